"""The Linux downloads: what desktops and apt read of them."""

import configparser
import gzip
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from installers import chroot, deb, elf, linux
from installers.run import Refused
from installers.version import version

LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
LANGUAGES = {None, "nl", "da"}
TYPE = "application/x-wonders-save"


@pytest.fixture(autouse=True)
def _one_date(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1800000000")


def desktop() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(linux.filled(linux.DESKTOP))
    return parser["Desktop Entry"]


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_the_desktop_file_says_everything_in_three_languages(key: str) -> None:
    told = [desktop()[name] for name in (key, f"{key}[nl]", f"{key}[da]")]
    assert len(set(told)) == 3


def test_a_saved_game_opens_with_the_program() -> None:
    assert desktop()["MimeType"] == f"{TYPE};"
    assert desktop()["Exec"] == "wonders %f"
    root = ElementTree.fromstring(linux.filled(linux.MIME))
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kind = root.find(f"{space}mime-type")
    assert kind is not None
    assert kind.get("type") == TYPE
    assert [glob.get("pattern") for glob in kind.iter(f"{space}glob")] == ["*.wonders"]
    assert {comment.get(LANGUAGE) for comment in kind.iter(f"{space}comment")} == LANGUAGES


@pytest.mark.parametrize("tag", ["summary", "description/p", "description/ul/li", "keywords/keyword"])
def test_the_metainfo_says_everything_in_three_languages(tag: str) -> None:
    found = ElementTree.fromstring(linux.filled(linux.METAINFO)).findall(tag)
    by_language = [sum(1 for part in found if part.get(LANGUAGE) == code) for code in (None, "nl", "da")]
    assert by_language[0] > 0
    assert len(set(by_language)) == 1


def test_the_metainfo_tells_of_this_version() -> None:
    release = ElementTree.fromstring(linux.filled(linux.METAINFO)).find("releases/release")
    assert release is not None
    assert release.attrib == {"version": version(), "date": "2027-01-15"}


def test_no_place_is_left_unfilled() -> None:
    for file in linux.SOURCES.iterdir():
        assert "@" not in linux.filled(file.name)


def test_whoever_unpacks_the_archive_is_told_in_three_languages_how_to_start() -> None:
    told = linux.filled("README.txt")
    assert all(heading in told for heading in ("\n\nNEDERLANDS\n", "\n\nDANSK\n"))
    assert all(len(line) < 80 for line in told.splitlines() if not line.startswith("  sudo"))


def test_the_desktop_gets_its_icons_in_every_size(tmp_path: Path) -> None:
    linux.lay_out_shared(tmp_path)
    for size in ("16x16", "48x48", "256x256", "scalable"):
        folder = tmp_path / "icons" / "hicolor" / size
        assert [file.stem for file in (folder / "apps").iterdir()] == ["wonders"]
        assert [file.stem for file in (folder / "mimetypes").iterdir()] == ["application-x-wonders-save"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no modes")
def test_modes_and_dates_are_the_same_on_every_machine(tmp_path: Path) -> None:
    program, library, text = (tmp_path / name for name in ("wonders", "libx.so.1", "README.txt"))
    program.write_bytes(b"\x7fELF")
    library.write_bytes(b"\x7fELF")
    text.write_text("read me")
    text.chmod(0o777)
    linux.settle(tmp_path)
    assert [file.stat().st_mode & 0o777 for file in (program, library, text)] == [0o755, 0o644, 0o644]
    assert {file.stat().st_mtime for file in (tmp_path, program, text)} == {1800000000}


# -- what apt reads ---------------------------------------------------------------------------------------------------


def test_the_package_depends_on_what_the_program_asks_for_by_all_its_names() -> None:
    wanted = elf.Wants(frozenset({"libEGL.so.1", "libglib-2.0.so.0", "libgthread-2.0.so.0"}), (2, 35))
    assert elf.packages(wanted) == ["libc6 (>= 2.35)", "libegl1", "libglib2.0-0t64 | libglib2.0-0"]


def test_a_library_that_nobody_looked_up_is_refused() -> None:
    with pytest.raises(Refused, match=r"libnew\.so\.1"):
        elf.packages(elf.Wants(frozenset({"libnew.so.1"}), (2, 35)))


def test_what_the_system_library_itself_brings_is_no_dependency() -> None:
    assert all(elf.OF_GLIBC.fullmatch(name) for name in ("libc.so.6", "libm.so.6", "ld-linux-x86-64.so.2"))
    assert not elf.OF_GLIBC.fullmatch("libcrypto.so.3")


def test_the_control_file_is_complete() -> None:
    told = deb.control(["libc6 (>= 2.35)", "libegl1"], 1024)
    fields = dict(line.split(": ", 1) for line in told.splitlines() if not line.startswith(" "))
    assert fields["Package"] == "wonders"
    assert fields["Version"] == version()
    assert fields["Depends"] == "libc6 (>= 2.35), libegl1"
    assert fields["Installed-Size"] == "1024"
    assert all(len(line) <= 80 for line in told.splitlines() if line.startswith(" "))


def test_the_copyright_file_carries_the_whole_licence() -> None:
    told = deb.copyright_notice()
    assert " Permission is hereby granted, free of charge" in told
    assert told.rstrip().endswith("SOFTWARE.")
    assert "\n \n" not in told


def test_packed_texts_are_the_same_at_every_build(tmp_path: Path) -> None:
    deb.pack(tmp_path / "a.gz", deb.changelog())
    deb.pack(tmp_path / "b.gz", deb.changelog())
    assert (tmp_path / "a.gz").read_bytes() == (tmp_path / "b.gz").read_bytes()
    assert gzip.decompress((tmp_path / "a.gz").read_bytes()).startswith(b"wonders (")


def test_the_sums_name_every_file_but_links(tmp_path: Path) -> None:
    (tmp_path / "usr").mkdir()
    (tmp_path / "usr" / "a").write_text("clay")
    (tmp_path / "usr" / "b").symlink_to("a")
    assert deb.md5sums(tmp_path).split()[1:] == ["usr/a"]


# -- an empty Debian --------------------------------------------------------------------------------------------------

ONE_LINER = "# old\ndeb [signed-by=/k.gpg] http://a/debian suite main contrib\ndeb-src http://a/debian suite main\n"
STANZAS = (
    "Types: deb\nURIs: http://b/debian\nSuites: suite suite-updates\nComponents: main\n\nTypes: deb-src\nURIs: c\n"
)


def test_the_archives_of_this_machine_are_read_in_both_forms(tmp_path: Path) -> None:
    (tmp_path / "sources.list.d").mkdir()
    (tmp_path / "sources.list").write_text(ONE_LINER)
    (tmp_path / "sources.list.d" / "b.sources").write_text(STANZAS)
    found = [(source.mirror, source.suite) for source in chroot.sources(tmp_path)]
    assert found == [("http://a/debian", "suite"), ("http://b/debian", "suite"), ("http://b/debian", "suite-updates")]


def test_dependencies_are_told_to_apt_without_versions() -> None:
    assert chroot.names_of(["libc6 (>= 2.35)", "libegl1"]) == ["libc6", "libegl1"]
