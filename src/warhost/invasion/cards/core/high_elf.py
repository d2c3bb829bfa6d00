"""The High Elves of the Core Set (51 to 55)."""

from ...language.vocabulary import *

text("core-051", forced(after(IS_DAMAGED, THIS), draw(1)))

text("core-052", action(target(UNITS, heal(1)), zone=QUEST, only=YOUR_TURN & during(QUEST_PHASE), limit=EACH_TURN))

text("core-053", attaches(UNITS, then=restore()), constant(grant(HOST, CANNOT_BE_CORRUPTED)))

text("core-054", action(choose(SECTIONS & ENEMY, gain(POWER, -1, of=UNITS & IN_ITS_ZONE))))

text("core-055", action(heal(of=UNITS & YOURS)))
