"""The High Elves of the Core Set (51 to 55)."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Silver Helm Brigade: unit, 3 (1), power 1, hit points 3. Elite, Noble, Cavalry.
# Forced: After this unit is dealt damage, draw 1 card.
text("core-051", forced(after(IS_DAMAGED, THIS), draw(1)))

# Archmage of Saphery: unit, 1 (1), power 0, hit points 1. Mage.
# Quest. Action: Heal 1 damage on target unit. Use only during your quest phase. Limit once per turn.
text("core-052", action(target(UNITS, heal(1)), zone=QUEST, only=YOUR_TURN & during(QUEST_PHASE), limit=EACH_TURN))

# Blessing of Isha: support, 0 (1), power 0. Attachment, Spell.
# Attach to target unit.
# Restore that unit.
# Attached unit cannot be corrupted.
text("core-053", attaches(UNITS, then=restore()), constant(cannot("be corrupted", HOST)))

# Radiant Gaze: tactic, 2 (3). Spell.
# Action: Choose an opponent's zone. Each unit in that zone loses 1 power until the end of the turn.
text("core-054", action(choose(SECTIONS & ENEMY, gain(POWER, -1, of=UNITS & IN_ITS_ZONE))))

# Greater Heal: tactic, 3 (1). Spell.
# Action: Heal all damage on each unit you control.
text("core-055", action(heal(of=UNITS & YOURS)))
