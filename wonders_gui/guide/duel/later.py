"""What is said of 7 Wonders Duel once the player plays freely, and when it is over."""

from engine.duel.events import PawnMoved
from engine.duel.state import CHOOSE_TOKEN
from wonders_gui.guide.steps import Moment, Remark, read
from wonders_gui.language import N_

SECOND_AGE, LAST_AGE = 1, 2

# -- free play --------------------------------------------------------------------------------------------------------


def _always(_moment: Moment) -> bool:
    return True


def _chooses_token(moment: Moment) -> bool:
    return bool(moment.view.table.phase == CHOOSE_TOKEN)


def _second_age(moment: Moment) -> bool:
    return bool(moment.view.table.age == SECOND_AGE)


def _last_age(moment: Moment) -> bool:
    return bool(moment.view.table.age == LAST_AGE)


def _pawn_moved(moment: Moment) -> bool:
    return moment.has(PawnMoved)


REMARKS = (
    Remark(
        "token",
        _chooses_token,
        read(
            N_("A pair of symbols"),
            N_(
                "Two equal symbols: you take one of the progress tokens, for the rest of the game. Choose what "
                "fits your city; a token that saves coins in every turn is worth more early than late."
            ),
            "choice",
        ),
    ),
    Remark(
        "free",
        _always,
        read(
            N_("Now it is your game"),
            N_(
                "From here on you decide. If nothing suits you, discard a card: that brings two coins, and one "
                "more for each yellow card of yours. H asks the master for advice, U takes your last turn back. I "
                "speak up only when there is something new."
            ),
            "structure",
        ),
    ),
    Remark(
        "last_age",
        _last_age,
        read(
            N_("Age III"),
            N_(
                "No more resources, but purple guilds, which count what is in the cities. Count symbols and look "
                "at the pawn once more: both can still end the game at once, for you and against you."
            ),
            "structure",
        ),
    ),
    Remark(
        "second_age",
        _second_age,
        read(
            N_("Age II"),
            N_(
                "The structure now stands on its head, with only two cards free at first. New cards may bear the "
                "mark of one you have already built: a chain. Such a card costs you nothing, whatever stands on "
                "it."
            ),
            "structure",
        ),
    ),
    Remark(
        "pawn",
        _pawn_moved,
        read(
            N_("The pawn has moved"),
            N_(
                "Look where it stands. Whoever is pushed back loses 2 coins at the first mark and 5 at the "
                "second, each only once. You need not answer every shield, but never let it come near your "
                "capital."
            ),
            "track",
        ),
    ),
)

# -- the end ----------------------------------------------------------------------------------------------------------

ENDING = (
    read(
        N_("The game is over"),
        N_("By army, by science, or by points after Age III. Let us see how the points stand, whichever way it ended."),
        "end",
    ),
)

SCORES = (
    read(
        N_("Military"),
        N_("The nearer the pawn stands to the other capital, the more points: 2, 5 or 10, for one of you only."),
        "row:military",
    ),
    read(
        N_("Buildings and guilds"),
        N_("Blue cards bring the most, but green, yellow and purple ones have points too."),
        "row:civilian",
        "row:science",
        "row:commerce",
        "row:guilds",
    ),
    read(
        N_("Wonders and progress tokens"),
        N_("What stands on them. The strongest wonders often bring few points, but coins or another turn instead."),
        "row:wonders",
        "row:progress",
    ),
    read(
        N_("Coins"),
        N_("Three coins are one point. If both have the same number of points, the blue cards decide."),
        "row:treasury",
    ),
    read(
        N_("That was a whole game"),
        N_(
            "Next time you choose your wonders yourself, in turns with your opponent. Play again with new cards, "
            "or against a stronger one. Enjoy it."
        ),
        "row:total",
    ),
)
