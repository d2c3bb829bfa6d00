"""The kinds of events that abilities of Conquest's cards wait for."""

from __future__ import annotations

from typing import Final, Literal

from ....effects.language.vocabulary.abilities import EventKind
from ... import words

DEPLOYED: Final = EventKind(words.AFTER_DEPLOYED, words.WHEN_DEPLOYED)
ENTERS_PLAY: Final = EventKind(words.AFTER_ENTERS)
LEAVES_PLAY: Final = EventKind(words.AFTER_LEAVES, words.WHEN_LEAVES)
IS_DESTROYED: Final = EventKind(words.AFTER_DESTROYED, words.WHEN_DESTROYED)
ENTERS_DISCARD: Final = EventKind(words.AFTER_DISCARDED)
IS_ASSIGNED_DAMAGE: Final = EventKind(words.AFTER_ASSIGNED, words.WHEN_ASSIGNED)
IS_ASSIGNED_DAMAGE_BY_ATTACK: Final = EventKind(words.AFTER_ASSIGNED_BY_ATTACK)
IS_DAMAGED: Final = EventKind(words.AFTER_DAMAGED, words.WHEN_TAKES)
IS_DAMAGED_BY_ATTACK: Final = EventKind(words.AFTER_DAMAGED_BY_ATTACK, words.WHEN_TAKES_BY_ATTACK)
EXHAUSTS: Final = EventKind(before=words.WHEN_EXHAUSTS)
IS_TARGETED: Final = EventKind(words.AFTER_TARGETED, words.WHEN_TARGETED)
IS_USED_AS_SHIELD: Final = EventKind(before=words.WHEN_SHIELDED)
IS_ATTACKED: Final = EventKind(before=words.WHEN_ATTACK_DECLARED)
ATTACKS: Final = EventKind(words.AFTER_ATTACKER, words.WHEN_ATTACKER)
COMBAT_TURN_ENDS: Final = EventKind(words.AFTER_TURN_ENDS)
DEFENDS: Final = EventKind(words.AFTER_DEFENDER)
ATTACK_IS_DECLARED: Final = EventKind(words.AFTER_DECLARED)
COMMITS: Final = EventKind(words.AFTER_COMMITS)
MOVES: Final = EventKind(words.AFTER_MOVES, words.WHEN_MOVED)
STRUGGLE_BEGINS: Final = EventKind(before=words.WHEN_STRUGGLE_BEGINS)
STRUGGLE_WON: Final = EventKind(words.AFTER_STRUGGLE_WON, words.WHEN_STRUGGLE_WON)
PLAYED: Final = EventKind(words.AFTER_EVENT_PLAYED, words.WHEN_EVENT_PLAYED)
IS_INFESTED: Final = EventKind(words.AFTER_INFESTED)
DEEP_STRIKES: Final = EventKind(words.AFTER_DEEP_STRUCK)
BATTLE_BEGINS: Final = EventKind(words.AFTER_BATTLE_BEGINS)
COMBAT_ROUND_BEGINS: Final = EventKind(words.AFTER_ROUND_BEGINS)
COMBAT_ROUND_ENDS: Final = EventKind(words.AFTER_ROUND_ENDS)
SKIRMISH_ENDS: Final = EventKind(words.AFTER_SKIRMISH_ENDS)
BATTLE_WON: Final = EventKind(words.AFTER_BATTLE_WON)
READIES: Final = EventKind(words.AFTER_READIES)
IS_HEALED: Final = EventKind(words.AFTER_HEALED)
ATTACK_IS_RESOLVED: Final = EventKind(words.AFTER_ATTACK_RESOLVED)
IS_DESTROYED_BY_ATTACK: Final = EventKind(words.AFTER_DESTROYED_BY_ATTACK, words.WHEN_DESTROYED_BY_ATTACK)
MOVES_FROM: Final = EventKind(words.AFTER_MOVES_FROM)
MOVES_ACROSS: Final = EventKind(words.AFTER_MOVES_ACROSS)
MOVES_HOME: Final = EventKind(words.AFTER_MOVES_HOME)
UNITS_COMMIT: Final = EventKind(words.AFTER_UNITS_COMMIT)
USES_AREA_EFFECT: Final = EventKind(words.AFTER_AREA_EFFECT)
TRIGGERS: Final = EventKind(words.AFTER_TRIGGERS)
CANCELS: Final = EventKind(words.AFTER_CANCELLED)
GAINS_RESOURCES: Final = EventKind(words.AFTER_GAINS)
IS_SACRIFICED: Final = EventKind(words.AFTER_SACRIFICED, words.WHEN_SACRIFICED)
BATTLE_ENDS: Final = EventKind(words.AFTER_BATTLE_ENDS)
RETREATS: Final = EventKind(before=words.WHEN_RETREATS)
BATTLE_ABILITY: Final = EventKind(before=words.WHEN_BATTLE_TRIGGERED)
SEARCHES: Final = EventKind(before=words.WHEN_SEARCHED)
PHASE_BEGINS: Final = EventKind(words.AFTER_PHASE_BEGINS)
PHASE_ENDS: Final = EventKind(words.AT_PHASE_END)

BEGINNINGS: Final = {
    "battle": BATTLE_BEGINS,
    "combat round": COMBAT_ROUND_BEGINS,
    "command struggle": STRUGGLE_BEGINS,
    "phase": PHASE_BEGINS,
}
ENDS: Final = {
    "battle": BATTLE_ENDS,
    "combat round": COMBAT_ROUND_ENDS,
    "combat turn": COMBAT_TURN_ENDS,
    "phase": PHASE_ENDS,
    "ranged skirmish": SKIRMISH_ENDS,
}
BY_ATTACK: Final = {
    IS_ASSIGNED_DAMAGE: IS_ASSIGNED_DAMAGE_BY_ATTACK,
    IS_DAMAGED: IS_DAMAGED_BY_ATTACK,
    IS_DESTROYED: IS_DESTROYED_BY_ATTACK,
}


def begins(what: Literal["battle", "combat round", "command struggle", "phase"]) -> EventKind:
    """A part of the round begins: a phase, a battle or a combat round of it, a command struggle."""
    return BEGINNINGS[what]


def ends(what: Literal["battle", "combat round", "combat turn", "phase", "ranged skirmish"]) -> EventKind:
    """A part of the round ends: a phase, a battle, a combat round or turn of it, a ranged skirmish."""
    return ENDS[what]


def by_attack(what: EventKind) -> EventKind:
    """A unit is assigned damage, damaged or destroyed by an attack."""
    return BY_ATTACK[what]


def moves(where: Literal["between planets", "from a planet", "to headquarters"]) -> EventKind:
    """A unit moves from a planet, from a planet to another one, or to its headquarters."""
    if where == "between planets":
        return MOVES_ACROSS
    return MOVES_FROM if where == "from a planet" else MOVES_HOME


__all__ = [
    "ATTACKS",
    "ATTACK_IS_DECLARED",
    "ATTACK_IS_RESOLVED",
    "BATTLE_ABILITY",
    "BATTLE_WON",
    "CANCELS",
    "COMMITS",
    "DEEP_STRIKES",
    "DEFENDS",
    "DEPLOYED",
    "ENTERS_DISCARD",
    "ENTERS_PLAY",
    "EXHAUSTS",
    "GAINS_RESOURCES",
    "IS_ASSIGNED_DAMAGE",
    "IS_ATTACKED",
    "IS_DAMAGED",
    "IS_DESTROYED",
    "IS_HEALED",
    "IS_INFESTED",
    "IS_SACRIFICED",
    "IS_TARGETED",
    "IS_USED_AS_SHIELD",
    "LEAVES_PLAY",
    "MOVES",
    "PLAYED",
    "READIES",
    "RETREATS",
    "SEARCHES",
    "STRUGGLE_WON",
    "TRIGGERS",
    "UNITS_COMMIT",
    "USES_AREA_EFFECT",
    "begins",
    "by_attack",
    "ends",
    "moves",
]
