"""The Dark Elves of Assault on Ulthuan."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Dark Initiate: unit, 1 (1), power 1, hit points 1. Priest.
# This unit loses all power while you control at most one development in this zone.
text(
    "assault-on-ulthuan-022",
    constant(grant(THIS, POWER, -EVERYTHING), only=no_more_than(1, DEVELOPMENTS & YOURS & HERE)),
)

# Walking Sacrifice: unit, 0 (1), power 0, hit points 1. Martyr.
# Forced: After this unit leaves play, draw 1 card.
text("assault-on-ulthuan-023", forced(after(LEAVES_PLAY, THIS), draw(1)))

# Harpies: unit, 2 (2), power 1, hit points 2. Creature.
# Quest. Action: After an opponent draws cards for their quest phase, corrupt this unit to force each opponent to
# discard 1 card at random from their hand. Use only if your opponents hold at least 7 cards in all.
text(
    "assault-on-ulthuan-024",
    action(
        each_opponent(discard_at_random(1)),
        cost=corrupt(THIS),
        when=after(DRAWN_FOR_QUEST, whom=OPPONENT),
        zone=QUEST,
        needs=number_is(OPPONENTS_CARDS, 7),
    ),
)

# Mortella, unique: unit, 3 (3), power 1, hit points 3. Hero, Sorcerer.
# Limit one Hero per zone.
# Quest. Action: Corrupt this unit to play one tactic from an opponent's discard pile (paying its cost but ignoring
# loyalty) and put that tactic on the bottom of its owner's deck.
text(
    "assault-on-ulthuan-027",
    action(
        choose(TACTIC_CARDS & IN_ENEMY_DISCARD, seq(play_now(pays="no loyalty"), put_on_deck(bottom=True))),
        cost=corrupt(THIS),
        zone=QUEST,
    ),
)

# Dark Sorceress: unit, 4 (2), power 2, hit points 2. Sorcerer.
# This unit costs 1 resource less for each corrupted unit an opponent controls.
text("assault-on-ulthuan-028", constant(costs(THIS, -count(UNITS & CORRUPTED_CARDS & ENEMY))))

# Corsairs of Ghrond: unit, 3 (1), power 1, hit points 3. Warrior.
# Battlefield. Forced: After this unit leaves play, give target unit −2 hit points until the end of the turn.
text("assault-on-ulthuan-029", forced(after(LEAVES_PLAY, THIS), target(UNITS, gain(HIT_POINTS, -2)), zone=BATTLEFIELD))

# Lokhir Fellheart, unique: unit, 5 (5), power 3, hit points 4. Hero, Warrior.
# Limit one Hero per zone.
# Battlefield. Action: At the beginning of your turn, give target unit in any battlefield −1 hit point until the end of
# the turn for each development in this zone.
text(
    "assault-on-ulthuan-030",
    action(
        target(UNITS & in_zone(BATTLEFIELD), gain(HIT_POINTS, -count(DEVELOPMENTS & HERE))),
        when=YOUR_TURN_BEGINS,
        zone=BATTLEFIELD,
    ),
)

# Night Raids: quest, 2 (2).
# Quest. Units you control get +1 power while there are at least 3 resource tokens on this quest.
# Quest. Forced: At the beginning of your turn, place 1 resource token on this quest if a unit is on it.
text(
    "assault-on-ulthuan-031",
    constant(grant(UNITS & YOURS, POWER, 1), zone=QUEST, only=number_is(tokens_on(THIS), 3)),
    forced(YOUR_TURN_BEGINS, place_tokens(1), zone=QUEST, only=at_least(1, QUESTING_HERE)),
)

# Sack Tor Aendris: quest, 2 (1).
# Quest. The unit on this quest may attack as if in the battlefield.
# Quest. You may spend resource tokens on this quest as though they were in your pool.
# Quest. Forced: At the end of each turn, place 1 resource token on this quest if the unit on this quest has attacked
# this turn.
text(
    "assault-on-ulthuan-032",
    constant(can("attack from any zone", QUESTING_HERE), zone=QUEST),
    constant(pays_with("tokens", abilities=True), zone=QUEST),
    forced(
        after(ends("turn")), place_tokens(1), zone=QUEST, only=at_least(1, QUESTING_HERE & did("attack", "this turn"))
    ),
)

# Mind Killer: support, 0 (2), power 0. Attachment, Hex.
# Attach to target unit.
# Attached unit gets −1 power.
text("assault-on-ulthuan-033", attaches(UNITS), constant(grant(HOST, POWER, -1)))

# Word of Pain: support, 2 (1), power 0. Attachment, Hex.
# Attach to target unit.
# Attached unit cannot attack.
text("assault-on-ulthuan-034", attaches(UNITS), constant(cannot("attack", HOST)))

# Har Ganeth, unique: support, 2 (1), power 1. Building.
# Kingdom. Action: At the beginning of your turn, return target unit with fewer than 2 hit points to its owner's hand.
text(
    "assault-on-ulthuan-035",
    action(target(UNITS & hit_points_below(2), return_to_hand()), when=YOUR_TURN_BEGINS, zone=KINGDOM),
)

# Altar of Khaine: support, 4 (2), power 2. Building.
# Kingdom. If a unit you control would be destroyed, you may spend 1 resource to return it to its owner's hand instead.
text(
    "assault-on-ulthuan-036",
    constant(instead_of("being destroyed", UNITS & YOURS, "return to hand", optional=True, spend=1), zone=KINGDOM),
)

# Lash the Prisoner!: tactic, 0 (3).
# Action: Sacrifice a unit. Then gain 2 resources.
text("assault-on-ulthuan-037", action(then(sacrifice_one(UNITS), earn(2))))

# Dark Visions: tactic, 1 (2). Spell.
# Play only during your turn.
# Action: Search the top 5 cards of your deck for a card and put it into your hand. Shuffle your deck.
text(
    "assault-on-ulthuan-038",
    action(seq(search(5, ALL, take_to_hand(seen=False)), shuffle_deck()), only=YOUR_TURN),
)

# Chillwind: tactic, 1 (1). Spell.
# Action: Corrupt target unit. Then you may restore one corrupted unit.
text("assault-on-ulthuan-039", action(target(UNITS, then(corrupt(), may(choose(UNITS & CORRUPTED_CARDS, restore()))))))

# Bathe in Blood: tactic, 1 (1).
# Action: Give target Dark Elf unit +X power until the end of the turn, where X is the power of that unit. Its
# controller must sacrifice it at the end of the turn.
text(
    "assault-on-ulthuan-040",
    action(
        target(
            UNITS & DARK_ELF, seq(gain(POWER, power_of(IT)), later(after(ends("turn")), controller_of(IT, sacrifice())))
        )
    ),
)

# Take Captive!: tactic, 3 (3).
# Action: Until the end of the turn, take control of target attacking unit and move it to the attacked zone, declared as
# a defender.
text("assault-on-ulthuan-041", action(target(UNITS & ATTACKERS, take_control(until=END_OF_TURN, defending=True))))

# Invoke Khaine's Wrath: tactic, 3 (2). Spell.
# Play only at the end of a battlefield phase, after combat.
# Action: Destroy all units that attacked or defended this phase.
text(
    "assault-on-ulthuan-042",
    action(destroy(UNITS & did("attack or defend", "this phase")), only=in_combat("it is over")),
)
