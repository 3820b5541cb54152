"""Builds the icon of the program in every size and format from assets/app/wonders.svg: run it after a change. Small sizes have a
simpler drawing of their own.

Qt renders the drawing, Pillow writes the formats of Windows and macOS.
"""

from __future__ import annotations

import os
from pathlib import Path

from PIL import Image

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

APP = Path(__file__).resolve().parent.parent / "app"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SMALL = 32


def rendered(size: int) -> Path:
    """The drawing at one size."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing = "wonders-small.svg" if size <= SMALL else "wonders.svg"
    QSvgRenderer(str(APP / drawing)).render(painter)
    painter.end()
    file = APP / f"wonders-{size}.png"
    image.save(str(file))
    return file


def main() -> None:
    application = QGuiApplication([])
    files = [rendered(size) for size in SIZES]
    largest = Image.open(files[-1])
    smaller = [Image.open(file) for file in files[:-1]]
    largest.save(APP / "wonders.ico", sizes=[(size, size) for size in SIZES[:-1]], append_images=smaller)
    largest.save(APP / "wonders.icns", append_images=smaller)
    application.quit()


if __name__ == "__main__":
    main()
