"""The servants of Chaos of the Core Set (81 to 105)."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Festering Nurglings: unit, 2 (1), power 1, hit points 2. Daemon.
# Forced: After this unit enters play, corrupt target unit in any player's corresponding zone.
text("core-083", forced(after(ENTERS_PLAY, THIS), target(UNITS & CORRESPONDING, corrupt())))

# Nurgle Sorcerer: unit, 3 (3), power 1, hit points 2. Sorcerer.
# Quest. Action: Spend 3 resources to deal 1 damage to target unit (2 if it is corrupted).
text("core-084", action(target(UNITS, deal(plus(1, more=1, given=CORRUPTED_CARDS))), spend=3, zone=QUEST))

# Cultist of Slaanesh: unit, 2 (1), power 1, hit points 1. Zealot.
# Quest. Action: Spend 4 resources to destroy target development.
text("core-086", action(target(DEVELOPMENTS, destroy()), spend=4, zone=QUEST))

# Valkia the Bloody, unique: unit, 4 (3), power 2, hit points 4. Hero, Daemon.
# Limit one Hero per zone.
# Quest. Action: Spend 2 resources to move any amount of damage from this unit to target corrupted unit.
text("core-087", action(target(UNITS & CORRUPTED_CARDS, move_damage(THIS, IT, any_number=True)), spend=2, zone=QUEST))

# Melekh the Changer, unique: unit, 3 (2), power 1, hit points 3. Hero, Mage.
# Limit one Hero per zone.
# This unit gets +1 power for each corrupted card an opponent controls.
text("core-088", constant(grant(THIS, POWER, count(CORRUPTED_CARDS & ENEMY))))

# Fledgling Chaos Spawn: unit, 0 (1), power 0, hit points 1. Daemon.
# Battlefield. Forced: After this unit is destroyed, deal 1 damage to target unit in any battlefield.
text("core-089", forced(after(IS_DESTROYED, THIS), target(UNITS & in_zone(BATTLEFIELD), deal(1)), zone=BATTLEFIELD))

# Savage Gors: unit, 2 (1), power 1, hit points 1. Warrior.
# Battlefield. This unit deals 2 additional damage in combat while attacking as long as you control at least two
# developments in your battlefield.
text(
    "core-090",
    constant(
        grant(THIS & ATTACKERS, COMBAT_DAMAGE, 2),
        zone=BATTLEFIELD,
        only=at_least(2, DEVELOPMENTS & YOURS & in_zone(BATTLEFIELD)),
    ),
)

# Bloodthirster: unit, 8 (5), power 5, hit points 8. Daemon.
# Damage cannot be cancelled.
# Forced: At the beginning of your turn, each player must sacrifice a unit in the corresponding zone.
text(
    "core-092",
    constant(cannot("cancel damage")),
    forced(YOUR_TURN_BEGINS, each_player(sacrifice_one(UNITS & CORRESPONDING))),
)

# Cloud of Flies: support, 0 (1), power 0. Attachment, Spell.
# Attach to target unit you control.
# At the beginning of your turn, you may deal 1 uncancellable damage to attached unit and target unit.
text(
    "core-093",
    attaches(UNITS & YOURS),
    triggered(YOUR_TURN_BEGINS, target(UNITS, deal(1, HOST | IT, uncancellable=True)), optional=True),
)

# Horrific Mutation: support, 1 (1), power 0. Attachment, Mutation.
# Attach to target unit you control.
# Defending units get −1 hit point as long as attached unit is attacking.
text(
    "core-094",
    attaches(UNITS & YOURS),
    constant(grant(UNITS & DEFENDERS, HIT_POINTS, -1), only=at_least(1, HOST & ATTACKERS)),
)

# Sadistic Mutation: support, 2 (2), power 0. Attachment, Mutation.
# Attach to target unit you control.
# Forced: After attached unit deals damage in combat, deal 1 damage to target unit or non-burning section of any
# capital.
text("core-095", attaches(UNITS & YOURS), forced(after(DEALS_COMBAT_DAMAGE, HOST), target(UNITS | CAPITAL, deal(1))))

# Warpstone Meteor: support, 3 (2), power 2. Warpstone.
# Forced: At the beginning of your turn, each player must either corrupt one unit they control in the corresponding zone
# or deal 1 damage to one non-burning section of their capital.
text(
    "core-096",
    forced(
        YOUR_TURN_BEGINS,
        each_player(either(choose(UNITS & YOURS & CORRESPONDING, corrupt()), choose(CAPITAL & YOURS, deal(1)))),
    ),
)

# Journey to the Gate: quest, 2 (2).
# Quest. Action: Sacrifice the unit on this quest to force each opponent to discard their hand. Use only during your
# turn and if there are at least 3 resource tokens on this quest.
# Quest. Forced: At the beginning of your turn, place 1 resource token on this quest if a unit is on it.
text(
    "core-097",
    action(
        each_opponent(discard_hand()),
        cost=sacrifice(QUESTING_HERE),
        zone=QUEST,
        only=YOUR_TURN & number_is(tokens_on(THIS), 3),
    ),
    forced(YOUR_TURN_BEGINS, place_tokens(1), zone=QUEST, only=at_least(1, QUESTING_HERE)),
)

# Shrine to Nurgle: support, 2 (1), power 1. Building.
# Kingdom. Forced: After a unit an opponent controls is dealt damage during combat, corrupt that unit.
text("core-098", forced(after(IS_DAMAGED, UNITS & ENEMY), corrupt(), zone=KINGDOM, only=in_combat()))

# Seduced by Darkness: tactic, 0 (1).
# Action: Corrupt target unit.
text("core-099", action(target(UNITS, corrupt())))

# Will of Tzeentch: tactic, 3 (3).
# Play only during your turn.
# Action: Each player must discard their hand and draw 3 cards.
text("core-100", action(seq(each_player(discard_hand()), each_player(draw(3))), only=YOUR_TURN))

# Nurgle's Pestilence: tactic, 3 (2). Spell.
# Action: Deal 1 damage to each unit (2 if it is corrupted).
text("core-101", action(deal(plus(1, more=1, given=CORRUPTED_CARDS), UNITS)))

# Flames of Tzeentch: tactic, X (3). Spell.
# Play only during your turn.
# Action: Deal X damage to target unit.
text("core-102", action(target(UNITS, deal(X)), only=YOUR_TURN))

# Blood for the Blood God: tactic, 2 (2).
# Action: Deal X damage to target unit in any battlefield, where X is the power of that unit.
text("core-103", action(target(UNITS & in_zone(BATTLEFIELD), deal(power_of()))))

# Culling the Weak: tactic, 2 (1).
# Action: Sacrifice a unit to give each unit in your battlefield +1 power until the end of the turn.
text("core-104", action(gain(POWER, 1, of=UNITS & YOURS & in_zone(BATTLEFIELD)), cost=sacrifice_one(UNITS)))

# Slaanesh's Domination: tactic, 2 (2).
# Action: Reveal up to 3 cards at random from an opponent's hand; you may play any tactics among them for no cost, as
# though they were in your hand.
text("core-105", action(reveal_and_play(3)))
