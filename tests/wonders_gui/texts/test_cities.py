"""Cities in words: what black cards do, and what happens through them, told to the reader and of others."""

import pytest

from engine.catalog.loader import whole_box
from engine.core.errors import ConfigError
from engine.seven import commands, events
from tests.wonders_gui.speech import speaking
from wonders_gui.texts import effects_seven
from wonders_gui.texts.commands import seven_command
from wonders_gui.texts.log import Cast
from wonders_gui.texts.log_seven import SevenLog
from wonders_gui.texts.refusals import error_text

NAMES = ("Anna", "Lukas", "Kallias", "Iris")


def text_of(card: str) -> str:
    return effects_seven.card_text(next(entry for entry in whole_box(2).cards if entry.id == card))


def number_of(card: str) -> int:
    return [entry.id for entry in whole_box(2).cards].index(card)


def line(event: events.Event) -> str:
    return SevenLog(2, Cast(NAMES, 0), age=1).line(event)


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("dive", "6 coins at once. Each of your neighbours gets 1 coin from the bank at once."),
        ("mint", "8 points at the end of the game. Every other player gets 3 coins from the bank at once."),
        (
            "lair",
            "3 points at the end of the game. At the end of this turn every other player loses 2 coins. "
            "What they do not pay becomes debt.",
        ),
        (
            "residence",
            "1 point at the end of the game. 1 diplomacy token: you take no part in the next conflicts, "
            "or with teams, fight for one token less.",
        ),
        ("cells", "At the end of the game: 2 points for each victory token of 1 point in your city."),
        (
            "memorial",
            "At once: 2 coins for each defeat token in your city. After that you discard all your defeat tokens.",
        ),
        ("pigeonhole", "At the end of the game you copy 1 science symbol from a green card of a neighbour."),
        (
            "smugglers_cache",
            "Trade: the resource of a neighbour's board costs 1 coin less, every time you buy it.",
        ),
    ],
)
def test_a_black_card_says_what_it_does(card: str, told: str) -> None:
    assert text_of(card) == told


def test_raiders_tell_of_their_token_and_then_of_the_debt_of_the_neighbours() -> None:
    assert text_of("raider_garrison") == (
        "At once: a victory token of 5 points. "
        "At once: each of your neighbours takes 1 debt token. Coins cannot be paid instead."
    )


def test_wharves_name_the_neighbour_on_their_side() -> None:
    assert "left neighbour" in text_of("west_clandestine_wharf")
    assert "right neighbour" in text_of("east_clandestine_wharf")


def test_a_loss_counts_what_the_loser_has() -> None:
    assert "for each of their own victory tokens" in text_of("cenotaph")
    assert "for each stage that they have built of their own wonder" in text_of("chamber_of_builders")


def test_a_loss_is_told_as_what_was_paid_and_what_became_debt() -> None:
    assert line(events.CoinsLost(0, 2, 0)) == "You lose 2 coins."
    assert line(events.CoinsLost(1, 0, 3)) == "Lukas takes 3 debt tokens."
    assert line(events.CoinsLost(1, 1, 1)) == "Lukas loses 1 coin and takes 1 debt token."


def test_debt_through_raiders_names_their_card() -> None:
    told = line(events.DebtTaken(0, 1, number_of("raider_camp")))
    assert told == "You take 1 debt token because of this card: Raider Camp."


def test_tokens_that_come_and_go_are_told() -> None:
    assert line(events.DiplomacyGained(1, 1)) == "Lukas receives 1 diplomacy token."
    assert line(events.DiplomacySpent(0)) == "You use a diplomacy token."
    assert line(events.VictoryTokenGained(0, 2)) == "You receive a victory token of 5 points."
    assert line(events.DefeatsDiscarded(1)) == "Lukas discards all defeat tokens."


def test_a_border_that_is_won_tells_how_many_tokens_change_hands() -> None:
    assert line(events.BorderWon(0, 3, 2)) == "Conflict in Age II: you defeat Iris. Tokens on each side: 2."
    assert line(events.BorderWon(1, 2, 1)) == "Conflict in Age II: Lukas defeats Kallias. Tokens on each side: 1."


def test_what_everybody_sees_anyway_is_not_told() -> None:
    for event in (events.LossInflicted(0, 1, 0, 0), events.LossesOpened(), events.LossesSettled()):
        assert line(event) == ""


def test_paying_a_loss_is_told_with_its_coins() -> None:
    assert seven_command(commands.PayLoss(0, 0, 2), 2) == "Pay 2 coins"
    assert seven_command(commands.PayLoss(0, 0, 0), 2) == "Pay nothing and take debt"


def test_an_expansion_is_called_by_its_printed_name() -> None:
    error = ConfigError("expansion_for_more_players", expansion="cities", players=2)
    assert error_text(error) == "The expansion Cities is for three players or more."
    with speaking("nl"):
        assert error_text(error) == "De uitbreiding Cities is voor drie of meer spelers."


def test_dutch_and_danish_tell_tokens_in_the_words_of_the_rules() -> None:
    with speaking("nl"):
        assert line(events.CoinsLost(0, 1, 2)) == "Je verliest 1 munt en neemt 2 schuldfiches."
    with speaking("da"):
        assert line(events.CoinsLost(1, 0, 1)) == "Lukas tager 1 gældsbrik."
