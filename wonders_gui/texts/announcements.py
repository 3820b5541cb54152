"""What is said aloud when the table changes: ages, turns, conflicts, warnings and the end of the game."""

from collections.abc import Sequence

from wonders_gui.language import _, ngettext
from wonders_gui.texts.words import listed, points, roman, shields


def age_begins(age: int, to_the_left: bool) -> str:
    """A new age of 7 Wonders (from 1 on), and which way hands go in it."""
    if to_the_left:
        return _("Age {age} begins. Hands are passed to the left.").format(age=roman(age))
    return _("Age {age} begins. Hands are passed to the right.").format(age=roman(age))


def turn_begins(age: int, turn: int) -> str:
    """A new turn of 7 Wonders."""
    return _("Age {age}, turn {turn}. Choose a card.").format(age=roman(age), turn=turn)


def your_turn() -> str:
    """The reader may decide."""
    return _("Your turn.")


def waiting_for(players: Sequence[str]) -> str:
    """Who still has to decide."""
    return _("Waiting for {players}.").format(players=listed(players))


def choice_sealed() -> str:
    """The reader has decided and the others have not."""
    return _("Your choice is sealed. The others are still choosing.")


def conflict_result(neighbour: str, yours: int, theirs: int) -> str:
    """One conflict of the reader at the end of an age."""
    fields = {"player": neighbour, "yours": shields(yours), "theirs": shields(theirs)}
    if yours > theirs:
        return _("You defeat {player}: {yours} against {theirs}.").format(**fields)
    if yours < theirs:
        return _("{player} defeats you: {theirs} against {yours}.").format(**fields)
    return _("Equal strength with {player}: no token.").format(player=neighbour)


# -- supremacies of Duel --------------------------------------------------------------------------------------------


def you_near_capital(steps: int) -> str:
    """The reader could soon win by arms."""
    text = ngettext(
        "Only {number} shield to your military victory!", "Only {number} shields to your military victory!", steps
    )
    return text.format(number=steps)


def opponent_near_capital(player: str, steps: int) -> str:
    """The opponent could soon win by arms."""
    text = ngettext(
        "Warning: {player} needs only {number} shield for a military victory.",
        "Warning: {player} needs only {number} shields for a military victory.",
        steps,
    )
    return text.format(player=player, number=steps)


def you_near_science(symbols: int) -> str:
    """The reader could soon win by science."""
    text = ngettext(
        "Only {number} symbol to your scientific victory!", "Only {number} symbols to your scientific victory!", symbols
    )
    return text.format(number=symbols)


def opponent_near_science(player: str, symbols: int) -> str:
    """The opponent could soon win by science."""
    text = ngettext(
        "Warning: {player} needs only {number} symbol for a scientific victory.",
        "Warning: {player} needs only {number} symbols for a scientific victory.",
        symbols,
    )
    return text.format(player=player, number=symbols)


# -- the end --------------------------------------------------------------------------------------------------------


def you_win(total: int) -> str:
    """The reader has won on points."""
    return _("You win with {points}!").format(points=points(total))


def player_wins(player: str, total: int) -> str:
    """Somebody else has won on points."""
    return _("{player} wins with {points}.").format(player=player, points=points(total))


def victory_shared(players: Sequence[str], total: int) -> str:
    """Several have won."""
    return _("{players} share the victory. Points each: {points}.").format(players=listed(players), points=total)


def decided_on_coins() -> str:
    """A tie of 7 Wonders that coins have broken."""
    return _("Equal points: decided on coins.")


def decided_on_blue_cards() -> str:
    """A tie of Duel that blue cards have broken."""
    return _("Equal points: decided on the points of blue cards.")
