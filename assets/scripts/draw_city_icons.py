"""Draws the signs that only Cities and its team game need. Run it after a change; its output is kept in assets/icons."""

from __future__ import annotations

from draw_icons import (
    COMPOSED,
    GOLD,
    INK,
    IVORY,
    PEN,
    action,
    area,
    box,
    card_shape,
    disc,
    free_mark,
    hexagon,
    inside,
    line,
    medal,
    placed,
    written,
)

LOST = "#8E2019"
PAPER = "#F3E4C4"


def dove(colour: str, wing: str) -> str:
    return area(
        "M8 62C20 60 30 56 38 48C34 28 44 12 62 6C62 20 66 30 70 38C78 34 84 36 88 42L97 46L88 52"
        "C82 68 62 74 44 68C32 72 18 72 8 62Z",
        colour,
        INK,
        3,
    ) + area("M38 48C34 28 44 12 62 6C62 20 66 30 70 38C60 50 48 54 38 48Z", wing)


def twig() -> str:
    return (
        line("M90 52C80 66 66 78 48 82", "#4F7A3A", 4)
        + area("M78 66C88 62 94 66 96 72C88 76 80 74 78 66Z", "#8FC76A", INK, 2)
        + area("M64 76C74 76 78 82 78 88C70 88 64 84 64 76Z", "#8FC76A", INK, 2)
        + area("M52 82C46 74 38 74 34 78C38 86 46 88 52 82Z", "#8FC76A", INK, 2)
    )


def note() -> str:
    """A debenture: a sheet with a torn foot that says what it is worth: less than nothing."""
    sheet = area("M14 4H86V88L77 96L68 88L59 96L50 88L41 96L32 88L23 96L14 88Z", PAPER, INK, 4)
    return sheet + area("M14 4H86V22H14Z", LOST, INK, 4) + line("M32 56H68", LOST, 13)


def head(x: float, y: float, r: float) -> str:
    return disc(x, y, r) + area(
        f"M{x - r * 1.8:g} {y + r * 3.3:g}C{x - r * 1.8:g} {y + r * 1.5:g} {x - r * 0.9:g} {y + r * 1.3:g} {x:g} {y + r * 1.3:g}"
        f"C{x + r * 0.9:g} {y + r * 1.3:g} {x + r * 1.8:g} {y + r * 1.5:g} {x + r * 1.8:g} {y + r * 3.3:g}Z"
    )


def crossed(width: float) -> str:
    return line("M18 18L82 82M82 18L18 82", IVORY, width + 6) + line("M18 18L82 82M82 18L18 82", "#B0302B", width)


PLUS = line("M50 60V92M34 76H66", INK, 15) + line("M50 60V92M34 76H66", GOLD, 10)


def ware() -> str:
    """Any resource: a raw material and a good, overlapping."""
    raw = disc(30, 34, 23, INK) + disc(30, 34, 21, IVORY) + disc(30, 34, 16, "#4E2D17")
    return raw + placed(area(hexagon(48), INK) + area(hexagon(43), IVORY) + area(hexagon(34), "#69727B"), 42, 8, 0.5)


def empty_ware() -> str:
    """The same as an empty place: what is not produced."""
    dashes = ' stroke-dasharray="10 7"'
    raw = disc(30, 34, 20, "none", IVORY, 5).replace("/>", f"{dashes}/>")
    return raw + placed(area(hexagon(43), "none", IVORY, 10).replace("/>", ' stroke-dasharray="20 13"/>'), 44, 9, 0.5)


ICONS_OF_CITIES = {
    "debt": note(),
    "diplomacy": disc(50, 50, 48, INK)
    + disc(50, 50, 45.5, IVORY)
    + disc(50, 50, 41, "#2E7FA8")
    + placed(dove("#FFFFFF", "#C9D8E4") + twig(), 6, 4, 0.88),
    "victory": COMPOSED["conflict_won"]
    + line("M34 26C22 40 24 62 40 74M66 26C78 40 76 62 60 74", "#8FD0A8", 5)
    + line("M50 32V66M33 49H67", IVORY, 11),
    "defeats_discarded": COMPOSED["conflict_lost"] + line("M34 50H66", IVORY, 11) + crossed(9),
    "others": head(17, 46, 8.6) + head(83, 46, 8.6) + head(50, 28, 11),
    "copied_science": medal("#17502D")
    + box(28, 26, 30, 36, 4, "#2C7A48", IVORY, 4)
    + box(42, 38, 30, 36, 4, IVORY, "#17502D", 4)
    + line("M57 48V64M49 56H65", "#17502D", 5.5),
    "wharf": action(
        "#2C4A78",
        line("M50 30V78M30 44H70M24 62C26 80 40 84 50 84C60 84 74 80 76 62", IVORY, 8)
        + disc(50, 22, 8, "none", IVORY, 6)
        + area("M16 66L26 54L36 66Z", IVORY)
        + area("M64 66L74 54L84 66Z", IVORY),
    ),
    "board_resource": box(3, 16, 94, 68, 10, INK)
    + box(6, 19, 88, 62, 8, "#9CC8DC")
    + area("M6 64L30 46L50 60L72 40L94 58V73A8 8 0 0 1 86 81H14A8 8 0 0 1 6 73Z", "#8FA765")
    + area("M58 46H86L72 30Z", "#F0D9B0", INK, 2)
    + box(62, 46, 20, 20, 1, "#F0D9B0", INK, 2)
    + disc(27, 40, 20, INK)
    + disc(27, 40, 18, IVORY)
    + disc(27, 40, 14, "#7B4B2A"),
    "power_build_from_discard_last": action(
        "#5B4A8A",
        '<g transform="rotate(8 46 44)">'
        + card_shape(30, 16, 34, 46, "#E4E2EA", "#8E8C9A")
        + "</g>"
        + area("M22 60H78L72 86H28Z", "#3A2E5E", INK, 3)
        + line("M84 14C74 26 66 38 60 50", IVORY, 5)
        + area("M90 8C74 12 66 28 68 40C80 36 90 24 90 8Z", GOLD, INK, 3)
        + disc(50, 73, 7, "#E06A5E"),
    ),
    "power_produce_one_more_of_own": action("#8A5A2A", ware() + PLUS),
    "power_produce_one_missing": action("#7A3A62", empty_ware() + PLUS),
    "power_stages_without_resources": action(
        "#1B7A5A", placed(inside("stage"), 8, 34, 0.6) + free_mark(70, 30).replace(inside("coin"), medal("#7B4B2A"))
    ),
    "partner": disc(33, 28, 15)
    + area("M6 86C6 60 18 50 33 50C40 50 46 52 50 57C54 52 60 50 67 50C82 50 94 60 94 86Z")
    + disc(67, 28, 15),
    "team": disc(50, 50, 42, "none", PEN, 8) + placed(head(34, 34, 11) + head(66, 34, 11), 0, 2, 1),
    "border": line("M50 8V24M50 38V54M50 68V92", width=8)
    + area("M6 22L36 30V50C36 64 28 72 21 78C14 72 6 64 6 50Z")
    + area("M64 30L94 22V50C94 64 86 72 79 78C72 72 64 64 64 50Z"),
}  # fmt: skip


def main() -> None:
    for name, shapes in ICONS_OF_CITIES.items():
        written(name, shapes)


if __name__ == "__main__":
    main()
