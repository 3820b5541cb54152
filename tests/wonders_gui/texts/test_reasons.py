"""Every reason that a bot can give has a sentence, in every language."""

from collections.abc import Callable, Mapping

import pytest

from ai.bot import Reason
from ai.heuristics.dice import telling as dice
from ai.heuristics.duel import telling as duel
from ai.heuristics.seven import telling as seven
from i18n.catalogs import fields_of
from tests.wonders_gui.speech import speaking
from wonders_gui.language import LANGUAGES
from wonders_gui.texts.names import DICE, DUEL, SEVEN
from wonders_gui.texts.reasons import SENTENCES, reason_of_other, reason_text

MEANINGS = {SEVEN: seven.MEANINGS, DUEL: duel.MEANINGS, DICE: dice.MEANINGS}
EXAMPLES: Mapping[str, int | str] = {
    "card": "arena",
    "by": "arena",
    "with": "pyramids",
    "wonder": "pyramids",
    "token": "law",
    "resources": "wood/stone",
    "building": "agora",
    "die": "black",
    "dice": "grey",
}


def example(game: str, code: str) -> Reason:
    """A reason with all that its sentence asks for."""
    details = {name: EXAMPLES.get(name, 2) for name in fields_of(SENTENCES[game][code])}
    return Reason(code, 1.0, details)


@pytest.mark.parametrize("game", MEANINGS)
def test_every_reason_has_a_sentence(game: str) -> None:
    assert SENTENCES[game].keys() == MEANINGS[game].keys()


@pytest.mark.parametrize("game", MEANINGS)
def test_a_sentence_asks_only_for_what_a_reason_tells(game: str) -> None:
    for code, meaning in MEANINGS[game].items():
        for name in fields_of(SENTENCES[game][code]):
            assert f"`{name}`" in meaning, (code, name)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", MEANINGS)
def test_every_reason_is_told_in_every_language(game: str, code: str) -> None:
    with speaking(code):
        for reason in SENTENCES[game]:
            text = reason_text(game, example(game, reason))
            assert "{" not in text
            assert text.endswith((".", "!"))


SAVING = ("production", "choice_of_resources", "cheap_trade")


@pytest.mark.parametrize("saying", [reason_text, reason_of_other])
@pytest.mark.parametrize("code", SAVING)
def test_what_saves_nothing_is_not_counted(code: str, saying: Callable[[str, Reason], str]) -> None:
    of_nothing = saying(DUEL, Reason(code, 1.0, {"resources": "wood/stone", "saves": 0}))
    of_two = saying(DUEL, Reason(code, 1.0, {"resources": "wood/stone", "saves": 2}))
    assert "0" not in of_nothing
    assert of_two.startswith(of_nothing)


def test_groups_of_resources_are_named() -> None:
    reason = Reason("cheaper_trade", 1.0, {"resources": "goods"})
    assert reason_text(SEVEN, reason) == "From now on these cost only 1 coin each: manufactured goods."
