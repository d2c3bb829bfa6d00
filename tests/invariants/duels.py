"""What must hold in both card games: piles and places, hosts, values, and nothing left over between questions."""

from __future__ import annotations

from typing import Any

from tests.invariants.records import uses
from warhost.effects.language.limits import is_by_title, times_of
from warhost.effects.language.resolution import AtOnce
from warhost.effects.language.sets import is_current
from warhost.effects.state.card_table import NO_HOST
from warhost.invasion.state import InvasionState
from warhost.invasion.words import FACEDOWN


def one_place(s: Any) -> list[str]:
    """Every card is in exactly one pile, and knows in which."""
    seen = dict.fromkeys(range(s.facts.cards), -1)
    found = []
    believed = s.place
    for place, pile in enumerate(s.piles):
        for card in pile:
            if seen[card] >= 0:
                found.append(f"{named(s, card)} lies in {seen[card]} and in {place}")
            seen[card] = place
            if believed[card] != place:
                found.append(f"{named(s, card)} lies in {place} and believes to be in {believed[card]}")
    return found + [f"{named(s, card)} is nowhere" for card, place in seen.items() if place < 0]


def unsettled(s: Any) -> bool:
    """Whether several players do something at the same time: it is settled after the last of them."""
    return any(isinstance(step, AtOnce) for step in s.steps)


def nothing_pending(s: Any) -> list[str]:
    """What happened has been settled and put in order before anybody is asked."""
    found: list[str] = []
    if unsettled(s):
        return found
    if s.changed:
        found.append("numbers are still to be worked out")
    if s.fresh:
        found.append(f"{len(s.fresh)} abilities were set off and not put in order")
    if s.alerts:
        found.append(f"{len(s.alerts)} alerts wait")
    return found


def hosts(s: Any, under: tuple[int, ...] = ()) -> list[str]:
    """An attached card is on something in play, and never on itself; out of play nobody has a host.

    `under` are the places of cards that are under others: every one of them has a host.
    """
    found = [f"{named(s, card)} lies under nothing" for at in under for card in s.piles[at] if s.host[card] == NO_HOST]
    for card, host in enumerate(s.host[: s.facts.cards]):
        if host == NO_HOST:
            continue
        if not s.is_in_play(card) and s.place[card] not in under:
            found.append(f"{named(s, card)} is out of play and has a host")
        elif host == card or (host < s.facts.cards and not s.is_in_play(host)):
            found.append(f"{named(s, card)} lies on {host}, which is not in play")
    return found


def clean_out_of_play(s: Any) -> list[str]:
    """A card out of play carries neither damage nor tokens."""
    return [
        f"{named(s, card)} is out of play with {s.damage[card]} damage and {s.tokens[card]} tokens"
        for card in carrying(s.damage, s.tokens)
        if card < s.facts.cards and not s.is_in_play(card)
    ]


def carrying(*columns: bytearray) -> list[int]:
    """The objects that have something in one of these columns."""
    return sorted({at for column in columns if any(column) for at, number in enumerate(column) if number})


def known_only_if_hidden(s: Any) -> list[str]:
    """What all see needs no knowing: of cards in hidden places, or facedown in play, is it kept who knows them."""
    facedown = FACEDOWN if isinstance(s, InvasionState) else 0
    return [
        f"{named(s, card)} lies open and is known to {s.seen[card]:b}"
        for card in carrying(s.seen)
        if card < s.facts.cards and s.place[card] not in s.facts.hidden and not s.marks[card] & facedown
    ]


def laid_down_alike(s: Any) -> list[str]:
    """Nobody tells facedown cards of a zone apart by how often they have been in play; each in reserve lies alone.

    Only what is a target, or to what something happens for a while, has to be known from the others (INV-4.16).
    """
    found = []
    aimed = {card for use in uses(s) for chosen in use.chosen.targets for card in chosen if is_current(s, use, card)}
    aimed |= {each.it for each in s.floating if s.age(each.it) == each.age}
    aimed |= {each.card for each in s.boosts if s.births[each.card] == each.birth}
    for place, pile in enumerate(s.piles):
        hidden = [card for card in pile if card not in aimed and is_laid_down(s, card)]
        for seat in range(2):
            unseen = {s.births[card] for card in hidden if not s.is_seen_by(seat, card)}
            if len(unseen) > 1:
                found.append(f"hidden cards in place {place} have been in play {sorted(unseen)} times")
    return found


def is_laid_down(s: Any, card: int) -> bool:
    return isinstance(s, InvasionState) and bool(s.marks[card] & FACEDOWN)


def limits_kept(s: Any) -> list[str]:
    """Nothing has been used more often than its limit allows in the period that is running."""
    found = []
    for code in set(s.used):
        limit = s.limit_of(code)
        if not [each for each in s.facts.entries[code >> 8] if each.index == code & 255 and each.ability.limit]:
            continue  # it counts what it did this turn
        if not is_by_title(limit) and s.used.count(code) > times_of(limit):
            found.append(f"ability {code & 255} of {named(s, code >> 8)} was used {s.used.count(code)} times")
    titles = [(s.facts.titles[code >> 8], s.controller[code >> 8], code & 255, s.limit_of(code)) for code in s.used]
    for each in set(titles):
        if is_by_title(each[3]) and titles.count(each) > times_of(each[3]):
            found.append(f"ability {each[2]} of the title {each[0]} was used {titles.count(each)} times")
    return found


def gone_without_a_trace(s: Any) -> list[str]:
    """Nothing given for a while, and no limit, is left of a card that has become another since."""
    found = [
        f"{named(s, boost.card)} has a number of the card that it was"
        for boost in s.boosts
        if boost.birth > s.births[boost.card] and s.births[boost.card] < 200  # births count round
    ]
    return found + [
        f"a use of {named(s, use.source)} waits that is not of this world"
        for use in (*getattr(s, "occasions", ()), *s.fresh)
        if not 0 <= use.controller < 2 or use.occurrence.kind < 0
    ]


def values(s: Any, project: Any, columns: tuple[str, ...]) -> list[str]:
    """Every number equals one computed from scratch."""
    if unsettled(s):
        return []
    again = s.clone()
    project(again)
    found = [
        f"{column} is not what a recomputation gives"
        for column in columns
        if not same(getattr(s, column), getattr(again, column))
    ]
    return found if same(ruled(s), ruled(again)) else [*found, "in_force is not what a recomputation gives"]


def same(one: Any, other: Any) -> bool:
    """Whether two columns say the same; what is the same thing, or equal as it stands, need not be spelt out."""
    return one == other or plain(one) == plain(other)


def ruled(s: Any) -> dict[type, list[Any]]:
    """The rule modifiers in force by their classes, each use of them by what it says."""
    return {kind: [(each.use.saved(), each.modifier, each.it) for each in found] for kind, found in s.in_force.items()}


def plain(value: Any) -> Any:
    """Values that can be compared: uses and entries by what they say."""
    if hasattr(value, "saved"):
        return plain(value.saved())
    if hasattr(value, "key") and hasattr(value, "ability"):
        return value.key
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return value if isinstance(value, int | str | bytes | bytearray | type(None)) else repr(value)


def waits_to_leave(s: Any, card: int) -> bool:
    """Whether a step on the stack deals with a card's leaving."""
    return any(card in getattr(step, "cards", ()) or card == step.card for step in (*s.steps, s.question))


def named(s: Any, card: int) -> str:
    return f"{s.duel.defs[card].name} ({card})" if card < s.facts.cards else f"place {card}"
