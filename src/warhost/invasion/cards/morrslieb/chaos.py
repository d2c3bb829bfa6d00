"""The servants of Chaos of the Morrslieb Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Ungor Raiders: unit, 2 (1), power 1, hit points 2. Warrior.
# Action: After this unit leaves play, destroy target development.
text("omens-of-ruin-012", action(target(DEVELOPMENTS, destroy()), when=after(LEAVES_PLAY, THIS)))

# Mark of Chaos: support, 1 (2), power 0. Attachment, Spell.
# Attach to target unit.
# Attached unit gets +2 power.
# Forced: At the beginning of your turn, deal 1 uncancellable damage to attached unit.
text(
    "omens-of-ruin-013",
    attaches(UNITS),
    constant(grant(HOST, POWER, 2)),
    forced(YOUR_TURN_BEGINS, deal(1, HOST, uncancellable=True)),
)

# Den of Iniquity: support, 2 (2), power 1. Building.
# Units in zones with no developments enter play corrupted.
text(
    "omens-of-ruin-014",
    constant(enters(UNITS & in_zone_without(DEVELOPMENT), corrupted=True, anywhere=True)),
)

# Doombull: unit, 3 (1), power 1, hit points 2. Warrior.
# Action: After this unit leaves play, deal 4 damage to target unit in any player's corresponding zone.
text("the-chaos-moon-032", action(target(UNITS & CORRESPONDING, deal(4)), when=after(LEAVES_PLAY, THIS)))

# Desecrated Temple: support, 2 (1), power 1. Building.
# Action: After a Chaos unit you control leaves play, destroy target development.
text("the-chaos-moon-033", action(target(DEVELOPMENTS, destroy()), when=after(LEAVES_PLAY, UNITS & CHAOS & YOURS)))

# Plague Bomb: tactic, 3 (3). Spell, Disease.
# Action: Deal 1 damage to target unit, 2 damage to another target unit and 3 damage to a third target unit.
text(
    "the-chaos-moon-034",
    action(seq(target(UNITS, deal(1)), target(UNITS & ANOTHER, deal(2)), target(UNITS & ANOTHER, deal(3)))),
)

# Centigor: unit, 4 (2), power 3, hit points 3. Warrior.
# Forced: At the beginning of your turn, either sacrifice a development or deal 1 damage to each section of your
# capital.
text(
    "the-twin-tailed-comet-052",
    forced(YOUR_TURN_BEGINS, either(sacrifice_one(DEVELOPMENTS), deal(1, SECTIONS & YOURS))),
)

# Sorcerer of Tzeentch: unit, 3 (1), power 1, hit points 3. Sorcerer.
# Action: After you play a development, place 1 resource token on this unit. Then deal X damage to target unit, where X
# is the number of resource tokens on this unit.
text(
    "the-twin-tailed-comet-053",
    action(target(UNITS, then(place_tokens(1), deal(tokens_on(THIS)))), when=after(PLAYED_DEVELOPMENT, whom=YOU)),
)

# Emptying the Wastes: quest, 0 (2).
# Action: After you play a development, place 1 resource token on this quest. Use only if a unit is on this quest.
# Action: Remove 2 resource tokens from this quest to reveal the top card of your deck. If it is a unit, put it into
# your hand. Otherwise, put it on the bottom of your deck.
text(
    "the-twin-tailed-comet-054",
    action(place_tokens(1), when=after(PLAYED_DEVELOPMENT, whom=YOU), only=at_least(1, QUESTING_HERE)),
    action(reveal_top(1, only_if(it_is(UNIT_CARDS), take_to_hand(), put_on_deck(bottom=True))), cost=remove_tokens(2)),
)

# Juggernaut of Khorne: unit, 6 (3), power 3, hit points 4. Creature.
# Action: When this unit attacks, sacrifice X developments to search the top 5 cards of your deck for a unit with
# printed cost X or lower; you may put it into play in your battlefield, attacking. Shuffle your deck.
text(
    "signs-in-the-stars-073",
    action(
        seq(search(5, UNIT_CARDS & cost_at_most(X), put_into_play(zone=BATTLEFIELD, attacking=True)), shuffle_deck()),
        cost=times(X, sacrifice_one(DEVELOPMENTS)),
        x=up_to(count(DEVELOPMENTS & YOURS)),
        when=after(ATTACKS, THIS),
    ),
)

# Masque of Slaanesh, unique: unit, 4 (2), power 2, hit points 4. Hero.
# Limit one Hero per zone.
# Action: At the beginning of your turn, each player must name a unit. Corrupt all units with the named titles.
text(
    "signs-in-the-stars-074",
    action(each_player(name("card", corrupt(UNITS & NAMED), kinds=UNIT)), when=YOUR_TURN_BEGINS),
)

# The Changeling, unique: unit, 5 (3), power 2, hit points 4. Hero.
# Limit one Hero per zone.
# This unit costs 2 resources less when played into your kingdom.
# Quest. This unit gets +1 power.
# Battlefield. This unit has Scout and Toughness 1.
text(
    "the-eclipse-of-hope-092",
    constant(costs(THIS, -2, into=in_zone(KINGDOM) & YOURS)),
    constant(grant(THIS, POWER, 1), zone=QUEST),
    constant(grant(THIS, SCOUT), grant(THIS, TOUGHNESS, 1), zone=BATTLEFIELD),
)

# Branded by Khorne: support, 0 (2), power 0. Attachment.
# Attach to target unit.
# If attached unit is damaged, it is destroyed.
text(
    "the-eclipse-of-hope-093",
    attaches(UNITS),
    constant(leaves_play(HOST, "destroyed"), only=at_least(1, HOST & DAMAGED)),
)

# Unleashing the Spell: tactic, 3 (3). Spell.
# Action: Choose one of your zones. Put the top card of your deck facedown into that zone as a development. Then
# sacrifice any number X of developments you control to deal X damage to target unit or non-burning section of any
# capital.
text(
    "the-eclipse-of-hope-094",
    action(
        target(
            UNITS | CAPITAL,
            then(
                choose(SECTIONS & YOURS, develop(zone=IN_ITS_ZONE)),
                pick_x(
                    count(DEVELOPMENTS & YOURS),
                    then(choose_some(DEVELOPMENTS & YOURS, X, sacrifice(FOUND)), deal(X, FIRST)),
                ),
            ),
        )
    ),
)

# Keeper of Secrets: unit, 6 (3), power 3, hit points 4. Daemon.
# Action: At the beginning of your turn, corrupt target unit.
# Action: Spend 2 resources to deal damage equal to the power of target corrupted unit an opponent controls to another
# target unit.
text(
    "fiery-dawn-113",
    action(target(UNITS, corrupt()), when=YOUR_TURN_BEGINS),
    action(target(UNITS & CORRUPTED_CARDS & ENEMY, target(UNITS & ANOTHER, deal(power_of(FIRST), SECOND))), spend=2),
)

# Call the Brayherd: tactic, 4 (3). Spell.
# Play only during your turn.
# Action: Reveal the top 5 cards of your deck. Put all units with printed cost 3 or lower among those cards into your
# battlefield at the same time. Shuffle your deck.
text(
    "fiery-dawn-114",
    action(
        seq(
            reveal_top(5, put_into_play(UNIT_CARDS & cost_at_most(3) & FOUND, BATTLEFIELD, together=True)),
            shuffle_deck(),
        ),
        only=YOUR_TURN,
    ),
)

# Full Moon Rising: tactic, 5 (3).
# Action: Until the end of the turn, developments you control also count as units with 2 power and 2 hit points.
text(
    "fiery-dawn-115",
    action(floating(constant(counts_as(DEVELOPMENTS & YOURS, UNIT, hit_points=2, power=2)))),
)
