"""What a card game calls the numbers of the shared language: kinds, marks, stats, phases, factions, occurrences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Vocabulary:
    """The words of one game by number; the phrases of its languages are found under these words."""

    kinds: Mapping[int, str]  # by bits, the widest kinds first
    marks: Mapping[int, str]
    stats: tuple[str, ...]
    phases: tuple[str, ...]
    factions: tuple[str, ...]
    occurrences: Mapping[int, str]
    times: Mapping[int, str]  # occurrences that happen to nobody: phases and turns
    signed: tuple[int, ...]  # stats with a plus or minus sign
    quoted: Callable[..., str]  # an ability between quotation marks: of a renderer, a kind of card and the ability
    forbidding: tuple[int, ...] = ()  # stats that say what a card cannot do
    told: tuple[int, ...] = ()  # stats that are rendered as a property of a card
    going: tuple[int, ...] = ()  # occurrences whose place is where the card goes
    placed: tuple[int, ...] = ()  # occurrences of a place, whatever card they are about
    all_from: int = 255  # amounts from here on mean everything there is
    zones: tuple[str, ...] = ()  # zones that belong to a player: "in your ..."
    briefly: Mapping[str, str] = field(default_factory=dict)  # how kinds are called that have been spoken of
    about: Mapping[int, str] = field(default_factory=dict)  # the kind of card that an occurrence is about
    opposites: Mapping[str, str] = field(default_factory=dict)  # of marks that have a word for their absence
    aimed: tuple[int, ...] = ()  # occurrences of an ability that aims at something: its source did it
    usually: str = "turn"  # how long an ability waits if nobody says so
    enemies: bool = False  # "an enemy unit", not "a unit an opponent controls"
    roles: Mapping[str, str] = field(
        default_factory=dict
    )  # by occurrence: what its card is called, if two could be meant
    attachment_trait: str = ""  # a trait that is called by as a kind of card

    def heads(self, kinds: int) -> list[str]:
        """The kinds of cards that bits mean."""
        found = []
        for bits, word in self.kinds.items():
            if kinds & bits == bits:
                found.append(word)
                kinds &= ~bits
        return found
