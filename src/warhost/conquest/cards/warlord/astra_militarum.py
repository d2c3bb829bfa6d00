"""Astra Militarum of the Warlord cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Interrogator Acolyte: loyal army, 3, ATK 2, HP 2, command 1. Soldier, Inquisitor.
# Interrupt: When this unit leaves play, draw 2 cards.
text("warlord-006", respond(when(LEAVES_PLAY, THIS), draw(2)))

# Muster the Guard: event, 0, shields 1. Tactic, Maneuver.
# Deploy Action: Exhaust your warlord to reduce the cost of each Astra Militarum army unit that you deploy by 1 until
# the end of the phase.
text(
    "warlord-007",
    action(
        floating(constant(costs(UNIT_CARDS & ASTRA_MILITARUM & YOURS, -1)), END_OF_PHASE),
        cost=exhaust(YOUR_WARLORD),
        phase=DEPLOY_PHASE,
    ),
)

# Noble Deed: event, 1, shields 1. Tactic.
# Action: Sacrifice an Astra Militarum unit you control to deal X damage to target enemy army unit at the same planet,
# where X is the printed ATK of the sacrificed unit.
text(
    "warlord-008",
    action(
        pick(UNITS & ASTRA_MILITARUM & YOURS, target(ARMY_UNITS & ENEMY & at(FIRST), deal(printed_attack(FIRST)))),
        cost=sacrifice(FIRST),
    ),
)

# Dozer Blade: attachment, 0, shields 1. Hardpoint.
# Attach to a Vehicle army unit.
# Attached unit gets +2 HP.
text("warlord-031", attaches(ARMY_UNITS & trait("Vehicle")), constant(grant(HOST, HIT_POINTS, 2)))

# Inquisitorial Fortress: loyal support, 2. Location.
# Action: Exhaust and sacrifice this support to rout target army unit.
text("warlord-032", action(target(ARMY_UNITS, rout()), cost=(exhaust(THIS), sacrifice(THIS))))

# Mystic Warden: army, 0, ATK 2, HP 2. Psyker.
# Forced Reaction: After a battle at this planet ends, sacrifice this unit.
text("warlord-053", forced(after(ends("battle"), HERE), sacrifice(THIS)))

# To Arms!: loyal event, 0, shields 2. Tactic.
# Action: Ready target support.
text("warlord-054", action(target(SUPPORTS, ready())))

# Honorifica Imperialis: loyal attachment, 2, shields 2. Wargear, Award.
# Attach to an army unit.
# Attached unit gains Armorbane and Ranged while there is an enemy warlord at this planet.
text(
    "warlord-055",
    attaches(ARMY_UNITS),
    constant(grant(HOST, ARMORBANE), grant(HOST, RANGED), only=at_least(1, WARLORDS & ENEMY & HERE)),
)

# Steel Legion Chimera: army, 3, ATK 2, HP 4, command 1. Vehicle, Transport.
# No Wargear Attachments.
# Reaction: After a non-Vehicle unit you control at this planet is assigned damage by an attack, prevent 1 of that
# damage.
text("warlord-075", respond(after(by_attack(IS_ASSIGNED_DAMAGE), UNITS & YOURS & HERE - trait("Vehicle")), prevent(1)))

# Tallarn Raiders: army, 1, ATK 0, HP 2, command 1. Soldier, Tallarn.
# This unit gets +2 ATK while there is a warlord at this planet.
text("warlord-076", constant(grant(THIS, ATTACK, 2), only=at_least(1, WARLORDS & HERE)))

# Staging Ground: support, 1. Location.
# Action: Exhaust this support to deploy an army unit with printed cost 2 or lower from your hand at a planet.
text("warlord-077", action(deploy(IN_HAND & UNIT_CARDS & cost_at_most(2), as_unit=True), cost=exhaust(THIS)))

# Torquemada Coteaz: signature warlord, ATK 0, HP 8, bloodied 1/6. Soldier, Inquisitor.
# Combat Action: Sacrifice a unit at this planet to give this unit +3 ATK for its next attack this phase. (Limit once
# per attack.)
text(
    "warlord-089",
    action(gain(ATTACK, 3, NEXT_ATTACK, THIS), cost=sacrifice_one(UNITS & HERE), phase=COMBAT_PHASE, limit=EACH_ATTACK),
)

# Coteaz's Henchmen: signature army, 2, ATK 1, HP 3, command 1. Soldier.
# Interrupt: When this unit leaves play, ready your warlord.
text("warlord-090", respond(when(LEAVES_PLAY, THIS), ready(YOUR_WARLORD)))

# Formosan Black Ship: signature support, 1. Upgrade.
# Interrupt: When you sacrifice a non-token unit, exhaust this support to put two Guardsman tokens into play at the same
# planet.
text(
    "warlord-091",
    respond(
        when(IS_SACRIFICED, UNITS - TOKENS, YOU), put_tokens("Guardsman", PLANETS & at(THAT), 2), cost=exhaust(THIS)
    ),
)

# The Glovodan Eagle, unique: signature attachment, 1, shields 3. Familiar.
# Attach to your warlord.
# Attached unit gets +1 ATK.
# Combat Action: This card is detached and becomes an army unit.
# (As a unit:) This unit has 1 ATK and 1 HP.
# (As a unit:) Action: Return this unit to its owner's hand.
text(
    "warlord-092",
    attaches(YOUR_WARLORD),
    constant(grant(HOST, ATTACK, 1)),
    action(become_unit(), phase=COMBAT_PHASE),
    constant(has_numbers(THIS, attack=1, hit_points=1), zone=AS_UNIT),
    action(return_to_hand(THIS), zone=AS_UNIT),
)

# The Emperor Protects: signature event, 0, shields 1. Tactic.
# Interrupt: When a unit you control at a planet with your warlord would leave play, return it to its owner's hand
# instead.
text("warlord-093", respond(when(LEAVES_PLAY, UNITS & YOURS & at(YOUR_WARLORD)), instead("return to hand")))

# Shrieking Basilisk: army, 6, ATK 3, HP 5, command 3. Vehicle, Artillery, Elite.
# No Wargear Attachments. Ranged.
# Reaction: After this unit damages an enemy unit, exhaust target support.
text("warlord-130", respond(after(IS_DAMAGED, UNITS & ENEMY & done_by(THIS)), target(SUPPORTS, exhaust())))

# The Emperor's Warrant: loyal event, 2, shields 2. Tactic.
# Combat Action: Exhaust target enemy unit at a planet without an enemy warlord. Then deal X damage to another target
# unit at that planet, where X is the ATK of the first unit.
text(
    "warlord-131",
    action(
        target(
            UNITS & ENEMY & AT_PLANETS - at(WARLORDS & ENEMY),
            then(exhaust(), choose(UNITS & at(FIRST) & ANOTHER, deal(stat_of(ATTACK, FIRST)), aimed=True)),
        ),
        phase=COMBAT_PHASE,
    ),
)
