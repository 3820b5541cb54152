"""The first turns of 7 Wonders Duel, decision by decision."""

from wonders_gui.guide.steps import move, pick, read
from wonders_gui.language import N_

RESOURCE = (
    read(
        N_("Three ways to win"),
        N_(
            "You build a city against {rival}, through three Ages. Who brings the conflict pawn into the other "
            "capital wins at once. So does who collects six different science symbols. Otherwise points decide in "
            "the end. Keep an eye on all three."
        ),
        "track",
        "tokens",
    ),
    read(
        N_("The structure"),
        N_(
            "All cards of the Age lie here. You may only take one on which no other lies: at first those of the "
            "lowest row. Some lie face down and are turned over when nothing covers them any more."
        ),
        "structure",
    ),
    pick(
        N_("A resource first"),
        N_(
            "What you make you have in every turn, and it is never used up. The earlier it comes, the more it "
            "helps. Have a look at {quarry}: click on it, or go there with the arrow keys."
        ),
        "card:quarry",
        N_("That is another card. Have a look at {quarry}, in the lowest row."),
    ),
    move(
        N_("Build it"),
        N_(
            "It costs nothing and makes stone. That helps you twice: each stone you make also makes stone dearer "
            "for {rival}. Build it with the button, or with the key B."
        ),
        "build quarry",
        N_("That has time. A free resource in the first turn works for the whole game: choose {quarry} and build it."),
        "card:quarry",
        "detail",
    ),
)

UNCOVERING = (
    read(
        N_("What resources cost"),
        N_(
            "What you do not make you can always buy from the bank: for two coins, and one more for each that the "
            "other city makes of it. {rival} has just built {press}, so a papyrus now costs you three coins "
            "instead of two."
        ),
        "prices",
    ),
    move(
        N_("What lies behind"),
        N_(
            "You will need wood soon: {logging_camp} makes it, for one coin. But look: taking it uncovers the "
            "card above, and {rival} is the first who may have it. In Duel you always play two moves: your own, "
            "and the one you make possible. Take the wood all the same."
        ),
        "build logging_camp",
        N_("You will need wood for your wonders: choose {logging_camp} and build it for one coin."),
        "card:logging_camp",
        "detail",
    ),
)

SHIELDS = (
    read(
        N_("A gift"),
        N_(
            "It was {tavern}: four coins for {rival}, because you uncovered it. It can happen; later you will "
            "rather leave such a card to lie until the other has to uncover it for you."
        ),
        "structure",
        "opponent",
    ),
    move(
        N_("Shields move the pawn"),
        N_(
            "Each shield moves the conflict pawn one space towards {rival}. On its way it costs the other coins; "
            "at the end it brings you points or even the victory. This card costs nothing: build {guard_tower}."
        ),
        "build guard_tower",
        N_("A shield for nothing, before {rival} has it: choose {guard_tower} and build it."),
        "card:guard_tower",
        "track",
    ),
)

WONDER = (
    read(
        N_("Your wonders"),
        N_(
            "You have four, {rival} too. For one you pay its price and put a card of the structure under it. But "
            "only seven of the eight can be built: whoever is slow loses one."
        ),
        "own",
    ),
    read(
        N_("Twelve coins"),
        N_(
            "For this one you need wood, stone, glass and papyrus: {artemis}. You make two of them; glass costs "
            "you two coins and papyrus three. Five of your six coins, and you get twelve back at once."
        ),
        "wonder:temple_of_artemis",
        "prices",
    ),
    move(
        N_("Once more your turn"),
        N_(
            "The arrow on the wonder means: you take another turn at once. That often decides who gets the best "
            "card. Choose {clay_reserve}, press the button for the wonder (W) and then {artemis} (its number). "
            "{rival} will not get the card any more."
        ),
        "wonder temple_of_artemis over clay_reserve",
        N_(
            "Twelve coins and another turn are too good to wait: choose {clay_reserve}, and build {artemis} with "
            "it (W)."
        ),
        "card:clay_reserve",
        "detail",
    ),
)

SCIENCE = (
    move(
        N_("Science"),
        N_(
            "Your turn again. Two equal symbols bring you one of these progress tokens, six different ones the "
            "victory. Here is a first one ({wheel}), and a point with it; the glass you buy for two coins. Build "
            "{apothecary}."
        ),
        "build apothecary",
        N_("You have the coins now: choose {apothecary} and build it, for the symbol and the point."),
        "card:apothecary",
        "tokens",
    ),
)
