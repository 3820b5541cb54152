"""Makes .mo files, which gettext reads, out of the .po files that people edit. Needs the standard library alone."""

import ast
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parent
MAGIC: Final = 0x950412DE
HEADER_BYTES: Final = 28
CONTEXT: Final = "\x04"
PLURAL: Final = "\x00"


def sources() -> list[Path]:
    """The .po file of every language."""
    return sorted(FOLDER.glob("*/LC_MESSAGES/*.po"))


def is_stale(source: Path) -> bool:
    """Whether the .mo file is missing or older than the .po file."""
    target = source.with_suffix(".mo")
    return not target.exists() or target.stat().st_mtime < source.stat().st_mtime


def compile_stale() -> list[Path]:
    """Compile what has changed; the files that were written."""
    written = [source.with_suffix(".mo") for source in sources() if is_stale(source)]
    for target in written:
        entries = read_po(target.with_suffix(".po").read_text(encoding="utf-8"))
        fresh = target.with_suffix(".tmp")
        fresh.write_bytes(mo_bytes(entries))
        fresh.replace(target)
    return written


def read_po(text: str) -> dict[str, str]:
    """Translations by the keys that .mo files use; fuzzy and empty ones are left out."""
    return dict(entry for block in text.split("\n\n") for entry in _entries(block))


def _entries(block: str) -> Iterator[tuple[str, str]]:
    lines = [line for line in block.splitlines() if not line.startswith("#")]
    if not lines or any(line.startswith("#,") and "fuzzy" in line for line in block.splitlines()):
        return
    parts = _parts(lines)
    key = parts.get("msgid", "")
    if "msgctxt" in parts:
        key = parts["msgctxt"] + CONTEXT + key
    forms = [parts[name] for name in sorted(parts) if name.startswith("msgstr")]
    if "msgid_plural" in parts:
        key += PLURAL + parts["msgid_plural"]
    if all(forms):
        yield key, PLURAL.join(forms)


def _parts(lines: list[str]) -> dict[str, str]:
    """The texts of an entry by their keywords; a text may go on over several lines."""
    parts: dict[str, str] = {}
    keyword = ""
    for line in lines:
        if not line.startswith('"'):
            keyword, _, line = line.partition(" ")
        parts[keyword] = parts.get(keyword, "") + str(ast.literal_eval(line))
    return parts


def mo_bytes(entries: dict[str, str]) -> bytes:
    """The .mo file: two tables of lengths and places, then all texts, keys in order."""
    keys = [(key.encode(), entries[key].encode()) for key in entries]
    keys.sort()
    places, texts = [], b""
    start = HEADER_BYTES + 16 * len(keys)
    for column in (0, 1):
        for pair in keys:
            places.append((len(pair[column]), start + len(texts)))
            texts += pair[column] + b"\0"
    header = struct.pack("<7I", MAGIC, 0, len(keys), HEADER_BYTES, HEADER_BYTES + 8 * len(keys), 0, 0)
    return header + b"".join(struct.pack("<2I", *place) for place in places) + texts


if __name__ == "__main__":
    for path in compile_stale():
        print(f"i18n: {path.relative_to(FOLDER)}", file=sys.stderr)
