"""The token units of the core set: 185 to 188."""

from typing import Final

from ...language.vocabulary import (
    ARMY_UNITS,
    ASTRA_MILITARUM,
    CHAOS,
    DARK_ELDAR,
    ORKS,
    reduces_cost,
    sacrifice,
    token_unit,
    with_trait,
)
from .names import CULTIST, GUARDSMAN, KHYMERA, SNOTLINGS

CARDS: Final = [
    token_unit(SNOTLINGS, "Snotlings", ORKS, 1, 1, ["Runt"]),
    token_unit(GUARDSMAN, "Guardsman", ASTRA_MILITARUM, 1, 2, ["Soldier"]),
    token_unit(
        CULTIST,
        "Cultist",
        CHAOS,
        1,
        1,
        ["Cultist"],
        [reduces_cost(ARMY_UNITS & with_trait("Daemon"), 1, cost=[sacrifice()])],
    ),
    token_unit(KHYMERA, "Khymera", DARK_ELDAR, 2, 1, ["Creature"], keywords=["no-attachments"]),
]
