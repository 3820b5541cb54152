"""Builds the icon of the program in every size and format from assets/app/wonders.svg: run it after a change. Small sizes have a
simpler drawing of their own.

Qt renders the drawing, Pillow writes the format of Windows; that of macOS is a list of PNG files.
"""

from __future__ import annotations

import os
import struct
import tempfile
from pathlib import Path

from PIL import Image

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

APP = Path(__file__).resolve().parent.parent / "app"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SMALL = 32
MAC_SIZES = (
    (b"icp4", 16), (b"icp5", 32), (b"ic07", 128), (b"ic08", 256), (b"ic09", 512),
    (b"ic11", 32), (b"ic12", 64), (b"ic13", 256), (b"ic14", 512), (b"ic10", 1024),
)  # fmt: skip
"""Every picture of an icon of macOS: the usual ones, then those for screens with twice as many dots."""


def rendered(size: int, folder: Path = APP) -> Path:
    """The drawing at one size."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing = "wonders-small.svg" if size <= SMALL else "wonders.svg"
    QSvgRenderer(str(APP / drawing)).render(painter)
    painter.end()
    file = folder / f"wonders-{size}.png"
    image.save(str(file))
    return file


def mac_icon() -> bytes:
    """The icon of macOS: each picture as a PNG file behind its name and length."""
    with tempfile.TemporaryDirectory() as folder:
        pictures = {size: rendered(size, Path(folder)).read_bytes() for _, size in MAC_SIZES}
    entries = [name + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for name, size in MAC_SIZES]
    body = b"".join(entries)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main() -> None:
    application = QGuiApplication([])
    files = [rendered(size) for size in SIZES]
    largest = Image.open(files[-1])
    smaller = [Image.open(file) for file in files[:-1]]
    largest.save(APP / "wonders.ico", sizes=[(size, size) for size in SIZES[:-1]], append_images=smaller)
    (APP / "wonders.icns").write_bytes(mac_icon())
    application.quit()


if __name__ == "__main__":
    main()
