"""Orks of the core set: cards 54 to 76."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Nazdreg: signature warlord, ATK 2, HP 7, bloodied 2/5. Warrior, Warboss.
# Other units you control at this planet gain Brutal.
text("core-003", constant(grant(UNITS & YOURS & HERE & OTHER, BRUTAL)))

# Nazdreg's Flash Gitz: signature army, 3, ATK 2, HP 4, command 1. Warrior, Nob.
# Combat Action: Deal 1 damage to this unit to ready it. (Limit once per phase.)
text("core-054", action(ready(THIS), cost=suffer(1), phase=COMBAT_PHASE, limit=EACH_PHASE))

# Kraktoof Hall: signature support, 2. Location.
# Combat Action: Exhaust this support to move 1 damage from target damaged unit you control at a planet to another
# target unit at that planet.
text(
    "core-055",
    action(
        target(UNITS & YOURS & DAMAGED & AT_PLANETS, target(UNITS & at(FIRST) & ANOTHER, move_damage(FIRST, IT, 1))),
        cost=exhaust(THIS),
        phase=COMBAT_PHASE,
    ),
)

# Bigga Is Betta: signature event, 0, shields 1. Tactic.
# Interrupt: When you deploy an Ork army unit, reduce the cost of that unit by 2. After that unit enters play, deal 1
# damage to it.
text(
    "core-056",
    respond(
        when(DEPLOYED, ARMY_UNITS & ORKS, YOU),
        seq(amend("cost", -2), later(after(ENTERS_PLAY, IT), deal(1), END_OF_PHASE)),
    ),
)

# Cybork Body: signature attachment, 1, shields 3. Wargear, Bionics.
# Attach to an army unit.
# Double the HP of attached unit.
text("core-057", attaches(ARMY_UNITS), constant(sets_stat(HOST, HIT_POINTS, doubled=True)))

# Weirdboy Maniak: loyal army, 3, ATK 2, HP 4, command 1. Psyker, Oddboy.
# Reaction: After this unit enters play, deal 1 damage to each other unit at this planet.
text("core-060", respond(after(ENTERS_PLAY, THIS), deal(1, UNITS & HERE & OTHER)))

# Tankbusta Bommaz: army, 4, ATK 3, HP 4, command 2. Warrior, Boyz.
# This unit deals double damage to enemy Vehicle units.
text("core-061", constant(double_damage(UNITS & ENEMY & trait("Vehicle"))))

# Crushface, unique: loyal army, 3, ATK 2, HP 3, command 2. Warrior, Nob.
# Interrupt: When you deploy another Ork army unit at this planet, reduce the cost of that unit by 1.
text("core-064", reduces_cost(ARMY_UNITS & ORKS & HERE & OTHER, 1))

# Bad Dok: army, 2, ATK 1, HP 4, command 1. Oddboy, Nob.
# This unit gains 3 command icons while damaged.
text("core-065", constant(grant(THIS & DAMAGED, COMMAND, 3)))

# Rokkitboy: army, 2, ATK 2, HP 2, command 1. Warrior, Boyz.
# Enemy units at this planet lose Flying.
text("core-066", constant(grant(UNITS & ENEMY & HERE, GROUNDED)))

# Goff Boyz: army, 1, ATK 0, HP 2. Warrior, Boyz, Ally.
# This unit gets +3 ATK while it is at the first planet.
text("core-067", constant(grant(THIS & AT_FIRST_PLANET, ATTACK, 3)))

# Burna Boyz: army, 4, ATK 5, HP 3, command 1. Warrior, Boyz.
# Reaction: After this unit declares an attack, deal 1 damage to another enemy unit at this planet.
text("core-069", respond(after(ATTACK_IS_DECLARED, THIS), choose(UNITS & ENEMY & HERE - BY, deal(1))))

# Battle Cry: loyal event, 3, shields 2. Power.
# Play only during a battle. Combat Action: Give each Ork unit you control +2 ATK until the end of the battle.
text("core-070", action(gain(ATTACK, 2, END_OF_COMBAT, UNITS & ORKS & YOURS), phase=COMBAT_PHASE, only=in_battle()))

# Snotling Attack: event, 2, shields 1. Tactic.
# Deploy Action: Put four Snotling tokens into play, divided as you like among planets.
text("core-071", action(times(4, put_tokens("Snotlings", PLANETS)), phase=DEPLOY_PHASE))

# Squig Bombin': event, 2, shields 1. Tactic.
# Action: Destroy target support.
text("core-072", action(target(SUPPORTS, destroy())))

# Rokkit Launcha: attachment, 1, shields 1. Wargear, Weapon.
# Attach to an army unit.
# Attached unit gains Ranged.
text("core-073", attaches(ARMY_UNITS), constant(grant(HOST, RANGED)))

# Ork Kannon: support, 1. Weapon, Artillery.
# Combat Action: Exhaust this support to have each player assign 1 indirect damage to one of their units at target
# planet.
text("core-074", action(target(PLANETS, indirect(1, UNITS & at(IT))), cost=exhaust(THIS), phase=COMBAT_PHASE))

# Bigtoof Banna, unique: support, 1. Upgrade.
# Limited.
# Interrupt: When you deploy an Ork army unit, exhaust this support to reduce the cost of that unit by 1.
text("core-075", reduces_cost(ARMY_UNITS & ORKS, 1, cost=exhaust(THIS)))

# Tellyporta Pad: support, 2. Location.
# Combat Action: Exhaust this support to move target Ork unit you control to the first planet.
text(
    "core-076",
    action(target(UNITS & ORKS & YOURS, move(IT, PLANETS & AT_FIRST_PLANET)), cost=exhaust(THIS), phase=COMBAT_PHASE),
)
