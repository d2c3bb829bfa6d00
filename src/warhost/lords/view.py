"""The view of a game: what a seat may know (LOW-16.6).  Hidden cards are shown as a number only."""

from __future__ import annotations

from typing import Final

from ..engine.events import NO_NUMBER, NONE, Event
from ..engine.plain import JsonData
from ..engine.views.shared_view import SharedView
from .rules.battle import NO_CARD, SIDES
from .rules.board import OFF
from .state import DEPLOYED, KILLED_BY_ARROWS, KILLED_BY_SHOT, MOVED, SHOT, WAS_ENGAGED, LordsState

MARKS: Final = {
    DEPLOYED: "deployed",
    MOVED: "moved",
    SHOT: "shot",
    WAS_ENGAGED: "was engaged",
    KILLED_BY_ARROWS: "killed by arrows",
    KILLED_BY_SHOT: "killed by shot",
}
PHASES: Final = {
    "Moves": "moves",
    "Deploy": "deploy",
    "Shots": "shots",
    "Advance": "advance",
    "Reinforce": "reinforce",
}


def view(s: LordsState, seat: int, shared: SharedView) -> JsonData:
    """The game as a seat (or a spectator) sees it."""
    if not shared.parts:
        shared.parts["open"] = _open(s)

    def found(thing: int) -> JsonData:
        return ref(s, thing)

    return {
        **shared.parts["open"],
        "seat": seat,
        "options": shared.options(s) if seat == s.seat else [],
        "moves": shared.moves(s, found) if seat == s.seat else [],
        "hands": [_hand(s, seat, holder) for holder in range(s.battle.seats)],
    }


def ref(s: LordsState, thing: int) -> dict[str, object]:
    """A reference for tables: a unit or square by its square, a card in hand by its code."""
    if thing < NO_CARD:
        return {"square": s.called(thing)}
    return {"id": thing, "square" if thing in s.where else "code": s.called(thing)}


def _open(s: LordsState) -> dict[str, object]:
    """The part of the view that all seats see."""
    battle, board = s.battle, s.battle.board
    goals = battle.options
    return {
        "game": "lords",
        "moment": s.decisions,
        "turn": s.turns,
        "active": s.active,
        "asked": s.seat,
        "phase": phase(s),
        "columns": board.columns,
        "rows": board.rows,
        "start": [board.name(square) if square != OFF else None for square in battle.start],
        "units": [unit_view(s, card) for card in sorted(s.where, key=s.where.__getitem__)],
        "decks": [len(deck) for deck in s.decks],
        "races": list(battle.races),
        "middle": card_view(s, s.middle) if s.middle != NO_CARD else None,
        "captured": [[card_view(s, card) for card in s.captured[side]] for side in range(SIDES)],
        "commanders": [s.commanders_taken(side) for side in range(SIDES)],
        "sides": list(battle.side),
        "goals": {"units": goals.units, "commanders": goals.commanders},
        "shots": [[board.name(s.where[shooter]), board.name(s.where[target])] for shooter, target in s.shots],
        "extra_turns": list(s.extra_turns),
        "resigned": [seat for seat in range(battle.seats) if s.has_resigned(seat)],
        "quiet_turns": max(0, s.quiet_turns),
        "outcome": s.outcome.saved() if s.outcome is not None else None,
    }


def phase(s: LordsState) -> str:
    """The part of the turn that the question belongs to, or "over"."""
    return PHASES[type(s.question).__name__] if s.question is not None else "over"


def card_view(s: LordsState, card: int) -> dict[str, object]:
    return {"id": card, "code": s.battle.code(card)}


def unit_view(s: LordsState, card: int) -> dict[str, object]:
    """A unit on the board, with values that follow from its position."""
    battle, name = s.battle, s.battle.board.name
    return {
        **card_view(s, card),
        "square": name(s.where[card]),
        "side": battle.card_side[card],
        "owner": s.owner[card],
        "defence": battle.defence[card],
        "incoming": s.incoming[card],
        "engages": [name(s.where[other]) for other in s.targets_of(card)],
        "engaged_by": [name(s.where[other]) for other in s.engagers_of(card)],
        "marks": [word for bit, word in MARKS.items() if s.marks[card] & bit],
    }


def shown(s: LordsState, event: Event, seat: int) -> dict[str, object]:
    """An event as a seat may know it; missing parts are left out."""
    data: dict[str, object] = {"kind": event.kind, "rule": event.rule}
    if event.seat != NONE:
        data["seat"] = event.seat
    if event.card != NONE and event.tells(seat):
        data["card"] = s.battle.code(event.card)
    if event.place != NONE:
        data["place"] = s.battle.board.name(event.place)
    if event.other != NONE:
        data["other"] = s.battle.code(event.other)
    if event.number != NO_NUMBER:
        data["number"] = event.number
    return data


def _hand(s: LordsState, seat: int, holder: int) -> dict[str, object]:
    seen = [card_view(s, card) for card in s.hands[holder] if s.sees(seat, card, holder)]
    return {"cards": seen, "hidden": len(s.hands[holder]) - len(seen)}
