"""The same seed gives the same log in every process, under every hash seed, plain and compiled."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.log_digest import digest

ROOT = Path(__file__).parents[3]
COMPILED = ROOT / "build" / "compiled"
GAMES = 40


def digest_in_another_process(hash_seed: str, tree: Path) -> tuple[str, str]:
    """The fingerprint, and whether the engine was Python (py) or compiled (so, pyd)."""
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([str(tree), str(ROOT)])}
    command = [sys.executable, "-P", "-m", "tests.tools.log_digest", str(GAMES)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=300)
    fingerprint, kind = done.stdout.split()
    return fingerprint, kind


@pytest.mark.parametrize("hash_seed", ["0", "1", "4711"])
def test_the_same_seed_gives_the_same_log_under_every_hash_seed(hash_seed: str) -> None:
    assert digest_in_another_process(hash_seed, ROOT)[0] == digest(GAMES)


@pytest.mark.skipif(not (COMPILED / "engine").exists(), reason="the engine is not compiled here")
def test_plain_and_compiled_engines_write_the_same_log() -> None:
    fingerprint, kind = digest_in_another_process("0", COMPILED)
    assert kind != "py"
    assert fingerprint == digest(GAMES)
