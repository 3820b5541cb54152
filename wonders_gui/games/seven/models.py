"""The hand, the cities and the stages as Qt models over one view. Rows are made once an update; data() reads them."""

from dataclasses import dataclass

from PySide6.QtCore import Qt

from engine.seven.book import COLOUR_NAMES, words_of
from engine.seven.inventory import built_cards
from engine.seven.state import BUILT, BURIED, SOLD, TAKEN, PlayRecord, State
from engine.seven.view import View
from wonders_gui.art.faces import CardFace, StageFace, Tag
from wonders_gui.games.seven.faces import card_face, stage_face
from wonders_gui.games.seven.offers import CardOffers, offers
from wonders_gui.games.seven.people import People
from wonders_gui.games.seven.tags import tag_of
from wonders_gui.games.seven.words import card_tip, spoken_card, spoken_stage, spoken_tile, stage_tip
from wonders_gui.models.records import RecordsModel
from wonders_gui.models.roles import Role

COLUMNS = tuple(COLOUR_NAMES)
_DEEDS = (BUILT, BURIED, SOLD, TAKEN)


@dataclass(frozen=True, slots=True)
class HandRow:
    """A card that can be chosen."""

    face: CardFace
    offers: CardOffers
    tag: Tag | None
    veiled: bool
    spoken: str
    tip: str

    def role(self, role: int) -> object:
        """What a model says of this row."""
        told: dict[int, object] = {
            Role.RECORD: self,
            Role.FACE: self.face,
            Role.TAG: self.tag,
            Role.VEILED: self.veiled,
            Qt.ItemDataRole.DisplayRole: self.face.name,
            Qt.ItemDataRole.AccessibleTextRole: self.spoken,
            Qt.ItemDataRole.ToolTipRole: self.tip,
        }
        return told.get(role)


class HandModel(RecordsModel[HandRow]):
    """The cards to choose from."""


@dataclass(frozen=True, slots=True)
class TileRow:
    """A building in a city."""

    card: int
    face: CardFace
    column: int
    is_new: bool
    spoken: str
    tip: str

    def role(self, role: int) -> object:
        """What a model says of this row."""
        told: dict[int, object] = {
            Role.RECORD: self,
            Role.FACE: self.face,
            Role.COLUMN: self.column,
            Role.NEW: self.is_new,
            Qt.ItemDataRole.DisplayRole: self.face.name,
            Qt.ItemDataRole.AccessibleTextRole: self.spoken,
            Qt.ItemDataRole.ToolTipRole: self.tip,
        }
        return told.get(role)


class CityModel(RecordsModel[TileRow]):
    """The buildings of one city, by colour and in the order in which they were built."""


@dataclass(frozen=True, slots=True)
class StageRow:
    """A stage of a wonder."""

    face: StageFace
    built: bool
    is_next: bool
    spoken: str
    tip: str

    def role(self, role: int) -> object:
        """What a model says of this row."""
        told: dict[int, object] = {
            Role.RECORD: self,
            Qt.ItemDataRole.DisplayRole: self.spoken,
            Qt.ItemDataRole.AccessibleTextRole: self.spoken,
            Qt.ItemDataRole.ToolTipRole: self.tip,
        }
        return told.get(role)


class StagesModel(RecordsModel[StageRow]):
    """The stages of one wonder."""


def hand_rows(view: View, people: People) -> list[HandRow]:
    """The cards to choose from, with all that is offered for each."""
    return [_hand_row(view, people, found) for found in offers(view)]


def _hand_row(view: View, people: People, found: CardOffers) -> HandRow:
    state = view.table
    tag = tag_of(state, view.seat, found)
    return HandRow(
        face=card_face(state.book.edition, found.card),
        offers=found,
        tag=tag,
        veiled=tag is not None and tag.kind in ("dear", "missing", "built"),
        spoken=spoken_card(state, people, found),
        tip=card_tip(state, found.card),
    )


def city_rows(state: State, city: int) -> list[TileRow]:
    """The buildings of a city in the order of building, so that the newest lies on top of its column."""
    plays = [play for play in map(PlayRecord, state.plays) if play.action in _DEEDS]
    built = {
        play.card: number for number, play in enumerate(plays) if play.city == city and play.action in (BUILT, TAKEN)
    }
    cards = sorted(built_cards(state, city), key=lambda card: built.get(card, -1))
    return [tile_row(state, card, card in built and _is_of_last_turn(plays, built[card])) for card in cards]


def _is_of_last_turn(plays: list[PlayRecord], number: int) -> bool:
    play, last = plays[number], plays[-1]
    return (play.age, play.turn) == (last.age, last.turn)


def tile_row(state: State, card: int, is_new: bool = False) -> TileRow:
    """A card as a tile."""
    face = card_face(state.book.edition, card)
    column = COLUMNS.index(face.colour)
    return TileRow(card, face, column, is_new, spoken_tile(state, card), card_tip(state, card))


def stage_rows(state: State, city: int) -> list[StageRow]:
    """The stages of a city's wonder, the lowest first."""
    side = state.side[city]
    told = words_of(state.book)
    board, side_name = told.board_of(side), told.side_of(side)
    built = state.stages[city]
    return [
        StageRow(
            stage_face(state.book.edition, board, side_name, number),
            number < built,
            number == built,
            spoken_stage(state, city, number),
            stage_tip(state, city, number),
        )
        for number in range(state.book.sides[side].height)
    ]
