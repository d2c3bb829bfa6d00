"""LordsState's columns: blank, copied, as plain data and back.

Written by `python -m tools.columns` from what `state.py` declares; do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.meter import Meter
from ..engine.plain import JsonData, number, numbers, sized, truth
from ..engine.state import NO_OPTIONS, NOBODY
from .rules.battle import NO_CARD

if TYPE_CHECKING:
    from .state import LordsState


def blank_columns(s: LordsState, rng: int) -> None:
    battle = s.battle
    s.steps, s.question, s.options, s.seat = [], None, NO_OPTIONS, NOBODY
    s.rng, s.decisions, s.outcome, s.log, s.patient = rng, 0, None, None, False
    s.meter = Meter()
    s.hands = [()] * battle.seats
    s.decks = [()] * len(battle.decks)
    s.captured = [(), ()]
    s.middle = NO_CARD
    s.cells = battle.empty_cells()
    s.where = {}
    s.gaps = False
    s.incoming = bytearray(battle.cards)
    s.engagers = bytearray(battle.cards)
    s.owner = bytearray(battle.cards)
    s.marks = bytearray(battle.cards)
    s.known = bytearray(battle.cards)
    s.shots = ()
    s.advances = ()
    s.active = battle.order[0]
    s.turn = 0
    s.turns = 0
    s.quiet_turns = 0
    s.idle_seats = 0
    s.acted = False
    s.general_played = False
    s.opened = 0
    s.extra_turns = ()
    s.resigned = 0


def copied_columns(s: LordsState, twin: LordsState) -> LordsState:
    twin.steps = s.steps[:]
    twin.question = s.question
    twin.options = s.options
    twin.seat = s.seat
    twin.rng = s.rng
    twin.decisions = s.decisions
    twin.outcome = s.outcome
    twin.meter = s.meter
    twin.log = None
    twin.patient = False
    twin.hands = s.hands[:]
    twin.decks = s.decks[:]
    twin.captured = s.captured[:]
    twin.middle = s.middle
    twin.cells = s.cells.copy()
    twin.where = s.where.copy()
    twin.gaps = s.gaps
    twin.incoming = s.incoming.copy()
    twin.engagers = s.engagers.copy()
    twin.owner = s.owner.copy()
    twin.marks = s.marks.copy()
    twin.known = s.known.copy()
    twin.shots = s.shots
    twin.advances = s.advances
    twin.active = s.active
    twin.turn = s.turn
    twin.turns = s.turns
    twin.quiet_turns = s.quiet_turns
    twin.idle_seats = s.idle_seats
    twin.acted = s.acted
    twin.general_played = s.general_played
    twin.opened = s.opened
    twin.extra_turns = s.extra_turns
    twin.resigned = s.resigned
    return twin


def saved_columns(s: LordsState) -> JsonData:
    return {
        "hands": s.hands,
        "decks": s.decks,
        "captured": s.captured,
        "middle": s.middle,
        "board": list(s.where.items()),
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


def restore_columns(s: LordsState, data: JsonData) -> None:
    battle = s.battle
    s.hands = [tuple(numbers(each)) for each in data["hands"]]
    s.decks = [tuple(numbers(each)) for each in data["decks"]]
    s.captured = [tuple(numbers(each)) for each in data["captured"]]
    s.middle = number(data["middle"])
    s.owner = bytearray(sized(data["owner"], battle.cards))
    s.marks = bytearray(sized(data["marks"], battle.cards))
    s.known = bytearray(sized(data["known"], battle.cards))
    s.shots = tuple([(number(a), number(b)) for a, b in data["shots"]])
    s.advances = tuple([(number(a), number(b)) for a, b in data["advances"]])
    s.active = number(data["active"])
    s.turn = number(data["turn"])
    s.turns = number(data["turns"])
    s.quiet_turns = number(data["quiet_turns"])
    s.idle_seats = number(data["idle_seats"])
    s.acted = truth(data["acted"])
    s.general_played = truth(data["general_played"])
    s.opened = number(data["opened"])
    s.extra_turns = tuple(numbers(data["extra_turns"]))
    s.resigned = number(data["resigned"])
