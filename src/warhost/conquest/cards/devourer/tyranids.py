"""Tyranids of The Great Devourer."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

TERMAGANT = "Termagant"

# Old One Eye: signature warlord, ATK 2, HP 6, bloodied 1/6. Creature, Behemoth.
# Reaction: After this unit readies, remove half of the damage from this unit (rounded up). (Limit once per round.)
text("devourer-001", respond(after(READIES, THIS), heal_up_to(half=True, of=THIS), limit=EACH_ROUND))

# Lurking Hormagaunt: signature army, 2, ATK 3, HP 1, command 1. Creature, Behemoth.
# Reaction: After this unit is assigned damage, reassign up to 2 of that damage to your warlord.
text("devourer-002", respond(after(IS_ASSIGNED_DAMAGE, THIS), redirect("damage", YOUR_WARLORD, 2, up_to=True)))

# Awakening Cavern: signature support, 3. Location.
# Action: Exhaust this support to ready target unit you control.
text("devourer-003", action(target(UNITS & YOURS, ready()), cost=exhaust(THIS)))

# Ferocious Strength: signature event, 1, shields 1. Power.
# Action: Give one warlord or synapse unit you control Brutal until the end of the combat round.
text("devourer-004", action(choose((WARLORDS | SYNAPSES) & YOURS, gain(BRUTAL, 1, END_OF_COMBAT_ROUND))))

# Great Scything Talons: signature attachment, 1, shields 3. Wargear, Biomorph.
# Attach to a warlord you control.
# Attached unit gets +1 HP.
# Reaction: After damage is removed from attached unit, give it +X ATK for its next attack this phase, where X is the
# amount of damage removed.
text(
    "devourer-005",
    attaches(WARLORDS & YOURS),
    constant(grant(HOST, HIT_POINTS, 1)),
    respond(after(IS_HEALED, HOST), gain(ATTACK, HOW_MUCH, NEXT_ATTACK, HOST)),
)

# The Swarmlord: signature warlord, ATK 2, HP 6, bloodied 2/5. Creature, Behemoth.
# Reaction: After this unit commits to a planet, put a Termagant token into play at each adjacent planet.
text("devourer-006", respond(after(COMMITS, THIS), each(PLANETS & ADJACENT, put_tokens(TERMAGANT, IT))))

# Brood Warriors: signature army, 2, ATK 2, HP 2, command 1. Creature, Leviathan.
# Hive Mind – Termagant tokens you control at this planet gain 1 command icon.
text("devourer-007", constant(grant(TOKENS & named(TERMAGANT) & YOURS & HERE, COMMAND, 1)))

# Leviathan Hive Ship: signature support, 3. Upgrade.
# Reaction: After a unit you control with the Hive Mind specialization and printed cost 3 or lower is destroyed, exhaust
# this support to put that unit from your discard pile into play exhausted at any planet.
text(
    "devourer-008",
    respond(
        after(IS_DESTROYED, UNITS & YOURS & with_label("Hive Mind") & cost_at_most(3)),
        put_into_play(THAT & IN_DISCARD, PLANETS, exhausted=True),
        cost=exhaust(THIS),
    ),
)

# Indescribable Horror: signature event, 2, shields 1. Tactic.
# Combat Action: Rout target army unit with printed cost no higher than the number of Tyranid units you control at the
# same planet.
text("devourer-009", action(target(ARMY_UNITS & cost_within(UNITS & TYRANIDS & YOURS), rout()), phase=COMBAT_PHASE))

# Bone Sabres, unique: signature attachment, 1, shields 3. Wargear, Biomorph.
# Attach to a warlord you control.
# Attached unit gets +1 ATK.
# Reaction: After attached unit destroys an enemy army unit by an attack, put a Termagant token into play at this
# planet.
text(
    "devourer-010",
    attaches(WARLORDS & YOURS),
    constant(grant(HOST, ATTACK, 1)),
    respond(after(by_attack(IS_DESTROYED), ARMY_UNITS & ENEMY & done_by(HOST)), put_tokens(TERMAGANT, PLANETS & HERE)),
)

# Savage Warrior Prime, unique: synapse, ATK 2, HP 5. Creature, Leviathan, Elite.
# This unit must commit to a different planet than your warlord, if able.
# This unit counts as a warlord when determining whether a battle is fought at its planet and who has the initiative
# there, unless an enemy warlord is there.
text("devourer-011", constant(must("commit apart")), constant(counts_as(THIS, "a warlord")))

# Blazing Zoanthrope, unique: synapse, ATK 1, HP 4, command 1. Creature, Behemoth, Elite.
# Reaction: After the combat phase begins, deal 1 damage to target army unit at this planet (2 if this planet is
# infested).
text(
    "devourer-012",
    respond(
        after(begins("phase")),
        target(ARMY_UNITS & HERE, deal(plus(1, more=1, given=INFESTED))),
        only=during(COMBAT_PHASE),
    ),
)

# Gravid Tervigon, unique: synapse, ATK 0, HP 4, command 1. Creature, Kraken, Elite.
# Reaction: After this unit commits to a planet, put a Termagant token into play at this planet (two if this planet is
# infested).
text(
    "devourer-013",
    respond(
        after(COMMITS, THIS),
        only_if(
            at_least(1, PLANETS & HERE & INFESTED),
            put_tokens(TERMAGANT, PLANETS & HERE, 2),
            put_tokens(TERMAGANT, PLANETS & HERE),
        ),
    ),
)

# Venomthrope Polluter, unique: synapse, ATK 1, HP 4, command 1. Creature, Behemoth, Elite.
# Reaction: After this unit commits to a planet, move one non-warlord unit you control at another planet with a warlord
# you control to this planet.
text(
    "devourer-015",
    respond(
        after(COMMITS, THIS),
        choose(NON_WARLORD_UNITS & YOURS & at(WARLORDS & YOURS) - HERE, move(to=HERE)),
    ),
)

# Strangler Brood: army, 1, ATK 1, HP 2. Creature, Leviathan.
# Hive Mind – Termagant tokens you control at this planet get +1 ATK.
text("devourer-017", constant(grant(TOKENS & named(TERMAGANT) & YOURS & HERE, ATTACK, 1)))

# Termagant Sentry: army, 1, ATK 1, HP 2, command 1. Creature, Kraken, Termagant.
# Reaction: After a Termagant token you control at this planet is destroyed, ready this unit.
text("devourer-018", respond(after(IS_DESTROYED, TOKENS & named(TERMAGANT) & YOURS & HERE), ready(THIS)))

# Hunter Gargoyles: army, 1, ATK 2, HP 1. Creature, Kraken.
# Combat Action: Move this unit to any infested planet. (Limit once per phase.)
text("devourer-019", action(move(THIS, PLANETS & INFESTED), phase=COMBAT_PHASE, limit=EACH_PHASE))

# Virulent Spore Sacs: army, 2, ATK 0, HP 1, command 1. Creature, Drone.
# Combat Action: Sacrifice this unit to deal 1 damage to each enemy unit at this planet and infest this planet.
text(
    "devourer-020",
    action(
        seq(deal(1, UNITS & ENEMY & HERE), infest(PLANETS & HERE)),
        cost=sacrifice(THIS),
        phase=COMBAT_PHASE,
    ),
)

# Scything Hormagaunts: army, 2, ATK 2, HP 2, command 1. Creature, Leviathan.
# Reaction: After this unit is deployed, infest this planet.
text("devourer-021", respond(after(DEPLOYED, THIS), infest(PLANETS & HERE)))

# Toxic Venomthrope: army, 2, ATK 0, HP 2, command 2. Creature, Kraken.
# Reaction: After you win a command struggle at this planet, if this planet is infested already, either gain 1 resource
# or draw 1 card. Otherwise, infest it.
text(
    "devourer-022",
    respond(
        after(STRUGGLE_WON, HERE, YOU),
        only_if(already(at_least(1, PLANETS & HERE & INFESTED)), either(earn(1), draw(1)), infest(PLANETS & HERE)),
    ),
)

# Termagant Horde: army, 3, ATK 1, HP 3, command 1. Creature, Leviathan, Termagant.
# Reaction: After a combat round begins at this planet, put a Termagant token into play at this planet.
text("devourer-023", respond(after(begins("combat round"), HERE), put_tokens(TERMAGANT, PLANETS & HERE)))

# Volatile Pyrovore: army, 3, ATK 3, HP 3, command 1. Creature, Behemoth.
# Interrupt: When this unit is destroyed by an attack, deal 3 damage to the attacking unit.
text("devourer-024", respond(when(by_attack(IS_DESTROYED), THIS), deal(3, BY)))

# Termagant Spikers: army, 3, ATK 1, HP 3. Creature, Behemoth, Termagant.
# Ranged.
# Hive Mind – Termagant tokens you control at this planet gain Ranged.
text("devourer-025", constant(grant(TOKENS & named(TERMAGANT) & YOURS & HERE, RANGED)))

# Swarm Guard: army, 3, ATK 1, HP 5, command 1. Creature, Leviathan.
# Hive Mind – Termagant tokens you control at this planet get +2 HP.
text("devourer-027", constant(grant(TOKENS & named(TERMAGANT) & YOURS & HERE, HIT_POINTS, 2)))

# Adamant Hive Guard: army, 4, ATK 2, HP 5. Creature, Behemoth.
# Reaction: After a unit with the Hive Mind specialization or a Termagant token at this planet is assigned damage,
# reassign all of that damage to this unit.
text(
    "devourer-028",
    respond(
        after(IS_ASSIGNED_DAMAGE, (UNITS & with_label("Hive Mind") | TOKENS & named(TERMAGANT)) & HERE),
        redirect("damage", THIS, EVERYTHING),
    ),
)

# Ymgarl Genestealer: army, 5, ATK 4, HP 4, command 2. Creature, Genestealer, Elite.
# This unit gets +2 ATK while it is at a planet with a warlord.
# This unit gets +2 HP while it is at a planet with a synapse unit.
text(
    "devourer-029",
    constant(grant(THIS & at(WARLORDS), ATTACK, 2)),
    constant(grant(THIS & at(SYNAPSES), HIT_POINTS, 2)),
)

# Ravenous Haruspex: army, 5, ATK 3, HP 5, command 1. Creature, Behemoth, Elite.
# Reaction: After this unit destroys an enemy army unit by an attack, gain X resources, where X is the printed cost of
# that unit. (Limit once per phase.)
text(
    "devourer-030",
    respond(
        after(by_attack(IS_DESTROYED), ARMY_UNITS & ENEMY & done_by(THIS)), earn(printed_cost(THAT)), limit=EACH_PHASE
    ),
)

# Biovore Spore Launcher: army, 6, ATK 3, HP 6, command 1. Creature, Leviathan, Elite.
# Area Effect (1).
# Hive Mind – Termagant tokens you control at this planet gain Area Effect (1).
text("devourer-031", constant(grant(TOKENS & named(TERMAGANT) & YOURS & HERE, AREA_EFFECT, 1)))

# Shrieking Harpy: army, 6, ATK 2, HP 5, command 2. Creature, Kraken, Elite.
# Flying.
# Reaction: After this unit is declared as an attacker during the combat phase, exhaust all enemy non-Elite army units
# and token units at this planet if this planet is infested.
text(
    "devourer-032",
    respond(
        after(ATTACKS, THIS),
        exhaust((ARMY_UNITS - trait("Elite") | TOKENS) & ENEMY & HERE),
        only=during(COMBAT_PHASE) & at_least(1, PLANETS & HERE & INFESTED),
    ),
)

# Burrowing Trygon: army, 10, ATK 7, HP 7, command 3. Creature, Behemoth, Elite.
# The cost of this unit is reduced by X, where X is the highest number of Termagant tokens you control at one planet.
# This ability works from your hand.
text("devourer-033", constant(costs(THIS, -most_at_planet(TOKENS & named(TERMAGANT) & YOURS)), zone=FROM_HAND))

# Clogged with Corpses: event, 0, shields 1. Tactic.
# Action: Sacrifice X Termagant units to destroy target support with printed cost X or lower.
text(
    "devourer-034",
    action(
        target(SUPPORTS & cost_at_most(X), destroy()),
        cost=times(X, sacrifice_one(UNITS & trait(TERMAGANT))),
        x=up_to(count(UNITS & trait(TERMAGANT) & YOURS)),
    ),
)

# Predation: event, 0, shields 1. Tactic.
# Action: Infest one planet adjacent to an infested planet.
text("devourer-035", action(choose(PLANETS & adjacent_to(PLANETS & INFESTED), infest())))

# Spawn Termagants: event, 2, shields 1. Power.
# Deploy Action: Put a Termagant token into play at each planet.
text("devourer-036", action(each(PLANETS, put_tokens(TERMAGANT, IT)), phase=DEPLOY_PHASE))

# Spore Burst: event, 2, shields 2. Power.
# Deploy Action: Put one army unit with printed cost 3 or lower from your discard pile into play at any infested planet.
text(
    "devourer-037",
    action(
        choose(UNIT_CARDS & IN_DISCARD & cost_at_most(3), put_into_play(IT, PLANETS & INFESTED)), phase=DEPLOY_PHASE
    ),
)

# Dark Cunning: event, 2, shields 1. Tactic.
# Combat Action: Ready target non-warlord unit you control. Then, if it is at an infested planet, gain 1 resource.
text(
    "devourer-038",
    action(
        target(NON_WARLORD_UNITS & YOURS, then(ready(), only_if(it_is(INFESTED), earn(1)))),
        phase=COMBAT_PHASE,
    ),
)

# Consumption: event, 4, shields 1. Tactic.
# Deploy Action: Each player must sacrifice a unit at each planet.
text("devourer-039", action(each_player(each(PLANETS, sacrifice_one(UNITS & at(IT)))), phase=DEPLOY_PHASE))

# Regeneration: attachment, 1, shields 1. Condition.
# Attach to an army unit. Limit 1 per unit.
# Attached unit gets +2 HP.
# Action: Exhaust this attachment to remove 2 damage from attached unit.
text(
    "devourer-040",
    attaches(ARMY_UNITS, one_each=True),
    constant(grant(HOST, HIT_POINTS, 2)),
    action(heal(2, HOST), cost=exhaust(THIS)),
)

# Noxious Fleshborer: attachment, 1, shields 1. Wargear, Biomorph.
# Attach to an army unit.
# Attached unit gets +1 ATK and +1 HP while it is at an infested planet.
# Reaction: After you win a command struggle at this planet, infest this planet.
text(
    "devourer-041",
    attaches(ARMY_UNITS),
    constant(grant(HOST & INFESTED, ATTACK, 1), grant(HOST & INFESTED, HIT_POINTS, 1)),
    respond(after(STRUGGLE_WON, HERE, YOU), infest(PLANETS & HERE)),
)

# Pincer Tail: attachment, 1, shields 1. Wargear, Biomorph.
# Attach to an army unit.
# Attached unit gets +1 ATK.
# Reaction: After attached unit damages an enemy non-warlord unit by an attack, until the next combat round begins, that
# unit cannot retreat from battle.
text(
    "devourer-042",
    attaches(ARMY_UNITS),
    constant(grant(HOST, ATTACK)),
    respond(
        after(by_attack(IS_DAMAGED), NON_WARLORD_UNITS & ENEMY & done_by(HOST)),
        floating(constant(cannot("retreat", IT)), NEXT_COMBAT_ROUND),
    ),
)

# Parasitic Infection: attachment, 2, shields 1. Condition.
# Attach to an enemy army unit.
# Reaction: After the combat phase begins, put a Termagant token into play at this planet and deal 1 damage to attached
# unit.
text(
    "devourer-043",
    attaches(ARMY_UNITS & ENEMY),
    respond(
        after(begins("phase")),
        seq(put_tokens(TERMAGANT, PLANETS & HERE), deal(1, HOST)),
        only=during(COMBAT_PHASE),
    ),
)

# Heavy Venom Cannon: attachment, 3, shields 2. Wargear, Biomorph.
# Attach to an Elite army unit.
# Attached unit gets +2 ATK.
# Combat Action: Give attached unit either Area Effect (2) or Armorbane until the end of the phase. (Limit once per
# phase.)
text(
    "devourer-044",
    attaches(ARMY_UNITS & trait("Elite")),
    constant(grant(HOST, ATTACK, 2)),
    action(
        either(gain(AREA_EFFECT, 2, END_OF_PHASE, HOST), gain(ARMORBANE, 1, END_OF_PHASE, HOST)),
        phase=COMBAT_PHASE,
        limit=EACH_PHASE,
    ),
)

# Brood Chamber: support, 0. Location.
# Combat Action: Exhaust this support to give target army unit you control at a planet a keyword printed on target enemy
# unit at that planet, with its value, until the end of the phase.
text(
    "devourer-045",
    action(
        target(ARMY_UNITS & YOURS & AT_PLANETS, target(UNITS & ENEMY & at(FIRST), copy("keyword", SECOND, FIRST))),
        cost=exhaust(THIS),
        phase=COMBAT_PHASE,
    ),
)

# Digestion Pool, unique: support, 1. Upgrade.
# Limited.
# Interrupt: When you deploy a Tyranid unit at an infested planet, exhaust this support to reduce the cost of that unit
# by 2.
text("devourer-046", reduces_cost(UNITS & TYRANIDS & INFESTED, 2, cost=exhaust(THIS)))

# Mycetic Spores: support, 2. Upgrade.
# Combat Action: Exhaust this support to move one unit you control with the Hive Mind specialization to any planet with
# a Termagant token.
text(
    "devourer-047",
    action(
        choose(UNITS & YOURS & with_label("Hive Mind"), move(IT, PLANETS & at(TOKENS & named(TERMAGANT)))),
        cost=exhaust(THIS),
        phase=COMBAT_PHASE,
    ),
)

# Spore Chimney: support, 2. Upgrade.
# Reaction: After the headquarters phase begins, infest target planet.
text("devourer-048", respond(after(begins("phase")), target(PLANETS, infest()), only=during(HEADQUARTERS_PHASE)))

# Synaptic Link: support, 2. Upgrade.
# Reaction: After a synapse unit you control commits to a planet, draw 1 card.
text("devourer-049", respond(after(COMMITS, SYNAPSES & YOURS), draw(1)))
