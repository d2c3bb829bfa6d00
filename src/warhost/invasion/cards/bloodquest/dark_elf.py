"""The Dark Elves of the Bloodquest Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Maranith, unique: unit, 3 (2), power 1, hit points 3. Commander, Raider.
# Action: Remove 1 resource token from one Black Ark support you control to force each opponent to discard the top card
# of their deck. If it is a unit, gain 2 resources.
text(
    "rising-dawn-014",
    action(
        each_opponent(discard_top(1, only_if(it_is(UNIT_CARDS), you(earn(2))))),
        cost=choose(SUPPORTS & trait("Black Ark") & YOURS, remove_tokens(1, IT)),
    ),
)

# Tower of Oblivion, unique: support, 2 (2), power 1. Black Ark.
# Quest. Action: Discard the top card of your deck to make target unit lose 1 power until the end of the turn. Then
# place 1 resource token on this support. Limit once per turn.
text(
    "rising-dawn-015",
    action(target(UNITS, then(gain(POWER, -1), place_tokens(1))), cost=discard_top(1), zone=QUEST, limit=EACH_TURN),
)

# Enslave the World: quest, 2 (3). Epic.
# Quest. Action: At the beginning of your turn, place 1 resource token on this quest. Use only if a unit is on this
# quest.
# Quest. Action: Remove 1 resource token from this quest for each unit in an opponent's discard pile. Then put all units
# from an opponent's discard pile into play, corrupted, each in a zone of your choice. Then sacrifice this quest.
text(
    "rising-dawn-019",
    action(place_tokens(1), when=YOUR_TURN_BEGINS, zone=QUEST, only=at_least(1, QUESTING_HERE)),
    action(
        then(
            remove_tokens(count(UNIT_CARDS & IN_ENEMY_DISCARD)),
            then(put_into_play(UNIT_CARDS & IN_ENEMY_DISCARD, each=True, corrupted=True), sacrifice(THIS)),
        ),
        zone=QUEST,
    ),
)

# Agent of Malekith: unit, 1 (2), power 0, hit points 2. Rogue.
# Action: After this unit enters or leaves play, remove 1 resource token from target card with a resource token on it.
text(
    "fragments-of-power-033",
    action(target(WITH_TOKENS, remove_tokens(1, IT)), when=after(ENTERS_PLAY, THIS)),
    action(target(WITH_TOKENS, remove_tokens(1, IT)), when=after(LEAVES_PLAY, THIS)),
)

# Swift-moving Storm: tactic, 4 (3). Spell.
# Action: Give each unit you control Scout until the end of the turn.
text("fragments-of-power-034", action(gain(SCOUT, 1, of=UNITS & YOURS)))

# Treasure Thieves: unit, 3 (1), power 1, hit points 2. Raider, Sorcerer.
# Quest. Action: After this unit enters play, discard the top card of your deck to force each opponent to discard the
# top card of their deck. Gain X resources, where X is the difference between the printed costs of those cards.
text(
    "the-accursed-dead-053",
    action(
        each_opponent(discard_top(1, you(earn(COST_SPREAD)))),
        cost=discard_top(1),
        when=after(ENTERS_PLAY, THIS),
        zone=QUEST,
    ),
)

# Jealous Eyes: tactic, 0 (2).
# Action: As you play this card, end the current action chain (no more actions can be added to it). Move up to 2
# resource tokens from target card an opponent controls with a resource token on it to one card you control.
text(
    "the-accursed-dead-054",
    action(
        target(WITH_TOKENS & ENEMY, choose(YOURS, move_tokens(2, FIRST, up_to=True))),
        cost=skip("further actions"),
    ),
)

# Elkana, unique: unit, 4 (2), power 2, hit points 2. Commander, Raider.
# Action: Remove 1 resource token from one Black Ark support you control to give target unit +1 power until the end of
# the turn.
text(
    "vessel-of-the-winds-074",
    action(target(UNITS, gain(POWER, 1)), cost=choose(SUPPORTS & trait("Black Ark") & YOURS, remove_tokens(1, IT))),
)

# Temple of Spite, unique: support, 2 (2), power 1. Black Ark.
# Quest. Action: Discard the top card of your deck to give target unit −1 hit point until the end of the turn. Then
# place 1 resource token on this support. Limit once per turn.
text(
    "vessel-of-the-winds-075",
    action(
        target(UNITS, then(gain(HIT_POINTS, -1), place_tokens(1))), cost=discard_top(1), zone=QUEST, limit=EACH_TURN
    ),
)

# Pleasure Cults: quest, 1 (3). Invasion.
# Play into any opponent's zone, under that player's control.
# Units enter this zone corrupted.
# Forced: At the beginning of your turn, if a unit is on this quest, place 1 resource token on this quest. Then you may
# remove 2 resource tokens from this quest to destroy it.
text(
    "vessel-of-the-winds-079",
    plays_into(ALL, enemy=True, his=True),
    constant(enters(UNITS, corrupted=True)),
    forced(
        YOUR_TURN_BEGINS,
        only_if(at_least(1, QUESTING_HERE), then(place_tokens(1), may(then(remove_tokens(2), destroy(THIS))))),
    ),
)

# Fleeting Shade: unit, 3 (2), power 1, hit points 1. Raider.
# Scout.
# Battlefield. Action: Remove 1 resource token from one Black Ark card you control to give this unit Toughness 1 until
# the end of the turn.
text(
    "portent-of-doom-091",
    action(
        gain(TOUGHNESS, 1, of=THIS), cost=choose(trait("Black Ark") & YOURS, remove_tokens(1, IT)), zone=BATTLEFIELD
    ),
)

# Possess Mind: support, X (2), power 0. Attachment, Hex.
# Attach to target unit.
# Action: At the beginning of your turn, attached unit deals damage equal to its power to target unit controlled by
# attached unit's controller. Then any player may discard X cards from their hand to destroy this support.
# X is the number chosen for X in the cost of this card.
text(
    "portent-of-doom-092",
    attaches(UNITS),
    action(
        target(
            UNITS & controlled_like(HOST),
            then(
                fight(HOST, IT, back=False),
                may(seq(choose_some(IN_HAND, X, discard_cards(FOUND)), destroy(THIS)), any_player=True),
            ),
        ),
        when=YOUR_TURN_BEGINS,
    ),
)

# Murderlust: tactic, 0 (2).
# Action: Sacrifice a unit to restore up to two target units.
text("portent-of-doom-093", action(target(UNITS, restore(FIRST), 2, up_to=True), cost=sacrifice_one(UNITS)))

# Anethra Helbane: legend, 6 (4), power 2/2/2, hit points 3.
# Whenever you have more than 5 cards in your hand, discard down to 5 cards at once.
# Action: Draw cards until you have 5 cards in your hand. Limit once per turn.
text("shield-of-the-gods-102", constant(limits("hand", 5)), action(draw_up_to(5), limit=EACH_TURN))

# Black Guards, unique: unit, 4 (2), power 2, hit points 5. Bodyguard.
# This unit may attack or defend from any zone whenever a Dark Elf legend you control attacks or defends.
text("shield-of-the-gods-113", constant(can("follow into combat", THIS, LEGENDS & DARK_ELF & YOURS)))

# Naggarond Forge: support, 1 (1), power 1. Location.
# Forced: At the end of your turn, either discard 1 card from your hand or sacrifice this support.
text("shield-of-the-gods-114", forced(YOUR_TURN_ENDS, either(discard_one(), sacrifice(THIS))))
