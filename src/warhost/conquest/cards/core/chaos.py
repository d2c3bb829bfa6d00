"""Chaos of the core set: cards 77 to 99."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

CULTISTS = trait("Cultist")
DAEMONS = trait("Daemon")

# Zarathur, High Sorcerer: signature warlord, ATK 1, HP 6, bloodied 1/5. Psyker, Tzeentch.
# Interrupt: When an enemy unit at this planet is about to be assigned damage, increase that damage by 1.
text("core-004", respond(when(IS_ASSIGNED_DAMAGE, UNITS & ENEMY & HERE), amend("damage", 1)))

# Zarathur's Flamers: signature army, 2, ATK 2, HP 2, command 1. Daemon, Tzeentch.
# Action: Sacrifice this unit to deal 2 damage to another target non-warlord unit at this planet.
text("core-077", action(target(NON_WARLORD_UNITS & HERE & OTHER, deal(2)), cost=sacrifice(THIS)))

# Shrine of Warpflame: signature support, 1. Location.
# Reaction: After an enemy unit is destroyed, exhaust this support to put the topmost Tzeentch card from your discard
# pile into your hand.
text(
    "core-078",
    respond(after(IS_DESTROYED, UNITS & ENEMY), take_to_hand(topmost(trait("Tzeentch"))), cost=exhaust(THIS)),
)

# Infernal Gateway: signature event, 1, shields 1. Power, Tzeentch.
# Combat Action: Put one Chaos army unit with printed cost 3 or lower from your hand into play at any planet. Sacrifice
# that unit at the end of the phase.
text(
    "core-079",
    action(
        choose(
            IN_HAND & UNIT_CARDS & CHAOS & cost_at_most(3),
            seq(put_into_play(IT, PLANETS), later(after(ends("phase")), sacrifice(IT), END_OF_PHASE)),
        ),
        phase=COMBAT_PHASE,
    ),
)

# Mark of Chaos: signature attachment, 0, shields 3. Curse.
# Attach to an army unit.
# Interrupt: When attached unit leaves play, deal 1 damage to each enemy unit at this planet.
text("core-080", attaches(ARMY_UNITS), respond(when(LEAVES_PLAY, HOST), deal(1, UNITS & ENEMY & HERE)))

# Splintered Path Acolyte: army, 1, ATK 1, HP 1, command 1. Cultist, Tzeentch.
# Interrupt: When you deploy a Daemon army unit, sacrifice this unit to reduce the cost of that unit by 2.
text("core-083", reduces_cost(ARMY_UNITS & DAEMONS, 2, cost=sacrifice(THIS)))

# Umbral Preacher: army, 3, ATK 1, HP 4, command 2. Cultist, Priest.
# Army units at this planet cannot retreat from battle.
text("core-086", constant(cannot("retreat", ARMY_UNITS & HERE)))

# Ravenous Flesh Hounds: army, 5, ATK 3, HP 6, command 1. Daemon, Khorne, Elite.
# No Attachments.
# Action: Sacrifice a Cultist unit to remove all damage from this unit.
text("core-088", action(heal(of=THIS), cost=sacrifice_one(UNITS & CULTISTS)))

# Virulent Plague Squad: army, 4, ATK 1, HP 4, command 1. Warrior, Death Guard, Nurgle.
# This unit gets +1 ATK for each army unit in your opponent's discard pile.
text("core-089", constant(grant(THIS, ATTACK, count(UNIT_CARDS & IN_ENEMY_DISCARD))))

# Soul Grinder: army, 6, ATK 4, HP 6, command 2. Daemon, War Engine, Elite.
# No Wargear Attachments.
# Reaction: After you win a command struggle at this planet, your opponent must sacrifice a non-warlord unit at this
# planet, if able.
text("core-091", respond(after(STRUGGLE_WON, HERE, YOU), each_opponent(sacrifice_one(NON_WARLORD_UNITS & HERE))))

# Xavaes Split-Tongue, unique: loyal army, 3, ATK 2, HP 3, command 2. Warrior, Slaanesh.
# Reaction: After an enemy unit at this planet is destroyed, put a Cultist token into play in your headquarters.
text("core-092", respond(after(IS_DESTROYED, UNITS & ENEMY & HERE), put_tokens("Cultist", HEADQUARTERS & YOURS)))

# Warpstorm: event, 3, shields 1. Power.
# Combat Action: Deal 2 damage to each unit without attachments at target planet or in target headquarters.
text("core-093", action(target(PLANETS | HEADQUARTERS, deal(2, UNITS & at(IT) - WITH_ATTACHMENTS)), phase=COMBAT_PHASE))

# Tzeentch's Firestorm: loyal event, X, shields 2. Power, Tzeentch.
# Action: Deal X damage to target non-warlord unit.
text("core-094", action(target(NON_WARLORD_UNITS, deal(X))))

# Promise of Glory: event, 0, shields 1. Tactic.
# Deploy Action: Put two Cultist tokens into play in your headquarters.
text("core-095", action(put_tokens("Cultist", HEADQUARTERS & YOURS, 2), phase=DEPLOY_PHASE))

# Rune-Encrusted Armor: attachment, 2, shields 1. Wargear, Armor.
# Attach to an army unit.
# Attached unit gets +2 ATK and +2 HP.
text("core-096", attaches(ARMY_UNITS), constant(grant(HOST, ATTACK, 2), grant(HOST, HIT_POINTS, 2)))

# Dire Mutation: attachment, 1, shields 1. Curse, Tzeentch.
# Ambush.
# Attach to an army unit.
# Forced Interrupt: When attached unit exhausts, deal 1 damage to it.
text("core-097", attaches(ARMY_UNITS), forced(when(EXHAUSTS, HOST), deal(1, HOST)))

# Fortress of Madness, unique: support, 1. Location.
# Limited.
# Interrupt: When you deploy a Chaos army unit, exhaust this support to reduce the cost of that unit by 1.
text("core-098", reduces_cost(ARMY_UNITS & CHAOS, 1, cost=exhaust(THIS)))

# Murder Cogitator: support, 0. Upgrade.
# Reaction: After a Cultist or Daemon unit you control leaves play, exhaust this support to reveal the top card of your
# deck; if it is a Chaos army unit, put it into your hand.
text(
    "core-099",
    respond(
        after(LEAVES_PLAY, UNITS & (CULTISTS | DAEMONS) & YOURS), reveal_top(UNIT_CARDS & CHAOS), cost=exhaust(THIS)
    ),
)

# Cultist: token, ATK 1, HP 1. Cultist.
# Interrupt: When you deploy a Daemon army unit, sacrifice this unit to reduce the cost of that unit by 1.
text("core-187", reduces_cost(ARMY_UNITS & trait("Daemon"), 1, cost=sacrifice(THIS)))
