"""Guided games by arrow keys and Enter alone, from the first panel to the last, however they were begun."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.tools import guided
from tests.wonders_gui.whole.fingers import Keys, Mouse
from tests.wonders_gui.whole.house import House, let_go
from tests.wonders_gui.whole.pupils import DicePupil, DiceTypist, DuelTypist, SevenTypist, Typist
from wonders_gui.dialogs.scoresheet import ScorePage
from wonders_gui.guide.lessons import LESSONS
from wonders_gui.guide.page import GuidedPage
from wonders_gui.guide.panel import GuidePanel
from wonders_gui.guide.steps import Step, Want
from wonders_gui.pages.learn import LearnPage, LessonCard
from wonders_gui.views.placed import PlacedView
from wonders_gui.widgets.announcer import heard

Key = Qt.Key
TYPISTS: dict[str, Callable[[House], Typist]] = {"seven": SevenTypist, "duel": DuelTypist, "dice": DiceTypist}
WAYS_ON = (Key.Key_Return, Key.Key_Space, Key.Key_Enter)


def card_of(house: House, key: str) -> LessonCard:
    """The lesson on its shelf."""
    house.window.visit("learn")
    shelf = house.window.page()
    assert isinstance(shelf, LearnPage)
    return next(card for card in shelf.cards if card.lesson.key == key)


def begin_by_mouse(house: House, key: str) -> None:
    Mouse().click(card_of(house, key).button)


def begin_by_keys(house: House, key: str) -> None:
    card, keys = card_of(house, key), Keys(house.window)
    keys.tab_to(card.button)
    keys.press(Key.Key_Return)


class Walker:
    """Goes through a lesson; never touches Tab or the mouse."""

    def __init__(self, house: House, typist: Typist) -> None:
        self.house = house
        self.typist = typist
        self.keys = typist.keys
        self.pressed = 0

    @property
    def guide(self) -> GuidedPage:
        return self.typist.guide

    @property
    def panel(self) -> GuidePanel:
        return self.guide.stand.panel

    def close_messages(self) -> None:
        """A message of the table comes before the guide speaks, and Enter puts it away too."""
        if self.guide.stand.over.lying():
            assert self.panel.isHidden()
            self.keys.press(Key.Key_Return)
            let_go()

    def learn(self) -> None:
        """All steps up to free play."""
        while not self.guide.course.is_free():
            self.house.wait_for_turn()
            self.close_messages()
            step = self.guide.course.step()
            assert step is not None
            assert self.panel.told().text == self.guide._told(step.text)
            assert not self.panel.told().note, "a note of the step before"
            self.take(step)
            assert self.guide.course.step() is not step, step

    def take(self, step: Step) -> None:
        if step.want is Want.READ:
            assert self.panel.button.hasFocus(), step
            self.go_on()
            return
        assert self.panel.button.isHidden()
        self.ask(step)
        if step.want is Want.PICK:
            self.go_to(step.what)
        else:
            self.decide(step)

    def go_on(self) -> None:
        """One of the keys after the other."""
        self.keys.press(WAYS_ON[self.pressed % len(WAYS_ON)])
        self.pressed += 1

    def ask(self, step: Step) -> None:
        """Enter without having chosen anything says what to do, and does nothing."""
        if self.guide.stand.pointer.current() or step.what == "wonder":
            return
        self.keys.press(Key.Key_Return)
        assert "arrow" in self.panel.told().note or self.house.settings.language != "en"
        assert self.panel.told().note == self.guide._choose_first()
        assert self.guide.course.step() is step

    def go_to(self, thing: str) -> None:
        """By arrows to a card or a die."""
        view = self.typist.choices()
        assert QApplication.focusWidget() is view, QApplication.focusWidget()
        for key in (Key.Key_Home, *(Key.Key_Right for _step in range(40))):
            self.keys.press(key)
            if self.guide.stand.pointer.current() == thing:
                return
        raise AssertionError(f"arrows never come to {thing}")

    def decide(self, step: Step) -> None:
        made, thing = self.guide.course.chapter(), self.guide.stand.pointer.thing_of(step.what)
        if thing and self.guide.stand.pointer.current() != thing:
            self.go_to(thing)
        self.keys.press(Key.Key_Return)
        if self.guide.course.chapter() == made and isinstance(self.typist, DicePupil):
            self.typist.choose_field(step.what.split()[2])
            self.keys.press(Key.Key_Return)
        assert self.guide.course.chapter() == made + 1, step

    def play_on(self) -> None:
        """Free play; what is said on the way goes away with Enter."""
        while not self.house.table.is_over():
            self.close_messages()
            if not self.panel.isHidden():
                said = self.panel.told()
                self.go_on()
                assert self.panel.isHidden() or self.panel.told() != said
            guided.decide(self.guide)
            self.house.wait_for_turn()

    def read_the_end(self) -> None:
        """The steps of the end and of the score sheet."""
        for _step in self.guide.course.lesson.ending:
            self.close_messages()
            self.go_on()
        scores = self.house.window.page()
        assert isinstance(scores, ScorePage)
        panel = scores.findChild(GuidePanel)
        assert panel is not None
        for _step in self.guide.course.lesson.scores:
            assert panel.isVisible()
            scores.sheet.setFocus()  # Enter is not bound to where the keyboard is
            self.go_on()
        assert panel.isHidden()


BEGUN: dict[str, Callable[[House, str], None]] = {"mouse": begin_by_mouse, "keys": begin_by_keys}
CASES = [
    (key, hand, code)
    for place, key in enumerate(LESSONS)
    for hand, code in zip(BEGUN, (("en", "nl"), ("da", "en"), ("nl", "da"))[place], strict=True)
]


@pytest.mark.parametrize(("key", "hand", "code"), CASES)
def test_a_guided_game_goes_on_with_enter_and_space_wherever_its_panel_says_so(
    house: House, key: str, hand: str, code: str
) -> None:
    house.settings.language = code
    house.settings.animation = "normal" if hand == "mouse" else "off"
    house.open()
    BEGUN[hand](house, key)
    walker = Walker(house, TYPISTS[key](house))
    walker.learn()
    if hand == "keys":
        walker.play_on()
        walker.read_the_end()


def test_enter_goes_on_though_the_keyboard_is_on_the_table(house: House) -> None:
    house.open()
    guide = guided.begin(house.window, "seven")
    step = guide.course.step()
    Mouse().click_row(_hand(guide), 1)
    assert _hand(guide).hasFocus()
    Keys(house.window).press(Key.Key_Return)
    assert guide.course.step() is not step
    assert not guide.stand.panel.told().note


def test_enter_presses_the_button_that_somebody_went_to(house: House) -> None:
    house.open()
    guide = guided.begin(house.window, "seven")
    keys = Keys(house.window)
    first = guide.course.step()
    keys.press(Key.Key_Return)
    keys.tab_to(guide.stand.panel.back)
    keys.press(Key.Key_Return)
    assert guide.course.step() is first


def test_what_was_chosen_before_it_was_asked_for_is_gone_on_from(house: House) -> None:
    house.open()
    guide = guided.begin(house.window, "seven")
    Mouse().click_row(_hand(guide), 0)  # the Lumber Yard, which the fourth step asks for
    keys = Keys(house.window)
    keys.press(*[Key.Key_Return] * 3)
    step = guide.course.step()
    assert step is not None
    assert step.want is Want.PICK
    keys.press(Key.Key_Return)
    assert guide.course.step() is not step


def test_enter_on_another_card_says_which_one_is_meant(house: House) -> None:
    house.open()
    guide = guided.begin(house.window, "seven")
    keys = Keys(house.window)
    keys.press(*[Key.Key_Return] * 3, Key.Key_End, Key.Key_Return)
    step = guide.course.step()
    assert step is not None
    assert step.want is Want.PICK
    assert guide.stand.panel.told().note == guide._told(step.otherwise)


def test_a_panel_that_can_be_gone_on_from_is_still_read_aloud(house: House) -> None:
    house.open()
    guide = guided.begin(house.window, "duel")
    with heard() as said:
        Keys(house.window).press(Key.Key_Return)
    assert guide.stand.panel.told().spoken() in said


def test_a_note_goes_with_the_lesson_that_it_was_about(house: House) -> None:
    """A wrong die and B, then the right one: the next lesson has nothing to complain of."""
    house.open()
    guide = guided.begin(house.window, "dice")
    while guide.course.chapter() < 1:
        guided.decide(guide)
        house.wait_for_turn()
    guide.go_on()
    wrong = next(command for command in house.table.legal() if not guide.course.allows(command))
    house.table.submit(wrong)
    assert guide.stand.panel.told().note
    guided.decide(guide)
    house.wait_for_turn()
    assert guide.course.chapter() == 2
    assert not guide.stand.panel.told().note


def _hand(guide: GuidedPage) -> PlacedView:
    hand = getattr(guide.page, "hand", None)
    assert isinstance(hand, PlacedView)
    return hand
