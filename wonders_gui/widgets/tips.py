"""Tool tips with a heading and lines, made of plain texts only: whatever a player called himself is never mark-up."""

from html import escape


def tip(heading: str, *lines: str) -> str:
    """The tool tip; empty lines are left out."""
    shown = "".join(f"<div>{escape(line)}</div>" for line in lines if line)
    return f"<div style='white-space: pre-wrap'><b>{escape(heading)}</b>{shown}</div>"
