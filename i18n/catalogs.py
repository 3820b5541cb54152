"""Extracts every text of the program, brings the catalogs up to date, and says what is wrong with them. Needs Babel."""

import sys
import tomllib
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from string import Formatter
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from i18n.compile import compile_stale

FOLDER: Final = Path(__file__).resolve().parent
ROOT: Final = FOLDER.parent
TEMPLATE: Final = FOLDER / "wonders.pot"
LANGUAGES: Final = ("nl", "da")
WIDTH: Final = 120
HEADER: Final = "# Texts of wonders. Written by dev.py i18n; only translations are edited by hand."
_UNWANTED: Final = tuple(
    f'"{field}'.encode()
    for field in (
        "POT-Creation-Date",
        "PO-Revision-Date",
        "Project-Id-Version",
        "Report-Msgid-Bugs-To",
        "Last-Translator",
        "Language-Team",
        "Generated-By",
    )
)


def source(language: str) -> Path:
    """The catalog of a language."""
    return FOLDER / language / "LC_MESSAGES" / "wonders.po"


def extracted() -> Catalog:
    """Every text that the program can show, as it stands in the sources now."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["wonders"]["i18n"]
    keywords = {name: _keyword(arguments) for name, arguments in settings["keywords"].items()}
    catalog = Catalog(header_comment=HEADER, project="wonders", charset="utf-8")
    for package in settings["packages"]:
        found = extract_from_dir(ROOT / package, [("**.py", "python")], keywords=keywords, comment_tags=("i18n:",))
        for file, _line, message, comments, context in found:
            place = (f"{package}/{Path(file).as_posix()}", 0)
            catalog.add(message, locations=[place], auto_comments=comments, context=context)
    return catalog


def _keyword(arguments: list[int | str]) -> tuple[int | tuple[int, str], ...] | None:
    """Which arguments are texts; the one with a `c` is the context."""
    places = [(int(told[:-1]), "c") if isinstance(told, str) else told for told in arguments]
    return tuple(places) or None


def load(path: Path) -> Catalog:
    """A catalog as it stands in its file."""
    with path.open("rb") as file:
        return read_po(file, locale=None if path == TEMPLATE else path.parts[-3])


def save(path: Path, catalog: Catalog) -> None:
    """Write a catalog, without dates and versions: they would change it when nothing has."""
    catalog.header_comment = HEADER
    text = BytesIO()
    write_po(text, catalog, width=WIDTH, include_lineno=False, sort_by_file=True, ignore_obsolete=True)
    lines = [line for line in text.getvalue().splitlines(keepends=True) if not line.startswith(_UNWANTED)]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"".join(lines))


def extract() -> int:
    """Write the template anew."""
    save(TEMPLATE, extracted())
    return 0


def update() -> int:
    """Bring new texts into the catalogs and take out those that are gone."""
    extract()
    template = load(TEMPLATE)
    for language in LANGUAGES:
        catalog = load(source(language)) if source(language).exists() else Catalog(locale=language)
        catalog.update(template, no_fuzzy_matching=True)
        catalog.fuzzy = False
        save(source(language), catalog)
    return check()


def check() -> int:
    """Say everything that is wrong; 0 when nothing is."""
    found = list(problems())
    for problem in found:
        print(f"i18n: {problem}", file=sys.stderr)
    return int(bool(found))


def problems() -> Iterator[str]:
    """Texts that are not in the template, missing or unsure translations, and fields that were lost."""
    wanted = {_key(message): message for message in extracted() if message.id}
    yield from (f"{TEMPLATE.name} is out of date: {key}" for key in wanted.keys() ^ _keys(load(TEMPLATE)))
    for language in LANGUAGES:
        catalog = load(source(language))
        yield from (f"{language} is out of date: {key}" for key in wanted.keys() ^ _keys(catalog))
        for message in catalog:
            if message.id:
                yield from (f"{language}: {problem}: {_key(message)}" for problem in _problems(message))


def _key(message: Message) -> tuple[str, str]:
    return message.context or "", message.id if isinstance(message.id, str) else message.id[0]


def _keys(catalog: Catalog) -> set[tuple[str, str]]:
    return {_key(message) for message in catalog if message.id}


def _problems(message: Message) -> Iterator[str]:
    """What is wrong with one translation."""
    originals = [message.id] if isinstance(message.id, str) else list(message.id)
    told = translations(message)
    if not all(told) or len(told) != len(originals):
        yield "missing"
        return
    if message.fuzzy:
        yield "fuzzy"
    if any(fields_of(text) != fields_of(original) for text, original in zip(told, originals, strict=True)):
        yield "other fields"
    ends = {text[-1] in ".!?" for text in (originals[-1], *told)}
    if len(ends) > 1 and message.context != "place":  # Danish ordinals end with a full stop
        yield "a sentence in one language only"


def translations(message: Message) -> list[str]:
    """One text, or one for each form of the plural."""
    return [message.string] if isinstance(message.string, str) else list(message.string or ())


def fields_of(text: str) -> set[str]:
    """The named fields of a text."""
    return {name for _text, name, _spec, _conversion in Formatter().parse(text) if name is not None}


def compile_() -> int:
    """Compile what has changed."""
    compile_stale()
    return 0


VERBS: Final = {"extract": extract, "update": update, "compile": compile_, "check": check}

if __name__ == "__main__":
    verb = VERBS.get(sys.argv[1] if len(sys.argv) == 2 else "")
    if verb is None:
        sys.exit(f"i18n: say one of {', '.join(VERBS)}")
    sys.exit(verb())
