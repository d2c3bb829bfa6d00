"""Positions of Lords of War, each with an action that one requirement forbids."""

from typing import Any

from ..case import Question

BUTCHER, CATAPULT, RAVAGER = "orc-butcher", "orc-catapult", "orc-ravager-a"
FORWARD_ONLY = "orc-deathbringer-a"  # a berserker with arrows n 5, ne 3, nw 3
SHAMBLER = "und-zombie-shambler"  # moves n, ne, nw
SLUGGER_WEST = "dwa-slugger-b"  # seen from the near side, its only arrow points west


def position(phase: str, near: dict[str, Any], far: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """A position in which seat 1 sits at the near side and has the turn, and seat 2 sits at the far side."""
    return {"turn": {"seat": 1, "phase": phase}, "seat 1": near, "seat 2": far or {}, **more}


def marked(card: str, *marks: str) -> dict[str, Any]:
    return {"card": card, "marks": list(marks)}


SLUGGER_SOUTH = "dwa-slugger-a"  # and the arrow of this unit points south
ENEMY = {"board": {"d4": SLUGGER_WEST}}
DEPLOYING = position("deploy", {"hand": [BUTCHER, RAVAGER, CATAPULT], "board": {"a1": BUTCHER}}, ENEMY)
OPENING = position("deploy", {"hand": [BUTCHER, RAVAGER], "first turn": True})
ENEMY_BEHIND = position("deploy", {"hand": [FORWARD_ONLY, FORWARD_ONLY]}, {"board": {"d1": SLUGGER_WEST}})
ENEMY_SHUT_IN = position(
    "deploy",
    {"hand": [BUTCHER], "board": {"a2": BUTCHER, "b1": BUTCHER, "b2": RAVAGER}},
    {"board": {"a1": SLUGGER_WEST}},
)
ALONE = position("deploy", {"hand": [BUTCHER, RAVAGER], "board": {"d3": BUTCHER}})
NOWHERE = position("deploy", {"hand": [BUTCHER, RAVAGER]}, options={"borderless": True})


def shooting(*marks: str) -> dict[str, Any]:
    """A position in which one catapult can shoot; the other one, on e2, did something before."""
    return position("combat", {"board": {"d2": CATAPULT, "e2": marked(CATAPULT, *marks)}}, ENEMY)


RELEASED = {**shooting("was engaged"), "options": {"shoot_after_release": False}}
TOUCHING = position(
    "combat",
    {"board": {"d2": CATAPULT, "c4": CATAPULT}},  # the unit on c4 points at d4; the unit on d4 does not point at c3
    {"board": {"d4": SLUGGER_SOUTH}},
    options={"ranged_strict": True},
)
HELD = position(
    "combat",
    {"board": {"d2": CATAPULT, "f2": CATAPULT, "a1": BUTCHER}},
    {"board": {"d4": SLUGGER_WEST, "f3": SLUGGER_SOUTH, "a6": SLUGGER_WEST}},
)
MOVING = position(
    "moves",
    {"board": {"a2": SHAMBLER, "c2": marked(SHAMBLER, "moved"), "e2": SHAMBLER, "g6": "und-banshee"}},
    {"board": {"e3": SLUGGER_SOUTH}},
)
# The berserker on d3 eliminates both enemies and must advance to one of their squares.
ADVANCING = position(
    "combat",
    {"board": {"d3": FORWARD_ONLY, "a1": BUTCHER}},
    {"board": {"d4": SLUGGER_WEST, "e4": "dwa-dowager-a"}},
)
RECALLING = position("reinforce", {"board": {"a1": BUTCHER, "c1": RAVAGER}, "deck": [BUTCHER]}, ENEMY)
KEPT = position(
    "reinforce",
    {
        "board": {
            "a1": marked(BUTCHER, "deployed"),
            "a3": marked(BUTCHER, "killed by arrows"),
            "a5": marked(CATAPULT, "killed by shot"),
            "c2": RAVAGER,
            "e2": "orc-warhog-a",
            "g1": BUTCHER,
        },
        "deck": [BUTCHER],
    },
    {"board": {"c3": SLUGGER_SOUTH, "e3": "dwa-impaler-a"}},
)
NO_DECK = position("reinforce", {"board": {"a1": BUTCHER}}, ENEMY)
PARTNERS = {
    "options": {"players": 4},
    "turn": {"seat": 1, "phase": "reinforce"},
    "seat 1": {"army": "orcs", "board": {"0,0": BUTCHER}, "deck": [BUTCHER]},
    "seat 3": {"army": "undead", "board": {"4,0": SHAMBLER, "6,0": "und-asul-the-bygone-king"}},
}

QUESTIONS = [
    Question("your-choice", 2, "deploy orc-butcher d3", DEPLOYING),
    Question("right-phase", 1, "draw", DEPLOYING),
    Question("must-deploy", 1, "pass", DEPLOYING),
    Question("card-in-hand", 1, "deploy orc-warhog-a d3", DEPLOYING),
    Question("square-is-empty", 1, "deploy orc-butcher d4", DEPLOYING),
    Question("beside-enemy", 1, "deploy orc-butcher g6", DEPLOYING),
    Question("points-at-enemy", 1, "deploy orc-butcher d5", DEPLOYING),
    Question("supported", 1, "deploy orc-catapult g6", DEPLOYING),
    Question("on-start-square", 1, "deploy orc-butcher d3", OPENING),
    Question("beside-friend", 1, "deploy orc-butcher a1", ALONE),
    Question("forced-beside-enemy", 1, "deploy orc-deathbringer-a a6", ENEMY_BEHIND),
    Question("forced-beside-unit", 1, "deploy orc-butcher g6", ENEMY_SHUT_IN),
    Question("at-origin", 1, "deploy orc-butcher 0,1", NOWHERE),
    Question("enemy-there", 1, "shoot d2 d5", shooting()),
    Question("no-friend", 1, "shoot d2 e2", shooting()),
    Question("shoots-once", 1, "shoot e2 d4", shooting("shot")),
    Question("not-engaged-earlier", 1, "shoot e2 d4", RELEASED),
    Question("not-resigned", 1, "resign", PARTNERS, ("resign",)),
    Question("did-not-strike", 1, "shoot e2 d4", shooting("killed by arrows")),
    Question("engages-nobody", 1, "shoot c4 d4", TOUCHING),
    Question("not-engaged-to-shoot", 1, "shoot f2 d4", HELD),
    Question("ranged-unit", 1, "shoot a1 d4", HELD),
    Question("on-template", 1, "shoot d2 a6", HELD),
    Question("unit-there", 1, "move a1 a2", MOVING),
    Question("is-mobile", 1, "move g6 g5", MOVING),
    Question("moves-once", 1, "move c2 c3", MOVING),
    Question("not-engaged-to-move", 1, "move e2 d3", MOVING),
    Question("movement-arrow", 1, "move a2 a1", MOVING),
    Question("is-entitled", 1, "advance a1 a2", ADVANCING),
    Question("square-won", 1, "advance d3 c4", ADVANCING),
    Question("must-advance", 1, "pass", ADVANCING),
    Question("own-unit", 1, "recall d4", RECALLING),
    Question("not-deployed-now", 1, "recall a1", KEPT),
    Question("killed-nobody", 1, "recall a3", KEPT),
    Question("killed-nobody", 1, "recall a5", KEPT),
    Question("not-engaged-to-recall", 1, "recall c2", KEPT),
    Question("no-spear-engages", 1, "recall e2", KEPT),
    Question("deck-is-empty", 1, "stop", RECALLING),
    Question("deck-is-empty", 1, "pass", RECALLING),
    Question("deck-has-cards", 1, "draw", NO_DECK),
    Question("same-race", 1, "recall 4,0", PARTNERS),
    Question("not-partners-general", 1, "recall 6,0", PARTNERS),
]

# Seat 2 is asked, and the applicable case of LOW-5 depends on a hand that seat 1 does not see.
CLOSE_CALLS = [
    {
        "turn": {"seat": 2, "phase": "deploy"},
        "seat 1": {"board": {"d6": BUTCHER}},
        "seat 2": {"hand": [FORWARD_ONLY, FORWARD_ONLY], "deck": ["orc-deathbringer-b", "orc-deathbringer-b"]},
    }
]
