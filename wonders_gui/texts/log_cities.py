"""What only Cities and its team game bring, as lines of the log; `log_seven` tells the rest."""

from engine.catalog.model import VICTORY_WORTH
from engine.seven import events
from wonders_gui.language import _
from wonders_gui.texts.effects_cities import debt_tokens, diplomacy_tokens
from wonders_gui.texts.log import Cast, OfTwo
from wonders_gui.texts.names import seven_card
from wonders_gui.texts.words import coins, points, roman

Token = events.DiplomacyGained | events.DiplomacySpent | events.VictoryTokenGained | events.DefeatsDiscarded


class CitiesLog:
    """Tells events of Cities at one table to one reader."""

    def __init__(self, edition: int, cast: Cast) -> None:
        self._edition = edition
        self._cast = cast

    def line(self, event: events.OfCities, age: int) -> str:
        """What the event means to the reader, in an age from 0 on; empty for what goes without saying."""
        match event:
            case events.BorderWon(winner, loser, tokens):
                return self._border(winner, loser, tokens, roman(age + 1))
            case events.DebtTaken(city, amount, cause):
                of_you = _("You take {debt} because of this card: {card}.")
                of_another = _("{player} takes {debt} because of this card: {card}.")
                card = seven_card(self._edition, cause)
                return self._cast.says(city, of_you, of_another, debt=debt_tokens(amount), card=card)
            case events.CoinsLost(city, paid, debt):
                return self._lost(city, paid, debt)
            case events.LossInflicted() | events.LossesOpened() | events.LossesSettled():
                return ""
            case _:
                return self._token(event)

    def _token(self, event: Token) -> str:
        says = self._cast.says
        match event:
            case events.DiplomacyGained(city, tokens):
                of_you, of_another = _("You receive {tokens}."), _("{player} receives {tokens}.")
                return says(city, of_you, of_another, tokens=diplomacy_tokens(tokens))
            case events.DiplomacySpent(city):
                return says(city, _("You use a diplomacy token."), _("{player} uses a diplomacy token."))
            case events.VictoryTokenGained(city, age):
                of_you = _("You receive a victory token of {points}.")
                of_another = _("{player} receives a victory token of {points}.")
                return says(city, of_you, of_another, points=points(VICTORY_WORTH[age]))
            case events.DefeatsDiscarded(city):
                of_you = _("You discard all your defeat tokens.")
                return says(city, of_you, _("{player} discards all defeat tokens."))

    def _lost(self, city: int, paid: int, debt: int) -> str:
        """A loss: what was paid of it, and what became debt."""
        lost, taken = coins(paid), debt_tokens(debt)
        if not debt:
            return self._cast.says(city, _("You lose {coins}."), _("{player} loses {coins}."), coins=lost)
        if not paid:
            return self._cast.says(city, _("You take {debt}."), _("{player} takes {debt}."), debt=taken)
        of_you = _("You lose {coins} and take {debt}.")
        return self._cast.says(city, of_you, _("{player} loses {coins} and takes {debt}."), coins=lost, debt=taken)

    def _border(self, winner: int, loser: int, tokens: int, age: str) -> str:
        told = OfTwo(
            _("Conflict in Age {age}: you defeat {other}. Tokens on each side: {tokens}."),
            _("Conflict in Age {age}: {player} defeats you. Tokens on each side: {tokens}."),
            _("Conflict in Age {age}: {player} defeats {other}. Tokens on each side: {tokens}."),
        )
        return self._cast.says_of_two(winner, loser, told, age=age, tokens=tokens)
