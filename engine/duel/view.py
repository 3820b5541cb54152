"""What one seat may know: the table with everything hidden masked. There is nothing to remember beyond it.

Hidden are face-down cards (their backs tell guilds apart), what a draw from the box brings, and the seed.
Fail closed: a view starts as an empty table and gets only what is listed here; `seen` handles every event by name.
"""

from typing import Final, assert_never, final

from engine.core.seats import Seat
from engine.duel import events
from engine.duel.book import book
from engine.duel.facts import NO_CARD, UNKNOWN, UNKNOWN_GUILD
from engine.duel.state import City, Rulings, State


@final
class View:
    """One seat's knowledge. `table` is a position in which hidden things are UNKNOWN; its seed means nothing."""

    def __init__(self, seat: Seat, table: State) -> None:
        self.seat: Final = seat
        self.table: Final = table

    def key(self) -> tuple[object, ...]:
        """Everything the view says, for comparing views."""
        return (self.seat, public_key(self.table))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def view(state: State, seat: Seat) -> View:
    """What `seat` may know of `state`."""
    table = State(state.table, 0)
    _show_turn(state, table)
    _show_structure(state, table)
    _show_track_and_tokens(state, table)
    table.cities = [City(0, state.cities[0]), City(0, state.cities[1])]
    if state.drawn:
        table.drawn = state.drawn[:] if _sees_draw(state, seat) else [UNKNOWN] * len(state.drawn)
    return View(seat, table)


def open_view(state: State, seat: Seat) -> View:
    """The table from the place of `seat` with every card turned up, for looking back at a game."""
    table = State(state.table, 0, state)
    table.face_up = (1 << len(state.slots)) - 1
    return View(seat, table)


def _show_turn(state: State, table: State) -> None:
    table.phase = state.phase
    table.first = state.first
    table.age = state.age
    table.active = state.active
    table.decider = state.decider
    table.again = state.again
    table.picked = state.picked
    table.shown = state.shown[:]
    table.destroys = state.destroys
    table.victory = state.victory
    table.winner = state.winner


def _show_structure(state: State, table: State) -> None:
    table.slots = [back_or_face(state, slot) for slot in range(len(state.slots))]
    table.present = state.present
    table.face_up = state.face_up
    table.accessible = state.accessible
    table.discard = state.discard[:]
    table.gone = state.gone[:]
    table.under = state.under[:]
    table.wonders_built = state.wonders_built


def _show_track_and_tokens(state: State, table: State) -> None:
    table.board = state.board[:]
    table.box = state.box[:]
    table.pawn = state.pawn
    table.loot = state.loot


def back_or_face(state: State, slot: int) -> int:
    """What everybody sees of a slot."""
    card = state.slots[slot]
    if card == NO_CARD or state.face_up >> slot & 1:
        return card
    return back(card, not state.table.rulings.guild_backs_secret)


def back(card: int, backs: bool) -> int:
    """What a face-down card shows, also of a card that is masked already."""
    if card < 0:
        return card
    return UNKNOWN_GUILD if backs and book().cards[card].guild else UNKNOWN


def _sees_draw(state: State, seat: Seat) -> bool:
    return seat == state.decider or state.table.rulings.library_tokens_shown


def public_key(table: State) -> tuple[object, ...]:
    """Everything a masked table says."""
    return (
        (table.phase, table.first, table.age, table.active, table.decider, table.again, table.picked, table.destroys),
        (table.victory, table.winner, table.pawn, table.loot, table.wonders_built),
        (table.present, table.face_up, table.accessible, tuple(table.slots)),
        (tuple(table.shown), tuple(table.discard), tuple(table.gone), tuple(table.under)),
        (tuple(table.board), tuple(table.box), tuple(table.drawn)),
        tuple(city_key(city) for city in table.cities),
        rulings_key(table.table.rulings),
    )


def city_key(city: City) -> tuple[object, ...]:
    """Everything a city has; the rest of it follows from this."""
    lists = (city.built, city.plans, city.wonders, city.tokens)
    return (city.coins, *(tuple(entries) for entries in lists))


def rulings_key(rulings: Rulings) -> tuple[bool, ...]:
    """Every rule switch of the table."""
    return (
        rulings.last_player_chooses,
        rulings.weaker_must_begin,
        rulings.pair_may_be_declined,
        rulings.wonder_choices_may_be_declined,
        rulings.cards_turn_up_early,
        rulings.library_tokens_shown,
        rulings.only_last_loot,
        rulings.destroyed_cards_leave,
        rulings.strategy_for_wonders,
        rulings.strategy_for_mausoleum,
        rulings.guild_backs_secret,
        rulings.coins_limited,
        rulings.second_wins_tie,
    )


# -- events ---------------------------------------------------------------------------------------------------------


def seen(event: events.Event, seat: Seat) -> events.Event:
    """`event` as `seat` sees it."""
    match event:
        case events.AgeBegan(age, cards, backs):
            face_up = book().structures[age].face_up
            shown_cards = [card if face_up >> slot & 1 else back(card, backs) for slot, card in enumerate(cards)]
            return events.AgeBegan(age, tuple(shown_cards), backs)
        case events.TokensDrawn(drawer, tokens, shown):
            hidden = seat != drawer and not shown
            return events.TokensDrawn(drawer, (UNKNOWN,) * len(tokens), shown) if hidden else event
        case (
            events.FirstPlayerNamed()
            | events.TokensLaid()
            | events.WondersShown()
            | events.WonderTaken()
            | events.BeginnerChosen()
            | events.TurnBegan()
            | events.CoinsPaid()
            | events.CardBuilt()
            | events.CardDiscarded()
            | events.WonderBuilt()
            | events.WonderReturned()
            | events.ExtraTurnWon()
            | events.CoinsGained()
            | events.CoinsLost()
            | events.PawnMoved()
            | events.LootTaken()
            | events.DecisionOpened()
            | events.TokenTaken()
            | events.CardDestroyed()
            | events.ChoiceDeclined()
            | events.CardTurnedUp()
            | events.GameEnded()
        ):
            return event
        case _:
            assert_never(event)
