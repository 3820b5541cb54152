"""What one seat may know: the table with everything hidden masked, and what the seat may rightly remember.

Fail closed: a view starts as an empty table and gets only what is listed here; `seen` handles every event by name.
"""

from dataclasses import replace
from typing import Final, assert_never, final

from engine.core.seats import NOBODY, Seat
from engine.seven import events
from engine.seven.commands import BuildStage, Command, SealedChoice, SellCard
from engine.seven.memory import (
    Group,
    Recollection,
    discards_before_the_plays,
    is_visible,
    known_burials,
    known_discards,
    last_look,
    sees_pile,
    shares_with,
)
from engine.seven.state import LEFT_OVER, SOLD, TAKEN, UNKNOWN, PlayRecord, State


@final
class View:
    """One seat's knowledge. `table` is a position in which hidden cards are UNKNOWN; its seed means nothing."""

    def __init__(self, seat: Seat, table: State, groups: list[Group], looked: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.table: Final = table
        self.groups: Final = groups
        self.looked: Final = looked  # what lay in the discard pile when the seat last looked through it

    def key(self) -> tuple[object, ...]:
        """Everything the view says, for comparing views."""
        return (self.seat, public_key(self.table), tuple(group.key() for group in self.groups), self.looked)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def view(state: State, seat: Seat) -> View:
    """What `seat` may know of `state`."""
    table = State(state.table, 0)
    _show_public(state, table)
    table.hands = [
        hand[:] if shares_with(state.table, seat, owner) else [UNKNOWN] * len(hand)
        for owner, hand in enumerate(state.hands)
    ]
    table.pile = state.pile[:] if sees_pile(state, seat) else [UNKNOWN] * len(state.pile)
    known = known_discards(state, seat)
    table.discard = known + [UNKNOWN] * (len(state.discard) - len(known))
    table.choices = [_choice_seen(choice, seat) for choice in state.choices]
    table.buried = known_burials(state, seat)
    table.plays = [_play_seen(state, record, seat) for record in state.plays]
    return View(seat, table, Recollection(state, seat).recall(), _looked_at(state, seat))


def open_view(state: State, seat: Seat) -> View:
    """The table from the place of `seat` with every card open, for looking back at a game."""
    return View(seat, State(state.table, 0, state), Recollection(state, seat).recall(), _looked_at(state, seat))


def _show_public(state: State, table: State) -> None:
    """Copy what lies open on the table."""
    table.phase = state.phase
    table.age = state.age
    table.turn = state.turn
    table.holder = state.holder
    table.deciding = state.deciding
    table.sides_open = state.sides_open
    table.side = state.side[:]
    table.stages = state.stages[:]
    table.coins = state.coins[:]
    table.purse = state.purse[:]
    table.own = state.own[:]
    table.sells = state.sells[:]
    table.discounts = state.discounts[:]
    table.shields = state.shields[:]
    table.powers = state.powers[:]
    table.free_build_used = state.free_build_used[:]
    table.fresh = state.fresh[:]
    table.fresh_power = state.fresh_power[:]
    table.copied = state.copied[:]
    table.defeats = state.defeats[:]
    table.victories = state.victories[:]
    table.built = state.built[:]
    table.barred = state.barred[:]
    table.free = state.free[:]
    table.colours = state.colours[:]
    table.science = state.science[:]
    table.looked = state.looked[:]
    table.debt = state.debt[:]
    table.diplomacy = state.diplomacy[:]
    table.copies = state.copies[:]
    table.threats = state.threats[:]


def told(command: Command, seat: Seat) -> Command:
    """A command of another seat that has come to light; a card that was buried or sold stays hidden."""
    if command.seat == seat:
        return command
    match command:
        case BuildStage():
            return BuildStage(command.seat, command.city, UNKNOWN, command.payment)
        case SellCard():
            return SellCard(command.seat, command.city, UNKNOWN)
        case _:
            return command


def _choice_seen(choice: Command | None, seat: Seat) -> Command | None:
    if choice is None or choice.seat == seat:
        return choice
    return SealedChoice(choice.seat, choice.city)


def _play_seen(state: State, record: int, seat: Seat) -> int:
    play = PlayRecord(record)
    return record if is_visible(state.table, play, seat) else record - play.card + UNKNOWN


def _looked_at(state: State, seat: Seat) -> tuple[int, ...]:
    """The discard pile as the seat or its partner last saw it, sorted."""
    looked = last_look(state, seat)
    if looked == NOBODY:
        return ()
    plays = [PlayRecord(record) for record in state.plays]
    pile = discards_before_the_plays(state, plays)
    for play in plays[:looked]:
        if play.action == TAKEN:
            pile.remove(play.card)
        elif play.action in (SOLD, LEFT_OVER):
            pile.append(play.card)
    return tuple(sorted(pile))


def public_key(table: State) -> tuple[object, ...]:
    """Every field of a position but its seed, in a form that compares by value."""
    return (
        *(table.phase, table.age, table.turn, table.holder, table.deciding, table.sides_open),
        *(tuple(hand) for hand in table.hands),
        tuple(table.choices),
        *(
            tuple(numbers)
            for numbers in (
                table.pile,
                table.discard,
                table.side,
                table.stages,
                table.coins,
                table.purse,
                table.own,
                table.sells,
                table.discounts,
                table.shields,
                table.powers,
                table.free_build_used,
                table.fresh,
                table.fresh_power,
                table.copied,
                table.defeats,
                table.victories,
                table.built,
                table.barred,
                table.free,
                table.colours,
                table.science,
                table.buried,
                table.plays,
                table.looked,
                table.debt,
                table.diplomacy,
                table.copies,
                table.threats,
            )
        ),
    )


def seen(event: events.Event, seat: Seat) -> events.Event:
    """`event` as `seat` sees it: cards it may not know are UNKNOWN, a partner's cards too; the view shows those."""
    match event:
        case events.AgeBegan() | events.LeftoversDiscarded():
            return replace(event, hands=_own_hand_shown(event.hands, seat), pile=(UNKNOWN,) * len(event.pile))
        case events.CardDrawn():
            return event if event.seat == seat else replace(event, card=UNKNOWN)
        case events.ChoiceSealed():
            command = _choice_seen(event.command, seat)
            assert command is not None
            return events.ChoiceSealed(command)
        case events.StageBuilt() | events.CardSold():
            return event if event.seat == seat else replace(event, card=UNKNOWN)
        case (
            events.BoardDealt()
            | events.SideChosen()
            | events.TurnBegan()
            | events.ChoicesRevealed()
            | events.CoinsPaid()
            | events.CardBuilt()
            | events.CoinsGained()
            | events.FreeBuildUsed()
            | events.DecisionOpened()
            | events.DiscardLeft()
            | events.HandsPassed()
            | events.ConflictWon()
            | events.GuildCopied()
            | events.GameEnded()
            | events.BorderWon()
            | events.DebtTaken()
            | events.DiplomacyGained()
            | events.DiplomacySpent()
            | events.VictoryTokenGained()
            | events.DefeatsDiscarded()
            | events.LossInflicted()
            | events.LossesOpened()
            | events.CoinsLost()
            | events.LossesSettled()
        ):
            return event
        case _:
            assert_never(event)


def _own_hand_shown(hands: tuple[tuple[int, ...], ...], seat: Seat) -> tuple[tuple[int, ...], ...]:
    return tuple(hand if owner == seat else (UNKNOWN,) * len(hand) for owner, hand in enumerate(hands))
