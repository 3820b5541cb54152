"""What flies over the table when a turn is revealed: the own card to its place, and the hands to their next holder."""

from PySide6.QtCore import QRect

from engine.core.seats import Seat
from engine.seven import events
from engine.seven.draft import PASSING
from engine.seven.events import Event
from engine.seven.state import State
from wonders_gui.art import cards
from wonders_gui.games.seven.faces import card_face
from wonders_gui.widgets.overlay import Overlay

CARD_MS = 220
PASS_MS = 260


def fly_own_card(overlay: Overlay, state: State, card: int, start: QRect, goal: QRect, ratio: float) -> None:
    """The card that was played goes from the hand to where it will lie."""
    if card < 0 or start.isEmpty() or goal.isEmpty():
        return
    picture = cards.card(card_face(state.book.edition, card), start.height(), ratio)
    overlay.fly(picture, start, goal, CARD_MS)


def pass_hands(overlay: Overlay, state: State, seat: Seat, areas: tuple[QRect, QRect, QRect], ratio: float) -> None:
    """Backs of hands go round, between `areas`: the left neighbour, the own hand, the right neighbour."""
    hand = areas[1]
    height = min(round(hand.height() * 0.7), 200)
    picture = cards.back(state.age + 1, False, height, ratio)
    size = QRect(0, 0, round(height * 0.66), height)
    places = [QRect(size) for _place in areas]
    for place, area in zip(places, areas, strict=True):
        place.moveCenter(area.center())
    at_left, here, at_right = places
    giver, taker = (at_right, at_left) if PASSING[state.age] > 0 else (at_left, at_right)
    if state.table.players == 2:  # the Free City has no hand
        giver = taker = at_left if state.table.left[seat] == 1 - seat else at_right
    overlay.fly(picture, here, taker, PASS_MS, CARD_MS)
    overlay.fly(picture, giver, here, PASS_MS, CARD_MS)


def own_deed(happened: tuple[Event, ...], seat: int) -> Event | None:
    """What became of the player's own card, if these events reveal it."""
    kinds = (events.CardBuilt, events.StageBuilt, events.CardSold)
    return next((event for event in happened if isinstance(event, kinds) and event.city == seat), None)
