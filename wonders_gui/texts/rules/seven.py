"""The rules of 7 Wonders in our own words, both editions; what differs between them has a chapter of its own."""

from typing import Final

from wonders_gui.language import N_
from wonders_gui.texts.rules.model import Chapter, cards

CHAPTERS: Final = (
    Chapter(
        "goal",
        "trophy",
        N_("Goal"),
        (
            N_(
                "You lead a city through three Ages. In each of them you build cards and stages of your wonder; "
                "after the third Age the city with the most points wins."
            ),
            N_(
                "All players choose at the same time, so the game takes as long with seven as with three. What "
                "matters most are your two neighbours: you buy from them and fight against them."
            ),
        ),
    ),
    Chapter(
        "set-up",
        "cards",
        N_("Set-up"),
        (
            N_("Three to seven players. Everybody gets a board and three coins."),
            N_(
                "Each Age has its own cards: every player is dealt seven of them. A number on a card says from how "
                "many players on it takes part. In the third Age there are guilds too: two more than players, drawn "
                "at random from ten."
            ),
            N_(
                "A board has two sides with different stages. In the first edition the deal also decides the side "
                "(A or B); in the second edition you choose day or night yourself."
            ),
        ),
    ),
    Chapter(
        "turn",
        "build",
        N_("A turn"),
        (
            N_(
                "Everybody chooses one card of the hand in secret. Then all choices are revealed and happen at the "
                "same time. After that the hands are passed on: to the left in Ages I and III, to the right in Age II."
            ),
            N_(
                "With the card you do one of three things: construct it, use it to build the next stage of your "
                "wonder, or discard it for three coins."
            ),
            N_(
                "After the sixth turn one card is left in each hand. It goes to the discard pile, without coins, and "
                "the Age ends with the conflicts."
            ),
            N_("A city never has two buildings with the same name."),
        ),
        cards("lumber_yard", "baths", "barracks", "scriptorium"),
    ),
    Chapter(
        "colours",
        "cards",
        N_("The colours of the cards"),
        (
            N_("Brown and grey cards produce resources: raw materials and manufactured goods."),
            N_("Blue cards are worth points. Yellow cards bring coins, make trade cheaper, produce, or count cards."),
            N_("Red cards have shields for the conflicts. Green cards have a science symbol."),
            N_("Purple cards are guilds: points for what you or your neighbours have. They exist in Age III only."),
        ),
        cards("sawmill", "loom_2", "aqueduct", "vineyard", "stables", "library", "spies_guild"),
    ),
    Chapter(
        "trade",
        "coin",
        N_("Paying and trading"),
        (
            N_(
                "The symbols in the corner of a card are its cost. You need those resources in your production; "
                "nothing is used up, so that everything is there again in the next turn. A coin in the cost is "
                "paid to the bank."
            ),
            N_(
                "What you lack you buy from your left or right neighbour, for two coins each, which the neighbour "
                "gets. Nobody can refuse, and the seller can still use the resource."
            ),
            N_(
                "Neighbours sell what their board and their brown and grey cards produce, each symbol once per turn. "
                "Yellow cards and stages are not for sale."
            ),
            N_(
                "You pay with the coins that you had when the turn began. What you earn in this turn can be spent in "
                "the next, and what a neighbour builds now can be bought only then."
            ),
            N_("Some yellow cards lower the price to one coin, from the next turn on. It never gets lower than that."),
        ),
        cards("east_trading_post", "west_trading_post", "marketplace"),
    ),
    Chapter(
        "chains",
        "link",
        N_("Chains"),
        (
            N_(
                "Some buildings make a later one free. If you have the first, you build the second for nothing. The "
                "small mark at the foot of a card shows which belong together."
            ),
            N_("A chain is a right: a card can also be paid for as usual."),
        ),
        cards("scriptorium", "courthouse", "library", "senate", "university"),
    ),
    Chapter(
        "wonder",
        "stage",
        N_("Your wonder"),
        (
            N_(
                "Stages are built in their order, each once, whenever you like. You pay the cost of the stage, not "
                "that of the card, and put the card face down under it. Nobody learns which card it was."
            ),
            N_("Building the wonder is never a duty, and the card under a stage is not a building."),
            N_("What a stage produces works like a card, but cannot be bought by neighbours."),
        ),
    ),
    Chapter(
        "military",
        "shield",
        N_("Conflicts"),
        (
            N_(
                "At the end of each Age you compare your shields with each neighbour. Whoever has more takes a "
                "victory token: one point after Age I, three after Age II, five after Age III. Whoever has fewer takes "
                "a defeat token, which costs one point. With equally many nothing happens."
            ),
            N_("Shields come from red cards and from some stages, and they count in every later Age again."),
        ),
        cards("guard_tower", "walls", "fortifications"),
    ),
    Chapter(
        "science",
        "gear",
        N_("Science"),
        (
            N_(
                "At the end every kind of symbol is worth the square of how many you have: one symbol 1 point, two 4, "
                "three 9, four 16. Each set of three different symbols adds 7 points."
            ),
            N_("A symbol of your own choice is set when the points are counted, always in the best way."),
        ),
        cards("apothecary", "workshop", "school", "lodge"),
    ),
    Chapter(
        "score",
        "points",
        N_("Counting points"),
        (
            N_(
                "Conflict tokens; one point for every three coins; the stages of the wonder; blue cards; yellow "
                "cards; guilds; science."
            ),
        ),
    ),
    Chapter(
        "ties",
        "equals",
        N_("Ties"),
        (N_("With equal points the city with more coins wins; otherwise the victory is shared."),),
    ),
    Chapter(
        "editions",
        "book",
        N_("First and second edition"),
        (
            N_(
                "The second edition has four new cards (Well, Ludus, Castrum, Decorators Guild) instead of the "
                "Pawnshop and the Strategists Guild. Three chains run otherwise, and a few costs have changed."
            ),
            N_(
                "The boards have new stages in part. Olympia has other abilities, Babylon produces wood and Olympia "
                "clay: in the first edition it is the other way round."
            ),
            N_("The variant for two players belongs to the first edition."),
        ),
        cards("well", "ludus", "castrum", "decorators_guild"),
    ),
    Chapter(
        "special",
        "law",
        N_("Special cases"),
        (
            N_(
                "What is counted is counted after all cards of the turn lie on the table: Vineyard and Bazaar see "
                "what neighbours build in the same turn, and the Lighthouse counts itself."
            ),
            N_(
                "Babylon, last card: in the sixth turn both cards may be used. The second one is paid with what is "
                "left of the coins from the beginning of the turn; it may also be discarded for coins or put under a "
                "stage."
            ),
            N_(
                "Halicarnassus: when the stage is built, one card of the whole discard pile may be built for nothing, "
                "also one that was discarded in this very turn. It may be declined."
            ),
            N_("Olympia, first edition, side A: once in each Age a card is free, whatever it costs; never a stage."),
            N_(
                "Olympia, second edition: by day the first card of each colour is free; by night the first card of an "
                "Age, and with the second stage the last one too, if they are constructed."
            ),
            N_("A guild that is copied counts as if it stood in the own city; the neighbour loses nothing."),
            N_("What a board produces is not a card: guilds and yellow cards that count brown or grey cards skip it."),
        ),
    ),
)

TWO_PLAYERS: Final = (
    Chapter(
        "two",
        "team",
        N_("Two players and the Free City"),
        (
            N_(
                "Three boards lie on the table: yours, that of your opponent, and the Free City between you. Everybody "
                "is everybody's neighbour. The cards are those for three players; the Free City has three coins too."
            ),
            N_(
                "In each Age both players get seven cards. The other seven are a pile from which the player whose turn "
                "it is to decide for the Free City draws one card."
            ),
        ),
    ),
    Chapter(
        "two-turn",
        "build",
        N_("A turn with two players"),
        (
            N_(
                "Whoever holds the Free City chooses a card for the own city first and then one for the Free City. The "
                "other player chooses one card. In the next turn it is the other way round, and the hands change sides."
            ),
            N_(
                "The player to the left of the Free City begins with it in Ages I and III, the one to its right in "
                "Age II."
            ),
        ),
    ),
    Chapter(
        "two-limits",
        "lock",
        N_("What the Free City may do"),
        (
            N_(
                "It may discard a card for coins only if no card of the hand can be built or put under a stage. It "
                "trades with both players as usual; if both sell what it needs, the holder picks the seller. A chain "
                "must be used."
            ),
            N_("It takes part in conflicts, but only the two players can win."),
        ),
    ),
)
