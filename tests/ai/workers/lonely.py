"""A program that asks a deaf bot and waits; made to be killed."""

import sys
from pathlib import Path

from ai.workers.pool import Pool
from tests.ai.workers.asking import toy_question
from tests.ai.workers.odd_bots import find

if __name__ == "__main__":
    with Pool(1, find=find) as pool:
        pool.ask(toy_question("deaf", mark=Path(sys.argv[1])))
        pool.wait()
