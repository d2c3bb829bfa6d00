"""Leaving play, and cards on their way to a discard pile (INV-23.8, INV-25)."""

from __future__ import annotations

from typing import Final

from ....effects.circumstances import NOTHING, CardSnapshot
from ....effects.hidden.knowledge import EVERYBODY_KNOWS
from ....effects.language.abilities import ACTION, FORCED, PLAY, Ability, AbilityEntry, When
from ....effects.language.ability_use import AbilityUse
from ....effects.language.basis import HISTORY
from ....effects.language.floating import Floating
from ....effects.language.lasting import END_OF_TURN, Create
from ....effects.language.verbs import BURIED, DESTROYED, DISCARDED, RETURNED, SACRIFICED, SHUFFLED, Leave
from ....effects.state.card_table import NO_HOST, NO_LISTENERS
from ....effects.state.ordering import ordering
from ....engine.events import EVERYONE
from ....engine.steps import Step
from ... import words
from ...changes.leaving import AS_DEVELOPMENT, INTO_KINGDOM, KEPT_UNDER, TO_HAND, UNDER_DECK
from ...duel import BOOK
from ...state import HERE, LAID, InvasionState
from .batches import once
from .control import release
from .developments import develop, rearrange
from .discarding import discard_experience
from .entering import enter
from .paid_x import forget_x
from .piles import EVENTS, RULES, shuffle, to_discard

# By way of leaving play: the events that happen to the card.
LEAVING: Final = (
    (words.LEAVES_PLAY, words.IS_DESTROYED),
    (words.LEAVES_PLAY, words.IS_SACRIFICED),
    (words.LEAVES_PLAY,),
    (words.LEAVES_PLAY,),
    (words.LEAVES_PLAY,),
    (words.LEAVES_PLAY,),
    (words.LEAVES_PLAY,),
)
# The floating ability of Necromancy: at the end of the turn the card goes to the bottom of the deck (INV-15.28).
RISING: Final = Create(Ability(FORCED, Leave(BURIED), When(words.TURN_ENDS)))
RETURN_TO_DECK: Final = BOOK.enter("necromancy", (Ability(PLAY, RISING),))[0].floating_of(RISING)

Gone = tuple[int, int, CardSnapshot]  # a card, the way it leaves play, and its snapshot before leaving
Trigger = tuple[AbilityEntry, AbilityUse]  # the ability that waits for a card's leaving, and a use of it
Fates = dict[int, tuple[int, int]]  # card id -> where it goes instead, and the card that causes this
NO_FATES: Final[Fates] = {}


def bury_at_end_of_turn(s: InvasionState, use: AbilityUse) -> None:
    """Put the card of a use on the bottom of its owner's deck at the end of the turn, if it is in play (INV-15.28)."""
    card = use.source
    s.floating = (*s.floating, Floating(RETURN_TO_DECK, use, card, s.births[card], END_OF_TURN))
    s.changed = True


def forget(s: InvasionState, cards: list[int]) -> None:
    """Remove a card's actions of this turn from the history, because it is a new card now (INV-23.9)."""
    if [card for kind, card, _, _ in s.history if kind in words.DEEDS and card in cards]:
        s.history = tuple(
            [
                (kind, NOTHING if kind in words.DEEDS and card in cards else card, seat, seen)
                for kind, card, seat, seen in s.history
            ]
        )
        s.touched(HISTORY)


def leave(
    s: InvasionState, leaving: list[tuple[int, int]], use: AbilityUse | None = None, fates: Fates = NO_FATES
) -> list[Step[InvasionState]]:
    """Remove cards from play at once, each in its own way, with their attachments (INV-18.7).

    Then trigger the abilities that wait for it (INV-23.12, INV-23.13); returns the steps that order discarded cards
    (INV-25.1).  `fates` are replaced destinations; a card that returns to play by one is a new card (INV-43.2).
    """
    leaving = [*leaving, *[(card, DISCARDED) for card in s.attached_to([card for card, _ in leaving])]]
    cards = [card for card, _ in leaving]
    gone = [(card, how, s.was(card)) for card, how in leaving]
    own: list[Trigger] = [] if s.silent else _triggers(s, gone, fates)
    staying = _move_away(s, gone, fates)
    bared = _end_ties(s, cards)
    _set_off_all(s, gone, bared, own, use)
    for card in cards:
        s.controller[card] = s.duel.owner[card]  # reset only now: abilities about the departure read the controller
    s.changed = True
    _return_to_play(s, staying, fates)
    return ordering(s, [*cards, *bared])


def _triggers(s: InvasionState, gone: list[Gone], fates: Fates) -> list[Trigger]:
    """The abilities of the cards about their own leaving, and of attachments about that of their hosts."""
    found: list[Trigger] = []
    for card, how, was in gone:
        if was.kinds & s.duel.printed_kinds[card] and not s.marks[card] & words.FACEDOWN:
            found += _own_triggers(s, card, how, fates)
    hows = {card: how for card, how, _ in gone}
    for card, _, _ in gone:
        host = s.host[card]
        if s.is_attachment(card) and host in hows and not s.marks[card] & words.FACEDOWN:
            found += _host_triggers(s, card, host, hows[host], fates)
    return found


def _move_away(s: InvasionState, gone: list[Gone], fates: Fates) -> list[tuple[int, int]]:
    """Move the cards to their destinations; returns those that stay in play or return to it, with their places."""
    owner = s.duel.owner
    staying: list[tuple[int, int]] = []
    shuffled: list[int] = []
    for card, how, was in gone:
        to, by = fates.get(card, (NOTHING, NOTHING))
        place = _destination(s, card, how, fates)
        hidden = s.marks[card] & words.FACEDOWN and place // words.SEATS != words.DISCARD and s.known[card] != LAID
        seen = 1 << owner[card] if hidden else EVERYONE
        s.emit(EVENTS[how], RULES[how], was.controller, card, was.place, seen=seen)
        s.births[card] = (s.births[card] + 1) % 256
        if to in (AS_DEVELOPMENT, INTO_KINGDOM):
            staying.append((card, place))
        if to == AS_DEVELOPMENT and s.marks[card] & words.FACEDOWN:
            continue  # a development that becomes a development stays as it is
        s.marks[card] = s.damage[card] = s.tokens[card] = s.assigned[card] = s.returned[card] = 0
        s.host[card] = NO_HOST
        if to in (AS_DEVELOPMENT, INTO_KINGDOM):
            s.known[card] = LAID if to == AS_DEVELOPMENT else 0
            s.shift(card, words.ASIDE * words.SEATS + owner[card])
        elif place // words.SEATS == words.UNDER:
            s.known[card] = 0
            s.shift(card, place)
            s.host[card] = by
        elif place // words.SEATS == words.DISCARD:
            to_discard(s, card)
        elif place // words.SEATS == words.DECK:
            s.known[card] = 0
            s.seen[card] = 1 << owner[card] if hidden else EVERYBODY_KNOWS
            s.shift(card, place, bottom=how != words.TOPPED or to == UNDER_DECK)
            if how == SHUFFLED and owner[card] not in shuffled:
                shuffled.append(owner[card])
        else:
            s.known[card] = 0 if hidden else HERE
            s.shift(card, place)
    for seat in shuffled:
        shuffle(s, seat)
    return staying


def _end_ties(s: InvasionState, cards: list[int]) -> list[int]:
    """Delete records about cards that have left play (INV-23.9); returns the cards that were under them."""
    _end_quests(s, cards)
    bared = discard_experience(s, [each for card in cards for each in s.cards_beneath(card)])
    s.changed = True
    release(s, cards)
    forget_x(s, cards)
    s.open_limits(cards)
    forget(s, cards)
    s.refresh()
    return bared


def _set_off_all(
    s: InvasionState, gone: list[Gone], bared: list[int], own: list[Trigger], use: AbilityUse | None
) -> None:
    """Report the events of the cards, and trigger the abilities that wait for them (INV-23.12, INV-23.13)."""
    owner = s.duel.owner
    waiting = len(s.occasions), len(s.fresh)
    for card, how, was in gone:
        seat = was.controller
        s.happen(words.LEAVES_PLAY, card, seat, was.place, use=use, was=was)
        if how == DESTROYED:
            s.happen(words.IS_DESTROYED, card, seat, was.place, use=use, was=was)
        elif how == SACRIFICED:
            s.happen(words.IS_SACRIFICED, card, seat, was.place, use=use, was=was)
        if s.place[card] // words.SEATS == words.DISCARD:
            s.happen(words.ENTERS_DISCARD, card, owner[card], was.place, use=use, was=was)
            s.happen(words.ENTERS_DISCARD_FROM_PLAY, card, owner[card], was.place, use=use, was=was)
        for entry, made in own:
            if made.occurrence.card == card:
                _set_off(s, entry, made, was, use)
    for card in bared:
        s.happen(words.ENTERS_DISCARD, card, owner[card])
    s.occasions = once(s.occasions, waiting[0])
    s.fresh = once(s.fresh, waiting[1])


def _return_to_play(s: InvasionState, staying: list[tuple[int, int]], fates: Fates) -> None:
    """Bring back cards that become developments or enter a kingdom instead of leaving (INV-43.2)."""
    laid: list[int] = []  # cards that were facedown already and stay in play
    for card, place in staying:
        if s.is_in_play(card):
            laid.append(card)
        elif fates[card][0] == AS_DEVELOPMENT:
            develop(s, [card], place)
        else:
            enter(s, card, place)
    for place in sorted({s.place[card] for card in laid}):
        rearrange(s, place)  # hide from the other player which facedown card it was
    for card in laid:
        s.happen(words.ENTERS_PLAY, card, s.controller[card], s.place[card])


def _end_quests(s: InvasionState, cards: list[int]) -> None:
    """Take units off quests that have left play, even if the quest returns (INV-19.2, INV-23.9)."""
    for card in s.in_play():
        if s.host[card] in cards and not s.is_attachment(card):
            s.host[card] = NO_HOST
            s.changed = True


def _destination(s: InvasionState, card: int, how: int, fates: Fates = NO_FATES) -> int:
    owner = s.duel.owner[card]
    if card in fates:
        to = fates[card][0]
        if to == AS_DEVELOPMENT:
            return s.place[card]
        zones = {TO_HAND: words.HAND, UNDER_DECK: words.DECK, INTO_KINGDOM: words.KINGDOM, KEPT_UNDER: words.UNDER}
        return zones[to] * words.SEATS + owner  # INV-12.13
    if how == RETURNED:
        return words.HAND * words.SEATS + owner
    if how in (SHUFFLED, BURIED, words.TOPPED):
        return words.DECK * words.SEATS + owner
    return words.DISCARD * words.SEATS + owner


def _own_triggers(s: InvasionState, card: int, how: int, fates: Fates) -> list[Trigger]:
    """A card's own abilities about leaving play; only those that say "this card" (INV-23.12, INV-23.14)."""
    found: list[Trigger] = []
    for entry in s.active_entries(card):
        when = entry.ability.when
        if when is None or not when.of.about_this():
            continue
        if (card, entry) not in s.listeners.get(when.kind, NO_LISTENERS):
            continue  # the card has no text now (INV-12.14)
        if when.kind in _happens(s, card, how, fates):
            seat, place = s.controller[card], s.place[card]
            occurrence = s.record(when.kind, card, seat, place)
            use = s.noted(AbilityUse(entry, card, seat, place, s.births[card], occurrence=occurrence))
            if entry.ability.only.holds(s, use, card, seat):
                found.append((entry, use))
    return found


def _happens(s: InvasionState, card: int, how: int, fates: Fates) -> tuple[int, ...]:
    """The events of a card that leaves play in this way."""
    if _destination(s, card, how, fates) // words.SEATS == words.DISCARD:
        return (*LEAVING[how], words.ENTERS_DISCARD_FROM_PLAY)
    return LEAVING[how]


def _host_triggers(s: InvasionState, card: int, host: int, how: int, fates: Fates) -> list[Trigger]:
    """The abilities of an attachment about its host leaving play together with it (INV-18.8, INV-23.12)."""
    found: list[Trigger] = []
    for entry in s.active_entries(card):
        when = entry.ability.when
        if when is None or not when.of.about_host() or when.kind not in _happens(s, host, how, fates):
            continue
        if (card, entry) not in s.listeners.get(when.kind, NO_LISTENERS):
            continue  # the card has no text now (INV-12.14)
        seat, place = s.controller[card], s.place[card]
        use = s.noted(
            AbilityUse(entry, card, seat, place, s.births[card], occurrence=s.record(when.kind, host, seat, place))
        )
        if when.of.has(s, host, use, host, seat) and entry.ability.only.holds(s, use, host, seat):
            found.append((entry, use))
    return found


def _set_off(s: InvasionState, entry: AbilityEntry, made: AbilityUse, was: CardSnapshot, by: AbilityUse | None) -> None:
    """Trigger an ability about a card's leaving after the card has physically left (INV-23.13)."""
    card, happened = made.occurrence.card, made.occurrence
    left = s.record(happened.kind, card, was.controller, was.place, use=by, was=was).noting(happened.notes.already)
    use = AbilityUse(entry, made.source, made.controller, made.place, made.birth, occurrence=left)
    if entry.kind == ACTION:
        s.occasions = (*s.occasions, use)
    else:
        s.fresh = (*s.fresh, use)
