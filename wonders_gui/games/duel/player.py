"""What the player looks at and what the buttons then offer: from a thing on the table to detail and actions."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.core.seats import NOBODY, Seat
from engine.duel.commands import ChooseBeginner, ChooseToken, Command, Decline, DestroyCard, TakeFromDiscard, TakeWonder
from engine.duel.facts import NO_CARD
from engine.duel.forecast import forecast
from engine.duel.state import BEGINNER, OVER, PLAY
from engine.duel.view import View
from wonders_gui.games.duel import details
from wonders_gui.games.duel.actions import Action
from wonders_gui.games.duel.choices import choice_texts
from wonders_gui.games.duel.detail import Detail, Section, plain
from wonders_gui.games.duel.details import RAISE
from wonders_gui.games.duel.offers import CardOffers, is_accessible, offers_of, owes_play
from wonders_gui.games.duel.records import PickRecord, SlotRecord, TileRecord, TokenRecord, WonderRecord
from wonders_gui.language import N_, _
from wonders_gui.texts.log import Cast, still_to_decide, through_eyes
from wonders_gui.texts.names import age_name

Thing = SlotRecord | TileRecord | WonderRecord | TokenRecord | PickRecord
PICK: Final = "pick"
DECLINE: Final = "decline"
BEGIN: Final = "begin:"
SCORES: Final = "scores"
CHOICE: Final = "choice"
_CHOOSE: Final = N_("Choose")
_PICK_LABELS: Final = {DestroyCard: N_("Destroy"), TakeFromDiscard: N_("Build for free")}


class Player:
    """Holds what the player looks at; asked anew after every change. It changes nothing on the table."""

    def __init__(self, view: View, people: Cast) -> None:
        self.view = view
        self.people = people
        self.legal: Sequence[Command] = ()
        self.thing: Thing | None = None
        self.raising = NO_CARD
        """The wonder whose outcome the list of wonders tells; NO_CARD when the list is closed."""
        self.card = NO_CARD
        """The card of the structure that is chosen, also while another thing is looked at."""
        self.is_watching = False
        """Nobody is asked for anything: this is looked back at."""
        self.news: list[str] = []
        """What the opponent did since the player's last decision."""

    # -- what is looked at ----------------------------------------------------------------------------------------

    def show_view(self, view: View, legal: Sequence[Command]) -> None:
        """The table has changed; what is gone is not looked at any more."""
        self.view, self.legal = view, legal
        if self.card not in view.table.slots:
            self.forget()

    def forget(self) -> None:
        """Look at nothing."""
        self.thing, self.raising, self.card = None, NO_CARD, NO_CARD

    def look(self, thing: Thing) -> None:
        """Look at a thing. An own wonder, while a card is chosen, opens the list of wonders at it."""
        if isinstance(thing, WonderRecord) and self._may_raise(thing.wonder):
            self.raising = thing.wonder
            return
        self.thing, self.raising = thing, NO_CARD
        if isinstance(thing, SlotRecord):
            self.card = thing.card

    def _may_raise(self, wonder: int) -> bool:
        may_build = not self.is_watching and self.offers() is not None
        return may_build and wonder in self.view.table.cities[self.view.seat].plans

    def offers(self) -> CardOffers | None:
        """What can be done with the chosen card, when it is the player's turn to use one."""
        if self.card < 0 or not owes_play(self.view) or self.card not in self.view.table.slots:
            return None
        slot = self.view.table.slots.index(self.card)
        return offers_of(self.view, self.card) if is_accessible(self.view.table, slot) else None

    def open_wonders(self) -> bool:
        """Open the list of wonders, if a card is chosen and there are any."""
        offers = self.offers()
        best = offers.best_wonder() if offers is not None else None
        if best is None:
            return False
        self.raising = best.wonder
        return True

    # -- what is shown --------------------------------------------------------------------------------------------

    def shown(self) -> tuple[Detail, list[Action]]:
        """The detail and the buttons for what is looked at now."""
        table = self.view.table
        if table.phase == OVER and not isinstance(self.thing, Thing):
            return details.end_detail(self.view, self.people), [
                Action(SCORES, _("Score sheet"), icon="trophy", main=True)
            ]
        decides = table.decider == self.view.seat and not self.is_watching
        if decides and table.phase == BEGINNER and self.thing is None:
            return self._beginner()
        if isinstance(self.thing, PickRecord):
            return self._pick(self.thing)
        offers = self.offers()
        if offers is not None and self.raising != NO_CARD:
            return (
                details.wonder_list(self.view, self.people, offers, self.raising),
                details.wonder_actions(self.view, self.people, offers, self.raising),
            )
        if isinstance(self.thing, SlotRecord):
            return self._slot(self.thing, offers)
        return self._other()

    def _slot(self, thing: SlotRecord, offers: CardOffers | None) -> tuple[Detail, list[Action]]:
        if offers is not None:
            return details.card_detail(self.view, self.people, offers), details.card_actions(
                self.view, self.people, offers
            )
        if thing.card < 0 or self.view.table.slots[thing.slot] != thing.card:
            return self._idle()
        if is_accessible(self.view.table, thing.slot):
            return details.waiting_card_detail(self.view, self.people, thing.card), self.standing_actions()
        return details.covered_detail(self.view, self.people, thing.slot), self.standing_actions()

    def _other(self) -> tuple[Detail, list[Action]]:
        match self.thing:
            case TileRecord(card=card):
                return details.built_detail(card), self.standing_actions()
            case WonderRecord(wonder=wonder, seat=seat, built=built):
                return details.wonder_detail(
                    self.view, self.people, wonder, built, self._owner(seat)
                ), self.standing_actions()
            case TokenRecord(token=token):
                return details.token_detail(token), self.standing_actions()
            case _:
                return self._idle()

    def _pick(self, thing: PickRecord) -> tuple[Detail, list[Action]]:
        detail = self._pick_detail(thing.command)
        if thing.command not in self.legal:
            return detail, []
        detail = details.with_outcome(detail, self.view, self.people, forecast(self.view.table, thing.command))
        label = _PICK_LABELS.get(type(thing.command), _CHOOSE)
        main = Action(PICK, _(label), thing.texts.name, "check", _("Enter"), main=True)
        return detail, [main, *self._decline()]

    def _pick_detail(self, command: Command) -> Detail:
        match command:
            case TakeWonder(wonder=wonder):
                return details.wonder_detail(self.view, self.people, wonder, False, _("Wonder"))
            case ChooseToken(token=token):
                return details.token_detail(token)
            case DestroyCard(card=card) | TakeFromDiscard(card=card):
                return details.built_detail(card)
            case _:
                return self._idle()[0]

    def _decline(self) -> list[Action]:
        declines = any(isinstance(command, Decline) for command in self.legal)
        return [Action(DECLINE, _("Choose nothing"), icon="skip", wide=True)] if declines else []

    def standing_actions(self) -> list[Action]:
        """The way back to a choice that is still open."""
        table = self.view.table
        if table.decider != self.view.seat or table.phase == PLAY:
            return []
        return [Action(CHOICE, _("Back to the choice"), icon="back", wide=True)]

    def _beginner(self) -> tuple[Detail, list[Action]]:
        title = _("Who begins {age}?").format(age=age_name(self.view.table.age + 1))
        told = plain(_("The conflict pawn stands on your side, so the choice is yours."), "shield")
        begins = [command for command in self.legal if isinstance(command, ChooseBeginner)]
        actions = [
            Action(
                f"{BEGIN}{command.beginner}",
                self.people.says(command.beginner, _("You begin"), _("{player} begins")),
                icon="play",
                main=command.beginner == self.view.seat,
                wide=True,
            )
            for command in sorted(begins, key=lambda command: command.beginner != self.view.seat)
        ]
        return details.message(title, told), actions

    def _idle(self) -> tuple[Detail, list[Action]]:
        table = self.view.table
        if self.is_watching:
            return self._watched(), []
        if table.decider == self.view.seat:
            return self._waits_for_player()
        told = _("{player} is thinking").format(player=self.people[table.decider]) if table.decider != NOBODY else ""
        return details.message(told, plain(_("You can look at any card meanwhile."), "eye")), []

    def _watched(self) -> Detail:
        told = still_to_decide(self.people, [self.view.table.decider])
        eyes = through_eyes(self.people, self.view.seat)
        return details.message(_("Looking back"), plain(eyes, "eye"), plain(told, "hourglass"))

    def _owner(self, seat: Seat) -> str:
        return self.people.says(seat, _("Your wonder"), _("Wonder of {player}"))

    def _waits_for_player(self) -> tuple[Detail, list[Action]]:
        if self.view.table.phase != PLAY:
            title, told = choice_texts(self.view, self.people)
            return details.message(title, plain(told, "info")), [*self._decline()]
        lines = (
            plain(_("Choose one of the cards on which nothing lies."), "cards"),
            plain(_("Build it, put it under a wonder, or discard it for coins."), "build"),
        )
        return self._with_news(details.message(_("Your turn"), *lines)), []

    def _with_news(self, detail: Detail) -> Detail:
        if not self.news:
            return detail
        told = Section(_("Meanwhile"), tuple(plain(line) for line in self.news))
        return replace(detail, sections=(*detail.sections, told))

    # -- what the buttons mean --------------------------------------------------------------------------------------

    def command(self, key: str) -> Command | None:
        """The command behind a button, if it gives one."""
        offers = self.offers()
        if key == PICK:
            return self.thing.command if isinstance(self.thing, PickRecord) else None
        if key == DECLINE:
            return next((command for command in self.legal if isinstance(command, Decline)), None)
        if key.startswith(BEGIN):
            wanted = int(key.removeprefix(BEGIN))
            begins = (command for command in self.legal if isinstance(command, ChooseBeginner))
            return next((command for command in begins if command.beginner == wanted), None)
        shown = isinstance(self.thing, SlotRecord) or self.raising != NO_CARD
        return _card_command(offers, key) if offers is not None and shown else None


def _card_command(offers: CardOffers, key: str) -> Command | None:
    if key == details.BUILD:
        return offers.build.command
    if key == details.DISCARD:
        return offers.discard.command
    if key.startswith(RAISE):
        wonder = int(key.removeprefix(RAISE))
        return next((offer.command for offer in offers.wonders if offer.wonder == wonder), None)
    return None
