"""What happens, which abilities wait for, as the cards of Invasion are written."""

from __future__ import annotations

from typing import Final, Literal

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


def begins(what: Literal["turn", "phase"]) -> Happening:
    """A turn or a phase begins."""
    return TURN_BEGINS if what == "turn" else PHASE_BEGINS


def ends(what: Literal["turn", "phase"]) -> Happening:
    """A turn or a phase ends."""
    return TURN_ENDS if what == "turn" else PHASE_ENDS


DISCARDING: Final = {
    "from play": ENTERS_DISCARD_FROM_PLAY,
    "from a deck": DISCARDED_FROM_DECK,
    "from a hand": DISCARDED_FROM_HAND,
    "from a hand, at once": DISCARDS_FROM_HAND,
    "by an effect": IS_DISCARDED,
}


def discarded(
    how: Literal["from play", "from a deck", "from a hand", "from a hand, at once", "by an effect"],
) -> Happening:
    """A card is discarded from somewhere, or from a hand by an effect; or one or more of a hand at once."""
    return DISCARDING[how]


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
    "DRAWN",
    "DRAWN_FOR_QUEST",
    "ENTERS_DISCARD",
    "ENTERS_FROM_HAND",
    "ENTERS_PLAY",
    "ENTERS_ZONE",
    "IS_ATTACHED",
    "IS_CORRUPTED",
    "IS_DAMAGED",
    "IS_DESTROYED",
    "IS_HEALED",
    "IS_OPPOSED",
    "IS_RESTORED",
    "IS_SACRIFICED",
    "LEAVES_PLAY",
    "MOVES",
    "PLAYED",
    "PLAYED_DEVELOPMENT",
    "PLAYED_INTO",
    "POWER_COUNTED",
    "SURVIVES_COMBAT",
    "TOKENS_PLACED",
    "YOUR_TURN_BEGINS",
    "YOUR_TURN_ENDS",
    "ZONE_ATTACKED",
    "ZONE_NAMED",
    "begins",
    "discarded",
    "ends",
]
