"""What was played here: the list of games, and the statistics."""

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFileDialog, QStackedWidget, QVBoxLayout, QWidget

from engine.core.errors import CodedError
from wonders_gui.history.archive import Rebuilt
from wonders_gui.history.export import export
from wonders_gui.history.store import DAMAGED, MISSING
from wonders_gui.host import Host
from wonders_gui.language import _, ngettext
from wonders_gui.pages.history.games import GamesPart
from wonders_gui.pages.history.progress import Reading
from wonders_gui.paths import first_shown
from wonders_gui.saves import SUFFIX
from wonders_gui.texts.words import file_filter
from wonders_gui.widgets.bar import BACK, TopBar
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.ground import Ground
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.segments import Option, Segments

if TYPE_CHECKING:
    from wonders_gui.pages.history.statistics import StatisticsPart

GAMES: Final = "games"
STATISTICS: Final = "statistics"
WIDE: Final = 900
CSV: Final = "csv"
JSON: Final = "json"


class HistoryPage(Ground):
    """`visit()` shows the part that was shown last; `visit("statistics")` or `visit("games")` a certain one."""

    left_asked = Signal()

    def __init__(self, host: Host, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._host = host
        self.bar = TopBar("", BACK, self)
        self.bar.left_asked.connect(self.left_asked)
        self.parts = Segments()
        self.parts.chosen.connect(self.show_part)
        self.bar.set_centre(self.parts)
        self.fetch = self.bar.add_button("load", self._fetch)
        self.export = self.bar.add_button("save", self._export)
        self.reading = Reading(self)
        self.games = GamesPart(host)
        self._stack = QStackedWidget()
        self._connect()
        self._lay_out()
        self.retranslate()

    def _connect(self) -> None:
        archive = self._host.archive
        archive.changed.connect(self._ask)
        archive.progressed.connect(self.reading.show_progress)
        archive.rebuilt.connect(self._tell_rebuilt)
        archive.troubled.connect(self._tell_trouble)
        self.reading.cancelled.connect(archive.cancel)

    def _lay_out(self) -> None:
        self._stack.addWidget(Scroll(self.games))
        self._body = QVBoxLayout()
        self._body.addWidget(self.reading)
        self._body.addWidget(self._stack, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addLayout(self._body, 1)
        self.dress()

    @cached_property
    def statistics(self) -> "StatisticsPart":
        """The part with the figures, built when it is first asked for."""
        from wonders_gui.pages.history.statistics import StatisticsPart

        part = StatisticsPart(self._host)
        self._stack.addWidget(Scroll(part))
        return part

    # -- what is shown ----------------------------------------------------------------------------------------

    def visit(self, *what: object) -> None:
        """Show what is known at once, and then look what is new."""
        if what:
            self.show_part(str(what[0]))
        else:
            self._ask()
        archive = self._host.archive
        archive.ask(lambda _store: None, lambda _nothing: archive.refresh(), self)  # when the first answer is here
        self._tell_rebuilt()

    def show_part(self, key: str) -> None:
        """The list or the statistics."""
        self.parts.set_value(key)
        wanted: QWidget = self.statistics if key == STATISTICS else self.games
        self._stack.setCurrentIndex(next(n for n in range(self._stack.count()) if self._holds(n, wanted)))
        self._ask()

    def _holds(self, number: int, part: QWidget) -> bool:
        shown = self._stack.widget(number)
        return shown is not None and shown.isAncestorOf(part)

    def _ask(self) -> None:
        if self.parts.value() == STATISTICS:
            self.statistics.ask()
        else:
            self.games.search()

    def take_focus(self) -> None:
        """The keyboard starts in the list."""
        target = self.games.view if self.parts.value() == GAMES else self.statistics.kind
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell_rebuilt(self) -> None:
        """Once, be it that it happened before this page was there."""
        rebuilt = self._host.archive.take_news()
        if rebuilt is not None:
            self._tell_of(rebuilt)

    def _tell_of(self, rebuilt: Rebuilt) -> None:
        heading, reason = {
            DAMAGED: (_("The history was rebuilt"), _("Its database was damaged and has been put aside.")),
            MISSING: (_("The history was rebuilt"), _("There was no database of it yet.")),
        }.get(rebuilt.why, (_("The history is not kept"), _("Its folder cannot be written to.")))
        told = ngettext(
            "{number} saved game was read again; nothing is lost.",
            "{number} saved games were read again; nothing is lost.",
            rebuilt.games,
        ).format(number=rebuilt.games)
        self._host.tell(heading, [reason, told], "info")

    def _tell_trouble(self, error: CodedError) -> None:
        self._host.tell_trouble(_("That did not work"), error)

    # -- files ------------------------------------------------------------------------------------------------

    def _fetch(self) -> None:
        chosen, _filter = QFileDialog.getOpenFileName(
            self, _("Open a saved game"), str(first_shown()), file_filter(_("Saved games"), SUFFIX)
        )
        if chosen:
            self.fetch_from(Path(chosen))

    def fetch_from(self, path: Path) -> None:
        """Take a game from elsewhere into the history; the rules check it, in the thread of the archive."""
        archive, games = self._host.archive, self._host.games
        archive.ask(lambda _store: games.take_in(path), lambda _path: archive.refresh(), self)

    def _export(self) -> None:
        ways = {f"CSV (*.{CSV})": CSV, f"JSON (*.{JSON})": JSON}
        home = str(first_shown() / f"wonders.{CSV}")
        chosen, kind = QFileDialog.getSaveFileName(self, _("Export the history"), home, ";;".join(ways))
        if chosen:
            path = Path(chosen)
            self.export_to(path, path.suffix[1:] if path.suffix[1:] in ways.values() else ways.get(kind, CSV))

    def export_to(self, path: Path, way: str) -> None:
        """Write the whole history to a file."""
        self._host.archive.ask(lambda store: export(store, way, path), partial(self._tell_exported, path), self)

    def _tell_exported(self, path: Path, number: int) -> None:
        told = ngettext("{number} game is in {file}.", "{number} games are in {file}.", number)
        self._host.tell(_("Exported"), [told.format(number=number, file=path)], "save")

    # -- looks ------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.bar.set_title(_("HISTORY"))
        self.parts.setAccessibleName(_("Part of the history"))
        self.parts.set_options([Option(GAMES, _("Games")), Option(STATISTICS, _("Statistics"))])
        if not self.parts.value():
            self.parts.set_value(GAMES)
        self._name_buttons()

    def _name_buttons(self) -> None:
        """Where letters are large, the bar has room for icons only."""
        is_wide = self.width() >= px(WIDE)
        for button, label in ((self.fetch, _("From a file")), (self.export, _("Export"))):
            button.set_texts(label if is_wide else "", spoken=label)
            button.setToolTip("" if is_wide else label)

    def dress(self) -> None:
        """Take measures of the current theme."""
        side = max(px(12), (self.width() - max(px(1240), round(self.width() * 0.82))) // 2)
        self._body.setContentsMargins(side, px(10), side, px(10))
        self._body.setSpacing(px(8))
        self.parts.setFixedWidth(px(280 if self.width() >= px(WIDE) else 230))
        self._name_buttons()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.dress()

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)
