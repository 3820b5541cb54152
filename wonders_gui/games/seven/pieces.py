"""Everything that lies on the table of 7 Wonders: the models and the parts that show them, made and nothing more."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from engine.seven.commands import Command
from engine.seven.events import Event
from engine.seven.state import State
from engine.seven.view import View
from wonders_gui.controller import Update
from wonders_gui.delegates.card import CardDelegate
from wonders_gui.games.guard import Guard
from wonders_gui.games.refusal import RefusalNote
from wonders_gui.games.seven.board import BoardPanel
from wonders_gui.games.seven.detail import DetailPanel
from wonders_gui.games.seven.ending import EndPanel
from wonders_gui.games.seven.farseats import FarDelegate
from wonders_gui.games.seven.felt import Felt
from wonders_gui.games.seven.headbar import HeadBar
from wonders_gui.games.seven.losses import LossPanel
from wonders_gui.games.seven.models import CityModel, HandModel
from wonders_gui.games.seven.partner import PartnerPanel
from wonders_gui.games.seven.parts import CityPanel, HandHead
from wonders_gui.games.seven.race import RacePanel
from wonders_gui.games.seven.recap import RecapPanel
from wonders_gui.games.seven.seats import SeatsModel
from wonders_gui.games.seven.seatviews import NeighbourDelegate, SeatsView
from wonders_gui.games.seven.sheets import CitySheet, LogSheet
from wonders_gui.games.seven.sides import SidePanel
from wonders_gui.settings import Settings
from wonders_gui.shown import Shown
from wonders_gui.views.row import RowView
from wonders_gui.widgets.banner import Banner
from wonders_gui.widgets.hintpanel import HintPanel
from wonders_gui.widgets.log import LogModel
from wonders_gui.widgets.overlay import Overlay
from wonders_gui.widgets.segments import Segments

SevenTable = Shown[Any, State, Command, Event, View]
SevenUpdate = Update[Event, View]


class Pieces(QWidget):
    """The bar and, below it, the felt on which all parts lie; what happens with them is the page's affair."""

    menu_asked = Signal()
    keys_asked = Signal()
    cards_asked = Signal(int)
    chains_asked = Signal()
    scores_asked = Signal()

    def __init__(self, table: SevenTable, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.settings = settings
        self.largest_hand = 7  # of an age; the places depend on it
        self._make_models()
        self._make_parts()
        self._make_bar()
        self._lay_out()

    def _make_models(self) -> None:
        self.hand_model = HandModel(self)
        self.city_model = CityModel(self)
        self.far_model = SeatsModel(self)
        self.left_model = SeatsModel(self)
        self.right_model = SeatsModel(self)
        self.log_model = LogModel(self)

    def _make_parts(self) -> None:
        self.felt = Felt(self)
        self.far = self._seats(self.far_model, FarDelegate)
        self.partner = PartnerPanel(self.felt)
        self.left = self._seats(self.left_model, NeighbourDelegate)
        self.board = BoardPanel(self.felt)
        self.right = self._seats(self.right_model, NeighbourDelegate)
        self.city = CityPanel(self.city_model, self.felt)
        self.hand_head = HandHead(self.felt)
        self.hand = RowView(self.felt)
        self.hand.setModel(self.hand_model)
        self.hand.setItemDelegate(CardDelegate(self.hand))
        self.losses = LossPanel(self.felt)
        self.ending = EndPanel(self.felt)
        self.detail = DetailPanel(self.felt)
        self.tabs = Segments(self.felt)
        self.recap = RecapPanel(self.felt)
        self.race = RacePanel(self.felt)
        self.hint_panel = HintPanel(self.felt)
        self.sides = SidePanel(self.felt)
        self.city_sheet = CitySheet(self.felt)
        self.log_sheet = LogSheet(self.felt, self.log_model)
        self.overlay = Overlay(self)
        self.banner = Banner(self)
        self.guard = Guard(self.banner, (self.hand,))
        self.refusals = RefusalNote(self, self.settings)

    def _seats(self, model: SeatsModel, kind: type[FarDelegate] | type[NeighbourDelegate]) -> SeatsView:
        view = SeatsView(model, self.felt)
        view.setItemDelegate(kind(view))
        return view

    def _make_bar(self) -> None:
        self.bar = HeadBar(self)
        self.plate = self.bar.plate
        self.undo_button, self.redo_button = self.bar.undo, self.bar.redo
        self.hint_button, self.log_button = self.bar.hint, self.bar.log
        self.why_button = self.bar.why
        self.scores_button, self.keys_button = self.bar.scores, self.bar.keys

    def _lay_out(self) -> None:
        self.frame = QScrollArea(self)
        self.frame.setWidget(self.felt)
        self.frame.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.frame.setFrameShape(QScrollArea.Shape.NoFrame)
        self.frame.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.bar)
        box.addWidget(self.frame, 1)
