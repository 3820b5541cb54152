"""Every event of 7 Wonders Duel as one line of the log; events that nobody needs to read have none."""

from collections.abc import Mapping
from typing import Final

from engine.core.seats import NOBODY
from engine.duel import events
from engine.duel.state import (
    BEGINNER,
    CHOOSE_FROM_BOX,
    CHOOSE_TOKEN,
    CIVILIAN,
    DESTROY,
    FROM_DISCARD,
    MILITARY,
    SCIENTIFIC,
)
from engine.duel.state import FROM_THE_DISCARD as OUT_OF_THE_DISCARD
from wonders_gui.language import N_, _
from wonders_gui.texts.log import Cast
from wonders_gui.texts.names import duel_card, duel_token, duel_wonder
from wonders_gui.texts.words import coins, listed, roman, spaces

OPENED: Final[Mapping[int, tuple[str, str]]] = {
    CHOOSE_TOKEN: (N_("You choose a progress token for a pair."), N_("{player} chooses a progress token for a pair.")),
    CHOOSE_FROM_BOX: (N_("You keep one of these tokens."), N_("{player} keeps one of these tokens.")),
    DESTROY: (N_("You destroy a card of your opponent."), N_("{player} destroys a card of the opponent.")),
    BEGINNER: (N_("You choose who begins the Age."), N_("{player} chooses who begins the Age.")),
    FROM_DISCARD: (
        N_("You may build a card from the discard pile."),
        N_("{player} may build a card from the discard pile."),
    ),
}
WINS: Final[Mapping[int, tuple[str, str]]] = {
    CIVILIAN: (N_("You win with the most points!"), N_("{player} wins with the most points!")),
    MILITARY: (N_("You win by military supremacy!"), N_("{player} wins by military supremacy!")),
    SCIENTIFIC: (N_("You win by scientific supremacy!"), N_("{player} wins by scientific supremacy!")),
}

Setting = (
    events.FirstPlayerNamed
    | events.TokensLaid
    | events.WondersShown
    | events.WonderTaken
    | events.AgeBegan
    | events.BeginnerChosen
)
Use = events.CardBuilt | events.CardDiscarded | events.WonderBuilt | events.WonderReturned
Money = events.CoinsPaid | events.CoinsGained | events.CoinsLost | events.LootTaken
Choice = events.DecisionOpened | events.TokensDrawn | events.TokenTaken | events.CardDestroyed | events.ChoiceDeclined


class DuelLog:
    """Tells events of one table to one reader; it follows the pawn on the way."""

    def __init__(self, cast: Cast, pawn: int = 0) -> None:
        """`pawn` is where it stood before the first event that is told: above 0, seat 0 leads."""
        self._cast = cast
        self._pawn = pawn

    def line(self, event: events.Event) -> str:
        """What the event means to the reader; empty for what goes without saying."""
        if isinstance(event, Setting):
            return self._setting(event)
        if isinstance(event, Use):
            return self._use(event)
        if isinstance(event, Money):
            return self._money(event)
        if isinstance(event, Choice):
            return self._choice(event)
        return self._rest(event)

    def _setting(self, event: Setting) -> str:
        says = self._cast.says
        match event:
            case events.FirstPlayerNamed(seat):
                return says(seat, _("You are the first player."), _("First player: {player}."))
            case events.TokensLaid(board):
                return _("Progress tokens on the board: {tokens}.").format(tokens=listed(map(duel_token, board)))
            case events.WondersShown(wonders):
                return _("Wonders on offer: {wonders}.").format(wonders=listed(map(duel_wonder, wonders)))
            case events.WonderTaken(seat, wonder):
                of_you, of_another = _("You choose {wonder}."), _("{player} chooses {wonder}.")
                return says(seat, of_you, of_another, wonder=duel_wonder(wonder))
            case events.AgeBegan(age):
                return _("Age {age} begins.").format(age=roman(age + 1))
            case events.BeginnerChosen(beginner=beginner):
                return says(beginner, _("You begin this Age."), _("{player} begins this Age."))

    def _use(self, event: Use) -> str:
        says, seat = self._cast.says, event.seat
        match event:
            case events.CardBuilt(card=card, slot=slot) if slot == OUT_OF_THE_DISCARD:
                of_you = _("You build {card} from the discard pile.")
                return says(seat, of_you, _("{player} builds {card} from the discard pile."), card=duel_card(card))
            case events.CardBuilt(card=card):
                return says(seat, _("You build {card}."), _("{player} builds {card}."), card=duel_card(card))
            case events.CardDiscarded(card=card):
                of_you = _("You discard {card} for coins.")
                return says(seat, of_you, _("{player} discards {card} for coins."), card=duel_card(card))
            case events.WonderBuilt(wonder=wonder):
                of_you, of_another = _("You build a wonder: {wonder}."), _("{player} builds a wonder: {wonder}.")
                return says(seat, of_you, of_another, wonder=duel_wonder(wonder))
            case events.WonderReturned(wonder=wonder):
                of_you = _("You can no longer build {wonder}.")
                return says(seat, of_you, _("{player} can no longer build {wonder}."), wonder=duel_wonder(wonder))

    def _money(self, event: Money) -> str:
        says, seat = self._cast.says, event.seat
        match event:
            case events.CoinsPaid():
                return self._paid(event)
            case events.CoinsGained(cause=events.START):
                return ""
            case events.CoinsGained(amount=amount):
                return says(seat, _("You receive {coins}."), _("{player} receives {coins}."), coins=coins(amount))
            case events.CoinsLost(amount=amount):
                return says(seat, _("You lose {coins}."), _("{player} loses {coins}."), coins=coins(amount))
            case events.LootTaken(amount=amount):
                of_you = _("A military token costs you {coins}.")
                return says(seat, of_you, _("A military token costs {player} {coins}."), coins=coins(amount))

    def _paid(self, event: events.CoinsPaid) -> str:
        says, seat = self._cast.says, event.seat
        told = []
        if event.bank:
            of_you, of_another = _("You pay {coins} to the bank."), _("{player} pays {coins} to the bank.")
            told.append(says(seat, of_you, of_another, coins=coins(event.bank)))
        if event.opponent:
            of_you, of_another = _("You pay {coins} to your opponent."), _("{player} pays {coins} to the opponent.")
            told.append(says(seat, of_you, of_another, coins=coins(event.opponent)))
        return " ".join(told)

    def _choice(self, event: Choice) -> str:
        says, seat = self._cast.says, event.seat
        match event:
            case events.DecisionOpened(phase):
                of_you, of_another = OPENED[phase]
                return says(seat, _(of_you), _(of_another))
            case events.TokensDrawn(tokens=tokens):
                if min(tokens) < 0:
                    return says(seat, "", _("{player} draws progress tokens out of the box."))
                text = _("Drawn out of the box: {tokens}.")
                return text.format(tokens=listed(map(duel_token, tokens)))
            case events.TokenTaken(token=token):
                of_you = _("You choose a progress token: {token}.")
                return says(seat, of_you, _("{player} chooses a progress token: {token}."), token=duel_token(token))
            case events.CardDestroyed(card=card):
                return says(seat, _("You lose {card}."), _("{player} loses {card}."), card=duel_card(card))
            case events.ChoiceDeclined():
                return says(seat, _("You choose nothing."), _("{player} chooses nothing."))

    def _rest(self, event: events.Event) -> str:
        match event:
            case events.PawnMoved(to):
                return self._moved(to)
            case events.ExtraTurnWon(seat):
                return self._cast.says(seat, _("You take another turn."), _("{player} takes another turn."))
            case events.CardTurnedUp(card=card):
                return _("Turned up: {card}.").format(card=duel_card(card))
            case events.GameEnded(victory, winner):
                if winner == NOBODY:
                    return _("The victory is shared.")
                of_you, of_another = WINS[victory]
                return self._cast.says(winner, _(of_you), _(of_another))
            case _:
                return ""

    def _moved(self, to: int) -> str:
        steps, self._pawn = to - self._pawn, to
        attacked = 1 if steps > 0 else 0
        of_you = _("The conflict pawn moves {spaces} towards you.")
        of_another = _("The conflict pawn moves {spaces} towards {player}.")
        return self._cast.says(attacked, of_you, of_another, spaces=spaces(abs(steps)))
