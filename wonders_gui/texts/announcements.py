"""What is said aloud when it matters: the own turn, and a supremacy that is near."""

from wonders_gui.language import _, ngettext


def your_turn() -> str:
    """The reader may decide."""
    return _("Your turn.")


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
