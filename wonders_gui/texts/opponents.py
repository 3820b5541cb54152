"""Levels and characters of bots: a name and one line of description each."""

from collections.abc import Mapping
from typing import Final

from wonders_gui.language import N_, NP_, _, pgettext

LEVELS: Final[Mapping[str, tuple[str, str]]] = {
    "novice": (NP_("level", "Novice"), N_("Plays at random, but likes to build.")),
    "apprentice": (NP_("level", "Apprentice"), N_("Looks at the next step and is often wrong.")),
    "citizen": (NP_("level", "Citizen"), N_("Weighs every move with care, but does not plan ahead.")),
    "strategist": (NP_("level", "Strategist"), N_("Thinks several turns ahead.")),
    "master": (NP_("level", "Master"), N_("Thinks as deeply as time allows. Hard to beat.")),
}
CHARACTERS: Final[Mapping[str, tuple[str, str]]] = {
    "balanced": (NP_("character", "Balanced"), N_("Takes what is best, without a favourite.")),
    "warlord": (NP_("character", "Warlord"), N_("Loves shields and conflicts.")),
    "scholar": (NP_("character", "Scholar"), N_("Collects science symbols.")),
    "merchant": (NP_("character", "Merchant"), N_("Lives on coins and trade.")),
    "architect": (NP_("character", "Architect"), N_("Builds wonders and civilian buildings first.")),
}


def level_name(level: str) -> str:
    """A level of the ladder."""
    return pgettext("level", LEVELS[level][0])


def level_description(level: str) -> str:
    """How a bot of this level thinks."""
    return _(LEVELS[level][1])


def character_name(character: str) -> str:
    """What a bot is like."""
    return pgettext("character", CHARACTERS[character][0])


def character_description(character: str) -> str:
    """What a bot of this character prefers."""
    return _(CHARACTERS[character][1])
