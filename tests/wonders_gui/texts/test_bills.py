"""What texts say of prices, read back and compared with what the rules of each game take, at random positions."""

import re
from collections import Counter

import pytest

from engine.catalog.loader import whole_box
from engine.core.bill import BANK, Bill, Bought, Short, Units
from engine.dice.commands import Build, Cross
from engine.dice.commands import BuildWonder as BuildStageOfDice
from engine.dice.forecast import price_of
from engine.dice.legality import legal as dice_legal
from engine.duel.bill import card_bill
from engine.duel.commands import BuildCard, BuildWonder
from engine.duel.legality import legal
from engine.seven.bill import bill_of
from engine.seven.forecast import Ware, payment_of
from tests.engine.bills import amounts
from tests.engine.dice.test_bill import sampled as dice_views
from tests.engine.duel.test_bill import sampled as duel_views
from tests.engine.seven.test_bill import sampled as seven_views
from wonders_gui.games.dice.billing import billed as dice_billed
from wonders_gui.games.duel.billing import Billing
from wonders_gui.games.duel.models import price_text
from wonders_gui.games.seven.billing import billed
from wonders_gui.games.seven.offers import Action, offers
from wonders_gui.games.seven.people import People
from wonders_gui.games.seven.playwords import play_words
from wonders_gui.games.seven.seats import wares_text
from wonders_gui.games.seven.words import means_text, stage_of, why_no_offer
from wonders_gui.language import set_language
from wonders_gui.texts.bills import Wording, bill_text, receiver_forms, short_forms, short_sentence, short_text
from wonders_gui.texts.effects_seven import card_text, stage_text
from wonders_gui.texts.log import Cast

NAMES = ("Anna", "Bram", "Cato", "Demi", "Eline", "Finn", "Gijs", "Free City")
FEES = r"(?:Printed on the (?:card|stage)|[Dd]ie)[^.]*: (\d+) coins?\."
WORDING = Wording(Cast(NAMES), "printed on the card", saver="Architecture")


@pytest.fixture(autouse=True)
def english() -> None:
    set_language("en")


def named(text: str) -> Counter[str]:
    """The resources that a piece of a sentence counts."""
    found: Counter[str] = Counter()
    for number, resource in re.findall(r"(\d+) (wood|stone|clay|ore|glass|cloth|papyrus|resource)", text):
        found[resource] += int(number)
    return found


def check_text(told: str, bill: Bill) -> None:
    """Read a whole price back: own, covered and bought resources, what each seller gets, and the sum."""
    own = "".join(re.findall(r"(?:Own|From the city itself): ([^.]*)\.", told))
    assert named(own) == amounts(bill.own)
    covered = "".join(re.findall(r" covers ([^.]*)\.", told))
    assert named(covered) == amounts(bill.spared)
    sold = re.findall(r"([^.:]*) from ([\w ]+?) (?:at (\d+) each: |for )(\d+) coins?\.", told)
    assert sum((named(units) for units, *_ in sold), Counter()) == amounts(item.units for item in bill.bought)
    for units, _seller, each, paid in sold:
        assert not each or int(each) * named(units).total() == int(paid)
    gross = sum(int(paid) for *_, paid in sold)
    fee = sum(int(paid) for paid in re.findall(FEES, told))
    less = sum(int(paid) for paid in re.findall(r": (\d+) coins? less\.", told))
    assert gross + fee - less == bill.total
    total = re.findall(r"Total (\d+), |(\d+) coins? for the rest", told)
    rest = bill.short is not None and bool(bill.short.resources)
    expected = ("", str(bill.total)) if rest else (str(bill.total), "")
    assert total == ([expected] if bill.total or bill.rebates or bill.income else [])


def test_prices_of_duel_read_back_are_what_the_rules_take() -> None:
    for view in duel_views():
        billing = Billing(view, Cast(NAMES[:2], 0))
        for command in legal(view.table, view.seat):
            if isinstance(command, BuildWonder):
                check_text(billing.wonder_text(command.wonder), billing.wonder(command.wonder))
            elif isinstance(command, BuildCard):
                bill = billing.card(command.card)
                told = billing.card_text(command.card)
                check_text(told, bill)
                assert ("Free thanks to" in told) == bool(bill.waived_by)


def test_prices_of_seven_read_back_are_what_the_rules_take() -> None:
    refused = 0
    for view in seven_views():
        state = view.table
        people = People(view.seat, Cast(NAMES[: state.table.players], view.seat))
        for found in offers(view):
            for offer in (found.of(Action.BUILD), found.of(Action.STAGE)):
                if offer is None:
                    continue
                for way, command in enumerate(offer.commands):
                    price = billed(state, people, offer, way)
                    assert price is not None
                    assert price.bill.total == payment_of(command).total
                    check_text(price.text(), price.bill)
                price = billed(state, people, offer)
                if not offer.is_open and price is not None:
                    refused += 1
                    check_text(price.text(), price.bill)
                    check_short(price.text(), price.bill.short)
                    check_short(price.forms()[0], price.bill.short)
    assert refused


def test_prices_of_dice_read_back_are_what_the_rules_take() -> None:
    for view in dice_views():
        for command in dice_legal(view.table, view.seat):
            if isinstance(command, Build | Cross | BuildStageOfDice):
                price = dice_billed(view, command)
                check_text(price.text(), price.bill)
                assert price.bill.total == price_of(view.table, command).total


def check_short(told: str, short: Short | None) -> None:
    """What is said to be short is what is short: how many, of what, and how many coins."""
    assert short is not None
    said = " ".join(re.findall(r"[^.]*short[^.]*", told))
    if len(short.resources) == 1:
        assert named(said) == amounts(short.resources[0])
    elif short.resources:
        assert f"{short.count} resource" in said
    found = [int(number) for number in re.findall(r"(\d+) coins?\b[^;]* short", said)]
    assert sum(found) == short.coins


@pytest.mark.parametrize("language", ["en", "nl", "da"])
def test_the_button_of_a_stage_names_whom_to_pay_and_what_it_brings(language: str) -> None:
    set_language(language)
    paid = 0
    for view in seven_views(60):
        people = People(view.seat, Cast(NAMES[: view.table.table.players], view.seat))
        for found in offers(view)[:1]:
            stage = found.of(Action.STAGE)
            if stage is None or not stage.is_open:
                continue
            said = play_words(view.table, people, stage)
            city = stage.commands[0].city
            assert said.signs
            assert stage_text(stage_of(view.table, city, view.table.stages[city])) in said.told
            receivers = bill_of(view.table, stage.commands[0]).receivers()
            for receiver in [receiver for receiver in receivers if receiver not in (BANK, view.seat)]:
                paid += 1
                assert people.name(receiver) in said.forms[0]
                assert people.name(receiver) in said.told
    assert paid


def test_a_neighbours_wares_of_one_kind_are_counted() -> None:
    ore = Ware(("ore",), 2)
    assert wares_text([ore, ore]) == "2 ore for 4 coins"
    assert wares_text([ore, Ware(("wood", "clay"), 1)]) == "1 ore for 2 coins and 1 wood or clay for 1 coin"


def test_customs_say_who_gets_coins() -> None:
    customs = next(card for card in whole_box(2).cards if card.id == "customs")
    assert "Every other player gets 1 coin from the bank at once." in card_text(customs)


# -- forms ----------------------------------------------------------------------------------------------------------


PYRAMIDS = Bill(
    6, own=(Units("stone", 1),), bought=(Bought(Units("stone", 2), -1, 2), Bought(Units("papyrus", 1), -1, 2))
)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Own: 1 stone. 2 stone and 1 papyrus from the bank at 2 each: 6 coins. Total 6, you keep 0."),
        (
            "nl",
            "Van jezelf: 1 steen. 2 steen en 1 papyrus van de bank voor 2 per stuk: 6 munten. "
            "Totaal 6, je houdt 0 over.",
        ),
        ("da", "Dit eget: 1 sten. 2 sten og 1 papyrus fra banken til 2 stykket: 6 mønter. I alt 6, du beholder 0."),
    ],
)
def test_what_is_owned_is_not_said_to_be_lacking(language: str, told: str) -> None:
    set_language(language)
    assert bill_text(PYRAMIDS, WORDING) == told


WOOD, CLAY = (Units("wood", 1),), (Units("clay", 1),)


@pytest.mark.parametrize(
    ("short", "english", "dutch", "danish"),
    [
        (Short((WOOD,)), "1 wood short", "1 hout te kort", "mangler 1 træ"),
        (Short(coins=1), "1 coin short", "1 munt te kort", "mangler 1 mønt"),
        (Short((WOOD,), 2), "1 wood and 2 coins short", "1 hout en 2 munten te kort", "mangler 1 træ og 2 mønter"),
        (
            Short((WOOD, CLAY)),
            "1 resource short: wood or clay",
            "1 grondstof te kort: hout of klei",
            "mangler 1 ressource: træ eller ler",
        ),
        (
            Short(((Units("wood", 2),), (*WOOD, *CLAY)), 1),
            "2 resources short: 2 wood, or 1 wood and 1 clay; 1 coin short",
            "2 grondstoffen te kort: 2 hout, of 1 hout en 1 klei; 1 munt te kort",
            "mangler 2 ressourcer: 2 træ, eller 1 træ og 1 ler; mangler 1 mønt",
        ),
    ],
)
def test_what_is_short_is_counted(short: Short, english: str, dutch: str, danish: str) -> None:
    for language, told in (("en", english), ("nl", dutch), ("da", danish)):
        set_language(language)
        assert short_text(short) == told
        assert short_forms(short)[0] == told


@pytest.mark.parametrize(
    ("code", "told"), [("en", "1 wood short."), ("nl", "1 hout te kort."), ("da", "Mangler 1 træ.")]
)
def test_what_is_short_begins_a_sentence_with_a_capital(code: str, told: str) -> None:
    set_language(code)
    assert short_sentence(Short((WOOD,))) == told
    assert bill_text(Bill(0, short=Short((WOOD,))), WORDING).endswith(told)


def test_a_refused_card_of_seven_says_what_is_short_in_every_way() -> None:
    refused = 0
    for view in seven_views():
        people = People(view.seat, Cast(NAMES[: view.table.table.players], view.seat))
        for found in offers(view):
            build = found.of(Action.BUILD)
            price = billed(view.table, people, build) if build is not None and not build.is_open else None
            if build is not None and price is not None and price.bill.short is not None:
                refused += 1
                assert why_no_offer(view.table, people, build) == short_sentence(price.bill.short)
                assert means_text(view.table, people, found).endswith(short_sentence(price.bill.short))
    assert refused


def test_a_refused_card_of_duel_says_what_is_short() -> None:
    refused = 0
    for view in duel_views():
        for card in [card for card in view.table.slots if card >= 0]:
            short = card_bill(view.table, view.seat, card).short
            if short is not None:
                refused += 1
                assert price_text(view, card).endswith(short_sentence(short))
    assert refused


def test_a_short_form_tells_who_gets_how_much() -> None:
    bill = Bill(9, bought=(Bought(Units("ore", 1), 1, 2), Bought(Units("clay", 1), 2, 1)), fee=1)
    assert receiver_forms(bill, Cast(NAMES)) == [
        "2 coins to Bram, 1 coin to Cato and 1 coin to the bank",
        "2 to Bram, 1 to Cato, 1 to the bank",
        "4 coins",
    ]
    assert receiver_forms(Bill(9), Cast(NAMES)) == ["pay nothing"]


def test_you_are_paid_as_a_person_and_not_by_a_name() -> None:
    people = Cast(("", "Bram", "Cato"), 0)
    bill = Bill(9, bought=(Bought(Units("ore", 1), 0, 2), Bought(Units("clay", 2), 0, 1)))
    told = bill_text(bill, Wording(people, "printed on the card"))
    assert "1 ore from you for 2 coins." in told
    assert "2 clay from you at 1 each" in told
    assert "You" not in told
    assert receiver_forms(bill, people)[:2] == ["4 coins to you", "4 to you"]
