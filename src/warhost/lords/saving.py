"""The columns of a state as plain data, and back."""

from __future__ import annotations

from typing import Any

from ..engine.outcome import Outcome
from ..engine.plain import number, numbers, truth
from ..engine.steps import Question, Step
from .rules.battle import NO_CARD, read_battle
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
        "idle_seats": s.idle_seats,
        "acted": s.acted,
        "general_played": s.general_played,
        "opened": s.opened,
        "extra_turns": s.extra_turns,
        "resigned": s.resigned,
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
        hands=[tuple(numbers(hand)) for hand in data["hands"]],
        decks=[tuple(numbers(deck)) for deck in data["decks"]],
        captured=[tuple(numbers(cards)) for cards in data["captured"]],
        middle=number(data["middle"]),
        cells=bare_cells(battle),
        where={},
        incoming=bytearray(battle.cards),
        engagers=bytearray(battle.cards),
        owner=bytearray(numbers(data["owner"])),
        marks=bytearray(numbers(data["marks"])),
        known=bytearray(numbers(data["known"])),
        shots=tuple([(number(shooter), number(target)) for shooter, target in data["shots"]]),
        advances=tuple([(number(card), number(square)) for card, square in data["advances"]]),
        active=number(data["active"]),
        turn=number(data["turn"]),
        turns=number(data["turns"]),
        quiet_turns=number(data["quiet_turns"]),
        idle_seats=number(data["idle_seats"]),
        acted=truth(data["acted"]),
        general_played=truth(data["general_played"]),
        opened=number(data["opened"]),
        extra_turns=tuple(numbers(data["extra_turns"])),
        resigned=number(data["resigned"]),
    )
    for card, square in data["board"]:
        state.lay(number(card), number(square))
    held = [card for pile in (*state.hands, *state.decks, *state.captured) for card in pile]
    held += [state.middle] if state.middle != NO_CARD else []
    if sorted([*held, *state.where]) != list(range(battle.cards)):
        raise ValueError("a card is missing or in two places")
    return state
