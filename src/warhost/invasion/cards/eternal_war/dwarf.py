"""The Dwarfs of the Eternal War Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Wealth of the Hold: support, 2 (2), power 1. Vault.
# Action: At the beginning of each opponent's turn, gain 1 resource.
text("oaths-of-vengeance-027", action(earn(1), when=after(TURN_BEGINS, whom=OPPONENT)))

# Fearless in Battle: tactic, 1 (3). Slayer.
# Action: Have each Slayer unit you control deal 1 additional damage in combat until the end of the phase and give each
# Slayer unit you control Toughness 1 until the end of the phase.
text(
    "faith-and-steel-107",
    action(
        seq(
            gain(COMBAT_DAMAGE, 1, END_OF_PHASE, of=UNITS & trait("Slayer") & YOURS),
            gain(TOUGHNESS, 1, END_OF_PHASE, of=UNITS & trait("Slayer") & YOURS),
        )
    ),
)
