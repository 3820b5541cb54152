"""Builds the program for macOS: an app that is signed, tests itself and lies in a disk image. It runs on a Mac only."""

import os
import platform
import plistlib
import re
import shutil
from pathlib import Path
from typing import Any, Final

from installers import freeze, macos_check
from installers.run import BUILD, DIST, ROOT, Refused, run, say
from installers.version import version

IDENTIFIER: Final = "org.wonders-game.wonders"
FOLDER: Final = ROOT / "packaging" / "macos"
APP: Final = BUILD / "frozen" / "Wonders.app"
KEYCHAIN: Final = BUILD / "signing.keychain-db"
MAC: Final = "Darwin"
MINUTES: Final = 60.0


def info_plist() -> dict[str, Any]:
    """What macOS is to know of the program, for PyInstaller."""
    with (FOLDER / "Info.plist").open("rb") as stream:
        told: dict[str, Any] = plistlib.load(stream)
    return told | {"CFBundleShortVersionString": version(), "CFBundleVersion": numbers(version())}


def numbers(found: str) -> str:
    """A version as macOS wants it, three numbers alone."""
    told = re.match(r"\d+\.\d+\.\d+", found)
    assert told, f"installers.version lets no {found!r} pass"
    return told[0]


def image() -> Path:
    """The disk image that people download; one for each kind of processor."""
    return DIST / f"wonders-{version()}-macos-{platform.machine()}.dmg"


def build() -> None:
    """build dist/wonders-VERSION-macos-PROCESSOR.dmg; signed and notarised where the environment has the keys"""
    if platform.system() != MAC:
        raise Refused("an app for macOS can be built on a Mac only; `package macos --check` checks what it is made of.")
    check()
    freeze.build()
    for folder in FOLDER.glob("*.lproj"):
        shutil.copytree(folder, APP / "Contents" / "Resources" / folder.name, dirs_exist_ok=True)
    _prepare_keys()
    run("Signing", [FOLDER / "sign.sh", APP, FOLDER / "entitlements.plist"], 15 * MINUTES)
    report = BUILD / "self-test.txt"
    program = APP / "Contents" / "MacOS" / "wonders"
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    run("Self-test of the app", [program, f"--self-test={report}"], 10 * MINUTES, env)
    DIST.mkdir(exist_ok=True)
    run("Making the disk image", [FOLDER / "make_dmg.sh", APP, image()], 15 * MINUTES)
    _notarise()
    say(f"{image().relative_to(ROOT)}: {freeze.megabytes(image()):.0f} MB.")


def check() -> None:
    """check plist, texts, icon, entitlements, scripts and spec, and say what only a Mac could check"""
    wrong = macos_check.findings(info_plist(), IDENTIFIER)
    if wrong:
        raise Refused("\n".join([*wrong, "what the app for macOS is made of is not sound."]))
    say("plist, texts in three languages, icon, entitlements, scripts and spec are sound.")
    if platform.system() != MAC:
        for what in macos_check.UNCHECKED:
            say(f"not checked here, it takes a Mac: {what}.")


def _prepare_keys() -> None:
    """On a machine that nobody sits at, the certificate comes from the environment."""
    if not os.environ.get("MACOS_CERTIFICATE"):
        say("no certificate in the environment: the app is signed with what this machine has.")
        return
    KEYCHAIN.unlink(missing_ok=True)
    run("Preparing the keychain", [FOLDER / "keychain.sh", KEYCHAIN], 5 * MINUTES)
    os.environ["NOTARY_KEYCHAIN"] = str(KEYCHAIN)


def _notarise() -> None:
    """Apple wants to see what strangers are to open; without a profile the image stays as it is, and we say so."""
    if not os.environ.get("NOTARY_PROFILE"):
        say("NOTARY_PROFILE is not set: the image is not notarised, and macOS will warn of it.")
        return
    run("Notarising", [FOLDER / "notarise.sh", image()], 40 * MINUTES)
