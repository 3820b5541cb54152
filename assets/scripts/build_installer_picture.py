"""Builds the picture at the side of the installer for Windows, packaging/windows/side.bmp: run it after a new icon."""

from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
SIZE = (328, 628)
"""Twice what NSIS asks for, as it fits pictures to the screen."""
TOP, BOTTOM = (45, 42, 46), (94, 74, 52)
COLOURS = 128


def main() -> None:
    shade = Image.linear_gradient("L").resize(SIZE)
    picture = Image.composite(Image.new("RGB", SIZE, BOTTOM), Image.new("RGB", SIZE, TOP), shade)
    icon = Image.open(ROOT / "assets" / "app" / "wonders-256.png")
    picture.paste(icon, ((SIZE[0] - icon.width) // 2, 120), icon)
    picture.quantize(COLOURS).save(ROOT / "packaging" / "windows" / "side.bmp")


if __name__ == "__main__":
    main()
