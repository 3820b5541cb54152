"""Described positions of Duel, what to change in them, and the code and the field with which that is refused."""

from tests.engine.duel.described import GONE

FIRST, SECOND, THIRD = "first_age_begins", "weaker_player_chooses_who_begins", "third_age_begins"
COST, LAW, LIBRARY = "what_things_cost", "mausoleum_pair_token_law", "library_draws_three_tokens"
DRAFT, TWICE = "draft_begins", "draft_second_player_picks_twice"
ZEUS, CIRCUS, DIG = (
    "statue_of_zeus_takes_cards_out_of_the_game",
    "circus_maximus_destroys_a_grey_card",
    "mausoleum_digs_in_the_discard_pile",
)
NEAR, SEVENTH, PAIR = "pawn_before_the_capital", "seventh_wonder_is_the_last", "pair_brings_a_token"
SHARED, MILITARY, SCIENTIFIC = "over_shared", "over_military", "over_scientific"
SIXTH, SKIPPED = "sixth_symbol_is_near", "loot_skipped_by_a_switch"
FIVE_WONDERS = ["pyramids", "piraeus", "colossus", "mausoleum", "appian_way"]
TEN_SHIELDS = ["guard_tower", "stable", "garrison", "walls", "archery_range", "parade_ground", "horse_breeders"]
FOUR_STAND = ["sphinx over altar", "piraeus over theater", "colossus over armory", "pyramids over arena"]
FOUR_MORE = [
    "appian_way over temple",
    "mausoleum over rostrum",
    "temple_of_artemis over baths",
    "great_lighthouse over port",
]
EIGHT_STAND = ("too_many_wonders", "cities")
TOO_MANY = ("too_many_tokens", "cities.0.tokens")
WRONG_ACTIVE = ("wrong_active", "active")
SIX_SYMBOLS = ["scriptorium", "pharmacist", "apothecary", "workshop", "university", "academy"]

Case = tuple[str, dict[str, object], str, str]

FORM: list[Case] = [
    (COST, {"colour": "red"}, "unknown_field", "colour"),
    (COST, {"shown": []}, "unknown_field", "shown"),
    (COST, {"drawn": []}, "unknown_field", "drawn"),
    (COST, {"victory": "civilian"}, "unknown_field", "victory"),
    (COST, {"winner": 0}, "unknown_field", "winner"),
    (DRAFT, {"age": 1}, "unknown_field", "age"),
    (DRAFT, {"structure": []}, "unknown_field", "structure"),
    (DRAFT, {"pawn": 0}, "unknown_field", "pawn"),
    (DRAFT, {"cities__0": {"cards": []}}, "unknown_field", "cities.0.cards"),
    (COST, {"cities__0__shields": 3}, "unknown_field", "cities.0.shields"),
    (COST, {"switches": {"free_lunch": True}}, "unknown_field", "switches.free_lunch"),
    (COST, {"age": GONE}, "missing_field", "age"),
    (COST, {"cities": GONE}, "missing_field", "cities"),
    (DRAFT, {"shown": GONE}, "missing_field", "shown"),
    (COST, {"age": "2"}, "wrong_type", "age"),
    (COST, {"seed": 1.5}, "wrong_type", "seed"),
    (COST, {"active": True}, "wrong_type", "active"),
    (COST, {"again": 1}, "wrong_type", "again"),
    (COST, {"phase": 1}, "wrong_type", "phase"),
    (COST, {"structure": "whole"}, "wrong_type", "structure"),
    (COST, {"structure__1": "down"}, "wrong_type", "structure.1"),
    (COST, {"structure__1__2": 7}, "wrong_type", "structure.1.2"),
    (COST, {"structure__1__2": None}, "wrong_type", "structure.1.2"),
    (COST, {"cities": {}}, "wrong_type", "cities"),
    (COST, {"cities__0": []}, "wrong_type", "cities.0"),
    (COST, {"cities__0__cards": "baths"}, "wrong_type", "cities.0.cards"),
    (SEVENTH, {"cities__0__wonders__0": 4}, "wrong_type", "cities.0.wonders.0"),
    (SEVENTH, {"cities__0__wonders__0": {"sphinx": "altar"}}, "wrong_type", "cities.0.wonders.0"),
    (COST, {"switches": {"coins_are_limited": "yes"}}, "wrong_type", "switches.coins_are_limited"),
    (COST, {"age": 0}, "out_of_range", "age"),
    (COST, {"age": 4}, "out_of_range", "age"),
    (COST, {"seed": 2**63}, "out_of_range", "seed"),
    (COST, {"first": 2}, "out_of_range", "first"),
    (COST, {"active": -1}, "out_of_range", "active"),
    (COST, {"pawn": 10}, "out_of_range", "pawn"),
    (COST, {"pawn": -10}, "out_of_range", "pawn"),
    (COST, {"cities__0__coins": -1}, "out_of_range", "cities.0.coins"),
    (COST, {"cities__0__coins": 10**30}, "out_of_range", "cities.0.coins"),
    (DRAFT, {"cities__0": {"coins": 8}}, "out_of_range", "cities.0.coins"),
    (NEAR, {"cities__1__loot": [-1]}, "out_of_range", "cities.1.loot.0"),
    (MILITARY, {"winner": 2}, "out_of_range", "winner"),
]

WORDS: list[Case] = [
    (COST, {"game": "seven"}, "unknown_game", "game"),
    (COST, {"phase": "sleep"}, "unknown_phase", "phase"),
    (COST, {"cities__0__cards__0": "atlantis"}, "unknown_card", "cities.0.cards.0"),
    (COST, {"discard": ["?"]}, "unknown_card", "discard.0"),
    (COST, {"structure__0__0": "down taken"}, "unknown_card", "structure.0.0"),
    (COST, {"structure__0__0": "guild"}, "unknown_card", "structure.0.0"),
    (SEVENTH, {"cities__0__wonders__0": "sphinx over sphinx"}, "unknown_card", "cities.0.wonders.0"),
    (COST, {"cities__0__plans__0": "zeus"}, "unknown_wonder", "cities.0.plans.0"),
    (SEVENTH, {"cities__0__wonders__0": "altar over sphinx"}, "unknown_wonder", "cities.0.wonders.0"),
    (DRAFT, {"shown__3": "palace"}, "unknown_wonder", "shown.3"),
    (COST, {"board__0": "order"}, "unknown_token", "board.0"),
    (LIBRARY, {"drawn__0": "?"}, "unknown_token", "drawn.0"),
    (MILITARY, {"victory": "moral"}, "unknown_victory", "victory"),
    (NEAR, {"cities__1__loot": [3]}, "unknown_loot", "cities.1.loot.0"),
    (NEAR, {"cities__1__loot": [5, 5]}, "unknown_loot", "cities.1.loot.1"),
]

PIECES: list[Case] = [
    (COST, {"cities__1": GONE}, "wrong_number_of_cities", "cities"),
    (COST, {"discard": ["baths"]}, "card_twice", "discard.0"),
    (COST, {"structure__0__0": "baths"}, "card_twice", "structure.0.0"),
    (COST, {"structure__1__0": "down walls"}, "card_twice", "structure.1.0"),
    (SEVENTH, {"cities__1__wonders__0": "appian_way over altar"}, "card_twice", "cities.1.wonders.0"),
    (COST, {"cities__1__plans": ["pyramids"]}, "wonder_twice", "cities.1.plans.0"),
    (DRAFT, {"shown__0": "sphinx"}, "wonder_twice", "shown.3"),
    (COST, {"board": ["law", "economy"]}, "token_twice", "board.1"),
    (LIBRARY, {"drawn": ["urbanism"] * 3}, "token_twice", "drawn.1"),
    (SEVENTH, {"cities__0__wonders__0": "sphinx"}, "no_card_under", "cities.0.wonders.0"),
    (COST, {"cities__0__cards__0": "palace"}, "card_of_another_age", "cities.0.cards.0"),
    (COST, {"discard": ["palace"]}, "card_of_another_age", "discard.0"),
    (COST, {"structure__0__0": "altar"}, "card_of_another_age", "structure.0.0"),
    (COST, {"structure__0__0": "palace"}, "card_of_another_age", "structure.0.0"),
    (COST, {"structure__1__0": "down guild"}, "card_of_another_age", "structure.1.0"),
    (DIG, {"cities__0__wonders__0": "mausoleum over walls"}, "card_of_another_age", "cities.0.wonders.0"),
    (ZEUS, {"gone": ["pretorium"]}, "card_of_another_age", "gone.0"),
    (PAIR, {"discard": ["brewery"]}, "too_many_cards", "structure"),
    (LIBRARY, {"discard": ["palisade", "garrison"]}, "too_many_cards", "structure"),
    (THIRD, {"structure__0__0": "spies_guild"}, "unknown_card", "structure.0.0"),
    (THIRD, {"structure__1__0": "down guild"}, "too_many_guilds", "structure"),
    (THIRD, {"structure__0__0": "builders_guild"}, "too_many_guilds", "structure"),
    (THIRD, {"structure__3__0": "down"}, "too_few_guilds", "structure"),
    (COST, {"gone": ["press"]}, "switch_is_off", "gone"),
    (ZEUS, {"gone": ["altar"], "discard": []}, "not_destroyed", "gone"),
    (ZEUS, {"gone": ["press", "clay_pit"]}, "not_destroyed", "gone"),
    (ZEUS, {"cities__1__wonders": []}, "not_destroyed", "gone"),
    (COST, {"switches": {"coins_are_limited": True}, "cities__0__coins": 81}, "too_many_coins", "cities"),
    (COST, {"cities__0__plans": FIVE_WONDERS}, "too_many_wonders", "cities.0"),
    (SEVENTH, {"cities__0__plans": ["pyramids", "circus_maximus"]}, "too_many_wonders", "cities.0"),
    (SEVENTH, {"cities__0__plans": [], "cities__0__wonders": FOUR_STAND}, "wonder_left_over", "cities.1.plans"),
    (SEVENTH, {"cities__0": {"wonders": FOUR_STAND}, "cities__1": {"wonders": FOUR_MORE}}, *EIGHT_STAND),
]

STRUCTURE: list[Case] = [
    (COST, {"structure": [["taken"]]}, "wrong_number_of_rows", "structure"),
    (FIRST, {"age": 2}, "wrong_number_of_slots", "structure.0"),
    (COST, {"structure__3": ["taken"]}, "wrong_number_of_slots", "structure.3"),
    (COST, {"structure__1__0": "taken"}, "covered_slot_taken", "structure.1.0"),
    (COST, {"structure__4__0": "barracks"}, "covered_slot_taken", "structure.3.0"),
    (COST, {"structure__0__0": "down brickyard"}, "wrong_face", "structure.0.0"),
    (COST, {"structure__0__0": "down"}, "wrong_face", "structure.0.0"),
    (COST, {"structure__1__0": "barracks"}, "wrong_face", "structure.1.0"),
    (COST, {"structure__2__0": "taken"}, "wrong_face", "structure.1.0"),
    (SECOND, {"structure__3__0": "customs_house"}, "wrong_face", "structure.3.0"),
    (ZEUS, {"structure__3__2": "down customs_house"}, "wrong_face", "structure.3.0"),
    (LAW, {"switches": {"cards_turn_up_before_choices": True}}, "wrong_face", "structure.3.0"),
    (PAIR, {"structure__3__0": "customs_house"}, "nothing_was_played", "structure"),
    (
        MILITARY,
        {"structure": GONE, "cities__0": {}, "cities__1__cards": TEN_SHIELDS},
        "nothing_was_played",
        "structure",
    ),
]

TOKENS: list[Case] = [
    (COST, {"box": ["agriculture"]}, "tokens_missing", "box"),
    (COST, {"board": ["law"]}, "wrong_number_of_tokens", "box"),
    (DRAFT, {"board": ["law"]}, "wrong_number_of_tokens", "box"),
    (LIBRARY, {"phase": "play", "active": 0, "drawn": GONE}, "wrong_number_of_tokens", "box"),
    (LIBRARY, {"board": ["economy", "law", "masonry", "philosophy"]}, "wrong_number_of_tokens", "box"),
    (LIBRARY, {"drawn": ["agriculture", "urbanism"]}, "wrong_number_of_tokens", "drawn"),
    (LIBRARY, {"drawn": ["agriculture", "law", "urbanism"]}, "not_in_the_box", "drawn"),
    (COST, {"cities__0__cards__0": "theater"}, "too_many_tokens", "cities.0.tokens"),
    (LAW, {"board": ["economy", "law"], "cities__0__tokens": ["theology", "masonry"]}, *TOO_MANY),
    (COST, {"board": ["law", "philosophy", "economy"], "cities__1__tokens": []}, "too_few_tokens", "cities"),
]

TRACK: list[Case] = [
    (COST, {"pawn": 1}, "wrong_pawn", "pawn"),
    (NEAR, {"pawn": 7}, "wrong_pawn", "pawn"),
    (SKIPPED, {"pawn": 7, "cities__0__cards__2": "statue"}, "wrong_pawn", "pawn"),
    (NEAR, {"cities__1__loot": [5]}, "wrong_loot", "cities.1.loot"),
    (NEAR, {"cities__1__loot": [2]}, "wrong_loot", "cities.1.loot"),
    (NEAR, {"cities__0__loot": [2]}, "wrong_loot", "cities.0.loot"),
    (SKIPPED, {"switches": {}}, "wrong_loot", "cities.1.loot"),
    (SKIPPED, {"cities__1__loot": [2, 5]}, "wrong_loot", "cities.1.loot"),
]

MOMENT: list[Case] = [
    (TWICE, {"cities__0__plans": ["sphinx", "piraeus"]}, "wrong_number_of_wonders", "cities.0.plans"),
    (TWICE, {"shown": ["great_library"]}, "wrong_number_of_wonders", "shown"),
    (TWICE, {"cities__1__plans": ["circus_maximus", "piraeus"]}, "nobody_decides", "phase"),
    (COST, {"phase": "choose_token"}, "nobody_decides", "phase"),
    (PAIR, {"cities__0__cards": ["dispensary", "pharmacist"]}, "nobody_decides", "phase"),
    (PAIR, {"cities__0__cards": ["pharmacist", "dispensary", "clay_pool"]}, "nobody_decides", "phase"),
    (CIRCUS, {"phase": "from_discard", "discard": ["altar"]}, "nobody_decides", "phase"),
    (CIRCUS, {"cities__1__wonders": ["circus_maximus over altar"]}, "nobody_decides", "phase"),
    (CIRCUS, {"active": 0}, "nobody_decides", "phase"),
    (SECOND, {"pawn": 0, "cities__0__cards": [], "deciding": GONE}, "nobody_decides", "phase"),
    (SECOND, {"switches": {"weaker_player_must_begin": True}}, "nobody_decides", "phase"),
    (FIRST, {"phase": "beginner", "cities__0": {"cards": []}}, "nobody_decides", "phase"),
    (CIRCUS, {"cities__0__cards": ["lumber_yard"]}, "nothing_to_choose", "phase"),
    (DIG, {"discard": []}, "nothing_to_choose", "phase"),
    (SECOND, {"structure__4__0": "taken", "structure__3__0": "customs_house"}, "age_has_begun", "structure"),
    (COST, {"structure": []}, "nothing_to_play", "structure"),
    (FIRST, {"active": 1}, "wrong_active", "active"),
    (FIRST, {"structure__4__0": "taken", "active": 0}, "wrong_active", "active"),
    (DIG, {"active": 1}, "nobody_decides", "phase"),
    (DIG, {"first": 1}, "wrong_active", "active"),
    (MILITARY, {"active": 0, "winner": GONE}, "wrong_active", "active"),
    (SECOND, {"phase": "play", "switches": {"weaker_player_must_begin": True}, "deciding": GONE}, *WRONG_ACTIVE),
    (SECOND, {"deciding": 0}, "wrong_decider", "deciding"),
    (COST, {"deciding": 1}, "wrong_decider", "deciding"),
    (SHARED, {"deciding": 0}, "wrong_decider", "deciding"),
    (COST, {"again": True}, "wrong_extra_turn", "again"),
    (SECOND, {"again": True}, "wrong_extra_turn", "again"),
    (DIG, {"again": True}, "wrong_extra_turn", "again"),
    (PAIR, {"again": True}, "wrong_extra_turn", "again"),
]

END: list[Case] = [
    (COST, {"phase": "over"}, "nobody_has_won", "phase"),
    (MILITARY, {"phase": "play", "victory": GONE, "winner": GONE}, "wrong_face", "structure.1.0"),
    (SCIENTIFIC, {"phase": "play"}, "game_is_over", "phase"),
    (MILITARY, {"cities__0__cards": SIX_SYMBOLS}, "two_victories", "phase"),
    (SCIENTIFIC, {"cities__0__cards__5": "academy"}, "too_many_symbols", "cities.0"),
    (MILITARY, {"victory": "civilian"}, "wrong_victory", "victory"),
    (MILITARY, {"victory": "none"}, "wrong_victory", "victory"),
    (MILITARY, {"winner": 0}, "wrong_winner", "winner"),
    (SHARED, {"winner": 0}, "wrong_winner", "winner"),
]

ALL_CASES = FORM + WORDS + PIECES + STRUCTURE + TOKENS + TRACK + MOMENT + END
