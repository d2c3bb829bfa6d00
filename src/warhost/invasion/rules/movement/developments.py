"""Developments: cards that enter play facedown or are turned facedown, and who knows them (INV-4.14, INV-22)."""

from __future__ import annotations

from ....effects.circumstances import NOTHING
from ....effects.language.ability_use import AbilityUse
from ....effects.language.resolution import EndOfText, Resolve
from ....effects.language.sets import is_current
from ....effects.state.card_table import NO_HOST
from ....engine.events import EVERYONE
from ...changes.permissions import NoDeveloping
from ...changes.protection import NoEntry
from ...secrets import blur, mix
from ...state import LAID, InvasionState
from ...words import ENTERS_PLAY, FACEDOWN, HAND, SEATS


def seats_that_may_know(s: InvasionState, card: int) -> int:
    """The seats that may know a card: of a facedown card only its owner (INV-4.14)."""
    return 1 << s.duel.owner[card] if card < s.duel.cards and s.marks[card] & FACEDOWN else EVERYONE


def develop(s: InvasionState, cards: list[int], place: int) -> None:
    """Put cards into a zone facedown as developments (INV-22.1); their owner sees them."""
    if _lay(s, cards, place):
        _laid(s, cards, place)


def develop_apart(s: InvasionState, laid: list[tuple[list[int], int]]) -> None:
    """Put cards facedown into several zones at the same time, before any ability triggers."""
    entered = [(cards, place) for cards, place in laid if _lay(s, cards, place)]
    for cards, place in entered:
        _laid(s, cards, place)


def _lay(s: InvasionState, cards: list[int], place: int) -> bool:
    """Put cards facedown into a zone, unless an effect prevents it."""
    seat = place % SEATS
    if development_barred_by(s, place) != NOTHING:
        return False
    for card in cards:
        if s.known[card] != LAID and s.place[card] // SEATS == HAND:
            _blur(s, card, s.duel.owner[card])
        seats = s.seen[card]
        s.shift(card, place)
        s.seen[card] = seats  # the same seats know the facedown card as before
        s.marks[card] = FACEDOWN
        s.damage[card] = s.tokens[card] = 0
        s.controller[card] = seat
        s.host[card] = NO_HOST
        s.emit("developed", "INV-22.1", seat, card, place, seen=1 << s.duel.owner[card])
    rearrange(s, place)
    s.changed = True
    return True


def _laid(s: InvasionState, cards: list[int], place: int) -> None:
    s.refresh()
    for card in cards:
        s.happen(ENTERS_PLAY, card, place % SEATS, place)


def turn_facedown(s: InvasionState, card: int) -> None:
    """A card in play turns facedown: a development of whose zone it is, without anything on it (INV-22.4, INV-22.7)."""
    place = s.place[card]
    s.emit("turned-facedown", "INV-22.13", s.controller[card], card, place)
    s.marks[card] = FACEDOWN
    s.damage[card] = s.tokens[card] = s.assigned[card] = s.returned[card] = 0
    s.controller[card] = place % SEATS
    s.host[card] = NO_HOST
    s.known[card] = LAID
    rearrange(s, place)
    s.changed = True


def show_facedown(s: InvasionState, place: int) -> None:
    """Show everyone the facedown cards of a zone; its owner may shuffle them afterwards (INV-4.16)."""
    for card in s.piles[place]:
        if s.marks[card] & FACEDOWN:
            s.known[card] = LAID
            s.emit("revealed", "INV-4.14", s.controller[card], card)
    rearrange(s, place)


def rearrange(s: InvasionState, place: int) -> None:
    """Shuffle the developments of a zone, except those that must stay distinguishable (INV-4.16)."""
    apart = _told_apart(s)
    laid = [card for card in s.piles[place] if s.marks[card] & FACEDOWN and card not in apart]
    if len(laid) > 1:
        mixed = iter(s.shuffled(sorted(laid)))
        s.piles[place] = tuple([next(mixed) if card in laid else card for card in s.piles[place]])
        s.changed = True
        mix(s, laid)


def _told_apart(s: InvasionState) -> list[int]:
    """The facedown cards that are targets of pending uses or have temporary changes.

    Targets and changes from before a card left play do not count, because it is a new card (INV-23.9).
    """
    followed = [step.use for step in s.steps if isinstance(step, (Resolve, EndOfText))]
    uses = [*s.chain, *followed]
    aimed = [card for use in uses for chosen in use.chosen.targets for card in chosen if is_current(s, use, card)]
    floating = [each.it for each in s.floating if s.age(each.it) == each.age]
    return [*aimed, *floating, *[boost.card for boost in s.boosts if s.births[boost.card] == boost.birth]]


def reshuffle_after_effect(s: InvasionState, cards: list[int]) -> None:
    """Shuffle facedown cards with the others again after an effect on them has ended (INV-4.16)."""
    hidden = [card for card in cards if 0 <= card < s.duel.cards and s.marks[card] & FACEDOWN and s.is_in_play(card)]
    for place in sorted({s.place[card] for card in hidden}):
        rearrange(s, place)


def reshuffle_targets(s: InvasionState, use: AbilityUse) -> None:
    """Let the targets of a finished use be shuffled with other facedown cards again."""
    if use.chosen.targets:
        reshuffle_after_effect(s, [card for chosen in use.chosen.targets for card in chosen])


def _blur(s: InvasionState, card: int, seat: int) -> None:
    """A card is put facedown from a hand with known cards: other players cannot tell which one it is."""
    blur(s, card, seat)


def development_barred_by(s: InvasionState, place: int) -> int:
    """The card whose text prevents developments in a zone, or NOTHING."""
    for each in s.modifiers(NoDeveloping).found:
        if s.place[each.use.source] == place:
            return each.use.source
    for keeping in s.modifiers(NoEntry).found:
        if keeping.use.place == place:
            return keeping.use.source  # any loyalty is kept out, and a facedown card has none (INV-41.5)
    return NOTHING
