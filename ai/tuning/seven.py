"""Learn the weights of 7 Wonders from games of the one-ply player against itself, round after round.

    python -m ai.tuning.seven --games 4000 --rounds 3 --tables 3:2 5:2 --start hand --out weights.json
    python -m ai.tuning.seven --tables 3:2:cities 4:2:teams --start borrowed --out weights_of_cities.json

`--tables` names players and edition, and `cities` or `teams`; tables of one group (2, 3, 4-5, 6-7 players; 3, 4-5, 6-7
with Cities; teams) share their weights, and the games of a group go evenly to its tables. Every round plays with the
weights of the last one: one player as it is, the others with tastes of their own, a little noise and some random moves.
It fits the weights of positions to the points above the table's mean (`--fit points`) or goes on from there to who won
(`--fit wins`), and the weights of moves to the moves of the first player. For few games `--fit near` fits the weights
of positions to who won, but not far from the last ones, and leaves those of moves alone. Then it measures the new
weights: one new player or team against old ones, in turn on every seat. The result goes into a file with the command
that made it: the groups of the base game, or those of Cities.
Run it with the compiled modules; in plain Python it takes some fifteen times as long.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from math import exp
from pathlib import Path
from random import Random
from time import monotonic

from ai.heuristics.seven import features, looks
from ai.heuristics.seven.evaluation import GROUP_NAMES, group_of, result
from ai.heuristics.seven.weights import Age, Group, evaluation, learned, policy_of
from ai.tuning.seven_fit import Choice, fitted_to_points, fitted_to_shares, scaled, surprise, weights_at
from ai.tuning.seven_games import Player, Record, parties, play
from ai.tuning.seven_start import LENDERS, Weights, borrowed, hand_set
from engine.seven.config import CITIES
from engine.seven.config import table as config_of
from engine.seven.facts import AGES
from engine.seven.scoring import total
from engine.seven.state import Table
from engine.seven.tables import table_of

Earlier = dict[str, list[list[Choice]]]  # the positions of the last round, by group and age
TABLES = ("2:1", "3:2", "3:2", "3:1", "4:2", "5:2", "5:1", "6:2", "7:2", "7:1")

_TASTES = 60


def main() -> None:
    told = _arguments()
    weights = _read(told.start)
    rng = Random(told.seed)
    earlier: Earlier = {}
    for number in range(told.rounds):
        weights = _round(weights, earlier, told, rng, number + 1)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learn the weights of 7 Wonders from self-play.")
    parser.add_argument("--games", type=int, default=3000, help="games per group of tables and round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--tables", nargs="+", default=TABLES, metavar="PLAYERS:EDITION[:cities|:teams]")
    parser.add_argument("--start", default="learned", help="hand, borrowed, learned, or a file")
    parser.add_argument("--fit", choices=("points", "wins", "near"), default="wins")
    parser.add_argument("--taste", type=float, default=0.5, help="how much the players of a table differ")
    parser.add_argument("--noise", type=float, default=0.02)
    parser.add_argument("--slip", type=float, default=0.04)
    parser.add_argument("--test-games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("weights.json"))
    return parser.parse_args()


def _read(start: str) -> Weights:
    if start == "hand":
        return hand_set()
    if start == "borrowed":
        return borrowed()
    known = learned()
    if start == "learned":
        return known
    data: Weights = json.loads(Path(start).read_text(encoding="utf-8"))
    return {kind: {**known[kind], **data[kind]} for kind in known}


def _write(weights: Weights, kept: Sequence[str], path: Path) -> None:
    """Write some of the groups."""
    chosen = {kind: {group: weights[kind][group] for group in kept} for kind in weights}
    rounded = json.loads(json.dumps(chosen), parse_float=lambda text: round(float(text), 4))
    command = " ".join(["python -m ai.tuning.seven", *sys.argv[1:]])
    path.write_text(json.dumps({"made_by": command, **rounded}, indent=1) + "\n", encoding="utf-8")


# -- one round ----------------------------------------------------------------------------------------------------


def _round(weights: Weights, earlier: Earlier, told: argparse.Namespace, rng: Random, number: int) -> Weights:
    positions, moves = dict(weights["positions"]), dict(weights["moves"])
    for group in GROUP_NAMES:
        tables = [table for table in map(_table, told.tables) if GROUP_NAMES[group_of(table)] == group]
        if not tables:
            continue
        begun = monotonic()
        record = _seen(weights, tables, told, rng)
        before = earlier.get(group, [[]] * AGES)
        seen = [before[age] + record.positions[age] for age in range(AGES)]
        earlier[group] = record.positions
        if told.fit == "near":
            positions[group] = _fit_near(seen, weights["positions"][group])
        else:
            positions[group] = _fit_positions(seen, told.fit)
            moves[group] = [_fit_moves(choices) for choices in record.decisions]
        learnt = {"positions": positions, "moves": moves}
        _write(learnt, [name for name in GROUP_NAMES if (name in LENDERS) == (group in LENDERS)], told.out)
        for table in tables:
            told_of = measured(learnt, weights, table, told.test_games, rng)
            print(
                f"round {number} {monotonic() - begun:.0f} s, {table.players}:{table.book.edition}: {told_of}",
                flush=True,
            )
    return {"positions": positions, "moves": moves}


def _table(text: str) -> Table:
    players, edition, *box = text.split(":")
    expansions = (CITIES,) if box else ()
    return table_of(config_of(int(edition), int(players), 0, expansions=expansions, teams=box == ["teams"]))


def _player(weights: Weights) -> Player:
    return Player(evaluation(weights["positions"], {}), policy_of(weights["moves"]), 0.0, 0.0)


def _tasters(weights: Weights, told: argparse.Namespace, rng: Random) -> list[Player]:
    """Players who each like some things more and others less than the weights say, so that much gets tried."""
    moves = policy_of(weights["moves"])
    tastes = [{name: exp(told.taste * rng.gauss(0.0, 1.0)) for name in features.NAMES} for _ in range(_TASTES)]
    return [Player(evaluation(weights["positions"], bends), moves, told.noise, told.slip) for bends in tastes]


def _seen(weights: Weights, tables: Sequence[Table], told: argparse.Namespace, rng: Random) -> Record:
    """What happened in the games of a group."""
    record = Record(0.3)
    steady = _player(weights)
    tasters = _tasters(weights, told, rng)
    for number in range(told.games):
        table = tables[number % len(tables)]
        players = rng.choices(tasters, k=table.players)
        for seat in rng.choice(parties(table)):
            players[seat] = steady
        play(table, rng.getrandbits(60), players, rng, record)
    return record


def _fit_positions(seen: list[list[Choice]], fit: str) -> Group:
    """The weights of positions, the last age first: the others learn from those of the age that follows."""
    ages: list[Age] = []
    later: list[float] | None = None
    for choices in reversed(seen):
        points = fitted_to_points(choices, later, features.SIZE, 30.0)
        later = weights_at(points, 0.0)
        weights = scaled(choices, points, 8)
        before = surprise(choices, weights)
        if fit == "wins":
            weights = fitted_to_shares(choices, weights, 400.0, 3)
        after = surprise(choices, weights)
        print(f"  {len(choices)} positions, error {before:.4f} by points, {after:.4f} as kept", flush=True)
        ages.insert(0, _named(weights, features.NAMES))
    return ages


def _fit_near(seen: list[list[Choice]], start: Group) -> Group:
    """The weights of positions, moved from where they are as far as so few games can tell."""
    ages: list[Age] = []
    for choices, age in zip(seen, start, strict=True):
        known = [age[end].get(name, 0.0) for end in ("begin", "end") for name in features.NAMES]
        weights = fitted_to_shares(choices, known, 200.0, 4)
        before, after = surprise(choices, known), surprise(choices, weights)
        print(f"  {len(choices)} positions, error {before:.4f} at first, {after:.4f} as kept", flush=True)
        ages.append(_named(weights, features.NAMES))
    return ages


def _fit_moves(choices: list[Choice]) -> Age:
    weights = fitted_to_shares(choices, [0.0] * (2 * looks.SIZE), 2.0, 6)
    print(f"  {len(choices)} choices, error {surprise(choices, weights):.4f}", flush=True)
    return _named(weights, looks.NAMES)


def _named(weights: Sequence[float], names: Sequence[str]) -> Age:
    size = len(names)
    return {
        "begin": dict(zip(names, weights[:size], strict=True)),
        "end": dict(zip(names, weights[size:], strict=True)),
    }


def measured(new: Weights, old: Weights, table: Table, games: int, rng: Random) -> str:
    """One new player, or one new team, against old ones."""
    fresh, former = _player(new), _player(old)
    sides = parties(table)
    won = fresh_points = former_points = 0.0
    for number in range(games):
        side = sides[number % len(sides)]
        players = [fresh if other in side else former for other in table.seats]
        state = play(table, rng.getrandbits(60), players, rng, None)
        points = [total(state, other) for other in table.seats]
        own = sum(points[seat] for seat in side)
        won += result(state, side[0])
        fresh_points += own / len(side)
        former_points += (sum(points) - own) / (table.players - len(side))
    return (
        f"wins {won / games:.3f} (even would be {1 / len(sides):.3f}),"
        f" points {fresh_points / games:.1f} against {former_points / games:.1f}"
    )


if __name__ == "__main__":
    main()
