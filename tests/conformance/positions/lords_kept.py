"""Games and positions of Lords of War with recorded results: transcripts, and numbers of possible answers."""

from typing import Any

from warhost.lords import ARMIES

from ..case import Counted
from .lords_questions import ADVANCING, DEPLOYING, ENEMY_BEHIND, HELD, KEPT, MOVING, PARTNERS


def mixed(army: str, changes: dict[str, str]) -> dict[str, Any]:
    """A deck in which all copies of some cards are replaced by another card."""
    return {"army": army, "cards": [changes.get(code, code) for code in ARMIES[army].deck()]}


TRANSCRIPTS: dict[str, dict[str, Any]] = {
    "lords-two-players": {"decks": ["orcs", "dwarves"]},
    "lords-beginners": {"decks": ["elves", "templars"], "options": {"level": "basic"}},
    "lords-a-without-borders": {"decks": ["lizardmen", "undead"], "options": {"borderless": True}},
    "lords-b-short": {"decks": ["undead", "elves"], "options": {"units": 15, "commanders": 3}},
    "lords-c-personal": {
        "decks": [
            mixed("orcs", {"orc-ravager-a": "orc-catapult"}),
            mixed("dwarves", {"dwa-slugger-a": "dwa-dowager-a"}),
        ],
        "options": {"armies": "personal"},
    },
    "lords-d-mercenaries": {
        "decks": [
            mixed("orcs", {"orc-warhog-a": "liz-quillshot"}),
            mixed("templars", {"tem-palisade": "orc-catapult"}),
        ],
        "options": {"armies": "mercenary"},
    },
    "lords-e-three-players": {"decks": ["undead", "orcs"], "options": {"players": 3, "open_partners": True}},
    "lords-f-four-players": {"decks": ["orcs", "elves", "orcs", "templars"], "options": {"players": 4}},
    "lords-f-six-players": {
        "decks": ["orcs", "elves", "undead", "templars", "lizardmen", "dwarves"],
        "options": {"players": 6, "units": 12, "commanders": 4},
    },
}

OPENING = {
    "turn": {"seat": 1, "phase": "start"},
    "seat 1": {
        "first turn": True,
        "hand": ["orc-gonke-longtooth", "orc-butcher", "orc-catapult", "orc-ravager-a", "orc-deathbringer-b"],
        "deck": ["orc-goblin-shanker-a", "orc-warhog-b", "orc-goblin-bow-pest"],
    },
    "seat 2": {
        "first turn": True,
        "hand": ["dwa-krod-klouthammer", "dwa-ballista", "dwa-impaler-a", "dwa-dowager-a", "dwa-slugger-b"],
        "deck": ["dwa-marauder-a", "dwa-sharpshooter", "dwa-beastslayer-b"],
    },
}

# Counted by playing every answer; a change of the rules changes these numbers.
COUNTED = [
    Counted("two small hands at the beginning", OPENING, [5, 25, 630, 1260, 38728]),
    Counted("a hand of three against one enemy", DEPLOYING, [14, 28, 320, 2118, 9626]),
    Counted("a forced deployment", ENEMY_BEHIND, [5, 10, 92, 198, 1883, 4358]),
    Counted("two catapults, one of them held", HELD, [2, 5, 14, 44, 189, 623, 2587]),
    Counted("zombies on the move", MOVING, [3, 12, 40, 126, 463, 1893, 7205]),
    Counted("a berserker with two squares to choose from", ADVANCING, [2, 4, 22, 42, 536, 2478, 8712]),
    Counted("a hand to fill", KEPT, [2, 8, 40, 199, 1197, 7743]),
    Counted("four players", PARTNERS, [2, 6, 21, 92, 530, 2716, 13378]),
]
