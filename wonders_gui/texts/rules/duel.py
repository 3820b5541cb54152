"""The rules of 7 Wonders Duel in our own words."""

from typing import Final

from wonders_gui.language import N_
from wonders_gui.texts.rules.model import Chapter, duel_cards, tokens, wonders

CHAPTERS: Final = (
    Chapter(
        "duel-goal",
        "trophy",
        N_("Goal"),
        (
            N_(
                "Two players, three Ages. You win at once by military supremacy, when the conflict pawn reaches "
                "the capital of your opponent, or by scientific supremacy, with six different science symbols. "
                "Otherwise the most points win after the third Age."
            ),
        ),
    ),
    Chapter(
        "duel-set-up",
        "cards",
        N_("Set-up"),
        (
            N_(
                "Both players begin with seven coins. The pawn stands in the middle of the track. Five of the ten "
                "progress tokens lie open beside it."
            ),
            N_(
                "Of each Age three cards leave the game unseen. In the third Age three guilds of seven are added. "
                "Each Age is played with twenty cards, which lie in a structure, every other row face down."
            ),
            N_(
                "Wonders are chosen in two rounds of four: one, then two, then the last; in the second round the "
                "other player begins. Each gets four."
            ),
        ),
        wonders("pyramids", "hanging_gardens"),
    ),
    Chapter(
        "duel-turn",
        "build",
        N_("A turn"),
        (
            N_(
                "Take a card on which no other card lies. Build it, discard it for coins, or use it to build one "
                "of your wonders. Then cards that have become free are turned up."
            ),
            N_("Discarding brings two coins, and one more for each yellow card in your city."),
            N_("You never pass: a free card can always be discarded."),
        ),
        duel_cards("lumber_yard", "clay_reserve", "garrison", "scriptorium"),
    ),
    Chapter(
        "duel-trade",
        "coin",
        N_("Paying"),
        (
            N_(
                "You pay with what your brown and grey cards produce; nothing is used up. Each resource that you "
                "lack is bought from the bank: two coins, and one more for each of it that your opponent produces "
                "with brown and grey cards."
            ),
            N_(
                "Some yellow cards fix the price of a resource at one coin. Cards and wonders with a choice "
                "produce one of their resources for each construction; the program chooses what saves you most."
            ),
            N_("Coins in the cost go to the bank."),
        ),
        duel_cards("stone_reserve", "customs_house", "forum", "caravansery"),
    ),
    Chapter(
        "duel-chains",
        "link",
        N_("Chains"),
        (N_("A card with the mark of another one is free for whoever has built that."),),
        duel_cards("palisade", "fortifications", "baths", "aqueduct"),
    ),
    Chapter(
        "duel-wonders",
        "wonder",
        N_("Wonders"),
        (
            N_(
                "To build a wonder you pay its cost and put any free card face down under it. Only seven wonders "
                "are built in a game: when the seventh stands, the last one leaves."
            ),
            N_(
                "Some wonders bring another turn at once. It is lost when the Age is over. Others destroy a card "
                "of the opponent, build a card of the discard pile, or let you keep a token out of the box."
            ),
        ),
        wonders("mausoleum", "statue_of_zeus", "sphinx", "great_library"),
    ),
    Chapter(
        "duel-military",
        "shield",
        N_("Military"),
        (
            N_(
                "Every shield moves the pawn one space towards the capital of your opponent, at once. When it "
                "enters a zone with a token, the player there loses two or five coins and the token goes away."
            ),
            N_(
                "On the ninth space the capital falls and the game is over. Otherwise the position of the pawn "
                "brings 2, 5 or 10 points at the end to whoever is ahead."
            ),
        ),
        duel_cards("guard_tower", "archery_range", "arsenal"),
    ),
    Chapter(
        "duel-science",
        "gear",
        N_("Science and progress"),
        (
            N_(
                "Two equal symbols let you choose one of the progress tokens at once. Six different symbols win "
                "the game; the token Law is a symbol too."
            ),
            N_(
                "Tokens work from now on and are never lost. Strategy gives one more shield on every new red "
                "card, Urbanism four coins for every card that is free by a chain, Theology another turn for "
                "every further wonder."
            ),
        ),
        tokens("law", "strategy", "theology", "urbanism", "economy", "masonry"),
    ),
    Chapter(
        "duel-guilds",
        "symbol_purple",
        N_("Guilds"),
        (
            N_(
                "A guild counts in the city that has more of what it asks for, yours or your opponent's: coins "
                "once when it is built, points again at the end."
            ),
        ),
        duel_cards("merchants_guild", "builders_guild"),
    ),
    Chapter(
        "duel-ages",
        "hourglass",
        N_("A new Age"),
        (
            N_(
                "When the last card is taken, the next structure is laid out. The player with the weaker military "
                "position sees it and says who begins; with the pawn in the middle the player who took the last "
                "card begins."
            ),
        ),
    ),
    Chapter(
        "duel-score",
        "points",
        N_("Counting points and ties"),
        (
            N_(
                "Military, blue, green and yellow cards, wonders, guilds, progress tokens, and one point for "
                "every three coins. With equal points the blue cards decide; otherwise the victory is shared."
            ),
        ),
    ),
    Chapter(
        "duel-special",
        "law",
        N_("Special cases"),
        (
            N_("Coins that a card brings do not help to pay for it. The Lighthouse and its like count themselves."),
            N_(
                "A destroyed card goes to the discard pile, from where the Mausoleum can fetch it; cards under "
                "wonders do not. Coins can never fall below zero."
            ),
            N_(
                "With Economy you get what your opponent pays for resources. Masonry and Architecture save two "
                "resources, never coins."
            ),
            N_("A face-down guild can be told by its back."),
        ),
    ),
)
