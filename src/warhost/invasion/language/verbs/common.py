"""Verbs of Invasion, each named after its mechanic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....effects.circumstances import NOTHING
from ....effects.language.abilities import ACTION
from ....effects.language.ability_use import COPIED, AbilityUse
from ....effects.language.choices import AskingOfOne
from ....effects.language.effect import Asking, Effect
from ....effects.language.lasting import END_OF_ATTACK
from ....effects.language.sets import are_all_there, subjects
from ....effects.language.verbs import OnCards, are_own
from ....engine.dataclass import dataclass
from ....engine.moves import TITLED, Move
from ...state import HERE, InvasionState
from ...words import CANNOT_BE_CORRUPTED, CORRUPTED, FACEDOWN, FRONTS, SEATS, TURNS_FACEUP, ZONES

if TYPE_CHECKING:
    from ....effects.state.world import World


@dataclass(frozen=True)
class Corrupt(OnCards):
    """Corrupt cards (INV-16.1)."""

    def on(self, s: InvasionState, card: int, use: AbilityUse, it: int, who: int) -> None:
        if s.rules.corrupt(s, card):
            s.mark_carried_out()

    def possible(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        return self.often(s, use, it, who) > 0

    def often(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> int:
        cards = subjects(s, self.of, use, it, who)
        return len([card for card in cards if not s.marks[card] & CORRUPTED and not s.stat(CANNOT_BE_CORRUPTED, card)])

    def can_be_paid(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        cards = subjects(s, self.of, use, it, who)
        return self.possible(s, use, it, who) and are_own(s, cards, who)


@dataclass(frozen=True)
class Restoring(OnCards):
    """Restore cards (INV-16.5)."""

    def on(self, s: InvasionState, card: int, use: AbilityUse, it: int, who: int) -> None:
        if s.rules.restore(s, card):
            s.mark_carried_out()


@dataclass(frozen=True)
class MoveToZone(AskingOfOne):
    """Move cards to another zone of the player who controls them (INV-24.1, INV-24.2)."""

    def goals(self, s: InvasionState, cards: list[int], use: AbilityUse, it: int, who: int) -> list[int]:
        seat = s.controller[cards[0]]
        return [
            s.duel.section(zone * SEATS + seat)
            for zone in ZONES
            if zone * SEATS + seat != s.place[cards[0]]
            and not [card for card in cards if s.rules.zone_refused_by(s, card, zone * SEATS + seat, True) != NOTHING]
        ]

    def answered(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> None:
        cards = subjects(s, self.of, use, it, who)
        s.mark_carried_out()
        s.rules.move_to(s, [card for card in cards if s.is_in_play(card)], s.place[option])

    def move(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("move to", option, manner=TITLED)

    def possible(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        return are_all_there(s, self.of, use, it, who) and self.partly(s, use, it, who)

    def partly(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        return bool(self.options(s, use, it, who))


@dataclass(frozen=True)
class Cancel(OnCards):
    """Cancel a link of the chain; with `forbidding`, that Action cannot be triggered again this turn."""

    forbidding: bool = False

    def on(self, s: InvasionState, link: int, use: AbilityUse, it: int, who: int) -> None:
        cancelled = s.chain[link - s.facts.first_link]
        if self.forbidding and cancelled.ability.kind == ACTION:
            s.rules.forbid_action(s, cancelled.source, cancelled.ability)
        s.rules.cancel_link(s, link - s.facts.first_link)
        s.mark_carried_out()


@dataclass(frozen=True)
class CopyTactic(OnCards):
    """Resolve a copy of a tactic just played, without paying for it; X is 0 (INV-26.5, INV-26.7)."""

    def on(self, s: InvasionState, link: int, use: AbilityUse, it: int, who: int) -> None:
        card = s.chain[link - s.facts.first_link].source
        if s.rules.playable_at_once(s, card, who, COPIED):
            s.mark_carried_out()
            s.rules.play_at_once(s, card, who, COPIED)


@dataclass(frozen=True)
class RedirectAttack(Asking):
    """Redirect the attack to another zone of the defending player that is not burning."""

    def options(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        return [
            section
            for section in s.facts.sites
            if s.is_attacked_player(who)
            and s.place[section] % SEATS == who
            and not s.is_attacked(s.place[section])
            and s.rules.closed_by(s, s.place[section]) == NOTHING
            and s.rules.can_be_hit(s, section)
        ]

    def answered(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> None:
        s.rules.expire(s, END_OF_ATTACK)
        s.fronts = ((s.place[option],),)
        s.attacked_legend = NOTHING
        for card in s.in_play():
            s.marks[card] &= ~FRONTS  # INV-46.8: redirects the attack on all fronts
        s.changed = True
        s.mark_carried_out()
        s.emit("attack-redirected", "INV-13.6", who, place=s.place[option])
        s.rules.tell_attacked(s, s.fronts[0])

    def move(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("redirect attack to", option, manner=TITLED)


@dataclass(frozen=True)
class RevealAndPlay(Asking):
    """Reveal up to a number of random cards from an opponent's hand and play any tactics among them for free.

    The first question asks for the number; then the revealed tactics are offered one after the other (INV-26.1).
    """

    amount: int

    def options(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        return list(range(min(self.amount, len(s.hand(1 - who))) + 1))[::-1]

    def answered(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> None:
        cards = s.shuffled(sorted(s.hand(1 - who)))[:option]
        for card in cards:
            s.known[card] = HERE
            s.emit("revealed", "INV-25.7", 1 - who, card)
        s.mark_carried_out()
        s.rules.play_revealed(s, who, cards)

    def move(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("reveal", amount=option)


@dataclass(frozen=True)
class TurnFaceup(OnCards):
    """Turn a development faceup: it neither enters nor leaves play (INV-22.13)."""

    def on(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> None:
        if s.marks[card] & FACEDOWN:
            s.marks[card] &= ~FACEDOWN
            s.seen[card] = 0  # everyone sees a faceup card, so nobody needs a mark
            s.changed = True
            s.mark_carried_out()
            s.emit("turned-faceup", "INV-22.13", s.controller[card], card, s.place[card])
            s.happen(TURNS_FACEUP, card, s.controller[card], s.place[card])


@dataclass(frozen=True)
class Attached(Effect):
    """An attachment without an effect other than being attached."""

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        return
