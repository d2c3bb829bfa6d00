"""The moment at which a position begins: a phase from its start, one of its windows, or a battle."""

from __future__ import annotations

from typing import Any, Final

from ..effects.laying import seat_of
from ..engine.errors import BadScenario
from ..engine.expectation import known_keys
from ..engine.steps import Step
from .battle import Battle
from .planets import Line, planet_at
from .projection import project
from .state import ConquestState
from .turn import CheckPlanet, DeployTurn, course, phases
from .window import OpenWindow
from .words import COMBAT_PHASE, DEPLOY_PHASE, DEPLOY_TURN, PHASE_KEYS, WINDOW_KEYS

TURN_KEYS: Final = {"seat", "phase", "number", "window", "battle"}
BEGINNINGS: Final = PHASE_KEYS[DEPLOY_PHASE:]


def begin(s: ConquestState, turn: Any) -> None:
    """Let a position begin at its moment and run to its first question."""
    known_keys("turn", turn, TURN_KEYS)
    s.active = seat_of("seat", turn.get("seat", 1))
    s.rounds = int(turn.get("number", 1))
    name = str(turn.get("phase", "combat" if "battle" in turn else "deploy"))
    if name not in BEGINNINGS:
        raise BadScenario(f"there is no phase {name!r}; there are {', '.join(BEGINNINGS)}")
    phase = PHASE_KEYS.index(name)
    s.log = []
    if "window" in turn or "battle" in turn:
        s.phase = phase
        s.then(*_within(s, phase, turn), *phases(phase + 1))
    else:
        s.then(*phases(phase))
    project(s)
    s.advance()


def _within(s: ConquestState, phase: int, turn: dict[str, Any]) -> list[Step[Any]]:
    """What is left of a phase: from one of its windows on, or from a battle, which is fought whoever is there."""
    steps = course(s, phase)
    if "battle" in turn:
        if phase != COMBAT_PHASE:
            raise BadScenario("a battle is fought in the combat phase")
        position = planet_at(Line(s.planets, s.faceup, s.token, s.displays), turn["battle"])
        if not s.is_face_up(position):
            raise BadScenario(f"no battle can be fought at {turn['battle']}: it does not lie face up")
        later = [at for at, step in enumerate(steps) if isinstance(step, CheckPlanet) and step.number == position]
        return [Battle(number=position), *steps[later[0] + 1 :]]
    for at, step in enumerate(steps):
        window = DEPLOY_TURN if isinstance(step, DeployTurn) else step.number if isinstance(step, OpenWindow) else 0
        if window and WINDOW_KEYS[window] == turn["window"]:
            return steps[at:]
    raise BadScenario(f"a position cannot begin in the window {turn['window']!r} of this phase")
