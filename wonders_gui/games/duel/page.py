"""The table of 7 Wonders Duel: shows updates in its parts, and turns clicks and keys into commands."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from engine.core.seats import Seat
from engine.duel.commands import Command, Play
from engine.duel.events import AgeBegan, Event
from engine.duel.facts import NO_CARD
from engine.duel.view import View
from wonders_gui.controller import Kind, Update
from wonders_gui.games.duel import details
from wonders_gui.games.duel.desk import Desk, DuelTable
from wonders_gui.games.duel.motion import Motion
from wonders_gui.games.duel.news import age_news
from wonders_gui.games.duel.seats import facts_of
from wonders_gui.games.duel.side import HINT
from wonders_gui.games.duel.speaking import Speaker, log_entries
from wonders_gui.games.duel.story import Act, Story
from wonders_gui.games.duel.telling import warnings
from wonders_gui.games.keys import back_and_forth, bind_keys
from wonders_gui.language import _
from wonders_gui.settings import Settings
from wonders_gui.texts.opponents import level_name
from wonders_gui.widgets.announcer import announce

WONDER_KEYS: Final = 4


class TablePage(Desk):
    """Wires the parts together; what the player looks at is kept in `Player`."""

    cards_asked = Signal(int)
    chains_asked = Signal()
    keys_asked = Signal()

    def __init__(self, table: DuelTable, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(table, settings, parent)
        self._story = Story()
        self._speaker = Speaker(self._people, self._seat)
        self._new: dict[Seat, tuple[int, ...]] = {}
        self._begun: tuple[Event, ...] = ()
        """What happened when the last age began, as long as the player may still read of it."""
        sides = (self.own, self.opponent) if self._seat == 0 else (self.opponent, self.own)
        self._motion = Motion(self.overlay, self.middle, sides, self.bar.discard)
        self._connect()
        self.guard.hold_bots_of(table)
        self._set_keys()
        self._follow_settings()
        self._restart()
        if table.is_watched:
            self.bar.watch()
        self.retranslate()

    # -- parts ----------------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        self._connect_bar()
        self.coach.pointed.connect(self._point_at)
        self.coach.chosen.connect(self.submit)
        self.side.hint.closed.connect(self.take_focus)
        self._settings.changed.connect(self._follow_settings)

    def _connect_bar(self) -> None:
        self.bar.left_asked.connect(self.menu_asked)
        self.bar.undo_asked.connect(self._table.undo)
        self.bar.redo_asked.connect(self._table.redo)
        self.bar.hint_asked.connect(self.ask_hint)
        self.bar.why_asked.connect(self.coach.ask_why)
        self.bar.discard_asked.connect(self.show_discard)
        self.bar.log_asked.connect(self.show_log)
        self.bar.cards_asked.connect(self._ask_for_cards)
        self.bar.chains_asked.connect(self.chains_asked)
        self.bar.keys_asked.connect(self.keys_asked)

    def _ask_for_cards(self) -> None:
        self.cards_asked.emit(self._view.table.age + 1)

    def _set_keys(self) -> None:
        keys: dict[str, Callable[[], object]] = {
            "B": lambda: self.do(details.BUILD),
            "W": lambda: self.do(details.WONDER),
            "S": lambda: self.do(details.DISCARD),
            **back_and_forth(self._table.undo, self._table.redo),
            "H": self.ask_hint,
            "Y": self.coach.ask_why,
            "D": self.show_discard,
            "L": self.show_log,
            "C": self._ask_for_cards,
            "T": self.chains_asked.emit,
        }
        wonders = {str(place): partial(self.raise_wonder, place) for place in range(1, WONDER_KEYS + 1)}
        bind_keys(self, {**keys, **wonders}, self._keys_act)
        bind_keys(self, {"Esc": self.go_back}, lambda: True)

    def _keys_act(self) -> bool:
        """Sheets over the table take its keys away."""
        return not self.sheets.open() and not self.coach.is_open()

    # -- updates --------------------------------------------------------------------------------------------------

    def show_update(self, update: Update[Event, View]) -> None:
        """Show the table as it is now, and let move what has happened."""
        self._motion.finish()
        self._motion.remember()
        self._view = update.view
        self.refusals.put_away()
        self.coach.follow(update)
        if update.decider == self._seat:
            self.banner.close_message()
            self.player.forget()
            self.middle.structure.select_row(-1)
        if update.kind is not Kind.PLAYED:
            self.banner.close_message()
            self._restart()
            self.refresh()
            self._say([])
            return
        lines = self._speaker.lines(update.events)
        self.player.news = [] if update.decider == self._seat else [*self.player.news, *lines]
        deeds = self._story.follow(update.events)
        self._new = {
            seat: tuple(d.thing for d in deeds if d.seat == seat and d.act in (Act.BUILT, Act.DUG)) for seat in (0, 1)
        }
        self.refresh()
        self._motion.play(deeds, update.events)
        self._begun = update.events if any(isinstance(event, AgeBegan) for event in update.events) else self._begun
        if self._begun is update.events and not self._table.is_watched:
            self._tell_age()
        self._say(lines)

    def _tell_age(self) -> None:
        """Say that the draft or an age is over; the player closes it when he has read it."""
        news = age_news(self._begun, self._view, self._people)
        if news is not None:
            self.banner.show_message(news.heading, news.lines, news.icon)

    def _restart(self) -> None:
        """Another moment of the game: everything is told from its beginning."""
        self.player.forget()
        self.player.news = []
        self.middle.structure.select_row(-1)
        self._new = {}
        self._story = Story()
        self._story.follow(self._table.history())
        self._speaker.begin(self._table.history())

    def _say(self, lines: list[str]) -> None:
        announce(self, self._speaker.said(lines, self._view, self.middle.warnings.lines()))

    def refresh(self) -> None:
        """Show the current view in every part."""
        view, people = self._view, self._people
        legal = self._table.legal()
        self.player.show_view(view, legal)
        is_new = self.guard.show(
            (view.table.age, view.table.phase, view.table.present, view.table.decider, tuple(legal))
        )
        wants_keys = self.keys_are_here() or (is_new and (bool(legal) or self._table.is_over()))
        self.bar.show_view(view, people)
        self.bar.show_tools(self._table.can_undo(), self._table.can_redo(), self._table.owes_decision())
        for panel, seat in ((self.opponent, 1 - self._seat), (self.own, self._seat)):
            facts = facts_of(view, seat, people[seat], self._role(seat))
            panel.show_view(view, seat, facts, people, self._story.taken[seat], self._new.get(seat, ()))
        self.middle.show_view(view, people)
        if self.player.card == NO_CARD:
            self.middle.structure.select_row(-1)
        self.middle.warnings.show_lines(warnings(view, people))
        self.side.show_view(view, people)
        self.side.show_deeds(self._story.deeds, people, self._seat)
        self.show_choice()
        self.present()
        if wants_keys and self.isVisible() and self._keys_act():
            self.take_focus()

    def _role(self, seat: Seat) -> str:
        if seat == self._people.you:
            return _("Your city")
        bot = self._table.bots.get(seat)
        return _("Opponent · {level}").format(level=level_name(bot.level)) if bot is not None else _("Opponent")

    # -- hints and sheets -------------------------------------------------------------------------------------------

    def ask_hint(self) -> None:
        """Let the master think for the player, when nothing else is to be read first."""
        if self.guard.is_locked():
            self.guard.point_at_message()
        else:
            self.coach.ask_hint()

    def _point_at(self, command: Command) -> None:
        """Let what a hint speaks of be seen: a card of the structure, or one of the things to choose from."""
        if isinstance(command, Play):
            self.middle.structure.select_row(self.middle.model.row_of(command.card))
        else:
            self.middle.choice.point_at(command)
        self.side.show_tab(HINT)

    def show_discard(self) -> None:
        """Open the discard pile."""
        self.sheets.show_discard(self._view)

    def show_log(self) -> None:
        """Open the log."""
        self.sheets.show_log(log_entries(self._table.history(), self._people))

    # -- look and language ------------------------------------------------------------------------------------------

    def _follow_settings(self) -> None:
        self._motion.follow(self._settings)
        self._table.set_speed(self._settings.bot_speed)
        self.bar.hint.setVisible(self._settings.hints and not self._table.is_watched)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self._speaker = Speaker(self._people, self._seat)
        self._speaker.begin(self._table.history())
        self.side.retranslate()
        self.refresh()
        if not self.banner.isHidden():
            self._tell_age()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def table_view(self) -> View:
        """What is shown now."""
        return self._view

    def finish_motion(self) -> None:
        """Everything that moves arrives at once."""
        self._motion.finish()
