"""What else there is to tell after a game: facts of a review in, sentences out."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from ai.review.report import Fact
from engine.core.seats import Seat
from wonders_gui.language import _, ngettext
from wonders_gui.texts.names import card_name, wonder_name
from wonders_gui.texts.review import moment_name
from wonders_gui.texts.words import coins, listed, points

Names = Sequence[str]


def fact_lines(game: str, facts: Iterable[Fact], names: Names, you: Seat) -> list[str]:
    """Every fact in words: the player's own first, cards under the stages of one wonder in one sentence."""
    by_code: dict[tuple[str, Seat], list[Fact]] = {}
    for fact in facts:
        by_code.setdefault((fact.code, fact.seat), []).append(fact)
    order = sorted(by_code, key=lambda key: (list(TELLERS).index(key[0]) if key[0] in TELLERS else 99, key[1] != you))
    return [
        line
        for code, seat in order
        if code in TELLERS
        for line in TELLERS[code](game, by_code[code, seat], "" if seat == you else names[seat])
    ]


def _number(fact: Fact, field: str) -> int:
    value = fact.details.get(field, 0)
    return value if isinstance(value, int) else 0


def _card(game: str, fact: Fact) -> str:
    return card_name(game, str(fact.details["card"]))


def _when(game: str, fact: Fact) -> str:
    return moment_name(game, fact.age, fact.turn)


def _buried(game: str, facts: Sequence[Fact], who: str) -> list[str]:
    cards = listed(_card(game, fact) for fact in facts)
    if who:
        return [_("Under the wonder of {player} lie: {cards}.").format(player=who, cards=cards)]
    return [_("Under your wonder lie: {cards}.").format(cards=cards)]


def _neighbour_built(game: str, facts: Sequence[Fact], who: str) -> list[str]:
    text = _("{moment}: {player} built {card}, which you had passed on; to {player} it was worth {points}.")
    return [_passed(game, fact, who, text) for fact in facts]


def _neighbour_could_build(game: str, facts: Sequence[Fact], who: str) -> list[str]:
    text = _("{moment}: you passed on {card}; {player} could have built it for {points}, and did not.")
    return [_passed(game, fact, who, text) for fact in facts]


def _passed(game: str, fact: Fact, who: str, text: str) -> str:
    worth = points(_number(fact, "points"))
    return text.format(moment=_when(game, fact), player=who, card=_card(game, fact), points=worth)


def _under_wonder(game: str, facts: Sequence[Fact], who: str) -> list[str]:
    own = _("{moment}: you built {wonder} with {card}.")
    others = _("{moment}: {player} built {wonder} with {card}.")
    return [
        (others if who else own).format(
            moment=_when(game, fact),
            player=who,
            wonder=wonder_name(game, str(fact.details["wonder"])),
            card=_card(game, fact),
        )
        for fact in facts
    ]


def _destroyed(game: str, facts: Sequence[Fact], who: str) -> list[str]:
    own = _("{moment}: you destroyed {card} of your opponent.")
    others = _("{moment}: {player} destroyed your {card}.")
    return [
        (others if who else own).format(moment=_when(game, fact), player=who, card=_card(game, fact)) for fact in facts
    ]


def _dice(_game: str, facts: Sequence[Fact], who: str) -> list[str]:
    return [_dice_line(fact, who) for fact in facts]


def _dice_line(fact: Fact, who: str) -> str:
    turns, free = _number(fact, "turns"), _number(fact, "free")
    if who:
        text = ngettext(
            "{player} had a die for nothing in {free} of {number} turn, and paid {coins} for dice.",
            "{player} had a die for nothing in {free} of {number} turns, and paid {coins} for dice.",
            turns,
        )
    else:
        text = ngettext(
            "You had a die for nothing in {free} of {number} turn, and paid {coins} for dice.",
            "You had a die for nothing in {free} of {number} turns, and paid {coins} for dice.",
            turns,
        )
    return text.format(player=who, free=free, number=turns, coins=coins(_number(fact, "coins")))


TELLERS: Final[Mapping[str, Callable[[str, Sequence[Fact], str], list[str]]]] = {
    "neighbour_built": _neighbour_built,
    "neighbour_could_build": _neighbour_could_build,
    "buried": _buried,
    "under_wonder": _under_wonder,
    "destroyed": _destroyed,
    "dice": _dice,
}
