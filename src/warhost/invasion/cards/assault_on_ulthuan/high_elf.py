"""The High Elves of Assault on Ulthuan."""

from ....effects.language import *
from ...language.vocabulary import *

# Shadow Warrior: unit, 2 (1), power 1, hit points 1. Ranger.
# Forced: At the beginning of your turn, each opponent must deal 1 damage to one unit in his battlefield.
text("assault-on-ulthuan-002", forced(YOUR_TURN_BEGINS, each_opponent(choose(UNITS & YOURS & IN_BATTLEFIELD, deal(1)))))

# Initiate of Saphery: unit, 3 (1), power 1, hit points 3. Initiate, Mage.
# Kingdom. Action: At the beginning of your turn, heal 1 damage on each unit you control.
text("assault-on-ulthuan-006", action(heal(1, UNITS & YOURS), when=YOUR_TURN_BEGINS, zone=KINGDOM))

# Loremaster of Hoeth: unit, 2 (1), power 1, hit points 2. Mage.
# Forced: After this unit enters play, each player takes 2 indirect damage.
text("assault-on-ulthuan-007", forced(after(ENTERS_PLAY, THIS), indirect(2, everybody=True)))

# Dragon Mage Wakening: support, 0 (1), power 0. Attachment.
# Attach to target unit.
# Attached unit gets +3 hit points.
text("assault-on-ulthuan-012", attaches(UNITS), constant(grant(HOST, HIT_POINTS, 3)))

# Shrine of Asuryan: support, 2 (1), power 1. Building.
# Kingdom. Action: At the beginning of your turn, restore target corrupted unit.
text("assault-on-ulthuan-014", action(target(UNITS & CORRUPTED_CARDS, restore()), when=YOUR_TURN_BEGINS, zone=KINGDOM))

# Tear of Isha: tactic, 1 (1). Spell.
# Action: Heal all damage on target unit.
text("assault-on-ulthuan-016", action(target(UNITS, heal())))

# Flames of the Phoenix: tactic, 4 (3). Spell.
# Play only during your turn.
# Action: Return all units to their owners' hands.
text("assault-on-ulthuan-017", action(return_to_hand(UNITS), only=YOUR_TURN))

# High Elf's Disdain: tactic, 2 (2). Spell.
# Action: Cancel the effects of target tactic that was just played.
text("assault-on-ulthuan-021", action(target(TACTIC_JUST_PLAYED, cancel())))
