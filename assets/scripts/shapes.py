"""Parts that pictures of buildings and wonders are put together from: flat layers, light from the upper left."""

from __future__ import annotations

from math import cos, pi, sin

BASE = 146.0  # where buildings stand in a picture of 200 x 170

STONE = "#F7EAD0"
SAND = "#E0CDA2"
EARTH = "#C9975F"
BRICK = "#C87347"
WOOD = "#94683C"
DARK_WOOD = "#5E3B1E"
ROOF = "#B9543A"
DARK = "#4A2D18"
GOLD = "#E3B02C"
GRASS = "#8FA765"
DUST = "#CDB583"
FIELD = "#A9B86B"
PAVING = "#CDBE9C"
DUSK_GRASS = "#7C8A66"
VIOLET_GROUND = "#A79BB5"
WATER = "#3E92B4"
LEAF = "#4C7A48"
ROCK = "#8D8B86"


def mixed(colour: str, other: str, share: float) -> str:
    """A colour between two."""
    pairs = [(int(colour[k : k + 2], 16), int(other[k : k + 2], 16)) for k in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def dim(colour: str, share: float = 0.2) -> str:
    return mixed(colour, "#2A1A10", share)


def lit(colour: str, share: float = 0.25) -> str:
    return mixed(colour, "#FFFFFF", share)


def n(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")


def poly(colour: str, *points: float, edge: str = "", width: float = 0) -> str:
    pairs = " ".join(f"{n(points[k])},{n(points[k + 1])}" for k in range(0, len(points), 2))
    stroke = f' stroke="{edge}" stroke-width="{n(width)}" stroke-linejoin="round"' if edge else ""
    return f'<polygon points="{pairs}" fill="{colour}"{stroke}/>'


def rect(colour: str, x: float, y: float, w: float, h: float, r: float = 0) -> str:
    round_corner = f' rx="{n(r)}"' if r else ""
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"{round_corner} fill="{colour}"/>'


def disc(colour: str, x: float, y: float, r: float, ry: float = 0) -> str:
    return f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(r)}" ry="{n(ry or r)}" fill="{colour}"/>'


def path(colour: str, d: str) -> str:
    return f'<path d="{d}" fill="{colour}"/>'


def line(colour: str, width: float, d: str) -> str:
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{n(width)}" '
        f'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def moved(shapes: str, x: float, y: float, scale: float = 1, turn: float = 0, flip: bool = False) -> str:
    across = -scale if flip else scale
    rotated = f" rotate({n(turn)})" if turn else ""
    return f'<g transform="translate({n(x)} {n(y)}){rotated} scale({across:g} {scale:g})">{shapes}</g>'


def faded(shapes: str, share: float) -> str:
    return f'<g opacity="{share:g}">{shapes}</g>'


# -- land and sky ---------------------------------------------------------------------------------------------------


def ground(colour: str, y: float = 132, tilt: float = 0) -> str:
    """Gentle land that reaches beyond the frame, with a shadow in front."""
    return (
        path(
            colour,
            f"M-40 {n(y + 4)}C20 {n(y - 6 - tilt)} 60 {n(y + 4)} 110 {n(y)}C150 {n(y - 4)} 190 {n(y - 6 + tilt)} 240 {n(y)}V240H-40Z",
        )
        + '<rect x="-40" y="149" width="280" height="90" fill="#000000" opacity="0.09"/>'
    )


def hills(colour: str, y: float = 132, height: float = 44) -> str:
    return path(
        colour,
        f"M-40 {n(y)}L-10 {n(y - height * 0.5)}L34 {n(y - height)}L78 {n(y - height * 0.35)}L112 {n(y - height * 0.7)}"
        f"L150 {n(y - height * 0.2)}L186 {n(y - height * 0.8)}L240 {n(y - height * 0.3)}V{n(y + 20)}H-40Z",
    )


def sea(y: float = 112, colour: str = WATER) -> str:
    waves = "".join(
        f'<rect x="{x}" y="{n(y + down)}" width="{w}" height="1.6" rx="0.8" fill="#BDE4EC" opacity="0.6"/>'
        for x, down, w in ((18, 12, 20), (92, 7, 14), (140, 20, 24), (60, 30, 22), (168, 9, 12), (120, 40, 26))
    )
    return rect(colour, -40, y, 280, 140) + waves


def rock(colour: str, *points: float) -> str:
    """A cliff, darker on its right side."""
    xs = points[0::2]
    middle = points[2 * (len(xs) // 2) : 2 * (len(xs) // 2) + 2]
    right = [*middle, *points[2 * (len(xs) // 2) + 2 :], middle[0] - 6, points[-1]]
    return poly(colour, *points) + poly(dim(colour, 0.22), *right)


def cypress(x: float, height: float = 56, y: float = BASE, colour: str = LEAF) -> str:
    w = height * 0.16
    return path(
        colour,
        f"M{n(x)} {n(y)}C{n(x - w)} {n(y - height * 0.1)} {n(x - w * 0.8)} {n(y - height * 0.7)} {n(x)} {n(y - height)}"
        f"C{n(x + w * 0.8)} {n(y - height * 0.7)} {n(x + w)} {n(y - height * 0.1)} {n(x)} {n(y)}Z",
    )


def pine(x: float, height: float = 70, y: float = BASE, colour: str = "#2F6B4A") -> str:
    w = height * 0.24
    tiers = "".join(
        poly(
            colour,
            x,
            y - height + t * height * 0.26,
            x - w * (0.5 + t * 0.25),
            y - height * (0.58 - t * 0.24),
            x + w * (0.5 + t * 0.25),
            y - height * (0.58 - t * 0.24),
        )
        for t in range(3)
    )
    return rect(DARK_WOOD, x - 2.5, y - height * 0.14, 5, height * 0.14) + tiers


def tree(x: float, height: float = 50, y: float = BASE, colour: str = "#6B9A4F") -> str:
    r = height * 0.3
    return (
        rect("#6B4A2A", x - 2.5, y - height * 0.5, 5, height * 0.5)
        + disc(dim(colour, 0.15), x + r * 0.5, y - height * 0.58, r * 0.8)
        + disc(colour, x - r * 0.3, y - height * 0.66, r)
        + disc(lit(colour, 0.12), x - r * 0.5, y - height * 0.78, r * 0.5)
    )


def palm(x: float, height: float = 60, y: float = BASE, colour: str = "#4F8A4A") -> str:
    top = y - height
    leaves = "".join(
        line(colour, 4.5, f"M{n(x + 4)} {n(top)}Q{n(x + 4 + dx * 0.6)} {n(top - up)} {n(x + 4 + dx)} {n(top + down)}")
        for dx, up, down in ((-22, 14, 10), (-14, 18, -6), (22, 14, 10), (15, 18, -6), (-8, 2, 18), (12, 2, 18))
    )
    return line("#8A6238", 4.5, f"M{n(x)} {n(y)}Q{n(x - 3)} {n(y - height / 2)} {n(x + 4)} {n(top)}") + leaves


def bush(x: float, r: float = 10, y: float = BASE, colour: str = "#6B9A4F") -> str:
    return disc(dim(colour, 0.12), x + r * 0.7, y - r * 0.4, r * 0.7) + disc(colour, x - r * 0.2, y - r * 0.5, r * 0.9)


def flower_bed(x: float, width: float, y: float = BASE) -> str:
    colours = ("#D8506A", "#F2C94C", "#FFFFFF", "#9A6AC0")
    dots = "".join(disc(colours[k % 4], x + 4 + 7 * k, y - 6 - (k % 2) * 3, 2.4) for k in range(int(width // 7)))
    return rect("#5F8A4A", x, y - 6, width, 6, 2) + dots


# -- buildings ------------------------------------------------------------------------------------------------------


def block(colour: str, x: float, y: float, w: float, h: float) -> str:
    return rect(colour, x, y, w, h) + rect(dim(colour), x + w * 0.68, y, w * 0.32, h)


def gable(colour: str, x: float, y: float, w: float, h: float, over: float = 5) -> str:
    """A roof, darker to the right."""
    return poly(colour, x - over, y, x + w / 2, y - h, x + w + over, y) + poly(
        dim(colour), x + w / 2, y - h, x + w + over, y, x + w * 0.62, y
    )


def door(x: float, w: float, h: float, y: float = BASE, colour: str = DARK) -> str:
    return path(
        colour,
        f"M{n(x - w / 2)} {n(y)}V{n(y - h + w / 2)}A{n(w / 2)} {n(w / 2)} 0 0 1 {n(x + w / 2)} {n(y - h + w / 2)}V{n(y)}Z",
    )


def doors(x: float, w: float, count: int, dw: float, h: float, y: float = BASE, colour: str = DARK) -> str:
    return "".join(door(x + w * (k + 0.5) / count, dw, h, y, colour) for k in range(count))


def windows(x: float, y: float, w: float, count: int, size: float = 7, colour: str = "#5B4A3E") -> str:
    return "".join(rect(colour, x + w * (k + 0.5) / count - size / 2, y, size, size * 1.3, 1) for k in range(count))


def house(x: float, w: float, h: float, wall: str = STONE, roof: str = ROOF, y: float = BASE, rise: float = 0) -> str:
    return block(wall, x, y - h, w, h) + gable(roof, x, y - h, w, rise or w * 0.3)


def column(x: float, y: float, w: float, h: float, colour: str = STONE) -> str:
    return (
        rect(colour, x, y, w, h)
        + rect(dim(colour, 0.16), x + w * 0.62, y, w * 0.38, h)
        + rect(lit(colour), x - w * 0.22, y - 2, w * 1.44, 4)
        + rect(lit(colour), x - w * 0.22, y + h - 3, w * 1.44, 4)
    )


def temple(
    x: float,
    w: float,
    h: float,
    count: int = 5,
    roof: str = ROOF,
    back: str = "#8A7D8E",
    stone: str = STONE,
    y: float = BASE,
    rise: float = 0,
    field: str = "",
) -> str:
    """Steps, columns and a gable."""
    top = y - 12 - h
    rise = rise or w * 0.22
    wide = w * 0.62 / (count * 1.6)
    gap = (w - 8 - wide) / (count - 1)
    columns = "".join(column(x + 4 + k * gap, top, wide, h, stone) for k in range(count))
    return (
        rect(back, x, top, w, h)
        + columns
        + rect(stone, x - 4, top - 9, w + 8, 9)
        + rect(dim(stone, 0.14), x - 4, top - 3, w + 8, 3)
        + poly(roof, x - 8, top - 9, x + w / 2, top - 9 - rise, x + w + 8, top - 9)
        + poly(field or dim(stone, 0.1), x + 10, top - 11, x + w / 2, top - 4 - rise, x + w - 10, top - 11)
        + rect(stone, x - 4, y - 12, w + 8, 5)
        + rect(dim(stone, 0.08), x - 9, y - 7, w + 18, 7)
    )


def dome(x: float, y: float, r: float, colour: str, squash: float = 1) -> str:
    return (
        path(colour, f"M{n(x - r)} {n(y)}A{n(r)} {n(r * squash)} 0 0 1 {n(x + r)} {n(y)}Z")
        + path(
            dim(colour),
            f"M{n(x + r * 0.25)} {n(y)}L{n(x)} {n(y - r * squash)}A{n(r)} {n(r * squash)} 0 0 1 {n(x + r)} {n(y)}Z",
        )
        + rect(GOLD, x - 2, y - r * squash - 9, 4, 10, 1)
    )


def crenels(colour: str, x: float, y: float, w: float, size: float = 8) -> str:
    count = max(2, int((w + size) // (2 * size)))
    step = (w - size) / (count - 1)
    return "".join(rect(colour, x + k * step, y - size, size, size + 0.5) for k in range(count))


def tower(x: float, w: float, h: float, colour: str = SAND, y: float = BASE, size: float = 7) -> str:
    return (
        block(colour, x, y - h, w, h)
        + rect(lit(colour), x - 3, y - h, w + 6, 6)
        + crenels(lit(colour, 0.1), x - 3, y - h, w + 6, size)
    )


def wall(x: float, w: float, h: float, colour: str = "#CDB88A", y: float = BASE, size: float = 8) -> str:
    courses = "".join(
        rect(
            dim(colour, 0.14), x + 8 + (k * 37) % max(10, w - 24), y - h + 12 + 11 * (k % max(1, int(h // 14))), 12, 1.6
        )
        for k in range(int(w // 22))
    )
    return rect(colour, x, y - h, w, h) + crenels(colour, x, y - h, w, size) + courses


def palisade(x: float, w: float, h: float, colour: str = WOOD, y: float = BASE) -> str:
    count = int(w // 11)
    step = w / count
    stakes = "".join(
        poly(
            colour if k % 2 else dim(colour, 0.12),
            x + k * step,
            y,
            x + k * step,
            y - h + 9,
            x + (k + 0.5) * step,
            y - h,
            x + (k + 1) * step - 1,
            y - h + 9,
            x + (k + 1) * step - 1,
            y,
        )
        for k in range(count)
    )
    return stakes + rect(dim(colour, 0.35), x, y - h * 0.64, w, 4) + rect(dim(colour, 0.35), x, y - h * 0.26, w, 4)


def awning(x: float, y: float, w: float, colours: tuple[str, str] = ("#C8402F", "#FBF0DC"), drop: float = 18) -> str:
    count = max(3, int(w // 12))
    step = w / count
    return "".join(
        path(
            colours[k % 2],
            f"M{n(x + 5 + k * (w - 10) / count)} {n(y)}L{n(x + 5 + (k + 1) * (w - 10) / count)} {n(y)}L{n(x + (k + 1) * step)} {n(y + drop)}"
            f"A{n(step / 2)} {n(step / 2.4)} 0 0 1 {n(x + k * step)} {n(y + drop)}Z",
        )
        for k in range(count)
    )


def stall(x: float, w: float, h: float, colours: tuple[str, str] = ("#C8402F", "#FBF0DC"), y: float = BASE) -> str:
    return (
        rect(DARK_WOOD, x + 4, y - h + 8, 4, h - 8)
        + rect(DARK_WOOD, x + w - 8, y - h + 8, 4, h - 8)
        + rect(WOOD, x, y - h * 0.38, w, 6)
        + rect(dim(WOOD), x + 4, y - h * 0.38 + 6, w - 8, h * 0.38 - 6)
        + awning(x - 3, y - h, w + 6, colours)
    )


def tent(x: float, w: float, h: float, colour: str = "#E8D7B0", y: float = BASE) -> str:
    return (
        poly(colour, x, y, x + w / 2, y - h, x + w, y)
        + poly(dim(colour), x + w / 2, y - h, x + w, y, x + w * 0.66, y)
        + poly(DARK, x + w * 0.42, y, x + w / 2, y - h * 0.6, x + w * 0.58, y)
    )


def flag(x: float, y: float, colour: str = "#B0302B", height: float = 26) -> str:
    return line(DARK_WOOD, 2.4, f"M{n(x)} {n(y)}V{n(y - height)}") + poly(
        colour, x + 1, y - height, x + 20, y - height + 6, x + 1, y - height + 13
    )


def banner(x: float, y: float, colour: str, w: float = 12, h: float = 26) -> str:
    return poly(colour, x, y, x + w, y, x + w, y + h, x + w / 2, y + h - 6, x, y + h)


# -- things ---------------------------------------------------------------------------------------------------------


def log_pile(x: float, y: float = BASE, r: float = 8, rows: int = 2) -> str:
    ends = ""
    for row in range(rows):
        for k in range(rows + 1 - row):
            cx, cy = x + r + 2 * r * k + r * row, y - r - 1.75 * r * row
            ends += disc("#6B4424", cx, cy, r) + disc("#D7A468", cx, cy, r * 0.78) + disc("#B27C42", cx, cy, r * 0.42)
            ends += disc("#D7A468", cx, cy, r * 0.2)
    return ends


def trunk(x: float, y: float, w: float, r: float = 8) -> str:
    return (
        rect("#8A5A30", x, y - 2 * r, w, 2 * r, r)
        + rect("#6B4424", x, y - r * 0.7, w, r * 0.7, r * 0.35)
        + disc("#D7A468", x + w - r * 0.6, y - r, r * 0.72, r)
        + disc("#B27C42", x + w - r * 0.6, y - r, r * 0.36, r * 0.5)
    )


def cube(x: float, y: float, size: float = 24, colour: str = "#DCD6C8") -> str:
    """A hewn stone; x, y is its lower left corner."""
    s = size
    return (
        poly(colour, x, y, x, y - s * 0.8, x + s, y - s * 0.8, x + s, y)
        + poly(
            lit(colour, 0.5), x, y - s * 0.8, x + s * 0.3, y - s * 1.08, x + s * 1.3, y - s * 1.08, x + s, y - s * 0.8
        )
        + poly(dim(colour, 0.22), x + s, y, x + s, y - s * 0.8, x + s * 1.3, y - s * 1.08, x + s * 1.3, y - s * 0.28)
    )


def bricks(x: float, y: float = BASE, rows: int = 3, w: float = 18, h: float = 9, colour: str = "#D9743F") -> str:
    out = ""
    for row in range(rows):
        for k in range(rows + 1 - row):
            shade = lit(colour, 0.16) if (k + row) % 2 else colour
            out += rect(shade, x + row * w / 2 + k * w, y - (row + 1) * h, w - 1.4, h - 1.4, 1)
    return rect(dim(colour, 0.55), x - 1, y - h * rows, (rows + 1) * w, 0.01) + out


def crystal(x: float, y: float, size: float = 22) -> str:
    s = size
    return (
        poly(
            "#5B87A0",
            x,
            y,
            x + s * 0.22,
            y - s * 0.8,
            x + s * 0.44,
            y - s * 0.3,
            x + s * 0.6,
            y - s * 1.1,
            x + s * 1.1,
            y,
        )
        + poly("#BFE0EE", x + s * 0.6, y - s * 1.1, x + s * 0.78, y - s * 0.4, x + s * 0.6, y, x + s * 0.46, y)
        + poly("#8FBACD", x + s * 0.22, y - s * 0.8, x + s * 0.36, y - s * 0.2, x + s * 0.3, y, x, y)
    )


def amphora(x: float, y: float = BASE, size: float = 26, colour: str = "#C0703F") -> str:
    s = size
    return (
        path(
            colour,
            f"M{n(x - s * 0.1)} {n(y)}C{n(x - s * 0.5)} {n(y - s * 0.4)} {n(x - s * 0.34)} {n(y - s * 0.72)} {n(x - s * 0.12)} {n(y - s * 0.76)}V{n(y - s)}"
            f"H{n(x + s * 0.12)}V{n(y - s * 0.76)}C{n(x + s * 0.34)} {n(y - s * 0.72)} {n(x + s * 0.5)} {n(y - s * 0.4)} {n(x + s * 0.1)} {n(y)}Z",
        )
        + path(
            dim(colour),
            f"M{n(x + s * 0.06)} {n(y)}C{n(x + s * 0.3)} {n(y - s * 0.4)} {n(x + s * 0.2)} {n(y - s * 0.7)} {n(x + s * 0.06)} {n(y - s * 0.76)}"
            f"L{n(x + s * 0.12)} {n(y - s * 0.76)}C{n(x + s * 0.34)} {n(y - s * 0.72)} {n(x + s * 0.5)} {n(y - s * 0.4)} {n(x + s * 0.1)} {n(y)}Z",
        )
        + rect(lit(colour, 0.2), x - s * 0.18, y - s - 2, s * 0.36, 3.4, 1)
    )


def barrel(x: float, y: float = BASE, size: float = 26) -> str:
    s = size
    return (
        path(
            "#9A6636",
            f"M{n(x)} {n(y)}C{n(x - s * 0.14)} {n(y - s * 0.5)} {n(x - s * 0.08)} {n(y - s * 0.8)} {n(x)} {n(y - s)}H{n(x + s * 0.72)}C{n(x + s * 0.8)} {n(y - s * 0.8)} {n(x + s * 0.86)} {n(y - s * 0.5)} {n(x + s * 0.72)} {n(y)}Z",
        )
        + rect("#5E3B1E", x - s * 0.07, y - s * 0.76, s * 0.86, 2.6)
        + rect("#5E3B1E", x - s * 0.07, y - s * 0.3, s * 0.86, 2.6)
        + disc("#C08A50", x + s * 0.36, y - s, s * 0.36, s * 0.1)
    )


def crate(x: float, y: float = BASE, size: float = 22, colour: str = "#B98550") -> str:
    s = size
    return (
        rect(colour, x, y - s, s, s, 1)
        + rect(dim(colour), x + s * 0.7, y - s, s * 0.3, s, 1)
        + line(
            dim(colour, 0.4),
            2,
            f"M{n(x + 2)} {n(y - 2)}L{n(x + s - 2)} {n(y - s + 2)}M{n(x + 1)} {n(y - s + 1)}H{n(x + s - 1)}M{n(x + 1)} {n(y - 1)}H{n(x + s - 1)}",
        )
    )


def sack(x: float, y: float = BASE, size: float = 22, colour: str = "#D8BF8C") -> str:
    s = size
    return path(
        colour,
        f"M{n(x)} {n(y)}C{n(x - s * 0.2)} {n(y - s * 0.6)} {n(x + s * 0.2)} {n(y - s * 0.7)} {n(x + s * 0.34)} {n(y - s * 0.76)}L{n(x + s * 0.24)} {n(y - s)}H{n(x + s * 0.62)}L{n(x + s * 0.52)} {n(y - s * 0.76)}C{n(x + s * 0.8)} {n(y - s * 0.7)} {n(x + s * 1.05)} {n(y - s * 0.5)} {n(x + s * 0.86)} {n(y)}Z",
    ) + rect(dim(colour, 0.35), x + s * 0.28, y - s * 0.8, s * 0.3, 2.4, 1)


def coins(x: float, y: float = BASE, count: int = 5, r: float = 8) -> str:
    return "".join(
        disc("#8F6105", x, y - 3 - 4.2 * k, r, r * 0.36)
        + disc(GOLD if k % 2 else lit(GOLD, 0.25), x, y - 5 - 4.2 * k, r, r * 0.36)
        for k in range(count)
    )


def boat(x: float, y: float, size: float = 40, sail: str = "#F6E7C8", hull: str = "#6B3E22") -> str:
    s = size
    return (
        line(DARK_WOOD, s * 0.05, f"M{n(x)} {n(y)}V{n(y - s)}")
        + path(
            sail,
            f"M{n(x - s * 0.04)} {n(y - s * 0.96)}C{n(x - s * 0.6)} {n(y - s * 0.7)} {n(x - s * 0.5)} {n(y - s * 0.3)} {n(x - s * 0.42)} {n(y - s * 0.16)}H{n(x - s * 0.04)}Z",
        )
        + path(
            dim(sail, 0.12),
            f"M{n(x + s * 0.04)} {n(y - s * 0.9)}C{n(x + s * 0.4)} {n(y - s * 0.6)} {n(x + s * 0.4)} {n(y - s * 0.3)} {n(x + s * 0.36)} {n(y - s * 0.16)}H{n(x + s * 0.04)}Z",
        )
        + path(
            hull,
            f"M{n(x - s * 0.62)} {n(y - s * 0.1)}H{n(x + s * 0.62)}C{n(x + s * 0.5)} {n(y + s * 0.16)} {n(x + s * 0.3)} {n(y + s * 0.2)} {n(x)} {n(y + s * 0.2)}C{n(x - s * 0.3)} {n(y + s * 0.2)} {n(x - s * 0.52)} {n(y + s * 0.14)} {n(x - s * 0.62)} {n(y - s * 0.1)}Z",
        )
        + rect(lit(hull, 0.2), x - s * 0.6, y - s * 0.1, s * 1.2, s * 0.05)
    )


def person(x: float, y: float = BASE, height: float = 34, robe: str = "#B0302B", skin: str = "#C98F62") -> str:
    h = height
    return (
        path(
            robe,
            f"M{n(x - h * 0.2)} {n(y)}C{n(x - h * 0.2)} {n(y - h * 0.5)} {n(x - h * 0.14)} {n(y - h * 0.72)} {n(x)} {n(y - h * 0.74)}C{n(x + h * 0.14)} {n(y - h * 0.72)} {n(x + h * 0.2)} {n(y - h * 0.5)} {n(x + h * 0.2)} {n(y)}Z",
        )
        + path(
            dim(robe),
            f"M{n(x + h * 0.02)} {n(y)}L{n(x + h * 0.03)} {n(y - h * 0.73)}C{n(x + h * 0.14)} {n(y - h * 0.7)} {n(x + h * 0.2)} {n(y - h * 0.5)} {n(x + h * 0.2)} {n(y)}Z",
        )
        + disc(skin, x, y - h * 0.86, h * 0.13)
        + path(
            DARK,
            f"M{n(x - h * 0.13)} {n(y - h * 0.86)}A{n(h * 0.13)} {n(h * 0.14)} 0 0 1 {n(x + h * 0.13)} {n(y - h * 0.86)}Z",
        )
    )


def soldier(x: float, y: float = BASE, height: float = 40, cloak: str = "#B0302B") -> str:
    h = height
    return (
        line("#6B4A2A", 2.2, f"M{n(x + h * 0.3)} {n(y)}V{n(y - h * 1.16)}")
        + poly("#C7CED2", x + h * 0.3, y - h * 1.3, x + h * 0.36, y - h * 1.14, x + h * 0.24, y - h * 1.14)
        + person(x, y, h, cloak)
        + path(
            "#B88A2A",
            f"M{n(x - h * 0.15)} {n(y - h * 0.84)}A{n(h * 0.15)} {n(h * 0.17)} 0 0 1 {n(x + h * 0.15)} {n(y - h * 0.84)}Z",
        )
        + path(
            "#B0302B",
            f"M{n(x - h * 0.12)} {n(y - h * 0.98)}C{n(x - h * 0.04)} {n(y - h * 1.14)} {n(x + h * 0.14)} {n(y - h * 1.1)} {n(x + h * 0.16)} {n(y - h * 0.9)}L{n(x + h * 0.1)} {n(y - h * 0.98)}Z",
        )
        + disc("#8E2019", x - h * 0.12, y - h * 0.42, h * 0.17)
        + disc(GOLD, x - h * 0.12, y - h * 0.42, h * 0.06)
    )


def shield(x: float, y: float, size: float = 26, colour: str = "#B0302B") -> str:
    s = size
    return (
        path(
            "#5A3A10",
            f"M{n(x)} {n(y - s * 0.56)}L{n(x + s * 0.46)} {n(y - s * 0.4)}V{n(y)}C{n(x + s * 0.44)} {n(y + s * 0.34)} {n(x + s * 0.2)} {n(y + s * 0.5)} {n(x)} {n(y + s * 0.6)}C{n(x - s * 0.2)} {n(y + s * 0.5)} {n(x - s * 0.44)} {n(y + s * 0.34)} {n(x - s * 0.46)} {n(y)}V{n(y - s * 0.4)}Z",
        )
        + path(
            colour,
            f"M{n(x)} {n(y - s * 0.46)}L{n(x + s * 0.37)} {n(y - s * 0.33)}V{n(y)}C{n(x + s * 0.35)} {n(y + s * 0.28)} {n(x + s * 0.17)} {n(y + s * 0.42)} {n(x)} {n(y + s * 0.5)}C{n(x - s * 0.17)} {n(y + s * 0.42)} {n(x - s * 0.35)} {n(y + s * 0.28)} {n(x - s * 0.37)} {n(y)}V{n(y - s * 0.33)}Z",
        )
        + path(
            dim(colour, 0.28),
            f"M{n(x)} {n(y - s * 0.46)}L{n(x + s * 0.37)} {n(y - s * 0.33)}V{n(y)}C{n(x + s * 0.35)} {n(y + s * 0.28)} {n(x + s * 0.17)} {n(y + s * 0.42)} {n(x)} {n(y + s * 0.5)}Z",
        )
        + disc(GOLD, x, y - s * 0.02, s * 0.13)
    )


def sword(x: float, y: float, length: float = 44, turn: float = 0) -> str:
    s = length
    shapes = (
        poly("#DDE4E8", -s * 0.05, 0, -s * 0.05, -s * 0.66, 0, -s * 0.78, s * 0.05, -s * 0.66, s * 0.05, 0)
        + poly("#A9B4BB", 0, 0, 0, -s * 0.78, s * 0.05, -s * 0.66, s * 0.05, 0)
        + rect("#8F6105", -s * 0.16, -s * 0.01, s * 0.32, s * 0.06, 1)
        + rect("#5E3B1E", -s * 0.04, s * 0.04, s * 0.08, s * 0.16)
        + disc(GOLD, 0, s * 0.22, s * 0.05)
    )
    return moved(shapes, x, y, 1, turn)


def gear(x: float, y: float, r: float, colour: str = "#C08A22", hole: str = "#7A5310") -> str:
    points: list[str] = []
    teeth = 10
    for k in range(teeth * 4):
        reach = r if k % 4 in (0, 1) else r * 0.78
        angle = 2 * pi * (k - 0.5) / (teeth * 4)
        points.append(f"{n(x + reach * cos(angle))} {n(y + reach * sin(angle))}")
    return (
        path(colour, "M" + "L".join(points) + "Z")
        + disc(dim(colour, 0.12), x, y, r * 0.56)
        + disc(hole, x, y, r * 0.26)
    )


def wheel(x: float, y: float, r: float, colour: str = DARK_WOOD) -> str:
    spokes = "".join(
        f"M{n(x)} {n(y)}L{n(x + r * 0.9 * cos(pi * k / 3))} {n(y + r * 0.9 * sin(pi * k / 3))}" for k in range(6)
    )
    ring = (
        f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r * 0.9)}" fill="none" stroke="{colour}" stroke-width="{n(r * 0.2)}"/>'
    )
    return line(colour, r * 0.12, spokes) + ring + disc(lit(colour), x, y, r * 0.2)


def scroll(x: float, y: float, w: float, h: float, paper: str = "#F6E7C8") -> str:
    lines = "".join(
        rect("#9A7A4A", x + w * 0.16, y + h * (0.2 + 0.17 * k), w * (0.68 - 0.18 * (k % 2)), 1.8) for k in range(4)
    )
    return (
        rect(paper, x, y, w, h)
        + lines
        + rect("#C9A05A", x - 4, y - 4, w + 8, 7, 3)
        + rect("#C9A05A", x - 4, y + h - 3, w + 8, 7, 3)
    )


def books(x: float, y: float = BASE, count: int = 4, w: float = 40, h: float = 9) -> str:
    colours = ("#6B3F95", "#2C7A48", "#E3A921", "#8E2019", "#2C5FA6", "#17607A")
    return "".join(
        rect(colours[k % 6], x + (k * 5) % 9 - 3, y - h * (k + 1), w - (k * 7) % 11, h - 0.8, 1.5)
        + rect(lit(colours[k % 6], 0.4), x + (k * 5) % 9, y - h * (k + 1) + 2, 4, h - 4.5)
        for k in range(count)
    )


def scales(x: float, y: float, size: float = 44, colour: str = "#B8860B") -> str:
    s = size
    return (
        rect(colour, x - s * 0.04, y - s, s * 0.08, s)
        + rect(colour, x - s * 0.22, y - s * 0.06, s * 0.44, s * 0.08, 2)
        + line(colour, s * 0.07, f"M{n(x - s * 0.5)} {n(y - s * 0.86)}H{n(x + s * 0.5)}")
        + line(
            dim(colour),
            1.4,
            f"M{n(x - s * 0.46)} {n(y - s * 0.86)}L{n(x - s * 0.64)} {n(y - s * 0.46)}M{n(x - s * 0.46)} {n(y - s * 0.86)}L{n(x - s * 0.28)} {n(y - s * 0.46)}"
            f"M{n(x + s * 0.46)} {n(y - s * 0.86)}L{n(x + s * 0.28)} {n(y - s * 0.46)}M{n(x + s * 0.46)} {n(y - s * 0.86)}L{n(x + s * 0.64)} {n(y - s * 0.46)}",
        )
        + path(
            GOLD,
            f"M{n(x - s * 0.66)} {n(y - s * 0.46)}A{n(s * 0.2)} {n(s * 0.17)} 0 0 0 {n(x - s * 0.26)} {n(y - s * 0.46)}Z",
        )
        + path(
            GOLD,
            f"M{n(x + s * 0.26)} {n(y - s * 0.46)}A{n(s * 0.2)} {n(s * 0.17)} 0 0 0 {n(x + s * 0.66)} {n(y - s * 0.46)}Z",
        )
    )


def flame(x: float, y: float, size: float = 16) -> str:
    s = size
    return path(
        "#EB7A1E",
        f"M{n(x)} {n(y - s)}C{n(x + s * 0.5)} {n(y - s * 0.5)} {n(x + s * 0.46)} {n(y)} {n(x)} {n(y)}C{n(x - s * 0.46)} {n(y)} {n(x - s * 0.5)} {n(y - s * 0.5)} {n(x)} {n(y - s)}Z",
    ) + path(
        "#FFD45A",
        f"M{n(x)} {n(y - s * 0.56)}C{n(x + s * 0.24)} {n(y - s * 0.3)} {n(x + s * 0.22)} {n(y)} {n(x)} {n(y)}C{n(x - s * 0.22)} {n(y)} {n(x - s * 0.24)} {n(y - s * 0.3)} {n(x)} {n(y - s * 0.56)}Z",
    )


def smoke(x: float, y: float, size: float = 10) -> str:
    return faded(
        disc("#8A8A90", x, y, size * 0.6)
        + disc("#9A9AA0", x + size * 0.5, y - size, size * 0.8)
        + disc("#A8A8AE", x + size * 0.2, y - size * 2.1, size),
        0.55,
    )


def star(colour: str, x: float, y: float, r: float, inner: float = 0.42, points: int = 5) -> str:
    corners: list[float] = []
    for k in range(points * 2):
        reach = r if k % 2 == 0 else r * inner
        corners += [x + reach * cos(-pi / 2 + k * pi / points), y + reach * sin(-pi / 2 + k * pi / points)]
    return poly(colour, *corners)


def horse(x: float, y: float = BASE, size: float = 50, colour: str = "#7A4A2B") -> str:
    """A standing horse that looks to the right; x is its tail."""
    s = size / 100
    shapes = (
        path(
            colour,
            "M8 -46C20 -58 50 -56 62 -56C70 -66 74 -84 80 -92L84 -98L88 -90C96 -84 104 -72 102 -66L94 -62L86 -66C84 -54 80 -46 76 -42L74 0H66L64 -32C48 -26 34 -28 26 -32L22 0H14L14 -30C6 -32 4 -38 8 -46Z",
        )
        + path(dim(colour, 0.45), "M62 -56C64 -74 72 -90 82 -96L80 -86C74 -78 70 -66 66 -56Z")
        + path(dim(colour, 0.45), "M8 -46C-4 -40 -6 -22 -2 -8C4 -20 8 -30 12 -38Z")
    )
    return moved(shapes, x, y, s)


def statue_on(x: float, y: float, h: float, colour: str = STONE) -> str:
    """A statue on its pedestal."""
    pedestal = block(colour, x - h * 0.26, y - h * 0.3, h * 0.52, h * 0.3)
    y -= h * 0.3
    return pedestal + (
        path(
            colour,
            f"M{x - h * 0.16} {y}L{x - h * 0.12} {y - h * 0.62}C{x - h * 0.1} {y - h * 0.74} {x + h * 0.1} {y - h * 0.74} {x + h * 0.13} {y - h * 0.62}L{x + h * 0.17} {y}Z",
        )
        + path(
            dim(colour),
            f"M{x + h * 0.04} {y}L{x + h * 0.04} {y - h * 0.7}C{x + h * 0.1} {y - h * 0.72} {x + h * 0.13} {y - h * 0.66} {x + h * 0.13} {y - h * 0.62}L{x + h * 0.17} {y}Z",
        )
        + disc(colour, x, y - h * 0.86, h * 0.12)
    )


def vine_row(x: float, y: float, w: float) -> str:
    return line("#6F8F3E", 5, f"M{n(x)} {n(y)}Q{n(x + w / 2)} {n(y - 9)} {n(x + w)} {n(y)}")


def picture(*parts: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 170">{"".join(parts)}</svg>\n'
