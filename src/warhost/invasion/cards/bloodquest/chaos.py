"""The servants of Chaos of the Bloodquest Cycle."""

from ....effects.language.vocabulary import *
from ...language.vocabulary import *

# Mounted Marauders: unit, 4 (2), power 2, hit points 2. Warrior, Cavalry.
# Forced: After this unit survives combat while attacking, each opponent must sacrifice a quest or support in the
# attacked zone.
text(
    "rising-dawn-012",
    forced(
        after(SURVIVES_COMBAT, THIS & ATTACKERS), each_opponent(sacrifice_one((QUESTS | SUPPORTS) & IN_ATTACKED_ZONE))
    ),
)

# Boon of Tzeentch: tactic, 2 (3). Spell.
# Action: Discard the top card of your deck. Gain X resources, where X is the printed cost of that card.
text("rising-dawn-013", action(discard_top(1, earn(printed_cost(IT)))))

# Sworn of Khorne: unit, 2 (1), power 3, hit points 1. Warrior.
# Battlefield only.
# This unit can attack only zones with a corrupted unit.
text("fragments-of-power-031", constant(can("attack only", THIS, in_zone_with(UNITS & CORRUPTED_CARDS))))

# Stolen Skin: support, 0 (2), power 0. Attachment.
# Attach to target Chaos unit.
# Attached unit has Toughness 1.
# After attached unit survives combat, heal all damage on it.
text(
    "fragments-of-power-032",
    attaches(UNITS & CHAOS),
    constant(grant(HOST, TOUGHNESS, 1)),
    triggered(after(SURVIVES_COMBAT, HOST), heal(of=HOST)),
)

# Stricken Warrior: unit, 2 (1), power 0, hit points 4. Warrior.
# Forced: After this unit is opposed in combat, deal 1 damage to each other attacking or defending unit.
text("the-accursed-dead-051", forced(after(IS_OPPOSED, THIS), deal(1, UNITS & PARTICIPANTS & OTHER)))

# Rift of Battle: support, 1 (2), power 0. Rift.
# Each unit in each player's corresponding zone deals 1 additional damage in combat.
text("the-accursed-dead-052", constant(grant(UNITS & CORRESPONDING, COMBAT_DAMAGE, 1)))

# Beastman Incursion: quest, 2 (2). Invasion.
# Play into any opponent's zone, under that player's control.
# Forced: At the beginning of your turn, sacrifice a non-development, non-quest unit or support in this zone.
# Action: Skip the rest of this phase. Then destroy this quest. Use only at the beginning of your battlefield phase and
# if a unit is on this quest.
text(
    "the-accursed-dead-060",
    plays_into(ALL, enemy=True, his=True),
    forced(YOUR_TURN_BEGINS, sacrifice_one(((UNITS | SUPPORTS) - DEVELOPMENTS - QUESTS) & HERE)),
    action(
        then(skip("the rest of the phase"), destroy(THIS)),
        only=at_beginning(BATTLEFIELD_PHASE),
        needs=at_least(1, QUESTING_HERE),
    ),
)

# Xirat'p, unique: unit, 2 (2), power 1, hit points 1. Daemon.
# Action: Corrupt this unit to reveal the top card of your deck. If it is a Spell or Epic Spell tactic, you may play it
# (paying resources equal to its loyalty instead of its cost). Otherwise, discard it.
text(
    "vessel-of-the-winds-072",
    action(
        reveal_top(
            amount=1,
            effect=only_if(
                it_is(TACTIC_CARDS & (trait("Spell") | trait("Epic Spell"))),
                may(play_now(pays="loyalty alone")),
                discard_top(1),
            ),
        ),
        cost=corrupt(THIS),
    ),
)

# P'tarix, unique: unit, 2 (2), power 1, hit points 1. Daemon.
# Action: Corrupt this unit to reveal a Spell or Epic Spell tactic from your hand. Put that tactic on top of your deck.
text(
    "vessel-of-the-winds-073",
    action(reveal_from_hand(TACTIC_CARDS & (trait("Spell") | trait("Epic Spell")), put_on_deck()), cost=corrupt(THIS)),
)

# Skarbrand: legend, 5 (4), power 2/2/2, hit points 5.
# Forced: After a unit leaves play, each player must deal 1 damage to either one non-burning section of their capital or
# one legend they control.
text(
    "portent-of-doom-082",
    forced(
        after(LEAVES_PLAY, UNITS),
        each_player(either(choose(CAPITAL & YOURS, deal(1)), choose(LEGENDS & YOURS, deal(1)))),
    ),
)

# Swords of Chaos, unique: unit, 4 (3), power 2, hit points 3. Bodyguard.
# Battlefield only.
# Toughness 2.
# This unit may attack or defend from any zone whenever a Chaos legend you control attacks or defends.
text("portent-of-doom-094", constant(can("follow into combat", THIS, LEGENDS & CHAOS & YOURS)))

# Northern Forge: support, 2 (2), power 1. Location.
# Action: Corrupt this support to attach one Attachment from your hand to target Chaos unit you control.
text(
    "portent-of-doom-095",
    action(target(UNITS & CHAOS & YOURS, choose(ATTACHMENTS & IN_HAND, attach(to=FIRST))), cost=corrupt(THIS)),
)

# Unstable Flux: quest, 1 (1). Epic.
# Quest. Forced: After a player plays a Spell card, place 1 resource token on this quest if a unit is on it.
# Quest. Action: Remove 2 resource tokens from this quest to force each player to discard the top card of their deck,
# then deal X uncancellable damage to one non-burning section of their capital, where X is the printed cost of that
# card.
text(
    "portent-of-doom-099",
    forced(after(PLAYED, trait("Spell")), place_tokens(1), zone=QUEST, only=at_least(1, QUESTING_HERE)),
    action(
        each_player(discard_top(1, choose(CAPITAL & YOURS, deal(printed_cost(FOUND), uncancellable=True)))),
        cost=remove_tokens(2),
        zone=QUEST,
    ),
)

# Slaanesh Cultist: unit, 3 (1), power 1, hit points 3. Zealot.
# This unit cannot be restored.
# Forced: After this unit becomes corrupted, destroy target corrupted unit.
text(
    "shield-of-the-gods-111",
    constant(cannot("be restored")),
    forced(after(IS_CORRUPTED, THIS), target(UNITS & CORRUPTED_CARDS, destroy())),
)

# Necrodomo's Prophecy: tactic, 0 (5).
# Action: Sacrifice a unit to search your deck for a Chaos card. Shuffle your deck, then put that card on top of your
# deck and reveal it.
text(
    "shield-of-the-gods-112",
    action(search(EVERYTHING, CHAOS, seq(put_on_deck(), reveal()), shuffled=True), cost=sacrifice_one(UNITS)),
)
