"""The version of the program, which is written in one place, wonders_gui/version.py; a tag must say the same."""

import ast
import os
import re
from pathlib import Path
from typing import Final

from installers.run import ROOT, Refused, say

SOURCE: Final = ROOT / "wonders_gui" / "version.py"
NUMBERS: Final = re.compile(r"\d+\.\d+\.\d+((a|b|rc)\d+)?")


def version(source: Path = SOURCE) -> str:
    """The version as the program says it; nothing of the program is imported for that."""
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "VERSION" and node.value is not None:
            return str(ast.literal_eval(node.value))
    raise Refused(f"{source} does not say a VERSION.")


def build() -> None:
    """say the version"""
    print(version())


def check() -> None:
    """refuse a version that is not three numbers and, where a tag is released, not that of the tag and the changelog"""
    found = version()
    if not NUMBERS.fullmatch(found):
        raise Refused(f"the version {found!r} is not three numbers such as 1.2.0 or 1.2.0rc1.")
    if os.environ.get("GITHUB_REF_TYPE") == "tag":
        demand_tag(found, os.environ.get("GITHUB_REF_NAME", ""))
        demand_chapter(found, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    say(f"version {found}.")


def demand_tag(found: str, tag: str) -> None:
    """Raises Refused when the tag that is being released names another version."""
    if tag != f"v{found}":
        raise Refused(f"the tag is {tag!r}, but wonders_gui/version.py says {found}: the tag must be 'v{found}'.")


def demand_chapter(found: str, changelog: str) -> None:
    """Raises Refused when nobody wrote down what is new."""
    if not chapter(found, changelog):
        raise Refused(f"CHANGELOG.md has no chapter '## [{found}]': rename 'Unreleased' and date it.")


def chapter(found: str, changelog: str) -> str:
    """What the changelog says of a version, without its heading."""
    told = re.search(rf"^## \[{re.escape(found)}\][^\n]*\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    return told[1].strip() if told else ""
