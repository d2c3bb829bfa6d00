"""The Orcs of Hidden Kingdoms."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Reckless Boyz: unit, 3 (1), power 3, hit points 3. Warrior.
# Battlefield only.
# Forced: When this unit attacks, reveal the top card of your deck. If its printed cost is not odd, deal 2 damage to
# this unit. Then shuffle your deck.
text(
    "hidden-kingdoms-053",
    forced(after(ATTACKS, THIS), then(reveal_top(1, only_if(it_is_not(ODD_COST), deal(2, THIS))), shuffle_deck())),
)

# Orcish Artillery: tactic, 2 (1).
# Play only during your turn.
# Action: Deal 1 damage to each attacking unit you control and each unit in the defending zone.
text(
    "hidden-kingdoms-054",
    action(deal(1, UNITS & ATTACKERS & YOURS | UNITS & IN_DEFENDING_ZONE), only=YOUR_TURN),
)

# Shiny Offering: support, 0 (0), power 0. Tribute.
# Non-Orc only.
# Action: Sacrifice this support to ignore the loyalty cost of the next Orc card you play this turn.
text("hidden-kingdoms-055", action(floating(constant(ignores_loyalty(ORC & YOURS, next=True))), cost=sacrifice(THIS)))
