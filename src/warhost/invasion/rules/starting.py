"""Cards that start the game in play (INV-41.12)."""

from __future__ import annotations

from ...engine.moves import Move
from ...engine.steps import Question, Step
from ..state import InvasionState
from ..words import DECK, QUEST, SEATS
from .movement.entering import enter
from .movement.experience import lay_beneath
from .movement.piles import shuffle


class BeginInPlay(Step[InvasionState]):
    """Put a player's card that starts in play into their quest zone."""

    def run(self, s: InvasionState) -> None:
        deck = s.piles[DECK * SEATS + self.who]
        for card in [card for card in deck if s.duel.starts[card]][:1]:
            enter(s, card, QUEST * SEATS + self.who)


class LayTask(Question[InvasionState]):
    """The player chooses the card of their deck that is put facedown under the card that starts in play."""

    def run(self, s: InvasionState) -> None:
        if self.task(s):
            s.ask(self, self.who, self.choice(s))

    def task(self, s: InvasionState) -> list[int]:
        """The card that still needs a card under it."""
        mine = s.piles[QUEST * SEATS + self.who]
        return [card for card in mine if s.duel.starts[card] and not s.cards_beneath(card)]

    def choice(self, s: InvasionState) -> list[int]:
        """One card of each title in the deck."""
        titles: dict[str, int] = {}
        for card in sorted(s.piles[DECK * SEATS + self.who]):
            titles.setdefault(s.duel.titles[card], card)
        return [titles[title] for title in sorted(titles)]

    def answer(self, s: InvasionState, option: int) -> None:
        lay_beneath(s, option, self.task(s)[0], "laid-under")
        shuffle(s, self.who)

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("choose", option)

    def looked(self, s: InvasionState) -> tuple[int, ...]:
        return s.piles[DECK * SEATS + self.who]

    def secret(self, s: InvasionState) -> bool:
        return True
