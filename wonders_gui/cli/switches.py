"""The option for rule switches: each name turns one from its default. Shared by the games that have switches."""

import argparse
from collections.abc import Sequence
from dataclasses import fields, replace
from typing import TYPE_CHECKING, TypeVar

from wonders_gui.cli.parser import UsageError
from wonders_gui.cli.words import listed

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T", bound="DataclassInstance")


def add_switches(parser: argparse.ArgumentParser, usual: "DataclassInstance") -> None:
    """The option itself; `usual` has every switch as it is unless told."""
    parser.add_argument(
        "--switch",
        action="append",
        default=[],
        dest="switches",
        metavar="NAME",
        help=f"turn a rule switch from its default; may be repeated: {', '.join(names_of(usual))}",
    )


def switched(usual: T, names: Sequence[str]) -> T:
    """The switches with those that are named turned; raises UsageError."""
    known = names_of(usual)
    for name in names:
        if name not in known:
            raise UsageError("unknown_switch_asked", switch=name, known=listed(known))
    return replace(usual, **{name: not getattr(usual, name) for name in names})


def turned(usual: T, chosen: T) -> dict[str, bool]:
    """The switches that are not as usual, with their settings."""
    settings = {name: bool(getattr(chosen, name)) for name in names_of(usual)}
    return {name: setting for name, setting in settings.items() if setting != getattr(usual, name)}


def names_of(usual: "DataclassInstance") -> list[str]:
    """What the switches are called."""
    return [switch.name for switch in fields(usual)]
