"""Space Marines of the Planetfall cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Lone Wolf: loyal army, 3, ATK 3, HP 3, command 1. Soldier, Space Wolves.
# Action: Exhaust this unit to move it to target planet with an enemy warlord and without units you control.
text(
    "planetfall-011",
    action(target(PLANETS & at(WARLORDS & ENEMY) - at(UNITS & YOURS), move(THIS, IT)), cost=exhaust(THIS)),
)

# Righteous Initiate: army, 2, ATK 1, HP 2, command 1. Soldier, Black Templars.
# Unstoppable – The first time this unit is assigned damage this round, prevent 1 of that damage and give this unit +2
# ATK until the end of the phase.
text(
    "planetfall-012",
    triggered(
        after(IS_ASSIGNED_DAMAGE, THIS),
        seq(prevent(1), gain(ATTACK, 2, END_OF_PHASE, THIS)),
        limit=first_time(EACH_ROUND),
    ),
)

# Accept Any Challenge: event, 1, shields 1. Tactic, Vow.
# Reaction: After you win a battle at a tech planet, draw 1 card for each Black Templars unit you control at that
# planet. (Max 1 per round.)
text(
    "planetfall-013",
    respond(
        after(BATTLE_WON, of_type(TECH), YOU),
        draw(count(UNITS & trait("Black Templars") & YOURS & at(THAT))),
        limit=max_one(EACH_ROUND),
    ),
)

# Neophyte Apprentice: army, 1, ATK 1, HP 1, command 1. Soldier, Black Templars, Ally.
# Forced Reaction: After this unit damages an enemy unit by an attack, sacrifice this unit. Then search the top 6 cards
# of your deck for a Black Templars army unit with printed cost 4 or lower. You may put the found unit into play at this
# planet; shuffle the rest into your deck.
text(
    "planetfall-035",
    forced(
        after(by_attack(IS_DAMAGED), UNITS & ENEMY & done_by(THIS)),
        then(
            sacrifice(THIS),
            search(
                top=6,
                of=UNIT_CARDS & trait("Black Templars") & cost_at_most(4),
                effect=put_into_play(IT, PLANETS & HERE),
                shuffled=True,
            ),
        ),
    ),
)

# The Black Sword, unique: loyal attachment, 2, shields 2. Relic, Weapon.
# Attach to a Black Templars army unit. Limit 1 Relic per player.
# Reaction: After attached unit is declared as a defender, deal 2 damage to the attacking unit.
text(
    "planetfall-036",
    attaches(ARMY_UNITS & trait("Black Templars"), one_relic=True),
    respond(after(DEFENDS, HOST), deal(2, BY)),
)

# Imperial Fists Devastators: army, 4, ATK 4, HP 3, command 2. Soldier, Imperial Fists.
# Reaction: After this unit is deployed at a tech planet, destroy target Location support.
text("planetfall-054", respond(after(DEPLOYED, THIS & of_type(TECH)), target(SUPPORTS & trait("Location"), destroy())))

# Teleportarium: support, 2. Location.
# Action: Exhaust this support to move one Space Marine army unit you control with printed cost 3 or lower at a tech
# planet to any adjacent planet.
text(
    "planetfall-055",
    action(
        choose(
            ARMY_UNITS & SPACE_MARINES & YOURS & cost_at_most(3) & of_type(TECH), move(IT, PLANETS & adjacent_to(IT))
        ),
        cost=exhaust(THIS),
    ),
)

# Sword Brethren Dreadnought: loyal army, 7, ATK 5, HP 6, command 3. Vehicle, Black Templars, Elite.
# No Wargear Attachments.
# Unstoppable – The first time this unit is assigned damage this round, prevent 1 of that damage. You may trigger the
# Battle ability of this planet.
text(
    "planetfall-076",
    triggered(
        after(IS_ASSIGNED_DAMAGE, THIS),
        seq(prevent(1), may(trigger_battle(PLANETS & HERE))),
        limit=first_time(EACH_ROUND),
    ),
)

# Declare the Crusade: event, 2, shields 1. Tactic.
# Reaction: After you win a battle at a tech planet, switch another planet with a planet of your choice that has been
# removed from the game.
text(
    "planetfall-077",
    respond(after(BATTLE_WON, of_type(TECH), YOU), choose(PLANETS - THAT, switch("a removed planet", IT))),
)

# Cenobyte Servitor: attachment, 1, shields 1. Drone.
# Attach to a Black Templars unit.
# Attached unit gets +1 HP.
# Action: Sacrifice this attachment to attach one Relic attachment from your hand to an eligible unit.
text(
    "planetfall-078",
    attaches(UNITS & trait("Black Templars")),
    constant(grant(HOST, HIT_POINTS)),
    action(choose(IN_HAND & ATTACHMENT_CARDS & trait("Relic"), attach(IT, UNITS)), cost=sacrifice(THIS)),
)

# Chaplain Mavros: signature warlord, ATK 2, HP 7, bloodied 1/6. Soldier, Black Templars.
# Action: Deal 1 damage to target Space Marine unit you control at a tech planet and give it +1 ATK until the end of the
# phase. (Limit twice per phase.)
text(
    "planetfall-093",
    action(
        target(UNITS & SPACE_MARINES & YOURS & of_type(TECH), seq(deal(1), gain(ATTACK, 1, END_OF_PHASE))),
        limit=twice(EACH_PHASE),
    ),
)

# Reclusiam Templars: signature army, 3, ATK 2, HP 3, command 1. Soldier, Black Templars.
# Unstoppable – The first time this unit is assigned damage this round, prevent 1 of that damage and ready this unit.
text(
    "planetfall-094",
    triggered(after(IS_ASSIGNED_DAMAGE, THIS), seq(prevent(1), ready(THIS)), limit=first_time(EACH_ROUND)),
)

# The Emperor's Champion, unique: signature army, 5, ATK 3, HP 6, command 2. Soldier, Black Templars, Elite.
# Combat Action: During your opponent's next combat turn, target ready enemy army unit at this planet must be declared
# as an attacker and this unit as the defender, if able. (Limit once per combat round.)
text(
    "planetfall-095",
    action(
        target(
            ARMY_UNITS & ENEMY & HERE & READY,
            floating(constant(must("attack", IT, THIS)), NEXT_COMBAT_TURN),
        ),
        phase=COMBAT_PHASE,
        limit=EACH_COMBAT_ROUND,
    ),
)

# Faith and Hatred: signature support, 0. Creed.
# Reaction: After a unit you control is assigned damage by an attack, exhaust this support to prevent 1 of that damage.
text("planetfall-096", respond(after(by_attack(IS_ASSIGNED_DAMAGE), UNITS & YOURS), prevent(1), cost=exhaust(THIS)))

# Vow of Honor: signature event, 1, shields 1. Power, Vow.
# Reaction: After a Space Marine unit you control is damaged, give it +3 ATK for its next attack this phase.
text("planetfall-097", respond(after(IS_DAMAGED, UNITS & SPACE_MARINES & YOURS), gain(ATTACK, 3, NEXT_ATTACK, THAT)))

# Ancient Crozius Arcanum: signature attachment, 1, shields 3. Wargear, Weapon.
# Attach to a unit you control.
# Unstoppable – Attached unit gains, “The first time this unit is assigned damage this round, prevent 1 of that damage
# and remove 1 damage from this unit.”
text(
    "planetfall-098",
    attaches(UNITS & YOURS),
    constant(
        grants_ability(
            HOST,
            triggered(after(IS_ASSIGNED_DAMAGE, THIS), seq(prevent(1), heal(1, THIS)), limit=first_time(EACH_ROUND)),
        )
    ),
)

# Crypt of Saint Camila, unique: loyal support, 4. Location, Ecclesiarchy.
# Deploy Action: Exhaust this support to put one non-Elite Space Marine army unit from your hand into play at any tech
# planet. (Limit once per phase.)
text(
    "planetfall-123",
    action(
        choose(IN_HAND & UNIT_CARDS & SPACE_MARINES - trait("Elite"), put_into_play(IT, PLANETS & of_type(TECH))),
        cost=exhaust(THIS),
        phase=DEPLOY_PHASE,
        limit=EACH_PHASE,
    ),
)
