"""Fixed positions with something to say about them, and what a citizen does there and why: one golden text per game.

The first line of a position is what a strong player would say. The text holds words and numbers of the game only, no
learned ones, so that better weights change nothing as long as the move and its reasons stay right.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from ai.bot import Budget, Decision, Reason
from ai.heuristics.dice.opponents import DICE_OPPONENTS
from ai.heuristics.duel.opponents import DUEL_OPPONENTS
from ai.heuristics.seven.opponents import SEVEN_OPPONENTS
from engine.dice import legality as dice_rules
from engine.dice import moves as dice_moves
from engine.dice.book import words as dice_words
from engine.dice.position import read_position as read_dice
from engine.dice.state import State as DiceState
from engine.dice.view import view as dice_view
from engine.duel import legality as duel_rules
from engine.duel import moves as duel_moves
from engine.duel.book import words as duel_words
from engine.duel.commands import Command as DuelCommand
from engine.duel.facts import slots_in
from engine.duel.position import read_position as read_duel
from engine.duel.state import DRAFT, PLAY
from engine.duel.state import State as DuelState
from engine.duel.view import view as duel_view
from engine.seven import legality as seven_rules
from engine.seven import moves as seven_moves
from engine.seven.book import words_of as seven_words_of
from engine.seven.commands import Command as SevenCommand
from engine.seven.position import read_position as read_seven
from engine.seven.state import State as SevenState
from engine.seven.view import view as seven_view
from tests.ai.clear import clear_headed

HERE: Final = Path(__file__).parent
SEED: Final = 1
TOP: Final = 2  # reasons that are kept; a third one is often a matter of taste


@dataclass(frozen=True)
class Case:
    """A position, what lies there, and what a citizen decided."""

    facts: Sequence[str]
    command: str
    reasons: Sequence[Reason]


@dataclass(frozen=True)
class Collection:
    """The positions of one game."""

    game: str
    case: Callable[[str], Case]

    @property
    def names(self) -> list[str]:
        """The positions by name."""
        return sorted(file.stem for file in (HERE / self.game).glob("*.yaml"))

    @property
    def golden(self) -> Path:
        """Where the text is kept."""
        return HERE / f"{self.game}.txt"

    def text_of(self, name: str) -> str:
        """A position as it was written down."""
        return (HERE / self.game / f"{name}.yaml").read_text(encoding="utf-8")

    def told(self, name: str) -> str:
        """What there is to say about a position."""
        text = self.text_of(name)
        case = self.case(text)
        title = text.splitlines()[0].removeprefix("# ")
        reasons = [said(reason) for reason in case.reasons[:TOP]]
        return "\n".join([name, f"  {title}", *(f"    {fact}" for fact in case.facts), f"  > {case.command}", *reasons])

    def kept(self) -> dict[str, str]:
        """What the golden text says, by the name of the position."""
        chapters = self.golden.read_text(encoding="utf-8").rstrip("\n").split("\n\n")
        return {chapter.split("\n", 1)[0]: chapter for chapter in chapters}

    def write(self) -> None:
        """Write the golden text anew."""
        text = "\n\n".join(self.told(name) for name in self.names) + "\n"
        self.golden.write_text(text, encoding="utf-8", newline="\n")


def said(reason: Reason) -> str:
    """A reason by its code and what it speaks of; never by its weight, which was learned."""
    return f"    {reason.code}" + "".join(f", {key} {value}" for key, value in reason.details.items())


def seven_case(text: str) -> Case:
    """A decision of seat 0 in 7 Wonders."""
    state = read_seven(text)
    decision = seven_citizen(state, 0)
    return Case(seven_facts(state), seven_moves.move_to_text(state, decision.command), decision.reasons)


def seven_citizen(state: SevenState, seat: int) -> Decision[SevenCommand]:
    """What a citizen decides, always by the same chance."""
    moves = seven_rules.legal(state, seat)
    return clear_headed(SEVEN_OPPONENTS).choose(seven_view(state, seat), moves, Random(SEED), Budget())


def seven_facts(state: SevenState) -> list[str]:
    """The moment, and what seat 0 can choose from."""
    table, names = state.table, seven_words_of(state.book)
    neighbours = [table.left[0], table.right[0]]
    return [
        f"edition {state.book.edition}, {table.players} players, age {state.age + 1}, turn {state.turn}",
        f"{names.board_of(state.side[0])} with {state.coins[0]} coins, {state.shields[0]} shields "
        f"against {state.shields[neighbours[0]]} and {state.shields[neighbours[1]]}",
        "hand: " + (", ".join(names.card_ids[card] for card in state.hands[0]) or "none"),
    ]


def duel_case(text: str) -> Case:
    """A decision of whoever is to move in Duel."""
    state = read_duel(text)
    decision = duel_citizen(state)
    return Case(duel_facts(state), duel_moves.move_to_text(state, decision.command), decision.reasons)


def duel_citizen(state: DuelState) -> Decision[DuelCommand]:
    """What a citizen decides, always by the same chance."""
    moves = duel_rules.legal(state, state.decider)
    return DUEL_OPPONENTS.bot("citizen").choose(duel_view(state, state.decider), moves, Random(SEED), Budget())


def duel_facts(state: DuelState) -> list[str]:
    """The moment, and what there is to choose from."""
    seat, names = state.decider, duel_words()
    own, other = state.cities[seat], state.cities[1 - seat]
    if state.phase == DRAFT:
        return ["the draft: " + ", ".join(names.wonder_ids[wonder] for wonder in state.shown)]
    cards = ", ".join(names.card_ids[state.slots[slot]] for slot in slots_in(state.accessible))
    tokens = ", ".join(names.token_ids[token] for token in state.board)
    plans = ", ".join(names.wonder_ids[wonder] for wonder in own.plans) or "none"
    return [
        f"age {state.age + 1}, seat {seat}: {own.coins} coins against {other.coins}, pawn {state.pawn}",
        f"wonders to build: {plans}",
        f"cards: {cards}" if state.phase == PLAY else f"tokens: {tokens}",
    ]


def dice_case(text: str) -> Case:
    """A decision of seat 0 in Dice."""
    state = read_dice(text)
    moves = dice_rules.legal(state, 0)
    decision = clear_headed(DICE_OPPONENTS).choose(dice_view(state, 0), moves, Random(SEED), Budget())
    return Case(dice_facts(state), dice_moves.move_to_text(state, decision.command), decision.reasons)


def dice_facts(state: DiceState) -> list[str]:
    """The moment, and what lies in the forum."""
    city, names = state.cities[0], dice_words()
    forum = [f"{names.die_ids[die.die]} {names.face_ids[die.face]} {die.price}" for die in state.forum]
    return [
        f"{state.table.players} players, turn {state.turn}",
        f"{names.board_ids[city.board.number]} with {city.coins} coins and {city.resources} resources",
        "forum: " + ", ".join(forum),
    ]


SEVEN: Final = Collection("seven", seven_case)
CITIES: Final = Collection("cities", seven_case)
DUEL: Final = Collection("duel", duel_case)
DICE: Final = Collection("dice", dice_case)
