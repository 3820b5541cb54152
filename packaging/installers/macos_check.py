"""What can be said of an app for macOS without a Mac: every function lists what is wrong, in sentences."""

import ast
import os
import plistlib
import re
import shutil
import struct
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from installers.run import ROOT

FOLDER: Final = ROOT / "packaging" / "macos"
SPEC: Final = ROOT / "packaging" / "wonders.spec"
ICON: Final = ROOT / "assets" / "app" / "wonders.icns"
SUFFIX: Final = "wonders"
OLDEST: Final = "13.0"
"""The oldest macOS that our Qt runs on."""

ICON_SIZES: Final = {
    "icp4": 16,
    "icp5": 32,
    "ic07": 128,
    "ic08": 256,
    "ic09": 512,
    "ic11": 32,
    "ic12": 64,
    "ic13": 256,
    "ic14": 512,
    "ic10": 1024,
}
ENTITLEMENTS: Final = {
    "com.apple.security.cs.allow-unsigned-executable-memory",
    "com.apple.security.cs.disable-library-validation",
}
TEXT_KEYS: Final = {
    "CFBundleName",
    "CFBundleDisplayName",
    "CFBundleShortVersionString",
    "CFBundleVersion",
    "LSApplicationCategoryType",
    "NSHumanReadableCopyright",
}
UNCHECKED: Final = (
    "that the app starts, shows its window and passes its self-test",
    "the signature, the hardened runtime and the entitlements in use",
    "notarising, and that Gatekeeper lets a download pass",
    "the disk image and how its window looks",
    "that a double click on a .wonders file opens it, and the names in the Finder in three languages",
    "the size of the app and its start-up time",
)


def findings(plist: Mapping[str, Any], identifier: str) -> list[str]:
    """Everything that is wrong with what the app is made of."""
    return [
        *plist_findings(plist, identifier),
        *text_findings(plist),
        *icon_findings(ICON.read_bytes()),
        *entitlement_findings(),
        *script_findings(),
        *spec_findings(SPEC.read_text(encoding="utf-8")),
    ]


def languages() -> list[str]:
    """The languages of the program: English, and those that have a catalog."""
    return sorted({"en", *(folder.parent.name for folder in (ROOT / "i18n").glob("*/LC_MESSAGES"))})


# -- the property list ------------------------------------------------------------------------------------------------


def plist_findings(plist: Mapping[str, Any], identifier: str) -> Iterator[str]:
    """What is missing or wrong in Info.plist."""
    for key in sorted(TEXT_KEYS):
        if not isinstance(plist.get(key), str) or not plist[key]:
            yield f"Info.plist: {key} is missing."
    if sorted(plist.get("CFBundleLocalizations", [])) != languages():
        yield f"Info.plist: CFBundleLocalizations must name {', '.join(languages())}."
    if plist.get("LSMinimumSystemVersion") != OLDEST:
        yield f"Info.plist: LSMinimumSystemVersion must be {OLDEST}."
    if plist.get("NSHighResolutionCapable") is not True:
        yield "Info.plist: NSHighResolutionCapable must be true, or the cards are blurred."
    if not re.fullmatch(r"\d+\.\d+\.\d+", str(plist.get("CFBundleVersion"))):
        yield "Info.plist: CFBundleVersion must be three numbers."
    yield from _document_findings(plist, f"{identifier}.game")


def _document_findings(plist: Mapping[str, Any], kind: str) -> Iterator[str]:
    """Saved games: one kind of file, which we export and own."""
    opened = [kind for entry in plist.get("CFBundleDocumentTypes", []) for kind in entry.get("LSItemContentTypes", [])]
    exported = {entry["UTTypeIdentifier"]: entry for entry in plist.get("UTExportedTypeDeclarations", [])}
    if opened != [kind] or list(exported) != [kind]:
        yield f"Info.plist: {kind} must be the one kind of file that is opened and exported."
        return
    endings = exported[kind].get("UTTypeTagSpecification", {}).get("public.filename-extension")
    if endings != [SUFFIX]:
        yield f"Info.plist: saved games end in .{SUFFIX}, not in {endings}."


def text_findings(plist: Mapping[str, Any]) -> Iterator[str]:
    """The names that the Finder shows: the same keys in every language, and every name of a kind of file among them."""
    named = {entry.get("CFBundleTypeName") for entry in plist.get("CFBundleDocumentTypes", [])}
    wanted = {"CFBundleDisplayName", *(str(name) for name in named if name)}
    for language in languages():
        file = FOLDER / f"{language}.lproj" / "InfoPlist.strings"
        if not file.is_file():
            yield f"{file.relative_to(ROOT)} is missing."
        elif set(strings(file.read_text(encoding="utf-8"))) != wanted:
            yield f"{file.relative_to(ROOT)} must have texts for {', '.join(sorted(wanted))}."


def strings(text: str) -> dict[str, str]:
    """The entries of a .strings file."""
    return dict(re.findall(r'^"([^"]+)" = "([^"]+)";$', text, re.MULTILINE))


# -- icon, entitlements, scripts, spec --------------------------------------------------------------------------------


def icon_findings(content: bytes) -> Iterator[str]:
    """The icon must have a picture for every size that macOS asks for."""
    if content[:4] != b"icns" or struct.unpack(">I", content[4:8])[0] != len(content):
        yield "wonders.icns is not an icon of macOS, or not all of one."
        return
    found = dict(_pictures(content))
    for name, size in ICON_SIZES.items():
        if found.get(name) != (size, size):
            yield f"wonders.icns: the picture {name} must be {size} x {size}, and is {found.get(name, 'missing')}."


def _pictures(content: bytes) -> Iterator[tuple[str, tuple[int, int]]]:
    """The name and size of each PNG file in an icon."""
    place = 8
    while place + 8 <= len(content):
        name, length = struct.unpack(">4sI", content[place : place + 8])
        picture = content[place + 8 : place + length]
        if picture[:8] == b"\x89PNG\r\n\x1a\n":
            yield name.decode("ascii"), struct.unpack(">II", picture[16:24])
        place += max(length, 8)


def entitlement_findings() -> Iterator[str]:
    """Two rights and no more: each further one needs a reason, here and in the file."""
    with (FOLDER / "entitlements.plist").open("rb") as stream:
        told: dict[str, Any] = plistlib.load(stream)
    for name in sorted(set(told) ^ ENTITLEMENTS):
        yield f"entitlements.plist: {name} is {'not known here' if name in told else 'missing'}."
    yield from (f"entitlements.plist: {name} must be true." for name, value in told.items() if value is not True)


def script_findings() -> Iterator[str]:
    """Scripts must be executable and sound as far as bash can say without running them."""
    shell = shutil.which("bash")
    for script in sorted(FOLDER.glob("*.sh")):
        if os.name == "posix" and not os.access(script, os.X_OK):
            yield f"{script.name} is not executable."
        if shell and os.name == "posix":
            yield from _shell_findings(shell, script)


def _shell_findings(shell: str, script: Path) -> Iterator[str]:
    done = subprocess.run([shell, "-n", script], capture_output=True, text=True, timeout=20, check=False)
    if done.returncode:
        yield f"{script.name}: {done.stderr.strip()}"


def spec_findings(text: str) -> Iterator[str]:
    """The spec must make an app, with our icon, name and list of properties."""
    calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    apps = [node for node in calls if isinstance(node.func, ast.Name) and node.func.id == "BUNDLE"]
    if len(apps) != 1:
        yield "wonders.spec must make one BUNDLE."
        return
    told = {word.arg: ast.unparse(word.value) for word in apps[0].keywords}
    wanted = {
        "name": "'Wonders.app'",
        "bundle_identifier": "macos.IDENTIFIER",
        "info_plist": "macos.info_plist()",
        "icon": "str(icons / 'wonders.icns')",
    }
    for name, value in wanted.items():
        if told.get(name) != value:
            yield f"wonders.spec: BUNDLE wants {name}={value}, not {told.get(name, 'nothing')}."
