"""The story tells every turn that was revealed: who did what, whom that paid, and who won the conflicts."""

from engine.core.session import Session
from engine.seven.commands import Command
from engine.seven.config import Config, table
from engine.seven.events import Event
from engine.seven.game import SEVEN
from engine.seven.state import State
from engine.seven.view import View
from wonders_gui.games.seven.chronicle import Chronicle
from wonders_gui.games.seven.people import People
from wonders_gui.games.seven.story import Act, Story
from wonders_gui.games.seven.words import deed_sentence, end_of_age, turn_told
from wonders_gui.texts.log import Cast


def _played(seed: int = 4, players: int = 3) -> Session[Config, State, Command, Event, View]:
    session = Session.start(SEVEN, table(2, players, seed))
    while session.to_move():
        seat = session.to_move()[0]
        session.submit(session.legal(seat)[0])
    return session


def test_a_game_has_eighteen_turns_with_a_deed_of_every_city() -> None:
    session = _played()
    story = Story()
    story.follow(event for node in session.path() for event in session.events_seen_by(0, node))
    assert [turn.turn for turn in story.turns] == [1, 2, 3, 4, 5, 6] * 3
    assert all({deed.city for deed in turn.deeds} == {0, 1, 2} for turn in story.turns)
    assert [number for number, turn in enumerate(story.turns) if turn.ends_age] == [5, 11, 17]


def test_what_others_bury_or_sell_stays_hidden() -> None:
    session = _played(9)
    story = Story()
    story.follow(event for node in session.path() for event in session.events_seen_by(0, node))
    hidden = [deed for turn in story.turns for deed in turn.deeds if deed.act in (Act.SOLD, Act.STAGE) and deed.city]
    assert all(deed.card < 0 for deed in hidden)


def test_every_deed_and_conflict_becomes_a_sentence_and_every_event_a_line() -> None:
    session = _played(6, 5)
    people = People(0, Cast(("Anna", "Bram", "<b>Carl</b>", "Dora", "Eva"), 0))
    state = session.view(0).table
    history = [event for node in session.path() for event in session.events_seen_by(0, node)]
    story = Story()
    story.follow(history)
    assert all(deed_sentence(state, people, deed) for turn in story.turns for deed in turn.deeds)
    assert all(turn_told(state, people, turn.deeds) for turn in story.turns)
    assert all(end_of_age(state, people, turn) for turn in story.turns if turn.ends_age)
    entries = Chronicle(state, people).entries(history)
    assert sum(entry.heading for entry in entries) == 18
