"""The Dark Elves of Legends."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Malekith: legend, 6 (5), power 2/2/2, hit points 4.
# Action: At the beginning of your turn, each opponent must sacrifice a unit.
text("legends-036", action(each_opponent(sacrifice_one(UNITS)), when=YOUR_TURN_BEGINS))

# Morathi: legend, 5 (4), power 1/1/1, hit points 3.
# Action: Spend 2 resources to make target unit lose all power until the end of the turn.
text("legends-037", action(target(UNITS, gain(POWER, -EVERYTHING)), spend=2))

# Thief of Essence: unit, 2 (2), power 1, hit points 1. Thief.
# Action: After one or more units leave play, draw 1 card.
text(
    "legends-038",
    action(draw(1), when=after(LEAVES_PLAY, UNITS, batch=True)),
)

# Dark Elf Assassin: unit, 3 (2), power 1, hit points 2. Warrior.
# Action: When this unit attacks, destroy target damaged unit. Use only if you control a legend.
text(
    "legends-039",
    action(target(UNITS & DAMAGED, destroy()), when=after(ATTACKS, THIS), only=at_least(1, LEGENDS & YOURS)),
)

# Monster of the Deep: unit, 6 (3), power 3, hit points 4. Creature.
# Action: Corrupt this unit so that up to two target units cannot attack or defend until the end of the turn.
text(
    "legends-040",
    action(
        target(UNITS, seq(forbid("attack", of=FIRST), forbid("defend", of=FIRST)), 2, up_to=True),
        cost=corrupt(THIS),
    ),
)

# Black Horror: tactic, 2 (2). Spell.
# Action: Put target unit with printed cost 2 or lower on the bottom of its owner's deck.
text("legends-041", action(target(UNITS & cost_at_most(2), put_on_deck(from_play=True))))

# Bladewind: tactic, 1 (2). Spell.
# Action: Each opponent must discard 1 card of their choice from their hand. Then draw 1 card.
text(
    "legends-042",
    action(then(each_opponent(discard_one()), draw(1))),
)
