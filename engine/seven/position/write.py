"""A position as plain data, cards by their ids: what can be derived or is at its default is left out."""

from collections.abc import Iterable

from engine.core.game import Json
from engine.core.seats import NOBODY
from engine.seven.book import Words, words_of
from engine.seven.codec import PHASE_NAMES, Codec
from engine.seven.config import Switches
from engine.seven.facts import AGES, NO_CARD
from engine.seven.inventory import built_cards, buried_cards, power_names, side_name
from engine.seven.moment import usual_purse
from engine.seven.position.words import (
    FATE_NAMES,
    GAME,
    INFLICTED,
    PLAYER_DEFAULTS,
    POSITION_DEFAULTS,
    usual_city,
)
from engine.seven.state import SIDES, THREATS, PlayRecord, State, Table
from engine.seven.tables import FREE_CITY_RIGHT


def state_to_json(state: State) -> Json:
    """The position as plain data, without loss."""
    ids = words_of(state.book)
    playing = state.phase != SIDES
    return {
        "game": GAME,
        "edition": state.book.edition,
        "players": state.table.players,
    } | _told(
        {
            "expansions": list(state.book.expansions),
            "teams": state.table.teams,
            "seed": state.seed,
            "switches": switches_of(state.table),
            "phase": PHASE_NAMES[state.phase],
            "age": state.age + 1 if playing else None,
            "turn": state.turn if playing else None,
            "holder": _somebody(state.holder),
            "deciding": _somebody(state.deciding),
            "pile": card_ids(ids, state.pile),
            "discard": card_ids(ids, state.discard),
            "cities": [_city(state, ids, city) for city in range(state.cities)],
            "plays": [_play(ids, PlayRecord(record)) for record in state.plays],
        },
        POSITION_DEFAULTS,
    )


def _told(fields: Json, defaults: Json) -> Json:
    """The fields that say something: None is nothing, and so is a default."""
    return {name: value for name, value in fields.items() if value is not None and value != defaults.get(name)}


def _somebody(number: int) -> int | None:
    return None if number == NOBODY else number


def switches_of(table: Table) -> Json:
    """The rule switches of a table that are not as usual."""
    rulings = table.rulings
    switches = Switches(
        babylon_extra_card_is_a_turn_of_its_own=rulings.extra_card_is_a_turn,
        copied_shipowners_guild_counts_itself=rulings.copy_counts_itself,
        halikarnassos_must_build=rulings.must_build,
        free_city_uses_its_powers=rulings.free_city_powers,
        first_holder_sits_right_of_the_free_city=table.first_holder == FREE_CITY_RIGHT,
        coin_losses_come_before_the_discard_pile=rulings.losses_before_discard,
        choice_cards_produce_both_for_black_cards=rulings.choices_produce_both,
        tied_teams_keep_their_diplomacy=rulings.ties_keep_diplomacy,
    )
    usual = Switches()
    return _told(
        {name: getattr(switches, name) for name in Switches.__slots__},
        {name: getattr(usual, name) for name in Switches.__slots__},
    )


def card_ids(ids: Words, cards: Iterable[int]) -> list[str]:
    """The ids of some cards."""
    return [ids.card_ids[card] for card in cards]


def _city(state: State, ids: Words, city: int) -> Json:
    place: Json = {
        "board": ids.board_of(state.side[city]),
        "side": side_name(state, city),
        "coins": state.coins[city],
    }
    return place | _told(
        {
            "purse": state.purse[city] if state.purse[city] != usual_purse(state, city) else None,
            "stages": card_ids(ids, buried_cards(state, city)),
            "cards": card_ids(ids, built_cards(state, city)),
            "victories": _victories(state, city),
            "defeats": state.defeats[city],
            "free_build_used": state.free_build_used[city] != 0,
            "fresh": _card(ids, state.fresh[city]),
            "fresh_powers": power_names(state.fresh_power[city]),
            "copied": _card(ids, state.copied[city]),
            "debt": state.debt[city],
            "diplomacy": state.diplomacy[city],
            "inflicts": _inflicted(state, city),
            **_player(state, ids, city),
            "choice": _choice(state, ids, city),
        },
        PLAYER_DEFAULTS,
    )


def _player(state: State, ids: Words, city: int) -> Json:
    """What only a city with a player has."""
    if city >= state.table.players:
        return {}
    return {"hand": card_ids(ids, state.hands[city]), "looked": _somebody(state.looked[city])}


def _card(ids: Words, card: int) -> str | None:
    return None if card == NO_CARD else ids.card_ids[card]


def _victories(state: State, city: int) -> Json:
    won = state.victories[AGES * city : AGES * (city + 1)]
    return {str(age): tokens for age, tokens in enumerate(won, 1) if tokens}


def _inflicted(state: State, city: int) -> Json:
    threats = state.threats[THREATS * city : THREATS * (city + 1)]
    return {name: amount for name, amount in zip(INFLICTED, threats, strict=True) if amount}


def _choice(state: State, ids: Words, city: int) -> Json | None:
    choice = state.choices[city]
    return None if choice is None else Codec(ids).command_to_json(choice)


def _play(ids: Words, play: PlayRecord) -> Json:
    """A card's fate; it was played for the city of the hand it came from, unless the play says otherwise."""
    return {"age": play.age + 1, "turn": play.turn} | _told(
        {
            "hand": _somebody(play.seat),
            "city": play.city if play.city != usual_city(play.seat, play.action) else None,
            "fate": FATE_NAMES[play.action],
            "card": ids.card_ids[play.card],
        },
        {},
    )
