"""The state that the card language works on: events, triggered abilities, and the values of cards.

Each card game adds its own columns and the meaning of its words; this module has what both games share.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...engine.compilation import mypyc_attr
from ...engine.errors import IllegalChoice
from ...engine.events import Event
from ...engine.outcome import Outcome
from ...engine.requirements import Refusal
from ...engine.state import SPECTATOR
from ...engine.steps import AnyStep
from ...engine.views.shared_view import SharedView
from ...engine.windows import Window
from ..circumstances import (
    NO_ATTACK,
    NO_WAS,
    NOTHING,
    OPEN_AIMED,
    OPEN_BY,
    OPEN_CARD,
    PLAIN_FACTS,
    Attack,
    CardSnapshot,
)
from ..hidden.partial_knowledge import moved_unseen, reconsider
from ..language.abilities import ANYWHERE, AbilityEntry
from ..language.ability_use import NO_CAUSE, AbilityUse, Cause, Occurrence
from ..language.basis import ANYTHING, PILES
from ..language.effect import Asking
from ..language.modifier import FactionModifier, GainsTrait, LosesTraits
from ..language.resolution import Asked, AtOnce, EndOfText, IfCarried
from .card_table import NO_LISTENERS, CardTable
from .columns import saved_columns
from .facts import PLAYERS
from .ordering import Ordering
from .triggering import trigger_floating, trigger_if_awaited

if TYPE_CHECKING:
    from ...engine.game import Game
    from ...engine.rng import Rng
    from ..views.presentation import Secrecy

# How often numbers that depend on each other are computed, at most: effects may contradict one another.
PASSES: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class World(CardTable):
    """A card game in progress.  Its tuples are replaced, never changed, so clones share them."""

    __slots__ = ()

    # --- the event window -------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Run the event window, for everything that happens, until a player is asked.

        1. It is about to happen: replaced, cancelled, redirected, interrupted.  The step that will make it happen is on
           the stack; what changes it puts another in its place (`Pending`; INV-12.13, INV-14.5, INV-14.8, CON-16.7).
        2. It happens, all of its parts at once: the step runs (INV-13.26, INV-23.12, CON-11.6).
        3. What follows by itself is settled completely before anything is triggered (INV-2.15, INV-4.4, INV-25.1,
           INV-32.4, CON-4.9, CON-12.6).
        4. Forced effects, then 5. answers, one at a time: by routine A now, and triggered actions in the next action
           window (INV-7.5, INV-10.1); or interrupts now, and reactions once the text that caused them has been
           followed to its end (CON-16.8, CON-16.26).

        What happens inside any of these goes through the same window, above it on the stack (INV-10.7, CON-16.10).
        Three things change when 3 to 5 take place, not whether:
        - `AtOnce` on the stack: several players are doing something at the same time.  Numbers are refreshed, and what
          is triggered gathers in that step; 3 to 5 come when all have finished (INV-13.26, CON-11.6).  When settling
          makes more cards leave, that is such a step, too: what is triggered waits for them.
        - `Ordering`: each owner puts the cards that left together in order once, after everything of 3 has left and
          before 4; the questions are put on the stack above what was triggered (INV-25.1).
        - `Rules.join_moment`: surviving combat is known only after 3, but belongs to the moment in which the damage was
          dealt; what it triggers is added before 4 (INV-13.32).
        """
        steps = self.steps
        while self.question is None:
            if self.changed or self.fresh or self.alerts:
                self.settle_and_set_off()
            if not steps:
                return
            steps.pop().run(self)  # parts 1 and 2 of the event window
        if self.suspects:
            reconsider(self)

    def settle_and_set_off(self) -> None:
        """Run parts 3, 4 and 5 of the event window (see `advance`): settle the rules, then trigger abilities."""
        together = self.together()
        if together >= 0:
            if self.changed:
                self.refresh()
            frame = self.steps[together]
            assert isinstance(frame, AtOnce)
            self.steps[together] = frame.gathering(self.fresh, self.alerts)
            self.fresh, self.alerts = (), ()
            return
        orders: list[AnyStep] = []
        # First the order of cards that have just left play is chosen, before anything is triggered.
        while self.steps and isinstance(self.steps[-1], Ordering):
            orders.append(self.steps.pop())
        if self.changed:
            orders += self.rules.settle(self)  # part 3 of the event window
        if orders and isinstance(orders[-1], AtOnce):  # triggered abilities wait until these effects have happened, too
            about = orders.pop()
            assert isinstance(about, AtOnce)
            about = about.gathering(self.fresh, self.alerts)
            self.fresh, self.alerts = (), ()
            self.steps += orders[::-1]
            self.steps.append(about)
            return
        self.rules.join_moment(self)
        uses, alerts = self.fresh, self.alerts
        self.fresh, self.alerts = (), ()
        if uses or alerts:
            self.rules.set_off(self, uses, alerts)  # parts 4 and 5 of the event window
        self.steps += orders[::-1]

    def together(self) -> int:
        """The index on the stack of the step below which several players act at the same time, or -1."""
        steps = self.steps
        for at in range(len(steps) - 1, -1, -1):
            step = steps[at]
            if isinstance(step, AtOnce):
                return at
            if isinstance(step, EndOfText):
                return -1
        return -1

    def mark_carried_out(self) -> None:
        """Record that a part of a text was carried out, so that a "then" waiting in the same text may continue."""
        steps = self.steps
        for at in range(len(steps) - 1, -1, -1):
            step = steps[at]
            if isinstance(step, IfCarried):
                if not step.number:
                    steps[at] = step.carried()
                return
            if isinstance(step, EndOfText):
                return

    def happen(
        self,
        kind: int,
        card: int = NOTHING,
        seat: int = NOTHING,
        place: int = NOTHING,
        amount: int = 0,
        by: int = NOTHING,
        use: AbilityUse | None = None,
        combat: bool = False,
        aimed: int = NOTHING,
        was: CardSnapshot | None = None,
    ) -> None:
        """Report an event that abilities may wait for; triggered abilities are ordered before the next step runs.

        `was` is the card just before the event, if the event refers to that.
        """
        if kind in self.facts.remembered:
            self.remember(kind, card, seat)
        if self.awaits(kind):
            self.heard(self.record(kind, card, seat, place, amount, by, use, combat, aimed, was))

    def remember(self, kind: int, card: int, seat: int) -> None:
        """Record an event that texts count later."""
        raise NotImplementedError

    def awaits(self, kind: int) -> bool:
        """True if anything may wait for an event of this kind."""
        return kind in self.listeners or bool(self.floating)

    def record(
        self,
        kind: int,
        card: int,
        seat: int,
        place: int,
        amount: int = 0,
        by: int = NOTHING,
        use: AbilityUse | None = None,
        combat: bool = False,
        aimed: int = NOTHING,
        was: CardSnapshot | None = None,
    ) -> Occurrence:
        """The complete record of an event that happens now."""
        if use is not None and by == NOTHING:
            by = use.source
        if was is None:
            was = self.was(card) if card != NOTHING else NO_WAS
        cause, attack, battle = NO_CAUSE, NO_ATTACK, self.battlefield()
        if use is not None:
            cause = Cause(by, self.age(by) if by != NOTHING else 0, use.controller, use.ability)
        elif by != NOTHING:
            cause = Cause(by, self.age(by), self.controller[by], None)
        if aimed != NOTHING or battle != NOTHING:
            attack = Attack(aimed, self.births[aimed] if aimed != NOTHING else 0, battle)
        birth = self.births[card] if card != NOTHING else 0
        notes = PLAIN_FACTS[self.shown_in(was, by, use, aimed)]
        return Occurrence(kind, card, birth, seat, was.at(place), amount, combat, cause, attack, notes)

    def shown_in(self, was: CardSnapshot, by: int, use: AbilityUse | None, aimed: int) -> int:
        """A mask of the cards of a record that all players see; using a card shows it."""
        seen = OPEN_CARD if was.open else 0
        if use is not None and by == use.source:
            seen |= 0 if use.ability.unseen else OPEN_BY
        elif 0 <= by < self.facts.objects and self.is_seen_by(SPECTATOR, by):
            seen |= OPEN_BY
        if 0 <= aimed < self.facts.objects and self.is_seen_by(SPECTATOR, aimed):
            seen |= OPEN_AIMED
        return seen

    def was(self, card: int) -> CardSnapshot:
        """A snapshot of a card before it changes."""
        seen = self.is_seen_by(SPECTATOR, card)
        return CardSnapshot(self.controller[card], self.place[card], self.kinds[card], self.values_of(card), seen)

    def is_same(self, happened: Occurrence) -> bool:
        """True if the card of an event is in play and still the same card."""
        card = happened.card
        return self.is_in_play(card) and self.births[card] == happened.birth

    def heard(self, occurrence: Occurrence) -> None:
        """Trigger the abilities in play and the floating ones that wait for an event."""
        for source, entry in self.listeners.get(occurrence.kind, NO_LISTENERS):
            trigger_if_awaited(self, source, entry, occurrence)
        for each in self.floating:
            when = each.entry.ability.when
            if when is not None and when.kind == occurrence.kind:
                trigger_floating(self, each, occurrence)

    def asked(self, effect: Asking, use: AbilityUse, it: int, who: int, cards: tuple[int, ...] = ()) -> Asked:
        """The question that an effect asks a player, optionally about some cards."""
        return Asked(effect, use, it, who, cards)

    @property
    def looked(self) -> tuple[int, ...]:
        """The cards that are revealed to the player who is asked."""
        return self.question.looked(self) if self.question is not None else ()

    def refresh(self) -> None:
        """Recompute the numbers if anything they depend on has changed."""
        basis = self.basis
        if basis is None or not basis.holds(self):
            before = self.numbers()
            self.rules.compute_numbers(self)
            for _ in range(PASSES):
                if self.basis is None or self.basis.reads != ANYTHING or self.numbers() == before:
                    break
                before = self.numbers()  # compute again: effects that depend on the numbers have used the previous ones
                self.rules.compute_numbers(self)

    # --- what cards are ---------------------------------------------------------------------------------------

    def controlled_by(self, card: int, seat: int) -> bool:
        if self.facts.objects <= card < self.facts.first_link:
            return card == self.facts.player(seat)
        link = card - self.facts.first_link
        return self.links()[link].controller == seat if link >= 0 else self.controller[card] == seat

    def stat(self, stat: int, card: int) -> int:
        """The present value of a number of a card: the printed one with all changes."""
        return self.stats.get(stat << 9 | card, 0)

    def keyword(self, stat: int, card: int) -> int:
        """A keyword of a card out of play or facedown, printed or granted."""
        granted = self.stat(stat, card)
        for each, number in self.facts.keywords[card]:
            if each == stat:
                return self.both(stat, number, granted)
        return granted

    def both(self, stat: int, printed: int, granted: int) -> int:
        """The value of a keyword from a printed and a granted value."""
        return max(printed, granted)

    def has_trait(self, trait: str, card: int) -> bool:
        """True if a faceup card has a trait: a printed one that it has not lost, or one that it has gained."""
        if trait in self.facts.traits[card] and not (LosesTraits in self.in_force and self.has_lost_traits(card)):
            return True
        return GainsTrait in self.in_force and self.has_gained(trait, card)

    def has_gained(self, trait: str, card: int) -> bool:
        """True if a card in play has a trait that is not printed on it."""
        if not self.is_in_play(card):
            return False
        for each in self.modifiers(GainsTrait).found:
            if each.modifier.trait == trait and each.concerns(self, card):
                return True
        return False

    def has_lost_traits(self, card: int) -> bool:
        """True if a card in play has none of the traits that are printed on it."""
        return self.is_in_play(card) and bool([each for each in self.modifiers(LosesTraits).found if each.it == card])

    def faction_of(self, card: int) -> int:
        """The race or faction of a card: the printed one, unless something in play makes it another."""
        if FactionModifier not in self.in_force or not self.is_in_play(card):
            return self.facts.faction[card]
        found = self.facts.faction[card]
        for each in self.modifiers(FactionModifier).concerning(card):
            found = each.modifier.faction()
        return found

    def spot(self, card: int) -> int:
        """The place of something that can be targeted; a link of the chain has none."""
        return self.place[card] if card < len(self.place) else NOTHING

    def active_entries(self, card: int) -> list[AbilityEntry]:
        """The abilities of a card that can be used in its present place."""
        place = self.place[card]
        return [
            entry
            for entry in self.facts.entries[card]
            if entry.ability.zone == ANYWHERE or entry.ability.zone == self.facts.zone_of[place]
        ]

    def happened(self, kind: int, kinds: int, seat: int) -> int:
        """How often an event happened this turn, to cards of a printed kind, concerning a seat."""
        count = 0
        for what, card, who, _ in self.recorded():
            if what == kind and (seat < 0 or who == seat) and (not kinds or self.facts.kinds[card] & kinds):
                count += 1
        return count

    def shift(self, card: int, place: int, bottom: bool = False) -> None:
        """Move a card to another place, on top or to the bottom."""
        piles, old = self.piles, self.place[card]
        if place in self.facts.hidden:
            moved_unseen(self, card)
        if old in self.facts.discards:
            self.births[card] = (self.births[card] + 1) % 256  # INV-25.6, CON-16.21: it is a new card now
        piles[old] = tuple([each for each in piles[old] if each != card])
        piles[place] = (card, *piles[place]) if bottom else (*piles[place], card)
        self.place[card] = place
        if old < self.facts.table or place < self.facts.table or not piles[old] or old in self.facts.discards:
            self.changed = True  # recompute: a deck may be empty now, and temporary changes of the card end
        else:
            self.touched(PILES)
        if place not in self.facts.hidden:
            self.seen[card] = 0

    def blind(self, seat: int) -> World:
        blinded: World = self.secrets().blind(self, seat)
        return blinded

    def redeal(self, seat: int, rng: Rng) -> None:
        self.secrets().redeal(self, seat, rng)

    # --- what is asked from outside ---------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.rules.game

    def columns(self) -> dict[str, object]:
        """The columns of the game as plain data, without computed values."""
        return {"duel": self.facts.source(), **saved_columns(self), **self.rules.saved(self)}

    def view(self, seat: int) -> dict[str, object]:
        return self.seen_by(seat, SharedView())

    def seen_by(self, seat: int, shared: SharedView) -> dict[str, object]:
        return self.rules.presentation.view(self, seat, shared)

    def shown(self, event: Event, seat: int) -> dict[str, object]:
        return self.rules.presentation.shown(self, event, seat)

    def refusal(self, seat: int, text: str) -> Refusal | None:
        if self.outcome is not None:
            return Refusal(self.rules.presentation.over)
        return self.rules.presentation.refusal(self, seat, self.read(text)) if text != "resign" else None

    def actions(self, seat: int) -> list[str]:
        return self.rules.presentation.actions(self, seat)

    def windows(self) -> tuple[Window, ...]:
        return self.rules.presentation.windows

    def secrets(self) -> Secrecy[Any]:
        """The hidden information of this game."""
        return self.rules.presentation.secrets

    def resign(self, seat: int) -> None:
        if self.outcome is not None or not 0 <= seat < PLAYERS:
            raise IllegalChoice("only a seat of a game that goes on can resign")
        rule = self.rules.cited.resigned
        self.emit("resigned", rule, seat)
        self.end(Outcome((1 - seat,), "resigned", rule))
