"""Orks of the Planetfall cycle."""

from ....effects.language import *
from ...language.vocabulary import *

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
