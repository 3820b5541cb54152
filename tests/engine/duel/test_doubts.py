"""Each doubt of the reference notes: our ruling first, then what its switch makes of it."""

from dataclasses import fields
from pathlib import Path

import pytest

from engine.duel.config import Switches
from engine.duel.events import CoinsGained, LootTaken, TokensDrawn
from engine.duel.facts import UNKNOWN, UNKNOWN_GUILD
from engine.duel.game import DUEL
from engine.duel.view import back_or_face, seen, view
from tests.engine.duel.builder import Table, new_game, table
from tests.engine.duel.printed import GUILDS
from tests.engine.duel.wishes import build, choose, decline, destroy, dig, discard, let_begin

pytestmark = pytest.mark.compiled

PURSE = 30


def test_every_switch_is_tried_here() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert [field.name for field in fields(Switches) if f"{field.name}=" not in source] == []


# -- 1. the pawn stands in the middle when an age ends ------------------------------------------------------------


def age_over(switches: Switches | None, pawn: int, last: int = 1) -> Table:
    return table(1, switches).left({0: "altar"}).pawn_at(pawn).turn(last).play(discard("altar"))


def test_the_last_player_begins_when_the_pawn_is_level() -> None:
    t = age_over(None, 0)
    assert (t.phase, t.decider) == ("play", 1)


@pytest.mark.parametrize("beginner", [0, 1])
def test_by_a_switch_the_last_player_chooses_when_the_pawn_is_level(beginner: int) -> None:
    t = age_over(Switches(last_player_chooses_when_the_pawn_is_level=True), 0)
    assert (t.phase, t.decider) == ("beginner", 1)
    t.play(let_begin(beginner))
    assert (t.phase, t.decider) == ("play", beginner)


def test_the_switch_for_a_level_pawn_leaves_the_weaker_player_his_choice() -> None:
    t = age_over(Switches(last_player_chooses_when_the_pawn_is_level=True), -1)
    assert (t.phase, t.decider) == ("beginner", 0)


# -- 2. the token for a pair --------------------------------------------------------------------------------------


def pair(switches: Switches | None) -> Table:
    return table(2, switches).city(0, "workshop", coins=PURSE).builds("laboratory")


def test_a_token_for_a_pair_must_be_taken() -> None:
    assert pair(None).refusal(decline()) == "must_choose"


def test_by_a_switch_the_token_for_a_pair_may_be_declined() -> None:
    t = pair(Switches(token_for_a_pair_may_be_declined=True))
    assert t.legal()[-1] == "Decline"
    board = t.board
    t.play(decline())
    assert (t.tokens(0), t.board) == ([], board)
    assert (t.phase, t.decider) == ("play", 1)


def test_the_switch_for_pairs_leaves_the_choices_of_wonders_forced() -> None:
    t = table(2, Switches(token_for_a_pair_may_be_declined=True)).city(0, coins=PURSE, plans="great_library")
    assert t.raises("great_library").refusal(decline()) == "must_choose"


# -- 3. choices of wonders ----------------------------------------------------------------------------------------


def choice_of(wonder: str, switches: Switches | None) -> Table:
    t = table(2, switches).city(0, coins=PURSE, plans=wonder).city(1, "press quarry").discarded("altar")
    return t.raises(wonder)


@pytest.mark.parametrize("wonder", ["circus_maximus", "statue_of_zeus", "mausoleum", "great_library"])
def test_the_choice_of_a_wonder_must_be_made(wonder: str) -> None:
    assert choice_of(wonder, None).refusal(decline()) == "must_choose"


@pytest.mark.parametrize("wonder", ["circus_maximus", "statue_of_zeus", "mausoleum", "great_library"])
def test_by_a_switch_the_choice_of_a_wonder_may_be_declined(wonder: str) -> None:
    t = choice_of(wonder, Switches(wonder_choices_may_be_declined=True)).play(decline())
    assert (t.cards(0), t.cards(1), t.tokens(0), t.drawn) == ([], ["press", "quarry"], [], [])
    assert (t.discard_pile, len(t.box)) == (["altar"], 5)
    assert (t.phase, t.decider) == ("play", 1)


def test_the_switch_for_wonders_leaves_the_token_for_a_pair_forced() -> None:
    assert pair(Switches(wonder_choices_may_be_declined=True)).refusal(decline()) == "must_choose"


# -- 4. when freed cards are turned up ----------------------------------------------------------------------------


def test_choices_come_before_freed_cards_are_turned_up() -> None:
    assert 15 not in pair(None).face_up


def test_by_a_switch_freed_cards_are_turned_up_before_choices() -> None:
    early = Switches(cards_turn_up_before_choices=True)
    t = pair(early)
    assert (t.phase, 15 in t.face_up) == ("choose_token", True)
    assert [event.name for event in t.play(choose("law")).log].count("card_turned_up") == 1
    wonder = table(2, early).city(0, coins=PURSE, plans="mausoleum").discarded("altar").raises("mausoleum")
    assert (wonder.phase, 17 in wonder.face_up) == ("from_discard", True)


# -- 5. the tokens drawn by the Great Library ---------------------------------------------------------------------


def test_the_tokens_drawn_by_the_library_are_hidden_from_the_opponent() -> None:
    t = table(2).city(0, coins=PURSE, plans="great_library").raises("great_library")
    assert view(t.state, 0).table.drawn == t.state.drawn
    assert view(t.state, 1).table.drawn == [UNKNOWN] * 3
    drawn = next(event for event in t.log if isinstance(event, TokensDrawn))
    assert seen(drawn, 0) == drawn
    assert seen(drawn, 1) == TokensDrawn(0, (UNKNOWN,) * 3, False)


def test_by_a_switch_the_tokens_drawn_by_the_library_are_shown() -> None:
    shown = Switches(library_tokens_are_shown=True)
    t = table(2, shown).city(0, coins=PURSE, plans="great_library").raises("great_library")
    assert view(t.state, 1).table.drawn == t.state.drawn
    drawn = next(event for event in t.log if isinstance(event, TokensDrawn))
    assert seen(drawn, 1) == drawn


# -- 6. both loot tokens in one move ------------------------------------------------------------------------------


def long_move(switches: Switches | None) -> Table:
    return table(3, switches).pawn_at(2).city(0, coins=20, tokens="strategy").city(1, coins=20).builds("pretorium")


def losses(t: Table) -> list[int]:
    return [event.amount for event in t.log if isinstance(event, LootTaken)]


def test_a_move_through_two_zones_takes_both_loot_tokens() -> None:
    t = long_move(None)
    assert (losses(t), t.coins(1), t.loot(1)) == ([2, 5], 13, [])


def test_by_a_switch_only_the_loot_of_the_last_zone_is_taken() -> None:
    t = long_move(Switches(only_the_last_loot_counts=True))
    assert (losses(t), t.coins(1)) == ([5], 15)


def test_by_the_switch_for_loot_a_token_that_was_passed_over_stays_until_its_zone_is_entered_anew() -> None:
    t = long_move(Switches(only_the_last_loot_counts=True))
    assert t.loot(1) == [2]
    assert losses(t.turn(0).builds("walls")) == []
    assert losses(t.turn(0).pawn_at(2).builds("guard_tower")) == [2]


def test_the_switch_for_loot_leaves_short_moves_as_they_are() -> None:
    t = table(3, Switches(only_the_last_loot_counts=True)).pawn_at(1).city(0, coins=20).builds("walls")
    assert losses(t) == [2]


# -- 7. destroyed cards -------------------------------------------------------------------------------------------


def destroyed(switches: Switches | None) -> Table:
    t = table(2, switches).city(0, coins=PURSE, plans="circus_maximus mausoleum").city(1, "press")
    return t.raises("circus_maximus").play(destroy("press")).turn(0).raises("mausoleum")


def test_the_mausoleum_can_get_a_destroyed_card() -> None:
    assert destroyed(None).legal() == ["TakeFromDiscard press"]


def test_by_a_switch_a_destroyed_card_leaves_the_game() -> None:
    t = destroyed(Switches(destroyed_cards_leave_the_game=True))
    assert (t.phase, t.decider) == ("play", 1), "there is nothing to dig up"
    assert (t.discard_pile, t.state.gone, t.cards(1)) == ([], [t.card("press")], [])
    assert t.makes(1) == [0] * 5


# -- 8 and 13. Strategy -------------------------------------------------------------------------------------------


def strategist(switches: Switches | None, plans: str) -> Table:
    return table(2, switches).city(0, coins=PURSE, plans=plans, tokens="strategy").discarded("guard_tower")


def test_strategy_adds_no_shield_to_wonders() -> None:
    assert strategist(None, "colossus").raises("colossus").lead(0) == 2


def test_by_a_switch_strategy_adds_a_shield_to_wonders_that_show_shields() -> None:
    switches = Switches(strategy_counts_for_wonders=True)
    assert strategist(switches, "colossus").raises("colossus").lead(0) == 3
    assert strategist(switches, "pyramids").raises("pyramids").lead(0) == 0
    assert strategist(switches, "colossus").builds("walls").lead(0) == 3, "red cards as ever"


def test_strategy_adds_a_shield_to_a_red_card_from_the_discard_pile() -> None:
    assert strategist(None, "mausoleum").raises("mausoleum").play(dig("guard_tower")).lead(0) == 2


def test_by_a_switch_strategy_adds_no_shield_to_a_card_from_the_discard_pile() -> None:
    switches = Switches(strategy_counts_for_the_mausoleum=False)
    assert strategist(switches, "mausoleum").raises("mausoleum").play(dig("guard_tower")).lead(0) == 1
    assert strategist(switches, "mausoleum").builds("stable").lead(0) == 2, "other red cards as ever"


# -- 9. a full tie ------------------------------------------------------------------------------------------------


def tie(switches: Switches | None, first: int, mine: str = "altar", theirs: str = "theater") -> Table:
    t = table(3, switches, first=first).left({0: "palace"}).city(0, mine, coins=0).city(1, theirs, coins=0)
    return t.play(discard("palace"))


def test_a_full_tie_is_a_shared_victory() -> None:
    t = tie(None, 0)
    assert t.shared
    assert {standing.place for standing in DUEL.standings(t.state)} == {1}


@pytest.mark.parametrize("first", [0, 1])
def test_by_a_switch_the_second_player_wins_a_full_tie(first: int) -> None:
    switches = Switches(second_player_wins_a_full_tie=True)
    t = tie(switches, first)
    assert (t.victory, t.winner) == ("civilian", 1 - first)
    assert tie(switches, first, "altar", "academy").winner == 0, "blue points are compared before"


# -- 10. no coins below zero --------------------------------------------------------------------------------------


def test_the_appian_way_leaves_no_debts() -> None:
    t = table(2).city(0, coins=PURSE, plans="appian_way").city(1, coins=2).raises("appian_way")
    assert t.coins(1) == 0


# -- 11. backs of guilds ------------------------------------------------------------------------------------------


def third_age(switches: Switches | None) -> Table:
    return table(3, switches).lay({2: GUILDS[0], 3: "palace", 5: GUILDS[1]})


def test_a_hidden_guild_is_known_by_its_back() -> None:
    t = third_age(None)
    assert [back_or_face(t.state, slot) for slot in (2, 3, 5)] == [UNKNOWN_GUILD, UNKNOWN, t.card(GUILDS[1])]


def test_by_a_switch_the_backs_of_guilds_tell_nothing() -> None:
    t = third_age(Switches(guild_backs_are_secret=True))
    assert [back_or_face(t.state, slot) for slot in (2, 3, 5)] == [UNKNOWN, UNKNOWN, t.card(GUILDS[1])]
    assert UNKNOWN_GUILD not in view(t.state, 0).table.slots


# -- 12. the coins of the box -------------------------------------------------------------------------------------


def rich(switches: Switches | None) -> Table:
    return table(1, switches).city(0, coins=44).city(1, coins=40).offer("tavern").play(build("tavern"))


def test_the_bank_never_runs_out() -> None:
    assert rich(None).coins(0) == 48


def test_by_a_switch_the_bank_has_86_coins_in_all() -> None:
    t = rich(Switches(coins_are_limited=True))
    assert t.coins(0) == 46
    assert t.idle().coins(1) == 40, "nothing is left for a discard"
    assert [event.amount for event in t.log if isinstance(event, CoinsGained)] == [2]


# -- 14. the weaker side ------------------------------------------------------------------------------------------


def test_the_weaker_player_chooses_who_begins() -> None:
    assert age_over(None, 4).phase == "beginner"


@pytest.mark.parametrize(("pawn", "beginner"), [(4, 1), (-4, 0), (0, 1)])
def test_by_a_switch_the_weaker_player_must_begin(pawn: int, beginner: int) -> None:
    t = age_over(Switches(weaker_player_must_begin=True), pawn)
    assert (t.phase, t.decider) == ("play", beginner)


def test_the_rulings_are_the_rulebooks_unless_told() -> None:
    assert [f.name for f in fields(Switches) if getattr(Switches(), f.name)] == ["strategy_counts_for_the_mausoleum"]
    assert new_game().state.table.rulings.strategy_for_mausoleum
