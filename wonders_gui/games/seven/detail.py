"""The chosen card in detail: what it costs and brings, and the buttons that play it. Emits commands, plays nothing."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QAction, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from engine.seven.commands import Command
from engine.seven.state import State
from wonders_gui import theme
from wonders_gui.art import signs
from wonders_gui.art.frames import draw_band, draw_symbol
from wonders_gui.games.seven.billing import billed
from wonders_gui.games.seven.factrows import FactRow, FactsModel, fact_rows, way_label
from wonders_gui.games.seven.factviews import RIM, FactDelegate, FactsView
from wonders_gui.games.seven.models import HandRow
from wonders_gui.games.seven.offers import Action, Offer
from wonders_gui.games.seven.people import People, short_kind
from wonders_gui.games.seven.playwords import play_words
from wonders_gui.games.seven.scenery import draw_surface, rounded
from wonders_gui.games.seven.strokes import LEFT, px
from wonders_gui.language import _
from wonders_gui.texts import names
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.button import Button
from wonders_gui.widgets.button import Role as Loud
from wonders_gui.widgets.paint import draw_lines, draw_text, painting
from wonders_gui.widgets.segments import Option, Segments
from wonders_gui.widgets.tips import tip

WAYS = 46  # height of the ways to pay
LOW = 300  # below this height the panel explains nothing
KEYS = {
    Action.BUILD: "B",
    Action.STAGE: "W",
    Action.SELL: "S",
    Action.FREE_BUILD: "F",
    Action.TAKE: "B",
    Action.COPY: "B",
}
ICONS = {
    Action.BUILD: "build",
    Action.STAGE: "wonder",
    Action.SELL: "sell",
    Action.FREE_BUILD: "power_free_build_once_per_age",
    Action.TAKE: "take",
    Action.COPY: "power_copy_neighbour_guild",
}


_OTHER_USES = (Action.STAGE, Action.FREE_BUILD)
_LOOKS = (QEvent.Type.Enter, QEvent.Type.FocusIn)
_LOOKS_AWAY = (QEvent.Type.Leave, QEvent.Type.FocusOut)
_WIDER = 1.35  # the button of a stage, which names whom to pay


class SlimButton(Button):
    """A button that stands beside another in a narrow panel: less air, so that its words stay whole."""

    def _padding(self) -> int:
        return px(8)

    def _icon_size(self) -> int:
        return px(22)

    def _gap(self) -> int:
        return px(6)


class DetailPanel(QWidget):
    """Shows one card of the hand and what can be done with it; `acted` carries the command."""

    acted = Signal(object)
    asked_undo = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row: HandRow | None = None
        self._state: State | None = None
        self._people: People | None = None
        self._way = 0
        self._looked: Action | None = None
        self._standing: Sequence[FactRow] = ()
        self._title = ""
        self._under = ""
        self._message = ""
        self._is_watched = False
        self.model = FactsModel(self)
        self.facts = FactsView(self)
        self.facts.setModel(self.model)
        self.facts.setItemDelegate(FactDelegate(self.facts))
        self.facts.setSelectionMode(PlacedView.SelectionMode.NoSelection)
        self.ways = Segments(self)
        self.ways.chosen.connect(self._choose_way)
        self.buttons = {action: SlimButton(Loud.PLAIN, icon, self) for action, icon in ICONS.items()}
        self._keys: dict[Button, str] = {}
        for action, button in self.buttons.items():
            self._keys[button] = KEYS[action]
            button.clicked.connect(self._pressed(action))
            button.installEventFilter(self)
        self.leave = Button(Loud.PLAIN, "skip", self)
        self.leave.clicked.connect(self._leave)
        self._leaving: Command | None = None
        self.undo = Button(Loud.PLAIN, "undo", self)
        self._keys[self.undo] = "U"
        self.undo.clicked.connect(self.asked_undo)
        self.retranslate()

    def watch(self) -> None:
        """Show cards from now on, and offer nothing."""
        self._is_watched = True

    # -- what is shown ----------------------------------------------------------------------------------------

    def show_card(
        self,
        row: HandRow | None,
        state: State,
        people: People,
        leaving: Command | None = None,
        standing: Sequence[FactRow] = (),
    ) -> None:
        """Show a card to choose about, or ask for a choice, with how the player stands, when there is none."""
        if row is None or self._row is None or row.offers.card != self._row.offers.card:
            self._way = 0
        self._row, self._state, self._people, self._leaving = row, state, people, leaving
        self._standing = standing
        self._title = self._under = self._message = ""
        self._tell()

    def show_sealed(self, title: str, under: str, message: str, standing: Sequence[FactRow]) -> None:
        """The choice is made; the others still think."""
        self._row, self._leaving, self._standing = None, None, standing
        self._title, self._under, self._message = title, under, message
        self._tell()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.facts.setAccessibleName(_("Price and effect"))
        self.ways.setAccessibleName(_("Whom to pay"))
        self.undo.set_texts(_("Take back"))
        self.leave.set_texts(_("Take nothing"))

    def offer(self, action: Action) -> Offer | None:
        """What is offered for the card that is shown."""
        return None if self._row is None else self._row.offers.of(action)

    def act(self, action: Action) -> bool:
        """Do it, as if its button were pressed; false when that is not possible."""
        offer = self.offer(action)
        if offer is None or not offer.is_open:
            return False
        main = self._row is not None and bool(self._row.offers.offers) and offer is self._row.offers.offers[0]
        if main or len(offer.commands) == 1:
            self.acted.emit(offer.commands[min(self._way, len(offer.commands) - 1) if main else 0])
        else:
            self._ask_way(offer)
        return True

    def _leave(self) -> None:
        if self._leaving is not None:
            self.acted.emit(self._leaving)

    def _pressed(self, action: Action) -> Callable[[], None]:
        return lambda: (self.act(action), None)[1]

    def _ask_way(self, offer: Offer) -> None:
        """Several ways to pay: let the player choose, cheapest first."""
        assert self._state is not None
        assert self._people is not None
        menu = QMenu(self)
        for way, command in enumerate(offer.commands):
            price = billed(self._state, self._people, offer, way)
            entry = QAction(price.forms()[0] if price is not None else "", menu)
            entry.triggered.connect(lambda _checked=False, wanted=command: self.acted.emit(wanted))
            menu.addAction(entry)
        button = self.buttons[offer.action]
        menu.setActiveAction(menu.actions()[0])
        menu.popup(button.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    def _choose_way(self, key: str) -> None:
        self._way = int(key)
        self._tell()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A button that is pointed at or has the keyboard shows its own price and effect."""
        if event.type() in _LOOKS:
            self._look(self._action_of(watched) if isinstance(watched, Button) else None)
        elif event.type() in _LOOKS_AWAY:
            self._look(None)
        return super().eventFilter(watched, event)

    def _look(self, action: Action | None) -> None:
        shown = action if action in _OTHER_USES else None
        if shown is not self._looked:
            self._looked = shown
            self._tell_facts()

    # -- filling ----------------------------------------------------------------------------------------------

    def _tell(self) -> None:
        self._tell_facts()
        self._tell_ways()
        self._tell_buttons()
        title, message = self._texts()
        told = ". ".join(text.rstrip(".") for text in (title, self._under, message) if text)
        self.setAccessibleName(self._row.spoken if self._row is not None else told)
        self._lay_out()
        self.update()

    def _tell_facts(self) -> None:
        rows = self._standing
        if self._row is not None and self._state is not None and self._people is not None:
            way = self._way if self._looked is None else 0
            rows = fact_rows(self._state, self._people, self._row.offers, way, self._looked)
        self.model.show_rows(rows)

    def _main(self) -> Offer | None:
        offers = self._row.offers.offers if self._row is not None else ()
        return offers[0] if offers else None

    def _tell_ways(self) -> None:
        main = self._main()
        several = main is not None and len(main.commands) > 1
        self.ways.setVisible(several)
        if several and main is not None and self._state is not None and self._people is not None:
            state, people = self._state, self._people
            self.ways.set_options(
                [Option(str(number), way_label(state, people, command)) for number, command in enumerate(main.commands)]
            )
            self.ways.set_value(str(self._way))

    def _tell_buttons(self) -> None:
        for action, button in self.buttons.items():
            offer = self.offer(action)
            button.setVisible(offer is not None and not self._is_watched)
            if offer is not None:
                self._tell_button(button, offer)
        self.leave.setVisible(self._leaving is not None)
        self.undo.setVisible(bool(self._title) and not self._is_watched)

    def _tell_button(self, button: Button, offer: Offer) -> None:
        assert self._state is not None
        assert self._people is not None
        main = offer is self._main()
        said = play_words(self._state, self._people, offer, self._way if main else 0)
        button.setEnabled(offer.is_open)
        button.set_role(Loud.WARM if main and offer.is_open else Loud.PLAIN)
        button.set_texts(said.label, said.forms[0], ", ".join(t for t in (said.label, said.forms[0], said.told) if t))
        button.set_briefs(*said.forms[1:])
        button.set_signs(said.signs)
        button.setToolTip(tip(said.label, said.told) if said.told else "")

    # -- places -----------------------------------------------------------------------------------------------

    def _box(self) -> QRectF:
        return QRectF(self.rect()).adjusted(2, 1, -2, -5)

    def _head(self) -> QRectF:
        box = self._box()
        high = 42 if box.height() < px(LOW) else 56 if box.height() > px(380) else 48
        return QRectF(box.left(), box.top(), box.width(), px(high))

    def _shown(self, *actions: Action) -> list[Button]:
        return [self.buttons[action] for action in actions if not self.buttons[action].isHidden()]

    def _lay_out(self) -> None:
        box, head = self._box(), self._head()
        side = px(11)
        left, right, bottom = round(box.left()) + side, round(box.right()) - side, round(box.bottom()) - px(7)
        low = [*self._shown(Action.STAGE, Action.SELL), *([self.leave] if not self.leave.isHidden() else [])]
        rows = [low, self._shown(Action.FREE_BUILD), self._shown(Action.BUILD, Action.TAKE, Action.COPY)]
        if not self.undo.isHidden():
            rows.append([self.undo])
        for row in rows:
            bottom = self._place_row(row, left, right, bottom)
        if not self.ways.isHidden():
            high = max(self.ways.sizeHint().height(), px(WAYS))  # new options have no height before they are shown
            self.ways.setGeometry(left, bottom - high, right - left, high)
            bottom -= high + px(3)
        top = round(head.bottom() if self._row is not None else self._message_bottom()) + px(6)
        rim = px(RIM) - px(2)
        self.facts.setGeometry(left - rim, top, right - left + 2 * rim, max(bottom - top, 10))

    def _place_row(self, row: list[Button], left: int, right: int, bottom: int) -> int:
        """Buttons side by side, ending at `bottom`; returns where the next row above may end."""
        if not row:
            return bottom
        high = max(button.sizeHint().height() for button in row)
        if self.height() < px(400):
            high = min(high, px(48 if self.height() < px(LOW) else 54))
        shares = [_WIDER if len(row) > 1 and button is self.buttons[Action.STAGE] else 1.0 for button in row]
        begin = float(left)
        for button, share in zip(row, shares, strict=True):
            width = (right - left) * share / sum(shares)
            button.set_key(self._keys.get(button, "") if width > px(160) else "")
            button.setGeometry(round(begin), bottom - high, round(width), high)
            begin += width
        return bottom - high

    def _action_of(self, wanted: Button) -> Action | None:
        return next((action for action, button in self.buttons.items() if button is wanted), None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._lay_out()

    # -- paint ------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box = self._box()
            draw_surface(painter, box)
            if self._row is not None and self._state is not None:
                self._paint_head(painter, self._row, self._state)
            else:
                self._paint_message(painter, box)

    def _paint_head(self, painter: QPainter, row: HandRow, state: State) -> None:
        head = self._head()
        face = row.face
        ink = theme.current().card_colours[face.colour].text
        painter.save()
        painter.setClipPath(rounded(self._box().adjusted(1, 1, -1, -1), px(13)))
        painter.setClipRect(head, Qt.ClipOperation.IntersectClip)
        draw_band(painter, face.colour, head)
        painter.restore()
        size = px(30)
        draw_symbol(painter, face.colour, QRectF(head.left() + px(13), head.center().y() - size / 2, size, size))
        high = px(32)
        wide = min(signs.width(face.small, high), head.width() * 0.36)
        place = QRectF(head.right() - px(13) - wide, head.center().y() - high / 2, wide, high)
        signs.draw(painter, face.small, place, ink, Qt.AlignmentFlag.AlignRight)
        text = QRectF(
            head.left() + px(52), head.top() + px(6), place.left() - head.left() - px(58), head.height() * 0.5 - px(4)
        )
        draw_text(painter, text, face.name, theme.font("button", 1.06), ink, LEFT)
        kind = f"{short_kind(face.colour)} · {names.age_name(face.age)}"
        draw_text(painter, text.translated(0, head.height() * 0.4), kind, theme.font("label"), ink, LEFT)

    def _texts(self) -> tuple[str, str]:
        if self._title:
            return self._title, self._message
        if self.height() < px(LOW):
            return _("Choose a card"), ""
        return _("Choose a card"), _("Click a card or use the arrow keys. A double click or Enter builds it.")

    def _message_bottom(self) -> float:
        box = self._box()
        room = QRectF(0, 0, box.width() - px(36), 1000)
        font = QFontMetricsF(theme.font("body"))
        message = self._texts()[1]
        used = font.boundingRect(room, int(Qt.TextFlag.TextWordWrap), message).height() if message else 0
        return box.top() + px(14 + 32 + 4) + (px(30) if self._under else 0) + used + px(4)

    def _paint_message(self, painter: QPainter, box: QRectF) -> None:
        colours = theme.current()
        title, message = self._texts()
        inner = box.adjusted(px(18), px(14), -px(18), -px(14))
        head = QRectF(inner.left(), inner.top(), inner.width(), px(32))
        draw_text(painter, head, title, theme.font("section", 1.1), colours.ink, LEFT)
        top = head.bottom() + px(4)
        if self._under:
            draw_text(
                painter,
                QRectF(inner.left(), top, inner.width(), px(26)),
                self._under,
                theme.font("strong"),
                colours.accent,
                LEFT,
            )
            top += px(30)
        rest = QRectF(inner.left(), top, inner.width(), inner.bottom() - top)
        draw_lines(painter, rest, message, theme.font("body"), colours.ink_soft, Qt.AlignmentFlag.AlignTop)
