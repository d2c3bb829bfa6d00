"""Card sets of Warhammer 40,000: Conquest: the card that a new one begins with, and what checks them."""

from typing import Final

from ...conquest.card import PAGES
from ...conquest.decks.deck import FORMATS
from ...conquest.library import LIBRARY, OWN
from ...text.conquest.cards import card_lines
from ..sets.checks import SetKit
from ..sets.skeleton import Example

EXAMPLE: Final = Example(
    rules="constructed",
    faction="orks",
    said="The Orks",
    name="Scrap Hauler",
    text="action(earn(1), cost=exhaust(THIS))",
    names={"pl": "Zbieracz Złomu", "ru": "Сборщик лома"},
    facts={
        "kind": "army", "faction": "orks", "loyalty": "common", "cost": "2", "attack": "1", "hit_points": "3",
        "command": "1", "traits": "Vehicle", "copies": "3",
    },
    scenario="""\
game: conquest
title: Scrap Hauler exhausts for a resource
covers: [CON-16.12]
position:
  turn: {seat: 1}
  seat 1:
    warlord: Nazdreg
    resources: 1
    planets: {Barlus: [Scrap Hauler]}
script:
  - 1: use Scrap Hauler
check:
  Scrap Hauler: {exhausted: true}
  seat 1: {resources: 2}
""",
)  # fmt: skip
SETS: Final = SetKit(EXAMPLE, LIBRARY, OWN, PAGES, card_lines, FORMATS)
