"""Random games of Duel at all kinds of tables, position by position; some seats like arms, some science."""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from random import Random

from engine.duel import rules
from engine.duel.apply import DuelLedger
from engine.duel.commands import BuildCard, BuildWonder, Command
from engine.duel.config import FIRST, WONDERS, Config, Switches, table
from engine.duel.facts import GREEN, RED
from engine.duel.legality import legal, to_move
from engine.duel.state import State
from engine.duel.tables import new_state

TASTES = (None, RED, GREEN)


def random_table(rng: Random, ways: Sequence[str] = (WONDERS[0], WONDERS[0], *WONDERS)) -> Config:
    """Any first player, a draft or fixed wonders, now and then with unusual rulings."""
    switches = {field.name: rng.random() < 0.3 for field in fields(Switches)}
    wonders = rng.choice(ways)
    return table(rng.getrandbits(60), rng.choice(FIRST), wonders, Switches(**switches))


def all_switches_turned(seed: int) -> Config:
    """A table where every disputed ruling is the other way round."""
    usual = Switches()
    return table(seed, chosen=Switches(**{field.name: not getattr(usual, field.name) for field in fields(Switches)}))


def random_move(state: State, rng: Random) -> Command:
    """A legal move; wonders and cards of the colour that this game likes come more often than others."""
    moves = legal(state, state.decider)
    taste = TASTES[state.seed % len(TASTES)]
    liked = [move for move in moves if _is_liked(state, move, taste)]
    return rng.choice(liked if liked and rng.random() < 0.6 else moves)


def _is_liked(state: State, move: Command, taste: int | None) -> bool:
    if isinstance(move, BuildCard):
        return taste is not None and state.book.cards[move.card].colour == taste
    return isinstance(move, BuildWonder) and taste is None


def begun(config: Config) -> DuelLedger:
    """A table at its first decision, with its log."""
    ledger = DuelLedger(new_state(config), [])
    rules.set_up(ledger)
    return ledger


def positions(seed: int, config: Config | None = None) -> Iterator[State]:
    """Every position of one random game, the first and the last too; always the same object."""
    rng = Random(seed)
    ledger = DuelLedger(new_state(config or random_table(rng)), None)
    rules.set_up(ledger)
    yield ledger.state
    yield from played_on(ledger.state, rng)


def played_on(state: State, rng: Random) -> Iterator[State]:
    """Every position from here to the end of the game."""
    ledger = DuelLedger(state, None)
    while to_move(state):
        rules.resolve(ledger, random_move(state, rng))
        yield state
