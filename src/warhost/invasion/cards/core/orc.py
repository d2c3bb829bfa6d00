"""The Orcs of the Core Set (56 to 80)."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Squig Herders: unit, 2 (1), power 1, hit points 2. Goblin, Warrior.
# This unit gets +1 power while you control a damaged unit.
text("core-057", constant(grant(THIS, POWER, 1), only=at_least(1, UNITS & YOURS & DAMAGED)))

# Followers of Mork: unit, 2 (1), power 1, hit points 2. Shaman.
# Forced: After this unit enters play, each player takes 2 indirect damage.
text("core-059", forced(after(ENTERS_PLAY, THIS), indirect(2, everybody=True)))

# Boar Boyz: unit, 4 (2), power 1, hit points 4. Cavalry.
# This unit gets +2 power while you control a damaged unit.
text("core-061", constant(grant(THIS, POWER, 2), only=at_least(1, UNITS & YOURS & DAMAGED)))

# Urguck, unique: unit, 3 (3), power 1, hit points 3. Hero, Warrior.
# Limit one Hero per zone.
# During your capital phase, you may spend damage on this unit as though it were resources.
text("core-062", constant(pays_with("damage", THIS), only=YOUR_TURN & during(CAPITAL_PHASE)))

# Grimgor Ironhide, unique: unit, 6 (5), power 3, hit points 6. Hero, Warrior.
# Limit one Hero per zone.
# Forced: After this unit enters play, destroy all supports and developments in each player's corresponding zone.
text("core-063", forced(after(ENTERS_PLAY, THIS), destroy((SUPPORTS | DEVELOPMENTS) & CORRESPONDING)))

# Night Goblins: unit, 2 (1), power 1, hit points 2. Goblin, Shaman.
# Forced: After this unit enters play, destroy target Attachment in any player's corresponding zone.
text("core-064", forced(after(ENTERS_PLAY, THIS), target(ATTACHMENTS & CORRESPONDING, destroy())))

# Doom Divers: unit, 4 (1), power 2, hit points 2. Goblin.
# Battlefield. Forced: At the beginning of your turn, each player must either sacrifice a development or deal 1 damage
# to each section of their capital.
text(
    "core-065",
    forced(
        YOUR_TURN_BEGINS, each_player(either(sacrifice_one(DEVELOPMENTS), deal(1, SECTIONS & YOURS))), zone=BATTLEFIELD
    ),
)

# Lobber Crew: unit, 2 (1), power 1, hit points 1. Goblin.
# Kingdom. Action: Sacrifice this unit to force each opponent to sacrifice a unit.
text("core-066", action(each_opponent(sacrifice_one(UNITS)), cost=sacrifice(THIS), zone=KINGDOM))

# Big 'Uns: unit, 3 (1), power 1, hit points 2. Warrior.
# Battlefield. Damaged units you control have Toughness 1.
text("core-067", constant(grant(UNITS & YOURS & DAMAGED, TOUGHNESS, 1), zone=BATTLEFIELD))

# Rock Lobber: support, 2 (2), power 0. Siege.
# Battlefield. Action: Spend 2 resources and sacrifice a unit in this zone to deal 2 damage to one non-burning section
# of any capital. Limit once per turn.
text(
    "core-068",
    action(choose(CAPITAL, deal(2)), spend=2, cost=sacrifice_one(UNITS & HERE), zone=BATTLEFIELD, limit=EACH_TURN),
)

# Choppa: support, 1 (2), power 0. Attachment, Weapon.
# Attach to target unit in your battlefield.
# Attached unit gets +2 power.
text("core-069", attaches(UNITS, zone=BATTLEFIELD), constant(grant(HOST, POWER, 2)))

# Totem of Gork: support, 3 (3), power 1. Siege.
# Attacking or defending units in this zone get +1 power.
text("core-070", constant(grant(UNITS & HERE & PARTICIPANTS, POWER, 1)))

# Banna of Da Red Sunz: support, 4 (1), power 2. Banner.
# Kingdom. After an opponent collects 7 or more resources in their kingdom phase, that opponent loses 1 resource; deal 1
# damage to target unit.
text(
    "core-071",
    triggered(
        after(COLLECTED, whom=OPPONENT, least=7),
        target(UNITS, seq(each_opponent(lose_resources(1)), deal(1))),
        zone=KINGDOM,
    ),
)

# Smash 'Em All!: quest, 1 (2).
# Quest. Action: Sacrifice the unit on this quest to destroy all supports your opponents control. Use only if there are
# at least 3 resource tokens on this quest.
# Quest. Forced: At the beginning of your turn, place 1 resource token on this quest if a unit is on it.
text(
    "core-072",
    action(destroy(SUPPORTS & ENEMY), cost=sacrifice(QUESTING_HERE), zone=QUEST, only=number_is(tokens_on(THIS), 3)),
    forced(YOUR_TURN_BEGINS, place_tokens(1), zone=QUEST, only=at_least(1, QUESTING_HERE)),
)

# Grimgor's Camp: support, 3 (1), power 1. Building.
# Kingdom. The first Orc unit you play each turn costs 1 resource less.
text("core-073", constant(costs(UNITS & ORC & YOURS, -1, first=True), zone=KINGDOM))

# Smash-Go-Boom!: tactic, X (2).
# Play only during your turn.
# Action: Destroy X target developments in one zone.
text("core-074", action(target(DEVELOPMENTS & same_place(FIRST), destroy(FIRST), X), only=YOUR_TURN))

# Rip Dere 'Eads Off!: tactic, 1 (1).
# Action: Turn target development faceup. If it is a unit, its controller must sacrifice it at the end of the turn.
# Otherwise, its controller must sacrifice it at once.
text(
    "core-075",
    action(
        target(
            DEVELOPMENTS,
            seq(
                turn("faceup"),
                only_if(
                    it_is(UNITS),
                    later(after(ends("turn")), controller_of(IT, sacrifice())),
                    controller_of(IT, sacrifice()),
                ),
            ),
        )
    ),
)

# We'z Bigga!: tactic, 0 (1).
# Action: Until the end of the turn, the next unit you play costs 1 resource less; that unit comes into play with 1
# damage on it.
text(
    "core-076",
    action(
        floating(
            triggered(
                after(PLAYED, UNITS, YOU),
                floating(constant(enters(IT, damage=1))),
                meanwhile=(costs(UNITS & YOURS, -1),),
            )
        )
    ),
)

# Favour of Mork: tactic, 1 (2). Spell.
# Action: Target unit loses 1 power and another target unit gets +1 power until the end of the turn.
text("core-077", action(seq(target(UNITS, gain(POWER, -1)), target(UNITS & ANOTHER, gain(POWER, 1)))))

# Pillage: tactic, 2 (2).
# Action: Destroy target support.
text("core-078", action(target(SUPPORTS, destroy())))

# Waaagh!: tactic, 3 (2).
# Action: Give each attacking unit +2 power until the end of the turn.
text("core-079", action(gain(POWER, 2, of=UNITS & ATTACKERS)))

# Troll Vomit: tactic, 4 (2).
# Play only during your turn.
# Action: Destroy all units.
text("core-080", action(destroy(UNITS), only=YOUR_TURN))
