"""The first Age of 7 Wonders and the first turn of the second, decision by decision."""

from wonders_gui.guide.steps import move, pick, read
from wonders_gui.language import N_

RESOURCE = (
    read(
        N_("Three cities"),
        N_(
            "Yours is {own_city}, with its pyramid. It grows through three Ages beside those of {left} and "
            "{right}, and whoever has the most points at the end wins. We play the first turns together, and I "
            "say why; then you go on by yourself."
        ),
        "board",
    ),
    read(
        N_("One card in each turn"),
        N_(
            "Everybody chooses a card in secret, and all are turned over together. Then the hands go on: the rest "
            "of yours goes to {left}, and you get the one that {right} has left. So never think “I will take that "
            "later” without asking who looks at it before you."
        ),
        "hand",
    ),
    read(
        N_("Resources are not used up"),
        N_(
            "A city that makes stone has it in every turn, as long as the game lasts. Yours makes one stone by "
            "itself. What a card costs stands on its left; the tag at the top says whether you can pay it now."
        ),
        "hand",
        "board",
    ),
    pick(
        N_("A resource first"),
        N_(
            "The earlier a resource, the more often it helps. The first stage of your wonder wants two wood, so "
            "have a look at this brown card: {lumber_yard}. Click on it, or go there with the arrow keys."
        ),
        "card:lumber_yard",
        N_("That is another card. Have a look at {lumber_yard}."),
    ),
    move(
        N_("Build it"),
        N_(
            "It costs nothing and makes one wood in every turn from now on. On the right you see beforehand what "
            "a card would bring you. Build it with the button, or with the key B."
        ),
        "build lumber_yard",
        N_(
            "That has time. What you build now as a resource works for the whole game: choose {lumber_yard} and "
            "build it."
        ),
        "card:lumber_yard",
        "detail",
    ),
)

SHIELDS = (
    read(
        N_("Your neighbours"),
        N_(
            "{left} has {left_city} and makes ore, {right} has {right_city} and makes glass and now clay too. "
            "Only these two trade with you, and only with them your army is compared. That is why they always lie "
            "beside you."
        ),
        "left",
        "right",
    ),
    move(
        N_("A shield in time"),
        N_(
            "At the end of every Age armies are compared. To win you need just one shield more than a neighbour, "
            "so a single one does much as long as they have none. This card costs one wood, and you make that: "
            "build {stockade}."
        ),
        "build stockade",
        N_("Think of the end of the Age: choose {stockade} and build it. You have the wood for it."),
        "card:stockade",
        "detail",
    ),
)

TRADE = (
    read(
        N_("Trade"),
        N_(
            "This card costs glass, and you make none. {right} does: for two coins you may use it in this turn. "
            "Your neighbour keeps the glass, cannot say no, and gets the coins. So it is good to know what is "
            "made beside you, and to be the one who makes what others lack."
        ),
        "card:workshop",
        "right",
    ),
    move(
        N_("Green for science"),
        N_(
            "The more of one symbol, the better: one is worth 1 point, two 4, three 9, and three different ones "
            "bring 7 more. Besides, this card will make others free for you later. It is worth two coins: build "
            "{workshop}."
        ),
        "build workshop",
        N_("Coins that lie idle are worth little. Choose {workshop} and build it: the glass costs you two coins."),
        "card:workshop",
        "detail",
    ),
)

CHOICE = (
    read(
        N_("The hand comes back"),
        N_(
            "You have seen these cards before: it is your first hand, without the card you took and one each of "
            "{left} and {right}. With three players every hand comes round a second time. What is missing tells "
            "you what the others are after."
        ),
        "hand",
    ),
    move(
        N_("Wood or stone"),
        N_(
            "A slash means: one of the two, in every turn the one you need. For one coin to the bank you have a "
            "second wood with it, and in the next turn the first stage of your wonder. Build {timber_yard}."
        ),
        "build timber_yard",
        N_("Your wonder lacks one wood: choose {timber_yard} and build it for one coin."),
        "card:timber_yard",
        "board",
    ),
)

WONDER = (
    read(
        N_("Your wonder"),
        N_(
            "A stage costs what stands on it, here two wood, and one card of your hand, which goes face down "
            "under the board. Which card does not matter. So take one that you do not need, but that {left} would "
            "like to have, to whom this hand goes next."
        ),
        "board",
    ),
    move(
        N_("Bury a card"),
        N_(
            "{left} will want clay for {left_city}. Choose {clay_pit}, then press the button for the stage, or "
            "the key W. That is three points for you, and one clay less for your neighbour."
        ),
        "stage clay_pit",
        N_(
            "Possible, but the wonder is worth more now, and it takes a good card away from {left}: choose "
            "{clay_pit} and build the stage with it (W)."
        ),
        "card:clay_pit",
        "detail",
    ),
)

SALE = (
    read(
        N_("The last turn of the Age"),
        N_(
            "Two cards are left. You play one of them, and the other is discarded: nobody gets it. Right after "
            "that the armies are compared, and the next Age begins."
        ),
        "hand",
    ),
    move(
        N_("Discard a card for coins"),
        N_(
            "Your purse is empty, and without coins there is no trade. Any card can be discarded for three "
            "coins. Do that with {west_trading_post}: choose it and press the button Discard, or the key S."
        ),
        "sell west_trading_post",
        N_("With empty hands the next Age begins badly: choose {west_trading_post} and discard it for coins (S)."),
        "card:west_trading_post",
        "detail",
    ),
)

CHAIN = (
    read(
        N_("Conflicts"),
        N_(
            "You and {left} have one shield each: nothing happens. {right} has none, so you get a victory token "
            "of 1 point, and {right} a defeat token of minus 1. The longer the game, the dearer: a victory brings "
            "3 points after Age II and 5 after Age III, and a defeat always costs one."
        ),
        "left",
        "right",
    ),
    read(
        N_("Age II"),
        N_(
            "Seven new and stronger cards for everybody. And the hands now go the other way round: yours goes to "
            "{right}."
        ),
        "hand",
    ),
    move(
        N_("A chain"),
        N_(
            "This card would cost two clay and one papyrus. But it bears the mark of {workshop}, and because you "
            "have that one, it costs you nothing. That is what chains are for. The second symbol ({gear}) makes "
            "your science worth 4 points instead of 1: build {laboratory}."
        ),
        "build laboratory",
        N_("A card for nothing that also brings points: choose {laboratory} and build it."),
        "card:laboratory",
        "detail",
    ),
)
