"""Every event of 7 Wonders Dice as one line of the log; events that nobody needs to read have none."""

from engine.dice import events
from engine.dice.book import words
from engine.dice.facts import NO_DIE
from wonders_gui.language import _
from wonders_gui.texts.log import Cast
from wonders_gui.texts.names_dice import board_name, building_name, dice_die, dice_field
from wonders_gui.texts.words import coins, points


class DiceLog:
    """Tells events of one table to one reader."""

    def __init__(self, cast: Cast) -> None:
        self._cast = cast

    def line(self, event: events.Event) -> str:
        """What the event means to the reader; empty for what goes without saying."""
        match event:
            case events.BoardsDealt(boards):
                return " ".join(self._board(seat, board) for seat, board in enumerate(boards))
            case events.ForumRolled(turn):
                return _("Turn {turn}").format(turn=turn)
            case events.FieldCrossed():
                return self._crossed(event)
            case events.DieReplaced(_seat, leaving, entering):
                text = _("New in the Forum: {entering}. It takes the place of: {leaving}.")
                return text.format(entering=dice_die(entering), leaving=dice_die(leaving))
            case events.GameEnded():
                return _("The game is over.")
            case _:
                return self._rest(event)

    def _board(self, seat: int, board: int) -> str:
        says, city = self._cast.says, board_name(words().board_ids[board])
        return says(seat, _("You play {city}."), _("{player} plays {city}."), city=city)

    def _crossed(self, event: events.FieldCrossed) -> str:
        says, field = self._cast.says, dice_field(event.field)
        of_you, of_another = _("You cross off: {field}."), _("{player} crosses off: {field}.")
        if event.die != NO_DIE:
            of_you, of_another = _("You cross off: {field} ({die})."), _("{player} crosses off: {field} ({die}).")
        die = dice_die(event.die) if event.die != NO_DIE else ""
        told = [says(event.seat, of_you, of_another, field=field, die=die)]
        if event.die_coins:
            told.append(self._received(event.seat, event.die_coins))
        if event.die_price + event.paid:
            paid = coins(event.die_price + event.paid)
            told.append(says(event.seat, _("You pay {coins}."), _("{player} pays {coins}."), coins=paid))
        if event.points:
            told.append(_("The attack brings {points}.").format(points=points(event.points)))
        return " ".join(told)

    def _received(self, seat: int, amount: int) -> str:
        return self._cast.says(seat, _("You receive {coins}."), _("{player} receives {coins}."), coins=coins(amount))

    def _rest(self, event: events.Event) -> str:
        says = self._cast.says
        match event:
            case events.Passed(seat, amount):
                of_you, of_another = _("You pass and take {coins}."), _("{player} passes and takes {coins}.")
                return says(seat, of_you, of_another, coins=coins(amount))
            case events.CoinsGained(seat, amount, cause) if cause != events.START:
                return self._received(seat, amount)
            case events.FirstCompleted(seat, building, worth):
                of_you = _("You are the first to complete this building: {building} ({points}).")
                of_another = _("{player} is the first to complete this building: {building} ({points}).")
                name = building_name(words().building_ids[building])
                return says(seat, of_you, of_another, building=name, points=points(worth))
            case events.ChoiceDeclined(seat):
                return says(seat, _("You choose nothing."), _("{player} chooses nothing."))
            case events.EndSetOff(seat, turn):
                of_you = _("You cross off your third bonus field: turn {turn} is the last one.")
                of_another = _("{player} crosses off a third bonus field: turn {turn} is the last one.")
                return says(seat, of_you, of_another, turn=turn)
            case _:
                return ""
