"""Chaos of the core set: cards 77 to 99."""

from ...language.vocabulary import *

CULTISTS = with_trait("Cultist")
DAEMONS = with_trait("Daemon")

text("core-004", respond(when(WHEN_ASSIGNED, UNITS & ENEMY & HERE), RaiseDamage(number(1))))

text("core-077", action(target(NON_WARLORD_UNITS & HERE & OTHER, deal(2)), cost=[sacrifice()]))

text(
    "core-078",
    respond(when(AFTER_DESTROYED, UNITS & ENEMY), TakeToHand(topmost(with_trait("Tzeentch"))), cost=[exhaust(THIS)]),
)

text(
    "core-079",
    action(
        choose(
            IN_HAND & UNIT_CARDS & CHAOTIC & costs_at_most(3),
            seq(put_into_play(IT, PLANETS), at_phase_end(sacrifice(IT))),
        ),
        phase=COMBAT_PHASE,
    ),
)

text("core-080", attaches(ARMY_UNITS), respond(when(WHEN_LEAVES, HOST), deal(1, UNITS & ENEMY & HERE)))

text("core-083", reduces_cost(ARMY_UNITS & DAEMONS, 2, cost=[sacrifice()]))

text("core-086", constant(CannotRetreat(ARMY_UNITS & HERE)))

text("core-088", action(remove_damage(of=THIS), cost=[sacrifice_one(UNITS & CULTISTS)]))

text("core-089", constant(grants(THIS, ATTACK, count(UNIT_CARDS & InDiscard(opponents=True)))))

text("core-091", respond(when(AFTER_STRUGGLE_WON, HERE, YOU), each_opponent(sacrifice_one(NON_WARLORD_UNITS & HERE))))

text("core-092", respond(when(AFTER_DESTROYED, UNITS & ENEMY & HERE), put_tokens("Cultist", OWN_HQ)))

text("core-093", action(target(PLANETS | HEADQUARTERS, deal(2, UNITS & AT_IT - WITH_ATTACHMENTS)), phase=COMBAT_PHASE))

text("core-094", action(target(NON_WARLORD_UNITS, deal(X))))

text("core-095", action(put_tokens("Cultist", OWN_HQ, 2), phase=DEPLOY_PHASE))

text("core-096", attaches(ARMY_UNITS), constant(grants(HOST, ATTACK, 2), grants(HOST, HIT_POINTS, 2)))

text("core-097", attaches(ARMY_UNITS), forced(when(WHEN_EXHAUSTS, HOST), deal(1, HOST)))

text("core-098", reduces_cost(ARMY_UNITS & CHAOTIC, 1, cost=[exhaust(THIS)]))

text(
    "core-099",
    respond(
        when(AFTER_LEAVES, UNITS & (CULTISTS | DAEMONS) & YOURS), RevealTop(UNIT_CARDS & CHAOTIC), cost=[exhaust(THIS)]
    ),
)

text("core-187", reduces_cost(ARMY_UNITS & with_trait("Daemon"), 1, cost=[sacrifice()]))
