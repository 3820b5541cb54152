"""Where everything lies on the table: measures of the look page, and what gives when room is short. Pure arithmetic."""

from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize

from wonders_gui.theme import Metrics

LEAST = QSize(1180, 610)  # of the design: what is smaller is scrolled
ROOMY = QSize(1560, 830)  # from here on the wide layout fits


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
    """Recap and hint have a column of their own; otherwise the recap is as short as its place."""


def least_size(metrics: Metrics) -> QSize:
    """What the table needs at this scale."""
    return QSize(metrics.px(LEAST.width()), metrics.px(LEAST.height()))


def arrange(size: QSize, far_seats: int, metrics: Metrics) -> Places:
    """The places for a table of this size below the bar."""
    wide = size.width() >= metrics.px(ROOMY.width()) and size.height() >= metrics.px(ROOMY.height())
    return _wide(size, far_seats, metrics) if wide else _compact(size, far_seats, metrics)


def _wide(size: QSize, far_seats: int, metrics: Metrics) -> Places:
    px, gap = metrics.px, metrics.gap
    margin = px(16)
    side = min(px(380), round(size.width() * 0.2))
    middle = size.width() - 2 * margin - 2 * side - 2 * gap
    top = px(10)
    far = QRect(margin, top, size.width() - 2 * margin, px(138)) if far_seats else QRect()
    if far_seats:
        top += px(138) + px(8)
    room = size.height() - top - px(10)
    hand = round(room * (0.42 if far_seats else 0.36))
    city = round(room * 0.225)
    board = room - hand - city - 2 * px(8) - px(26)
    centre = margin + side + gap
    beyond = centre + middle + gap
    neighbour = min(px(352), round(room * 0.42))
    below = top + neighbour + px(8)
    hand_top = top + board + city + 2 * px(8)
    return Places(
        far,
        QRect(margin, top, side, neighbour),
        QRect(beyond, top, side, neighbour),
        QRect(centre, top, middle, board),
        QRect(centre, top + board + px(8), middle, city),
        QRect(margin, below, side, size.height() - below - px(8)),
        QRect(centre, hand_top, middle, px(26)),
        QRect(centre, hand_top + px(26), middle, size.height() - hand_top - px(26) - px(4)),
        QRect(beyond, below, side, size.height() - below - px(8)),
        True,
    )


def _compact(size: QSize, far_seats: int, metrics: Metrics) -> Places:
    px = metrics.px
    margin, gap = px(12), px(12)
    spare = max(size.height() - px(670), 0)
    side = px(262) + max(0, (size.width() - px(1280)) // 4)
    middle = size.width() - 2 * margin - 2 * side - 2 * gap
    top = px(6)
    far = QRect(margin, top, size.width() - 2 * margin, px(54)) if far_seats else QRect()
    if far_seats:
        top += px(54) + px(4)
    board = px(152 if far_seats else 190) + round(spare * 0.2)
    city = px(142 if far_seats else 152) + round(spare * 0.3)
    neighbour = px(258) + round(spare * 0.2)
    centre, beyond = margin + side + gap, margin + side + gap + middle + gap
    city_top = top + board + px(4)
    hand_top = city_top + city + px(2)
    below = top + neighbour + px(4)
    detail = QRect(beyond, below, side, size.height() - below - px(6))
    return Places(
        far,
        QRect(margin, top, side, neighbour),
        QRect(beyond, top, side, neighbour),
        QRect(centre, top, middle, board),
        QRect(centre, city_top, middle, city),
        QRect(margin, below, side, hand_top - below - px(2)),
        QRect(margin, hand_top, side + gap + middle, px(22)),
        QRect(margin, hand_top + px(18), side + gap + middle, size.height() - hand_top - px(20)),
        detail,
        False,
    )
