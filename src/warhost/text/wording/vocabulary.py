"""Vocabulary of a card game: its names for the numbered kinds, marks, stats, phases, factions and events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Vocabulary:
    """Names of one game by number; the phrases of its languages use these names as keys."""

    kinds: Mapping[int, str]  # by bit mask, the widest kinds first
    marks: Mapping[int, str]
    stats: tuple[str, ...]
    phases: tuple[str, ...]
    factions: tuple[str, ...]
    occurrences: Mapping[int, str]
    times: Mapping[int, str]  # events without a player: phases and turns
    signed: tuple[int, ...]  # stats with a plus or minus sign
    quoted: Callable[..., str]  # renders an ability in quotation marks
    forbidding: tuple[int, ...] = ()  # stats that are prohibitions
    told: tuple[int, ...] = ()  # stats that are rendered as a property of a card
    going: tuple[int, ...] = ()  # events whose place is the card's destination
    placed: tuple[int, ...] = ()  # events of a place, whatever card is involved
    all_from: int = 255  # amounts from here on mean "all"
    zones: tuple[str, ...] = ()  # zones that belong to a player: "in your ..."
    briefly: Mapping[str, str] = field(default_factory=dict)  # short nouns for later mentions
    about: Mapping[int, str] = field(default_factory=dict)  # type of the card in an event
    opposites: Mapping[str, str] = field(default_factory=dict)  # of marks that have a word for their absence
    aimed: tuple[int, ...] = ()  # events of abilities with a target, caused by their source
    usually: str = "turn"  # default duration of a delayed ability
    enemies: bool = False  # "an enemy unit" instead of "a unit an opponent controls"
    roles: Mapping[str, str] = field(default_factory=dict)  # nouns that distinguish the card of an event from others
    attachment_trait: str = ""  # a trait that is used like a card type

    def heads(self, kinds: int) -> list[str]:
        """The nouns for a bit mask of card types."""
        found = []
        for bits, word in self.kinds.items():
            if kinds & bits == bits:
                found.append(word)
                kinds &= ~bits
        return found
