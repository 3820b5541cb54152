"""The data of Cities is what is printed: names, ages, costs and effects of the black cards and the two boards."""

import pytest

from engine.catalog import model
from engine.catalog.loader import load_seven, whole_box
from engine.catalog.model import RESOURCES, Cost, Effect
from engine.seven.config import CITIES
from tests.engine.seven.printed import CARDS
from tests.engine.seven.printed_cities import BLACK, CITIES_BOARDS, CITIES_SIDES, CITIES_STAGES, CitiesStagePlace

both_editions = pytest.mark.parametrize("edition", [1, 2])


def in_words(effect: Effect) -> str:
    """An effect of the catalog in the words of the printed table."""
    match effect:
        case model.Points(amount):
            return f"points {amount}"
        case model.Coins(amount):
            return f"coins {amount}"
        case model.Shields(amount):
            return f"shields {amount}"
        case model.CoinsPer(amount, counted, "own"):
            return f"{amount} coins per {' '.join(counted)}"
        case model.PointsPer(amount, counted, "own"):
            return f"{amount} points per {' '.join(counted)}"
        case model.Power(name):
            return name
    return of_cities_in_words(effect)


def of_cities_in_words(effect: Effect) -> str:
    match effect:
        case model.Gift(amount, to):
            return f"gift {amount} {to}"
        case model.CoinLoss(amount, per):
            return f"loss {amount}" + (f" per {per}" if per else "")
        case model.Debt(amount):
            return f"debt {amount}"
        case model.Diplomacy(tokens):
            return f"diplomacy {tokens}"
        case model.VictoryToken(worth):
            return f"victory token {worth}"
        case model.DiscardDefeats():
            return "discard defeats"
        case model.CopiedScience(symbols):
            return f"copied science {symbols}"
        case model.Rebate(neighbour):
            return f"rebate {neighbour}"
        case model.BoardRebate(amount):
            return f"board rebate {amount}"
    raise AssertionError(f"nothing of the kind is printed: {effect}")


def cost_in_words(cost: Cost) -> list[str]:
    named = zip(RESOURCES, cost.resources, strict=True)
    return ["coin"] * cost.coins + [resource for resource, amount in named for _ in range(amount)]


@both_editions
@pytest.mark.parametrize("card", BLACK)
def test_a_black_card_is_the_printed_one(edition: int, card: str) -> None:
    printed = BLACK[card]
    found = next(entry for entry in load_seven(edition, (CITIES,)).cards if entry.id == card)
    assert (found.name, found.age, found.colour, found.building) == (printed.name, printed.age, "black", card)
    assert cost_in_words(found.cost) == printed.cost.split()
    assert sorted(map(in_words, found.effects)) == sorted(printed.effects)


@both_editions
def test_no_black_card_is_part_of_a_chain_or_is_a_guild(edition: int) -> None:
    cards = load_seven(edition, (CITIES,)).cards
    for card in cards:
        if card.colour == "black":
            assert (card.free_with, card.chains_to, card.symbol_needed, card.guild) == ((), (), None, False)
        assert not set(card.free_with) & set(BLACK)


@both_editions
def test_cities_adds_forty_two_black_cards_fourteen_for_each_age_and_nothing_else(edition: int) -> None:
    cards = load_seven(edition, (CITIES,)).cards
    assert {card.id for card in cards if card.colour == "black"} == set(BLACK)
    assert [sum(card.colour == "black" and card.age == age for card in cards) for age in (1, 2, 3)] == [14, 14, 14]
    assert {card.id for card in cards} == {*BLACK, *CARDS[edition]}


@pytest.mark.parametrize("place", CITIES_STAGES, ids=str)
def test_a_stage_of_byzantium_and_petra_is_the_printed_one(place: CitiesStagePlace) -> None:
    board, side = place.side.split(":")
    found = next(entry for entry in load_seven(place.edition, (CITIES,)).boards if entry.id == board)
    stage, printed = found.sides[side][place.number - 1], place.printed
    words = [f"points {printed.points}", f"diplomacy {printed.diplomacy}", f"loss {printed.loss}"]
    assert cost_in_words(stage.cost) == printed.cost.split()
    assert sorted(map(in_words, stage.effects)) == sorted(word for word in words if not word.endswith(" 0"))
    assert len(found.sides[side]) == len(CITIES_SIDES[place.edition][place.side])


@both_editions
def test_byzantium_makes_stone_and_petra_makes_clay(edition: int) -> None:
    boards = {board.id: board.resource for board in load_seven(edition, (CITIES,)).boards}
    assert {board: boards[board] for board in CITIES_BOARDS} == CITIES_BOARDS
    assert len(boards) == 7 + 2


@both_editions
def test_without_cities_there_is_neither_a_black_card_nor_one_of_its_boards(edition: int) -> None:
    catalog = load_seven(edition)
    assert not any(card.colour == "black" for card in catalog.cards)
    assert not {board.id for board in catalog.boards} & set(CITIES_BOARDS)


@both_editions
def test_the_cards_of_the_base_game_keep_their_numbers_beside_cities(edition: int) -> None:
    base, box = load_seven(edition), whole_box(edition)
    assert box.cards[: len(base.cards)] == base.cards
    assert box.boards[: len(base.boards)] == base.boards
    assert (*base.score_order, "black") == box.score_order
