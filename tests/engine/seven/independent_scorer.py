"""A second opinion on coins and points, made from the log and the catalog alone; shares no rule with the engine.

It reads what happened, lays every city out as a list of printed cards, and counts by the letter of the rulebooks.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product

from engine.catalog.loader import load_seven
from engine.catalog.model import (
    Board,
    Card,
    CoinLoss,
    Coins,
    CoinsPer,
    CopiedScience,
    Debt,
    Diplomacy,
    DiscardDefeats,
    Effect,
    Gift,
    Points,
    PointsIfWonderComplete,
    PointsPer,
    Science,
    Shields,
    Stage,
    VictoryToken,
)
from engine.seven import events
from engine.seven.config import Config
from engine.seven.events import Event
from engine.seven.state import OF_CHOICE

TOKENS = {1: 1, 2: 3, 3: 5}
CATEGORY_OF_COLOUR = {"blue": "civilian", "yellow": "commerce", "purple": "guilds", "black": "black"}


@dataclass
class City:
    """What lies before one city."""

    board: Board
    side: str
    cards: list[Card] = field(default_factory=list)
    stages: int = 0
    coins: int = 0
    tokens: list[int] = field(default_factory=list)
    copied: Card | None = None
    debt: int = 0
    diplomacy: int = 0

    def built_stages(self) -> tuple[Stage, ...]:
        return self.board.sides[self.side][: self.stages]

    def is_complete(self) -> bool:
        return self.stages == len(self.board.sides[self.side])

    def effects(self) -> Iterator[Effect]:
        for card in self.cards:
            yield from card.effects
        for stage in self.built_stages():
            yield from stage.effects

    def shields(self) -> int:
        return sum(effect.amount for effect in self.effects() if isinstance(effect, Shields))

    def count(self, thing: str) -> int:
        """How many cards of a colour, stages or tokens lie here."""
        if thing == "stage":
            return self.stages
        if thing == "defeat":
            return self.tokens.count(-1)
        if thing.startswith("victory"):
            worth = thing.removeprefix("victory").removeprefix("_")
            return sum(token > 0 and worth in ("", str(token)) for token in self.tokens)
        return sum(card.colour == thing for card in self.cards)


class Reader:
    """Lays the table out from the log; `mismatches` are coins that the rulebook would have paid otherwise."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.catalog = load_seven(config.edition, config.expansions)
        self.cities: list[City] = []
        self.mismatches: list[str] = []
        self._new: list[tuple[City, tuple[Effect, ...]]] = []
        self._owed: Counter[int] = Counter()
        self._threats: list[tuple[City, CoinLoss]] = []
        self._lost: Counter[int] = Counter()

    def read(self, log: Sequence[Event]) -> "Reader":
        for event in log:
            self._read(event)
        self._settle()
        return self

    def neighbours(self, city: City) -> list[City]:
        place = self._place_of(city)
        return [self.cities[place - 1], self.cities[(place + 1) % len(self.cities)]]

    def _place_of(self, city: City) -> int:
        return next(place for place, other in enumerate(self.cities) if other is city)

    def others(self, city: City) -> list[City]:
        return [other for other in self.cities if other is not city]

    def _read(self, event: Event) -> None:
        match event:
            case events.BoardDealt(_, board, side):
                self.cities.append(City(self.catalog.boards[board], "" if side == OF_CHOICE else self._side(side)))
            case events.SideChosen(city, side):
                self.cities[city].side = self._side(side)
            case events.CardBuilt() | events.StageBuilt() | events.CardSold():
                self._place(event)
            case events.CoinsGained() | events.CoinsPaid():
                self._move_coins(event)
            case events.GuildCopied(city, card):
                self.cities[city].copied = self.catalog.cards[card]
            case events.CoinsLost() | events.LossesSettled():
                self._settle()
                self._lose(event)
            case events.AgeBegan() | events.GameEnded() | events.HandsPassed() | events.DecisionOpened():
                self._pass_time(event)
            case _:
                pass

    def _side(self, number: int) -> str:
        return self.catalog.sides[number]

    def _place(self, event: events.CardBuilt | events.StageBuilt | events.CardSold) -> None:
        if not self._new:
            self._settle()
        city = self.cities[event.city]
        if isinstance(event, events.CardBuilt):
            card = self.catalog.cards[event.card]
            city.cards.append(card)
            self._new.append((city, card.effects))
        elif isinstance(event, events.StageBuilt):
            city.stages += 1
            self._new.append((city, city.built_stages()[-1].effects))
        else:
            self._new.append((city, (Coins(3),)))

    def _pass_time(self, event: Event) -> None:
        """Conflicts are counted when the age is over, before the next one or the end."""
        self._settle()
        if not isinstance(event, events.DecisionOpened):
            self._compare_losses()
        if isinstance(event, events.AgeBegan) and event.age > 0:
            self._fight(event.age)
        elif isinstance(event, events.GameEnded):
            self._fight(3)

    def _fight(self, age: int) -> None:
        """Everybody with a diplomacy token spends one; without teams they are out of the ring."""
        if self.config.teams:
            self._fight_at_borders(age)
            return
        ring = [city for city in self.cities if not city.diplomacy]
        for city in self.cities:
            city.diplomacy -= city not in ring
        if len(ring) > 1:
            pairs = list(zip(ring, [*ring[1:], ring[0]], strict=True))
            for one, other in pairs if len(ring) > 2 else pairs[:1]:
                self._compare(age, one, other, 1)

    def _fight_at_borders(self, age: int) -> None:
        """Odd seats meet the next seat; each token of diplomacy spent there is one token less for both."""
        for place in range(1, len(self.cities), 2):
            one, other = self.cities[place], self.cities[(place + 1) % len(self.cities)]
            if one.shields() == other.shields() and self.config.switches.tied_teams_keep_their_diplomacy:
                continue
            spent = 0
            for city in (one, other):
                spent += city.diplomacy > 0
                city.diplomacy -= city.diplomacy > 0
            self._compare(age, one, other, 2 - spent)

    def _compare(self, age: int, one: City, other: City, tokens: int) -> None:
        if one.shields() != other.shields():
            winner, loser = (one, other) if one.shields() > other.shields() else (other, one)
            winner.tokens += [TOKENS[age]] * tokens
            loser.tokens += [-1] * tokens

    # -- coins ------------------------------------------------------------------------------------------------

    def _move_coins(self, event: events.CoinsGained | events.CoinsPaid) -> None:
        payer = self.cities[event.city]
        if isinstance(event, events.CoinsPaid):
            left, right = self.cities[(event.city + 1) % len(self.cities)], self.cities[event.city - 1]
            payer.coins -= event.bank + event.left + event.right
            left.coins += event.left
            right.coins += event.right
        else:
            self._expect_income()
            self._owed[event.city] -= 0 if event.cause == events.START else event.amount
            payer.coins += event.amount

    def _expect_income(self) -> None:
        """Everything is placed: count what the new cards, stages and sales bring."""
        for city, effects in self._new:
            for effect in effects:
                self._owed[self._place_of(city)] += self._income(city, effect)
        new, self._new = self._new, []
        for city, effects in new:
            for effect in effects:
                self._scheme(city, effect)

    def _scheme(self, city: City, effect: Effect) -> None:
        """What black cards do beside bringing coins to their own city."""
        match effect:
            case Gift(amount, to):
                for receiver in self.neighbours(city) if to == "neighbours" else self.others(city):
                    self._owed[self._place_of(receiver)] += amount
            case VictoryToken(worth):
                city.tokens.append(worth)
            case Debt(amount):
                for neighbour in self.neighbours(city):
                    neighbour.debt += amount
            case Diplomacy(tokens):
                city.diplomacy += tokens
            case DiscardDefeats():
                city.tokens = [token for token in city.tokens if token > 0]
            case CoinLoss():
                self._threats.append((city, effect))
            case _:
                pass

    def _lose(self, event: events.CoinsLost | events.LossesSettled) -> None:
        """The choice between coins and debt is the player's; the sum is not."""
        if isinstance(event, events.LossesSettled):
            self._compare_losses()
            return
        self.cities[event.city].coins -= event.coins
        self.cities[event.city].debt += event.debt
        self._lost[event.city] += event.coins + event.debt

    def _compare_losses(self) -> None:
        for place, city in enumerate(self.cities):
            loss = sum(self._suffered(city, threat) for builder, threat in self._threats if builder is not city)
            if loss != self._lost[place]:
                self.mismatches.append(f"{city.board.id} should lose {loss}, not {self._lost[place]}")
            if city.coins < 0:
                self.mismatches.append(f"{city.board.id} has paid coins it did not have")
        self._threats.clear()
        self._lost.clear()

    def _suffered(self, city: City, threat: CoinLoss) -> int:
        return threat.amount * (city.count(threat.per) if threat.per else 1)

    def _income(self, city: City, effect: Effect) -> int:
        if isinstance(effect, Coins):
            return effect.amount
        return self.worth(city, effect) if isinstance(effect, CoinsPer) else 0

    def _settle(self) -> None:
        """Nothing may be owed when the turn goes on."""
        self._expect_income()
        for place, amount in self._owed.items():
            if amount:
                self.mismatches.append(f"{self.cities[place].board.id} is owed {amount} coins")
        self._owed.clear()

    def worth(self, city: City, effect: CoinsPer | PointsPer) -> int:
        """An amount for each thing counted in the own city, the neighbours', or all three."""
        where = {"own": [city], "neighbours": self.neighbours(city), "all": [city, *self.neighbours(city)]}
        return effect.amount * sum(place.count(thing) for place in where[effect.where] for thing in effect.counted)

    # -- points -----------------------------------------------------------------------------------------------

    def score(self, place: int) -> dict[str, int]:
        """The points of a city by category."""
        city = self.cities[place]
        treasury = city.coins // 3 - city.debt
        score = Counter({"military": sum(city.tokens), "treasury": treasury, "science": self._science(city)})
        score["wonder"] = sum(self._points(city, effect) for stage in city.built_stages() for effect in stage.effects)
        for card in (*city.cards, *([city.copied] if city.copied else [])):
            if card.colour in CATEGORY_OF_COLOUR:
                score[CATEGORY_OF_COLOUR[card.colour]] += sum(self._points(city, effect) for effect in card.effects)
        score["guilds"] += self._copy_of_itself(city)
        return {category: score[category] for category in self.catalog.score_order}

    def _points(self, city: City, effect: Effect) -> int:
        match effect:
            case Points(amount):
                return amount
            case PointsPer():
                return self.worth(city, effect)
            case PointsIfWonderComplete(amount):
                return amount if city.is_complete() else 0
            case _:
                return 0

    def _copy_of_itself(self, city: City) -> int:
        """A copied guild that counts the own guilds counts the copy too, unless the switch says otherwise."""
        if city.copied is None or not self.config.switches.copied_shipowners_guild_counts_itself:
            return 0
        counting = [effect for effect in city.copied.effects if isinstance(effect, PointsPer)]
        return sum(effect.amount for effect in counting if "purple" in effect.counted and effect.where == "own")

    def _science(self, city: City) -> int:
        own = [*city.effects(), *(city.copied.effects if city.copied else ())]
        symbols: list[str] = [effect.symbol for effect in own if isinstance(effect, Science)]
        copies = sum(effect.symbols for effect in own if isinstance(effect, CopiedScience))
        fixed = [symbol for symbol in symbols if symbol != "any"]
        choices = list(product(("compass", "gear", "tablet"), repeat=symbols.count("any")))
        copied = self._copyable(city, copies)
        return max(self._science_of(Counter([*fixed, *more, *choice])) for more in copied for choice in choices)

    def _copyable(self, city: City, copies: int) -> set[tuple[str, ...]]:
        """Every choice of so many green cards of the neighbours, as their symbols."""
        green = [card for other in self.neighbours(city) for card in other.cards if card.colour == "green"]
        found = sorted(effect.symbol for card in green for effect in card.effects if isinstance(effect, Science))
        return set(combinations(found, min(copies, len(found))))

    def _science_of(self, symbols: Counter[str]) -> int:
        amounts = [symbols["compass"], symbols["gear"], symbols["tablet"]]
        return sum(amount**2 for amount in amounts) + 7 * min(amounts)

    def places(self) -> list[int]:
        """The place of each player: more points, then more coins; equal ones share it, and so do partners."""
        size = 2 if self.config.teams else 1
        worth: list[tuple[int, int]] = []
        for first in range(0, self.config.players, size):
            team = range(first, first + size)
            points = sum(sum(self.score(seat).values()) for seat in team)
            worth.append((points, sum(self.cities[seat].coins for seat in team)))
        return [1 + sum(other > own for other in worth) for own in worth for _ in range(size)]
