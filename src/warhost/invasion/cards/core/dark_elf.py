"""The Dark Elves of the Core Set (106 to 110)."""

from ...language.vocabulary import *

text("core-106", action(target(UNITS & OTHER, redirect_assigned(1)), spend=2, only=DAMAGE_ASSIGNED_TO_THIS))

text("core-107", forced(YOUR_TURN_BEGINS, target(UNITS, gain(HIT_POINTS, -1)), zone=QUEST))

text("core-109", forced(after(ZONE_ATTACKED, THIS_ZONE), target(UNITS & ATTACKERS, deal(1)), zone=KINGDOM))

text("core-110", action(take_resources(1)))
