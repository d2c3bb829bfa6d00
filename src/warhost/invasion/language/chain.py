"""Sets of links on the chain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...effects.language.abilities import ACTION, PLAY
from ...effects.language.ability_use import AbilityUse
from ...effects.language.select import ALL, ON_CHAIN, Selector
from ...engine.dataclass import dataclass
from .. import words
from ..duel import CANCELLED, DEVELOP

if TYPE_CHECKING:
    from ...effects.state.world import World


@dataclass(frozen=True)
class JustPlayed(Selector):
    """A card that was just played: on the chain, not yet resolved (INV-23.10), and not facedown (INV-22.2).

    A copy of the text of a link sees the links before the copied one, so copying a copy ends.
    """

    kinds: int
    of: Selector = ALL  # the card must be in this set

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        number = card - s.facts.first_link
        if number < 0 or use.source in [each.source for each in s.links()[: number + 1] if each.ability.kind == PLAY]:
            return False
        link = s.links()[number]
        if link.ability is DEVELOP or link.ability is CANCELLED:
            return False
        if link.ability.kind != PLAY or not s.facts.kinds[link.source] & self.kinds:
            return False
        return self.of.has(s, link.source, use, link.source, who)

    def scope(self) -> int:
        return ON_CHAIN


@dataclass(frozen=True)
class JustTriggered(Selector):
    """An Action just triggered by a card of these kinds other than this one."""

    kinds: int

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        if card < s.facts.first_link:
            return False
        link = s.links()[card - s.facts.first_link]
        other = link.source != use.source
        return link.ability.kind == ACTION and other and s.facts.kinds[link.source] & self.kinds != 0

    def scope(self) -> int:
        return ON_CHAIN


@dataclass(frozen=True)
class JustUsed(Selector):
    """An Action that was just triggered, also that of a tactic; playing any other card is none (INV-6.6)."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        if card < s.facts.first_link:
            return False
        link = s.links()[card - s.facts.first_link]
        if link.source == use.source or link.ability is DEVELOP or link.ability is CANCELLED:
            return False
        return link.ability.kind == ACTION or (
            link.ability.kind == PLAY and s.facts.kinds[link.source] & words.TACTIC != 0
        )

    def scope(self) -> int:
        return ON_CHAIN


@dataclass(frozen=True)
class ThatAction(Selector):
    """The Action that has triggered this ability: the last link of the chain."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        number = card - s.facts.first_link
        return number >= 0 and number == len(s.links()) - 1 and s.links()[number].source == use.occurrence.card

    def scope(self) -> int:
        return ON_CHAIN


ACTION_JUST_USED: Final = JustUsed()
TACTIC_JUST_PLAYED: Final = JustPlayed(words.TACTIC)
THAT_ACTION: Final = ThatAction()
