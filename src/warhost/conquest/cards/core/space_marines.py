"""Space Marines of the core set: cards 8 to 30."""

from ...language.vocabulary import *

VEHICLES = with_trait("Vehicle")

text("core-001", respond(when(AFTER_DESTROYED, UNITS & ENEMY & HERE), gain_resources(1)))

text("core-008", respond(when(AFTER_ENTERS, THIS), target(ARMY_UNITS & ENEMY & ADJACENT, seq(MoveHere(), deal(1)))))

text(
    "core-009",
    respond(when(AFTER_DESTROYED, UNITS & ENEMY), target(UNITS & MARINES & SAME_PLANET, ready()), cost=[exhaust(THIS)]),
)

text(
    "core-010",
    respond(when(AFTER_DAMAGED_BY_ATTACK, NON_WARLORD_UNITS & ENEMY & done_by(UNITS & MARINES)), destroy(THAT)),
)

text("core-011", attaches(UNITS & UNIQUE, one_relic=True), constant(grants(HOST, ATTACK), grants(HOST, ARMORBANE)))

text("core-014", constant(CannotBeAttacked(THIS), only=at_least(1, UNITS & YOURS & HERE - named("Honored Librarian"))))

text("core-015", respond(when(AFTER_ASSIGNED, THIS), prevent(1), only=at_least(1, READY & THIS)))

text("core-017", constant(Untargetable(UNITS & YOURS & HERE - VEHICLES)))

text(
    "core-019",
    action(
        choose(IN_HAND & UNIT_CARDS & MARINES, seq(PayResources(PrintedCost()), put_into_play(IT, PLANETS & HERE))),
        phase=COMBAT_PHASE,
    ),
)

text("core-021", constant(grants(THIS, COMMAND, count(UNITS & ENEMY & HERE))))

text(
    "core-024",
    action(
        target(
            PLANETS & AT_BATTLE,
            search(6, UNIT_CARDS & MARINES & costs_at_most(3), put_into_play(IT, PLANETS & AT_BATTLE)),
        ),
        phase=COMBAT_PHASE,
    ),
)

text("core-025", respond(when(AFTER_ASSIGNED_BY_ATTACK, UNITS & MARINES), prevent()))

text("core-026", action(target(PLANETS - AT_FIRST_PLANET, destroy(UNITS & AT_IT - UNIQUE)), phase=DEPLOY_PHASE))

text(
    "core-027",
    attaches(ARMY_UNITS),
    constant(grants(HOST, ATTACK), grants(HOST, HIT_POINTS), grants(HOST, IGNORES_FLYING)),
)

text(
    "core-028",
    attaches(UNITS & UNIQUE, one_relic=True),
    respond(when(AFTER_ASSIGNED_BY_ATTACK, HOST), prevent(), cost=[exhaust(THIS)]),
)

text("core-029", reduces_cost(ARMY_UNITS & MARINES, 1, cost=[exhaust(THIS)]))

text("core-030", respond(when(AFTER_DISCARDED, UNITS & MARINES, YOU), TakeToHand(THAT), cost=[exhaust(THIS)]))
