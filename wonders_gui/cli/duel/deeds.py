"""One turn of 7 Wonders Duel in one line: who did what, what it cost, and what came of it. It knows no rules."""

from typing import Final, assert_never

from engine.catalog.duel.loader import load_duel
from engine.core.seats import Seat
from engine.duel import events
from engine.duel.legality import is_chained
from engine.duel.state import CHOOSE_FROM_BOX, CHOOSE_TOKEN, DESTROY, FROM_DISCARD, FROM_THE_DISCARD, State
from wonders_gui.cli.duel.names import place_on_track, seat_name, token_names
from wonders_gui.cli.words import coins, listed
from wonders_gui.texts.names import DUEL, card_name, duel_card, duel_token, duel_wonder
from wonders_gui.texts.words import capital

Builds = events.CardBuilt | events.WonderBuilt | events.CardDiscarded
Coins = events.CoinsPaid | events.CoinsGained | events.CoinsLost | events.LootTaken
Choices = events.DecisionOpened | events.TokensDrawn | events.TokenTaken | events.CardDestroyed | events.ChoiceDeclined
Changes = events.PawnMoved | events.CardTurnedUp | events.WonderReturned | events.ExtraTurnWon
Deed = Builds | Coins | Choices | Changes

WAITING: Final = {
    CHOOSE_TOKEN: "is to take a token for a pair",
    CHOOSE_FROM_BOX: "is to keep one of them",
    DESTROY: "is to destroy a card",
    FROM_DISCARD: "is to build from the discard pile",
}
TAKEN: Final = {CHOOSE_TOKEN: "takes {token} for a pair", CHOOSE_FROM_BOX: "keeps {token}"}
DECLINED: Final = {
    CHOOSE_TOKEN: "takes no token for a pair",
    CHOOSE_FROM_BOX: "keeps none",
    DESTROY: "destroys nothing",
    FROM_DISCARD: "builds nothing from the discard pile",
}


class Turn:
    """What happens in one turn, as clauses of a subject and a verb, in the order in which they are told."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._deeds: list[tuple[str, str]] = []
        self._paid = ""
        self._returned: list[tuple[str, str]] = []
        self._turned_up: list[str] = []
        self._again: list[tuple[str, str]] = []
        self._waiting: list[tuple[str, str]] = []

    def note(self, event: Deed, phase: int) -> None:
        """Take in what has just happened; `phase` is what the table waited for before."""
        if isinstance(event, Builds):
            self._note_build(event)
        elif isinstance(event, Coins):
            self._note_coins(event)
        elif isinstance(event, Choices):
            self._note_choice(event, phase)
        else:
            self._note_change(event)

    def end_age(self) -> None:
        """The age is over, whoever has won another turn in it."""
        self._again = [(who, f"{what} in vain, as the age is over") for who, what in self._again]

    def told(self) -> str:
        """The whole turn as one sentence, or nothing when nothing has happened."""
        turned_up = [(listed(self._turned_up), "turns up" if len(self._turned_up) == 1 else "turn up")]
        clauses = [*self._deeds, *self._returned, *(turned_up if self._turned_up else []), *self._again, *self._waiting]
        return f"{sentence(clauses)}." if clauses else ""

    def _do(self, seat: Seat, what: str) -> None:
        self._waiting = []
        self._deeds.append((seat_name(seat), what))

    # -- what is used -----------------------------------------------------------------------------------------

    def _note_build(self, event: Builds) -> None:
        match event:
            case events.CardBuilt(seat, card, slot):
                origin = " from the discard pile" if slot == FROM_THE_DISCARD else self._by_chain(seat, card)
                self._do(seat, f"builds {duel_card(card)}{origin}{self._paid}")
            case events.WonderBuilt(seat, wonder, card):
                self._do(seat, f"builds {duel_wonder(wonder)} over {duel_card(card)}{self._paid}")
            case events.CardDiscarded(seat, card):
                self._do(seat, f"discards {duel_card(card)}")
            case _:
                assert_never(event)
        self._paid = ""

    def _by_chain(self, seat: Seat, card: int) -> str:
        if not is_chained(self._state.cities[seat], self._state.book.cards[card]):
            return ""
        return f" by chain from {card_name(DUEL, load_duel().cards[card].free_with or '')}"

    # -- coins ------------------------------------------------------------------------------------------------

    def _note_coins(self, event: Coins) -> None:
        match event:
            case events.CoinsPaid(seat, bank, opponent):
                shares = ((bank, "the bank"), (opponent, seat_name(1 - seat)))
                paid = listed(f"{coins(amount)} to {receiver}" for amount, receiver in shares if amount)
                self._paid = f", paying {paid}"
            case events.CoinsGained(seat, amount, cause):
                self._gain(seat, f"{coins(amount)} for the chain" if cause == events.CHAIN else coins(amount))
            case events.CoinsLost(seat, amount):
                self._do(seat, f"loses {coins(amount)}")
            case events.LootTaken(seat, amount=amount):
                self._do(seat, f"loses {coins(amount)} as loot" if amount else "has no coins for the loot")
            case _:
                assert_never(event)

    def _gain(self, seat: Seat, gained: str) -> None:
        """Coins come from what was done last."""
        who, what = self._deeds.pop() if self._deeds else (seat_name(seat), "goes on")
        self._deeds.append((who, f"{what}, gaining {gained}"))

    # -- choices ----------------------------------------------------------------------------------------------

    def _note_choice(self, event: Choices, phase: int) -> None:
        match event:
            case events.DecisionOpened(opened, seat):
                self._waiting = [(seat_name(seat), WAITING[opened])]
            case events.TokensDrawn(seat, tokens):
                self._do(seat, f"draws {token_names(tokens)} from the box")
            case events.TokenTaken(seat, token):
                self._do(seat, TAKEN[phase].format(token=duel_token(token)))
            case events.CardDestroyed(seat, card):
                self._do(1 - seat, f"destroys {duel_card(card)} of {seat_name(seat)}")
            case events.ChoiceDeclined(seat):
                self._do(seat, DECLINED[phase])
            case _:
                assert_never(event)

    # -- what changes by itself -------------------------------------------------------------------------------

    def _note_change(self, event: Changes) -> None:
        match event:
            case events.PawnMoved(to):
                self._deeds.append(("the pawn", f"moves to {place_on_track(self._state, to)}"))
            case events.CardTurnedUp(card=card):
                self._turned_up.append(duel_card(card))
            case events.WonderReturned(seat, wonder):
                self._returned.append((f"{duel_wonder(wonder)} of {seat_name(seat)}", "goes out of the game"))
            case events.ExtraTurnWon(seat):
                self._again = [(seat_name(seat), "wins another turn")]
            case _:
                assert_never(event)


def sentence(clauses: list[tuple[str, str]]) -> str:
    """Clauses in a row; whoever goes on is not named again."""
    told, last = [], ""
    for who, what in clauses:
        told.append(what if who == last else f"{who} {what}")
        last = who
    return capital("; ".join(told))
