"""The games that the conformance suite holds to their promises."""

import pytest

from .case import Case, Walk, seats_of, walks
from .conquest import CONQUEST_CASE
from .invasion import INVASION_CASE
from .lords import LORDS_CASE

__all__ = ["CASES", "Case", "Walk", "each_game", "seats_of", "walks"]

CASES = [LORDS_CASE, INVASION_CASE, CONQUEST_CASE]

# Every test of the suite runs for every game.
each_game = pytest.mark.parametrize("case", CASES, ids=lambda case: case.game.name)
