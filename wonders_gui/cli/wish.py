"""Which cards are asked for: by age, by colour, by name. Shared by the games that have such cards."""

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from wonders_gui.cli.parser import UsageError, whole_number


class Named(Protocol):
    """Anything in a box that has a name."""

    @property
    def id(self) -> str:
        """The name in files."""

    @property
    def name(self) -> str:
        """The printed name."""


class Coloured(Named, Protocol):
    """A card of an age."""

    @property
    def age(self) -> int:
        """From 1 on."""

    @property
    def colour(self) -> str:
        """Its kind."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What is asked for; what is not said leaves all."""

    age: int | None
    colour: str | None
    names: tuple[str, ...]

    @property
    def is_open(self) -> bool:
        """Whether everything is asked for."""
        return not self.names and self.age is None and self.colour is None

    def wants_card(self, card: Coloured) -> bool:
        """Whether the card is asked for."""
        named = not self.names or self._names(card)
        return named and self.age in (None, card.age) and self.colour in (None, card.colour)

    def wants(self, thing: Named) -> bool:
        """Whether something without age and colour is asked for: by name, or when everything is."""
        return self.is_open or self._names(thing)

    def _names(self, thing: Named) -> bool:
        return thing.id in self.names or thing.name.lower() in self.names


def add_wish(parser: argparse.ArgumentParser, colours: Sequence[str], things: str) -> None:
    """The options that say a wish."""
    parser.add_argument("--age", type=whole_number, help="only cards of age 1, 2 or 3")
    parser.add_argument("--colour", help=f"only cards of one colour: {', '.join(colours)}")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"{things}, by its id or its name")


def wish_from(options: argparse.Namespace) -> Wish:
    """The wish that the options say."""
    return Wish(options.age, options.colour, tuple(name.lower() for name in options.names))


def check_wish(wish: Wish, ages: Sequence[int], colours: Sequence[str], things: Iterable[Named]) -> None:
    """Raise UsageError when something asked for does not exist."""
    if wish.age not in (None, *ages):
        raise UsageError("no_such_age", age=str(wish.age))
    if wish.colour not in (None, *colours):
        raise UsageError("unknown_colour", colour=str(wish.colour), known=", ".join(colours))
    known = {word for thing in things for word in (thing.id, thing.name.lower())}
    for name in wish.names:
        if name not in known:
            raise UsageError("unknown_name", name=name)
