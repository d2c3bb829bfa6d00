"""The games that the conformance suite tests."""

import pytest

from .case import Case, Walk, seats_of, walks
from .conquest import CONQUEST_CASE
from .invasion import INVASION_CASE
from .lords import LORDS_CASE

__all__ = ["CASES", "Case", "Walk", "each_game", "seats_of", "walks"]

CASES = [LORDS_CASE, INVASION_CASE, CONQUEST_CASE]

# Every test of the suite runs for each of them.
each_game = pytest.mark.parametrize("case", CASES, ids=lambda case: case.game.name)
