"""Entering play and moving between zones (INV-23, INV-24, INV-22)."""

from __future__ import annotations

from ...effects.language.abilities import ANYWHERE
from ...effects.language.following import Followed, Resolve
from ...effects.language.sets import is_current
from ...effects.language.use import NOTHING, Use
from ...effects.state.card_table import NO_HOST
from ...engine.events import EVERYONE
from ..card import ATTACHMENT
from ..changes.common import EntersCorrupted, EntersDamaged, EntersWithTokens
from ..changes.permissions import CannotBePlayed, NoDeveloping, OncePerTitle
from ..changes.warding import NoEntry
from ..secrets import blur, mix
from ..state import LAID, InvasionState
from ..words import (
    AS_SUPPORT,
    ATTACKING,
    BOARD,
    CANNOT_BE_CORRUPTED,
    CANNOT_BE_RESTORED,
    CHAIN,
    CORRUPTED,
    DEFENDING,
    ENTERS_FROM_HAND,
    ENTERS_PLAY,
    ENTERS_ZONE,
    FACEDOWN,
    FROM_HAND,
    HAND,
    IS_ATTACHED,
    IS_CORRUPTED,
    IS_RESTORED,
    LEGEND,
    MOVES,
    PLAYED,
    SEATS,
    UNIT,
)
from .battles.declaring import goes_on_fighting
from .battles.warding import kept_out_by
from .control import FOR_GOOD, take_control


def enter(s: InvasionState, card: int, place: int, host: int = NO_HOST, holder: int = NOTHING) -> None:
    """A card comes into play faceup: in a zone, on a quest or on another card.

    Whoever's zone it is controls it, but for attachments, and for what is played into an opponent's zone (`holder`).
    """
    seat = place % SEATS if host == NO_HOST or s.kinds[card] & UNIT else s.controller[card]
    seat = seat if holder == NOTHING else holder
    held = s.place[card] == HAND * SEATS + seat or s.marks[card] & FROM_HAND != 0
    s.shift(card, place)
    _heroes_behind(s, card, place)
    s.marks[card] = 0
    s.arrive(card, seat, host)
    s.known[card] = 0
    if s.duel.owner[card] != seat and not s.duel.attachment[card]:
        take_control(s, card, seat, FOR_GOOD, card)  # whoever puts another's card into play goes on controlling it
    if s.kinds[card] & UNIT and (corrupts_on_entry(s, card, place) or _corrupt_of_itself(s, card)):
        s.marks[card] = CORRUPTED  # INV-16.6: it was not corrupted by anything
    for entry in s.duel.constants[card]:
        for own in entry.modifiers(EntersWithTokens):
            if entry.ability.zone in (ANYWHERE, place // SEATS):
                s.tokens[card] = own.amount
    s.damage[card] = min(255, s.damage[card] + s.modifiers(EntersDamaged).total(card))
    s.changed = True
    s.refresh()
    s.emit("entered", "INV-23.5", seat, card, place, other=host if host != NO_HOST else NOTHING)
    if s.kinds[card] & UNIT and (other_hero(s, card, place) != NOTHING or copy_in_play(s, card, seat) != NOTHING):
        return  # it cannot stay and is sacrificed at once: only what stays sets something off (INV-23.7)
    s.happen(ENTERS_PLAY, card, seat, place)
    if held:
        s.happen(ENTERS_FROM_HAND, card, seat, place)
    s.happen(ENTERS_ZONE, card, seat, place)
    if host != NO_HOST:
        attached(s, card)


def _heroes_behind(s: InvasionState, card: int, place: int) -> None:
    """Where a Hero lies who is a mere development, one who comes is the first Hero there: who is later came last."""
    if s.duel.hero[card]:
        faceup = [each for each in s.piles[place] if each != card and not s.marks[each] & FACEDOWN]
        lying = [each for each in faceup if s.duel.hero[each] and not s.shows_face(each)]
        if lying:
            s.piles[place] = (*[each for each in s.piles[place] if each not in lying], *lying)
            s.changed = True


def attached(s: InvasionState, card: int) -> None:
    """An Attachment has come to a new host; a support that is attached without that trait is none (INV-39.1)."""
    if (ATTACHMENT in s.duel.traits[card] or s.marks[card] & AS_SUPPORT) and not s.kinds[card] & UNIT:
        s.happen(IS_ATTACHED, s.host[card], s.controller[card], s.place[card], by=card)


def told(s: InvasionState, card: int) -> int:
    """Who may be told which card this is: of one that lies facedown only its owner (INV-4.14)."""
    return 1 << s.duel.owner[card] if card < s.duel.cards and s.marks[card] & FACEDOWN else EVERYONE


def develop(s: InvasionState, cards: list[int], place: int) -> None:
    """Cards come into play facedown as developments (INV-22.1); their owner sees them."""
    if _lay(s, cards, place):
        _laid(s, cards, place)


def develop_apart(s: InvasionState, laid: list[tuple[list[int], int]]) -> None:
    """The same in several zones at the same time: all of them lie there before anything hears of it."""
    entered = [(cards, place) for cards, place in laid if _lay(s, cards, place)]
    for cards, place in entered:
        _laid(s, cards, place)


def _lay(s: InvasionState, cards: list[int], place: int) -> bool:
    """Lay cards facedown into a zone, unless nothing may be laid there."""
    seat = place % SEATS
    if development_barred_by(s, place) != NOTHING:
        return False
    for card in cards:
        if s.known[card] != LAID and s.place[card] // SEATS == HAND:
            _blur(s, card, s.duel.owner[card])
        seats = s.seen[card]
        s.shift(card, place)
        s.seen[card] = seats  # who knows which it is goes on knowing it
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
    """Everybody sees what lies facedown in a zone; its owner may shuffle it afterwards (INV-4.16)."""
    for card in s.piles[place]:
        if s.marks[card] & FACEDOWN:
            s.known[card] = LAID
            s.emit("revealed", "INV-4.14", s.controller[card], card)
    rearrange(s, place)


def rearrange(s: InvasionState, place: int) -> None:
    """Their owner shuffles the developments of a zone, all but those that must be told from the others (INV-4.16)."""
    apart = _told_apart(s)
    laid = [card for card in s.piles[place] if s.marks[card] & FACEDOWN and card not in apart]
    if len(laid) > 1:
        mixed = iter(s.shuffled(sorted(laid)))
        s.piles[place] = tuple([next(mixed) if card in laid else card for card in s.piles[place]])
        s.changed = True
        mix(s, laid)


def _told_apart(s: InvasionState) -> list[int]:
    """Targets of what is on the chain or being followed, and cards to which something happens for a while.

    What was aimed at a card, or happened to it, before it left is none of the new card's business (INV-23.9).
    """
    followed = [step.use for step in s.steps if isinstance(step, (Resolve, Followed))]
    uses = [*s.chain, *followed]
    aimed = [card for use in uses for chosen in use.targets for card in chosen if is_current(s, use, card)]
    floating = [each.it for each in s.floating if s.age(each.it) == each.age]
    return [*aimed, *floating, *[boost.card for boost in s.boosts if s.births[boost.card] == boost.birth]]


def let_go(s: InvasionState, cards: list[int]) -> None:
    """An effect on these cards is over: those that lie facedown are shuffled with the others again (INV-4.16)."""
    hidden = [card for card in cards if 0 <= card < s.duel.cards and s.marks[card] & FACEDOWN and s.is_in_play(card)]
    for place in sorted({s.place[card] for card in hidden}):
        rearrange(s, place)


def let_targets_go(s: InvasionState, use: Use) -> None:
    """A use is over, or is not going to be: nothing of it tells its targets from others any more."""
    if use.targets:
        let_go(s, [card for chosen in use.targets for card in chosen])


def _blur(s: InvasionState, card: int, seat: int) -> None:
    """A card laid facedown from a hand of which some cards are known may be one of those: nobody can tell."""
    blur(s, card, seat)


def corrupts_on_entry(s: InvasionState, card: int, place: int) -> bool:
    """Whether units enter this zone corrupted."""
    if s.stat(CANNOT_BE_CORRUPTED, card):
        return False
    for each in s.modifiers(EntersCorrupted).found:
        if each.use.place == place and not each.modifier.anywhere and each.concerns(s, card):
            return True
    return False


def _corrupt_of_itself(s: InvasionState, card: int) -> bool:
    """Whether a card enters play corrupted by its own words, or by those of a card that minds every zone."""
    for entry in s.duel.constants[card]:
        for own in entry.modifiers(EntersCorrupted):
            if own.of.about_this():
                return True
    for each in s.modifiers(EntersCorrupted).found:
        if each.modifier.anywhere and not s.stat(CANNOT_BE_CORRUPTED, card) and each.concerns(s, card):
            return True
    return False


def move_to(s: InvasionState, cards: list[int], place: int, handed: bool = False) -> None:
    """Cards in play move to another zone: they enter the zone, not play (INV-23.15), and stop what they were doing.

    What is handed over to somebody else goes to the zone of the same name: it is not moved by anybody (INV-17.4).
    """
    fighting = [card for card in cards if s.marks[card] & (ATTACKING | DEFENDING)]
    for card in cards:
        s.shift(card, place)
        _heroes_behind(s, card, place)
        if s.kinds[card] & UNIT:
            s.host[card] = NO_HOST  # INV-19.7
        for other in s.in_play():
            if s.host[other] == card:
                if s.kinds[other] & UNIT:
                    s.host[other] = NO_HOST  # the unit does not follow its quest
                else:
                    s.shift(other, place)  # INV-24.7
        s.emit("moved", "INV-24.1", s.controller[card], card, place, seen=told(s, card))
    if [card for card in cards if s.marks[card] & FACEDOWN]:
        rearrange(s, place)
    s.changed = True
    s.refresh()
    left = [card for card in fighting if handed or not goes_on_fighting(s, card)]  # INV-13.34
    for card in left:
        s.marks[card] &= ~(ATTACKING | DEFENDING)
    if left:
        s.changed = True
        s.refresh()
    for card in cards:
        if s.kinds[card] & UNIT and not s.marks[card] & CORRUPTED and corrupts_on_entry(s, card, place):
            corrupt(s, card)  # INV-16.7
        s.happen(ENTERS_ZONE, card, s.controller[card], place)
        if not handed:
            s.happen(MOVES, card, s.controller[card], place)


def corrupt(s: InvasionState, card: int) -> bool:
    """Turn a card sideways; a card that cannot be corrupted, or is already, stays as it is (INV-16.1, INV-16.8)."""
    if not s.is_in_play(card) or s.marks[card] & CORRUPTED or s.stat(CANNOT_BE_CORRUPTED, card):
        return False
    s.marks[card] |= CORRUPTED
    s.changed = True
    s.emit("corrupted", "INV-16.1", s.controller[card], card)
    s.happen(IS_CORRUPTED, card, s.controller[card], s.place[card])
    return True


def restore(s: InvasionState, card: int) -> bool:
    """Turn a card upright again (INV-16.5)."""
    if not s.marks[card] & CORRUPTED or s.stat(CANNOT_BE_RESTORED, card):
        return False
    s.marks[card] &= ~CORRUPTED
    s.changed = True
    s.emit("restored", "INV-16.5", s.controller[card], card)
    s.happen(IS_RESTORED, card, s.controller[card], s.place[card])
    return True


def zone_refused_by(s: InvasionState, card: int, place: int, moving: bool) -> int:
    """What keeps a card out of a zone: another Hero of that player's there (INV-21.1), or its own words (INV-15.15).

    Another card's words may, too (INV-41.5).  The answer is the id of the Hero, of that card, its own, or NOTHING.
    """
    duel = s.duel
    if NoEntry in s.in_force and (not moving or s.place[card] != place):
        keeper = kept_out_by(s, card, place)
        if keeper != NOTHING:
            return keeper
    if not moving and duel.zone_only[card] >= 0 and duel.zone_only[card] != place // SEATS:
        return card
    into = duel.into[card]
    if not moving and into is not None and not duel.enemy[card]:
        use = Use(duel.play[card], card, place % SEATS, place, s.births[card])
        if not into.has(s, duel.section(place), use, card, place % SEATS):
            return card
    return other_hero(s, card, place) if not moving or s.shows_face(card) else NOTHING


def other_hero(s: InvasionState, card: int, place: int) -> int:
    """Another Hero in a zone, if a card is one (INV-21.1), or NOTHING: facedown nobody is a Hero (INV-22.2)."""
    if s.duel.hero[card]:
        for other in s.piles[place]:
            if s.duel.hero[other] and other != card and s.shows_face(other):
                return other
    return NOTHING


def copy_in_play(s: InvasionState, card: int, seat: int) -> int:
    """Another copy of a unique card that the player has in play (INV-3.1), or NOTHING."""
    duel = s.duel
    if duel.unique[card]:
        name = duel.defs[card].name
        for other in s.in_play():
            if other != card and s.controller[other] == seat and not s.marks[other] & FACEDOWN:
                if duel.defs[other].name == name:
                    return other
    return NOTHING


def barred_by(s: InvasionState, card: int, seat: int, playing: bool = False) -> int:
    """What keeps a player from putting a card into play, or from playing it: a copy in play, or another card's words.

    The answer is the card that forbids it, or NOTHING.
    """
    copy = copy_in_play(s, card, seat)
    if copy != NOTHING:
        return copy
    for each in s.modifiers(CannotBePlayed).found:
        if (playing or each.modifier.entering) and each.concerns(s, card):
            return each.use.source
    for once in s.modifiers(OncePerTitle).found:
        if _same_title(s, card, seat):
            return once.use.source
    return NOTHING


def enterable_together(s: InvasionState, cards: list[int], seat: int) -> list[int]:
    """Which of several cards a player can put into play at the same time.

    Where only one of each title may come in a turn, one copy does (INV-12.9); it does not matter which.
    """
    able = [card for card in cards if barred_by(s, card, seat) == NOTHING]
    if OncePerTitle not in s.in_force:
        return able
    first: dict[str, int] = {}
    for card in able:
        first.setdefault(s.duel.titles[card], card)
    return list(first.values())


def _same_title(s: InvasionState, card: int, seat: int) -> bool:
    """Whether a player has played a card of the same title this turn, or put one into play.

    A card that has come back is another one (INV-23.9); what is laid facedown has no title (INV-39.50).
    """
    title = s.duel.titles[card]
    earlier = [
        (kind, other)
        for kind, other, who, seen in s.history
        if kind in (PLAYED, ENTERS_PLAY) and who == seat and seen and s.duel.titles[other] == title
    ]
    if s.place[card] // SEATS == CHAIN and (PLAYED, card) in earlier[-1:]:
        earlier = earlier[:-1]  # this is how it came there
    return bool(earlier)


def development_barred_by(s: InvasionState, place: int) -> int:
    """The card whose words keep developments out of a zone, or NOTHING."""
    for each in s.modifiers(NoDeveloping).found:
        if s.place[each.use.source] == place:
            return each.use.source
    for keeping in s.modifiers(NoEntry).found:
        if keeping.use.place == place:
            return keeping.use.source  # a facedown card has no loyalty (INV-41.5)
    return NOTHING


def legend_in_play(s: InvasionState, seat: int) -> int:
    """The legend a player has (INV-20.1), or NOTHING."""
    for card in s.piles[BOARD * SEATS + seat]:
        if s.kinds[card] & LEGEND:
            return card
    return NOTHING


def hosts(s: InvasionState, card: int, place: int, who: int) -> list[int]:
    """What an attachment that is put into play in a zone may be attached to there (INV-18.1)."""
    if s.marks[card] & AS_SUPPORT:
        return [host for host in s.piles[place] if s.kinds[host] & UNIT]
    entry = s.duel.play[card]
    use = Use(entry, card, who, place, s.births[card])
    return [host for host in entry.slots[0].candidates(s, use, 0) if s.place[host] == place]
