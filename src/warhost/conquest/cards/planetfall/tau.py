"""Tau of the Planetfall cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Commander Starblaze: signature warlord, ATK 2, HP 6, bloodied 2/5. Soldier, Shas'o.
# Your deck may hold common Astra Militarum cards, but no other cards of another faction.
# Reaction: After this unit commits to a planet, move one Astra Militarum unit you control at an adjacent planet to this
# planet.
text(
    "planetfall-006",
    allies(ASTRA_MILITARUM),
    respond(after(COMMITS, THIS), choose(UNITS & ASTRA_MILITARUM & YOURS & ADJACENT, move(to=HERE))),
)

# Ardent Auxiliaries: signature army, 2, ATK 2, HP 2, command 1. Soldier.
# Reaction: After this unit commits to a planet, ready it if you control an Astra Militarum unit at this planet.
text(
    "planetfall-007",
    respond(after(COMMITS, THIS), ready(THIS), only=at_least(1, UNITS & ASTRA_MILITARUM & YOURS & HERE)),
)

# Starblaze's Outpost, unique: signature support, 2. Location.
# Action: Exhaust this support and return an Astra Militarum army unit you control at a planet to its owner's hand to
# put one Tau army unit from your hand with the same or lower printed cost into play at that planet.
text(
    "planetfall-008",
    action(
        pick(
            ARMY_UNITS & ASTRA_MILITARUM & YOURS & AT_PLANETS,
            choose(
                IN_HAND & UNIT_CARDS & TAU & cost_at_most(printed_cost(FIRST)), put_into_play(IT, PLANETS & at(FIRST))
            ),
        ),
        cost=(exhaust(THIS), return_to_hand(FIRST)),
    ),
)

# Bond of Brotherhood: signature event, 2, shields 1. Tactic.
# Action: Give each Tau unit you control at target planet +2 HP and each Astra Militarum unit you control at that planet
# +2 ATK until the end of the phase.
text(
    "planetfall-009",
    action(
        target(
            PLANETS,
            seq(
                gain(HIT_POINTS, 2, END_OF_PHASE, UNITS & TAU & YOURS & at(IT)),
                gain(ATTACK, 2, END_OF_PHASE, UNITS & ASTRA_MILITARUM & YOURS & at(IT)),
            ),
        )
    ),
)

# Searing Burst Cannon: signature attachment, 1, shields 3. Wargear, Weapon.
# Attach to a unit.
# Interrupt: When attached unit damages an enemy unit by an attack, double that damage if no shield card was used during
# this attack.
text(
    "planetfall-010",
    attaches(UNITS),
    respond(
        when(by_attack(IS_DAMAGED), UNITS & ENEMY & done_by(HOST)),
        amend("damage", doubled=True),
        only=in_battle("no shield is used"),
    ),
)

# Prudent Fire Warriors: army, 2, ATK 2, HP 3. Soldier.
# Interrupt: When this unit leaves play, move each attachment from this unit to another target eligible unit at this
# planet.
text(
    "planetfall-044",
    respond(when(LEAVES_PLAY, THIS), each(ATTACHMENTS & attached_to(THIS), attach(IT, UNITS & HERE, target=True))),
)

# Exploratory Drone: loyal army, 1, ATK 0, HP 2, command 1. Drone.
# Reaction: After a non-Tau unit is deployed at this planet, move this unit to any adjacent planet.
text("planetfall-045", respond(after(DEPLOYED, UNITS & HERE - TAU), move(THIS, PLANETS & ADJACENT)))

# Auxiliary Armor: loyal attachment, 2, shields 2. Wargear, Armor.
# Attach to an army unit.
# Attached unit gets +2 ATK and +1 HP.
# Attached unit gains 1 command icon while it is a non-Tau unit.
text(
    "planetfall-046",
    attaches(ARMY_UNITS),
    constant(grant(HOST, ATTACK, 2), grant(HOST, HIT_POINTS)),
    constant(grant(HOST, COMMAND), only=at_least(1, HOST - TAU)),
)

# Prototype Crisis Suit: army, 5, ATK 4, HP 4, command 2. Pilot, Elite.
# Reaction: After this unit is deployed, search the top 9 cards of your deck for up to two Tau attachments with printed
# cost 2 or lower. You may attach those attachments to this unit; shuffle the rest into your deck.
text(
    "planetfall-066",
    respond(
        after(DEPLOYED, THIS),
        search(9, ATTACHMENT_CARDS & TAU & cost_at_most(2), attach(IT, THIS), most=2, shuffled=True),
    ),
)

# Mont'ka Strike: event, 2, shields 1. Tactic.
# Combat Action: Exhaust all ready Soldier units you control at target planet to deal X damage to one enemy army unit at
# that planet, where X is the combined printed ATK of the Soldier units exhausted this way at that planet.
text(
    "planetfall-067",
    action(
        target(PLANETS, choose(ARMY_UNITS & ENEMY & at(FIRST), deal(X))),
        cost=exhaust(UNITS & trait("Soldier") & YOURS & READY & at(FIRST)),
        phase=COMBAT_PHASE,
        x=printed_attack(UNITS & trait("Soldier") & YOURS & READY & at(FIRST)),
    ),
)

# Sae'lum Enclave, unique: loyal support, 1. Location.
# Limited.
# Interrupt: When you deploy a non-Tau army unit, exhaust this support to reduce the cost of that unit by 2.
text("planetfall-068", reduces_cost(ARMY_UNITS - TAU, 2, cost=exhaust(THIS)))

# Auxiliary Overseer: loyal army, 2, ATK 1, HP 3, command 1. Soldier.
# This unit gets +1 ATK for each non-Tau unit you control at this planet.
text("planetfall-091", constant(grant(THIS, ATTACK, count(UNITS & YOURS & HERE - TAU))))

# Drone Defense System: attachment, 1, shields 1. Hardpoint.
# Attach to a Pilot or Vehicle unit.
# Combat Action: Exhaust attached unit to deal 2 damage to each exhausted enemy unit at this planet.
text(
    "planetfall-092",
    attaches(UNITS & (trait("Pilot") | trait("Vehicle"))),
    action(deal(2, UNITS & ENEMY & EXHAUSTED_CARDS & HERE), cost=exhaust(HOST), phase=COMBAT_PHASE),
)

# Colony Shield Generator: support, 0. Upgrade.
# Interrupt: When a card ability targets a support you control, exhaust this support to change the target of that
# ability to this support, even if it is not a legal target.
text("planetfall-112", respond(when(IS_TARGETED, SUPPORTS & YOURS), redirect("target", THIS), cost=exhaust(THIS)))

# Kroot Hunter: army, 1, ATK 2, HP 2. Scout, Ally.
# Reaction: After this unit is deployed at a material planet, gain 1 resource.
text("planetfall-134", respond(after(DEPLOYED, THIS & of_type(MATERIAL)), earn(1)))

# War of Ideas: event, 0, shields 1. Tactic.
# Interrupt: When a command struggle begins, exhausted army units you control count their command icons during that
# command struggle.
text(
    "planetfall-135",
    respond(
        when(begins("command struggle")),
        floating(constant(counts_as(ARMY_UNITS & EXHAUSTED_CARDS & YOURS, "ready for command")), END_OF_STRUGGLE),
    ),
)
