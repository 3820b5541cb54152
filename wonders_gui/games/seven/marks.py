"""Which chain mark makes which building free, in the edition that prints names instead of marks."""

from collections.abc import Mapping
from typing import Final

# By the building that becomes free, for cards that name their parents instead of showing a mark.
FIRST_EDITION: Final[Mapping[str, str]] = {
    "aqueduct": "drop",
    "temple": "star",
    "statue": "mask",
    "courthouse": "scales",
    "forum": "market",
    "caravansery": "camel",
    "stables": "horseshoe",
    "archery_range": "target",
    "dispensary": "bowl",
    "laboratory": "lamp",
    "library": "book",
    "pantheon": "sun",
    "gardens": "column",
    "senate": "temple",
    "haven": "barrel",
    "lighthouse": "lighthouse",
    "arena": "bolt",
    "fortifications": "castle",
    "circus": "helmet",
    "siege_workshop": "saw",
    "lodge": "torch",
    "observatory": "planets",
    "university": "scroll",
    "academy": "harp",
    "study": "feather",
}
