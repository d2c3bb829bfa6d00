"""The Dwarfs of the Morrslieb Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Ancient Longbeards: unit, 3 (2), power 1, hit points 3. Warrior, Elite.
# Action: After this unit is declared as an attacker, put the top card of your deck facedown into this zone as a
# development.
# Action: After this unit is declared as a defender, put the top card of your deck facedown into this zone as a
# development.
text(
    "omens-of-ruin-001",
    action(develop_top(1), when=after(ATTACKS, THIS)),
    action(develop_top(1), when=after(DEFENDS, THIS)),
)

# Bugman's Tankard: support, 1 (2), power 0. Attachment.
# Attach to target Dwarf unit you control.
# Attached unit gets +1 hit points for each development in this zone.
text(
    "the-chaos-moon-023", attaches(UNITS & DWARF & YOURS), constant(grant(HOST, HIT_POINTS, count(DEVELOPMENTS & HERE)))
)

# Daemonslayer: unit, 4 (2), power 2, hit points 4. Slayer.
# This unit has Toughness X, where X is the number of resource tokens on this unit.
# Action: After you play a development, place 1 resource token on this unit.
text(
    "the-twin-tailed-comet-041",
    constant(grant(THIS, TOUGHNESS, tokens_on(THIS))),
    action(place_tokens(1), when=after(PLAYED_DEVELOPMENT, whom=YOU)),
)

# The Slayer Oath: tactic, 2 (2).
# Action: Give target unit you control +1 power until the end of the turn for each unit in your discard pile.
text("the-twin-tailed-comet-043", action(target(UNITS & YOURS, gain(POWER, count(UNIT_CARDS & IN_DISCARD)))))

# Beleaguered Scout: unit, 3 (1), power 1, hit points 2. Ranger.
# Action: Sacrifice a development to deal 1 damage to target attacking unit.
text("signs-in-the-stars-061", action(target(UNITS & ATTACKERS, deal(1)), cost=sacrifice_one(DEVELOPMENTS)))

# Gyrocopter: support, 2 (2), power 0. Attachment, War Machine.
# Attach to target Dwarf unit you control.
# Attached unit may attack as though it were in the battlefield.
text("signs-in-the-stars-063", attaches(UNITS & DWARF & YOURS), constant(attacks_from(HOST)))

# Grudgeborn Fury: tactic, 4 (3).
# Action: Until the end of the turn, during the battlefield phase, units may attack as though they were in the
# battlefield.
text("fiery-dawn-102", action(floating(constant(attacks_from(UNITS), only=during(BATTLEFIELD_PHASE)))))
