"""The Empire of Legends."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Karl Franz: legend, 6 (5), power 2/2/2, hit points 4.
# Action: Sacrifice a development to move target unit you control to another of your zones.
text("legends-015", action(target(UNITS & YOURS, move()), cost=sacrifice_one(DEVELOPMENTS)))

# Volkmar the Grim: legend, 5 (4), power 1/1/1, hit points 4.
# If a unit would go from play to a discard pile or a hand, you may put it on the bottom of its owner's deck instead.
text(
    "legends-016",
    constant(instead_of("being put into a discard pile or a hand", UNITS, "go under its deck", optional=True)),
)

# The Black Guard: unit, 3 (1), power 1, hit points 3. Knight, Elite.
# While you control a legend, this unit may defend any zone of its controller.
text(
    "legends-017",
    constant(can("defend any zone"), only=at_least(1, LEGENDS & YOURS)),
)

# Battle Wizard: unit, 3 (2), power 1, hit points 3. Mage.
# After this unit survives combat while defending, return all attacking units to their owners' hands.
text("legends-018", triggered(after(SURVIVES_COMBAT, THIS & DEFENDERS), return_to_hand(UNITS & ATTACKERS)))

# Priest of Verena: unit, 2 (2), power 1, hit points 1. Priest.
# Action: At the beginning of your turn, move target development to another of its controller's zones.
text("legends-019", action(target(DEVELOPMENTS, move()), when=YOUR_TURN_BEGINS))

# Blessed Hammer: support, 2 (2), power 0. Attachment.
# Attach to target unit you control.
# Attached unit has Counterstrike 2.
# After attached unit leaves play, you may pay 2 resources to put this support into your hand.
text(
    "legends-020",
    attaches(UNITS & YOURS),
    constant(grant(HOST, COUNTERSTRIKE, 2)),
    triggered(after(LEAVES_PLAY, HOST), then(pay(2), take_to_hand(THIS)), optional=True),
)

# Call for Reserves: tactic, 2 (3).
# Action: Return target unit you control to its owner's hand. Then put one unit with printed cost 3 or lower from your
# hand into play in one of your zones.
text(
    "legends-021",
    action(
        target(UNITS & YOURS, then(return_to_hand(), choose(UNIT_CARDS & cost_at_most(3) & IN_HAND, put_into_play())))
    ),
)
