"""The Orcs of the Corruption Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Spider Riders: unit, 1 (1), power 0, hit points 1. Cavalry.
# Battlefield. This unit gets +2 power while attacking.
text("the-skavenblight-threat-008", constant(grant(THIS & ATTACKERS, POWER, 2), zone=BATTLEFIELD))

# War Paint: support, 0 (1), power 0. Attachment.
# Attach to target unit in your battlefield.
# Attached unit gets +1 power for each damage on it.
text(
    "the-skavenblight-threat-009",
    attaches(UNITS, zone=BATTLEFIELD),
    constant(grant(HOST, POWER, damage_on(HOST))),
)

# Arrer Boyz: unit, 4 (2), power 1, hit points 3. Ranger.
# Battlefield. Action: Spend 2 resources to deal 1 damage to target unit in any battlefield. Then deal 1 damage to this
# unit.
text(
    "path-of-the-zealot-028",
    action(target(UNITS & in_zone(BATTLEFIELD), then(deal(1), deal(1, THIS))), spend=2, zone=BATTLEFIELD),
)

# Wolf Rider Assault: tactic, 0 (1).
# Action: Move target Orc unit in your kingdom or in your quest zone to your battlefield; that unit must attack this
# turn, if able.
text(
    "path-of-the-zealot-029",
    action(
        target(
            UNITS & ORC & YOURS & (in_zone(KINGDOM) | in_zone(QUEST)),
            seq(move(to=BATTLEFIELD), gain(MUST_ATTACK, 1, NEXT_BATTLE)),
        )
    ),
)

# Ugrok Beardburna, unique: unit, 5 (2), power 3, hit points 5. Hero, Warrior.
# Limit one Hero per zone.
# This unit gets +1 power for each damage on it.
text(
    "tooth-and-claw-048",
    constant(grant(THIS, POWER, damage_on(THIS))),
)

# Mob Up: tactic, 0 (1).
# Action: Until the end of the turn, combat damage cannot be cancelled.
text("tooth-and-claw-049", action(floating(constant(cannot("cancel combat damage")))))

# Dat's Mine!: quest, 0 (2).
# Quest. You may spend resource tokens on this quest to play Attachments.
# Quest. Forced: At the beginning of your turn, place 1 resource token on this quest if a unit is on it.
text(
    "tooth-and-claw-050",
    constant(pays_with("tokens", ATTACHMENTS), zone=QUEST),
    forced(YOUR_TURN_BEGINS, place_tokens(1), zone=QUEST, only=at_least(1, QUESTING_HERE)),
)

# Grimgor's Spike: support, 1 (2), power 0. Attachment, Weapon.
# Attach to target Orc unit.
# After an attacking unit is dealt combat damage, destroy that unit if attached unit is defending alone.
text(
    "the-deathmaster-s-dance-071",
    attaches(UNITS & ORC),
    triggered(
        after(IS_DAMAGED, UNITS & ATTACKERS, combat=True), destroy(THAT), only=at_least(1, HOST & alone("defending"))
    ),
)

# Swarm 'Em: tactic, X (2).
# Action: Deal X damage to target defending unit, where X is the number of units and developments in your battlefield.
text(
    "the-deathmaster-s-dance-072",
    action(target(UNITS & DEFENDERS, deal(X)), x=count((UNITS | DEVELOPMENTS) & YOURS & in_zone(BATTLEFIELD))),
)

# Basha's Bloodaxe, unique: support, 2 (1), power 0. Attachment, Relic.
# Attach to target Orc unit.
# Corrupt that unit.
# Attached unit deals 2 additional damage in combat.
# While attached unit is attacking, damage assigned to sections of an opponent's capital is doubled.
text(
    "the-warpstone-chronicles-091",
    attaches(UNITS & ORC, then=corrupt()),
    constant(grant(HOST, COMBAT_DAMAGE, 2)),
    constant(multiply_damage(SECTIONS & ENEMY), only=at_least(1, HOST & ATTACKERS)),
)

# Thick-Skinned: support, 0 (2), power 0. Attachment.
# Attach to target Orc unit.
# Action: Sacrifice this support to redirect any amount of the combat damage assigned to attached unit to another target
# unit you control. Use only during combat, after damage has been assigned.
text(
    "the-warpstone-chronicles-092",
    attaches(UNITS & ORC),
    action(
        target(HOST, target(UNITS & YOURS & ANOTHER, redirect("combat damage", FIRST, SECOND)), aimed=False),
        cost=sacrifice(THIS),
        only=in_combat("damage is assigned"),
    ),
)

# Snotling Saboteurs: unit, 3 (2), power 1, hit points 3. Ranger.
# Action: Spend 2 resources and sacrifice this unit to destroy target support or development.
text("arcane-fire-110", action(target(SUPPORTS | DEVELOPMENTS, destroy()), spend=2, cost=sacrifice(THIS)))

# Da Brainbursta!: tactic, 10 (3). Epic Spell.
# Play only at the beginning of your turn.
# Action: Destroy all units your opponents control.
text("arcane-fire-111", action(destroy(UNITS & ENEMY), phase=BEGINNING, only=YOUR_TURN))

# Easy Pickin's: tactic, 2 (1).
# Action: The controller of one unit with the lowest printed cost must sacrifice that unit.
text(
    "arcane-fire-112",
    action(choose(costing("least", UNITS), controller_of(IT, sacrifice()))),
)
