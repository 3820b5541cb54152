"""Follows the events by itself, without the ledger, and judges each by what is printed and what was told before."""

from collections.abc import Iterable

from engine.catalog.dice.model import BONUS
from engine.core.audit import Violation
from engine.core.seats import Seat
from engine.dice import events
from engine.dice.audit.printed import Sheet, printed
from engine.dice.events import Event
from engine.dice.facts import NO_DIE


class Witness:
    """One table as the events tell it; what cannot be allowed is kept in `wrongs`."""

    def __init__(self) -> None:
        self.sheets: list[Sheet] = []
        self.turn = 0
        self.last_turn = 0
        self.over = False
        self.forum: dict[str, tuple[str, int]] = {}
        self.dice = [die.id for die in printed().catalog.dice if not die.special]
        self.sealed: set[Seat] = set()
        self.revealed = False
        self.asked: tuple[Seat, str] | None = None
        self.complete_before: set[str] = set()
        self.wrongs: list[Violation] = []

    def hear(self, told: Iterable[Event]) -> None:
        """Take in what happened."""
        for event in told:
            if not (self._hear_of_sheets(event) or self._hear_of_tasks(event)):
                self._hear_of_time(event)

    def unequal(self, code: str, seat: Seat, found: int, expected: int) -> None:
        """Keep it as a wrong when something is not as it should be."""
        if found != expected:
            self.wrongs.append(Violation(code, {"seat": seat, "found": found, "expected": expected}))

    # -- sheets -------------------------------------------------------------------------------------------------

    def _hear_of_sheets(self, event: Event) -> bool:
        match event:
            case events.BoardsDealt(boards):
                self.sheets = [Sheet(printed().board(board)) for board in boards]
            case events.CoinsGained(seat, amount, _):
                self.sheets[seat].coins += amount
            case events.Passed(seat, amount):
                self.unequal("wrong_pass_coins", seat, amount, printed().catalog.numbers.pass_coins)
                self.sheets[seat].coins += amount
            case events.FieldCrossed():
                self._cross(event)
            case events.FirstCompleted(seat, building, points):
                name = printed().catalog.buildings[building].id
                first = printed().buildings[name].first_points if name not in self.complete_before else 0
                self.unequal("wrong_first_points", seat, points, first)
                self.sheets[seat].first += points
            case _:
                return False
        return True

    def _cross(self, event: events.FieldCrossed) -> None:
        seat, sheet = event.seat, self.sheets[event.seat]
        name = printed().field_ids[event.field]
        field = sheet.fields[name]
        self.unequal("field_crossed_twice", seat, int(name in sheet.crossed), 0)
        self.unequal("wrong_payment", seat, event.paid, max(0, field.cost - sheet.resources))
        self.unequal("wrong_attack", seat, event.points, self._attack(seat, name))
        if event.die != NO_DIE:
            self._judge_die(event, name)
        sheet.coins += event.die_coins - event.die_price - event.paid
        self.unequal("negative_coins", seat, min(0, sheet.coins), 0)
        sheet.cross(name, self.turn)
        if field.attack:
            sheet.attacks[name] = event.points

    def _attack(self, seat: Seat, name: str) -> int:
        """The printed value less the defences that face it and are older than the turn."""
        field = self.sheets[seat].fields[name]
        if not field.attack:
            return 0
        side = printed().buildings[field.building].attacks
        enemy = self.sheets[(seat + (1 if side == "left" else -1)) % len(self.sheets)]
        facing = [b.id for b in printed().catalog.buildings if b.attacks not in (None, side)]
        return max(0, field.attack - sum(enemy.old_defences[building] for building in facing))

    # -- dice ---------------------------------------------------------------------------------------------------

    def _judge_die(self, event: events.FieldCrossed, name: str) -> None:
        """The die lies there, may be chosen, opens the field, and costs what it should; free builds cost nothing."""
        seat, sheet = event.seat, self.sheets[event.seat]
        die = printed().dice[printed().die_ids[event.die]]
        if die.id not in self.forum:
            self.unequal("die_not_in_forum", seat, 0, 1)
            return
        if die.special:
            self.unequal("die_not_unlocked", seat, int(die.id in sheet.unlocked), 1)
        self.unequal("wrong_die_coins", seat, event.die_coins, sheet.die_coins[die.colour])
        face_id, section = self.forum[die.id]
        price = 0 if die.colour in sheet.free_colours else max(0, section - sheet.discount)
        if event.die_price or not sheet.free_builds:
            self.unequal("wrong_die_price", seat, event.die_price, price)
        face, field = printed().catalog.faces[face_id], sheet.fields[name]
        fits = face.symbol in field.symbols or field.building in face.cross
        self.unequal("wrong_symbol", seat, int(fits), 1)
        if face.compare:
            self.unequal("court_not_met", seat, int(self._court(seat, face.compare)), 1)

    def _court(self, seat: Seat, compare: tuple[str, ...]) -> bool:
        players = len(self.sheets)
        own, *others = (
            sum(self.sheets[(seat + step) % players].old_counts[building] for building in compare)
            for step in (0, 1, -1)
        )
        return own > max(others) if players == 2 else own >= max(others)

    # -- tasks --------------------------------------------------------------------------------------------------

    def _hear_of_tasks(self, event: Event) -> bool:
        match event:
            case events.TaskAdded(seat):
                self.sheets[seat].tasks += 1
            case events.TaskDone(seat) | events.ChoiceDeclined(seat):
                self.sheets[seat].tasks -= 1
            case events.ActionSealed(seat):
                self.unequal("sealed_twice", seat, int(seat in self.sealed), 0)
                self.sealed.add(seat)
            case events.ActionsRevealed():
                self.revealed = True
            case _:
                return False
        return True

    # -- time ---------------------------------------------------------------------------------------------------

    def _hear_of_time(self, event: Event) -> None:
        match event:
            case events.ForumRolled(turn, rolls):
                self._begin_turn(turn, rolls)
            case events.RemovalAsked(seat, die):
                self.asked = (seat, printed().die_ids[die])
            case events.DieReplaced(seat, leaving, entering):
                self._replace(seat, printed().die_ids[leaving], printed().die_ids[entering])
            case events.EndSetOff(seat, turn):
                third = self.sheets[seat].counts[BONUS]
                self.unequal("wrong_end", seat, third, printed().catalog.numbers.bonus_fields_to_end)
                self.unequal("wrong_last_turn", seat, turn, self.turn + printed().catalog.numbers.turns_after_the_end)
                self.last_turn = turn
            case _:
                self.over = True

    def _begin_turn(self, turn: int, rolls: tuple[int, ...]) -> None:
        self.unequal("wrong_turn", 0, turn, self.turn + 1)
        self.unequal("no_more_turns", 0, int(0 < self.last_turn < turn), 0)
        self.turn = turn
        lying = [printed().ways[code] for code in rolls]
        self.unequal("wrong_forum", 0, int([die for die, _, _ in lying] == self.dice), 1)
        self.forum = {die: (face, price) for die, face, price in lying}
        self.sealed, self.revealed = set(), False
        for sheet in self.sheets:
            sheet.begin_turn()
        self.complete_before = {b for b in printed().buildings if any(sheet.is_complete(b) for sheet in self.sheets)}

    def _replace(self, seat: Seat, leaving: str, entering: str) -> None:
        first = [number for number, sheet in enumerate(self.sheets) if entering in sheet.unlocked]
        self.unequal("wrong_unlocker", seat, seat, first[0] if first else -1)
        self.unequal("wrong_removal", seat, int(printed().dice[leaving].leaves and leaving in self.dice), 1)
        self.dice = [entering if die == leaving else die for die in self.dice]
        self.asked = None
