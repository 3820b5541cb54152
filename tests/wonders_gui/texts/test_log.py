"""Whole games as log lines: every event is told or left out on purpose, to the reader as "you", to others by name."""

from collections.abc import Sequence
from random import Random

import pytest

from engine.dice import events as dice
from engine.dice import rules as dice_rules
from engine.dice.apply import DiceLedger
from engine.dice.facts import NO_DIE
from engine.dice.game import DICE as DICE_GAME
from engine.dice.tables import new_state as new_dice
from engine.duel import events as duel
from engine.duel import rules as duel_rules
from engine.duel.game import DUEL as DUEL_GAME
from engine.duel.state import MILITARY
from engine.seven import events as seven
from engine.seven import rules as seven_rules
from engine.seven.apply import SevenLedger
from engine.seven.game import SEVEN as SEVEN_GAME
from engine.seven.tables import new_state
from tests.engine.dice import random_games as dices
from tests.engine.duel import random_games as duels
from tests.engine.seven import random_games as sevens
from tests.wonders_gui.speech import escaped, in_brackets, speaking
from wonders_gui.language import LANGUAGES
from wonders_gui.texts.commands import dice_command, duel_command, seven_command
from wonders_gui.texts.log import Cast
from wonders_gui.texts.log_dice import DiceLog
from wonders_gui.texts.log_duel import DuelLog
from wonders_gui.texts.log_seven import SevenLog

NAMES = ("Anna", "Lukas", "Kallias", "Iris", "Zeno", "Neith", "Theron")
KNOWN = frozenset({*NAMES, "II", "III"})


def game_of_seven(seed: int) -> tuple[int, int, list[seven.Event], list[str]]:
    """Edition, cities, events as seat 0 sees them, and all commands in words."""
    rng = Random(seed)
    config = sevens.random_table(rng)
    log: list[seven.Event] = []
    ledger = SevenLedger(new_state(config), log)
    seven_rules.set_up(ledger)
    told = []
    while SEVEN_GAME.to_move(ledger.state):
        move = sevens.random_move(ledger.state, rng)
        told.append(seven_command(move, config.edition))
        seven_rules.resolve(ledger, move)
    return config.edition, config.cities, [SEVEN_GAME.seen(event, 0) for event in log], told


def game_of_duel(seed: int) -> tuple[list[duel.Event], list[str]]:
    """Events as seat 0 sees them, and all commands in words."""
    rng = Random(seed)
    ledger = duels.begun(duels.random_table(rng))
    told = []
    while DUEL_GAME.to_move(ledger.state):
        move = duels.random_move(ledger.state, rng)
        told.append(duel_command(move))
        duel_rules.resolve(ledger, move)
    return [DUEL_GAME.seen(event, 0) for event in ledger.log or ()], told


def game_of_dice(seed: int) -> tuple[int, list[dice.Event], list[str]]:
    """Players, events as seat 0 sees them, and all commands in words."""
    rng = Random(seed)
    config = dices.random_table(rng)
    log: list[dice.Event] = []
    ledger = DiceLedger(new_dice(config), log)
    dice_rules.set_up(ledger)
    told = []
    while DICE_GAME.to_move(ledger.state):
        move = dices.random_move(ledger.state, rng)
        told.append(dice_command(move))
        dice_rules.resolve(ledger, move)
    return config.players, [DICE_GAME.seen(event, 0) for event in log], told


def seven_lines(seed: int) -> Sequence[str]:
    edition, cities, events, told = game_of_seven(seed)
    log = SevenLog(edition, Cast(NAMES[:cities], 0))
    return [line for event in events if (line := log.line(event))] + told


def duel_lines(seed: int) -> Sequence[str]:
    events, told = game_of_duel(seed)
    log = DuelLog(Cast(NAMES[:2], 0))
    return [line for event in events if (line := log.line(event))] + told


def dice_lines(seed: int) -> Sequence[str]:
    players, events, told = game_of_dice(seed)
    log = DiceLog(Cast(NAMES[:players], 0))
    return [line for event in events if (line := log.line(event))] + told


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seed", range(6))
def test_whole_games_are_told_in_lines_that_begin_with_a_capital_and_have_no_open_field(seed: int, code: str) -> None:
    with speaking(code):
        for line in (*seven_lines(seed), *duel_lines(seed), *dice_lines(seed)):
            assert line
            assert "{" not in line
            assert line[0] == line[0].upper()


@pytest.mark.parametrize("seed", range(6))
def test_no_line_goes_past_gettext(seed: int) -> None:
    with in_brackets():
        lines = (*seven_lines(seed), *duel_lines(seed), *dice_lines(seed))
        assert {word for line in lines for word in escaped(line, KNOWN)} == set()


def test_the_reader_is_addressed_and_others_are_named() -> None:
    log = SevenLog(1, Cast(NAMES[:3], 0))
    assert log.line(seven.CardBuilt(0, 0, 0)) == "You build Lumber Yard."
    assert log.line(seven.CardBuilt(1, 0, 1)) == "Lukas builds Lumber Yard."


def test_stages_are_counted_from_where_the_table_stood() -> None:
    log = SevenLog(1, Cast(NAMES[:3], 0), stages=[0, 1, 0])
    assert log.line(seven.StageBuilt(1, -2, 1, 1)) == "Lukas builds stage 2 of the wonder."
    assert log.line(seven.StageBuilt(1, -2, 1, 1)) == "Lukas builds stage 3 of the wonder."


def test_neighbours_are_paid_by_name_and_the_reader_as_you() -> None:
    log = SevenLog(1, Cast(NAMES[:4], 0))
    assert log.line(seven.CoinsPaid(0, 1, 2, 3)) == (
        "You pay 1 coin to the bank. You pay 2 coins to Lukas. You pay 3 coins to Iris."
    )
    assert log.line(seven.CoinsPaid(1, 0, 0, 2)) == "Lukas pays you 2 coins."


def test_a_card_that_another_sells_stays_hidden() -> None:
    log = SevenLog(1, Cast(NAMES[:3], 0))
    assert log.line(seven.CardSold(1, -2, 1, 1)) == "Lukas discards a card for coins."


def test_coins_that_a_die_brings_are_told() -> None:
    log = DiceLog(Cast(NAMES[:2], 0))
    assert log.line(dice.FieldCrossed(0, 0, 0, 2, 1, 0, 0)).endswith("You receive 2 coins. You pay 1 coin.")
    assert log.line(dice.FieldCrossed(1, 0, 0, 2, 0, 0, 0)).endswith("Lukas receives 2 coins.")
    assert "receive" not in log.line(dice.FieldCrossed(1, 0, NO_DIE, 0, 0, 0, 0))


def test_the_pawn_moves_towards_whom_it_threatens() -> None:
    log = DuelLog(Cast(NAMES[:2], 0))
    assert log.line(duel.PawnMoved(2)) == "The conflict pawn moves 2 spaces towards Lukas."
    assert log.line(duel.PawnMoved(1)) == "The conflict pawn moves 1 space towards you."


def test_a_victory_is_told_with_its_kind() -> None:
    log = DuelLog(Cast(NAMES[:2], 0))
    with speaking("nl"):
        assert log.line(duel.GameEnded(MILITARY, 1)) == "Lukas wint door militaire overheersing!"
