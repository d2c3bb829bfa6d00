"""Verbs that put cards into play."""

from __future__ import annotations

from typing import Final

from ...effects.circumstances import NOTHING
from ...effects.language.ability_use import AbilityUse
from ...effects.language.effect import Asking, HowMany, value
from ...effects.language.select import ALL, Selector
from ...effects.language.sets import IT, members, subjects
from ...engine.dataclass import dataclass
from ...engine.moves import Move
from ..state import ConquestState
from ..words import ATTACHMENT, BANK, EXHAUSTED, LINE, SEATS
from .planets import PLANETS
from .select import OWN_HEADQUARTERS, UNITS
from .verbs import cards_of

HOSTS: Final = UNITS | PLANETS  # what attachments may be attached to


@dataclass(frozen=True)
class PutIntoPlay(Asking):
    """Put a card into play at a planet or headquarters of a set without paying for it (CON-17.1)."""

    of: Selector = IT
    at: Selector = OWN_HEADQUARTERS
    exhausted: bool = False

    def options(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        cards = cards_of(s, self.of, use, it, who)
        if (
            not cards
            or s.is_in_play(cards[0])
            or s.rules.may_enter(s, cards[0], who) != NOTHING
            or s.rules.refuses(s, who, cards[0])
        ):
            return []
        sites = [site for site in subjects(s, self.at, use, it, who) if site >= s.duel.cards]
        return [site for site in sites if site >= s.duel.cards + LINE or s.is_face_up(site - s.duel.cards)]

    def answered(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> None:
        card = cards_of(s, self.of, use, it, who)[0]
        s.mark_carried_out()
        s.rules.enter(s, card, s.place[option] // SEATS * SEATS + who, who)
        if self.exhausted:
            s.marks[card] |= EXHAUSTED
            s.changed = True

    def move(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("put at", option)

    def depends_on_it(self) -> bool:
        return False  # the same places are possible for every card


@dataclass(frozen=True)
class PutTokens(Asking):
    """Put token units into play, all at the same place of a set."""

    title: str
    at: Selector
    amount: HowMany = 1
    exhausted: bool = False

    def options(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        left = [card for card in s.piles[BANK * SEATS] if s.duel.defs[card].name == self.title]
        if not left or value(self.amount, s, use, it, who) < 1:
            return []
        sites = [site for site in members(s, self.at, use, it, who) if site >= s.duel.cards]
        return [site for site in sites if site >= s.duel.cards + LINE or s.is_face_up(site - s.duel.cards)]

    def answered(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> None:
        place = s.place[option] // SEATS * SEATS + who
        amount = value(self.amount, s, use, it, who)
        coming = [card for card in s.piles[BANK * SEATS] if s.duel.defs[card].name == self.title][:amount]
        s.mark_carried_out()
        for _ in range(amount):
            s.rules.put_token(s, self.title, place, who)
        if self.exhausted:
            for card in coming:
                s.marks[card] |= EXHAUSTED
            s.changed = True

    def move(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("put at", option)


@dataclass(frozen=True)
class Attach(Asking):
    """Attach a card to a legal host among the selected units; it enters play or moves (CON-17.10)."""

    of: Selector
    to: Selector
    target: bool = False  # True if the text targets the unit; the target is chosen when the text resolves

    def options(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        cards = cards_of(s, self.of, use, it, who)
        if not cards:
            return []
        card = cards[0]
        seat = s.controller[card] if s.is_in_play(card) else who
        if not s.is_in_play(card) and (s.rules.may_enter(s, card, seat) != NOTHING or s.rules.refuses(s, seat, card)):
            return []
        return [
            host
            for host in members(s, self.to, use, it, who)
            if host != s.host[card]
            and s.rules.can_host(s, host, card, seat)
            and (not self.target or s.rules.can_be_target(s, host, use))
        ]

    def answered(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> None:
        card = cards_of(s, self.of, use, it, who)[0]
        s.mark_carried_out()
        s.rules.attach(s, card, option, who)

    def move(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("attach to", option)


@dataclass(frozen=True)
class PutOrAttach(Asking):
    """Put a card into play in its player's headquarters, or, if it is an attachment, on an eligible card (CON-17.1)."""

    of: Selector = IT

    def options(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        cards = cards_of(s, self.of, use, it, who)
        return self._effect(s, cards[0]).options(s, use, it, who) if cards else []

    def answered(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> None:
        self._effect(s, cards_of(s, self.of, use, it, who)[0]).answered(s, use, it, who, option)

    def move(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return self._effect(s, cards_of(s, self.of, use, it, who)[0]).move(s, use, it, who, option)

    def _effect(self, s: ConquestState, card: int) -> Asking:
        return Attach(self.of, HOSTS) if s.duel.kinds[card] == ATTACHMENT else PutIntoPlay(self.of)


@dataclass(frozen=True)
class DeployNow(Asking):
    """Deploy a selected card from hand for its cost in any phase, optionally only as an attachment (CON-17.1)."""

    of: Selector
    as_attachment: bool = False  # True if it must be an attachment, or an army deployed as one (CON-6.13)
    as_unit: bool = False  # True if the card must be a unit
    at: Selector = ALL  # the planets where the card may be deployed

    def options(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        found: list[int] = []
        for card in cards_of(s, self.of, use, it, who):
            found += s.rules.deployments(s, who, card)
        return [option for option in found if self._allows(s, use, it, who, *s.rules.deployment_of(option))]

    def _allows(self, s: ConquestState, use: AbilityUse, it: int, who: int, card: int, target: int) -> bool:
        """True if a card may be deployed there."""
        if self.at is not ALL and not self.at.has(s, target, use, it, who):
            return False
        if not self.as_attachment and not self.as_unit:
            return True
        return s.rules.attaches(s, card, target) == self.as_attachment

    def answered(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> None:
        card, target = s.rules.deployment_of(option)
        s.mark_carried_out()
        s.rules.begin_deployment(s, who, card, target)

    def move(self, s: ConquestState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return s.rules.presentation.openings.move(s, option)

    def charge(self, s: ConquestState, use: AbilityUse, who: int, option: int) -> int:
        return s.rules.presentation.openings.cost(s, option)

    def considers_hidden(self) -> bool:
        return True
