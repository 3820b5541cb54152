"""The rules of 7 Wonders Dice in our own words."""

from typing import Final

from wonders_gui.language import N_
from wonders_gui.texts.rules.model import Chapter, icons

CHAPTERS: Final = (
    Chapter(
        "dice",
        "die",
        N_("The dice are for everybody"),
        (
            N_(
                "Every turn the dice are rolled into the Forum. The section in which a die lies says how many "
                "coins it costs: 0, 1, 2 or 3. Everybody chooses in secret and at the same time; several players "
                "may choose the same die."
            ),
            N_(
                "Every die lies wholly in one section. A special die can be chosen only by those who have "
                "unlocked it. Nobody takes dice away: they stay in the Forum until the next roll."
            ),
        ),
        icons("die_grey", "die_blue", "die_red", "die_yellow", "die_green"),
    ),
    Chapter(
        "actions",
        "build",
        N_("Build, wonder or pass"),
        (
            N_(
                "Choose a die and cross off one field that shows its symbol, in the order of the arrows. Or build "
                "the next stage of your wonder, without a die. Or pass and take three coins."
            ),
            N_(
                "You choose a die only if you can pay for it and for a field. Coins that a field brings come "
                "after it is paid."
            ),
        ),
    ),
    Chapter(
        "resources",
        "stone",
        N_("Resources and coins"),
        (
            N_(
                "The number in the corner of a field is what it costs in resources. Every crossed field of the "
                "Warehouse is one resource, turn after turn. You pay a coin for each resource that you lack."
            ),
            N_(
                "The kind of resource does not matter, only how many you have. A field of the Warehouse does not "
                "help to pay for itself. Completing the Warehouse brings no bonus field."
            ),
        ),
        icons("stone", "wood", "clay", "cloth", "glass", "papyrus"),
    ),
    Chapter(
        "barracks",
        "symbol_red",
        N_("Barracks"),
        (
            N_(
                "The west barracks attack your left neighbour, the east barracks your right neighbour. Each "
                "defence that the neighbour crossed off on that side in earlier turns takes a point from an "
                "attack. Points once written down stay."
            ),
            N_("A defence of the same turn comes too late. With two players the opponent is both neighbours."),
            N_(
                "Where a red sign points to one side, you cross off fields of that side only: to the left those of the "
                "west barracks, to the right those of the east barracks."
            ),
        ),
        icons("face_axe", "face_sword", "face_shield"),
    ),
    Chapter(
        "university",
        "symbol_green",
        N_("University and special dice"),
        (
            N_(
                "The university makes dice cheaper, lets you cross off more fields and unlocks the black, the "
                "white and the purple die. When one is unlocked for the first time it takes the place of a grey "
                "die for everybody, but only those who have unlocked it may choose it."
            ),
            N_(
                "With the black die you cross off a field of the colour that it shows. The white die opens the "
                "gallery, the purple die the court. Whoever unlocks a die first says which grey die leaves."
            ),
        ),
        icons("die_black", "die_white", "die_purple"),
    ),
    Chapter(
        "court",
        "symbol_purple",
        N_("Court"),
        (
            N_(
                "For the purple die you need at least as many crossed fields in the building that it shows as "
                "each of your neighbours; with two players you need more than your opponent."
            ),
            N_(
                "Only fields from earlier turns count, for everybody. With three or more players none against "
                "none is enough."
            ),
        ),
    ),
    Chapter(
        "end",
        "points",
        N_("Bonus fields and the end"),
        (
            N_(
                "Whoever completes a building crosses off a bonus field: another action, another field, or coins. "
                "When somebody has crossed off the third one, one last turn is played. The most points win; coins "
                "decide a tie."
            ),
            N_(
                "The Warehouse is no building of the city; the wonder is. If several players complete the Agora "
                "first in the same turn, each of them gets the points. With points and coins equal the victory is "
                "shared."
            ),
        ),
    ),
    Chapter(
        "own",
        "info",
        N_("Our own boards"),
        (
            N_(
                "The rulebook does not print the costs and points of all fields. Where it is silent, the numbers "
                "and effects on these boards are our own and may differ from the boards in the box."
            ),
        ),
    ),
)
