"""Queries about a position: why an action is not possible, and the outcome of options."""

from __future__ import annotations

from ...engine.errors import WarhostError
from ...engine.state import State
from ..games.adapter import GameAdapter
from ..games.move_notation import in_notation
from ..protocol import MoveData, PreviewOutcome, Refusal


def refusal(adapter: GameAdapter, state: State, seat: int, action: str | MoveData) -> Refusal | None:
    """The reason why a seat cannot take an action; None if it can."""
    try:
        found = state.why_not(seat, in_notation(adapter, state, seat, action))
    except WarhostError:
        return Refusal("refused.not-offered", {"option": action if isinstance(action, str) else action.verb})
    return adapter.refusal(state, found) if found is not None else None


def outlooks(adapter: GameAdapter, state: State, seat: int, prefix: str | MoveData) -> dict[str, PreviewOutcome]:
    """The outcomes of a seat's options that begin with a prefix; empty if the seat has no decision to make."""
    if state.seat != seat:
        return {}
    try:
        wanted = in_notation(adapter, state, seat, prefix).split()
    except WarhostError:
        return {}
    options = enumerate(state.notations())
    return {text: adapter.outlook(state, index) for index, text in options if text.split()[: len(wanted)] == wanted}
