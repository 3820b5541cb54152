"""Through whose eyes a game is looked back at: the choice, and a word of warning where the game is not over."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from wonders_gui.dialogs.menu import Entry, Menu
from wonders_gui.games.registry import AnyReplay
from wonders_gui.host import Host
from wonders_gui.language import _
from wonders_gui.replaying import Eyes, Rights
from wonders_gui.widgets.button import Button, Role
from wonders_gui.widgets.sheet import Sheet
from wonders_gui.widgets.text import Text


class WarningSheet(Sheet):
    """Says what other eyes would give away; `agreed` says that the player wants it so."""

    agreed = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page, QSize(520, 260))
        self._text = Text("body", self.panel).wrapped()
        self.agree = Button(Role.WARM, "eye", self.panel)
        self.agree.clicked.connect(self._agree)
        self.content.addWidget(self._text, 1)
        self.content.addWidget(self.agree)
        self.retranslate()

    def _agree(self) -> None:
        self.close_sheet()
        self.agreed.emit()

    def first_focus(self) -> QWidget:
        return self.agree

    def retranslate(self) -> None:
        """Set every text in the current language."""
        super().retranslate()
        self.set_title(_("THIS GAME IS NOT OVER"))
        self._text.setText(
            _("Other eyes show cards that are still hidden. Whoever wants to play on should not look at them.")
        )
        self.agree.set_texts(_("Show them all the same"))


class EyesMenu(Menu):
    """`chosen(Eyes)` comes when the player may look so, or wants to after the warning."""

    chosen = Signal(object)

    def __init__(self, page: QWidget, host: Host) -> None:
        super().__init__(page)
        self._host = host
        self._sheets_on = page
        self._warned: AnyReplay | None = None

    def offer(self, replay: AnyReplay, opener: QWidget) -> None:
        """Every seat, and open cards."""
        eyes = replay.eyes
        entries = [
            self._entry(replay, name, "check" if seat == eyes.seat else "person", Eyes(seat, eyes.are_open))
            for seat, name in enumerate(replay.people)
        ]
        label = _("Cover hidden cards") if eyes.are_open else _("Open all cards")
        cards = self._entry(replay, label, "lock" if eyes.are_open else "cards", Eyes(eyes.seat, not eyes.are_open))
        self.show_entries([*entries, Entry(cards.label, cards.icon, cards.act, "O")], opener)

    def _entry(self, replay: AnyReplay, label: str, icon: str, eyes: Eyes) -> Entry:
        return Entry(label, icon, lambda: self.wish(replay, eyes))

    def wish(self, replay: AnyReplay, eyes: Eyes) -> None:
        """Look so, if that is allowed; a game that is not over wants a second word."""
        if replay.allows(eyes) or (replay.rights is Rights.WARNED and self._warned is replay):
            self.chosen.emit(eyes)
        elif replay.rights is Rights.OWN:
            self._host.tell(_("Your game is not over"), [why_own_eyes(replay)], "lock")
        else:
            sheet = WarningSheet(self._sheets_on)
            sheet.agreed.connect(lambda: self._agree(replay, eyes))
            self._host.open_sheet(sheet)

    def _agree(self, replay: AnyReplay, eyes: Eyes) -> None:
        self._warned = replay
        self.chosen.emit(eyes)


def why_own_eyes(replay: AnyReplay) -> str:
    """Why nobody else's eyes are offered; empty where they are."""
    if replay.rights is not Rights.OWN:
        return ""
    return _("Until it is over, you look back at it through your own eyes.")
