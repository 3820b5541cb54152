"""Gettext at run time: every text a player reads goes through `_` and its kin at the moment it is shown.

The Qt part is imported only when asked for, so that the command line can speak too.
"""

import gettext as stdlib
import locale
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication, QTranslator

DOMAIN: Final = "wonders"
SOURCE: Final = "en"
LANGUAGES: Final[Mapping[str, str]] = {"en": "English", "nl": "Nederlands", "da": "Dansk"}
"""Every language by its code, in its own name: whoever looks for one must be able to read it."""

PSEUDO: Final = "xx"
"""A language for tests: every text stands in brackets, so that one that was never asked for shows."""

_log: Final = logging.getLogger(__name__)


class _Pseudo(stdlib.NullTranslations):
    """Wraps every text; fields stay as they are."""

    def gettext(self, message: str) -> str:
        return f"[{message}]"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return f"[{msgid1 if n == 1 else msgid2}]"

    def pgettext(self, context: str, message: str) -> str:
        return f"[{message}]"

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return f"[{msgid1 if n == 1 else msgid2}]"


class _Speech:
    """What is spoken now."""

    code = SOURCE
    catalog: stdlib.NullTranslations = stdlib.NullTranslations()
    qt: "QTranslator | None" = None


# -- texts ----------------------------------------------------------------------------------------------------------


def _(message: str) -> str:
    """The text in the language of the moment."""
    return _Speech.catalog.gettext(message)


def ngettext(one: str, many: str, number: int) -> str:
    """The text for so many of something."""
    return _Speech.catalog.ngettext(one, many, number)


def pgettext(context: str, message: str) -> str:
    """The text of a word that means different things in different places."""
    return _Speech.catalog.pgettext(context, message)


def N_(message: str) -> str:
    """Mark a text in a table for translation; `_` translates it when it is shown."""
    return message


def NP_(context: str, message: str) -> str:
    """Mark a text with a context in a table; `pgettext` translates it when it is shown."""
    return message


# -- languages ------------------------------------------------------------------------------------------------------


def language() -> str:
    """The code of the language of the moment."""
    return _Speech.code


def set_language(code: str) -> None:
    """Speak this language from now on; without its catalog the texts stay English, and the log says so."""
    _Speech.catalog = _catalog(code)
    _Speech.code = code


def system_language() -> str:
    """The language of this machine if the program speaks it, otherwise English."""
    wanted = locale.getlocale()[0] or _from_environment()
    code = wanted.replace("-", "_").split("_")[0].lower()
    names = {"dutch": "nl", "danish": "da"}  # Windows spells languages out
    code = names.get(code, code)
    return code if code in LANGUAGES else SOURCE


def catalogs() -> Path:
    """The folder of the translations: the nearest one above this file, in a checkout and in a bundle alike."""
    for folder in Path(__file__).resolve().parents:
        if (folder / "i18n" / "nl").is_dir():
            return folder / "i18n"
    return Path(__file__).resolve().parents[1] / "i18n"


def _from_environment() -> str:
    import os

    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return next((value for name in names if (value := os.environ.get(name, ""))), SOURCE)


def _catalog(code: str) -> stdlib.NullTranslations:
    if code == PSEUDO:
        return _Pseudo()
    if code == SOURCE:
        return stdlib.NullTranslations()
    try:
        return stdlib.translation(DOMAIN, catalogs(), [code])
    except (OSError, UnicodeError, ValueError) as error:
        _log.warning("No usable translation for %r, so the texts stay English: %s", code, error)
        return stdlib.NullTranslations()


# -- Qt -------------------------------------------------------------------------------------------------------------


def install_qt(app: "QCoreApplication") -> None:
    """Let Qt's own texts (buttons, menus of text fields) follow the language of the moment."""
    from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator

    if _Speech.qt is not None:
        app.removeTranslator(_Speech.qt)
        _Speech.qt = None
    QLocale.setDefault(QLocale(_Speech.code if _Speech.code in LANGUAGES else SOURCE))
    if _Speech.code not in LANGUAGES or _Speech.code == SOURCE:
        return
    translator = QTranslator(app)
    if translator.load(f"qtbase_{_Speech.code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        app.installTranslator(translator)
        _Speech.qt = translator
    else:
        _log.warning("Qt has no texts of its own for %r here.", _Speech.code)
