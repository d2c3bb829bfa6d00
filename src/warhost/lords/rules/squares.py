"""Sets of squares as bit masks: shifting a mask finds the neighbours of all units of a side at once."""

from typing import Final

from .board import REACH, Board, Square

BYTE: Final = 8
BITS: Final = tuple([tuple([at for at in range(BYTE) if byte >> at & 1]) for byte in range(1 << BYTE)])
N: Final = 1 << 0  # one bit for each direction, in the order of DIRECTIONS
NE: Final = 1 << 1
E: Final = 1 << 2
SE: Final = 1 << 3
S: Final = 1 << 4
SW: Final = 1 << 5
W: Final = 1 << 6
NW: Final = 1 << 7


class Frame:
    """The squares that the bits of a mask stand for: a board with edges, or the used part of the endless one.

    Bits ascend with squares.  The rows of an endless board are a whole number of bytes long, so no byte spans two rows.
    """

    def __init__(self, board: Board, left: int, bottom: int, columns: int, rows: int) -> None:
        self.endless = board.endless
        self.corner = board.square(left, bottom)
        self.columns = columns
        self.every = (1 << columns * rows) - 1
        edge = sum([1 << row * columns for row in range(rows)])
        self.not_left = self.every ^ edge
        self.not_right = self.every ^ edge << columns - 1

    def bit(self, square: Square) -> int:
        """The mask of one square."""
        if not self.endless:
            return 1 << square
        row, column = divmod(square - self.corner, 2 * REACH)
        return 1 << row * self.columns + column

    def looking(self, directions: int, at: int) -> int:
        """The squares that have a square of the set `at` next to them in one of these directions."""
        width = self.columns
        found = east = west = 0
        if directions & N:
            found = at >> width
        if directions & S:
            found |= at << width
        if directions & NE:
            east = at >> width + 1
        if directions & E:
            east |= at >> 1
        if directions & SE:
            east |= at << width - 1
        if directions & SW:
            west = at << width + 1
        if directions & W:
            west |= at << 1
        if directions & NW:
            west |= at >> width - 1
        return found & self.every | east & self.not_right | west & self.not_left

    def add_to(self, options: list[int], base: int, squares: int) -> None:
        """Append the squares of a mask to a list in ascending order, each plus `base`."""
        if self.endless:
            self._add_rows(options, base + self.corner, squares)
            return
        while squares:  # the most expensive loop of the game: literals are faster than names
            for at in BITS[squares & 0xFF]:
                options.append(base + at)
            squares >>= 8
            base += 8

    def _add_rows(self, options: list[int], first: int, squares: int) -> None:
        column = 0
        while squares:
            for at in BITS[squares & 0xFF]:
                options.append(first + at)
            squares >>= BYTE
            first += BYTE
            column += BYTE
            if column == self.columns:
                column = 0
                first += 2 * REACH - self.columns


def frame_of(board: Board, occupied: list[Square]) -> Frame:
    """The frame of a board; of an endless board the part around the units."""
    if not board.endless:
        return Frame(board, 0, 0, board.columns, board.rows)
    columns, rows = [board.x(square) for square in occupied], [board.y(square) for square in occupied]
    left, bottom = min(columns) - 1, min(rows) - 1
    width = max(columns) + 2 - left
    return Frame(board, left, bottom, width + -width % BYTE, max(rows) + 2 - bottom)
