"""Draws the pictures of black cards from the parts in `shapes` and `night`. Run it after a change; its output is kept
in assets/buildings.
"""

from __future__ import annotations

from draw_buildings import BUILDINGS, bottles, mask, oven
from night import (
    DARK_WALL,
    IRON,
    LAMP,
    MARBLE,
    NIGHT,
    PALE_WALL,
    SAIL,
    TILE,
    TIMBER,
    WALL,
    bars,
    campfire,
    candle,
    chain,
    chest,
    dark_house,
    dark_sea,
    die,
    dove,
    glow,
    grave_door,
    hooded,
    keep,
    lantern,
    night_tent,
    olive,
    pier,
    pod,
    poppy,
    portal,
    raider_flag,
    shelf,
    skull,
    skyline,
    street,
    torch,
    windows_lit,
)
from shapes import (
    BASE,
    DARK_WOOD,
    GOLD,
    amphora,
    awning,
    banner,
    barrel,
    block,
    boat,
    bricks,
    coins,
    column,
    crate,
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
    gable,
    hills,
    line,
    lit,
    log_pile,
    moved,
    palisade,
    path,
    picture,
    poly,
    rect,
    rock,
    sack,
    scales,
    scroll,
    shield,
    smoke,
    soldier,
    star,
    statue_on,
    sword,
    temple,
    wheel,
)  # fmt: skip

RED = "#B0302B"
BLUE = "#3E6FB0"
IVORY = "#FFF8E8"
ROCK = "#57526A"
PINE = "#33475A"
FAR = "#4A4668"


def cavern(top: float = 44) -> str:
    """A cliff with a cave in it."""
    return rock(
        ROCK, 4, 150, 18, top + 50, 52, top + 12, 92, top, 136, top + 10, 176, top + 44, 204, 150
    ) + path(NIGHT, "M66 150V116C66 84 142 84 142 116V150Z")  # fmt: skip


def clandestine_wharf(sail: str) -> str:
    """A jetty on the left side, a lantern, and a ship without a flag."""
    return (
        hills(FAR, 118, 30)
        + dark_sea(116)
        + dark_house(4, 44, 44, WALL, TILE, 138)
        + windows_lit(14, 104, 24, 1, 9)
        + pier(-30, 128)
        + boat(142, 136, 62, sail, "#3A2A2A")
        + line(DARK_WOOD, 4, "M84 138V84H70")
        + lantern(70, 84, 15)
        + crate(52, 138, 18, "#8A6A4C")
        + hooded(100, 139, 36)
        + barrel(22, 138, 20)
    )


def draped_room(wall: str, drape: str) -> str:
    """A room seen from the front, with curtains."""
    return (
        rect(wall, -40, -10, 280, 200)
        + rect(dim(wall, 0.3), -40, 134, 280, 60)
        + path(drape, "M-40 -10H46C46 40 26 70 -40 84Z")
        + path(drape, "M240 -10H154C154 40 174 70 240 84Z")
        + path(dim(drape, 0.3), "M20 -10H46C46 40 26 70 -40 84V76C6 62 22 36 20 -10Z")
        + path(dim(drape, 0.3), "M180 -10H154C154 40 174 70 240 84V76C194 62 178 36 180 -10Z")
    )


def vault(wall: str) -> str:
    """A cellar of large stones."""
    joints = "".join(
        rect(dim(wall, 0.18), -36 + (k * 46) % 270, 6 + 22 * (k // 6), 26, 2) for k in range(36)
    )  # fmt: skip
    return rect(wall, -40, -10, 280, 200) + joints + rect(dim(wall, 0.4), -40, 138, 280, 60)


def cell_door(x: float, y: float, w: float, h: float) -> str:
    return rect(lit(WALL, 0.16), x - 4, y - h - 4, w + 8, h + 4) + bars(x, y - h, w, h, 3)


def legion(count: int, x: float, step: float, y: float, height: float, *cloaks: str) -> str:
    return "".join(soldier(x + step * k, y, height, cloaks[k % len(cloaks)]) for k in range(count))


def net(*knots: tuple[float, float]) -> str:
    """Threads from house to house."""
    threads = "".join(
        f"M{a[0]} {a[1]}L{b[0]} {b[1]}" for k, a in enumerate(knots) for b in knots[k + 1 : k + 3]
    )  # fmt: skip
    return faded(line(LAMP, 2.2, threads), 0.85) + "".join(glow(x, y, 9) + disc(LAMP, x, y, 4) for x, y in knots)


def stocks(x: float, y: float = BASE) -> str:
    """A post with rings and chains."""
    return (
        rect(DARK_WOOD, x - 5, y - 62, 10, 62)
        + rect(TIMBER, x - 9, y - 66, 18, 8, 2)
        + chain(x - 15, y - 54, 4)
        + chain(x + 15, y - 54, 4)
    )


def rack(x: float, y: float = BASE) -> str:
    """A large wooden wheel on a stand."""
    return (
        poly(DARK_WOOD, x - 30, y, x - 3, y - 46, x + 3, y - 46, x - 20, y)
        + poly(DARK_WOOD, x + 30, y, x + 3, y - 46, x - 3, y - 46, x + 20, y)
        + wheel(x, y - 48, 36, "#8A6238")
    )


def alembic(x: float, y: float = BASE) -> str:
    """A still: a kettle on a fire, its neck, and the jar that catches the drops."""
    return (
        line("#C87F4A", 6, f"M{x} {y - 66}C{x + 14} {y - 92} {x + 34} {y - 70} {x + 46} {y - 30}")
        + path("#C87F4A", f"M{x - 24} {y - 20}C{x - 26} {y - 60} {x + 26} {y - 60} {x + 24} {y - 20}Z")
        + path(dim("#C87F4A", 0.25), f"M{x + 6} {y - 20}V{y - 49}C{x + 18} {y - 46} {x + 25} {y - 36} {x + 24} {y - 20}Z")
        + rect("#C87F4A", x - 7, y - 70, 14, 22, 3)
        + rect(IRON, x - 28, y - 20, 56, 5)
        + rect(IRON, x - 24, y - 16, 4, 16)
        + rect(IRON, x + 20, y - 16, 4, 16)
        + flame(x, y, 16)
        + amphora(x + 48, y, 30, "#5F7FA8")
    )  # fmt: skip


def stele(x: float, w: float, h: float, y: float = BASE) -> str:
    """A stone with names."""
    lines = "".join(
        rect("#7A7284", x - w * 0.32, y - h * 0.72 + 9 * k, w * (0.64 - 0.14 * (k % 2)), 2.4) for k in range(5)
    )
    return (
        path(MARBLE, f"M{x - w / 2} {y}V{y - h}A{w / 2} {w / 3} 0 0 1 {x + w / 2} {y - h}V{y}Z")
        + path(
            dim(MARBLE, 0.2), f"M{x + w * 0.3} {y}V{y - h - w * 0.26}A{w / 2} {w / 3} 0 0 1 {x + w / 2} {y - h}V{y}Z"
        )
        + lines
    )


def wreath(x: float, y: float, r: float) -> str:
    leaves = "".join(
        f'<g transform="translate({x} {y}) rotate({30 * k})">{path("#7FA05A" if k % 2 else "#5F8445", f"M{-r * 0.3} {-r}C{-r * 0.1} {-r * 1.35} {r * 0.3} {-r * 1.2} {r * 0.4} {-r * 0.9}C{r * 0.1} {-r * 0.75} {-r * 0.2} {-r * 0.8} {-r * 0.3} {-r}Z")}</g>'
        for k in range(12)
    )
    return leaves + path(
        RED, f"M{x - 5} {y + r}L{x - 9} {y + r * 1.9}L{x} {y + r * 1.4}L{x + 9} {y + r * 1.9}L{x + 5} {y + r}Z"
    )


def eye(x: float, y: float, s: float) -> str:
    return moved(
        path(IVORY, "M-50 0C-24 -34 24 -34 50 0C24 34 -24 34 -50 0Z")
        + disc("#3E6F66", 0, 0, 21)
        + disc(NIGHT, 0, 0, 10),
        x,
        y,
        s / 100,
    )


PICTURES: dict[str, tuple[str, ...]] = {
    # copied science symbols
    "pigeonhole": (skyline(), street("#6A6478"), block("#B0A4A0", 74, 62, 56, 84), rect(lit("#B0A4A0"), 68, 58, 68, 7), poly(TILE, 64, 60, 102, 22, 140, 60), poly(dim(TILE, 0.4), 102, 22, 140, 60, 114, 60), *(door(86 + 16 * (k % 3), 9, 12, 88 + 20 * (k // 3), NIGHT) for k in range(9)), *(rect(TIMBER, 80 + 16 * (k % 3), 88 + 20 * (k // 3), 12, 2) for k in range(9)), dove(160, 56, 34), dove(44, 84, 26, "#D8D2DC", -1), dove(168, 98, 22, "#E6E0E4", -1), dove(86, 82, 13), scroll(166, 122, 16, 18)),
    "band_of_spies": (skyline(), street(), dark_house(-14, 64, 92, DARK_WALL), dark_house(148, 66, 100, DARK_WALL), windows_lit(154, 66, 34, 1, 13), line(IRON, 2, "M128 58H150"), rect("#8A6A4C", 116, 60, 34, 24, 3), eye(133, 72, 28), windows_lit(4, 78, 34, 1, 11), line(IRON, 2, "M50 60H66"), lantern(66, 60, 14), hooded(78, 150, 60), hooded(106, 147, 54, "#3A3450"), hooded(132, 151, 58, "#41303C"), rect("#EADBB8", 90, 124, 18, 12, 1), disc(RED, 99, 130, 3)),
    "torture_chamber": (vault("#5A5468"), bars(140, 22, 40, 26, 3, "#8E9CC8"), chain(40, 18, 8, 9), chain(62, 18, 6, 9), rack(104, 148), rect(IRON, 152, 118, 30, 8, 3), rect(IRON, 156, 126, 4, 22), rect(IRON, 174, 126, 4, 22), glow(167, 110, 26), flame(160, 120, 18), flame(172, 120, 22), line("#A9A6B2", 3, "M168 118L190 92"), candle(34, 146, 16), eye(104, 98, 26)),
    # shields
    "militia": (skyline(), street(), dark_house(-18, 62, 86, WALL), dark_house(150, 66, 92, DARK_WALL), windows_lit(160, 74, 36, 2, 10), windows_lit(-6, 84, 36, 1, 11), torch(64, 148, 62), soldier(92, 152, 56, "#5A4A6A"), soldier(128, 152, 56, "#5A4A6A"), torch(158, 150, 58)),
    "mercenaries": (hills(FAR, 134, 34), street("#5E5660"), night_tent(-4, 56, 44, "#57506A", 142), night_tent(150, 60, 48, "#57506A", 142), soldier(58, 154, 54, "#3E6F66"), soldier(96, 154, 60, "#7A5A2A"), soldier(134, 154, 54, "#5A3A6A"), sack(152, 154, 26), coins(168, 156, 4, 9), coins(184, 156, 2, 8)),
    "contingent": (hills(FAR, 128, 40), street("#4E4860", 126), legion(7, 28, 24, 132, 40, "#4A4660", "#41405A"), legion(5, 34, 32, 154, 54, RED, "#8E2A34"), banner(96, 24, RED, 22, 44), line(DARK_WOOD, 3, "M92 24H122M107 20V96"), star(GOLD, 107, 42, 8), flag(48, 96, GOLD, 56), flag(160, 96, GOLD, 56)),
    # loss of coins
    "hideout": (hills("#5A4E6A", 136, 50), street("#5A5460"), rock(ROCK, -20, 150, -10, 80, 30, 54, 66, 92, 80, 150), path("#8A6A4C", "M78 146V100L120 76L164 100V146Z"), path(dim("#8A6A4C", 0.3), "M128 146V80L164 100V146Z"), poly("#4A3A34", 68, 104, 120, 68, 174, 104, 170, 110, 120, 78, 72, 110), door(106, 24, 38, BASE, NIGHT), windows_lit(128, 112, 24, 1, 11), line(IRON, 2, "M68 106V112"), lantern(68, 108, 14), hooded(48, 150, 44), moved(coins(0, 0, 3, 7), 184, 150), path(PINE, "M170 150L186 78L202 150Z")),
    "lair": (cavern(34), street("#4A4458", 142), glow(104, 128, 34), chest(78, 146, 48), coins(68, 149, 3, 8), coins(136, 149, 4, 8), sack(146, 150, 24, "#A08A6A"), hooded(52, 152, 46), hooded(168, 152, 42, "#41303C"), sword(160, 128, 30, 30), *(disc("#F2C94C", x, y, 2) for x, y in ((88, 102), (95, 102), (116, 98), (123, 98)))),
    "brotherhood": (vault("#4E4862"), path(NIGHT, "M52 150V60A48 48 0 0 1 148 60V150Z"), path("#6E6684", "M46 150V60A54 54 0 0 1 154 60V150H146V60A46 46 0 0 0 54 60V150Z"), disc("#8E2A34", 100, 52, 18), disc(NIGHT, 100, 52, 14), star(LAMP, 100, 52, 10, 0.4, 6), hooded(66, 152, 58, "#5A2A34"), hooded(134, 152, 58, "#5A2A34"), hooded(100, 148, 66, "#7A3440"), candle(46, 152, 18), candle(154, 152, 18), candle(28, 150, 14), candle(172, 150, 14), candle(84, 154, 9), candle(116, 154, 9)),
    "sepulcher": (hills(FAR, 134, 30), rock("#7A7488", 30, 148, 40, 78, 70, 54, 112, 44, 150, 60, 178, 148), street("#5A5466"), grave_door(106, 34, 52), disc("#C4BCC4", 74, 128, 20), disc(dim("#C4BCC4", 0.2), 78, 130, 14), torch(142, 148, 36), skull(106, 76, 15), cypress(186, 92, 150, PINE), cypress(22, 84, 150, PINE), candle(96, 148, 9), candle(116, 148, 12)),
    "cenotaph": (hills(FAR, 134, 34), street("#565066"), rect(dim(MARBLE, 0.3), 46, 138, 116, 10), rect(dim(MARBLE, 0.14), 56, 128, 96, 10), rect(MARBLE, 64, 120, 80, 9), block(MARBLE, 74, 82, 60, 40), rect(lit(MARBLE), 68, 76, 72, 8), poly(MARBLE, 84, 76, 94, 30, 114, 30, 124, 76), poly(dim(MARBLE, 0.22), 106, 30, 114, 30, 124, 76, 112, 76), disc(GOLD, 104, 26, 8), wreath(104, 100, 11), torch(48, 138, 26), torch(160, 138, 26), cypress(186, 90, 150, PINE), cypress(22, 76, 150, PINE)),
    "chamber_of_builders": (skyline(), street("#5E5868"), block(PALE_WALL, 46, 70, 96, 78), rect(lit(PALE_WALL), 40, 64, 108, 8), gable(TILE, 40, 64, 108, 26, 4), windows_lit(50, 84, 88, 4, 9), portal(94, 26, 40), line(GOLD, 3.4, "M94 44L84 62M94 44L104 62M88 55H100"), line(DARK_WOOD, 4.4, "M174 148L184 44L150 38"), line(IRON, 1.6, "M154 38V92"), cube(143, 112, 20, "#B8B0B8"), cube(150, 150, 20, "#B8B0B8"), cube(10, 150, 24, "#A8A0AC"), cube(20, 130, 18, "#A8A0AC")),
    "opium_stash": (vault("#5A4A54"), rect(TIMBER, -40, 66, 280, 6), sack(120, 66, 26, "#A08A6A"), sack(148, 66, 22, "#8A765A"), amphora(178, 66, 30, "#7A4A44"), lantern(66, 30, 16), chest(70, 150, 58, "#9AA36A"), pod(86, 118, 13), pod(102, 114, 14), pod(116, 119, 12), poppy(148, 152, 44), poppy(166, 152, 34), poppy(44, 152, 36), sack(14, 150, 26, "#A08A6A")),
    "opium_den": (draped_room("#5E3A48", "#8A3A44"), lantern(100, 10, 22), rect("#4A2A38", 60, 124, 96, 24, 8), rect("#B0584A", 58, 116, 100, 13, 6), disc(GOLD, 74, 112, 13, 9), disc("#7A5A9A", 144, 111, 14, 10), path("#5F7FA8", "M100 150C90 142 92 128 98 124V104H106V124C112 128 114 142 104 150Z"), rect(GOLD, 94, 100, 16, 5, 2), disc("#EB7A1E", 102, 98, 5, 3), line("#C9A05A", 3, "M106 122C128 118 132 136 122 146"), smoke(108, 84, 9), smoke(86, 66, 7), poppy(36, 152, 34), poppy(176, 152, 38)),
    "opium_distillery": (vault("#544E62"), shelf(112, 46, 78, bottles(-28, 0)), glow(78, 140, 30), alembic(84, 150), bottles(150, 152), poppy(40, 154, 36), pod(28, 148, 14), pod(186, 150, 13), smoke(66, 60, 8), sack(8, 152, 24, "#A08A6A")),
    # coins for all the others
    "customs": (skyline(), street("#6A6478"), block(PALE_WALL, 50, 78, 62, 70), gable(TILE, 50, 78, 62, 26), rect(LAMP, 62, 92, 38, 24, 2), hooded(82, 116, 22, "#5A4A6A"), rect(TIMBER, 56, 114, 50, 6), line(RED, 6, "M120 118L190 96"), line(IVORY, 6, "M134 114L146 110M162 105L174 101"), rect(DARK_WOOD, 114, 104, 9, 44), scales(150, 150, 32), coins(70, 114, 2, 6), sack(168, 152, 24, "#A08A6A"), lantern(46, 86, 14)),
    "trade_center": (skyline(), street("#665E70"), block("#A89AA0", 32, 76, 138, 72), rect(lit("#A89AA0"), 26, 70, 150, 8), gable("#5A4A70", 26, 70, 150, 24, 2), doors(38, 126, 4, 24, 42, BASE, NIGHT), doors(38, 126, 4, 18, 38, BASE, LAMP), windows_lit(40, 82, 122, 6, 7), flag(101, 48, GOLD, 22), coins(60, 152, 5, 9), scales(108, 154, 34), crate(142, 154, 22, "#8A6A4C"), amphora(176, 154, 28, "#7A4A44"), sack(78, 154, 20, "#A08A6A")),
    "mint": (vault("#5A5468"), windows_lit(140, 22, 44, 2, 13), oven(20, 148, 1.0, "#8A5A44"), glow(48, 136, 30), rect(DARK_WOOD, 98, 118, 74, 30, 4), rect(IRON, 118, 108, 34, 11, 2), disc(GOLD, 135, 106, 11, 4), rect("#8D99A1", 128, 86, 14, 18, 2), moved(rect("#8A6238", -3, -6, 6, 46, 1) + rect("#A9B4BB", -16, -16, 32, 15, 2), 158, 66, 1, 38), star(LAMP, 122, 98, 5, 0.3, 4), coins(92, 152, 7, 10), coins(180, 152, 9, 10), coins(160, 154, 3, 9)),
    # coins for the neighbours
    "dive": (vault("#54485A"), lantern(104, 14, 20), rect("#4A3A34", -40, 58, 90, 90), rect(TIMBER, -40, 70, 84, 5), rect(TIMBER, -40, 102, 84, 5), amphora(10, 70, 20, "#7A4A44"), amphora(30, 70, 20, "#5F7FA8"), barrel(8, 102, 24), rect(TIMBER, 66, 112, 88, 8, 2), rect(DARK_WOOD, 76, 120, 6, 32), rect(DARK_WOOD, 138, 120, 6, 32), die(96, 102, 17, 5, 8), die(118, 103, 15, 3, -12), coins(138, 113, 3, 8), amphora(80, 113, 18), barrel(156, 152, 36), barrel(34, 152, 30)),
    "gambling_den": (draped_room("#3E4258", "#6B2A44"), lantern(60, 6, 18), lantern(140, 6, 18), disc("#2C5F4A", 100, 126, 74, 22), disc("#3A7A5E", 100, 122, 70, 19), die(82, 102, 36, 5, -10), die(120, 106, 30, 6, 14), coins(54, 130, 6, 10), coins(152, 132, 8, 10), coins(136, 140, 3, 9), coins(74, 142, 2, 9), mask(100, 52, 0.7, GOLD, True)),
    # wharves, cache, warehouse, market
    "west_clandestine_wharf": (clandestine_wharf(SAIL),),
    "east_clandestine_wharf": (f'<g transform="translate(200 0) scale(-1 1)">{clandestine_wharf("#8A4A48")}</g>',),
    "smugglers_cache": (cavern(30), dark_sea(142), path("#7A6A5A", "M40 150C60 138 150 136 176 150V160H40Z"), glow(104, 128, 30), crate(78, 144, 22, "#8A6A4C"), crate(86, 122, 16, "#8A6A4C"), amphora(116, 144, 28, "#7A4A44"), barrel(124, 145, 20), line(DARK_WOOD, 3, "M152 116V142"), lantern(152, 100, 15), path("#4A3430", "M20 148H78C72 162 30 162 20 148Z"), line(TIMBER, 3, "M30 146L60 132"), skull(160, 70, 14, "#8A8498")),
    "secret_warehouse": (skyline(), street(), block("#7A6A64", 44, 64, 116, 84), poly(TILE, 34, 66, 62, 34, 142, 34, 170, 66), poly(dim(TILE, 0.3), 110, 34, 142, 34, 170, 66, 124, 66), rect(LAMP, 76, 90, 52, 58), faded(rect("#C98A3A", 76, 90, 52, 58), 0.35), crate(80, 146, 20, "#8A6A4C"), crate(101, 146, 20, "#8A6A4C"), crate(90, 126, 18, "#8A6A4C"), rect("#4A3A38", 118, 88, 26, 60), line(IRON, 3, "M122 98H140M122 138H140"), rect(GOLD, 121, 114, 10, 9, 2), line(GOLD, 2.4, "M123 114V110A3 3 0 0 1 129 110V114"), hooded(38, 152, 44), log_pile(158, 152, 7, 1), windows_lit(52, 72, 100, 3, 6)),
    "black_market": (skyline(), street(), dark_house(-24, 62, 84, DARK_WALL), rect(DARK_WOOD, 48, 72, 5, 78), rect(DARK_WOOD, 168, 72, 5, 78), awning(42, 62, 138, ("#2E2838", "#7A7488"), 20), lantern(110, 82, 15), rect(TIMBER, 44, 118, 134, 8), rect(dim(TIMBER, 0.35), 48, 126, 126, 24), bricks(52, 118, 1, 13, 8), crystal(84, 118, 18), bottles(112, 118), rect("#B4598F", 162, 104, 14, 14, 1), hooded(24, 153, 48), log_pile(146, 153, 7, 1), cube(64, 153, 15, "#B8B0B8"), scroll(100, 132, 20, 16)),
    # raiders
    "raider_camp": (hills("#5A4E6A", 134, 44), street("#5A5458"), night_tent(8, 66, 54, "#6E4A48", 146), night_tent(118, 70, 60, "#5A4458", 146), raider_flag(96, 116, 74), campfire(96, 152, 26), sword(66, 142, 34, -24), hooded(176, 154, 38, "#4A3A3A"), shield(32, 146, 20, "#5A3A3A")),
    "raider_fort": (hills(FAR, 134, 38), street("#5A5460"), keep(132, 34, 96, "#6E5444", BASE), gable("#3A2E30", 128, 50, 42, 20), raider_flag(64, 88, 60), palisade(6, 70, 62, "#6E5444"), palisade(124, 76, 62, "#6E5444"), rect("#4A362C", 76, 80, 8, 68), rect("#4A362C", 116, 80, 8, 68), rect("#4A362C", 72, 76, 56, 8), rect(NIGHT, 84, 96, 32, 52), windows_lit(138, 64, 22, 1, 9), torch(70, 150, 40), torch(130, 150, 40), skull(100, 90, 18)),
    "raider_garrison": (hills(FAR, 132, 36), street("#4E485C"), block("#6E6880", 34, 80, 136, 68), rect(lit("#6E6880", 0.14), 30, 76, 144, 6), *(rect("#6E6880", 34 + 20 * k, 66, 11, 12) for k in range(7)), keep(24, 34, 104, "#5E5872"), keep(146, 34, 104, "#5E5872"), bars(84, 104, 38, 44, 4), skull(103, 90, 20), banner(34, 62, "#1F1B27", 15, 34), banner(156, 62, "#1F1B27", 15, 34), skull(41.5, 74, 11), skull(163.5, 74, 11), raider_flag(100, 70, 44), torch(70, 150, 32), torch(136, 150, 32), soldier(186, 154, 36, "#3A2E3A")),
    # victory tokens
    "cells": (vault("#625C70"), cell_door(28, 142, 36, 74), cell_door(84, 142, 36, 74), cell_door(140, 142, 36, 74), lantern(74, 30, 15), lantern(130, 30, 15), *(disc(LAMP, x, y, 2.2) for x, y in ((96, 96), (104, 96))), rect("#C9B48A", 36, 132, 20, 10, 3), chain(102, 22, 3, 8)),
    "guardhouse": (skyline(), street("#5E586A"), keep(56, 66, 96, PALE_WALL, BASE, 9), gable(TILE, 60, 46, 58, 26), windows_lit(62, 66, 54, 2, 10), portal(89, 26, 40), bars(76, 92, 26, 12, 3), dark_house(122, 48, 52, WALL), bars(136, 108, 20, 16, 2), shield(89, 58, 16, RED), soldier(38, 154, 48, "#8E2A34"), soldier(144, 154, 46, "#8E2A34"), torch(178, 150, 40)),
    "prison": (hills(FAR, 128, 30), street("#4A4458"), block("#6E6880", 34, 44, 136, 104), rect(lit("#6E6880", 0.14), 28, 40, 148, 8), *(rect("#6E6880", 30 + 22 * k, 28, 12, 14) for k in range(7)), *(bars(48 + 31 * (k % 4), 58 + 26 * (k // 4), 16, 16, 2, LAMP if k in (2, 4) else NIGHT) for k in range(8)), bars(86, 112, 32, 38, 4), rect(IRON, 82, 108, 40, 5), chain(70, 114, 4, 8), chain(134, 114, 4, 8), torch(62, 150, 20), torch(144, 150, 20), soldier(20, 154, 40, "#5A4A6A"), soldier(184, 154, 40, "#5A4A6A")),
    "slave_market": (skyline(), street("#665C60"), block("#8A7468", 40, 122, 122, 26), rect(lit("#8A7468"), 36, 116, 130, 8), *(column(46 + 98 * k, 62, 11, 56, MARBLE) for k in range(2)), rect(DARK_WOOD, 40, 52, 122, 6), awning(38, 56, 126, ("#6B2A2A", "#B9A890"), 16), stocks(101, 118), coins(56, 152, 5, 9), coins(74, 154, 3, 8), scales(146, 154, 30), sack(166, 154, 24, "#A08A6A"), rect("#EADBB8", 74, 96, 14, 16, 1), line("#7A6A4A", 1.4, "M77 101H85M77 105H85")),
    "memorial": (hills(FAR, 134, 36), street("#5A5468"), rect(dim(MARBLE, 0.3), 36, 140, 134, 8), rect(dim(MARBLE, 0.12), 44, 132, 118, 9), stele(72, 44, 72, 134), statue_on(132, 134, 84, MARBLE), wreath(72, 122, 10), candle(106, 148, 10), candle(96, 150, 8), cypress(186, 96, 150, PINE), cypress(24, 86, 150, PINE), disc("#8E2019", 160, 142, 3.4), disc("#E8C8A0", 150, 144, 3), shield(154, 124, 18, "#5A4A6A")),
    # diplomacy
    "residence": (skyline(), street("#6E6A70"), block("#C2B4AC", 52, 84, 104, 64), rect(lit("#C2B4AC"), 46, 78, 116, 8), gable("#8A4A48", 46, 78, 116, 24, 2), windows_lit(58, 96, 32, 2, 11), windows_lit(118, 96, 32, 2, 11), portal(104, 24, 38), olive(34, 150, 66), olive(178, 150, 58), dove(150, 40, 32, turned=-1)),
    "consulate": (skyline(), street("#66606E"), temple(44, 116, 48, 6, "#4A6A8A", "#4E4A66", "#CFC6CC"), disc(LAMP, 102, 66, 6), rect(LAMP, 94, 94, 16, 40), flag(52, 70, BLUE, 34), flag(152, 70, "#4F8A5E", 34), olive(24, 152, 54), dove(100, 28, 34), hooded(182, 153, 40, "#5A4A7A")),
    "embassy": (hills(FAR, 132, 30), street("#5E5870"), block("#BDB2BC", 36, 86, 132, 62), rect(lit("#BDB2BC"), 30, 80, 144, 8), block("#CBC2CA", 74, 56, 56, 92), dome(102, 56, 28, "#4F8A8A", 0.85), rect(lit("#CBC2CA"), 70, 54, 64, 6), windows_lit(40, 98, 30, 2, 10), windows_lit(134, 98, 30, 2, 10), windows_lit(78, 68, 48, 3, 9), portal(102, 28, 46), flag(46, 80, BLUE, 34), flag(156, 80, RED, 34), olive(72, 152, 50, -8), olive(132, 152, 50, 8), dove(152, 30, 36, turned=-1), dove(40, 36, 28)),
    # points and powers
    "city_gates": (hills(FAR, 134, 34), street("#6A6474"), block(WALL, -20, 96, 90, 52), block(WALL, 134, 96, 90, 52), keep(46, 36, 102, PALE_WALL), keep(124, 36, 102, PALE_WALL), block(PALE_WALL, 80, 68, 46, 80), rect(lit(PALE_WALL), 80, 66, 46, 5), door(103, 36, 62, BASE, NIGHT), line(TIMBER, 3, "M92 96V118M103 90V118M114 96V118M86 104H120M87 116H119"), windows_lit(52, 66, 24, 1, 8), windows_lit(130, 66, 24, 1, 8), torch(74, 148, 30), torch(132, 148, 30), shield(103, 78, 14, BLUE)),
    "tabularium": (hills(FAR, 134, 28), street("#665E70"), block("#A89CA4", 30, 58, 144, 90), rect(lit("#A89CA4"), 24, 52, 156, 8), rect(lit("#A89CA4", 0.14), 30, 96, 144, 5), doors(34, 136, 5, 17, 34, 96, NIGHT), doors(34, 136, 5, 21, 44, BASE, NIGHT), doors(34, 136, 5, 17, 41, BASE, LAMP), *(rect("#EFE2C2", 41 + 27.4 * k, 70 + 8 * r, 11, 5, 1) for k in range(5) for r in range(3)), scroll(84, 24, 34, 24), rect(GOLD, 62, 50, 78, 3)),
    "capitol": (hills(FAR, 140, 40), path("#5A5470", "M-40 160C10 112 50 100 104 100C158 100 190 112 240 160V200H-40Z"), poly("#B8AEB8", 78, 152, 92, 104, 116, 104, 130, 152), *(rect(dim("#B8AEB8", 0.22), 90 - 2.4 * k, 108 + 8 * k, 28 + 4.8 * k, 2) for k in range(6)), temple(46, 116, 44, 7, GOLD, "#4E4A66", "#DAD2D6", 108, 26), disc(GOLD, 104, 38, 6), rect(LAMP, 96, 60, 16, 36), torch(66, 150, 26), torch(144, 150, 26), cypress(26, 60, 146, PINE), cypress(182, 60, 146, PINE)),
    "architect_firm": (vault("#64606E"), windows_lit(136, 20, 46, 2, 14), rect("#DCE6F0", 46, 34, 66, 48, 2), rect("#8A9CB8", 46, 34, 66, 4), line("#3E6F9A", 2, "M56 74H102M60 74V60M70 74V60M80 74V60M90 74V60M98 74V60M56 58H102L79 46Z"), rect(TIMBER, 40, 116, 130, 7, 2), rect(DARK_WOOD, 50, 123, 7, 29), rect(DARK_WOOD, 152, 123, 7, 29), temple(112, 44, 16, 4, "#B9543A", "#6E6480", MARBLE, 116), line(GOLD, 4, "M72 78L60 114M72 78L84 114M66 98H78"), disc(GOLD, 72, 78, 4), scroll(92, 100, 14, 14), candle(54, 116, 16), lantern(124, 0, 14)),
    "forging_agency": (vault("#5A5260"), shelf(112, 56, 80, rect("#EFE2C2", -30, -14, 8, 14) + rect("#D9C28A", -18, -16, 8, 16) + rect("#EFE2C2", -6, -13, 8, 13) + amphora(20, 0, 18, "#3A3942") + amphora(32, 0, 15, "#8E2019")), rect(TIMBER, 40, 116, 132, 8, 2), rect(DARK_WOOD, 50, 124, 7, 28), rect(DARK_WOOD, 154, 124, 7, 28), poly("#EFE2C2", 66, 114, 74, 92, 116, 92, 110, 114), line("#7A6A4A", 1.6, "M78 98H108M76 103H104M75 108H98"), disc(RED, 104, 108, 4.4), line(IVORY, 3, "M128 78L108 104"), path("#8FA8C8", "M140 58C128 62 122 74 126 82C136 80 142 70 140 58Z"), candle(56, 116, 18), rect(DARK_WOOD, 134, 96, 10, 12, 3), rect(IRON, 132, 108, 14, 8, 1), scroll(148, 96, 16, 16), hooded(30, 154, 52), rect("#EADBB8", 84, 126, 18, 22, 1), rect("#EADBB8", 112, 126, 18, 22, 1), disc(RED, 93, 142, 3), disc(RED, 121, 142, 3)),
    "secret_network": (rect("#3A3558", -40, 60, 280, 130), *(dark_house(x, w, h, c, "#8A5A5E", y) + windows_lit(x + 4, y - h + 12, w - 8, 2, 6) for x, w, h, c, y in ((6, 40, 34, PALE_WALL, 96), (62, 34, 30, WALL, 84), (120, 38, 34, PALE_WALL, 94), (164, 40, 30, WALL, 104), (34, 42, 34, WALL, 148), (92, 40, 36, PALE_WALL, 140), (146, 42, 34, WALL, 152))), net((26, 72), (79, 64), (138, 70), (55, 124), (112, 114), (166, 128), (184, 84)), eye(104, 26, 50)),
}  # fmt: skip


def main() -> None:
    for name, parts in PICTURES.items():
        (BUILDINGS / f"{name}.svg").write_text(picture(*parts), encoding="utf-8")


if __name__ == "__main__":
    main()
