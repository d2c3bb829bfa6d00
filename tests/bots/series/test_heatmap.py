"""The balance matrix as an SVG heat map."""

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from warhost.bots.series.heatmap import INK, PAPER, SCALE, colour, heat_map, ink_on, scale_reach
from warhost.bots.series.matrix import Matrix
from warhost.bots.series.statistics import Score


@pytest.fixture
def matrix() -> Matrix:
    won = Score(wins=70, draws=10, losses=20)
    cells = {("orcs", "elves"): won, ("elves", "orcs"): won.reversed}
    return Matrix(["orcs", "elves"], ("greedy", "greedy"), cells)


def brightness(colour: str) -> int:
    return sum(int(colour[at : at + 2], 16) for at in (1, 3, 5))


def test_every_number_is_also_in_the_picture_as_text(matrix: Matrix) -> None:
    root = ElementTree.fromstring(heat_map(matrix, "Orcs & Elves", "100 games"))
    words = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert words.count("75 %") == 3  # the cell, the mean of its row, and the end of the scale
    assert words.count("25 %") == 3
    assert words.count("–") == 2  # no deck meets itself
    assert words.count("± 8") == 4
    assert "Orcs & Elves" in words
    titles = [title.text for title in root.iter("{http://www.w3.org/2000/svg}title")]
    assert "Orcs against Elves: 75.0% of 100 games (70 won, 10 drawn, 20 lost)" in titles


def test_two_bots_are_named_at_rows_and_columns(matrix: Matrix) -> None:
    matrix.bots = ("greedy", "random")
    picture = heat_map(matrix, "t", "s")
    assert "greedy plays" in picture
    assert "against random with" in picture


def test_colours_run_from_orange_to_blue_and_darken_outwards() -> None:
    assert colour(0.0, 0.5) == SCALE[0]
    assert colour(0.5, 0.5) == SCALE[2]
    assert colour(1.0, 0.5) == SCALE[-1]
    steps = [brightness(colour(0.5 + step / 20, 0.5)) for step in range(11)]
    assert all(inner > outer for inner, outer in pairwise(steps))
    steps = [brightness(colour(0.5 - step / 20, 0.5)) for step in range(11)]
    assert all(inner > outer for inner, outer in pairwise(steps))


def test_the_scale_reaches_to_the_farthest_cell(matrix: Matrix) -> None:
    assert scale_reach(matrix) == pytest.approx(0.25)
    matrix.cells = {("orcs", "elves"): Score(wins=51, losses=49)}
    assert scale_reach(matrix) == pytest.approx(0.1)
    matrix.cells = {("orcs", "elves"): Score(wins=100)}
    assert scale_reach(matrix) == pytest.approx(0.5)


def test_text_contrasts_with_its_background() -> None:
    assert ink_on(SCALE[0]) == ink_on(SCALE[-1]) == PAPER
    assert ink_on(SCALE[2]) == INK
