"""The partner's hand, open on the table in a game of teams: to be read, never to be played from."""

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget

from engine.core.seats import NOBODY, Seat
from engine.seven.view import View
from wonders_gui import theme
from wonders_gui.art import icons, signs
from wonders_gui.art.frames import draw_symbol
from wonders_gui.delegates.tile import TileDelegate
from wonders_gui.games.seven.models import CityModel, TileRow, tile_row
from wonders_gui.games.seven.people import People
from wonders_gui.games.seven.scenery import draw_surface
from wonders_gui.games.seven.strokes import LEFT, advance, px
from wonders_gui.games.seven.teams import partner_of
from wonders_gui.language import _
from wonders_gui.models.roles import Role
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.paint import area_of, draw_box, draw_focus, draw_text, is_in, painting

Index = QModelIndex | QPersistentModelIndex
TILE = 34  # from this height on a card is a tile with its effects; lower ones are a symbol and a name
WIDEST = 190
HEAD = 34  # room for the sign of partners at the left


class PartnerDelegate(TileDelegate):
    """A tile where there is room for one, otherwise the symbol of the colour and the name."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        if area_of(option).height() >= px(TILE):
            super().paint(painter, option, index)
            return
        row = index.data(Role.RECORD)
        if not isinstance(row, TileRow):
            return
        rect, colours = QRectF(area_of(option)), theme.current()
        draw_box(painter, rect.adjusted(0.5, 0.5, -0.5, -0.5), px(6), colours.inset, colours.line)
        size = min(px(18), rect.height() - 2)
        draw_symbol(painter, row.face.colour, QRectF(rect.left() + px(3), rect.center().y() - size / 2, size, size))
        words = rect.adjusted(size + px(7), 0, -px(3), 0)
        font, high = theme.font("label"), min(px(17), rect.height() - 4)
        wide = signs.width(row.face.small, high)
        if advance(font, row.face.name) + px(8) + wide <= words.width():
            end = QRectF(words.right() - wide, rect.center().y() - high / 2, wide, high)
            signs.draw(painter, row.face.small, end, colours.ink, Qt.AlignmentFlag.AlignRight)
        draw_text(painter, words, row.face.name, font, colours.ink, LEFT)
        if is_in(option, QStyle.StateFlag.State_HasFocus):
            draw_focus(painter, rect, px(6))


class PartnerView(PlacedView):
    """The cards in two rows, or in one where they are few."""

    def arranged(self, count: int) -> list[QRect]:
        gap = px(4)
        rows = 1 if count <= 2 else 2
        columns = -(-count // rows)
        width = min((self.viewport().width() - gap * (columns - 1)) // max(columns, 1), px(WIDEST))
        high = min((self.viewport().height() - gap * (rows - 1)) // rows, px(60))
        top = (self.viewport().height() - rows * high - (rows - 1) * gap) // 2
        return [
            QRect(number % columns * (width + gap), top + number // columns * (high + gap), width, high)
            for number in range(count)
        ]


def _title_of(people: People, partner: Seat) -> str:
    """Whose hand it is; other eyes than the player's may have the player as their partner."""
    if people.own_eyes:
        return _("Hand of your partner {name}").format(name=people.name(partner))
    return people.says(partner, _("Your hand"), _("Hand of {player}"))


class PartnerPanel(QWidget):
    """The surface on which the hand lies."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = ""
        self.model = CityModel(self)
        self.view = PartnerView(self)
        self.view.setModel(self.model)
        self.view.setItemDelegate(PartnerDelegate(self.view))
        self.view.setSelectionMode(PlacedView.SelectionMode.NoSelection)
        self.hide()

    def show_hand(self, view: View, people: People) -> None:
        """Show the hand of the player's partner, if there is one."""
        partner = partner_of(view.table, view.seat)
        hand = view.table.hands[partner] if partner != NOBODY else []
        self._title = _title_of(people, partner) if partner != NOBODY else ""
        self.model.show_rows([tile_row(view.table, card) for card in hand if card >= 0])
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.view.setAccessibleName(self._title or _("Hand of your partner"))
        self.setToolTip(self._title)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.view.setGeometry(self.rect().adjusted(px(HEAD + 8), px(3), -px(8), -px(7)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box = QRectF(self.rect()).adjusted(2, 1, -2, -5)
            draw_surface(painter, box)
            size = min(px(26), box.height() - px(8))
            sign = QRectF(box.left() + px(7), box.center().y() - size / 2, size, size)
            icons.draw(painter, "partner", sign)
