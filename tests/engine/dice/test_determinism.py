"""The same seed gives the same log of Dice in every process, under every hash seed, plain and compiled."""

import pytest

from tests.engine.elsewhere import COMPILED, HASH_SEEDS, ROOT, digest_elsewhere
from tests.tools.log_digest import DICE_GAMES

GAMES = 30


@pytest.mark.parametrize("hash_seed", HASH_SEEDS)
def test_the_same_seed_gives_the_same_log_under_every_hash_seed(hash_seed: str) -> None:
    assert digest_elsewhere("dice", GAMES, hash_seed, ROOT)[0] == DICE_GAMES.digest(GAMES)


@pytest.mark.skipif(not (COMPILED / "engine").exists(), reason="the engine is not compiled here")
def test_plain_and_compiled_engines_write_the_same_log() -> None:
    fingerprint, kind = digest_elsewhere("dice", GAMES, "0", COMPILED)
    assert kind != "py"
    assert fingerprint == DICE_GAMES.digest(GAMES)
