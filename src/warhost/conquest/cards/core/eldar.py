"""Eldar of the core set: cards 123 to 145."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Eldorath Starbane: signature warlord, ATK 1, HP 7, bloodied 1/6. Psyker, Alaitoc.
# Reaction: After this unit commits to a planet, exhaust target non-warlord unit at this planet.
text("core-006", respond(after(COMMITS, THIS), target(NON_WARLORD_UNITS & HERE, exhaust())))

# Starbane's Council: signature army, 3, ATK 3, HP 3, command 1. Psyker, Alaitoc.
# This unit gets +2 ATK while it attacks an exhausted unit.
text("core-123", constant(grant(THIS, ATTACK, 2), only=attacks(THIS, EXHAUSTED_CARDS)))

# Alaitoc Shrine: signature support, 1. Location, Alaitoc.
# Reaction: After an Eldar unit moves to a planet, exhaust this support to ready that unit.
text("core-124", respond(after(MOVES, UNITS & ELDAR), ready(THAT), cost=exhaust(THIS)))

# Foresight: signature event, 1, shields 1. Power.
# Reaction: After a warlord you control commits to a planet, commit that warlord to a different planet.
text("core-125", respond(after(COMMITS, WARLORDS & YOURS), commit(THAT)))

# Mobility: signature attachment, 0, shields 3. Skill.
# Attach to an army unit.
# Attached unit gains Mobile.
text("core-126", attaches(ARMY_UNITS), constant(grant(HOST, MOBILE)))

# Wildrider Squadron: army, 4, ATK 3, HP 4, command 1. Vehicle, Saim-Hann.
# No Wargear Attachments.
# Combat Action: Move this unit to any adjacent planet. (Limit once per phase.)
text("core-130", action(move(THIS, PLANETS & ADJACENT), phase=COMBAT_PHASE, limit=EACH_PHASE))

# Wailing Wraithfighter: loyal army, 6, ATK 3, HP 5, command 2. Vehicle, Spirit, Elite.
# No Wargear Attachments. Flying.
# Reaction: After this unit is declared as an attacker, your opponent must discard 1 card of their choice from their
# hand, if able.
text("core-132", respond(after(ATTACKS, THIS), each_opponent(discard_one())))

# Shrouded Harlequin: army, 2, ATK 2, HP 1, command 1. Warrior, Harlequin.
# Interrupt: When this unit is destroyed, exhaust target enemy unit at a planet.
text("core-134", respond(when(IS_DESTROYED, THIS), target(UNITS & ENEMY & AT_PLANETS, exhaust())))

# Swordwind Farseer: loyal army, 3, ATK 2, HP 2, command 1. Psyker, Biel-Tan.
# Reaction: After this unit enters play, search the top 6 cards of your deck for a card. You may put that card into your
# hand; put the rest on the bottom of your deck in any order.
text("core-135", respond(after(ENTERS_PLAY, THIS), search(6, ALL, take_to_hand(IT, seen=False))))

# Silvered Blade Avengers: army, 4, ATK 1, HP 4, command 1. Warrior.
# Reaction: After this unit declares an attack against a non-warlord unit, exhaust that unit.
text("core-136", respond(after(ATTACK_IS_DECLARED, THIS & done_by(NON_WARLORD_UNITS)), exhaust(BY)))

# Biel-Tan Warp Spiders: army, 2, ATK 1, HP 3, command 1. Warrior, Biel-Tan.
# Reaction: After this unit is declared as an attacker, look at the top 2 cards of either your deck or your opponent's
# deck. You may discard 1 of them.
text(
    "core-137",
    respond(after(ATTACKS, THIS), either(look_at("deck", 2, may=True), look_at("opponent's deck", 2, may=True))),
)

# Spiritseer Erathal, unique: loyal army, 3, ATK 2, HP 3, command 2. Psyker, Saim-Hann.
# Reaction: After this unit is declared as an attacker, remove 1 damage from another target unit at this planet.
text("core-138", respond(after(ATTACKS, THIS), target(UNITS & HERE & OTHER, heal(1))))

# Superiority: event, 1, shields 1. Tactic.
# Interrupt: When a command struggle begins at a planet, target army unit at that planet loses all command icons until
# the end of that command struggle.
text(
    "core-139",
    respond(
        when(begins("command struggle")), target(ARMY_UNITS & at(THAT), gain(COMMAND, -ALL_ICONS, END_OF_STRUGGLE))
    ),
)

# Nullify: event, 0, shields 1. Power.
# Interrupt: When your opponent plays an event, exhaust one unique ready Eldar unit you control to cancel the effects of
# that event.
text(
    "core-140",
    respond(when(PLAYED, whom=OPPONENT), cancel(), cost=choose(UNITS & UNIQUE & ELDAR & YOURS & READY, exhaust())),
)

# Doom: event, 4, shields 1. Power.
# Deploy Action: Destroy all non-unique units in both headquarters.
text("core-141", action(destroy(UNITS & AT_HEADQUARTERS - UNIQUE), phase=DEPLOY_PHASE))

# Gift of Isha: loyal event, 2, shields 2. Power, Blessing.
# Action: Put the topmost Eldar army unit from your discard pile into play at any planet. Discard that unit at the end
# of the phase.
text(
    "core-142",
    action(
        choose(
            topmost(UNIT_CARDS & ELDAR),
            seq(put_into_play(IT, PLANETS), later(after(ends("phase")), discard(), END_OF_PHASE)),
        )
    ),
)

# Banshee Power Sword: attachment, 1, shields 1. Wargear, Weapon.
# Attach to an army unit.
# Attached unit gets +1 ATK.
# Interrupt: When attached unit declares an attack against a non-warlord unit, discard X cards from your hand to give
# attached unit +X ATK for that attack.
text(
    "core-143",
    attaches(ARMY_UNITS),
    constant(grant(HOST, ATTACK)),
    respond(
        when(IS_ATTACKED, NON_WARLORD_UNITS & done_by(HOST)),
        gain(ATTACK, X, END_OF_ATTACK, HOST),
        cost=times(X, discard_one()),
        x=up_to(CARDS_IN_HAND),
    ),
)

# Corsair Trading Port, unique: support, 1. Location.
# Limited.
# Interrupt: When you deploy an Eldar army unit, exhaust this support to reduce the cost of that unit by 1.
text("core-144", reduces_cost(ARMY_UNITS & ELDAR, 1, cost=exhaust(THIS)))

# Craftworld Gate: loyal support, 1. Location.
# Action: Exhaust this support to return target army unit you control to its owner's hand.
text("core-145", action(target(ARMY_UNITS & YOURS, return_to_hand()), cost=exhaust(THIS)))
