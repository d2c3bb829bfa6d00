"""The Dark Elves of the Eternal War Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Crone Hellebron, unique: legend, 3 (2), power 1/1/2, hit points 3.
# Forced: After this legend enters play, for the rest of the game, you win only when 3 sections of an opponent's capital
# are burning, instead of 2.
# While this legend is attacking, after a section of an opponent's capital is dealt combat damage, each opponent must
# discard the top X cards of their deck, where X is the amount of that damage.
text(
    "days-of-blood-001",
    forced(after(ENTERS_PLAY, THIS), floating(constant(zones_to_burn(3)), UNTIL_USED)),
    triggered(
        after(IS_DAMAGED, SECTIONS & ENEMY, combat=True),
        each_opponent(discard_top(HOW_MUCH)),
        only=at_least(1, THIS & ATTACKERS),
    ),
)

# Capture Slaves, unique: quest, 0 (3). Mission.
# Play into any opponent's zone, under your control.
# When you assign combat damage to this zone, you may place any amount of it on this quest instead.
# Forced: After 3 or more damage has been placed on this quest, sacrifice this quest. Then search the top 5 cards of an
# opponent's deck for a unit; you may put it into play in one of your zones. Shuffle that deck.
text(
    "days-of-blood-002",
    plays_into(ALL, enemy=True),
    constant(can("take combat damage")),
    forced(
        after(DAMAGE_PLACED, THIS, least=3),
        then(
            sacrifice(THIS),
            search(5, UNIT_CARDS, put_into_play(), shuffled=True, enemy=True),
        ),
    ),
)

# Bride of Khaine: unit, 3 (1), power 1, hit points 3. Witch Elf.
# Dark Elf only.
# Ambush 2.
# Action: After this unit ambushes, give target attacking unit −2 hit points until the end of the turn.
text("days-of-blood-003", action(target(UNITS & ATTACKERS, gain(HIT_POINTS, -2)), when=after(AMBUSHES, THIS)))

# Chill Sea Watchtower: support, 1 (1), power 1. Building.
# If you control a faceup non-Dark Elf unit or support, sacrifice this support.
text(
    "days-of-blood-004",
    constant(leaves_play(THIS, "sacrificed"), only=at_least(1, (UNITS | SUPPORTS) & YOURS - FACEDOWN_CARDS - DARK_ELF)),
)

# Vaedra Bloodsworn, unique: unit, 3 (2), power 0, hit points 3. Warrior, Witch Elf.
# Action: When this unit attacks or defends, each opponent must discard the top card of their deck. Give this unit +X
# power until the end of the phase, where X is the total printed cost of those cards.
text(
    "oaths-of-vengeance-035",
    action(
        each_opponent(discard_top(1, you(gain(POWER, printed_cost(FOUND), END_OF_PHASE, of=THIS)))),
        when=after(ATTACKS, THIS),
    ),
    action(
        each_opponent(discard_top(1, you(gain(POWER, printed_cost(FOUND), END_OF_PHASE, of=THIS)))),
        when=after(DEFENDS, THIS),
    ),
)

# Cavalry Raid: tactic, 1 (2). Cavalry.
# Play only during your turn.
# Action: Each attacking or defending non-Cavalry unit loses all power until the end of the phase.
text(
    "oaths-of-vengeance-037",
    action(gain(POWER, -EVERYTHING, END_OF_PHASE, of=UNITS & PARTICIPANTS - trait("Cavalry")), only=YOUR_TURN),
)

# Slave Hunter: unit, 3 (1), power 1, hit points 2. Elite.
# Action: After this unit survives combat while attacking, sacrifice this unit to take control of target non-unique unit
# an opponent controls in the attacked zone and move it to your corresponding zone.
text(
    "battle-for-the-old-world-056",
    action(
        target(UNITS - UNIQUE & ENEMY & IN_ATTACKED_ZONE, take_control()),
        cost=sacrifice(THIS),
        when=after(SURVIVES_COMBAT, THIS & ATTACKERS),
    ),
)

# Captured Mind: tactic, 1 (3). Hex.
# Action: Look at each opponent's hand. Then you may play one unit from an opponent's hand (paying its cost but ignoring
# loyalty).
text(
    "battle-for-the-old-world-057",
    action(then(look_at("hand"), may(choose(UNIT_CARDS & IN_ENEMY_HAND, play_now(pays="no loyalty"))))),
)

# Hag Graef Mine: support, 3 (1), power 1. Building.
# Action: Corrupt an uncorrupted unit you control but do not own to either draw X cards or gain X resources, where X is
# the loyalty of the chosen unit.
text(
    "battle-for-the-old-world-058",
    action(
        target(UNITS & YOURS - OWNED - CORRUPTED_CARDS, either(draw(X), earn(X)), aimed=False),
        cost=corrupt(FIRST),
        x=loyalty_of(FIRST),
    ),
)

# Outlaw Sorcerer: unit, 2 (1), power 1, hit points 2. Sorcerer.
# Dark Elf only.
# Ambush 1.
# Action: After this unit ambushes, each opponent must discard 1 card at random from their hand.
text("glory-of-days-past-076", action(each_opponent(discard_at_random(1)), when=after(AMBUSHES, THIS)))

# Ghrond Errand Riders: unit, 2 (2), power 1, hit points 2. Cavalry.
# Action: After an opponent discards a card from their hand, move this unit to another of your zones.
text("glory-of-days-past-077", action(move(THIS), when=after(discarded("from a hand"), whom=OPPONENT)))

# Marked for Death: support, 0 (2), power 0. Attachment.
# Attach to target unit.
# After attached unit leaves play, its controller must discard the top X cards of their deck, where X is its printed
# cost.
text(
    "glory-of-days-past-078",
    attaches(UNITS),
    triggered(after(LEAVES_PLAY, HOST), controller_of(THAT, discard_top(printed_cost()))),
)

# Test of Will: tactic, 2 (1). Spell.
# Dark Elf only.
# Ambush 0.
# Play only during the Ambush step, when an opponent attacks your capital.
# Action: Each opponent must either sacrifice an attacking unit or cancel the attack.
text(
    "the-ruinous-hordes-097",
    action(
        each_opponent(either(sacrifice_one(UNITS & ATTACKERS), cancel("attack"))),
        only=in_combat("the Ambush step") & in_combat("you are attacked"),
    ),
)

# Spawn of Sulekh: unit, 6 (2), power 4, hit points 4. Creature, Dragon.
# Battlefield only.
# While this unit is attacking alone, the defending player must sacrifice a unit in order to declare defenders.
text("faith-and-steel-116", constant(price("defending", UNITS), only=at_least(1, THIS & alone("attacking"))))

# Vigilant Druchii: unit, 3 (1), power 1, hit points 3. Elite.
# While this unit is questing, cards cannot leave your opponents' discard piles.
text("faith-and-steel-117", constant(cannot("leave discard piles"), only=at_least(1, THIS & QUESTING)))

# Sacred Cauldron: support, 2 (2), power 1. Siege.
# You may spend resource tokens on this support to play tactics.
# Forced: After a unit is discarded from the top of an opponent's deck, if there are no resource tokens on this support,
# place 1 resource token on this support.
text(
    "faith-and-steel-118",
    constant(pays_with("tokens", TACTICS)),
    forced(
        after(discarded("from a deck"), UNIT_CARDS, OPPONENT), only_if(at_most(tokens_on(THIS), 0), place_tokens(1))
    ),
)
