"""Games that were played, in words: which game it was, how it ended, and what it did to the rating."""

from collections.abc import Mapping
from datetime import date, datetime
from typing import Final

from PySide6.QtCore import QDate, QLocale

from wonders_gui.history.queries import CITIES, TEAMS, Entry, Person
from wonders_gui.history.rating import change, is_provisional, margin, shown
from wonders_gui.history.rules import SAME_DEAL, TOOK_BACK
from wonders_gui.language import N_, _, language, ngettext
from wonders_gui.marks import BRANCHED, GUIDED, HINTED, IMPORTED
from wonders_gui.texts import names, names_dice, names_seven, words
from wonders_gui.texts.opponents import CHARACTERS, LEVELS, character_name, level_name

DOT: Final = " · "
PLUS_MINUS: Final = "\N{PLUS-MINUS SIGN}"
UNRATED: Final[Mapping[str, str]] = {
    IMPORTED: N_("Not rated: the file came from elsewhere."),
    GUIDED: N_("Not rated: this was a lesson."),
    BRANCHED: N_("Not rated: played on from a moment of another game."),
    HINTED: N_("Not rated: a hint was asked for."),
    TOOK_BACK: N_("Not rated: a decision was taken back after something new had been seen."),
    SAME_DEAL: N_("Not rated: this deal was known from an older game."),
}


# -- which game -------------------------------------------------------------------------------------------------------


def kind_name(kind: str) -> str:
    """A kind of game to filter by: the key of a title, Cities or teams."""
    match kind:
        case "seven_2":
            return _("{game}, {edition}").format(game=names.game_name("seven"), edition=names.edition_name(2))
        case "seven_1":
            return _("{game}, {edition}").format(game=names.game_name("seven"), edition=names.edition_name(1))
        case _ if kind == CITIES:
            return names.expansion_name(CITIES)
        case _ if kind == TEAMS:
            return _("Teams")
        case _:
            return names.game_name(kind)


def title_of(entry: Entry) -> str:
    """The game itself, with what was played beside it."""
    name = names.game_name(entry.game)
    if entry.edition == 1:
        name = _("{game}, {edition}").format(game=name, edition=names.edition_name(1))
    extras = [names.expansion_name(kind) for kind in entry.expansions if kind in names.EXPANSIONS]
    return DOT.join([name, *extras, *([_("Teams")] if entry.teams else [])])


def board_of(entry: Entry) -> str:
    """The player's city, with the side of its board; Duel has none."""
    if entry.board not in names_seven.CITIES:
        return ""
    city = names.city_name(entry.board)
    if entry.side in names.SIDES:
        return _("{city}, {side}").format(city=city, side=names.side_name(entry.side))
    return city


def strategy_name(kind: str, category: str) -> str:
    """A line of the score sheet; `kind` is that of the games, or empty for all of them."""
    games = ("duel", "seven") if kind == "duel" else ("seven", "duel")
    game = next((game for game in games if category in names.CATEGORIES[game]), "")
    return names.category_name(game, category) if game else names_dice.line_name(category)


def opponents_of(entry: Entry) -> str:
    """Who sat at the table beside the player."""
    return words.listed(person.name for person in entry.others)


def opponent(person: Person) -> str:
    """A bot with its level and, where it has one, its character."""
    if person.level not in LEVELS or person.character not in CHARACTERS:
        return person.name
    if person.character == "balanced":
        return _("{name} ({level})").format(name=person.name, level=level_name(person.level))
    told = _("{name} ({level}, {character})")
    return told.format(name=person.name, level=level_name(person.level), character=character_name(person.character))


# -- how it ended -----------------------------------------------------------------------------------------------------


def result_of(entry: Entry) -> str:
    """How it ended for the player, or how far it has come."""
    if not entry.is_finished or entry.place is None or entry.points is None:
        return _("Unfinished: {progress}").format(progress=_progress(entry))
    points = words.points(entry.points)
    if entry.game == "duel" and entry.victory in ("military", "scientific"):
        told = _("Won: {victory}") if entry.place == 1 else _("Lost: {victory}")
        return told.format(victory=names.victory_name(entry.victory))
    if entry.place == 1:
        return _("Won with {points}").format(points=points)
    if entry.players == 2:
        return _("Lost with {points}").format(points=points)
    return _("{place} place with {points}").format(place=words.place(entry.place), points=points)


def _progress(entry: Entry) -> str:
    if entry.game == "dice" and entry.turn > 0:
        return _("Turn {turn}").format(turn=entry.turn)
    if entry.age < 1:
        return _("Just begun")
    return _("{age}, turn {turn}").format(age=names.age_name(min(entry.age, 3)), turn=max(1, entry.turn))


# -- the rating -------------------------------------------------------------------------------------------------------


def rating_line(entry: Entry) -> str:
    """What a game has done to the rating, or why nothing; empty while it is unfinished."""
    if entry.mu is not None and entry.sigma is not None and entry.gain is not None:
        told = _("Rating: {rating} ({change})")
        return told.format(rating=rating(entry.mu, entry.sigma), change=words.change(change(entry.gain)))
    return _(UNRATED[entry.unrated]) if entry.unrated in UNRATED else ""


def rating(mu: float, sigma: float) -> str:
    """A rating with its margin."""
    return f"{shown(mu)} {PLUS_MINUS} {margin(sigma)}"


def rating_note(number: int, sigma: float) -> str:
    """How far a rating can be believed."""
    games = ngettext("{number} rated game", "{number} rated games", number).format(number=number)
    return DOT.join([games, *([_("provisional")] if is_provisional(sigma) else [])])


# -- days -------------------------------------------------------------------------------------------------------------


def long_day(day: date) -> str:
    """A day with its weekday."""
    return QLocale(language()).toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


def moment(iso: str) -> str:
    """A moment as one would write it, short."""
    when = datetime.fromisoformat(iso)
    day = QLocale(language()).toString(QDate(when.year, when.month, when.day), QLocale.FormatType.ShortFormat)
    return _("{date}, {time}").format(date=day, time=f"{when:%H:%M}")


def short_day(iso: str) -> str:
    """The day of a moment, short."""
    when = datetime.fromisoformat(iso)
    return QLocale(language()).toString(QDate(when.year, when.month, when.day), QLocale.FormatType.ShortFormat)
