"""The High Elves of Assault on Ulthuan."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Shadow Warrior: unit, 2 (1), power 1, hit points 1. Ranger.
# Forced: At the beginning of your turn, each opponent must deal 1 damage to one unit in their battlefield.
text(
    "assault-on-ulthuan-002",
    forced(YOUR_TURN_BEGINS, each_opponent(choose(UNITS & YOURS & in_zone(BATTLEFIELD), deal(1)))),
)

# Sword Masters of Hoeth: unit, 4 (2), power 2, hit points 3. Warrior, Elite.
# Battlefield. Cancel all combat damage dealt to this unit.
text("assault-on-ulthuan-003", constant(cancel_damage(THIS, EVERYTHING, combat=True), zone=BATTLEFIELD))

# Caradryan, unique: unit, 4 (2), power 2, hit points 3. Hero.
# Limit one Hero per zone.
# Quest. Forced: At the beginning of your turn, look at the top 3 cards of any player's deck; you may discard 1 of them;
# put the rest back on top in any order.
text(
    "assault-on-ulthuan-005",
    forced(YOUR_TURN_BEGINS, choose_player(look_at("deck", 3, discards=1)), zone=QUEST),
)

# Initiate of Saphery: unit, 3 (1), power 1, hit points 3. Initiate, Mage.
# Kingdom. Action: At the beginning of your turn, heal 1 damage on each unit you control.
text("assault-on-ulthuan-006", action(heal(1, UNITS & YOURS), when=YOUR_TURN_BEGINS, zone=KINGDOM))

# Loremaster of Hoeth: unit, 2 (1), power 1, hit points 2. Mage.
# Forced: After this unit enters play, each player takes 2 indirect damage.
text("assault-on-ulthuan-007", forced(after(ENTERS_PLAY, THIS), indirect(2, everybody=True)))

# Illyriel, unique: unit, 4 (3), power 2, hit points 4. Hero, Warrior.
# Limit one Hero per zone.
# Battlefield. Action: At the beginning of your turn, return target unit to its owner's hand unless its owner pays you 2
# resources.
text(
    "assault-on-ulthuan-008",
    action(
        target(UNITS, owner_of(IT, unless_pays(2, return_to_hand(), to_you=True))),
        when=YOUR_TURN_BEGINS,
        zone=BATTLEFIELD,
    ),
)

# Dragon Prince: unit, 4 (2), power 1, hit points 4. Warrior.
# Forced: After this unit enters play from your hand, each player chooses up to two units in their battlefield; all
# other units in all battlefields are sacrificed.
text("assault-on-ulthuan-009", forced(after(ENTERS_FROM_HAND, THIS), keep_some(2, BATTLEFIELD)))

# Wake the Dragons: quest, 2 (1).
# Quest. At the beginning of your turn, you may put one High Elf card with printed cost 3 or higher from your discard
# pile into your hand if there are at least 3 resource tokens on this quest.
# Quest. Forced: At the beginning of your turn, place 1 resource token on this quest if a unit is on it.
text(
    "assault-on-ulthuan-010",
    triggered(
        YOUR_TURN_BEGINS,
        choose(HIGH_ELF & cost_at_least(3) & IN_DISCARD, take_to_hand()),
        zone=QUEST,
        only=number_is(tokens_on(THIS), 3),
        optional=True,
    ),
    forced(YOUR_TURN_BEGINS, place_tokens(1), zone=QUEST, only=at_least(1, QUESTING_HERE)),
)

# Defend Tor Aendris: quest, 2 (1).
# Quest. The unit on this quest may defend any zone of its controller.
# Quest. You may spend resource tokens on this quest as though they were in your pool.
# Quest. Forced: At the end of each turn, place 2 resource tokens on this quest if the unit on this quest has defended
# this turn.
text(
    "assault-on-ulthuan-011",
    constant(can("defend any zone", QUESTING_HERE), zone=QUEST),
    constant(pays_with("tokens", abilities=True), zone=QUEST),
    forced(
        after(ends("turn")), place_tokens(2), zone=QUEST, only=at_least(1, QUESTING_HERE & did("defend", "this turn"))
    ),
)

# Dragon Mage Wakening: support, 0 (1), power 0. Attachment.
# Attach to target unit.
# Attached unit gets +3 hit points.
text("assault-on-ulthuan-012", attaches(UNITS), constant(grant(HOST, HIT_POINTS, 3)))

# The Glittering Tower, unique: support, 2 (1), power 1. Building.
# Kingdom. After you heal damage on a unit, deal 1 damage to target unit an opponent controls or target non-burning
# section of an opponent's capital.
text(
    "assault-on-ulthuan-013",
    triggered(after(IS_HEALED, UNITS, YOU), target((UNITS & ENEMY) | (CAPITAL & ENEMY), deal(1)), zone=KINGDOM),
)

# Shrine of Asuryan: support, 2 (1), power 1. Building.
# Kingdom. Action: At the beginning of your turn, restore target corrupted unit.
text("assault-on-ulthuan-014", action(target(UNITS & CORRUPTED_CARDS, restore()), when=YOUR_TURN_BEGINS, zone=KINGDOM))

# Temple of Vaul: support, 3 (1), power 3. Building.
# Forced: At the beginning of your turn, deal 2 damage divided as you choose among non-burning sections of your capital.
text("assault-on-ulthuan-015", forced(YOUR_TURN_BEGINS, deal_divided(2, CAPITAL & YOURS)))

# Tear of Isha: tactic, 1 (1). Spell.
# Action: Heal all damage on target unit.
text("assault-on-ulthuan-016", action(target(UNITS, heal())))

# Flames of the Phoenix: tactic, 4 (3). Spell.
# Play only during your turn.
# Action: Return all units to their owners' hands.
text("assault-on-ulthuan-017", action(return_to_hand(UNITS), only=YOUR_TURN))

# For Ulthuan!: tactic, 1 (1).
# Play only at the beginning of your battlefield phase.
# Action: Until the end of the turn, you may attack two zones of an opponent at the same time, each with different
# units.
text(
    "assault-on-ulthuan-018", action(floating(constant(can("attack two zones"))), only=at_beginning(BATTLEFIELD_PHASE))
)

# Asuryan's Cleansing: tactic, 0 (2). Spell.
# Action: Cancel the effects of target unit or support that was just played, unless its controller spends all resources
# in their pool.
text(
    "assault-on-ulthuan-019",
    action(target(just_played(UNIT | SUPPORT), controller_of(IT, unless_pays(RESOURCES, cancel())))),
)

# Gift of Life: tactic, 1 (2). Spell.
# Action: Put target High Elf unit from your discard pile into your hand.
text(
    "assault-on-ulthuan-020",
    action(target(UNIT_CARDS & HIGH_ELF & IN_DISCARD, take_to_hand())),
)

# High Elf's Disdain: tactic, 2 (2). Spell.
# Action: Cancel the effects of a tactic that was just played.
text("assault-on-ulthuan-021", action(target(just_played(TACTIC), cancel(), aimed=False)))
