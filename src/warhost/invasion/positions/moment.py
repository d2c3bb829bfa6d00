"""The moment at which a position starts: a part of the turn from its start, or from one of its windows."""

from __future__ import annotations

from typing import Final

from ...effects.circumstances import NOTHING
from ...engine.errors import BadScenario
from ...engine.plain import JsonData
from ...engine.scenarios.expectation import known_keys
from ...engine.steps import Step
from .. import words
from ..rules.actions.stops import ATTACK
from ..rules.actions.window import OpenWindow, Window
from ..rules.battles.targets import DeclareTarget
from ..rules.turn import WINDOW_OF, BattlefieldPhase, QuestPhase, course, phases
from ..state import InvasionState
from .words import find_card

TURN_KEYS: Final = {"seat", "phase", "number", "first", "window", "priority", "passed", "happened"}
TURN: Final = 3  # turn number by default: the penalties of the first turn do not apply
HAPPENED: Final = {
    "discarded": words.ENTERS_DISCARD,
    "played": words.PLAYED,
    "limited": words.PLAYED_LIMITED,
    "developed": words.PLAYED_DEVELOPMENT,
    "faceup": words.TURNS_FACEUP,
    "hit": words.WOULD_BE_DAMAGED,
    "attacked": words.ATTACKS,
    "defended": words.DEFENDS,
    "zone-attacked": words.ZONE_ATTACKED,
    "held-back": words.HELD_BACK,
    "drew": words.DRAWN,
    "fighting-over": words.PHASE_ENDS,
    "struck": words.CAPITAL_STRUCK,
    "from-hand": words.PLAYED_FROM_HAND,
    "played-at": words.PLAYED_AT,
    "from-discard": words.PLAYED_FROM_DISCARD,
    "ambushed": words.AMBUSHES,
    "entered": words.ENTERS_PLAY,
    "developed-freely": words.DEVELOPED_FREELY,
}


def begin(s: InvasionState, turn: JsonData) -> None:
    """Start a position at its moment and run it to its first question."""
    known_keys("turn", turn, TURN_KEYS)
    me = int(turn.get("seat", 1)) - 1
    name = str(turn.get("phase", "capital"))
    if name not in words.PHASE_KEYS:
        raise BadScenario(f"there is no phase {name!r}; there are {', '.join(words.PHASE_KEYS)}")
    phase = words.PHASE_KEYS.index(name)
    s.active = me
    s.first = int(turn.get("first", me + 1)) - 1
    s.turns = int(turn.get("number", TURN))
    s.history = tuple([(*_happened(s, each), 1) for each in turn.get("happened", [])])
    s.log = []
    now, *later = phases(me, False)[phase:]
    if s.turns == 1:  # INV-5.3: the first player's first turn has no such phases
        later = [each for each in later if not isinstance(each, (QuestPhase, BattlefieldPhase))]
    if "window" not in turn:
        s.window = WINDOW_OF[phase - 1] if phase else words.NO_WINDOW  # the window that was open last
        s.then(now, *later)
    else:
        s.phase = phase
        s.then(*_from_window(s, phase, turn), *later)
    s.refresh()
    s.advance()


def _from_window(s: InvasionState, phase: int, turn: JsonData) -> list[Step[InvasionState]]:
    """The remaining steps of a phase: `window` is its window, `dealt` after an attack, or `attack` before one."""
    name, steps = str(turn["window"]), course(phase, s.active)
    fights = phase == words.BATTLEFIELD_PHASE
    if name == words.WINDOW_KEYS[WINDOW_OF[phase]]:
        s.window = WINDOW_OF[phase]
        behind = next(at for at, step in enumerate(steps) if isinstance(step, OpenWindow)) + 1
    elif name in (ATTACK, words.WINDOW_KEYS[words.DEALT_WINDOW]) and fights:
        s.window = words.BATTLEFIELD_WINDOW if name == ATTACK else words.DEALT_WINDOW
        behind = next(at for at, step in enumerate(steps) if isinstance(step, DeclareTarget)) + (name != ATTACK)
    else:
        raise BadScenario(f"a position cannot begin in the window {name!r} of this phase")
    if name == ATTACK:
        return steps[behind:]
    who = int(turn.get("priority", s.active + 1)) - 1
    return [Window(who, 0, int(turn.get("passed", 0)) or NOTHING, s.window), *steps[behind:]]


def _happened(s: InvasionState, entry: JsonData) -> tuple[int, int, int]:
    """An event earlier in the turn: `{seat: 1, played: NAME}` or `{seat: 1, developed: true}`."""
    known_keys("happened", entry, {"seat", *HAPPENED})
    kinds = [key for key in entry if key != "seat"]
    if len(kinds) != 1:
        raise BadScenario(f"one thing happened at a time, not {entry!r}")
    seat = int(entry["seat"]) - 1
    if entry[kinds[0]] is True:
        return HAPPENED[kinds[0]], NOTHING, seat  # `true`: an event without a card, or whose card has left play
    if kinds[0] == "hit" and entry["hit"] in words.ZONE_NAMES:
        return words.WOULD_BE_DAMAGED, s.duel.section(words.ZONE_NAMES.index(entry["hit"]) * words.SEATS + seat), seat
    if kinds[0] == "played-at":
        return words.PLAYED_AT, s.duel.section(words.ZONE_NAMES.index(entry["played-at"]) * words.SEATS + seat), seat
    if kinds[0] == "struck":
        return (
            words.CAPITAL_STRUCK,
            s.duel.section(words.ZONE_NAMES.index(entry["struck"]) * words.SEATS + 1 - seat),
            seat,
        )
    if kinds[0] == "fighting-over":
        return words.PHASE_ENDS, NOTHING, seat
    if kinds[0] == "zone-attacked":
        return (
            words.ZONE_ATTACKED,
            s.duel.section(words.ZONE_NAMES.index(entry["zone-attacked"]) * words.SEATS + seat),
            seat,
        )
    code = find_card(str(entry[kinds[0]])).code
    known = [card for card in (*s.in_play(), *range(s.duel.cards)) if s.duel.code(card) == code]
    found = [card for card in known if s.duel.owner[card] == seat] or known
    if not found:
        raise BadScenario(f"{entry[kinds[0]]} is not in this game")
    return HAPPENED[kinds[0]], found[0], seat
