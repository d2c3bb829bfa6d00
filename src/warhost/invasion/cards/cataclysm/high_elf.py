"""The High Elves of Cataclysm."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Lirdir, unique: unit, 4 (2), power 2, hit points 4. Hero, Mage.
# Limit one Hero per zone.
# Action: After you heal damage on a unit, give it +1 power until the end of the turn.
text("cataclysm-025", action(gain(POWER, 1, of=THAT), when=after(IS_HEALED, UNITS, YOU)))

# Iron-talon Eagle: unit, 2 (1), power 1, hit points 2. Creature.
# Action: Return this unit to its owner's hand. Max 1 per turn.
text("cataclysm-026", action(return_to_hand(THIS), limit=max_one(EACH_TURN)))

# Bearer of Eight: unit, 3 (1), power 1, hit points 3. Mage.
# Battlefield. Action: At the end of your battlefield phase, each opponent takes 2 indirect damage. Use only if this
# unit has not attacked this turn.
text(
    "cataclysm-027",
    action(
        each_opponent(indirect(2)),
        when=after(ends("phase"), whom=YOU),
        only=during(BATTLEFIELD_PHASE) & no_more_than(0, THIS & did("attack", "this turn")),
        zone=BATTLEFIELD,
    ),
)

# Arcane Purifier: unit, 2 (2), power 1, hit points 2. Mage.
# Action: After this unit enters or leaves play, heal all damage on target unit.
text(
    "cataclysm-028",
    action(target(UNITS, heal()), when=after(ENTERS_PLAY, THIS)),
    action(target(UNITS, heal()), when=after(LEAVES_PLAY, THIS)),
)

# Infused Parapet: support, 2 (1), power 1. Fortification.
# Action: When this zone is attacked, cancel the effects of the next Action an opponent triggers this phase.
text(
    "cataclysm-029",
    action(
        floating(triggered(after(ACTION_TRIGGERED, whom=OPPONENT), cancel(of=just_triggered(that=True))), END_OF_PHASE),
        when=after(ZONE_ATTACKED, THIS_ZONE),
    ),
)

# Arcane Instinct: tactic, 0 (2). Spell.
# Action: Cancel the effects of a just triggered Action that targets a card an opponent controls.
text("cataclysm-032", action(target(just_triggered() & aiming_at(ENEMY), cancel(), aimed=False)))
