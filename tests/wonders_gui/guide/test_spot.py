"""Where the guide's panel lies."""

from time import perf_counter

from PySide6.QtCore import QRect, QSize

from wonders_gui.guide.spot import Box, Ground, best_spot, box, steady_spot

ROOM = QRect(0, 0, 1280, 720)
SIZE = QSize(400, 200)


def test_the_panel_lies_beside_what_is_told_and_not_on_it() -> None:
    told = QRect(500, 300, 200, 150)
    spot = best_spot([SIZE], ROOM, Ground([box(told)], [], []))
    assert not spot.intersects(told)
    assert ROOM.contains(spot)
    assert box(spot).distance(box(told)) < 40


def test_the_panel_leaves_what_is_needed_in_sight_if_it_can() -> None:
    told, needed = QRect(0, 0, 300, 300), QRect(0, 300, 1280, 420)
    spot = best_spot([SIZE], ROOM, Ground([box(told)], [box(needed)], []))
    assert not spot.intersects(told)
    assert not spot.intersects(needed)


def test_another_size_is_taken_only_where_it_hides_less() -> None:
    wall = QRect(340, 0, 940, 720)
    sizes = [SIZE, QSize(320, 260)]
    assert best_spot(sizes, ROOM, Ground([box(wall)], [], [])).size() == sizes[1]
    assert best_spot(sizes, ROOM, Ground([Box(0, 0, 100, 100)], [], [])).size() == sizes[0]


def test_a_panel_larger_than_the_room_begins_at_its_corner() -> None:
    spot = best_spot([QSize(2000, 900)], ROOM, Ground([], [], []))
    assert (spot.left(), spot.top()) == (0, 0)


def test_a_spot_is_found_within_a_frame() -> None:
    parts = [Box(number * 90, number * 60, number * 90 + 200, number * 60 + 120) for number in range(5)]
    began = perf_counter()
    for _time in range(5):
        best_spot([SIZE, QSize(332, 240), QSize(280, 280), QSize(560, 160)], ROOM, Ground(parts[:3], parts[3:], parts))
    assert (perf_counter() - began) / 5 < 0.2  # a loaded machine is several times slower than a player's


def test_the_panel_stays_where_it_was_as_long_as_it_hides_nothing_there() -> None:
    lay = box(QRect(800, 400, 400, 250))
    ground = Ground([Box(0, 0, 300, 300)], [], [], [], lay)
    assert box(steady_spot([SIZE], [SIZE], ROOM, ground)) == lay


def test_a_panel_that_stays_grows_and_shrinks_above_its_button() -> None:
    lay = box(QRect(800, 400, 400, 150))
    grown = steady_spot([SIZE], [SIZE], ROOM, Ground([Box(0, 0, 300, 300)], [], [], [], lay))
    assert grown == QRect(800, 350, 400, 200)
    shrunk = steady_spot([SIZE], [QSize(400, 100)], ROOM, Ground([Box(800, 380, 1000, 440)], [], [], [], lay))
    assert shrunk == QRect(800, 450, 400, 100)


def test_the_panel_leaves_a_place_where_it_would_hide_something() -> None:
    lay, told = box(QRect(800, 400, 400, 200)), QRect(700, 300, 500, 400)
    spot = steady_spot([SIZE], [SIZE], ROOM, Ground([box(told)], [], [], [], lay))
    assert not spot.intersects(told)


def test_the_panel_takes_a_place_that_is_good_for_what_comes_next_too() -> None:
    told, soon = QRect(0, 0, 300, 300), QRect(300, 0, 500, 720)
    spot = steady_spot([SIZE], [SIZE], ROOM, Ground([box(told)], [], [], [box(soon)]))
    assert not spot.intersects(told)
    assert not spot.intersects(soon)
