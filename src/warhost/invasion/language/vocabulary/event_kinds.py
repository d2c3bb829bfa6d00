"""The kinds of events that abilities of Invasion's cards wait for."""

from __future__ import annotations

from typing import Final, Literal

from ....effects.language.vocabulary import abilities as shared
from ....effects.language.vocabulary.abilities import EventKind
from ... import words

TURN_BEGINS: Final = EventKind(words.TURN_BEGINS)
TURN_ENDS: Final = EventKind(words.TURN_ENDS)
PHASE_BEGINS: Final = EventKind(words.PHASE_BEGINS)
PHASE_ENDS: Final = EventKind(words.PHASE_ENDS)
ENTERS_PLAY: Final = EventKind(words.ENTERS_PLAY)
ENTERS_FROM_HAND: Final = EventKind(words.ENTERS_FROM_HAND)
ENTERS_ZONE: Final = EventKind(words.ENTERS_ZONE)
LEAVES_PLAY: Final = EventKind(words.LEAVES_PLAY)
IS_DESTROYED: Final = EventKind(words.IS_DESTROYED)
IS_SACRIFICED: Final = EventKind(words.IS_SACRIFICED)
ENTERS_DISCARD: Final = EventKind(words.ENTERS_DISCARD)
IS_DAMAGED: Final = EventKind(words.IS_DAMAGED)
DEALS_COMBAT_DAMAGE: Final = EventKind(words.DEALS_COMBAT_DAMAGE)
IS_CORRUPTED: Final = EventKind(words.IS_CORRUPTED)
IS_HEALED: Final = EventKind(words.IS_HEALED)
ATTACKS: Final = EventKind(words.ATTACKS)
DEFENDS: Final = EventKind(words.DEFENDS)
ZONE_ATTACKED: Final = EventKind(words.ZONE_ATTACKED)
ATTACKERS_DECLARED: Final = EventKind(words.ATTACKERS_DECLARED)
SURVIVES_COMBAT: Final = EventKind(words.SURVIVES_COMBAT)
PLAYED: Final = EventKind(words.PLAYED)
PLAYED_DEVELOPMENT: Final = EventKind(words.PLAYED_DEVELOPMENT)
COLLECTED: Final = EventKind(words.COLLECTED)
DRAWN: Final = EventKind(words.DRAWN)
ENTERS_DISCARD_FROM_PLAY: Final = EventKind(words.ENTERS_DISCARD_FROM_PLAY)
DISCARDS_FROM_HAND: Final = EventKind(words.DISCARDS_FROM_HAND)
IS_OPPOSED: Final = EventKind(words.IS_OPPOSED)
AMBUSHES: Final = EventKind(words.AMBUSHES)
IS_RESTORED: Final = EventKind(words.IS_RESTORED)
PLAYED_INTO: Final = EventKind(words.PLAYED_INTO)
IS_DISCARDED: Final = EventKind(words.IS_DISCARDED)
ZONE_NAMED: Final = EventKind(words.ZONE_NAMED)
IS_ATTACHED: Final = EventKind(words.IS_ATTACHED)
POWER_COUNTED: Final = EventKind(words.POWER_COUNTED)
MOVES: Final = EventKind(words.MOVES)
ABILITY_TRIGGERED: Final = EventKind(words.ABILITY_TRIGGERED)
ACTION_TRIGGERED: Final = EventKind(words.ACTION_TRIGGERED)
DRAWN_FOR_QUEST: Final = EventKind(words.DRAWN_FOR_QUEST)
DISCARDED_FROM_DECK: Final = EventKind(words.DISCARDED_FROM_DECK)
DISCARDED_FROM_HAND: Final = EventKind(words.DISCARDED_FROM_HAND)
TOKENS_PLACED: Final = EventKind(words.TOKENS_PLACED)
DAMAGE_PLACED: Final = EventKind(words.DAMAGE_PLACED)
YOUR_TURN_BEGINS: Final = shared.after(TURN_BEGINS, whom=shared.YOU)
YOUR_TURN_ENDS: Final = shared.after(TURN_ENDS, whom=shared.YOU)


def begins(what: Literal["turn", "phase"]) -> EventKind:
    """A turn or a phase begins."""
    return TURN_BEGINS if what == "turn" else PHASE_BEGINS


def ends(what: Literal["turn", "phase"]) -> EventKind:
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
) -> EventKind:
    """A card is discarded: from anywhere, from a hand by an effect, or one or more from a hand at once."""
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
