"""The Orcs of the Core Set (56 to 80)."""

from ...language.vocabulary import *

text("core-057", constant(grant(THIS, POWER, 1), only=at_least(1, UNITS & YOURS & DAMAGED)))

text("core-059", forced(after(ENTERS_PLAY, THIS), indirect(2, everybody=True)))

text("core-061", constant(grant(THIS, POWER, 2), only=at_least(1, UNITS & YOURS & DAMAGED)))

text("core-062", constant(pays_with_damage(THIS), only=YOUR_TURN & during(CAPITAL_PHASE)))

text("core-063", forced(after(ENTERS_PLAY, THIS), destroy((SUPPORTS | DEVELOPMENTS) & CORRESPONDING)))

text("core-064", forced(after(ENTERS_PLAY, THIS), target(ATTACHMENTS & CORRESPONDING, destroy())))

text(
    "core-065",
    forced(
        YOUR_TURN_BEGINS, each_player(either(sacrifice_one(DEVELOPMENTS), deal(1, SECTIONS & YOURS))), zone=BATTLEFIELD
    ),
)

text("core-066", action(each_opponent(sacrifice_one(UNITS)), cost=(sacrifice(THIS),), zone=KINGDOM))

text("core-067", constant(grant(UNITS & YOURS & DAMAGED, TOUGHNESS, 1), zone=BATTLEFIELD))

text(
    "core-068",
    action(choose(CAPITAL, deal(2)), spend=2, cost=(sacrifice_one(UNITS & HERE),), zone=BATTLEFIELD, limit=EACH_TURN),
)

text("core-069", attaches(UNITS, zone=BATTLEFIELD), constant(grant(HOST, POWER, 2)))

text("core-070", constant(grant(UNITS & HERE & PARTICIPANTS, POWER, 1)))

text(
    "core-071",
    triggered(
        after(COLLECTED, whom=OPPONENT, least=7),
        target(UNITS, seq(each_opponent(lose_resources(1)), deal(1))),
        zone=KINGDOM,
    ),
)

text(
    "core-072",
    action(destroy(SUPPORTS & ENEMY), cost=(sacrifice(QUESTING_HERE),), zone=QUEST, only=tokens_at_least(3)),
    forced(YOUR_TURN_BEGINS, place_tokens(1), zone=QUEST, only=at_least(1, QUESTING_HERE)),
)

text("core-073", constant(costs(UNITS & ORC & YOURS, -1, first=True), zone=KINGDOM))

text("core-074", action(target(DEVELOPMENTS & SAME_PLACE, destroy(FIRST), X), only=YOUR_TURN))

text(
    "core-075",
    action(
        target(
            DEVELOPMENTS,
            seq(
                turn_faceup(), only_if(it_is(UNITS), leave_floating(forced(after(TURN_ENDS), sacrifice())), sacrifice())
            ),
        )
    ),
)

text(
    "core-076",
    action(
        leave_floating(
            Ability(
                TRIGGERED,
                leave_floating(constant(enters_damaged(IT, 1))),
                after(PLAYED, UNITS & YOURS, YOU),
                (costs(UNITS & YOURS, -1),),
            )
        )
    ),
)

text("core-077", action(seq(target(UNITS, gain(POWER, -1)), target(UNITS & ANOTHER, gain(POWER, 1)))))

text("core-078", action(target(SUPPORTS, destroy())))

text("core-079", action(gain(POWER, 2, of=UNITS & ATTACKERS)))

text("core-080", action(destroy(UNITS), only=YOUR_TURN))
