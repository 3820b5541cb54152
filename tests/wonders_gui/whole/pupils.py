"""Pupils before a guided game: they do what a step asks for, by mouse or by keys, and before that something else."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from engine.dice.book import words as dice_words
from engine.duel.book import words as duel_words
from engine.seven.book import words_of
from tests.wonders_gui.whole.fingers import open_menu
from tests.wonders_gui.whole.house import let_go
from tests.wonders_gui.whole.players import (
    DiceByKeys,
    DiceByMouse,
    DuelByKeys,
    DuelByMouse,
    Player,
    SevenByKeys,
    SevenByMouse,
)
from wonders_gui.games.dice import details as dice_details
from wonders_gui.games.dice.page import TablePage as DicePage
from wonders_gui.games.duel import details as duel_details
from wonders_gui.games.duel.page import TablePage as DuelPage
from wonders_gui.games.seven.offers import Action
from wonders_gui.games.seven.page import TablePage as SevenPage
from wonders_gui.guide.page import GuidedPage
from wonders_gui.guide.steps import Step, Want
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.banner import Banner
from wonders_gui.widgets.button import Button

Key = Qt.Key
MANY = 60


class Pupil(Player):
    """Goes through a lesson step by step. What is tried and not wanted must change nothing and be answered."""

    @property
    def guide(self) -> GuidedPage:
        """The page of the lesson."""
        page = self.house.window.table_page
        assert isinstance(page, GuidedPage)
        return page

    def learn(self) -> int:
        """Take all steps up to free play; says how many there were."""
        steps = 0
        while not self.guide.course.is_free():
            self.house.wait_for_turn()
            self.put_message_away()
            step = self.guide.course.step()
            assert step is not None
            self._check(step)
            self.take(step)
            steps += 1
        return steps

    def _check(self, step: Step) -> None:
        """What the step speaks of is ringed, and in sight."""
        told = self.guide.stand.panel.told()
        assert told.heading
        assert "{" not in told.text
        assert len(self.guide.stand.ring.areas()) == len(step.at), step
        lying = self.guide.stand.panel.geometry()
        assert not any(lying.intersects(area) for area in self.guide.stand.ring.areas()), step

    def take(self, step: Step) -> None:
        """First the wrong thing, then the right one."""
        made = self._decided()
        if step.want is Want.READ:
            if not self.hides_table():
                self.do_wrong()
                self._was_held(made)
            self.read_on()
        elif step.want is Want.PICK:
            self.look_at_another(step.what)
            assert self.guide.stand.panel.told().note
            assert self.guide.course.step() is step
            self.look_at(step.what)
            assert self.guide.course.step() is not step
        else:
            self.do_wrong()
            self._was_held(made)
            assert self.guide.course.step() is step
            self.do(step.what)
            assert self._decided() == made + 1, step.what

    def hides_table(self) -> bool:
        """Whether the panel lies on what is needed to decide; it may while there is something to read."""
        pointer, lying = self.guide.stand.pointer, self.guide.stand.panel.geometry()
        return any(lying.intersects(pointer.place(name)) for name in pointer.deciding())

    def _was_held(self, made: int) -> None:
        assert self._decided() == made, "the guide let it happen"
        assert self.guide.stand.panel.told().note, "the guide said nothing"

    def play_on(self) -> None:
        """Play freely to the end, and read what is said on the way."""
        for _turn in range(200):
            self.house.wait_for_turn()
            self.put_message_away()
            if self.house.table.is_over():
                return
            if not self.guide.stand.panel.isHidden():
                self.read_on()
            self.decide()
            self.made += 1

    def put_message_away(self) -> None:
        """A message of the table is read before the guide speaks."""
        lying = self.guide.stand.over.lying()
        if lying:
            (banner,) = lying
            assert isinstance(banner, Banner)
            assert self.guide.stand.panel.isHidden()
            self.close_message(banner)
            let_go()
            assert self.guide.course.step() is None or self.guide.stand.panel.isVisible()

    # -- by mouse, unless told otherwise -----------------------------------------------------------------------------

    def close_message(self, banner: Banner) -> None:
        """Press the button of a message."""
        self.mouse.click(banner.button)

    def read_on(self) -> None:
        """Press the panel's button."""
        self.mouse.click(self.guide.stand.panel.button)

    def pick(self, view: PlacedView, row: int) -> None:
        """Choose an item."""
        self.mouse.click_row(view, row)

    def act(self, letter: str) -> None:
        """Press the button that a letter stands for."""
        button = self.button(letter)
        assert button is not None, letter
        self.mouse.click(button)
        if open_menu() is not None:
            self.mouse.click_menu(0)

    # -- one game's own ----------------------------------------------------------------------------------------------

    def button(self, letter: str) -> Button | None:
        """The button that does the same as a letter."""
        raise NotImplementedError

    def look_at(self, what: str) -> None:
        """Choose a card, a die or a field by its name."""
        raise NotImplementedError

    def choices(self) -> PlacedView:
        """Where there is something to choose."""
        raise NotImplementedError

    def look_at_another(self, what: str) -> None:
        """Choose something else of the same kind."""
        self.pick(self.choices(), self.choices().model().rowCount() - 1)

    def do_wrong(self) -> None:
        """Decide something legal that no step asks for."""
        raise NotImplementedError

    def do(self, what: str) -> None:
        """Make the decision that is written down so."""
        raise NotImplementedError


class Typist(Pupil):
    """The same without a mouse."""

    def hides_table(self) -> bool:
        return False

    def read_on(self) -> None:
        self.keys.press(Key.Key_Return)

    def close_message(self, banner: Banner) -> None:
        self.keys.press(Key.Key_Return if self.guide.course.step() is not None else Key.Key_Space)

    def pick(self, view: PlacedView, row: int) -> None:
        if QApplication.focusWidget() is not view:
            self.keys.tab_to(view)
        self.keys.press(Key.Key_End, Key.Key_Home)
        for _step in range(MANY):
            if view.currentIndex().row() == row and view.selectionModel().hasSelection():
                return
            self.keys.press(Key.Key_Right)
        raise AssertionError(f"arrows never come to {row}")

    def look_at_another(self, what: str) -> None:
        view = self.choices()
        if QApplication.focusWidget() is not view:
            self.keys.tab_to(view)
        self.keys.press(Key.Key_End)

    def act(self, letter: str) -> None:
        self.keys.press(letter)
        if open_menu() is not None:
            self.keys.press(Key.Key_Return)


# -- 7 Wonders --------------------------------------------------------------------------------------------------------


class SevenPupil(Pupil, SevenByMouse):
    """Chooses cards of the hand."""

    @property
    def page(self) -> SevenPage:
        page = self.guide.page
        assert isinstance(page, SevenPage)
        return page

    def button(self, letter: str) -> Button | None:
        return self.page.detail.buttons[{"b": Action.BUILD, "w": Action.STAGE, "s": Action.SELL}[letter]]

    def _rows(self) -> list[str]:
        ids = words_of(self.house.table.view().table.book).card_ids
        return [ids[row.offers.card] for row in self.page.hand_model.rows()]

    def look_at(self, what: str) -> None:
        self.pick(self.page.hand, self._rows().index(what.removeprefix("card:")))

    def choices(self) -> PlacedView:
        return self.page.hand

    def do_wrong(self) -> None:
        """Sell the first card; where selling is wanted, it is another one."""
        self.pick(self.page.hand, 0)
        self.act("s")

    def do(self, what: str) -> None:
        verb, card = what.split()
        self.look_at(card)
        self.act({"build": "b", "stage": "w", "sell": "s"}[verb])


class SevenTypist(Typist, SevenPupil, SevenByKeys):
    """By keys."""


# -- Duel -------------------------------------------------------------------------------------------------------------


class DuelPupil(Pupil, DuelByMouse):
    """Chooses cards of the structure."""

    @property
    def page(self) -> DuelPage:
        page = self.guide.page
        assert isinstance(page, DuelPage)
        return page

    def button(self, letter: str) -> Button | None:
        keys = {"b": duel_details.BUILD, "w": duel_details.WONDER, "s": duel_details.DISCARD}
        return self.detail.buttons.button(keys[letter])

    def look_at(self, what: str) -> None:
        card = duel_words().card_numbers[what.removeprefix("card:")]
        self.pick(self.page.middle.structure, self.page.middle.model.row_of(card))

    def choices(self) -> PlacedView:
        return self.page.middle.structure

    def do_wrong(self) -> None:
        self.pick(self.page.middle.structure, self._row())
        self.act("s")

    def do(self, what: str) -> None:
        told = what.split()
        self.look_at(told[-1])
        if told[0] == "wonder":
            self.act("w")
            self.raise_wonder(duel_words().wonder_numbers[told[1]])
        else:
            self.act("b")

    def raise_wonder(self, wonder: int) -> None:
        """Choose a wonder of the list."""
        button = self.detail.buttons.button(f"{duel_details.RAISE}{wonder}")
        assert button is not None
        self.mouse.click(button)


class DuelTypist(Typist, DuelPupil, DuelByKeys):
    """By keys."""

    def raise_wonder(self, wonder: int) -> None:
        self.keys.press(str(self._plans().index(wonder) + 1))


# -- Dice -------------------------------------------------------------------------------------------------------------


class DicePupil(Pupil, DiceByMouse):
    """Chooses dice of the Forum and fields of the sheet."""

    @property
    def page(self) -> DicePage:
        page = self.guide.page
        assert isinstance(page, DicePage)
        return page

    def button(self, letter: str) -> Button | None:
        keys = {"b": dice_details.BUILD, "w": dice_details.WONDER, "p": dice_details.PASS}
        return self.page.detail.button(keys[letter])

    def look_at(self, what: str) -> None:
        kind, _colon, name = what.partition(":")
        if kind == "die":
            self.pick(self.page.forum, self.page.forum_model.row_of(dice_words().die_numbers[name]))
        else:
            self.pick(self.page.sheet, dice_words().field_numbers[name])

    def choices(self) -> PlacedView:
        return self.page.forum

    def do_wrong(self) -> None:
        self.act("p")

    def do(self, what: str) -> None:
        told = what.split()
        if told[0] == "wonder":
            self.act("w")
            return
        self.look_at(f"die:{told[1]}")
        self.choose_field(told[2])
        self.act("b")

    def choose_field(self, name: str) -> None:
        """Choose the field, if the die leaves a choice."""
        if self.page.player.field != dice_words().field_numbers[name]:
            self.look_at(f"field:{name}")


class DiceTypist(Typist, DicePupil, DiceByKeys):
    """By keys."""

    def choose_field(self, name: str) -> None:
        field = dice_words().field_numbers[name]
        if self.page.player.field != field:
            self._walk_to(field)


BY_MOUSE = {"seven": SevenPupil, "duel": DuelPupil, "dice": DicePupil}
BY_KEYS = {"seven": SevenTypist, "duel": DuelTypist, "dice": DiceTypist}
