"""The servants of Chaos of the Core Set (81 to 105)."""

from ...language.vocabulary import *

text("core-083", forced(after(ENTERS_PLAY, THIS), target(UNITS & CORRESPONDING, corrupt())))

text("core-084", action(target(UNITS, deal(plus(1, 1, CORRUPTED_CARDS))), spend=3, zone=QUEST))

text("core-086", action(target(DEVELOPMENTS, destroy()), spend=4, zone=QUEST))

text("core-087", action(target(UNITS & CORRUPTED_CARDS, move_damage(THIS, IT, any_number=True)), spend=2, zone=QUEST))

text("core-088", constant(grant(THIS, POWER, count(CORRUPTED_CARDS & ENEMY))))

text("core-089", forced(after(IS_DESTROYED, THIS), target(UNITS & IN_BATTLEFIELD, deal(1)), zone=BATTLEFIELD))

text(
    "core-090",
    constant(
        grant(THIS & ATTACKERS, COMBAT_DAMAGE, 2),
        zone=BATTLEFIELD,
        only=at_least(2, DEVELOPMENTS & YOURS & IN_BATTLEFIELD),
    ),
)

text("core-092", constant(NO_CANCELLING), forced(YOUR_TURN_BEGINS, each_player(sacrifice_one(UNITS & CORRESPONDING))))

text(
    "core-093",
    attaches(UNITS & YOURS),
    triggered(YOUR_TURN_BEGINS, target(UNITS, deal(1, HOST | IT, uncancellable=True)), optional=True),
)

text(
    "core-094",
    attaches(UNITS & YOURS),
    constant(grant(UNITS & DEFENDERS, HIT_POINTS, -1), only=at_least(1, HOST & ATTACKERS)),
)

text("core-095", attaches(UNITS & YOURS), forced(after(DEALS_COMBAT_DAMAGE, HOST), target(UNITS | CAPITAL, deal(1))))

text(
    "core-096",
    forced(
        YOUR_TURN_BEGINS,
        each_player(either(choose(UNITS & YOURS & CORRESPONDING, corrupt()), choose(CAPITAL & YOURS, deal(1)))),
    ),
)

text(
    "core-097",
    action(
        each_opponent(discard_hand()), cost=(sacrifice(QUESTING_HERE),), zone=QUEST, only=YOUR_TURN & tokens_at_least(3)
    ),
    forced(YOUR_TURN_BEGINS, place_tokens(1), zone=QUEST, only=at_least(1, QUESTING_HERE)),
)

text("core-098", forced(after(IS_DAMAGED, UNITS & ENEMY), corrupt(), zone=KINGDOM, only=IN_COMBAT))

text("core-099", action(target(UNITS, corrupt())))

text("core-100", action(seq(each_player(discard_hand()), each_player(draw(3))), only=YOUR_TURN))

text("core-101", action(deal(plus(1, 1, CORRUPTED_CARDS), UNITS)))

text("core-102", action(target(UNITS, deal(X)), only=YOUR_TURN))

text("core-103", action(target(UNITS & IN_BATTLEFIELD, deal(power_of()))))

text("core-104", action(gain(POWER, 1, of=UNITS & YOURS & IN_BATTLEFIELD), cost=(sacrifice_one(UNITS),)))

text("core-105", action(reveal_and_play(3)))
