"""What goes into the frozen program and what stays out."""

import ast
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from installers import bundle, freeze
from installers.run import ROOT, Refused

LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux shares its libraries")


def binary(place: str) -> bundle.Entry:
    return place, f"/somewhere/{place}", "BINARY"


def test_everything_that_a_player_sees_goes_in() -> None:
    names = {Path(source).relative_to(ROOT).as_posix() for source, _place in bundle.data_files()}
    assert {"LICENSE", "assets/fonts/Cinzel-Bold.ttf", "assets/fonts/Cinzel-OFL.txt"} <= names
    assert {f"assets/{file.parent.name}/{file.name}" for file in ROOT.glob("assets/*/*.svg")} <= names
    assert {file.relative_to(ROOT).as_posix() for file in ROOT.glob("engine/catalog/data/*.yaml")} <= names
    assert {file.relative_to(ROOT).as_posix() for file in ROOT.glob("assets/licences/*")} <= names


def test_whatever_the_engine_and_the_bots_read_goes_in() -> None:
    files = {Path(source) for source, _place in bundle.data_files()}
    read = {file for room in ("engine", "ai") for kind in ("json", "yaml") for file in (ROOT / room).rglob(f"*.{kind}")}
    assert read <= files


def test_every_file_lies_in_the_bundle_as_in_the_checkout() -> None:
    for source, place in bundle.data_files():
        assert Path(source).parent == ROOT / place


def test_scripts_that_draw_stay_out() -> None:
    assert not [source for source, _place in bundle.data_files() if "scripts" in source or source.endswith(".py")]


def test_every_module_of_ours_is_asked_for() -> None:
    asked = set(bundle.hidden_imports(ROOT))
    assert {"engine", "engine.seven.rules", "ai.heuristics.duel.mind", "wonders_gui.games.duel.page"} <= asked
    assert "tests" not in {name.partition(".")[0] for name in asked}


def test_nothing_that_the_program_imports_is_left_out() -> None:
    """A module that is excluded is missed only when somebody opens the page that needs it."""
    wanted: set[str] = set()
    for package in bundle.PACKAGES:
        for source in (ROOT / package).rglob("*.py"):
            for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Import):
                    wanted |= {alias.name for alias in node.names}
                elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                    wanted.add(node.module)
    assert not wanted & set(bundle.EXCLUDED_MODULES)


def test_what_a_compiled_module_imports_is_asked_for_with_what_all_of_them_share(tmp_path: Path) -> None:
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "rules.py").write_text("import bisect\nfrom heapq import heappop\nimport nowhere\n")
    (tmp_path / "engine" / f"rules{EXTENSION_SUFFIXES[0]}").touch()
    (tmp_path / "engine" / "plain.py").write_text("import colorsys\n")
    (tmp_path / f"abc123__mypyc{EXTENSION_SUFFIXES[0]}").touch()
    assert bundle.hidden_imports(tmp_path) == ["abc123__mypyc", "bisect", "engine.plain", "engine.rules", "heapq"]


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6\\Qt6Network.dll",
        "PySide6\\opengl32sw.dll",
        "PySide6\\plugins\\imageformats\\qwebp.dll",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "PySide6/Qt/translations/qt_nl.qm",
    ],
)
def test_parts_of_qt_that_no_player_needs_stay_out(place: str) -> None:
    assert not bundle.is_wanted(binary(place))


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6\\plugins\\styles\\qmodernwindowsstyle.dll",
        "PySide6/Qt/translations/qtbase_da.qm",
    ],
)
def test_parts_of_qt_that_show_the_game_go_in(place: str) -> None:
    assert bundle.is_wanted(binary(place))


@LINUX
def test_libraries_of_the_system_stay_with_the_system_but_those_of_python_go_in() -> None:
    assert not bundle.is_wanted(binary("libglib-2.0.so.0"))
    assert not bundle.is_wanted(binary("libexpat.so.1"))
    assert bundle.is_wanted(binary("libpython3.11.so.1.0"))
    assert bundle.is_wanted(binary("libz.so.1"))
    assert bundle.is_wanted(binary("libsqlite3.so.0"))


def test_a_link_goes_where_its_library_goes() -> None:
    assert bundle.is_wanted(("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK"))
    assert not bundle.is_wanted(("libQt6Network.so.6", "PySide6/Qt/lib/libQt6Network.so.6", "SYMLINK"))


def test_the_recipe_is_a_program_that_python_can_read() -> None:
    ast.parse((ROOT / "packaging" / "wonders.spec").read_text(encoding="utf-8"))


def test_a_bundle_that_lacks_something_is_refused(tmp_path: Path) -> None:
    (tmp_path / "_internal").mkdir()
    (tmp_path / "_internal" / "LICENSE").touch()
    with pytest.raises(Refused, match=r"lacks assets/fonts.*weights\.json"):
        freeze.demand_parts(tmp_path)


@LINUX
def test_a_python_without_a_shared_library_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sysconfig.get_config_var", lambda _name: 0)
    with pytest.raises(Refused, match="without a shared library"):
        freeze.build()


def test_the_date_of_a_build_can_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1234")
    assert freeze.source_date() == 1234
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    assert freeze.source_date() > 1_700_000_000


def test_a_change_of_the_sources_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1")
    source = tmp_path / "engine" / "rules.py"
    source.parent.mkdir()
    source.write_text("old")
    before = freeze.fingerprint(tmp_path)
    assert freeze.fingerprint(tmp_path) == before
    source.write_text("new")
    assert freeze.fingerprint(tmp_path) != before


def test_packaging_is_no_package_that_would_hide_the_library_of_that_name() -> None:
    assert not os.path.exists(ROOT / "packaging" / "__init__.py")
