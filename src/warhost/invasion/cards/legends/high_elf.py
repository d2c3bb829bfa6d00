"""The High Elves of Legends."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Tyrion: legend, 6 (5), power 2/1/2, hit points 4.
# Each turn, redirect the first point of damage dealt to each unit you control to target unit in any player's
# corresponding zone, if able.
text(
    "legends-022",
    constant(redirect_damage(UNITS & YOURS, 1, UNITS & corresponding_to(IT), first=True, each=True)),
)

# Teclis: legend, 5 (4), power 1/1/1, hit points 3.
# Action: At the beginning of your turn, reveal the top 5 cards of your deck. You may play one tactic among those cards
# without paying any costs. Shuffle your deck.
text(
    "legends-023",
    action(
        reveal_top(5, seq(may(choose(TACTIC_CARDS & FOUND, play_now(pays="no costs"))), shuffle_deck())),
        when=YOUR_TURN_BEGINS,
    ),
)

# Ellyrian Knight: unit, 3 (1), power 1, hit points 3. Warrior, Cavalry.
# This unit has Counterstrike 2 while you control a legend.
text("legends-024", constant(grant(THIS, COUNTERSTRIKE, 2), only=at_least(1, LEGENDS & YOURS)))

# Peerless Swordmistress: unit, 5 (2), power 2, hit points 3. Warrior, Elite.
# Action: After this unit is opposed in combat, deal 1 damage to target opposing unit for each opposing unit.
text(
    "legends-025",
    action(target(UNITS & OPPOSING, deal(count(UNITS & OPPOSING))), when=after(IS_OPPOSED, THIS)),
)

# Judgement of Loec: support, 1 (3), power 0. Attachment, Spell.
# Attach to target unit or development.
# The printed text box of attached unit or development (except for traits) is treated as blank, and the card loses all
# power and counts only as a faceup development.
text(
    "legends-026",
    attaches(UNITS | DEVELOPMENTS),
    constant(blank(HOST), grant(HOST, POWER, -EVERYTHING), counts_as(HOST, DEVELOPMENT, only=True)),
)

# Elven Steed: support, 1 (2), power 0. Attachment.
# Attach to target unit you control.
# Attached unit gets +3 hit points.
# After attached unit leaves play, you may pay 2 resources to put this support into your hand.
text(
    "legends-027",
    attaches(UNITS & YOURS),
    constant(grant(HOST, HIT_POINTS, 3)),
    triggered(after(LEAVES_PLAY, HOST), then(pay(2), take_to_hand(THIS)), optional=True),
)

# Master of the Earth: tactic, 3 (3). Spell.
# Action: Target player takes X indirect damage, where X is the number of developments you control.
text(
    "legends-028",
    action(with_x(count(DEVELOPMENTS & YOURS), target_player(indirect(X)))),
)
