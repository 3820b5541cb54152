"""What the panel beside the sheet says: the die and field that are picked, what they cost and bring; its buttons."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from engine.catalog.dice.loader import load_dice
from engine.core.seats import NOBODY, Seat
from engine.dice.book import words
from engine.dice.commands import Command
from engine.dice.facts import NO_DIE, numbers_in
from engine.dice.forecast import Forecast, forecast, wonder_stage
from engine.dice.legality import is_locked
from engine.dice.scoring import total
from engine.dice.state import CHOICES, amount_of
from engine.dice.view import View
from wonders_gui.art.faces import Signs
from wonders_gui.games.dice.billing import TOO_DEAR, billed, refused_text
from wonders_gui.games.dice.faces import building_colour, field_face
from wonders_gui.games.dice.models import done_text, printed
from wonders_gui.games.dice.offers import (
    NO_FIELD,
    Asked,
    Offer,
    asked,
    decline_offer,
    die_offers,
    field_offers,
    uses_dice,
    wonder_offer,
)
from wonders_gui.games.dice.player import Player
from wonders_gui.games.dice.story import Story
from wonders_gui.language import _, ngettext
from wonders_gui.texts.bills import BillLine, Kind
from wonders_gui.texts.commands import dice_command
from wonders_gui.texts.effects_dice import cost_text, field_text
from wonders_gui.texts.log import Cast, through_eyes
from wonders_gui.texts.names_dice import building_name, dice_die, dice_field, face_name
from wonders_gui.texts.words import capital, coins, either, listed, points, sentences
from wonders_gui.theme import FontRole

BUILD, WONDER, PASS, DECLINE, SCORES = "build", "wonder", "pass", "decline", "scores"
MOST_REASONS = 3


class Tone(Enum):
    """How a line is meant; the value is the tone of the text."""

    PLAIN = ""
    SOFT = "soft"
    GOOD = "good"
    WARN = "warn"
    BAD = "bad"
    GOLD = "gold"


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence."""

    text: str
    tone: Tone = Tone.PLAIN
    role: FontRole = "body"
    bill: BillLine | None = None
    """An item of a price, which is painted as in every game."""

    @property
    def is_against(self) -> bool:
        """Whether it says why something cannot be done."""
        return self.tone is Tone.BAD or (self.bill is not None and self.bill.kind is Kind.SHORT)


@dataclass(frozen=True, slots=True)
class Action:
    """A button."""

    key: str
    label: str
    sub: str = ""
    icon: str = ""
    shortcut: str = ""
    main: bool = False
    enabled: bool = True
    signs: Signs = ()
    """What it brings."""
    told: str = ""
    """Price and effect in whole sentences, for the tool tip and those who hear it."""


@dataclass(frozen=True, slots=True)
class Detail:
    """What is shown."""

    title: str
    colour: str
    """Of the building or die it is about; empty for none."""
    lines: tuple[Line, ...]
    actions: tuple[Action, ...] = ()

    def spoken(self) -> str:
        """Everything, for screen readers."""
        return " ".join((f"{self.title}.", *(line.text for line in self.lines)))


@dataclass(frozen=True, slots=True)
class Scene:
    """What the panel knows beside what is picked: who plays, what they did last, and what the master advises."""

    people: Cast
    story: Story
    order: Sequence[Seat] = ()
    """Who is where when the game is over, the winner first."""


def detail_of(player: Player, scene: Scene) -> Detail:
    """The panel for what the player looks at now."""
    view, people = player.view, scene.people
    asks = asked(view)
    if asks is Asked.OVER:
        return _over(view, scene)
    lines = list(_refused(player))
    if player.field != NO_FIELD:
        lines += _of_field(player)
        title, colour = dice_field(player.field), _colour_of_field(player.field)
    elif player.die != NO_DIE:
        lines += _of_die(player)
        title, colour = dice_die(player.die), load_dice().dice[player.die].colour
    else:
        (title, told), colour = _of_moment(view, people), ""
        news = _just_now(scene)
        lines += [*news, *told] if asks is Asked.ACTION else [*told, *news]  # how to play is known by the second turn
    return Detail(capital(title), colour, tuple(lines), tuple(_actions(player, asks)))


def watched(player: Player, scene: Scene) -> Detail:
    """The same for somebody who looks back at a game: nothing is asked, and only the score is offered."""
    detail = detail_of(player, scene)
    if (player.die, player.field) == (NO_DIE, NO_FIELD) and asked(player.view) is not Asked.OVER:
        eyes = through_eyes(scene.people, player.view.seat)
        detail = Detail(_("Looking back"), "", (Line(eyes), *_just_now(scene)))
    return replace(detail, actions=tuple(action for action in detail.actions if action.key == SCORES))


def _colour_of_field(field: int) -> str:
    return building_colour(load_dice().boards[0].fields[field].building)


# -- what is picked -------------------------------------------------------------------------------------------------


def _refused(player: Player) -> Iterator[Line]:
    if player.refused is not None:
        yield Line(refused_text(player.refused), Tone.BAD)


def why_not(player: Player) -> str:
    """Why nothing can be built with the die or the field that is picked."""
    lines = _of_field(player) if player.field != NO_FIELD else _of_die(player)
    return next((line.text for line in lines if line.is_against), _("Not possible now"))


def pick_first(asks: Asked) -> str:
    """What is to be picked before anything can be built."""
    return _("Choose a die first.") if asks is Asked.REMOVAL else _("Choose a field first.")


def _of_die(player: Player) -> Iterator[Line]:
    """A die without a field: what it shows, and what it could build."""
    view, die = player.view, player.die
    rolled = next((lying for lying in view.table.forum if lying.die == die), None)
    if rolled is None:
        return
    yield Line(_("It shows: {face}.").format(face=face_name(words().face_ids[rolled.face])))
    if asked(view) is Asked.REMOVAL:
        yield Line(_("It would leave the game for good."))
        return
    offers = die_offers(view, die)
    legal = [offered for offered in offers.values() if offered.legal]
    if legal:
        own = _("Choose one of the fields that are marked on your sheet.")
        yield Line(own if player.own_eyes else _("It opens the marked fields."), Tone.GOOD)
    elif offers and player.refused is None:
        yield from _against(player, _best_refusal(list(offers.values())))
    elif uses_dice(view) and not is_locked(view.table.cities[view.seat], die):
        yield Line(_("All fields that it opens are crossed off."), Tone.BAD)


def _best_refusal(offers: Sequence[Offer]) -> Offer:
    """The reason that is nearest to a yes: what can be paid some day rather than what comes later."""
    order = ("die_locked", "court_not_met", "too_few_coins", "wrong_order")
    codes = {offered.refusal.code: offered for offered in reversed(offers) if offered.refusal is not None}
    return next((codes[code] for code in order if code in codes), offers[0])


def _of_field(player: Player) -> Iterator[Line]:
    """A field, with the die that builds it."""
    view, field = player.view, player.field
    chosen = player.chosen()
    text = field_text(printed(view.table.cities[view.seat].board.number)[field])
    if chosen is not None and chosen.legal:
        yield from _price(player, chosen.command)
        if text and not view.table.cities[view.seat].board.fields[field].attack:
            yield Line(text, Tone.SOFT)
        yield from _outcome(view, forecast(view.table, chosen.command))
        return
    if text:
        yield Line(text)
    if player.refused is None:
        yield from _why_not(player, chosen)


def _price(player: Player, command: Command) -> Iterator[Line]:
    """Where the coins go, item by item."""
    for line in billed(player.view, command, own_eyes=player.own_eyes).lines():
        yield Line(line.spoken, bill=line)


def _outcome(view: View, told: Forecast) -> Iterator[Line]:
    """What follows, as far as the picture of the field does not say it."""
    won = told.after.points - told.before.points
    if told.attack:
        yield Line(_("The attack brings {points} now.").format(points=points(told.attack)), Tone.GOOD)
    elif won:
        yield Line(_("{points} more if the game ended now.").format(points=points(won)), Tone.GOOD)
    for building in told.completes:
        name = building_name(words().building_ids[building])
        yield Line(_("Completes a building: {building}. It brings a bonus field.").format(building=name), Tone.GOOD)
    for die in told.unlocks:
        yield Line(_("Unlocks: {die}.").format(die=dice_die(die)), Tone.GOOD)
    if told.ends:
        yield Line(_("This sets off the end of the game."), Tone.WARN)


def _why_not(player: Player, chosen: Offer | None) -> Iterator[Line]:
    view, field = player.view, player.field
    city = view.table.cities[view.seat]
    if city.crossed >> field & 1:
        yield Line(_("It is crossed off."), Tone.SOFT)
        return
    if chosen is not None and chosen.refusal is not None and chosen.refusal.code != "field_not_opened":
        yield from _against(player, chosen)
        return
    cost = city.board.fields[field].cost
    yield Line(_("Costs {cost}.").format(cost=cost_text(cost)) if cost else _("It costs nothing."))
    found = field_offers(view, field)
    if found and found[0].refusal is not None:
        yield from _against(player, found[0])
    elif uses_dice(view) and not found:
        symbols = printed(city.board.number)[field].symbols
        if symbols and symbols[0] != "guild":
            shown = either(face_name(symbol) for symbol in symbols)
            yield Line(_("No die in the Forum shows {symbol}.").format(symbol=shown), Tone.BAD)


def _against(player: Player, offered: Offer) -> Iterator[Line]:
    """What stands against it; a price says item by item what is short."""
    if offered.refusal is not None and offered.refusal.code == TOO_DEAR:
        yield from _price(player, offered.command)
    elif offered.refusal is not None:
        yield Line(refused_text(offered.refusal), Tone.BAD)


# -- nothing is picked ----------------------------------------------------------------------------------------------


def _of_moment(view: View, people: Cast) -> tuple[str, list[Line]]:
    match asked(view):
        case Asked.ACTION:
            again = view.table.phase == CHOICES
            title = _("One more action") if again else _("Your turn")
            complete = wonder_stage(view.table, view.seat) == NOBODY
            stage = _("Or build a stage of your wonder, or pass and take coins.")
            return title, [
                Line(_("Choose a die, or a field of your sheet. Fields that you can build show what they cost.")),
                Line(_("Or pass and take coins.") if complete else stage, Tone.SOFT),
            ]
        case Asked.FREE_BUILD:
            return _("Build for free"), [Line(_("Choose one more die of the Forum. It costs you nothing."))]
        case Asked.CROSS:
            left = amount_of(view.table.cities[view.seat].agenda[-1])
            told = ngettext(
                "You may cross off one of the marked fields.",
                "You may cross off {number} of the marked fields, one after another.",
                left,
            )
            return _("Cross off a field"), [Line(told.format(number=left)), Line(_("You pay for it, but for no die."))]
        case Asked.BONUS:
            return _("Bonus field"), [Line(_("You have completed a building. Choose one of your bonus fields."))]
        case Asked.REMOVAL:
            entering = dice_die(view.table.entering)
            told = _("Unlocked for the first time: {die}. Choose the grey die that leaves the game for it.")
            return _("A special die comes in"), [Line(told.format(die=entering))]
        case _:
            return _waiting(view, people)


def _just_now(scene: Scene) -> Iterator[Line]:
    """What everybody did, as long as the player has picked nothing."""
    done = [(name, done_text(scene.story.of(seat))) for seat, name in enumerate(scene.people)]
    if any(text for _name, text in done):
        yield Line(_("Just now"), role="strong")
    for name, text in done:
        if text:
            yield Line(_("{name}: {what}").format(name=name, what=text), Tone.SOFT)


def _waiting(view: View, people: Cast) -> tuple[str, list[Line]]:
    others = listed(people[seat] for seat in numbers_in(view.table.waiting))
    lines = [Line(_("Waiting for {names}.").format(names=others), Tone.SOFT)] if others else []
    choice = view.table.cities[view.seat].choice
    if choice is not None:
        lines.insert(0, Line(_("You have chosen: {what}.").format(what=dice_command(choice))))
    return _("The others decide"), lines


# -- buttons --------------------------------------------------------------------------------------------------------


def _actions(player: Player, asks: Asked) -> Iterator[Action]:
    if asks is Asked.NOTHING:
        return
    chosen = player.chosen()
    sub = _main_sub(player.view, chosen, asks)
    yield Action(BUILD, _main_label(asks), sub, "build", "B", True, chosen is not None)
    if asks is Asked.ACTION:
        yield _wonder_action(player.view)
        won = player.view.table.book.numbers.pass_coins
        yield Action(PASS, _("Pass"), _("+{coins}").format(coins=coins(won)), "take_coins", "P")
    elif decline_offer(player.view).legal:
        yield Action(DECLINE, _("Choose nothing"), icon="skip", shortcut="D")


def _main_label(asks: Asked) -> str:
    if asks is Asked.REMOVAL:
        return _("Take out this die")
    return _("Build") if asks in (Asked.ACTION, Asked.FREE_BUILD) else _("Cross off")


def _main_sub(view: View, chosen: Offer | None, asks: Asked) -> str:
    if chosen is None:
        return _("choose a die first") if asks is Asked.REMOVAL else _("choose a field first")
    if asks is Asked.REMOVAL:
        return "" if chosen.legal else _("not possible now")
    too_dear = chosen.refusal is not None and chosen.refusal.code == TOO_DEAR
    return billed(view, chosen.command).forms()[0] if chosen.legal or too_dear else _("not possible now")


def _wonder_action(view: View) -> Action:
    """The next stage: what it costs, or how many coins are short, and what it brings."""
    stage = wonder_stage(view.table, view.seat)
    if stage == NOBODY:
        return Action(WONDER, _("Wonder"), _("complete"), "wonder", "W", enabled=False)
    price = billed(view, wonder_offer(view).command)
    board = view.table.cities[view.seat].board.number
    told = sentences((price.text(), field_text(printed(board)[stage])))
    face = field_face(board, stage)
    signs = face.small if not face.more else tuple(sign for row in face.more for sign in row)
    return Action(WONDER, _("Wonder"), price.forms()[0], "wonder", "W", signs=signs, told=told)


# -- the end --------------------------------------------------------------------------------------------------------


def _over(view: View, scene: Scene) -> Detail:
    lines = [
        Line(
            _("{name}: {points}").format(name=scene.people[seat], points=points(int(total(view.table, seat)))),
            Tone.PLAIN if place else Tone.GOLD,
        )
        for place, seat in enumerate(scene.order)
    ]
    return Detail(
        _("The game is over"), "", tuple(lines), (Action(SCORES, _("Score sheet"), icon="trophy", main=True),)
    )
