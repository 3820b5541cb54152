"""What a move would bring, in lines of an icon and a sentence, made from the engine's forecast. Decides nothing."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from engine.core.seats import NOBODY, Seat
from engine.duel.facts import NO_CARD
from engine.duel.forecast import Change, Forecast, Threat, Uncovered, steps_to_capital, symbols_to_win, threats
from engine.duel.state import (
    CHOOSE_FROM_BOX,
    CHOOSE_TOKEN,
    CIVILIAN,
    DESTROY,
    DRAFT,
    FROM_DISCARD,
    MILITARY,
    NO_VICTORY,
    OVER,
    SCIENTIFIC,
    State,
)
from engine.duel.view import View
from wonders_gui.art.faces import Sign
from wonders_gui.language import _, ngettext
from wonders_gui.texts.announcements import (
    opponent_near_capital,
    opponent_near_science,
    you_near_capital,
    you_near_science,
)
from wonders_gui.texts.bills import BillLine
from wonders_gui.texts.log import Cast
from wonders_gui.texts.names import duel_card, duel_wonder
from wonders_gui.texts.words import coins, listed, spaces

NEAR_STEPS: Final = 3
NEAR_SYMBOLS: Final = 1


class Tone(Enum):
    """How a line is meant."""

    PLAIN = "plain"
    GOOD = "good"
    WARN = "warn"


@dataclass(frozen=True, slots=True)
class Line:
    """One thing a move brings."""

    sign: Sign
    text: str
    tone: Tone = Tone.PLAIN
    bill: BillLine | None = None
    """An item of a price, which is painted as in every game."""


class Brings:
    """Collects the lines of one forecast: what the seat that is looked from would bring about."""

    def __init__(self, view: View, people: Cast) -> None:
        self._table = view.table
        self._seat = view.seat
        self._people = people

    def _mine(self, of_you: str, of_another: str, /, **fields: object) -> str:
        """A sentence about the seat that is looked from, which is the player's but in a game looked back at."""
        return self._people.says(self._seat, of_you, of_another, **fields)

    def _theirs(self, of_you: str, of_another: str, /, **fields: object) -> str:
        return self._people.says(1 - self._seat, of_you, of_another, **fields)

    def lines(self, outcome: Forecast) -> list[Line]:
        """The most important first."""
        return [
            *self._victory(outcome),
            *self._science(outcome),
            *self._points(outcome),
            *self._pawn(outcome),
            *self._coins(outcome),
            *self._turn(outcome),
            *self._chain(outcome),
            *self._structure(outcome),
        ]

    def _victory(self, outcome: Forecast) -> list[Line]:
        if outcome.victory == NO_VICTORY:
            return []
        if outcome.winner == self._seat:
            texts = {
                MILITARY: (_("You win by military supremacy"), _("{player} wins by military supremacy")),
                SCIENTIFIC: (_("You win by scientific supremacy"), _("{player} wins by scientific supremacy")),
                CIVILIAN: (_("You win on points"), _("{player} wins on points")),
            }
            return [Line(Sign("trophy"), self._mine(*texts[outcome.victory]), Tone.GOOD)]
        if outcome.winner == NOBODY:
            return [Line(Sign("warning"), _("The game ends in a shared victory"), Tone.WARN)]
        of_you, of_another = _("The game ends: you win on points"), _("The game ends: {player} wins on points")
        return [Line(Sign("warning"), self._theirs(of_you, of_another), Tone.WARN)]

    def _science(self, outcome: Forecast) -> list[Line]:
        told = []
        if outcome.symbols.by:
            text = _("{number} of {needed} different symbols")
            left = symbols_to_win(self._table, self._seat)
            told.append(
                Line(
                    Sign("any_science"),
                    text.format(number=outcome.symbols.after, needed=outcome.symbols.before + left),
                    Tone.GOOD,
                )
            )
        choice = self._choice(outcome)
        return told + ([choice] if choice else [])

    def _choice(self, outcome: Forecast) -> Line | None:
        if outcome.choice == CHOOSE_TOKEN:
            return Line(Sign("token"), _("A pair: choose a progress token"), Tone.GOOD)
        if outcome.choice == CHOOSE_FROM_BOX:
            return Line(Sign("token"), _("Choose one of the progress tokens from the box"), Tone.GOOD)
        if outcome.choice == DESTROY:
            text = self._theirs(_("Destroy one of your cards"), _("Destroy a card of {player}"))
            return Line(Sign("cross"), text, Tone.GOOD)
        if outcome.choice == FROM_DISCARD:
            return Line(Sign("discard"), _("Build a card of the discard pile for free"), Tone.GOOD)
        return None

    def _points(self, outcome: Forecast) -> list[Line]:
        told = []
        if outcome.points.by:
            text = _("points now {before} → {after}")
            tone = Tone.GOOD if outcome.points.by > 0 else Tone.WARN
            told.append(Line(Sign("points", outcome.points.by), _change(text, outcome.points), tone))
        if outcome.opponent_points.by:
            text = _("{name}: points {before} → {after}")
            tone = Tone.GOOD if outcome.opponent_points.by < 0 else Tone.WARN
            text = _change(text, outcome.opponent_points, name=self._people[1 - self._seat])
            told.append(Line(Sign("points", outcome.opponent_points.by), text, tone))
        return told

    def _pawn(self, outcome: Forecast) -> list[Line]:
        if not outcome.lead.by:
            return []
        of_you, of_another = _("The pawn moves {spaces} towards you"), _("The pawn moves {spaces} towards {player}")
        moved = self._theirs(of_you, of_another, spaces=spaces(outcome.lead.by))
        told = [Line(Sign("shield"), moved, Tone.GOOD)]
        lost = sum(outcome.loot)
        if lost:
            text = self._theirs(_("Loot: you lose {coins}"), _("Loot: {player} loses {coins}"), coins=coins(lost))
            told.append(Line(Sign("coin_lost", -lost), text, Tone.GOOD))
        return told

    def _coins(self, outcome: Forecast) -> list[Line]:
        told = []
        if outcome.coins.by:
            text = _change(_("coins {before} → {after}"), outcome.coins)
            tone = Tone.GOOD if outcome.coins.by > 0 else Tone.PLAIN
            told.append(Line(Sign("coin", abs(outcome.coins.by)), text, tone))
        won = outcome.opponent_coins.by + sum(outcome.loot)
        if won:
            text = _change(
                _("{name}: coins {before} → {after}"), outcome.opponent_coins, name=self._people[1 - self._seat]
            )
            told.append(Line(Sign("coin", abs(won)), text, Tone.WARN if won > 0 else Tone.GOOD))
        return told

    def _turn(self, outcome: Forecast) -> list[Line]:
        if not outcome.again or outcome.victory != NO_VICTORY:
            return []
        if outcome.ends_age:
            return [Line(Sign("extra_turn"), _("The extra turn is lost: the Age ends"), Tone.WARN)]
        text = self._mine(_("You take another turn"), _("{player} takes another turn"))
        return [Line(Sign("extra_turn"), text, Tone.GOOD)]

    def _chain(self, outcome: Forecast) -> list[Line]:
        if outcome.makes_free == NO_CARD or outcome.victory != NO_VICTORY:
            return []
        of_you, of_another = _("Makes {card} free for you"), _("Makes {card} free for {player}")
        text = self._mine(of_you, of_another, card=duel_card(outcome.makes_free))
        return [Line(Sign("link"), text)]

    def _structure(self, outcome: Forecast) -> list[Line]:
        if outcome.victory != NO_VICTORY or not outcome.uncovers:
            return []
        mine = outcome.next_seat == self._seat
        return [self._uncovering(outcome.uncovers, mine)]

    def _uncovering(self, cards: Sequence[Uncovered], mine: bool) -> Line:
        known = [duel_card(uncovered.card) for uncovered in cards if uncovered.card >= 0]
        hidden = len(cards) - len(known)
        if hidden:
            known.append(ngettext("a face-down card", "{number} face-down cards", hidden).format(number=hidden))
        says = self._mine if mine else self._theirs
        of_you, of_another = _("Makes accessible for you: {cards}"), _("Makes accessible for {player}: {cards}")
        told = says(of_you, of_another, cards=listed(known))
        return Line(Sign("cards"), told, Tone.GOOD if mine else Tone.WARN)


def _change(text: str, change: Change, name: str = "") -> str:
    return text.format(before=change.before, after=change.after, name=name)


# -- supremacy at hand ----------------------------------------------------------------------------------------------


def warnings(view: View, people: Cast) -> list[Line]:
    """Whoever is near a supremacy, the other one first; nothing when the game is over or has not begun.

    To the player it is a chance, to the opponent a danger, through whoever's eyes it is seen.
    """
    if view.table.phase in (DRAFT, OVER):
        return []
    mine, other = view.seat, 1 - view.seat
    near = (
        _chance(view.table, seat) if seat == people.you else _danger(view.table, seat, people[seat])
        for seat in (other, mine)
    )
    return [line for lines in near for line in lines]


def _danger(table: State, seat: Seat, name: str) -> list[Line]:
    at_once = threats(table, seat)
    if at_once:
        text = _("Danger: {name} can win at once with {card}")
        danger = text.format(name=name, card=listed(_means(threat) for threat in at_once))
        return [Line(_KINDS[at_once[0].victory], danger, Tone.WARN)]
    told: list[Line] = []
    steps, symbols = steps_to_capital(table, seat), symbols_to_win(table, seat)
    if steps <= NEAR_STEPS:
        told.append(Line(Sign("shield"), opponent_near_capital(name, steps), Tone.WARN))
    if symbols <= NEAR_SYMBOLS:
        told.append(Line(Sign("any_science"), opponent_near_science(name, symbols), Tone.WARN))
    return told


def _chance(table: State, seat: Seat) -> list[Line]:
    at_once = threats(table, seat)
    if at_once and table.decider == seat:
        text = _("You can win at once with {card}")
        told = text.format(card=listed(_means(threat) for threat in at_once))
        return [Line(_KINDS[at_once[0].victory], told, Tone.GOOD)]
    lines = []
    steps, symbols = steps_to_capital(table, seat), symbols_to_win(table, seat)
    if steps <= NEAR_STEPS:
        lines.append(Line(Sign("shield"), you_near_capital(steps), Tone.GOOD))
    if symbols <= NEAR_SYMBOLS:
        lines.append(Line(Sign("any_science"), you_near_science(symbols), Tone.GOOD))
    return lines


def _means(threat: Threat) -> str:
    return duel_card(threat.card) if threat.card != NO_CARD else duel_wonder(threat.wonder)


_KINDS: Final = {MILITARY: Sign("shield"), SCIENTIFIC: Sign("any_science")}
