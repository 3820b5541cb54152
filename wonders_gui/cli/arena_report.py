"""What an arena brought, for programs and for people."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Final

from ai.arena.estimates import Interval
from ai.arena.figures import BotFigures, MatchFigures, SprtFigures, bot_figures, match_figures, sprt_figures
from ai.arena.record import Record
from engine.core.game import Json
from wonders_gui.cli.clerk import Setting
from wonders_gui.cli.columns import table
from wonders_gui.cli.words import counted, listed

DIGITS: Final = 4


@dataclass(frozen=True, slots=True)
class Outcome:
    """All that the report speaks of."""

    game: str
    engine: str
    setting: Setting
    seed: int
    asked: Json
    """What was asked for, as far as it says nothing about the bots and the table."""
    record: Record
    seconds: float
    interrupted: bool


def report(outcome: Outcome) -> Json:
    """The outcome as plain data; what cannot be said of so few games is null."""
    record = outcome.record
    match, sprt = match_figures(record), sprt_figures(record)
    return {
        "game": outcome.game,
        **outcome.setting.about,
        "seed": outcome.seed,
        "engine": outcome.engine,
        "asked": outcome.asked,
        "games": record.games,
        "rounds": record.rounds,
        "line_ups": [[record.bots[bot].entrant.name for bot in line_up] for line_up in record.line_ups],
        "bots": [rounded(asdict(figures)) for figures in bot_figures(record, outcome.setting.outcomes)],
        "match": None if match is None else rounded(asdict(match)),
        "sprt": None if sprt is None else rounded(asdict(sprt)),
        "seconds": round(outcome.seconds, 3),
        "interrupted": outcome.interrupted,
    }


def rounded(data: object) -> object:
    """Plain data with numbers short enough to read."""
    if isinstance(data, float):
        return round(data, DIGITS)
    if isinstance(data, dict):
        return {rounded(key): rounded(value) for key, value in data.items()}
    return data


def standing(record: Record) -> str:
    """How the match stands, for the line of progress."""
    match, sprt = match_figures(record), sprt_figures(record)
    if match is None:
        return ""
    score = f"{record.bots[0].entrant.name} {percent(match.score)}"
    return score if sprt is None else f"{score}, test at {sprt.ratio:+.2f}"


# -- for people -----------------------------------------------------------------------------------------------


def lines(outcome: Outcome) -> Iterator[str]:
    """The outcome as text."""
    record, setting = outcome.record, outcome.setting
    yield f"{counted(record.games, 'game', 'games')} of {setting.headline}, from seed {outcome.seed} on"
    if outcome.interrupted:
        yield "stopped before the end; this is what was done so far"
    orders = counted(len(record.line_ups), "order", "orders")
    yield f"  each seed in {orders} of seats; {outcome.seconds:.1f} s ({outcome.engine} engine)"
    if record.games:
        bots = bot_figures(record, setting.outcomes)
        yield from ("", *results_table(bots), "", *times_table(bots))
        yield from victories(bots, setting.outcomes)
        yield from match_lines(record)


def results_table(bots: list[BotFigures]) -> Iterator[str]:
    """Victories, points and ratings of every bot; 19 times out of 20 the truth is within the interval."""
    yield from table(
        [
            ("bot", "victories", "(95 %)", "points", "(95 %)", "spread", "rating"),
            *(
                (
                    bot.bot,
                    percent(bot.win_share),
                    between(bot.win_share_interval, percent),
                    f"{bot.mean_points:.2f}",
                    between(bot.mean_points_interval, "{:.2f}".format),
                    f"{bot.points_spread:.2f}",
                    f"{bot.rating.mu:.2f} +- {bot.rating.sigma:.2f}",
                )
                for bot in bots
            ),
        ]
    )


def times_table(bots: list[BotFigures]) -> Iterator[str]:
    """How long every bot thought about a decision."""
    heads = ("bot", "decisions", "ms p50", "p99", "max", "late", "positions", "per second")
    rows = [heads]
    for bot in bots:
        times = bot.times
        spans = [f"{span:.2f}" for span in (times.p50_ms, times.p99_ms, times.max_ms)]
        seen = (f"{times.positions:.0f}", f"{times.positions_per_second:.0f}")
        rows.append((bot.bot, str(times.decisions), spans[0], spans[1], spans[2], str(times.late), *seen))
    return table(rows)


def victories(bots: list[BotFigures], names: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    """How the games came out that each bot won, where the game counts that."""
    for key, kinds in names.items():
        yield ""
        for bot in bots:
            counts = [f"{bot.victories[key][kind]} {name}" for kind, name in kinds.items()]
            yield f"{bot.bot} won {listed(counts)}"


def match_lines(record: Record) -> Iterator[str]:
    """How the first of two bots fared, and how far the test is."""
    match, sprt = match_figures(record), sprt_figures(record)
    if match is not None:
        first, second = (bot.entrant.name for bot in record.bots)
        yield ""
        yield f"{first} against {second}: {match.wins} won, {match.draws} shared, {match.losses} lost"
        yield f"  score {percent(match.score)} ({between(match.score_interval, percent)}), Elo {elo_text(match)}"
        if sprt is not None:
            yield f"  {verdict(sprt)}"


def verdict(sprt: SprtFigures) -> str:
    """What the sequential test says."""
    bounds = f"log-likelihood ratio {sprt.ratio:+.2f} of {sprt.lower:+.2f} and {sprt.upper:+.2f}"
    test = f"sequential test of Elo {sprt.elo0:+g} against {sprt.elo1:+g}"
    found = "not decided" if sprt.accepted is None else f"{sprt.accepted:+g} is accepted"
    return f"{test}: {found} ({bounds})"


def elo_text(match: MatchFigures) -> str:
    """The Elo difference and its interval; what no number of victories could bring is infinite."""
    low = "-inf" if match.elo_low is None else f"{match.elo_low:+.0f}"
    high = "+inf" if match.elo_high is None else f"{match.elo_high:+.0f}"
    middle = ("+inf" if match.score > 0.5 else "-inf") if match.elo is None else f"{match.elo:+.0f}"
    return f"{middle} ({low} to {high})"


def percent(share: float) -> str:
    """A share as people say it."""
    return f"{100 * share:.1f} %"


def between(interval: Interval | None, told: Callable[[float], str]) -> str:
    """An interval, if there is one."""
    return "" if interval is None else f"{told(interval.low)} to {told(interval.high)}"
