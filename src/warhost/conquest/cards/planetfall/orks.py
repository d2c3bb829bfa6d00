"""Orks of the Planetfall cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Lucky Warpaint: attachment, 1, shields 1. Upgrade.
# Attach to an Ork army unit.
# Attached unit gains the Blue trait and attached unit is immune to enemy events.
text(
    "planetfall-015",
    attaches(ARMY_UNITS & ORKS),
    constant(gains_trait(HOST, "Blue"), immune_to(HOST, EVENT)),
)

# Front Line 'Ard Boyz: army, 4, ATK 2, HP 5, command 2. Warrior, Boyz.
# This unit must be declared as the defender, if able.
text("planetfall-039", constant(must_defend(THIS)))

# Kustomisation Station: signature support, 3. Location.
# Vehicle units you control lose their faction and are Ork instead.
# Ork Vehicle units you control get +1 ATK and +1 HP.
text(
    "planetfall-051",
    constant(changes_faction(UNITS & YOURS & trait("Vehicle"), ORKS)),
    constant(
        grant(UNITS & ORKS & trait("Vehicle") & YOURS, ATTACK, 1),
        grant(UNITS & ORKS & trait("Vehicle") & YOURS, HIT_POINTS, 1),
    ),
)

# Hostile Acquisition: signature event, 1, shields 1. Tactic.
# Reaction: After your warlord damages a Vehicle army unit by an attack, take control of that unit.
text(
    "planetfall-052",
    respond(
        after(IS_DAMAGED_BY_ATTACK, ARMY_UNITS & trait("Vehicle") & done_by(YOUR_WARLORD)),
        take_control(THAT),
    ),
)

# The Bloodrunna, unique: signature attachment, 1, shields 3. Vehicle.
# Attach to your warlord.
# Attached unit gets +2 HP.
# Reaction: After a Vehicle unit at this planet is destroyed, ready attached unit. (Limit once per phase.)
text(
    "planetfall-053",
    attaches(YOUR_WARLORD),
    constant(grant(HOST, HIT_POINTS, 2)),
    respond(after(IS_DESTROYED, UNITS & trait("Vehicle") & HERE), ready(HOST), limit=EACH_PHASE),
)

# Outflank'em: event, 1, shields 1. Tactic.
# Reaction: After your combat turn ends, take a combat turn.
text("planetfall-082", respond(after(COMBAT_TURN_ENDS, whom=YOU), another_turn()))

# Salvaged Battlewagon: army, 7, ATK 5, HP 6, command 2. Vehicle, Elite.
# No Wargear Attachments.
# Reaction: After this unit destroys an enemy unit by an attack, put one Ork army unit with printed cost 3 or lower from
# your hand into play at any adjacent planet.
text(
    "planetfall-101",
    respond(
        after(IS_DESTROYED_BY_ATTACK, UNITS & ENEMY & done_by(THIS)),
        choose(IN_HAND & UNIT_CARDS & ORKS & cost_at_most(3), put_into_play(IT, PLANETS & ADJACENT)),
    ),
)

# Painboy Tent, unique: loyal support, 2. Location.
# Damaged Ork army units you control gain 1 command icon.
text("planetfall-128", constant(grant(ARMY_UNITS & ORKS & YOURS & DAMAGED, COMMAND)))
