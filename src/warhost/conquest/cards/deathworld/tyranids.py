"""Tyranids of the Death World cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Keening Maleceptor, unique: synapse, ATK 1, HP 5, command 1. Creature, Leviathan, Elite.
# Combat Action: Remove the infestation token from this planet to trigger its Battle ability. (Limit once per phase.)
text(
    "deathworld-017",
    action(
        trigger_battle(PLANETS & HERE),
        cost=infest(PLANETS & HERE, remove=True),
        phase=COMBAT_PHASE,
        limit=EACH_PHASE,
    ),
)

# Crush of Sky-Slashers: army, 1, ATK 1, HP 2. Creature.
# Flying.
# Reaction: After a combat round begins at this planet, deal 1 damage to target enemy army unit with printed cost 2 or
# lower at this planet.
text(
    "deathworld-018",
    respond(after(begins("combat round"), HERE), target(ARMY_UNITS & ENEMY & HERE & cost_at_most(2), deal(1))),
)

# Caustic Tyrannofex: army, 5, ATK 4, HP 4, command 3. Creature, Leviathan, Elite.
# Reaction: After you win a command struggle at this planet, until the end of the round, this unit gains the Hive Mind
# specialization and Termagant tokens you control at its planet gain Armorbane.
text(
    "deathworld-039",
    respond(
        after(STRUGGLE_WON, HERE, YOU),
        seq(
            floating(constant(gains(THIS, label="Hive Mind")), END_OF_TURN),
            floating(constant(grant(TOKENS & named("Termagant") & YOURS & at(THIS), ARMORBANE)), END_OF_TURN),
        ),
    ),
)

# Loamy Broodhive: support, 1. Location.
# Reaction: After an Elite unit you control is deployed, exhaust this support to put two Termagant tokens into play at
# the same planet.
text(
    "deathworld-040",
    respond(
        after(DEPLOYED, UNITS & trait("Elite") & YOURS),
        put_tokens("Termagant", PLANETS & at(THAT), 2),
        cost=exhaust(THIS),
    ),
)

# Focal Warrior: army, 2, ATK 1, HP 3, command 1. Creature, Kraken.
# Elite units you control at this planet gain Brutal.
text("deathworld-062", constant(grant(UNITS & trait("Elite") & YOURS & HERE, BRUTAL)))

# Flesh Hooks: attachment, 1, shields 1. Wargear, Biomorph.
# Deep Strike (1).
# Attach to an enemy army unit with printed cost 2 or lower.
# Attached unit cannot be readied.
text(
    "deathworld-063",
    attaches(ARMY_UNITS & ENEMY & cost_at_most(2)),
    constant(cannot("be readied", HOST)),
)

# Mucolid Spores: army, 3, ATK 0, HP 2, command 1. Creature.
# Flying. Mobile.
# Interrupt: When this unit is destroyed, destroy up to two target enemy supports.
text("deathworld-085", respond(when(IS_DESTROYED, THIS), target(SUPPORTS & ENEMY, destroy(FIRST), count=2, up_to=True)))

# Burst Forth: event, shields 1. Tactic.
# Deep Strike (0).
# Reaction: After you Deep Strike this event, commit one warlord or synapse unit you control to this planet.
text(
    "deathworld-086",
    respond(after(DEEP_STRIKES, THIS, YOU), choose((WARLORDS | SYNAPSES) & YOURS, commit(IT, HERE))),
)

# Lictor Vine Lurker: army, 4, ATK 3, HP 3, command 1. Creature, Leviathan.
# Deep Strike (2).
# Reaction: After you Deep Strike this unit, your opponent must discard 1 card at random from their hand, if able.
text("deathworld-105", respond(after(DEEP_STRIKES, THIS, YOU), each_opponent(discard_at_random(1))))

# Invasion Site, unique: support, 0. Location.
# Reaction: After an Elite unit you control is destroyed, sacrifice this support to gain X resources, where X is the
# printed cost of that unit.
text(
    "deathworld-106",
    respond(after(IS_DESTROYED, UNITS & trait("Elite") & YOURS), earn(printed_cost(THAT)), cost=sacrifice(THIS)),
)

# Slavering Mawloc: army, 6, ATK 3, HP 6. Creature, Leviathan, Elite.
# Deep Strike (3).
# Reaction: After you Deep Strike this unit, give it Armorbane until the end of the phase.
text("deathworld-127", respond(after(DEEP_STRIKES, THIS, YOU), gain(ARMORBANE, 1, END_OF_PHASE, THIS)))

# Armored Shell: attachment, 2, shields 1. Wargear, Biomorph.
# Attach to an army unit you control.
# Reaction: After attached unit is assigned damage by an attack, prevent all but 2 of that damage.
text(
    "deathworld-128",
    attaches(ARMY_UNITS & YOURS),
    respond(after(by_attack(IS_ASSIGNED_DAMAGE), HOST), prevent(but=2)),
)
