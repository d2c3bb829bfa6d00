"""Vocabulary of a card game: its names for the numbered kinds, marks, stats, phases, factions and events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Vocabulary:
    """Names of one game by number; the phrases of its languages use these names as keys."""

    kinds: Mapping[int, str]  # names of card types by bit mask, the widest masks first
    marks: Mapping[int, str]
    stats: tuple[str, ...]
    phases: tuple[str, ...]
    factions: tuple[str, ...]
    occurrences: Mapping[int, str]
    times: Mapping[int, str]  # names of events that have no player: phases and turns
    signed: tuple[int, ...]  # stats whose amounts are rendered with a plus or minus sign
    quoted: Callable[..., str]  # function that renders an ability in quotation marks
    forbidding: tuple[int, ...] = ()  # stats that are prohibitions
    told: tuple[int, ...] = ()  # stats that are rendered as a property of a card
    going: tuple[int, ...] = ()  # kinds of events whose place is the card's destination
    placed: tuple[int, ...] = ()  # kinds of events that happen at a place, whichever card is involved
    all_from: int = 255  # amounts from this one on mean "all"
    zones: tuple[str, ...] = ()  # zones that belong to a player: "in your ..."
    briefly: Mapping[str, str] = field(default_factory=dict)  # by noun: a shorter noun for later mentions
    about: Mapping[int, str] = field(default_factory=dict)  # type of the card in an event
    opposites: Mapping[str, str] = field(default_factory=dict)  # by mark: the word for its absence, if there is one
    aimed: tuple[int, ...] = ()  # kinds of events of abilities with a target; their source is the cause
    usually: str = "turn"  # key of the period that a delayed ability lasts unless it says another
    enemies: bool = False  # True for "an enemy unit" instead of "a unit an opponent controls"
    roles: Mapping[str, str] = field(default_factory=dict)  # by event: participle that tells its card from others
    attachment_trait: str = ""  # name of a trait that is used like a card type

    def heads(self, kinds: int) -> list[str]:
        """The nouns for a bit mask of card types."""
        found = []
        for bits, word in self.kinds.items():
            if kinds & bits == bits:
                found.append(word)
                kinds &= ~bits
        return found
