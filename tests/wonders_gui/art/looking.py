"""What tests ask of pictures."""

from PySide6.QtGui import QImage, QPixmap


def grey(pixmap: QPixmap) -> bytes:
    """The picture as somebody sees it who sees no colours."""
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    dots, line = bytes(image.constBits()), image.bytesPerLine()
    # Lines are filled up to a round number of bytes, with whatever lay in memory there.
    return b"".join(dots[row * line : row * line + image.width()] for row in range(image.height()))


def same(one: QPixmap, other: QPixmap) -> bool:
    """Whether two pictures are alike, dot by dot."""
    return one.toImage() == other.toImage()


def is_empty(pixmap: QPixmap) -> bool:
    """Whether nothing was painted."""
    image = pixmap.toImage()
    blank = QImage(image)
    blank.fill(0)
    return image == blank
