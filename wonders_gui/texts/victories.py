"""Who has won, in a sentence: with the player among the winners it is addressed to the player."""

from collections.abc import Sequence

from wonders_gui.language import _
from wonders_gui.texts import names, words

TEAM = 2


def victory(winners: Sequence[str], worth: int, *, yours: bool) -> str:
    """How a game was won on points; `winners` are labels, and `yours` says whether the player is one of them."""
    if len(winners) > 1:
        return _("Shared victory: {players}").format(players=words.listed(winners))
    text = _("You win with {points}") if yours else _("Victory: {player}, {points}")
    return text.format(player=winners[0], points=words.points(worth))


def team_victory(winners: Sequence[str], worth: int, *, yours: bool) -> str:
    """How a game of teams was won; more than one team shares a victory."""
    if len(winners) > TEAM:
        return victory(winners, worth, yours=yours)
    text = _("Your team wins: {players}, {points}") if yours else _("Victory of the team {players}: {points}")
    return text.format(players=words.listed(winners), points=words.points(worth))


def supremacy(kind: str, winner: str, *, yours: bool) -> str:
    """How a game of Duel ended before its time."""
    text = _("{victory}: you win") if yours else _("{victory}: {player}")
    return text.format(victory=names.victory_name(kind), player=winner)
