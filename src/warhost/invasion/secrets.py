"""Hidden information of Invasion: blinding a state, and redeals that fit what a seat has seen.

Hidden are hands, decks and facedown cards (INV-1.14); players see their own hand and developments.
"""

from __future__ import annotations

from typing import Final

from ..effects.hidden import partial_knowledge
from ..effects.hidden.knowledge import EVERYBODY_KNOWS, NOBODY_KNOWS
from ..effects.hidden.partial_knowledge import fitted, suspected_by, unseen
from ..effects.views.secrets import Secrets
from ..engine.renumbering import Renumbering
from .duel import RedealtDuel
from .state import HERE, LAID, Claim, Happened, InvasionState
from .words import ASIDE, BENEATH, CHAIN, DECK, HAND, IN_PLAY, PICKED, SEATS

DRAFTED: Final = 3  # (value of `known`) everyone knows that this card was drafted and is in the game
UNSEEN: Final = 4  # (value of `known`) picked or left over in a draft; only the owner knows which card


def blur(s: InvasionState, card: int, seat: int) -> None:
    """Record that a card was put facedown from a hand: known cards of the hand become candidates for it."""
    able = (*[each for each in s.piles[HAND * SEATS + seat] if each != card], card)
    for each in able:
        if s.known[each] == HERE:
            s.known[each] = 0
            s.seen[each] = EVERYBODY_KNOWS
    partial_knowledge.weaken_hand_knowledge(s, card, seat, able)


def mix(s: InvasionState, laid: list[int]) -> None:
    """Record that facedown cards were shuffled: each may now be any of them."""
    for card in laid:
        if s.known[card] == LAID:
            s.known[card] = 0
            s.seen[card] = EVERYBODY_KNOWS
    partial_knowledge.mix(s, tuple(laid), s.controller[laid[0]])


def look(s: InvasionState, seat: int) -> None:
    """Record that the opponent of a seat sees its draft pack: cards seen there before and missing now were picked."""
    suspected = [each.card for each in s.suspects]
    picked = [card for card in s.piles[PICKED * SEATS + seat] if s.known[card] or card in suspected]
    for card in (*s.piles[HAND * SEATS + seat], *picked):
        s.known[card] = HERE
        s.seen[card] = NOBODY_KNOWS
    s.suspects = tuple([each for each in s.suspects if s.duel.owner[each.card] != seat])


def remember_draft(s: InvasionState, seat: int) -> None:
    """After a draft, record that cards which the opponent saw being picked are in the player's deck."""
    for card in s.piles[PICKED * SEATS + seat]:
        s.known[card] = DRAFTED if s.known[card] else UNSEEN
    for card in s.piles[DECK * SEATS + seat]:
        s.known[card] = UNSEEN


class InvasionSecrets(Secrets[InvasionState]):
    """The hidden information of Invasion."""

    def hidden(self, s: InvasionState, seat: int, owner: int) -> list[int]:
        """The hidden cards: facedown, under cards, in hand, in the deck, in that order."""
        found = [
            card
            for place in (*range(IN_PLAY), CHAIN * SEATS, CHAIN * SEATS + 1)
            for card in s.piles[place]
            if s.duel.owner[card] == owner and not s.is_seen_by(seat, card)
        ]
        for zone in (BENEATH, HAND, PICKED, DECK, ASIDE):
            found += unseen(s, seat, zone * SEATS + owner)
        return found

    def fitting(self, s: InvasionState, seat: int, slots: list[int], dealt: list[int]) -> list[int]:
        """Adapt a deal so that every card known to be in a hand is there, or facedown where it may have been put."""
        found = fitted(s, seat, slots, dealt, [], [])
        outside = [at for at, slot in enumerate(slots) if s.place[slot] // SEATS == ASIDE]
        settled = [each.card for each in suspected_by(s, seat)]
        inside = [at for at in range(len(slots)) if at not in outside and found[at] not in settled]
        for at in outside:
            if s.known[found[at]] != UNSEEN:
                free = [each for each in inside if s.known[found[each]] == UNSEEN]
                chosen = free[sum(dealt[:3]) % len(free)]
                found[at], found[chosen] = found[chosen], found[at]
        return found

    def laid(self, s: InvasionState, names: list[int]) -> None:
        s.duel = s.facts = RedealtDuel(s.duel, names)
        known = s.known[:]
        for at, card in enumerate(names):
            s.known[at] = known[card]  # `known` moves with the card to its new id

    def rename_own(self, s: InvasionState, names: list[int], moved: list[int]) -> None:
        for column in (s.assigned, s.returned):
            before = column[:]
            for card in moved:
                column[names[card]] = before[card]

    def cover(self, s: InvasionState, blinded: InvasionState, seat: int) -> None:
        """Remove actions that another player could not use, because they may depend on the hand."""
        blinded.missed = tuple([use for use in blinded.missed if use.controller == seat])

    def retell_own(self, s: InvasionState, names: Renumbering) -> None:
        s.chain = [use.renamed(names) for use in s.chain]
        s.occasions = tuple([use.renamed(names) for use in s.occasions])
        s.history = tuple([_retold(happened, names) for happened in s.history])
        s.chances = tuple([each.renamed(names) for each in s.chances])
        s.missed = tuple([each.renamed(names) for each in s.missed])
        s.claims = tuple([_reclaimed(each, names) for each in s.claims])


def _reclaimed(claim: Claim, names: Renumbering) -> Claim:
    """A claim with new card ids."""
    card, age, by, birth, seat = claim
    if card == by:
        return names.face(card), names.born(card, age), names.face(by), names.born(by, birth), seat
    return names.place(card), age, names.face(by), names.born(by, birth), seat


def _retold(happened: Happened, names: Renumbering) -> Happened:
    kind, card, seat, seen = happened
    return kind, names.face(card) if seen else names.place(card), seat, seen


SECRETS: Final = InvasionSecrets()
