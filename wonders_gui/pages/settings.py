"""The settings: everything takes effect at once, so there is nothing to confirm."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QVBoxLayout, QWidget

from wonders_gui.advice import OFF
from wonders_gui.advice import TUTORS as THRESHOLDS
from wonders_gui.botengine import BotEngine
from wonders_gui.language import LANGUAGES, _, language, pgettext
from wonders_gui.pages.preview import HIGHEST, CardPreview
from wonders_gui.settings import NAME_LENGTH, SIZES, SPEEDS, THEMES, TUTORS, Settings
from wonders_gui.texts.advice import share
from wonders_gui.texts.engine import engine_text
from wonders_gui.widgets.bar import BACK, TopBar
from wonders_gui.widgets.change import follow
from wonders_gui.widgets.ground import Ground
from wonders_gui.widgets.paint import px
from wonders_gui.widgets.panel import Panel
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.segments import Option, Segments
from wonders_gui.widgets.text import Text
from wonders_gui.widgets.toggle import Toggle

WIDEST: Final = 1180
SCALE: Final = "text_scale"
GAP: Final = 8


class SettingsPage(Ground):
    """Writes straight into the settings; whoever shows something listens to them."""

    left_asked = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None, bot_engine: BotEngine | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._bot_engine = bot_engine or BotEngine(self)
        self.bar = TopBar("", BACK, self)
        self.bar.left_asked.connect(self.left_asked)
        self.choices = {name: Segments() for name in _CHOICES}
        self.toggles = {name: Toggle() for name in _TOGGLES}
        self.name = QLineEdit()
        self.name.setMaxLength(NAME_LENGTH)
        self._captions = {name: Text("label", tone="soft") for name in ("player_name", *_CHOICES)}
        self._sections = [Text("section") for _number in range(2)]
        self._panels = [Panel(self, padding=padding) for padding in (18, 18, 8)]
        self._note = Text("body", tone="soft", scale=0.94).wrapped()
        self._engine_caption = Text("label", tone="soft")
        self.engine = Text("body", scale=0.94).wrapped()
        self.preview = CardPreview()
        self._connect()
        self._lay_out()
        self.retranslate()

    def _connect(self) -> None:
        for name, choice in self.choices.items():
            choice.chosen.connect(lambda key, name=name: self._set(name, key))
        for name, toggle in self.toggles.items():
            toggle.clicked.connect(lambda on, name=name: setattr(self._settings, name, on))
        self.name.textEdited.connect(lambda text: setattr(self._settings, "player_name", text))
        self._settings.changed.connect(self._show_values)
        self._bot_engine.changed.connect(self._show_engine)

    def _set(self, name: str, key: str) -> None:
        setattr(self._settings, name, float(key) if name == SCALE else key)

    # -- layout -----------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        looks = self._column(0, ("language", "theme", SCALE), ())
        looks.addWidget(self._note)
        looks.addSpacing(px(GAP))
        looks.addWidget(self._engine_caption)
        looks.addWidget(self.engine)
        looks.addStretch(1)
        play = self._column(1, ("animation", "bot_speed", "tutor"), ("reduced_motion", "hints"))
        play.insertWidget(1, self._captions["player_name"])
        play.insertWidget(2, self.name)
        play.insertSpacing(3, px(GAP))
        play.addStretch(1)
        body = QWidget()
        self._body = QVBoxLayout(body)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for panel in self._panels[:2]:
            self._row.addWidget(panel, 1)
        self._body.addLayout(self._row)
        self._body.addWidget(self._show_room(), 1)
        self._body.addStretch(0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(Scroll(body, self), 1)
        self.dress()

    def _show_room(self) -> Panel:
        """The panel across the foot of the page on which the cards lie."""
        panel = self._panels[2]
        inside = QVBoxLayout(panel)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.preview)
        return panel

    def _column(self, number: int, choices: Sequence[str], toggles: Sequence[str]) -> QVBoxLayout:
        column = QVBoxLayout(self._panels[number])
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(4))
        column.addWidget(self._sections[number])
        for name in choices:
            column.addWidget(self._captions[name])
            column.addWidget(self.choices[name])
            column.addSpacing(px(GAP))
        for name in toggles:
            column.addWidget(self.toggles[name])
        return column

    def dress(self) -> None:
        """Take measures of the current theme."""
        widest = max(px(WIDEST), round(self.width() * 0.74))
        side = max(px(16), (self.width() - widest) // 2)
        self._body.setContentsMargins(side, px(14), side, px(12))
        for layout in (self._body, self._row):
            layout.setSpacing(px(12))
        wide = self.width() >= px(940)
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        for panel in self._panels:
            panel.pad()
        self._panels[2].setMaximumHeight(px(HIGHEST + 70))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.dress()

    def changeEvent(self, event: QEvent) -> None:
        follow(self, event)
        super().changeEvent(event)

    def take_focus(self) -> None:
        """The keyboard starts at the first choice."""
        first = self.choices["language"]
        first.segment(first.value() or first.keys()[0]).setFocus(Qt.FocusReason.OtherFocusReason)

    # -- texts and values -------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.bar.set_title(_("SETTINGS"))
        for section, text in zip(self._sections, (_("Look and language"), _("At the table")), strict=True):
            section.setText(text)
        self._captions["player_name"].setText(_("Your name"))
        self.name.setAccessibleName(_("Your name"))
        self.name.setPlaceholderText(pgettext("player", "You"))
        for name, describe in _CHOICES.items():
            caption, options = describe()
            self._captions[name].setText(caption)
            self.choices[name].setAccessibleName(caption)
            self.choices[name].set_options(options)
        for name, words in _TOGGLES.items():
            self.toggles[name].set_texts(*words())
        self._note.setText(_("Ctrl with Plus, Minus or 0 changes the size of letters and cards everywhere."))
        self._engine_caption.setText(_("Engine of the bots"))
        self._show_engine()
        self._show_values()

    def _show_engine(self) -> None:
        """Say which engine the bots think with; progress alone changes nothing of it."""
        text = engine_text(self._bot_engine.kind, self._bot_engine.state)
        if text != self.engine.text():
            self.engine.setText(text)

    def _show_values(self) -> None:
        """Show what is chosen, whoever has chosen it."""
        settings = self._settings
        for name, choice in self.choices.items():
            if name == SCALE:
                choice.set_value(_size_key(getattr(settings, name)))
            else:
                choice.set_value(language() if name == "language" else getattr(settings, name))
        for name, toggle in self.toggles.items():
            toggle.setChecked(getattr(settings, name))
        if self.name.text() != settings.player_name:
            self.name.setText(settings.player_name)


Described = tuple[str, list[Option]]


def _size_key(size: float) -> str:
    return f"{size:g}"


def _languages() -> Described:
    return _("Language"), [Option(code, name) for code, name in LANGUAGES.items()]


def _themes() -> Described:
    names = {"system": _("System"), "light": _("Light"), "dark": _("Dark"), "contrast": _("High contrast")}
    return _("Colours"), [Option(key, names[key]) for key in THEMES]


def _sizes() -> list[Option]:
    return [
        Option(_size_key(size), f"{size * 100:.0f}", _("{size} percent").format(size=f"{size * 100:.0f}"))
        for size in SIZES
    ]


def _text_sizes() -> Described:
    return _("Size of letters and cards, in percent"), _sizes()


def _speeds() -> list[Option]:
    names = {"off": _("Off"), "fast": _("Fast"), "normal": _("Normal"), "slow": _("Slow")}
    return [Option(key, names[key]) for key in SPEEDS]


def _animations() -> Described:
    return _("Animations"), _speeds()


def _bot_speeds() -> Described:
    return _("Pause between the moves of bots"), _speeds()


def _tutors() -> Described:
    names = {"off": _("Off"), "blunders": _("Blunders"), "mistakes": _("Mistakes too")}
    return _("The tutor warns me before"), [Option(key, names[key], tip=_tutor_tip(key)) for key in TUTORS]


def _tutor_tip(key: str) -> str:
    if key == OFF:
        return _("The tutor says nothing.")
    told = _("Before a move that gives away {share} of your chances to win, or more.")
    return told.format(share=share(THRESHOLDS[key]))


_CHOICES: Final[dict[str, Callable[[], Described]]] = {
    "language": _languages,
    "theme": _themes,
    SCALE: _text_sizes,
    "animation": _animations,
    "bot_speed": _bot_speeds,
    "tutor": _tutors,
}
_TOGGLES: Final[dict[str, Callable[[], tuple[str, str]]]] = {
    "reduced_motion": lambda: (_("Less motion"), _("Things fade for a moment instead of flying over the table.")),
    "hints": lambda: (_("Hints"), _("The master may be asked what to do, with reasons.")),
}
