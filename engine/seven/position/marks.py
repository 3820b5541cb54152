"""Refuses tokens and marks in a described position that nothing on the table can have left."""

from engine.core.errors import PositionError
from engine.seven.facts import AGES, FREE_BUILD_ONCE_PER_AGE, NO_CARD, NO_TOKEN, Effects
from engine.seven.inventory import built_cards
from engine.seven.moment import usual_purse
from engine.seven.powers import city_copying_a_guild, copyable_guilds
from engine.seven.state import COPY_GUILD, OVER, PLAY, SIDES, THREATS, State

CONFLICTS_IN_AN_AGE = 2


def check_marks(state: State) -> None:
    """Raise PositionError for the first mark without a cause."""
    for city in range(state.cities):
        _check_tokens(state, city)
        _check_purse(state, city)
        _check_fresh(state, city)
        _check_free_build(state, city)
        _check_copied_guild(state, city)
        _check_expansion(state, city)
    won = sum(state.victories) - sum(sum(_given_tokens(state, city)) for city in range(state.cities))
    lost = sum(state.defeats)
    if won < lost or (won > lost and not _may_lose_defeats(state)):
        raise PositionError("conflicts_do_not_match", field="cities", won=won, lost=lost)


def most_victories(state: State) -> int:
    """How many victory tokens of one age a city may have: with black cards, one without a conflict."""
    return CONFLICTS_IN_AN_AGE + state.table.with_black


def _given_tokens(state: State, city: int) -> list[int]:
    """The victory tokens, by age, that cards gave to the city."""
    given = [0] * AGES
    if state.table.with_black:
        for card in built_cards(state, city):
            token = state.book.cards[card].token
            if token != NO_TOKEN:
                given[token] += 1
    return given


def _may_lose_defeats(state: State) -> bool:
    """Whether a card stands that makes its city throw defeats away."""
    cards = [state.book.cards[card] for city in range(state.cities) for card in built_cards(state, city)]
    return any(card.clears_defeats for card in cards)


def _check_expansion(state: State, city: int) -> None:
    """Diplomacy and losses come from cards and stages; a loss is settled in the turn that inflicts it."""
    things = _things(state, city)
    most = sum(thing.diplomacy for thing in things)
    if state.diplomacy[city] > most:
        raise PositionError("too_much_diplomacy", field=f"cities.{city}.diplomacy", most=most)
    inflicted = state.threats[THREATS * city : THREATS * (city + 1)]
    losses = [thing.loss for thing in things if thing.loss is not None]
    limits = [sum(loss.coins for loss in losses), sum(loss.per_victory for loss in losses)]
    limits.append(sum(loss.per_stage for loss in losses))
    settled = state.phase in (PLAY, SIDES, COPY_GUILD, OVER)
    if any(inflicted) and (settled or any(found > limit for found, limit in zip(inflicted, limits, strict=True))):
        raise PositionError("nothing_inflicts_this", field=f"cities.{city}.inflicts")


def _things(state: State, city: int) -> list[Effects]:
    """Everything built in a city."""
    stages = state.book.sides[state.side[city]].stages[: state.stages[city]]
    return [*stages, *(state.book.cards[card] for card in built_cards(state, city))]


def _check_tokens(state: State, city: int) -> None:
    """A city has two conflicts at the end of each age: never more tokens, and none for an age still to be fought."""
    fought = AGES if state.phase in (COPY_GUILD, OVER) else state.age
    given = _given_tokens(state, city)
    won = [state.victories[AGES * city + age] - given[age] for age in range(AGES)]
    if min(won) < 0:
        raise PositionError("token_is_missing", field=f"cities.{city}.victories")
    if any(won[fought:]):
        raise PositionError("age_not_fought", field=f"cities.{city}.victories", fought=fought)
    most = CONFLICTS_IN_AN_AGE * fought
    if sum(won) + state.defeats[city] > most:
        raise PositionError("too_many_conflicts", field=f"cities.{city}.defeats", most=most)


def _check_purse(state: State, city: int) -> None:
    """Coins of this turn's income lie outside the purse; only a last card with a turn of its own is paid with them."""
    purse, usual = state.purse[city], usual_purse(state, city)
    overdrawn = purse < 0 and not state.table.rulings.extra_card_is_a_turn
    if purse > usual or overdrawn or (_all_are_choosing(state) and purse != usual):
        raise PositionError("wrong_purse", field=f"cities.{city}.purse", value=purse, usual=usual)


def _all_are_choosing(state: State) -> bool:
    """Whether nothing has been built in this turn yet."""
    return state.phase in (PLAY, SIDES)


def _check_fresh(state: State, city: int) -> None:
    """What was built in this turn stands in the city."""
    card, powers = state.fresh[city], state.fresh_power[city]
    choosing = _all_are_choosing(state)
    if card != NO_CARD and (choosing or card not in built_cards(state, city)):
        raise PositionError("not_built_in_this_turn", field=f"cities.{city}.fresh")
    if powers and (choosing or powers & ~state.powers[city]):
        raise PositionError("not_built_in_this_turn", field=f"cities.{city}.fresh_powers")


def _check_free_build(state: State, city: int) -> None:
    """Olympia's right to build for nothing must be there to be used."""
    if state.free_build_used[city] and not state.powers[city] & FREE_BUILD_ONCE_PER_AGE:
        raise PositionError("no_free_build", field=f"cities.{city}.free_build_used")


def _check_copied_guild(state: State, city: int) -> None:
    """Who may copy a guild has done so when the game is over; nobody else ever does."""
    copies = state.phase == OVER and city == city_copying_a_guild(state)
    possible = copyable_guilds(state, city) if copies else [NO_CARD]
    if state.copied[city] not in possible:
        raise PositionError("wrong_guild_copied", field=f"cities.{city}.copied")
