"""What a table of 7 Wonders is: edition, players, boards, rule switches and the seed. Refuses what cannot be played."""

from dataclasses import dataclass, field, fields
from typing import Final

from engine.catalog.loader import EXPANSIONS, load_seven
from engine.catalog.model import SevenCatalog
from engine.core.errors import ConfigError
from engine.core.tablefields import check_seed, flag, number, switches, switches_to_json, table_fields, words

RANDOM: Final = "random"
CHOOSE: Final = "choose"
EDITIONS: Final = (1, 2)
CITIES: Final = "cities"
TEAMED: Final = (4, 6)


@dataclass(frozen=True, slots=True)
class Switches:
    """Rulings the rulebooks leave open; the defaults are our reading of them."""

    # Babylon's extra card is part of turn six: coins of this turn's income and neighbours' new cards do not count.
    babylon_extra_card_is_a_turn_of_its_own: bool = False
    copied_shipowners_guild_counts_itself: bool = True
    halikarnassos_must_build: bool = False
    free_city_uses_its_powers: bool = True
    first_holder_sits_right_of_the_free_city: bool = False
    # Cities: the rulebook only says that losses come after gains, at the end of the turn.
    coin_losses_come_before_the_discard_pile: bool = False
    # Cities: a brown card with a choice counts as producing each of its resources.
    choice_cards_produce_both_for_black_cards: bool = True
    # Cities, teams: a diplomacy token is spent also where the shields are equal.
    tied_teams_keep_their_diplomacy: bool = False


OF_CITIES: Final = (
    "coin_losses_come_before_the_discard_pile",
    "choice_cards_produce_both_for_black_cards",
    "tied_teams_keep_their_diplomacy",
)


@dataclass(frozen=True, slots=True)
class Config:
    """One table. `boards` and `sides` have an entry per city, the Free City of a two-player game last."""

    edition: int
    players: int
    seed: int
    boards: tuple[str, ...]
    sides: tuple[str, ...]
    expansions: tuple[str, ...] = ()
    switches: Switches = field(default_factory=Switches)
    teams: bool = False
    """Two and two play together, side by side."""

    @property
    def cities(self) -> int:
        """How many boards lie on the table."""
        return cities_of(self.players)

    @property
    def has_free_city(self) -> bool:
        """Two players share the table with the Free City."""
        return self.players == 2


def cities_of(players: int) -> int:
    """How many boards lie on a table of so many players: with two, a third belongs to the Free City."""
    return 3 if players == 2 else players


def table(
    edition: int,
    players: int,
    seed: int,
    boards: tuple[str, ...] = (),
    sides: tuple[str, ...] = (),
    expansions: tuple[str, ...] = (),
    switches: Switches | None = None,
    teams: bool = False,
) -> Config:
    """A checked config; boards and sides left out are dealt at random."""
    _check_numbers(edition, players, seed)
    _check_expansions(expansions, players)
    if teams:
        _check_teams(expansions, players)
    cities = cities_of(players)
    catalog = load_seven(edition, expansions)
    chosen_boards = _filled("boards", boards, cities)
    chosen_sides = _filled("sides", sides, cities)
    _check_boards(catalog, chosen_boards)
    _check_sides(catalog, chosen_sides)
    return Config(edition, players, seed, chosen_boards, chosen_sides, expansions, switches or Switches(), teams)


def _check_numbers(edition: int, players: int, seed: int) -> None:
    if edition not in EDITIONS:
        raise ConfigError("unknown_edition", edition=edition)
    lowest = 2 if edition == 1 else 3
    if not lowest <= players <= 7:
        raise ConfigError("wrong_number_of_players", players=players, lowest=lowest, highest=7)
    check_seed(seed)


def checked_expansions(expansions: tuple[str, ...]) -> tuple[str, ...]:
    """The expansions, if all of them exist, each named once; raises ConfigError."""
    for expansion in expansions:
        if expansion not in EXPANSIONS:
            raise ConfigError("unknown_expansion", expansion=expansion)
        if expansions.count(expansion) > 1:
            raise ConfigError("expansion_twice", expansion=expansion)
    return expansions


def _check_expansions(expansions: tuple[str, ...], players: int) -> None:
    if checked_expansions(expansions) and players == 2:
        raise ConfigError("expansion_for_more_players", expansion=expansions[0], players=players)


def _check_teams(expansions: tuple[str, ...], players: int) -> None:
    if CITIES not in expansions:
        raise ConfigError("teams_without_cities")
    if players not in TEAMED:
        raise ConfigError("teams_of_two", players=players)


def _filled(name: str, given: tuple[str, ...], cities: int) -> tuple[str, ...]:
    if not given:
        return (RANDOM,) * cities
    if len(given) != cities:
        raise ConfigError("wrong_length", field=name, given=len(given), needed=cities)
    return given


def _check_boards(catalog: SevenCatalog, boards: tuple[str, ...]) -> None:
    known = {board.id for board in catalog.boards}
    named = [board for board in boards if board != RANDOM]
    for board in named:
        if board not in known:
            raise ConfigError("unknown_board", board=board)
        if named.count(board) > 1:
            raise ConfigError("board_twice", board=board)


def _check_sides(catalog: SevenCatalog, sides: tuple[str, ...]) -> None:
    for side in sides:
        if side not in (RANDOM, CHOOSE, *catalog.sides):
            raise ConfigError("unknown_side", side=side)


def config_to_json(config: Config) -> dict[str, object]:
    """The table as plain data; what only the Cities expansion knows is left out when it is not used."""
    usual = switches_to_json(Switches())
    switches = {
        name: value
        for name, value in switches_to_json(config.switches).items()
        if CITIES in config.expansions or name not in OF_CITIES or value != usual[name]
    }
    return {
        "edition": config.edition,
        "players": config.players,
        "seed": config.seed,
        "boards": list(config.boards),
        "sides": list(config.sides),
        "expansions": list(config.expansions),
        "switches": switches,
        **({"teams": True} if config.teams else {}),
    }


def config_from_json(data: object) -> Config:
    """The table described by plain data; every field is checked, unknown ones are refused."""
    told = table_fields(data, [f.name for f in fields(Config)])
    return table(
        number(told, "edition"),
        number(told, "players"),
        number(told, "seed"),
        words(told, "boards"),
        words(told, "sides"),
        words(told, "expansions"),
        switches(told, Switches),
        flag(told, "teams"),
    )
