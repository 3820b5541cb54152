"""Puts the parts of the table at their places: everything at once, or one tab at a time where room is short."""

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget

from wonders_gui import theme
from wonders_gui.games.seven import layout
from wonders_gui.games.seven.layout import Places
from wonders_gui.games.seven.pieces import Pieces
from wonders_gui.games.seven.seats import Bond
from wonders_gui.games.seven.strokes import px

LEAST_DETAIL = 330  # height that the chosen card needs beside everybody's points
DETAIL_BY_HINT = 305  # and beside a hint


class Arranger:
    """Knows the current places."""

    def __init__(self, pieces: Pieces) -> None:
        self._pieces = pieces
        self._places: Places | None = None

    def arrange(self) -> None:
        """Lay everything out for the size of the page."""
        pieces = self._pieces
        size = self._size()
        pieces.felt.resize(size)
        tab = layout.Tab(pieces.tabs.value() or layout.Tab.HAND.value)
        whole = layout.WATCHED if pieces.table.is_watched else layout.WHOLE
        far, partner = pieces.far_model.rowCount(), self._partner_side()
        places = layout.arrange(size, far, theme.metrics(), tab, partner, whole, pieces.largest_hand)
        self._places = places
        hidden = self._hidden()
        for part, place in self._parts(places):
            part.setGeometry(place)
            part.setVisible(not place.isEmpty() and part not in hidden and not self._is_played_out(part))
        middle = QRect(places.board.left(), places.board.top(), places.board.width(), places.hand.bottom())
        pieces.sides.setGeometry(middle if places.tabs.isEmpty() else pieces.felt.rect())
        self.arrange_hint()
        self._arrange_sheets()

    def _partner_side(self) -> int:
        """Where the partner sits, if there is one."""
        beside = (*self._pieces.left_model.rows(), *self._pieces.right_model.rows())
        return next((facts.where for facts in beside if facts.bond is Bond.PARTNER), layout.NOWHERE)

    def _size(self) -> QSize:
        """As large as the page; where that is too low, the table is scrolled up and down, never sideways."""
        pieces = self._pieces
        room = QSize(pieces.width(), pieces.height() - pieces.bar.height())
        least = layout.least_size(theme.metrics()).height()
        if room.height() >= least:
            return room
        return QSize(room.width() - pieces.frame.verticalScrollBar().sizeHint().width(), least)

    def _parts(self, places: Places) -> tuple[tuple[QWidget, QRect], ...]:
        pieces = self._pieces
        return (
            (pieces.far, places.far),
            (pieces.left, places.left),
            (pieces.right, places.right),
            (pieces.board, places.board),
            (pieces.city, places.city),
            (pieces.hand_head, places.hand_head),
            (pieces.hand, places.hand),
            (pieces.losses, places.hand if places.tabs.isEmpty() else self._ending_place(places)),
            (pieces.ending, self._ending_place(places)),
            (pieces.partner, places.partner),
            (pieces.detail, places.detail),
            (pieces.recap, places.recap),
            (pieces.race, places.race),
            (pieces.tabs, places.tabs),
        )

    def _ending_place(self, places: Places) -> QRect:
        """Where the hand lay; on tabs it needs the room of the neighbours too, who have a tab of their own."""
        place = places.hand_head.united(places.hand)
        if places.tabs.isEmpty() or places.hand.isEmpty():
            return place
        return place.united(places.left).united(places.right)

    def _hidden(self) -> tuple[QWidget, ...]:
        """What makes room while the side of the board is chosen, and when the game is over."""
        pieces, places = self._pieces, self._places
        beside: tuple[QWidget, ...] = ()
        if places is not None and not places.tabs.isEmpty() and not places.hand.isEmpty():
            beside = (pieces.left, pieces.right)
        if not pieces.sides.isHidden():
            return (
                *beside,
                pieces.board,
                pieces.city,
                pieces.hand_head,
                pieces.hand,
                pieces.losses,
                pieces.ending,
                pieces.detail,
                pieces.recap,
                pieces.race,
                pieces.tabs,
            )
        if not pieces.ending.is_empty():
            return (pieces.hand_head, pieces.hand, pieces.losses, *beside)
        if pieces.losses.is_empty():
            return (pieces.ending, pieces.losses)
        return (pieces.ending, pieces.hand, *((pieces.hand_head, *beside) if beside else ()))

    def _is_played_out(self, part: QWidget) -> bool:
        """An open hand without cards has nothing to show."""
        return part is self._pieces.partner and not self._pieces.partner.model.rowCount()

    def arrange_hint(self) -> None:
        """The hint stands below the detail where there is a column for both; otherwise it lies over the city."""
        if self._places is None:
            return
        places, pieces = self._places, self._pieces
        pieces.hint_panel.setVisible(not pieces.hint_panel.is_empty() and pieces.sides.isHidden())
        if places.is_wide:
            self._arrange_column(places.detail)
            return
        if pieces.hint_panel.isHidden():
            return
        ground = next(place for place in (places.city, places.hand, pieces.felt.rect()) if not place.isEmpty())
        width = min(ground.width(), px(560))
        high = pieces.hint_panel.wanted_height(width)
        top = ground.top() if places.city.isEmpty() else ground.bottom() - high
        pieces.hint_panel.setGeometry(ground.left(), top, width, high)
        pieces.hint_panel.raise_()

    def _arrange_column(self, column: QRect) -> None:
        """Below the detail stands the hint, or everybody's points where they leave it enough room."""
        pieces, high = self._pieces, self._pieces.race.wanted_height()
        has_room = column.height() - high >= px(LEAST_DETAIL)
        pieces.race.setVisible(has_room and pieces.hint_panel.isHidden() and pieces.sides.isHidden())
        if not pieces.hint_panel.isHidden():
            wanted = pieces.hint_panel.wanted_height(column.width())
            self._share_column(column, pieces.hint_panel, min(wanted, column.height() - px(DETAIL_BY_HINT)))
        elif not pieces.race.isHidden():
            self._share_column(column, pieces.race, high)
        else:
            pieces.detail.setGeometry(column)

    def _share_column(self, column: QRect, lower: QWidget, high: int) -> None:
        lower.setGeometry(column.left(), column.bottom() - high + 1, column.width(), high)
        self._pieces.detail.setGeometry(column.adjusted(0, 0, 0, -high - px(4)))

    def _arrange_sheets(self) -> None:
        for sheet in (self._pieces.city_sheet, self._pieces.log_sheet):
            if not sheet.isHidden():
                sheet.setGeometry(self._pieces.felt.rect())
