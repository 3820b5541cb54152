"""Ways out of a replay: play on from a moment, or save the game as a file, a text or a picture."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from wonders_gui.dialogs.menu import Menu
from wonders_gui.games.registry import AnyReplay
from wonders_gui.host import Host
from wonders_gui.pages.replay.playon import PlayOnSheet
from wonders_gui.seating import Seating
from wonders_gui.sharing import Sharer


class WaysOut(QObject):
    """Opens the sheet or the menu, and does what is chosen there."""

    def __init__(self, page: QWidget, host: Host) -> None:
        super().__init__(page)
        self._page = page
        self._host = host
        self.menu = Menu(page)
        self.sharer = Sharer(page, host)

    def play_on(self, replay: AnyReplay, title: str) -> None:
        """Ask for a seat and opponents, then leave for the table."""
        sheet = PlayOnSheet(self._page, replay)

        def go(seating: Seating) -> None:
            self._host.play_on(replay.branch(), seating, title)

        sheet.decided.connect(go)
        self._host.open_sheet(sheet)

    def offer(self, replay: AnyReplay, name: str, opener: QWidget) -> None:
        """Every way to save it."""
        entries = self.sharer.entries(lambda: replay, name)
        if replay.at_the_end().is_over():
            entries += self.sharer.score_entries(lambda: replay, name)
        self.menu.show_entries(entries, opener)
