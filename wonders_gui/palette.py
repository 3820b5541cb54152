"""Every colour of the program: the looks by role, and what is printed and the same in every look."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtGui import QColor

ThemeName = Literal["light", "dark", "contrast"]


@dataclass(frozen=True, slots=True)
class CardColours:
    """The colours of one kind of card: band, foot and disc, open field, and text on the band."""

    base: QColor
    deep: QColor
    tint: QColor
    text: QColor


@dataclass(frozen=True, slots=True)
class Theme:
    """One look of the program: colours by role."""

    name: ThemeName
    table: QColor
    table_edge: QColor
    surface: QColor
    inset: QColor
    line: QColor
    ink: QColor
    ink_soft: QColor
    accent: QColor
    on_accent: QColor
    warm: QColor
    on_warm: QColor
    good: QColor
    warn: QColor
    bad: QColor
    gold: QColor
    selection: QColor
    focus: QColor
    bar: QColor
    on_bar: QColor
    paper: QColor  # of name plates and cost rails, which are printed and keep their ink
    shadow: QColor
    card_edge: QColor  # a line around every card; transparent where the table is light
    line_width: int
    pattern_strength: float
    tag_good: QColor
    tag_bad: QColor
    tag_built: QColor
    card_colours: Mapping[str, CardColours]

    @property
    def dark(self) -> bool:
        """Whether light text stands on dark surfaces."""
        return self.surface.lightness() < 128


# The same in every theme, because they are printed.
IVORY: Final = QColor("#FFF8E8")
PRINT: Final = QColor("#2B2320")
COIN: Final = QColor("#F2C94C")
RIM: Final = QColor("#C9971B")
FREE: Final = QColor("#226B41")  # a word on paper
LINK: Final = QColor("#17607A")  # the tag of a card that a chain makes free
SUN: Final = QColor("#FBE7B8")  # on the backs of cards
BUILT: Final = QColor("#FBEFCB")  # a stage that is built, by day and by night
BUILT_DARK: Final = QColor("#4A3F20")
WOOD: Final = (QColor("#C08A52"), QColor("#9A6634"), QColor("#6E4622"))  # the table: light, middle, rim
WOOD_DARK: Final = (QColor("#6B4A2C"), QColor("#4E341D"), QColor("#33210F"))
YELLOW_PATTERN: Final = QColor("#7A4D00")  # white would not show on yellow
AGES: Final = (QColor("#B5602F"), QColor("#2E6F94"), QColor("#5A3E80"))
TEAMS: Final = (QColor("#17607A"), QColor("#8F4A12"), QColor("#5A3E80"))  # grounds of their badges
AGE_DEEP: Final = (QColor("#8A3F1A"), QColor("#1B4A68"), QColor("#3A2458"))


@dataclass(frozen=True, slots=True)
class Sky:
    """The sky of a card's picture, and where its sun stands, as shares of width and height."""

    top: QColor
    bottom: QColor
    sun: QColor
    across: float
    down: float


SKIES: Final = (
    Sky(QColor("#F0B27A"), QColor("#FCE9CB"), QColor("#FFF3D6"), 0.74, 0.36),
    Sky(QColor("#6FB4DE"), QColor("#E9F3EF"), QColor("#FFFBEA"), 0.63, 0.13),
    Sky(QColor("#6A5A9C"), QColor("#F0A98C"), QColor("#FFE2B0"), 0.80, 0.42),
)
NIGHT_SKIES: Final = (  # of black cards: what they show is done after sunset
    Sky(QColor("#57568F"), QColor("#E7A48E"), QColor("#FFE2B0"), 0.72, 0.40),
    Sky(QColor("#2E3A6E"), QColor("#A77FA0"), QColor("#F6EBC8"), 0.64, 0.15),
    Sky(QColor("#161C40"), QColor("#5A4F8A"), QColor("#F4ECD8"), 0.80, 0.20),
)
GUILD_SKY: Final = Sky(QColor("#4B4186"), QColor("#D68FA0"), QColor("#FFDDA6"), 0.84, 0.40)


def _card(base: str, deep: str, tint: str, text: str = "#FFFFFF") -> CardColours:
    return CardColours(QColor(base), QColor(deep), QColor(tint), QColor(text))


_CARDS: Final[Mapping[str, CardColours]] = {
    "brown": _card("#7B4B2A", "#4E2D17", "#EBD9C6", "#FFF8E8"),
    "grey": _card("#69727B", "#414950", "#DFE4E8"),
    "blue": _card("#2C5FA6", "#183B6E", "#D6E3F5"),
    "yellow": _card("#E3A921", "#8F6105", "#FCEBC0", "#2B2320"),
    "red": _card("#B0302B", "#741917", "#F6D8D3"),
    "green": _card("#2C7A48", "#17502D", "#D5EBDB"),
    "purple": _card("#6B3F95", "#432463", "#E7DBF2"),
    "black": _card("#3A3942", "#18171D", "#DAD9E0"),
}
_STRONG_CARDS: Final[Mapping[str, CardColours]] = {
    name: CardColours(card.deep, card.deep, card.tint, IVORY) for name, card in _CARDS.items()
} | {"yellow": _card("#FFD25A", "#3A2700", "#FCEBC0", "#000000")}

# Colours of a sheet that only Dice has: the gallery of leaders, the wonder, and the bonus fields.
_SHEETS: Final[Mapping[str, CardColours]] = {
    "white": CardColours(QColor("#F4EFE4"), QColor("#8C8068"), QColor("#FFFFFF"), PRINT),
    "wonder": _card("#80602F", "#533C18", "#FBEFCB"),
    "bonus": _card("#C9971B", "#7A5A10", "#FFF3CF", "#2B2320"),
}
_STRONG_SHEETS: Final[Mapping[str, CardColours]] = {
    "white": CardColours(QColor("#FFFFFF"), QColor("#3A362E"), QColor("#FFFFFF"), QColor("#000000")),
    "wonder": CardColours(QColor("#533C18"), QColor("#533C18"), QColor("#FBEFCB"), IVORY),
    "bonus": _card("#FFD25A", "#3A2700", "#FFF3CF", "#000000"),
}
SHEETS: Final[Mapping[ThemeName, Mapping[str, CardColours]]] = {
    "light": _SHEETS,
    "dark": _SHEETS,
    "contrast": _STRONG_SHEETS,
}
FELT: Final[Mapping[ThemeName, tuple[QColor, QColor]]] = {  # of the forum: middle and edge
    "light": (QColor("#3F7D6C"), QColor("#2A5C4F")),
    "dark": (QColor("#2C5A4E"), QColor("#1B3C34")),
    "contrast": (QColor("#000000"), QColor("#000000")),
}

LIGHT: Final = Theme(
    name="light",
    table=QColor("#E7DECB"),
    table_edge=QColor("#D6C9AE"),
    surface=QColor("#FBF7EE"),
    inset=QColor("#F1E9D9"),
    line=QColor("#CFC2A8"),
    ink=QColor("#2B2320"),
    ink_soft=QColor("#5F5347"),
    accent=QColor("#17607A"),
    on_accent=QColor("#FFFFFF"),
    warm=QColor("#9C421C"),
    on_warm=QColor("#FFFFFF"),
    good=QColor("#226B41"),
    warn=QColor("#8A5200"),
    bad=QColor("#A02A22"),
    gold=QColor("#7A5600"),
    selection=QColor("#C25A00"),
    focus=QColor("#0957B5"),
    bar=QColor("#2F2A2B"),
    on_bar=QColor("#F6EEDD"),
    paper=QColor("#FFF9EC"),
    shadow=QColor(43, 35, 32, 36),
    card_edge=QColor(0, 0, 0, 0),
    line_width=1,
    pattern_strength=0.13,
    tag_good=QColor("#226B41"),
    tag_bad=QColor("#741917"),
    tag_built=QColor("#4F4A46"),
    card_colours=_CARDS,
)

DARK: Final = Theme(
    name="dark",
    table=QColor("#171A24"),
    table_edge=QColor("#0D0F16"),
    surface=QColor("#212634"),
    inset=QColor("#2B3142"),
    line=QColor("#414A60"),
    ink=QColor("#F4EEE1"),
    ink_soft=QColor("#BDB5A6"),
    accent=QColor("#7CCBE0"),
    on_accent=QColor("#0B2530"),
    warm=QColor("#F0A06A"),
    on_warm=QColor("#2A1408"),
    good=QColor("#7ED4A0"),
    warn=QColor("#F0C05A"),
    bad=QColor("#FF9A8C"),
    gold=QColor("#EFC65A"),
    selection=QColor("#F39A2B"),
    focus=QColor("#8FC7FF"),
    bar=QColor("#0B0D13"),
    on_bar=QColor("#F4EEE1"),
    paper=QColor("#EBE1CB"),
    shadow=QColor(0, 0, 0, 115),
    card_edge=QColor(255, 248, 232, 89),
    line_width=1,
    pattern_strength=0.13,
    tag_good=QColor("#226B41"),
    tag_bad=QColor("#741917"),
    tag_built=QColor("#4F4A46"),
    card_colours=_CARDS,
)

CONTRAST: Final = Theme(
    name="contrast",
    table=QColor("#000000"),
    table_edge=QColor("#000000"),
    surface=QColor("#000000"),
    inset=QColor("#000000"),
    line=QColor("#FFFFFF"),
    ink=QColor("#FFFFFF"),
    ink_soft=QColor("#FFFFFF"),
    accent=QColor("#6FE3FF"),
    on_accent=QColor("#000000"),
    warm=QColor("#FFC04D"),
    on_warm=QColor("#000000"),
    good=QColor("#7CFF9E"),
    warn=QColor("#FFD84D"),
    bad=QColor("#FFA3A3"),
    gold=QColor("#FFD84D"),
    selection=QColor("#FFC04D"),
    focus=QColor("#FFFF00"),
    bar=QColor("#000000"),
    on_bar=QColor("#FFFFFF"),
    paper=QColor("#FFF9EC"),
    shadow=QColor(0, 0, 0, 0),
    card_edge=QColor("#FFFFFF"),
    line_width=2,
    pattern_strength=0.30,
    tag_good=QColor("#0E4526"),
    tag_bad=QColor("#5A0F0D"),
    tag_built=QColor("#2E2A28"),
    card_colours=_STRONG_CARDS,
)

THEMES: Final[Mapping[str, Theme]] = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}
