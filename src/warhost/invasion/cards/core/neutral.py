"""The neutral cards of the Core Set (111 to 127)."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Contested Fortress: support, 3 (0), power 1. Building.
# Limited.
# Each turn, cancel 1 damage dealt to sections of your capital.
text("core-112", constant(cancel_damage(SECTIONS & YOURS, 1, each_turn=True)))

# Contested Stronghold: support, 4 (0), power 1. Building.
# Limited.
# This support gets +1 power for each development you control in this zone.
text("core-113", constant(grant(THIS, POWER, count(DEVELOPMENTS & YOURS & HERE))))

# Armoury: support, 2 (0), power 1. Building.
# Limited.
# Kingdom. This support gets +1 power while you control at least two developments in this zone.
text("core-114", constant(grant(THIS, POWER, 1), zone=KINGDOM, only=at_least(2, DEVELOPMENTS & YOURS & HERE)))

# Forgotten Cemetery: support, 2 (0), power 1. Building.
# Limited.
# Quest. This support gets +1 power while you control at least two developments in this zone.
text("core-115", constant(grant(THIS, POWER, 1), zone=QUEST, only=at_least(2, DEVELOPMENTS & YOURS & HERE)))

# Warpstone Excavation: support, 0 (0), power 1. Warpstone.
# Limit 1 per deck.
# Units you control enter this zone corrupted.
text("core-116", constant(enters(UNITS & YOURS, corrupted=True)))

# Pilgrimage: tactic, 4 (0).
# Action: Return target unit to its owner's hand.
# This tactic costs 1 resource less for each development in your quest zone.
text(
    "core-117",
    action(target(UNITS, return_to_hand())),
    constant(costs(THIS, -count(DEVELOPMENTS & YOURS & in_zone(QUEST)))),
)

# Burn It Down: tactic, 2 (0).
# Action: Destroy target support with printed cost X or lower, where X is the number of developments in your
# battlefield.
text("core-118", action(target(SUPPORTS & cost_at_most(count(DEVELOPMENTS & YOURS & in_zone(BATTLEFIELD))), destroy())))

# Innovation: tactic, 0 (0).
# Action: Gain 1 resource for each development in your kingdom.
text("core-119", action(earn(count(DEVELOPMENTS & YOURS & in_zone(KINGDOM)))))

# Infiltrate!, unique: quest, 2 (0).
# Quest. Forced: At the beginning of your turn, each opponent must discard the top X cards of their deck, where X is the
# number of resource tokens on this quest.
# Quest. Forced: At the beginning of your turn, place 1 resource token on this quest if a unit is on it.
text(
    "core-120",
    forced(YOUR_TURN_BEGINS, each_opponent(discard_top(tokens_on(THIS))), zone=QUEST),
    forced(YOUR_TURN_BEGINS, place_tokens(1), zone=QUEST, only=at_least(1, QUESTING_HERE)),
)

# Prepare for War!: quest, 0 (0).
# Quest. Action: Sacrifice the unit on this quest to shuffle X target cards from your discard pile into your deck, where
# X is the number of resource tokens on this quest.
# Quest. Forced: At the beginning of your turn, place 1 resource token on this quest if a unit is on it.
text(
    "core-121",
    action(target(IN_DISCARD, shuffle_into_deck(), tokens_on(THIS)), cost=sacrifice(QUESTING_HERE), zone=QUEST),
    forced(YOUR_TURN_BEGINS, place_tokens(1), zone=QUEST, only=at_least(1, QUESTING_HERE)),
)

# Cut Supply Lines: draft.
# As soon as you pick or remove this card, put it faceup next to your opponent's draft pile. For the rest of the draft,
# they draw one card fewer for each new pack.
text("core-128", drafts("cut supply"))

# Reinforcements: draft.
# As soon as you pick or remove this card, sacrifice it and look at the top five cards of your draft pile. Add one of
# them to your deck and put the others on the bottom of that pile.
text("core-129", drafts("reinforce"))

# Sabotage: draft.
# As soon as you pick or remove this card, put it faceup next to your deck. When you remove a card from your opponent's
# pack, you may sacrifice this one to remove another card from it.
text("core-130", drafts("sabotage"))

# Shifting Tides: draft.
# As soon as you pick or remove this card, before any other draft card, sacrifice it. Shuffle the pack it came from into
# its owner's draft pile and replace it with a new pack of the same size.
text("core-131", drafts("shift tides"))
