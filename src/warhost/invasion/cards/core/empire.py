"""The Empire of the Core Set (26 to 50)."""

from ...language.vocabulary import *

text("core-028", action(target(just_triggered(UNIT | SUPPORT), cancel()), spend=2, zone=QUEST, limit=EACH_TURN))

text("core-029", constant(costs(SUPPORTS & YOURS, -1, first=True), zone=KINGDOM))

text("core-030", forced(after(ENTERS_ZONE, UNITS & HERE), gain(POWER, 1, of=THIS)))

text("core-031", forced(after(LEAVES_PLAY, THIS), target(UNITS & CORRESPONDING, return_to_hand())))

text("core-032", forced(YOUR_TURN_ENDS, deal(1, THIS)))

text("core-034", forced_change(redirect_damage(THIS, 1, UNITS & IN_BATTLEFIELD & OTHER)))

text("core-036", action(move(THIS), spend=1))

text("core-037", triggered(EACH_PHASE_ENDS, move(THIS), optional=True))

text("core-038", attaches(UNITS, zone=BATTLEFIELD), constant(grant(HOST, POWER, 1)))

text("core-039", constant(target_price(UNITS & YOURS, 1), zone=KINGDOM))

text("core-040", forced(YOUR_TURN_BEGINS, develop_top(1)))

text("core-041", forced(YOUR_TURN_BEGINS, target(UNITS & HERE, gain(POWER, count(DEVELOPMENTS & YOURS & HERE)))))

text(
    "core-042",
    triggered(
        after(PHASE_BEGINS, whom=YOU),
        choose(UNITS & YOURS, move()),
        zone=KINGDOM,
        only=during(KINGDOM_PHASE),
        optional=True,
    ),
)

text(
    "core-043",
    constant(redirect_damage(SECTIONS & YOURS, 1, UNITS | CAPITAL), zone=QUEST, only=tokens_at_least(3)),
    forced(YOUR_TURN_BEGINS, place_tokens(1), zone=QUEST, only=at_least(1, QUESTING_HERE)),
)

text("core-044", action(target(DEVELOPMENTS & SAME_PLACE, move(FIRST), 2, up_to=True)))

text("core-045", action(target(TACTIC_JUST_PLAYED, copy_tactic())))

text("core-046", action(target(UNITS, gain(POWER, -2))))

text("core-047", action(target(UNITS, seq(gain(CANNOT_ATTACK, 1), gain(CANNOT_DEFEND, 1)))))

text("core-048", action(target(UNITS, move()), only=YOUR_TURN))

text("core-049", action(destroy((UNITS | SUPPORTS) & UNDEVELOPED), only=YOUR_TURN))

text("core-050", action(redirect_attack(), only=YOU_ARE_ATTACKED))
