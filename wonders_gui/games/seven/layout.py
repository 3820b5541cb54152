"""Where everything lies on the table: measures of the look page, and what gives when room is short. Pure arithmetic."""

from dataclasses import dataclass, field, replace
from enum import Enum

from PySide6.QtCore import QRect, QSize

from engine.seven.forecast import LEFT
from wonders_gui.theme import Metrics
from wonders_gui.views.row import height_side_by_side, view_height

NOWHERE = 0  # the side of a partner whom nobody has
WHOLE = QSize(1180, 610)  # of the design: what is smaller has its parts on tabs
WATCHED = QSize(1180, 530)  # the same where nobody decides: cards may be smaller then
LEAST = QSize(470, 270)  # what is smaller still is scrolled
STRIP = 56  # height of a neighbour of whom only the most important is shown
ROOMY = QSize(1560, 830)  # from here on the wide layout fits
ROOMY_FOR_MANY = QSize(1560, 930)  # the same with seats further away
LEAST_CARD = 200  # height that cards of the hand should have where fewer than all of an age are left
FAR_SEAT = 250  # width that a seat further away keeps beside the partner's hand
FAR_CARD = 380  # the same in the wide layout
OPEN_HAND = 826  # the partner's hand is never wider


class Tab(Enum):
    """What is shown of the table where there is no room for all of it: small windows, large text."""

    HAND = "hand"
    CITY = "city"
    NEIGHBOURS = "neighbours"
    LAST_TURN = "last_turn"


@dataclass(frozen=True, slots=True)
class Places:
    """The places of the parts of the page; an empty one is not shown."""

    far: QRect
    left: QRect
    right: QRect
    board: QRect
    city: QRect
    recap: QRect
    hand_head: QRect
    hand: QRect
    detail: QRect
    is_wide: bool
    """Everybody's points or a hint share the column of the detail."""
    tabs: QRect = field(default_factory=QRect)
    race: QRect = field(default_factory=QRect)
    """Everybody's points on tabs."""
    partner: QRect = field(default_factory=QRect)
    """The partner's hand in a game of teams: in the row of the far seats, over the partner."""


def least_size(metrics: Metrics) -> QSize:
    """What the table needs at this scale, even on tabs."""
    return QSize(metrics.px(LEAST.width()), metrics.px(LEAST.height()))


def arrange(
    size: QSize,
    far_seats: int,
    metrics: Metrics,
    tab: Tab = Tab.HAND,
    partner: int = NOWHERE,
    whole: QSize = WHOLE,
    cards: int = 7,
) -> Places:
    """The places for a table of this size below the bar; a partner sits LEFT or RIGHT, or NOWHERE.

    What is smaller than `whole` has its parts on tabs. `cards` is the largest hand of an age.
    """
    least = QSize(metrics.px(whole.width()), metrics.px(whole.height()))
    places = _arranged(size, far_seats, metrics, tab, least, cards)
    return places if partner == NOWHERE else _with_partner(places, far_seats, metrics, partner)


def _with_partner(places: Places, far_seats: int, metrics: Metrics, partner: int) -> Places:
    """The far seats give room to the partner's hand, on the side where the partner sits."""
    row, gap = places.far, metrics.gap
    if row.isEmpty():
        return places
    if not places.tabs.isEmpty():
        return _above_neighbours(places, metrics)
    kept = far_seats * (metrics.px(FAR_CARD if places.is_wide else FAR_SEAT) + gap)
    width = min(row.width() - kept, metrics.px(OPEN_HAND))
    hand, far = QRect(row), QRect(row)
    if partner == LEFT:
        hand.setWidth(width)
        far.setLeft(hand.right() + gap)
    else:
        hand.setLeft(row.right() - width)
        far.setRight(hand.left() - gap)
    return replace(places, far=far, partner=hand)


def _above_neighbours(places: Places, metrics: Metrics) -> Places:
    """On tabs the partner's hand has a row of its own."""
    hand = places.far.translated(0, places.far.height() + metrics.px(4))
    left, right = QRect(places.left), QRect(places.right)
    for neighbour in (left, right):
        neighbour.setTop(hand.bottom() + metrics.px(4))
    return replace(places, partner=hand, left=left, right=right)


def _arranged(size: QSize, far_seats: int, metrics: Metrics, tab: Tab, least: QSize, cards: int) -> Places:
    if size.width() < least.width() or size.height() < least.height():
        return _on_tabs(size, far_seats, metrics, tab)
    roomy = ROOMY_FOR_MANY if far_seats else ROOMY
    wide = size.width() >= metrics.px(roomy.width()) and size.height() >= metrics.px(roomy.height())
    return _wide(size, far_seats, metrics, cards) if wide else _compact(size, far_seats, metrics, cards)


def _hand_height(width: int, most: int, metrics: Metrics, cards: int) -> int:
    """What the hand takes of `most`: so many cards lie side by side, and keep their size while they become fewer."""
    wanted = max(height_side_by_side(width, cards), metrics.px(LEAST_CARD))
    return min(view_height(wanted), most)


def _wide(size: QSize, far_seats: int, metrics: Metrics, cards: int) -> Places:
    px, gap = metrics.px, metrics.gap
    margin = px(16)
    side = min(px(380), round(size.width() * 0.2))
    middle = size.width() - 2 * margin - 2 * side - 2 * gap
    top = px(10)
    far = QRect(margin, top, size.width() - 2 * margin, px(138)) if far_seats else QRect()
    if far_seats:
        top += px(138) + px(8)
    centre = margin + side + gap
    beyond = centre + middle + gap
    across = side + gap + middle
    above = px(480)  # what everything above the hand needs
    hand = _hand_height(across, size.height() - top - above - px(38), metrics, cards)
    hand_top = size.height() - px(4) - hand
    head_top = hand_top - px(26)
    upper = head_top - px(4) - top
    city = round(upper * 0.42)
    board = upper - city - px(8)
    neighbour = min(px(352), max(px(258), round(upper * 0.55)))
    below = top + neighbour + px(8)
    return Places(
        far,
        QRect(margin, top, side, neighbour),
        QRect(beyond, top, side, neighbour),
        QRect(centre, top, middle, board),
        QRect(centre, top + board + px(8), middle, city),
        QRect(margin, below, side, head_top - px(4) - below),
        QRect(margin, head_top, across, px(26)),
        QRect(margin, hand_top, across, hand),
        QRect(beyond, below, side, size.height() - below - px(8)),
        True,
    )


def _compact(size: QSize, far_seats: int, metrics: Metrics, cards: int) -> Places:
    px = metrics.px
    margin, gap = px(12), px(12)
    spare = max(size.height() - px(670), 0)
    side = px(262) + max(0, (size.width() - px(1280)) // 4)
    middle = size.width() - 2 * margin - 2 * side - 2 * gap
    top = px(6)
    far = QRect(margin, top, size.width() - 2 * margin, px(54)) if far_seats else QRect()
    if far_seats:
        top += px(54) + px(4)
    board = px(152 if far_seats else 190)
    city = px(142 if far_seats else 152)
    across = side + gap + middle
    most = size.height() - top - board - city - px(26)
    hand = _hand_height(across, most, metrics, cards)
    rest = most - hand  # what the hand leaves to the parts above it
    board += round(rest * 0.3)
    city += rest - round(rest * 0.3)
    neighbour = px(258) + round(spare * 0.2)
    centre, beyond = margin + side + gap, margin + side + gap + middle + gap
    city_top = top + board + px(4)
    head_top = city_top + city + px(2)
    below = top + neighbour + px(4)
    detail = QRect(beyond, below, side, size.height() - below - px(6))
    return Places(
        far,
        QRect(margin, top, side, neighbour),
        QRect(beyond, top, side, neighbour),
        QRect(centre, top, middle, board),
        QRect(centre, city_top, middle, city),
        QRect(margin, below, side, head_top - below - px(2)),
        QRect(margin, head_top, across, px(22)),
        QRect(margin, head_top + px(18), across, hand),
        detail,
        False,
    )


def _on_tabs(size: QSize, far_seats: int, metrics: Metrics, tab: Tab) -> Places:
    """A part of the table at a time, the neighbours in short beside the hand; empty places belong to other tabs."""
    px, nowhere = metrics.px, QRect()
    tabs = QRect(px(8), px(4), size.width() - px(16), px(44))
    room = QRect(px(8), px(52), size.width() - px(16), size.height() - px(56))
    side = px(262)
    hand_head = hand = detail = board = city = far = left = right = recap = race = nowhere
    if tab is Tab.HAND:
        detail = QRect(room.right() - side, room.top(), side, room.height())
        width = detail.left() - room.left() - px(8)
        left, right = _halves(QRect(room.left(), room.top(), width, px(STRIP)), px(8))
        hand_head = QRect(room.left(), left.bottom() + px(2), width, px(24))
        hand = QRect(room.left(), hand_head.bottom(), width, room.bottom() - hand_head.bottom())
    elif tab is Tab.CITY:
        high = min(px(190), room.height() // 2)
        board = QRect(room.left(), room.top(), room.width(), high)
        city = QRect(room.left(), board.bottom() + px(4), room.width(), room.bottom() - board.bottom() - px(4))
    elif tab is Tab.NEIGHBOURS:
        if far_seats:
            far = QRect(room.left(), room.top(), room.width(), px(54))
            room.setTop(far.bottom() + px(4))
        room.setHeight(min(px(352), room.height()))
        left, right = _halves(room, px(8))
    else:
        recap, race = _halves(room, px(8))
    return Places(far, left, right, board, city, recap, hand_head, hand, detail, False, tabs, race)


def _halves(room: QRect, gap: int) -> tuple[QRect, QRect]:
    """Two places side by side."""
    half = (room.width() - gap) // 2
    first = QRect(room.left(), room.top(), half, room.height())
    return first, first.translated(half + gap, 0)
