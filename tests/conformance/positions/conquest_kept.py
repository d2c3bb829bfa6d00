"""Games and positions of Conquest with recorded results: transcripts, and numbers of possible answers."""

from typing import Any

from ..case import Counted
from .conquest_questions import COMMAND, DEPLOY, FIGHT, GUARDED, KANNON, MOBILE, RANGED

TRANSCRIPTS: dict[str, dict[str, Any]] = {
    "conquest-space-marines-orks": {"decks": ["space-marines", "orks"]},
    "conquest-chaos-dark-eldar": {"decks": ["chaos", "dark-eldar"], "options": {"first": "2"}},
    "conquest-eldar-tau": {"decks": ["eldar", "tau"]},
}

# Counted by playing every answer; a change of the rules changes these numbers.
COUNTED = [
    Counted("a deploy phase", DEPLOY, [13, 93]),
    Counted("dials and struggles", COMMAND, [5, 25, 78]),
    Counted("Mobile units", MOBILE, [5, 14, 28]),
    Counted("a ranged skirmish", RANGED, [2, 6, 18, 36]),
    Counted("a battle with a warlord in it", FIGHT, [3, 7, 14, 32]),
    Counted("a battle with an Area Effect", GUARDED, [2, 5, 12, 26]),
    Counted("indirect damage", KANNON, [2, 4, 8]),
]
