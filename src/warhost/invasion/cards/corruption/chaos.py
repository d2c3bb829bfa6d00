"""The servants of Chaos of the Corruption Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Chosen of Tzeentch: unit, 3 (2), power 1, hit points 2. Sorcerer.
# Quest. Action: Spend 1 resource to deal 1 damage to target damaged unit. Limit once per turn.
text("the-skavenblight-threat-010", action(target(UNITS & DAMAGED, deal(1)), spend=1, zone=QUEST, limit=EACH_TURN))

# Bolt of Change: tactic, 1 (2). Spell.
# Action: Until the end of the turn, target development also counts as a unit with 2 power and 2 hit points.
text(
    "the-skavenblight-threat-011",
    action(target(DEVELOPMENTS, floating(constant(counts_as(IT, UNIT, hit_points=2, power=2))))),
)

# Bule, Lord of Pus, unique: unit, 5 (3), power 3, hit points 4. Hero.
# Limit one Hero per zone.
# Forced: At the beginning of your turn, corrupt target unit.
text("path-of-the-zealot-030", forced(YOUR_TURN_BEGINS, target(UNITS, corrupt())))

# Bloodsworn: unit, 4 (1), power 2, hit points 3. Warrior.
# Forced: After a unit an opponent controls is put into a discard pile from play, heal all damage on this unit.
text(
    "path-of-the-zealot-031",
    forced(after(discarded("from play"), UNIT_CARDS & ENEMY), heal(of=THIS)),
)

# Wolves of the North, unique: quest, 0 (2).
# Action: Attack with the unit on this quest alone. Use only during your quest phase and if a unit is on this quest.
# Limit once per phase.
text(
    "path-of-the-zealot-032",
    action(
        another("attack", QUESTING_HERE),
        only=YOUR_TURN & during(QUEST_PHASE) & at_least(1, QUESTING_HERE),
        limit=EACH_PHASE,
    ),
)

# Blue Horrors: unit, 2 (2), power 1, hit points 2. Daemon.
# Action: After this unit leaves play, put one Blue Horrors unit from your hand into play in one of your zones.
text(
    "tooth-and-claw-051",
    action(choose(UNIT_CARDS & named("Blue Horrors") & IN_HAND, put_into_play()), when=after(LEAVES_PLAY, THIS)),
)

# Brutal Offering: tactic, 2 (1).
# Action: Sacrifice one unit you control. Then deal X damage to each unit in any battlefield, where X is the power of
# the sacrificed unit.
text(
    "tooth-and-claw-052",
    action(choose(UNITS & YOURS, with_x(power_of(IT), then(sacrifice(), deal(X, UNITS & in_zone(BATTLEFIELD)))))),
)

# Great Unclean One: unit, 6 (4), power 4, hit points 6. Daemon.
# Battlefield. Action: Sacrifice a corrupted unit to give this unit +1 power until the end of the turn.
text(
    "the-deathmaster-s-dance-073",
    action(gain(POWER, 1, of=THIS), cost=sacrifice_one(UNITS & CORRUPTED_CARDS), zone=BATTLEFIELD),
)

# Hellcannon Reserves: support, 4 (2), power 1. Siege.
# Kingdom. Tactics you play deal 1 damage more to each of their targets.
text("the-deathmaster-s-dance-074", constant(more("damage", 1, by=TACTIC_CARDS & YOURS), zone=KINGDOM))

# Offering of Blood: tactic, 0 (2).
# Action: Sacrifice a unit. Then deal 1 damage to each non-burning section of an opponent's capital.
text("the-deathmaster-s-dance-075", action(then(sacrifice_one(UNITS), deal(1, CAPITAL & ENEMY))))

# Alluring Daemonettes: unit, 5 (1), power 2, hit points 3. Daemon.
# Action: When this unit attacks, target unit must defend in this combat, if able.
text(
    "the-warpstone-chronicles-093",
    action(target(UNITS, gain(MUST_DEFEND, 1, END_OF_COMBAT)), when=after(ATTACKS, THIS)),
)

# Berserk Fury: tactic, 2 (3).
# Action: Give target unit +3 power until the end of the turn. Deal 2 damage to it at the end of the turn.
text("the-warpstone-chronicles-094", action(target(UNITS, seq(gain(POWER, 3), later(after(ends("turn")), deal(2))))))

# Daemonsword, unique: support, 2 (1), power 0. Attachment, Relic.
# Attach to target Chaos unit.
# Corrupt that unit.
# Attached unit gets +3 power and +2 hit points.
text(
    "the-warpstone-chronicles-095",
    attaches(UNITS & CHAOS, then=corrupt()),
    constant(grant(HOST, POWER, 3), grant(HOST, HIT_POINTS, 2)),
)

# Cacophonic Scream: tactic, 10 (3). Epic Spell.
# Play only at the beginning of your turn.
# Action: Deal 8 damage to target non-burning section of any capital.
text("arcane-fire-114", action(target(CAPITAL, deal(8)), phase=BEGINNING, only=YOUR_TURN))

# Blessings of Tzeentch: tactic, 3 (1). Spell.
# Action: Sacrifice a unit. Then you may search the top 5 cards of your deck for any number of units. Shuffle your deck,
# choose one of the cards found at random and put it into play in one of your zones.
text(
    "arcane-fire-115",
    action(
        then(
            sacrifice_one(UNITS),
            may(search(5, UNIT_CARDS, put_into_play(), most=EVERYTHING, random=True, shuffled=True)),
        )
    ),
)
