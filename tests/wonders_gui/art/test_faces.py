"""Faces: a card shows what it costs, brings and is chained to; every sign has an icon and every card a picture."""

from collections.abc import Iterator

from engine.catalog.duel.loader import load_duel
from engine.catalog.loader import load_seven
from wonders_gui.art import assets, icons
from wonders_gui.art.faces import CardFace, Sign, Signs
from wonders_gui.art.pictures import BUILDINGS
from wonders_gui.games.duel import faces as duel
from wonders_gui.games.seven import faces as seven
from wonders_gui.language import set_language

SPECIAL = {"conflict": "conflict_won"}


def base(edition: int, card: str) -> CardFace:
    return seven.card_face(edition, [entry.id for entry in load_seven(edition).cards].index(card))


def of_duel(card: str) -> CardFace:
    return duel.card_face([entry.id for entry in load_duel().cards].index(card))


def shown(signs: Signs) -> str:
    """A row of signs as text."""
    return " ".join(sign.text or (sign.icon if sign.number is None else f"{sign.icon}:{sign.number}") for sign in signs)


def card_faces() -> Iterator[CardFace]:
    for edition in (1, 2):
        for number in range(len(load_seven(edition).cards)):
            yield seven.card_face(edition, number)
    for number in range(len(load_duel().cards)):
        yield duel.card_face(number)


def all_signs() -> Iterator[Sign]:
    for face in card_faces():
        yield from (*face.band, *face.small, *face.cost)
    for edition in (1, 2):
        for board in load_seven(edition).boards:
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
        buildings = {card.building for card in load_seven(edition).cards}
        texts = {assets.text(BUILDINGS, building) for building in buildings}
        assert len(texts) == len(buildings)


def test_a_mark_leads_from_every_parent_to_every_child() -> None:
    for edition in (1, 2):
        for card in load_seven(edition).cards:
            for child in card.chains_to:
                mark = base(edition, child).chain_from
                assert set(mark) <= set(base(edition, card.id).chain_to), (card.id, child)


def test_a_mark_makes_nothing_free_but_the_children() -> None:
    for edition in (1, 2):
        for card in load_seven(edition).cards:
            given = set(base(edition, card.id).chain_to)
            freed = {other.id for other in load_seven(edition).cards if given & set(base(edition, other.id).chain_from)}
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
