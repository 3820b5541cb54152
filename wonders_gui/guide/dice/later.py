"""What is said of 7 Wonders Dice once the player plays freely, and when it is over."""

from engine.dice.book import words
from engine.dice.commands import Cross, RemoveDie
from wonders_gui.guide.steps import Moment, Remark, read
from wonders_gui.language import N_

HALFWAY = 9  # turns, after which the University is worth a word

# -- free play --------------------------------------------------------------------------------------------------------


def _always(_moment: Moment) -> bool:
    return True


def _ends_soon(moment: Moment) -> bool:
    return bool(moment.view.table.last_turn)


def _takes_bonus(moment: Moment) -> bool:
    ids = words().field_ids
    legal = [command for command in moment.table.legal() if isinstance(command, Cross)]
    return any(ids[command.field].startswith("bonus.") for command in legal)


def _removes_die(moment: Moment) -> bool:
    return any(isinstance(command, RemoveDie) for command in moment.table.legal())


def _halfway(moment: Moment) -> bool:
    return bool(moment.view.table.turn >= HALFWAY)


REMARKS = (
    Remark(
        "free",
        _always,
        read(
            N_("Now it is your game"),
            N_(
                "From here on you decide. Whoever completes a building crosses off a bonus field, and the third "
                "bonus field of anybody sets off the end: after it comes one last turn. So finish what you begin. "
                "H asks the master for advice, U takes your last turn back."
            ),
            "building:bonus",
        ),
    ),
    Remark(
        "end",
        _ends_soon,
        read(
            N_("The last turn"),
            N_(
                "Somebody has the third bonus field: this is the last turn. Nothing has to pay off any more; "
                "spend your coins on points."
            ),
            "forum",
        ),
    ),
    Remark(
        "bonus",
        _takes_bonus,
        read(
            N_("A bonus field"),
            N_(
                "You have completed a building and choose a bonus: another action at once, another field, or "
                "seven coins. It also brings the end nearer, so look who is ahead."
            ),
            "building:bonus",
        ),
    ),
    Remark(
        "special",
        _removes_die,
        read(
            N_("A special die"),
            N_(
                "You have unlocked it, and only those who have may choose it. For it a grey die leaves the game: "
                "take the one that you need least, and your neighbours most."
            ),
            "forum",
        ),
    ),
    Remark(
        "university",
        _halfway,
        read(
            N_("The University"),
            N_(
                "Green fields cost much at first sight, but they bring you coins, cheaper dice or further fields "
                "for the rest of the game, and the last one of each row unlocks a special die: black, white or "
                "purple."
            ),
            "building:university",
        ),
    ),
)

# -- the end ----------------------------------------------------------------------------------------------------------

ENDING = (
    read(
        N_("The game is over"),
        N_("Every crossed field counts now. Let us go through the score sheet together."),
        "sheet",
    ),
)

SCORES = (
    read(
        N_("Warehouse and Market"),
        N_("Resources bring no points by themselves; fields of the Market count them, and other buildings too."),
        "row:market",
    ),
    read(
        N_("Attacks"),
        N_(
            "What you noted when you attacked. Defences of yours brought no points, but kept your neighbours from some."
        ),
        "row:barracks_west",
        "row:barracks_east",
    ),
    read(
        N_("Agora and University"),
        N_("The Agora is plain points. The University pays late: its last fields are the dearest."),
        "row:agora",
        "row:university",
    ),
    read(
        N_("That was a whole game"),
        N_(
            "Coins count only when two have the same number of points. Play again with new rolls, with another "
            "city, or against more players. Enjoy it."
        ),
        "row:total",
    ),
)
