"""Makes one file of an AppDir: a small program that mounts what lies behind it, and behind it the AppDir, packed."""

import hashlib
import os
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

from installers.run import BUILD, Refused, need, run, say

RUNTIME: Final = "https://github.com/AppImage/type2-runtime/releases/download/20251108/runtime-x86_64"
RUNTIME_SUM: Final = "2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d"
MINUTES: Final = 60.0


def pack(app_dir: Path, file: Path, moment: int) -> None:
    """Write the AppImage; the same AppDir and moment give the same bytes."""
    image = BUILD / f"{file.name}.squashfs"
    command: list[str | Path] = [
        need("mksquashfs", "squashfs-tools"),
        app_dir,
        image,
        "-noappend",
        "-root-owned",
        "-no-progress",
    ]
    command += ["-comp", "zstd", "-Xcompression-level", "19", "-no-xattrs"]
    env = {**os.environ, "SOURCE_DATE_EPOCH": str(moment)}
    run("Packing the AppDir", command, 10 * MINUTES, env)
    join(runtime(), image, file)
    image.unlink()


def join(program: bytes, image: Path, file: Path) -> None:
    """The program first: it looks for the image right behind itself."""
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(program + image.read_bytes())
    file.chmod(0o755)


def runtime() -> bytes:
    """The program in front, fetched once and compared with its sum."""
    kept = BUILD / "appimage-runtime"
    if not kept.is_file():
        kept.write_bytes(fetched(RUNTIME))
    content = kept.read_bytes()
    if hashlib.sha256(content).hexdigest() != RUNTIME_SUM:
        kept.unlink()
        raise Refused(f"{RUNTIME} is not the file that was pinned.")
    return content


def fetched(address: str) -> bytes:
    """A file from the net; raises Refused when it cannot be had."""
    say(f"Fetching {address} ...")
    try:
        with urllib.request.urlopen(address, timeout=60) as answer:
            content: bytes = answer.read()
    except (urllib.error.URLError, TimeoutError) as error:
        raise Refused(f"{address} cannot be fetched here ({error}); the release workflow can.") from None
    return content
