"""What a move of 7 Wonders builds, and how it is named where reasons are told."""

from collections.abc import Mapping

from engine.seven.book import words_of
from engine.seven.commands import BuildCard, BuildForNothing, BuildStage, Command, TakeFromDiscard
from engine.seven.facts import NO_EFFECTS, Card, Effects
from engine.seven.state import State

Details = Mapping[str, int | str]
Told = tuple[str, Details]


def card_of(state: State, command: Command) -> Card | None:
    """The card that the move builds."""
    if isinstance(command, BuildCard | BuildForNothing | TakeFromDiscard):
        return state.book.cards[command.card]
    return None


def thing_of(state: State, command: Command) -> Effects:
    """The card or the stage that the move builds."""
    if isinstance(command, BuildStage):
        return state.book.sides[state.side[command.city]].stages[state.stages[command.city]]
    return card_of(state, command) or NO_EFFECTS


def card_id(state: State, card: int) -> str:
    """The id of a card."""
    return words_of(state.book).card_ids[card]
