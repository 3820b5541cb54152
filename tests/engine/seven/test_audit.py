"""The laws of the game: random games keep them, and the audit notices whoever breaks one."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from engine.catalog.loader import load_seven
from engine.core.audit import audit_choice, audit_refusals
from engine.core.refusal import Refusal
from engine.seven import audit as audits
from engine.seven import rules
from engine.seven.apply import SevenLedger
from engine.seven.audit import audit
from engine.seven.audit.witness import Witness
from engine.seven.commands import SellCard
from engine.seven.config import Config, table
from engine.seven.debt import loss_of
from engine.seven.events import CoinsLost, Event, LossesSettled
from engine.seven.game import SEVEN
from engine.seven.legality import legal, refusal, to_move
from engine.seven.state import FROM_DISCARD, LAST_CARD, LOSSES, OVER, PLAY, State
from engine.seven.wares import slot_of, wares_of
from tests.engine.seven.random_games import random_move, random_table

pytestmark = pytest.mark.compiled

Moment = tuple[State, Witness]
BABYLON_AND_HALIKARNASSOS = (("babylon", "halikarnassos", "random", "random"), ("B",) * 4)
CITIES_TABLE = table(1, 4, 0, *BABYLON_AND_HALIKARNASSOS, expansions=("cities",))
TEAM_TABLE = table(1, 4, 0, *BABYLON_AND_HALIKARNASSOS, expansions=("cities",), teams=True)


def moments(seed: int, edition: int = 0, players: int = 0) -> Iterator[Moment]:
    """Every position of a random game with a witness to it; always the same two objects."""
    rng = Random(seed)
    yield from moments_at(table(edition, players, seed) if edition else random_table(rng), rng)


def moments_at(config: Config, rng: Random) -> Iterator[Moment]:
    """The same for a game at this table."""
    log: list[Event] = []
    ledger = SevenLedger(SEVEN.new_state(config), log)
    witness = Witness.of(ledger.state)
    rules.set_up(ledger)
    witness.hear(log)
    yield ledger.state, witness
    while to_move(ledger.state):
        log.clear()
        rules.resolve(ledger, random_move(ledger.state, rng))
        witness.hear(log)
        yield ledger.state, witness


def moment(edition: int, players: int, wanted: Callable[[State], bool]) -> Moment:
    """The first position of the kind that is wanted, in the first random game that has one."""
    for seed in range(50):
        for state, witness in moments(seed, edition, players):
            if wanted(state):
                return state, witness
    raise AssertionError("no such position")


def late(edition: int, players: int, age: int = 2) -> Moment:
    """A position with something everywhere, between two turns."""
    return moment(
        edition, players, lambda s: s.age == age - 1 and s.turn == 5 and s.phase == PLAY and min(s.stages) > 0
    )


def codes(at: Moment) -> set[str]:
    return {violation.code for violation in audit(*at)}


@pytest.mark.parametrize("first", range(0, 60, 10))
def test_random_games_of_every_kind_keep_the_laws(first: int) -> None:
    for seed in range(first, first + 10):
        for number, (state, witness) in enumerate(moments(seed)):
            assert audit(state, witness) == [], (seed, number)
            for seat in to_move(state):
                assert audit_choice(seat, legal(state, seat)) == []


@pytest.mark.parametrize("seed", range(6))
def test_refusal_is_none_for_everything_legal_lists(seed: int) -> None:
    rng = Random(seed)
    for state, _ in moments(seed):
        if rng.random() < 0.15:
            for seat in to_move(state):
                assert audit_refusals(seat, legal(state, seat), partial(refusal, state)) == []


@pytest.mark.parametrize(
    ("phase", "edition", "players"), [(LAST_CARD, 1, 7), (FROM_DISCARD, 1, 7), (OVER, 1, 2), (LAST_CARD, 1, 2)]
)
def test_the_laws_hold_in_the_middle_of_a_turn_too(phase: int, edition: int, players: int) -> None:
    assert codes(moment(edition, players, lambda state: state.phase == phase)) == set()


# -- what the audit notices -------------------------------------------------------------------------------------------


def test_a_card_that_vanishes_is_noticed() -> None:
    state, witness = late(2, 3)
    state.hands[0].pop()
    assert codes((state, witness)) == {"cards_lost_or_made", "wrong_hand"}


def test_a_card_that_lies_in_two_places_is_noticed() -> None:
    state, witness = late(2, 3)
    state.discard.append(state.discard[0])
    assert codes((state, witness)) == {"cards_lost_or_made", "wrong_discard"}


def test_a_guild_too_many_is_noticed() -> None:
    state, witness = late(2, 3, age=3)
    spare = next(guild for guild in audits.guilds(2) if audits.cards_found(state)[guild] == 0)
    state.discard.append(spare)
    witness.discard.append(spare)
    assert codes((state, witness)) == {"wrong_guilds"}


def test_coins_out_of_nowhere_are_noticed() -> None:
    state, witness = late(2, 3)
    state.coins[1] += 1
    assert codes((state, witness)) == {"coins_lost_or_made", "wrong_coins"}


def test_coins_that_change_hands_by_themselves_are_noticed() -> None:
    state, witness = late(2, 3)
    state.coins[1] += 1
    state.coins[0] -= 1
    assert codes((state, witness)) == {"wrong_coins"}


def test_debts_are_noticed() -> None:
    state, witness = late(2, 3)
    witness.to_bank += 1000
    witness.coins[0] = state.coins[0] = state.coins[0] - 1000
    assert codes((state, witness)) == {"coins_below_zero"}


def test_spending_the_income_of_the_turn_is_noticed() -> None:
    state, witness = late(2, 3)
    witness.spent[2] = witness.at_start[2] + 1
    assert codes((state, witness)) == {"income_spent"}


def test_a_building_that_stands_twice_is_noticed() -> None:
    state, witness = late(1, 3)
    witness.cards[0].append(witness.cards[0][0])
    assert codes((state, witness)) == {"building_twice", "wrong_count"}


def test_the_grey_twin_of_a_building_is_the_same_building() -> None:
    looms = [number for number, card in enumerate(load_seven(2).cards) if card.building == "loom"]
    state, witness = late(2, 3)
    witness.cards[0] = looms
    assert "building_twice" in codes((state, witness))


def test_a_stage_too_many_is_noticed() -> None:
    state, witness = late(2, 3)
    state.stages[1] += 1
    assert codes((state, witness)) == {"wrong_stages"}


@pytest.mark.parametrize(
    "field",
    [
        "discounts",
        "shields",
        "powers",
        "science",
        "built",
        "barred",
        "free",
    ],
)
def test_a_derived_field_that_went_wrong_is_noticed_by_name(field: str) -> None:
    state, witness = late(2, 4)
    getattr(state, field)[0] += 1
    wrong = [violation.details for violation in audit(state, witness) if violation.code == "wrong_count"]
    assert {"city": 0, "field": field} in wrong


@pytest.mark.parametrize("field", ["own", "sells"])
def test_production_that_went_wrong_is_noticed_by_name(field: str) -> None:
    state, witness = late(2, 4)
    getattr(state, field)[0] = getattr(state, field)[0].plus(wares_of(slot_of(1)))
    wrong = [violation.details for violation in audit(state, witness) if violation.code == "wrong_count"]
    assert {"city": 0, "field": f"{field}, {field}_reach"} in wrong


# -- what the audit notices with Cities ---------------------------------------------------------------------------


def cities_moment(wanted: Callable[[State], bool], config: Config = CITIES_TABLE) -> Moment:
    """The first position of the kind that is wanted, in the first random game with black cards that has one."""
    for seed in range(50):
        for state, witness in moments_at(replace(config, seed=seed), Random(seed)):
            if wanted(state):
                return state, witness
    raise AssertionError("no such position")


def late_in_cities() -> Moment:
    return cities_moment(lambda s: s.age == 1 and s.turn == 5 and s.phase == PLAY and min(s.stages) > 0)


@pytest.mark.parametrize("phase", [LOSSES, FROM_DISCARD, LAST_CARD, OVER])
def test_the_laws_of_cities_hold_in_the_middle_of_a_turn_too(phase: int) -> None:
    assert codes(cities_moment(lambda state: state.phase == phase)) == set()


def test_a_black_card_too_many_is_noticed() -> None:
    state, witness = late_in_cities()
    spare = next(card for card in audits.black_cards(1, ("cities",), 1) if audits.cards_found(state)[card] == 0)
    state.discard.append(spare)
    witness.discard.append(spare)
    assert codes((state, witness)) == {"wrong_black_cards"}


def test_a_black_card_of_a_later_age_is_noticed() -> None:
    state, witness = late_in_cities()
    later = audits.black_cards(1, ("cities",), 2)[0]
    state.discard.append(later)
    witness.discard.append(later)
    assert codes((state, witness)) == {"wrong_black_cards"}


@pytest.mark.parametrize("field", ["debt", "diplomacy"])
def test_debt_and_diplomacy_out_of_nowhere_are_noticed(field: str) -> None:
    state, witness = late_in_cities()
    getattr(state, field)[1] += 1
    assert codes((state, witness)) == {"wrong_debt_or_diplomacy"}


def test_a_loss_that_stays_after_its_turn_is_noticed() -> None:
    state, witness = late_in_cities()
    state.threats[0] = 1
    assert codes((state, witness)) == {"loss_not_settled"}


def test_a_loss_of_the_wrong_size_is_noticed() -> None:
    state, witness = cities_moment(lambda s: s.phase == LOSSES and loss_of(s, 0) > 0)
    witness.hear([CoinsLost(0, 0, loss_of(state, 0) + 1), LossesSettled()])
    wrong = [violation for violation in audit(state, witness) if violation.code == "wrong_loss"]
    assert {"city": 0, "found": loss_of(state, 0) + 1, "expected": loss_of(state, 0)} in [v.details for v in wrong]


@pytest.mark.parametrize("config", [CITIES_TABLE, TEAM_TABLE], ids=["ring", "borders"])
def test_a_conflict_of_cities_with_the_wrong_winner_is_noticed(config: Config) -> None:
    state, witness = cities_moment(lambda s: s.phase == OVER, config)
    state.victories[2] += 1
    witness.victories[0][2] += 1
    witness.fought[0][2] += 1
    assert codes((state, witness)) == {"wrong_victories"}


@pytest.mark.parametrize("config", [CITIES_TABLE, TEAM_TABLE], ids=["ring", "borders"])
def test_a_fight_of_one_who_has_withdrawn_is_noticed(config: Config) -> None:
    state, witness = cities_moment(lambda s: s.phase == OVER and sum(s.victories[2::3]) > 0, config)
    winner = next(city for city in range(state.cities) if witness.fought[city][2])
    witness.withdrawn[2] ^= {winner}
    assert "wrong_victories" in codes((state, witness))


def test_a_turn_without_a_choice_is_noticed() -> None:
    state, witness = late(2, 3)
    witness.choices[2] -= 1
    assert codes((state, witness)) == {"wrong_choices"}


def test_a_pile_of_the_wrong_size_is_noticed() -> None:
    state, witness = late(1, 2)
    state.discard.append(state.pile.pop())
    witness.discard.append(state.discard[-1])
    assert codes((state, witness)) == {"wrong_pile"}


def test_tokens_that_nobody_won_are_noticed() -> None:
    state, witness = late(2, 3)
    state.defeats[0] += 1
    assert codes((state, witness)) == {"wrong_tokens"}


def test_a_conflict_with_the_wrong_winner_is_noticed() -> None:
    state, witness = moment(2, 3, lambda s: s.phase == OVER)
    state.victories[2] += 1
    witness.victories[0][2] += 1
    witness.fought[0][2] += 1
    assert codes((state, witness)) == {"wrong_victories"}


def test_a_seat_without_any_move_is_noticed() -> None:
    assert [violation.code for violation in audit_choice(0, [])] == ["no_legal_move"]


def test_a_move_that_is_listed_twice_is_noticed() -> None:
    state, _ = late(2, 3)
    moves = legal(state, 0)
    assert [violation.code for violation in audit_choice(0, moves + moves[:1])] == ["move_listed_twice"]


def test_a_listed_move_that_is_refused_is_noticed() -> None:
    state, _ = late(2, 3)
    absent = next(card for card in range(80) if card not in state.hands[0])
    found = audit_refusals(0, [SellCard(0, 0, absent)], partial(refusal, state))
    assert [violation.details["reason"] for violation in found] == [Refusal("card_not_in_hand").code]
