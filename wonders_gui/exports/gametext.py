"""A game as readable text in the current language: who played, what happened in every turn, and the score."""

from collections.abc import Iterator

from wonders_gui.dialogs.scoredata import ScoreData, category_label, city_label, result_text, score_data, tie_text
from wonders_gui.games.registry import AnyReplay
from wonders_gui.language import _
from wonders_gui.texts.log import still_to_decide, through_eyes
from wonders_gui.texts.names import game_name
from wonders_gui.texts.tellers import Teller, chapter_name
from wonders_gui.texts.words import signed

GAP = 2
LINE = "-"


def game_text(replay: AnyReplay, title: str) -> str:
    """The whole game as these eyes saw it."""
    return "\n".join([*_head(replay, title), *_story(replay), *_end(replay.at_the_end())]) + "\n"


def _head(replay: AnyReplay, title: str) -> Iterator[str]:
    yield game_name(replay.game.name)
    yield title
    eyes = through_eyes(replay.people, replay.seat)
    yield _("all cards open") if replay.eyes.are_open else eyes


def _story(replay: AnyReplay) -> Iterator[str]:
    """What happens at a stop belongs to the chapter of the stop before: a turn ends where the next one begins."""
    game = replay.game.name
    teller = Teller(game, replay.config_json.get("edition"), replay.people)
    chapter = None
    for number in range(len(replay.stops)):
        told = teller.lines(replay.news_at(number))
        before = replay.stops[max(number - 1, 0)].chapter
        if told and before != chapter:
            chapter = before
            yield from ("", *_underlined(chapter_name(game, chapter)))
        yield from told


def _underlined(title: str) -> Iterator[str]:
    yield title
    yield LINE * len(title)


def _end(replay: AnyReplay) -> Iterator[str]:
    yield ""
    if not replay.is_over():
        yield still_to_decide(replay.people, replay.to_move())
        return
    data = score_data(replay)
    yield from _underlined(_("Score sheet"))
    yield from _table(rows_of(data))
    yield ""
    yield from filter(None, (result_text(data), tie_text(data)))


def rows_of(data: ScoreData) -> list[list[str]]:
    """The score sheet as a table of texts: people, cities where there are some, every line, the totals."""
    cities = ["", *(city_label(person) for person in data.people)]
    rows = [["", *(person.name for person in data.people)], *([cities] if any(cities) else [])]
    rows += [[category_label(data, line), *map(signed, line.points)] for line in data.lines]
    rows.append([_("TOTAL"), *map(signed, data.totals())])
    if data.in_teams:
        sums = (signed(data.team_total(column, len(data.lines))) for column in range(len(data.people)))
        rows.append([_("TEAM"), *sums])
    return rows


def _table(rows: list[list[str]]) -> Iterator[str]:
    wide = [max(len(row[column]) for row in rows) + GAP for column in range(len(rows[0]))]
    for row in rows:
        numbers = (text.rjust(room) for text, room in zip(row[1:], wide[1:], strict=True))
        yield (row[0].ljust(wide[0]) + "".join(numbers)).rstrip()
