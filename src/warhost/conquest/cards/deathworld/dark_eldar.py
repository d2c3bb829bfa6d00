"""Dark Eldar of the Death World cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Supplicant of Pain: army, 2, ATK 1, HP 3, command 1. Creature, Abomination.
# Elite units you control at this planet gain Armorbane while attacking a damaged enemy unit.
text(
    "deathworld-010",
    constant(
        grant(UNITS & trait("Elite") & YOURS & HERE & ATTACKERS, ARMORBANE),
        only=attacks(UNITS & YOURS, DAMAGED & ENEMY),
    ),
)

# Hunting Grounds: support, 1. Location.
# Action: Exhaust this support and sacrifice a Khymera token to ready one Creature army unit you control.
text(
    "deathworld-011",
    action(
        choose(ARMY_UNITS & trait("Creature") & YOURS, ready()),
        cost=(exhaust(THIS), sacrifice_one(TOKENS & named("Khymera"))),
    ),
)

# Mandrake Cutthroat: army, 3, ATK 2, HP 2, command 1. Warrior.
# Deep Strike (1).
# Reaction: After you Deep Strike this unit, destroy target Ally unit at this planet.
text("deathworld-033", respond(after(DEEP_STRIKES, THIS, YOU), target(UNITS & trait("Ally") & HERE, destroy())))

# A Thousand Cuts: loyal event, 1, shields 2. Tactic, Torture.
# Combat Action: Deal 1 damage to target non-Elite army unit. Then shuffle this event into your deck.
text(
    "deathworld-034",
    action(
        target(ARMY_UNITS - trait("Elite"), then(deal(1), instead("shuffle into the deck", THIS))), phase=COMBAT_PHASE
    ),
)

# Corrupted Clawed Fiend: army, 7, ATK 6, HP 7, command 3. Creature, Elite.
# No Attachments.
# Reaction: After an army unit with printed cost 2 or lower damages this unit by an attack, rout that unit.
text("deathworld-055", respond(after(by_attack(IS_DAMAGED), THIS & done_by(ARMY_UNITS & cost_at_most(2))), rout(BY)))

# Electrocorrosive Whip: attachment, 1, shields 1. Wargear, Weapon.
# Attach to an army unit you control.
# After attached unit damages a non-Elite army unit by an attack, that unit cannot be readied until the end of the
# phase.
text(
    "deathworld-056",
    attaches(ARMY_UNITS & YOURS),
    triggered(
        after(by_attack(IS_DAMAGED), ARMY_UNITS & done_by(HOST) - trait("Elite")),
        floating(constant(cannot("be readied", IT)), END_OF_PHASE),
    ),
)

# Masked Hunter: army, 3, ATK 2, HP 3, command 1. Warrior, Beastmaster.
# Reaction: After this unit is declared as an attacker, move one Khymera token at an adjacent planet to this planet.
text("deathworld-079", respond(after(ATTACKS, THIS), choose(TOKENS & named("Khymera") & ADJACENT, move(to=HERE))))

# Run Down: event, shields 1. Tactic.
# Deep Strike (0).
# Reaction: After you Deep Strike this event, move target enemy non-Elite army unit in a headquarters to this planet.
text(
    "deathworld-080",
    respond(
        after(DEEP_STRIKES, THIS, YOU),
        target(ARMY_UNITS & ENEMY & AT_HEADQUARTERS - trait("Elite"), move(to=HERE)),
    ),
)

# Kabalite Blackguard: loyal army, 2, ATK 2, HP 3. Warrior, Kabalite.
# Reaction: After you win a battle at this planet, take up to 2 resources from your opponent.
text("deathworld-101", respond(after(BATTLE_WON, HERE, YOU), pick_x(2, take_resources(X), some=True)))

# Abomination Workshop: support, 2. Location.
# Headquarters Action: Sacrifice this support to force each player to discard cards of their choice until they have at
# most X in hand, where X is the highest printed cost among units they control.
text(
    "deathworld-102",
    action(each_player(discard_down_to(greatest_cost(UNITS & YOURS))), cost=sacrifice(THIS), phase=HEADQUARTERS_PHASE),
)

# Beastmaster Harvester: army, 5, ATK 2, HP 5, command 2. Warrior, Beastmaster, Elite.
# Deep Strike (4).
# Reaction: After you Deep Strike this unit, put two Khymera tokens into play at this planet.
text("deathworld-121", respond(after(DEEP_STRIKES, THIS, YOU), put_tokens("Khymera", PLANETS & HERE, 2)))

# Hydrae Stalker: army, 3, ATK 2, HP 3. Warrior, Wych, Raider.
# Reaction: After this unit is deployed, deal 2 damage to target army unit with printed cost 2 or lower.
text("deathworld-122", respond(after(DEPLOYED, THIS), target(ARMY_UNITS & cost_at_most(2), deal(2))))
