"""Invariants of each of the three games, and how games with mixed decks start."""

from __future__ import annotations

from typing import Any

from tests.invariants.checker import Checker
from tests.invariants.duels import (
    clean_out_of_play,
    gone_without_a_trace,
    hosts,
    known_only_if_hidden,
    laid_down_alike,
    limits_kept,
    named,
    nothing_pending,
    one_place,
    unsettled,
    values,
    waits_to_leave,
)
from warhost.bots.series.setups import rotated
from warhost.conquest import secrets as conquest_secrets
from warhost.conquest import words as conquest
from warhost.conquest.pending import GroupStep
from warhost.conquest.rules.actions.reacting import Answers
from warhost.conquest.rules.leaving import DEPARTURES
from warhost.conquest.rules.projection import compute_numbers as work_out_conquest
from warhost.conquest.sectors import RANDOM, settled_sector
from warhost.decks.mixed import NONE_SOUGHT, Sought
from warhost.engine import Rng, State
from warhost.engine.rng import seeded
from warhost.games import find_kit
from warhost.invasion import secrets as invasion_secrets
from warhost.invasion import words as invasion
from warhost.invasion.rules.projection import compute_numbers as work_out_invasion

SHARED = ("kinds", "hit_points", "stats", "listeners", "actors")


# --- Invasion ---------------------------------------------------------------------------------------------------


def invasion_values(s: Any) -> list[str]:
    return values(s, work_out_invasion, (*SHARED, "power", "toughness", "symbols"))


def invasion_hosts(s: Any) -> list[str]:
    """INV-41.4: experience is under cards in play."""
    return hosts(s, tuple([zone * 2 + seat for zone in (invasion.BENEATH, invasion.UNDER) for seat in range(2)]))


def invasion_table(s: Any) -> list[str]:
    """INV-2.13, INV-3.5, INV-4.3, INV-13.34, INV-18.6, INV-19.8, INV-21.4, INV-22.7"""
    found: list[str] = []
    duel = s.duel
    if unsettled(s):
        return found
    names: set[tuple[int, str]] = set()
    for place in range(invasion.IN_PLAY):
        heroes = 0
        for card in s.piles[place]:
            facedown = bool(s.marks[card] & invasion.FACEDOWN)
            kind = s.kinds[card]
            if kind & (invasion.UNIT | invasion.LEGEND) and s.damage[card] >= s.hit_points[card]:
                if not waits_to_leave(s, card):
                    found.append(f"{named(s, card)} is dead and in play")
            if duel.unique[card] and not facedown:
                key = (s.controller[card], duel.defs[card].name)
                if key in names:
                    found.append(f"a second {named(s, card)} under the same control")
                names.add(key)
            heroes += bool(duel.hero[card] and kind & invasion.UNIT and not facedown)
            if kind == invasion.DEVELOPMENT and duel.owner[card] != s.controller[card]:
                found.append(f"the development {named(s, card)} is controlled by the opponent")
            if duel.attachment[card] and not facedown and s.host[card] == 255:  # a development has no host
                if not waits_to_leave(s, card):
                    found.append(f"the attachment {named(s, card)} has no host")
            if kind & invasion.QUEST_CARD and s.tokens[card]:
                if not [each for each in s.piles[place] if s.host[each] == card and s.kinds[each] & invasion.UNIT]:
                    found.append(f"{named(s, card)} has tokens and no unit")
            if s.marks[card] & (invasion.ATTACKING | invasion.DEFENDING):
                if not s.fronts:
                    found.append(f"{named(s, card)} fights in no combat")
                if not kind & (invasion.UNIT | invasion.LEGEND):
                    found.append(f"{named(s, card)} fights and is no unit")
        if heroes > 1:
            found.append(f"{heroes} heroes in place {place}")
    for section in duel.sites:
        place = section - duel.cards
        if s.damage[section] >= 8 + s.developments(place):
            found.append(f"section {place} should burn")
    return found


def invasion_known(s: Any, seat: int) -> dict[int, tuple[int, int]]:
    """Includes cards known to be in a hand, or among the cards put facedown from it (INV-22.1)."""
    unknown = unknown_to(s, seat, invasion_secrets.SECRETS.hidden)
    return {
        card: (s.place[card], s.rng)
        for zone in (invasion.HAND, invasion.DECK)
        for owner in range(2)
        if (zone, owner) != (invasion.HAND, seat)
        for card in s.piles[zone * 2 + owner]
        if card not in unknown
    }


def unknown_to(s: Any, seat: int, hidden: Any) -> set[int]:
    """The cards that a seat cannot distinguish, except those that it knows to be in a hand, or put facedown from it."""
    unknown = {card for owner in range(2) for card in hidden(s, seat, owner)}
    return unknown - {each.card for each in s.suspects if each.knower == seat}


# --- Conquest ---------------------------------------------------------------------------------------------------


def conquest_values(s: Any) -> list[str]:
    return values(s, work_out_conquest, (*SHARED, "attack", "command"))


def conquest_table(s: Any) -> list[str]:
    """CON-2.2, CON-12.3, CON-12.6, CON-13.2, CON-16.21, CON-17.10, CON-17.13"""
    found: list[str] = []
    duel = s.duel
    if unsettled(s):
        return found
    names: set[tuple[int, str]] = set()
    for place in range(conquest.IN_PLAY):
        for card in s.piles[place]:
            kind = s.kinds[card]
            if kind & conquest.UNIT and s.damage[card] >= s.hit_points[card]:
                if not s.marks[card] & conquest.DYING and not waits_to_leave(s, card):
                    found.append(f"{named(s, card)} is dead and in play")
            if duel.unique[card]:
                key = (s.controller[card], duel.defs[card].name)
                if key in names and not waits_to_leave(s, card):
                    found.append(f"a second {named(s, card)} under the same control")
                names.add(key)
            if place % 2 != s.controller[card] and s.host[card] == 255:
                found.append(f"{named(s, card)} lies on the other side")
            if kind & conquest.EVENT:
                found.append(f"the event {named(s, card)} is in play")
            if place < conquest.FIRST_HQ and kind & conquest.SUPPORT:
                found.append(f"the support {named(s, card)} is at a planet")
            if place < conquest.FIRST_HQ and kind & conquest.UNIT and not s.is_face_up(place // 2):
                found.append(f"{named(s, card)} stands where there is no planet")
    found += too_late(s)
    for step in s.steps:
        if isinstance(step, GroupStep):
            gone = [card for card in step.cards if not s.is_in_play(card)]
            found += [f"{named(s, card)} has left play and is waited for" for card in gone]
    for seat, warlord in enumerate(duel.warlords):
        if s.place[warlord] >= conquest.IN_PLAY or s.place[warlord] % 2 != seat:
            found.append(f"the warlord of seat {seat + 1} is not in play")
    return found


def too_late(s: Any) -> list[str]:
    """Interrupts come before their events: a card that is about to leave play has not left it (CON-16.7)."""
    question = s.question
    if not isinstance(question, Answers):
        return []
    waited = [each.occurrence for each in (*question.uses, *question.alerts)]
    gone = {each.card for each in waited if each.kind in DEPARTURES and s.births[each.card] != each.birth}
    return [f"{named(s, card)} has left before the interrupts to that" for card in sorted(gone)]


def conquest_known(s: Any, seat: int) -> dict[int, tuple[int, int]]:
    """Includes cards known to be in a hand, or among the cards put in reserve from it (CON-19.9)."""
    unknown = unknown_to(s, seat, conquest_secrets.SECRETS.hidden)
    return {
        card: (s.place[card], s.rng)
        for zone in (conquest.HAND, conquest.DECK, *range(conquest.RESERVE, conquest.RESERVE + conquest.LINE))
        for owner in range(2)
        if zone == conquest.DECK or owner != seat
        for card in s.piles[zone * 2 + owner]
        if card not in unknown
    }


def duel_place(s: Any, card: int) -> int:
    return int(s.place[card])


# --- Lords of War -----------------------------------------------------------------------------------------------


def lords_table(s: Any) -> list[str]:
    """LOW-2.2, LOW-6.1, LOW-7.3, LOW-10.1: every card in one place, recounted arrows, and hands within the limit."""
    battle = s.battle
    held = [card for pile in (*s.hands, *s.decks, *s.captured) for card in pile]
    held += [*s.where, *([s.middle] if s.middle >= 0 else [])]
    found = [] if sorted(held) == list(range(battle.cards)) else ["a card is missing or in two places"]
    if len(set(s.where.values())) != len(s.where):
        found.append("two units on one square")
    for card in s.where:
        engagers = s.engagers_of(card)
        if s.engagers[card] != len(engagers):
            found.append(f"{battle.code(card)} is engaged by {len(engagers)}, not by {s.engagers[card]}")
        total = 0
        for other in engagers:
            for direction, beside in enumerate(battle.board.neighbours(s.where[other])):
                if beside == s.where[card]:
                    total += battle.arrows[other][direction]
        if s.incoming[card] != total:
            found.append(f"{battle.code(card)} takes {total}, not {s.incoming[card]}")
    for side in range(2):
        wrong = [card for card in s.captured[side] if battle.card_side[card] == side]
        found += [f"side {side} has captured its own {battle.code(card)}" for card in wrong]
    for seat, hand in enumerate(s.hands):
        if len(hand) > battle.hand_size[seat]:
            found.append(f"seat {seat + 1} holds {len(hand)} cards")
    return found


def lords_known(s: Any, seat: int) -> dict[int, tuple[int, int]]:
    return {
        card: (holder, s.rng)
        for holder, hand in enumerate(s.hands)
        for card in hand
        if holder != seat and s.sees(seat, card, holder)
    }


def lords_place(s: Any, card: int) -> int:
    return next((holder for holder, hand in enumerate(s.hands) if card in hand), -1)


# --- all --------------------------------------------------------------------------------------------------------

DUELS = [
    one_place,
    nothing_pending,
    clean_out_of_play,
    known_only_if_hidden,
    laid_down_alike,
    limits_kept,
    gone_without_a_trace,
]
CHECKS = {
    "invasion": ([*DUELS, invasion_hosts, invasion_values, invasion_table], invasion_known, duel_place),
    "conquest": ([*DUELS, hosts, conquest_values, conquest_table], conquest_known, duel_place),
    "lords": ([lords_table], lords_known, lords_place),
}


def checker(state: State) -> Checker:
    """A checker for a game that starts."""
    checks, known, place = CHECKS[state.game.name]
    return Checker(list(checks), known, place, len(state.view(-1)["sides"]))  # type: ignore[arg-type]


def ready_setup(game: str, seed: int) -> dict[str, Any]:
    """A setup with boxed and constructed decks; over time all pairs occur."""
    kit = find_kit(game).decks
    return {"decks": rotated(sorted({*kit.boxed(), *kit.constructed()}), kit.needed({}), seed), "options": {}}


def mixed_setup(game: str, seed: int, sought: Sought = NONE_SOUGHT, everywhere: bool = False) -> dict[str, Any]:
    """A setup with decks mixed from all playable cards; Lords of War with all numbers of players.

    With `everywhere`, all sectors of planets occur in Conquest.
    """
    kit = find_kit(game).decks
    rng = Rng(seeded(f"mixed {seed}"))
    options = dict(kit.mixed_options)
    if game == "lords":
        options["players"] = (2, 2, 3, 4, 6)[rng.below(5)]
    if everywhere and game == "conquest":
        options["sector"] = settled_sector(RANDOM, seed)
    decks = [kit.mixed(rng, sought) for _ in range(kit.needed(options))]
    return {"decks": decks, "options": options}
