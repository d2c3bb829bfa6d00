"""The ten planets of the core set: cards 175 to 184."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Plannum: planet, strongpoint tech, cards 1, resources 1.
# Battle: Move one non-warlord unit you control to any planet.
text("core-175", battle(choose(NON_WARLORD_UNITS & YOURS, move())))

# Atrox Prime: planet, material tech, cards 1, resources 1.
# Battle: Deal 1 damage to each enemy unit in target headquarters or at target adjacent planet.
text("core-176", battle(target(HEADQUARTERS | PLANETS & ADJACENT, deal(1, UNITS & ENEMY & at(IT)))))

# Barlus: planet, strongpoint, cards 2, resources 0.
# Battle: Your opponent must discard 1 card at random from their hand, if able.
text("core-177", battle(each_opponent(discard_at_random(1))))

# Elouith: planet, tech, cards 2, resources 0.
# Battle: Search the top 3 cards of your deck for a card. You may put that card into your hand; put the rest on the
# bottom of your deck in any order.
text("core-178", battle(search(3, ALL, take_to_hand(IT, seen=False))))

# Carnath: planet, material tech, cards 1, resources 1.
# Battle: Trigger the Battle ability of another planet.
text("core-179", battle(trigger_battle(PLANETS)))

# Tarrus: planet, material strongpoint, cards 1, resources 1.
# Battle: If you control fewer units than your opponent, either gain 3 resources or draw 3 cards.
text("core-180", battle(only_if(more_than(count(UNITS & ENEMY), count(UNITS & YOURS)), either(earn(3), draw(3)))))

# Osus IV: planet, strongpoint, cards 0, resources 2.
# Battle: Take 1 resource from your opponent.
text("core-181", battle(take_resources(1)))

# Ferrin: planet, material, cards 0, resources 2.
# Battle: Rout target non-warlord unit.
text("core-182", battle(target(NON_WARLORD_UNITS, rout())))

# Y'varn: planet, material strongpoint tech, cards 0, resources 1.
# Battle: Each player must put one army unit from their hand into play in their headquarters.
text("core-183", battle(each_player(choose(IN_HAND & UNIT_CARDS, put_into_play()))))

# Iridial: planet, material strongpoint tech, cards 1, resources 0.
# Battle: Remove all damage from target unit.
text("core-184", battle(target(UNITS, heal())))
