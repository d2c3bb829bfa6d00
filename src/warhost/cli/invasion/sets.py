"""Card sets of Warhammer: Invasion: the card that a new one begins with, and what checks them."""

from typing import Final

from ...invasion.card import PAGES
from ...invasion.decks.lists import FORMATS
from ...invasion.library import LIBRARY, OWN
from ...text.invasion.cards import card_lines
from ..sets.checks import SetKit
from ..sets.skeleton import Example

EXAMPLE: Final = Example(
    rules="duel",
    faction="dwarf",
    said="The Dwarfs",
    name="Hill Sapper",
    text="constant(grant(THIS, POWER, 1), only=at_least(1, DEVELOPMENTS & YOURS & HERE))",
    names={"pl": "Górski Saper", "ru": "Горный сапёр"},
    facts={
        "kind": "unit", "race": "dwarf", "cost": "2", "loyalty": "1", "power": "1", "hit_points": "2",
        "traits": "Engineer", "copies": "3",
    },
    scenario="""\
game: invasion
title: Hill Sapper is stronger beside a development
covers: [INV-8.2]
position:
  turn: {seat: 1, phase: capital}
  seat 1: {capital: dwarf, battlefield: [Hill Sapper], developments: {battlefield: [Innovation]}}
  seat 2: {capital: orc}
check:
  Hill Sapper: {power: 2}
""",
)  # fmt: skip
SETS: Final = SetKit(EXAMPLE, LIBRARY, OWN, PAGES, card_lines, FORMATS)
