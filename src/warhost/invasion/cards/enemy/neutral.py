"""The neutral cards of the Enemy Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Order in Chaos: tactic, 1 (0).
# Order only.
# Limited.
# Action: Target player must put the top two cards of their discard pile on top of their deck.
text(
    "the-burning-of-derricksburg-018",
    action(target_player(put_on_deck(topmost(ALL, 2)))),
)

# Entropy: tactic, 1 (0).
# Destruction only.
# Action: Target player must discard the top 2 cards of their deck.
text(
    "the-burning-of-derricksburg-019",
    action(target_player(discard_top(2))),
)

# Night Runners: unit, 2 (0), power 1, hit points 1. Skaven.
# Destruction only.
# Action: Corrupt this unit to deal X indirect damage to each opponent, where X is the power of this unit.
text("the-burning-of-derricksburg-020", action(each_opponent(indirect(power_of(THIS))), cost=corrupt(THIS)))

# Bottomless Mine: support, 2 (0), power 1. Building.
# Limited.
# Kingdom. This support gets +2 power while there are at least two units in this zone.
text("the-fall-of-karak-grimaz-038", constant(grant(THIS, POWER, 2), zone=KINGDOM, only=at_least(2, UNITS & HERE)))

# Dark Abyss: support, 2 (0), power 1. Location.
# Action: At the beginning of your turn, target player must discard the top card of their deck.
text(
    "the-fall-of-karak-grimaz-039",
    action(target_player(discard_top(1)), when=YOUR_TURN_BEGINS),
)

# Long Winter: tactic, 0 (0).
# Action: Return target development to its owner's hand.
text("the-fall-of-karak-grimaz-040", action(target(DEVELOPMENTS, return_to_hand())))

# Battle Pilgrims: unit, 2 (0), power 1, hit points 2. Bretonnian, Warrior.
# Order only.
# Action: Sacrifice this unit to destroy target corrupted unit.
text("the-silent-forge-058", action(target(UNITS & CORRUPTED_CARDS, destroy()), cost=sacrifice(THIS)))

# Marauding Giant: unit, 5 (0), power 3, hit points 5. Giant.
# Destruction only.
# This unit cannot attack alone.
# This unit cannot defend alone.
text("the-silent-forge-059", constant(cannot("attack alone")), constant(cannot("defend alone")))

# Muck!: tactic, 2 (0).
# Action: Discard your hand. Then draw X cards, where X is the number of cards discarded.
text(
    "the-silent-forge-060",
    action(with_x(CARDS_IN_HAND, then(discard_hand(), draw(X)))),
)

# Doomsayer of Morr: unit, 3 (0), power 1, hit points 3. Warrior.
# Order only.
# Action: After a unit an opponent controls is destroyed, draw 1 card.
text("redemption-of-a-mage-080", action(draw(1), when=after(IS_DESTROYED, UNITS & ENEMY)))

# A Noble Quest: tactic, 0 (0).
# Order only.
# Action: Place 1 resource token on one quest with a unit on it.
text(
    "the-fourth-waystone-098",
    action(choose(QUESTS & bearing(UNITS), place_tokens(1, IT))),
)

# Corruption of Purity: tactic, 1 (0).
# Destruction only.
# Action: Choose target unit. Until the end of the turn, whenever that unit is restored, corrupt two other uncorrupted
# units in the same zone.
text(
    "the-fourth-waystone-099",
    action(
        target(
            UNITS,
            floating(
                forced(
                    after(IS_RESTORED, IT),
                    choose_some(UNITS & IN_ITS_ZONE - THAT - CORRUPTED_CARDS, 2, corrupt(FOUND)),
                ),
                every=True,
            ),
        )
    ),
)

# Mountain Brigands: unit, 2 (0), power 1, hit points 2. Thief.
# Action: After this unit enters play, take 1 resource from each opponent.
text("the-fourth-waystone-100", action(take_resources(1), when=after(ENTERS_PLAY, THIS)))

# Grail Knight: unit, 4 (0), power 2, hit points 2. Bretonnian, Knight.
# Order only.
# While you control a quest, this unit costs 2 resources less.
text(
    "bleeding-sun-118",
    constant(costs(THIS, -2), only=at_least(1, QUESTS & YOURS)),
)

# Advanced Engineering: support, 2 (0), power 1. Siege.
# Action: At the beginning of your turn, look at the top 2 cards of your deck; put 1 of them on the bottom of that deck
# and the other on top.
text(
    "bleeding-sun-119",
    action(look_at("deck", 2, bottom=1), when=YOUR_TURN_BEGINS),
)

# Assassin's Blade: support, 1 (0), power 0. Attachment, Weapon.
# Attach to target unit in your battlefield.
# You may play this card from your hand whenever you could take an action.
# Attached unit gets +1 power.
text(
    "bleeding-sun-120",
    attaches(UNITS, zone=BATTLEFIELD),
    constant(can("be played at any time")),
    constant(grant(HOST, POWER, 1)),
)
