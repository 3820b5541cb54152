"""What is said of 7 Wonders once the player plays freely, and when it is over."""

from engine.seven.commands import BuildStage
from engine.seven.events import CoinsPaid
from wonders_gui.guide.steps import Moment, Remark, read
from wonders_gui.language import N_

LAST_AGE, LAST_TURN = 2, 6

# -- free play --------------------------------------------------------------------------------------------------------


def _always(_moment: Moment) -> bool:
    return True


def _sells(moment: Moment) -> bool:
    """A neighbour has just paid the player."""
    paid = [event for event in moment.events if isinstance(event, CoinsPaid)]
    return any((event.city == 1 and event.right) or (event.city == 2 and event.left) for event in paid)


def _may_build_stage(moment: Moment) -> bool:
    return any(isinstance(command, BuildStage) for command in moment.table.legal())


def _last_age(moment: Moment) -> bool:
    return bool(moment.view.table.age == LAST_AGE)


def _last_turn(moment: Moment) -> bool:
    state = moment.view.table
    return (state.age, state.turn) == (LAST_AGE, LAST_TURN)


REMARKS = (
    Remark(
        "free",
        _always,
        read(
            N_("Now it is your game"),
            N_(
                "From here on you decide. A double click on a card, or Enter, builds it. H asks the master "
                "for advice, U takes your last turn back, and a click on a neighbour shows that whole city. I "
                "speak up only when there is something new."
            ),
            "hand",
        ),
    ),
    Remark(
        "last_age",
        _last_age,
        read(
            N_("Age III"),
            N_(
                "The armies have met again, for 3 points this time. From now on there are no brown and no grey "
                "cards, and the purple guilds come: they count what you and your neighbours have built. Nothing "
                "has to last any more: take what brings points."
            ),
            "hand",
        ),
    ),
    Remark(
        "last_turn",
        _last_turn,
        read(
            N_("The last turn"),
            N_(
                "One more card. Compare: the points of a blue card, a stage of your wonder, or a shield that just "
                "wins a conflict, for that brings 5 points and takes one from the loser."
            ),
            "hand",
        ),
    ),
    Remark(
        "stage",
        _may_build_stage,
        read(
            N_("Another stage"),
            N_(
                "You could build the next stage of your wonder now. It does not run away, but it never becomes "
                "dearer either, and it saves you from having to give a good card to the next one."
            ),
            "board",
        ),
    ),
    Remark(
        "sells",
        _sells,
        read(
            N_("Somebody buys from you"),
            N_(
                "A neighbour has used one of your resources and paid you for it. You have lost nothing: it is "
                "yours in every turn."
            ),
            "board",
        ),
    ),
)

# -- the end ----------------------------------------------------------------------------------------------------------

ENDING = (
    read(
        N_("The game is over"),
        N_(
            "After the last conflict everything is counted, in seven kinds of points. Let us go through the score "
            "sheet together."
        ),
        "ending",
    ),
)

SCORES = (
    read(
        N_("Wonder and blue cards"),
        N_("Plain points. Blue cards cost many resources; chains made them cheaper."),
        "row:wonder",
        "row:civilian",
    ),
    read(
        N_("Coins"),
        N_("Three coins are one point. That is little: coins are there to be spent, above all on trade."),
        "row:treasury",
    ),
    read(
        N_("Military"),
        N_("Victories less defeats, against your two neighbours alone. Nobody else's army was of any concern to you."),
        "row:military",
    ),
    read(
        N_("Yellow and purple cards"),
        N_("They count things: your own cards, or those of your neighbours. Late in the game they can be worth a lot."),
        "row:commerce",
        "row:guilds",
    ),
    read(
        N_("Science"),
        N_(
            "Each symbol counts with itself, and every set of three different ones brings 7 points more. A little "
            "science brings little; much of it can win a game by itself."
        ),
        "row:science",
    ),
    read(
        N_("That was a whole game"),
        N_(
            "Now you know all that matters. Play again with new cards, choose another city, or more and stronger "
            "opponents. Enjoy it."
        ),
        "row:total",
    ),
)
