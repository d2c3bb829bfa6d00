"""The Dwarfs of the Morrslieb Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Ancient Longbeards: unit, 3 (2), power 1, hit points 3. Warrior, Elite.
# Action: When this unit attacks or defends, put the top card of your deck facedown into this zone as a development.
text(
    "omens-of-ruin-001",
    action(develop(), when=after(ATTACKS, THIS)),
    action(develop(), when=after(DEFENDS, THIS)),
)

# Und Dokbar: support, 2 (2), power 1. Building.
# Supports in zones with no developments lose all power.
text(
    "omens-of-ruin-002",
    constant(grant(SUPPORTS & in_zone_without(DEVELOPMENT), POWER, -EVERYTHING)),
)

# Josef Bugman, unique: unit, 4 (3), power 2, hit points 4. Hero, Ranger.
# Limit one Hero per zone.
# Action: After a Dwarf unit you control enters play, search the top 5 cards of your deck for an Attachment; you may
# attach it to that unit. Shuffle your deck.
text(
    "the-chaos-moon-021",
    action(
        seq(search(5, ATTACHMENTS, attach(to=THAT)), shuffle_deck()),
        when=after(ENTERS_PLAY, UNITS & DWARF & YOURS),
    ),
)

# Bugman's Rangers: unit, 3 (2), power 1, hit points 3. Ranger.
# This unit gets +1 power for each Attachment on it.
text(
    "the-chaos-moon-022",
    constant(grant(THIS, POWER, count(ATTACHMENTS & attached_to(THIS)))),
)

# Bugman's Tankard: support, 1 (2), power 0. Attachment.
# Attach to target Dwarf unit you control.
# Attached unit gets +1 hit point for each development in this zone.
text(
    "the-chaos-moon-023", attaches(UNITS & DWARF & YOURS), constant(grant(HOST, HIT_POINTS, count(DEVELOPMENTS & HERE)))
)

# Daemonslayer: unit, 4 (2), power 2, hit points 4. Slayer.
# This unit has Toughness X, where X is the number of resource tokens on it.
# Action: After you play a development, place 1 resource token on this unit.
text(
    "the-twin-tailed-comet-041",
    constant(grant(THIS, TOUGHNESS, tokens_on(THIS))),
    action(place_tokens(1), when=after(PLAYED_DEVELOPMENT, whom=YOU)),
)

# Master Runesmith: unit, 3 (1), power 1, hit points 2. Priest.
# You may spend resource tokens on this unit to play tactics.
# Action: After you play a development, place 1 resource token on this unit.
text(
    "the-twin-tailed-comet-042",
    constant(pays_with("tokens", TACTIC_CARDS)),
    action(place_tokens(1), when=after(PLAYED_DEVELOPMENT, whom=YOU)),
)

# The Slayer Oath: tactic, 2 (2).
# Action: Give target unit you control +1 power until the end of the turn for each unit in your discard pile.
text("the-twin-tailed-comet-043", action(target(UNITS & YOURS, gain(POWER, count(UNIT_CARDS & IN_DISCARD)))))

# Beleaguered Scout: unit, 3 (1), power 1, hit points 2. Ranger.
# Action: Sacrifice a development to deal 1 damage to target attacking unit.
text("signs-in-the-stars-061", action(target(UNITS & ATTACKERS, deal(1)), cost=sacrifice_one(DEVELOPMENTS)))

# Karak Azul Forge: support, 4 (2), power 2. Building.
# Units you control with Attachments have Toughness 1.
text(
    "signs-in-the-stars-062",
    constant(grant(UNITS & YOURS & bearing(ATTACHMENTS), TOUGHNESS, 1)),
)

# Gyrocopter: support, 2 (2), power 0. Attachment, War Machine.
# Attach to target Dwarf unit you control.
# Attached unit may attack as if in the battlefield.
text("signs-in-the-stars-063", attaches(UNITS & DWARF & YOURS), constant(can("attack from any zone", HOST)))

# Tunnel Fighter: unit, 4 (3), power 2, hit points 4. Warrior.
# You may sacrifice three developments to lower the cost of this card to 0.
text("the-eclipse-of-hope-082", instead_of_cost(times(3, sacrifice_one(DEVELOPMENTS))))

# Crafting the Rune: tactic, 3 (3). Rune.
# Action: Choose one of your zones. Put the top card of your deck facedown into that zone as a development. Then destroy
# target support with printed cost X or lower, where X is the number of developments you control (counting the new one).
text(
    "the-eclipse-of-hope-083",
    action(
        target(
            SUPPORTS & cost_at_most(count(DEVELOPMENTS & YOURS, coming=1)),
            then(choose(SECTIONS & YOURS, develop(zone=IN_ITS_ZONE)), destroy(FIRST)),
        )
    ),
)

# Spelleater Rune: support, 2 (2), power 0. Rune.
# Action: Sacrifice this support to cancel the effects of an action that targets a Dwarf unit you control.
text(
    "fiery-dawn-101",
    action(target(aiming_at(UNITS & DWARF & YOURS), cancel(), aimed=False), cost=sacrifice(THIS)),
)

# Grudgeborn Fury: tactic, 4 (3).
# Action: Until the end of the turn, during the battlefield phase, units may attack as if in the battlefield.
text("fiery-dawn-102", action(floating(constant(can("attack from any zone", UNITS), only=during(BATTLEFIELD_PHASE)))))

# Aid from the Depths: quest, 0 (2).
# Action: After you play a development, place 1 resource token on this quest. Use only if a unit is on this quest.
# Action: Remove 2 resource tokens from this quest to heal 2 damage, divided as you choose among damaged sections of
# your capital.
text(
    "fiery-dawn-103",
    action(place_tokens(1), when=after(PLAYED_DEVELOPMENT, whom=YOU), only=at_least(1, QUESTING_HERE)),
    action(times(2, choose(SECTIONS & YOURS & DAMAGED, heal(1))), cost=remove_tokens(2)),
)
