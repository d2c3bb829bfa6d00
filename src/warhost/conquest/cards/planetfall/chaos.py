"""Chaos of the Planetfall cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Ba'ar Zul's Cleavers: signature army, 3, ATK 2, HP 5, command 1. Warrior, Khorne, World Eaters.
# Action: Deal 2 damage to this unit to give this unit +2 ATK for its next attack this phase. (Limit once per phase.)
text("planetfall-026", action(gain(ATTACK, 2, NEXT_ATTACK, THIS), cost=suffer(2), limit=EACH_PHASE))

# Blood For The Blood God!: signature event, 1, shields 1. Tactic, Khorne.
# Combat Action: Deal 1 damage to each undamaged unit at target planet.
text("planetfall-028", action(target(PLANETS, deal(1, UNITS & AT_IT - DAMAGED)), phase=COMBAT_PHASE))

# The Butcher's Nails: signature attachment, 1, shields 3. Wargear, World Eaters.
# Attach to your warlord.
# Attached unit gains Brutal while hale.
# Attached unit gains Armorbane while bloodied.
text(
    "planetfall-029",
    attaches(YOUR_WARLORD),
    constant(grant(HOST - BLOODIED_CARDS, BRUTAL)),
    constant(grant(HOST & BLOODIED_CARDS, ARMORBANE)),
)

# Staff of Change: attachment, 1, shields 1. Wargear, Weapon, Tzeentch.
# Attach to an army unit. Limit 1 per unit.
# Reaction: After you win a command struggle at this planet, deal 2 damage to target unit at this planet.
text(
    "planetfall-105",
    attaches(ARMY_UNITS, one_each=True),
    respond(after(STRUGGLE_WON, HERE, YOU), target(UNITS & HERE, deal(2))),
)
