"""Chaos of the Planetfall cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Ravening Psychopath: army, 2, ATK 1, HP 3, command 1. Cultist, Khorne, Ally.
# Reaction: After this unit resolves an attack, deal 1 damage to this unit to deal 1 damage to one enemy army unit at
# this planet.
text(
    "planetfall-016",
    respond(after(ATTACK_IS_RESOLVED, THIS), choose(ARMY_UNITS & ENEMY & HERE, deal(1)), cost=suffer(1)),
)

# Sowing Chaos: event, 2, shields 1. Tactic.
# Deploy Action: Destroy all army units with printed cost 2 or lower at each tech planet.
text("planetfall-017", action(destroy(ARMY_UNITS & cost_at_most(2) & of_type(TECH)), phase=DEPLOY_PHASE))

# Ba'ar Zul the Hate-Bound: signature warlord, ATK 0, HP 5, bloodied 3/11. Warrior, Khorne.
# Reaction: After another unit you control at this planet is damaged, move that damage from that unit to this unit.
text("planetfall-025", respond(after(IS_DAMAGED, UNITS & OTHER & YOURS & HERE), move_damage(THAT, THIS, HOW_MUCH)))

# Ba'ar Zul's Cleavers: signature army, 3, ATK 2, HP 5, command 1. Warrior, Khorne, World Eaters.
# Action: Deal 2 damage to this unit to give it +2 ATK for its next attack this phase. (Limit once per phase.)
text("planetfall-026", action(gain(ATTACK, 2, NEXT_ATTACK, THIS), cost=suffer(2), limit=EACH_PHASE))

# Kaerux Erameas, unique: signature support, 2. Location, Space Hulk.
# Combat Action: Exhaust this support to resolve a battle at one planet other than the first planet and without a
# warlord. Use only if no battle has begun this phase.
text(
    "planetfall-027",
    action(
        choose(PLANETS - AT_FIRST_PLANET - at(WARLORDS), another("battle")),
        cost=exhaust(THIS),
        phase=COMBAT_PHASE,
        only=in_battle("not yet"),
    ),
)

# Blood For The Blood God!: signature event, 1, shields 1. Tactic, Khorne.
# Combat Action: Deal 1 damage to each undamaged unit at target planet.
text("planetfall-028", action(target(PLANETS, deal(1, UNITS & at(IT) - DAMAGED)), phase=COMBAT_PHASE))

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
# unit at this planet, where X is the number of command icons of the targeted unit.
text(
    "planetfall-059",
    respond(
        after(ATTACK_IS_RESOLVED, THIS & done_by(ARMY_UNITS & ENEMY)),
        target(UNITS & ENEMY & HERE, deal(stat_of(COMMAND), uncancellable=True)),
    ),
)

# Khornate Chain Axe: attachment, 1, shields 1. Wargear, Weapon, Khorne.
# Attach to an army unit.
# Attached unit gets +2 ATK.
# Bloodthirst – If a unit was destroyed at this planet this combat round, attached unit gains Brutal.
text(
    "planetfall-061",
    attaches(ARMY_UNITS),
    constant(grant(HOST, ATTACK, 2)),
    constant(grant(HOST, BRUTAL), only=in_battle("units have fallen here")),
)

# Master Warpsmith: army, 4, ATK 2, HP 4, command 2. Scholar.
# Reaction: After you sacrifice a Cultist token, reduce the cost of the next Elite army unit you deploy this phase by 1.
text(
    "planetfall-084",
    respond(
        after(IS_SACRIFICED, TOKENS & named("Cultist"), YOU),
        later(when(DEPLOYED, UNIT_CARDS & trait("Elite"), YOU), amend("cost", -1), END_OF_PHASE, free=True),
    ),
)

# Corrupted Teleportarium: support, 1. Location.
# Action: Exhaust this support to move one Elite unit you control at a tech planet to any planet.
text(
    "planetfall-085",
    action(choose(UNITS & trait("Elite") & YOURS & of_type(TECH), move(IT, PLANETS)), cost=exhaust(THIS)),
)

# Berzerker Warriors: loyal army, 2, ATK 3, HP 2. Warrior, Khorne, World Eaters.
# Interrupt: When an enemy unit is destroyed, deploy this unit from your hand at the same planet.
text("planetfall-103", respond(when(IS_DESTROYED, UNITS & ENEMY), deploy(THIS, at=PLANETS & at(THAT)), zone=FROM_HAND))

# Killing Field: support, 1. Location.
# Action: Exhaust this support to make each unit at target planet lose Ranged until the end of the phase.
text("planetfall-104", action(target(PLANETS, lose(RANGED, END_OF_PHASE, UNITS & at(IT))), cost=exhaust(THIS)))

# Staff of Change: attachment, 1, shields 1. Wargear, Weapon, Tzeentch.
# Attach to an army unit. Limit 1 per unit.
# Reaction: After you win a command struggle at this planet, deal 2 damage to target unit at this planet.
text(
    "planetfall-105",
    attaches(ARMY_UNITS, one_each=True),
    respond(after(STRUGGLE_WON, HERE, YOU), target(UNITS & HERE, deal(2))),
)

# Frenzied Bloodthirster: loyal army, 10, ATK 8, HP 8, command 2. Daemon, Khorne, Elite.
# No Wargear Attachments.
# This unit is immune to Power events.
# Bloodthirst – If a unit was destroyed at this planet this combat round, this unit gains Armorbane, Brutal and Flying.
text(
    "planetfall-129",
    constant(immune_to(THIS, EVENT, "Power")),
    constant(
        grant(THIS, ARMORBANE), grant(THIS, BRUTAL), grant(THIS, FLYING), only=in_battle("units have fallen here")
    ),
)

# Warp Rift: loyal event, 1, shields 2. Power, Tzeentch.
# Headquarters Action: Switch target planet with one adjacent planet (units stay where they are).
text(
    "planetfall-130",
    action(
        target(PLANETS, choose(PLANETS & adjacent_to(FIRST), switch("planets", FIRST, IT))),
        phase=HEADQUARTERS_PHASE,
    ),
)
