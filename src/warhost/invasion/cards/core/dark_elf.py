"""The Dark Elves of the Core Set (106 to 110)."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Disciple of Khaine: unit, 3 (1), power 1, hit points 3. Warrior, Priest.
# Action: Spend 2 resources to redirect 1 of the damage assigned to this unit to another target unit. Use only after
# combat damage has been assigned to this unit.
text(
    "core-106",
    action(
        target(UNITS & OTHER, redirect("combat damage", THIS, IT, 1)),
        spend=2,
        only=in_combat("damage is assigned", THIS),
    ),
)

# Vile Sorceress: unit, 2 (2), power 1, hit points 2. Sorcerer.
# Quest. Forced: At the beginning of your turn, give target unit −1 hit point until the end of the turn.
text("core-107", forced(YOUR_TURN_BEGINS, target(UNITS, gain(HIT_POINTS, -1)), zone=QUEST))

# Cauldron of Blood: support, 4 (1), power 2. Siege.
# Kingdom. Forced: When this zone is attacked, deal 1 damage to target attacking unit.
text("core-109", forced(after(ZONE_ATTACKED, THIS_ZONE), target(UNITS & ATTACKERS, deal(1)), zone=KINGDOM))

# Hate: tactic, 0 (1).
# Action: Take 1 resource from each opponent.
text("core-110", action(take_resources(1)))
