"""Wonders with a choice: Great Library, Mausoleum, Circus Maximus, Statue of Zeus."""

import pytest

from engine.duel.events import CoinsPaid, TokensDrawn
from tests.engine.duel.builder import BOARD, Table, new_game, table
from tests.engine.duel.printed import CARDS, RESOURCES, TOKENS
from tests.engine.duel.wishes import choose, decline, destroy, dig

pytestmark = pytest.mark.compiled

PURSE = 30


def about_to_raise(wonder: str, age: int = 2) -> Table:
    return table(age).city(0, coins=PURSE, plans=wonder)


# -- the Great Library --------------------------------------------------------------------------------------------


def test_the_great_library_draws_three_of_the_five_tokens_left_out() -> None:
    t = about_to_raise("great_library").raises("great_library")
    assert (t.phase, t.decider) == ("choose_from_box", 0)
    assert len(set(t.drawn)) == 3
    assert set(t.drawn) < set(TOKENS) - set(BOARD.split())


def test_one_drawn_token_is_kept_and_the_others_go_back() -> None:
    t = about_to_raise("great_library").raises("great_library")
    box, kept = set(t.box), t.drawn[1]
    t.play(choose(kept))
    assert t.tokens(0) == [kept]
    assert set(t.box) == box - {kept}
    assert t.drawn == []
    assert t.board == BOARD.split()


def test_a_token_that_was_not_drawn_cannot_be_kept() -> None:
    t = about_to_raise("great_library").raises("great_library")
    for token in [*t.board, *(set(t.box) - set(t.drawn))]:
        assert t.refusal(choose(token)) == "token_not_on_offer"


def test_every_token_left_out_can_be_drawn() -> None:
    drawn = set()
    for seed in range(30):
        t = new_game(seed, wonders="first_game").board_is(BOARD)
        drawn |= set(t.city(0, coins=PURSE, plans="great_library").raises("great_library").drawn)
    assert drawn == set(TOKENS) - set(BOARD.split())


@pytest.mark.parametrize("token", ["agriculture", "urbanism"])
def test_the_coins_of_a_token_kept_from_the_library_come_at_once(token: str) -> None:
    t = about_to_raise("great_library").board_is("economy law masonry philosophy strategy")
    t.raises("great_library").state.drawn = [TOKENS.index(token)]
    before = t.coins(0)
    assert t.play(choose(token)).coins(0) == before + 6


def test_the_draw_is_written_down_once() -> None:
    t = about_to_raise("great_library").raises("great_library")
    assert [len(event.tokens) for event in t.log if isinstance(event, TokensDrawn)] == [3]


# -- the Mausoleum ------------------------------------------------------------------------------------------------


def test_the_mausoleum_builds_any_card_of_the_pile_for_nothing() -> None:
    for card in CARDS:
        t = about_to_raise("mausoleum").city(0, wonders="sphinx").discarded(f"{card} {other_than(card)}")
        t.raises("mausoleum")
        assert (t.phase, t.decider) == ("from_discard", 0)
        t.log.clear()
        t.play(dig(card))
        assert (t.cards(0), t.discard_pile) == ([card], [other_than(card)])
        assert not [event for event in t.log if isinstance(event, CoinsPaid)], card


def other_than(card: str) -> str:
    return "school" if card == "altar" else "altar"


def test_a_card_from_the_pile_has_all_its_effects() -> None:
    counts = {"wonder": 1, "yellow": 1}
    for card, printed in CARDS.items():
        if printed.colour == "purple":
            continue
        t = about_to_raise("mausoleum").discarded(card).raises("mausoleum")
        before = t.coins(0)
        t.play(dig(card))
        assert t.coins(0) == before + printed.coins * (counts.get(printed.per, 0) if printed.per else 1), card
        assert t.lead(0) == printed.shields, card
        assert t.symbols(0) == ({printed.symbol} if printed.symbol else set()), card
        assert t.makes(0) == [printed.makes.split().count(resource) for resource in RESOURCES], card
        assert all(t.unit_price(0, resource) == 1 for resource in printed.fixes.split()), card


def test_with_an_empty_pile_the_mausoleum_does_nothing_more() -> None:
    t = about_to_raise("mausoleum").raises("mausoleum")
    assert (t.phase, t.decider) == ("play", 1)
    assert t.points(0, "wonders") == 2


def test_only_cards_of_the_pile_can_be_dug_up() -> None:
    t = about_to_raise("mausoleum").city(0, "altar").discarded("theater").raises("mausoleum")
    for card in ("altar", t.open_cards[0], t.card_under("mausoleum"), "palace"):
        assert t.refusal(dig(card)) == "card_not_in_discard"
    assert t.legal() == ["TakeFromDiscard theater"]


def test_a_choice_of_a_wonder_has_to_be_made() -> None:
    assert about_to_raise("mausoleum").discarded("altar").raises("mausoleum").refusal(decline()) == "must_choose"
    assert about_to_raise("great_library").raises("great_library").refusal(decline()) == "must_choose"
    t = about_to_raise("circus_maximus").city(1, "press").raises("circus_maximus")
    assert t.refusal(decline()) == "must_choose"


def test_a_token_for_a_pair_made_by_the_mausoleum_is_chosen_in_the_same_turn() -> None:
    t = about_to_raise("mausoleum").city(0, "workshop").discarded("laboratory").raises("mausoleum")
    t.play(dig("laboratory"))
    assert (t.phase, t.decider) == ("choose_token", 0)
    t.play(choose("philosophy"))
    assert (t.phase, t.decider) == ("play", 1)


def test_mausoleum_pair_token_law_and_sixth_symbol_in_one_turn() -> None:
    t = about_to_raise("mausoleum", 3).city(0, "workshop apothecary scriptorium pharmacist university")
    t.discarded("library").raises("mausoleum").play(dig("library"))
    assert t.phase == "choose_token"
    t.play(choose("law"))
    assert (t.phase, t.victory, t.winner) == ("over", "scientific", 0)


def test_the_mausoleum_may_win_by_a_sixth_symbol_itself() -> None:
    t = about_to_raise("mausoleum", 3).city(0, "workshop apothecary scriptorium pharmacist university")
    t.discarded("academy").raises("mausoleum").play(dig("academy"))
    assert (t.phase, t.victory, t.winner) == ("over", "scientific", 0)


def test_the_mausoleum_may_win_by_a_red_card() -> None:
    t = about_to_raise("mausoleum", 3).pawn_at(7).discarded("walls").raises("mausoleum").play(dig("walls"))
    assert (t.phase, t.victory, t.winner) == ("over", "military", 0)


# -- Circus Maximus and the Statue of Zeus ------------------------------------------------------------------------

GREY = "glassworks press"
BROWN = "quarry sawmill"
DESTROYERS = [("circus_maximus", GREY, "quarry"), ("statue_of_zeus", BROWN, "press")]


@pytest.mark.parametrize(("wonder", "victims", "other"), DESTROYERS)
def test_the_builder_chooses_among_the_opponents_cards_of_the_colour(wonder: str, victims: str, other: str) -> None:
    t = about_to_raise(wonder).city(1, f"{victims} {other} altar").city(0, "glassblower clay_pool").raises(wonder)
    assert (t.phase, t.decider) == ("destroy", 0)
    assert t.legal() == [f"DestroyCard {card}" for card in victims.split()]
    for spared in (other, "altar", "glassblower", "clay_pool", "palace"):
        assert t.refusal(destroy(spared)) == "card_not_to_destroy"


@pytest.mark.parametrize(("wonder", "victims", "other"), DESTROYERS)
def test_the_destroyed_card_goes_to_the_discard_pile(wonder: str, victims: str, other: str) -> None:
    t = about_to_raise(wonder).city(1, f"{victims} {other}").raises(wonder)
    first, second = victims.split()
    t.play(destroy(second))
    assert t.cards(1) == [first, other]
    assert t.discard_pile == [second]
    assert (t.phase, t.decider) == ("play", 1)


@pytest.mark.parametrize(("wonder", "victims", "other"), DESTROYERS)
def test_with_nothing_to_destroy_the_shield_and_the_points_remain(wonder: str, victims: str, other: str) -> None:
    t = about_to_raise(wonder).city(0, victims).city(1, f"{other} altar").raises(wonder)
    assert (t.phase, t.decider) == ("play", 1)
    assert t.lead(0) == 1
    assert t.points(0, "wonders") == 3
    assert t.cards(1) == [other, "altar"]


def test_a_destroyed_card_produces_no_more_for_its_owner() -> None:
    t = about_to_raise("statue_of_zeus").city(1, "sawmill lumber_yard").raises("statue_of_zeus")
    assert t.makes(1) == [3, 0, 0, 0, 0]
    assert t.play(destroy("sawmill")).makes(1) == [1, 0, 0, 0, 0]
    assert t.price(1, "courthouse") == 2 + 2


def test_a_destroyed_card_no_longer_raises_the_price_of_the_other_side() -> None:
    t = about_to_raise("circus_maximus").city(1, "glassworks glassblower").raises("circus_maximus")
    assert t.unit_price(0, "glass") == 4
    assert t.play(destroy("glassworks")).unit_price(0, "glass") == 3


def test_a_destroyed_card_is_no_longer_counted() -> None:
    t = about_to_raise("statue_of_zeus", 3).city(1, "sawmill quarry shipowners_guild").raises("statue_of_zeus")
    assert t.points(1, "guilds") == 2
    assert t.play(destroy("quarry")).points(1, "guilds") == 1


def test_the_mausoleum_can_build_a_destroyed_card() -> None:
    t = about_to_raise("circus_maximus").city(0, plans="mausoleum").city(1, "press").raises("circus_maximus")
    t.play(destroy("press")).turn(0).raises("mausoleum").play(dig("press"))
    assert t.cards(0) == ["press"]
    assert t.unit_price(1, "papyrus") == 3


def test_the_owner_too_can_dig_up_what_was_destroyed() -> None:
    t = about_to_raise("circus_maximus").city(1, "press", coins=PURSE, plans="mausoleum").raises("circus_maximus")
    t.play(destroy("press")).raises("mausoleum").play(dig("press"))
    assert t.cards(1) == ["press"]
    assert t.makes(1) == [0, 0, 0, 0, 1]


def test_the_shield_comes_before_the_destruction_and_may_end_the_game() -> None:
    t = about_to_raise("circus_maximus").city(1, "press").pawn_at(8).raises("circus_maximus")
    assert (t.phase, t.victory, t.cards(1)) == ("over", "military", ["press"])
    other = about_to_raise("circus_maximus").city(1, "press").raises("circus_maximus")
    assert (other.phase, other.lead(0)) == ("destroy", 1)
