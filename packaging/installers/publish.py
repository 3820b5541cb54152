"""Makes a draft of the release on GitHub from what lies in dist/, by its own command line tool."""

from pathlib import Path
from typing import Final

from installers import checksums
from installers.run import BUILD, DIST, ROOT, Refused, need, run, say
from installers.version import chapter, version

EXPECTED: Final = ("*.deb", "*.tar.xz", "*.AppImage", "*-Setup.exe", "*-macos-*.dmg", "*.cdx.json", checksums.NAME)
MINUTES: Final = 60.0


def build() -> None:
    """make a draft of the release on GitHub with everything in dist/"""
    files = complete(DIST)
    checksums.check()
    notes = BUILD / "release-notes.md"
    notes.write_text(chapter(version(), (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")), encoding="utf-8")
    run("Making the release", command(need("gh", "gh"), notes, files), 30 * MINUTES, cwd=ROOT)
    say(f"the draft of v{version()} has {len(files)} files; look at it and publish it.")


def complete(folder: Path) -> list[Path]:
    """Everything that a release has; raises Refused when something is missing."""
    missing = [pattern for pattern in EXPECTED if not any(folder.glob(pattern))]
    if missing:
        raise Refused(f"the release is not complete; dist/ lacks {', '.join(missing)}.")
    return sorted(file for file in folder.iterdir() if file.is_file())


def command(program: str, notes: Path, files: list[Path]) -> list[str | Path]:
    """What GitHub is asked for; a version such as 1.2.0rc1 is a trial."""
    trial = ["--prerelease"] if not version().replace(".", "").isdigit() else []
    words = ["release", "create", f"v{version()}", "--draft", "--verify-tag", *trial, "--title", f"Wonders {version()}"]
    return [program, *words, "--notes-file", notes, *files]
