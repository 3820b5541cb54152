"""The laws of the course of a game: the pawn, the turns, what the table waits for, and how it all ends."""

from collections.abc import Iterator
from typing import Final

from engine.core.audit import Violation
from engine.core.seats import NOBODY, Seat
from engine.duel import scoring
from engine.duel.audit import score
from engine.duel.audit.printed import printed
from engine.duel.audit.witness import Witness
from engine.duel.state import (
    BEGINNER,
    CIVILIAN,
    DRAFT,
    MILITARY,
    NO_VICTORY,
    OVER,
    PLAY,
    SCIENTIFIC,
    State,
    loot_bit,
)

AGES: Final = 3
SLOTS: Final = 20


# -- the military track ---------------------------------------------------------------------------------------------


def the_pawn_follows_the_shields(state: State, witness: Witness) -> Iterator[Violation]:
    """One step for each shield, from the middle, and never beyond a capital."""
    if state.pawn != witness.track.pawn:
        yield Violation("wrong_pawn", {"found": state.pawn, "expected": witness.track.pawn})


def loot_is_taken_where_the_pawn_first_comes(state: State, witness: Witness) -> Iterator[Violation]:
    """A token lies there until its zone is entered, and costs what is printed or all that the loser has."""
    track = witness.track
    for seat in (0, 1):
        for number in range(len(track.zones)):
            found = state.loot & loot_bit(seat, number) != 0
            if found != ((seat, number) in track.loot):
                yield Violation("wrong_loot", {"seat": seat, "number": number, "found": int(found)})
        if track.lost[seat] != track.owed[seat]:
            details: dict[str, int | str] = {"found": track.lost[seat], "expected": track.owed[seat]}
            yield Violation("wrong_loot_coins", {"seat": seat, **details})


# -- turns and choices ----------------------------------------------------------------------------------------------


def expected_victory(witness: Witness) -> int:
    """A supremacy ends the game at once; otherwise it ends when the last card is used and all is chosen."""
    if witness.track.is_at_capital():
        return MILITARY
    if scientist(witness) != NOBODY:
        return SCIENTIFIC
    used_up = len(witness.dealt) == AGES and len(witness.used) == SLOTS
    return CIVILIAN if used_up and witness.turns.choice == NOBODY else NO_VICTORY


def scientist(witness: Witness) -> Seat:
    """Who has enough different symbols, or NOBODY."""
    needed = printed().catalog.numbers.symbols_to_win
    for seat, city in enumerate(witness.cities):
        if len(set(city.symbols())) >= needed:
            return seat
    return NOBODY


def expected_phase(witness: Witness) -> int:
    """What the table should wait for."""
    if not witness.dealt:
        return DRAFT
    if expected_victory(witness) != NO_VICTORY:
        return OVER
    if witness.turns.choice != NOBODY:
        return witness.turns.choice
    return PLAY if witness.chooser() == NOBODY else BEGINNER


def is_between_turns(witness: Witness) -> bool:
    """Whether the last turn has been played to its end."""
    return expected_phase(witness) in (PLAY, BEGINNER) or expected_victory(witness) == CIVILIAN


def expected_decider(witness: Witness) -> Seat:
    """Who should owe the next decision."""
    phase = expected_phase(witness)
    if phase == DRAFT:
        picks = [player for order in printed().catalog.draft for player in order]
        player = picks[sum(city.drafted for city in witness.cities)]
        return witness.first if player == "first" else 1 - witness.first
    if phase == OVER:
        return NOBODY
    return witness.chooser() if phase == BEGINNER else witness.turns.active


def the_table_waits_for_the_right_decision(state: State, witness: Witness) -> Iterator[Violation]:
    """The phase, who decides, and what may be destroyed."""
    if state.phase != expected_phase(witness):
        yield Violation("wrong_phase", {"found": state.phase, "expected": expected_phase(witness)})
    if state.decider != expected_decider(witness):
        yield Violation("wrong_decider", {"found": state.decider, "expected": expected_decider(witness)})
    colour = NOBODY if state.phase == OVER else witness.turns.destroys
    if state.destroys != colour:
        yield Violation("wrong_colour", {"found": state.destroys, "expected": colour})


def turns_alternate(state: State, witness: Witness) -> Iterator[Violation]:
    """The beginner of an age first, then in turn, unless a wonder brings another turn."""
    turns = witness.turns
    if state.first != witness.first or state.table.first not in (state.first, NOBODY):
        yield Violation("wrong_first_player", {"found": state.first, "expected": witness.first})
    if state.active != turns.active:
        yield Violation("wrong_turn", {"found": state.active, "expected": turns.active})
    if turns.out_of_turn != NOBODY:
        yield Violation("played_out_of_turn", {"seat": turns.out_of_turn})
    again = turns.again and state.phase != BEGINNER
    if state.again != again:
        yield Violation("wrong_extra_turn", {"found": int(state.again), "expected": int(again)})


# -- the end --------------------------------------------------------------------------------------------------------


def the_game_ends_as_the_rulebook_says(state: State, witness: Witness) -> Iterator[Violation]:
    """By arms, by science, or by points when all cards are used; and the right seat wins."""
    victory = expected_victory(witness)
    winner = expected_winner(witness, victory)
    if state.victory != victory:
        yield Violation("wrong_victory", {"found": state.victory, "expected": victory})
    if state.winner != winner:
        yield Violation("wrong_winner", {"found": state.winner, "expected": winner})


def expected_winner(witness: Witness, victory: int) -> Seat:
    """Who should have won; NOBODY also when the victory is shared."""
    if victory == MILITARY:
        return witness.track.leader()
    if victory == SCIENTIFIC:
        return scientist(witness)
    return score.best_seat(witness) if victory == CIVILIAN else NOBODY


def points_are_what_a_second_count_gives(state: State, witness: Witness) -> Iterator[Violation]:
    """The score sheets of both cities; what is asked here is the score that players are shown."""
    if state.phase != OVER:
        return
    for seat in (0, 1):
        found, expected = sum(scoring.points(state, seat)), sum(score.score(witness, seat))
        if scoring.points(state, seat) != score.score(witness, seat):
            yield Violation("wrong_score", {"seat": seat, "found": found, "expected": expected})
