"""Sets of cards by their part in combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...effects.language.ability_use import AbilityUse
from ...effects.language.basis import MARKS
from ...effects.language.select import ON_CHAIN, Cards, Selector
from ...effects.language.sets import Marked
from ...engine.dataclass import dataclass
from .. import words
from ..state import InvasionState

if TYPE_CHECKING:
    from ...effects.state.world import World


@dataclass(frozen=True)
class JustAttacked(Cards):
    """The attackers of the combat that has just ended, which no longer count as attackers (INV-13.33, INV-39.30)."""

    def reads(self) -> int:
        return MARKS

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card < s.facts.cards and s.marks[card] & words.ATTACKED_JUST_NOW != 0


@dataclass(frozen=True)
class AimingAt(Selector):
    """A link of the chain that targets a selected card: an Action, or an attachment being played (INV-11.10)."""

    of: Selector

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        if card < s.facts.first_link:
            return False
        link = s.links()[card - s.facts.first_link]
        if link.source == use.source:
            return False
        cards = [each for each in link.aims() if each < s.facts.cards]  # leave out sections and players
        return bool([each for each in cards if self.of.has(s, each, use, each, who)])

    def scope(self) -> int:
        return ON_CHAIN


@dataclass(frozen=True)
class Opposed(Selector):
    """Cards opposed in combat: the other side has a unit in it (INV-OPEN-10)."""

    def reads(self) -> int:
        return MARKS

    def has(self, s: InvasionState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return s.is_opposed(card)


@dataclass(frozen=True)
class Opposing(Selector):
    """Cards on the other side of the combat than this card, at its front (INV-46.6)."""

    def reads(self) -> int:
        return MARKS

    def has(self, s: InvasionState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        side = s.marks[use.source] & (words.ATTACKING | words.DEFENDING)
        other = words.DEFENDING if side & words.ATTACKING else words.ATTACKING if side & words.DEFENDING else 0
        return card < s.facts.cards and s.marks[card] & other != 0 and s.front_of(card) == s.front_of(use.source)


@dataclass(frozen=True)
class Faced(Selector):
    """Attackers at the front at which the triggering card was declared as a defender, even if it has left."""

    def has(self, s: InvasionState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        if card >= s.facts.cards or not s.marks[card] & words.ATTACKING or len(s.fronts) < 2:
            return card < s.facts.cards and s.marks[card] & words.ATTACKING != 0
        here = s.is_in_play(use.source) and s.births[use.source] == use.birth
        return s.front_of(card) == s.front_of(use.source if here else s.duel.section(use.occurrence.was.place))


@dataclass(frozen=True)
class FoughtThisTurn(Selector):
    """Cards that attacked or defended this turn or this phase."""

    marks: int
    phase: bool = False

    def has(self, s: InvasionState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        kinds = ([words.ATTACKS] if self.marks & words.ATTACKING else []) + (
            [words.DEFENDS] if self.marks & words.DEFENDING else []
        )
        history = s.history_of_phase() if self.phase else s.history
        return bool([each for kind, each, _, _ in history if kind in kinds and each == card])


@dataclass(frozen=True)
class HeldBackThisPhase(Selector):
    """Units that could have defended in this phase and did not defend in any combat of it (INV-40.7)."""

    def has(self, s: InvasionState, card: int, use: AbilityUse, it: int, who: int) -> bool:
        now = s.history_of_phase()
        held = [each for kind, each, _, _ in now if kind == words.HELD_BACK and each == card]
        return bool(held) and not [each for kind, each, _, _ in now if kind == words.DEFENDS and each == card]


@dataclass(frozen=True)
class AttackedThisZone(Selector):
    """Cards that attacked this zone this turn; attackers are recorded before the zone is."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        together: list[int] = []
        named = False
        for kind, each, _, _ in s.recorded():
            if kind == words.ATTACKS:
                together = [each] if named else [*together, each]
                named = False
            elif kind == words.ZONE_ATTACKED:
                named = True
                if s.place[each] == use.place and card in together:
                    return True
        return False


@dataclass(frozen=True)
class Alone(Selector):
    """Cards attacking or defending alone: no other card is on that side of the combat (INV-40.2)."""

    marks: int

    def reads(self) -> int:
        return MARKS

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        if card >= s.facts.cards or not s.marks[card] & self.marks:
            return False
        return not [each for each in s.in_play() if each != card and s.marks[each] & self.marks]


OPPOSED: Final = Opposed()
OPPOSING: Final = Opposing()
ATTACKED_THIS_TURN: Final = FoughtThisTurn(words.ATTACKING)
DEFENDED_THIS_TURN: Final = FoughtThisTurn(words.DEFENDING)
ATTACKED_THIS_PHASE: Final = FoughtThisTurn(words.ATTACKING, phase=True)
FOUGHT_THIS_PHASE: Final = FoughtThisTurn(words.ATTACKING | words.DEFENDING, phase=True)
HELD_BACK_THIS_PHASE: Final = HeldBackThisPhase()
ATTACKED_THIS_ZONE: Final = AttackedThisZone()
ATTACKING_ALONE: Final = Alone(words.ATTACKING)
DEFENDING_ALONE: Final = Alone(words.DEFENDING)
JUST_ATTACKED: Final = JustAttacked()
ATTACKERS: Final = Marked(words.ATTACKING)
FACED: Final = Faced()
DEFENDERS: Final = Marked(words.DEFENDING)
PARTICIPANTS: Final = Marked(words.ATTACKING | words.DEFENDING)
