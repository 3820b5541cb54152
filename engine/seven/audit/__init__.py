"""Checks that a position keeps the laws of the game, whatever the rules did: says what is broken, as codes.

It compares the state with the catalog and with what a `Witness` heard, and shares no code with rules and ledger. It
is for simulations and tests; no game needs it.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from engine.catalog.loader import load_seven
from engine.core.audit import Violation
from engine.seven.audit.recount import Shelf, kept, recount, shelf
from engine.seven.audit.witness import Witness
from engine.seven.facts import AGES, NO_CARD
from engine.seven.state import COPY_GUILD, FROM_DISCARD, LAST_CARD, LOSSES, MAX_STAGES, OVER, PLAY, SIDES, State

GUILDS_BESIDE_CITIES: Final = 2


Check = Callable[[State, Witness], Iterator[Violation]]


def audit(state: State, witness: Witness) -> list[Violation]:
    """Every law that the position breaks, between two decisions."""
    return [violation for check in CHECKS for violation in check(state, witness)]


# -- cards --------------------------------------------------------------------------------------------------------


@cache
def printed(edition: int, cities: int, expansions: tuple[str, ...] = ()) -> list[int]:
    """How many copies of each card a table of so many cities uses; 0 for those that are drawn."""
    return [sum(copy <= cities for copy in card.copies) for card in load_seven(edition, expansions).cards]


@cache
def guilds(edition: int) -> list[int]:
    """The numbers of the guilds."""
    return [number for number, card in enumerate(load_seven(edition).cards) if card.guild]


@cache
def black_cards(edition: int, expansions: tuple[str, ...], age: int) -> list[int]:
    """The numbers of the black cards of an age."""
    cards = load_seven(edition, expansions).cards
    return [number for number, card in enumerate(cards) if card.colour == "black" and card.age == age + 1]


def shelf_of(state: State) -> Shelf:
    """The shares of everything that may lie on this table."""
    return shelf(state.book.edition, state.book.expansions)


def hand_of(state: State) -> int:
    """How many cards everybody is dealt."""
    return load_seven(state.book.edition, state.book.expansions).hand


def turns_of(state: State) -> int:
    """How many turns an age has."""
    return hand_of(state) - 1


def cards_found(state: State) -> list[int]:
    """How many copies of each card lie anywhere on the table."""
    found = [0] * len(state.book.cards)
    places = [*state.hands, state.pile, state.discard, [card for card in state.buried if card != NO_CARD]]
    for place in places:
        for card in place:
            found[card] += 1
    for number, kind in enumerate(shelf_of(state).kinds):
        for mask in state.built[kind.age :: AGES]:
            if mask & kind.bit:
                found[number] += 1
    return found


def every_card_is_in_one_place(state: State, _witness: Witness) -> Iterator[Violation]:
    """The ages dealt so far lie on the table once; nothing else does."""
    found = cards_found(state)
    edition, expansions = state.book.edition, state.book.expansions
    kinds = shelf_of(state).kinds
    latest = -1 if state.phase == SIDES else state.age
    drawn = {*guilds(edition), *(card for age in range(AGES) for card in black_cards(edition, expansions, age))}
    for number, copies in enumerate(printed(edition, state.cities, expansions)):
        expected = copies if kinds[number].age <= latest else 0
        if found[number] != expected and number not in drawn:
            yield Violation("cards_lost_or_made", {"card": number, "found": found[number], "expected": expected})
    yield from _right_guilds([found[number] for number in guilds(edition)], state, latest)
    for age in range(AGES if expansions else 0):
        copies_found = [found[number] for number in black_cards(edition, expansions, age)]
        yield from _right_black_cards(copies_found, state.cities if age <= latest else 0, age)


def _right_black_cards(copies: list[int], expected: int, age: int) -> Iterator[Violation]:
    if sum(copies) != expected or max(copies) > 1:
        yield Violation("wrong_black_cards", {"age": age + 1, "found": sum(copies), "expected": expected})


def _right_guilds(copies: list[int], state: State, latest: int) -> Iterator[Violation]:
    expected = state.cities + GUILDS_BESIDE_CITIES if latest == AGES - 1 else 0
    if sum(copies) != expected or max(copies) > 1:
        yield Violation("wrong_guilds", {"found": sum(copies), "expected": expected})


def cities_hold_what_was_built(state: State, witness: Witness) -> Iterator[Violation]:
    """Buildings differ, and what is derived from them is what a fresh count gives."""
    known = shelf_of(state)
    for city in range(state.cities):
        if state.sides_open >> city & 1:
            continue
        cards = witness.cards[city]
        buildings = {known.kinds[card].building for card in cards}
        if len(buildings) != len(cards):
            yield Violation("building_twice", {"city": city})
        expected = recount(known, state.side[city], cards, len(witness.buried[city]))
        actual = kept(state, city)
        if actual != expected:
            wrong = [name for name in expected if actual[name] != expected[name]]
            yield Violation("wrong_count", {"city": city, "field": ", ".join(wrong)})


def stages_are_built_in_order(state: State, witness: Witness) -> Iterator[Violation]:
    """So many stages as buried cards, from the first on, and no more than the board has."""
    stages = shelf_of(state).stages
    for city in range(state.cities):
        buried = witness.buried[city]
        height = len(stages[state.side[city]])
        places = state.buried[MAX_STAGES * city : MAX_STAGES * (city + 1)]
        in_order = places == buried + [NO_CARD] * (MAX_STAGES - len(buried))
        if state.stages[city] != len(buried) or len(buried) > height or not in_order:
            details: dict[str, int | str] = {"stages": state.stages[city], "buried": len(buried), "height": height}
            yield Violation("wrong_stages", {"city": city, **details})


def discards_are_as_told(state: State, witness: Witness) -> Iterator[Violation]:
    """The discard pile holds what was sold or left over and not taken."""
    if sorted(state.discard) != sorted(witness.discard):
        yield Violation("wrong_discard", {"found": len(state.discard), "expected": len(witness.discard)})


# -- hands and choices --------------------------------------------------------------------------------------------


def hands_have_the_right_size(state: State, witness: Witness) -> Iterator[Violation]:
    """One card less in every turn; whoever holds the Free City card has drawn one more."""
    base = expected_hand(state)
    if state.phase == LOSSES:  # at the end of an age before Babylon's last card, or after it
        base = 0 if witness.leftovers_gone else hand_of(state) - state.turn
    for seat, hand in enumerate(state.hands):
        expected = base + (seat == state.holder and state.phase == PLAY)
        if len(hand) != expected:
            yield Violation("wrong_hand", {"seat": seat, "found": len(hand), "expected": expected})
    pile = expected_pile(state)
    if len(state.pile) != pile:
        yield Violation("wrong_pile", {"found": len(state.pile), "expected": pile})


def expected_hand(state: State) -> int:
    """How many cards everybody holds now."""
    if state.phase == PLAY:
        return hand_of(state) + 1 - state.turn
    if state.phase == LAST_CARD:
        return 1
    if state.phase == FROM_DISCARD:
        return hand_of(state) - state.turn if state.turn < turns_of(state) else 0
    return 0


def expected_pile(state: State) -> int:
    """How many cards the Free City's pile has now: one is drawn in every turn, the rest goes with the leftovers."""
    dealt = state.phase in (PLAY, LAST_CARD) or (state.phase == FROM_DISCARD and state.turn < turns_of(state))
    return hand_of(state) - state.turn if dealt and state.table.players == 2 else 0


def everybody_chose_in_every_turn(state: State, witness: Witness) -> Iterator[Violation]:
    """One card a turn, and one more for each last card that a city may play."""
    if state.phase != PLAY and state.phase != OVER:
        return
    turns = turns_of(state) * state.age + state.turn - (state.phase == PLAY)
    for city in range(state.cities):
        expected = turns + witness.extra_choices[city]
        if witness.choices[city] != expected:
            yield Violation("wrong_choices", {"city": city, "found": witness.choices[city], "expected": expected})


# -- coins and conflicts ------------------------------------------------------------------------------------------


def coins_come_from_the_bank_and_go_back(state: State, witness: Witness) -> Iterator[Violation]:
    """Nobody owes anything, and the coins on the table are those that came from the bank and did not go back."""
    expected = witness.from_bank - witness.to_bank
    if sum(state.coins) != expected:
        yield Violation("coins_lost_or_made", {"found": sum(state.coins), "expected": expected})
    for city in range(state.cities):
        if state.coins[city] != witness.coins[city]:
            details: dict[str, int | str] = {"found": state.coins[city], "expected": witness.coins[city]}
            yield Violation("wrong_coins", {"city": city, **details})
        if state.coins[city] < 0:
            yield Violation("coins_below_zero", {"city": city, "coins": state.coins[city]})


def nobody_spends_the_income_of_the_turn(state: State, witness: Witness) -> Iterator[Violation]:
    """Purchases use the coins held when the turn began; an extra card may be a turn of its own by a switch."""
    if state.table.rulings.extra_card_is_a_turn:
        return
    for city in range(state.cities):
        if witness.spent[city] > witness.at_start[city]:
            details: dict[str, int | str] = {"spent": witness.spent[city], "coins": witness.at_start[city]}
            yield Violation("income_spent", {"city": city, **details})


def conflicts_follow_the_shields(state: State, witness: Witness) -> Iterator[Violation]:
    """When an age has just ended, every city has a token for each neighbour of another strength."""
    if state.defeats != witness.defeats or state.victories != [n for city in witness.victories for n in city]:
        yield Violation("wrong_tokens")
    ended = age_just_ended(state)
    if ended < 0:
        return
    away = witness.withdrawn[ended]
    won = border_victories(state, away) if state.table.teams else ring_victories(state, away)
    for city, expected in enumerate(won):
        if witness.fought[city][ended] != expected:
            details: dict[str, int | str] = {"found": witness.fought[city][ended], "expected": expected}
            yield Violation("wrong_victories", {"city": city, **details})


def ring_victories(state: State, away: set[int]) -> list[int]:
    """What everybody should have won of those who did not withdraw: the last two meet once, all others twice."""
    ring = [city for city in range(state.cities) if city not in away]
    steps = {0: (), 1: (), 2: (1,)}.get(len(ring), (1, -1))
    won = [0] * state.cities
    for place, city in enumerate(ring):
        others = [state.shields[ring[(place + step) % len(ring)]] for step in steps]
        won[city] = sum(state.shields[city] > other for other in others)
    return won


def border_victories(state: State, away: set[int]) -> list[int]:
    """In teams: two tokens against the opponent at one's side, one less for each who spent diplomacy there."""
    won = [0] * state.cities
    for city in range(state.cities):
        opponent = (city + (1 if city % 2 else -1)) % state.cities
        if state.shields[city] > state.shields[opponent]:
            won[city] = 2 - len(away & {city, opponent})
    return won


def debts_and_diplomacy_are_as_told(state: State, witness: Witness) -> Iterator[Violation]:
    """Debt only grows and tokens are never owed; whoever lost coins lost all that was inflicted."""
    for city in range(state.cities):
        told = (witness.debt[city], witness.diplomacy[city])
        if (state.debt[city], state.diplomacy[city]) != told or min(told) < 0:
            yield Violation("wrong_debt_or_diplomacy", {"city": city})
    for city, lost, expected in witness.wrong_losses:
        yield Violation("wrong_loss", {"city": city, "found": lost, "expected": expected})
    if state.phase in (PLAY, COPY_GUILD, OVER) and (witness.inflicted or any(state.threats)):
        yield Violation("loss_not_settled")


def age_just_ended(state: State) -> int:
    """The age whose conflicts were fought with the shields that lie there now, or -1."""
    if state.phase in (COPY_GUILD, OVER):
        return AGES - 1
    return state.age - 1 if state.phase == PLAY and state.turn == 1 else -1


CHECKS: Final[tuple[Check, ...]] = (
    every_card_is_in_one_place,
    cities_hold_what_was_built,
    stages_are_built_in_order,
    discards_are_as_told,
    hands_have_the_right_size,
    everybody_chose_in_every_turn,
    coins_come_from_the_bank_and_go_back,
    nobody_spends_the_income_of_the_turn,
    conflicts_follow_the_shields,
    debts_and_diplomacy_are_as_told,
)
