"""Hidden information: blinding a state for a seat, and redealing consistently with what the seat has seen."""

from __future__ import annotations

from typing import Final, TypeVar, cast

from ...engine.compilation import mypyc_attr
from ...engine.renumbering import Renumbering
from ...engine.rng import Rng
from ...engine.steps import Question
from ..hidden.partial_knowledge import numbers_now, told_to
from ..language.floating import Boost
from ..state.facts import PLAYERS
from ..state.world import World
from .presentation import Secrecy
from .reasking import ask_again, ask_once

W = TypeVar("W", bound=World)
TRIES: Final = 100  # maximum number of random deals until the asked seat has a choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Secrets(Secrecy[W]):
    """The hidden information of a game; each game defines which cards and what else is hidden."""

    def hidden(self, s: W, seat: int, owner: int) -> list[int]:
        """A player's cards that a seat cannot distinguish, in the order of their places."""
        raise NotImplementedError

    def fitting(self, s: W, seat: int, slots: list[int], dealt: list[int]) -> list[int]:
        """The deal, adapted to the knowledge of the seat."""
        raise NotImplementedError

    def laid(self, s: W, names: list[int]) -> None:
        """Update the facts of the game after other cards were dealt to hidden places."""
        raise NotImplementedError

    def rename_own(self, s: W, names: list[int], moved: list[int]) -> None:
        """Update the columns that only this game has after cards changed places."""

    def retell_own(self, s: W, names: Renumbering) -> None:
        """Update the records that only this game has with new card ids."""

    def cover(self, s: W, blinded: W, seat: int) -> None:
        """Remove hidden information other than cards for a seat."""

    def guess(self, s: W, seat: int, rng: Rng) -> None:
        """Redeal hidden information other than cards."""

    def blind(self, s: W, seat: int) -> W:
        """A clone without anything that is hidden from the seat."""
        state = cast(W, s.clone())
        names = list(range(s.facts.objects))
        for owner in range(PLAYERS):
            slots = self.hidden(s, seat, owner)
            for old, new in zip(slots, self.fitting(s, seat, slots, sorted(slots))):
                names[old] = new
        state.suspects = told_to(s, seat)
        self.rename(state, names)
        self.cover(s, state, seat)
        state.rng = 0
        if seat == s.seat:
            ask_again(state)
        elif state.question is not None:
            state.question = state.question.concealed()
            state.options = [0]  # the real options of another seat would reveal its hand
        return state

    def redeal(self, s: W, seat: int, rng: Rng) -> None:
        """Deal what is hidden from the seat again.

        If another seat is asked, its question is asked again and must leave a choice.
        """
        s.rest = None  # start like a restored state, which has no snapshot: samples must be equal
        self._shuffle_hidden(s, seat, rng)
        self.guess(s, seat, rng)
        if seat != s.seat and s.question is not None:
            for _ in range(TRIES):
                probe = cast(W, s.clone())
                ask_once(probe)
                if probe.question is not None:
                    s.question, s.options = probe.question, probe.options
                    s.rng = rng.fork()
                    return
                self._shuffle_hidden(s, seat, rng)
            question, s.question = s.question, None  # no deal left a choice (very rare): answer by itself
            if question is not None:
                question.run(s)
            s.advance()
        s.rng = rng.fork()

    def _shuffle_hidden(self, s: W, seat: int, rng: Rng) -> None:
        """Replace the hidden cards at their places; the ids of places stay, so options stay valid."""
        names = list(range(s.facts.objects))
        for owner in range(PLAYERS):
            slots = self.hidden(s, seat, owner)
            dealt = slots[:]
            rng.shuffle(dealt)
            for old, new in zip(slots, self.fitting(s, seat, slots, dealt)):
                names[old] = new
        self.laid(s, names)
        now = numbers_now(names)
        s.suspects = tuple([each.redealt(now) for each in s.suspects])
        self.retell(s, Renumbering(list(range(s.facts.objects)), now, s.births, s.births))
        s.refresh()

    def rename(self, s: W, names: list[int]) -> None:
        """Exchange cards: the card in the place of `card` is now `names[card]`, in all columns."""
        moved = [card for card, new in enumerate(names) if card != new]
        if not moved:
            return
        births = s.births[:]
        s.piles = [tuple([names[card] for card in pile]) for pile in s.piles]
        for column in (s.place, s.controller, s.damage, s.tokens, s.births, s.host, s.seen):
            before = column[:]
            for card in moved:
                column[names[card]] = before[card]
        marks = s.marks[:]
        for card in moved:
            s.marks[names[card]] = marks[card]
        for card in range(len(s.host)):
            if s.host[card] < len(names):
                s.host[card] = names[s.host[card]]
        s.boosts = tuple([Boost(names[b.card], b.birth, b.stat, b.amount, b.until) for b in s.boosts])
        s.suspects = tuple([each.relaid(names) for each in s.suspects])
        self.rename_own(s, names, moved)
        self.retell(s, Renumbering(names, list(range(s.facts.objects)), births, s.births))
        s.refresh()

    def retell(self, s: W, names: Renumbering) -> None:
        """Update the card ids in past events, pending steps and the question."""
        s.fresh = tuple([use.renamed(names) for use in s.fresh])
        s.floating = tuple([each.renamed(names) for each in s.floating])
        # Everyone saw a card whose ability was used, so the card itself is followed, not its place.
        s.used = tuple([names.face(code >> 8) << 8 | code & 255 for code in s.used])
        s.alerts = tuple([each.renamed(names) for each in s.alerts])
        self.retell_own(s, names)
        s.steps = [step.renamed(names) for step in s.steps]
        if s.question is not None:
            question = s.question.renamed(names)
            assert isinstance(question, Question)
            s.question = question
