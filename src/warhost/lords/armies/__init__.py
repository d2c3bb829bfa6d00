"""The six armies of the core sets, and every card by its code."""

from typing import Final

from ...engine.errors import BadCard, failed_line, failure
from ..units import Army, Unit

FILES: Final = ("dwarves", "orcs", "elves", "lizardmen", "templars", "undead")


def explained(wrong: Exception) -> BadCard:
    """The error in a file of cards, with its file and line."""
    for name in FILES:
        file = f"src/warhost/lords/armies/{name}.py"
        _, line = failed_line(wrong, file)
        if line:
            return BadCard(f"{file}, line {line}: {failure(wrong)}")
    return BadCard(failure(wrong))


try:
    from .dwarves import DWARVES
    from .elves import ELVES
    from .lizardmen import LIZARDMEN
    from .orcs import ORCS
    from .templars import TEMPLARS
    from .undead import UNDEAD
except Exception as wrong:  # a wrong word in a file of cards may raise any error
    raise explained(wrong) from wrong

ARMIES: Final[dict[str, Army]] = {army.key: army for army in (DWARVES, ORCS, ELVES, LIZARDMEN, TEMPLARS, UNDEAD)}
UNITS: Final[dict[str, Unit]] = {unit.code: unit for army in ARMIES.values() for unit in army.units}
