"""The latest deeds as a list, newest first: who, what, and a remark on what it cost or brought."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.catalog.duel.loader import load_duel
from engine.core.seats import NOBODY, Seat
from engine.duel.state import CIVILIAN, MILITARY, SCIENTIFIC
from wonders_gui import theme
from wonders_gui.art import icons
from wonders_gui.games.duel.steady import SteadyModel
from wonders_gui.games.duel.story import Act, Deed
from wonders_gui.language import _, ngettext
from wonders_gui.models.roles import Role
from wonders_gui.texts.names import age_name, duel_card, duel_token, duel_wonder, victory_name
from wonders_gui.texts.words import change, coins
from wonders_gui.widgets.paint import draw_box, draw_text, fits, px

Index = QModelIndex | QPersistentModelIndex
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CLOSE: Final = 0.86  # how far a remark may be squeezed where it is short of room
_VICTORIES: Final = {CIVILIAN: "civilian", MILITARY: "military", SCIENTIFIC: "scientific"}


@dataclass(frozen=True, slots=True)
class RecapRecord:
    """One line of the recap."""

    who: str
    own: bool
    icon: str
    what: str
    remark: str
    heading: bool

    def role(self, role: int) -> object:
        """The value of a role."""
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                return ", ".join(part for part in (self.who, self.what, self.remark) if part)
            case Role.RECORD:
                return self
            case _:
                return None


class RecapModel(SteadyModel[RecapRecord]):
    """The deeds of a story, newest first."""

    def show_deeds(self, deeds: Sequence[Deed], names: Sequence[str], seat: Seat) -> None:
        """Show them in the current language."""
        self.show_rows([_record(deed, names, seat) for deed in reversed(deeds)])


def _record(deed: Deed, names: Sequence[str], seat: Seat) -> RecapRecord:
    who = "" if deed.seat == NOBODY else names[deed.seat]
    heading = deed.act in (Act.AGE, Act.END)
    return RecapRecord(who, deed.seat == seat, deed_icon(deed), deed_name(deed), remark(deed), heading)


def deed_icon(deed: Deed) -> str:
    """What a deed looks like: the symbol of a built card's colour, or the icon of the act."""
    if deed.act in (Act.BUILT, Act.DUG):
        return f"symbol_{load_duel().cards[deed.thing].colour}"
    return str(deed.act.value)


def deed_name(deed: Deed) -> str:
    """What a deed was about."""
    match deed.act:
        case Act.BUILT | Act.DUG | Act.DISCARDED | Act.DESTROYED:
            return duel_card(deed.thing)
        case Act.WONDER | Act.TOOK_WONDER:
            return duel_wonder(deed.thing)
        case Act.TOKEN:
            return duel_token(deed.thing)
        case Act.DECLINED:
            return _("chooses nothing")
        case Act.BEGINS:
            return _("begins the Age")
        case Act.AGE:
            return age_name(deed.thing + 1)
        case Act.END:
            return victory_name("shared" if deed.seat == NOBODY else _VICTORIES[deed.victory])


def remark(deed: Deed) -> str:
    """What a deed cost and brought, short."""
    parts = []
    if deed.by_chain:
        parts.append(_("free by chain"))
    elif deed.act is Act.DESTROYED:
        parts.append(_("destroyed"))
    if deed.gained or deed.paid:
        won = deed.gained - deed.paid
        parts.append(ngettext("{change} coin", "{change} coins", abs(won)).format(change=change(won)))
    if deed.steps:
        parts.append(ngettext("{number} step", "{number} steps", deed.steps).format(number=deed.steps))
    if deed.taken:
        parts.append(_("loot: {coins}").format(coins=coins(deed.taken)))
    if deed.again:
        parts.append(_("extra turn"))
    return ", ".join(parts)


class RecapView(QListView):
    """The list; it can be walked with the keys and scrolls by itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(RecapDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setMinimumHeight(px(40))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(80), px(40))


class RecapDelegate(QStyledItemDelegate):
    """Name, icon and thing on one line, the remark at its end or below."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(px(80), px(34))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        record = index.data(Role.RECORD)
        if not isinstance(record, RecapRecord):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(0, 1, -2, -1)
        look = theme.current()
        if index.row() % 2 == 0:
            draw_box(painter, box, px(6), look.inset, None)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(look.focus)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), px(6), px(6))
        self._paint_record(painter, record, box.adjusted(px(8), 0, -px(8), 0))
        painter.restore()

    def _paint_record(self, painter: QPainter, record: RecapRecord, box: QRectF) -> None:
        look = theme.current()
        if not record.heading:
            width = box.width() * 0.25
            ink = look.accent if record.own else look.ink
            draw_text(
                painter,
                QRectF(box.left(), box.top(), width, box.height()),
                record.who,
                theme.font("strong"),
                ink,
                _LEFT,
            )
            box = box.adjusted(width + px(4), 0, 0, 0)
        side = px(20)
        icons.draw(painter, record.icon, QRectF(box.left(), box.center().y() - side / 2, side, side))
        box = box.adjusted(side + px(6), 0, 0, 0)
        font = theme.font("section", 0.9) if record.heading else theme.font("strong")
        remark = theme.font("label")
        wanted = QFontMetricsF(font).horizontalAdvance(record.what) + px(6)
        if record.remark and not fits(remark, record.remark, box.width() - wanted):
            wanted = box.width() - QFontMetricsF(remark).horizontalAdvance(record.remark) * CLOSE
        rest = box.adjusted(wanted, 0, 0, 0)
        # A remark that has no room is left out: the log and the spoken line have it.
        if record.remark and fits(remark, record.remark, rest.width()) and fits(font, record.what, wanted - px(6)):
            draw_text(painter, rest, record.remark, remark, look.ink_soft, _RIGHT)
            box.setRight(rest.left() - px(6))
        draw_text(painter, box, record.what, font, look.ink, _LEFT)
