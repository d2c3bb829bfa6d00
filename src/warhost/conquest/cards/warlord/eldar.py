"""Eldar of the Warlord cycle."""

from ....effects.language import *
from ...language.vocabulary import *

# Vaulting Harlequin: army, 3, ATK 1, HP 4, command 2. Warrior, Harlequin.
# Combat Action: Exhaust this unit to give this unit Flying until the end of the phase.
text("warlord-016", action(gain(FLYING, 1, END_OF_PHASE, THIS), cost=exhaust(THIS), phase=COMBAT_PHASE))

# Empower: loyal event, 3, shields 2. Power.
# Play only during a battle. Combat Action: Give each Eldar unit you control at target planet +1 ATK until the end of
# the battle and give each Eldar unit you control at that planet +1 HP until the end of the battle.
text(
    "warlord-017",
    action(
        target(
            PLANETS,
            seq(
                gain(ATTACK, 1, END_OF_COMBAT, UNITS & ELDAR & YOURS & AT_IT),
                gain(HIT_POINTS, 1, END_OF_COMBAT, UNITS & ELDAR & YOURS & AT_IT),
            ),
        ),
        phase=COMBAT_PHASE,
        only=IN_BATTLE,
    ),
)

# Starcannon: attachment, 0, shields 1. Hardpoint, Weapon.
# Attach to an Eldar Vehicle army unit.
# Attached unit gains Armorbane.
text("warlord-018", attaches(ARMY_UNITS & ELDAR & trait("Vehicle")), constant(grant(HOST, ARMORBANE)))

# Warlock Destructor: army, 2, ATK 3, HP 4, command 1. Psyker.
# Forced Reaction: After the deploy phase begins, discard this unit unless you pay 1 resource.
text("warlord-064", forced(after(PHASE_BEGINS), unless_pays(1, discard(THIS)), only=during(DEPLOY_PHASE)))

# Eldritch Corsair: army, 3, ATK 2, HP 3, command 1. Warrior, Iyanden.
# This unit gets +2 ATK while there is at least one warlord at this planet.
text("warlord-065", constant(grant(THIS, ATTACK, 2), only=at_least(1, WARLORDS & HERE)))

# Vectored Vyper Squad: loyal army, 4, ATK 3, HP 3, command 1. Vehicle, Alaitoc.
# No Wargear Attachments.
# This unit gains Mobile while undamaged.
text("warlord-084", constant(grant(THIS - DAMAGED, MOBILE)))

# Mighty Wraithknight: army, 6, ATK 5, HP 5, command 2. Vehicle, Spirit, Elite.
# No Wargear Attachments.
# Reaction: After this unit enters play, exhaust all non-Spirit units at this planet.
text("warlord-106", respond(after(ENTERS_PLAY, THIS), exhaust(UNITS & HERE - trait("Spirit"))))

# Baharroth's Hawks: signature army, 3, ATK 0, HP 2, command 2. Warrior.
# Mobile.
# This unit gets +3 ATK while your warlord is at this planet.
text("warlord-112", constant(grant(THIS, ATTACK, 3), only=at_least(1, YOUR_WARLORD & HERE)))

# Banner of the Ashen Sky: signature support, 1. Upgrade.
# Reaction: After a unit moves from a planet to another one, exhaust this support to give that unit +2 ATK for its next
# attack this phase.
text("warlord-113", respond(after(MOVES_ACROSS, UNITS), gain(ATTACK, 2, NEXT_ATTACK, THAT), cost=exhaust(THIS)))

# The Shining Blade, unique: signature attachment, 1, shields 3. Relic, Wargear.
# Attach to a unit with the Mobile keyword. Limit 1 Relic per player.
# Interrupt: When attached unit declares an attack against a unit, one enemy unit at an adjacent planet is declared as
# the defender instead.
text(
    "warlord-114",
    attaches(UNITS & with_keyword(MOBILE), one_relic=True),
    respond(when(IS_ATTACKED, UNITS & done_by(HOST)), choose(UNITS & ENEMY & ADJACENT, defend_instead(IT))),
)

# Cry of the Wind: signature event, 0, shields 1. Tactic.
# Reaction: After a unit moves from a planet to another one, move that unit to any adjacent planet.
text("warlord-115", respond(after(MOVES_ACROSS, UNITS), move(THAT, PLANETS & adjacent_to(IT))))
