"""Converts a state to a position as plain data; the inverse of `position.placed`."""

from __future__ import annotations

from typing import Any

from ...engine.steps import Step
from ..rules.battle import NO_CARD
from ..rules.turn import Deploy, phases
from ..state import LordsState
from ..view import MARKS, phase
from .position import PHASES


def position_of(s: LordsState) -> dict[str, object] | None:
    """The position of a state; None at moments that the position format cannot describe.

    These are a combat in progress, mobile moves of which some were declined, and a turn in which a player has acted.
    """
    name = _phase(s)
    if (
        not name
        or s.shots
        or s.advances
        or s.acted
        or s.general_played
        or s.resigned
        or s.idle_seats
        or s.quiet_turns < 0
    ):
        return None
    battle = s.battle
    source = battle.source()
    position: dict[str, object] = {key: source[key] for key in ("options", "cards") if source[key]}
    turn: dict[str, object] = {"seat": s.active + 1, "phase": name, "number": s.turns}
    if s.turn != battle.order.index(s.active):
        turn["place"] = s.turn + 1
    position["turn"] = turn
    if s.quiet_turns:
        position["quiet turns"] = s.quiet_turns
    if s.extra_turns:
        position["extra turns"] = [seat + 1 for seat in s.extra_turns]
    for seat in range(battle.seats):
        position[f"seat {seat + 1}"] = _seat(s, seat)
    return position


def summary(s: LordsState) -> dict[str, object]:
    """The facts that a scenario checks at the end of its script."""
    if s.outcome is not None:
        ended = s.outcome
        return {"outcome": {"winners": [seat + 1 for seat in ended.winners], "reason": ended.reason}}
    board = {s.battle.board.name(square): s.battle.code(card) for card, square in s.where.items()}
    return {
        "turn": {"seat": s.active + 1, "phase": phase(s), "number": s.turns},
        "asked": s.seat + 1,
        "board": board,
        "options": sorted(s.notations()),
    }


def _phase(s: LordsState) -> str:
    """The phase whose steps are all still pending, or ""."""
    if s.question is None:
        return ""
    left = [_form(step) for step in (s.question, *s.steps[::-1])]
    whole = [_form(step) for step in phases(s.active)]
    for name, at in PHASES.items():
        if left == whole[at:]:
            return name
    return ""


def _form(step: Step[LordsState]) -> tuple[str, int, int]:
    # The `number` of Deploy is its case of LOW-5: it is computed again, so it is not compared.
    number = 0 if isinstance(step, Deploy) else step.number
    return type(step).__name__, step.who, number


def _seat(s: LordsState, seat: int) -> dict[str, object]:
    battle, code = s.battle, s.battle.code
    deck = battle.deck_of[seat]
    first = battle.deck_of.index(deck) == seat  # partners share a deck: only the first of them lists it
    facts: dict[str, object] = {}
    if battle.races[deck]:
        facts["army"] = battle.races[deck]
    facts["hand"] = [{"card": code(card), "known": True} if s.known[card] else code(card) for card in s.hands[seat]]
    if first:
        facts["deck"] = [code(card) for card in s.decks[deck][::-1]]
        facts["board"] = {
            battle.board.name(square): _unit(s, seat, card)
            for card, square in s.where.items()
            if battle.card_deck[card] == deck
        }
    side = battle.side[seat]
    if s.captured[side] and battle.members[side][0] == seat:
        facts["captured"] = [code(card) for card in s.captured[side]]
    if s.middle != NO_CARD and first and battle.card_deck[s.middle] == deck:
        facts["middle"] = code(s.middle)
    if not s.opened >> seat & 1:
        facts["first turn"] = True
    return facts


def _unit(s: LordsState, seat: int, card: int) -> Any:
    entry: dict[str, object] = {"card": s.battle.code(card)}
    marks = [word for bit, word in MARKS.items() if s.marks[card] & bit]
    if marks:
        entry["marks"] = marks
    if s.owner[card] != seat:
        entry["owner"] = s.owner[card] + 1
    return entry if len(entry) > 1 else entry["card"]
