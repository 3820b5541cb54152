"""Reasons told of another player: no code is forgotten, no field is lost, and nobody is called you by mistake."""

import re
from string import Formatter

import pytest

from wonders_gui.texts import reasons_others
from wonders_gui.texts.reasons import SENTENCES

GAMES = tuple(SENTENCES)
TO_THE_READER = {"free_city_arms", "stops_military", "stops_science", "opponent_loses_coins", "military_defence"}
OWN_LOSS = {"wins_by_military", "destroys", "denies", "blocks_wonders", "lets_begin"}


def fields(sentence: str) -> set[str]:
    return {name for _text, name, _spec, _kind in Formatter().parse(sentence) if name}


@pytest.mark.parametrize("game", GAMES)
def test_each_sentence_belongs_to_a_reason_and_has_no_field_of_its_own(game: str) -> None:
    for code, sentence in reasons_others.SENTENCES[game].items():
        assert fields(sentence) <= fields(SENTENCES[game][code]), code


@pytest.mark.parametrize("game", GAMES)
def test_whatever_says_you_to_the_player_is_told_otherwise_of_a_bot(game: str) -> None:
    for code, sentence in SENTENCES[game].items():
        told = reasons_others.SENTENCES[game].get(code, sentence)
        if re.search(r"\byour?\b", told, re.IGNORECASE):
            assert code in TO_THE_READER | OWN_LOSS, code
