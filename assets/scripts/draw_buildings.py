"""Draws the pictures of cards that are put together from parts. Run it after a change; its output is kept in
assets/buildings. Pictures that are not listed here are drawn by hand.
"""

from __future__ import annotations

from pathlib import Path

from shapes import (
    BASE,
    BRICK,
    DARK,
    DARK_WOOD,
    DUSK_GRASS,
    DUST,
    EARTH,
    FIELD,
    GOLD,
    GRASS,
    PAVING,
    ROCK,
    ROOF,
    SAND,
    STONE,
    VIOLET_GROUND,
    WOOD,
    amphora,
    awning,
    banner,
    barrel,
    block,
    boat,
    books,
    bricks,
    bush,
    coins,
    column,
    crate,
    crenels,
    crystal,
    cube,
    cypress,
    dim,
    disc,
    dome,
    door,
    doors,
    faded,
    flag,
    flame,
    flower_bed,
    gable,
    gear,
    ground,
    hills,
    horse,
    house,
    line,
    lit,
    log_pile,
    moved,
    palisade,
    palm,
    path,
    person,
    picture,
    pine,
    poly,
    rect,
    rock,
    sack,
    scales,
    scroll,
    sea,
    shield,
    smoke,
    soldier,
    stall,
    star,
    sword,
    temple,
    tent,
    tower,
    tree,
    trunk,
    vine_row,
    wall,
    wheel,
    windows,
)  # fmt: skip

BUILDINGS = Path(__file__).resolve().parent.parent / "buildings"

GREEN_ROOF = "#3C7F5A"
BLUE_ROOF = "#4A7FB5"
PURPLE = "#6B3F95"
RED = "#B0302B"
SLATE = "#6E7580"


def cart(x: float, y: float, load: str) -> str:
    return (
        moved(load, x, y - 12)
        + rect(DARK_WOOD, x - 2, y - 16, 44, 7, 2)
        + wheel(x + 8, y - 6, 7)
        + wheel(x + 32, y - 6, 7)
    )


def saw_blade(x: float, y: float, w: float) -> str:
    teeth = "".join(f"L{x + k * 4 + 2} {y + 9}L{x + k * 4 + 4} {y + 4}" for k in range(int(w // 4)))
    return path("#C7CED2", f"M{x} {y}H{x + w}V{y + 4}L{x + w} {y + 4}M{x} {y}V{y + 4}{teeth}V{y}Z") + rect(
        DARK_WOOD, x - 8, y - 3, 9, 11, 2
    )


def axe(x: float, y: float, turn: float = 20) -> str:
    return moved(
        rect("#8A6238", -2, -40, 4, 44, 1) + path("#C7CED2", "M2 -40H14C18 -34 18 -26 14 -20L2 -26Z"), x, y, 1, turn
    )


def pick(x: float, y: float, turn: float = 20) -> str:
    return moved(
        rect("#8A6238", -2, -40, 4, 44, 1) + path("#8D99A1", "M-20 -32C-8 -44 8 -44 20 -32L14 -34C6 -38 -6 -38 -14 -34Z"),
        x, y, 1, turn,
    )  # fmt: skip


def mask(x: float, y: float, s: float, colour: str, smile: bool) -> str:
    bend = 14 if smile else -6
    return moved(
        path(colour, "M-20 -22C-8 -28 8 -28 20 -22C24 4 12 26 0 28C-12 26 -24 4 -20 -22Z")
        + path("#3A2310", "M-13 -8C-9 -14 -5 -12 -3 -8C-7 -5 -11 -5 -13 -8ZM13 -8C9 -14 5 -12 3 -8C7 -5 11 -5 13 -8Z")
        + line("#3A2310", 3.4, f"M-10 {10 if smile else 16}Q0 {10 + bend} 10 {10 if smile else 16}"),
        x, y, s,
    )  # fmt: skip


def cavea(y: float, w: float, colour: str, rows: int = 4) -> str:
    """The half round of seats of a theatre or arena, seen from the front."""
    out = ""
    for k in range(rows):
        share = 1 - k * 0.21
        shade = colour if k % 2 == 0 else dim(colour, 0.14)
        half = w / 2 * share
        high = w * 0.36 * share
        out += path(
            shade,
            f"M{100 - half:.1f} {y}C{100 - half:.1f} {y - high:.1f} {100 + half:.1f} {y - high:.1f} {100 + half:.1f} {y}Z",
        )
    return out


def arena(x: float, w: float, rows: int, colour: str, y: float = BASE) -> str:
    """Storeys of arches."""
    out = ""
    for k in range(rows):
        top = y - 26 * (k + 1)
        inset = 3 * k
        out += block(colour, x + inset, top, w - 2 * inset, 26) + rect(
            lit(colour), x + inset - 2, top, w - 2 * inset + 4, 4
        )
        out += doors(x + inset + 4, w - 2 * inset - 8, 8 - k, 9, 17, top + 26, dim(colour, 0.55))
    return out


def oven(x: float, y: float = BASE, s: float = 1.0, colour: str = BRICK) -> str:
    return moved(
        path(colour, "M0 0V-34C0 -58 60 -58 60 -34V0Z")
        + path(dim(colour), "M38 0V-51C52 -50 60 -44 60 -34V0Z")
        + door(28, 26, 26, 0, DARK)
        + flame(28, -2, 18)
        + rect(dim(colour, 0.1), 40, -74, 12, 28),
        x, y, s,
    )  # fmt: skip


def bottles(x: float, y: float = BASE) -> str:
    def one(cx: float, s: float, colour: str) -> str:
        return path(
            colour,
            f"M{cx - 3 * s} {y - 30 * s}H{cx + 3 * s}V{y - 20 * s}C{cx + 12 * s} {y - 14 * s} {cx + 10 * s} {y} {cx + 6 * s} {y}H{cx - 6 * s}C{cx - 10 * s} {y} {cx - 12 * s} {y - 14 * s} {cx - 3 * s} {y - 20 * s}Z",
        ) + line("#FFFFFF", 1.6 * s, f"M{cx - 5 * s} {y - 12 * s}Q{cx - 6 * s} {y - 6 * s} {cx - 3 * s} {y - 3 * s}")

    return one(x, 1, "#6CC3D4") + one(x + 22, 1.35, "#3E9FB5") + one(x + 46, 0.9, "#9AD9C8")


def press_frame(x: float, y: float = BASE) -> str:
    return (
        rect(DARK_WOOD, x, y - 84, 9, 84)
        + rect(DARK_WOOD, x + 71, y - 84, 9, 84)
        + rect(WOOD, x - 6, y - 90, 92, 11, 3)
        + rect("#A9793F", x + 34, y - 82, 12, 40)
        + line(
            "#6B4A24",
            1.6,
            f"M{x + 34} {y - 74}L{x + 46} {y - 70}M{x + 34} {y - 66}L{x + 46} {y - 62}M{x + 34} {y - 58}L{x + 46} {y - 54}M{x + 34} {y - 50}L{x + 46} {y - 46}",
        )
        + line(WOOD, 5, f"M{x + 18} {y - 76}L{x + 64} {y - 64}")
        + rect(WOOD, x + 9, y - 42, 62, 10)
        + rect("#F1DFB4", x + 12, y - 32, 56, 5)
        + rect("#E3CC95", x + 12, y - 27, 56, 5)
        + rect("#F1DFB4", x + 12, y - 22, 56, 5)
        + rect(WOOD, x + 2, y - 17, 76, 17, 2)
    )


def guild_hall(colour: str, mark: str) -> str:
    """The house of a guild: a tall hall with banners in its colour and its mark above the door."""
    return (
        hills("#8C7DAA", 134, 36)
        + ground(VIOLET_GROUND)
        + block("#E5D5C3", 48, 74, 104, 72)
        + rect("#F3E7D8", 44, 72, 112, 6)
        + poly(dim(PURPLE, 0.05), 36, 74, 62, 40, 138, 40, 164, 74)
        + poly(dim(PURPLE, 0.3), 110, 40, 138, 40, 164, 74, 124, 74)
        + flag(100, 42, colour, 26)
        + banner(56, 82, colour)
        + banner(132, 82, colour)
        + doors(46, 108, 3, 20, 34, BASE, "#4A2F55")
        + disc("#FFF8E8", 100, 90, 17)
        + disc(colour, 100, 90, 14.5)
        + moved(mark, 100, 90)
    )


IVORY = "#FFF8E8"
MARKS = {
    "hammer": rect(IVORY, -9, -9, 18, 7, 1) + rect(IVORY, -2, -4, 4, 14, 1),
    "diamond": poly(IVORY, 0, -10, 9, 0, 0, 10, -9, 0),
    "coin": disc(IVORY, 0, 0, 8) + disc("#B8860B", 0, 0, 4),
    "book": path(IVORY, "M-10 -6C-6 -9 -3 -8 0 -6C3 -8 6 -9 10 -6V7C6 4 3 5 0 7C-3 5 -6 4 -10 7Z"),
    "eye": path(IVORY, "M-11 0C-5 -8 5 -8 11 0C5 8 -5 8 -11 0Z") + disc("#4A1A18", 0, 0, 4),
    "swords": line(IVORY, 2.6, "M-8 8L8 -8M8 8L-8 -8M-9 3L-3 9M9 3L3 9"),
    "ship": path(IVORY, "M-10 3H10C8 9 -8 9 -10 3ZM-1 1V-10C-9 -6 -8 0 -7 1ZM1 1V-9C7 -5 7 -1 6 1Z"),
    "flask": path(IVORY, "M-3 -10H3V-3L9 8H-9L-3 -3Z"),
    "scales": line(IVORY, 2.2, "M0 -9V8M-9 -6H9M-5 8H5") + path(IVORY, "M-13 0A4.5 4 0 0 0 -5 0ZM5 0A4.5 4 0 0 0 13 0Z"),
    "temple": path(IVORY, "M0 -10L10 -4H-10ZM-8 -2H-5V6H-8ZM-1.5 -2H1.5V6H-1.5ZM5 -2H8V6H5ZM-10 7H10V9H-10Z"),
    "brush": line(IVORY, 3.4, "M-6 8L4 -4") + path(IVORY, "M3 -6L8 -10C11 -7 9 -2 6 -1Z"),
    "purse": path(IVORY, "M-3 -6L-6 -10H6L3 -6C10 -2 10 9 0 9C-10 9 -10 -2 -3 -6Z"),
    "flag": line(IVORY, 2.4, "M-6 10V-9") + poly(IVORY, -6, -9, 9, -5, -6, 1),
}  # fmt: skip

GUILDS = {
    "workers_guild": ("#7B4B2A", "hammer"),
    "craftsmens_guild": ("#69727B", "diamond"),
    "traders_guild": ("#C78F12", "coin"),
    "merchants_guild": ("#C78F12", "coin"),
    "philosophers_guild": ("#2C7A48", "book"),
    "spies_guild": ("#8E2019", "eye"),
    "strategists_guild": ("#741917", "swords"),
    "tacticians_guild": ("#B0302B", "flag"),
    "shipowners_guild": ("#2E6F94", "ship"),
    "scientists_guild": ("#2C7A48", "flask"),
    "magistrates_guild": ("#2C5FA6", "scales"),
    "builders_guild": ("#8F6105", "temple"),
    "decorators_guild": ("#A8487E", "brush"),
    "moneylenders_guild": ("#8F6105", "purse"),
}

# What stands in front of a guild hall, so that no two are alike.
YARDS = {
    "workers_guild": bricks(8, BASE, 2, 15, 8) + log_pile(158, BASE, 7, 1),
    "craftsmens_guild": bottles(12) + rect("#B4598F", 162, 128, 26, 18, 2) + rect("#F1C5DD", 162, 134, 26, 3),
    "traders_guild": stall(150, 44, 48, ("#E3A921", IVORY)) + sack(14, BASE, 24),
    "merchants_guild": amphora(20, BASE, 30)
    + amphora(34, BASE, 22, "#A85A30")
    + crate(164, BASE, 22)
    + coins(40, BASE, 3, 6),
    "philosophers_guild": person(26, BASE, 40, "#E8E0D0") + person(174, BASE, 38, "#2C7A48"),
    "spies_guild": person(172, BASE, 42, "#3A3942", "#8A6A50") + cypress(22, 54, BASE, "#3A4A3E"),
    "strategists_guild": tent(4, 40, 34, "#D8B8A0") + soldier(172, BASE, 38),
    "tacticians_guild": soldier(22, BASE, 38) + soldier(176, BASE, 38),
    "shipowners_guild": sea(128) + boat(28, 142, 40) + boat(172, 146, 44, "#E8C8D8"),
    "scientists_guild": gear(24, 130, 17) + bottles(156),
    "magistrates_guild": scales(24, BASE, 44) + column(170, 96, 12, 46),
    "builders_guild": cube(6, BASE, 22)
    + cube(14, 128, 18)
    + line(DARK_WOOD, 4, "M176 146L186 70L150 66")
    + line(DARK, 1.5, "M153 66V108")
    + cube(143, 124, 16),
    "decorators_guild": amphora(24, BASE, 40, "#A8487E") + flower_bed(158, 34) + bush(170, 10),
    "moneylenders_guild": coins(16, BASE, 6, 9) + coins(34, BASE, 3, 8) + sack(160, BASE, 26) + coins(178, BASE, 2, 7),
}

PICTURES: dict[str, tuple[str, ...]] = {
    # raw materials
    "lumber_yard": (hills("#C4B48A"), ground("#A39A5E"), pine(30, 84), pine(52, 62, 140), pine(178, 76), pine(160, 52, 140), log_pile(74, BASE, 10, 3), axe(150, BASE, 24)),
    "logging_camp": (hills("#BFA983", 132, 30), ground("#98925A"), pine(24, 70), pine(182, 92), pine(162, 66, 142), tent(48, 54, 40), trunk(96, BASE, 60, 8), trunk(108, 131, 46, 7), axe(94, 142, -30)),
    "wood_reserve": (ground(DUST), house(52, 112, 62, "#B98A55", ROOF, BASE, 30), rect(DARK, 64, 104, 88, 42), log_pile(66, BASE, 9, 3), log_pile(124, BASE, 8, 1), barrel(170, BASE, 24)),
    "tree_farm": (hills("#B9C08A", 132, 26), ground(FIELD), *(tree(46 + 30 * k, 52 - 5 * (k % 2), 138) for k in range(5)), *(tree(60 + 34 * k, 58, BASE + 4, "#5F8F48") for k in range(4)), bricks(14, 150, 2, 13, 7)),
    "forest_cave": (rock("#7E858A", 30, 146, 44, 84, 78, 52, 118, 44, 160, 74, 190, 146), ground("#8C9A62"), path("#1F2326", "M80 146V116C80 92 128 92 128 116V146Z"), crystal(86, BASE, 20), crystal(112, BASE, 16), pine(28, 90), pine(182, 80), pine(166, 50, 150)),
    "sawmill": (hills("#A9C0A0"), sea(134), ground("#A8945E", 134), house(56, 92, 56, "#B98A55", "#7A4A30"), wheel(150, 118, 24), rect(DARK, 72, 112, 42, 34), trunk(48, BASE, 74, 8), saw_blade(84, 118, 36), log_pile(8, BASE, 8, 2)),
    "stone_pit": (rock("#B5AB97", -20, 146, -6, 74, 40, 58, 74, 88, 84, 146), rock("#C4BAA5", 126, 146, 140, 96, 176, 70, 220, 86, 230, 146), ground(PAVING), path("#A79C84", "M56 152C60 130 150 130 158 152Z"), cube(66, BASE, 22), cube(98, 150, 26), cube(84, 128, 18), pick(142, 148, 26)),
    "stone_reserve": (ground(DUST), wall(40, 132, 46, "#BBA778", 138), cube(52, BASE, 26), cube(86, BASE, 26), cube(120, BASE, 26), cube(69, 125, 26), cube(103, 125, 26), cube(86, 104, 26), pick(168, BASE, 20)),
    "shelf_quarry": (path("#B7AD98", "M-40 60H44V84H84V108H124V132H240V240H-40Z"), path("#CFC6B2", "M-40 60H44V66H-40ZM44 84H84V90H44ZM84 108H124V114H84ZM124 132H240V138H124Z"), path("#948A76", "M38 66H44V84H38ZM78 90H84V108H78ZM118 114H124V132H118Z"), ground(PAVING, 140), cube(132, BASE, 24), cube(164, BASE, 20), cube(142, 126, 18), line(DARK_WOOD, 4, "M112 108L130 44L74 40"), line(DARK, 1.6, "M78 40V68"), cube(68, 84, 17)),
    "excavation": (ground("#C9A26A", 118), path("#A87C46", "M22 152C34 118 166 118 178 152Z"), path("#855C30", "M44 152C54 132 146 132 156 152Z"), bricks(58, 150, 2, 14, 8), cube(110, 150, 20), line(DARK_WOOD, 4, "M38 134L62 66L90 134M62 66L128 74"), line(DARK, 1.5, "M122 74V112"), rect("#8A6238", 112, 110, 20, 13, 2)),
    "mine": (rock(ROCK, 10, 146, 26, 92, 70, 50, 116, 40, 158, 70, 196, 146), ground("#B5A68A"), path("#241E1B", "M76 146V104H128V146Z"), rect(WOOD, 68, 96, 68, 9, 2), rect(DARK_WOOD, 70, 104, 8, 42), rect(DARK_WOOD, 126, 104, 8, 42), line("#6B5A48", 3, "M88 156L98 122M116 156L106 122"), cart(142, BASE, cube(2, 0, 13) + crystal(22, 0, 13)), pick(52, BASE, -24)),
    "clay_pit": (hills("#D2B48A", 128, 28), ground("#C98A58", 120), path("#A85F34", "M34 152C44 122 160 120 172 152Z"), path("#8A4524", "M60 152C70 134 138 134 146 152Z"), crystal(92, 150, 18), bricks(22, BASE, 2, 15, 8), amphora(166, BASE, 30), pick(146, 140, 24)),
    "clay_reserve": (ground(DUST), house(50, 110, 58, "#D9A06A", "#8A4A30", BASE, 28), rect(DARK, 62, 106, 86, 40), bricks(68, BASE, 4, 15, 8), amphora(136, BASE, 26), amphora(172, BASE, 34), amphora(28, BASE, 28, "#A85A30")),
    "brickyard": (hills("#C0C4B2", 130, 26), ground("#CDA46E"), oven(112, BASE, 1.25), smoke(170, 48, 10), bricks(34, BASE, 4, 16, 9), bricks(36, 109, 1, 16, 9), rect("#E08A55", 168, 136, 26, 10, 2)),
    # goods
    "glassblower": (ground("#B9B99A"), oven(42, BASE, 1.2, "#A8794F"), line("#7A8A90", 3, "M96 124L152 92"), disc("#F7B35A", 158, 88, 13), disc("#FFE2A0", 154, 84, 5), person(122, BASE, 44, "#69727B"), bottles(146)),
    "press": (ground("#B9B99A"), press_frame(60), scroll(152, 110, 28, 30), palm(28, 74)),
    "drying_room": (ground("#B9B99A"), block(SAND, 36, 66, 132, 80), rect("#F1E4C4", 32, 60, 140, 8), rect("#6B5A48", 46, 78, 112, 58), rect(WOOD, 46, 86, 112, 3), rect(WOOD, 46, 112, 112, 3), *(rect(("#F6E7C8", "#EAD5A2")[k % 2], 50 + 18 * k, 89, 14, 20) for k in range(6)), *(rect(("#EAD5A2", "#F6E7C8")[k % 2], 50 + 18 * k, 115, 14, 20) for k in range(6)), palm(184, 60)),
    # civilian
    "pawnshop": (ground(DUST), house(52, 104, 62, STONE, ROOF, BASE, 30), door(78, 22, 36), rect("#5B4A3E", 106, 104, 34, 24, 2), amphora(114, 128, 16), coins(130, 128, 3, 5), line(DARK_WOOD, 3, "M60 92H34"), disc(GOLD, 34, 102, 6), disc(GOLD, 27, 112, 6), disc(GOLD, 41, 112, 6), sack(160, BASE, 26), crate(24, BASE, 20)),
    "well": (hills("#C9C59A", 132, 24), ground(GRASS), block("#D8CDB6", 72, 108, 60, 38), *(rect(dim("#D8CDB6", 0.16), 74 + 16 * (k % 4) - 6 * (k // 4), 118 + 10 * (k // 4), 12, 1.6) for k in range(8)), disc("#BDB29A", 102, 108, 32, 8), disc("#2C5F78", 102, 108, 25, 5.5), rect(DARK_WOOD, 76, 60, 5, 48), rect(DARK_WOOD, 123, 60, 5, 48), gable(ROOF, 68, 62, 68, 24), line(DARK, 1.6, "M102 62V92"), rect(WOOD, 94, 90, 16, 13, 2), amphora(154, BASE, 30), person(176, BASE, 40, "#2C5FA6")),
    "altar": (hills("#C9B99A", 132, 30), ground(GRASS), rect("#DCCBA6", 50, 136, 100, 10), rect("#EBDCBB", 58, 127, 84, 10), block(STONE, 72, 94, 56, 34), rect(lit(STONE), 66, 88, 68, 8), disc("#8F6105", 100, 86, 18, 5), flame(100, 86, 34), smoke(104, 44, 7), column(40, 86, 10, 58), column(150, 86, 10, 58), cypress(178, 70), cypress(20, 60)),
    "theater": (hills("#C9B08A", 128, 30), ground(GRASS), cavea(BASE, 172, STONE, 4), rect("#B9543A", 72, 136, 56, 10), column(76, 112, 6, 26), column(97, 112, 6, 26), column(118, 112, 6, 26), rect(STONE, 70, 106, 60, 6), mask(66, 80, 0.8, GOLD, True), mask(136, 80, 0.8, "#E8D9C8", False)),
    "forum": (hills("#A9C0B8"), ground(PAVING), temple(50, 100, 40, 6, BLUE_ROOF, "#7F8EA8"), stall(6, 46, 44, ("#2C7A48", IVORY)), stall(150, 46, 44, ("#8E4A9A", IVORY)), person(84, 152, 32, "#E8E0D0"), person(112, 152, 32, RED)),
    "rostrum": (ground(PAVING), temple(30, 60, 44, 4, ROOF), block("#E8D9B8", 92, 116, 80, 30), rect(lit(STONE), 88, 111, 88, 6), poly("#8A5A30", 172, 124, 190, 120, 172, 134), poly("#8A5A30", 172, 136, 190, 132, 172, 146), person(128, 111, 46, "#F2E6D0"), line("#C98F62", 4, "M132 82L148 66"), banner(150, 116, RED, 12, 22), person(24, 152, 30, "#2C5FA6"), person(50, 153, 30, "#2C7A48"), person(76, 152, 28, "#8A5A30")),
    "pantheon": (hills("#9A7FA0"), ground(DUSK_GRASS), block(STONE, 52, 82, 104, 64), dome(104, 82, 46, "#C9A05A", 0.72), rect(lit(STONE), 48, 78, 112, 6), temple(66, 76, 42, 6, "#B9A070", "#6E6480"), star(GOLD, 104, 66, 6), cypress(36, 70), cypress(176, 70)),
    "gardens": (hills("#A98FA0", 128, 30), ground("#7FA060", 124), rect("#E0CDA2", 46, 100, 112, 10), *(column(52 + 24 * k, 64, 7, 40) for k in range(5)), rect(STONE, 44, 56, 120, 8), vine_row(46, 58, 116), disc("#6FB4CF", 104, 140, 40, 8), disc("#A8DCE8", 104, 138, 26, 4.5), line("#CDEFF6", 3, "M104 138V116Q92 112 90 128M104 116Q116 112 118 128"), flower_bed(20, 42, 150), flower_bed(148, 42, 150), bush(40, 12, 140), bush(166, 12, 140), cypress(182, 76), cypress(24, 70)),
    "town_hall": (hills("#8F7FA8"), ground(DUSK_GRASS), block("#EAD9BC", 44, 80, 114, 66), gable(BLUE_ROOF, 44, 80, 114, 22, 7), block("#EAD9BC", 84, 34, 32, 60), gable(BLUE_ROOF, 84, 34, 32, 20, 4), disc(IVORY, 100, 54, 10), line(DARK, 2, "M100 54V47M100 54L105 57"), doors(46, 110, 5, 13, 30), windows(46, 90, 36, 3), windows(120, 90, 36, 3), flag(100, 16, RED, 14)),
    "palace": (hills("#8C7DAA"), ground(DUSK_GRASS), block("#F0DEC0", 36, 94, 128, 52), rect(lit(STONE), 32, 90, 136, 6), tower(30, 26, 78, "#EAD3A8"), tower(144, 26, 78, "#EAD3A8"), block("#F5E6CB", 72, 66, 56, 80), dome(100, 66, 28, "#3F78B0", 0.9), dome(43, 64, 11, "#3F78B0"), dome(157, 64, 11, "#3F78B0"), doors(74, 52, 3, 11, 34, BASE, "#5A4A66"), windows(58, 108, 14, 1, 8, "#FFD98A"), windows(128, 108, 14, 1, 8, "#FFD98A"), windows(76, 80, 48, 3, 8, "#FFD98A"), palm(184, 60), palm(18, 54)),
    "senate": (hills("#8F7FA8"), ground(DUSK_GRASS), temple(40, 120, 50, 8, "#8E4A5A", "#6E6480", STONE, BASE, 26, "#D9B36A"), disc(GOLD, 100, 66, 7), rect(RED, 92, 96, 16, 34), person(34, 152, 34, "#F2E6D0"), person(168, 152, 34, "#F2E6D0"), person(152, 154, 32, "#E0D0E8")),
    "obelisk": (hills("#9A7FA0", 132, 30), ground("#C2A878"), block("#C9A878", 76, 130, 52, 16), poly("#E6C99A", 90, 130, 95, 36, 102, 24, 102, 130), poly("#B9935F", 102, 24, 109, 36, 114, 130, 102, 130), poly(GOLD, 95, 36, 102, 22, 109, 36), *(rect("#A07C4A", 95 + 5 * (k % 2), 50 + 12 * k, 5, 6, 1) for k in range(6)), palm(170, 70), palm(32, 56), person(146, BASE, 28, "#F2E6D0")),
    # commerce
    "tavern": (ground(DUST), house(54, 98, 62, "#EBD3A6", "#8A4A30", BASE, 30), door(76, 22, 36), rect("#FFD98A", 108, 104, 20, 18, 2), line(DARK, 1.8, "M108 113H128M118 104V122"), line(DARK_WOOD, 3, "M56 90H30"), rect(WOOD, 26, 92, 22, 22, 3), amphora(37, 111, 16, GOLD), barrel(152, BASE, 28), barrel(174, BASE, 24), awning(98, 92, 44, ("#8E2019", IVORY), 10)),
    "brewery": (hills("#A9C0A0", 132, 28), ground(GRASS), block("#D9B98A", 46, 82, 70, 64), gable("#7A4A30", 46, 82, 70, 28), rect("#A8794F", 98, 40, 13, 34), smoke(106, 34, 7), door(70, 24, 36), barrel(120, BASE, 36), barrel(156, BASE, 36), barrel(138, 112, 34), sack(20, BASE, 26, "#D9B85A")),
    "east_trading_post": (ground(DUST), house(36, 76, 52, "#EBD3A6", ROOF, BASE, 24), door(60, 20, 32), awning(84, 94, 30, ("#2C7A48", IVORY), 12), line(DARK_WOOD, 4, "M150 146V70"), poly(WOOD, 128, 74, 170, 74, 184, 84, 170, 94, 128, 94), poly(IVORY, 140, 80, 156, 80, 156, 76, 168, 84, 156, 92, 156, 88, 140, 88), crate(116, BASE, 22), sack(164, BASE, 24), log_pile(16, 152, 6, 1)),
    "west_trading_post": (ground(DUST), house(92, 76, 52, "#EBD3A6", ROOF, BASE, 24), door(146, 20, 32), awning(94, 94, 30, ("#2C5FA6", IVORY), 12), line(DARK_WOOD, 4, "M62 146V70"), poly(WOOD, 84, 74, 42, 74, 28, 84, 42, 94, 84, 94), poly(IVORY, 72, 80, 56, 80, 56, 76, 44, 84, 56, 92, 56, 88, 72, 88), crate(70, BASE, 20), bricks(164, 152, 1, 14, 8), amphora(32, BASE, 26)),
    "bazaar": (hills("#D8C49A", 130, 22), ground(DUST), stall(44, 56, 72, ("#8E4A9A", IVORY), 138), stall(110, 60, 72, ("#17607A", "#F7DD9B"), 138), rect("#B4598F", 52, 98, 14, 14), rect(GOLD, 70, 98, 14, 14), amphora(122, 112, 14, "#3E9FB5"), amphora(140, 112, 18), amphora(156, 112, 13, "#9AD9C8"), rect("#8E2019", 60, 140, 84, 12, 2), line(GOLD, 1.6, "M64 146H140"), person(102, 152, 38, "#2C7A48"), sack(164, 152, 22), palm(24, 84)),
    "customs_house": (ground(PAVING), sea(124), rect("#CDBE9C", -40, 132, 170, 60), block(STONE, 44, 78, 84, 60), rect(lit(STONE), 40, 72, 92, 7), crenels(lit(STONE), 40, 72, 92, 7), doors(48, 76, 3, 17, 34, 138), flag(86, 66, GOLD, 26), boat(164, 134, 44), crate(100, BASE, 20), amphora(50, BASE, 24), scales(76, 148, 30)),
    "haven": (hills("#9A7FA0", 116, 26), sea(108, "#3A7F9E"), rect("#B79F78", -40, 132, 150, 60), rect("#9A8360", -40, 138, 150, 4), house(20, 54, 44, "#EBD3A6", ROOF, 134), house(64, 36, 32, "#E0C290", "#8A4A30", 134), log_pile(72, BASE, 7, 2), cube(44, BASE, 16), boat(148, 136, 62), boat(178, 116, 26, "#F0D8B8")),
    "lighthouse": (hills("#8C7DAA", 118, 24), sea(112, "#3A6F96"), path("#A89070", "M54 150C60 128 150 126 164 150Z"), poly("#F3E4C8", 88, 136, 94, 60, 118, 60, 124, 136), poly("#C9AE86", 108, 60, 118, 60, 124, 136, 112, 136), rect(RED, 91, 84, 30, 12), rect(RED, 89, 108, 34, 12), rect(STONE, 88, 54, 36, 8), rect("#FFE9A8", 97, 36, 18, 18), gable(ROOF, 95, 36, 22, 12, 4), faded(poly("#FFE9A8", 106, 44, -20, 20, -20, 64) + poly("#FFE9A8", 106, 44, 220, 20, 220, 64), 0.35), boat(168, 142, 30), boat(34, 134, 26)),
    "chamber_of_commerce": (hills("#9A7FA0"), ground("#BDA882"), block("#F0DEC0", 46, 74, 108, 72), rect(lit(STONE), 40, 68, 120, 8), *(column(52 + 24 * k, 80, 8, 62) for k in range(5)), rect("#8F6105", 62, 80, 76, 0.1), poly("#C78F12", 34, 68, 100, 40, 166, 68), coins(100, 66, 3, 11), door(100, 22, 44, BASE, "#5A3A10"), coins(24, BASE, 6, 10), coins(44, 150, 3, 8), bottles(160)),
    "arena": (hills("#9A7FA0", 132, 30), ground("#C2A878"), arena(34, 132, 3, "#E6CFA2"), flag(50, 68, RED, 18), flag(100, 68, GOLD, 18), flag(150, 68, "#2C5FA6", 18), door(100, 20, 24, BASE, DARK), person(174, 152, 28, RED), person(24, 152, 28, "#2C5FA6")),
    "ludus": (hills("#9A7FA0", 132, 28), ground("#CDA46E"), wall(30, 140, 44, "#D8BE8C", 132), doors(36, 128, 4, 18, 28, 132), soldier(80, BASE, 46), soldier(128, BASE, 46, "#2C5FA6"), sword(104, 116, 34, 20), rect(DARK_WOOD, 36, 100, 6, 46), rect(WOOD, 26, 110, 26, 7, 2), disc("#C7A070", 39, 98, 8), shield(170, 132, 24, "#2C7A48")),
    "armory": (hills("#9A7FA0", 132, 26), ground("#BDA882"), block("#C9B48A", 40, 66, 124, 80), gable("#7A4A30", 40, 66, 124, 24, 6), rect("#6B5134", 52, 84, 100, 50, 2), shield(70, 104, 28), shield(102, 104, 28, "#2C5FA6"), shield(134, 104, 28, "#2C7A48"), sword(86, 128, 34), sword(118, 128, 34), barrel(24, BASE, 24), coins(178, BASE, 4, 8)),
    # military
    "stockade": (hills("#C9B08A", 130, 28), ground("#A39A5E"), house(80, 50, 54, "#B98A55", "#7A4A30", 140), flag(105, 72, RED, 26), palisade(18, 66, 54), palisade(122, 66, 54), rect(DARK_WOOD, 84, 84, 6, 62), rect(DARK_WOOD, 116, 84, 6, 62), rect(WOOD, 80, 80, 46, 8), pine(184, 60, 152)),
    "palisade": (hills("#C9B08A", 130, 30), ground("#A39A5E"), tower(128, 30, 88, "#A9793F"), gable("#7A4A30", 122, 58, 42, 22), palisade(8, 116, 60), palisade(158, 50, 60), soldier(143, 60, 26), pine(20, 60, 100), path("#8A7A4A", "M8 152C60 144 140 144 200 152V156H8Z")),
    "barracks": (hills("#C9B08A", 130, 28), ground(DUST), block("#D8BE8C", 34, 94, 130, 52), gable(ROOF, 34, 94, 130, 24, 6), doors(38, 84, 3, 16, 30), windows(122, 108, 36, 2, 8), flag(44, 80, RED, 30), soldier(140, 152, 38), soldier(166, 152, 38), shield(60, 86, 16)),
    "garrison": (hills("#C9B08A", 130, 24), ground(DUST), wall(52, 96, 56, "#CDB58A"), tower(34, 30, 84, SAND), tower(136, 30, 84, SAND), door(100, 28, 38), flag(49, 56, RED, 24), flag(151, 56, RED, 24), shield(100, 88, 20), soldier(176, 152, 34)),
    "stable": (hills("#C9B08A", 130, 28), ground(FIELD), house(42, 84, 54, EARTH, "#8A4A30", BASE, 30), rect(DARK, 56, 108, 54, 38), rect(GOLD, 58, 132, 50, 14, 4), horse(118, BASE, 66), line(DARK_WOOD, 3.4, "M20 132H44M20 142H44M24 124V150M42 124V150")),
    "horse_breeders": (hills("#A9C0A0", 128, 34), ground(GRASS, 124), horse(60, BASE, 64, "#8A5A34"), horse(134, 140, 46, "#C9A070"), horse(108, 150, 34, "#5E3B22"), house(20, 40, 30, EARTH, "#8A4A30", 118), line(DARK_WOOD, 3.4, "M10 138H56M10 148H56M16 130V154M36 130V154M54 130V154M150 150H196M156 142V158M186 142V158"), tree(178, 54, 120)),
    "archery_range": (hills("#A9C0A0", 130, 30), ground(GRASS), *(disc(c, 136, 98, r) for c, r in (("#5E3B1E", 38), ("#F3E4C8", 35), (RED, 26), ("#F3E4C8", 17), (RED, 8))), line("#8A6238", 3, "M78 60L132 96"), poly("#DDE4E8", 136, 99, 126, 96, 130, 90), poly(RED, 72, 56, 84, 58, 78, 66), rect(DARK_WOOD, 112, 130, 6, 22), rect(DARK_WOOD, 154, 130, 6, 22), person(46, BASE, 48, "#2C7A48"), line("#7A4A22", 3.4, "M60 88Q82 112 60 136"), line("#E8E0D0", 1.2, "M60 88V136"), cypress(186, 66)),
    "parade_ground": (hills("#A9C0A0", 128, 24), ground("#CDB583", 122), block("#D8BE8C", 40, 82, 128, 36), rect(lit(SAND), 36, 78, 136, 6), doors(44, 120, 6, 10, 22, 118), flag(52, 78, RED, 28), flag(104, 78, GOLD, 28), flag(156, 78, RED, 28), soldier(48, 154, 38), soldier(78, 154, 38), soldier(108, 154, 38), soldier(138, 154, 38), soldier(168, 154, 38)),
    "fortifications": (hills("#8C7DAA"), ground("#A79078"), wall(-10, 220, 50, "#B9A37C"), tower(46, 34, 96, "#C9B28A"), tower(124, 34, 96, "#C9B28A"), wall(80, 44, 72, "#C4AD84"), door(102, 28, 44), rect("#5E3B1E", 90, 112, 24, 3), rect("#5E3B1E", 90, 122, 24, 3), flag(63, 44, RED, 24), flag(141, 44, RED, 24), windows(56, 76, 14, 1, 6, DARK), windows(134, 76, 14, 1, 6, DARK), path("#5F7F9A", "M-20 152C60 147 150 147 220 152V172H-20Z")),
    "circus": (hills("#9A7FA0", 130, 26), ground("#C2A878"), path("#D9BE92", "M10 150C10 96 190 96 190 150Z"), path("#B99A68", "M34 150C34 112 166 112 166 150Z"), path("#E0C590", "M46 152C46 124 154 124 154 152Z"), block("#C9A878", 74, 134, 52, 8), poly(GOLD, 97, 134, 100, 108, 103, 134), horse(58, 154, 30), horse(76, 155, 28, "#5E3B22"), wheel(54, 150, 6), rect(RED, 44, 138, 12, 9, 2), flag(40, 112, RED, 24), flag(160, 112, "#2C5FA6", 24), flag(100, 96, GOLD, 20)),
    "arsenal": (hills("#9A7FA0", 132, 28), ground("#B0987A"), block("#B9A37C", 36, 76, 96, 70), gable("#7A3A30", 36, 76, 96, 28, 6), doors(42, 84, 2, 26, 44), sword(64, 130, 30, 0), shield(104, 128, 20, "#2C5FA6"), line("#8A6238", 3, "M150 146L158 60M166 146L166 56M182 146L174 60"), poly("#DDE4E8", 159, 46, 163, 61, 155, 60), poly("#DDE4E8", 166, 42, 170, 57, 162, 57), poly("#DDE4E8", 173, 46, 178, 61, 170, 61), shield(150, 130, 28), shield(176, 134, 24, "#6B3F95"), smoke(116, 44, 7), rect("#8A6A4A", 108, 50, 12, 20)),
    "siege_workshop": (hills("#8C7DAA", 130, 30), ground("#B0987A"), house(20, 56, 46, "#B98A55", "#7A3A30", 140), rect(DARK_WOOD, 84, 124, 86, 8, 2), wheel(98, 138, 12), wheel(156, 138, 12), poly(WOOD, 104, 124, 124, 76, 132, 76, 148, 124, 140, 124, 128, 88, 114, 124), line("#8A5A30", 6, "M92 114L176 52"), disc("#7A756C", 180, 46, 10), disc("#9A948A", 177, 43, 4), rect("#6B4424", 84, 106, 18, 18, 2), cube(24, 154, 14)),
    "castrum": (hills("#8C7DAA", 130, 30), ground("#B0A078"), palisade(-4, 62, 40, "#8A6238", 136), palisade(146, 62, 40, "#8A6238", 136), tower(62, 26, 70, "#A9793F", 138), tower(114, 26, 70, "#A9793F", 138), rect(WOOD, 86, 92, 30, 8), flag(75, 68, RED, 22), flag(127, 68, RED, 22), tent(20, 46, 36, "#E8C8A8", 152), tent(136, 46, 36, "#E8C8A8", 152), tent(84, 34, 30, "#D8B08A", 140), soldier(72, 154, 32), soldier(128, 154, 32)),
    "pretorium": (hills("#8C7DAA", 130, 30), ground("#B0987A"), block("#E0C9A0", 40, 86, 122, 60), rect(lit(SAND), 34, 80, 134, 8), gable("#8E2A28", 34, 80, 134, 24, 6), *(column(48 + 26 * k, 92, 8, 50) for k in range(5)), star(GOLD, 101, 70, 9), door(101, 18, 36), banner(64, 92, RED), banner(128, 92, RED), soldier(28, 152, 40), soldier(174, 152, 40)),
    # science
    "workshop": (ground(DUST), house(40, 80, 56, STONE, GREEN_ROOF, BASE, 28), rect(DARK, 54, 108, 50, 38), gear(78, 128, 15), line(DARK_WOOD, 4, "M126 124H190M134 124V146M182 124V146"), moved(rect("#8A6238", -2, -4, 4, 26, 1) + rect("#8D99A1", -10, -12, 20, 9, 1), 146, 104, 1, 24), gear(170, 112, 11, "#9AA4AA", "#5B646A"), rect("#C7CED2", 152, 119, 12, 4, 1)),
    "scriptorium": (ground(DUST), house(42, 90, 58, STONE, GREEN_ROOF, BASE, 28), doors(46, 82, 3, 17, 32), scroll(138, 88, 40, 46), line("#F3E4C8", 4, "M186 66C178 82 172 96 168 112"), path("#2C7A48", "M192 54C178 62 172 82 174 94C184 88 194 74 192 54Z"), rect(DARK_WOOD, 130, 140, 58, 6, 2), amphora(28, BASE, 26, "#3A3942")),
    "pharmacist": (hills("#B9C08A", 132, 26), ground(FIELD), house(44, 76, 54, STONE, GREEN_ROOF, BASE, 26), door(68, 22, 34), windows(88, 108, 24, 1, 12, "#6FA3BE"), line(DARK_WOOD, 4, "M132 122H188M138 122V146M182 122V146"), path("#5F8F7A", "M148 104H178C178 122 148 122 148 104Z"), line("#C9A05A", 5, "M172 86L162 108"), bottles(126, 122), bush(26, 14), line("#3C7F4A", 2.6, "M26 128V108M26 118L18 110M26 114L34 106")),
    "dispensary": (hills("#A9C0A0", 132, 30), ground(GRASS), block(STONE, 40, 84, 96, 62), gable(GREEN_ROOF, 40, 84, 96, 28, 6), door(60, 20, 34), rect("#5B4A3E", 78, 98, 50, 34, 2), rect(WOOD, 78, 114, 50, 3), amphora(88, 114, 13), amphora(102, 114, 13, "#3E9FB5"), amphora(117, 114, 13, "#9AD9C8"), bottles(86, 132), disc("#2C7A48", 88, 72, 8), line(IVORY, 2.6, "M88 67V77M83 72H93"), path("#5F8F7A", "M150 112H190C190 146 150 146 150 112Z"), line("#C9A05A", 6, "M182 88L168 122"), disc("#7FB39A", 170, 112, 20, 4)),
    "academy": (hills("#9A7FA0", 132, 36), ground(DUSK_GRASS), temple(56, 92, 46, 6, GREEN_ROOF, "#6E7F78"), tree(28, 62, BASE, "#7C9A6A"), tree(178, 66, BASE, "#7C9A6A"), person(74, 154, 32, "#F2E6D0"), person(94, 154, 34, "#2C7A48"), person(126, 154, 32, "#E8D9B8"), person(142, 154, 30, "#2C5FA6"), disc(GOLD, 102, 70, 5)),
    "study": (hills("#9A7FA0", 132, 30), ground("#A8947A"), block("#E8D9BC", 40, 58, 122, 88), rect(lit(STONE), 34, 52, 134, 8), gable(GREEN_ROOF, 34, 52, 134, 18, 4), rect("#4A3A30", 52, 72, 98, 62, 3), rect(WOOD, 52, 92, 98, 3), rect(WOOD, 52, 113, 98, 3), *(rect(("#6B3F95", "#2C7A48", "#C78F12", "#8E2019", "#2C5FA6")[k % 5], 55 + 7 * k, 78 + (k % 3), 5.5, 14 - (k % 3)) for k in range(8)), *(rect(("#2C5FA6", "#8E2019", "#2C7A48", "#C78F12")[k % 4], 90 + 7 * k, 99 + (k % 2), 5.5, 14 - (k % 2)) for k in range(8)), scroll(58, 98, 14, 12), disc("#3E7FA0", 126, 84, 7), flame(66, 130, 12), gear(110, 124, 8), books(78, 134, 2, 22, 6)),
    "university": (hills("#9A7FA0", 132, 34), ground(DUSK_GRASS), block("#F0E0C4", 34, 92, 132, 54), rect(lit(STONE), 30, 88, 140, 6), block("#F5E8D0", 76, 64, 48, 82), dome(100, 64, 25, GREEN_ROOF, 0.9), doors(38, 34, 3, 8, 28), doors(128, 34, 3, 8, 28), door(100, 22, 42), scroll(87, 72, 26, 18), books(14, 152, 3, 30, 7), tree(186, 56)),
    "observatory": (hills("#5F5288", 132, 40), ground("#7A7A80"), block("#D8C8B4", 62, 92, 72, 54), rect(lit(STONE), 56, 86, 84, 8), path("#4F8A6E", "M60 86A38 38 0 0 1 136 86Z"), path("#3A6B54", "M104 86L108 49A38 38 0 0 1 136 86Z"), path("#2A2438", "M92 50L112 48L120 86H100Z"), line("#C9A05A", 7, "M106 76L142 36"), line("#8F6105", 9, "M134 45L144 34"), door(98, 22, 34), star("#FFF4C8", 44, 40, 4), star("#FFF4C8", 168, 28, 5), star("#FFF4C8", 64, 24, 3), star("#FFF4C8", 182, 66, 3), cypress(30, 60, BASE, "#3F5F50"), cypress(170, 66, BASE, "#3F5F50")),
    "lodge": (hills("#8C7DAA", 132, 40), ground(DUSK_GRASS), block("#C9A878", 52, 92, 92, 54), gable("#4A6B50", 52, 92, 92, 36, 9), disc("#FFD98A", 98, 76, 8), line(DARK, 1.8, "M98 68V84M90 76H106"), door(98, 24, 38), windows(56, 106, 24, 1, 12, "#FFD98A"), windows(116, 106, 24, 1, 12, "#FFD98A"), line(DARK_WOOD, 4, "M40 146V108M158 146V108"), flame(40, 108, 18), flame(158, 108, 18), pine(22, 80, BASE, "#3F6650"), pine(182, 90, BASE, "#3F6650")),
    # grey of Duel and the rest
}  # fmt: skip


def main() -> None:
    for name, parts in PICTURES.items():
        (BUILDINGS / f"{name}.svg").write_text(picture(*parts), encoding="utf-8")
    for name, (colour, mark) in GUILDS.items():
        drawn = picture(guild_hall(colour, MARKS[mark]), YARDS[name])
        (BUILDINGS / f"{name}.svg").write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
