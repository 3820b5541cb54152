"""What the audit notices when a card, a slot or a pile is not where it should be."""

from functools import partial

import pytest

from engine.catalog.duel.loader import load_duel
from engine.duel.config import Switches, table
from engine.duel.state import CHOOSE_TOKEN, PLAY
from tests.engine.duel.audited import codes, late, moment

pytestmark = pytest.mark.compiled

GUILDS = [number for number, card in enumerate(load_duel().cards) if card.guild]


def test_a_card_that_vanishes_is_noticed() -> None:
    state, witness = late()
    state.discard.pop()
    assert codes((state, witness)) == {"cards_lost_or_made", "wrong_discard"}


def test_a_card_that_lies_in_two_places_is_noticed() -> None:
    state, witness = late()
    state.discard.append(state.discard[0])
    assert codes((state, witness)) == {"cards_lost_or_made", "wrong_discard"}


def test_a_card_that_changes_cities_by_itself_is_noticed() -> None:
    state, witness = late()
    state.cities[0].built.append(state.cities[1].built.pop())
    assert codes((state, witness)) == {"wrong_cards"}


def test_a_card_of_a_later_age_is_noticed() -> None:
    state, witness = late()
    state.cities[0].built.append(GUILDS[0])
    witness.cities[0].cards.append(GUILDS[0])
    assert "cards_lost_or_made" in codes((state, witness))


def test_a_card_that_left_the_game_without_being_destroyed_is_noticed() -> None:
    state, witness = late()
    state.gone.append(state.discard.pop())
    assert codes((state, witness)) == {"wrong_discard", "wrong_gone"}


def test_another_card_in_a_slot_is_noticed() -> None:
    state, witness = late()
    one, two = [slot for slot, card in enumerate(state.slots) if card >= 0][:2]
    state.slots[one], state.slots[two] = state.slots[two], state.slots[one]
    assert codes((state, witness)) == {"wrong_slot"}


def test_a_used_slot_that_counts_as_present_is_noticed() -> None:
    state, witness = late()
    state.present |= 1 << witness.used[0]
    assert codes((state, witness)) == {"wrong_slot"}


def test_an_age_too_many_is_noticed() -> None:
    state, witness = late()
    state.age += 1
    assert "wrong_age" in codes((state, witness))


def test_a_deal_of_another_age_is_noticed() -> None:
    state, witness = late()
    witness.dealt[1][0] = witness.dealt[0][0]
    assert "wrong_deal" in codes((state, witness))


def test_a_short_deal_is_noticed() -> None:
    state, witness = late()
    witness.dealt[1].pop()
    assert "wrong_deal" in codes((state, witness))


def test_a_guild_too_many_is_noticed() -> None:
    state, witness = moment(lambda s: s.age == 2 and s.phase == PLAY)
    spare = next(guild for guild in GUILDS if guild not in state.slots)
    slot = next(slot for slot, card in enumerate(state.slots) if card not in GUILDS and not state.face_up >> slot & 1)
    state.slots[slot] = witness.dealt[2][slot] = spare
    assert codes((state, witness)) == {"wrong_guilds"}


def test_a_guild_in_an_earlier_age_is_noticed() -> None:
    state, witness = late()
    slot = next(slot for slot, card in enumerate(state.slots) if card >= 0 and not state.face_up >> slot & 1)
    state.slots[slot] = witness.dealt[1][slot] = GUILDS[0]
    assert codes((state, witness)) == {"wrong_deal", "wrong_guilds"}


def test_a_covered_card_that_can_be_taken_is_noticed() -> None:
    state, witness = late()
    state.accessible |= state.present & -state.present
    assert codes((state, witness)) == {"wrong_access"}


def test_a_free_card_that_cannot_be_taken_is_noticed() -> None:
    state, witness = late()
    state.accessible &= state.accessible - 1
    assert codes((state, witness)) == {"wrong_access"}


def test_a_free_card_that_lies_face_down_is_noticed() -> None:
    state, witness = late()
    turned = next(iter(witness.turned_up))
    state.face_up &= ~(1 << turned)
    assert codes((state, witness)) == {"wrong_face_up"}


def test_a_covered_card_that_lies_face_up_is_noticed() -> None:
    state, witness = late()
    hidden = state.present & ~state.face_up
    state.face_up |= hidden & -hidden
    assert codes((state, witness)) == {"wrong_face_up"}


def test_a_card_that_is_turned_up_into_another_is_noticed() -> None:
    state, witness = late()
    turned = next(iter(witness.turned_up))
    witness.turned_up[turned] += 1
    assert codes((state, witness)) == {"wrong_turned_up"}


def test_a_card_that_nobody_was_told_of_is_noticed() -> None:
    state, witness = late()
    witness.turned_up.popitem()
    assert codes((state, witness)) == {"wrong_turned_up"}


def test_a_freed_card_that_is_turned_up_before_the_choice_of_the_turn_is_noticed() -> None:
    state, witness = moment(lambda s: s.phase == CHOOSE_TOKEN and s.accessible & ~s.face_up != 0)
    assert codes((state, witness)) == set()
    state.face_up |= state.accessible
    assert codes((state, witness)) == {"wrong_face_up"}


def test_a_switch_has_freed_cards_turned_up_before_the_choice_of_the_turn() -> None:
    tables = partial(table, chosen=Switches(cards_turn_up_before_choices=True))
    state, witness = moment(lambda s: s.phase == CHOOSE_TOKEN and s.present & ~s.face_up != 0, tables)
    assert codes((state, witness)) == set()
    state.face_up &= ~state.accessible
    assert codes((state, witness)) == {"wrong_face_up"}
