"""Orks of the core set: cards 54 to 76."""

from ...language.vocabulary import *

text("core-003", constant(grants(UNITS & YOURS & HERE & OTHER, BRUTAL)))

text("core-054", action(ready(THIS), cost=[suffer(1)], phase=COMBAT_PHASE, limit=EACH_PHASE))

text(
    "core-055",
    action(
        target(UNITS & YOURS & DAMAGED & AT_PLANETS, target(UNITS & THERE & ANOTHER, move_damage(1))),
        cost=[exhaust(THIS)],
        phase=COMBAT_PHASE,
    ),
)

text(
    "core-056",
    respond(when(WHEN_DEPLOYED, ARMY_UNITS & ORK, YOU), seq(ReduceCost(number(2)), after_it_enters(deal(1)))),
)

text("core-057", attaches(ARMY_UNITS), constant(DoubleHitPoints(HOST)))

text("core-060", respond(when(AFTER_ENTERS, THIS), deal(1, UNITS & HERE & OTHER)))

text("core-061", constant(DoubleDamage(UNITS & ENEMY & with_trait("Vehicle"))))

text("core-064", reduces_cost(ARMY_UNITS & ORK & HERE & OTHER, 1))

text("core-065", constant(grants(THIS & DAMAGED, COMMAND, 3)))

text("core-066", constant(grants(UNITS & ENEMY & HERE, GROUNDED)))

text("core-067", constant(grants(THIS & AT_FIRST_PLANET, ATTACK, 3)))

text("core-069", respond(when(AFTER_DECLARED, THIS), choose(UNITS & ENEMY & HERE - BY, deal(1))))

text("core-070", action(gain(ATTACK, 2, END_OF_COMBAT, UNITS & ORK & YOURS), phase=COMBAT_PHASE, only=IN_BATTLE))

text("core-071", action(times(4, put_tokens("Snotlings", PLANETS)), phase=DEPLOY_PHASE))

text("core-072", action(target(SUPPORTS, destroy())))

text("core-073", attaches(ARMY_UNITS), constant(grants(HOST, RANGED)))

text(
    "core-074",
    action(target(PLANETS, IndirectDamage(number(1), UNITS & AT_IT)), cost=[exhaust(THIS)], phase=COMBAT_PHASE),
)

text("core-075", reduces_cost(ARMY_UNITS & ORK, 1, cost=[exhaust(THIS)]))

text(
    "core-076",
    action(target(UNITS & ORK & YOURS, move(IT, PLANETS & AT_FIRST_PLANET)), cost=[exhaust(THIS)], phase=COMBAT_PHASE),
)
