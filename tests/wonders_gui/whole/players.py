"""Players who see only widgets: they look at the page, and decide by mouse or by keys."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from engine.dice.facts import NO_DIE
from engine.duel.facts import slots_in
from engine.duel.state import BEGINNER
from tests.wonders_gui.whole.fingers import Keys, Mouse, open_menu
from tests.wonders_gui.whole.house import House
from wonders_gui.games.dice import details as dice_details
from wonders_gui.games.dice.headbar import HeadBar as DiceBar
from wonders_gui.games.dice.offers import Asked, asked
from wonders_gui.games.dice.page import TablePage as DicePage
from wonders_gui.games.duel import details
from wonders_gui.games.duel.detail import DetailPanel
from wonders_gui.games.duel.headbar import HeadBar as DuelBar
from wonders_gui.games.duel.page import TablePage as DuelPage
from wonders_gui.games.duel.player import BEGIN, DECLINE, PICK
from wonders_gui.games.seven.offers import Action
from wonders_gui.games.seven.page import TablePage as SevenPage
from wonders_gui.widgets.button import Button

Key = Qt.Key
LIKES = (Action.STAGE, Action.BUILD, Action.BUILD, Action.SELL)
"""What a player of 7 Wonders tries first, turn by turn."""
ELSE = (Action.FREE_BUILD, Action.BUILD, Action.TAKE, Action.COPY, Action.STAGE, Action.SELL)
ENOUGH = 200


class Player(ABC):
    """Somebody before the window of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.mouse = Mouse()
        self.keys = Keys(house.window)
        self.made = 0

    def play(self, decisions: int = ENOUGH) -> int:
        """Decide so many times, or to the end; says how many times that was."""
        for number in range(decisions):
            self.house.wait_for_turn()
            if self.house.table.is_over():
                return number
            before = self._decided()
            self.decide()
            assert self._decided() > before or self.house.table.is_over(), "nothing has happened"
            self.made += 1
        self.house.wait_for_turn()
        return decisions

    def _decided(self) -> int:
        return sum(not decided.is_ahead for decided in self.house.table.decisions())

    def take_first(self, tries: Sequence[Callable[[], object]]) -> None:
        """Try one thing after another until something happens."""
        before = self._decided()
        for attempt in tries:
            attempt()
            if self._decided() > before or self.house.table.is_over():
                return

    @abstractmethod
    def decide(self) -> None:
        """Make the decision that the page asks for."""


@dataclass(frozen=True, slots=True)
class Tools:
    """The buttons on the bar of a table."""

    undo: Button
    redo: Button
    hint: Button
    sheets: tuple[Button, ...]


def tools(house: House) -> Tools:
    """Those of the page that is played on."""
    page = house.window.table_page
    assert isinstance(page, SevenPage | DuelPage | DicePage)
    bar = page.bar
    if isinstance(bar, DiceBar):
        return Tools(bar.undo, bar.redo, bar.hint, (bar.log, bar.help, bar.keys))
    if isinstance(bar, DuelBar):
        return Tools(bar.undo, bar.redo, bar.hint, (bar.log, bar.keys, bar.discard, bar.cards, bar.chains))
    return Tools(bar.undo, bar.redo, bar.hint, (bar.log, bar.keys))


# -- 7 Wonders --------------------------------------------------------------------------------------------------------


class SevenByMouse(Player):
    """Clicks a card and one of the buttons beside it."""

    @property
    def page(self) -> SevenPage:
        page = self.house.window.table_page
        assert isinstance(page, SevenPage)
        return page

    def decide(self) -> None:
        page = self.page
        if not page.banner.isHidden():
            self.mouse.click(page.banner.button)
        if not page.sides.isHidden():
            self.mouse.click(page.sides.sides[self.made % 2])
            return
        if page.losses.isVisible():
            self.mouse.click(page.losses.buttons[self.made % len(page.losses.buttons)])
            return
        number = page.hand_model.rowCount()
        rows = [(self.made * 3 + step) % number for step in range(number)]
        self.take_first([*(partial(self._use_card, row) for row in rows), self._leave])

    def _use_card(self, row: int) -> None:
        """Click a card, and the best of the buttons that are open for it."""
        detail = self.page.detail
        self.mouse.click_row(self.page.hand, row)
        wishes = (LIKES[self.made % len(LIKES)], *ELSE)
        open_buttons = [button for action in wishes if _is_open(button := detail.buttons[action])]
        if open_buttons:
            self.mouse.click(open_buttons[0])
        if open_menu() is not None:
            self.mouse.click_menu(0)

    def _leave(self) -> None:
        self.mouse.click(self.page.detail.leave)


class SevenByKeys(SevenByMouse):
    """Never touches the mouse: arrows, letters, Space and Enter."""

    def decide(self) -> None:
        page = self.page
        if not page.banner.isHidden():
            self.keys.press(Key.Key_Space)
        if not page.sides.isHidden():
            self.keys.press(Key.Key_Space)
            return
        if page.losses.isVisible():
            self._bear_loss()
            return
        if not page.hand.hasFocus():
            self.keys.tab_to(page.hand)
        self.keys.press(*[Key.Key_Right] * (1 + self.made % 3), Key.Key_Left, Key.Key_Right)
        letters = {Action.STAGE: "w", Action.BUILD: "b", Action.SELL: "s"}
        first = letters[LIKES[self.made % len(LIKES)]]
        keys = (first, "b", "s", Key.Key_Return)
        again = [key for _ in range(page.hand_model.rowCount()) for key in (Key.Key_Right, "b", "s")]
        self.take_first([partial(self._press, key) for key in (*keys, *again)])

    def _bear_loss(self) -> None:
        """Pay, take debt, or choose with the arrows."""
        if self.made % 3:
            self.keys.press("p" if self.made % 3 == 1 else "d")
            return
        self.keys.tab_to(self.page.losses.buttons[0])
        self.keys.press(Key.Key_Down, Key.Key_Return)

    def _press(self, key: str | Key) -> None:
        self.keys.press(key)
        if open_menu() is not None:
            self.keys.press(Key.Key_Return)


def _is_open(button: Button) -> bool:
    return button.isVisible() and button.isEnabled()


# -- Duel -------------------------------------------------------------------------------------------------------------


class DuelByMouse(Player):
    """Clicks a card of the structure and a button, or a thing to choose."""

    @property
    def page(self) -> DuelPage:
        page = self.house.window.table_page
        assert isinstance(page, DuelPage)
        return page

    @property
    def detail(self) -> DetailPanel:
        return self.page.side.detail

    def decide(self) -> None:
        if not self.page.banner.isHidden():
            self.mouse.click(self.page.banner.button)
        view = self.house.table.view()
        if self.page.middle.choosing():
            self._choose()
        elif view.table.phase == BEGINNER:
            self._press(f"{BEGIN}{self.made % 2}")
        else:
            self.mouse.click_row(self.page.middle.structure, self._row())
            wishes = ((details.WONDER, details.BUILD), (details.BUILD,), (details.DISCARD,))[self.made % 3]
            self.take_first([partial(self._press, key) for key in (*wishes, details.DISCARD)])

    def _row(self) -> int:
        """One of the cards on which nothing lies."""
        table = self.house.table.view().table
        free = slots_in(table.accessible)
        slot = free[self.made % len(free)]
        return self.page.middle.model.row_of(table.slots[slot])

    def _choose(self) -> None:
        picks = self.page.middle.choice.picks
        if not picks.model().rowCount():
            self._press(DECLINE)
            return
        self.mouse.click_row(picks, self.made % picks.model().rowCount())
        self._press(PICK)

    def _press(self, key: str) -> None:
        button = self.detail.buttons.button(key)
        if button is None or not _is_open(button):
            return
        self.mouse.click(button)
        if key == details.WONDER:
            wonders = [f"{details.RAISE}{wonder}" for wonder in self._plans()]
            self.take_first([partial(self._press, raised) for raised in (*wonders, details.BACK)])

    def _plans(self) -> list[int]:
        view = self.house.table.view()
        return list(view.table.cities[view.seat].plans)


class DuelByKeys(DuelByMouse):
    """Never touches the mouse."""

    def decide(self) -> None:
        if not self.page.banner.isHidden():
            self.keys.press(Key.Key_Space)
        view = self.house.table.view()
        if self.page.middle.choosing():
            self.keys.press(*[Key.Key_Right] * (1 + self.made % 3), Key.Key_Return)
        elif view.table.phase == BEGINNER:
            button = self.detail.buttons.button(f"{BEGIN}{self.made % 2}")
            assert button is not None
            self.keys.tab_to(button)
            self.keys.press(Key.Key_Space)
        else:
            self._use_card()

    def _use_card(self) -> None:
        structure = self.page.middle.structure
        if QApplication.focusWidget() is not structure:
            self.keys.tab_to(structure)
        self.keys.press(*[Key.Key_Right] * (1 + self.made % 4))
        first = (("w", "1", "2", "3", "4"), ("b",), ("s",))[self.made % 3]
        wishes = [partial(self.keys.press, key) for key in first]
        self.take_first([*wishes, self._go_back, *(partial(self.keys.press, key) for key in ("b", "s"))])

    def _go_back(self) -> None:
        """From the list of wonders to the card."""
        if self.detail.buttons.button(details.BACK) is not None:
            self.keys.press(Key.Key_Escape)


# -- Dice -------------------------------------------------------------------------------------------------------------


class DiceByMouse(Player):
    """Clicks a die and a field that it opens, or what an effect asks for."""

    @property
    def page(self) -> DicePage:
        page = self.house.window.table_page
        assert isinstance(page, DicePage)
        return page

    def decide(self) -> None:
        if not self.page.banner.isHidden():
            self.mouse.click(self.page.banner.button)
        asks = asked(self.house.table.view())
        if asks in (Asked.CROSS, Asked.BONUS):
            self.take_first([self._cross, partial(self._press, dice_details.DECLINE)])
        elif asks is Asked.REMOVAL:
            self._pick_die()
            self._press(dice_details.BUILD)
        else:
            others = (dice_details.WONDER, dice_details.PASS, dice_details.DECLINE)
            wishes: list[Callable[[], object]] = [partial(self._press, key) for key in others]
            self.take_first([self._build, *wishes] if self.made % 5 else [*wishes[:1], self._build, *wishes])

    def _usable(self) -> list[int]:
        """The rows of dice with which something can be done."""
        return [row for row, die in enumerate(self.page.forum_model.rows()) if die.state in ("free", "chosen")]

    def _offered(self) -> list[int]:
        """The fields that the sheet shows as open."""
        rows = self.page.sheet_model.rows()
        return [record.field for record in rows if record.look.state in ("offered", "chosen")]

    def _pick_die(self) -> bool:
        rows = self._usable()
        if rows:
            self.mouse.click_row(self.page.forum, rows[self.made % len(rows)])
        return bool(rows)

    def _build(self) -> None:
        if self._pick_die() and self.page.player.die != NO_DIE:
            self._cross()

    def _cross(self) -> None:
        fields = self._offered()
        if fields:
            self.mouse.click_row(self.page.sheet, fields[self.made % len(fields)])
            self._press(dice_details.BUILD)

    def _press(self, key: str) -> None:
        button = self.page.detail.button(key)
        if button is not None and _is_open(button):
            self.mouse.click(button)


class DiceByKeys(DiceByMouse):
    """Never touches the mouse: arrows, letters and Enter."""

    def decide(self) -> None:
        if not self.page.banner.isHidden():
            self.keys.press(Key.Key_Space)
        asks = asked(self.house.table.view())
        if asks in (Asked.CROSS, Asked.BONUS):
            self._walk_to(self._offered()[0])
            self.keys.press(Key.Key_Return)
            return
        self._to_forum()
        if asks is Asked.REMOVAL:
            self._walk_in_forum()
            self.keys.press("b")
            return
        self._walk_in_forum()
        presses = (Key.Key_Return, Key.Key_Return, "w", "p", "d")
        self.take_first([partial(self.keys.press, key) for key in presses])

    def _to_forum(self) -> None:
        if QApplication.focusWidget() is not self.page.forum:
            self.keys.tab_to(self.page.forum)

    def _walk_in_forum(self) -> None:
        """On to a die that can be used."""
        rows = self._usable()
        self.keys.press(Key.Key_Home)
        if rows:
            self.keys.press(*[Key.Key_Right] * rows[self.made % len(rows)])

    def _walk_to(self, field: int) -> None:
        """Arrows lead from field to field; here one after another."""
        sheet = self.page.sheet
        if QApplication.focusWidget() is not sheet:
            self.keys.tab_to(sheet)
        for _step in range(len(self.page.sheet_model.rows())):
            if sheet.currentIndex().row() == field:
                return
            here, there = (sheet.places()[row].center() for row in (max(sheet.currentIndex().row(), 0), field))
            way = there - here
            aside = Key.Key_Right if way.x() > 0 else Key.Key_Left
            ahead = Key.Key_Down if way.y() > 0 else Key.Key_Up
            self.keys.press(ahead if abs(way.y()) > abs(way.x()) else aside)
        raise AssertionError(f"arrows never come to {field}")
