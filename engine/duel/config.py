"""What a table of 7 Wonders Duel is: the seed, who is first, how wonders are shared out, rule switches."""

from dataclasses import dataclass, field, fields
from typing import Final

from engine.core.errors import ConfigError
from engine.core.tablefields import check_seed, number, switches, switches_to_json, table_fields, word

RANDOM: Final = "random"
FIRST: Final = ("seat_0", "seat_1", RANDOM)

DRAFT: Final = "draft"
FIRST_GAME: Final = "first_game"
WONDERS: Final = (DRAFT, FIRST_GAME)

PLAYERS: Final = 2


@dataclass(frozen=True, slots=True)
class Switches:
    """Rulings that players know in more than one way; the defaults are our reading of the rulebook."""

    # The rulebook lets the last player begin the next age when the pawn stands in the middle, without a choice.
    last_player_chooses_when_the_pawn_is_level: bool = False
    weaker_player_must_begin: bool = False
    token_for_a_pair_may_be_declined: bool = False
    wonder_choices_may_be_declined: bool = False
    cards_turn_up_before_choices: bool = False
    library_tokens_are_shown: bool = False
    only_the_last_loot_counts: bool = False
    destroyed_cards_leave_the_game: bool = False
    strategy_counts_for_wonders: bool = False
    strategy_counts_for_the_mausoleum: bool = True
    guild_backs_are_secret: bool = False
    coins_are_limited: bool = False
    second_player_wins_a_full_tie: bool = False


@dataclass(frozen=True, slots=True)
class Config:
    """One table."""

    seed: int
    first: str = FIRST[0]
    wonders: str = DRAFT
    switches: Switches = field(default_factory=Switches)

    @property
    def players(self) -> int:
        """How many seats the table has."""
        return PLAYERS


def table(seed: int, first: str = FIRST[0], wonders: str = DRAFT, chosen: Switches | None = None) -> Config:
    """A checked config; the rulebook's fixed sets of wonders are the way `first_game`."""
    check_seed(seed)
    if first not in FIRST:
        raise ConfigError("unknown_first_player", first=first)
    if wonders not in WONDERS:
        raise ConfigError("unknown_wonders", wonders=wonders)
    return Config(seed, first, wonders, chosen or Switches())


def config_to_json(config: Config) -> dict[str, object]:
    """The table as plain data."""
    return {
        "seed": config.seed,
        "first": config.first,
        "wonders": config.wonders,
        "switches": switches_to_json(config.switches),
    }


def config_from_json(data: object) -> Config:
    """The table described by plain data; every field is checked, unknown ones are refused."""
    told = table_fields(data, [f.name for f in fields(Config)])
    return table(
        number(told, "seed"),
        word(told, "first", FIRST[0]),
        word(told, "wonders", DRAFT),
        switches(told, Switches),
    )
