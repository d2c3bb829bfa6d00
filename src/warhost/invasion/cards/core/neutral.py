"""The neutral cards of the Core Set (111 to 127)."""

from ...language.vocabulary import *

text("core-112", constant(cancel_damage(SECTIONS & YOURS, 1, each_turn=True)))

text("core-113", constant(grant(THIS, POWER, count(DEVELOPMENTS & YOURS & HERE))))

text("core-114", constant(grant(THIS, POWER, 1), zone=KINGDOM, only=at_least(2, DEVELOPMENTS & YOURS & HERE)))

text("core-115", constant(grant(THIS, POWER, 1), zone=QUEST, only=at_least(2, DEVELOPMENTS & YOURS & HERE)))

text("core-116", constant(enters_corrupted(UNITS & YOURS)))

text(
    "core-117",
    action(target(UNITS, return_to_hand())),
    constant(costs(THIS, minus(count(DEVELOPMENTS & YOURS & IN_QUEST)))),
)

text("core-118", action(target(SUPPORTS & cost_at_most(count(DEVELOPMENTS & YOURS & IN_BATTLEFIELD)), destroy())))

text("core-119", action(earn(count(DEVELOPMENTS & YOURS & IN_KINGDOM))))

text(
    "core-120",
    forced(YOUR_TURN_BEGINS, each_opponent(discard_top(tokens_on(THIS))), zone=QUEST),
    forced(YOUR_TURN_BEGINS, place_tokens(1), zone=QUEST, only=at_least(1, QUESTING_HERE)),
)

text(
    "core-121",
    action(target(IN_DISCARD, shuffle_into_deck(), tokens_on(THIS)), cost=(sacrifice(QUESTING_HERE),), zone=QUEST),
    forced(YOUR_TURN_BEGINS, place_tokens(1), zone=QUEST, only=at_least(1, QUESTING_HERE)),
)

text("core-128", drafts(CUTS_SUPPLY))

text("core-129", drafts(REINFORCES))

text("core-130", drafts(SABOTAGES))

text("core-131", drafts(SHIFTS_TIDES))
