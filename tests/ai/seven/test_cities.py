"""Bots at tables of Cities and in teams: losses, debt, diplomacy, raids, and playing for the partner."""

from collections.abc import Sequence
from random import Random

import pytest

from ai.bot import Budget, Decision
from ai.heuristics.seven.evaluation import GROUP_NAMES, MOMENTS, group_of, result, strength
from ai.heuristics.seven.features import NAMES, SIZE, SIZE_OF_BASE, city_features
from ai.heuristics.seven.intrigue import opponents_of
from ai.heuristics.seven.looks import NAMES as LOOKS
from ai.heuristics.seven.looks import SIZE as LOOKS_SIZE
from ai.heuristics.seven.looks import move_features
from ai.heuristics.seven.opponents import SEVEN_OPPONENTS
from ai.heuristics.seven.telling import MEANINGS
from ai.heuristics.seven.weights import learned
from ai.registry import LEVELS
from engine.seven.apply import SevenLedger
from engine.seven.commands import BuildCard, Command, PayLoss, SellCard
from engine.seven.config import table as config_of
from engine.seven.imagine import imagine
from engine.seven.legality import legal, to_move
from engine.seven.rules import resolve, set_up
from engine.seven.scoring import team_total
from engine.seven.state import LOSSES, OVER, State
from engine.seven.tables import new_state
from engine.seven.view import view
from tests.ai.seven.tables import MIND, citizen, dealt, world_of
from tests.engine.seven.builder import Table, cities_table, team_table
from tests.engine.seven.wishes import build

pytestmark = pytest.mark.compiled

TABLES = [(1, 3, False), (2, 4, False), (1, 5, False), (2, 6, False), (1, 7, False), (2, 4, True), (1, 6, True)]
MUCH = "wood wood stone stone ore cloth"


def cities(edition: int, players: int, teams: bool, seed: int) -> State:
    state = new_state(config_of(edition, players, seed, expansions=("cities",), teams=teams))
    set_up(SevenLedger(state, None))
    return state


def features(state: State, city: int) -> dict[str, float]:
    return dict(zip(NAMES, city_features(state, city), strict=True))


def look_of(t: Table, move: Command) -> dict[str, float]:
    return dict(zip(LOOKS, move_features(t.state, move), strict=True))


def look(t: Table, card: str) -> dict[str, float]:
    return look_of(t, builds(t, card)[0])


def value_of(decision: Decision[Command], moves: Sequence[Command]) -> float:
    return max(option.value for option in decision.options if option.command in moves)


def builds(t: Table, card: str) -> list[Command]:
    return [move for move in legal(t.state, 0) if isinstance(move, BuildCard) and move.card == t.number(card)]


def codes(decision: Decision[Command]) -> list[str]:
    return [reason.code for reason in decision.reasons]


# -- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "players", "teams"), TABLES)
def test_a_world_plays_to_the_end_with_black_cards(edition: int, players: int, teams: bool) -> None:
    world = world_of(cities(edition, players, teams, seed=players), 1, seed=1)
    rng = Random(2)
    decisions = 0
    while not world.is_over():
        moves = world.moves()
        world.play(moves[int(rng.random() * len(moves))])
        decisions += 1
    assert decisions >= 21
    assert world.value(1) == pytest.approx(result(world.state, 1), abs=0.002)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("teams", [False, True])
def test_every_level_decides_in_every_phase_with_codes_that_have_a_meaning(level: str, teams: bool) -> None:
    state = cities(2, 4, teams, seed=8)
    ledger, rng, bot, phases = SevenLedger(state, None), Random(3), SEVEN_OPPONENTS.bot(level), set()
    for number in range(10_000):
        seats = to_move(state)
        if not seats:
            break
        moves = legal(state, seats[0])
        if len(moves) > 1 and (number % 13 == 0 or state.phase not in phases):
            phases.add(state.phase)
            decision = bot.choose(view(state, seats[0]), moves, Random(number), Budget(positions=30))
            assert decision.command in moves
            for reason in decision.reasons:
                named = set(MEANINGS[reason.code].split("`")[1::2])
                assert set(reason.details) <= named, reason
        resolve(ledger, MIND.policy.choose(state, moves, rng))
    assert state.phase == OVER
    assert LOSSES in phases


def test_every_group_of_tables_has_weights_for_every_moment_and_every_number() -> None:
    assert len(GROUP_NAMES) == len(MOMENTS) == len(MIND.evaluation.weights)
    assert set(learned()["positions"]) == set(learned()["moves"]) == set(GROUP_NAMES)
    assert (len(NAMES), len(LOOKS)) == (SIZE, LOOKS_SIZE)
    for edition, players, teams in TABLES:
        state = cities(edition, players, teams, seed=1)
        rows = MIND.evaluation.weights[group_of(state.table)]
        assert len(rows) == 3 * (state.table.turns + 1)
        assert {len(row) for row in rows} == {SIZE}


def test_without_black_cards_the_numbers_of_cities_are_nought_and_weigh_nothing() -> None:
    state = dealt(2, 5, seed=4)
    assert city_features(state, 0)[SIZE_OF_BASE:] == [0.0] * (SIZE - SIZE_OF_BASE)
    assert MIND.evaluation.row(state)[SIZE_OF_BASE:] == [0.0] * (SIZE - SIZE_OF_BASE)


# -- conflicts and diplomacy --------------------------------------------------------------------------------------


def test_whoever_has_a_diplomacy_token_fights_nobody_and_the_ring_closes_behind_it() -> None:
    t = cities_table(boards=["gizah:day", "rhodos:day", "ephesos:day", "petra:day"])
    t.city(0, ["stockade"]).diplomacy(1)
    assert opponents_of(t.state) == [[2, 3], [], [0, 3], [2, 0]]
    assert features(t.state, 0)["conflicts_won"] == 2
    assert features(t.state, 1)["conflicts_lost"] == 0
    assert features(t.state, 2)["conflicts_lost"] == 1


def test_a_diplomacy_token_is_worth_more_to_the_weak_than_to_the_strong() -> None:
    def worth(strong: int) -> float:
        t = cities_table(age=3, turn=7).city(strong, ["arsenal"]).city(1, ["walls"])
        weights = MIND.evaluation.row(t.state)
        before = strength(t.state, 0, weights)
        t.diplomacy(0)
        return strength(t.state, 0, weights) - before

    assert worth(strong=2) > 0 > worth(strong=0)


def test_a_diplomat_who_is_behind_says_so() -> None:
    t = cities_table(age=3, turn=7).city(1, ["walls"]).city(2, ["walls"])
    t.producing(0, "stone cloth papyrus").hand(0, "embassy", "academy")
    decision = citizen(t.state, 0, seed=1)
    assert decision.command in builds(t, "embassy")
    assert "diplomacy_when_behind" in codes(decision)


def test_at_the_border_of_teams_two_tokens_are_fought_for_and_diplomacy_takes_one_away() -> None:
    t = team_table().city(1, ["stockade"])
    assert features(t.state, 1)["conflicts_won"] == 2
    assert features(t.state, 2)["conflicts_lost"] == 2
    assert features(t.state, 0)["conflicts_lost"] == 0, "partners do not fight"
    t.diplomacy(2)
    assert features(t.state, 1)["conflicts_won"] == 1


# -- coins, debt and raids ----------------------------------------------------------------------------------------


def losing(t: Table) -> Table:
    """Seat 1 builds a card that makes seat 0 choose between coins and debt."""
    t.choose(1, build("opium_distillery"))
    return t.finish()


def test_coins_that_are_worth_nothing_more_are_paid_rather_than_debt_taken() -> None:
    t = cities_table(age=3, turn=7).producing(1, "wood glass").hand(1, "opium_distillery").city(0, coins=5)
    losing(t)
    decision = citizen(t.state, 0, seed=1)
    assert isinstance(decision.command, PayLoss)
    assert decision.command.coins >= 5
    assert codes(decision)[0] in ("pays_loss", "pays_a_part")


def test_a_debt_lowers_the_chance_to_win() -> None:
    t = cities_table(age=3, turn=7)
    before = MIND.evaluation.value(t.state, 0)
    t.owing(0, 2)
    assert MIND.evaluation.value(t.state, 0) < before


def test_what_the_others_lose_counts_for_a_card_and_is_told() -> None:
    t = cities_table(age=3, turn=7).producing(0, MUCH).hand(0, "brotherhood")
    assert look(t, "brotherhood")["loss_inflicted"] == 3
    decision = citizen(t.state, 0, seed=1)
    assert decision.command in builds(t, "brotherhood")
    assert "inflicts_loss" in codes(decision)


def test_in_teams_what_the_partner_loses_is_taken_off_and_its_debt_too() -> None:
    t = team_table(age=3, turn=7).producing(0, MUCH).city(0, coins=9).hand(0, "brotherhood", "raider_garrison")
    assert look(t, "brotherhood")["loss_inflicted"] == pytest.approx((3 + 3 - 3) / 2)
    assert look(t, "raider_garrison")["debts"] == 0


def test_a_raid_is_told_with_its_token() -> None:
    t = cities_table(age=3, turn=7).producing(0, "stone stone cloth").city(0, coins=2).hand(0, "raider_garrison")
    decision = citizen(t.state, 0, seed=1)
    assert decision.command in builds(t, "raider_garrison")
    assert decision.reasons[0].code == "raid"
    assert decision.reasons[0].details == {"points": 5, "debt": 1}


def test_a_copied_symbol_is_worth_what_the_neighbours_have() -> None:
    t = cities_table(age=3, turn=7).producing(0, "ore ore glass").city(0, ["workshop", "apothecary"], coins=5)
    t.hand(0, "torture_chamber")
    assert look(t, "torture_chamber")["copied_science"] == 0
    t.city(1, ["scriptorium"])
    assert look(t, "torture_chamber")["copied_science"] == 8


def test_a_victory_still_to_be_won_counts_for_the_card_that_counts_victories() -> None:
    t = cities_table(age=1).city(0, ["cells", "stockade"])
    assert features(t.state, 0)["awaited_victories"] == 4


def test_a_stage_without_resources_is_affordable_with_the_architect_firm() -> None:
    t = cities_table(age=2).city(0, coins=1)
    before = features(t.state, 0)["stages_affordable"]
    t.city(0, ["architect_firm"])
    assert features(t.state, 0)["stages_affordable"] == 3 > before


def test_petra_saves_coins_for_its_dear_stage() -> None:
    t = cities_table(boards=["petra:night", "rhodos:day", "ephesos:day"]).city(0, coins=7)
    assert features(t.state, 0)["saved_for_stage"] == 7
    assert features(t.state, 0)["stages_affordable"] == 0


# -- teams --------------------------------------------------------------------------------------------------------


def test_partners_have_the_same_chance_and_the_chances_of_all_teams_sum_up_to_one() -> None:
    state = cities(2, 6, teams=True, seed=5)
    chances = [MIND.evaluation.value(state, seat) for seat in range(6)]
    assert chances[0::2] == pytest.approx(chances[1::2])
    assert sum(chances[0::2]) == pytest.approx(1.0, abs=0.02)


def test_a_team_wins_together_by_its_sum() -> None:
    t = team_table(age=3, turn=7).city(0, ["palace", "town_hall"]).end_game()
    assert team_total(t.state, 0) > team_total(t.state, 2)
    assert [result(t.state, seat) for seat in range(4)] == [1.0, 1.0, 0.0, 0.0]


def test_what_helps_the_partner_helps_the_team() -> None:
    t = team_table(age=3, turn=7)
    before = MIND.evaluation.value(t.state, 0)
    t.city(1, ["palace"])
    assert MIND.evaluation.value(t.state, 0) > before


def test_the_partners_hand_is_known_in_every_imagined_world() -> None:
    state = cities(2, 6, teams=True, seed=6)
    for seed in range(5):
        imagined = imagine(view(state, 2), Random(seed))
        assert imagined.hands[3] == state.hands[3]
    assert any(imagine(view(state, 2), Random(seed)).hands[0] != state.hands[0] for seed in range(5))


def test_a_price_is_rather_paid_to_the_partner_than_to_an_opponent() -> None:
    t = team_table(age=2, turn=3).city(1, ["loom_1"]).city(3, ["loom_1"]).producing(0, "clay clay")
    t.hand(0, "courthouse")
    to_partner, to_opponent = sorted(builds(t, "courthouse"), key=lambda move: look_of(t, move)["paid_to_partner"])[
        ::-1
    ]
    assert (look_of(t, to_partner)["paid_to_partner"], look_of(t, to_opponent)["paid_to_partner"]) == (2, 0)
    decision = citizen(t.state, 0, seed=2)
    assert value_of(decision, [to_partner]) > value_of(decision, [to_opponent])


def test_a_card_that_goes_to_the_partner_is_not_denied_but_left() -> None:
    t = team_table(age=1).hand(0, "altar")
    own = next(move for move in legal(t.state, 0) if isinstance(move, SellCard) and move.card == t.number("altar"))
    assert look_of(t, own)["denied_points"] < 0
