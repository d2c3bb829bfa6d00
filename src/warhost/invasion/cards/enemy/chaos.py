"""The servants of Chaos of the Enemy Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Scheming Cultist: unit, 3 (2), power 1, hit points 2. Cultist.
# Action: Spend 1 resource to deal 1 damage to target corrupted unit.
text("the-burning-of-derricksburg-011", action(target(UNITS & CORRUPTED_CARDS, deal(1)), spend=1))

# Braying Gor: unit, 2 (2), power 1, hit points 1. Warrior.
# Action: Corrupt this unit to lower the cost of the next Chaos unit you play this turn by 1 (to a minimum of 1).
text(
    "the-burning-of-derricksburg-012",
    action(floating(constant(costs(UNITS & CHAOS & YOURS, -1, least=1, next=True))), cost=corrupt(THIS)),
)

# Winged Fury: unit, 5 (2), power 2, hit points 4. Daemon.
# This unit gets +1 power for each corrupted unit an opponent controls.
text("the-burning-of-derricksburg-013", constant(grant(THIS, POWER, count(UNITS & CORRUPTED_CARDS & ENEMY))))

# Spreading Darkness: tactic, 3 (3).
# Action: Give each attacking unit +1 power until the end of the turn for each corrupted unit in the defending zone.
text(
    "the-burning-of-derricksburg-014",
    action(gain(POWER, count(UNITS & CORRUPTED_CARDS & IN_DEFENDING_ZONE), of=UNITS & ATTACKERS)),
)

# Extending the Wastes: quest, 0 (2).
# Quest. Action: Remove X resource tokens from this quest to corrupt target unit with printed cost X or lower.
# Quest. Forced: At the beginning of your turn, place 1 resource token on this quest if a unit is on it.
text(
    "the-burning-of-derricksburg-015",
    action(target(UNITS & cost_at_most(X), corrupt()), cost=remove_tokens(X), x=up_to(tokens_on(THIS)), zone=QUEST),
    forced(YOUR_TURN_BEGINS, place_tokens(1), zone=QUEST, only=at_least(1, QUESTING_HERE)),
)

# Effulgent Boils: support, 1 (2), power 0. Attachment, Disease.
# Attach to target unit.
# Corrupt that unit.
# Attached unit cannot be restored.
text(
    "the-fall-of-karak-grimaz-034",
    attaches(UNITS, then=corrupt()),
    constant(cannot("be restored", HOST)),
)

# Grandfather's Call: tactic, 1 (1). Spell.
# Action: Sacrifice a unit to search the top 5 cards of your deck for any number of Disease cards; you may reveal them
# and put them into your hand. Shuffle your deck.
text(
    "the-fall-of-karak-grimaz-035",
    action(
        seq(search(5, trait("Disease"), take_to_hand(), most=EVERYTHING), shuffle_deck()), cost=sacrifice_one(UNITS)
    ),
)

# Esli'an, unique: unit, 3 (2), power 1, hit points 3. Hero, Cultist.
# Limit one Hero per zone.
# Action: When this unit attacks, corrupt target unit in the defending zone.
text(
    "the-silent-forge-052",
    action(target(UNITS & IN_DEFENDING_ZONE, corrupt()), when=after(ATTACKS, THIS)),
)

# Embers to Inferno: tactic, 1 (2).
# Action: Destroy target unit or support in a burning zone.
text(
    "the-silent-forge-053",
    action(target((UNITS | SUPPORTS) & IN_BURNING_ZONE, destroy())),
)

# Herald of Change: unit, 3 (1), power 1, hit points 3. Cultist.
# This unit gets +2 hit points while defending.
text("redemption-of-a-mage-072", constant(grant(THIS & DEFENDERS, HIT_POINTS, 2)))

# Disgraced Champion: unit, 3 (1), power 1, hit points 1. Warrior.
# Action: After this unit is destroyed, deal 2 damage to target unit.
text("redemption-of-a-mage-073", action(target(UNITS, deal(2)), when=after(IS_DESTROYED, THIS)))

# Curse of the Leper: support, 1 (2), power 0. Attachment, Disease.
# Attach to target unit.
# Each damage on attached unit counts as 2.
text("redemption-of-a-mage-074", attaches(UNITS), constant(multiply_damage(HOST, placed=True)))

# Stone to Skin: tactic, 1 (2). Spell.
# Action: Until the end of the turn, target Building support also counts as a unit with 4 hit points.
text(
    "redemption-of-a-mage-075",
    action(target(SUPPORTS & trait("Building"), floating(constant(counts_as(IT, UNIT, hit_points=4))))),
)

# Vicious Marauder: unit, 3 (1), power 2, hit points 2. Warrior.
# Battlefield only.
# During your battlefield phase, this unit must attack, if able.
text(
    "the-fourth-waystone-091",
    constant(grant(THIS, MUST_ATTACK), only=YOUR_TURN & during(BATTLEFIELD_PHASE)),
)

# Tainted Well: support, 4 (2), power 2. Building.
# Action: After a unit becomes corrupted, deal 1 damage to it.
text("the-fourth-waystone-092", action(deal(1, THAT), when=after(IS_CORRUPTED, UNITS)))

# Beast of Rot: unit, 5 (2), power 2, hit points 4. Creature.
# This unit costs 1 resource less for each Disease card in play.
# This unit gets +1 power for each Disease card in play.
text(
    "bleeding-sun-114",
    constant(costs(THIS, -count(trait("Disease")))),
    constant(grant(THIS, POWER, count(trait("Disease")))),
)

# Necrotic Spasms: support, 1 (2), power 0. Attachment, Disease.
# Attach to target unit.
# Action: At the beginning of attached unit's controller's turn, deal 1 uncancellable damage to it.
text(
    "bleeding-sun-115",
    attaches(UNITS),
    action(deal(1, HOST, uncancellable=True), when=after(begins("turn"), whom=HOSTS_CONTROLLER)),
)
