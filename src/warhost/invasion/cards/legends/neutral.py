"""The neutral cards of Legends."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Terradon Rider: unit, 4 (0), power 1, hit points 3. Lizardmen.
# Order only.
# This unit gets +1 power for each other Lizardmen unit in this zone.
text("legends-043", constant(grant(THIS, POWER, count(UNITS & trait("Lizardmen") & HERE & OTHER))))

# Kroxigor: unit, 6 (0), power 3, hit points 4. Lizardmen, Warrior.
# Order only.
# Savage 2.
# Action: Spend 1 resource and discard 1 card from your hand to cancel the next point of damage dealt to this unit this
# turn.
text(
    "legends-044",
    action(floating(constant(cancel_damage(THIS, 1, next=True))), spend=1, cost=discard_one()),
)

# Track the Prey: tactic, 2 (0). Lizardmen.
# Order only.
# Action: Give target unit you control Savage X until the end of the turn, where X is the printed power of that unit.
text(
    "legends-045",
    action(target(UNITS & YOURS, gain(SAVAGE, printed_power()))),
)

# Stormvermin: unit, 4 (0), power 2, hit points 4. Skaven, Warrior.
# Destruction only.
# Action: Spend 1 resource to redirect the next 2 damage dealt to target unit you control this turn to this unit, if
# able.
text("legends-046", action(target(UNITS & YOURS, floating(constant(redirect_damage(IT, 2, THIS, next=True)))), spend=1))

# Screaming Bell: support, 3 (0), power 1. Skaven, War Machine.
# Destruction only.
# Attacking Skaven units you control get +1 power.
text("legends-047", constant(grant(UNITS & YOURS & trait("Skaven") & ATTACKERS, POWER, 1)))

# Warpstone Experiments: tactic, 1 (0). Skaven.
# Destruction only.
# Action: Give target unit you control +3 power until the end of the turn. Sacrifice that unit at the end of the turn.
text("legends-048", action(target(UNITS & YOURS, seq(gain(POWER, 3), later(after(ends("turn")), sacrifice())))))

# Shadow Sentinel: unit, 2 (0), power 1, hit points 2. Wood Elf, Warrior.
# Order only.
# Action: After one or more units your opponents control leave play, put the top card of your deck facedown into this
# zone as a development.
text(
    "legends-049",
    action(develop(), when=after(LEAVES_PLAY, UNITS & ENEMY, batch=True)),
)

# Wild Rider: unit, 3 (0), power 1, hit points 3. Wood Elf, Warrior.
# Order only.
# This unit gets +4 power while you control at least five developments in this zone.
text("legends-050", constant(grant(THIS, POWER, 4), only=at_least(5, DEVELOPMENTS & YOURS & HERE)))

# Protective Spites: support, 3 (0), power 0. Wood Elf, Attachment.
# Order only.
# Attach to target unit you control.
# This support enters play with 3 resource tokens on it.
# If attached unit would be dealt damage, you may remove 1 resource token from this support to cancel all of that
# damage.
text(
    "legends-051",
    attaches(UNITS & YOURS),
    constant(enters(tokens=3)),
    constant(prevent_damage(HOST, whole=True, optional=True)),
)

# Swarm of Bats: unit, 2 (0), power 1, hit points 1. Undead, Creature.
# Destruction only.
# Necromancy.
# Action: When this unit attacks, discard the top 4 cards of your deck. Give this unit +1 power until the end of the
# turn for each unit among those cards.
text(
    "legends-052",
    action(discard_top(4, gain(POWER, found(UNIT_CARDS), of=THIS)), when=after(ATTACKS, THIS)),
)

# Blood Dragon Knight: unit, 4 (0), power 2, hit points 4. Undead, Vampire.
# Destruction only.
# Action: When this unit attacks, deal X damage to target unit in the defending zone, where X is the power of this unit.
text(
    "legends-053",
    action(target(UNITS & IN_DEFENDING_ZONE, deal(power_of(THIS))), when=after(ATTACKS, THIS)),
)

# Curse of Years: support, 2 (0), power 0. Undead, Attachment, Spell.
# Destruction only.
# Attach to target unit.
# Attached unit gets −X hit points, where X is the number of resource tokens on this support.
# Action: At the beginning of attached unit's controller's turn, place 1 resource token on this support.
text(
    "legends-054",
    attaches(UNITS),
    constant(grant(HOST, HIT_POINTS, -tokens_on(THIS))),
    action(place_tokens(1), when=after(begins("turn"), whom=HOSTS_CONTROLLER)),
)

# Watchtower: support, 2 (0), power 1. Building.
# Limited.
# Action: At the beginning of your turn, each opponent must reveal their hand.
text(
    "legends-055",
    action(each_opponent(reveal_hand()), when=YOUR_TURN_BEGINS),
)
