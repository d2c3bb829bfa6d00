"""The core set: cards 1 to 188."""

from typing import Final

from ...card import Card
from . import (
    astra_militarum,
    chaos,
    dark_eldar,
    eldar,
    neutral,
    orks,
    planets,
    space_marines,
    tau,
    tokens,
    warlords,
)

CORE: Final[list[Card]] = [
    *warlords.CARDS,
    *space_marines.CARDS,
    *astra_militarum.CARDS,
    *orks.CARDS,
    *chaos.CARDS,
    *dark_eldar.CARDS,
    *eldar.CARDS,
    *tau.CARDS,
    *neutral.CARDS,
    *planets.CARDS,
    *tokens.CARDS,
]
