"""What a seat has built by now: as a picture, and as the note by which a save tells it without rules."""

from engine.catalog.duel.loader import load_duel
from engine.catalog.loader import load_seven, whole_box
from engine.catalog.model import Board
from engine.core.game import Json
from engine.core.seats import Seat
from engine.dice.book import words as dice_words
from engine.dice.state import State as DiceState
from engine.duel.state import State as DuelState
from engine.seven.state import State as SevenState
from wonders_gui.art.faces import Scenery
from wonders_gui.savesummary import STAGES
from wonders_gui.scenery import DICE_STAGES, NIGHTS, scenery_of_wonders
from wonders_gui.texts.names_dice import city_of


def scenery_in(state: object, seat: Seat) -> Scenery:
    """The wonder of a seat, as far as it is built."""
    if isinstance(state, SevenState):
        board, sides = _board(state, seat), load_seven(state.book.edition, state.book.expansions).sides
        side = tuple(sides)[state.side[seat] % len(sides)]
        return Scenery(board.id, side in NIGHTS, int(state.stages[seat]), len(board.sides[side]))
    if isinstance(state, DiceState):
        city = state.cities[seat]
        crossed = int(city.crossed & state.book.wonder).bit_count()
        return Scenery(city_of(dice_words().board_ids[city.board.number]), built=crossed, stages=DICE_STAGES)
    assert isinstance(state, DuelState)
    ids, own = [wonder.id for wonder in load_duel().wonders], state.cities[seat]
    return scenery_of_wonders([ids[number] for number in own.wonders], [ids[number] for number in own.plans])


def stages_note(state: object, seat: Seat) -> Json:
    """How many stages the player's board has, by side; nothing for games without such boards."""
    return {STAGES: _stages(_board(state, seat))} if isinstance(state, SevenState) else {}


def stages_of(edition: int, city: str, side: str) -> int:
    """The same for a file that has no such note; 1 where nobody knows."""
    boards = {board.id: board for board in whole_box(edition).boards}
    return _stages(boards[city]).get(side, 1) if city in boards else 1


def _board(state: SevenState, seat: Seat) -> Board:
    catalog = load_seven(state.book.edition, state.book.expansions)
    return catalog.boards[state.side[seat] // len(catalog.sides)]


def _stages(board: Board) -> dict[str, int]:
    return {side: len(stages) for side, stages in board.sides.items()}
