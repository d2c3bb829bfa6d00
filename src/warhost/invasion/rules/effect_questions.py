"""Effects of Invasion that ask several questions."""

from __future__ import annotations

from typing import Final

from ...effects.circumstances import NOTHING
from ...effects.hidden.knowledge import out_of_sight, record_unseen_choice
from ...effects.language.ability_use import AbilityUse
from ...effects.language.effect import DONE
from ...effects.language.verbs import EVERYTHING, SACRIFICED
from ...effects.state.card_table import NO_HOST
from ...effects.state.carrying import CardsQuestion
from ...effects.state.pairs import pair, parts
from ...engine.columns import PlacedCards
from ...engine.moves import INTO, Move
from ...engine.renumbering import Renumbering
from ...engine.steps import NO_IDLE_OPTION, Question, Step
from ..changes.common import ChoosesDiscard
from ..state import InvasionState
from ..words import CANNOT_BE_CORRUPTED, CORRUPTED, DECK, HAND, SEATS, ZONES
from .actions.playing import play_at_once, playable_at_once
from .movement.discarding import Discarding
from .movement.drawing import check_decks
from .movement.entering import enter
from .movement.replacement import depart
from .movement.restrictions import hosts, zone_refused_by

# Where a card that a player has looked at can be returned.
ON_TOP: Final = 0
UNDER: Final = 1
AWAY: Final = 2


class AttachTo(Question[InvasionState]):
    """Ask which card an attachment is attached to that an effect puts into a zone (INV-18.1).  `target` is the zone."""

    def run(self, s: InvasionState) -> None:
        s.ask(self, self.who, hosts(s, self.card, self.target, self.who))

    def answer(self, s: InvasionState, option: int) -> None:
        s.controller[self.card] = self.who
        enter(s, self.card, self.target, option)
        check_decks(s)

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("attach to", option)

    def secret(self, s: InvasionState) -> bool:
        return out_of_sight(s, self.card)


class PlayRevealed(CardsQuestion[InvasionState]):
    """Play any of the revealed tactics, one after the other, as if they were in hand (INV-26.1).

    Tactics revealed by one of them are offered first, then the remaining ones again.
    """

    def run(self, s: InvasionState) -> None:
        there = [card for card in self.cards if s.place[card] == HAND * SEATS + 1 - self.who]
        s.ask(self, self.who, [DONE, *[card for card in there if playable_at_once(s, card, self.who)]])

    def answer(self, s: InvasionState, option: int) -> None:
        if option != DONE:
            s.then(PlayRevealed(self.who, tuple([card for card in self.cards if card != option])))
            play_at_once(s, option, self.who)

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("done") if option == DONE else Move("play", option)

    def idle(self, s: InvasionState) -> int:
        return DONE

    def looked(self, s: InvasionState) -> tuple[int, ...]:
        return self.cards


def picking(s: InvasionState, seat: int, amount: int, use: AbilityUse) -> list[Step[InvasionState]]:
    """The questions to a player who chooses the cards that would be discarded at random."""
    choosing = [
        each.use.controller
        for each in s.modifiers(ChoosesDiscard).found
        if s.host[each.use.source] != NO_HOST and s.controller[s.host[each.use.source]] == seat
    ]
    return [Picking(choosing[0], use.controller, seat) for _ in range(amount)] if choosing else []


class Picking(Question[InvasionState]):
    """Player `who` may look at a hand and choose the card that would be discarded from it at random.

    `target` is the owner of the hand, `card` the source of the discard; `number` is 1 while the hand is looked at.
    """

    def run(self, s: InvasionState) -> None:
        if s.hand(self.target):
            s.ask(self, self.who, list(s.hand(self.target)) if self.number else [DONE, 1])

    def answer(self, s: InvasionState, option: int) -> None:
        if self.number:
            s.then(Discarding((option,), self.card))
        elif option == DONE:
            s.then(Discarding(s.shuffled(sorted(s.hand(self.target)))[:1], self.card))
        else:
            s.learn(s.hand(self.target), self.who)
            s.then(Picking(self.who, self.card, self.target, 1))

    def move(self, s: InvasionState, option: int) -> Move:
        if self.number:
            return Move("discard", option)
        return Move("decline") if option == DONE else Move("look")

    def idle(self, s: InvasionState) -> int:
        return NO_IDLE_OPTION if self.number else DONE

    def looked(self, s: InvasionState) -> tuple[int, ...]:
        return s.hand(self.target) if self.number else ()


class PutApart(Question[InvasionState]):
    """Choose a zone for each of several cards that enter play together; `places` are the zones chosen so far.

    A Hero cannot go to a zone that has another Hero or will have one (INV-21.1); a card without a legal zone stays
    where it is (INV-23.3).  If there are more Heroes than zones, the player decides who stays behind.
    """

    who: int
    cards: PlacedCards
    places: tuple[int, ...]
    number: int  # 1 if the cards enter play corrupted

    def run(self, s: InvasionState) -> None:
        if len(self.places) == len(self.cards):
            self.enter_all(s)
            return
        card = self.cards[len(self.places)]
        twin = self.twin(s, card)
        if twin != NOTHING:
            s.then(self.replaced(places=(*self.places, twin)))
            return
        options = self.open_zones(s, card)
        if options:
            s.ask(self, self.who, [*options, *([DONE] if self.crowded(s) else [])])
        else:
            s.then(self.replaced(places=(*self.places, NOTHING)))

    def open_zones(self, s: InvasionState, card: int) -> list[int]:
        """The legal zones for a card, given the zones of the cards before it."""
        taken = [place for each, place in zip(self.cards, self.places) if s.duel.hero[each] and s.duel.hero[card]]
        places = [zone * SEATS + self.who for zone in ZONES]
        return [
            s.duel.section(place)
            for place in places
            if place not in taken
            and zone_refused_by(s, card, place, False) == NOTHING
            and (not s.duel.attachment[card] or hosts(s, card, place, self.who))
        ]

    def twin(self, s: InvasionState, card: int) -> int:
        """The zone chosen for a copy of a unique card: other copies go there, too, and are sacrificed (INV-3.5)."""
        for each, place in zip(self.cards, self.places):
            if place != NOTHING and s.duel.unique[card] and s.duel.defs[each].name == s.duel.defs[card].name:
                return place
        return NOTHING

    def crowded(self, s: InvasionState) -> bool:
        """True if this is a Hero and there are too few zones for the remaining Heroes."""
        left = [card for card in self.cards[len(self.places) :] if s.duel.hero[card] and self.twin(s, card) == NOTHING]
        zones = {zone for card in left for zone in self.open_zones(s, card)}
        return self.cards[len(self.places)] in left and len({s.duel.defs[card].name for card in left}) > len(zones)

    def enter_all(self, s: InvasionState) -> None:
        """Of a unique card one copy stays; the others are sacrificed at once and set off nothing by entering."""
        stay: list[tuple[int, int]] = []
        spare: list[int] = []
        for card, place in zip(self.cards, self.places):
            if place != NOTHING:
                name = s.duel.defs[card].name
                again = s.duel.unique[card] and [each for each, _ in stay if s.duel.defs[each].name == name]
                if again:
                    spare.append(card)
                    s.controller[card] = self.who
                    s.shift(card, place)
                else:
                    stay.append((card, place))
        if spare:
            s.then(*depart(s, [(card, SACRIFICED) for card in spare]))
        for card, place in stay:
            if s.duel.attachment[card]:
                s.then(AttachTo(self.who, card, place))
                continue
            enter(s, card, place)
            if self.number and not s.stat(CANNOT_BE_CORRUPTED, card):
                s.marks[card] |= CORRUPTED  # INV-16.6: it enters corrupted
        check_decks(s)

    def answer(self, s: InvasionState, option: int) -> None:
        place = NOTHING if option == DONE else s.place[option]
        s.then(self.replaced(places=(*self.places, place)))

    def move(self, s: InvasionState, option: int) -> Move:
        if option == DONE:
            return Move("decline")
        return Move("put", self.cards[len(self.places)], option, manner=INTO)

    def secret(self, s: InvasionState) -> bool:
        return out_of_sight(s, self.cards[len(self.places)])

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("cards", "places")

    def __init__(self, who: int, cards: PlacedCards, places: tuple[int, ...], number: int) -> None:
        self.card = self.target = -1
        self.who = who
        self.cards = cards
        self.places = places
        self.number = number

    def replaced(self, *, places: tuple[int, ...] | None = None) -> PutApart:
        """A copy with some fields replaced."""
        return PutApart(self.who, self.cards, self.places if places is None else places, self.number)

    def renamed(self, names: Renumbering) -> PutApart:
        """A copy with the card ids renumbered."""
        return PutApart(self.who, names.all(self.cards), self.places, self.number)

    def saved(self) -> list[object]:
        return ["PutApart", self.who, list(self.cards), list(self.places), self.number]


class Rearranging(Question[InvasionState]):
    """Return looked-at cards one by one: the last card put on top of the deck is the topmost.

    `target` is the owner of the deck, `number` how many may be discarded, `card` how many go to the bottom: exactly
    that many, or any number if it is EVERYTHING.
    """

    who: int
    target: int
    cards: PlacedCards
    number: int
    card: int

    def run(self, s: InvasionState) -> None:
        left = self.looked(s)
        if not left:
            return
        free = self.card == EVERYTHING or self.card < len(left)
        actions = ([ON_TOP] if free else []) + ([UNDER] if self.card else []) + ([AWAY] if self.number else [])
        s.ask(self, self.who, [pair(action, card) for action in actions for card in left])

    def answer(self, s: InvasionState, option: int) -> None:
        action, card = parts(option)
        rest = tuple([each for each in self.cards if each != card])
        discards, bottom = self.number, self.card
        if action == AWAY:
            discards -= discards < EVERYTHING
        elif action == UNDER:
            bottom -= bottom < EVERYTHING
        s.then(self.replaced(cards=rest, number=discards, card=bottom))
        if action == AWAY:
            s.then(Discarding((card,)))
            return
        record_unseen_choice(s, self.looked(s), self.who)
        s.shift(card, DECK * SEATS + self.target, bottom=action == UNDER)

    def move(self, s: InvasionState, option: int) -> Move:
        action, card = parts(option)
        return Move(("top", "bottom", "discard")[action], card)

    def looked(self, s: InvasionState) -> tuple[int, ...]:
        return tuple([card for card in self.cards if s.place[card] == DECK * SEATS + self.target])

    def secret(self, s: InvasionState) -> bool:
        return True

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("cards",)

    def __init__(self, who: int, target: int, cards: PlacedCards, number: int, card: int) -> None:
        self.who = who
        self.target = target
        self.cards = cards
        self.number = number
        self.card = card

    def replaced(
        self, *, cards: PlacedCards | None = None, number: int | None = None, card: int | None = None
    ) -> Rearranging:
        """A copy with some fields replaced."""
        return Rearranging(
            self.who,
            self.target,
            self.cards if cards is None else cards,
            self.number if number is None else number,
            self.card if card is None else card,
        )

    def renamed(self, names: Renumbering) -> Rearranging:
        """A copy with the card ids renumbered."""
        return Rearranging(self.who, self.target, names.all(self.cards), self.number, self.card)

    def saved(self) -> list[object]:
        return ["Rearranging", self.who, self.target, list(self.cards), self.number, self.card]
