"""The Dark Elves of the Corruption Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Malus Darkblade, unique: unit, 5 (3), power 3, hit points 3. Hero.
# Limit one Hero per zone.
# At the end of your battlefield phase, deal 1 damage to each unit an opponent controls that could have defended this
# phase and did not.
text(
    "the-skavenblight-threat-012",
    triggered(
        after(ends("phase"), whom=YOU),
        deal(1, UNITS & ENEMY & did("not defend", "this phase")),
        only=during(BATTLEFIELD_PHASE),
    ),
)

# Morathi's Pegasus: unit, 3 (2), power 1, hit points 3. Cavalry.
# Toughness 3.
# Action: Spend 3 resources to make this unit lose all Toughness until the end of the turn. Only an opponent may use
# this ability.
text("the-skavenblight-threat-013", usable(action(gain(TOUGHNESS, -EVERYTHING, of=THIS), spend=3), by=OPPONENT))

# We Need Your Blood: tactic, 1 (1).
# Action: Give target unit −1 hit point and another target unit +1 hit point until the end of the turn.
text(
    "the-skavenblight-threat-014",
    action(seq(target(UNITS, gain(HIT_POINTS, -1)), target(UNITS & ANOTHER, gain(HIT_POINTS, 1)))),
)

# Dark Riders: unit, 4 (1), power 1, hit points 4. Cavalry.
# This unit gets +1 power while there is a corrupted unit.
text("path-of-the-zealot-033", constant(grant(THIS, POWER, 1), only=at_least(1, UNITS & CORRUPTED_CARDS)))

# Call the Blood: tactic, 1 (2). Spell.
# Action: Destroy target damaged unit.
text("path-of-the-zealot-034", action(target(UNITS & DAMAGED, destroy())))

# Cold One Chariot: unit, 3 (2), power 2, hit points X. Cavalry.
# This unit gets +1 hit point for each development in this zone.
text("tooth-and-claw-053", constant(grant(THIS, HIT_POINTS, count(DEVELOPMENTS & HERE))))

# Grasping Darkness: tactic, 3 (2). Spell.
# Action: Until the end of the turn, take control of target unit with printed cost 2 or lower and move it to your
# corresponding zone.
text("tooth-and-claw-054", action(target(UNITS & cost_at_most(2), take_control(until=END_OF_TURN))))

# War Hydra: unit, 5 (1), power 2, hit points 1. Creature.
# This unit enters play with 5 resource tokens on it.
# Forced: If this unit would be dealt damage, remove 1 resource token from this unit for each point of damage to cancel
# that damage; gain 1 resource for each token removed this way.
text(
    "the-deathmaster-s-dance-076",
    constant(enters(tokens=5)),
    forced_change(prevent_damage(THIS, earns=1)),
)

# Reaper Bolt Thrower: support, 2 (2), power 0. Siege.
# Battlefield. Action: Spend 2 resources to deal 2 indirect damage to each opponent. Limit once per turn.
text("the-deathmaster-s-dance-077", action(each_opponent(indirect(2)), spend=2, zone=BATTLEFIELD, limit=EACH_TURN))

# Caught the Scent: tactic, 2 (3).
# Play only during your turn.
# Action: Look at each opponent's hand; you may choose and discard 1 of those cards.
text(
    "the-deathmaster-s-dance-078",
    action(look_at("hand", discards=1), only=YOUR_TURN),
)

# Naggaroth Spearmen: unit, 3 (2), power 1, hit points 2. Warrior.
# Battlefield. Action: Spend X resources to have this unit deal X additional damage in combat until the end of the turn,
# where X is the number of developments in this zone.
text(
    "the-warpstone-chronicles-096",
    action(gain(COMBAT_DAMAGE, X, of=THIS), spend=X, x=count(DEVELOPMENTS & HERE), zone=BATTLEFIELD),
)

# Hydra Blade, unique: support, 2 (1), power 0. Attachment, Relic.
# Attach to target Dark Elf unit.
# Corrupt that unit.
# Attached unit gets +2 power.
# If attached unit would be destroyed, you may spend 2 resources to leave it in play and heal all damage on it.
text(
    "the-warpstone-chronicles-097",
    attaches(UNITS & DARK_ELF, then=corrupt()),
    constant(grant(HOST, POWER, 2)),
    constant(instead_of("being destroyed", HOST, "stay in play", optional=True, spend=2)),
)

# Slaver Raid: quest, 1 (2).
# Quest. Action: Remove 3 resource tokens from this quest to put one unit from an opponent's discard pile into play in
# your quest zone, corrupted.
# Quest. Forced: At the beginning of your turn, place 1 resource token on this quest if a unit is on it.
text(
    "the-warpstone-chronicles-098",
    action(
        choose(UNIT_CARDS & IN_ENEMY_DISCARD, put_into_play(zone=QUEST, corrupted=True)),
        cost=remove_tokens(3),
        zone=QUEST,
    ),
    forced(YOUR_TURN_BEGINS, place_tokens(1), zone=QUEST, only=at_least(1, QUESTING_HERE)),
)

# Slave Driver: unit, 2 (2), power 1, hit points 1. Warrior.
# Kingdom. Action: Spend 2 resources so that target unit with printed cost 2 or lower cannot attack or defend until the
# end of the turn.
text(
    "arcane-fire-116",
    action(target(UNITS & cost_at_most(2), seq(forbid("attack"), forbid("defend"))), spend=2, zone=KINGDOM),
)

# Your Will Is Mine: tactic, 10 (3). Epic Spell.
# Play only during your turn.
# Action: Choose an opponent's zone. Take control of all units your opponents control in that zone and move them to your
# corresponding zone.
text("arcane-fire-117", action(choose(SECTIONS & ENEMY, take_control(UNITS & ENEMY & IN_ITS_ZONE)), only=YOUR_TURN))

# Witch Hag's Curse: support, 1 (2), power 0. Attachment, Hex.
# Attach to target unit.
# Treat the printed text box of attached unit (except for traits) as blank.
text("arcane-fire-118", attaches(UNITS), constant(blank(HOST)))
