"""Every event of 7 Wonders as one line of the log; events that nobody needs to read have none."""

from collections.abc import Mapping
from typing import Final

from engine.catalog.loader import whole_box
from engine.seven import events
from engine.seven.state import COPY_GUILD, FROM_DISCARD, FROM_THE_DISCARD, LAST_CARD, UNKNOWN
from wonders_gui.language import N_, _
from wonders_gui.texts.log import Cast, OfTwo
from wonders_gui.texts.log_cities import CitiesLog
from wonders_gui.texts.names import city_name, seven_card, side_name
from wonders_gui.texts.words import coins, roman

OPENED: Final[Mapping[int, tuple[str, str]]] = {
    LAST_CARD: (N_("You may play your last card."), N_("{player} may play the last card.")),
    FROM_DISCARD: (
        N_("You may build a card from the discard pile."),
        N_("{player} may build a card from the discard pile."),
    ),
    COPY_GUILD: (N_("You may copy a guild of a neighbour."), N_("{player} may copy a guild of a neighbour.")),
}

Setting = events.BoardDealt | events.SideChosen | events.AgeBegan | events.CardDrawn | events.HandsPassed
LEAST_CITIES: Final = 3  # two players have the Free City beside them

Use = events.CardBuilt | events.StageBuilt | events.CardSold
Money = events.CoinsPaid | events.CoinsGained | events.FreeBuildUsed


class SevenLog:
    """Tells events of one table to one reader; it counts the stages and the age on the way."""

    def __init__(self, edition: int, cast: Cast, stages: list[int] | None = None, age: int = 0) -> None:
        """`stages` and `age` (from 0) are those of the table before the first event that is told."""
        self._edition = edition
        self._cast = cast
        self._stages = list(stages) if stages else [0] * max(LEAST_CITIES, len(cast))
        self._age = age
        self._cities = CitiesLog(edition, cast)

    def line(self, event: events.Event) -> str:
        """What the event means to the reader; empty for what goes without saying."""
        if isinstance(event, Setting):
            return self._setting(event)
        if isinstance(event, Use):
            return self._use(event)
        if isinstance(event, Money):
            return self._money(event)
        if isinstance(event, events.OfCities):
            return self._cities.line(event, self._age)
        return self._rest(event)

    def _card(self, number: int) -> str:
        return seven_card(self._edition, number)

    def _setting(self, event: Setting) -> str:
        match event:
            case events.BoardDealt(city, board):
                name = city_name(whole_box(self._edition).boards[board].id)
                return self._cast.says(city, _("Your city: {city}."), _("City of {player}: {city}."), city=name)
            case events.SideChosen(city, side):
                sides = whole_box(self._edition).sides
                told = side_name(sides[side % len(sides)])
                return self._cast.says(city, _("You choose {side}."), _("{player} chooses {side}."), side=told)
            case events.AgeBegan(age):
                self._age = age
                return _("Age {age} begins.").format(age=roman(age + 1))
            case events.CardDrawn(seat, card):
                return self._drawn(seat, card)
            case events.HandsPassed(step):
                return _("Hands are passed to the left.") if step > 0 else _("Hands are passed to the right.")

    def _drawn(self, seat: int, card: int) -> str:
        """Other eyes than the player's do not see what the player has drawn."""
        of_another = _("{player} draws a card and decides for the Free City.")
        if card == UNKNOWN:
            return self._cast.says(seat, _("You draw a card and decide for the Free City."), of_another)
        of_you = _("You draw {card} and decide for the Free City.")
        return self._cast.says(seat, of_you, of_another, card=self._card(card))

    def _use(self, event: Use) -> str:
        says, city, card = self._cast.says, event.city, self._card(event.card)
        match event:
            case events.CardBuilt(source=source) if source == FROM_THE_DISCARD:
                of_you = _("You build {card} from the discard pile.")
                return says(city, of_you, _("{player} builds {card} from the discard pile."), card=card)
            case events.CardBuilt():
                return says(city, _("You build {card}."), _("{player} builds {card}."), card=card)
            case events.StageBuilt():
                self._stages[city] += 1
                of_you = _("You build stage {stage} of your wonder.")
                of_another = _("{player} builds stage {stage} of the wonder.")
                return says(city, of_you, of_another, stage=self._stages[city])
            case events.CardSold(card=number) if number == UNKNOWN:
                of_you = _("You discard a card for coins.")
                return says(city, of_you, _("{player} discards a card for coins."))
            case events.CardSold():
                of_you = _("You discard {card} for coins.")
                return says(city, of_you, _("{player} discards {card} for coins."), card=card)

    def _money(self, event: Money) -> str:
        match event:
            case events.CoinsPaid():
                return self._paid(event)
            case events.CoinsGained(cause=events.START):
                return ""
            case events.CoinsGained(city, amount):
                return self._cast.says(
                    city, _("You receive {coins}."), _("{player} receives {coins}."), coins=coins(amount)
                )
            case events.FreeBuildUsed(city):
                of_you = _("You use your right to build one card for free.")
                return self._cast.says(city, of_you, _("{player} uses the right to build one card for free."))

    def _paid(self, event: events.CoinsPaid) -> str:
        told = [self._paid_to(event.city, amount, side) for amount, side in ((event.left, 1), (event.right, -1))]
        if event.bank:
            of_you = _("You pay {coins} to the bank.")
            told.insert(
                0, self._cast.says(event.city, of_you, _("{player} pays {coins} to the bank."), coins=coins(event.bank))
            )
        return " ".join(line for line in told if line)

    def _paid_to(self, city: int, amount: int, step: int) -> str:
        """What goes to a neighbour: to the left one a step up, to the right one a step down."""
        if not amount:
            return ""
        receiver = (city + step) % len(self._stages)
        told = OfTwo(
            _("You pay {coins} to {other}."), _("{player} pays you {coins}."), _("{player} pays {coins} to {other}.")
        )
        return self._cast.says_of_two(city, receiver, told, coins=coins(amount))

    def _rest(self, event: events.Event) -> str:
        says = self._cast.says
        match event:
            case events.DecisionOpened(phase, city):
                of_you, of_another = OPENED[phase]
                return says(city, _(of_you), _(of_another))
            case events.DiscardLeft(city):
                of_you = _("You take nothing from the discard pile.")
                return says(city, of_you, _("{player} takes nothing from the discard pile."))
            case events.ConflictWon(winner, loser):
                return self._conflict(winner, loser)
            case events.GuildCopied(city, card):
                return says(city, _("You copy {card}."), _("{player} copies {card}."), card=self._card(card))
            case events.LeftoversDiscarded():
                return _("The last cards are discarded.")
            case events.GameEnded():
                return _("The game is over.")
            case _:
                return ""

    def _conflict(self, winner: int, loser: int) -> str:
        told = OfTwo(
            _("Conflict in Age {age}: you defeat {other}."),
            _("Conflict in Age {age}: {player} defeats you."),
            _("Conflict in Age {age}: {player} defeats {other}."),
        )
        return self._cast.says_of_two(winner, loser, told, age=roman(self._age + 1))
