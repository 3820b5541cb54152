"""The app for macOS, as far as it can be judged without a Mac."""

import platform
import plistlib
import struct
from typing import Any

import pytest

from installers import macos, macos_check
from installers.run import ROOT, Refused
from wonders_gui.language import LANGUAGES
from wonders_gui.saves import SUFFIX
from wonders_gui.version import VERSION


def plist_without(*names: str, **changed: Any) -> dict[str, Any]:
    return {name: value for name, value in (macos.info_plist() | changed).items() if name not in names}


def complaints(plist: dict[str, Any]) -> list[str]:
    return [*macos_check.plist_findings(plist, macos.IDENTIFIER), *macos_check.text_findings(plist)]


def test_nothing_is_wrong_with_it() -> None:
    assert macos_check.findings(macos.info_plist(), macos.IDENTIFIER) == []


def test_it_speaks_the_languages_of_the_program() -> None:
    assert macos_check.languages() == sorted(LANGUAGES)
    assert sorted(macos.info_plist()["CFBundleLocalizations"]) == sorted(LANGUAGES)


def test_it_opens_saved_games() -> None:
    assert f".{macos_check.SUFFIX}" == SUFFIX
    (kind,) = macos.info_plist()["UTExportedTypeDeclarations"]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == [SUFFIX.removeprefix(".")]
    mime = (ROOT / "packaging" / "linux" / "wonders-mime.xml").read_text(encoding="utf-8")
    assert f'type="{kind["UTTypeTagSpecification"]["public.mime-type"]}"' in mime


def test_its_version_is_the_one_of_the_program() -> None:
    assert macos.info_plist()["CFBundleShortVersionString"] == VERSION
    assert macos.numbers("1.2.0rc1") == "1.2.0"


def test_its_properties_can_be_written() -> None:
    assert plistlib.loads(plistlib.dumps(macos.info_plist())) == macos.info_plist()


@pytest.mark.parametrize(
    ("plist", "words"),
    [
        (plist_without("NSHumanReadableCopyright"), "NSHumanReadableCopyright"),
        (plist_without("NSHighResolutionCapable"), "blurred"),
        (plist_without("UTExportedTypeDeclarations"), "kind of file"),
        (plist_without(CFBundleLocalizations=["en", "nl"]), "da, en, nl"),
        (plist_without(LSMinimumSystemVersion="10.9"), "13.0"),
        (plist_without(CFBundleVersion="1.2"), "three numbers"),
        (plist_without(CFBundleDocumentTypes=[]), "InfoPlist.strings"),
    ],
)
def test_what_is_wrong_with_its_properties_is_named(plist: dict[str, Any], words: str) -> None:
    assert any(words in complaint for complaint in complaints(plist))


def test_its_icon_has_every_size() -> None:
    content = macos_check.ICON.read_bytes()
    assert list(macos_check.icon_findings(content)) == []
    assert list(macos_check.icon_findings(content[:-1])) == ["wonders.icns is not an icon of macOS, or not all of one."]
    empty = b"icns" + struct.pack(">I", 8)
    assert len(list(macos_check.icon_findings(empty))) == len(macos_check.ICON_SIZES)


def test_a_spec_that_makes_no_app_is_refused() -> None:
    assert list(macos_check.spec_findings("COLLECT()")) == ["wonders.spec must make one BUNDLE."]
    assert any("info_plist" in finding for finding in macos_check.spec_findings("BUNDLE(name='Wonders.app')"))


def test_no_secret_is_in_its_scripts() -> None:
    for script in macos_check.FOLDER.glob("*.sh"):
        text = script.read_text(encoding="utf-8")
        assert text.startswith("#!/bin/bash\n")
        assert "set -euo pipefail" in text
        assert "-----BEGIN" not in text


@pytest.mark.skipif(platform.system() == macos.MAC, reason="a Mac can build it")
def test_elsewhere_than_on_a_mac_it_is_not_built() -> None:
    with pytest.raises(Refused, match="on a Mac only"):
        macos.build()
