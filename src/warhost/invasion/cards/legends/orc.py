"""The Orcs of Legends."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Grom the Paunch: legend, 5 (4), power 2/2/2, hit points 4.
# Action: Sacrifice a development to lower the cost of the next unit you play this turn by 1 (to a minimum of 1).
text(
    "legends-008",
    action(floating(constant(costs(UNITS & YOURS, -1, least=1, next=True))), cost=sacrifice_one(DEVELOPMENTS)),
)

# Azhag the Slaughterer: legend, 7 (5), power 3/3/3, hit points 5.
# Damaged units you control cannot be targeted by the effects of opponents' cards.
text(
    "legends-009",
    constant(cannot("be targeted", UNITS & DAMAGED & YOURS)),
)

# Blind River Goblin: unit, 2 (1), power 1, hit points 2. Goblin.
# This unit gets +1 power while you control a legend.
text("legends-010", constant(grant(THIS, POWER, 1), only=at_least(1, LEGENDS & YOURS)))

# Red 'Ead Boyz: unit, 5 (2), power 2, hit points 4. Warrior, Elite.
# Action: After this unit enters play, deal 1 damage to each unit with printed cost 3 or lower.
text("legends-011", action(deal(1, UNITS & cost_at_most(3)), when=after(ENTERS_PLAY, THIS)))

# Frenzied Big 'Un: unit, 3 (2), power 1, hit points 3. Warrior.
# Battlefield. Damaged units you control get +1 power.
text("legends-012", constant(grant(UNITS & YOURS & DAMAGED, POWER, 1), zone=BATTLEFIELD))

# Boar Chariot: support, 2 (2), power 0. Attachment, Cavalry.
# Attach to target unit you control.
# Action: When attached unit attacks, damage cannot be cancelled until the end of the turn.
# After attached unit leaves play, you may pay 2 resources to put this support into your hand.
text(
    "legends-013",
    attaches(UNITS & YOURS),
    action(floating(constant(cannot("cancel damage"))), when=after(ATTACKS, HOST)),
    triggered(after(LEAVES_PLAY, HOST), then(pay(2), take_to_hand(THIS)), optional=True),
)

# Armed to Da Teef: tactic, 2 (1).
# Action: You may attach one Attachment from your discard pile to target unit you control, up to twice.
text(
    "legends-014",
    action(target(UNITS & YOURS, times(2, may(choose(ATTACHMENTS & IN_DISCARD, attach(to=FIRST)))))),
)
