"""The moment at which a position starts: a phase, one of its windows, a command struggle, or a battle."""

from __future__ import annotations

from typing import Any, Final

from ...effects.positions.card_entries import number_of, seat_of
from ...engine.errors import BadScenario
from ...engine.plain import JsonData
from ...engine.scenarios.expectation import known_keys
from ...engine.steps import Question, Step
from ..rules.actions.stops import DEPLOY, DIAL, MOBILE
from ..rules.actions.window import OpenWindow
from ..rules.command import Struggle, StruggleOver, StruggleWon, TakeBonus
from ..rules.turn import CheckPlanet, DeployTurn, course, phases
from ..state import ConquestState
from ..words import COMBAT_PHASE, COMMAND_PHASE, COMMAND_WINDOW, DEPLOY_PHASE, DEPLOY_TURN, PHASE_KEYS, WINDOW_KEYS
from .midbattle import from_battle, opened
from .planets import Line, planet_at

TURN_KEYS: Final = {
    "seat",
    "phase",
    "number",
    "window",
    "asked",
    "passed",
    "struggle",
    "battle",
    "initiative",
    "combat round",
    "combat turn",
    "turns passed",
}
BEGINNINGS: Final = PHASE_KEYS[DEPLOY_PHASE:]
LAST_OPEN: Final = {DIAL: DEPLOY_TURN, MOBILE: COMMAND_WINDOW}  # question -> the window that was open before it


def begin(s: ConquestState, turn: Any) -> None:
    """Start a position at its moment and run it to its first question."""
    known_keys("turn", turn, TURN_KEYS)
    s.active = seat_of("seat", turn.get("seat", 1))
    s.rounds = int(turn.get("number", 1))
    usual = "combat" if "battle" in turn else "command" if "struggle" in turn else "deploy"
    name = str(turn.get("phase", usual))
    if name not in BEGINNINGS:
        raise BadScenario(f"there is no phase {name!r}; there are {', '.join(BEGINNINGS)}")
    phase = PHASE_KEYS.index(name)
    s.log = []
    if "window" in turn or "battle" in turn or "struggle" in turn:
        s.phase = phase
        s.then(*_within(s, phase, turn), *phases(phase + 1))
    else:
        s.then(*phases(phase))
    s.refresh()
    s.advance()


def _within(s: ConquestState, phase: int, turn: JsonData) -> list[Step[ConquestState]]:
    """The remaining steps of a phase: from a window, from a won struggle, or from a battle."""
    steps = course(s, phase)
    if "battle" in turn:
        if phase != COMBAT_PHASE:
            raise BadScenario("a battle is fought in the combat phase")
        position = planet_at(_line(s), turn["battle"])
        if not s.is_face_up(position):
            raise BadScenario(f"no battle can be fought at {turn['battle']}: it does not lie face up")
        later = [at for at, step in enumerate(steps) if isinstance(step, CheckPlanet) and step.number == position]
        return [*from_battle(s, position, turn), *steps[later[0] + 1 :]]
    if "struggle" in turn:
        return _struggle(s, phase, turn)
    who = seat_of("asked", turn.get("asked", s.active + 1))
    name = turn["window"]
    for at, step in enumerate(steps):
        rest = steps[at + 1 :]
        if isinstance(step, OpenWindow) and WINDOW_KEYS[step.number] == name:
            return [opened(s, step.number, turn), *rest]
        if isinstance(step, DeployTurn) and name == DEPLOY:
            return [DeployTurn(who, number=number_of("passed", turn.get("passed", 0), 1)), *rest]
        if name in LAST_OPEN and isinstance(step, Question) and step.who == who and step.moment(s) == {"window": name}:
            s.window = LAST_OPEN[name]
            return steps[at:]
    raise BadScenario(f"a position cannot begin in the window {name!r} of this phase")


def _struggle(s: ConquestState, phase: int, turn: dict[str, object]) -> list[Step[ConquestState]]:
    """The steps after a won struggle, beginning with its bonuses (CON-7.13)."""
    if phase != COMMAND_PHASE:
        raise BadScenario("a struggle is fought in the command phase")
    position = planet_at(_line(s), turn["struggle"])
    if not s.is_face_up(position):
        raise BadScenario(f"there is no struggle for {turn['struggle']}: it does not lie face up")
    steps = course(s, phase)
    at = next(at for at, step in enumerate(steps) if isinstance(step, Struggle) and step.number == position)
    who = seat_of("asked", turn.get("asked", s.active + 1))
    s.window = DEPLOY_TURN
    won: list[Step[ConquestState]] = [
        TakeBonus(who, number=position),
        StruggleWon(who, number=position),
        StruggleOver(),
    ]
    return [*won, *steps[at + 1 :]]


def _line(s: ConquestState) -> Line:
    return Line(s.planets, s.faceup, s.token, s.displays, s.lost)
