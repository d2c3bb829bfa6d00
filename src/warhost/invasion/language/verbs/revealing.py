"""Verbs that reveal cards, from a hand or a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....effects.hidden.knowledge import EVERYBODY_KNOWS
from ....effects.language.ability_use import AbilityUse
from ....effects.language.effect import DONE, Asking, Effect
from ....effects.language.resolution import Asked, Resolve
from ....effects.language.select import Selector
from ....effects.language.verbs import OnCards
from ....engine.dataclass import dataclass
from ....engine.moves import Move
from ...state import HERE, InvasionState
from ...words import DECK, HAND, SEATS

if TYPE_CHECKING:
    from ....effects.state.world import World


@dataclass(frozen=True)
class RevealFromHand(Asking):
    """Reveal one or any number of selected cards from the player's hand; later parts of the text refer to them."""

    of: Selector
    effect: Effect
    any_number: bool = False

    def options(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        found = [card for card in s.hand(who) if card not in use.topic.found and self.of.has(s, card, use, card, who)]
        return [DONE, *found] if self.any_number else found

    def answered(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> None:
        if option == DONE:
            if use.topic.found:
                s.then(Resolve(self.effect, use, it, who))
            return
        s.mark_carried_out()
        reveal(s, option)
        shown = use.finding((*use.topic.found, option))
        if self.any_number:
            s.then(Asked(self, shown, it, who))
        else:
            s.then(Resolve(self.effect, shown, option, who))

    def move(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("done") if option == DONE else Move("show", option)

    def idle_option(self) -> int:
        return DONE

    def depends_on_hidden(self) -> bool:
        return True

    def possible(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> bool:
        return bool([card for card in s.hand(who) if self.of.has(s, card, use, card, who)])


def reveal(s: InvasionState, card: int) -> None:
    """Show a card of a hand or deck to everyone; they know it as long as it stays there."""
    if s.place[card] // SEATS == HAND:
        s.known[card] = HERE
    elif s.place[card] // SEATS == DECK:
        s.seen[card] = EVERYBODY_KNOWS
    s.emit("revealed", "INV-25.4", s.duel.owner[card], card)


@dataclass(frozen=True)
class Reveal(OnCards):
    """Show cards to everyone; for a section, the facedown cards of its zone, which stay facedown (INV-4.14)."""

    def on(self, s: InvasionState, card: int, use: AbilityUse, it: int, who: int) -> None:
        s.mark_carried_out()
        if card < s.facts.cards:
            reveal(s, card)
        else:
            s.rules.show_facedown(s, s.place[card])


@dataclass(frozen=True)
class DiscardRest(Effect):
    """Discard the revealed cards that are still in the deck."""

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        cards = [card for card in use.topic.found if s.place[card] // SEATS == DECK]
        if cards:
            s.mark_carried_out()
            s.rules.discard(s, cards, use)
            s.changed = True
