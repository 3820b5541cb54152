"""Positions as text: short to write, strict to read."""

import pytest

from engine.core.errors import PositionError
from engine.dice.game import DICE
from engine.dice.position import read_position, state_from_json, write_position
from engine.dice.state import ACTIONS
from tests.engine.dice.builder import AGORA, BLACK, UNIVERSITY, WAREHOUSE, WHITE, forum, give, laid, moves, play, sheet

SHORT = """
game: dice
cities:
- board: giza
- board: rhodes
  coins: 3
  crossed: [agora.r1.1]
"""


def test_what_is_left_out_is_as_at_the_start() -> None:
    state = read_position(SHORT)
    assert (state.phase, state.turn, state.last_turn, state.waiting) == (ACTIONS, 1, 0, 0b11)
    assert [city.coins for city in state.cities] == [7, 3]
    assert len(state.forum) == 7
    assert "build" in moves(state)[0]


def test_a_written_position_names_everything_by_its_id() -> None:
    state = laid(sheet("agora.r1.1", new=["warehouse.stone"]), forum=forum(blue="owl 2"))
    text = write_position(state)
    assert "blue owl 2" in text
    assert "crossed: [agora.r1.1]" in text
    assert "new: [warehouse.stone]" in text


@pytest.mark.parametrize(
    ("change", "field", "code"),
    [
        ({"game": "duel"}, "game", "unknown_game"),
        ({"phase": "play"}, "phase", "unknown_phase"),
        ({"turn": 0}, "turn", "out_of_range"),
        ({"seed": -1}, "seed", "out_of_range"),
        ({"weather": 1}, "weather", "unknown_field"),
        ({"last_turn": 6}, "last_turn", "wrong_last_turn"),
        ({"entering": "black"}, "entering", "not_in_this_phase"),
        ({"phase": "removal", "entering": "black"}, "entering", "not_unlocked"),
        ({"phase": "choices"}, "phase", "nothing_to_choose"),
        ({"phase": "over"}, "phase", "game_is_not_over"),
        ({"forum": ["blue owl 2"]}, "dice", "wrong_dice"),
        ({"forum": forum(black="spy_four 0")}, "dice", "not_unlocked"),
        ({"forum": [*forum()[:-1], "green owl 0"]}, "forum.6", "unknown_roll"),
        ({"dice": ["blue"]}, "dice", "wrong_dice"),
        ({"dice": ["pink"]}, "dice.0", "unknown_die"),
    ],
)
def test_a_table_that_cannot_be_is_refused(change: dict[str, object], field: str, code: str) -> None:
    data = {"game": "dice", "turn": 5, "forum": forum(), "cities": [sheet(), sheet(board="rhodes")]} | change
    with pytest.raises(PositionError) as error:
        state_from_json(data)
    assert (error.value.code, error.value.details["field"]) == (code, field)


@pytest.mark.parametrize(
    ("city", "field", "code"),
    [
        (sheet(board="paris"), "cities.0.board", "unknown_board"),
        (sheet(board="rhodes"), "cities", "board_twice"),
        (sheet(coins=-1), "cities.0.coins", "out_of_range"),
        (sheet("agora.r1.2"), "cities.0.crossed.0", "wrong_order"),
        (sheet("agora.r1.1", "agora.r1.1"), "cities.0.crossed.0", "field_twice"),
        (sheet("agora.r1.1", new=["agora.r1.1"]), "cities.0.new.0", "field_twice"),
        (sheet("agora.r9.1"), "cities.0.crossed.0", "unknown_dice_field"),
        (sheet(first=3), "cities.0.first", "out_of_range"),
        (sheet(*AGORA), "cities.0.crossed", "wrong_bonus_fields"),
        (sheet("bonus.coins"), "cities.0.crossed", "wrong_bonus_fields"),
        (sheet(*BLACK), "dice", "die_is_unlocked"),
        (
            sheet("barracks_west.attack.1", attacks={"barracks_west.attack.1": 2}),
            "cities.0.attacks",
            "too_few_attack_points",
        ),
        (sheet(agenda=[{"do": "action"}]), "cities.0.agenda", "not_in_this_phase"),
        (sheet(choice={"do": "pass", "seat": 1}), "cities.0.choice", "choice_of_another_seat"),
        (sheet(choice={"do": "remove_die", "seat": 0, "die": "blue"}), "cities.0.choice", "illegal_choice"),
        (sheet(choice={"do": "dance"}), "cities.0.choice", "not_a_choice"),
    ],
)
def test_a_sheet_that_cannot_be_is_refused(city: dict[str, object], field: str, code: str) -> None:
    with pytest.raises(PositionError) as error:
        state_from_json({"game": "dice", "turn": 5, "forum": forum(), "cities": [city, sheet(board="rhodes")]})
    assert (error.value.code, error.value.details["field"]) == (code, field)


def test_everybody_cannot_have_chosen() -> None:
    chosen = [sheet(choice={"do": "pass", "seat": 0}), sheet(board="rhodes", choice={"do": "pass", "seat": 1})]
    with pytest.raises(PositionError) as error:
        state_from_json({"game": "dice", "forum": forum(), "cities": chosen})
    assert error.value.code == "everybody_has_chosen"


@pytest.mark.parametrize("agenda", [[{"do": "cross", "step": "rhodes/wonder.1/0"}], [{"do": "fly"}], [{"do": "coins"}]])
def test_a_task_that_nothing_asks_for_is_refused(agenda: list[dict[str, object]]) -> None:
    with pytest.raises(PositionError):
        state_from_json(
            {
                "game": "dice",
                "phase": "choices",
                "forum": forum(),
                "cities": [sheet(new=["wonder.1"], agenda=agenda), sheet(board="rhodes")],
            }
        )


def test_a_position_with_open_choices_comes_back() -> None:
    state = laid(sheet(board="rhodes"), sheet(*WAREHOUSE, *WHITE, board="giza"), forum=forum(white="leader_red 0"))
    play(state, "0 wonder", "1 build white gallery.red")
    back = read_position(write_position(state))
    assert (moves(back), moves(back, 1)) == (moves(state), moves(state, 1))


def test_a_position_between_two_removals_comes_back() -> None:
    lane = UNIVERSITY[3:5]
    state = laid(
        sheet(*WAREHOUSE, *lane, board="alexandria"),
        sheet(*WAREHOUSE, *lane, board="babylon"),
        forum=forum(green="tablet 0"),
    )
    play(state, "0 build green university.tablet.3", "1 build green university.tablet.3")
    give(state, "1 remove grey_2")
    back = read_position(write_position(state))
    assert DICE.view(back, 0) == DICE.view(state, 0)
    assert moves(back) == ["remove grey_1", "remove grey_3"]


def test_a_table_for_one_is_refused() -> None:
    with pytest.raises(PositionError) as error:
        state_from_json({"game": "dice", "cities": [sheet()]})
    assert error.value.code == "wrong_number_of_players"
