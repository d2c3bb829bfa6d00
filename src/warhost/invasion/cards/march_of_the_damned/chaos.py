"""The servants of Chaos of March of the Damned."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Lord of Change: unit, 6 (3), power 3, hit points 4. Daemon.
# All players play with the top card of their deck revealed.
# You may play the card on top of your deck as though it were in your hand, also as a development.
text(
    "march-of-the-damned-021",
    constant(top_revealed(ANYBODY)),
    constant(plays_from(TOP_OF_DECK, "also as a development")),
)

# Bray Shaman: unit, 4 (2), power 2, hit points 3. Warrior.
# Action: Corrupt this unit to give target attacking unit you control +2 power until the end of the turn. Sacrifice that
# unit at the end of the turn.
text(
    "march-of-the-damned-022",
    action(
        target(UNITS & ATTACKERS & YOURS, seq(gain(POWER, 2), later(after(ends("turn")), sacrifice()))),
        cost=corrupt(THIS),
    ),
)

# Bloodboil Fever: support, 1 (2), power 0. Attachment, Disease.
# Attach to target unit.
# Action: At the beginning of attached unit's controller's turn, place 1 resource token on this support. Then deal X
# damage to attached unit, where X is the number of resource tokens on this support.
text(
    "march-of-the-damned-023",
    attaches(UNITS),
    action(then(place_tokens(1), deal(tokens_on(THIS), HOST)), when=after(begins("turn"), whom=HOSTS_CONTROLLER)),
)

# Cloying Quagmire: tactic, 2 (2). Spell.
# Action: Corrupt target unit and deal 2 damage to it.
text("march-of-the-damned-024", action(target(UNITS, seq(corrupt(), deal(2)))))

# Blood Summoning: tactic, 0 (3). Spell.
# Action: Corrupt X uncorrupted units you control to lower the cost of the next Chaos unit you play this turn by X.
text(
    "march-of-the-damned-025",
    action(
        floating(constant(costs(UNITS & CHAOS & YOURS, -X, next=True))),
        cost=times(X, choose(UNITS & YOURS - CORRUPTED_CARDS, corrupt())),
        x=up_to(count(UNITS & YOURS - CORRUPTED_CARDS)),
    ),
)
