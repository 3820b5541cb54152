"""What the black cards of Cities do to others and to the rules of trade, in whole sentences."""

from collections.abc import Iterable, Mapping
from typing import Final, assert_never

from engine.catalog import model
from wonders_gui.language import N_, _, ngettext
from wonders_gui.texts.words import coins, points

Scheme = (
    model.Gift
    | model.CoinLoss
    | model.Debt
    | model.Diplomacy
    | model.VictoryToken
    | model.DiscardDefeats
    | model.CopiedScience
    | model.Rebate
    | model.BoardRebate
)

_ON_OTHERS: Final = (model.Gift, model.CoinLoss, model.Debt)

GIFTS: Final[Mapping[str, str]] = {
    "neighbours": N_("Each of your neighbours gets {coins} from the bank at once."),
    "others": N_("Every other player gets {coins} from the bank at once."),
}
LOSSES: Final[Mapping[str, str]] = {
    "": N_("At the end of this turn every other player loses {coins}. What they do not pay becomes debt."),
    "victory": N_(
        "At the end of this turn every other player loses {coins} for each of their own victory tokens. "
        "What they do not pay becomes debt."
    ),
    "stage": N_(
        "At the end of this turn every other player loses {coins} for each stage that they have built of their own "
        "wonder. What they do not pay becomes debt."
    ),
}
REBATES: Final[Mapping[str, str]] = {
    "left": N_("Trade: once in every turn, a resource from your left neighbour costs 1 coin less."),
    "right": N_("Trade: once in every turn, a resource from your right neighbour costs 1 coin less."),
}


def own_first(effects: Iterable[model.Effect]) -> list[model.Effect]:
    """Effects in the order in which they are shown and told: what the city gets, then what happens to others."""
    return sorted(effects, key=lambda effect: isinstance(effect, _ON_OTHERS))


def scheme_text(effect: Scheme) -> str:
    """One thing that a black card or a stage of Cities does, as a sentence."""
    match effect:
        case model.Gift(amount, to):
            return _(GIFTS[to]).format(coins=coins(amount))
        case model.CoinLoss(amount, per):
            return _(LOSSES[per]).format(coins=coins(amount))
        case model.Debt(amount):
            return debt_text(amount)
        case model.Diplomacy(tokens):
            return diplomacy_text(tokens)
        case model.VictoryToken(worth):
            return _("At once: a victory token of {points}.").format(points=points(worth))
        case model.DiscardDefeats():
            return _("After that you discard all your defeat tokens.")
        case model.CopiedScience(symbols):
            return copied_text(symbols)
        case model.Rebate(neighbour):
            return _(REBATES[neighbour])
        case model.BoardRebate(amount):
            text = _("Trade: the resource of a neighbour's board costs {coins} less, every time you buy it.")
            return text.format(coins=coins(amount))
        case _:
            assert_never(effect)


def debt_text(tokens: int) -> str:
    """What both neighbours have to take."""
    text = ngettext(
        "At once: each of your neighbours takes {number} debt token. Coins cannot be paid instead.",
        "At once: each of your neighbours takes {number} debt tokens. Coins cannot be paid instead.",
        tokens,
    )
    return text.format(number=tokens)


def diplomacy_text(tokens: int) -> str:
    """Tokens that keep a city out of conflicts."""
    text = ngettext(
        "{number} diplomacy token: you take no part in the next conflicts, or with teams, fight for one token less.",
        "{number} diplomacy tokens: for each of them you take no part in the conflicts of one Age, or with teams, "
        "fight for one token less.",
        tokens,
    )
    return text.format(number=tokens)


def copied_text(symbols: int) -> str:
    """Symbols that are copied from green cards of the neighbours."""
    text = ngettext(
        "At the end of the game you copy {number} science symbol from a green card of a neighbour.",
        "At the end of the game you copy {number} science symbols from green cards of your neighbours.",
        symbols,
    )
    return text.format(number=symbols)


def debt_tokens(number: int) -> str:
    """So many debt tokens."""
    return ngettext("{number} debt token", "{number} debt tokens", number).format(number=number)


def diplomacy_tokens(number: int) -> str:
    """So many diplomacy tokens."""
    return ngettext("{number} diplomacy token", "{number} diplomacy tokens", number).format(number=number)
