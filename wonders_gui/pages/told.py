"""How pages speak of titles, editions and saved games."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from PySide6.QtCore import QDateTime, QLocale

from wonders_gui.games.registry import TEAMS, Title, edition_in, title_of
from wonders_gui.language import _, language, ngettext
from wonders_gui.savesummary import STAMP, Summary, Unreadable
from wonders_gui.texts import names, names_seven, words

DOT = " · "


def title_name(title: Title) -> str:
    """A game as the start page calls it."""
    name = names.game_name(title.game)
    if title.edition == 1:
        return _("{game}, {edition}").format(game=name, edition=names.edition_name(1))
    return name


def title_line(title: Title) -> str:
    """What one should know of a game before choosing it."""
    if title.game == "duel":
        return DOT.join((words.players(2), _("one pyramid of cards")))
    seats = _("{fewest} to {most} players").format(fewest=title.fewest, most=title.most)
    if title.game == "dice":
        return DOT.join((seats, _("seven dice for all")))
    return DOT.join((seats, _("sides A and B") if title.edition == 1 else _("day and night")))


def summary_name(summary: Summary | Unreadable) -> str:
    """What the player has called a saved game."""
    return game_title(summary.title)


def game_title(title: str) -> str:
    """The name of a file as the player reads it; one that has no name of its own is called after its day."""
    stamp = STAMP.match(title)
    if stamp is None:
        return title
    began = QDateTime.fromString(stamp[1], "yyyy-MM-dd HH.mm.ss")
    date = QLocale(language()).toString(began.date(), QLocale.FormatType.LongFormat)
    return _("{date}, {time}").format(date=date, time=began.time().toString("HH:mm"))


def file_title(title: str) -> str:
    """What a file is called that is made of a game: by its own name, or by the game and the moment it began."""
    stamp = STAMP.match(title)
    game = title.split(" ")[2] if stamp is not None else ""
    if stamp is None or game not in names.GAMES:
        return title
    day, time = stamp[1].split(" ")
    return f"{names.game_name(game)} {day} {time[:5].replace('.', '-')}"


def summary_title(summary: Summary) -> Title:
    """The title that a saved game belongs to."""
    return title_of(summary.game, edition_in(summary.config))


def summary_line(summary: Summary) -> str:
    """Which game it is: title, players, the player's city."""
    known = summary.game in names.GAMES
    name = title_name(summary_title(summary)) if known else names.game_name(summary.game)
    parts = [name, *_extras(summary), words.players(summary.players)]
    if summary.game in ("seven", "dice") and summary.city in names_seven.CITIES:
        parts.append(names.city_name(summary.city))
    return DOT.join(parts)


def extras(kinds: Sequence[str]) -> list[str]:
    """What is played beside the basic game, in words."""
    return [_("teams") if kind == TEAMS else names.expansion_name(kind) for kind in kinds]


def _extras(summary: Summary) -> list[str]:
    """The same of a file, which may say anything."""
    told = summary.config.get("expansions")
    known = [kind for kind in told if kind in names.EXPANSIONS] if isinstance(told, list) else []
    return extras([*known, TEAMS] if summary.config.get("teams") is True else known)


def progress_line(summary: Summary) -> str:
    """How far it has come, and when that was."""
    return DOT.join((_progress(summary), saved_when(summary.modified)))


def _progress(summary: Summary) -> str:
    if summary.over:
        return _("Finished")
    if summary.game == "dice" and summary.turn > 0:
        return _("Turn {turn}").format(turn=summary.turn)
    if summary.age < 1:
        return _("Just begun")
    age = names.age_name(min(summary.age, 3))
    if summary.turn < 1:
        return age
    return _("{age}, turn {turn}").format(age=age, turn=summary.turn)


def saved_when(moment: datetime, now: datetime | None = None) -> str:
    """When something was saved, as one would say it."""
    passed = (now or datetime.now()) - moment
    if passed < timedelta(minutes=1):
        return _("saved just now")
    if passed < timedelta(hours=1):
        minutes = passed // timedelta(minutes=1)
        return ngettext("saved {number} minute ago", "saved {number} minutes ago", minutes).format(number=minutes)
    if passed < timedelta(hours=24):
        hours = passed // timedelta(hours=1)
        return ngettext("saved {number} hour ago", "saved {number} hours ago", hours).format(number=hours)
    locale = QLocale(language())
    shown = locale.toString(QDateTime.fromSecsSinceEpoch(round(moment.timestamp())), QLocale.FormatType.ShortFormat)
    return _("saved {moment}").format(moment=shown)
