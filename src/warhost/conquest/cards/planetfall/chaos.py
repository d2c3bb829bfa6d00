"""Chaos of the Planetfall cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Ravening Psychopath: army, 2, ATK 1, HP 3, command 1. Cultist, Khorne, Ally.
# Reaction: After this unit resolves an attack, deal 1 damage to this unit to deal 1 damage to one enemy army unit at
# this planet.
text(
    "planetfall-016",
    respond(after(ATTACK_IS_RESOLVED, THIS), choose(ARMY_UNITS & ENEMY & HERE, deal(1)), cost=suffer(1)),
)

# Sowing Chaos: event, 2, shields 1. Tactic.
# Deploy Action: Destroy all army units with printed cost 2 or lower at a tech planet.
text("planetfall-017", action(destroy(ARMY_UNITS & cost_at_most(2) & of_type(TECH)), phase=DEPLOY_PHASE))

# Ba'ar Zul's Cleavers: signature army, 3, ATK 2, HP 5, command 1. Warrior, Khorne, World Eaters.
# Action: Deal 2 damage to this unit to give this unit +2 ATK for its next attack this phase. (Limit once per phase.)
text("planetfall-026", action(gain(ATTACK, 2, NEXT_ATTACK, THIS), cost=suffer(2), limit=EACH_PHASE))

# Kaerux Erameas, unique: signature support, 2. Location, Space Hulk.
# Combat Action: Exhaust this support to resolve a battle at one planet other than the first planet without a warlord.
# Use only if no battle has begun this phase.
text(
    "planetfall-027",
    action(
        choose(PLANETS - AT_FIRST_PLANET - at(WARLORDS), resolve_battle()),
        cost=exhaust(THIS),
        phase=COMBAT_PHASE,
        only=NO_BATTLE_YET,
    ),
)

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

# Prodigal Sons Disciple: loyal army, 5, ATK 3, HP 6, command 3. Psyker, Tzeentch, Elite.
# Reaction: After this unit resolves an attack against an enemy army unit, deal X unpreventable damage to target enemy
# unit at this planet, where X is the number of command icons of that unit.
text(
    "planetfall-059",
    respond(
        after(ATTACK_IS_RESOLVED, THIS & against(ARMY_UNITS & ENEMY)),
        target(UNITS & ENEMY & HERE, deal(stat_of(COMMAND), uncancellable=True)),
    ),
)

# Corrupted Teleportarium: support, 1. Location.
# Action: Exhaust this support to move one Elite unit you control at a tech planet to any planet.
text(
    "planetfall-085",
    action(choose(UNITS & trait("Elite") & YOURS & of_type(TECH), move(IT, PLANETS)), cost=exhaust(THIS)),
)

# Staff of Change: attachment, 1, shields 1. Wargear, Weapon, Tzeentch.
# Attach to an army unit. Limit 1 per unit.
# Reaction: After you win a command struggle at this planet, deal 2 damage to target unit at this planet.
text(
    "planetfall-105",
    attaches(ARMY_UNITS, one_each=True),
    respond(after(STRUGGLE_WON, HERE, YOU), target(UNITS & HERE, deal(2))),
)

# Warp Rift: loyal event, 1, shields 2. Power, Tzeentch.
# Headquarters Action: Switch target planet with one adjacent planet.
text(
    "planetfall-130",
    action(
        target(PLANETS, choose(PLANETS & adjacent_to(FIRST), switch_planets(FIRST, IT))),
        phase=HEADQUARTERS_PHASE,
    ),
)
