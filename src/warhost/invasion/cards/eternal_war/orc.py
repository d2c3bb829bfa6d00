"""The Orcs of the Eternal War Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Gobbo Big Boss: unit, 3 (1), power 0, hit points 3. Goblin.
# This unit gets +1 power for each attacking or defending Orc unit you control.
text("faith-and-steel-111", constant(grant(THIS, POWER, count(UNITS & ORC & YOURS & PARTICIPANTS))))
