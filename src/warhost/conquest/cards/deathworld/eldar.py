"""Eldar of the Death World cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Seer Adept: army, 3, ATK 2, HP 4, command 1. Psyker.
# Reaction: After the command phase begins, look at target enemy card in reserve.
text(
    "deathworld-012",
    respond(after(begins("phase")), target(RESERVES & ENEMY, look_at("reserve")), only=during(COMMAND_PHASE)),
)

# Furious Wraithblade: army, 3, ATK 3, HP 3. Drone, Spirit.
# Reaction: After this unit resolves an attack, ready it. (Limit once per phase.)
text("deathworld-013", respond(after(ATTACK_IS_RESOLVED, THIS), ready(THIS), limit=EACH_PHASE))

# Hidden Strike Chainsword: attachment, 1, shields 1. Wargear, Weapon.
# Deep Strike (0).
# Attach to an army unit you control.
# Attached unit gets +2 ATK while it attacks a non-warlord unit.
text(
    "deathworld-014",
    attaches(ARMY_UNITS & YOURS),
    constant(grant(HOST, ATTACK, 2), only=attacks(HOST, NON_WARLORD_UNITS)),
)

# Adherent Outcast: army, 2, ATK 1, HP 3. Scout.
# Elite units you control at this planet gain Flying.
text("deathworld-035", constant(grant(UNITS & trait("Elite") & YOURS & HERE, FLYING)))

# Concealing Darkness: event, shields 1. Power.
# Deep Strike (1).
# Reaction: After you Deep Strike this event, Eldar army units from your hand may be deployed at this planet as if they
# had Ambush until the end of the phase.
text(
    "deathworld-036",
    respond(
        after(DEEP_STRIKES, THIS, YOU),
        floating(constant(can("ambush", UNIT_CARDS & ELDAR & IN_HAND, at=PLANETS & HERE)), END_OF_PHASE),
    ),
)

# War Walker Squadron: army, 5, ATK 4, HP 3, command 1. Vehicle, Elite.
# No Wargear Attachments.
# Reaction: After this unit is declared as a defender, exhaust a ready Hardpoint attachment on this unit to cancel the
# rest of that attack.
text(
    "deathworld-057",
    respond(
        after(DEFENDS, THIS),
        pick(ATTACHMENTS & READY & trait("Hardpoint") & attached_to(THIS), cancel("attack")),
        cost=exhaust(FIRST),
    ),
)

# Phoenix Attack Fighter: loyal army, 6, ATK 2, HP 6, command 1. Vehicle, Elite.
# No Wargear Attachments. Flying.
# Reaction: After one or more units have committed to this planet, deal 3 damage to one exhausted enemy unit at this
# planet.
text("deathworld-058", respond(after(UNITS_COMMIT, HERE), choose(UNITS & EXHAUSTED_CARDS & ENEMY & HERE, deal(3))))

# Webway Passage: loyal support, 1. Upgrade.
# Deploy Action: Exhaust this support to switch the locations of two target army units you control.
text("deathworld-059", action(target(ARMY_UNITS & YOURS, switch("units"), 2), cost=exhaust(THIS), phase=DEPLOY_PHASE))

# Shrieking Exarch: army, 5, ATK 4, HP 6, command 2. Warrior, Elite.
# As an additional cost to deploy this card, discard 2 cards from your hand.
# Reaction: After an army unit at this planet is destroyed, draw 1 card and deal 1 damage to target enemy unit.
text(
    "deathworld-081",
    deploy_cost(2),
    respond(after(IS_DESTROYED, ARMY_UNITS & HERE), target(UNITS & ENEMY, seq(draw(1), deal(1)))),
)

# Ulthwé Spirit Stone: attachment, 0, shields 1. Wargear, Ulthwe.
# Attach to an Eldar army unit you control.
# Interrupt: When attached unit would be destroyed, return it to its owner's hand instead.
text(
    "deathworld-082",
    attaches(ARMY_UNITS & ELDAR & YOURS),
    respond(when(IS_DESTROYED, HOST), instead("return to hand", HOST)),
)

# Jain Zar: signature warlord, ATK 2, HP 6, bloodied 2/6. Warrior, Phoenix Lord.
# Interrupt: When an ability that your opponent triggers targets a unit you control at this planet, cancel the effects
# of that ability. (Limit once per round.)
text("deathworld-087", respond(when(IS_TARGETED, UNITS & YOURS & HERE, OPPONENT), cancel(), limit=EACH_ROUND))

# Banshee Assault Squad: signature army, 2, ATK 2, HP 2, command 1. Warrior.
# Reaction: After you cancel the effects of a card, put this unit into play from your hand at any planet.
text("deathworld-088", respond(after(CANCELS, whom=YOU), put_into_play(THIS, PLANETS), zone=FROM_HAND))

# Intercept: signature support, 2. Upgrade.
# Reaction: After an ability that your opponent triggers targets a single unit, exhaust this support to change the
# target of that ability to target unit you control, even if it is not a legal target.
text(
    "deathworld-089",
    respond(after(IS_TARGETED, UNITS, OPPONENT), target(UNITS & YOURS, redirect("target")), cost=exhaust(THIS)),
)

# Storm of Silence: signature event, 2, shields 1. Power.
# Interrupt: When a card ability targets a unit, cancel the effects of that ability. If you control the targeted unit,
# ready your warlord.
text(
    "deathworld-090",
    respond(when(IS_TARGETED, UNITS), seq(cancel(), only_if(it_is(UNITS & YOURS), ready(YOUR_WARLORD)))),
)

# The Mask of Jain Zar, unique: signature attachment, 1, shields 3. Wargear, Relic.
# Attach to your warlord. Limit 1 Relic per player.
# Reaction: After an enemy unit at this planet triggers an ability, deal 1 damage to that unit.
text(
    "deathworld-091",
    attaches(YOUR_WARLORD, one_relic=True),
    respond(after(TRIGGERS, UNITS & ENEMY & HERE), deal(1, THAT)),
)

# Scorpion Striker: army, 4, ATK 3, HP 3, command 1. Warrior.
# Deep Strike (2).
# Reaction: After you Deep Strike this unit, exhaust target non-Elite army unit at this planet.
text(
    "deathworld-123",
    respond(after(DEEP_STRIKES, THIS, YOU), target(ARMY_UNITS & HERE - trait("Elite"), exhaust())),
)

# Piercing Wail: event, 4, shields 1. Power.
# Deploy Action: Exhaust up to two army units with printed cost X or lower, where X is the highest printed cost among
# units you control.
text(
    "deathworld-124",
    action(any_number(ARMY_UNITS & cost_at_most(greatest_cost(UNITS & YOURS)), exhaust(), most=2), phase=DEPLOY_PHASE),
)
