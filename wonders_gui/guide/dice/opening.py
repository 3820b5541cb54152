"""The first turns of 7 Wonders Dice, decision by decision."""

from wonders_gui.guide.steps import move, pick, read
from wonders_gui.language import N_

WAREHOUSE = (
    read(
        N_("A sheet full of buildings"),
        N_(
            "This is your city. In every turn you cross off one field of it. Each has its colour, its price, and "
            "something that it brings: points, coins, an attack, another field. Your neighbours {left} and "
            "{right} have sheets of their own."
        ),
        "sheet",
    ),
    read(
        N_("The Forum"),
        N_(
            "The dice are rolled once for everybody, and everybody chooses one, all at the same time. Nobody "
            "takes one away from you. Where a die lies says what it costs: 0, 1, 2 or 3 coins. What it shows says "
            "which field it opens."
        ),
        "forum",
    ),
    pick(
        N_("A resource first"),
        N_(
            "Fields cost resources. Every field that you cross off in the Warehouse is one resource in every "
            "later turn; what you lack costs one coin each. The ringed grey die shows clay and costs nothing: "
            "choose it."
        ),
        "die:grey_3",
        N_("That is another die. Choose the grey one with clay that costs nothing."),
        "die:grey_3",
        "field:warehouse.clay",
    ),
    move(
        N_("Cross it off"),
        N_(
            "It brings no points, but from now on nearly everything is one coin cheaper for you. That is why "
            "resources come first. Build it with the button, or with the key B."
        ),
        "build grey_3 warehouse.clay",
        N_("Points have time: choose the grey die with clay that costs nothing, and build."),
        "field:warehouse.clay",
        "detail",
    ),
)

ATTACK = (
    read(
        N_("Attack while the gate is open"),
        N_(
            "The red die shows an axe: an attack to the west, on {left}. It brings three points, less one for "
            "each defence that {left} has crossed off on your side. There is none yet, and what is noted once "
            "stays."
        ),
        "die:red",
        "building:barracks_west",
    ),
    move(
        N_("One coin for three points"),
        N_(
            "The die costs one coin, the first field nothing. Later fields of a row cost more, and arrows say in "
            "which order they come. Choose the red die and build."
        ),
        "build red barracks_west.attack.1",
        N_("Be there before the defence is: choose the red die and build."),
        "die:red",
        "field:barracks_west.attack.1",
    ),
)

SECOND = (
    move(
        N_("One more resource"),
        N_(
            "Two resources, and from now on many fields cost you nothing. The grey die with wood lies where it is "
            "free: choose it and build."
        ),
        "build grey_1 warehouse.wood",
        N_(
            "With a second resource everything becomes cheaper once more: choose the grey die with wood that "
            "costs nothing."
        ),
        "die:grey_1",
        "field:warehouse.wood",
    ),
)

AGORA = (
    move(
        N_("Blue for points"),
        N_(
            "The Agora is worth points and nothing else, and the first who completes it gets three more. This "
            "field costs one resource, and you have two; the die is free too. Choose the blue die and build."
        ),
        "build blue agora.r2.1",
        N_("Two points for nothing: choose the blue die and build."),
        "die:blue",
        "field:agora.r2.1",
    ),
)

WONDER = (
    read(
        N_("When dice are dear"),
        N_(
            "This time every die costs coins. Two things need no die at all: to pass, which brings three coins, "
            "and to build at your wonder."
        ),
        "forum",
    ),
    move(
        N_("Your wonder"),
        N_(
            "Its first stage costs two resources, and you have them: three points, and not one coin spent. Press "
            "the button for the wonder, or the key W."
        ),
        "wonder",
        N_("Why pay for a die? The first stage of your wonder costs you nothing: press the button for the wonder (W)."),
        "building:wonder",
        "detail",
    ),
)

MARKET = (
    read(
        N_("A look at the others"),
        N_(
            "{left} has crossed off a defence meanwhile: your next attack in the west would bring one point less. "
            "A click on a neighbour shows the whole sheet."
        ),
        "seats",
    ),
    move(
        N_("Yellow for coins"),
        N_(
            "This field of the Market brings one coin now for each field of your Warehouse, and at the end a "
            "point for each. It costs two resources, and you have them. Choose the yellow die, then the ringed "
            "field, and build."
        ),
        "build yellow market.chest.1",
        N_("Choose the yellow die, and for it the ringed field of the Market: that one costs you nothing."),
        "die:yellow",
        "field:market.chest.1",
    ),
)
