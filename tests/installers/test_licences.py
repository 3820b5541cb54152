"""Every file of a bundle is under a licence whose text comes along, and the list says so."""

import json
from pathlib import Path

import pytest

from installers import licences, parts, qt_notices
from installers.run import ROOT, Refused

SYSTEMS = ("linux", "windows")


def recorded(system: str) -> list[str]:
    """The files of a bundle as it was built, without most of our own."""
    return Path(__file__).with_name(f"bundle_{system}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_file_of_a_bundle_is_covered(system: str) -> None:
    assert licences.uncovered(recorded(system), parts.parts()) == []


def test_a_library_of_unknown_licence_is_refused_by_name() -> None:
    with pytest.raises(Refused, match=r"libreadline\.so\.8"):
        licences.demand_covered([*recorded("linux"), "libreadline.so.8"], parts.parts())


@pytest.mark.parametrize(
    ("name", "by"),
    [
        ("wonders", ["Wonders", "PyInstaller"]),
        ("PySide6/Qt/lib/libQt6Core.so.6", ["Qt"]),
        ("PySide6/QtCore.abi3.so", ["Qt for Python"]),
        ("PySide6/Qt/lib/libicudata.so.73", ["ICU"]),
        ("assets/fonts/Cinzel-Bold.ttf", ["Wonders", "Cinzel"]),
        ("yaml/_yaml.cpython-311-x86_64-linux-gnu.so", ["PyYAML", "LibYAML"]),
        ("libffi.so.8", ["libffi"]),
        ("VCRUNTIME140_1.dll", ["Microsoft C and C++ runtime"]),
        ("python311.dll", ["Python"]),
    ],
)
def test_the_licence_of_a_file_is_known(name: str, by: list[str]) -> None:
    assert set(by) <= set(licences.covered_by(name, parts.parts()))


@pytest.mark.parametrize("name", ["_internal/libz.so.1", "Contents/Frameworks/libz.so.1", "libz.so.1"])
def test_a_file_has_one_name_on_all_systems(name: str) -> None:
    assert licences.plain_name(name) == "libz.so.1"


def test_every_part_of_the_list_is_in_a_bundle() -> None:
    names = [name for system in SYSTEMS for name in recorded(system)]
    covering = {part for name in names for part in licences.covered_by(name, parts.parts())}
    assert {part.name for part in parts.parts()} == covering


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_bundle_has_no_part_that_its_list_does_not_show(system: str) -> None:
    shown = {part.name for part in parts.parts() if system in part.systems}
    assert {part for name in recorded(system) for part in licences.covered_by(name, parts.parts())} <= shown


def test_files_and_links_to_files_are_looked_at_and_links_to_folders_are_not(tmp_path: Path) -> None:
    inside = tmp_path / "_internal" / "PySide6"
    inside.mkdir(parents=True)
    (inside / "QtCore.abi3.so").touch()
    (tmp_path / "libz.so.1").symlink_to("nowhere")
    (tmp_path / "PySide6").symlink_to(inside)
    assert licences.files_of(tmp_path) == ["PySide6/QtCore.abi3.so", "libz.so.1"]


def test_a_bundle_must_bring_every_text_along() -> None:
    listed = parts.parts()
    texts = [f"assets/{text}" for part in listed for text in part.texts]
    licences.demand_bundled([*texts, "assets/licences/parts.json"], listed)
    with pytest.raises(Refused, match=r"without assets/licences/parts\.json"):
        licences.demand_bundled(texts, listed)
    with pytest.raises(Refused, match="LGPL"):
        licences.demand_bundled(["assets/licences/parts.json"], listed)


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="no folder"):
        licences.look(tmp_path / "nothing")


# -- the list ---------------------------------------------------------------------------------------------------------


def test_the_list_of_the_window_is_the_table() -> None:
    assert licences.LIST.read_text(encoding="utf-8") == parts.as_json(parts.parts())


def test_every_part_has_its_texts_and_every_text_its_part() -> None:
    licences.demand_texts(parts.parts())


def test_our_own_licence_is_the_one_of_the_project() -> None:
    own = licences.FOLDER / "Wonders.txt"
    assert own.read_text(encoding="utf-8") == (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_what_a_package_says_of_its_licence_is_in_the_list() -> None:
    told = next(part for part in parts.parts() if part.name == "PyYAML")
    assert told.licence == "MIT"
    assert (licences.FOLDER / "PyYAML.txt").read_text(encoding="utf-8") == parts.told_text("pyyaml")


def test_versions_are_those_of_the_lock_file() -> None:
    listed = {part["name"]: part["version"] for part in json.loads(licences.LIST.read_text(encoding="utf-8"))}
    lock = (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8")
    assert f"pyside6-essentials=={listed['Qt']}" in lock
    assert f"pyyaml=={listed['PyYAML']}" in lock


def test_unknown_fields_of_the_table_are_refused(tmp_path: Path) -> None:
    table = tmp_path / "licences.toml"
    table.write_text('[[part]]\nname = "X"\nlicense = "MIT"\nfiles = []\n', encoding="utf-8")
    with pytest.raises(Refused, match="license"):
        parts.parts(table)


def test_a_package_that_is_not_locked_is_refused(tmp_path: Path) -> None:
    table = tmp_path / "licences.toml"
    table.write_text('[[part]]\nname = "X"\npackage = "nobody-has-this"\nfiles = []\n', encoding="utf-8")
    with pytest.raises(Refused, match="nobody-has-this"):
        parts.parts(table)


def test_the_code_of_others_inside_qt_is_collected_from_its_sources(tmp_path: Path) -> None:
    for place in ("src/3rdparty/zlib", "src/testlib/3rdparty/cycle"):
        folder = tmp_path / place
        folder.mkdir(parents=True)
        told = {"Name": place, "License": "zlib", "LicenseId": "Zlib", "LicenseFile": "L", "Copyright": ["A", "B"]}
        (folder / "qt_attribution.json").write_text(json.dumps([told]), encoding="utf-8")
        (folder / "L").write_text("do as you like  \n", encoding="utf-8")
    found = qt_notices.notices(tmp_path)
    assert [notice.name for notice in found] == ["src/3rdparty/zlib"]
    assert "A\nB\n\nzlib (Zlib)\n\ndo as you like\n" in qt_notices.written(found, "6.9.3")
