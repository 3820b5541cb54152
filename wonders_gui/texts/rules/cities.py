"""The rules of Cities in our own words: what is new beside the basic game, and the team game."""

from typing import Final

from wonders_gui.language import N_
from wonders_gui.texts.rules.model import Chapter, cards

CHAPTERS: Final = (
    Chapter(
        "black",
        "symbol_black",
        N_("Black cards"),
        (
            N_(
                "In every Age each player gets eight cards and plays seven of them. As many black cards as there "
                "are players are drawn at random and dealt among the others. Byzantium and Petra may be among the "
                "cities."
            ),
            N_(
                "A black card is a building of its own colour: it stands in no chain, no guild of the basic game "
                "counts it, and its points have a line of their own on the score sheet."
            ),
        ),
        cards("pigeonhole", "militia", "residence", "secret_warehouse", "gambling_den"),
    ),
    Chapter(
        "debt",
        "debt",
        N_("Coins lost, and debt"),
        (
            N_(
                "Some buildings make all other players lose coins when the turn is over. For every coin that you "
                "lose you choose: pay it, or take a debt token instead. Debt can never be paid back and costs one "
                "point at the end."
            ),
            N_(
                "What several buildings take from you in one turn is added up, and you decide once: any part in "
                "coins, the rest in debt. Losses come last in a turn, after all gains, and they hit partners too."
            ),
        ),
        cards("hideout", "lair", "cenotaph"),
    ),
    Chapter(
        "diplomacy",
        "diplomacy",
        N_("Diplomacy"),
        (
            N_(
                "Whoever has a diplomacy token when an Age ends must use one and takes no part in the conflicts. "
                "The others close the ring and fight those who are next to them then; the last two fight only "
                "once."
            ),
            N_(
                "A token that is not needed in this Age stays for the next, and must be used then. At the end of "
                "the game unused tokens are worth nothing."
            ),
        ),
        cards("consulate", "embassy"),
    ),
    Chapter(
        "copied",
        "copied_science",
        N_("Copied science"),
        (
            N_(
                "At the end of the game, each copy takes one symbol from a green card of a neighbour, the best for you."
            ),
            N_("Only green cards can be copied, not stages or guilds, and each of them once by the same player."),
        ),
        cards("pigeonhole", "band_of_spies", "torture_chamber"),
    ),
    Chapter(
        "teams",
        "team",
        N_("Teams"),
        (
            N_(
                "With four or six players, two and two may play together. Partners sit side by side, see each "
                "other's hand and never fight each other. At the border between two teams, winner and loser take "
                "two tokens; every diplomacy token used there takes one of them away. The points of both partners "
                "are added up."
            ),
            N_(
                "Partners use their own resources before they buy, and a chain must be used. They may not lend "
                "coins or swap cards. In everything else the partner is a neighbour like any other."
            ),
        ),
    ),
    Chapter(
        "raiders",
        "victory",
        N_("Raiders"),
        (
            N_(
                "Three black cards bring a victory token at once, and each neighbour takes debt. That is not a "
                "loss of coins: it cannot be paid off."
            ),
        ),
        cards("raider_camp", "raider_fort", "raider_garrison"),
    ),
    Chapter(
        "cities-trade",
        "wharf",
        N_("Trade with black cards"),
        (
            N_(
                "A wharf makes one resource per turn one coin cheaper on its side, also below the price of a "
                "trading post. With the Smuggler's Cache what the boards of neighbours produce costs one coin "
                "less."
            ),
            N_(
                "Secret Warehouse and Black Market look at brown and grey cards and the own board only. The "
                "resource is for you alone and comes from the next turn on."
            ),
        ),
        cards("west_clandestine_wharf", "smugglers_cache", "black_market"),
    ),
    Chapter(
        "cities-special",
        "law",
        N_("Special cases with Cities"),
        (
            N_(
                "Building from the discard pile comes one after another: first Halicarnassus, then the Forging "
                "Agency. Black cards of the pile can be taken too and cost nothing."
            ),
            N_(
                "When only two cities are left without diplomacy they fight once, not twice. When fewer are left "
                "nobody fights."
            ),
            N_(
                "The last card of Babylon is the eighth one. The Memorial first pays its coins, then the defeat "
                "tokens go."
            ),
            N_("For Olympia in the second edition black is a colour like any other."),
        ),
        cards("forging_agency", "memorial"),
    ),
)
