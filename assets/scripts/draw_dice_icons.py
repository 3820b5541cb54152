"""Draws the signs that only Dice needs: symbols of its dice, small dice, fields. Run it after a change; its output is
kept in assets/icons."""

from __future__ import annotations

from draw_icons import CARDS, GOLD, INK, IVORY, PEN, SHAPES, area, box, disc, inside, line, placed, written

COLOURS = {colour: CARDS[colour] for colour in ("grey", "blue", "red", "yellow", "green", "purple", "black")} | {
    "white": ("#F4EFE4", "#8C8068", INK),
    "wonder": ("#80602F", "#533C18", IVORY),
}
FOUR = ("blue", "red", "yellow", "green")
LEAF = "#8FC76A"


def holed(d: str, colour: str = PEN) -> str:
    """An area with holes, so that the ground shows through eyes and lines."""
    return f'<path d="{d}" fill="{colour}" fill-rule="evenodd"/>'


def ring(x: float, y: float, r: float) -> str:
    """A circle as a part of a path."""
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0Z"


def bust(colour: str) -> str:
    """Head and shoulders of a leader, seen from the side, looking to the left."""
    return area(
        "M30 92C30 78 36 72 46 70L46 63C42 65 36 66 32 63C31 60 31 58 32 55L28 53C28 50 32 46 33 42C30 22 42 10 56 10"
        "C74 10 82 26 76 42C73 50 68 54 66 60V70C80 73 88 80 90 92Z",
        colour,
    )


def temple(colour: str) -> str:
    columns = "".join(box(x, 44, 9, 28, 1, colour) for x in (21, 37.5, 53.5, 70))
    return area("M50 12L88 36V40H12V36Z", colour) + columns + box(12, 76, 76, 11, 2, colour)


SIGNS = {colour: SHAPES[colour] for colour in CARDS} | {
    "white": lambda c: placed(bust(c), 5, 8, 0.88),
    "wonder": lambda c: placed(temple(c), 12, 12, 0.76),
}

FACES = {
    "mask": holed(
        "M14 16C38 24 62 24 86 16V46C86 72 68 88 50 90C32 88 14 72 14 46Z"
        "M25 42C30 31 41 32 45 43C38 46 31 46 25 42ZM55 43C59 32 70 31 75 42C69 46 62 46 55 43Z"
        "M29 58C42 64 58 64 71 58C69 73 60 80 50 80C40 80 31 73 29 58Z"
    ),
    "scales": line("M50 18V80M20 28H80M33 84H67", width=8)
    + line("M21 30L10 56M21 30L33 56M79 30L67 56M79 30L90 56", width=3.6)
    + area("M6 56H37A15.5 15.5 0 0 1 6 56ZM63 56H94A15.5 15.5 0 0 1 63 56Z")
    + disc(50, 15, 7),
    "fountain": line("M50 46C47 18 22 18 20 42M50 46C53 18 78 18 80 42M50 40V16", width=7)
    + area("M26 48H74C73 58 66 62 56 62V70H44V62C34 62 27 58 26 48Z")
    + area("M12 70H88C88 80 82 88 72 88H28C18 88 12 80 12 70Z"),
    "temple": temple(PEN),
    "owl": holed(
        "M18 12C28 20 40 22 50 22C60 22 72 20 82 12C86 26 84 34 82 42V60C82 80 68 92 50 92C32 92 18 80 18 60V42C16 34 14 26 18 12Z"
        + ring(35, 44, 13)
        + ring(35, 44, 6)
        + ring(65, 44, 13)
        + ring(65, 44, 6)
        + "M44 58H56L50 71ZM36 76L42 82L48 76L50 78L52 76L58 82L64 76L62 74L58 77L52 71L50 73L48 71L42 77L38 74Z"
    ),
    "caduceus": line("M50 22V92", width=7)
    + disc(50, 15, 9)
    + area("M46 27C34 16 20 18 8 20C12 30 26 38 46 36ZM54 27C66 16 80 18 92 20C88 30 74 38 54 36Z")
    + line("M50 44C72 44 72 60 50 62C32 64 34 78 50 80M50 44C28 44 28 60 50 62C68 64 66 78 50 80", width=5.5),
    "axe": line("M26 90L68 14", width=10) + area("M54 22C66 6 86 8 92 14C82 22 84 44 90 56C74 62 52 54 42 44L50 30Z"),
    "sword": area("M50 6L60 20V60H40V20Z") + box(22, 60, 56, 10, 4) + box(44, 69, 12, 16, 2) + disc(50, 89, 8),
    "shield": holed(
        "M50 6C62 14 76 17 90 16C92 52 78 80 50 95C22 80 8 52 10 16C24 17 38 14 50 6Z"
        "M50 18C42 23 31 26 21 26C21 52 30 70 50 82C70 70 79 52 79 26C69 26 58 23 50 18Z" + ring(50, 48, 15)
    ),
    "camel": area(
        "M12 46C16 38 22 36 26 38C32 20 42 20 48 36C54 20 64 20 68 38C72 42 76 40 77 34L74 22C74 14 80 12 85 14L96 18"
        "C98 24 94 26 88 26L86 44C84 56 76 60 70 60L68 88H60L58 66H36L34 88H26L24 62C18 60 16 56 16 52L12 62L8 60Z"
    ),
    "chest": holed(
        "M10 46C10 26 22 16 34 16H66C78 16 90 26 90 46ZM10 51H41V58A4 4 0 0 0 45 62H55A4 4 0 0 0 59 58V51H90V82"
        "A4 4 0 0 1 86 86H14A4 4 0 0 1 10 82ZM26 22C21 27 19 34 18 40H25C25 34 27 27 31 22Z"
        "M74 22C79 27 81 34 82 40H75C75 34 73 27 69 22Z"
    )
    + box(45, 40, 10, 16, 3),
    "coin": holed(ring(39, 58, 35) + ring(39, 58, 26) + "M39 42L51 58L39 74L27 58Z")
    + area("M43 17A35 35 0 1 1 79 76A42 42 0 0 0 43 17Z"),
    "compass": holed(ring(50, 18, 12) + ring(50, 18, 4.5))
    + area("M44 28L24 88L20 96L34 84L52 38ZM56 28L76 88L80 96L66 84L48 38Z")
    + line("M31 64C42 72 58 72 69 64", width=7),
    "tablet": holed(
        "M20 92V38C20 18 32 8 50 8C68 8 80 18 80 38V92Z"
        "M33 42V49H67V42ZM33 57V64H67V57ZM33 72V79H56V72Z" + ring(50, 26, 6)
    ),
    "wheel": holed(ring(50, 50, 43) + ring(50, 50, 32))
    + line("M50 14V86M14 50H86M25 25L75 75M75 25L25 75", width=6)
    + disc(50, 50, 13),
}  # fmt: skip


def small_die(colour: str) -> str:
    """A die of a colour as a sign: a square with a lit edge."""
    base, deep, ink = COLOURS[colour]
    body = box(5, 5, 90, 90, 22, INK) + box(8, 8, 84, 84, 19, deep) + box(11, 9, 78, 76, 17, IVORY)
    return body + box(15, 13, 70, 68, 14, base) + placed(SIGNS[colour](ink), 10, 7, 0.8)


def any_die() -> str:
    """A die of no colour in particular: one quarter each of four colours."""
    body = box(5, 5, 90, 90, 22, INK) + box(8, 8, 84, 84, 19, "#414950") + box(11, 9, 78, 76, 17, IVORY)
    pips = "".join(disc(x, y, 8, IVORY) for x, y in ((33, 30), (67, 30), (50, 47), (33, 64), (67, 64)))
    return body + box(15, 13, 70, 68, 14, "#4F4A46") + pips


def open_lock(x: float, y: float) -> str:
    """A padlock that is open, with a rim, so that it stands out from what it lies on."""
    shackle = f"M{x - 12:g} {y - 2:g}V{y - 14:g}A11 11 0 0 1 {x + 10:g} {y - 17:g}"
    body = box(x - 19, y - 4, 38, 30, 7, INK) + box(x - 16, y - 1, 32, 24, 5, GOLD)
    return line(shackle, INK, 15) + line(shackle, GOLD, 8) + body + disc(x, y + 9, 5, INK)


def unlocked(colour: str) -> str:
    return placed(small_die(colour), -2, -2, 0.82) + open_lock(75, 68)


def field(colour: str) -> str:
    """A field that is crossed, as in 'for each'."""
    base, _, ink = COLOURS[colour]
    body = box(3, 15, 94, 70, 14, INK) + box(6, 18, 88, 64, 12, IVORY) + box(10, 22, 80, 56, 9, base)
    strokes = line("M18 29L82 71M82 29L18 71", ink, 7)
    return body + strokes + disc(50, 50, 23, base) + placed(SIGNS[colour](ink), 22, 22, 0.56)


def crossing(inner: str, paper: str) -> str:
    """A field to cross: a dashed place and a pen stroke."""
    dashed = (
        f'<rect x="7" y="7" width="86" height="86" rx="16" fill="{paper}" stroke="{INK}" stroke-width="7" '
        f'stroke-dasharray="15 9.6" stroke-linecap="butt"/>'
    )
    return dashed + inner


def cross_colour(colour: str) -> str:
    base, deep, ink = COLOURS[colour]
    rim = box(15, 15, 70, 70, 11, base, deep, 3)
    return crossing(rim + placed(SIGNS[colour](ink), 10, 10, 0.8), IVORY)


def cross_side(side: str) -> str:
    """A field to cross in the barracks of one side: a signpost to it."""
    base, deep, ink = COLOURS["red"]
    post = (
        f'<path d="M93 7H34L5 50L34 93H93Z" fill="{IVORY}" stroke="{INK}" stroke-width="7" '
        f'stroke-dasharray="15 9.6" stroke-linejoin="round"/>'
        f'<path d="M85 15H38L15 50L38 85H85Z" fill="{base}" stroke="{deep}" stroke-width="3" stroke-linejoin="round"/>'
    )
    turned = post if side == "left" else f'<g transform="translate(100 0) scale(-1 1)">{post}</g>'
    return turned + placed(SIGNS["red"](ink), 14 if side == "left" else 6, 10, 0.8)


def cross_four() -> str:
    places = ((15, 15), (51, 15), (15, 51), (51, 51))
    tiles = ""
    for colour, (x, y) in zip(FOUR, places, strict=True):
        base, _, ink = COLOURS[colour]
        tiles += box(x, y, 34, 34, 6, base) + placed(SIGNS[colour](ink), x - 2, y - 2, 0.38)
    return crossing(tiles, IVORY)


def leader(colour: str) -> str:
    base, deep, ink = COLOURS[colour]
    badge = disc(72, 74, 23, INK) + disc(72, 74, 20.5, IVORY) + disc(72, 74, 18, base)
    return placed(bust(deep), -6, 0, 0.94) + badge + placed(SIGNS[colour](ink), 52, 54, 0.4)


def laurels() -> str:
    """A leader who wears a wreath."""
    leaves = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="9.5" ry="4.6" transform="rotate({turn} {x} {y})" fill="{LEAF}" '
        f'stroke="{INK}" stroke-width="2.4"/>'
        for x, y, turn in ((34, 33, -62), (41, 22, -38), (54, 17, -8), (67, 21, 28), (75, 32, 58), (76, 45, 88))
    )
    return placed(bust("#4A3F36"), -6, 2, 0.98) + leaves


def guild(shape: str) -> str:
    """As many fields as both neighbours: the building between two arrows."""
    arrows = area("M0 50L19 32V68Z", IVORY) + area("M100 50L81 32V68Z", IVORY)
    return arrows + shape


def guild_of(colour: str) -> str:
    base, _, ink = COLOURS[colour]
    body = box(21, 14, 58, 72, 12, IVORY) + box(25, 18, 50, 64, 9, base)
    return guild(body + placed(SIGNS[colour](ink), 18, 18, 0.64))


ANOTHER = (
    box(3, 3, 94, 94, 24, "#17607A", INK, 3)
    + line("M75 50A25 25 0 1 1 62 28", IVORY, 9)
    + line("M61 10V29H80", IVORY, 9)
    + line("M50 38V62M38 50H62", GOLD, 9)
)
FREE_BUILD = placed(any_die(), -2, 12, 0.82) + placed(
    inside("coin") + line("M18 82L82 18", IVORY, 20) + line("M18 82L82 18", "#B0302B", 12), 48, 0, 0.5
)
FORUM = (
    box(4, 4, 92, 92, 18, "#6E4622", INK, 3)
    + box(13, 13, 74, 74, 11, "#2F6B5C")
    + line("M50 13V87M13 50H87", "#C08A52", 6)
    + placed(small_die("blue"), 15, 15, 0.34)
    + placed(small_die("red"), 54, 54, 0.34)
)


def disc_symbol(colour: str) -> str:
    return (
        disc(50, 50, 48, INK)
        + disc(50, 50, 45.5, IVORY)
        + disc(50, 50, 38, {"white": "#4A3F36"}.get(colour, COLOURS[colour][1]))
        + placed(SIGNS[colour](IVORY), 9, 9, 0.82)
    )


def families() -> dict[str, str]:
    """Everything that comes in a row of colours."""
    drawn = {f"die_{colour}": small_die(colour) for colour in COLOURS if colour != "wonder"}
    drawn |= {f"unlock_{colour}": unlocked(colour) for colour in ("black", "white", "purple")}
    drawn |= {f"field_{colour}": field(colour) for colour in COLOURS if colour != "black"}
    drawn |= {f"cross_{colour}": cross_colour(colour) for colour in COLOURS if colour != "black"}
    drawn |= {f"cross_red_{side}": cross_side(side) for side in ("left", "right")}
    drawn |= {f"leader_{colour}": leader(colour) for colour in FOUR}
    drawn |= {f"guild_{colour}": guild_of(colour) for colour in ("grey", *FOUR)}
    for colour in ("white", "wonder"):
        drawn |= {f"sign_{colour}": SIGNS[colour](PEN), f"symbol_{colour}": disc_symbol(colour)}
    return drawn


ICONS_OF_DICE = {f"face_{name}": shapes for name, shapes in FACES.items()} | {
    "die_any": any_die(),
    "cross_four": cross_four(),
    "leader_laurel": laurels(),
    "guild_wonder": guild(placed(inside("stage"), 19, 17, 0.62)),
    "another_action": ANOTHER,
    "free_build": FREE_BUILD,
    "forum": FORUM,
}


def main() -> None:
    for name, shapes in (ICONS_OF_DICE | families()).items():
        written(name, shapes)


if __name__ == "__main__":
    main()
