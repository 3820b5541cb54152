"""Tool tips with a heading and lines, made of plain texts only: whatever a player called himself is never mark-up."""

from html import escape


class Tip(str):
    """Mark-up that was made here; every other text is plain."""

    __slots__ = ()


def tip(heading: str, *lines: str) -> Tip:
    """The tool tip; empty lines are left out."""
    shown = "".join(f"<div>{escape(line)}</div>" for line in lines if line)
    return Tip(f"<div style='white-space: pre-wrap'><b>{escape(heading)}</b>{shown}</div>")


def as_tip(text: str) -> str:
    """A text that Qt will show as it is, even with a name like <b> in it."""
    return text if isinstance(text, Tip) or "<" not in text else Tip(f"<div>{escape(text)}</div>")
