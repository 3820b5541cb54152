"""Random games played in another process, to be compared with those played here."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "compiled"
HASH_SEEDS = ("0", "1", "4711")


def digest_elsewhere(game: str, games: int, hash_seed: str, tree: Path) -> tuple[str, str]:
    """The fingerprint, and whether the engine was Python (py) or compiled (so, pyd)."""
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([str(tree), str(ROOT)])}
    command = [sys.executable, "-P", "-m", "tests.tools.log_digest", "--game", game, str(games)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=300)
    fingerprint, kind = done.stdout.split()
    return fingerprint, kind
