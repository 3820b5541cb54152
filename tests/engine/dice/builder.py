"""Tables of Dice in one line: sheets by the fields that are crossed, the forum by what its dice show."""

from engine.core.refusal import Refusal
from engine.core.seats import Seat
from engine.dice.apply import DiceLedger
from engine.dice.book import book, words
from engine.dice.commands import Command, Pass
from engine.dice.events import Event
from engine.dice.facts import Field
from engine.dice.legality import legal, refusal
from engine.dice.moves import move_from_text, move_to_text
from engine.dice.position import state_from_json
from engine.dice.rules import resolve
from engine.dice.state import ACTIONS, City, State

WAREHOUSE = [f"warehouse.{kind}" for kind in ("stone", "wood", "clay", "cloth", "glass", "papyrus")]
AGORA = ["agora.r1.1", "agora.r1.2", *(f"agora.{row}.{n}" for row in ("r2", "r3") for n in (1, 2, 3))]
WEST = [*(f"barracks_west.attack.{n}" for n in range(1, 6)), "barracks_west.defence.1", "barracks_west.defence.2"]
EAST = [field.replace("west", "east") for field in WEST]
MARKET = [f"market.{symbol}.{n}" for symbol in ("camel", "chest", "coin") for n in (1, 2)]
UNIVERSITY = [f"university.{symbol}.{n}" for symbol in ("compass", "tablet", "wheel") for n in (1, 2, 3)]
GALLERY = ["gallery.blue", "gallery.red", "gallery.yellow", "gallery.green", "gallery.laurel.1", "gallery.laurel.2"]
COURT = ["court.1", "court.2", "court.3"]
WONDER = ["wonder.1", "wonder.2", "wonder.3"]
BONUS = ["bonus.action", "bonus.cross", "bonus.coins"]
BUILDINGS = {
    "agora": AGORA,
    "barracks_west": WEST,
    "barracks_east": EAST,
    "market": MARKET,
    "university": UNIVERSITY,
    "gallery": GALLERY,
    "court": COURT,
    "wonder": WONDER,
}
BLACK = ["university.compass.1", "university.compass.2", "university.compass.3"]
"""The fields that unlock the black die on the board of Giza."""
WHITE = ["university.tablet.1", "university.tablet.2", "university.tablet.3"]
PURPLE = ["university.wheel.1", "university.wheel.2", "university.wheel.3"]
ASIDE = ("rhodes", "olympia", "babylon", "ephesus", "alexandria", "halicarnassus")
USUAL = {
    "grey_1": "stone 0",
    "grey_2": "wood 0",
    "grey_3": "clay 0",
    "blue": "mask 0",
    "red": "axe 0",
    "yellow": "camel 0",
    "green": "compass 0",
}

Sheet = dict[str, object]


def sheet(*crossed: str, board: str = "giza", coins: int = 7, **more: object) -> Sheet:
    """The sheet of one seat; `crossed` before this turn."""
    return {"board": board, "coins": coins, "crossed": list(crossed), **more}


def forum(**lying: str) -> list[str]:
    """Seven dice; those that are named lie as told, and special ones take the place of grey ones."""
    dice = dict(USUAL)
    greys = ["grey_1", "grey_2", "grey_3"]
    for die in ("black", "white", "purple"):
        if die in lying:
            dice.pop(greys.pop())
    return [f"{die} {face}" for die, face in {**dice, **lying}.items()]


def laid(*sheets: Sheet, players: int = 0, turn: int = 5, **more: object) -> State:
    """A table with these sheets and blank ones, up to so many players."""
    missing = max(players, 2) - len(sheets)
    taken = {sheet["board"] for sheet in sheets}
    blank = [sheet(board=board) for board in ASIDE if board not in taken][: max(0, missing)]
    lying = {"forum": forum()} | more
    return state_from_json({"game": "dice", "turn": turn, "cities": [*sheets, *blank], **lying})


def give(state: State, *moves: str) -> list[Event]:
    """Let these moves happen one after another; says what happened."""
    log: list[Event] = []
    for move in moves:
        command = move_from_text(state, move)
        assert refusal(state, command) is None, (move, refusal(state, command))
        resolve(DiceLedger(state, log), command)
    return log


def play(state: State, *actions: str) -> list[Event]:
    """A turn of actions: whoever is not named passes."""
    log = give(state, *actions)
    if state.phase == ACTIONS:
        for seat in range(state.table.players):
            if state.waiting >> seat & 1 and not any(action.startswith(f"{seat} ") for action in actions):
                resolve(DiceLedger(state, log), Pass(seat))
    return log


def moves(state: State, seat: Seat = 0) -> list[str]:
    """The legal moves of a seat, as text without the seat."""
    return [move_to_text(state, move).removeprefix(f"{seat} ") for move in legal(state, seat)]


def why_not(state: State, move: str) -> Refusal:
    """Why a move is refused; it must be."""
    no = refusal(state, move_from_text(state, move))
    assert no is not None, f"{move} is legal"
    return no


def wish(state: State, move: str) -> Command:
    """A move as a command."""
    return move_from_text(state, move)


def crossed(city: City) -> set[str]:
    """The ids of all crossed fields."""
    return {name for number, name in enumerate(words().field_ids) if city.crossed >> number & 1}


def field(name: str, board: str = "giza") -> Field:
    """A field of a board in numbers."""
    return book().boards[words().board_numbers[board]].fields[words().field_numbers[name]]
