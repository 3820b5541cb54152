"""Tries the Linux downloads in an empty Debian: they install, test themselves, fit the desktop, and go."""

import shutil
from typing import Final

from installers import deb, elf, linux
from installers.chroot import PLAYER, Chroot, chroot, names_of
from installers.freeze import FROZEN, MINUTES
from installers.run import Refused, say

XVFB: Final = ("xvfb-run", "--auto-servernum", "--server-args=-screen 0 1920x1080x24")
OFFSCREEN: Final = ("env", "QT_QPA_PLATFORM=offscreen")
REPORT: Final = "report.txt"
HOME: Final = f"home/{PLAYER}"
USER_DATA: Final = f"{HOME}/.local/share/wonders"
# Starts the program as from a menu and ends it as a logout does: it must have kept its things in the home by then.
START: Final = (
    "timeout --preserve-status --signal=TERM 8 wonders --game duel --seed 7; test -d ~/.local/share/wonders/games"
)
# A newer validator warns that the project has no page on the net, and it has none; an older one knows no such tag.
VALIDATE: Final = (
    'appstreamcli validate --no-net "$0" || appstreamcli validate --no-net --override=url-homepage-missing=info "$0"'
)


def check_deb() -> None:
    """make the package, install, test and remove it in an empty Debian (WONDERS_SUITE=trixie takes another)"""
    deb.build()
    with chroot("deb") as system:
        _comes_and_goes(system)
        _fits_the_desktop(system)
    say("the package passed: installed, tested without a screen and on one, validated, removed.")


def check_tar() -> None:
    """make the archive, unpack it in an empty Debian and test it there"""
    linux.build_tar()
    file = linux.tar_file()
    with chroot("tar") as system:
        system.install("xz-utils", "xvfb", "xauth", *names_of(_depends(system)))
        shutil.copy(file, system.folder / HOME / file.name)
        system.play("Unpacking the archive", "tar", "--extract", "--file", file.name)
        program = f"./{file.name.partition('-linux')[0]}/wonders"
        _self_test(system, "offscreen", *OFFSCREEN, program)
        _self_test(system, "under Xvfb", *XVFB, program)
    say("the archive passed: unpacked and tested without a screen and on one.")


def _depends(system: Chroot) -> list[str]:
    """What the program asks of this system, by the names that its packages have there."""
    asked = elf.packages(elf.wants(FROZEN))
    known = set(system.run("Reading the package lists", "apt-cache", "pkgnames").split())
    return [next((name for name in depend.split(" | ") if name in known), depend) for depend in asked]


def _comes_and_goes(system: Chroot) -> None:
    """Installed with all it needs, tested without a screen, and removed without a trace."""
    before = system.files()
    _install(system)
    _self_test(system, "offscreen", *OFFSCREEN, "wonders")
    system.run("Removing the package", "apt-get", "purge", "--yes", "--auto-remove", "wonders")
    left = sorted(system.files() - before)
    if left:
        raise Refused(f"removing the package leaves {len(left)} files behind: {', '.join(left[:20])}")
    say("removed without a trace.")


def _install(system: Chroot) -> None:
    file = deb.deb_file()
    shutil.copy(file, system.folder / "tmp" / file.name)
    system.install(f"/tmp/{file.name}")


def _fits_the_desktop(system: Chroot) -> None:
    """Tested on a screen, valid for desktops, and gone but for what the player made."""
    _install(system)
    system.install("xvfb", "xauth", "desktop-file-utils", "appstream", "shared-mime-info", "hicolor-icon-theme")
    _self_test(system, "under Xvfb", *XVFB, "wonders")
    system.play("A player starts it", *XVFB, "sh", "-c", START, seconds=2 * MINUTES)
    share = "/usr/share"
    system.run("Validating the desktop file", "desktop-file-validate", f"{share}/applications/{linux.DESKTOP}")
    system.run("Validating the metainfo", "sh", "-c", VALIDATE, f"{share}/metainfo/{linux.METAINFO}")
    _demand_file_type(system)
    owned = system.run("Listing its files", "dpkg", "--listfiles", "wonders").split("\n")
    system.run("Removing the package", "apt-get", "remove", "--yes", "wonders")
    left = [name for name in owned if "wonders" in name and (system.folder / name.lstrip("/")).exists()]
    if left:
        raise Refused(f"removing the package leaves {', '.join(left)}.")
    if not (system.folder / USER_DATA / "games").is_dir():
        raise Refused("removing the package took the player's games away.")
    say("removed; the player's games are still there.")


def _demand_file_type(system: Chroot) -> None:
    """A saved game is known by its name."""
    globs = (system.folder / "usr/share/mime/globs2").read_text(encoding="utf-8")
    if "application/x-wonders-save:*.wonders" not in globs:
        raise Refused("the system does not know what a file *.wonders is.")


def _self_test(system: Chroot, where: str, *command: str) -> None:
    """The program tests itself; its report is shown whatever it says."""
    report = system.folder / HOME / REPORT
    report.unlink(missing_ok=True)
    try:
        system.play(f"Self-test {where}", *command, f"--self-test=/{HOME}/{REPORT}")
    finally:
        print(report.read_text(encoding="utf-8") if report.exists() else "there is no report.", flush=True)
