"""Nothing on the table overlaps or leaves the page, at every size, scale and number of players."""

import pytest
from PySide6.QtCore import QRect, QSize

from engine.seven.forecast import LEFT, RIGHT
from wonders_gui.games.seven.layout import Places, Tab, arrange, least_size
from wonders_gui.theme import _metrics


def _parts(places: Places) -> list[QRect]:
    seats = [places.far, places.left, places.right]
    own = [places.board, places.city, places.hand, places.detail]
    named = [places.tabs, *seats, *own, places.recap, places.race, places.partner]
    return [part for part in named if not part.isEmpty()]


@pytest.mark.parametrize("tab", Tab)
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("far", [0, 1, 4])
@pytest.mark.parametrize("size", [(1280, 670), (1366, 718), (1600, 850), (1920, 1030), (2560, 1390)])
def test_no_part_covers_another(size: tuple[int, int], far: int, scale: float, tab: Tab) -> None:
    metrics = _metrics(scale)
    room = QSize(*size).expandedTo(least_size(metrics))
    parts = _parts(arrange(room, far, metrics, tab))
    for number, part in enumerate(parts):
        assert QRect(0, 0, room.width(), room.height()).contains(part)
        assert not any(part.intersects(other) for other in parts[number + 1 :])


@pytest.mark.parametrize("tab", Tab)
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("partner", [LEFT, RIGHT])
@pytest.mark.parametrize("far", [1, 3])
@pytest.mark.parametrize("size", [(1280, 670), (1366, 718), (1920, 1030), (2560, 1390)])
def test_no_part_covers_the_partners_hand(
    size: tuple[int, int], far: int, partner: int, scale: float, tab: Tab
) -> None:
    metrics = _metrics(scale)
    room = QSize(*size).expandedTo(least_size(metrics))
    places = arrange(room, far, metrics, tab, partner)
    parts = _parts(places)
    assert places.partner.isEmpty() == places.far.isEmpty()
    for number, part in enumerate(parts):
        assert QRect(0, 0, room.width(), room.height()).contains(part)
        assert not any(part.intersects(other) for other in parts[number + 1 :])


def test_the_partners_hand_lies_on_the_partners_side() -> None:
    for size in (QSize(1280, 670), QSize(1920, 1030)):
        left, right = (arrange(size, 3, _metrics(1.0), Tab.HAND, side) for side in (LEFT, RIGHT))
        assert left.partner.right() < left.far.left()
        assert right.partner.left() > right.far.right()
        assert left.partner.width() > size.width() // 4


def test_large_tables_have_a_column_for_the_recap() -> None:
    assert arrange(QSize(1920, 1030), 4, _metrics(1.0)).is_wide
    assert not arrange(QSize(1280, 670), 4, _metrics(1.0)).is_wide


@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_large_text_puts_the_table_on_tabs_that_together_show_all_of_it(scale: float) -> None:
    shown = [arrange(QSize(1280, 620), 4, _metrics(scale), tab) for tab in Tab]
    for part in ("far", "board", "city", "hand", "detail", "recap", "race"):
        assert [not getattr(places, part).isEmpty() for places in shown].count(True) == 1


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 670), (1280, 620), (1920, 980)])
def test_both_neighbours_are_beside_the_hand_however_large_the_text(size: tuple[int, int], scale: float) -> None:
    places = arrange(QSize(*size), 4, _metrics(scale), Tab.HAND)
    for neighbour in (places.left, places.right):
        assert not neighbour.isEmpty()
        assert QRect(0, 0, *size).contains(neighbour)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 620), (1920, 980)])
def test_large_text_needs_no_scrolling(size: tuple[int, int], scale: float) -> None:
    assert QSize(*size).expandedTo(least_size(_metrics(scale))) == QSize(*size)
