"""What the Linux downloads share, the archive that runs from its folder, and the recipe for an AppImage."""

import os
import shutil
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from installers import appimage, elf, freeze
from installers.freeze import FROZEN, MINUTES, megabytes, source_date
from installers.run import BUILD, DIST, ROOT, need, run, say
from installers.version import version

SOURCES: Final = ROOT / "packaging" / "linux"
ICONS: Final = ROOT / "assets" / "app"
STAGE: Final = BUILD / "linux"
DESKTOP: Final = "wonders.desktop"
METAINFO: Final = "org.wonders_game.wonders.metainfo.xml"
MIME: Final = "wonders-mime.xml"
MIME_ICON: Final = "application-x-wonders-save"
PROGRAM_MODE: Final = 0o755
FILE_MODE: Final = 0o644


def filled(name: str) -> str:
    """A file of packaging/linux with version, date and packages in place."""
    day = datetime.fromtimestamp(source_date(), UTC).date().isoformat()
    names = " ".join(package_names())
    text = (SOURCES / name).read_text(encoding="utf-8")
    return text.replace("@VERSION@", version()).replace("@DATE@", day).replace("@PACKAGES@", names)


def package_names() -> list[str]:
    """The packages that a window needs and a small system may lack, by the names that are the same everywhere."""
    return ["libegl1", "libxcb-cursor0", "libxcb-icccm4", "libxcb-keysyms1", "libxkbcommon-x11-0"]


def lay_out_shared(share: Path) -> None:
    """What the desktop reads, in a folder such as /usr/share."""
    write(share / "applications" / DESKTOP, filled(DESKTOP))
    write(share / "metainfo" / METAINFO, filled(METAINFO))
    write(share / "mime" / "packages" / "wonders.xml", filled(MIME))
    for picture in sorted(ICONS.glob("wonders-[0-9]*.png")):
        size = picture.stem.rpartition("-")[2]
        folder = share / "icons" / "hicolor" / f"{size}x{size}"
        copy(picture, folder / "apps" / "wonders.png")
        copy(picture, folder / "mimetypes" / f"{MIME_ICON}.png")
    copy(ICONS / "wonders.svg", share / "icons" / "hicolor" / "scalable" / "apps" / "wonders.svg")
    copy(ICONS / "wonders.svg", share / "icons" / "hicolor" / "scalable" / "mimetypes" / f"{MIME_ICON}.svg")


def write(file: Path, text: str) -> None:
    """A text file, with the folders above it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8", newline="\n")


def copy(source: Path, target: Path) -> None:
    """A copy, with the folders above it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def fresh_stage(name: str) -> Path:
    """An empty folder to lay files out in."""
    stage = STAGE / name
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    return stage


def settle(folder: Path) -> None:
    """The same modes and dates on every machine: only programs may be run, and nothing is newer than the source."""
    moment = source_date()
    for path in [folder, *folder.rglob("*")]:
        if path.is_symlink():
            os.utime(path, (moment, moment), follow_symlinks=False)
            continue
        is_program = path.is_dir() or (elf.is_elf(path) and ".so" not in path.name)
        path.chmod(PROGRAM_MODE if is_program or path.name == "AppRun" else FILE_MODE)
        os.utime(path, (moment, moment))


# -- the archive ------------------------------------------------------------------------------------------------------


def tar_file() -> Path:
    """The archive that runs from its folder."""
    return DIST / f"wonders-{version()}-linux-x86_64.tar.xz"


def build_tar() -> None:
    """pack the frozen program into dist/wonders-VERSION-linux-x86_64.tar.xz"""
    freeze.refresh()
    elf.packages(elf.wants(FROZEN))
    stage = fresh_stage("tar")
    folder = stage / f"wonders-{version()}"
    shutil.copytree(FROZEN, folder, symlinks=True)
    write(folder / "README.txt", filled("README.txt"))
    copy(ROOT / "LICENSE", folder / "LICENSE")
    settle(stage)
    file = tar_file()
    file.parent.mkdir(exist_ok=True)
    command = [need("tar", "tar"), "--create", "--xz", "--file", str(file), "--sort=name", "--owner=0", "--group=0"]
    command += ["--numeric-owner", "--format=gnu", "--directory", str(stage), folder.name]
    env = {**os.environ, "XZ_OPT": "-6 --threads=1"}
    need("xz", "xz-utils")
    run("Packing the archive", command, 10 * MINUTES, env)
    say(f"{file.relative_to(ROOT)}: {megabytes(file):.1f} MB.")


# -- AppImage ---------------------------------------------------------------------------------------------------------

APP_RUN: Final = '#!/bin/sh\nexec "$(dirname "$(readlink -f "$0")")/usr/lib/wonders/wonders" "$@"\n'


def build_appimage() -> None:
    """make dist/wonders-VERSION-x86_64.AppImage, one file that runs on most systems"""
    freeze.refresh()
    app_dir = fresh_stage("wonders.AppDir")
    shutil.copytree(FROZEN, app_dir / "usr" / "lib" / "wonders", symlinks=True)
    lay_out_shared(app_dir / "usr" / "share")
    write(app_dir / "AppRun", APP_RUN)
    write(app_dir / DESKTOP, filled(DESKTOP).replace("TryExec=wonders\n", ""))
    copy(ICONS / "wonders-256.png", app_dir / "wonders.png")
    copy(ICONS / "wonders-256.png", app_dir / ".DirIcon")
    settle(app_dir)
    file = DIST / f"wonders-{version()}-x86_64.AppImage"
    appimage.pack(app_dir, file, source_date())
    say(f"{file.relative_to(ROOT)}: {megabytes(file):.1f} MB.")
