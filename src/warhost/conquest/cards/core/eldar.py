"""Eldar of the core set: cards 123 to 145."""

from ...language.vocabulary import *

ATTACKS = when(AFTER_ATTACKER, THIS)
COMMITS = when(AFTER_COMMITS, THIS)

text("core-006", respond(COMMITS, target(NON_WARLORD_UNITS & HERE, exhaust())))

text("core-123", constant(grants(THIS, ATTACK, 2), only=Attacks(THIS, EXHAUSTED_CARDS)))

text("core-124", respond(when(AFTER_MOVES, UNITS & AELDARI), ready(THAT), cost=[exhaust(THIS)]))

text("core-125", respond(when(AFTER_COMMITS, WARLORDS & YOURS), CommitElsewhere()))

text("core-126", attaches(ARMY_UNITS), constant(grants(HOST, MOBILE)))

text("core-130", action(move(THIS, PLANETS & ADJACENT), phase=COMBAT_PHASE, limit=EACH_PHASE))

text("core-132", respond(ATTACKS, each_opponent(DiscardChosen())))

text("core-134", respond(when(WHEN_DESTROYED, THIS), target(UNITS & ENEMY & AT_PLANETS, exhaust())))

text("core-135", respond(when(AFTER_ENTERS, THIS), search(6, ALL, TakeToHand(IT, seen=False))))

text("core-136", respond(when(AFTER_DECLARED, THIS & against(NON_WARLORD_UNITS)), exhaust(BY)))

text("core-137", respond(ATTACKS, either(LookMayDiscard(2, opponents=False), LookMayDiscard(2, opponents=True))))

text("core-138", respond(ATTACKS, target(UNITS & HERE & OTHER, remove_damage(1))))

text(
    "core-139",
    respond(
        when(WHEN_STRUGGLE_BEGINS, with_company(ARMY_UNITS)),
        target(ARMY_UNITS & SAME_PLANET, gain(COMMAND, -ALL_ICONS, END_OF_STRUGGLE)),
    ),
)

text(
    "core-140",
    respond(
        when(WHEN_EVENT_PLAYED, whom=OPPONENT),
        CancelUse(),
        cost=[choose(UNITS & UNIQUE & AELDARI & YOURS & READY, exhaust())],
    ),
)

text("core-141", action(destroy(UNITS & AT_HEADQUARTERS - UNIQUE), phase=DEPLOY_PHASE))

text(
    "core-142",
    action(choose(topmost(UNIT_CARDS & AELDARI), seq(put_into_play(IT, PLANETS), at_phase_end(discard_from_play())))),
)

text(
    "core-143",
    attaches(ARMY_UNITS),
    constant(grants(HOST, ATTACK)),
    respond(
        when(WHEN_ATTACK_DECLARED, NON_WARLORD_UNITS & done_by(HOST)),
        gain(ATTACK, X, END_OF_ATTACK, HOST),
        cost=[times(X, DiscardChosen())],
        most_x=CardsInHand(),
    ),
)

text("core-144", reduces_cost(ARMY_UNITS & AELDARI, 1, cost=[exhaust(THIS)]))

text("core-145", action(target(ARMY_UNITS & YOURS, return_to_hand()), cost=[exhaust(THIS)]))
