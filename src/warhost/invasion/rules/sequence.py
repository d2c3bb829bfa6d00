"""Changes to the sequence of the turn: phases that are skipped or added, and a chain that is closed early."""

from __future__ import annotations

from ..state import InvasionState
from .actions.resolving import ResolveChain
from .actions.window import Occasions, OpenWindow, Window
from .turn import BattlefieldPhase, EndOfTurn, PhaseOver


def skip_phase(s: InvasionState) -> bool:
    """Remove the remaining steps of this phase, except those of its end (INV-12.15); False between phases."""
    end = max([at for at, step in enumerate(s.steps) if isinstance(step, PhaseOver)], default=-1)
    if end < 0:
        return False
    links = [at for at, step in enumerate(s.steps) if at > end and isinstance(step, ResolveChain)]
    first = min(links, default=len(s.steps))
    s.steps[end + 1 : first] = []
    return True


def add_battlefield_phase(s: InvasionState) -> bool:
    """Add a battlefield phase before the end of this turn (INV-5.25); false if the turn is already ending."""
    ends = [at for at, step in enumerate(s.steps) if isinstance(step, EndOfTurn)]
    if ends:
        s.steps.insert(ends[-1] + 1, BattlefieldPhase(s.active))
    return bool(ends)


def close_chain(s: InvasionState, who: int) -> bool:
    """Let the chain that actions can be added to resolve now (INV-7.7); false while a chain resolves (INV-6.19)."""
    for at in range(len(s.steps) - 1, -1, -1):
        waiting = s.steps[at]
        if isinstance(waiting, (Window, Occasions)):
            base, kind = waiting.card, waiting.number
            starter = s.chain[base].controller if len(s.chain) > base else who
            below = at - 1 if isinstance(waiting, Occasions) else at
            s.steps[below : at + 1] = [OpenWindow(1 - starter, base, number=kind), ResolveChain(number=base)]
            return True
        if isinstance(waiting, ResolveChain):
            break
    return False
