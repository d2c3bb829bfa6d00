"""Balance matrix: every deck against every other, in pairs of games with equal seeds and swapped seats."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations, product

from ...engine.errors import BadSetup
from .arena import score_of
from .playing import Fixture, FixtureResult, series_seed
from .setups import Series
from .statistics import Score


@dataclass
class Matrix:
    """The score of each deck (row) against each (column).

    With one bot on both sides a deck does not meet itself: that would always score 50 %.  With two bots the rows are
    the first one's decks and the columns the second one's, and the diagonal is meaningful.
    """

    decks: list[str]
    bots: tuple[str, str]
    cells: dict[tuple[str, str], Score] = field(default_factory=dict)
    first_player: Score = field(default_factory=Score)

    @property
    def one_bot(self) -> bool:
        return self.bots[0] == self.bots[1]

    def row(self, deck: str) -> Score:
        """All games of a deck, except those against itself."""
        return sum((score for (row, column), score in self.cells.items() if row == deck != column), Score())

    def plain(self) -> dict[str, object]:
        """The matrix as JSON data."""
        return {
            "decks": self.decks,
            "bots": list(self.bots),
            "cells": {
                row: {column: self.cells[row, column].plain() for column in self.decks if (row, column) in self.cells}
                for row in self.decks
            },
            "rows": {deck: self.row(deck).plain() for deck in self.decks},
            "first player": self.first_player.plain(),
        }


def meetings(matrix: Matrix) -> list[tuple[str, str]]:
    """The pairs of decks: each once if the bots are the same, otherwise all against all."""
    decks = matrix.decks
    return list(combinations(decks, 2)) if matrix.one_bot else list(product(decks, decks))


def matrix_fixtures(series: Series, matrix: Matrix, games: int, seed: int) -> list[Fixture]:
    """For each meeting, pairs of games with equal seeds: bot and deck change seats together."""
    if series.decks_needed != 2:
        raise BadSetup("a matrix is for games with two decks, one against the other")
    pairs = games // 2
    return [
        Fixture(
            series.game.name,
            series.setup_with([row, column][::order]),
            series_seed(seed, number * pairs + pair),
            tuple(matrix.bots[::order][side] for side in series.sides),
        )
        for number, (row, column) in enumerate(meetings(matrix))
        for pair in range(pairs)
        for order in (1, -1)
    ]


def fill(matrix: Matrix, played: Iterable[FixtureResult], games: int) -> None:
    """Count the games of `matrix_fixtures`, in their order."""
    meeting = meetings(matrix)
    for number, each in enumerate(played):
        if each.error:
            continue
        row, column = meeting[number // games]
        score = score_of(each, number % 2)
        matrix.first_player += score_of(each, each.sides[0])
        _add(matrix, (row, column), score)
        if matrix.one_bot:
            _add(matrix, (column, row), score.reversed)


def _add(matrix: Matrix, cell: tuple[str, str], score: Score) -> None:
    matrix.cells[cell] = matrix.cells.get(cell, Score()) + score
