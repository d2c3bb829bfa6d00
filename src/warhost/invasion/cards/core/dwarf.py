"""The Dwarfs of the Core Set (1 to 25)."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Zhufbar Engineers: unit, 3 (1), power 1, hit points 3. Engineer.
# Forced: After this unit leaves play, each opponent must sacrifice a unit in the corresponding zone.
text("core-002", forced(after(LEAVES_PLAY, THIS), each_opponent(sacrifice_one(UNITS & CORRESPONDING))))

# Troll Slayers: unit, 3 (1), power 1, hit points 3. Slayer.
# Battlefield. This unit gets +2 power while you control at least two developments in this zone.
text("core-004", constant(grant(THIS, POWER, 2), zone=BATTLEFIELD, only=at_least(2, DEVELOPMENTS & YOURS & HERE)))

# Runesmith: unit, 2 (1), power 1, hit points 1. Priest.
# Quest. Action: Spend 2 resources to give target unit +1 power until the end of the turn.
text("core-005", action(target(UNITS, gain(POWER, 1)), spend=2, zone=QUEST))

# Durgnar the Bold, unique: unit, 3 (3), power 2, hit points 2. Hero, Warrior.
# Limit one Hero per zone.
# This unit gets +2 power while a section of your capital is burning.
text("core-006", constant(grant(THIS, POWER, 2), only=burning(1)))

# King Kazador, unique: unit, 6 (5), power 3, hit points 6. Hero, Warrior.
# Limit one Hero per zone.
# Toughness 2.
# Opponents must pay an additional 3 resources for each effect with which they target this unit.
text("core-007", constant(price("targeting", THIS, 3)))

# Dwarf Cannon Crew: unit, 2 (2), power 1, hit points 2. Engineer.
# Forced: After this unit enters play, search the top 5 cards of your deck for a support with printed cost 2 or lower;
# you may put it into this zone. Then shuffle your deck.
text(
    "core-008",
    forced(after(ENTERS_PLAY, THIS), then(search(5, SUPPORTS & cost_at_most(2), into_zone=True), shuffle_deck())),
)

# Dwarf Masons: unit, 3 (2), power 1, hit points 3. Engineer.
# Forced: After this unit enters play, put the top card of your deck facedown into this zone as a development.
text("core-009", forced(after(ENTERS_PLAY, THIS), develop()))

# Dwarf Ranger: unit, 3 (2), power 1, hit points 2. Ranger.
# Scout.
# Quest. Forced: After another Dwarf unit you control leaves play, deal 1 damage to target unit or non-burning section
# of any capital.
text(
    "core-010", forced(after(LEAVES_PLAY, UNITS & DWARF & YOURS & OTHER), target(UNITS | CAPITAL, deal(1)), zone=QUEST)
)

# Ironbreakers of Ankhor: unit, 5 (2), power 2, hit points 3. Warrior, Elite.
# This unit has Toughness X, where X is the number of developments in this zone.
text("core-012", constant(grant(THIS, TOUGHNESS, count(DEVELOPMENTS & HERE))))

# Rune of Fortitude: support, 2 (1), power 0. Rune.
# When this zone is attacked, each attacking unit gets −1 power until the end of combat unless its controller pays 1
# resource for it.
text(
    "core-013",
    triggered(
        after(ZONE_ATTACKED, THIS_ZONE),
        each(
            UNITS & ATTACKERS,
            unless_pays(
                price=1,
                effect=floating(
                    constant(grant(IT & ATTACKERS, POWER, -1), only=in_combat("this zone is attacked")), END_OF_ATTACK
                ),
            ),
            by_controller=True,
        ),
    ),
)

# Keystone Forge: support, 2 (1), power 1. Building.
# Kingdom. Forced: At the beginning of your turn, heal 1 damage on one damaged section of your capital.
text("core-014", forced(YOUR_TURN_BEGINS, choose(SECTIONS & YOURS & DAMAGED, heal(1)), zone=KINGDOM))

# Organ Gun: support, 0 (2), power 0. Attachment, Weapon.
# Attach to target unit.
# Attached unit gets +2 power while defending.
text("core-015", attaches(UNITS), constant(grant(HOST & DEFENDERS, POWER, 2)))

# Master Rune of Dismay: support, 4 (3), power 2. Rune.
# Kingdom. Units your opponents play cost 1 resource more.
text("core-016", constant(costs(UNITS & ENEMY, 1), zone=KINGDOM))

# A Glorious Death: quest, 0 (2).
# Quest. Action: Sacrifice the unit on this quest to destroy up to two target attacking units. Use only if there are at
# least 3 resource tokens on this quest.
# Quest. Forced: At the beginning of your turn, place 1 resource token on this quest if a unit is on it.
text(
    "core-017",
    action(
        target(UNITS & ATTACKERS, destroy(FIRST), 2, up_to=True),
        cost=sacrifice(QUESTING_HERE),
        zone=QUEST,
        only=number_is(tokens_on(THIS), 3),
    ),
    forced(YOUR_TURN_BEGINS, place_tokens(1), zone=QUEST, only=at_least(1, QUESTING_HERE)),
)

# Grudge Thrower: support, 1 (2), power 0. Siege.
# Battlefield. Action: Spend 1 resource and sacrifice a unit to give each attacking or defending unit +1 power until the
# end of the turn.
text("core-018", action(gain(POWER, 1, of=UNITS & PARTICIPANTS), spend=1, cost=sacrifice_one(UNITS), zone=BATTLEFIELD))

# Burying the Grudge: tactic, 0 (2).
# Action: Gain 1 resource for each unit put into a discard pile this turn.
text("core-019", action(earn(happened_this_turn(ENTERS_DISCARD, UNIT))))

# Stubborn Refusal: tactic, 2 (1).
# Action: Move all damage from target unit to another target unit in any player's corresponding zone.
text("core-020", action(target(UNITS, target(UNITS & ANOTHER & corresponding_to(FIRST), move_damage(FIRST, SECOND)))))

# Striking the Grudge: tactic, 1 (3).
# Action: Give target attacking or defending unit +2 power until the end of the turn.
text("core-021", action(target(UNITS & PARTICIPANTS, gain(POWER, 2))))

# Grudge Thrower Assault: tactic, 2 (3).
# Play only during combat, after damage has been assigned.
# Action: Destroy target attacking unit.
text("core-022", action(target(UNITS & ATTACKERS, destroy()), only=in_combat("damage is assigned")))

# Demolition!: tactic, 2 (1).
# Action: Destroy target support or development.
text("core-023", action(target(SUPPORTS | DEVELOPMENTS, destroy())))

# Wake the Mountain: tactic, 3 (2).
# Action: Put the top 3 cards of your deck facedown into either your battlefield or your kingdom as developments.
text("core-024", action(either(develop(3, zone=BATTLEFIELD), develop(3, zone=KINGDOM))))

# Master Rune of Valaya: tactic, 2 (1). Spell, Rune.
# Action: This turn, cancel all damage dealt during the battlefield phase.
text("core-025", action(floating(constant(cancel_damage(ALL, EVERYTHING, phase=BATTLEFIELD_PHASE)), NEXT_BATTLE)))
