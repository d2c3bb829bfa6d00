"""The High Elves of the Eternal War Cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Magic Ward: tactic, 2 (2). Spell.
# Action: Choose one zone of an opponent. For each unit in that zone: until the end of the phase, treat the text box of
# that unit as blank.
text(
    "days-of-blood-012",
    action(choose(SECTIONS & ENEMY, each(UNITS & IN_ITS_ZONE, floating(constant(blank(IT)), END_OF_PHASE)))),
)

# Lilea, unique: unit, 4 (2), power 2, hit points 3. Elite, Ranger.
# Action: After this unit is declared as an attacker, place 1 resource token on this unit. Then each opponent must take
# X indirect damage, where X is the number of resource tokens on this unit.
text(
    "battle-for-the-old-world-050",
    action(then(place_tokens(1), each_opponent(indirect(tokens_on(THIS)))), when=after(ATTACKS, THIS)),
)

# Sally Forth: tactic, 0 (3).
# Play only at the beginning of your battlefield phase.
# Action: Choose one zone of yours. Until the end of the phase, units you control in that zone may attack as though they
# were in the battlefield and units you control not in that zone cannot attack.
text(
    "the-ruinous-hordes-092",
    action(
        choose(
            SECTIONS & YOURS,
            floating(
                constant(attacks_from(UNITS & YOURS & IN_ITS_ZONE), grant(UNITS & YOURS - IN_ITS_ZONE, CANNOT_ATTACK)),
                END_OF_PHASE,
            ),
        ),
        only=at_beginning(BATTLEFIELD_PHASE),
    ),
)
