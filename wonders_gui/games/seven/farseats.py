"""A seat further away: as a card where there is room, otherwise as a strip of two lines."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wonders_gui import theme
from wonders_gui.art.frames import draw_symbol
from wonders_gui.games.seven import strokes
from wonders_gui.games.seven.scenery import Scene, draw_scene
from wonders_gui.games.seven.seats import SeatFacts
from wonders_gui.games.seven.seatviews import SeatDelegate
from wonders_gui.games.seven.strokes import LEFT, px
from wonders_gui.games.seven.teams import NO_TEAM, draw_badge
from wonders_gui.widgets.paint import draw_text, fits

STRIP = 64  # below this height a seat is a strip


class FarDelegate(SeatDelegate):
    """A seat further away: as a card where there is room, otherwise as a strip of one or two lines."""

    def fill(self, painter: QPainter, rect: QRectF, facts: SeatFacts) -> None:
        if rect.height() <= px(STRIP):
            self._strip(painter, rect, facts)
        else:
            self._card(painter, rect, facts)

    def _picture(self, painter: QPainter, frame: QRectF, facts: SeatFacts) -> None:
        built = 0 if facts.open_side else facts.stages
        draw_scene(painter, frame, Scene(facts.board, facts.night, built, facts.height, 0.5), frame, px(10))

    def _names(self, painter: QPainter, row: QRectF, facts: SeatFacts) -> None:
        """The name, and that of the city where there is room for all of it."""
        colours, font, label = theme.current(), theme.font("strong", 1.02), theme.font("label")
        if facts.team != NO_TEAM:
            size = _badge_size(row)
            draw_badge(painter, facts.team, QRectF(row.left(), row.center().y() - size / 2, size, size))
            row = row.adjusted(size + px(6), 0, 0, 0)
        draw_text(painter, row, facts.name, font, colours.ink, LEFT)
        rest = row.adjusted(strokes.advance(font, facts.name) + px(8), 0, 0, 0)
        if fits(label, facts.place, rest.width()):
            draw_text(painter, rest, facts.place, label, colours.ink_soft, LEFT)

    def _card(self, painter: QPainter, rect: QRectF, facts: SeatFacts) -> None:
        inner = rect.adjusted(px(6), px(6), -px(10), -px(6))
        frame = QRectF(inner.left(), inner.top(), min(inner.height() * 1.14, rect.width() * 0.34), inner.height())
        self._picture(painter, frame, facts)
        body = QRectF(frame.right() + px(12), inner.top(), inner.right() - frame.right() - px(12), inner.height())
        line = body.height() / 4
        stages = strokes.draw_stages(painter, body.right(), body.top() + line / 2, facts.stages, facts.height, px(17))
        self._names(painter, QRectF(body.left(), body.top(), stages - body.left() - px(6), line), facts)
        middle = body.top() + line * 1.5
        x = strokes.draw_count(painter, body.left(), middle, "coin", facts.coins, px(22), theme.current().ink)
        x = strokes.draw_count(painter, x + px(14), middle, "shield", facts.shields, px(22), theme.current().ink)
        if facts.pieces:
            x += px(10) + strokes.pieces_width(facts.pieces, px(21))
            strokes.draw_pieces(painter, x, middle, facts.pieces, px(21))
        x = strokes.draw_tokens(painter, x + px(6), middle, facts.tokens, px(18), px(60))
        strokes.draw_science(painter, x + px(10), middle, facts.symbols, px(20))
        strokes.draw_chips(painter, body.left(), body.top() + line * 2 + px(1), facts.colours, px(24), body.width())
        painter.fillRect(QRectF(body.left(), body.top() + line * 3, body.width(), 1), theme.current().line)
        self.deed(painter, QRectF(body.left(), body.top() + line * 3, body.width(), line), facts.last)

    def _strip(self, painter: QPainter, rect: QRectF, facts: SeatFacts) -> None:
        inner = rect.adjusted(px(4), px(4), -px(8), -px(4))
        frame = QRectF(inner.left(), inner.top(), min(inner.height() * 1.3, rect.width() * 0.2), inner.height())
        self._picture(painter, frame, facts)
        body = QRectF(frame.right() + px(8), inner.top(), inner.right() - frame.right() - px(8), inner.height())
        half = body.height() / 2
        upper = QRectF(body.left(), body.top(), body.width(), half)
        self._names(painter, upper.adjusted(0, 0, -self._strengths(painter, upper, facts), 0), facts)
        self._strip_counts(painter, QRectF(body.left(), body.top() + half, body.width(), half), facts)

    def _strengths(self, painter: QPainter, row: QRectF, facts: SeatFacts) -> float:
        """Conflict tokens and science at the right end of a line; returns how much of it they take."""
        size = px(16)
        wide = strokes.science_width(facts.symbols, size)
        most = row.width() - strokes.advance(theme.font("strong", 1.02), facts.name) - px(14)
        if facts.team != NO_TEAM:
            most -= _badge_size(row) + px(6)
        x = row.right() - wide
        if wide and wide <= most:
            strokes.draw_science(painter, x, row.center().y(), facts.symbols, size)
        else:
            x, wide = row.right(), 0
        room = min(len(facts.tokens) * (size + px(1)), px(44), most - wide - px(6))
        if facts.tokens and room >= size:
            x -= room + px(6)
            strokes.draw_tokens(painter, x, row.center().y(), facts.tokens, size, room)
        return row.right() - x + px(6) if x < row.right() else 0.0

    def _strip_counts(self, painter: QPainter, row: QRectF, facts: SeatFacts) -> None:
        middle, ink, size = row.center().y(), theme.current().ink, px(16)
        x = strokes.draw_count(painter, row.left(), middle, "coin", facts.coins, px(18), ink)
        x = strokes.draw_count(painter, x + px(8), middle, "shield", facts.shields, px(18), ink) + px(8)
        if facts.pieces:
            x += strokes.pieces_width(facts.pieces, px(17)) + px(8)
            strokes.draw_pieces(painter, x - px(8), middle, facts.pieces, px(17))
        stages = strokes.draw_stages(painter, row.right(), middle, facts.stages, facts.height, px(14))
        pitch = min(size + 1, (stages - px(4) - x - size) / max(len(facts.colours) - 1, 1))
        if pitch < size * 0.5:
            return
        for number, (colour, _number) in enumerate(facts.colours):
            draw_symbol(painter, colour, QRectF(x + number * pitch, middle - size / 2, size, size))


def _badge_size(row: QRectF) -> float:
    return min(px(20), row.height())
