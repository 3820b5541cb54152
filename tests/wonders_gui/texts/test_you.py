"""The player is a person and not a name: no sentence of any game says "You pays", through whoever's eyes it is told."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from engine.core.session import Session
from engine.dice.config import table as dice_table
from engine.dice.game import DICE
from engine.duel.config import table as duel_table
from engine.duel.forecast import forecast
from engine.duel.game import DUEL
from engine.duel.state import BEGINNER, OVER
from engine.seven.config import CITIES
from engine.seven.config import table as seven_table
from engine.seven.game import SEVEN
from tests.wonders_gui.second_person import misnamed
from tests.wonders_gui.speech import speaking
from wonders_gui.games.dice import details as dice_details
from wonders_gui.games.dice.models import seat_record
from wonders_gui.games.dice.moment import status_text as dice_status
from wonders_gui.games.dice.player import Player as DicePlayer
from wonders_gui.games.dice.sheet import facts_of as sheet_facts
from wonders_gui.games.dice.story import Story as DiceStory
from wonders_gui.games.duel import details as duel_details
from wonders_gui.games.duel.choices import CHOICES, choice_texts
from wonders_gui.games.duel.moment import status_text as duel_status
from wonders_gui.games.duel.news import age_news
from wonders_gui.games.duel.prices import PricesModel
from wonders_gui.games.duel.speaking import Speaker
from wonders_gui.games.duel.telling import Brings, warnings
from wonders_gui.games.duel.track import track_state, track_text
from wonders_gui.games.seven import asking, words
from wonders_gui.games.seven.people import People
from wonders_gui.games.seven.seats import seat_facts
from wonders_gui.games.seven.seatviews import foot_text
from wonders_gui.games.seven.standing import standing_rows
from wonders_gui.games.seven.story import Story as SevenStory
from wonders_gui.language import LANGUAGES
from wonders_gui.opponents import NAMES
from wonders_gui.texts.log import Cast, still_to_decide, through_eyes
from wonders_gui.texts.tellers import Teller
from wonders_gui.texts.victories import supremacy, team_victory, victory

AnySession = Session[Any, Any, Any, Any, Any]
TABLES: dict[str, Callable[[], AnySession]] = {
    "seven": lambda: Session.start(SEVEN, seven_table(2, 4, 3)),
    "two players": lambda: Session.start(SEVEN, seven_table(1, 2, 5)),
    "cities": lambda: Session.start(SEVEN, seven_table(2, 3, 7, expansions=(CITIES,))),
    "teams": lambda: Session.start(SEVEN, seven_table(2, 4, 9, expansions=(CITIES,), teams=True)),
    "duel": lambda: Session.start(DUEL, duel_table(4)),
    "another duel": lambda: Session.start(DUEL, duel_table(11)),
    "dice": lambda: Session.start(DICE, dice_table(6, 3)),
}


def cast_of(session: AnySession, you: int = 0, name: str = "") -> Cast:
    """Everybody at the table; the player has no name unless one is given."""
    players = session.config.players if session.game.name != "duel" else 2
    return Cast(tuple(name if seat == you else NAMES[seat] for seat in range(players)), you)


def told(kind: str, people: Cast, session: AnySession, seat: int) -> Iterator[str]:
    """All that is said of a random game through the eyes of a seat."""
    rng = Random(kind)
    teller = Teller(session.game.name, getattr(session.config, "edition", None), people)
    yield from teller.lines(session.events_seen_by(seat, session.at))
    tell = TOLD[session.game.name](people, seat)
    while session.to_move():
        session.submit(rng.choice(session.legal(rng.choice(session.to_move()))))
        happened = session.events_seen_by(seat, session.at)
        yield from teller.lines(happened)
        yield from tell.after(session, happened)
        yield still_to_decide(people, session.to_move())
    yield through_eyes(people, seat)


class Seven:
    def __init__(self, people: Cast, seat: int) -> None:
        self.people, self.story = People(seat, people), SevenStory()

    def after(self, session: AnySession, happened: Any) -> Iterator[str]:
        state, people, story = session.view(self.people.seat).table, self.people, self.story
        turns = len(story.turns)
        story.follow(happened)
        yield from asking.watched(state, people)
        yield from asking.watching(state, people, session.to_move())
        if len(story.turns) == turns:
            return
        for turn in story.turns[-2:]:
            yield from (words.deed_sentence(state, people, deed) for deed in turn.deeds)
            yield from words.loss_lines(people, turn.losses)
            yield from words.end_of_age(state, people, turn)
        facts = [seat_facts(state, people, story, city) for city in range(state.cities)]
        yield from (text for fact in facts for text in (fact.spoken, foot_text(fact)))
        yield from (row.text for row in standing_rows(state, people))


class Duel:
    def __init__(self, people: Cast, seat: int) -> None:
        self.people, self.seat, self.speaker = people, seat, Speaker(people, seat)

    def after(self, session: AnySession, happened: Any) -> Iterator[str]:
        view, people = session.view(self.seat), self.people
        yield self.speaker.said(self.speaker.lines(happened), view, warnings(view, people))
        yield track_text(track_state(view, people))
        news = age_news(happened, view, people)
        yield from news.lines if news is not None else ()
        yield duel_status(view, people)
        if view.table.phase in CHOICES:
            yield from choice_texts(view, people)
        if view.table.phase == OVER:
            yield duel_details.end_title(view, people)
        elif view.table.phase != BEGINNER and session.to_move() == [self.seat]:
            for command in session.legal(self.seat)[:3]:
                yield from (line.text for line in Brings(view, people).lines(forecast(view.table, command)))


class Dice:
    def __init__(self, people: Cast, seat: int) -> None:
        self.people, self.seat, self.story = people, seat, DiceStory()

    def after(self, session: AnySession, happened: Any) -> Iterator[str]:
        view, people = session.view(self.seat), self.people
        self.story.follow(happened)
        yield dice_status(view, people)
        scene = dice_details.Scene(people, self.story, range(len(people)))
        yield from (line.text for line in dice_details.watched(DicePlayer(view), scene).lines)
        for seat in range(len(people)):
            yield sheet_facts(view, seat, people).spoken()
            yield seat_record(view, seat, people, self.story.of(seat)).spoken


TOLD: dict[str, Callable[[Cast, int], Seven | Duel | Dice]] = {"seven": Seven, "duel": Duel, "dice": Dice}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", TABLES)
def test_a_player_without_a_name_is_never_spoken_of_by_one(qapp: object, kind: str, code: str) -> None:
    with speaking(code):
        for seat in (0, 1):
            session = TABLES[kind]()
            said = list(told(kind, cast_of(session), session, seat))
            assert misnamed(said) == []
            assert len(said) > 50


@pytest.mark.parametrize("kind", ["seven", "duel", "dice"])
def test_a_player_with_a_name_is_addressed_in_sentences(qapp: object, kind: str) -> None:
    session = TABLES[kind]()
    lines = Teller(session.game.name, getattr(session.config, "edition", None), cast_of(session, name="Anna"))
    said = list(lines.lines(session.events_seen_by(1, session.at)))
    rng = Random(kind)
    while session.to_move():
        session.submit(rng.choice(session.legal(rng.choice(session.to_move()))))
        said += lines.lines(session.events_seen_by(1, session.at))
    assert [line for line in said if line.startswith("You ")]
    assert not [line for line in said if "Anna" in line]


def test_the_other_end_of_a_sentence_is_you_too() -> None:
    people = Cast(("", "Dione", "Naram"), 0)
    assert [people.label(seat) for seat in range(4)] == ["You", "Dione", "Naram", "Free City"]
    assert people.addressed(0) == "You"
    assert Cast(("Anna", "Dione"), 0).label(0) == "Anna"
    assert still_to_decide(people, [1, 0, 2]) == "Still to decide: you, Dione, Naram."
    assert still_to_decide(people, [0]) == "Still to decide: you."
    assert (through_eyes(people, 0), through_eyes(people, 1)) == ("Through your eyes", "Through the eyes of Dione")


def test_a_victory_is_told_to_the_player_who_has_won() -> None:
    assert victory(["You"], 68, yours=True) == "You win with 68 points"
    assert victory(["Dione"], 68, yours=False) == "Victory: Dione, 68 points"
    assert team_victory(["You", "Dione"], 99, yours=True) == "Your team wins: You and Dione, 99 points"
    assert supremacy("military", "You", yours=True) == "Military supremacy: you win"


@pytest.mark.parametrize("code", LANGUAGES)
def test_prices_of_duel_say_for_whom(qapp: object, code: str) -> None:
    session = TABLES["duel"]()
    model = PricesModel()
    with speaking(code):
        model.show_view(session.view(1), cast_of(session))
        assert misnamed(str(record.role(11)) for record in model.rows()) == []


@pytest.mark.parametrize(
    "text", ["You pays 2 coins.", "Hand of You", "2 points for You.", "Dig (dig)", "Dig betaler", "voor Jij"]
)
def test_the_law_notices_what_it_forbids(text: str) -> None:
    assert misnamed([text, "You: Baths", "You pay 2 coins.", "Victory: You and Dione", "Jij begint", "You"]) == [text]
