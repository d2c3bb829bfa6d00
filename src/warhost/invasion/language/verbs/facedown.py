"""Verbs about facedown cards: turning facedown, putting into play facedown, and showing (INV-22)."""

from __future__ import annotations

from typing import Final

from ....effects.language.ability_use import AbilityUse
from ....effects.language.effect import DONE, Asking, Effect, Looking
from ....effects.language.resolution import Resolve
from ....effects.language.sets import subjects
from ....effects.language.verbs import OnEligibleCards
from ....engine.dataclass import dataclass
from ....engine.moves import TITLED, Move
from ...state import InvasionState
from ...words import FACEDOWN
from ..zones import attacked_places

ACCEPTED: Final = 1


@dataclass(frozen=True)
class TurnFacedown(OnEligibleCards):
    """Turn cards in play facedown: they become developments and neither leave nor enter play (INV-22.13)."""

    def on(self, s: InvasionState, card: int, use: AbilityUse, it: int, who: int) -> None:
        s.mark_carried_out()
        s.rules.turn_facedown(s, card)

    def cards(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        cards = subjects(s, self.of, use, it, who)
        return [card for card in cards if s.is_in_play(card) and not s.marks[card] & FACEDOWN]


@dataclass(frozen=True)
class DevelopAtRandom(Asking):
    """Put a random card of the player's hand facedown into their zone under attack (INV-22.1)."""

    def options(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> list[int]:
        return [s.duel.section(place) for place in attacked_places(s, use)] if s.hand(who) else []

    def answered(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> None:
        s.mark_carried_out()
        s.rules.develop(s, list(s.shuffled(sorted(s.hand(who))))[:1], s.place[option])

    def move(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("put into", option, manner=TITLED)


@dataclass(frozen=True)
class Examine(Looking):
    """Look at all facedown cards in the attacked zone; then an effect may be paid for (INV-45.3)."""

    cost: Effect
    then: Effect

    def perform(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> None:
        places = attacked_places(s, use)
        if not places:
            return
        cards = tuple([card for place in places for card in s.piles[place] if s.marks[card] & FACEDOWN])
        s.mark_carried_out()
        s.emit("examines", "INV-45.3", who, use.source, places[0], number=len(cards))
        self.look_at(s, use, it, who, cards)

    def offered(self, s: InvasionState, use: AbilityUse, it: int, who: int, cards: tuple[int, ...]) -> list[int]:
        return [DONE, ACCEPTED] if self.cost.possible(s, use, it, who) else [DONE]

    def taken(self, s: InvasionState, use: AbilityUse, it: int, who: int, cards: tuple[int, ...], option: int) -> None:
        if option != DONE:
            s.then(Resolve(self.cost, use, it, who), Resolve(self.then, use, it, who))

    def move(self, s: InvasionState, use: AbilityUse, it: int, who: int, option: int) -> Move:
        return Move("decline") if option == DONE else Move("accept")
