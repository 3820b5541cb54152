"""Parts of the pictures of black cards: what is done after sunset, by lamplight."""

from __future__ import annotations

from shapes import (
    BASE,
    DARK_WOOD,
    GOLD,
    WOOD,
    block,
    crenels,
    dim,
    disc,
    door,
    faded,
    flame,
    gable,
    line,
    lit,
    moved,
    n,
    path,
    poly,
    rect,
)  # fmt: skip

STREET = "#57506A"
DARK_WALL = "#4C465E"
WALL = "#6A647C"
PALE_WALL = "#98909E"
MARBLE = "#D9D2D6"
TILE = "#40364F"
NIGHT = "#221D2E"
LAMP = "#FFD27A"
IRON = "#2B2833"
CLOAK = "#2E2838"
TIMBER = "#7A5A44"
SAIL = "#8C8398"
POPPY = "#C8483A"


def glow(x: float, y: float, r: float) -> str:
    """Light around a lamp."""
    return faded(disc(LAMP, x, y, r), 0.16) + faded(disc(LAMP, x, y, r * 0.6), 0.22)


def lantern(x: float, y: float, size: float = 12) -> str:
    """A hanging lantern; x, y is where it hangs."""
    s = size
    return (
        glow(x, y + s * 0.8, s * 1.7)
        + line(IRON, 1.6, f"M{n(x)} {n(y)}V{n(y + s * 0.3)}")
        + poly(IRON, x - s * 0.42, y + s * 0.42, x, y + s * 0.1, x + s * 0.42, y + s * 0.42)
        + rect(LAMP, x - s * 0.32, y + s * 0.42, s * 0.64, s * 0.74)
        + line(IRON, 1.4, f"M{n(x)} {n(y + s * 0.42)}V{n(y + s * 1.16)}")
        + rect(IRON, x - s * 0.4, y + s * 1.12, s * 0.8, s * 0.16)
    )


def torch(x: float, y: float = BASE, height: float = 44) -> str:
    """A torch on a pole."""
    return (
        glow(x, y - height - 6, 17)
        + line(DARK_WOOD, 3.6, f"M{n(x)} {n(y)}V{n(y - height)}")
        + flame(x, y - height + 2, 17)
    )


def windows_lit(x: float, y: float, w: float, count: int, size: float = 8) -> str:
    """A row of windows with light behind them."""
    return "".join(
        rect(LAMP, x + w * (k + 0.5) / count - size / 2, y, size, size * 1.35, 1)
        + line(NIGHT, 1.2, f"M{n(x + w * (k + 0.5) / count)} {n(y)}V{n(y + size * 1.35)}")
        for k in range(count)
    )


def dark_house(x: float, w: float, h: float, wall: str = DARK_WALL, roof: str = TILE, y: float = BASE) -> str:
    """A house in the dark."""
    return block(wall, x, y - h, w, h) + gable(roof, x, y - h, w, w * 0.34)


def skyline() -> str:
    """Roofs of the sleeping city, far off."""
    roofs = "".join(
        poly("#4A4668", x, 134, x, 134 - h, x + w / 2, 134 - h - w * 0.3, x + w, 134 - h, x + w, 134)
        for x, w, h in ((-30, 40, 26), (6, 34, 34), (38, 44, 22), (84, 36, 32), (124, 46, 24), (168, 34, 36), (200, 40, 24))
    )  # fmt: skip
    return roofs + "".join(rect(LAMP, x, y, 3, 4) for x, y in ((18, 112), (94, 114), (146, 120), (182, 110)))


def street(colour: str = STREET, y: float = 134) -> str:
    """Cobbles that reach beyond the frame."""
    stones = "".join(
        disc(lit(colour, 0.1), (k * 53) % 200, y + 10 + (k * 17) % 24, 6, 1.8) for k in range(14)
    )  # fmt: skip
    return rect(colour, -40, y, 280, 120) + stones


def hooded(x: float, y: float = BASE, height: float = 44, cloak: str = CLOAK) -> str:
    """Somebody who does not want to be known."""
    h = height
    return (
        path(
            cloak,
            f"M{n(x - h * 0.26)} {n(y)}C{n(x - h * 0.26)} {n(y - h * 0.5)} {n(x - h * 0.2)} {n(y - h)} {n(x)} {n(y - h)}"
            f"C{n(x + h * 0.2)} {n(y - h)} {n(x + h * 0.26)} {n(y - h * 0.5)} {n(x + h * 0.26)} {n(y)}Z",
        )
        + path(
            lit(cloak, 0.14),
            f"M{n(x - h * 0.26)} {n(y)}C{n(x - h * 0.26)} {n(y - h * 0.5)} {n(x - h * 0.2)} {n(y - h)} {n(x)} {n(y - h)}"
            f"C{n(x - h * 0.12)} {n(y - h * 0.6)} {n(x - h * 0.12)} {n(y - h * 0.3)} {n(x - h * 0.1)} {n(y)}Z",
        )
        + disc("#171320", x + h * 0.02, y - h * 0.78, h * 0.11, h * 0.14)
        + disc("#C9A080", x + h * 0.02, y - h * 0.74, h * 0.06, h * 0.07)
    )


def dove(x: float, y: float, size: float = 24, colour: str = "#F4F0EA", turned: float = 1) -> str:
    """A dove in flight; `turned` is -1 when it flies to the left."""
    shapes = path(
        colour,
        "M-46 14C-34 12 -24 8 -16 0C-20 -20 -10 -40 10 -46C10 -32 14 -20 18 -12C26 -16 34 -14 38 -8L48 -4L38 2"
        "C32 20 12 26 -8 20C-20 24 -34 24 -46 14Z",
    ) + path(dim(colour, 0.2), "M-16 0C-20 -20 -10 -40 10 -46C10 -32 14 -20 18 -12C8 -2 -4 4 -16 0Z")
    return f'<g transform="translate({n(x)} {n(y)}) scale({n(turned * size)}e-2 {n(size)}e-2)">{shapes}</g>'


def olive(x: float, y: float, size: float = 30, turn: float = 0) -> str:
    """A branch of an olive tree, from its stem upwards."""
    leaves = "".join(
        moved(path("#8FB06A", "M0 0C6 -7 16 -8 22 -3C16 4 6 5 0 0Z"), 0, -18 * k - 12, 1, -35)
        + moved(path("#6F9450", "M0 0C-6 -7 -16 -8 -22 -3C-16 4 -6 5 0 0Z"), 0, -18 * k - 16, 1, 35)
        for k in range(4)
    )
    stem = line("#6B5A38", 3.4, "M0 0V-84") + path("#8FB06A", "M0 -82C-7 -92 -5 -100 0 -104C5 -100 7 -92 0 -82Z")
    return moved(stem + leaves, x, y, size / 100, turn)


def skull(x: float, y: float, size: float = 20, colour: str = "#EDE6DA") -> str:
    """The sign of the raiders."""
    return moved(
        path(colour, "M-34 -6C-34 -54 34 -54 34 -6C34 8 28 14 22 18V38H-22V18C-28 14 -34 8 -34 -6Z")
        + disc(NIGHT, -13, -4, 9, 10)
        + disc(NIGHT, 13, -4, 9, 10)
        + poly(NIGHT, 0, 8, 5, 17, -5, 17)
        + line(NIGHT, 4, "M-8 26V38M0 26V38M8 26V38"),
        x,
        y,
        size / 100,
    )


def raider_flag(x: float, y: float, height: float = 36) -> str:
    """A black flag with a skull."""
    top = y - height
    return (
        line(DARK_WOOD, 2.6, f"M{n(x)} {n(y)}V{n(top)}")
        + path(
            "#1F1B27",
            f"M{n(x + 1)} {n(top)}Q{n(x + 14)} {n(top + 5)} {n(x + 30)} {n(top)}L{n(x + 27)} {n(top + 10)}L{n(x + 30)} {n(top + 20)}Q{n(x + 14)} {n(top + 25)} {n(x + 1)} {n(top + 20)}Z",
        )
        + skull(x + 14, top + 12, 17)
    )


def bars(x: float, y: float, w: float, h: float, count: int = 3, back: str = NIGHT) -> str:
    """A barred opening."""
    rods = "".join(f"M{n(x + w * (k + 1) / (count + 1))} {n(y)}V{n(y + h)}" for k in range(count))
    return rect(back, x, y, w, h, 2) + line("#A9A6B2", 2, rods + f"M{n(x)} {n(y + h * 0.5)}H{n(x + w)}")


def keep(x: float, w: float, h: float, colour: str = WALL, y: float = BASE, size: float = 7) -> str:
    """A tower in the dark."""
    return (
        block(colour, x, y - h, w, h)
        + rect(lit(colour, 0.14), x - 3, y - h, w + 6, 5)
        + crenels(lit(colour, 0.1), x - 3, y - h, w + 6, size)
    )


def poppy(x: float, y: float = BASE, height: float = 30) -> str:
    """A poppy and its pod."""
    top = y - height
    return (
        line("#5F7A4A", 2.2, f"M{n(x)} {n(y)}Q{n(x - 3)} {n(y - height / 2)} {n(x)} {n(top)}")
        + path("#5F7A4A", f"M{n(x)} {n(y - 8)}Q{n(x + 10)} {n(y - 14)} {n(x + 12)} {n(y - 20)}Q{n(x + 2)} {n(y - 18)} {n(x)} {n(y - 8)}Z")
        + disc(POPPY, x - 5, top, 6, 5.4)
        + disc(POPPY, x + 5, top, 6, 5.4)
        + disc(lit(POPPY, 0.14), x, top - 4, 6, 4.6)
        + disc(NIGHT, x, top - 1, 2.6)
    )  # fmt: skip


def pod(x: float, y: float, size: float = 10) -> str:
    """The dried pod of a poppy."""
    return disc("#9AA36A", x, y, size * 0.5, size * 0.56) + path(
        "#6F7A48",
        f"M{n(x - size * 0.4)} {n(y - size * 0.5)}L{n(x - size * 0.3)} {n(y - size * 0.8)}L{n(x)} {n(y - size * 0.6)}L{n(x + size * 0.3)} {n(y - size * 0.8)}L{n(x + size * 0.4)} {n(y - size * 0.5)}Z",
    )


def die(x: float, y: float, size: float = 22, pips: int = 5, turn: float = 0) -> str:
    """A die; x, y is its middle."""
    places = {2: (1, 9), 3: (1, 5, 9), 5: (1, 3, 5, 7, 9), 6: (1, 3, 4, 6, 7, 9)}[pips]
    dots = "".join(disc(NIGHT, -26 + 26 * ((p - 1) % 3), -26 + 26 * ((p - 1) // 3), 9) for p in places)
    return moved(
        rect("#F4EBDA", -50, -50, 100, 100, 16) + rect("#CFC2AE", 30, -50, 20, 100, 12) + dots, x, y, size / 100, turn
    )


def chest(x: float, y: float = BASE, w: float = 44, inside: str = GOLD) -> str:
    """An open chest."""
    h = w * 0.42
    return (
        path(dim(TIMBER, 0.35), f"M{n(x)} {n(y - h)}L{n(x + 3)} {n(y - h * 1.9)}H{n(x + w - 3)}L{n(x + w)} {n(y - h)}Z")
        + disc(inside, x + w * 0.32, y - h, w * 0.2, w * 0.14)
        + disc(lit(inside, 0.2), x + w * 0.64, y - h, w * 0.24, w * 0.18)
        + block(TIMBER, x, y - h, w, h)
        + rect(IRON, x, y - h, w, 3)
        + rect(IRON, x + w * 0.14, y - h, 3, h)
        + rect(IRON, x + w * 0.8, y - h, 3, h)
        + rect(GOLD, x + w * 0.44, y - h + 2, w * 0.14, w * 0.16, 1)
    )


def pier(x: float, w: float, y: float = 138) -> str:
    """Planks on posts over the water."""
    posts = "".join(rect(DARK_WOOD, x + w * (k + 0.5) / 4 - 3, y, 6, 34) for k in range(4))
    planks = "".join(rect(dim(TIMBER, 0.3), x + w * k / 6, y, 1.4, 8) for k in range(1, 6))
    return posts + rect(TIMBER, x, y, w, 8) + planks


def dark_sea(y: float = 118) -> str:
    """The sea by night."""
    waves = "".join(
        f'<rect x="{x}" y="{n(y + down)}" width="{w}" height="1.6" rx="0.8" fill="#9FB4D8" opacity="0.5"/>'
        for x, down, w in ((18, 12, 20), (92, 7, 14), (140, 20, 24), (60, 30, 22), (168, 9, 12), (120, 40, 26))
    )
    return rect("#2C3F66", -40, y, 280, 140) + waves


def night_tent(x: float, w: float, h: float, colour: str = "#6E4A48", y: float = BASE) -> str:
    """A tent with a light in it."""
    return (
        poly(colour, x, y, x + w / 2, y - h, x + w, y)
        + poly(dim(colour, 0.3), x + w / 2, y - h, x + w, y, x + w * 0.66, y)
        + poly(LAMP, x + w * 0.42, y, x + w / 2, y - h * 0.6, x + w * 0.58, y)
    )


def campfire(x: float, y: float = BASE, size: float = 22) -> str:
    """Logs and flames."""
    s = size
    return (
        glow(x, y - s * 0.5, s * 1.5)
        + flame(x, y - 3, s)
        + line(DARK_WOOD, 4, f"M{n(x - s * 0.6)} {n(y)}L{n(x + s * 0.5)} {n(y - 5)}M{n(x + s * 0.6)} {n(y)}L{n(x - s * 0.5)} {n(y - 5)}")
    )  # fmt: skip


def candle(x: float, y: float, height: float = 14) -> str:
    """A candle."""
    return glow(x, y - height - 4, 9) + rect("#EFE6D2", x - 2, y - height, 4, height) + flame(x, y - height + 1, 9)


def chain(x: float, y: float, links: int = 4, size: float = 7) -> str:
    """Links that hang down."""
    return "".join(
        f'<ellipse cx="{n(x)}" cy="{n(y + size * 1.25 * k)}" rx="{n(size * (0.5 if k % 2 else 0.3))}" ry="{n(size * 0.75)}" fill="none" stroke="#A9A6B2" stroke-width="{n(size * 0.26)}"/>'
        for k in range(links)
    )


def grave_door(x: float, w: float, h: float, y: float = BASE) -> str:
    """A doorway with a lintel that leads into the dark."""
    return (
        rect(MARBLE, x - w / 2 - 6, y - h - 8, w + 12, h + 8)
        + rect(dim(MARBLE, 0.24), x + w / 2, y - h - 8, 6, h + 8)
        + rect(lit(MARBLE), x - w / 2 - 9, y - h - 12, w + 18, 6)
        + rect(NIGHT, x - w / 2, y - h, w, h)
    )


def portal(x: float, w: float, h: float, y: float = BASE) -> str:
    """An arched door with light behind it."""
    return door(x, w + 6, h + 3, y, NIGHT) + door(x, w, h, y, LAMP)


def shelf(x: float, y: float, w: float, things: str) -> str:
    """A board on the wall, with what stands on it drawn from its middle."""
    return rect(WOOD, x, y, w, 4) + moved(things, x + w / 2, y)
