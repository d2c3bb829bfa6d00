"""Tau of the core set: cards 146 to 168."""

from ...language.vocabulary import *

NO_VEHICLES = ARMY_UNITS - with_trait("Vehicle")
COMMITS = when(AFTER_COMMITS, THIS)

text(
    "core-007",
    respond(
        COMMITS,
        choose(
            (IN_HAND | IN_DISCARD) & (ATTACHMENT_CARDS & TAUS & costs_at_most(2) | named("Shadowsun's Stealth Cadre")),
            Attach(IT, UNITS & HERE),
        ),
    ),
)

text(
    "core-146",
    attaches(NO_VEHICLES),
    constant(grants(HOST, ATTACK, 2), grants(HOST, HIT_POINTS, 2), zone=AS_ATTACHMENT),
)

text(
    "core-147",
    respond(when(WHEN_TARGETED, UNITS & YOURS & WITH_ATTACHMENTS, OPPONENT), CancelUse(), cost=[exhaust(THIS)]),
)

text(
    "core-148",
    action(
        pick(ARMY_UNITS & YOURS & WITH_ATTACHMENTS & READY, target(PLANETS, move(FIRST, IT))), cost=[exhaust(FIRST)]
    ),
)

text("core-149", attaches(UNITS), constant(grants(HOST, ATTACK)), action(Attach(THIS, UNITS), spend=1))

text("core-152", respond(when(WHEN_DESTROYED, THIS), gain_resources(3)))

text("core-154", respond(when(WHEN_ATTACK_DECLARED, UNITS & YOURS & HERE), DefendInstead()))

text("core-155", constant(grants(THIS, ATTACK, count(ATTACHMENTS & attached_to(THIS)))))

text("core-157", respond(when(AFTER_ENTERS, THIS), search(6, ATTACHMENT_CARDS | with_trait("Drone"), TakeToHand())))

text("core-158", attaches(NO_VEHICLES), constant(grants(HOST, AREA_EFFECT, 2), zone=AS_ATTACHMENT))

text("core-160", respond(when(WHEN_SHIELDED, TAUS & HERE, YOU), AddShields(number(1))))

text("core-161", respond(when(AFTER_COMMITS, THIS), ready(THIS)))

text("core-162", action(target(ATTACHMENTS, Attach(IT, UNITS & SAME_SIDE))))

text("core-163", action(target(LIMITED_CARDS, destroy())))

text("core-164", action(target(ARMY_UNITS - with_trait("Elite"), return_to_hand()), phase=DEPLOY_PHASE))

text("core-165", attaches(ARMY_UNITS, one_each=True), respond(when(AFTER_DAMAGED_BY_ATTACK, HOST), deal(2, BY)))

text("core-166", attaches(ARMY_UNITS), constant(grants(HOST, ATTACK, 3)))

text("core-167", reduces_cost(ARMY_UNITS & TAUS, 1, cost=[exhaust(THIS)]))

text(
    "core-168",
    reduces_cost(ATTACHMENTS, 1),
    action(DeployNow(IN_HAND, as_attachment=True), cost=[exhaust(THIS)], phase=COMBAT_PHASE),
)
