"""The neutral cards of March of the Damned."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Skinks of Sotek: unit, 2 (0), power 1, hit points 1. Lizardmen.
# Order only.
# Action: After this unit enters play, deal 1 uncancellable damage to target unit.
text("march-of-the-damned-031", action(target(UNITS, deal(1, uncancellable=True)), when=after(ENTERS_PLAY, THIS)))

# Spawn of Itzl: unit, 3 (0), power 1, hit points 3. Lizardmen.
# Order only.
# Action: When this unit attacks, destroy target damaged unit in the defending zone.
text(
    "march-of-the-damned-033",
    action(target(UNITS & DAMAGED & IN_DEFENDING_ZONE, destroy()), when=after(ATTACKS, THIS)),
)

# Saurus Warriors: unit, 4 (0), power 2, hit points 3. Lizardmen.
# Order only.
# This unit gets +1 power while opposed in combat.
text(
    "march-of-the-damned-034",
    constant(grant(THIS & OPPOSED, POWER, 1)),
)

# Temple Guard: unit, 3 (0), power 1, hit points 3. Lizardmen.
# Order only.
# Action: Spend 1 resource to redirect the next 2 damage dealt to target unit you control this turn to another target
# unit you control, if able.
text(
    "march-of-the-damned-035",
    action(
        target(
            UNITS & YOURS,
            target(UNITS & YOURS & ANOTHER, floating(constant(redirect_damage(FIRST, 2, SECOND, next=True)))),
        ),
        spend=1,
    ),
)

# Loqtza, unique: unit, 6 (0), power 3, hit points 5. Hero, Lizardmen, Mage.
# Order only.
# Limit one Hero per zone.
# Action: Spend 2 resources to deal 1 damage to target unit for each Lizardmen unit in this zone.
text("march-of-the-damned-037", action(target(UNITS, deal(count(UNITS & trait("Lizardmen") & HERE))), spend=2))

# Savage Rush: tactic, 2 (0).
# Order only.
# Action: Give each attacking unit you control Savage 1 until the end of the turn.
text("march-of-the-damned-038", action(gain(SAVAGE, 1, of=UNITS & YOURS & ATTACKERS)))

# Blood Shrine of Sotek: support, 2 (0), power 1. Lizardmen, Building.
# Order only.
# Lizardmen units you control in this zone get +1 hit point.
text("march-of-the-damned-039", constant(grant(UNITS & YOURS & trait("Lizardmen") & HERE, HIT_POINTS, 1)))

# Cloak of Feathers: support, 1 (0), power 0. Attachment, Lizardmen.
# Order only.
# Attach to target Lizardmen unit.
# Attached unit has Savage 2.
text("march-of-the-damned-040", attaches(UNITS & trait("Lizardmen")), constant(grant(HOST, SAVAGE, 2)))

# Born Predators: tactic, 2 (0). Lizardmen.
# Order only.
# Action: Deal 1 damage to target unit for each Lizardmen card you control.
text("march-of-the-damned-041", action(target(UNITS, deal(count(trait("Lizardmen") & YOURS)))))

# Blessed Spawning: tactic, 3 (0). Lizardmen.
# Order only.
# Action: Search the top 5 cards of your deck for a Lizardmen unit with printed cost 4 or lower; you may put it into
# play in one of your zones. Shuffle your deck.
text(
    "march-of-the-damned-042",
    action(seq(search(5, UNIT_CARDS & trait("Lizardmen") & cost_at_most(4), put_into_play()), shuffle_deck())),
)

# Crypt Ghouls: unit, 2 (0), power 1, hit points 1. Undead, Warrior.
# Destruction only.
# Action: After this unit leaves play, gain 2 resources.
text("march-of-the-damned-043", action(earn(2), when=after(LEAVES_PLAY, THIS)))

# Drowned Zombies: unit, 3 (0), power 1, hit points 2. Undead, Warrior.
# Destruction only.
# Necromancy.
# Action: After this unit enters play, target development also counts as a unit with 1 power and 2 hit points until the
# end of the turn.
text(
    "march-of-the-damned-045",
    action(
        target(DEVELOPMENTS, floating(constant(counts_as(IT, UNIT, hit_points=2, power=1)))),
        when=after(ENTERS_PLAY, THIS),
    ),
)

# Spirit Host: unit, 3 (0), power 1, hit points 3. Undead, Warrior.
# Destruction only.
# Action: After this unit leaves play, attach this unit to target unit.
# While attached, it counts as an Attachment support with the text “Attached unit gets −1 power”.
text(
    "march-of-the-damned-046",
    action(target(UNITS, attach(THIS, IT, becomes=True)), when=after(LEAVES_PLAY, THIS)),
    constant(grant(HOST, POWER, -1), zone=AS_ATTACHMENT),
)

# Enraged Varghulf: unit, 4 (0), power 2, hit points 3. Undead, Creature.
# Destruction only.
# Action: When this unit attacks, give this unit +X power until the end of the turn, where X is the power of target unit
# in the defending zone.
text(
    "march-of-the-damned-047",
    action(target(UNITS & IN_DEFENDING_ZONE, gain(POWER, power_of(FIRST), of=THIS)), when=after(ATTACKS, THIS)),
)

# Wight Lord: unit, 5 (0), power 2, hit points 4. Undead, Warrior.
# Destruction only.
# Necromancy.
# Action: After this unit enters play, destroy target unit in any player's corresponding zone.
text("march-of-the-damned-048", action(target(UNITS & CORRESPONDING, destroy()), when=after(ENTERS_PLAY, THIS)))

# Countess Iseara, unique: unit, 6 (0), power 3, hit points 4. Hero, Undead, Vampire.
# Destruction only.
# Limit one Hero per zone.
# Action: Spend 1 resource to give target unit in your discard pile Necromancy until the end of the turn.
text(
    "march-of-the-damned-049",
    action(target(UNIT_CARDS & IN_DISCARD, gain(NECROMANCY, 1)), spend=1),
)

# Numberless Graves: support, 3 (0), power 1. Undead.
# Destruction only.
# Action: After a unit an opponent controls is destroyed, draw 1 card from the bottom of your deck.
text(
    "march-of-the-damned-050",
    action(draw_bottom(1), when=after(IS_DESTROYED, UNITS & ENEMY)),
)

# Corpse Cart: support, 1 (0), power 0. Undead, War Machine.
# Destruction only.
# Battlefield. Action: Spend 1 resource to discard the top 2 cards of your deck.
text("march-of-the-damned-051", action(discard_top(2), spend=1, zone=BATTLEFIELD))

# The Screaming Banner: support, 2 (0), power 0. Attachment, Undead.
# Destruction only.
# Attach to target Undead unit you control.
# Action: When attached unit attacks, target unit loses 2 power until the end of the turn.
text(
    "march-of-the-damned-052",
    attaches(UNITS & trait("Undead") & YOURS),
    action(target(UNITS, gain(POWER, -2)), when=after(ATTACKS, HOST)),
)

# Raise Dead: tactic, 4 (0). Undead, Spell.
# Destruction only.
# Play only during your turn.
# Action: Put target unit from your discard pile into play in one of your zones.
text("march-of-the-damned-053", action(target(UNIT_CARDS & IN_DISCARD, put_into_play()), only=YOUR_TURN))

# Beguile: tactic, 2 (0). Undead, Spell.
# Destruction only.
# Action: Deal damage equal to the power of target unit to another target unit in the same zone.
text(
    "march-of-the-damned-054",
    action(target(UNITS, target(UNITS & ANOTHER & same_place(FIRST), deal(power_of(FIRST), SECOND)))),
)

# Jezzail Team: unit, 3 (0), power 1, hit points 2. Skaven.
# Destruction only.
# Action: Corrupt this unit to deal 1 damage to target unit in any battlefield.
text("march-of-the-damned-055", action(target(UNITS & in_zone(BATTLEFIELD), deal(1)), cost=corrupt(THIS)))
