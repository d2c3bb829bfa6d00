"""Games and positions of Invasion with recorded results: transcripts, and numbers of possible answers."""

from typing import Any

from ..case import Counted
from .invasion_questions import BURNING, CAPITAL, FIGHT, INDIRECT, KINGDOM, MOVING

TRANSCRIPTS: dict[str, dict[str, Any]] = {
    "invasion-dwarf-orc": {"decks": ["dwarf", "orc"]},
    "invasion-empire-chaos": {"decks": ["empire", "chaos"], "options": {"first": "2"}},
    "invasion-draft": {"decks": ["order", "destruction"]},
}

# Counted by playing every answer; a change of the rules changes these numbers.
COUNTED = [
    Counted("a capital phase", CAPITAL, [33, 68, 516, 1984]),
    Counted("an attack on a quest zone", FIGHT, [4, 11, 68, 674]),
    Counted("an attack on a burning zone", BURNING, [4, 19, 102, 455, 2508]),
    Counted("indirect damage", INDIRECT, [7, 22, 157, 700]),
    Counted("a card to restore", KINGDOM, [2, 14, 56, 112, 784, 3136]),
    Counted("a unit on the move", MOVING, [6, 14, 31, 74, 170, 416, 1462]),
]
