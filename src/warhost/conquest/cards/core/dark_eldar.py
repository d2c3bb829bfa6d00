"""Dark Eldar of the core set: cards 100 to 122."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

YOUR_KHYMERAS = named("Khymera") & YOURS
AFTER_YOUR_EVENT = after(PLAYED, DARK_ELDAR, YOU)
DISCARD_ONE = each_opponent(discard_at_random(1))

# Packmaster Kith: signature warlord, ATK 2, HP 6, bloodied 1/5. Warrior, Succubus, Wych.
# Reaction: After this unit commits to a planet, put a Khymera token into play at this planet.
text("core-005", respond(after(COMMITS, THIS), put_tokens("Khymera", PLANETS & HERE)))

# Kith's Khymeramasters: signature army, 2, ATK 1, HP 2, command 1. Warrior, Beastmaster, Wych.
# Reaction: After this unit enters play, put a Khymera token into play at this planet.
text("core-100", respond(after(ENTERS_PLAY, THIS), put_tokens("Khymera", PLANETS & HERE)))

# Khymera Den: signature support, 1. Location.
# Action: Exhaust this support to move any number of Khymera you control to target planet.
text("core-101", action(target(PLANETS, any_number(YOUR_KHYMERAS, move(IT, FIRST))), cost=exhaust(THIS)))

# Pact of the Haemonculi: signature event, 2, shields 1. Tactic.
# Deploy Action: Sacrifice a unit to force your opponent to discard 1 card at random from their hand. Then draw 2 cards.
text("core-102", action(then(DISCARD_ONE, draw(2)), cost=sacrifice_one(UNITS), phase=DEPLOY_PHASE))

# Agonizer of Bren: signature attachment, 1, shields 3. Wargear, Weapon.
# Attach to an army unit.
# Attached unit gets +1 ATK for each Khymera you control.
text("core-103", attaches(ARMY_UNITS), constant(grant(HOST, ATTACK, count(YOUR_KHYMERAS))))

# Haemonculus Tormentor: army, 4, ATK 2, HP 4, command 1. Scholar, Haemonculus.
# Action: Pay 1 resource to give this unit +2 ATK until the end of the phase.
text("core-106", action(gain(ATTACK, 2, END_OF_PHASE, THIS), spend=1))

# Beasthunter Wyches: army, 3, ATK 1, HP 3, command 2. Warrior, Wych.
# Reaction: After you play a Dark Eldar event, pay 1 resource to put a Khymera token into play in your headquarters.
text("core-108", respond(AFTER_YOUR_EVENT, put_tokens("Khymera", HEADQUARTERS & YOURS), spend=1))

# Black Heart Ravager: loyal army, 6, ATK 2, HP 5, command 2. Vehicle, Tank, Elite.
# No Wargear Attachments. Flying.
# Reaction: After this unit damages a non-warlord unit, rout that unit.
text("core-111", respond(after(IS_DAMAGED, NON_WARLORD_UNITS & done_by(THIS)), rout(THAT)))

# Murder of Razorwings: loyal army, 1, ATK 1, HP 1. Creature, Ally.
# No Attachments.
# Reaction: After this unit is deployed, your opponent must discard 1 card at random from their hand, if able.
text("core-112", respond(after(DEPLOYED, THIS), DISCARD_ONE))

# Coliseum Fighters: army, 2, ATK 1, HP 2. Warrior, Wych.
# Reaction: After this unit enters play, put the topmost event from your discard pile into your hand.
text("core-113", respond(after(ENTERS_PLAY, THIS), take_to_hand(topmost(EVENT_CARDS))))

# Syren Zythlex, unique: loyal army, 3, ATK 2, HP 3, command 2. Warrior, Wych.
# Reaction: After an enemy unit is deployed at this planet, exhaust that unit.
text("core-115", respond(after(DEPLOYED, UNITS & ENEMY & HERE), exhaust(THAT)))

# Power from Pain: event, 2, shields 1. Power, Torture.
# Combat Action: Your opponent must sacrifice an army unit, if able.
text("core-116", action(each_opponent(sacrifice_one(ARMY_UNITS)), phase=COMBAT_PHASE))

# Archon's Terror: event, 2, shields 1. Power.
# Combat Action: Rout target non-unique unit.
text("core-117", action(target(UNITS - UNIQUE, rout()), phase=COMBAT_PHASE))

# Raid: loyal event, 0, shields 2. Tactic.
# Limited.
# Action: If your opponent has more resources than you, take 1 resource from them.
text("core-118", action(only_if(more_than(OPPONENTS_RESOURCES, RESOURCES), take_resources(1))))

# Suffering: loyal attachment, 1, shields 2. Condition, Torture.
# Attach to an army unit.
# Attached unit gets −2 ATK.
text("core-119", attaches(ARMY_UNITS), constant(grant(HOST, ATTACK, -2)))

# Hypex Injector: attachment, 0, shields 1. Wargear.
# Attach to an army unit.
# Reaction: After you play a Dark Eldar event, ready attached unit.
text("core-120", attaches(ARMY_UNITS), respond(AFTER_YOUR_EVENT, ready(HOST)))

# Altar of Torment, unique: support, 1. Location.
# Limited.
# Interrupt: When you deploy a Dark Eldar army unit, exhaust this support to reduce the cost of that unit by 1.
text("core-121", reduces_cost(ARMY_UNITS & DARK_ELDAR, 1, cost=exhaust(THIS)))

# Twisted Laboratory: loyal support, 2. Location.
# Action: Exhaust this support to treat the printed text box of target army unit (except for traits) as blank until the
# end of the phase.
text("core-122", action(target(ARMY_UNITS, floating(constant(blank(IT)), END_OF_PHASE)), cost=exhaust(THIS)))
