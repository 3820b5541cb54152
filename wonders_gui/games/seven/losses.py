"""A loss of coins, where the hand lay: who causes it, and every way to bear it, in coins or in debt."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.seven.commands import PayLoss
from engine.seven.debt import loss_of
from engine.seven.forecast import Forecast, forecast
from engine.seven.legality import legal
from engine.seven.view import View
from wonders_gui import theme
from wonders_gui.art import signs
from wonders_gui.art.faces import SLASH, Sign
from wonders_gui.games.seven.people import People
from wonders_gui.games.seven.scenery import draw_surface
from wonders_gui.games.seven.story import Story, Threat
from wonders_gui.games.seven.strokes import LEFT, px
from wonders_gui.games.seven.words import threat_text
from wonders_gui.language import _
from wonders_gui.texts.effects_cities import debt_tokens
from wonders_gui.texts.words import coins, listed, signed
from wonders_gui.widgets.button import Button
from wonders_gui.widgets.button import Role as Loud
from wonders_gui.widgets.paint import draw_text, fits, painting
from wonders_gui.widgets.tips import tip

ARROW = "\N{RIGHTWARDS ARROW}"
TELLING = 300  # width of what is told beside the buttons
BROAD = 620  # below this width it stands above them
LINE = 26
BUTTON = 56  # height of a button with both lines
TWO_LINES = 50  # below this height a button has its label alone
LEAST_BUTTON = 38  # before buttons would be lower, they stand in more columns
AROUND = 104  # what a button shows beside its words: icon, key and air
LOW = 250  # below this height the causes are told by a tool tip alone


@dataclass(frozen=True, slots=True)
class Way:
    """One way to bear a loss."""

    command: PayLoss
    debt: int
    told: Forecast

    def label(self) -> str:
        """What is given; what is taken for the rest stands below it."""
        if not self.command.coins:
            return _("Take {debt}").format(debt=debt_tokens(self.debt))
        return _("Pay {coins}").format(coins=coins(self.command.coins))

    def rest(self) -> str:
        """The debt beside the coins that are paid."""
        return _("and take {debt}").format(debt=debt_tokens(self.debt)) if self.command.coins and self.debt else ""

    def spoken(self) -> str:
        """All of it for those who hear it."""
        return ", ".join(part for part in (self.label(), self.rest(), self.cost()) if part)

    def cost(self) -> str:
        """What it costs in points, as they are counted now."""
        before, after = self.told.before.points, self.told.after.points
        if before == after:
            return _("costs no points now")
        return _("points now {before} {arrow} {after}").format(before=signed(before), arrow=ARROW, after=signed(after))


def ways_of(view: View) -> list[Way]:
    """Every way to bear the loss that the seat must decide about, most coins first; none when it need not."""
    pays = [command for command in legal(view.table, view.seat) if isinstance(command, PayLoss)]
    return [
        Way(command, loss_of(view.table, command.city) - command.coins, forecast(view, command)) for command in pays
    ]


class LossPanel(QWidget):
    """Offers every way as a button, paying all first; `acted` carries the command."""

    acted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ways: Sequence[Way] = ()
        self._threats: Sequence[Threat] = ()
        self._lines: list[str] = []
        self._heading = ""
        self.buttons: list[Button] = []
        self.hide()

    # -- what is shown ----------------------------------------------------------------------------------------

    def show_loss(self, view: View, people: People, story: Story) -> None:
        """Ask the player how to bear a loss; without one there is nothing to show."""
        self._ways = ways_of(view)
        if not self._ways:
            return
        state, seat = view.table, view.seat
        caused = story.last.threats if story.last is not None else []
        self._threats = [threat for threat in caused if threat.deed.city != seat]
        self._lines = [threat_text(state, people, threat) for threat in self._threats]
        self._heading = _("You lose {coins}").format(coins=coins(loss_of(state, seat)))
        self._fit(len(self._ways))
        for button, way in zip(self.buttons, self._ways, strict=True):
            button.set_icon("coin" if way.command.coins else "debt")
        self.buttons[0].set_key("P")
        self.buttons[-1].set_key("D")
        self.setAccessibleName(f"{self._heading}. {listed(self._lines)}.")
        self.setToolTip(tip(self._heading, *self._lines))
        self._lay_out()
        self.update()

    def is_empty(self) -> bool:
        """Whether nothing is asked."""
        return not self._ways

    def _fit(self, number: int) -> None:
        while len(self.buttons) > number:
            self.buttons.pop().deleteLater()
        while len(self.buttons) < number:
            self.buttons.append(self._new_button(len(self.buttons)))
        for button in self.buttons:
            button.set_key("")

    def _new_button(self, place: int) -> Button:
        button = Button(Loud.PLAIN if place else Loud.WARM, "coin", self)
        button.clicked.connect(lambda: self.choose(place))
        button.show()
        return button

    def choose(self, place: int) -> None:
        """Bear the loss in one of the ways, as if its button were pressed; from the end with a negative place."""
        if self._ways:
            self.acted.emit(self._ways[place].command)

    # -- places -----------------------------------------------------------------------------------------------

    def _box(self) -> QRectF:
        return QRectF(self.rect()).adjusted(2, 1, -2, -5)

    def _telling(self) -> QRectF:
        """Where the loss is told: beside the buttons, or above them where the panel is narrow."""
        box = self._box().adjusted(px(18), px(12), -px(18), -px(12))
        if box.width() >= px(BROAD):
            return QRectF(box.left(), box.top(), min(px(TELLING), box.width() * 0.4), box.height())
        causes = min(len(self._lines), 2) if self.height() >= px(LOW) else 0
        return QRectF(box.left(), box.top(), box.width(), px(30) + causes * px(LINE))

    def _lay_out(self) -> None:
        box, told = self._box().adjusted(px(12), px(10), -px(12), -px(10)), self._telling()
        beside = told.width() < box.width() * 0.6
        room = box.adjusted(told.width() + px(16), 0, 0, 0) if beside else box.adjusted(0, told.height() + px(8), 0, 0)
        if not self.buttons:
            return
        number = len(self.buttons)
        most = max(int(room.height() // px(LEAST_BUTTON)), 1)
        columns = -(-number // most)
        rows = -(-number // columns)
        high, width = min(px(BUTTON), int(room.height() / rows)), room.width() / columns
        top = room.top() + max((room.height() - rows * high) / 2, 0) if beside else room.top()
        for place, (button, way) in enumerate(zip(self.buttons, self._ways, strict=False)):
            left = room.left() + place // rows * width
            button.setGeometry(round(left), round(top + place % rows * high), round(width), high)
            sub = self._sub(way, width - px(AROUND)) if high >= px(TWO_LINES) else ""
            button.set_texts(way.label(), sub, way.spoken())

    def _sub(self, way: Way, width: float) -> str:
        """The line below a label: as much of it as there is room for, the debt before the points."""
        rest, cost = way.rest(), way.cost()
        texts = (f"{rest} · {cost}", rest) if rest else (cost,)
        font = theme.font("body", 0.9)
        return next((text for text in texts if fits(font, text, width)), "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._lay_out()

    # -- paint ------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            draw_surface(painter, self._box())
            told = self._telling()
            head = QRectF(told.left(), told.top(), told.width(), px(30))
            draw_text(painter, head, self._heading, theme.font("section", 1.1), theme.current().ink, LEFT)
            self._paint_causes(painter, told.adjusted(0, px(34), 0, 0))

    def _paint_causes(self, painter: QPainter, room: QRectF) -> None:
        fitting = int(room.height() // px(LINE))
        for number, (threat, text) in enumerate(list(zip(self._threats, self._lines, strict=True))[:fitting]):
            row = QRectF(room.left(), room.top() + number * px(LINE), room.width(), px(LINE))
            shown = threat_signs(threat)
            high = px(22)
            wide = signs.width(shown, high)
            place = QRectF(row.left(), row.center().y() - high / 2, wide, high)
            signs.draw(painter, shown, place, theme.current().ink, Qt.AlignmentFlag.AlignLeft)
            draw_text(painter, row.adjusted(wide + px(8), 0, 0, 0), text, theme.font("body"), theme.current().ink, LEFT)


def threat_signs(threat: Threat) -> tuple[Sign, ...]:
    """What a building makes others lose, as signs."""
    kinds = ((threat.coins, ""), (threat.per_victory, "victory"), (threat.per_stage, "stage"))
    shown: list[Sign] = []
    for amount, per in kinds:
        if amount:
            shown += [Sign("coin_lost", -amount), *((SLASH, Sign(per)) if per else ())]
    return tuple(shown)
