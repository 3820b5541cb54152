"""All commands of Duel, for laws that speak of every wish there is, the foolish ones too."""

from engine.duel import commands
from engine.duel.commands import Command


def all_commands() -> list[Command]:
    """Every command there is, and some of seats, cards, wonders and tokens that there are not."""
    cards, wonders, tokens = range(-3, 75), range(-1, 13), range(-1, 11)
    wishes: list[Command] = []
    for seat in (-1, 0, 1, 2):
        wishes += [commands.TakeWonder(seat, wonder) for wonder in wonders]
        wishes += [kind(seat, card) for kind in (commands.BuildCard, commands.DiscardCard) for card in cards]
        wishes += [kind(seat, card) for kind in (commands.DestroyCard, commands.TakeFromDiscard) for card in cards]
        wishes += [commands.BuildWonder(seat, wonder, card) for wonder in wonders for card in cards]
        wishes += [commands.ChooseToken(seat, token) for token in tokens]
        wishes += [commands.ChooseBeginner(seat, beginner) for beginner in (-1, 0, 1, 2)]
        wishes.append(commands.Decline(seat))
    return wishes


EVERY_COMMAND = all_commands()
