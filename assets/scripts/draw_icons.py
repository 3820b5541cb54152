"""Draws the icons that are composed of others or come in families, and the glyphs. Run it after a change; its output
is kept in assets/icons. Icons with a picture of their own (resources, science, chain marks) are drawn by hand.
"""

from __future__ import annotations

import re
from math import cos, pi, sin
from pathlib import Path

ICONS = Path(__file__).resolve().parent.parent / "icons"
PEN = "currentColor"
IVORY = "#FFF8E8"
INK = "#2B2320"
GOLD = "#F2C94C"

CARDS = {
    "brown": ("#7B4B2A", "#4E2D17", IVORY),
    "grey": ("#69727B", "#414950", IVORY),
    "blue": ("#2C5FA6", "#183B6E", IVORY),
    "yellow": ("#E3A921", "#8F6105", INK),
    "red": ("#B0302B", "#741917", IVORY),
    "green": ("#2C7A48", "#17502D", IVORY),
    "purple": ("#6B3F95", "#432463", IVORY),
    "black": ("#3A3942", "#18171D", IVORY),
}


def line(d: str, colour: str = PEN, width: float = 9) -> str:
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        f'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def area(d: str, colour: str = PEN, edge: str = "", width: float = 3) -> str:
    stroke = f' stroke="{edge}" stroke-width="{width:g}" stroke-linejoin="round"' if edge else ""
    return f'<path d="{d}" fill="{colour}"{stroke}/>'


def disc(x: float, y: float, r: float, colour: str = PEN, edge: str = "", width: float = 3) -> str:
    stroke = f' stroke="{edge}" stroke-width="{width:g}"' if edge else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{colour}"{stroke}/>'


def box(x: float, y: float, w: float, h: float, r: float, colour: str = PEN, edge: str = "", width: float = 3) -> str:
    stroke = f' stroke="{edge}" stroke-width="{width:g}"' if edge else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}" fill="{colour}"{stroke}/>'


def star(x: float, y: float, r: float, inner: float = 0.42, points: int = 5) -> str:
    corners = []
    for corner in range(points * 2):
        reach = r if corner % 2 == 0 else r * inner
        angle = -pi / 2 + corner * pi / points
        corners.append(f"{x + reach * cos(angle):.1f} {y + reach * sin(angle):.1f}")
    return "M" + "L".join(corners) + "Z"


def inside(name: str) -> str:
    """The shapes of an icon that is there already."""
    text = (ICONS / f"{name}.svg").read_text(encoding="utf-8")
    return re.sub(r"^<svg[^>]*>|</svg>\s*$", "", text)


def placed(shapes: str, x: float, y: float, scale: float) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{shapes}</g>'


def medal(fill: str) -> str:
    """The disc that resources and science stand in."""
    return disc(50, 50, 48, INK) + disc(50, 50, 45.5, IVORY) + disc(50, 50, 40, fill)


def hexagon(r: float) -> str:
    points = [f"{50 + r * cos(pi / 3 * k - pi / 2):.1f} {50 + r * sin(pi / 3 * k - pi / 2):.1f}" for k in range(6)]
    return "M" + "L".join(points) + "Z"


SHAPES = {
    "brown": lambda c: box(29, 29, 42, 42, 3, c),
    "grey": lambda c: area("M50 22L76 50L50 78L24 50Z", c),
    "blue": lambda c: box(22, 40, 56, 20, 4, c),
    "yellow": lambda c: disc(50, 50, 23, c),
    "red": lambda c: line("M31 31L69 69M69 31L31 69", c, 14),
    "green": lambda c: area("M50 23L78 72L22 72Z", c),
    "purple": lambda c: area(star(50, 53, 31), c),
    "black": lambda c: disc(50, 50, 20, "none", c, 11),
}

GLYPHS = {
    "slash": line("M66 10L34 90", width=8),
    "equals": line("M18 36H82M18 64H82", width=13),
    "arrow_left": line("M90 50H16M44 20L14 50L44 80", width=15),
    "arrow_right": line("M10 50H84M56 20L86 50L56 80", width=15),
    "arrow_down": line("M50 10V84M20 56L50 86L80 56", width=15),
    "arrow_up": line("M50 90V16M20 44L50 14L80 44", width=15),
    "arrows_both": line("M14 50H86M34 28L12 50L34 72M66 28L88 50L66 72", width=11),
    "chevron_left": line("M62 18L30 50L62 82", width=12),
    "chevron_right": line("M38 18L70 50L38 82", width=12),
    "chevron_down": line("M18 36L50 68L82 36", width=12),
    "chevron_up": line("M18 64L50 32L82 64", width=12),
    "check": line("M20 54L42 76L82 28", width=13),
    "cross": line("M26 26L74 74M74 26L26 74", width=13),
    "close": line("M26 26L74 74M74 26L26 74", width=10),
    "back": line("M82 50H20M44 26L18 50L44 74", width=10),
    "undo": line("M34 24L16 42L34 60M18 42H60C90 42 90 80 60 80H40", width=9),
    "redo": line("M66 24L84 42L66 60M82 42H40C10 42 10 80 40 80H60", width=9),
    "menu": line("M18 28H82M18 50H82M18 72H82", width=9),
    "hint": area("M50 12A29 29 0 0 1 66 65V72H34V65A29 29 0 0 1 50 12Z") + box(36, 77, 28, 10, 4),
    "lock": box(22, 46, 56, 40, 7) + line("M34 46V34A16 16 0 0 1 66 34V46"),
    "link": line(
        "M44 56C36 48 36 38 44 30L54 20C62 12 76 14 82 22C88 30 86 40 80 46L72 54"
        "M56 44C64 52 64 62 56 70L46 80C38 88 24 86 18 78C12 70 14 60 20 54L28 46"
    ),
    "house": (
        "<path fill-rule='evenodd' fill='currentColor' d='M50 12L90 46H80V82A5 5 0 0 1 75 87H25A5 5 0 0 1 20 82V46H10Z"
        "M33 64L46 77L69 53L63 47L46 65L39 58Z'/>"
    ).replace("'", '"'),
    "fortress": (
        "<path fill-rule='evenodd' fill='currentColor' d='M10 16H24V27H33V16H45V27H55V16H67V27H76V16H90V44H82V86H18V44H10Z"
        "M41 86V68A9 9 0 0 1 59 68V86ZM30 50H38V62H30ZM62 50H70V62H62Z'/>"
    ).replace("'", '"'),
    "home": area("M50 12L90 48H78V86H58V62H42V86H22V48H10Z"),
    "discard": line("M20 28H80M40 28V18H60V28M28 28L33 86H67L72 28M44 42V72M56 42V72", width=8),
    "log": box(20, 12, 60, 76, 7, "none", PEN, 8) + line("M34 34H66M34 50H66M34 66H54", width=7),
    "chains": disc(24, 26, 12) + disc(76, 26, 12) + disc(50, 76, 13) + line("M24 26L50 76L76 26", width=7),
    "cards": (
        '<g transform="rotate(-14 40 55)">' + box(20, 24, 38, 56, 5, "none", PEN, 7) + "</g>"
        '<g transform="rotate(12 62 52)">' + box(44, 20, 38, 56, 5) + "</g>"
    ),
    "save": area("M16 16H70L84 30V84H16ZM32 22V42H62V22ZM30 56H70V78H30Z").replace(
        "<path", '<path fill-rule="evenodd"'
    ),
    "load": line("M12 30V80H78L90 46H28L14 80M12 30V22H38L46 32H76V46", width=8),
    "play": area("M28 16L84 50L28 84Z"),
    "pause": box(24, 18, 18, 64, 4) + box(58, 18, 18, 64, 4),
    "skip": area("M14 18L52 50L14 82Z") + area("M50 18L86 50L50 82Z"),
    "replay": line("M78 50A28 28 0 1 1 66 27M66 8V30H88", width=10),
    "info": disc(50, 50, 38, "none", PEN, 8) + disc(50, 31, 6) + line("M50 47V70", width=9),
    "question": line("M32 36C32 10 70 12 68 36C67 50 50 50 50 64", width=11) + disc(50, 84, 7.5),
    "warning": (
        "<path fill-rule='evenodd' fill='currentColor' d='M50 10L94 86H6ZM45 36L47 62H53L55 36ZM50 67A6 6 0 1 0 50.1 67Z'/>"
    ).replace("'", '"'),
    "plus": line("M50 18V82M18 50H82", width=12),
    "minus": line("M18 50H82", width=12),
    "settings": line("M14 28H54M74 28H86M14 72H26M46 72H86M14 50H34M54 50H86", width=8)
    + disc(64, 28, 10)
    + disc(36, 72, 10)
    + disc(44, 50, 10),
    "person": disc(50, 30, 18) + area("M14 88C14 60 32 54 50 54C68 54 86 60 86 88Z"),
    "bot": box(20, 34, 60, 46, 12, "none", PEN, 8)
    + disc(39, 56, 6.5)
    + disc(61, 56, 6.5)
    + line("M50 34V18M10 50V64M90 50V64", width=8)
    + disc(50, 14, 6),
    "crown": area("M12 76L8 30L32 50L50 16L68 50L92 30L88 76Z") + box(14, 80, 72, 9, 3),
    "trophy": area("M28 12H72V40C72 56 62 64 54 66V76H68V88H32V76H46V66C38 64 28 56 28 40Z")
    + line("M28 22H12C12 40 20 48 30 48M72 22H88C88 40 80 48 70 48", width=7),
    "die": box(14, 14, 72, 72, 14, "none", PEN, 8)
    + disc(34, 34, 7)
    + disc(66, 66, 7)
    + disc(50, 50, 7)
    + disc(66, 34, 7)
    + disc(34, 66, 7),
    "hourglass": line(
        "M24 12H76M24 88H76M30 12C30 38 46 42 46 50C46 58 30 62 30 88M70 12C70 38 54 42 54 50C54 58 70 62 70 88",
        width=8,
    )
    + area("M38 82C40 68 60 68 62 82Z"),
    "fullscreen": line("M14 36V14H36M64 14H86V36M86 64V86H64M36 86H14V64", width=9),
    "language": disc(50, 50, 38, "none", PEN, 7) + line("M12 50H88M50 12C30 34 30 66 50 88C70 66 70 34 50 12", width=6),
    "keyboard": box(8, 26, 84, 50, 9, "none", PEN, 7) + line("M24 42H26M40 42H42M58 42H60M74 42H76M34 60H66", width=8),
    "eye": line("M8 50C26 20 74 20 92 50C74 80 26 80 8 50Z", width=8) + disc(50, 50, 13),
    "pencil": area("M16 84L22 62L66 18L82 34L38 78Z") + line("M14 86L34 80", width=6),
    "quit": line("M58 18H22V82H58M40 50H86M70 32L88 50L70 68", width=9),
    "more": disc(22, 50, 9) + disc(50, 50, 9) + disc(78, 50, 9),
    "star": area(star(50, 54, 42)),
    "dot": disc(50, 50, 22),
    "ring": disc(50, 50, 30, "none", PEN, 9),
    "most": area("M16 70L10 32L34 52L50 20L66 52L90 32L84 70Z") + box(18, 75, 64, 9, 3),
    "stage_plan": area("M50 14L90 40H10Z", "none", PEN, 6)
    + line("M24 46V76M41 46V76M59 46V76M76 46V76M12 84H88", width=6),
    "book": line(
        "M50 26C40 16 24 16 12 20V78C24 74 40 74 50 84C60 74 76 74 88 78V20C76 16 60 16 50 26ZM50 26V82", width=7
    ),
    "table": disc(50, 52, 26, "none", PEN, 8)
    + disc(50, 12, 8)
    + disc(14, 36, 8)
    + disc(86, 36, 8)
    + disc(26, 88, 8)
    + disc(74, 88, 8),
    "next": line("M20 50H72M52 24L78 50L52 76", width=12),
    "curve": line("M14 14V86H88", width=8) + line("M26 68L44 46L58 58L84 24", width=9),
    "puzzle": area("M14 34H36C30 14 62 14 56 34H78V54C98 48 98 80 78 74V90H56C62 72 30 72 36 90H14Z"),
    "pin": area("M50 90C30 62 24 52 24 38A26 26 0 0 1 76 38C76 52 70 62 50 90Z"),
}


def level(filled: int) -> str:
    """A die whose pips say how strong an opponent is."""
    places = {1: [5], 2: [1, 9], 3: [1, 5, 9], 4: [1, 3, 7, 9], 5: [1, 3, 5, 7, 9]}[filled]
    pips = [disc(30 + 20 * ((p - 1) % 3), 30 + 20 * ((p - 1) // 3), 8) for p in places]
    return box(12, 12, 76, 76, 15, "none", PEN, 8) + "".join(pips)


def symbol(colour: str) -> str:
    deep = CARDS[colour][1]
    return (
        disc(50, 50, 48, INK)
        + disc(50, 50, 45.5, IVORY)
        + disc(50, 50, 38, deep)
        + placed(SHAPES[colour](IVORY), 7, 7, 0.86)
    )


def card_chip(colour: str) -> str:
    """A small card of a colour, as in 'for each'."""
    base, deep, ink = CARDS[colour]
    return (
        box(17, 3, 66, 94, 11, INK)
        + box(20, 6, 60, 88, 9, IVORY)
        + box(25, 11, 50, 78, 5, base)
        + area("M25 70H75V84A5 5 0 0 1 70 89H30A5 5 0 0 1 25 84Z", deep)
        + placed(SHAPES[colour](ink), 17, 7, 0.66)
    )


def card_shape(x: float, y: float, w: float, h: float, base: str, deep: str) -> str:
    return box(x, y, w, h, 6, base, INK, 3) + box(x + 5, y + 6, w - 10, h * 0.42, 2, deep)


def action(fill: str, shapes: str) -> str:
    return box(3, 3, 94, 94, 24, fill, INK, 3) + shapes


def token() -> str:
    return (
        disc(50, 50, 48, INK)
        + disc(50, 50, 45.5, IVORY)
        + disc(50, 50, 42, "#17502D")
        + disc(50, 50, 38, "#2C7A48")
        + line("M20 40A32 32 0 0 1 50 17", "#7FC79A", 3.5)
    )


FREE = "#1B7A5A"
COIN = inside("coin")
SPARK = area(star(0, 0, 10, 0.4, 4), GOLD)


def coin_arrow() -> str:
    return placed(COIN, 0, 15, 0.7) + area("M58 38H72V20L99 50L72 80V62H58Z", IVORY, INK, 4)


def clock_card(position: str) -> str:
    """A card with a tick at its first or last place of a row of seven."""
    cards = "".join(
        box(
            14 + 15 * k, 62, 12, 20, 3, GOLD if (k == 0) == (position == "first") and k in (0, 4) else "#2D6F5A", INK, 2
        )
        for k in range(5)
    )
    return action(FREE, cards + free_mark(50, 34))


def free_mark(x: float, y: float) -> str:
    """A coin that is struck out: for nothing."""
    return placed(COIN, x - 22, y - 22, 0.44) + line(f"M{x - 18} {y + 18}L{x + 18} {y - 18}", "#B0302B", 8)


COMPOSED = {
    "conflict_won": disc(50, 50, 48, INK) + disc(50, 50, 45.5, IVORY) + disc(50, 50, 40, "#226B41"),
    "conflict_lost": area(hexagon(48), INK) + area(hexagon(45), IVORY) + area(hexagon(39.5), "#8E2019"),
    "token": token(),
    "token_ring": disc(50, 50, 38, "#2C7A48", IVORY, 8),
    "coin_lost": disc(50, 50, 48, "#5A0F0D") + disc(50, 50, 45, "#E9C0A8") + disc(50, 50, 36, "#D99A86", "#8E2019", 3),
    "any_science": medal("#17502D")
    + area("M50 50L50 12A38 38 0 0 1 83 69Z", "#2C7A48")
    + area("M50 50L83 69A38 38 0 0 1 17 69Z", "#3D9A5E")
    + line("M36 41C36 24 64 25 63 42C62 53 50 52 50 63", IVORY, 8.5)
    + disc(50, 76, 5.5, IVORY),
    "any_goods": area(hexagon(48), INK)
    + area(hexagon(45.5), IVORY)
    + area(hexagon(41), "#414950")
    + placed(inside("glass"), 30, 7, 0.4)
    + placed(inside("cloth"), 11, 46, 0.4)
    + placed(inside("papyrus"), 49, 46, 0.4),
    "any_goods2": area(hexagon(48), INK)
    + area(hexagon(45.5), IVORY)
    + area(hexagon(41), "#414950")
    + placed(inside("glass"), 8, 29, 0.42)
    + placed(inside("papyrus"), 50, 29, 0.42),
    "any_raw3": medal("#4E2D17")
    + placed(inside("wood"), 29, 8, 0.42)
    + placed(inside("stone"), 9, 46, 0.42)
    + placed(inside("clay"), 49, 46, 0.42),
    "extra_turn": disc(50, 50, 48, INK)
    + disc(50, 50, 45.5, IVORY)
    + disc(50, 50, 41, "#17607A")
    + line("M69 50A19 19 0 1 1 59 33.5M58 18V35H75", IVORY, 9),
    "take_coins": coin_arrow(),
    "wonder_complete": placed(inside("stage"), 0, 0, 1)
    + disc(76, 24, 22, INK)
    + disc(76, 24, 20, "#226B41")
    + line("M66 25L74 33L87 16", IVORY, 6.5),
    "done": disc(50, 50, 48, INK)
    + disc(50, 50, 45.5, IVORY)
    + disc(50, 50, 41, "#226B41")
    + line("M28 52L44 68L73 34", IVORY, 11),
    "pass_left": disc(50, 50, 48, "#17607A") + line("M76 50H28M46 30L26 50L46 70", IVORY, 9),
    "pass_right": disc(50, 50, 48, "#17607A") + line("M24 50H72M54 30L74 50L54 70", IVORY, 9),
    "power_build_from_discard": action(
        "#5B4A8A",
        '<g transform="rotate(-10 50 50)">'
        + card_shape(28, 22, 34, 46, "#D8CFEA", "#8E7FB8")
        + "</g>"
        + area("M22 62H78L72 86H28Z", "#3A2E5E", INK, 3)
        + area("M62 20H72V36H84L67 56L50 36H62Z", GOLD, INK, 3).replace("<path", '<path transform="rotate(180 67 38)"'),
    ),
    "power_play_last_card": action(
        "#17607A",
        card_shape(16, 26, 30, 44, IVORY, "#6FB4DE")
        + card_shape(54, 26, 30, 44, GOLD, "#B07C10")
        + line("M50 82V90M46 86H54", IVORY, 5),
    ),
    "power_copy_neighbour_guild": action(
        "#6B3F95",
        card_shape(14, 22, 32, 50, "#A98BC8", "#432463")
        + card_shape(54, 30, 32, 50, IVORY, "#6B3F95")
        + area(star(70, 64, 11), "#6B3F95")
        + line("M34 84H46M40 78L47 84L40 90", IVORY, 5),
    ),
    "power_free_build_once_per_age": action(
        FREE,
        free_mark(50, 36)
        + card_shape(16, 60, 20, 26, IVORY, "#8FC7A8")
        + card_shape(40, 60, 20, 26, IVORY, "#8FC7A8")
        + card_shape(64, 60, 20, 26, IVORY, "#8FC7A8"),
    ),
    "power_free_first_of_each_colour": action(
        FREE,
        free_mark(50, 34)
        + "".join(
            box(13 + 15 * k, 64, 12, 20, 3, CARDS[c][0], IVORY, 2.4)
            for k, c in enumerate(("brown", "blue", "yellow", "red", "green"))
        ),
    ),
    "power_free_first_card_of_age": clock_card("first"),
    "power_free_last_card_of_age": clock_card("last"),
    "pawn": area("M50 6L88 20V50C88 74 70 88 50 95C30 88 12 74 12 50V20Z", "#B0302B", INK, 4)
    + area("M50 16L78 27V50C78 68 65 79 50 84Z", "#8E2019")
    + disc(50, 48, 14, GOLD, INK, 3),
}


def destroyed(colour: str) -> str:
    base, _deep, _ink = CARDS[colour]
    return (
        box(20, 6, 60, 88, 9, INK)
        + box(23, 9, 54, 82, 7, base)
        + placed(SHAPES[colour](IVORY), 17, 14, 0.66)
        + line("M16 16L84 84M84 16L16 84", IVORY, 17)
        + line("M16 16L84 84M84 16L16 84", "#B0302B", 10)
    )


def written(name: str, shapes: str) -> None:
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{shapes}</svg>\n'
    (ICONS / f"{name}.svg").write_text(text, encoding="utf-8")


def main() -> None:
    for name, shapes in (GLYPHS | COMPOSED).items():
        written(name, shapes)
    for colour in CARDS:
        written(f"symbol_{colour}", symbol(colour))
        written(f"sign_{colour}", SHAPES[colour](PEN))
        written(f"card_{colour}", card_chip(colour))
    for colour in ("brown", "grey"):
        written(f"destroy_{colour}", destroyed(colour))
    for number in range(1, 6):
        written(f"level_{number}", level(number))


if __name__ == "__main__":
    main()
