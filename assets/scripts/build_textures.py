"""Builds the grain of the limestone table, a tile without seams: light and dark specks on nothing. Run after a change."""

from __future__ import annotations

import random
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter

TEXTURES = Path(__file__).resolve().parent.parent / "textures"
SIDE = 256
SEED = 7


def noise(rng: random.Random, blur: float) -> Image.Image:
    """Soft noise that meets itself at the edges: it is blurred three times as wide and cut from the middle."""
    tile = Image.frombytes("L", (SIDE, SIDE), rng.randbytes(SIDE * SIDE))
    wide = Image.new("L", (SIDE * 3, SIDE * 3))
    for x in range(3):
        for y in range(3):
            wide.paste(tile, (x * SIDE, y * SIDE))
    return wide.filter(ImageFilter.GaussianBlur(blur)).crop((SIDE, SIDE, 2 * SIDE, 2 * SIDE))


def stretched(image: Image.Image, strength: float) -> Image.Image:
    """The same noise from black to a share of white."""
    levels = image.histogram()
    seen = [value for value, count in enumerate(levels) if count]
    low, high = seen[0], seen[-1]
    return image.point([min(255, max(0, round((v - low) / (high - low) * 255 * strength))) for v in range(256)])


def main() -> None:
    rng = random.Random(SEED)
    fine, broad = noise(rng, 0.8), noise(rng, 9)
    grain = ImageChops.add(stretched(fine, 0.55), stretched(broad, 0.45))
    dark = grain.point([max(0, 128 - v) // 6 for v in range(256)])
    light = grain.point([max(0, v - 128) // 5 for v in range(256)])
    tone = Image.composite(
        Image.new("L", (SIDE, SIDE), 255),
        Image.new("L", (SIDE, SIDE), 60),
        light.point([255 * (v > 0) for v in range(256)]),
    )
    Image.merge("LA", (tone, ImageChops.lighter(dark, light))).save(TEXTURES / "limestone.png", optimize=True)


if __name__ == "__main__":
    main()
