"""The installer for Windows as far as it can be judged without a Windows: pins, texts, names, registry."""

import io
import re
import tarfile
import zipfile
from pathlib import Path

import pytest

from installers import windows, windows_check, windows_engine, windows_python, windows_resource, wine
from installers.run import ROOT, Refused

SCRIPT = windows.SCRIPT.read_text(encoding="utf-8")
TEXTS = (windows.SCRIPT.parent / "texts.nsh").read_text(encoding="utf-8").replace("\\\n", " ")
HASH = "--hash=sha256:00"


def test_every_download_is_pinned_by_its_sum_and_names_no_host() -> None:
    told = windows_python.DOWNLOADS.read_text(encoding="utf-8")
    pins = re.findall(r"^[a-z][\w-]*==[\d.]+ \\\n +--hash=sha256:[0-9a-f]{64}$", told, re.MULTILINE)
    assert len(pins) == len(re.findall(r"^[a-z]", told, re.MULTILINE)) == 1
    assert "://" not in told


def test_requirements_of_windows_are_kept_and_those_of_others_left_out() -> None:
    locked = (
        f"# made by a tool\nboth==1 \\\n    {HASH} \\\n    {HASH}\n    # via x\n"
        f"here==2 ; sys_platform == 'win32' \\\n    {HASH}\nmac==3 ; sys_platform == 'darwin' \\\n    {HASH}\n"
    )
    assert windows_python.for_windows(locked) == f"both==1 {HASH} {HASH}\nhere==2 {HASH}\n"


def test_the_locked_requirements_bring_what_pyinstaller_needs_on_windows() -> None:
    chosen = windows_python.for_windows(windows_python.LOCKED.read_text(encoding="utf-8"))
    names = {line.partition("==")[0] for line in chosen.splitlines()}
    assert {"pefile", "pywin32-ctypes", "pyinstaller", "pyside6-essentials", "pyyaml"} <= names
    assert "macholib" not in names


def archive(folder: Path, name: str, members: dict[str, bytes]) -> Path:
    """Sources as they are downloaded, with a zip file of these members inside."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as files:
        for member, content in members.items():
            files.writestr(member, content)
    info = tarfile.TarInfo(f"sources/{name}")
    info.size = len(packed.getvalue())
    with tarfile.open(folder / "sources.tar.gz", "w:gz") as sources:
        sources.addfile(info, io.BytesIO(packed.getvalue()))
    return folder / "sources.tar.gz"


def test_python_is_unpacked_without_added_libraries_and_nothing_lands_outside_its_folder(tmp_path: Path) -> None:
    members = {"cp311/": b"", "cp311/python.exe": b"MZ", "cp311/Lib/os.py": b"", "cp311/../../evil.txt": b""}
    members["cp311/Lib/site-packages/added/__init__.py"] = b""
    windows_python.unpack(archive(tmp_path, "data.zip", members), tmp_path / "python")
    found = {file.relative_to(tmp_path).as_posix() for file in tmp_path.rglob("*") if file.is_file()}
    assert found == {"sources.tar.gz", "python/python.exe", "python/Lib/os.py"}


def test_a_download_without_a_python_in_it_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"no data\.zip"):
        windows_python.unpack(archive(tmp_path, "other.zip", {}), tmp_path / "python")


def test_a_module_is_compiled_beside_its_source_for_the_python_of_windows() -> None:
    module = windows_engine.Module("engine.duel.state", ["build/windows/mypyc/x.c"], [".venv/rt"], ["-O3", "-Werror"])
    line = windows_engine.command(module)
    assert "/lent/build/windows/libraries/engine/duel/state.cp311-win_amd64.pyd" in line
    assert {"-O3", "-I/lent/.venv/rt", "/lent/build/windows/mypyc/x.c", "-lpython311"} <= set(line)
    assert "-Werror" not in line


def test_headers_outside_the_checkout_are_refused() -> None:
    with pytest.raises(Refused, match="outside the checkout"):
        windows_engine.command(windows_engine.Module("x", ["/elsewhere/x.c"], [], []))


@pytest.mark.parametrize(
    ("told", "numbers"),
    [("0.1.0", "0.1.0.0"), ("1.2.0rc3", "1.2.0.3"), ("2.0", "2.0.0.0"), ("1.0.0+local9", "1.0.0.0")],
)
def test_windows_gets_the_version_as_four_numbers(told: str, numbers: str) -> None:
    assert windows_resource.four_numbers(told) == numbers


def test_windows_is_told_what_the_program_is_called() -> None:
    told = windows_resource.resource("wonders", "1.2.0rc3")
    compile(told, "version", "eval")
    assert "filevers=(1, 2, 0, 3)" in told
    assert "StringStruct('ProductVersion', '1.2.0rc3')" in told


def test_files_have_a_name_in_wine() -> None:
    assert wine.windows_name(ROOT / "packaging" / "wonders.spec") == "Z:\\lent\\packaging\\wonders.spec"


def test_the_installer_is_told_everything_its_script_asks_for(tmp_path: Path) -> None:
    told = {define[2:].partition("=")[0] for define in windows.defines(tmp_path, str) if define.startswith("-D")}
    own = set(re.findall(r"!define (\w+)", SCRIPT)) | {"LANG_ENGLISH", "LANG_DUTCH", "LANG_DANISH"}
    library = {"If", "IfNot", "Else", "EndIf", "AndIf", "DoWhile", "Loop", "Errors", "FileExists", "AtLeastBuild"}
    parameters = set(" ".join(re.findall(r"!macro \w+(.*)", SCRIPT)).split())
    sections = set(re.findall(r'Section .*" (\w+)$', SCRIPT, re.MULTILINE))
    assert set(re.findall(r"\$\{(\w+)\}", SCRIPT)) - own - library - parameters - sections == told


def test_the_installer_needs_no_administrator_and_speaks_three_languages() -> None:
    assert "RequestExecutionLevel user" in SCRIPT
    assert "HKLM" not in SCRIPT
    assert re.findall(r'MUI_LANGUAGE "(\w+)"', SCRIPT) == ["English", "Dutch", "Danish"]


def test_every_text_of_the_installer_is_there_in_three_languages() -> None:
    texts = {
        key: re.findall(r'"([^"]+)"', rest)
        for key, rest in re.findall(r"^!insertmacro Text (\w+)(.*)", TEXTS, re.MULTILINE)
    }
    assert all(len(set(told)) == 3 for told in texts.values()), texts
    used = set(re.findall(r"\$\((\w+)\)", SCRIPT))
    assert used == set(texts)


def test_a_silent_uninstaller_keeps_games_and_settings() -> None:
    question, rest = SCRIPT.split('"$(AlsoGames)"')
    assert rest.startswith(' /SD IDNO IDNO kept\n  RMDir /r "$APPDATA\\wonders"\n  kept:')
    assert "$APPDATA" not in question


def test_an_uninstaller_never_empties_a_folder_it_did_not_fill() -> None:
    emptied = re.findall(r'RMDir /r "([^"]+)"', SCRIPT)
    assert set(emptied) == {"$INSTDIR\\_internal", "$APPDATA\\wonders", "$LOCALAPPDATA\\wonders"}


def test_an_exported_registry_is_read() -> None:
    text = (
        "Windows Registry Editor Version 5.00\n\n[HKEY_CURRENT_USER\\Software\\Wonders]\n"
        '"Folder"="C:\\\\Games"\n"Size"=dword:00000001\n@="say \\"%1\\""\n\n[HKEY_CURRENT_USER\\Software\\Empty]\n'
    )
    assert windows_check.read_export(text) == {
        "HKEY_CURRENT_USER\\Software\\Wonders": {"Folder": "C:\\Games", "@": 'say "%1"'},
        "HKEY_CURRENT_USER\\Software\\Empty": {},
    }


def test_what_the_registry_lacks_or_says_wrongly_is_named() -> None:
    wanted = windows_check.expected("C:\\Games", "1.0.0")
    assert windows_check.differences(wanted, wanted) == []
    old = {**wanted, windows_check.UNINSTALL_KEY: {**wanted[windows_check.UNINSTALL_KEY], "DisplayVersion": "0.9.0"}}
    assert len(windows_check.differences(old, wanted)) == 1
    assert len(windows_check.differences({}, {windows_check.OWN_KEY: {"Folder": "C:\\Games"}})) == 1
