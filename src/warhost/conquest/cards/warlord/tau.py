"""Tau of the Warlord cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Bork'an Recruits: army, 2, ATK 2, HP 2, command 1. Soldier.
# This unit gets +2 ATK while there is at least one warlord at this planet.
text("warlord-042", constant(grant(THIS, ATTACK, 2), only=at_least(1, WARLORDS & HERE)))

# Blacksun Filter: attachment, 0, shields 1. Wargear.
# Attach to an army unit.
# Reaction: After an enemy warlord commits to this planet, gain 1 resource.
text("warlord-044", attaches(ARMY_UNITS), respond(after(COMMITS, WARLORDS & ENEMY & HERE), earn(1)))

# Sa'cea XV88 Broadside: loyal army, 6, ATK 4, HP 6, command 3. Soldier, Pilot, Elite.
# This unit gains Area Effect (2) while there is at least one attachment on this unit.
text("warlord-086", constant(grant(THIS, AREA_EFFECT, 2), only=at_least(1, ATTACHMENTS & attached_to(THIS))))

# Tense Negotiations: event, 1, shields 1. Tactic.
# Action: Exhaust your warlord to trigger the Battle ability of a planet with your warlord.
text("warlord-087", action(trigger_battle(PLANETS & at(YOUR_WARLORD)), cost=exhaust(YOUR_WARLORD)))

# For the Tau'va: event, 2, shields 1. Tactic, Maneuver.
# Action: Exhaust your warlord to ready all units you control with attachments.
text("warlord-133", action(ready(UNITS & YOURS & WITH_ATTACHMENTS), cost=exhaust(YOUR_WARLORD)))
