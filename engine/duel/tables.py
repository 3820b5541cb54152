"""From a config to an empty table: the book, the rulings, the draft and the fixed sets in numbers."""

from engine.catalog.duel.loader import load_duel
from engine.catalog.duel.model import PLAYERS
from engine.duel.book import book, words
from engine.duel.config import FIRST, FIRST_GAME, RANDOM, Config, Switches
from engine.duel.state import FIRST_AT_RANDOM, Rulings, State, Table


def table_of(config: Config) -> Table:
    """Everything that does not change while the game described by `config` is played."""
    draft = load_duel().draft
    return Table(
        book(),
        _rulings(config.switches),
        FIRST_AT_RANDOM if config.first == RANDOM else FIRST.index(config.first),
        [PLAYERS.index(player) for order in draft for player in order],
        _first_game() if config.wonders == FIRST_GAME else None,
    )


def _rulings(switches: Switches) -> Rulings:
    return Rulings(
        switches.last_player_chooses_when_the_pawn_is_level,
        switches.weaker_player_must_begin,
        switches.token_for_a_pair_may_be_declined,
        switches.wonder_choices_may_be_declined,
        switches.cards_turn_up_before_choices,
        switches.library_tokens_are_shown,
        switches.only_the_last_loot_counts,
        switches.destroyed_cards_leave_the_game,
        switches.strategy_counts_for_wonders,
        switches.strategy_counts_for_the_mausoleum,
        switches.guild_backs_are_secret,
        switches.coins_are_limited,
        switches.second_player_wins_a_full_tie,
    )


def _first_game() -> list[list[int]]:
    sets = load_duel().first_game
    return [[words().wonder_numbers[wonder] for wonder in sets[player]] for player in PLAYERS]


def new_state(config: Config) -> State:
    """The empty table."""
    return State(table_of(config), config.seed)
