"""Amounts and lists: the small words of which other texts are made."""

from collections.abc import Iterable
from typing import Final

from wonders_gui.language import _, ngettext, pgettext

ROMAN: Final = ("I", "II", "III")


def coins(number: int) -> str:
    """So many coins."""
    return ngettext("{number} coin", "{number} coins", number).format(number=number)


def points(number: int) -> str:
    """So many points."""
    return ngettext("{number} point", "{number} points", number).format(number=signed(number))


def shields(number: int) -> str:
    """So many shields."""
    return ngettext("{number} shield", "{number} shields", number).format(number=number)


def cards(number: int) -> str:
    """So many cards."""
    return ngettext("{number} card", "{number} cards", number).format(number=number)


def players(number: int) -> str:
    """So many players."""
    return ngettext("{number} player", "{number} players", number).format(number=number)


def turns(number: int) -> str:
    """So many turns."""
    return ngettext("{number} turn", "{number} turns", number).format(number=number)


def spaces(number: int) -> str:
    """So many spaces of the conflict track."""
    return ngettext("{number} space", "{number} spaces", number).format(number=number)


def symbols(number: int) -> str:
    """So many different science symbols."""
    text = ngettext("{number} different symbol", "{number} different symbols", number)
    return text.format(number=number)


def capital(text: str) -> str:
    """A text as it begins a sentence."""
    return text[:1].upper() + text[1:]


def signed(number: int) -> str:
    """A number whose minus is as wide as a figure."""
    return f"\N{MINUS SIGN}{-number}" if number < 0 else str(number)


def change(number: int) -> str:
    """A number with its sign, for what is won or lost."""
    return f"+{number}" if number > 0 else signed(number)


def percent(share: float) -> str:
    """A share from 0 to 1 in hundredths."""
    return _("{percent} %").format(percent=signed(round(100 * share)))


def percentage_points(number: int) -> str:
    """A difference of two shares, in hundredths: from 73 % to 62 % are 11 of them."""
    text = ngettext("{number} percentage point", "{number} percentage points", number)
    return text.format(number=number)


def roman(age: int) -> str:
    """The numeral of an age, from 1 on."""
    return ROMAN[age - 1]


def place(number: int) -> str:
    """A place in the final result: first, second ..."""
    ordinals = {
        1: pgettext("place", "1st"),
        2: pgettext("place", "2nd"),
        3: pgettext("place", "3rd"),
    }
    return ordinals.get(number) or pgettext("place", "{number}th").format(number=number)


def listed(items: Iterable[str]) -> str:
    """All of them: a, b and c."""
    return _joined(items, pgettext("list", "{first} and {last}"))


def either(items: Iterable[str]) -> str:
    """One of them: a, b or c."""
    return _joined(items, pgettext("list", "{first} or {last}"))


def sentences(items: Iterable[str]) -> str:
    """Whole sentences, one after another."""
    return " ".join(item for item in items if item)


def _joined(items: Iterable[str], pair: str) -> str:
    all_items = list(items)
    if not all_items:
        return _("none")
    if len(all_items) == 1:
        return all_items[0]
    return pair.format(first=", ".join(all_items[:-1]), last=all_items[-1])


def file_filter(kind: str, suffix: str) -> str:
    """What a file dialog offers: files of a kind, by the end of their names."""
    return f"{kind} (*{suffix})"
