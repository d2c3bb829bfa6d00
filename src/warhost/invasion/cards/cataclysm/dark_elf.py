"""The Dark Elves of Cataclysm."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Lord of Ironfrost, unique: unit, 4 (3), power 2, hit points 4. Hero.
# Limit one Hero per zone.
# While this unit is attacking, units cannot defend if an opponent has no resources or no cards in hand.
text(
    "cataclysm-041",
    constant(
        cannot("defend", UNITS),
        only=at_least(1, THIS & ATTACKERS) & one_of(at_most(OPPONENTS_RESOURCES, 0), at_most(OPPONENTS_CARDS, 0)),
    ),
)

# Crimson Brides: unit, 2 (1), power 1, hit points 2. Witch Elf.
# Action: Sacrifice this unit to force each opponent to discard 1 card at random from their hand.
text("cataclysm-042", action(each_opponent(discard_at_random(1)), cost=sacrifice(THIS)))

# Brave Volunteers: unit, 3 (3), power 1, hit points 2. Raider.
# Scout.
# Battlefield. You may declare this unit as an attacker when another player attacks a player other than you (this cannot
# happen in a two-player game).
text("cataclysm-043", constant(can("join attacks of others"), zone=BATTLEFIELD))

# Atharti Night Maiden: unit, 3 (1), power 1, hit points 3. Witch Elf.
# Action: After another unit with printed cost 2 or lower enters play, attach this unit to that unit.
# While attached, it counts as an Attachment support with the text “You control attached unit”.
text(
    "cataclysm-044",
    action(attach(THIS, THAT, becomes=True), when=after(ENTERS_PLAY, UNITS & OTHER & cost_at_most(2))),
    constant(controls(HOST), zone=AS_ATTACHMENT),
)

# Corsair Tower: support, 2 (1), power 1. Building.
# Action: After an opponent discards a card from their hand, that opponent must discard the top card of their deck.
text("cataclysm-045", action(each_opponent(discard_top(1)), when=after(discarded("from a hand"), whom=OPPONENT)))

# Dark Covenant: support, 1 (3), power 0. Hex, Attachment.
# Attach to target unit.
# If a card would be discarded at random from the hand of attached unit's controller, you may look at that hand and
# choose the card instead.
text("cataclysm-046", attaches(UNITS), constant(can("choose discards")))
