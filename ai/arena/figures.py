"""What a record says, in figures for reports; an interval that so few games do not give is None."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import isfinite
from statistics import fmean, pstdev

from ai.arena.estimates import Interval, elo_of, mean_interval, quantile, share_interval
from ai.arena.rating import Rating
from ai.arena.record import BotRecord, Record

Kinds = Mapping[str, Iterable[str]]


@dataclass(frozen=True, slots=True)
class Times:
    """How long a bot thought about a decision, in milliseconds, and how far it looked; moves without choice aside."""

    decisions: int
    p50_ms: float
    p99_ms: float
    max_ms: float
    late: int
    """Decisions that came more than 50 ms after their deadline."""
    positions: float
    """On average."""
    positions_per_second: float


@dataclass(frozen=True, slots=True)
class BotFigures:
    """One bot's results per seat and game."""

    bot: str
    level: str
    character: str
    budget_ms: int | None
    budget_positions: int | None
    results: int
    win_share: float
    win_share_interval: Interval | None
    mean_points: float
    mean_points_interval: Interval | None
    points_spread: float
    """Standard deviation."""
    victories: Mapping[str, Mapping[str, int]]
    rating: Rating
    times: Times


@dataclass(frozen=True, slots=True)
class MatchFigures:
    """How the first of two bots fared against the other; a draw is a victory that both share."""

    wins: int
    draws: int
    losses: int
    score: float
    score_interval: Interval
    elo: float | None
    elo_low: float | None
    elo_high: float | None
    rounds: Mapping[float, int]
    """How many rounds brought which score."""


@dataclass(frozen=True, slots=True)
class SprtFigures:
    """How far the sequential test is."""

    elo0: float
    elo1: float
    alpha: float
    beta: float
    lower: float
    upper: float
    ratio: float
    accepted: float | None


def bot_figures(record: Record, kinds: Kinds) -> list[BotFigures]:
    """The figures of every bot, in the order they were named in."""
    return [_of_bot(bot, rating, kinds) for bot, rating in zip(record.bots, record.ratings, strict=True)]


def match_figures(record: Record) -> MatchFigures | None:
    """The figures of a match, if it is one and has begun."""
    if len(record.bots) != 2 or not record.scores:
        return None
    wins, losses = record.results[1.0], record.results[0.0]
    score, interval = fmean(record.scores), share_interval(record.scores, record.games)
    return MatchFigures(
        wins,
        record.games - wins - losses,
        losses,
        score,
        interval,
        _elo(score, record.odds),
        _elo(interval.low, record.odds),
        _elo(interval.high, record.odds),
        dict(sorted(record.counts.items())),
    )


def sprt_figures(record: Record) -> SprtFigures | None:
    """The figures of the sequential test, if there is one."""
    test = record.sprt
    if test is None:
        return None
    ratio = record.ratio
    return SprtFigures(test.elo0, test.elo1, test.alpha, test.beta, test.lower, test.upper, ratio, test.accepted(ratio))


def _of_bot(bot: BotRecord, rating: Rating, kinds: Kinds) -> BotFigures:
    entrant, results = bot.entrant, len(bot.shares)
    return BotFigures(
        entrant.name,
        entrant.level,
        entrant.character,
        entrant.allowance.milliseconds,
        entrant.allowance.positions,
        results,
        sum(bot.shares) / max(1, results),
        share_interval(bot.round_shares, results) if results else None,
        sum(bot.points) / max(1, results),
        mean_interval(bot.round_points),
        pstdev(bot.points) if results else 0.0,
        {key: {kind: bot.outcomes[key, kind] for kind in known} for key, known in kinds.items()},
        rating,
        _times(bot),
    )


def _times(bot: BotRecord) -> Times:
    ordered = sorted(bot.microseconds)
    spent, seen = sum(ordered), sum(bot.positions)
    return Times(
        len(ordered),
        quantile(ordered, 0.5) / 1000,
        quantile(ordered, 0.99) / 1000,
        quantile(ordered, 1.0) / 1000,
        bot.late,
        seen / max(1, len(ordered)),
        1e6 * seen / max(1, spent),
    )


def _elo(share: float, odds: float) -> float | None:
    elo = elo_of(share, odds)
    return elo if isfinite(elo) else None
