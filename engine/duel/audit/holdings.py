"""The laws of what cities have: wonders and tokens that exist once, coins of the bank, numbers that add up."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from engine.catalog.duel.model import PLAYERS, Player
from engine.core.audit import Violation
from engine.core.seats import Seat
from engine.duel.audit.prices import card_price, wonder_price
from engine.duel.audit.printed import printed
from engine.duel.audit.recount import Numbers, kept, recount
from engine.duel.audit.witness import Witness
from engine.duel.facts import NO_CARD
from engine.duel.state import CHOOSE_FROM_BOX, State

COINS_IN_BOX: Final = 86


# -- wonders --------------------------------------------------------------------------------------------------------


def wonders_are_drafted_in_order(state: State, witness: Witness) -> Iterator[Violation]:
    """Each wonder is shown once, and the seats take theirs as the draft says: four each in the end."""
    for wonder, times in Counter(witness.seen_wonders).items():
        if times > 1:
            yield Violation("wonder_twice", {"wonder": wonder})
    if state.shown != witness.shown or len(state.shown) != _expected_shown(witness):
        yield Violation("wrong_shown", {"found": len(state.shown), "expected": _expected_shown(witness)})
    taken = sum(city.drafted for city in witness.cities)
    if state.picked != taken:
        yield Violation("wrong_picks", {"found": state.picked, "expected": taken})
    for seat, city in enumerate(witness.cities):
        expected = _expected_draft(witness, seat)
        if city.drafted != expected:
            yield Violation("wrong_draft", {"seat": seat, "found": city.drafted, "expected": expected})


def _expected_shown(witness: Witness) -> int:
    """Those of the round that have not been taken; when the last one is, the next round is shown."""
    each = printed().catalog.numbers.wonders_shown
    return 0 if witness.dealt else each - sum(city.drafted for city in witness.cities) % each


def _expected_draft(witness: Witness, seat: Seat) -> int:
    """How many of the wonders taken so far should be this seat's."""
    picks = [player for order in printed().catalog.draft for player in order]
    if witness.dealt:
        return picks.count(_player(witness, seat))
    return picks[: sum(city.drafted for city in witness.cities)].count(_player(witness, seat))


def _player(witness: Witness, seat: Seat) -> Player:
    return PLAYERS[0 if seat == witness.first else 1]


def fixed_sets_are_handed_out(state: State, witness: Witness) -> Iterator[Violation]:
    """In a first game each player has the wonders that the rulebook names."""
    if state.table.first_game is None:
        return
    catalog = printed().catalog
    for seat, city in enumerate(witness.cities):
        named = catalog.first_game[_player(witness, seat)]
        gone = [catalog.wonders[wonder].id for wonder in witness.returned]
        found = [catalog.wonders[wonder].id for wonder in city.plans + city.wonders]
        if set(found) != set(named) - set(gone):
            yield Violation("wrong_set", {"seat": seat})


def wonders_stand_as_told(state: State, witness: Witness) -> Iterator[Violation]:
    """Each city's wonders, built and unbuilt, and the cards under them."""
    for seat, city in enumerate(state.cities):
        told = witness.cities[seat]
        if city.wonders != told.wonders:
            yield Violation("wrong_wonders", {"seat": seat, "found": len(city.wonders), "expected": len(told.wonders)})
        if city.plans != told.plans:
            yield Violation("wrong_plans", {"seat": seat, "found": len(city.plans), "expected": len(told.plans)})
    for wonder, card in enumerate(state.under):
        if card != witness.under.get(wonder, NO_CARD):
            yield Violation("wrong_card_under", {"wonder": wonder})


def no_more_than_seven_wonders_are_built(state: State, witness: Witness) -> Iterator[Violation]:
    """With the seventh, whatever is unbuilt goes back."""
    most = printed().catalog.numbers.most_wonders
    built = sum(len(city.wonders) for city in state.cities)
    if state.wonders_built != built:
        yield Violation("wrong_wonder_count", {"found": state.wonders_built, "expected": built})
    if built > most:
        yield Violation("too_many_wonders", {"found": built, "most": most})
    left = [wonder for city in state.cities for wonder in city.plans]
    if built >= most and left:
        yield Violation("wonder_not_returned", {"wonder": left[0]})
    if built < most and witness.returned:
        yield Violation("wonder_returned_early", {"wonder": witness.returned[0]})


# -- tokens ---------------------------------------------------------------------------------------------------------


def every_token_is_in_one_place(state: State, witness: Witness) -> Iterator[Violation]:
    """On the board, in the box or in a city; half of them were laid out."""
    on_board = printed().catalog.numbers.tokens_on_board
    if witness.laid_out != on_board:
        yield Violation("wrong_token_deal", {"found": witness.laid_out, "expected": on_board})
    yield from _tokens_twice_or_gone(state)
    yield from _tokens_elsewhere(state, witness)


def _tokens_twice_or_gone(state: State) -> Iterator[Violation]:
    found = Counter(state.board + state.box + state.cities[0].tokens + state.cities[1].tokens)
    for token in range(len(printed().tokens)):
        if found[token] != 1:
            yield Violation("tokens_lost_or_made", {"token": token, "found": found[token]})


def _tokens_elsewhere(state: State, witness: Witness) -> Iterator[Violation]:
    if state.board != witness.board:
        yield Violation("wrong_board", {"found": len(state.board), "expected": len(witness.board)})
    if state.box != witness.box:
        yield Violation("wrong_box", {"found": len(state.box), "expected": len(witness.box)})
    for seat, city in enumerate(state.cities):
        told = witness.cities[seat].tokens
        if city.tokens != told:
            yield Violation("wrong_tokens", {"seat": seat, "found": len(city.tokens), "expected": len(told)})


def tokens_are_drawn_from_the_box(state: State, witness: Witness) -> Iterator[Violation]:
    """As many as the wonder says, all different, and only while one of them is chosen."""
    amount = max(wonder.draws for wonder in printed().wonders) if state.phase == CHOOSE_FROM_BOX else 0
    drawn = set(state.drawn) & set(state.box)
    if state.drawn != witness.drawn or len(state.drawn) != amount or len(drawn) != amount:
        yield Violation("wrong_draw", {"found": len(state.drawn), "expected": amount})


# -- coins and counts -----------------------------------------------------------------------------------------------


def coins_come_from_the_bank_and_go_back(state: State, witness: Witness) -> Iterator[Violation]:
    """Nobody owes anything, and the coins on the table are those that came from the bank and did not go back."""
    coins = [city.coins for city in state.cities]
    expected = witness.from_bank - witness.to_bank
    if sum(coins) != expected:
        yield Violation("coins_lost_or_made", {"found": sum(coins), "expected": expected})
    if witness.rulings.coins_limited and sum(coins) > COINS_IN_BOX:
        yield Violation("too_many_coins", {"found": sum(coins), "most": COINS_IN_BOX})
    for seat, found in enumerate(coins):
        told = witness.cities[seat].coins
        if found != told:
            yield Violation("wrong_coins", {"seat": seat, "found": found, "expected": told})
        if found < 0:
            yield Violation("coins_below_zero", {"seat": seat, "coins": found})


def cities_add_up_to_what_they_hold(state: State, witness: Witness) -> Iterator[Violation]:
    """What is derived from cards, wonders and tokens is what a fresh count gives."""
    for seat, city in enumerate(state.cities):
        expected = recount(witness.cities[seat], witness.cities[1 - seat])
        actual = kept(city)
        if actual != expected:
            wrong = [name for name in expected if actual[name] != expected[name]]
            yield Violation("wrong_count", {"seat": seat, "field": ", ".join(wrong)})
        yield from _wrong_prices(state, seat, expected)


def _wrong_prices(state: State, seat: Seat, counted: Numbers) -> Iterator[Violation]:
    """Prices of cards, then of wonders, are remembered once somebody has asked; here those of what can be had now."""
    city = state.cities[seat]
    open_cards = [card for slot, card in enumerate(state.slots) if state.accessible >> slot & 1]
    for card in [card for card in open_cards if card != NO_CARD]:
        found = city.prices[card]
        if found >= 0 and found != (expected := card_price(card, counted)):
            yield Violation("wrong_card_price", {"seat": seat, "card": card, "found": found, "expected": expected})
    for wonder in city.plans:
        found = city.prices[len(printed().cards) + wonder]
        if found >= 0 and found != (expected := wonder_price(wonder, counted)):
            details: dict[str, int | str] = {"wonder": wonder, "found": found, "expected": expected}
            yield Violation("wrong_wonder_price", {"seat": seat, **details})
