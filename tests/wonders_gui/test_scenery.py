"""Pictures of games show the wonders that were built, as far as they were: read from a file as the rules say it."""

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.catalog.duel.loader import load_duel
from engine.duel.state import State as DuelState
from tests.wonders_gui import tables
from tests.wonders_gui.quick import QuickThinkers
from tests.wonders_gui.recorded import CITIES, DUEL, SEVEN, TEAMS
from tests.wonders_gui.screens import moment
from wonders_gui.art.faces import Scenery
from wonders_gui.built import scenery_in
from wonders_gui.controller import Table
from wonders_gui.dialogs.scoredata import score_data
from wonders_gui.history.queries import entry_of
from wonders_gui.history.store import open_store
from wonders_gui.opponents import NAMES as NAMES_OF_BOTS
from wonders_gui.pages.history.gamelist import scenery
from wonders_gui.saves import Games
from wonders_gui.savesummary import summary_of
from wonders_gui.scenery import duel_picture, scenery_of
from wonders_gui.seating import Seating

NAMES = (
    "seven-choice-side",
    "seven-3p-age2",
    "seven-1e-2p-age3",
    "seven-over-3p",
    "teams-over-4p",
    "duel-draft",
    "duel-age2",
    "duel-over-points",
    "dice-3p-begin",
    "dice-over-3p",
)


def painted(scenery: Scenery) -> tuple[str, bool, float]:
    """What is seen of it: where nothing is built, it does not matter how much there will be."""
    return scenery.wonder, scenery.night, scenery.built / scenery.stages


@pytest.mark.parametrize("name", NAMES)
def test_a_file_tells_without_rules_how_far_the_players_wonder_is_built(name: str) -> None:
    path = moment(name)
    opened = Games(path.parent).look(path)
    assert painted(scenery_of(summary_of(path))) == painted(scenery_in(opened.session.state, opened.seating.seat))


@pytest.mark.parametrize("path", [SEVEN, TEAMS, CITIES, DUEL], ids=lambda path: path.stem)
def test_so_do_files_of_older_versions(path: Path) -> None:
    opened = Games(path.parent).look(path)
    assert painted(scenery_of(summary_of(path))) == painted(scenery_in(opened.session.state, opened.seating.seat))


def test_what_was_taken_back_is_not_built(thinkers: QuickThinkers, tmp_path: Path) -> None:
    path = tmp_path / "game.wonders"
    path.write_bytes(moment("duel-over-points").read_bytes())
    opened = Games(tmp_path).open(path)
    while scenery_in(opened.session.state, opened.seating.seat).built:
        opened.session.undo()
    assert scenery_of(summary_of(path)).built == 0


def test_a_file_with_a_made_up_city_shows_the_picture_of_its_game_with_nothing_built() -> None:
    made_up = replace(summary_of(SEVEN), city="atlantis")
    assert scenery_of(made_up) == Scenery("gizah", built=0)


def test_a_new_game_notes_how_many_stages_there_are(thinkers: QuickThinkers, tmp_path: Path, qtbot: QtBot) -> None:
    keeping = Games(tmp_path).keeping("seven", Seating(0, NAMES_OF_BOTS[:3], {}))
    table = tables.seven(thinkers, save=keeping)
    table.begin()
    tables.play_on(table, qtbot)
    assert summary_of(keeping.path).stages == scenery_in(table.revealed(), table.seat).stages
    table.close()


@pytest.mark.parametrize("seat", [0, 1])
def test_the_score_sheet_shows_a_wonder_that_each_player_of_duel_has_built(thinkers: QuickThinkers, seat: int) -> None:
    opened = Games(DUEL.parent).look(DUEL)
    table = Table.resume(opened.session, 0, opened.seating.bots, opened.seating.names, thinkers)
    state = table.revealed()
    assert isinstance(state, DuelState)
    built = [load_duel().wonders[number].id for number in state.cities[seat].wonders]
    assert score_data(table).people[seat].scenery == Scenery(duel_picture(built[-1]))
    table.close()


@pytest.mark.parametrize("name", ["seven-over-3p", "duel-over-points", "dice-over-3p"])
def test_the_history_shows_what_the_player_had_built(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.wonders"
    path.write_bytes(moment(name).read_bytes())
    opened = Games(tmp_path).look(path)
    store = open_store(tmp_path).store
    store.sync()
    entry = entry_of(store, path)
    assert entry is not None
    assert scenery(entry) == scenery_in(opened.session.state, opened.seating.seat)
    store.close()
