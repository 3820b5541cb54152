"""A second opinion on prices, coins, steps and points, made from the log and the catalog alone; shares no rule.

It reads what happened, lays both cities out as lists of printed cards, and counts by the letter of the rulebook.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product

from engine.catalog.duel import model
from engine.catalog.duel.loader import load_duel
from engine.duel import events
from engine.duel.config import Config
from engine.duel.events import Event
from engine.duel.state import FROM_THE_DISCARD

COINS_IN_BOX = 86
CATEGORY_OF_COLOUR = {"blue": "civilian", "green": "science", "yellow": "commerce", "purple": "guilds"}
POINTS_FOR_LEAD = [0, 2, 2, 5, 5, 5, 10, 10, 10, 10]
LOOT = {3: 2, 6: 5}


@dataclass
class City:
    """What lies before one player."""

    coins: int = 0
    cards: list[model.Card] = field(default_factory=list)
    wonders: list[model.Wonder] = field(default_factory=list)
    tokens: list[model.Token] = field(default_factory=list)

    def effects(self) -> Iterator[model.Effect]:
        things: list[model.Card | model.Wonder | model.Token] = [*self.cards, *self.wonders, *self.tokens]
        for thing in things:
            yield from thing.effects

    def has(self, token: str) -> bool:
        return token in [each.id for each in self.tokens]

    def count(self, thing: str) -> int:
        if thing == "wonder":
            return len(self.wonders)
        return self.coins // 3 if thing == "three_coins" else sum(card.colour == thing for card in self.cards)

    def made(self, resource: model.Resource) -> int:
        """Units on brown and grey cards."""
        place = model.RESOURCES.index(resource)
        return sum(effect.units[place] for effect in self.effects() if isinstance(effect, model.Production))


def cheapest(cost: model.Cost, own: City, opponent: City, discount: int) -> int:
    """The fewest coins for the resources of a cost, by trying every use of every choice."""
    missing = {
        resource: max(0, amount - own.made(resource))
        for resource, amount in zip(model.RESOURCES, cost.resources, strict=True)
    }
    fixed = [r for effect in own.effects() if isinstance(effect, model.FixedPrice) for r in effect.resources]
    prices = {r: 1 if r in fixed else 2 + opponent.made(r) for r in model.RESOURCES}
    sources = [effect.resources for effect in own.effects() if isinstance(effect, model.Choice)]
    spared = product(*sources, *[model.RESOURCES] * discount)
    return min(_bill(missing, prices, Counter(choice)) for choice in spared)


def _bill(
    missing: dict[model.Resource, int], prices: dict[model.Resource, int], spared: Counter[model.Resource]
) -> int:
    return sum(prices[r] * max(0, amount - spared[r]) for r, amount in missing.items())


class Reader:
    """Lays the table out from the log; `mismatches` are coins that the rulebook would have moved otherwise."""

    def __init__(self, config: Config) -> None:
        self.switches = config.switches
        self.catalog = load_duel()
        self.cities = [City(), City()]
        self.first = 0
        self.pawn = 0
        self.loot = {(seat, step) for seat in (0, 1) for step in LOOT}
        self.mismatches: list[str] = []
        self._due: list[Event] = []  # what must be heard before the turn goes on, in this order
        self._paid = (0, 0)

    def read(self, log: Iterable[Event]) -> "Reader":
        for event in log:
            self._read(event)
        return self

    def _read(self, event: Event) -> None:
        match event:
            case events.FirstPlayerNamed(seat):
                self.first = seat
            case events.CoinsPaid(seat, bank, opponent):
                self._move(seat, -bank - opponent)
                self._move(1 - seat, opponent)
                self._paid = (bank, opponent)
            case events.CardBuilt(seat, card, slot):
                self._build(seat, self.catalog.cards[card], slot)
            case events.CardDiscarded(seat):
                self._expect_coins(seat, 2 + self.cities[seat].count("yellow"), events.DISCARD)
            case events.WonderBuilt(seat, wonder):
                self._build_wonder(seat, wonder)
            case events.TokenTaken(seat, token):
                self._take_token(seat, token)
            case events.CardDestroyed(seat, card):
                self.cities[seat].cards.remove(self.catalog.cards[card])
            case events.CoinsGained() | events.CoinsLost() | events.PawnMoved() | events.LootTaken():
                self._hear(event)
            case events.TurnBegan() | events.DecisionOpened() | events.GameEnded():
                self._settle()
            case _:
                pass

    # -- what is built ----------------------------------------------------------------------------------------

    def _build(self, seat: int, card: model.Card, slot: int) -> None:
        own, opponent = self.cities[seat], self.cities[1 - seat]
        chained = card.free_with in [other.id for other in own.cards]
        if slot != FROM_THE_DISCARD:
            discount = 2 * (card.colour == "blue" and own.has("masonry"))
            trade = 0 if chained else cheapest(card.cost, own, opponent, discount)
            self._expect_payment(opponent, 0 if chained else card.cost.coins, trade, card.id)
            if chained and own.has("urbanism"):
                self._expect_coins(seat, 4, events.CHAIN)
        own.cards.append(card)
        self._expect_coins(seat, self._income(own, card), self.catalog.cards.index(card))
        strategic = slot != FROM_THE_DISCARD or self.switches.strategy_counts_for_the_mausoleum
        self._expect_march(seat, card, int(card.colour == "red" and own.has("strategy") and strategic))

    def _build_wonder(self, seat: int, number: int) -> None:
        own, opponent = self.cities[seat], self.cities[1 - seat]
        wonder = self.catalog.wonders[number]
        price = cheapest(wonder.cost, own, opponent, 2 * own.has("architecture"))
        self._expect_payment(opponent, 0, price, wonder.id)
        own.wonders.append(wonder)
        self._expect_coins(seat, self._income(own, wonder), events.FIRST_WONDER + number)
        for effect in wonder.effects:
            if isinstance(effect, model.OpponentLoses) and opponent.coins:
                loss = min(effect.amount, opponent.coins)
                self._due.append(events.CoinsLost(1 - seat, loss, events.FIRST_WONDER + number))
        strategic = self.switches.strategy_counts_for_wonders
        self._expect_march(seat, wonder, int(own.has("strategy") and strategic))

    def _take_token(self, seat: int, number: int) -> None:
        token = self.catalog.tokens[number]
        self.cities[seat].tokens.append(token)
        self._expect_coins(seat, self._income(self.cities[seat], token), events.FIRST_TOKEN + number)

    # -- coins ------------------------------------------------------------------------------------------------

    def _move(self, seat: int, amount: int) -> None:
        self.cities[seat].coins += amount
        if self.cities[seat].coins < 0:
            self.mismatches.append(f"seat {seat} has {self.cities[seat].coins} coins")

    def _income(self, own: City, thing: model.Card | model.Wonder | model.Token) -> int:
        return sum(self._coins_of(own, effect) for effect in thing.effects)

    def _coins_of(self, own: City, effect: model.Effect) -> int:
        match effect:
            case model.Coins(amount):
                return amount
            case model.CoinsPer(amount, counted):
                return amount * own.count(counted)
            case model.Guild(kinds, coins, _):
                return coins * self._most(kinds)
            case _:
                return 0

    def _most(self, kinds: Sequence[str]) -> int:
        """In the city that has most."""
        return max(sum(city.count(kind) for kind in kinds) for city in self.cities)

    def _expect_payment(self, opponent: City, printed: int, trade: int, thing: str) -> None:
        expected = (printed, trade) if opponent.has("economy") else (printed + trade, 0)
        if self._paid != expected:
            self.mismatches.append(f"{thing} cost {self._paid} instead of {expected}")
        self._paid = (0, 0)

    def _expect_coins(self, seat: int, amount: int, cause: int) -> None:
        if self.switches.coins_are_limited:
            promised = sum(event.amount for event in self._due if isinstance(event, events.CoinsGained))
            amount = min(amount, COINS_IN_BOX - promised - sum(city.coins for city in self.cities))
        if amount:
            self._due.append(events.CoinsGained(seat, amount, cause))

    def _expect_march(self, seat: int, thing: model.Card | model.Wonder, extra: int) -> None:
        shields = sum(effect.amount for effect in thing.effects if isinstance(effect, model.Shields))
        if not shields:
            return
        before = self.pawn * (1 if seat == 0 else -1)
        after = min(9, before + shields + extra)
        self.pawn = after * (1 if seat == 0 else -1)
        self._due.append(events.PawnMoved(self.pawn))
        met = [step for step in LOOT if before < step <= after and (1 - seat, step) in self.loot]
        coins = self.cities[1 - seat].coins
        for step in met[-1:] if self.switches.only_the_last_loot_counts else met:
            self.loot.remove((1 - seat, step))
            self._due.append(events.LootTaken(1 - seat, list(LOOT).index(step), min(coins, LOOT[step])))
            coins -= min(coins, LOOT[step])

    def _hear(self, event: events.CoinsGained | events.CoinsLost | events.PawnMoved | events.LootTaken) -> None:
        if isinstance(event, events.CoinsGained) and event.cause == events.START:
            self.cities[event.seat].coins += event.amount
            return
        if not self._due or self._due.pop(0) != event:
            self.mismatches.append(f"nobody expected {event}")
        if isinstance(event, events.CoinsGained):
            self._move(event.seat, event.amount)
        elif not isinstance(event, events.PawnMoved):
            self._move(event.seat, -event.amount)

    def _settle(self) -> None:
        """Nothing may be owed when the turn goes on."""
        self.mismatches += [f"{event} did not happen" for event in self._due]
        self._due.clear()
        if self._paid != (0, 0):
            self.mismatches.append(f"{self._paid} were paid for nothing")

    # -- points -----------------------------------------------------------------------------------------------

    def score(self, seat: int) -> dict[str, int]:
        """The points of a seat by category."""
        city = self.cities[seat]
        score = dict.fromkeys(("civilian", "science", "commerce", "guilds"), 0)
        for card in city.cards:
            if card.colour in CATEGORY_OF_COLOUR:
                score[CATEGORY_OF_COLOUR[card.colour]] += sum(self._points(city, effect) for effect in card.effects)
        score["wonders"] = sum(self._points(city, effect) for wonder in city.wonders for effect in wonder.effects)
        score["progress"] = sum(self._points(city, effect) for token in city.tokens for effect in token.effects)
        score["treasury"] = city.coins // 3
        score["military"] = POINTS_FOR_LEAD[max(0, self.pawn if seat == 0 else -self.pawn)]
        return score

    def _points(self, city: City, effect: model.Effect) -> int:
        match effect:
            case model.Points(amount):
                return amount
            case model.PointsPerToken(amount):
                return amount * len(city.tokens)
            case model.Guild(kinds, _, points):
                return points * self._most(kinds)
            case _:
                return 0

    def winners(self) -> list[int]:
        """Who wins: by arms, by six symbols, or by points and then by blue points; both when even those are equal."""
        if abs(self.pawn) == 9:
            return [0 if self.pawn > 0 else 1]
        wise = [seat for seat in (0, 1) if self._symbols(seat) >= 6]
        if wise:
            return wise
        worth = [(sum(self.score(seat).values()), self.score(seat)["civilian"]) for seat in (0, 1)]
        if worth[0] == worth[1] and self.switches.second_player_wins_a_full_tie:
            return [1 - self.first]
        return [seat for seat in (0, 1) if worth[seat] == max(worth)]

    def _symbols(self, seat: int) -> int:
        return len({effect.symbol for effect in self.cities[seat].effects() if isinstance(effect, model.Science)})
