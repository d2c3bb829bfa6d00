"""Necrons of the Death World cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Defensive Protocols: event, shields 1. Tactic.
# Deep Strike (2).
# Reaction: After you Deep Strike this event, until the end of the combat round, Necron units you control take 1 damage
# at most at a time.
text(
    "deathworld-042",
    respond(
        after(DEEP_STRIKES, THIS, YOU),
        floating(constant(damage_at_most(UNITS & NECRONS & YOURS, 1)), END_OF_COMBAT_ROUND),
    ),
)
