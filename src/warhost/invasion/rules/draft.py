"""The draft: before the game, two players draft their decks from two piles (INV-30).

The draft pile is stored as the deck and the pack as the hand; picked cards are hidden, removed ones are shown.
"""

from __future__ import annotations

from typing import Final

from ...effects.language.effect import DONE
from ...effects.state.questions import Declinable
from ...engine.moves import TITLED, Move, in_word
from ...engine.steps import NO_IDLE_OPTION, Question, Step
from .. import words
from ..library import CORE
from ..secrets import blur, look, remember_draft
from ..state import InvasionState
from .movement.piles import shuffle

ROUNDS: Final = 5
PACK: Final = 15
TIMES: Final = 4  # how often a player picks in one round
PICKS: Final = 2  # how many cards a player takes with one pick
REINFORCED: Final = 5  # the number of cards that Reinforcements look at

# The counters at the start of a draft: cut supply lines of each player, then Sabotages of each player.
START: Final = (0, 0, 0, 0)
CUT: Final = 0
SABOTAGE: Final = 2

CORE_BOARDS: Final = 2  # copies of capital boards of each side in the core set (INV-1.3)


def rounds() -> list[Step[InvasionState]]:
    """The steps of five rounds (INV-30.10): four times two picks, three removals (INV-30.8)."""
    steps: list[Step[InvasionState]] = []
    for number in range(ROUNDS):
        steps.append(Packs(number=number + 1))
        for time in range(TIMES):
            steps += [Pick(0, number=PICKS), Pick(1, number=PICKS), Reveal(number=words.PICKED)]
            if time < TIMES - 1:
                steps += [Look(), Remove(0), Remove(1), Reveal(number=words.ASIDE)]
        steps.append(Exhausted())
    return steps


def pack(s: InvasionState, seat: int) -> tuple[int, ...]:
    return s.piles[words.HAND * words.SEATS + seat]


class Packs(Step[InvasionState]):
    """Each player draws the top 15 cards of their pile, one fewer for each cut supply line (INV-30.6, INV-30.14)."""

    def run(self, s: InvasionState) -> None:
        for seat in range(words.SEATS):
            size = max(0, PACK - s.draft[CUT + seat])
            form_pack(s, seat, size)
            s.emit("pack", "INV-30.6", seat, number=size)


def form_pack(s: InvasionState, seat: int, size: int) -> None:
    """Make a pack of the top cards of a pile."""
    for card in s.deck(seat)[::-1][:size]:
        s.shift(card, words.HAND * words.SEATS + seat)


class Pick(Question[InvasionState]):
    """Pick cards secretly for the deck; `number` cards are still to be picked (INV-30.7)."""

    def run(self, s: InvasionState) -> None:
        if self.number:
            s.ask(self, self.who, list(pack(s, self.who)))

    def answer(self, s: InvasionState, option: int) -> None:
        blur(s, option, self.who)
        s.shift(option, words.PICKED * words.SEATS + self.who)
        s.marks[option] = words.CHOSEN
        s.emit("picked", "INV-30.7", self.who, option, seen=1 << self.who)
        s.then(Pick(self.who, number=self.number - 1))

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("pick", option, manner=TITLED)

    def secret(self, s: InvasionState) -> bool:
        return True


class Look(Step[InvasionState]):
    """Swap the packs: each player sees the rest of the other's (INV-30.7)."""

    def run(self, s: InvasionState) -> None:
        for seat in range(words.SEATS):
            look(s, seat)


class Remove(Declinable[InvasionState]):
    """Remove a card from the opponent's pack; with Sabotage, more of them (INV-30.7, INV-30.16)."""

    def run(self, s: InvasionState) -> None:
        rest = [card for card in pack(s, 1 - self.who) if not s.marks[card] & words.CHOSEN]
        again = self.number > 0
        if again and not s.draft[SABOTAGE + self.who]:
            return
        s.ask(self, self.who, [DONE, *rest] if again else rest)

    def taken(self, s: InvasionState, option: int) -> None:
        if self.number:
            s.draft = counted(s.draft, SABOTAGE + self.who, -1)
            s.emit("sabotage", "INV-30.16", self.who)
        s.marks[option] |= words.CHOSEN
        s.then(Remove(self.who, number=self.number + 1))

    def taking(self, s: InvasionState, option: int) -> Move:
        return Move("remove", option, manner=TITLED)

    def idle(self, s: InvasionState) -> int:
        return DONE if self.number else NO_IDLE_OPTION


class Reveal(Step[InvasionState]):
    """Carry out the choices of both: removed cards are shown and leave the draft, draft cards take effect (INV-30.11).

    `number` says whether the cards were picked or removed.
    """

    def run(self, s: InvasionState) -> None:
        drawn: list[tuple[int, int]] = []  # draft cards, each after the player who picked or removed it
        for seat in range(words.SEATS):
            picked = self.number == words.PICKED
            place = (words.PICKED if picked else words.HAND) * words.SEATS + seat
            for card in [card for card in s.piles[place] if s.marks[card] & words.CHOSEN]:
                s.marks[card] = 0
                who = seat if picked else 1 - seat
                if not picked:
                    s.shift(card, words.ASIDE * words.SEATS + seat)
                    s.known[card] = 0
                    s.emit("removed", "INV-30.7", who, card)
                if s.duel.kinds[card] & words.DRAFT:
                    s.shift(card, words.ASIDE * words.SEATS + seat)
                    s.known[card] = 0
                    s.emit("draft-card", "INV-30.11", who, card)
                    drawn.append((who, card))
        shifting = [each for each in drawn if s.duel.defs[each[1]].text.drafting == words.SHIFTS_TIDES]  # INV-30.18
        others = [each for each in drawn if each not in shifting]
        s.then(*[DraftCard(who, card) for who, card in [*shifting, *others]])


class DraftCard(Step[InvasionState]):
    """A draft card takes effect, for the player who picked or removed it (INV-30.14 to 30.17)."""

    def run(self, s: InvasionState) -> None:
        effect = DRAFT_EFFECTS[s.duel.defs[self.card].text.drafting]
        effect(s, self.who, s.duel.owner[self.card])


def cut_supply_lines(s: InvasionState, who: int, owner: int) -> None:
    """Reduce the opponent's next packs (INV-30.14)."""
    s.draft = counted(s.draft, CUT + 1 - who, 1)


def reinforcements(s: InvasionState, who: int, owner: int) -> None:
    """Look at five cards of the pile and add one to the deck (INV-30.15)."""
    s.then(Reinforce(who))


def sabotage(s: InvasionState, who: int, owner: int) -> None:
    """Gain additional removals (INV-30.16)."""
    s.draft = counted(s.draft, SABOTAGE + who, 1)


def shifting_tides(s: InvasionState, who: int, owner: int) -> None:
    """Return the pack that it came from and draw a new one of the same size (INV-30.17)."""
    size = len(pack(s, owner))
    for card in pack(s, owner):
        s.known[card] = 0
        s.shift(card, words.DECK * words.SEATS + owner)
    shuffle(s, owner)
    form_pack(s, owner, size)
    s.emit("pack", "INV-30.17", owner, number=size)


DRAFT_EFFECTS: Final = {
    words.CUTS_SUPPLY: cut_supply_lines,
    words.REINFORCES: reinforcements,
    words.SABOTAGES: sabotage,
    words.SHIFTS_TIDES: shifting_tides,
}


class Reinforce(Question[InvasionState]):
    """Add one of the five cards to your deck; the others go to the bottom of the pile (INV-30.15)."""

    def run(self, s: InvasionState) -> None:
        s.ask(self, self.who, [card for card in self.looked(s) if not s.duel.kinds[card] & words.DRAFT] or [DONE])

    def answer(self, s: InvasionState, option: int) -> None:
        for card in self.looked(s):
            if card == option:
                s.shift(card, words.PICKED * words.SEATS + self.who)
                s.emit("picked", "INV-30.15", self.who, card, seen=1 << self.who)
            else:
                s.shift(card, words.DECK * words.SEATS + self.who, bottom=True)

    def looked(self, s: InvasionState) -> tuple[int, ...]:
        return s.deck(self.who)[-REINFORCED:][::-1]

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("done") if option == DONE else Move("pick", option, manner=TITLED)

    def secret(self, s: InvasionState) -> bool:
        return True


class Exhausted(Step[InvasionState]):
    """End of the round: discard the rest of the packs (INV-30.9)."""

    def run(self, s: InvasionState) -> None:
        for seat in range(words.SEATS):
            look(s, seat)
            for card in pack(s, seat):
                s.known[card] = 0
                s.shift(card, words.ASIDE * words.SEATS + seat)
                s.emit("removed", "INV-30.9", seat, card)


class ChooseCapital(Question[InvasionState]):
    """Choose a capital board of the drafted side, from the core set or from all sets (INV-30.22)."""

    def run(self, s: InvasionState) -> None:
        drafted = [card for card in range(s.duel.cards) if s.duel.owner[card] == self.who]
        side = words.ORDER if [card for card in drafted if s.duel.faction[card] in words.ORDER] else words.DESTRUCTION
        s.ask(self, self.who, list(side[:CORE_BOARDS] if s.duel.options.draft == CORE else side))

    def answer(self, s: InvasionState, option: int) -> None:
        capitals = list(s.capitals)
        capitals[self.who] = option
        s.capitals = tuple(capitals)
        s.basis = None  # recompute: the capital board provides loyalty (INV-3.10)
        s.changed = True
        s.emit("capital", "INV-28.7", self.who, number=option)

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("capital", manner=in_word(words.RACE_KEYS[option]))


class DraftOver(Step[InvasionState]):
    """End of the draft: the picked cards are the deck; all others are out of the game (INV-30.10, INV-30.12)."""

    def run(self, s: InvasionState) -> None:
        for seat in range(words.SEATS):
            remember_draft(s, seat)
            for card in s.deck(seat):
                s.shift(card, words.ASIDE * words.SEATS + seat)
            for card in s.piles[words.PICKED * words.SEATS + seat]:
                s.shift(card, words.DECK * words.SEATS + seat)
            shuffle(s, seat)
        s.draft = ()
        s.suspects = ()
        s.emit("draft-over", "INV-30.10")


def counted(numbers: tuple[int, ...], at: int, change: int) -> tuple[int, ...]:
    """The counters of a draft with one of them changed."""
    return tuple([number + change if place == at else number for place, number in enumerate(numbers)])
