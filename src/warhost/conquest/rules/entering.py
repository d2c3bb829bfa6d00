"""Entering play, moving, committing, retreating and attaching (CON-2.3, CON-17.1 to 17.12)."""

from __future__ import annotations

from typing import Annotated, Final

from ...effects.circumstances import NOTHING
from ...effects.language.ability_use import AbilityUse
from ...effects.language.resolution import AtOnce, EndOfText
from ...effects.language.verbs import DESTROYED
from ...effects.state.card_table import NO_HOST
from ...engine.columns import PlacedCards, SeenCard
from ...engine.renumbering import Renumbering
from .. import words
from ..changes.fighting import CannotRout, RetreatDestroys
from ..duel import DEPLOY
from ..pending import GroupStep, Pending
from ..state import ConquestState
from . import movement
from .movement import HEARS, have_moved

Order = tuple[int, int]  # a unit and the place to which it goes

RELIC = "Relic"
WARGEAR = "Wargear"


def enter(s: ConquestState, card: int, place: int, seat: int, host: int = NO_HOST) -> None:
    """Put a card into play ready: at a planet, in a headquarters, or on another card or a planet."""
    s.shift(card, place)
    s.marks[card] = words.ATTACHED if host != NO_HOST and s.duel.kinds[card] & words.ARMY else 0
    s.arrive(card, seat, host)
    s.seen[card] = 0
    s.changed = True
    s.refresh()
    s.emit("entered", "CON-17.1", seat, card, place, other=host if host != NO_HOST else NOTHING)
    s.happen(words.AFTER_ENTERS, card, seat, place)


def may_enter(s: ConquestState, card: int, seat: int) -> int:
    """The card in play that prevents another from entering: a second unique one (CON-17.7) or Relic (CON-17.8)."""
    duel = s.duel
    unique, one_relic = duel.defs[card].unique, duel.one_relic[card]
    if not unique and not one_relic:
        return NOTHING
    for other in s.in_play():
        if s.controller[other] == seat and other != card:
            if unique and duel.defs[other].name == duel.defs[card].name:
                return other
            if one_relic and RELIC in duel.traits[other]:
                return other
    return NOTHING


def put_token(s: ConquestState, title: str, place: int, seat: int) -> bool:
    """Put a token unit from the bank into play; False if none is left (CON-17.14)."""
    for card in s.piles[words.BANK * words.SEATS]:
        if s.duel.defs[card].name == title:
            enter(s, card, place, seat)
            return True
    return False


# --- attaching --------------------------------------------------------------------------------------------------


def can_host(s: ConquestState, host: int, card: int, seat: int) -> bool:
    """True if a card may be attached to another, or to a planet (CON-15.10, CON-17.10)."""
    wanted = s.duel.hosts[card]
    if wanted is None or host == card or not s.is_in_play(host):
        return False
    if s.stat(words.NO_ATTACHMENTS, host) or (s.stat(words.NO_WARGEAR, host) and WARGEAR in s.duel.defs[card].traits):
        return False
    use = AbilityUse(DEPLOY, card, seat, s.place[host], s.births[card])
    if not wanted.has(s, host, use, host, seat):
        return False
    if s.duel.one_each[card]:
        for other in s.attachments_of(host):
            if other != card and s.duel.defs[other].name == s.duel.defs[card].name:
                return False
    return True


def hosts_of(s: ConquestState, card: int, seat: int) -> list[int]:
    """The cards in play and faceup planets that a card may be attached to."""
    duel = s.duel
    wanted = duel.hosts[card]
    if wanted is None:
        return []
    found = [host for host in s.in_play() if s.kinds[host] != words.ATTACHMENT and can_host(s, host, card, seat)]
    if wanted.sites() and duel.kinds[card] == words.ATTACHMENT:  # not for army cards, which are units at a planet
        planets = [duel.planet(position) for position in s.open_planets()]
        found += [planet for planet in planets if can_host(s, planet, card, seat)]
    return found


def attach(s: ConquestState, card: int, host: int, seat: int) -> None:
    """Attach a card to a host, from outside play or from another host; its controller stays the same (CON-17.9)."""
    moved = s.is_in_play(card)
    place = s.place[host]
    if host >= s.duel.cards:  # a planet has two sides: put the attachment on that of its controller
        place = place // words.SEATS * words.SEATS + (s.controller[card] if moved else seat)
    if moved:
        s.shift(card, place)
        s.host[card] = host
        s.changed = True
        s.emit("attached", "CON-17.9", s.controller[card], card, place, other=host)
    else:
        enter(s, card, place, seat, host)


# --- moving -----------------------------------------------------------------------------------------------------


def relocate(s: ConquestState, card: int, place: int) -> None:
    """Move a card with its attachments to another place without changing its state (CON-17.3)."""
    worn = s.attachments_of(card)
    s.shift(card, place)
    for each in worn:
        s.shift(each, place)
    s.marks[card] &= ~(words.ATTACKING | words.DEFENDING)
    if card == s.attacker:
        s.attacker = NOTHING  # CON-10.6: the attacker left, so the attack has no further effect
    if card == s.defender:
        s.defender = NOTHING
    s.changed = True


def move(s: ConquestState, orders: list[Order], mover: int, rule: str = "CON-17.3") -> bool:
    """Move units at once to planets or headquarters, by a player's action; returns True if one has moved."""
    moved = [(card, zone) for card, zone in orders if s.is_in_play(card) and s.place[card] // words.SEATS != zone]
    left = [s.place[card] for card, _ in moved]
    for card, zone in moved:
        place = zone * words.SEATS + s.controller[card]
        relocate(s, card, place)
        s.emit("moved", rule, s.controller[card], card, place)
    if moved:
        s.refresh()
    have_moved(s, movement.MOVED, [(card, origin) for (card, _), origin in zip(moved, left)], mover)
    return bool(moved)


def move_by_effect(s: ConquestState, orders: list[Order], use: AbilityUse, mover: int) -> None:
    """Move units by an effect; interrupts come first and may cancel it (CON-17.3).

    Units that the text still makes choices for move together, after all choices (CON-16.8).
    """
    leaving = [card for card, zone in orders if s.is_in_play(card) and s.position(card) not in (NOTHING, zone)]
    together = s.together()
    if not orders or (together < 0 and (not leaving or words.WHEN_MOVED not in s.listeners)):
        if move(s, orders, mover):
            s.mark_carried_out()
        return
    hits = tuple([(card, zone, 0) for card, zone in orders])
    below = s.steps[together - 1] if together > 0 else None
    if isinstance(below, Moves) and below.who == mover:
        s.steps[together - 1] = below.hitting((*below.hits, *hits))
    else:
        at = together if together >= 0 else len(s.steps)
        s.steps.insert(at, Moves(mover, use.source, hits=hits, use=use))
    for card in leaving:
        s.happen(words.WHEN_MOVED, card, s.controller[card], s.place[card], use=use)


class Moves(Pending):
    """A pending movement by an effect: each hit is a unit and its destination."""

    def without(self, card: int) -> Pending:
        return self.hitting(tuple([hit for hit in self.hits if hit[0] != card]))

    def run(self, s: ConquestState) -> None:
        if move(s, [(card, zone) for card, zone, _ in self.hits], self.who):
            s.mark_carried_out()


def cancel_move(s: ConquestState, source: int) -> bool:
    """Cancel a pending movement: the rest of its text is not carried out (CON-16.17)."""
    moving = about_to_move(s, source)
    if moving < 0:
        return False
    ends = [at for at, step in enumerate(s.steps[:moving]) if isinstance(step, EndOfText)]
    first = ends[-1] + 1 if ends else moving
    kept = [step for step in s.steps[first:moving] if isinstance(step, AtOnce)]
    s.steps[first : moving + 1] = kept
    return True


def about_to_move(s: ConquestState, source: int) -> int:
    """The index on the stack of the pending movement of this source, or -1."""
    for at in range(len(s.steps) - 1, -1, -1):
        step = s.steps[at]
        if isinstance(step, (Moves, Commits, GoHome)) and step.card == source:
            return at
    return -1


def warn_of_effect(s: ConquestState, kind: int, cards: list[int], use: AbilityUse | None) -> None:
    """Ask for interrupts to an effect that would move units from a planet, if its kind counts as a move."""
    if use is not None and kind in HEARS[words.WHEN_MOVED]:
        for card in cards:
            if s.position(card) != NOTHING:
                s.happen(words.WHEN_MOVED, card, s.controller[card], s.place[card], use=use)


def commit(s: ConquestState, orders: list[Order], use: AbilityUse | None = None) -> None:
    """Commit units to planets: all except warlords and synapse units exhaust (CON-7.3 to 7.7).

    `use` is the effect that commits them, or None for the dial.
    """
    cards = [card for card, _ in orders]
    s.then(Commits(tuple(cards), tuple([zone for _, zone in orders]), use.source if use is not None else NOTHING))
    warn_of_effect(s, movement.COMMITTED, cards, use)
    about_to_exhaust(s, [card for card in cards if not s.kinds[card] & (words.WARLORD | words.SYNAPSE)])


class Commits(GroupStep):
    """Commit units at once, each by a separate move: all except warlords and synapse units are exhausted (CON-7.3).

    `card` is the source of the effect that commits them, or NOTHING.
    """

    cards: PlacedCards
    zones: tuple[int, ...]
    card: Annotated[SeenCard, NOTHING]

    def without(self, card: int) -> GroupStep:
        kept = [number for number, each in enumerate(self.cards) if each != card]
        cards, zones = [self.cards[number] for number in kept], [self.zones[number] for number in kept]
        return self.replaced(cards=tuple(cards), zones=tuple(zones))

    def run(self, s: ConquestState) -> None:
        left = [(card, s.place[card]) for card in self.cards]
        for card, zone in zip(self.cards, self.zones):
            place = zone * words.SEATS + s.controller[card]
            relocate(s, card, place)
            if not s.kinds[card] & (words.WARLORD | words.SYNAPSE):
                s.marks[card] |= words.EXHAUSTED
                s.changed = True
            s.emit("committed", "CON-7.3", s.controller[card], card, place)
        s.refresh()
        have_moved(s, movement.COMMITTED, left)

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("zones",)

    def __init__(self, cards: PlacedCards, zones: tuple[int, ...], card: SeenCard = NOTHING) -> None:
        self.who = self.target = -1
        self.number = 0
        self.cards = cards
        self.zones = zones
        self.card = card

    def replaced(self, *, cards: PlacedCards | None = None, zones: tuple[int, ...] | None = None) -> Commits:
        """A copy with some fields replaced."""
        return Commits(self.cards if cards is None else cards, self.zones if zones is None else zones, self.card)

    def renamed(self, names: Renumbering) -> Commits:
        """A copy with the card ids renumbered."""
        return Commits(names.all(self.cards), self.zones, names.face(self.card))

    def saved(self) -> list[object]:
        return ["Commits", list(self.cards), list(self.zones), self.card]


def about_to_exhaust(s: ConquestState, cards: list[int]) -> None:
    """Ask for interrupts to the exhausting of these cards (CON-2.4)."""
    for card in cards:
        if not s.marks[card] & words.EXHAUSTED:
            s.happen(words.WHEN_EXHAUSTS, card, s.controller[card], s.place[card])


def come_home(s: ConquestState, card: int, rule: str) -> None:
    """Move a unit to its controller's headquarters as it is (CON-8.7, CON-13.2, CON-13.3)."""
    place = words.HQ * words.SEATS + s.controller[card]
    if s.is_in_play(card) and s.place[card] != place:
        left = s.place[card]
        relocate(s, card, place)
        s.emit("came-home", rule, s.controller[card], card, place)
        have_moved(s, movement.RETURNED, [(card, left)])


# By way of returning to the headquarters (all of them exhaust the unit): the event, its rule, the kind of movement.
HOMEWARD: Final = (
    ("retreated", "CON-9.11", movement.RETREATED),
    ("retreated", "CON-9.12", movement.RETREATED),
    ("routed", "CON-17.4", movement.ROUTED),
)


def can_be_routed(s: ConquestState, card: int) -> bool:
    """True if no effect prevents a unit from being routed."""
    return not s.modifiers(CannotRout).any(card)


def send_home(s: ConquestState, cards: list[int], how: int, use: AbilityUse | None = None) -> bool:
    """Return units to their headquarters exhausted; True if that changes anything for one of them.

    `use` is the effect that returns them, if any.
    """
    kind = HOMEWARD[how][2]
    going = [
        card
        for card in cards
        if s.is_in_play(card) and (s.place[card] // words.SEATS != words.HQ or not s.marks[card] & words.EXHAUSTED)
    ]
    if kind == movement.RETREATED and RetreatDestroys in s.in_force:
        destroying = s.modifiers(RetreatDestroys)  # CON-16.19: destroyed instead of retreating
        doomed = [card for card in going if destroying.any(card)]
        if doomed:
            s.rules.depart(s, [(card, DESTROYED) for card in doomed])
            going = [card for card in going if card not in doomed]
            if not going:
                return True
    if going:
        s.then(GoHome(tuple(going), how, use.source if use is not None else NOTHING))
        warn_of_effect(s, kind, going, use)
        if kind in HEARS[words.WHEN_RETREATS]:
            for card in going:
                s.happen(words.WHEN_RETREATS, card, s.controller[card], s.place[card])
        about_to_exhaust(s, going)
    return bool(going)


class GoHome(GroupStep):
    """Return units to their headquarters, exhausted (CON-9.11, CON-17.4); `number` says how, `card` is the source."""

    def without(self, card: int) -> GroupStep:
        return self.replaced(cards=tuple([each for each in self.cards if each != card]))

    def run(self, s: ConquestState) -> None:
        event, rule, kind = HOMEWARD[self.number]
        left = [(card, s.place[card]) for card in self.cards]
        for card in self.cards:
            relocate(s, card, words.HQ * words.SEATS + s.controller[card])
            s.marks[card] |= words.EXHAUSTED
            s.changed = True
            s.emit(event, rule, s.controller[card], card, s.place[card])
        have_moved(s, kind, left)
