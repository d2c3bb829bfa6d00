"""Astra Militarum of the core set: cards 31 to 53."""

from ...language.vocabulary import *

SOLDIERS_AND_WARRIORS = with_trait("Soldier") | with_trait("Warrior")

text("core-002", constant(grants(UNITS & YOURS & HERE & OTHER & SOLDIERS_AND_WARRIORS, ATTACK)))

text("core-031", respond(when(WHEN_LEAVES, THIS), put_tokens("Guardsman", PLANETS & HERE)))

text("core-032", respond(when(AFTER_STRUGGLE_WON, whom=YOU), put_tokens("Guardsman", PLANETS & SAME_PLANET)))

text(
    "core-033",
    respond(
        when(AFTER_ASSIGNED_BY_ATTACK, UNITS),
        pick(
            NON_WARLORD_UNITS & SOLDIERS_AND_WARRIORS & YOURS & SAME_PLANET - THAT,
            Then(prevent(), deal(PrintedAttack(FIRST), BY)),
        ),
        cost=[sacrifice(FIRST)],
    ),
)

text("core-034", attaches(ARMY_UNITS), constant(grants(HOST, ATTACK)), respond(when(WHEN_LEAVES, HOST), draw(3)))

text("core-036", respond(when(AFTER_LEAVES, ARMY_UNITS & YOURS & HERE), ready(THIS)))

text("core-041", constant(ImmuneTo(THIS, EVENT)))

text(
    "core-042",
    action(
        pick(NON_WARLORD_UNITS & MILITARUM & YOURS & HERE, target(NON_WARLORD_UNITS & HERE & ANOTHER, exhaust())),
        cost=[sacrifice(FIRST)],
        limit=EACH_PHASE,
    ),
)

text(
    "core-043",
    respond(when(WHEN_LEAVES, THIS), search(6, SUPPORT_CARDS & MILITARUM & costs_at_most(2), put_into_play(IT))),
)

text("core-045", constant(grants(THIS, ATTACK, count(SUPPORTS & YOURS, each=2))))

text(
    "core-046",
    respond(
        when(WHEN_LEAVES, UNITS & SOLDIERS_AND_WARRIORS & YOURS & AT_PLANETS),
        put_into_play(THIS, PLANETS & SAME_PLANET),
        zone=FROM_HAND,
    ),
)

text(
    "core-047",
    action(
        target(
            UNITS & MILITARUM & YOURS & AT_PLANETS & SAME_PLACE,
            gain(RANGED, 1, END_OF_PHASE, FIRST),
            count=3,
            up_to=True,
        ),
        phase=COMBAT_PHASE,
    ),
)

text(
    "core-048",
    action(
        pick(UNITS & YOURS & READY & AT_PLANETS, target(NON_WARLORD_UNITS & THERE & ANOTHER, exhaust())),
        cost=[exhaust(FIRST)],
        phase=COMBAT_PHASE,
    ),
)

text("core-049", attaches(ARMY_UNITS), constant(grants(HOST, HIT_POINTS, 3)))

text(
    "core-050",
    attaches(ARMY_UNITS & YOURS),
    forced(when(AFTER_ASSIGNED_BY_ATTACK, UNITS & YOURS & HERE - HOST), reassign(1, HOST)),
)

text("core-051", reduces_cost(ARMY_UNITS & MILITARUM, 1, cost=[exhaust(THIS)]))

text(
    "core-052",
    constant(SacrificedAt(4)),
    respond(when(AFTER_ASSIGNED, UNITS & YOURS), reassign(1, THIS), cost=[exhaust(THIS)]),
)

text("core-053", action(target(UNITS, gain(ATTACK, 2, NEXT_ATTACK)), cost=[exhaust(THIS)], phase=COMBAT_PHASE))
