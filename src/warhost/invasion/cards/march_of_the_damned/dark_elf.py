"""The Dark Elves of March of the Damned."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Seasoned Corsair: unit, 3 (2), power 1, hit points 3. Warrior.
# Action: After this unit enters play, give target unit −2 hit points until the end of the turn.
text("march-of-the-damned-026", action(target(UNITS, gain(HIT_POINTS, -2)), when=after(ENTERS_PLAY, THIS)))

# Black Dragon Rider: unit, 5 (3), power 3, hit points 4. Warrior, Elite.
# Forced: After this unit is opposed in combat, give each attacking or defending unit −1 hit point until the end of the
# turn.
text(
    "march-of-the-damned-027",
    forced(after(IS_OPPOSED, THIS), gain(HIT_POINTS, -1, of=UNITS & PARTICIPANTS)),
)

# Corsair Raider: support, 2 (1), power 1. Ship.
# Action: At the beginning of your turn, target unit loses 1 power until the end of the turn.
text("march-of-the-damned-028", action(target(UNITS, gain(POWER, -1)), when=YOUR_TURN_BEGINS))

# Slave Pen: support, 2 (2), power 1. Building.
# This support gets +X power, where X is the number of resource tokens on it.
# Action: Sacrifice a unit to place 1 resource token on this support. Limit once per turn.
text(
    "march-of-the-damned-029",
    constant(grant(THIS, POWER, tokens_on(THIS))),
    action(place_tokens(1), cost=sacrifice_one(UNITS), limit=EACH_TURN),
)

# A Slave for Every Occasion: tactic, 4 (3).
# Play only during your turn.
# Action: Put target non-Hero unit from an opponent's discard pile into play in one of your zones.
text("march-of-the-damned-030", action(target(UNIT_CARDS - HEROES & IN_ENEMY_DISCARD, put_into_play()), only=YOUR_TURN))
