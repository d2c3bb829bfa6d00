"""Lords of War, all of it: `rules/lords.md` in code."""

from .armies import ARMIES, UNITS
from .game import LORDS
from .state import LordsState

__all__ = ["ARMIES", "LORDS", "UNITS", "LordsState"]
