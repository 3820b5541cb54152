"""What can be done with a card: all of it is the engine's word."""

from random import Random

from engine.duel.facts import slots_in
from engine.duel.state import PLAY
from tests.wonders_gui.games.duel.positions import phase, played, session, views
from wonders_gui.games.duel.details import TOO_DEAR, why_refused
from wonders_gui.games.duel.offers import is_accessible, offers_of, owes_play
from wonders_gui.texts.words import coins


def test_an_offer_is_legal_exactly_when_the_engine_lists_it() -> None:
    game, rng = session(7), Random(7)
    while game.to_move():
        view = game.view(0)
        if owes_play(view):
            legal = set(game.legal(0))
            offered = set()
            for slot in slots_in(view.table.accessible):
                offered |= {offer.command for offer in offers_of(view, view.table.slots[slot]).all() if offer.legal}
            assert offered == legal
        game.submit(rng.choice(game.legal(game.to_move()[0])))


def test_a_legal_offer_tells_what_it_brings_and_an_illegal_one_why_not() -> None:
    view = played(4, phase(PLAY)).view(0)
    for slot in slots_in(view.table.accessible):
        for offer in offers_of(view, view.table.slots[slot]).all():
            assert (offer.outcome is None) == (offer.refusal is not None)


def test_the_note_of_what_is_too_dear_says_what_is_short() -> None:
    dear = 0
    for view in views():
        for slot in slots_in(view.table.accessible) if owes_play(view) else ():
            offers = offers_of(view, view.table.slots[slot])
            for offer in (offers.build, *offers.wonders):
                if offer.refusal is not None and offer.refusal.code == TOO_DEAR:
                    dear += 1
                    missing = coins(int(offer.refusal.details["price"]) - int(offer.refusal.details["coins"]))
                    assert why_refused(view, offer.command, offer.refusal) == f"{missing} short."
    assert dear


def test_face_down_cards_are_not_accessible() -> None:
    view = played(4, phase(PLAY)).view(0)
    assert [slot for slot in range(20) if is_accessible(view.table, slot)] == list(range(14, 20))


def test_the_best_wonder_is_one_that_can_be_built() -> None:
    game = played(4, lambda view: phase(PLAY)(view) and view.table.cities[0].coins > 9)
    view = game.view(0)
    card = view.table.slots[slots_in(view.table.accessible)[0]]
    offers = offers_of(view, card)
    best = offers.best_wonder()
    assert best is not None
    assert best.legal == any(offer.legal for offer in offers.wonders)
