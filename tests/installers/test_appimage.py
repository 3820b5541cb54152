"""One file for every Linux: what it is joined from, and what is refused."""

from pathlib import Path

import pytest

from installers import appimage
from installers.run import Refused


def test_the_program_stands_before_the_image_and_can_be_run(tmp_path: Path) -> None:
    image, file = tmp_path / "image", tmp_path / "dist" / "wonders.AppImage"
    image.write_bytes(b"packed")
    appimage.join(b"program ", image, file)
    assert file.read_bytes() == b"program packed"
    assert file.stat().st_mode & 0o777 == 0o755


def test_a_program_that_was_not_pinned_is_refused_and_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(appimage, "BUILD", tmp_path)
    monkeypatch.setattr(appimage, "fetched", lambda _address: b"something else")
    with pytest.raises(Refused, match="not the file that was pinned"):
        appimage.runtime()
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_fetched_is_said_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="cannot be fetched here"):
        appimage.fetched((tmp_path / "nothing").as_uri())
