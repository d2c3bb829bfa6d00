"""Squares, their names and their neighbours."""

import pytest

from warhost.engine.errors import BadNotation
from warhost.lords.rules.board import OFF, REACH, STEPS, Board, turned
from warhost.lords.units import DIRECTIONS

FIELD = Board(7, 6)
ENDLESS = Board(0, 0)


def names(board: Board, squares: tuple[int, ...]) -> list[str]:
    return [board.name(square) if square != OFF else "-" for square in squares]


def test_columns_are_letters_and_rows_numbers_seen_by_player_1() -> None:
    """LOW-0.1, LOW-2.1"""
    assert len(FIELD.squares()) == 42
    assert FIELD.name(FIELD.square(0, 0)) == "a1"
    assert FIELD.name(FIELD.square(6, 5)) == "g6"
    assert FIELD.name(FIELD.square(2, 3)) == "c4"


def test_every_name_reads_back() -> None:
    for board in (FIELD, Board(3, 2), Board(30, 12)):
        assert [board.named(board.name(square)) for square in board.squares()] == board.squares()
        assert len({board.name(square) for square in board.squares()}) == len(board.squares())
    for x, y in ((0, 0), (-3, 2), (17, -40), (1 - REACH, REACH - 1)):
        square = ENDLESS.square(x, y)
        assert ENDLESS.name(square) == f"{x},{y}"
        assert ENDLESS.named(f"{x},{y}") == square
        assert (ENDLESS.x(square), ENDLESS.y(square)) == (x, y)


def test_after_z_comes_aa() -> None:
    wide = Board(30, 2)
    assert [wide.name(wide.square(x, 0)) for x in (25, 26, 29)] == ["z1", "aa1", "ad1"]


@pytest.mark.parametrize("name", ["h1", "a7", "a0", "", "a", "3", "3c", "A1", "a-1", "aa1", "1,1", "a1 ", "á1"])
def test_what_is_not_on_the_board_has_no_name(name: str) -> None:
    """LOW-2.4"""
    with pytest.raises(BadNotation, match="the board has no square"):
        FIELD.named(name)


@pytest.mark.parametrize("name", ["a1", "1", "1,", "1, 2", "1;2", f"{REACH},0", "1.5,2", "--1,2"])
def test_squares_off_the_endless_board_have_no_name(name: str) -> None:
    with pytest.raises(BadNotation, match="the board has no square"):
        ENDLESS.named(name)


def test_eight_neighbours_in_the_order_of_directions() -> None:
    """LOW-0.2, LOW-0.3: N is towards row 6, E towards column g."""
    around = dict(zip(DIRECTIONS, names(FIELD, FIELD.neighbours(FIELD.named("d3"))), strict=True))
    assert around == {"n": "d4", "ne": "e4", "e": "e3", "se": "e2", "s": "d2", "sw": "c2", "w": "c3", "nw": "c4"}


def test_there_are_no_squares_beyond_the_edge() -> None:
    """LOW-2.4"""
    assert names(FIELD, FIELD.neighbours(FIELD.named("a1"))) == ["a2", "b2", "b1", "-", "-", "-", "-", "-"]
    assert names(FIELD, FIELD.neighbours(FIELD.named("g6"))) == ["-", "-", "-", "-", "g5", "f5", "f6", "-"]
    assert FIELD.square(7, 0) == FIELD.square(0, 6) == FIELD.square(-1, 0) == OFF


def test_to_be_adjacent_is_mutual() -> None:
    for board in (FIELD, Board(3, 2)):
        for square in board.squares():
            for direction, beside in enumerate(board.neighbours(square)):
                if beside != OFF:
                    assert board.neighbours(beside)[direction ^ 4] == square


@pytest.mark.parametrize("name", ["", "a", "1", "a0", "h1", "a²", "a٣", "a1\n", "a" * 5000 + "1", "a" + "1" * 5000])
def test_what_names_no_square_is_refused(name: str) -> None:
    with pytest.raises(BadNotation, match="the board has no square"):
        FIELD.named(name)
    with pytest.raises(BadNotation, match="the board has no square"):
        ENDLESS.named(f"{name},{name}" if name != "1" else name)


def test_the_endless_board_has_no_edge() -> None:
    """LOW-15.A1"""
    assert ENDLESS.endless
    assert not FIELD.endless
    assert names(ENDLESS, ENDLESS.neighbours(ENDLESS.named("0,0"))) == [f"{x},{y}" for x, y in STEPS]
    assert OFF not in ENDLESS.neighbours(ENDLESS.square(-1000, 1000))
    assert names(ENDLESS, tuple(ENDLESS.squares())) == ["0,0"]


def test_a_template_is_cut_off_at_the_edge() -> None:
    """LOW-2.4, LOW-EX-6"""
    ahead = tuple((right, up) for up in (1, 2, 3) for right in (-1, 0, 1))
    assert names(FIELD, FIELD.shape(FIELD.named("d2"), ahead)) == ["c3", "d3", "e3", "c4", "d4", "e4", "c5", "d5", "e5"]
    assert names(FIELD, FIELD.shape(FIELD.named("a5"), ahead)) == ["a6", "b6"]
    assert FIELD.shape(FIELD.named("d6"), ahead) == ()
    assert len(ENDLESS.shape(ENDLESS.named("0,0"), ahead)) == 9


def test_the_far_side_is_turned_not_mirrored() -> None:
    """LOW-0.2: the far player's n is S, e is W, and ne is SW."""
    own = tuple(range(8))
    seen = turned(own)
    at = DIRECTIONS.index
    assert (seen[at("s")], seen[at("w")], seen[at("sw")]) == (at("n"), at("e"), at("ne"))
    assert turned(turned(own)) == own
