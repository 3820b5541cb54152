"""The Debian package: the frozen program in /usr/lib/wonders, a link in /usr/bin, and what the desktop reads."""

import gzip
import hashlib
import os
import shutil
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Final

from installers import elf, freeze
from installers.freeze import FROZEN, MINUTES, megabytes, source_date
from installers.linux import FILE_MODE, filled, fresh_stage, lay_out_shared, settle, write
from installers.run import DIST, ROOT, Refused, need, run, say
from installers.version import version

MOST_MEGABYTES: Final = 60
MOST_INSTALLED: Final = 220
# Nobody answers letters for this project, and a package must name an address.
MAINTAINER: Final = "The wonders contributors <wonders@localhost>"
DESCRIPTION: Final = """board games of the 7 Wonders family against bots
 An unofficial desktop version of 7 Wonders (first edition for 2 to 7 players,
 second edition for 3 to 7) and 7 Wonders Duel, for one player against bots of
 five levels, in English, Dutch and Danish.
 .
 It is played offline and without an account, with the mouse, with the keyboard
 alone or with a screen reader. The game is saved after every decision.
 .
 It is not affiliated with the publisher of the printed games."""

# What Debian would do differently: it would take Python and Qt from the system, where they change with it.
OVERRIDES: Final = (
    ("package-section-games-but-contains-no-game", "it is in /usr/bin: it has verbs that are no game"),
    ("shared-library-lacks-prerequisites", "modules of Python find everything in the interpreter"),
    ("embedded-library", "the frozen program brings its own Python and Qt"),
    ("bogus-mail-host", "there is no address that anybody answers"),
    ("bogus-mail-host-in-debian-changelog", "there is no address that anybody answers"),
    ("library-not-linked-against-libc", "libicudata is all data"),
    ("package-contains-documentation-outside-usr-share-doc", "the About box reads the licences there"),
    ("extra-license-file", "the About box reads the licences there"),
    ("custom-library-search-path", "the libraries find each other by $ORIGIN"),
    ("hardening-no-bindnow", "built by Qt and PyInstaller"),
    ("hardening-no-fortify-functions", "built by Qt and PyInstaller"),
    ("hardening-no-pie", "built by Qt and PyInstaller"),
    ("font-outside-font-dir", "the fonts are meant for this program alone"),
)


def deb_file() -> Path:
    """The package."""
    return DIST / f"wonders_{version()}_amd64.deb"


def build() -> None:
    """make dist/wonders_VERSION_amd64.deb"""
    dpkg_deb = need("dpkg-deb", "dpkg")
    freeze.refresh()
    stage = fresh_stage("deb")
    lay_out(stage)
    settle(stage)
    installed = megabytes(stage)
    write(stage / "DEBIAN" / "control", control(elf.packages(elf.wants(FROZEN)), round(1_000_000 * installed / 1024)))
    write(stage / "DEBIAN" / "md5sums", md5sums(stage))
    settle(stage / "DEBIAN")
    file = deb_file()
    file.parent.mkdir(exist_ok=True)
    env = {**os.environ, "SOURCE_DATE_EPOCH": str(source_date())}
    command = [dpkg_deb, "--root-owner-group", "-Zxz", "-z6", "--threads-max=1", "--build", str(stage), str(file)]
    run("Packing the package", command, 10 * MINUTES, env)
    say(f"{file.relative_to(ROOT)}: {megabytes(file):.1f} MB, installed {installed:.0f} MB.")
    if megabytes(file) > MOST_MEGABYTES or installed > MOST_INSTALLED:
        raise Refused(f"that is more than {MOST_MEGABYTES} MB, or than {MOST_INSTALLED} MB installed.")


def lay_out(stage: Path) -> None:
    """All files of the package, where they will lie."""
    shutil.copytree(FROZEN, stage / "usr" / "lib" / "wonders", symlinks=True)
    (stage / "usr" / "bin").mkdir(parents=True)
    (stage / "usr" / "bin" / "wonders").symlink_to("../lib/wonders/wonders")
    share = stage / "usr" / "share"
    lay_out_shared(share)
    papers = share / "doc" / "wonders"
    write(papers / "copyright", copyright_notice())
    pack(papers / "changelog.gz", changelog())
    pack(papers / "NEWS.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    pack(share / "man" / "man6" / "wonders.6.gz", filled("wonders.6"))
    write(share / "lintian" / "overrides" / "wonders", overrides())


def pack(file: Path, text: str) -> None:
    """A packed text that is the same at every build."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    file.chmod(FILE_MODE)


def control(depends: list[str], kilobytes: int) -> str:
    """What apt must know."""
    fields = {
        "Package": "wonders",
        "Version": version(),
        "Architecture": "amd64",
        "Maintainer": MAINTAINER,
        "Installed-Size": str(kilobytes),
        "Depends": ", ".join(depends),
        "Section": "games",
        "Priority": "optional",
        "Description": DESCRIPTION,
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def md5sums(stage: Path) -> str:
    """By which dpkg --verify sees what was changed."""
    files = sorted(file for file in (stage / "usr").rglob("*") if file.is_file() and not file.is_symlink())
    return "".join(f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(stage)}\n" for file in files)


def changelog() -> str:
    """The changelog in the form that Debian's tools read."""
    moment = format_datetime(datetime.fromtimestamp(source_date(), UTC))
    told = "  * What is new is told in NEWS.gz beside this file."
    return f"wonders ({version()}) unstable; urgency=medium\n\n{told}\n\n -- {MAINTAINER}  {moment}\n"


def overrides() -> str:
    """What lintian shall not complain of, and why."""
    return "".join(f"# {why}\nwonders: {tag} *\n" for tag, why in OVERRIDES)


def copyright_notice() -> str:
    """Whose work this is; the texts of the licences of all parts come with the program."""
    paragraphs = (ROOT / "LICENSE").read_text(encoding="utf-8").strip().split("\n\n")
    terms = "\n\n".join(paragraphs[2:])  # after the title and the line of the copyright
    told = "".join(f" {line or '.'}\n" for line in terms.splitlines())
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        "Upstream-Name: wonders\n"
        "Comment: The licences of everything that comes with the program, such as Qt under the LGPL-3,\n"
        " Python under the PSF-2.0 and the fonts under the OFL-1.1, are in\n"
        " /usr/lib/wonders/_internal/assets/licences and /usr/lib/wonders/_internal/assets/fonts.\n"
        " The LGPL-3 and the GPL-3 are in /usr/share/common-licenses too.\n\n"
        f"Files: *\nCopyright: 2026 The wonders contributors\nLicense: Expat\n{told}"
    )
