"""Astra Militarum of the Planetfall cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Broderick Worr: signature warlord, ATK 2, HP 6, bloodied 2/5. Soldier, Commissar.
# Army units at this planet that would retreat are destroyed instead.
# Other Astra Militarum units you control at strongpoint planets get +1 ATK, cannot retreat from battle and cannot be
# routed.
text(
    "planetfall-001",
    constant(instead_of("retreating", ARMY_UNITS & HERE, "be destroyed")),
    constant(
        grant(UNITS & ASTRA_MILITARUM & YOURS & of_type(STRONGPOINT) & OTHER, ATTACK, 1),
        cannot("retreat", UNITS & ASTRA_MILITARUM & YOURS & of_type(STRONGPOINT) & OTHER),
        cannot("be routed", UNITS & ASTRA_MILITARUM & YOURS & of_type(STRONGPOINT) & OTHER),
    ),
)

# Anxious Infantry Platoon: signature army, 2, ATK 3, HP 3, command 1. Soldier.
# Forced Reaction: After a combat round ends at this planet, retreat this unit unless you pay 1 resource.
text("planetfall-002", forced(after(ends("combat round"), HERE), unless_pays(1, rout(THIS, retreat=True))))

# Forward Barracks: signature support, 2. Location.
# Reaction: After a combat round ends at a planet, put a Guardsman token into play at that planet if you control an
# Astra Militarum unit there.
text(
    "planetfall-003",
    respond(
        after(ends("combat round")),
        put_tokens("Guardsman", PLANETS & at(THAT)),
        only=at_least(1, UNITS & ASTRA_MILITARUM & YOURS & at(THAT)),
    ),
)

# Summary Execution: signature event, 0, shields 1. Tactic.
# Play only during a battle. Combat Action: Sacrifice a non-warlord unit you control at a planet with your warlord to
# give that planet a strongpoint symbol until the end of the battle. Then draw 1 card.
text(
    "planetfall-004",
    action(
        pick(
            NON_WARLORD_UNITS & YOURS & at(YOUR_WARLORD),
            then(
                floating(constant(gains(PLANETS & at(FIRST), symbol=STRONGPOINT)), END_OF_COMBAT),
                draw(1),
            ),
        ),
        cost=sacrifice(FIRST),
        phase=COMBAT_PHASE,
        only=in_battle(),
    ),
)

# Commissarial Bolt Pistol: signature attachment, 1, shields 3. Wargear, Weapon.
# Attach to a Commissar unit.
# Attached unit gets +1 ATK.
# Reaction: After an army unit you control at this planet leaves play, deal 1 damage to target army unit at this planet.
text(
    "planetfall-005",
    attaches(UNITS & trait("Commissar")),
    constant(grant(HOST, ATTACK)),
    respond(after(LEAVES_PLAY, ARMY_UNITS & YOURS & HERE), target(ARMY_UNITS & HERE, deal(1))),
)

# Sacaellum Shrine Guard: army, 1, ATK 1, HP 1, command 1. Soldier, Sacaellum, Ally.
# This unit gets +1 ATK and +1 HP while it is at a strongpoint planet.
text(
    "planetfall-037",
    constant(grant(THIS & of_type(STRONGPOINT), ATTACK), grant(THIS & of_type(STRONGPOINT), HIT_POINTS)),
)

# Troop Transport: loyal support, 0. Upgrade.
# Limited.
# Action: Sacrifice this support to either put a Guardsman token into play at any planet or put two Guardsman tokens
# into play at any strongpoint planet.
text(
    "planetfall-038",
    action(
        either(put_tokens("Guardsman", PLANETS), put_tokens("Guardsman", PLANETS & of_type(STRONGPOINT), 2)),
        cost=sacrifice(THIS),
    ),
)

# Death Korps Engineers: army, 2, ATK 2, HP 3. Soldier, Krieg.
# Action: Sacrifice this unit to destroy target exhausted support.
text("planetfall-056", action(target(SUPPORTS & EXHAUSTED_CARDS, destroy()), cost=sacrifice(THIS)))

# Vanguard Soldiers: loyal army, 3, ATK 3, HP 3, command 1. Soldier, Sacaellum.
# Interrupt: When this unit leaves play, ready another target army unit you control.
text("planetfall-057", respond(when(LEAVES_PLAY, THIS), target(ARMY_UNITS & YOURS & OTHER, ready())))

# Inspirational Fervor: event, 1, shields 1. Tactic.
# Reaction: After you win a battle at a strongpoint planet, move up to two non-warlord units you control at that planet
# to target planet.
text(
    "planetfall-058",
    respond(
        after(BATTLE_WON, of_type(STRONGPOINT), YOU),
        target(PLANETS, any_number(NON_WARLORD_UNITS & YOURS & at(THAT), move(IT, FIRST), most=2)),
    ),
)

# Taurox APC: army, 2, ATK 2, HP 2, command 1. Vehicle, Transport.
# No Wargear Attachments.
# Reaction: After a combat round ends at a strongpoint planet, move this unit to that planet.
text("planetfall-079", respond(after(ends("combat round"), of_type(STRONGPOINT)), move(THIS, PLANETS & at(THAT))))

# M35 Galaxy Lasgun: attachment, 1, shields 1. Wargear, Weapon.
# Attach to a non-warlord unit.
# Attached unit gets +1 ATK and +1 HP.
# Interrupt: When attached unit leaves play, return this attachment to its owner's hand.
text(
    "planetfall-080",
    attaches(NON_WARLORD_UNITS),
    constant(grant(HOST, ATTACK), grant(HOST, HIT_POINTS)),
    respond(when(LEAVES_PLAY, HOST), return_to_hand(THIS)),
)

# Sacaellum's Finest: loyal army, 4, ATK 3, HP 4, command 2. Soldier, Sacaellum.
# Reaction: After you win a battle at a strongpoint planet other than the first planet, do not trigger that planet's
# Battle ability. Then put this unit into play from your hand at any strongpoint planet.
text(
    "planetfall-099",
    respond(
        after(BATTLE_WON, of_type(STRONGPOINT) - AT_FIRST_PLANET, YOU),
        then(skip("battle ability"), put_into_play(THIS, PLANETS & of_type(STRONGPOINT))),
        zone=FROM_HAND,
    ),
)

# Cathedral of Saint Camila, unique: loyal support, 3. Location, Ecclesiarchy.
# Combat Action: Exhaust this support to exhaust up to one target enemy non-Elite army unit at each strongpoint planet.
# (Limit once per phase.)
text(
    "planetfall-100",
    action(
        target(ARMY_UNITS & ENEMY & of_type(STRONGPOINT) & APART - trait("Elite"), exhaust(FIRST), EVERYTHING, True),
        cost=exhaust(THIS),
        phase=COMBAT_PHASE,
        limit=EACH_PHASE,
    ),
)

# Leman Russ Conqueror: army, 6, ATK 3, HP 7, command 3. Vehicle, Tank, Elite.
# No Wargear Attachments.
# Reaction: After this unit resolves an attack, give it +3 ATK until the end of the phase.
text("planetfall-124", respond(after(ATTACK_IS_RESOLVED, THIS), gain(ATTACK, 3, END_OF_PHASE, THIS)))

# Bolster the Defense: loyal event, 0, shields 2. Tactic.
# Combat Action: Put one support with printed cost X or lower from your hand into play in your headquarters, where X is
# the highest number of army units you control at one planet.
text(
    "planetfall-125",
    action(
        with_x(
            most_at_planet(ARMY_UNITS & YOURS),
            choose(IN_HAND & SUPPORT_CARDS & cost_at_most(X), put_into_play(IT, HEADQUARTERS & YOURS)),
        ),
        phase=COMBAT_PHASE,
    ),
)

# Imperial Rally Point: attachment, 1, shields 1. Location.
# Attach to a strongpoint planet.
# The cost of each Astra Militarum army unit that you deploy at this planet is reduced by 1 (to a minimum of 1).
text(
    "planetfall-126",
    attaches(PLANETS & of_type(STRONGPOINT)),
    constant(costs(UNIT_CARDS & ASTRA_MILITARUM & YOURS, -1, PLANETS & HERE, least=1)),
)
