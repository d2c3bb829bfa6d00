"""The High Elves of Hidden Kingdoms."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Lothern Repeater Crew: unit, 3 (2), power 1, hit points 3. Warrior.
# Each player must assign enough indirect damage to one unit, legend or section to destroy or burn it before assigning
# any to another.
text("hidden-kingdoms-044", constant(INDIRECT_IN_ORDER))

# Lethal Volley: tactic, 3 (3).
# Action: Each opponent takes 4 indirect damage; the damage assigned to units is doubled.
text("hidden-kingdoms-045", action(each_opponent(indirect(4, twice=True))))

# Elven Embassy: support, 0 (0), power 0. Tribute.
# Non-High Elf only.
# Action: Sacrifice this support to ignore the loyalty cost of the next High Elf card you play this turn.
text(
    "hidden-kingdoms-046",
    action(floating(constant(ignores_loyalty(HIGH_ELF & YOURS, next=True))), cost=sacrifice(THIS)),
)
