"""The columns of a state as plain data, and back."""

from __future__ import annotations

from typing import Any

from ..engine.outcome import Outcome
from ..engine.steps import Question, Step
from .battle import read_battle
from .setup import bare_cells
from .state import LordsState


def columns(s: LordsState) -> dict[str, Any]:
    """Everything of a state that the engine does not know.  Sums that follow from the board are left out."""
    return {
        "battle": s.battle.source(),
        "hands": s.hands,
        "decks": s.decks,
        "captured": s.captured,
        "middle": s.middle,
        "board": list(s.where.items()),  # in the order in which they came: options and captures follow it
        "owner": list(s.owner),
        "marks": list(s.marks),
        "known": list(s.known),
        "shots": s.shots,
        "advances": s.advances,
        "active": s.active,
        "turn": s.turn,
        "turns": s.turns,
        "quiet_turns": s.quiet_turns,
        "idle_turns": s.idle_turns,
        "acted": s.acted,
        "middle_played": s.middle_played,
        "opened": s.opened,
        "extra_turns": s.extra_turns,
    }


def restored(
    data: dict[str, Any],
    steps: list[Step[Any]],
    question: Question[Any] | None,
    options: list[int],
    seat: int,
    rng: int,
    decisions: int,
    outcome: Outcome | None,
) -> LordsState:
    """The state that `columns` described."""
    battle = read_battle(data["battle"])
    state = LordsState(
        battle,
        steps,
        question,
        options,
        seat,
        rng,
        decisions,
        outcome,
        hands=[tuple(hand) for hand in data["hands"]],
        decks=[tuple(deck) for deck in data["decks"]],
        captured=[tuple(cards) for cards in data["captured"]],
        middle=data["middle"],
        cells=bare_cells(battle),
        where={},
        incoming=bytearray(battle.cards),
        engagers=bytearray(battle.cards),
        owner=bytearray(data["owner"]),
        marks=bytearray(data["marks"]),
        known=bytearray(data["known"]),
        shots=tuple([(shooter, target) for shooter, target in data["shots"]]),
        advances=tuple([(card, square) for card, square in data["advances"]]),
        active=data["active"],
        turn=data["turn"],
        turns=data["turns"],
        quiet_turns=data["quiet_turns"],
        idle_turns=data["idle_turns"],
        acted=data["acted"],
        middle_played=data["middle_played"],
        opened=data["opened"],
        extra_turns=tuple(data["extra_turns"]),
    )
    for card, square in data["board"]:
        state.lay(card, square)
    return state
