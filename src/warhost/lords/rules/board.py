"""The board: squares and their neighbours, with edges (LOW-2) or endless (LOW-15.A1).

A square is an integer.  On a board with edges it is small, so Python need not allocate it; on the endless board it
packs two coordinates, and only squares near units are stored.
"""

import re
from typing import Final

from ...engine.errors import BadNotation

Square = int
OFF: Final = -1  # not a square of the board
# Columns and rows of a step in each direction: n, ne, e and so on, as DIRECTIONS.
STEPS: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
OPPOSITE: Final = 4  # direction ^ OPPOSITE is the opposite direction
REACH: Final = 1 << 20  # the farthest coordinate on the endless board; no unit can get farther
COORDINATES: Final = re.compile(r"(-?[0-9]{1,7}),(-?[0-9]{1,7})")
NAME: Final = re.compile(r"([a-z]{1,2})([0-9]{1,3})")


def thing_of(square: Square) -> int:
    """The id of a square in moves, distinct from the ids of cards."""
    return OFF - 1 - square


def square_of(thing: int) -> Square:
    """The square that a move names."""
    return OFF - 1 - thing


class Board:
    """The squares, their names and their neighbours.  It holds no units and never changes."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns  # number of columns, or 0 if the board is endless
        self.rows = rows
        self.stride = columns * rows or (2 * REACH) ** 2  # greater than the number of every square
        self._neighbours: dict[Square, tuple[Square, ...]] = {}
        self._names: dict[Square, str] = {}

    @property
    def endless(self) -> bool:
        return self.columns == 0

    def square(self, x: int, y: int) -> Square:
        """The square in a column and row counted from 0, or OFF."""
        if self.columns == 0:
            return (y + REACH) * 2 * REACH + x + REACH if -REACH < x < REACH and -REACH < y < REACH else OFF
        return y * self.columns + x if 0 <= x < self.columns and 0 <= y < self.rows else OFF

    def x(self, square: Square) -> int:
        return square % (2 * REACH) - REACH if self.columns == 0 else square % self.columns

    def y(self, square: Square) -> int:
        return square // (2 * REACH) - REACH if self.columns == 0 else square // self.columns

    def squares(self) -> list[Square]:
        """All squares; on the endless board only its origin, since all empty boards are alike there (Q-1)."""
        return [self.square(0, 0)] if self.columns == 0 else list(range(self.columns * self.rows))

    def neighbours(self, square: Square) -> tuple[Square, ...]:
        """The eight squares around one, in the order of DIRECTIONS; OFF beyond an edge (LOW-0.3, LOW-2.4)."""
        found = self._neighbours.get(square)
        if found is None:
            x, y = self.x(square), self.y(square)
            found = tuple([self.square(x + right, y + up) for right, up in STEPS])
            self._neighbours[square] = found
        return found

    def shape(self, square: Square, shape: tuple[tuple[int, int], ...]) -> tuple[Square, ...]:
        """The squares that a template covers around a square, without those off the board."""
        x, y = self.x(square), self.y(square)
        laid = [self.square(x + right, y + up) for right, up in shape]
        return tuple([each for each in laid if each != OFF])

    def name(self, square: Square) -> str:
        """The name of a square: `c3` on a board with edges (LOW-0.1), `2,-1` on the endless one."""
        found = self._names.get(square)
        if found is None:
            found = self._names[square] = self._name(square)
        return found

    def _name(self, square: Square) -> str:
        x, y = self.x(square), self.y(square)
        if self.columns == 0:
            return f"{x},{y}"
        letters = ""
        column = x
        while column >= 0:
            letters = chr(ord("a") + column % 26) + letters
            column = column // 26 - 1
        return f"{letters}{y + 1}"

    def named(self, name: str) -> Square:
        """The square with a name."""
        if self.columns == 0:
            pair = COORDINATES.fullmatch(name)
            square = self.square(int(pair.group(1)), int(pair.group(2))) if pair is not None else OFF
        else:
            square = OFF
            parts = NAME.fullmatch(name)
            if parts is not None:
                column = 0
                for letter in parts.group(1):
                    column = column * 26 + ord(letter) - ord("a") + 1
                square = self.square(column - 1, int(parts.group(2)) - 1)
        if square == OFF:
            raise BadNotation(f"the board has no square {name!r}")
        return square


def turned(values: tuple[int, ...]) -> tuple[int, ...]:
    """Values for eight directions as the opposite side sees them: rotated by 180 degrees, not mirrored (LOW-0.2)."""
    return values[4:] + values[:4]
