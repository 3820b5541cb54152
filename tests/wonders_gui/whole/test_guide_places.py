"""Where the guide's panel and its ring lie, in every step of every guided game and in every language."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QLabel, QWidget

from tests.tools import guided
from tests.wonders_gui.whole.fingers import Keys
from tests.wonders_gui.whole.house import House, let_go, wait_until
from wonders_gui.delegates.card import CardDelegate
from wonders_gui.dialogs.scoresheet import ScorePage
from wonders_gui.games.dice.sheet import SheetView
from wonders_gui.guide.lessons import LESSONS
from wonders_gui.guide.page import GuidedPage
from wonders_gui.guide.scores import ScoreGuide
from wonders_gui.guide.stand import Stand
from wonders_gui.guide.steps import Step, Want
from wonders_gui.models.roles import Role
from wonders_gui.views.row import RowView
from wonders_gui.widgets.banner import Banner

Key = Qt.Key
STROKE = 4
"""How far the ring reaches beyond what it is about."""


def walk(house: House, guide: GuidedPage) -> Iterator[tuple[Stand, Step]]:
    """Every step of a guided game as it is shown, from the first to the last of the score sheet."""
    while not guide.table.is_over():
        house.wait_for_turn()
        yield from steps_now(guide)
        guided.decide(guide)
    yield from steps_now(guide)
    scores = house.window.page()
    assert isinstance(scores, ScorePage)
    (told,) = scores.findChildren(ScoreGuide)
    for step in guide.course.lesson.scores:
        let_go()
        yield told.stand, step
        told.stand.panel.button.click()


def steps_now(guide: GuidedPage) -> Iterator[tuple[Stand, Step]]:
    """The steps of this moment; the last one of a lesson waits for a decision."""
    put_messages_away(guide)
    while (step := guide.course.step()) is not None and guide.isVisible():
        let_go()
        yield guide.stand, step
        if step.want is Want.MOVE:
            return
        guide.go_on()


def put_messages_away(guide: GuidedPage) -> None:
    """The guide waits until they are read."""
    for message in guide.stand.over.lying():
        assert isinstance(message, Banner)
        assert guide.stand.panel.isHidden()
        assert not guide.stand.ring.areas()
        message.close_message()
    let_go()


def faults(stand: Stand, step: Step) -> list[str]:
    """What is wrong with where panel and ring lie."""
    panel, areas = stand.panel.geometry(), stand.ring.areas()
    page = stand.panel.parentWidget()
    assert page is not None
    found = []
    if stand.panel.isHidden() or not page.rect().contains(panel):
        found.append("the panel is not in sight")
    if len(areas) != len(step.at):
        found.append(f"rings: {areas}")
    found += [f"the panel lies on {area}" for area in areas if panel.intersects(grown(area))]
    found += [f"the ring of {area} crosses {text}" for area in areas for text in crossed(page, area)]
    return found


def grown(area: QRect) -> QRect:
    """With the ring around it."""
    return area.adjusted(-STROKE, -STROKE, STROKE, STROKE)


def crossed(page: QWidget, area: QRect) -> list[str]:
    """Words through which the line of a ring goes."""
    texts = []
    for label in page.findChildren(QLabel):
        if label.isVisible() and label.text() and not in_panel(label):
            place = QRect(label.mapTo(page, QPoint(0, 0)), label.size()).intersected(seen(label, page))
            words = words_in(label, place)
            if grown(area).intersects(words) and not area.contains(words):
                texts.append(label.text())
    return texts


def in_panel(label: QWidget) -> bool:
    """The guide's own words."""
    return any(type(above).__name__ == "GuidePanel" for above in parents(label))


def parents(widget: QWidget) -> Iterator[QWidget]:
    above = widget.parentWidget()
    while above is not None:
        yield above
        above = above.parentWidget()


def seen(label: QWidget, page: QWidget) -> QRect:
    """What of the page the parts around a label let see."""
    room = page.rect()
    for above in parents(label):
        if above is page:
            break
        room = room.intersected(QRect(above.mapTo(page, QPoint(0, 0)), above.size()))
    return room


def words_in(label: QLabel, place: QRect) -> QRect:
    """The words themselves: a label is often wider than they are."""
    flags = label.alignment().value | (Qt.TextFlag.TextWordWrap.value if label.wordWrap() else 0)
    return label.fontMetrics().boundingRect(place, flags, label.text()).intersected(place)


def hides_nothing(stand: Stand, lay: QRect, step: Step) -> bool:
    """Whether the panel could have stayed."""
    places = [stand.pointer.place(name) for name in step.at]
    return not any(lay.intersects(place.adjusted(-6, -6, 6, 6)) for place in places)


@pytest.mark.parametrize("code", ["en", "nl", "da"])
def test_the_panel_stands_still_and_hides_nothing_in_any_step(house: House, code: str) -> None:
    house.settings.language = code
    house.open()
    wrong: list[tuple[str, str, list[str]]] = []
    for key in LESSONS:
        guide = guided.begin(house.window, key)
        moment: tuple[Stand | None, int] = (None, -1)
        lay = QRect()
        for stand, step in walk(house, guide):
            found = faults(stand, step)
            panel = stand.panel.geometry()
            now = (stand, guide.course.chapter())
            same = now == moment and step.want is Want.READ
            if same and hides_nothing(stand, lay, step) and panel.bottomRight() != lay.bottomRight():
                found.append(f"the panel has moved from {lay} to {panel}")
            moment, lay = now, panel
            if found:
                wrong.append((key, step.heading, found))
    assert not wrong


def test_a_ring_goes_round_a_card_with_its_price(house: House) -> None:
    house.open()
    guide = guided.begin(house.window, "seven")
    while guide.course.step() is not guide.course.lesson.chapters[0][-1]:
        guide.go_on()
    let_go()
    hand = guide.page.findChild(RowView)
    assert hand is not None
    first, delegate = hand.model().index(0, 0), hand.itemDelegate()
    assert isinstance(delegate, CardDelegate)
    card = hand.visualRect(first)
    tag = delegate.tag_place(card.toRectF(), first, first.data(Role.TAG)).toRect()
    ringed = guide.stand.ring.areas()[0].translated(-hand.viewport().mapTo(guide, QPoint(0, 0)))
    assert ringed.contains(card)
    assert ringed.contains(tag.adjusted(1, 1, -1, -1))


def test_a_ring_goes_round_a_sheet_of_dice_with_its_heading(house: House) -> None:
    house.open()
    guide = guided.begin(house.window, "dice")
    let_go()
    sheet = guide.page.findChild(SheetView)
    assert sheet is not None
    (area,) = guide.stand.ring.areas()
    assert area == QRect(sheet.mapTo(guide, QPoint(0, 0)), sheet.size())
    west = guide.stand.pointer.place("building:barracks_west")
    assert west.top() < guide.stand.pointer.place("field:barracks_west.attack.1").top() - 20, "its name is inside"


@pytest.mark.parametrize("key", LESSONS)
def test_the_guide_steps_aside_for_dialogs_and_for_hints(house: House, key: str) -> None:
    house.open()
    guide = guided.begin(house.window, key)
    house.wait_for_turn()
    keys, stand = Keys(house.window), guide.stand
    for letter in "lyh":
        keys.press(letter)
        wait_until(lambda: bool(stand.over.lying()))
        assert stand.panel.isHidden(), letter
        assert not stand.ring.areas()
        step = guide.course.step()
        if letter == "y":
            keys.press(Key.Key_Return)  # closes the dialog, or does nothing; it never goes on behind it
            assert guide.course.step() is step
        wait_until(lambda: not guide.table.thinking_seats())
        while stand.over.lying():
            keys.press(Key.Key_Escape)
        let_go()
        assert stand.panel.isVisible(), letter
        assert stand.ring.areas()
        assert stand.panel.button.hasFocus()
        assert guide.course.step() is step
