"""From a config to an empty table: the book, the decks for so many players, boards, sides and rulings in numbers."""

from engine.core.seats import NOBODY
from engine.seven.book import Words, book, words
from engine.seven.config import CHOOSE, RANDOM, Config
from engine.seven.facts import AGES
from engine.seven.state import AT_RANDOM, OF_CHOICE, Draw, Rulings, State, Table

FREE_CITY_LEFT = 0
FREE_CITY_RIGHT = 1
GUILDS_BESIDE_CITIES = 2


def table_of(config: Config) -> Table:
    """Everything that does not change while the game described by `config` is played."""
    ids = words(config.edition, config.expansions)
    switches = config.switches
    rulings = Rulings(
        switches.babylon_extra_card_is_a_turn_of_its_own,
        switches.copied_shipowners_guild_counts_itself,
        switches.halikarnassos_must_build,
        switches.free_city_uses_its_powers,
        switches.coin_losses_come_before_the_discard_pile,
        switches.choice_cards_produce_both_for_black_cards,
        switches.tied_teams_keep_their_diplomacy,
    )
    return Table(
        book(config.edition, config.expansions),
        [ids.deck(age, config.cities) for age in range(AGES)],
        [_draws(ids, age, config.cities) for age in range(AGES)],
        rulings,
        config.players,
        config.teams,
        FREE_CITY_RIGHT if switches.first_holder_sits_right_of_the_free_city else FREE_CITY_LEFT,
        [NOBODY if board == RANDOM else ids.board_ids.index(board) for board in config.boards],
        [_side(ids, config, city) for city in range(config.cities)],
    )


def _draws(ids: Words, age: int, cities: int) -> list[Draw]:
    """The cards of which only some are shuffled into the deck of an age."""
    draws: list[Draw] = []
    if age == AGES - 1:
        draws.append(Draw(ids.guilds, cities + GUILDS_BESIDE_CITIES))
    if ids.black[age]:
        draws.append(Draw(ids.black[age], cities))
    return draws


def _side(ids: Words, config: Config, city: int) -> int:
    """The Free City has nobody to choose a side for it: left open, it is dealt at random."""
    side = config.sides[city]
    if side == CHOOSE and city < config.players:
        return OF_CHOICE
    return AT_RANDOM if side in (RANDOM, CHOOSE) else ids.side_names.index(side)


def new_state(config: Config) -> State:
    """The empty table."""
    return State(table_of(config), config.seed)
