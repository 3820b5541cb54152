"""The described positions at hand for tests: read, asked for the texts of their moves, and played on by text."""

from engine.seven import rules
from engine.seven.apply import SevenLedger
from engine.seven.legality import legal, refusal
from engine.seven.moves import move_from_text, move_to_text
from engine.seven.position import read_position
from engine.seven.state import State
from tests.positions import text_of


def described(name: str) -> State:
    """A described position, laid out."""
    return read_position(text_of(name))


def moves(state: State, seat: int) -> list[str]:
    """What a seat may do, as text without the seat itself."""
    return [move_to_text(state, move).removeprefix(f"{seat} ") for move in legal(state, seat)]


def play(state: State, *texts: str) -> State:
    """Let these moves happen, one after the other."""
    for text in texts:
        move = move_from_text(state, text)
        reason = refusal(state, move)
        assert reason is None, f"{text}: {reason}"
        rules.resolve(SevenLedger(state, None), move)
    return state
