"""Eldar of the Warlord cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Vaulting Harlequin: army, 3, ATK 1, HP 4, command 2. Warrior, Harlequin.
# Combat Action: Exhaust this unit to give it Flying until the end of the phase.
text("warlord-016", action(gain(FLYING, 1, END_OF_PHASE, THIS), cost=exhaust(THIS), phase=COMBAT_PHASE))

# Empower: loyal event, 3, shields 2. Power.
# Play only during a battle. Combat Action: Give each Eldar unit you control at target planet +1 ATK and +1 HP until the
# end of the battle.
text(
    "warlord-017",
    action(
        target(
            PLANETS,
            seq(
                gain(ATTACK, 1, END_OF_COMBAT, UNITS & ELDAR & YOURS & at(IT)),
                gain(HIT_POINTS, 1, END_OF_COMBAT, UNITS & ELDAR & YOURS & at(IT)),
            ),
        ),
        phase=COMBAT_PHASE,
        only=in_battle(),
    ),
)

# Starcannon: attachment, 0, shields 1. Hardpoint, Weapon.
# Attach to an Eldar Vehicle army unit.
# Attached unit gains Armorbane.
text("warlord-018", attaches(ARMY_UNITS & ELDAR & trait("Vehicle")), constant(grant(HOST, ARMORBANE)))

# Death from Above: event, 1, shields 1. Tactic.
# Deploy Action: Put one non-Elite army unit with the Mobile keyword from your hand into play at the last planet.
text(
    "warlord-040",
    action(
        choose(
            IN_HAND & UNIT_CARDS & with_keyword(MOBILE) - trait("Elite"), put_into_play(IT, PLANETS & AT_LAST_PLANET)
        ),
        phase=DEPLOY_PHASE,
    ),
)

# Dome of Crystal Seers: loyal support, 1. Location.
# Interrupt: When you search your deck, search 3 cards more.
text("warlord-041", respond(when(SEARCHES, whom=YOU), amend("search", 3)))

# Warlock Destructor: army, 2, ATK 3, HP 4, command 1. Psyker.
# Forced Reaction: After the deploy phase begins, discard this unit unless you pay 1 resource.
text("warlord-064", forced(after(begins("phase")), unless_pays(1, discard(THIS)), only=during(DEPLOY_PHASE)))

# Eldritch Corsair: army, 3, ATK 2, HP 3, command 1. Warrior, Iyanden.
# This unit gets +2 ATK while there is a warlord at this planet.
text("warlord-065", constant(grant(THIS, ATTACK, 2), only=at_least(1, WARLORDS & HERE)))

# Foretell: event, 0, shields 1. Power, Maneuver.
# Interrupt: When a Battle ability is triggered, exhaust your warlord to cancel the effects of that ability. Then draw 1
# card.
text("warlord-066", respond(when(BATTLE_ABILITY), then(cancel(), draw(1)), cost=exhaust(YOUR_WARLORD)))

# Vectored Vyper Squad: loyal army, 4, ATK 3, HP 3, command 1. Vehicle, Alaitoc.
# No Wargear Attachments.
# This unit gains Mobile while undamaged.
text("warlord-084", constant(grant(THIS - DAMAGED, MOBILE)))

# Guardian Mesh Armor: attachment, 1, shields 1. Wargear, Armor.
# Attach to an Eldar army unit.
# Interrupt: When you use a card as a shield card for attached unit, exhaust this attachment to double the shield icons
# of that card.
text(
    "warlord-085",
    attaches(ARMY_UNITS & ELDAR),
    respond(when(IS_USED_AS_SHIELD, used_for(HOST), YOU), amend("shield icons", doubled=True), cost=exhaust(THIS)),
)

# Mighty Wraithknight: army, 6, ATK 5, HP 5, command 2. Vehicle, Spirit, Elite.
# No Wargear Attachments.
# Reaction: After this unit enters play, exhaust all non-Spirit units at this planet.
text("warlord-106", respond(after(ENTERS_PLAY, THIS), exhaust(UNITS & HERE - trait("Spirit"))))

# Seer's Exodus: event, 0, shields 1. Power.
# Action: Move one or more units you control at one planet with your warlord to your headquarters.
text(
    "warlord-107",
    action(choose(PLANETS & at(YOUR_WARLORD), any_number(UNITS & YOURS & at(IT), move(to=HEADQUARTERS), some=True))),
)

# Slumbering Gardens: support, 1. Location.
# Interrupt: When an effect moves a unit you control from a planet, exhaust this support to cancel that effect.
text("warlord-108", respond(when(MOVES, UNITS & YOURS), cancel("move"), cost=exhaust(THIS)))

# Baharroth's Hawks: signature army, 3, ATK 0, HP 2, command 2. Warrior.
# Mobile.
# This unit gets +3 ATK while your warlord is at this planet.
text("warlord-112", constant(grant(THIS, ATTACK, 3), only=at_least(1, YOUR_WARLORD & HERE)))

# Banner of the Ashen Sky: signature support, 1. Upgrade.
# Reaction: After a unit moves to another planet, exhaust this support to give that unit +2 ATK for its next attack this
# phase.
text(
    "warlord-113",
    respond(after(moves("between planets"), UNITS), gain(ATTACK, 2, NEXT_ATTACK, THAT), cost=exhaust(THIS)),
)

# The Shining Blade, unique: signature attachment, 1, shields 3. Relic, Wargear.
# Attach to a unit with the Mobile keyword. Limit 1 Relic per player.
# Interrupt: When attached unit declares an attack against a unit, one enemy unit at an adjacent planet is declared as
# the defender instead.
text(
    "warlord-114",
    attaches(UNITS & with_keyword(MOBILE), one_relic=True),
    respond(when(IS_ATTACKED, UNITS & done_by(HOST)), choose(UNITS & ENEMY & ADJACENT, instead("be the defender", IT))),
)

# Cry of the Wind: signature event, 0, shields 1. Tactic.
# Reaction: After a unit moves to another planet, move that unit to any adjacent planet.
text("warlord-115", respond(after(moves("between planets"), UNITS), move(THAT, PLANETS & adjacent_to(IT))))
