"""What is worth telling after a game of 7 Wonders: what lay under the stages, and what became of cards passed on."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from ai.heuristics.seven.built import Details, card_id
from ai.heuristics.seven.looks import NAMES, move_features
from ai.review.line import Step
from ai.review.report import Fact
from engine.core.seats import Seat
from engine.seven.commands import BuildCard, BuildForNothing, Command, Play, SellCard
from engine.seven.draft import PASSING
from engine.seven.legality import legal
from engine.seven.state import BURIED, PLAY, PlayRecord, State

Steps = Sequence[Step[State, Command]]

CODES: Final = {
    "buried": "The seat built stage number `stage` with the `card`, which nobody else could see.",
    "neighbour_built": "The seat built the `card` out of the hand that it was passed, for so many `points`.",
    "neighbour_could_build": "The seat could have built the `card` out of it, for so many `points`, and did not.",
}
_MOST: Final = 3  # of a code that are told
_DENIED: Final = ("denied_points", "denied_science")


def told(steps: Steps, end: State, seat: Seat) -> list[Fact]:
    """All buried cards, and the strongest cards that a neighbour built, or could have built, of hands passed on."""
    passed = sorted(_passed_on(steps, seat), key=lambda fact: int(fact.details["points"]), reverse=True)
    found = list(_buried(end))
    for code in ("neighbour_built", "neighbour_could_build"):
        found += [fact for fact in passed if fact.code == code][:_MOST]
    return found


def _buried(end: State) -> Iterator[Fact]:
    """The Free City's stages belong to nobody."""
    stages: Counter[int] = Counter()
    for number in end.plays:
        play = PlayRecord(number)
        if play.action == BURIED:
            stages[play.city] += 1
            if play.city in end.table.seats:
                details: Details = {"card": card_id(end, play.card), "stage": stages[play.city]}
                yield Fact("buried", play.city, play.age + 1, play.turn, details)


def _passed_on(steps: Steps, seat: Seat) -> Iterator[Fact]:
    """What the opponent who got the hand could make of each card in it, and whether it did."""
    plays = {(step.before.age, step.before.turn, step.seat): step for step in reversed(steps) if _is_of_hand(step)}
    for step in plays.values():
        state = step.before
        receiver = (seat + PASSING[state.age]) % state.table.players
        answer = plays.get((state.age, state.turn + 1, receiver))
        if step.seat == seat and answer is not None and receiver != state.table.partner[seat]:
            yield from _chances_given(step, answer)


def _is_of_hand(step: Step[State, Command]) -> bool:
    return step.before.phase == PLAY and isinstance(step.command, Play) and step.command.city == step.seat


def _chances_given(step: Step[State, Command], answer: Step[State, Command]) -> Iterator[Fact]:
    state, then = step.before, answer.before
    affordable = {move.card for move in legal(then, answer.seat) if isinstance(move, BuildCard | BuildForNothing)}
    built = answer.command.card if isinstance(answer.command, BuildCard | BuildForNothing) else None
    for card in affordable & set(state.hands[step.seat]) & set(then.hands[answer.seat]):
        points = _denied(state, step.seat, card)
        if points > 0:
            code = "neighbour_built" if card == built else "neighbour_could_build"
            details: Details = {"card": card_id(state, card), "points": points}
            yield Fact(code, answer.seat, then.age + 1, then.turn, details)


def _denied(state: State, seat: Seat, card: int) -> int:
    """The points that whoever gets the hand next could make of a card in it."""
    look = dict(zip(NAMES, move_features(state, SellCard(seat, seat, card)), strict=True))
    return round(sum(look[name] for name in _DENIED))
