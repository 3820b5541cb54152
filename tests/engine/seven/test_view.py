"""What one seat may know: its own cards, what lies open, the hands it has passed on, and nothing else."""

from collections import Counter
from random import Random

import pytest

from engine.seven import events
from engine.seven.apply import SevenLedger
from engine.seven.commands import BuildCard, LeaveDiscard, SealedChoice, SellCard
from engine.seven.config import table
from engine.seven.events import Event
from engine.seven.imagine import imagine
from engine.seven.legality import legal, to_move
from engine.seven.position import read_position
from engine.seven.rules import resolve, set_up
from engine.seven.state import FROM_PILE, LEFT_OVER, SOLD, UNKNOWN, PlayRecord, State
from engine.seven.tables import new_state
from engine.seven.trade import FREE
from engine.seven.view import seen, view
from tests.engine.seven.random_games import positions, random_move
from tests.positions import NAMES, text_of

pytestmark = pytest.mark.compiled


def opened(players: int, seed: int = 1, edition: int = 1) -> SevenLedger:
    """A game at its first decision."""
    ledger = SevenLedger(new_state(table(edition, players, seed)), [])
    set_up(ledger)
    return ledger


def everybody_sells(ledger: SevenLedger) -> None:
    """Each seat sells the first card of its hand."""
    for seat in range(ledger.state.table.players):
        resolve(ledger, SellCard(seat, seat, ledger.state.hands[seat][0]))


def test_a_seat_sees_its_own_hand_and_only_the_size_of_the_others() -> None:
    state = opened(4).state
    known = view(state, 2)
    assert known.table.hands[2] == state.hands[2]
    assert all(known.table.hands[seat] == [UNKNOWN] * 7 for seat in (0, 1, 3))


def test_a_sealed_choice_is_seen_as_made_but_not_which() -> None:
    ledger = opened(3)
    resolve(ledger, SellCard(0, 0, ledger.state.hands[0][0]))
    assert view(ledger.state, 1).table.choices == [SealedChoice(0, 0), None, None]
    assert view(ledger.state, 0).table.choices == ledger.state.choices


def test_a_view_does_not_hold_the_seed() -> None:
    ledger = opened(3, seed=12345)
    assert view(ledger.state, 0).table.seed == 0


def test_a_sold_card_is_known_to_its_seller_only() -> None:
    ledger = opened(3)
    sold = [ledger.state.hands[seat][0] for seat in range(3)]
    everybody_sells(ledger)
    for seat in range(3):
        assert view(ledger.state, seat).table.discard == [sold[seat], UNKNOWN, UNKNOWN]


def test_a_hand_that_was_passed_on_is_remembered() -> None:
    ledger = opened(3)
    passed_on = sorted(ledger.state.hands[0][1:])
    everybody_sells(ledger)
    assert any(group.cards == passed_on for group in view(ledger.state, 0).groups)
    for chance in range(20):
        assert sorted(imagine(view(ledger.state, 0), Random(chance)).hands[1]) == passed_on


def test_a_card_built_from_a_remembered_hand_is_gone_from_it() -> None:
    ledger = opened(3)
    everybody_sells(ledger)
    state = ledger.state
    moves = [move for move in legal(state, 1) if isinstance(move, BuildCard) and move.payment == FREE]
    remembered = Counter(state.hands[1])
    resolve(ledger, SellCard(0, 0, state.hands[0][0]))
    resolve(ledger, moves[0])
    resolve(ledger, SellCard(2, 2, state.hands[2][0]))
    remembered[moves[0].card] -= 1
    assert Counter(imagine(view(state, 0), Random(1)).hands[2]) == +remembered


def test_a_card_sold_from_a_remembered_hand_may_be_any_of_it() -> None:
    ledger = opened(3)
    everybody_sells(ledger)
    before = sorted(ledger.state.hands[1])
    everybody_sells(ledger)
    sizes = set()
    for chance in range(60):
        world = imagine(view(ledger.state, 0), Random(chance))
        sold = [play.card for play in map(PlayRecord, world.plays) if play.turn == 2 and play.seat == 1]
        assert sorted([*world.hands[2], *sold]) == before
        sizes.add(sold[0])
    assert len(sizes) == len(before)


def test_when_a_hand_comes_back_it_is_known_what_the_others_took() -> None:
    ledger = opened(3, seed=5)
    first_hand = ledger.state.hands[0][1:]
    for _ in range(3):
        everybody_sells(ledger)
    missing = sorted(Counter(first_hand) - Counter(ledger.state.hands[0]))
    groups = [group for group in view(ledger.state, 0).groups if group.quotas is None]
    assert missing in [group.cards for group in groups]


def test_ages_are_never_mixed_in_an_imagined_deal() -> None:
    for number, state in enumerate(positions(77)):
        if number % 7 == 0:
            world = imagine(view(state, 0), Random(number))
            assert all(world.book.cards[card].age == world.age for hand in world.hands for card in hand)


def test_discarded_cards_stay_discarded_in_an_imagined_deal() -> None:
    for number, state in enumerate(positions(78)):
        if number % 7 == 0:
            known = [card for card in view(state, 1).table.discard if card != UNKNOWN]
            world = imagine(view(state, 1), Random(number))
            assert len(world.discard) == len(state.discard)
            assert not Counter(known) - Counter(world.discard)


def test_an_imagined_deal_has_the_same_cards_as_the_deck() -> None:
    for seed in range(6):
        for number, state in enumerate(positions(seed)):
            if number % 11 == 0:
                world = imagine(view(state, 0), Random(number))
                assert _cards_without_guilds(world) == _cards_without_guilds(state)


def _cards_without_guilds(state: State) -> Counter[int]:
    cards = Counter(state.discard + state.pile)
    for hand in state.hands:
        cards.update(hand)
    cards.update(card for card in state.buried if card >= 0)
    for place, mask in enumerate(state.built):
        cards.update(state.book.cards_in(place % 3, mask))
    drawn = [card for draws in state.table.draws for draw in draws for card in draw.cards]
    return Counter({card: count for card, count in cards.items() if card not in drawn})


def halikarnassos_at_the_discard_pile(seed: int) -> State:
    """A three-player game in which seat 0 has just looked through the discard pile."""
    config = table(2, 3, seed, boards=("halikarnassos", "rhodos", "gizah"), sides=("night", "day", "day"))
    ledger = SevenLedger(new_state(config), None)
    set_up(ledger)
    rng = Random(seed)
    while ledger.state.phase == 1:
        for seat in to_move(ledger.state):
            moves = legal(ledger.state, seat)
            stages = [move for move in moves if type(move).__name__ == "BuildStage"]
            resolve(ledger, rng.choice(stages if seat == 0 and stages else moves))
    return ledger.state


def test_who_builds_from_the_discard_pile_sees_all_of_it() -> None:
    state = halikarnassos_at_the_discard_pile(3)
    assert sorted(view(state, 0).table.discard) == sorted(state.discard)
    for chance in range(20):
        assert sorted(imagine(view(state, 0), Random(chance)).discard) == sorted(state.discard)


def test_what_was_seen_in_the_discard_pile_is_remembered() -> None:
    state = halikarnassos_at_the_discard_pile(3)
    pile = Counter(state.discard)
    ledger = SevenLedger(state, None)
    resolve(ledger, legal(state, 0)[0])
    taken = Counter(pile) - Counter(state.discard)
    for chance in range(20):
        assert not (pile - taken) - Counter(imagine(view(state, 0), Random(chance)).discard)


def test_a_card_taken_from_the_pile_must_have_been_discarded() -> None:
    state = halikarnassos_at_the_discard_pile(3)
    ledger = SevenLedger(state, None)
    move = legal(state, 0)[0]
    resolve(ledger, move)
    for seat in (1, 2):
        for chance in range(20):
            world = imagine(view(state, seat), Random(chance))
            discarded = [p.card for p in map(PlayRecord, world.plays) if p.action in (SOLD, LEFT_OVER)]
            assert move.key()[3] in discarded


def test_hidden_cards_are_masked_in_the_events_others_see() -> None:
    log: list[Event] = []
    ledger = SevenLedger(new_state(table(1, 2, 9)), log)
    set_up(ledger)
    rng = Random(9)
    while to_move(ledger.state):
        resolve(ledger, rng.choice(legal(ledger.state, rng.choice(to_move(ledger.state)))))
    for event in log:
        for seat in range(2):
            _check_what_is_seen(event, seat)


def _check_what_is_seen(event: Event, seat: int) -> None:
    shown = seen(event, seat)
    if isinstance(event, events.AgeBegan | events.LeftoversDiscarded):
        assert isinstance(shown, events.AgeBegan | events.LeftoversDiscarded)
        assert shown.hands[seat] == event.hands[seat]
        assert set(shown.hands[1 - seat]) <= {UNKNOWN}
        assert set(shown.pile) <= {UNKNOWN}
    elif isinstance(event, events.StageBuilt | events.CardSold):
        assert isinstance(shown, events.StageBuilt | events.CardSold)
        assert shown.card == (event.card if event.seat == seat else UNKNOWN)
    elif isinstance(event, events.CardDrawn):
        assert isinstance(shown, events.CardDrawn)
        assert shown.card == (event.card if event.seat == seat else UNKNOWN)
    elif isinstance(event, events.ChoiceSealed):
        assert isinstance(shown, events.ChoiceSealed)
        assert isinstance(shown.command, SealedChoice) == (event.command.seat != seat)
    else:
        assert shown == event


def test_the_holder_sees_the_last_card_it_plays_for_the_free_city() -> None:
    log: list[Event] = []
    for seed in range(8):
        config = table(1, 2, seed, boards=("gizah", "rhodos", "babylon"), sides=("A", "A", "B"))
        ledger = SevenLedger(new_state(config), log)
        set_up(ledger)
        rng = Random(seed)
        while to_move(ledger.state):
            resolve(ledger, random_move(ledger.state, rng))
    hidden = [e for e in log if isinstance(e, events.StageBuilt | events.CardSold) and e.source == FROM_PILE]
    assert hidden
    for event in hidden:
        assert seen(event, event.seat) == event
        assert seen(event, 1 - event.seat) != event


def test_a_searched_discard_pile_of_seven_players_is_imagined_at_once() -> None:
    """Where a choice of places was tried out one by one, this took for ever."""
    state = read_position(text_of("seven_players_and_a_searched_discard_pile"))
    for chance in range(5):
        known = view(state, 5)
        assert view(imagine(known, Random(chance)), 5) == known


def test_a_look_at_the_discard_pile_is_remembered_in_a_position_without_a_past() -> None:
    state = read_position(text_of("halikarnassos_in_mid_age"))
    pile = sorted(state.discard)
    resolve(SevenLedger(state, None), LeaveDiscard(0, 0))
    assert pile
    assert view(state, 0).table.discard == pile


@pytest.mark.parametrize(
    "boards",
    [
        ("halikarnassos", "rhodos", "babylon"),
        ("rhodos", "halikarnassos", "babylon"),
        ("babylon", "rhodos", "halikarnassos"),
    ],
)
@pytest.mark.parametrize("side", ["A", "B"])
def test_two_players_remember_what_they_drew_saw_and_passed_on(boards: tuple[str, ...], side: str) -> None:
    for seed in range(6):
        state = new_state(table(1, 2, seed, boards=boards, sides=(side, side, side)))
        ledger = SevenLedger(state, None)
        set_up(ledger)
        rng = Random(seed)
        while to_move(state):
            resolve(ledger, random_move(state, rng))
            for seat in range(2):
                known = view(state, seat)
                assert view(imagine(known, rng), seat) == known


@pytest.mark.parametrize("name", NAMES)
def test_a_described_position_can_be_imagined_from_every_seat(name: str) -> None:
    state = read_position(text_of(name))
    for seat in range(state.table.players):
        known = view(state, seat)
        assert view(imagine(known, Random(seat)), seat) == known
