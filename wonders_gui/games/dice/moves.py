"""A decision of Dice as a text and as a picture, for whoever looks back at it."""

from engine.dice import commands
from engine.dice.forecast import wonder_stage
from engine.dice.view import View
from wonders_gui.art.dicelooks import DieFace, FieldFace
from wonders_gui.art.moves import MoveFace
from wonders_gui.games.dice import faces
from wonders_gui.texts.commands import dice_command


def move_text(command: commands.Command, view: View) -> str:
    """The decision as an imperative."""
    return dice_command(command)


def move_face(command: commands.Command, view: View) -> MoveFace:
    """What the decision is about."""
    match command:
        case commands.Build(die=die, field=field):
            return MoveFace("cross", die=_die(view, die), field=_field(view, field))
        case commands.Cross(field=field):
            return MoveFace("cross", field=_field(view, field))
        case commands.BuildWonder():
            return MoveFace("stage", field=_field(view, wonder_stage(view.table, view.seat)))
        case commands.RemoveDie(die=die):
            return MoveFace("discard", die=_die(view, die))
        case commands.Pass():
            return MoveFace("coin")
        case _:
            return MoveFace("skip")


def _die(view: View, die: int) -> DieFace:
    """The die as it lies in the forum, or its first face where it does not."""
    lying = next((rolled for rolled in view.table.forum if rolled.die == die), None)
    return faces.die_faces(die)[0] if lying is None else faces.die_face(die, lying.face)


def _field(view: View, field: int) -> FieldFace | None:
    return None if field < 0 else faces.field_face(view.table.cities[view.seat].board.number, field)
