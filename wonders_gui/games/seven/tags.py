"""The price tag on a card of the hand: what stands between the player and the card."""

from engine.catalog.model import RAW
from engine.core.bill import Short
from engine.core.seats import NOBODY, Seat
from engine.seven.bill import card_bill
from engine.seven.legality import city_to_decide
from engine.seven.state import COPY_GUILD, FROM_DISCARD, State
from wonders_gui.art.faces import Tag
from wonders_gui.games.seven.faces import card_face
from wonders_gui.games.seven.offers import CardOffers, Means, cheapest_price

_MOST_ICONS = 3


def tag_of(state: State, seat: Seat, found: CardOffers) -> Tag | None:
    """The tag of a card that lies before the player now."""
    city = city_to_decide(state, seat)
    if state.phase == COPY_GUILD:
        return None
    if state.phase == FROM_DISCARD:
        return Tag("built") if found.means is Means.BUILT else Tag("own")
    return _priced(state, seat if city == NOBODY else city, found)


def _priced(state: State, city: int, found: CardOffers) -> Tag:
    price = cheapest_price(state, city, found.card)
    match found.means:
        case Means.OWN:
            return Tag("own")
        case Means.WAIVED:
            return Tag("chain", icons=("wonder",))
        case Means.CHAIN:
            return Tag("chain", icons=card_face(state.book.edition, found.card).chain_from[:1])
        case Means.BUILT:
            return Tag("built")
        case Means.MISSING:
            return _missing(card_bill(state, city, found.card).short)
        case Means.TRADE | Means.TOO_DEAR:
            assert price is not None
            if found.means is Means.TRADE:
                return Tag("trade", price.total, bool(price.left), bool(price.right))
            return Tag("dear", price.total)


def _missing(short: Short | None) -> Tag:
    """What is lacking: every unit, the two ways there are, or the number where more would have to be shown."""
    if short is None or not short.resources:
        return Tag("missing")
    ways = [[unit.resource for unit in way for _ in range(unit.count)] for way in short.resources]
    if len(ways) == 1 and short.count <= _MOST_ICONS:
        return Tag("missing", icons=tuple(ways[0]))
    if len(ways) == 2 and short.count == 1:
        return Tag("missing", icons=(ways[0][0], "slash", ways[1][0]))
    kinds = {resource for way in ways for resource in way}
    if len(kinds) > 1:
        kinds = {"any_raw" if resource in RAW else "any_goods" for resource in kinds}
    return Tag("missing", short.count, icons=tuple(sorted(kinds, reverse=True)))
