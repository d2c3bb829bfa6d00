"""The neutral cards of Cataclysm."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Fickle Sellswords: unit, 1 (0), power 2, hit points 2. Warrior.
# Battlefield only.
# Action: Spend 1 resource to take control of this unit and move it to your corresponding zone. Any player may use this
# ability.
text("cataclysm-049", usable(action(take_control(THIS), spend=1), by=ANYBODY))

# Remote Monastery: support, 3 (0), power 1. Building.
# Limited.
# While there are no other non-Attachment supports in this zone, this support cannot be targeted by card effects and
# gets +1 power.
text(
    "cataclysm-050",
    constant(
        cannot("be targeted by anyone"),
        grant(THIS, POWER, 1),
        only=no_more_than(0, (SUPPORTS - ATTACHMENTS) & HERE & OTHER),
    ),
)

# Warpstone of Turmoil: support, 1 (0), power 1. Warpstone.
# Forced: After this support enters play, each opponent must draw 2 cards.
text("cataclysm-051", forced(after(ENTERS_PLAY, THIS), each_opponent(draw(2))))

# Arcane Orrery: support, 2 (0), power 1. Item.
# Each player can play or put into play only one card of each title per turn.
text("cataclysm-052", constant(cannot("repeat a title")))

# Reinforcements: tactic, 0 (0).
# Play only if more sections of your capital are burning than of an opponent's capital.
# Action: Reveal the top 5 cards of your deck. Put one unit among those cards of the same race as your capital into play
# in one of your zones. Shuffle your deck.
text(
    "cataclysm-053",
    action(
        seq(reveal_top(5, choose(UNIT_CARDS & OF_CAPITAL & FOUND, put_into_play())), shuffle_deck()),
        only=more_than(count(BURNING_SECTIONS & YOURS), count(BURNING_SECTIONS & ENEMY)),
    ),
)
