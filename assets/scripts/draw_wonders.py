"""Draws the wonders that only Duel has. Run it after a change; its output is kept in assets/wonders. The seven cities
are drawn by hand, by day and by night.
"""

from __future__ import annotations

from pathlib import Path

from draw_buildings import arena
from shapes import (
    GOLD,
    ROOF,
    STONE,
    block,
    boat,
    books,
    crate,
    cypress,
    disc,
    dome,
    door,
    doors,
    flag,
    gable,
    horse,
    line,
    lit,
    moved,
    n,
    palm,
    path,
    person,
    poly,
    rect,
    scroll,
    statue_on,
    temple,
    wheel,
)  # fmt: skip

WONDERS = Path(__file__).resolve().parent.parent / "wonders"
LEFT, WIDE = -700, 1720


def land(colour: str, y: float, swing: float = 6) -> str:
    """Land that reaches far beyond the frame, so that one drawing serves narrow and wide places."""
    waves = "".join(
        f"Q{x + 60} {n(y - swing if k % 2 else y + swing)} {x + 120} {n(y)}"
        for k, x in enumerate(range(LEFT, LEFT + WIDE, 120))
    )
    return path(colour, f"M{LEFT} {n(y)}{waves}V400H{LEFT}Z")


def range_of_hills(colour: str, y: float, height: float) -> str:
    peaks = "".join(
        f"L{x + 70} {n(y - height * (0.55 + 0.45 * ((k * 7) % 5) / 4))}L{x + 150} {n(y - height * 0.12)}"
        for k, x in enumerate(range(LEFT, LEFT + WIDE, 150))
    )
    return path(colour, f"M{LEFT} {n(y)}{peaks}V{n(y + 30)}H{LEFT}Z")


def water(y: float, colour: str) -> str:
    waves = "".join(
        f'<rect x="{LEFT + (k * 137) % WIDE}" y="{n(y + 5 + (k * 29) % 46)}" width="{16 + (k * 11) % 22}" height="1.6" rx="0.8" fill="#BDE4EC" opacity="0.5"/>'
        for k in range(60)
    )
    return rect(colour, LEFT, y, WIDE, 300) + waves


def cloud(x: float, y: float, w: float) -> str:
    return f'<g opacity="0.75">{disc("#FFFFFF", x, y, w, w * 0.16)}{disc("#FFFFFF", x + w * 0.3, y - w * 0.1, w * 0.5, w * 0.16)}</g>'


def sky(top: str, bottom: str, sun: tuple[float, float]) -> str:
    x, y = sun
    return (
        '<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/></linearGradient></defs>'
        f'<g id="sky"><rect x="{LEFT}" y="-60" width="{WIDE}" height="240" fill="url(#g)"/>'
        f'<circle cx="{x}" cy="{y}" r="30" fill="#FFF7DC" opacity="0.35"/><circle cx="{x}" cy="{y}" r="17" fill="#FFF4CF"/>'
        f"{cloud(x - 150, y + 6, 34)}{cloud(x + 120, y - 10, 26)}</g>"
    )


def scene(heaven: str, back: str, wonder: str, front: str) -> str:
    groups = f'<g id="back">{back}</g><g id="wonder">{wonder}</g><g id="front">{front}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">{heaven}{groups}</svg>\n'


def appian_way() -> str:
    joints = "".join(
        line("#B7A684", 1.4, f"M{n(160 - 10 - (y - 78) * 0.62)} {y}H{n(160 + 10 + (y - 78) * 0.62)}")
        for y in (86, 96, 108, 122, 138, 156)
    )
    road = (
        poly("#D9CCAE", 70, 178, 152, 78, 168, 78, 250, 178)
        + poly("#C4B592", 160, 178, 160, 78, 168, 78, 250, 178)
        + joints
        + line("#B7A684", 1.4, "M160 78V178M140 104L120 178M180 104L200 178")
        + poly("#EDE2C8", 64, 180, 150, 78, 152, 78, 72, 180)
        + poly("#A89772", 256, 180, 170, 78, 168, 78, 248, 180)
    )
    arch = (
        block("#EBDCBB", 128, 52, 64, 40)
        + door(160, 24, 32, 92, "#9CC0C4")
        + rect(lit(STONE), 124, 46, 72, 8)
        + rect("#EBDCBB", 132, 36, 56, 11)
        + rect(lit(STONE), 128, 32, 64, 5)
        + moved(horse(-12, 0, 18, "#8A6A2A") + horse(4, 0, 18, "#8A6A2A"), 154, 33)
    )
    stones = (
        block("#D8CDB6", 78, 128, 12, 24)
        + disc("#D8CDB6", 84, 128, 6)
        + block("#D8CDB6", 232, 128, 12, 24)
        + disc("#D8CDB6", 238, 128, 6)
    )
    trees = "".join(
        cypress(x, h, y, "#4C7A48")
        for x, h, y in (
            (110, 40, 104),
            (92, 54, 118),
            (64, 72, 140),
            (210, 40, 104),
            (228, 54, 118),
            (258, 74, 140),
            (30, 84, 152),
            (296, 84, 152),
        )
    )
    return scene(
        sky("#79BBDD", "#F6EBCB", (236, 36)),
        range_of_hills("#9AB6A0", 96, 54) + land("#A9B86B", 88, 4) + land("#8FA765", 112, 6),
        road + arch + stones,
        trees + person(176, 150, 26, "#B0302B") + person(146, 128, 18, "#2C5FA6"),
    )


def circus_maximus() -> str:
    seats = "".join(
        path(
            ("#F1DFB8", "#DCC394")[k % 2],
            f"M{40 + 14 * k} 150C{40 + 14 * k} {72 + 12 * k} {280 - 14 * k} {72 + 12 * k} {280 - 14 * k} 150Z",
        )
        for k in range(4)
    )
    spina = (
        block("#E6CFA2", 122, 136, 76, 10)
        + poly("#D9A06A", 156, 136, 159, 96, 162, 96, 165, 136)
        + poly(GOLD, 157, 98, 160.5, 88, 164, 98)
        + disc(GOLD, 132, 132, 5)
        + disc(GOLD, 188, 132, 5)
    )
    flags = "".join(
        flag(x, y, c, 22)
        for x, y, c in ((62, 112, "#B0302B"), (106, 94, "#2C5FA6"), (214, 94, "#2C7A48"), (258, 112, "#B0302B"))
    )
    return scene(
        sky("#6FB4DE", "#FBE7C4", (64, 38)),
        range_of_hills("#A9B89A", 116, 44)
        + temple(236, 64, 24, 5, "#B9543A", "#8A7D8E", STONE, 104)
        + land("#B9B07A", 112, 5),
        arena(40, 240, 2, "#E6CFA2", 150) + seats + path("#E0B878", "M96 152C96 128 224 128 224 152Z") + spina + flags,
        land("#D9B57C", 152, 3)
        + horse(76, 172, 30, "#7A4A2B")
        + horse(90, 174, 30, "#5E3B22")
        + wheel(70, 170, 7)
        + rect("#B0302B", 58, 156, 15, 10, 3)
        + horse(226, 176, 30, "#C9A070")
        + horse(240, 177, 30, "#8A5A34")
        + wheel(220, 173, 7)
        + rect("#2C5FA6", 208, 159, 15, 10, 3),
    )


def great_library() -> str:
    hall = (
        block("#F0E0C4", 62, 92, 196, 58)
        + rect(lit(STONE), 56, 86, 208, 8)
        + doors(66, 56, 4, 9, 34, 146, "#5A4A66")
        + doors(200, 56, 4, 9, 34, 146, "#5A4A66")
        + block("#F5E8D0", 124, 58, 72, 92)
        + dome(160, 58, 34, "#3C7F6A", 0.9)
        + rect(lit(STONE), 118, 54, 84, 7)
        + temple(126, 68, 46, 6, "#3C7F6A", "#5A4A66", STONE, 152, 18)
        + scroll(150, 66, 20, 14)
    )
    return scene(
        sky("#7FB6D6", "#F9E8C8", (258, 36)),
        range_of_hills("#B9B09A", 122, 34) + water(122, "#4A9AB8") + land("#D2BC8A", 142, 4),
        hall + statue_on(46, 150, 40) + statue_on(274, 150, 40),
        land("#C2A870", 154, 3)
        + palm(20, 74, 160)
        + palm(304, 80, 162)
        + books(88, 168, 4, 34, 7)
        + person(204, 168, 26, "#F2E6D0")
        + person(222, 169, 26, "#2C7A48")
        + scroll(60, 152, 16, 14),
    )


def piraeus() -> str:
    mole = path("#BFA87C", "M40 152C80 138 250 138 284 152V190H40Z") + rect("#D9C79C", 60, 138, 204, 8)
    buildings = (
        block("#EBDCBB", 70, 96, 64, 44)
        + gable(ROOF, 70, 96, 64, 18)
        + doors(72, 60, 4, 9, 24, 140, "#5B4A3E")
        + block("#F3E6CC", 134, 84, 72, 56)
        + gable(ROOF, 134, 84, 72, 22)
        + doors(138, 64, 4, 10, 30, 140, "#5B4A3E")
        + block("#EBDCBB", 206, 100, 56, 40)
        + gable("#A84A34", 206, 100, 56, 16)
        + doors(208, 52, 3, 10, 24, 140, "#5B4A3E")
    )
    towers = (
        block("#E0CDA2", 44, 88, 20, 64)
        + gable(ROOF, 44, 88, 20, 14)
        + block("#E0CDA2", 262, 88, 20, 64)
        + gable(ROOF, 262, 88, 20, 14)
    )
    temple_above = temple(140, 60, 22, 6, "#4A7FB5", "#8A7D8E", STONE, 66)
    return scene(
        sky("#62B2DA", "#FBE7C4", (60, 36)),
        range_of_hills("#9CB8B2", 116, 52) + path("#A8B088", "M64 118C110 42 210 42 256 118Z") + water(116, "#3E92B4"),
        temple_above + mole + buildings + towers,
        boat(98, 168, 44)
        + boat(206, 172, 50, "#F3D9B0", "#5E3B22")
        + boat(270, 160, 26)
        + crate(148, 150, 12)
        + crate(162, 150, 10),
    )


def sphinx() -> str:
    body = (
        path("#D9A45C", "M84 150C84 122 104 112 128 110L236 106C262 108 274 126 274 150Z")
        + path("#B98344", "M190 108L236 106C262 108 274 126 274 150H220C224 132 212 116 190 108Z")
        + path("#E6B871", "M70 150C66 140 74 134 86 134H168C176 138 176 146 172 150Z")
        + path("#C9934E", "M70 150C68 146 70 143 74 141H174C176 145 175 148 172 150Z")
    )
    head = (
        path("#E3AE5F", "M112 66C114 46 166 46 168 66L182 118C166 126 114 126 98 118Z")
        + path("#B98344", "M150 50C162 52 167 58 168 66L182 118C172 123 160 124 150 124Z")
        + line("#8F6130", 2.4, "M112 70L104 114M120 66L114 118M160 66L166 118M168 70L176 114")
        + path("#F0C784", "M122 64C124 54 156 54 158 64V92C156 106 124 106 122 92Z")
        + path("#D9A45C", "M142 56C152 57 157 60 158 64V92C156 100 150 103 142 103Z")
        + path(
            "#5E3B1E",
            "M128 74C131 71 136 71 138 74C135 77 131 77 128 74ZM146 74C149 71 153 71 156 74C153 77 149 77 146 74Z",
        )
        + line("#8F6130", 2.2, "M142 78V88M134 94Q142 97 150 94")
        + path("#2E6F94", "M112 66C114 46 166 46 168 66L158 62C154 54 126 54 122 62Z")
        + path(GOLD, "M137 50C138 42 142 38 142 34C142 38 146 42 147 50Z")
        + rect(GOLD, 122, 60, 36, 3.4, 1)
    )
    pyramid = poly("#E9BE78", 196, 120, 262, 46, 340, 120) + poly("#C08A48", 262, 46, 340, 120, 282, 120)
    return scene(
        sky("#8CC0DC", "#FBE6B6", (56, 40)),
        land("#EBCB8E", 118, 5)
        + pyramid
        + poly("#EBC586", 20, 122, 58, 80, 100, 122)
        + poly("#C99A58", 58, 80, 100, 122, 70, 122)
        + land("#E0B56C", 128, 5),
        body + head,
        land("#CF9C54", 150, 3)
        + palm(26, 70, 160)
        + palm(304, 62, 158)
        + person(196, 166, 20, "#F2E6D0")
        + person(210, 167, 20, "#B0302B"),
    )


def main() -> None:
    for draw in (appian_way, circus_maximus, great_library, piraeus, sphinx):
        (WONDERS / f"{draw.__name__}_day.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
