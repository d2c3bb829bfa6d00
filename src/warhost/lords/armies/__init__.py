"""The six armies of the core sets, and every card by its code."""

from typing import Final

from ..units import Army, Unit
from .dwarves import DWARVES
from .elves import ELVES
from .lizardmen import LIZARDMEN
from .orcs import ORCS
from .templars import TEMPLARS
from .undead import UNDEAD

ARMIES: Final[dict[str, Army]] = {army.key: army for army in (DWARVES, ORCS, ELVES, LIZARDMEN, TEMPLARS, UNDEAD)}
UNITS: Final[dict[str, Unit]] = {unit.code: unit for army in ARMIES.values() for unit in army.units}
