"""The Orcs of the Enemy Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Great Cave Squig: unit, 4 (2), power 3, hit points 3. Creature.
# Forced: At the beginning of your turn, either sacrifice a development in this zone or deal X damage to target unit you
# control, where X is the power of this unit.
text(
    "the-burning-of-derricksburg-009",
    forced(YOUR_TURN_BEGINS, target(UNITS & YOURS, either(sacrifice_one(DEVELOPMENTS & HERE), deal(power_of(THIS))))),
)

# Squig Pen: support, 3 (1), power 2. Building.
# Play only in a zone with no developments.
# You cannot develop this zone.
text("the-burning-of-derricksburg-010", plays_into(in_zone_without(DEVELOPMENT)), constant(cannot("develop this zone")))

# Followers of Skarsnik: unit, 3 (1), power 1, hit points 2. Goblin.
# This unit gets +1 power and +1 hit point for each other Followers of Skarsnik you control.
text(
    "the-fall-of-karak-grimaz-029",
    constant(grant(THIS, POWER, count(named("Followers of Skarsnik") & YOURS & OTHER))),
    constant(grant(THIS, HIT_POINTS, count(named("Followers of Skarsnik") & YOURS & OTHER))),
)

# Stunty Smasha: unit, 2 (1), power 1, hit points 1. Warrior.
# Action: Sacrifice this unit to destroy target development.
text("the-fall-of-karak-grimaz-030", action(target(DEVELOPMENTS, destroy()), cost=sacrifice(THIS)))

# Savage Rage: support, 2 (2), power 0. Attachment, Condition.
# Attach to target Orc unit.
# Attached unit gets +X power, where X is the number of resource tokens on this support.
# Forced: After attached unit deals damage in combat, place 1 resource token on this support.
text(
    "the-fall-of-karak-grimaz-031",
    attaches(UNITS & ORC),
    constant(grant(HOST, POWER, tokens_on(THIS))),
    forced(after(DEALS_COMBAT_DAMAGE, HOST), place_tokens(1)),
)

# Fanatic Frenzy: tactic, 1 (2).
# Action: Give target unit in your battlefield +1 power until the end of the turn for each damaged unit you control.
# Sacrifice the targeted unit at the end of the turn.
text(
    "the-fall-of-karak-grimaz-032",
    action(
        target(
            UNITS & YOURS & in_zone(BATTLEFIELD),
            seq(gain(POWER, count(UNITS & YOURS & DAMAGED)), later(after(ends("turn")), sacrifice())),
        )
    ),
)

# Smash 'Em, Bash 'Em: quest, 0 (2).
# Quest. Action: Remove 1 resource token from this quest to give target unit in any battlefield +1 power until the end
# of the turn.
# Quest. Forced: At the beginning of your turn, place 1 resource token on this quest if a unit is on it.
text(
    "the-fall-of-karak-grimaz-033",
    action(target(UNITS & in_zone(BATTLEFIELD), gain(POWER, 1)), cost=remove_tokens(1), zone=QUEST),
    forced(YOUR_TURN_BEGINS, place_tokens(1), zone=QUEST, only=at_least(1, QUESTING_HERE)),
)

# Fungusbrew Goblin: unit, 1 (1), power 1, hit points 1. Goblin.
# Forced: After this unit enters play, each opponent may move it to another of its controller's zones.
text("the-silent-forge-050", forced(after(ENTERS_PLAY, THIS), each_opponent(may(move(THIS)))))

# Gobbo Loot: tactic, 2 (2).
# Action: Sacrifice a unit you control to destroy up to X target developments in one zone, where X is the printed cost
# of the sacrificed unit.
text(
    "the-silent-forge-051",
    action(
        target(
            UNITS & YOURS,
            target(DEVELOPMENTS & same_place(SECOND), destroy(SECOND), count=printed_cost(FIRST), up_to=True),
            aimed=False,
        ),
        cost=sacrifice(FIRST),
    ),
)

# Githit Froatcutta, unique: unit, 5 (2), power 2, hit points 4. Hero, Goblin.
# Limit one Hero per zone.
# This unit gets +1 power for each damaged unit you control.
text("redemption-of-a-mage-070", constant(grant(THIS, POWER, count(UNITS & YOURS & DAMAGED))))

# Too 'Ard to Die: support, 2 (3), power 0. Attachment.
# Attach to target Orc unit in your battlefield.
# Attached unit has Toughness X, where X is the damage on it.
text(
    "redemption-of-a-mage-071",
    attaches(UNITS & ORC, zone=BATTLEFIELD),
    constant(grant(HOST, TOUGHNESS, damage_on(HOST))),
)

# High Mountain Troll: unit, 6 (3), power 4, hit points 5. Troll.
# Forced: At the beginning of your turn, heal all damage on this unit.
text("the-fourth-waystone-089", forced(YOUR_TURN_BEGINS, heal(of=THIS)))

# Dis Stuff Burns Gud: tactic, 3 (2).
# Action: Sacrifice a unit to destroy target Building support. Then each player takes 3 indirect damage.
text(
    "the-fourth-waystone-090",
    action(
        target(SUPPORTS & trait("Building"), then(destroy(), indirect(3, everybody=True))), cost=sacrifice_one(UNITS)
    ),
)

# Mad Shaman: unit, 4 (2), power 1, hit points 3. Shaman.
# This unit gets +X power, where X is the number of resource tokens on it.
# If the number of resource tokens on this unit exceeds its hit points, sacrifice it.
# Forced: At the beginning of your turn, place 1 resource token on this unit.
text(
    "bleeding-sun-110",
    constant(grant(THIS, POWER, tokens_on(THIS))),
    constant(leaves_play(THIS, "sacrificed"), only=more_than(tokens_on(THIS), stat_of(HIT_POINTS, THIS))),
    forced(YOUR_TURN_BEGINS, place_tokens(1)),
)

# Giant Spider: unit, 3 (2), power 2, hit points 4. Creature.
# Battlefield only.
# This unit can attack only zones with a unit.
text("bleeding-sun-111", constant(can("attack only", THIS, in_zone_with(UNITS))))

# One Orc's Scrap...: support, 2 (1), power 1. Building.
# Kingdom. Action: Sacrifice a development to draw 1 card.
text("bleeding-sun-112", action(draw(1), cost=sacrifice_one(DEVELOPMENTS), zone=KINGDOM))

# Smash Der Beards: tactic, 2 (3).
# Action: Give target attacking unit +1 power until the end of the turn for each development in the defending zone.
text(
    "bleeding-sun-113",
    action(target(UNITS & ATTACKERS, gain(POWER, count(DEVELOPMENTS & IN_DEFENDING_ZONE)))),
)
