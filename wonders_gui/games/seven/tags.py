"""The price tag on a card of the hand: what stands between the player and the card."""

from engine.core.seats import NOBODY, Seat
from engine.seven.legality import city_to_decide
from engine.seven.state import COPY_GUILD, FROM_DISCARD, State
from wonders_gui.art.faces import Tag
from wonders_gui.games.seven.faces import card_face
from wonders_gui.games.seven.offers import CardOffers, Means, cheapest_price, missing

_MOST_ICONS = 2


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
            return Tag("missing", icons=missing(state, city, found.card)[:_MOST_ICONS])
        case Means.TRADE | Means.TOO_DEAR:
            assert price is not None
            if found.means is Means.TRADE:
                return Tag("trade", price.total, bool(price.left), bool(price.right))
            return Tag("dear", price.total)
