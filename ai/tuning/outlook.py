"""Learns how much the strength of a position tells of the end, and measures whether the chances are right.

    python -m ai.tuning.outlook --learn seven --games 6000 --seed 1 --out ai/heuristics/seven/outlook.json
    python -m ai.tuning.outlook --games 500 --seed 2

Citizens and apprentices play each other, seat by seat by chance, at all kinds of tables. With `--learn` the rows of one
game are fitted to who won and with how many points. Without it the chances in use are measured: sorted into bins of a
tenth, what was foretold beside what happened, for all games together and game by game.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from ai.review.outlook import PLAIN, Row, learned, softened
from ai.tuning.mixed_games import MIXED, Seen
from ai.tuning.outlook_fit import fitted_rows

_DIGITS: Final = 5
_BINS: Final = 10
_FEW: Final = 30  # predictions in a bin that tell little
_SHARES: Final = {"seven": 0.6, "duel": 0.2, "dice": 0.2}  # of the games that are measured

Prediction = tuple[float, float]  # the chance that was foretold, and what happened


def main(arguments: Sequence[str]) -> int:
    """Learn, or measure what was learned."""
    options = _options(arguments)
    if options.learn is None:
        _measure(_SHARES if options.game is None else {options.game: 1.0}, options.games, options.seed)
    else:
        _learn(options.learn, options, ["python -m ai.tuning.outlook", *arguments])
    return 0


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m ai.tuning.outlook", description="Learn or measure chances to win.")
    parser.add_argument("--learn", choices=MIXED, help="fit the numbers of this game instead of measuring")
    parser.add_argument("--game", choices=MIXED, help="measure this game alone")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where the numbers are written")
    options = parser.parse_args(arguments)
    if options.learn is not None and options.out is None:
        parser.error("--learn needs --out")
    return options


def _learn(game: str, options: argparse.Namespace, command: Sequence[str]) -> None:
    rows = fitted_rows(list(MIXED[game]().seen(options.games, options.seed)))
    told = ",\n".join(f"  {json.dumps(_plain(row))}" for row in rows)
    text = f'{{\n "made_by": {json.dumps(" ".join(command))},\n "rows": [\n{told}\n ]\n}}\n'
    options.out.write_text(text, encoding="utf-8")


def _plain(row: Row | None) -> list[float] | None:
    return None if row is None else [round(number, _DIGITS) for number in (row.sharpness, *row.points)]


# -- measuring ------------------------------------------------------------------------------------------------------


def _measure(shares: Mapping[str, float], games: int, seed: int) -> None:
    everything: list[Prediction] = []
    for game, share in shares.items():
        seen = list(MIXED[game]().seen(round(games * share), seed))
        rows = learned(f"ai.heuristics.{game}")
        found = list(predictions(seen, rows))
        everything += found
        _print(f"{game}: {round(games * share)} games; points are off by {_points_off(seen, rows):.1f}", found)
    _print(f"all: {games} games", everything)


def predictions(seen: Iterable[Seen], rows: Sequence[Row]) -> Iterable[Prediction]:
    """What the rows foretell for each side in each position, and what happened."""
    for one in seen:
        yield from zip(softened(one.strengths, _row(rows, one).sharpness), one.shares, strict=True)


def _points_off(seen: Sequence[Seen], rows: Sequence[Row]) -> float:
    """By how many points the foretold points are off, on average."""
    errors = [
        abs(sum(weight * value for weight, value in zip(_row(rows, one).points, told, strict=True)) - points)
        for one in seen
        for told, points in zip(one.told, one.points, strict=True)
    ]
    return _mean(errors)


def _row(rows: Sequence[Row], seen: Seen) -> Row:
    return rows[seen.row] if seen.row < len(rows) else PLAIN


def binned(found: Iterable[Prediction]) -> list[tuple[int, float, float]]:
    """By bin of a tenth: how many predictions, their mean, and the mean of what happened."""
    bins: list[list[Prediction]] = [[] for _ in range(_BINS)]
    for chance, share in found:
        bins[min(_BINS - 1, int(chance * _BINS))].append((chance, share))
    return [(len(pairs), _mean([pair[0] for pair in pairs]), _mean([pair[1] for pair in pairs])) for pairs in bins]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _print(title: str, found: Iterable[Prediction]) -> None:
    print(title)
    for number, (count, foretold, happened) in enumerate(binned(found)):
        few = "  (few)" if count < _FEW else ""
        print(
            f"  {10 * number:3d} to {10 * number + 10:3d} %: {count:6d} predictions, {foretold:6.1%} foretold, "
            f"{happened:6.1%} happened, {100 * (happened - foretold):+5.1f}{few}",
            flush=True,
        )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
