"""Cities and its team game in short: what is new beside the basic game, in our own words."""

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from wonders_gui.language import N_, _
from wonders_gui.widgets.chapters import Chapters
from wonders_gui.widgets.scroll import Scroll
from wonders_gui.widgets.sheet import Sheet

CHAPTERS: Final = (
    (
        "symbol_black",
        N_("Black cards"),
        N_(
            "In every Age each player gets eight cards and plays seven of them. As many black cards as there are "
            "players are drawn at random and dealt among the others. Byzantium and Petra may be among the cities."
        ),
    ),
    (
        "debt",
        N_("Coins lost, and debt"),
        N_(
            "Some buildings make all other players lose coins when the turn is over. For every coin that you lose you "
            "choose: pay it, or take a debt token instead. Debt can never be paid back and costs one point at the end."
        ),
    ),
    (
        "diplomacy",
        N_("Diplomacy"),
        N_(
            "Whoever has a diplomacy token when an Age ends must use one and takes no part in the conflicts. The "
            "others close the ring and fight those who are next to them then; the last two fight only once."
        ),
    ),
    (
        "copied_science",
        N_("Copied science"),
        N_("At the end of the game, each copy takes one symbol from a green card of a neighbour, the best for you."),
    ),
    (
        "team",
        N_("Teams"),
        N_(
            "With four or six players, two and two may play together. Partners sit side by side, see each other's "
            "hand and never fight each other. At the border between two teams, winner and loser take two tokens; every "
            "diplomacy token used there takes one of them away. The points of both partners are added up."
        ),
    ),
)


class CitiesSheet(Sheet):
    """A chapter for everything that is new."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page, QSize(820, 600))
        self._chapters = Chapters(CHAPTERS)
        self.content.addWidget(Scroll(self._chapters, self.panel), 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        super().retranslate()
        self.set_title(_("CITIES IN SHORT"))
        self._chapters.retranslate()
