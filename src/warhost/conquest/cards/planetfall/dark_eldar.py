"""Dark Eldar of the Planetfall cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Stalking Ur-Ghul: army, 3, ATK 5, HP 3. Creature.
# No Attachments.
# This unit gets −5 ATK while it attacks a warlord or undamaged army unit.
text("planetfall-018", constant(grant(THIS, ATTACK, -5), only=attacks(THIS, WARLORDS | ARMY_UNITS - DAMAGED)))

# Holding Cell: loyal support, 1. Location.
# Your opponent cannot deploy copies of the card attached to this support.
# Reaction: After an enemy army unit is destroyed by an attack, attach that unit to this support if there are no cards
# on this support.
text(
    "planetfall-019",
    constant(cannot("deploy copies")),
    respond(
        after(by_attack(IS_DESTROYED), ARMY_UNITS & ENEMY),
        attach(THAT, THIS, captured=True),
        only=no_more_than(0, attached_to(THIS)),
    ),
)

# Archon Salaine Morn: signature warlord, ATK 2, HP 7, bloodied 2/6. Warrior, Archon.
# Reaction: After a Kabalite or Raider unit you control enters play at a material planet, gain 1 resource. (Limit once
# per phase.)
text(
    "planetfall-030",
    respond(
        after(ENTERS_PLAY, UNITS & (trait("Kabalite") | trait("Raider")) & YOURS & of_type(MATERIAL)),
        earn(1),
        limit=EACH_PHASE,
    ),
)

# The Nexus of Shadows, unique: signature support, 1. Location.
# Action: Pay 2 resources to draw 1 card. (Limit once per phase.)
text("planetfall-032", action(draw(1), spend=2, limit=EACH_PHASE))

# Inevitable Betrayal: signature event, 2, shields 1. Tactic.
# Action: You may treat the printed text box of each undamaged enemy army unit at target planet, traits included, as
# blank until the end of the phase.
text(
    "planetfall-033",
    action(
        target(
            PLANETS,
            each(
                ARMY_UNITS & ENEMY & at(IT) - DAMAGED,
                may(floating(constant(blank(IT, with_traits=True)), END_OF_PHASE)),
            ),
        )
    ),
)

# Last Breath, unique: signature attachment, 1, shields 3. Relic, Wargear, Weapon.
# Attach to a unique unit. Limit 1 Relic per player.
# Reaction: After attached unit damages an army unit by an attack, give the attacked unit −3 ATK until the end of the
# phase.
text(
    "planetfall-034",
    attaches(UNITS & UNIQUE, one_relic=True),
    respond(after(by_attack(IS_DAMAGED), ARMY_UNITS & done_by(HOST)), gain(ATTACK, -3, END_OF_PHASE, ATTACKED)),
)

# Mandrake Fearmonger: loyal army, 3, ATK 1, HP 3, command 1. Warrior.
# Reaction: After this unit damages an army unit by an attack, your opponent must discard 1 card at random from their
# hand, if able.
text(
    "planetfall-062",
    respond(after(by_attack(IS_DAMAGED), ARMY_UNITS & done_by(THIS)), each_opponent(discard_at_random(1))),
)

# Shadowed Thorns Bodysuit: attachment, 0, shields 1. Wargear, Armor.
# Attach to a Kabalite army unit.
# Reaction: After attached unit is declared as a defender, exhaust this attachment to cancel the rest of that attack.
text(
    "planetfall-063",
    attaches(ARMY_UNITS & trait("Kabalite")),
    respond(after(DEFENDS, HOST), cancel("attack"), cost=exhaust(THIS)),
)

# Dying Sun Marauder: loyal army, 2, ATK 2, HP 3. Warrior, Raider, Kabalite.
# Reaction: After you gain resources, ready this unit.
text("planetfall-086", respond(after(GAINS_RESOURCES, whom=YOU), ready(THIS)))

# Kabalite Harriers: army, 2, ATK 1, HP 2, command 1. Warrior, Kabalite.
# Reaction: After a Kabalite unit enters play at this planet, deal 1 damage to target undamaged unit at this planet.
text(
    "planetfall-087",
    respond(after(ENTERS_PLAY, UNITS & trait("Kabalite") & HERE), target(UNITS & HERE - DAMAGED, deal(1))),
)

# Gut and Pillage: event, 0, shields 1. Tactic.
# Reaction: After you win a battle at a material planet, gain 3 resources. (Max 1 per round.)
text("planetfall-088", respond(after(BATTLE_WON, of_type(MATERIAL), YOU), earn(3), limit=max_one(EACH_ROUND)))

# Shadowed Thorns Venom: army, 5, ATK 4, HP 4, command 2. Vehicle, Raider, Elite.
# No Wargear Attachments.
# Reaction: After this unit is deployed, you may move each Kabalite army unit you control to any material planet.
text(
    "planetfall-106",
    respond(
        after(DEPLOYED, THIS), each(ARMY_UNITS & trait("Kabalite") & YOURS, may(move(IT, PLANETS & of_type(MATERIAL))))
    ),
)

# Rapid Assault: event, 2, shields 1. Tactic.
# Combat Action: Put one Kabalite army unit with printed cost 3 or lower from your hand into play exhausted at target
# planet. Then, if that planet is a material planet, ready up to two Kabalite units there.
text(
    "planetfall-107",
    action(
        target(
            PLANETS,
            then(
                choose(
                    IN_HAND & UNIT_CARDS & trait("Kabalite") & cost_at_most(3), put_into_play(IT, FIRST, exhausted=True)
                ),
                only_if(
                    at_least(1, FIRST & of_type(MATERIAL)),
                    any_number(UNITS & trait("Kabalite") & at(FIRST), ready(), most=2),
                ),
            ),
        ),
        phase=COMBAT_PHASE,
    ),
)

# Raiding Portal: support, 1. Upgrade.
# Reaction: After you win a command struggle at a planet, exhaust this support to move target Kabalite army unit you
# control at that planet to any material planet and give it 1 command icon until the end of the phase.
text(
    "planetfall-132",
    respond(
        after(STRUGGLE_WON, whom=YOU),
        target(
            ARMY_UNITS & trait("Kabalite") & YOURS & at(THAT),
            seq(move(IT, PLANETS & of_type(MATERIAL)), gain(COMMAND, 1, END_OF_PHASE)),
        ),
        cost=exhaust(THIS),
    ),
)

# Hallucinogen Grenade: loyal attachment, 2, shields 2. Wargear.
# Attach to a Kabalite army unit you control.
# Combat Action: Sacrifice this attachment to exhaust target enemy non-Elite army unit at this planet. Then deal X
# damage to that unit, where X is its printed ATK.
text(
    "planetfall-133",
    attaches(ARMY_UNITS & trait("Kabalite") & YOURS),
    action(
        target(ARMY_UNITS & ENEMY & HERE - trait("Elite"), then(exhaust(), deal(printed_attack()))),
        cost=sacrifice(THIS),
        phase=COMBAT_PHASE,
    ),
)
