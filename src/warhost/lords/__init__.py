"""Lords of War: the rules of `docs/rules/lords.md`."""

from .armies import ARMIES, UNITS
from .game import LORDS
from .state import LordsState

__all__ = ["ARMIES", "LORDS", "UNITS", "LordsState"]
