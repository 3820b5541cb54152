"""Events become deeds, and deeds become lines."""

from random import Random

import pytest

from engine.catalog.duel.loader import load_duel
from engine.duel import events
from engine.duel.state import FROM_THE_DISCARD, MILITARY
from tests.wonders_gui.games.duel.positions import session
from tests.wonders_gui.speech import speaking
from wonders_gui.games.duel.recap import deed_icon, deed_name, remark
from wonders_gui.games.duel.speaking import Speaker, log_entries
from wonders_gui.games.duel.story import Act, Story
from wonders_gui.games.duel.telling import warnings
from wonders_gui.texts.log import Cast

BARRACKS, STABLE = 30, 9
NAMES = Cast(("Ann", "Bo"), 0)


def test_a_price_belongs_to_the_card_that_is_built_next() -> None:
    deeds = Story().follow([events.CoinsPaid(0, 2, 1), events.CardBuilt(0, 4, 3), events.CardBuilt(1, 5, 4)])
    assert [deed.paid for deed in deeds] == [3, 0]


def test_coins_steps_and_loot_belong_to_the_last_deed() -> None:
    told: list[events.Event] = [
        events.CardBuilt(0, BARRACKS, 3),
        events.PawnMoved(3),
        events.LootTaken(1, 0, 2),
        events.CoinsGained(0, 4, 200),
        events.ExtraTurnWon(0),
    ]
    deed = Story().follow(told)[0]
    assert (deed.steps, deed.taken, deed.gained, deed.again) == (3, 2, 4, True)
    assert remark(deed) == "+4 coins, 3 steps, loot: 2 coins, extra turn"


def test_a_card_whose_partner_stands_is_free_by_chain() -> None:
    story = Story()
    story.follow([events.CardBuilt(0, STABLE, 3)])
    chained = next(number for number in range(73) if _free_with(number) == "stable")
    assert story.follow([events.CardBuilt(0, chained, 2)])[0].by_chain
    assert not Story().follow([events.CardBuilt(0, chained, 2)])[0].by_chain


def _free_with(number: int) -> str | None:
    return load_duel().cards[number].free_with


def test_each_kind_of_deed_has_a_name_and_an_icon() -> None:
    told: list[events.Event] = [
        events.WonderTaken(0, 2, 1),
        events.AgeBegan(0, (), True),
        events.BeginnerChosen(0, 1),
        events.CardDiscarded(0, 3, 2),
        events.WonderBuilt(1, 2, 3, 4),
        events.CardBuilt(0, 4, FROM_THE_DISCARD),
        events.TokenTaken(0, 1),
        events.CardDestroyed(1, 4),
        events.ChoiceDeclined(0),
        events.GameEnded(MILITARY, 0),
    ]
    deeds = Story().follow(told)
    assert [deed.act for deed in deeds] == [
        Act.TOOK_WONDER,
        Act.AGE,
        Act.BEGINS,
        Act.DISCARDED,
        Act.WONDER,
        Act.DUG,
        Act.TOKEN,
        Act.DESTROYED,
        Act.DECLINED,
        Act.END,
    ]
    assert all(deed_name(deed) and deed_icon(deed) for deed in deeds)


def test_a_whole_game_can_be_told() -> None:
    game, rng = session(5), Random(5)
    speaker, story = Speaker(NAMES, 0), Story()
    speaker.begin(game.events_seen_by(0, 0))
    while game.to_move():
        game.submit(rng.choice(game.legal(game.to_move()[0])))
        happened = game.events_seen_by(0, game.at)
        said = speaker.said(speaker.lines(happened), game.view(0), warnings(game.view(0), NAMES))
        assert said or not game.to_move() or game.to_move()[0] == 1
        story.follow(happened)
    assert story.deeds[-1].act is Act.END
    history = [event for node in game.path() for event in game.events_seen_by(0, node)]
    assert log_entries(history, NAMES)[-1].heading


def test_a_new_warning_is_said_once() -> None:
    game, rng = session(2), Random(2)
    speaker = Speaker(NAMES, 0)
    said: list[str] = []
    while game.to_move():
        game.submit(rng.choice(game.legal(game.to_move()[0])))
        warned = warnings(game.view(0), NAMES)
        said.append(speaker.said((), game.view(0), warned))
        told = [line.text for line in warned]
        assert all(text in " ".join(said) for text in told)
        assert not any(text in speaker.said((), game.view(0), warned) for text in told)


@pytest.mark.parametrize(
    ("code", "one", "two"), [("en", "coin", "coins"), ("nl", "munt", "munten"), ("da", "mønt", "mønter")]
)
def test_a_single_coin_is_no_plural(code: str, one: str, two: str) -> None:
    happened: list[events.Event] = [events.CardDiscarded(0, 4, 3), events.CoinsGained(0, 1, 200)]
    happened += [events.CoinsPaid(1, 2, 0), events.CardBuilt(1, 5, 4)]
    won, paid = Story().follow(happened)
    with speaking(code):
        assert (remark(won), remark(paid)) == (f"+1 {one}", f"\N{MINUS SIGN}2 {two}")
