"""Every sentence the command line says when something is wrong: a code in, a sentence with named fields out.

The engine speaks in codes. What the window says too is translated; what only the command line says is English. A game's
own sentence for a code goes before the one that all games share.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from engine.core.errors import CodedError
from wonders_gui.cli.dice import sentences as dice
from wonders_gui.cli.duel import sentences as duel
from wonders_gui.cli.sentences import shared
from wonders_gui.cli.seven import sentences as seven
from wonders_gui.language import _
from wonders_gui.texts.refusals import DEFAULTS, reason_phrase

Detail = str | int

OF_GAMES: Final[dict[str, Mapping[str, shared.Table]]] = {
    "seven": seven.FAMILIES,
    "duel": duel.FAMILIES,
    "dice": dice.FAMILIES,
}


def sentence(code: str, **fields: Detail) -> str:
    """A message of the command line itself."""
    return shared.MESSAGES[code].format(**fields)


@contextmanager
def in_the_words_of(game: str) -> Iterator[None]:
    """Errors from inside are told in the sentences of this game."""
    try:
        yield
    except CodedError as error:
        raise type(error)(error.code, **{"game": game, **error.details}) from error


def sentence_for(error: CodedError) -> str:
    """What is wrong with a file, a table or the command line."""
    family = type(error).__name__
    text = told(family, error.code, error.details, str(error.details.get("game", "")))
    return f"{place_of(error)}{text}" if family == "PositionError" else text


def place_of(error: CodedError) -> str:
    """Where in a position the trouble is."""
    details = error.details
    places = [details.get("file"), f"line {details['line']}" if "line" in details else None, details.get("field")]
    told_places = ", ".join(str(place) for place in places if place)
    return f"{told_places}: " if told_places else ""


def told(family: str, code: str, details: Mapping[str, Detail], game: str = "") -> str:
    """The sentence of a code; one without a sentence is shown as it is, so that nothing is ever hidden."""
    template = template_of(family, code, game) or DEFAULTS.get(family)
    fields = {name: reason_phrase(str(value)) if name == "reason" else value for name, value in details.items()}
    try:
        return _(template).format(**{"code": code, **fields}) if template else unknown(code, fields)
    except (KeyError, IndexError, TypeError):
        return unknown(code, fields)


def template_of(family: str, code: str, game: str) -> str | None:
    """The sentence as it stands in the tables, if it does."""
    own = OF_GAMES.get(game, {}).get(family, {})
    return own.get(code) or shared.FAMILIES.get(family, {}).get(code)


def unknown(code: str, fields: Mapping[str, Detail]) -> str:
    """A code without a sentence, with all it says."""
    facts = ", ".join(f"{name} {value}" for name, value in fields.items())
    return f"{code} ({facts})." if facts else f"{code}."
