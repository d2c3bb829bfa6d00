"""What must hold in both card games: piles and places, hosts, values, and nothing left over between questions."""

from __future__ import annotations

from typing import Any

from warhost.effects.following import AtOnce
from warhost.effects.world import NO_HOST


def one_place(s: Any) -> list[str]:
    """Every card lies in exactly one pile, and knows in which."""
    found = []
    seen: dict[int, int] = {}
    for place, pile in enumerate(s.piles):
        for card in pile:
            if card in seen:
                found.append(f"{named(s, card)} lies in {seen[card]} and in {place}")
            seen[card] = place
            if s.place[card] != place:
                found.append(f"{named(s, card)} lies in {place} and believes to be in {s.place[card]}")
    return found + [f"{named(s, card)} is nowhere" for card in range(s.facts.cards) if card not in seen]


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


def hosts(s: Any) -> list[str]:
    """Whoever lies on something lies on something in play, and nobody on himself; out of play nobody has a host."""
    found = []
    for card in range(s.facts.cards):
        host = s.host[card]
        if host == NO_HOST:
            continue
        if not s.is_in_play(card):
            found.append(f"{named(s, card)} is out of play and has a host")
        elif host == card or (host < s.facts.cards and not s.is_in_play(host)):
            found.append(f"{named(s, card)} lies on {host}, which is not in play")
    return found


def clean_out_of_play(s: Any) -> list[str]:
    """A card out of play carries neither damage nor tokens."""
    return [
        f"{named(s, card)} is out of play with {s.damage[card]} damage and {s.tokens[card]} tokens"
        for card in range(s.facts.cards)
        if not s.is_in_play(card) and (s.damage[card] or s.tokens[card])
    ]


def values(s: Any, project: Any, columns: tuple[str, ...]) -> list[str]:
    """Every number equals one worked out from scratch."""
    if unsettled(s):
        return []
    again = s.clone()
    project(again)
    found = []
    for column in columns:
        one, other = plain(getattr(s, column)), plain(getattr(again, column))
        if one != other:
            found.append(f"{column} is not what a recomputation gives")
    return found


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
