"""The player names a card, a trait or a number, to which the rest of the text refers (INV-39.41).

Any card or trait of the game may be named, whatever the decks contain, so naming reveals nothing.  The choice is stored
as the X of the use.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from ....effects.language.ability_use import AbilityUse
from ....effects.language.basis import PILES
from ....effects.language.choices import ChoosingX
from ....effects.language.effect import Asking, Effect, HowMany, value
from ....effects.language.resolution import Asked, Resolve
from ....effects.language.select import Cards
from ....effects.language.sets import OfTrait
from ....engine.dataclass import dataclass
from ....engine.moves import Move, in_word
from ...card import KIND_BITS
from ...library import official

if TYPE_CHECKING:
    from ....effects.state.world import World

TITLES: Final = 1000  # values from here on stand for titles; lower values for the initial, which is chosen before it


@lru_cache(maxsize=1)
def all_traits() -> tuple[str, ...]:
    """All traits of the game in alphabetical order."""
    return tuple(sorted({trait for card in official().values() for trait in card.traits}))


@lru_cache(maxsize=1)
def all_titles() -> tuple[tuple[str, str, int], ...]:
    """All titles of the game in alphabetical order, each with the code of a card and its kinds."""
    found: dict[str, tuple[str, str, int]] = {}
    for code, card in official().items():
        if card.kind in KIND_BITS and card.kind != "draft":
            found.setdefault(card.name, (card.name, code, card.kind_bit))
    return tuple([found[name] for name in sorted(found)])


@lru_cache(maxsize=1)
def initials() -> tuple[str, ...]:
    """The first letters of all titles."""
    return tuple(sorted({initial(name) for name, _, _ in all_titles()}))


def initial(title: str) -> str:
    """The first letter of a title."""
    return next(letter for letter in title if letter.isalpha()).upper()


@cache
def titles_by_initial(kinds: int) -> tuple[tuple[int, ...], ...]:
    """For each initial, the numbers of the titles that begin with it, optionally of some kinds only."""
    fitting = [(at, title) for at, (title, _, its) in enumerate(all_titles()) if not kinds or its & kinds]
    return tuple([tuple([at for at, title in fitting if initial(title) == letter]) for letter in initials()])


@dataclass(frozen=True)
class NameCard(Asking):
    """The player names a card, optionally of a kind, or any other than this one: first its initial, then its title."""

    effect: Effect
    kinds: int = 0
    other: bool = False  # True if it must be a card other than this one

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        if use.chosen.x:
            return [TITLES + at for at in self.titles(s, use, use.chosen.x)]
        return [letter for letter in range(1, len(initials()) + 1) if self.titles(s, use, letter)]

    def titles(self, s: World, use: AbilityUse, letter: int) -> list[int]:
        """The numbers of the titles that may be named and begin with a letter; letters are numbered from 1."""
        own = s.facts.titles[use.source] if self.other else ""
        return [at for at in titles_by_initial(self.kinds)[letter - 1] if all_titles()[at][0] != own]

    def answered(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> None:
        if option < TITLES:
            s.then(Asked(self, use.paying(option), it, who))
            return
        s.mark_carried_out()
        s.emit("named-card", "INV-39.41", who, use.source, number=option - TITLES)
        s.then(Resolve(self.effect, use.paying(option), it, who))

    def stage(self) -> str:
        return "name"

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        super().perform(s, use if 0 < use.chosen.x < TITLES else use.paying(0), it, who)

    def move(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> Move:
        if option < TITLES:
            return Move("initial", manner=in_word(initials()[option - 1]))
        return Move("name", manner=in_word(all_titles()[option - TITLES][0]))


@dataclass(frozen=True)
class NameTrait(Asking):
    """The player names a trait."""

    effect: Effect

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        return list(range(len(all_traits())))

    def answered(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> None:
        s.mark_carried_out()
        s.emit("named-trait", "INV-39.41", who, use.source, number=option)
        s.then(Resolve(self.effect, use.paying(option), it, who))

    def move(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("name", manner=in_word(all_traits()[option]))


@dataclass(frozen=True)
class NameNumber(ChoosingX):
    """The player names a number up to a limit, which becomes X."""

    most: HowMany
    effect: Effect

    def options(self, s: World, use: AbilityUse, it: int, who: int) -> list[int]:
        return list(range(value(self.most, s, use, it, who) + 1))

    def answered(self, s: World, use: AbilityUse, it: int, who: int, option: int) -> None:
        s.mark_carried_out()
        s.emit("named-number", "INV-39.41", who, use.source, number=option)
        s.then(Resolve(self.effect, use.paying(option), it, who))


@dataclass(frozen=True)
class NamedCards(Cards):
    """Copies of the card that was named."""

    def reads(self) -> int:
        return PILES

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        if card >= s.facts.cards or use.chosen.x < TITLES or not s.bears_name(card):
            return False
        return s.facts.titles[card] == all_titles()[use.chosen.x - TITLES][0]


@dataclass(frozen=True)
class WithNamedTrait(Cards):
    """Cards with the trait that was named."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return OfTrait(all_traits()[use.chosen.x]).has(s, card, use, it, who)


NAMED: Final = NamedCards()
WITH_NAMED_TRAIT: Final = WithNamedTrait()
