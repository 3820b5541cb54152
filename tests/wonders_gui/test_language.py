"""Languages are switched at run time, and a missing one never stops the program."""

import locale
import logging
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication

from tests.wonders_gui.speech import escaped, in_brackets, speaking
from wonders_gui import language as spoken
from wonders_gui.language import LANGUAGES, _, install_qt, language, ngettext, pgettext, set_language, system_language


@pytest.fixture(autouse=True)
def _heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tools that other tests run may have switched loggers off."""
    monkeypatch.setattr(logging.getLogger(spoken.__name__), "disabled", False)


def test_texts_are_english_unless_told() -> None:
    assert language() == "en"
    assert _("Undo") == "Undo"


@pytest.mark.parametrize(("code", "undo", "baths"), [("nl", "Ongedaan maken", "Badhuis"), ("da", "Fortryd", "Badehus")])
def test_a_language_is_spoken_from_the_next_text_on(code: str, undo: str, baths: str) -> None:
    with speaking(code):
        assert language() == code
        assert _("Undo") == undo
        assert pgettext("card", "Baths") == baths
    assert _("Undo") == "Undo"


@pytest.mark.parametrize(("number", "told"), [(0, "0 munten"), (1, "1 munt"), (2, "2 munten")])
def test_zero_takes_the_plural_and_one_does_not(number: int, told: str) -> None:
    with speaking("nl"):
        assert ngettext("{number} coin", "{number} coins", number).format(number=number) == told


def test_every_language_is_listed_in_its_own_name() -> None:
    assert dict(LANGUAGES) == {"en": "English", "nl": "Nederlands", "da": "Dansk"}


def test_a_missing_catalog_leaves_the_texts_english_and_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(spoken, "catalogs", lambda: tmp_path)
    with caplog.at_level(logging.WARNING), speaking("nl"):
        assert _("Undo") == "Undo"
        assert language() == "nl"
    assert "No usable translation" in caplog.text


def test_a_broken_catalog_leaves_the_texts_english_and_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = tmp_path / "da" / "LC_MESSAGES" / "wonders.mo"
    broken.parent.mkdir(parents=True)
    broken.write_bytes(b"no catalog")
    monkeypatch.setattr(spoken, "catalogs", lambda: tmp_path)
    with caplog.at_level(logging.WARNING), speaking("da"):
        assert _("Undo") == "Undo"
    assert "No usable translation" in caplog.text


@pytest.mark.parametrize(
    ("told", "code"), [("nl_BE", "nl"), ("da_DK", "da"), ("Dutch_Netherlands", "nl"), ("fr_FR", "en"), ("C", "en")]
)
def test_the_language_of_the_machine_is_taken_if_it_is_known(
    told: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locale, "getlocale", lambda: (told, "UTF-8"))
    assert system_language() == code


def test_without_a_locale_the_environment_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locale, "getlocale", lambda: (None, None))
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LC_MESSAGES", "da_DK.UTF-8")
    assert system_language() == "da"


def test_the_pseudo_language_shows_what_was_never_asked_for() -> None:
    with in_brackets():
        assert _("Undo") == "[Undo]"
        assert escaped(f"{_('Build {card}').format(card=pgettext('card', 'Baths'))} 3") == []
        assert escaped(f"{_('Undo')} forgotten") == ["forgotten"]


@pytest.mark.parametrize(("code", "cancel"), [("nl", "Annuleren"), ("da", "Annuller")])
def test_qt_speaks_too(qapp: QApplication, code: str, cancel: str) -> None:
    with speaking(code):
        install_qt(qapp)
        told = QCoreApplication.translate("QPlatformTheme", "Cancel")
        assert told == cancel
        assert QLocale().name().startswith(code)
    install_qt(qapp)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_the_texts_need_no_qt() -> None:
    script = "import sys, wonders_gui.texts.names, wonders_gui.texts.refusals; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_an_unknown_language_is_english(caplog: pytest.LogCaptureFixture) -> None:
    set_language("zz")
    assert _("Undo") == "Undo"
    set_language("en")
    assert "zz" in caplog.text
