"""Faces: a card shows what it costs, brings and is chained to; every sign has an icon and every card a picture."""

from collections.abc import Iterator

from engine.catalog.duel.loader import load_duel
from engine.catalog.loader import whole_box
from wonders_gui.art import assets, icons
from wonders_gui.art.faces import CardFace, Sign, Signs
from wonders_gui.art.pictures import BUILDINGS
from wonders_gui.games.duel import faces as duel
from wonders_gui.games.seven import faces as seven
from wonders_gui.language import set_language

SPECIAL = {"conflict": "conflict_won"}


def base(edition: int, card: str) -> CardFace:
    return seven.card_face(edition, [entry.id for entry in whole_box(edition).cards].index(card))


def of_duel(card: str) -> CardFace:
    return duel.card_face([entry.id for entry in load_duel().cards].index(card))


def shown(signs: Signs) -> str:
    """A row of signs as text."""
    return " ".join(sign.text or (sign.icon if sign.number is None else f"{sign.icon}:{sign.number}") for sign in signs)


def card_faces() -> Iterator[CardFace]:
    for edition in (1, 2):
        for number in range(len(whole_box(edition).cards)):
            yield seven.card_face(edition, number)
    for number in range(len(load_duel().cards)):
        yield duel.card_face(number)


def all_signs() -> Iterator[Sign]:
    for face in card_faces():
        yield from (*face.band, *face.small, *face.cost)
    for edition in (1, 2):
        for board in whole_box(edition).boards:
            for side in board.sides:
                for stage in seven.stage_faces(edition, board.id, side):
                    yield from (*stage.cost, *stage.signs)
    for number in range(len(load_duel().wonders)):
        yield from (*duel.wonder_face(number).cost, *duel.wonder_face(number).signs)
    for number in range(len(load_duel().tokens)):
        yield from duel.token_face(number).signs


def test_every_sign_has_an_icon() -> None:
    known = set(icons.names())
    for sign in all_signs():
        assert sign.text or SPECIAL.get(sign.icon, sign.icon) in known, sign


def test_every_chain_has_a_mark_that_can_be_drawn() -> None:
    known = set(icons.names())
    for face in card_faces():
        assert {*face.chain_from, *face.chain_to} <= known, face.key


def test_every_card_has_a_picture_of_its_own() -> None:
    assert {face.picture for face in card_faces()} <= set(assets.names(BUILDINGS))
    for edition in (1, 2):
        buildings = {card.building for card in whole_box(edition).cards}
        texts = {assets.text(BUILDINGS, building) for building in buildings}
        assert len(texts) == len(buildings)


def test_a_mark_leads_from_every_parent_to_every_child() -> None:
    for edition in (1, 2):
        for card in whole_box(edition).cards:
            for child in card.chains_to:
                mark = base(edition, child).chain_from
                assert set(mark) <= set(base(edition, card.id).chain_to), (card.id, child)


def test_a_mark_makes_nothing_free_but_the_children() -> None:
    for edition in (1, 2):
        for card in whole_box(edition).cards:
            given = set(base(edition, card.id).chain_to)
            freed = {other.id for other in whole_box(edition).cards if given & set(base(edition, other.id).chain_from)}
            assert freed == set(card.chains_to), card.id


def test_marks_of_duel_lead_from_card_to_card() -> None:
    for card in load_duel().cards:
        if card.chains_to:
            assert of_duel(card.id).chain_to == of_duel(card.chains_to).chain_from


def test_cards_show_what_they_bring() -> None:
    assert shown(base(1, "sawmill").band) == "wood wood"
    assert shown(base(1, "caravansery").band) == "wood slash stone slash clay slash ore"
    assert shown(base(1, "caravansery").small) == "any_raw"
    assert shown(base(1, "west_trading_post").band) == "arrow_left card_brown coin:1"
    assert shown(base(1, "vineyard").band) == "coin:1 slash arrow_left arrow_down card_brown arrow_right"
    assert shown(base(1, "arena").band) == "coin:3 points:1 slash stage"
    assert shown(base(1, "strategists_guild").band) == "points:1 slash arrow_left conflict:-1 arrow_right"
    assert shown(base(2, "decorators_guild").band) == "points:7 slash wonder_complete"
    assert shown(base(1, "scientists_guild").band) == "any_science"


def test_black_cards_show_what_they_bring_and_to_whom() -> None:
    assert shown(base(2, "pigeonhole").band) == "arrow_left copied_science arrow_right"
    assert shown(base(2, "contingent").band) == "shield shield shield shield shield"
    assert shown(base(2, "residence").band) == "points:1 diplomacy"
    assert shown(base(2, "opium_den").band) == "coin:4 coin_lost:-3 others"
    assert shown(base(2, "cenotaph").band) == "points:5 coin_lost:-1 slash victory others"
    assert shown(base(2, "chamber_of_builders").band) == "points:4 coin_lost:-1 slash stage others"
    assert shown(base(2, "gambling_den").band) == "coin:9 arrow_left coin:2 arrow_right"
    assert shown(base(2, "mint").band) == "points:8 coin:3 others"
    assert shown(base(2, "prison").band) == "points:4 slash conflict:5"
    assert shown(base(2, "secret_network").band) == "coin:1 points:1 slash card_black"
    assert shown(base(2, "slave_market").band) == "coin:1 points:1 slash victory"
    assert shown(base(2, "memorial").band) == "coin:2 slash conflict:-1 defeats_discarded"


def test_long_rows_of_black_cards_become_short_where_there_is_little_room() -> None:
    assert shown(base(2, "contingent").small) == "5 shield"
    assert shown(base(2, "mercenaries").small) == "shield shield shield"
    assert shown(base(2, "cenotaph").small) == "points:5 coin_lost:-1 slash victory"
    assert shown(base(2, "brotherhood").small) == "points:4 coin_lost:-3 others"


def test_raiders_show_their_own_token_before_the_debt_of_the_neighbours() -> None:
    assert shown(base(2, "raider_fort").band) == "conflict:3 arrow_left debt arrow_right"


def test_black_cards_that_change_trade_and_building_show_how() -> None:
    assert shown(base(2, "west_clandestine_wharf").band) == "arrow_left wharf coin:-1"
    assert shown(base(2, "east_clandestine_wharf").band) == "wharf coin:-1 arrow_right"
    assert shown(base(2, "smugglers_cache").band) == "arrow_left board_resource coin:-1 arrow_right"
    powers = {
        "secret_warehouse": "produce_one_more_of_own",
        "black_market": "produce_one_missing",
        "forging_agency": "build_from_discard_last",
    }
    for card, power in powers.items():
        assert shown(base(2, card).band) == f"power_{power}"
    assert shown(base(2, "architect_firm").band) == "points:2 power_stages_without_resources"


def test_no_black_card_has_a_chain_mark() -> None:
    for card in whole_box(1).cards:
        if card.colour == "black":
            assert not base(1, card.id).chain_from + base(1, card.id).chain_to


def test_black_cards_look_the_same_in_both_editions() -> None:
    for card in whole_box(1).cards:
        if card.colour == "black":
            assert base(1, card.id).band == base(2, card.id).band


def test_stages_of_cities_show_diplomacy_and_what_others_lose() -> None:
    assert shown(seven.stage_faces(2, "byzantium", "night")[1].signs) == "points:6 diplomacy"
    first, second = seven.stage_faces(1, "petra", "B")
    assert shown(first.signs) == "points:3 coin_lost:-2 others"
    assert shown(second.cost) == "coin:14"


def test_cards_of_duel_show_what_they_bring() -> None:
    assert shown(of_duel("library").band) == "quill points:2"
    assert shown(of_duel("customs_house").band) == "glass papyrus equals coin:1"
    assert shown(of_duel("arena").band) == "coin:2 slash stage points:3"
    assert shown(of_duel("moneylenders_guild").band) == "points:1 slash coin:3 most"


def test_cards_show_what_they_cost_unit_by_unit() -> None:
    assert shown(base(1, "library").cost) == "stone stone cloth"
    assert shown(base(1, "mine").cost) == "coin:1"
    assert base(1, "altar").cost == ()


def test_a_free_card_of_duel_says_so_in_every_language() -> None:
    words = []
    for language in ("en", "nl", "da"):
        set_language(language)
        words.append(of_duel("theater").free)
    assert words[0] == "free"
    assert all(words)
    assert not of_duel("library").free


def test_stages_show_cost_and_effects() -> None:
    first, second = seven.stage_faces(1, "rhodos", "B")
    assert shown(first.cost) == "stone stone stone"
    assert shown(second.signs) == "coin:4 points:4 shield"


def test_wonders_and_tokens_of_duel_show_what_they_bring() -> None:
    ids = [wonder.id for wonder in load_duel().wonders]
    assert shown(duel.wonder_face(ids.index("appian_way")).signs) == "coin:3 points:3 coin_lost:-3 extra_turn"
    tokens = [token.id for token in load_duel().tokens]
    assert shown(duel.token_face(tokens.index("strategy")).signs) == "shield +1"
