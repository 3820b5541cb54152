"""Draws Byzantium and Petra, by day and by night: one geometry, two lights. Run it after a change; its output is kept
in assets/wonders.
"""

from __future__ import annotations

import re

from draw_wonders import LEFT, WIDE, WONDERS, land, range_of_hills, scene, sky, water
from shapes import (
    GOLD,
    block,
    boat,
    crenels,
    cypress,
    dim,
    disc,
    dome,
    door,
    line,
    lit,
    mixed,
    n,
    palm,
    path,
    person,
    poly,
    rect,
)  # fmt: skip

PANE = "#5B4A67"  # a window or doorway: dark by day, lit by night
LAMP = "#FFD27A"
BRICK = "#C87A52"
PLASTER = "#F0D9B0"
LEAD = "#4F8FA0"
RED_ROCK = "#C9724E"
CARVED = "#E0946A"


def by_night(shapes: str, shade: float) -> str:
    """The same shapes in moonlight, darker by `shade`; windows are lit and gold still shines."""

    def turned(found: re.Match[str]) -> str:
        colour = found.group(0).upper()
        if colour == PANE:
            return LAMP
        if colour == GOLD:
            return "#D9B45A"
        return mixed(mixed(colour, "#6A78B8", 0.5), "#10163A", shade)

    return re.sub(r"#[0-9A-Fa-f]{6}", turned, shapes)


def night_sky(moon: tuple[float, float]) -> str:
    """Stars and a moon, over all that a wide frame shows."""
    x, y = moon
    stars = "".join(
        f'<circle cx="{n(LEFT + (k * 263.7) % WIDE)}" cy="{n(-56 + (k * 61.3) % 150)}" r="{(0.5, 0.6, 0.9, 1.3)[k % 4]}" '
        f'fill="#FFF6DA" opacity="{(0.4, 0.6, 0.9)[k % 3]}"/>'
        for k in range(150)
    )
    return (
        '<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#0E1638"/><stop offset="1" stop-color="#4A4A86"/></linearGradient></defs>'
        f'<g id="sky"><rect x="{LEFT}" y="-60" width="{WIDE}" height="240" fill="url(#g)"/>{stars}'
        f'<circle cx="{x}" cy="{y}" r="28" fill="#FFF7DC" opacity="0.14"/><circle cx="{x}" cy="{y}" r="16" fill="#F6EBC8"/>'
        f'<circle cx="{x - 5}" cy="{y - 4}" r="3" fill="#E0D3AA"/><circle cx="{x + 5}" cy="{y + 5}" r="2.4" fill="#E0D3AA"/></g>'
    )


def arches(x: float, w: float, count: int, dw: float, h: float, y: float) -> str:
    """Arched windows, lit by night."""
    return "".join(door(x + w * (k + 0.5) / count, dw, h, y, PANE) for k in range(count))


def striped(x: float, y: float, w: float, h: float, courses: int) -> str:
    """A wall of plaster with courses of brick."""
    step = h / courses
    return block(PLASTER, x, y, w, h) + "".join(
        rect(BRICK, x, y + step * k + step * 0.7, w, step * 0.3) for k in range(courses)
    )


def sea_tower(x: float) -> str:
    return (
        striped(x, 116, 24, 40, 3)
        + rect(lit(PLASTER), x - 3, 112, 30, 5)
        + crenels(PLASTER, x - 3, 112, 30, 5)
        + door(x + 12, 7, 13, 140, PANE)
    )


def ribbed_dome(x: float, y: float, r: float, squash: float) -> str:
    ribs = "".join(
        line(lit(LEAD, 0.3), 1.6, f"M{n(x + r * across * 0.9)} {n(y)}Q{n(x + r * across)} {n(y - r * squash * 0.7)} {n(x)} {n(y - r * squash)}")
        for across in (-0.75, -0.4, 0, 0.4, 0.75)
    )  # fmt: skip
    return dome(x, y, r, LEAD, squash) + ribs


def byzantium() -> tuple[str, str, str]:
    walls = (
        striped(64, 128, 192, 28, 2)
        + rect(lit(PLASTER), 62, 126, 196, 4)
        + crenels(PLASTER, 64, 126, 192, 5)
        + sea_tower(56)
        + sea_tower(112)
        + sea_tower(184)
        + sea_tower(240)
        + door(160, 22, 24, 156, PANE)
    )
    palace = (
        striped(88, 90, 144, 38, 3)
        + rect(lit(PLASTER), 84, 86, 152, 5)
        + arches(90, 50, 4, 7, 22, 122)
        + arches(180, 50, 4, 7, 22, 122)
        + striped(130, 80, 60, 48, 3)
        + door(160, 38, 40, 126, dim(PLASTER, 0.22))
        + arches(144, 32, 3, 7, 28, 122)
        + ribbed_dome(110, 86, 19, 0.85)
        + ribbed_dome(210, 86, 19, 0.85)
    )
    crown = (
        striped(130, 62, 60, 20, 1)
        + arches(132, 56, 6, 5, 13, 78)
        + rect(lit(PLASTER), 126, 58, 68, 5)
        + ribbed_dome(160, 58, 33, 0.92)
        + rect(GOLD, 158.4, 8, 3.2, 20)
        + disc(GOLD, 160, 16, 4)
    )
    back = (
        range_of_hills("#9DB4B8", 122, 40)
        + water(118, "#3E92B4")
        + path("#B7A878", "M-60 180C-10 134 60 122 160 122C260 122 330 134 380 180Z")
    )
    front = (
        water(162, "#3484A6")
        + path("#A8986C", "M30 166C70 152 250 152 290 166Z")
        + cypress(44, 46, 160)
        + cypress(278, 50, 160)
        + cypress(290, 36, 162)
        + boat(96, 172, 30)
        + boat(226, 175, 34, "#E8C8A0", "#5E3B22")
        + boat(330, 170, 26)
        + boat(-20, 170, 28)
    )
    return back, walls + palace + crown, front


def pillar(x: float, y: float, w: float, h: float) -> str:
    return (
        rect(CARVED, x, y, w, h)
        + rect(dim(CARVED, 0.2), x + w * 0.6, y, w * 0.4, h)
        + rect(lit(CARVED), x - 1.6, y, w + 3.2, 4)
        + rect(lit(CARVED), x - 1.6, y + h - 3, w + 3.2, 3)
    )


def petra() -> tuple[str, str, str]:
    shade = dim(RED_ROCK, 0.36)
    lower = (
        rect(lit(CARVED), 78, 152, 164, 6)
        + rect(CARVED, 84, 146, 152, 6)
        + rect(shade, 90, 96, 140, 50)
        + door(160, 24, 44, 146, PANE)
        + rect(PANE, 106, 118, 10, 28)
        + rect(PANE, 204, 118, 10, 28)
        + "".join(pillar(x, 96, 9, 50) for x in (92, 118, 138, 173, 193, 219))
        + rect(lit(CARVED), 84, 88, 152, 8)
        + poly(CARVED, 116, 88, 160, 72, 204, 88)
        + poly(shade, 128, 86, 160, 75, 192, 86)
    )
    upper = (
        "".join(
            rect(shade, x, 50, 34, 36) + pillar(x, 50, 7, 36) + pillar(x + 27, 50, 7, 36) + rect(lit(CARVED), x - 3, 44, 40, 6)
            for x in (92, 194)
        )
        + poly(CARVED, 89, 44, 131, 44, 131, 28)
        + poly(CARVED, 231, 44, 189, 44, 189, 28)
        + rect(shade, 140, 44, 40, 34)
        + pillar(140, 44, 7, 34)
        + pillar(156.5, 44, 7, 34)
        + pillar(173, 44, 7, 34)
        + rect(lit(CARVED), 135, 38, 50, 6)
        + poly(CARVED, 137, 38, 152, 20, 168, 20, 183, 38)
        + poly(dim(CARVED, 0.2), 163, 20, 168, 20, 183, 38, 170, 38)
        + path(GOLD, "M152 20C150 12 154 10 158 9V5H162V9C166 10 170 12 168 20Z")
    )  # fmt: skip
    far = "".join(
        poly(mixed(RED_ROCK, "#E8C8A8", 0.35), x, 150, x + 30, 80 + 14 * (k % 3), x + 130, 74 + 12 * ((k * 2) % 3), x + 170, 150)
        for k, x in enumerate(range(LEFT, LEFT + WIDE, 130))
    )  # fmt: skip
    cliff = (
        poly(RED_ROCK, -40, 170, -14, 60, 10, 34, 34, -10, 60, -60, 262, -60, 288, -6, 312, 30, 336, 62, 360, 170)
        + poly(dim(RED_ROCK, 0.2), 262, -60, 288, -6, 312, 30, 336, 62, 360, 170, 262, 170, 248, 60)
        + line(dim(RED_ROCK, 0.16), 3, "M24 60L44 20M10 110L40 96M20 140L60 130M52 40L66 10M60 80L76 70M270 90L300 80M262 30L290 46M266 130L330 120")
        + line(lit(RED_ROCK, 0.2), 2.4, "M30 70L52 60M18 126L50 116M64 -10L70 20M44 150L70 146")
    )  # fmt: skip
    front = (
        land("#D9A468", 158, 3)
        + palm(30, 52, 168)
        + palm(298, 60, 170)
        + palm(312, 40, 172)
        + person(118, 172, 22, "#F2E6D0")
        + person(130, 173, 22, "#2C5FA6")
        + person(206, 170, 20, "#8E2A34")
    )
    return far + cliff + land("#E0B27A", 152, 3), lower + upper, front


def main() -> None:
    for draw, day in ((byzantium, sky("#6FB4DE", "#FBE7C4", (262, 40))), (petra, sky("#7FB6D6", "#FBE0B8", (376, 36)))):
        back, wonder, front = draw()
        (WONDERS / f"{draw.__name__}_day.svg").write_text(scene(day, back, wonder, front), encoding="utf-8")
        moon = (262, 40) if draw is byzantium else (376, 36)
        night = scene(night_sky(moon), by_night(back, 0.6), by_night(wonder, 0.24), by_night(front, 0.64))
        (WONDERS / f"{draw.__name__}_night.svg").write_text(night, encoding="utf-8")


if __name__ == "__main__":
    main()
