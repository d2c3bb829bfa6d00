"""Where a card may be deployed (LOW-5).

The rules differ by case, and the case is the same for the whole hand.  In the cases that look at neighbours, what a
card needs is a mask on the word of a cell: some enemy in a direction of its arrows, some friend anywhere around.
The same mask finds the legal squares and answers "why not there?".
"""

from typing import Final

from ...engine.requirements import Refusal
from ..state import ALL_AROUND, AROUND, OCCUPIED, UNIT, LordsState
from .battle import NO_CARD
from .board import OFF, Square
from .requirements import (
    AT_ORIGIN,
    BESIDE_ENEMY,
    BESIDE_FRIEND,
    FORCED_BESIDE_ENEMY,
    FORCED_BESIDE_UNIT,
    ON_START_SQUARE,
    POINTS_AT_ENEMY,
    SQUARE_IS_EMPTY,
    SUPPORTED,
)

ENGAGE: Final = 0  # LOW-5.2, LOW-5.3: the usual case
FIRST_TURN: Final = 1  # LOW-5.6
EMPTY_BOARD: Final = 2  # LOW-5.5
NO_ENEMY: Final = 3  # LOW-5.4
FORCED: Final = 4  # LOW-5.7; from here on the hand is shown
FORCED_ANY_UNIT: Final = 5  # LOW-5.9, first half
FORCED_ANYWHERE: Final = 6  # LOW-5.9, second half
CASES: Final = {
    ENGAGE: "LOW-5.2",
    FIRST_TURN: "LOW-5.6",
    EMPTY_BOARD: "LOW-5.5",
    NO_ENEMY: "LOW-5.4",
    FORCED: "LOW-5.7",
    FORCED_ANY_UNIT: "LOW-5.9",
    FORCED_ANYWHERE: "LOW-5.9",
}


class Placement:
    """The case of LOW-5 that a seat is in, and its deployments as options.

    An option counts the squares of the board for each playable card: on a board with an edge it is a number so small
    that Python has it ready.
    """

    __slots__ = ("case", "options", "seat")

    def __init__(self, case: int, seat: int, options: list[int]) -> None:
        self.case = case
        self.seat = seat
        self.options = options


def playable(s: LordsState, seat: int) -> tuple[int, ...]:
    """The cards a seat may deploy: its hand, and the general in the middle (LOW-15.E4)."""
    hand = s.hands[seat]
    battle = s.battle
    if s.middle != NO_CARD and battle.side[seat] == battle.card_side[s.middle]:
        return (*hand, s.middle)
    return hand


def deployment(s: LordsState, seat: int, option: int) -> tuple[int, Square]:
    """Card and square of an option."""
    stride = s.battle.board.stride
    return playable(s, seat)[option // stride], option % stride


def placement(s: LordsState, seat: int) -> Placement:
    """The case that holds for a seat, and all its deployments."""
    battle = s.battle
    cards = playable(s, seat)
    slots = _one_of_each(s, cards)
    stride = battle.board.stride
    start = battle.start[seat]
    if not s.opened >> seat & 1 and start != OFF and s.cells.get(start, 0) < OCCUPIED:
        return Placement(FIRST_TURN, seat, [slot * stride + start for slot in slots])
    if not s.where:
        squares = battle.board.squares()
        return Placement(EMPTY_BOARD, seat, [slot * stride + square for slot in slots for square in squares])
    cells = _empty_cells(s)
    case = ENGAGE if _enemies(s, seat) else NO_ENEMY
    options = _fitting(s, seat, case, cards, slots, cells)
    while not options and cards and case < FORCED_ANYWHERE:
        case = case + 1 if case >= FORCED else FORCED
        if case == FORCED_ANYWHERE:
            empty = [square for square in battle.board.squares() if s.cells.get(square, 0) < OCCUPIED]
            return Placement(case, seat, [slot * stride + square for slot in slots for square in empty])
        options = _fitting(s, seat, case, cards, slots, cells)
    return Placement(case, seat, options)


def mask_for(s: LordsState, seat: int, case: int, card: int) -> int:
    """What a cell's word must have at least one bit of, so that the card may go there."""
    battle = s.battle
    friends = battle.side[seat] * AROUND
    enemies = AROUND - friends
    if case == ENGAGE:
        mask = battle.attacks[card] << enemies
        return mask | ALL_AROUND << friends if battle.support[card] else mask
    if case == NO_ENEMY:
        return ALL_AROUND << friends
    if case == FORCED:
        return ALL_AROUND << enemies
    return ALL_AROUND << friends | ALL_AROUND << enemies


def placement_refusal(s: LordsState, placed: Placement, card: int, square: Square) -> Refusal | None:
    """What keeps a card of the hand off a square, if anything does."""
    word = s.cells.get(square, 0)
    battle = s.battle
    if placed.case == FIRST_TURN:
        start = battle.start[placed.seat]
        return Refusal(ON_START_SQUARE, place=start) if square != start else None
    if word >= OCCUPIED:
        return Refusal(SQUARE_IS_EMPTY, s.unit_at(square), square)
    if placed.case == EMPTY_BOARD:
        return Refusal(AT_ORIGIN) if square not in battle.board.squares() else None
    if placed.case == FORCED_ANYWHERE or word & mask_for(s, placed.seat, placed.case, card):
        return None
    if placed.case == NO_ENEMY:
        return Refusal(BESIDE_FRIEND, card, square)
    if placed.case == FORCED:
        return Refusal(FORCED_BESIDE_ENEMY, card, square)
    if placed.case == FORCED_ANY_UNIT:
        return Refusal(FORCED_BESIDE_UNIT, card, square)
    if battle.support[card]:
        return Refusal(SUPPORTED, card, square)
    beside = word & ALL_AROUND << AROUND * (1 - battle.side[placed.seat])
    return Refusal(POINTS_AT_ENEMY if beside else BESIDE_ENEMY, card, square)


def _empty_cells(s: LordsState) -> list[int]:
    """The empty squares with units around them, in order: each as one number, the square above its word."""
    cells = [square << UNIT | word for square, word in s.cells.items() if 0 < word < OCCUPIED]
    if s.battle.board.endless:  # a board with an edge has its cells in order from the beginning
        cells.sort()
    return cells


def _fitting(
    s: LordsState, seat: int, case: int, cards: tuple[int, ...], slots: list[int], cells: list[int]
) -> list[int]:
    stride = s.battle.board.stride
    needs = [(slot * stride, mask_for(s, seat, case, cards[slot])) for slot in slots]
    return [base + (cell >> UNIT) for base, mask in needs for cell in cells if cell & mask]


def _one_of_each(s: LordsState, cards: tuple[int, ...]) -> list[int]:
    """The slots of one card of each pattern.  Of several copies it is one that everybody knows: copies look alike."""
    pattern, known = s.battle.pattern, s.known
    slots: list[int] = []
    seen = 0
    for slot, card in enumerate(cards):
        bit = 1 << pattern[card]
        if not seen & bit:
            seen |= bit
            slots.append(slot)
        elif known[card]:
            slots = [slot if pattern[cards[each]] == pattern[card] else each for each in slots]
    return slots


def _enemies(s: LordsState, seat: int) -> bool:
    sides, side = s.battle.card_side, s.battle.side[seat]
    for card in s.where:
        if sides[card] != side:
            return True
    return False
