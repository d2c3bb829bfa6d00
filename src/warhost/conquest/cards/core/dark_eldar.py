"""Dark Eldar of the core set: cards 100 to 122."""

from ...language.vocabulary import *

YOUR_KHYMERAS = named("Khymera") & YOURS
AFTER_YOUR_EVENT = when(AFTER_EVENT_PLAYED, DARK, YOU)
DISCARD_ONE = each_opponent(DiscardAtRandom(number(1)))
COMMITS = when(AFTER_COMMITS, THIS)

text("core-005", respond(COMMITS, put_tokens("Khymera", PLANETS & HERE)))

text("core-100", respond(when(AFTER_ENTERS, THIS), put_tokens("Khymera", PLANETS & HERE)))

text("core-101", action(target(PLANETS, AnyNumber(YOUR_KHYMERAS, move(IT, FIRST))), cost=[exhaust(THIS)]))

text("core-102", action(Then(DISCARD_ONE, draw(2)), cost=[sacrifice_one(UNITS)], phase=DEPLOY_PHASE))

text("core-103", attaches(ARMY_UNITS), constant(grants(HOST, ATTACK, count(YOUR_KHYMERAS))))

text("core-106", action(gain(ATTACK, 2, END_OF_PHASE, THIS), spend=1))

text("core-108", respond(AFTER_YOUR_EVENT, put_tokens("Khymera", OWN_HQ), spend=1))

text("core-111", respond(when(AFTER_DAMAGED, NON_WARLORD_UNITS & done_by(THIS)), rout(THAT)))

text("core-112", respond(when(AFTER_DEPLOYED, THIS), DISCARD_ONE))

text("core-113", respond(when(AFTER_ENTERS, THIS), TakeToHand(topmost(EVENT_CARDS))))

text("core-115", respond(when(AFTER_DEPLOYED, UNITS & ENEMY & HERE), exhaust(THAT)))

text("core-116", action(each_opponent(sacrifice_one(ARMY_UNITS)), phase=COMBAT_PHASE))

text("core-117", action(target(UNITS - UNIQUE, rout()), phase=COMBAT_PHASE))

text("core-118", action(when_true(OPPONENT_IS_RICHER, take_resources(1))))

text("core-119", attaches(ARMY_UNITS), constant(grants(HOST, ATTACK, -2)))

text("core-120", attaches(ARMY_UNITS), respond(AFTER_YOUR_EVENT, ready(HOST)))

text("core-121", reduces_cost(ARMY_UNITS & DARK, 1, cost=[exhaust(THIS)]))

text("core-122", action(target(ARMY_UNITS, Create(constant(Blank(IT)), END_OF_PHASE)), cost=[exhaust(THIS)]))
