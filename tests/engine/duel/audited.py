"""Random games of Duel with a witness beside the table, for the tests of the audit."""

from collections.abc import Callable, Iterator
from random import Random

from engine.duel import rules
from engine.duel.apply import DuelLedger
from engine.duel.audit import audit
from engine.duel.audit.witness import Witness
from engine.duel.config import Config, table
from engine.duel.events import Event
from engine.duel.legality import to_move
from engine.duel.state import PLAY, State
from engine.duel.tables import new_state
from tests.engine.duel.random_games import random_move, random_table

Moment = tuple[State, Witness]
Tables = Callable[[int], Config]


def moments(seed: int, config: Config | None = None) -> Iterator[Moment]:
    """Every position of a random game with a witness to it; always the same two objects."""
    rng = Random(seed)
    log: list[Event] = []
    ledger = DuelLedger(new_state(config or random_table(rng)), log)
    witness = Witness.of(ledger.state)
    rules.set_up(ledger)
    witness.hear(log)
    yield ledger.state, witness
    while to_move(ledger.state):
        log.clear()
        rules.resolve(ledger, random_move(ledger.state, rng))
        witness.hear(log)
        yield ledger.state, witness


def moment(wanted: Callable[[State], bool], tables: Tables = table) -> Moment:
    """The first position of the kind that is wanted, in the first random game that has one."""
    for seed in range(300):
        for state, witness in moments(seed, tables(seed)):
            if wanted(state):
                return state, witness
    raise AssertionError("no such position")


def late(tables: Tables = table) -> Moment:
    """A position between two turns with something everywhere: wonders, tokens, discarded and face-down cards."""
    return moment(_is_late, tables)


def _is_late(state: State) -> bool:
    rich = all(city.wonders and city.plans and city.built for city in state.cities)
    hidden = state.present & ~state.face_up
    return state.phase == PLAY and state.age == 1 and rich and bool(state.discard and hidden and state.cities[0].tokens)


def codes(at: Moment) -> set[str]:
    """What the audit finds."""
    return {violation.code for violation in audit(*at)}
