"""The final score and the winner by the letter of the rulebook, from the catalog and what was heard: for audits."""

from engine.catalog.duel.model import COLOURS, Counted
from engine.core.seats import NOBODY, Seat
from engine.duel.audit.hearsay import HeardCity
from engine.duel.audit.printed import printed
from engine.duel.audit.recount import shares_of
from engine.duel.audit.witness import Witness

POINTS_OF = ("blue_points", "green_points", "yellow_points")


def score(witness: Witness, seat: Seat) -> list[int]:
    """The lines of the score sheet."""
    city = witness.cities[seat]
    return [
        *(_sum(city, name) for name in POINTS_OF),
        _guilds(witness, city),
        _sum(city, "wonder_points"),
        _sum(city, "token_points") + _sum(city, "points_per_token") * len(city.tokens),
        city.coins // printed().catalog.numbers.coins_per_point,
        _lead(witness, seat),
    ]


def _sum(city: HeardCity, name: str) -> int:
    return sum(share.sums.get(name, 0) for share in shares_of(city))


def _guilds(witness: Witness, city: HeardCity) -> int:
    guilds = [share.guild for share in shares_of(city) if share.guild is not None]
    return sum(guild.points * max(_counted(each, guild.counted) for each in witness.cities) for guild in guilds)


def _counted(city: HeardCity, kinds: tuple[Counted, ...]) -> int:
    amounts = {"wonder": len(city.wonders), "three_coins": city.coins // printed().catalog.numbers.coins_per_point}
    amounts |= {colour: city.count(colour) for colour in COLOURS}
    return sum(amounts[kind] for kind in kinds)


def _lead(witness: Witness, seat: Seat) -> int:
    zones = printed().catalog.zones
    farthest = max(zone.last for zone in zones)
    steps = min(witness.track.pawn * (1 if seat == 0 else -1), farthest)  # in the capital the last zone counts
    return sum(zone.points for zone in zones if zone.first <= steps <= zone.last)


def best_seat(witness: Witness) -> Seat:
    """More points, then more points on blue cards; a full tie is shared, unless a switch gives it to the second."""
    worth = [(sum(score(witness, seat)), _sum(witness.cities[seat], "blue_points")) for seat in (0, 1)]
    if worth[0] != worth[1]:
        return worth.index(max(worth))
    return 1 - witness.first if witness.rulings.second_wins_tie else NOBODY
