"""The servants of Chaos of Assault on Ulthuan."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Maledictor of Tzeentch: unit, 4 (2), power 2, hit points 3. Mage.
# Forced: At the beginning of your turn, deal 1 damage to this unit and another target unit.
text("assault-on-ulthuan-052", forced(YOUR_TURN_BEGINS, target(UNITS & OTHER, deal(1, THIS | IT))))

# Blood Frenzy: support, 1 (3), power 0. Attachment.
# Attach to target unit in your battlefield.
# Attached unit gets +X power, where X is the number of resource tokens on this support.
# Forced: After a unit an opponent controls is put into a discard pile from play, place 1 resource token on this
# support.
text(
    "assault-on-ulthuan-053",
    attaches(UNITS, zone=BATTLEFIELD),
    constant(grant(HOST, POWER, tokens_on(THIS))),
    forced(after(discarded("from play"), UNIT_CARDS & ENEMY), place_tokens(1)),
)

# Tzeentch's Firestorm: tactic, 4 (2). Spell.
# Action: Deal 2 damage to each of two target units.
text("assault-on-ulthuan-054", action(target(UNITS, deal(2, FIRST), 2)))
