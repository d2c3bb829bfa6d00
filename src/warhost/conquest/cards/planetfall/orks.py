"""Orks of the Planetfall cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Rickety Warbuggy: loyal army, 1, ATK 3, HP 1. Vehicle.
# No Wargear Attachments.
# Goes Fasta! – While your opponent has the initiative and you control an army unit not named Rickety Warbuggy at this
# planet, this unit cannot be damaged by units.
text(
    "planetfall-014",
    constant(
        cannot("be damaged", THIS, by=UNITS),
        only=OPPONENT_HAS_INITIATIVE & at_least(1, ARMY_UNITS & YOURS & HERE - named("Rickety Warbuggy")),
    ),
)

# Lucky Warpaint: attachment, 1, shields 1. Upgrade.
# Attach to an Ork army unit.
# Attached unit gains the Blue trait and is immune to enemy events.
text(
    "planetfall-015",
    attaches(ARMY_UNITS & ORKS),
    constant(gains_trait(HOST, "Blue"), immune_to(HOST, EVENT)),
)

# Front Line 'Ard Boyz: army, 4, ATK 2, HP 5, command 2. Warrior, Boyz.
# This unit must be declared as the defender, if able.
text("planetfall-039", constant(must("defend")))

# Ramshackle Trukk: loyal army, 5, ATK 7, HP 3, command 2. Vehicle, Elite.
# No Wargear Attachments.
# Goes Fasta! – This unit gets +4 HP while your opponent has the initiative.
text("planetfall-040", constant(grant(THIS, HIT_POINTS, 4), only=OPPONENT_HAS_INITIATIVE))

# Rok Bombardment: loyal event, 2, shields 2. Tactic.
# Combat Action: Choose target planet where a battle is being fought. Until the end of the battle, whenever a unit there
# resolves an attack, deal 1 damage to that unit. If it is a material planet, only enemy units are affected.
text(
    "planetfall-041",
    action(
        target(
            PLANETS & AT_BATTLE,
            floating(
                forced(
                    after(ATTACK_IS_RESOLVED, (UNITS & at(IT)) - (UNITS & YOURS & of_type(MATERIAL))), deal(1, THAT)
                ),
                END_OF_COMBAT,
                every=True,
            ),
        ),
        phase=COMBAT_PHASE,
    ),
)

# Gorzod: signature warlord, ATK 2, HP 7, bloodied 2/5. Oddboy, Warboss.
# Your deck may hold common Astra Militarum and Space Marine Vehicle units, but no other cards of another faction.
# Interrupt: When you deploy an Astra Militarum or Space Marine army unit, reduce the cost of that unit by 1 (to a
# minimum of 1).
text(
    "planetfall-049",
    allies(ASTRA_MILITARUM, SPACE_MARINES, trait="Vehicle"),
    reduces_cost(UNIT_CARDS & ASTRA_MILITARUM | UNIT_CARDS & SPACE_MARINES, 1, least=1),
)

# Gorzod's Wagons: signature army, 2, ATK 1, HP 3, command 1. Vehicle.
# No Wargear Attachments.
# Goes Fasta! – This unit gets +2 ATK while your opponent has the initiative.
text("planetfall-050", constant(grant(THIS, ATTACK, 2), only=OPPONENT_HAS_INITIATIVE))

# Kustomisation Station: signature support, 3. Location.
# Vehicle units you control lose their faction and are Ork instead.
# Ork Vehicle units you control get +1 ATK and +1 HP.
text(
    "planetfall-051",
    constant(changes_faction(UNITS & YOURS & trait("Vehicle"), ORKS)),
    constant(
        grant(UNITS & ORKS & trait("Vehicle") & YOURS, ATTACK, 1),
        grant(UNITS & ORKS & trait("Vehicle") & YOURS, HIT_POINTS, 1),
    ),
)

# Hostile Acquisition: signature event, 1, shields 1. Tactic.
# Reaction: After your warlord damages a Vehicle army unit by an attack, take control of that unit.
text(
    "planetfall-052",
    respond(
        after(by_attack(IS_DAMAGED), ARMY_UNITS & trait("Vehicle") & done_by(YOUR_WARLORD)),
        take_control(THAT),
    ),
)

# The Bloodrunna, unique: signature attachment, 1, shields 3. Vehicle.
# Attach to your warlord.
# Attached unit gets +2 HP and gains, “Reaction: After a Vehicle unit at this planet is destroyed, ready this unit.
# (Limit once per phase.)”
text(
    "planetfall-053",
    attaches(YOUR_WARLORD),
    constant(
        grant(HOST, HIT_POINTS, 2),
        grants_ability(
            HOST, respond(after(IS_DESTROYED, UNITS & trait("Vehicle") & HERE), ready(THIS), limit=EACH_PHASE)
        ),
    ),
)

# Outflank'em: event, 1, shields 1. Tactic.
# Reaction: After your combat turn ends, take a combat turn.
text("planetfall-082", respond(after(ends("combat turn"), whom=YOU), another("combat turn")))

# Smasha Gun Battery: support, 3. Weapon, Artillery.
# Deploy Action: Exhaust this support to have each player divide X indirect damage among their units, where X is the
# number of cards in their hand.
text("planetfall-083", action(indirect(CARDS_IN_HAND, UNITS), cost=exhaust(THIS), phase=DEPLOY_PHASE))

# Salvaged Battlewagon: army, 7, ATK 5, HP 6, command 2. Vehicle, Elite.
# No Wargear Attachments.
# Reaction: After this unit destroys an enemy unit by an attack, put one Ork army unit with printed cost 3 or lower from
# your hand into play at any adjacent planet.
text(
    "planetfall-101",
    respond(
        after(by_attack(IS_DESTROYED), UNITS & ENEMY & done_by(THIS)),
        choose(IN_HAND & UNIT_CARDS & ORKS & cost_at_most(3), put_into_play(IT, PLANETS & ADJACENT)),
    ),
)

# Huge Chain-Choppa: attachment, 1, shields 1. Wargear, Weapon.
# Attach to a non-warlord unit.
# Attached unit gets +4 ATK.
# Attached unit cannot ready between combat rounds.
text(
    "planetfall-102",
    attaches(NON_WARLORD_UNITS),
    constant(grant(HOST, ATTACK, 4)),
    constant(cannot("ready between combat rounds", HOST)),
)

# Corpulent Ork: army, 3, ATK 1, HP 5, command 2. Warrior.
# During a battle at a planet where you control a Corpulent Ork and your opponent does not, card abilities treat your
# opponent as having the initiative (the order of combat turns does not change).
text(
    "planetfall-127",
    constant(
        counts_as(THIS, "without the initiative"),
        only=at_least(1, UNITS & YOURS & AT_BATTLE & named("Corpulent Ork"))
        & no_more_than(0, UNITS & ENEMY & AT_BATTLE & named("Corpulent Ork")),
    ),
)

# Painboy Tent, unique: loyal support, 2. Location.
# Damaged Ork army units you control gain 1 command icon.
text("planetfall-128", constant(grant(ARMY_UNITS & ORKS & YOURS & DAMAGED, COMMAND)))
