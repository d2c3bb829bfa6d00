"""The Dwarfs of the Eternal War Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Doors of Karak Hirn, unique: support, 3 (3), power 1. Fortification.
# While another of your zones is not burning, this zone cannot be attacked.
text("days-of-blood-006", constant(cannot("attack this zone"), only=ANOTHER_ZONE_STANDS))

# Karak Hirn Warrior: unit, 4 (2), power 2, hit points 3. Elite.
# While you have at least 3 resources, this unit may attack as if in the battlefield and may defend any zone of its
# controller.
text(
    "oaths-of-vengeance-025",
    constant(can("attack from any zone"), can("defend any zone"), only=number_is(RESOURCES, 3)),
)

# Band Together: tactic, 2 (2).
# Dwarf only.
# Ambush 0.
# Action: Gain 3 resources.
text("oaths-of-vengeance-026", action(earn(3)))

# Wealth of the Hold: support, 2 (2), power 1. Vault.
# Action: At the beginning of each opponent's turn, gain 1 resource.
text("oaths-of-vengeance-027", action(earn(1), when=after(begins("turn"), whom=OPPONENT)))

# Iron Defenders: unit, 2 (1), power 1, hit points 2. Warrior.
# Dwarf only.
# Ambush 1.
# Action: After this unit ambushes, give it Toughness 2 until the end of the phase.
text("battle-for-the-old-world-045", action(gain(TOUGHNESS, 2, END_OF_PHASE, of=THIS), when=after(AMBUSHES, THIS)))

# Dead-Eye Cannon Crew: unit, 5 (2), power 3, hit points 4. War Machine.
# Battlefield only.
# Action: When this unit attacks, sacrifice X developments you control to destroy target non-Attachment support in the
# defending zone, where X is the printed cost of that support.
text(
    "battle-for-the-old-world-046",
    action(
        target(SUPPORTS & IN_DEFENDING_ZONE - ATTACHMENTS, destroy()),
        cost=choose_some(DEVELOPMENTS & YOURS, X, sacrifice(FOUND)),
        when=after(ATTACKS, THIS),
        x=printed_cost(FIRST),
    ),
)

# Thorek Ironbrow, unique: legend, 3 (2), power 1/1/2, hit points 3.
# Forced: After this legend enters play, for the rest of the game, you win only when 3 sections of an opponent's capital
# are burning, instead of 2.
# Action: When this legend attacks, put one Dwarf support with printed cost X or lower from your hand into play in one
# of your zones, where X is the number of resources in your pool.
text(
    "glory-of-days-past-061",
    forced(after(ENTERS_PLAY, THIS), floating(constant(zones_to_burn(3)), UNTIL_USED)),
    action(
        choose(SUPPORT_CARDS & DWARF & cost_at_most(RESOURCES) & IN_HAND, put_into_play()), when=after(ATTACKS, THIS)
    ),
)

# Recover Mithril Lode, unique: quest, 0 (3). Mission.
# Play into any opponent's zone, under your control.
# When you assign combat damage to this zone, you may place any amount of it on this quest instead.
# Forced: After 3 or more damage has been placed on this quest, sacrifice this quest. Then choose one of your zones. Put
# the top four cards of your discard pile facedown into that zone as developments.
text(
    "glory-of-days-past-062",
    plays_into(ALL, enemy=True),
    constant(can("take combat damage")),
    forced(
        after(DAMAGE_PLACED, THIS, least=3),
        then(sacrifice(THIS), choose(SECTIONS & YOURS, develop(of=topmost(ALL, 4)))),
    ),
)

# Mine Engineers: unit, 3 (1), power 1, hit points 3. Engineer.
# Dwarf only.
# Ambush 2.
# Action: After this unit ambushes, you may heal 1 damage on one damaged section of your capital, up to 3 times.
text(
    "glory-of-days-past-063",
    action(times(3, may(choose(SECTIONS & YOURS & DAMAGED, heal(1)))), when=after(AMBUSHES, THIS)),
)

# Karak Hirn Mine: support, 1 (1), power 1. Building.
# If you control a faceup non-Dwarf unit or support, sacrifice this support.
text(
    "glory-of-days-past-064",
    constant(leaves_play(THIS, "sacrificed"), only=at_least(1, (UNITS | SUPPORTS) & YOURS - FACEDOWN_CARDS - DWARF)),
)

# King Alrik, unique: unit, 3 (3), power 0, hit points 3. Noble, Warrior.
# Battlefield only.
# This unit gets +1 power for each resource in your pool.
text("the-ruinous-hordes-088", constant(grant(THIS, POWER, RESOURCES)))

# Horn Hold Defender: unit, 4 (2), power 2, hit points 2. Warrior.
# This unit has Toughness 2 while you have at least 3 resources.
# Action: When this unit attacks or defends, gain 1 resource.
text(
    "the-ruinous-hordes-089",
    constant(grant(THIS, TOUGHNESS, 2), only=number_is(RESOURCES, 3)),
    action(earn(1), when=after(ATTACKS, THIS)),
    action(earn(1), when=after(DEFENDS, THIS)),
)

# Open the Armoury: tactic, 0 (3).
# Play only at the beginning of your turn.
# Action: Play one unit or support from your hand (paying all costs).
text(
    "the-ruinous-hordes-090",
    action(choose((UNIT_CARDS | SUPPORT_CARDS) & IN_HAND, play_now()), phase=BEGINNING, only=YOUR_TURN),
)

# Vengeful Slayer: unit, 3 (1), power 1, hit points 3. Slayer.
# Dwarf only.
# After one or more sections of your capital are dealt combat damage, you may put this unit into play from your hand in
# your battlefield.
text(
    "faith-and-steel-105",
    triggered(
        after(IS_DAMAGED, SECTIONS & YOURS, combat=True, batch=True),
        put_into_play(THIS, zone=BATTLEFIELD),
        optional=True,
        hand=True,
    ),
)

# Doom-Seeker: unit, 2 (2), power 1, hit points 2. Slayer.
# Action: After this unit survives combat while attacking, sacrifice this unit to destroy target support in the attacked
# zone.
text(
    "faith-and-steel-106",
    action(
        target(SUPPORTS & IN_ATTACKED_ZONE, destroy()),
        cost=sacrifice(THIS),
        when=after(SURVIVES_COMBAT, THIS & ATTACKERS),
    ),
)

# Fearless in Battle: tactic, 1 (3). Slayer.
# Action: Each Slayer unit you control deals 1 additional damage in combat and gains Toughness 1 until the end of the
# phase.
text(
    "faith-and-steel-107",
    action(
        seq(
            gain(COMBAT_DAMAGE, 1, END_OF_PHASE, of=UNITS & trait("Slayer") & YOURS),
            gain(TOUGHNESS, 1, END_OF_PHASE, of=UNITS & trait("Slayer") & YOURS),
        )
    ),
)
