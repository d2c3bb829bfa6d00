"""The High Elves of the Eternal War Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Great Fire Dragon: unit, 5 (2), power 3, hit points 4. Dragon.
# Battlefield only.
# Action: When this unit attacks, place 1 resource token on this unit. Then remove any number X of the resource tokens
# on this unit to deal X damage to target unit in the defending zone.
text(
    "days-of-blood-010",
    action(
        target(
            UNITS & IN_DEFENDING_ZONE,
            then(place_tokens(1), pick_x(tokens_on(THIS), then(remove_tokens(X), deal(X, FIRST)))),
        ),
        when=after(ATTACKS, THIS),
    ),
)

# Shadowlands Hunter: unit, 2 (1), power 1, hit points 2. Ranger.
# High Elf only.
# Ambush 1.
# Action: After this unit ambushes, place 1 resource token on one High Elf card with a resource token on it.
text("days-of-blood-011", action(choose(HIGH_ELF & WITH_TOKENS, place_tokens(1, IT)), when=after(AMBUSHES, THIS)))

# Magic Ward: tactic, 2 (2). Spell.
# Action: Choose an opponent's zone. Until the end of the phase, treat the printed text box of each unit in that zone
# (except for traits) as blank.
text(
    "days-of-blood-012",
    action(choose(SECTIONS & ENEMY, each(UNITS & IN_ITS_ZONE, floating(constant(blank(IT)), END_OF_PHASE)))),
)

# Alith Anar, unique: legend, 3 (2), power 1/1/2, hit points 3.
# Forced: After this legend enters play, for the rest of the game, you win only when 3 sections of an opponent's capital
# are burning, instead of 2.
# Action: When this legend attacks, turn target development you control faceup. If it is a High Elf unit with Ambush,
# resolve its ambush abilities as if it had just ambushed and declare it as an attacker. Otherwise, sacrifice it.
text(
    "oaths-of-vengeance-021",
    forced(after(ENTERS_PLAY, THIS), floating(constant(zones_to_burn(3)), UNTIL_USED)),
    action(
        target(
            DEVELOPMENTS & YOURS,
            seq(
                turn("faceup"),
                only_if(
                    it_is(UNITS & HIGH_ELF & with_keyword(AMBUSH)),
                    seq(as_if_ambushed(), declare_now()),
                    sacrifice(),
                ),
            ),
        ),
        when=after(ATTACKS, THIS),
    ),
)

# Rescue Prisoners, unique: quest, 0 (3). Mission.
# Play into any opponent's zone, under your control.
# When you assign combat damage to this zone, you may place any amount of it on this quest instead.
# Forced: After 3 or more damage has been placed on this quest, sacrifice this quest. Then place 1 resource token on
# each card you control with a resource token on it.
text(
    "oaths-of-vengeance-022",
    plays_into(ALL, enemy=True),
    constant(can("take combat damage")),
    forced(
        after(DAMAGE_PLACED, THIS, least=3),
        then(sacrifice(THIS), each(WITH_TOKENS & YOURS, place_tokens(1, IT))),
    ),
)

# Outlying Tower: support, 1 (1), power 1. Building.
# If you control a faceup non-High Elf unit or support, sacrifice this support.
text(
    "oaths-of-vengeance-023",
    constant(leaves_play(THIS, "sacrificed"), only=at_least(1, (UNITS | SUPPORTS) & YOURS - FACEDOWN_CARDS - HIGH_ELF)),
)

# Nagarythe Archer: unit, 3 (1), power 1, hit points 3. Ranger.
# High Elf only.
# Ambush 2.
# Action: After this unit ambushes, each opponent takes 3 indirect damage.
text("oaths-of-vengeance-024", action(each_opponent(indirect(3)), when=after(AMBUSHES, THIS)))

# Lilea, unique: unit, 4 (2), power 2, hit points 3. Elite, Ranger.
# Action: When this unit attacks, place 1 resource token on it. Then each opponent takes X indirect damage, where X is
# the number of resource tokens on this unit.
text(
    "battle-for-the-old-world-050",
    action(then(place_tokens(1), each_opponent(indirect(tokens_on(THIS)))), when=after(ATTACKS, THIS)),
)

# Nagarythe Warrior: unit, 4 (2), power 2, hit points 3. Elite, Ranger.
# High Elf only.
# Ambush 2.
# Action: After this unit ambushes, deal 1 damage to each damaged unit.
text("battle-for-the-old-world-051", action(deal(1, UNITS & DAMAGED), when=after(AMBUSHES, THIS)))

# Hidden Outpost: support, 3 (1), power 1. Fortification.
# The first Ambush you use each turn costs 1 resource less.
text("battle-for-the-old-world-052", constant(price("ambushing", amount=-1)))

# Master of Qhaysh: unit, 2 (2), power 1, hit points 2. Mage.
# Action: After this unit survives combat while attacking, place 1 resource token on one card with a resource token on
# it.
text(
    "glory-of-days-past-067",
    action(choose(WITH_TOKENS, place_tokens(1, IT)), when=after(SURVIVES_COMBAT, THIS & ATTACKERS)),
)

# Guarding Boon: tactic, 1 (2). Spell.
# Action: Until the end of the phase, each Mage unit you control deals 1 additional damage in combat, and the first
# point of damage dealt to it each turn is redirected to target unit in any player's corresponding zone, if able.
text(
    "glory-of-days-past-068",
    action(
        floating(
            constant(
                grant(UNITS & trait("Mage") & YOURS, COMBAT_DAMAGE, 1),
                redirect_damage(UNITS & trait("Mage") & YOURS, 1, UNITS & corresponding_to(IT), first=True, each=True),
            ),
            END_OF_PHASE,
        )
    ),
)

# White Lion Master: support, 1 (2), power 0. Attachment, Title.
# Attach to target unit you control.
# This support enters play with 1 resource token on it.
# Action: Remove 1 resource token from this support to cancel the effects of an action that targets attached unit.
text(
    "glory-of-days-past-069",
    attaches(UNITS & YOURS),
    constant(enters(tokens=1)),
    action(target(aiming_at(HOST), cancel(), aimed=False), cost=remove_tokens(1)),
)

# Avelorn Sojourner: unit, 3 (1), power 1, hit points 3. Mage.
# While this unit is questing, tactics your opponents play cost 1 resource more.
text("the-ruinous-hordes-091", constant(costs(TACTICS & ENEMY, 1), only=at_least(1, THIS & QUESTING)))

# Sally Forth: tactic, 0 (3).
# Play only at the beginning of your battlefield phase.
# Action: Choose one of your zones. Until the end of the phase, units you control in that zone may attack as if in the
# battlefield, and units you control outside that zone cannot attack.
text(
    "the-ruinous-hordes-092",
    action(
        choose(
            SECTIONS & YOURS,
            floating(
                constant(
                    can("attack from any zone", UNITS & YOURS & IN_ITS_ZONE),
                    cannot("attack", UNITS & YOURS - IN_ITS_ZONE),
                ),
                END_OF_PHASE,
            ),
        ),
        only=at_beginning(BATTLEFIELD_PHASE),
    ),
)

# Warding Mage: unit, 2 (2), power 1, hit points 1. Mage.
# Action: Choose a unit you control. Until the end of the phase, opponents' effects that target that unit are applied to
# this unit instead, if able. Limit once per phase.
text(
    "faith-and-steel-108",
    action(
        choose(UNITS & YOURS, floating(constant(can("take effects on others", THIS, IT)), END_OF_PHASE)),
        limit=EACH_PHASE,
    ),
)

# Strike from the Shadows: tactic, 1 (2).
# Action: When a section of your capital is attacked, choose target development in the defending zone. If it is a
# facedown High Elf unit, give it Ambush X until the end of the phase, where X is the loyalty of that development.
text(
    "faith-and-steel-109",
    action(
        target(
            DEVELOPMENTS & IN_DEFENDING_ZONE,
            only_if(it_is(facedown(UNIT, HIGH_ELF.faction)), gain(AMBUSH, loyalty_of(facedown=True), END_OF_PHASE)),
        ),
        when=after(ZONE_ATTACKED, SECTIONS & YOURS),
    ),
)

# Saphery Waystone: support, 2 (2), power 1. Building.
# You may spend resource tokens on this support to play tactics.
# Forced: After an opponent plays a tactic, place 1 resource token on this support.
text(
    "faith-and-steel-110",
    constant(pays_with("tokens", TACTICS)),
    forced(after(PLAYED, TACTICS, OPPONENT), place_tokens(1)),
)
