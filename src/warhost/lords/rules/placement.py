"""Where a card may be deployed (LOW-5).

The rule depends on the case, which is the same for the whole hand.  In most cases a card needs an adjacent enemy or
friend in certain directions: those of its arrows, or any.  `wanted` returns these directions; they determine the legal
squares and the reason why another square is illegal.
"""

from typing import Final

from ...engine.requirements import Refusal
from ..state import ALL_AROUND, AROUND, OCCUPIED, LordsState
from . import requirements
from .battle import NO_CARD, Battle
from .board import OFF, Square
from .squares import frame_of

# The cases of deployment: where the cards of a hand may be deployed depends on the case.
ENGAGE: Final = 0  # LOW-5.2, LOW-5.3: the usual case: the deployed unit must engage an enemy
FIRST_TURN: Final = 1  # LOW-5.6: a player's first turn
EMPTY_BOARD: Final = 2  # LOW-5.5: there is no unit on the board
NO_ENEMY: Final = 3  # LOW-5.4: there is no enemy unit on the board
FORCED: Final = 4  # LOW-5.7: no card fits elsewhere; in this case and the next ones the player shows the hand
FORCED_ANY_UNIT: Final = 5  # LOW-5.9, first half: next to any unit
FORCED_ANYWHERE: Final = 6  # LOW-5.9, second half: on any square
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
    """The case of LOW-5 that applies to a seat, and its deployments as options.

    An option is the index of a playable card times the number of squares, plus the square: on a board with edges such a
    number is small enough for Python's cache of integers.
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
    """The card and the square of an option."""
    stride = s.battle.board.stride
    return playable(s, seat)[option // stride], option % stride


def placement(s: LordsState, seat: int) -> Placement:
    """The case that applies to a seat, with all its deployments."""
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
    field = Field(s, battle.side[seat])
    case = ENGAGE if field.enemies else NO_ENEMY
    options = _fitting(field, case, cards, slots)
    while not options and cards and case < FORCED_ANYWHERE:
        case = case + 1 if case >= FORCED else FORCED
        if case == FORCED_ANYWHERE:
            empty = [square for square in battle.board.squares() if s.cells.get(square, 0) < OCCUPIED]
            return Placement(case, seat, [slot * stride + square for slot in slots for square in empty])
        options = _fitting(field, case, cards, slots)
    return Placement(case, seat, options)


class Field:
    """The occupied squares as seen by one side, as sets of squares."""

    __slots__ = ("battle", "enemies", "frame", "free", "friends")

    def __init__(self, s: LordsState, side: int) -> None:
        battle, where = s.battle, s.where
        sides = battle.card_side
        frame = battle.frame
        if frame is None:
            frame = frame_of(battle.board, list(where.values()))
        friends = enemies = 0
        for card, square in where.items():
            if sides[card] == side:
                friends |= frame.bit(square)
            else:
                enemies |= frame.bit(square)
        self.battle = battle
        self.frame = frame
        self.friends = friends
        self.enemies = enemies
        self.free = frame.every & ~(friends | enemies)

    def squares_for(self, case: int, card: int) -> int:
        """The empty squares on which a card may be deployed, in a case that depends on adjacent units."""
        to_enemies, to_friends = wanted(self.battle, case, card)
        found = self.frame.looking(to_enemies, self.enemies) if to_enemies else 0
        if to_friends:
            found |= self.frame.looking(to_friends, self.friends)
        return found & self.free


def wanted(battle: Battle, case: int, card: int) -> tuple[int, int]:
    """Two masks of directions: an enemy in one of the first, or a friend in one of the second, makes a square legal."""
    if case == ENGAGE:
        return battle.attacks[card], ALL_AROUND if battle.support[card] else 0
    if case == NO_ENEMY:
        return 0, ALL_AROUND
    if case == FORCED:
        return ALL_AROUND, 0
    return ALL_AROUND, ALL_AROUND


def placement_refusal(s: LordsState, placed: Placement, card: int, square: Square) -> Refusal | None:
    """The requirement that prevents a card in hand from being deployed on a square, or None."""
    word = s.cells.get(square, 0)
    battle = s.battle
    if placed.case == FIRST_TURN:
        start = battle.start[placed.seat]
        return Refusal(requirements.ON_START_SQUARE, place=start) if square != start else None
    if word >= OCCUPIED:
        return Refusal(requirements.SQUARE_IS_EMPTY, s.unit_at(square), square)
    if placed.case == EMPTY_BOARD:
        return Refusal(requirements.AT_ORIGIN) if square not in battle.board.squares() else None
    friends = battle.side[placed.seat] * AROUND
    enemies = AROUND - friends
    to_enemies, to_friends = wanted(battle, placed.case, card)
    if placed.case == FORCED_ANYWHERE or word & (to_enemies << enemies | to_friends << friends):
        return None
    if placed.case == NO_ENEMY:
        return Refusal(requirements.BESIDE_FRIEND, card, square)
    if placed.case == FORCED:
        return Refusal(requirements.FORCED_BESIDE_ENEMY, card, square)
    if placed.case == FORCED_ANY_UNIT:
        return Refusal(requirements.FORCED_BESIDE_UNIT, card, square)
    if battle.support[card]:
        return Refusal(requirements.SUPPORTED, card, square)
    beside = word & ALL_AROUND << enemies
    return Refusal(requirements.POINTS_AT_ENEMY if beside else requirements.BESIDE_ENEMY, card, square)


def _fitting(field: Field, case: int, cards: tuple[int, ...], slots: list[int]) -> list[int]:
    stride = field.battle.board.stride
    options: list[int] = []
    for slot in slots:
        field.frame.add_to(options, slot * stride, field.squares_for(case, cards[slot]))
    return options


def _one_of_each(s: LordsState, cards: tuple[int, ...]) -> list[int]:
    """The index of one card for each pattern in hand; of several copies, one that all players know."""
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
