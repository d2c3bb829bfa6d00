"""What happens, which abilities wait for, as the cards of Invasion are written."""

from __future__ import annotations

from typing import Final

from ....effects.language.vocabulary import abilities as shared
from ....effects.language.vocabulary.abilities import Happening
from ... import words

TURN_BEGINS: Final = Happening(words.TURN_BEGINS)
TURN_ENDS: Final = Happening(words.TURN_ENDS)
PHASE_BEGINS: Final = Happening(words.PHASE_BEGINS)
PHASE_ENDS: Final = Happening(words.PHASE_ENDS)
ENTERS_PLAY: Final = Happening(words.ENTERS_PLAY)
ENTERS_FROM_HAND: Final = Happening(words.ENTERS_FROM_HAND)
ENTERS_ZONE: Final = Happening(words.ENTERS_ZONE)
LEAVES_PLAY: Final = Happening(words.LEAVES_PLAY)
IS_DESTROYED: Final = Happening(words.IS_DESTROYED)
IS_SACRIFICED: Final = Happening(words.IS_SACRIFICED)
ENTERS_DISCARD: Final = Happening(words.ENTERS_DISCARD)
IS_DAMAGED: Final = Happening(words.IS_DAMAGED)
DEALS_COMBAT_DAMAGE: Final = Happening(words.DEALS_COMBAT_DAMAGE)
IS_CORRUPTED: Final = Happening(words.IS_CORRUPTED)
IS_HEALED: Final = Happening(words.IS_HEALED)
ATTACKS: Final = Happening(words.ATTACKS)
DEFENDS: Final = Happening(words.DEFENDS)
ZONE_ATTACKED: Final = Happening(words.ZONE_ATTACKED)
ATTACKERS_DECLARED: Final = Happening(words.ATTACKERS_DECLARED)
SURVIVES_COMBAT: Final = Happening(words.SURVIVES_COMBAT)
PLAYED: Final = Happening(words.PLAYED)
PLAYED_DEVELOPMENT: Final = Happening(words.PLAYED_DEVELOPMENT)
COLLECTED: Final = Happening(words.COLLECTED)
DRAWN: Final = Happening(words.DRAWN)
ENTERS_DISCARD_FROM_PLAY: Final = Happening(words.ENTERS_DISCARD_FROM_PLAY)
DISCARDS_FROM_HAND: Final = Happening(words.DISCARDS_FROM_HAND)
IS_OPPOSED: Final = Happening(words.IS_OPPOSED)
AMBUSHES: Final = Happening(words.AMBUSHES)
IS_RESTORED: Final = Happening(words.IS_RESTORED)
PLAYED_INTO: Final = Happening(words.PLAYED_INTO)
IS_DISCARDED: Final = Happening(words.IS_DISCARDED)
ZONE_NAMED: Final = Happening(words.ZONE_NAMED)
IS_ATTACHED: Final = Happening(words.IS_ATTACHED)
POWER_COUNTED: Final = Happening(words.POWER_COUNTED)
MOVES: Final = Happening(words.MOVES)
ABILITY_TRIGGERED: Final = Happening(words.ABILITY_TRIGGERED)
ACTION_TRIGGERED: Final = Happening(words.ACTION_TRIGGERED)
DRAWN_FOR_QUEST: Final = Happening(words.DRAWN_FOR_QUEST)
DISCARDED_FROM_DECK: Final = Happening(words.DISCARDED_FROM_DECK)
DISCARDED_FROM_HAND: Final = Happening(words.DISCARDED_FROM_HAND)
TOKENS_PLACED: Final = Happening(words.TOKENS_PLACED)
DAMAGE_PLACED: Final = Happening(words.DAMAGE_PLACED)
YOUR_TURN_BEGINS: Final = shared.after(TURN_BEGINS, whom=shared.YOU)
YOUR_TURN_ENDS: Final = shared.after(TURN_ENDS, whom=shared.YOU)


__all__ = [
    "ABILITY_TRIGGERED",
    "ACTION_TRIGGERED",
    "AMBUSHES",
    "ATTACKERS_DECLARED",
    "ATTACKS",
    "COLLECTED",
    "DAMAGE_PLACED",
    "DEALS_COMBAT_DAMAGE",
    "DEFENDS",
    "DISCARDED_FROM_DECK",
    "DISCARDED_FROM_HAND",
    "DISCARDS_FROM_HAND",
    "DRAWN",
    "DRAWN_FOR_QUEST",
    "ENTERS_DISCARD",
    "ENTERS_DISCARD_FROM_PLAY",
    "ENTERS_FROM_HAND",
    "ENTERS_PLAY",
    "ENTERS_ZONE",
    "IS_ATTACHED",
    "IS_CORRUPTED",
    "IS_DAMAGED",
    "IS_DESTROYED",
    "IS_DISCARDED",
    "IS_HEALED",
    "IS_OPPOSED",
    "IS_RESTORED",
    "IS_SACRIFICED",
    "LEAVES_PLAY",
    "MOVES",
    "PHASE_BEGINS",
    "PHASE_ENDS",
    "PLAYED",
    "PLAYED_DEVELOPMENT",
    "PLAYED_INTO",
    "POWER_COUNTED",
    "SURVIVES_COMBAT",
    "TOKENS_PLACED",
    "TURN_BEGINS",
    "TURN_ENDS",
    "YOUR_TURN_BEGINS",
    "YOUR_TURN_ENDS",
    "ZONE_ATTACKED",
    "ZONE_NAMED",
]
