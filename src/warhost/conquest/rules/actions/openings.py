"""The options of action windows and deploy turns: what a player could announce, target and pay for (CON-16.12)."""

from __future__ import annotations

from typing import Final

from ....effects.language.abilities import ACTION, ANYWHERE, NONE_TO_PAY, AbilityEntry
from ....effects.language.ability_use import AbilityUse
from ....effects.language.targeting import aimed_at, completable, open_targets
from ....effects.state.card_table import is_repeated
from ...changes.common import Ambushes, PlaysDiscarded
from ...state import ConquestState
from ...words import AMBUSH, COMBAT_PHASE, EVENT, NEXT_ACTION
from ..battles.deep_strike import all_reserves, lay_in_reserve, reservable
from ..deploying import affordable, begin_deployment, destinations, forbidden, within_means
from ..elsewhere import deployable_elsewhere, playable_elsewhere
from .pricing import is_firm
from .using import announce, changes_something, cost_of, defines_x, obstacle_before_targets, with_most_x

PASS: Final = -2
DEPLOY_CARD: Final = 0
USE_CARD: Final = 1
PLAY_EVENT: Final = 2
LAY_CARD: Final = 3  # put a card facedown into reserve (CON-19.9)
OWN: Final = 8  # the maximum number of abilities of one card
NO_FIRST: Final = 511  # in an option: its target, if any, is chosen later


def option(action: int, card: int, number: int, first: int) -> int:
    """An option as a number."""
    return action << 24 | card << 14 | number << 10 | first


def parts(code: int) -> tuple[int, int, int, int]:
    """The action, the card, the number of its ability, and the first target or destination."""
    return code >> 24, code >> 14 & 1023, code >> 10 & 15, code & 1023


def deployment_of(code: int) -> tuple[int, int]:
    """The card and the destination of a deployment, from its option."""
    _, card, _, target = parts(code)
    return card, target


def deployments(s: ConquestState, seat: int, card: int) -> list[int]:
    """The options to deploy a card now, given its cost and uniqueness."""
    if not within_means(s, seat, card) or forbidden(s, seat, card) is not None:
        return []
    places = destinations(s, seat, card)
    if not is_firm(s, card) or s.duel.cost[card] > s.resources[seat]:  # the cost may depend on the place
        places = [target for target in places if affordable(s, seat, card, target)]
    return [option(DEPLOY_CARD, card, 0, target) for target in places]


def openings(s: ConquestState, seat: int, deploying: bool) -> list[int]:
    """All options of a player except passing."""
    found: list[int] = []
    duel = s.duel
    rich = s.resources[seat]
    for card in s.hand(seat):
        if duel.kinds[card] == EVENT:
            if duel.cost[card] <= rich or not is_firm(s, card):
                for entry in duel.playing[card]:
                    found += _uses(s, PLAY_EVENT, card, entry, seat)
        elif deploying or (s.phase == COMBAT_PHASE and s.keyword(AMBUSH, card)):  # CON-15.3
            found += deployments(s, seat, card)
        elif s.phase == COMBAT_PHASE and (Ambushes in s.in_force or duel.inhand[card]):
            sites = ambushed(s, seat, card)
            found += [each for each in deployments(s, seat, card) if s.duel.site(s.place[parts(each)[3]]) in sites]
        if deploying and reservable(s, seat, card):
            found += [option(LAY_CARD, card, 0, duel.planet(position)) for position in s.open_planets()]
    if PlaysDiscarded in s.in_force:
        for card in playable_elsewhere(s, seat, True):
            for entry in duel.playing[card]:
                found += _uses(s, PLAY_EVENT, card, entry, seat)
    for card in deployable_elsewhere(s, seat) if deploying and duel.from_piles else ():
        found += deployments(s, seat, card)
    for card in s.discard_pile(seat) if duel.from_piles else ():
        for entry in duel.buried[card]:
            if entry.kind == ACTION:
                found += _uses(s, USE_CARD, card, entry, seat)
    for card in all_reserves(s, seat) if duel.from_reserve else ():
        for entry in duel.reserved[card]:
            found += _uses(s, USE_CARD, card, entry, seat)
    gained: list[tuple[int, AbilityEntry]] = []
    for card, entry in s.actors[seat]:
        if entry.phase >= 0 and entry.phase != s.phase:
            continue  # wrong phase: most abilities name the one phase in which they may be used
        if entry.gained and is_repeated(card, entry, gained):
            continue  # the card has it already from another card
        found += _uses(s, USE_CARD, card, entry, seat)
    return found


def acts_in_play(s: ConquestState, seat: int) -> bool:
    """True if a player can use an Action in play now, as everyone can see."""
    for card, entry in s.actors[seat]:
        if entry.considers_hidden() or _uses(s, USE_CARD, card, entry, seat):
            return True
    return False


def acts_openly(s: ConquestState, seat: int) -> bool:
    """True if a player can use an Action in play now, regardless of their hand."""
    for card, entry in s.actors[seat]:
        if not entry.considers_hidden() and _uses(s, USE_CARD, card, entry, seat):
            return True
    return False


def gained_by(s: ConquestState, seat: int, card: int) -> list[AbilityEntry]:
    """The different Actions that other cards grant to a card."""
    found: list[AbilityEntry] = []
    for each, entry in s.actors[seat]:
        if each == card and entry.gained and entry not in found:
            found.append(entry)
    return found


def number_of(s: ConquestState, seat: int, card: int, entry: AbilityEntry) -> int:
    """The number of an ability in an option; gained ones come after printed ones."""
    return OWN + gained_by(s, seat, card).index(entry) if entry.gained else entry.index


def entry_of(s: ConquestState, seat: int, card: int, number: int) -> AbilityEntry:
    """The ability with this number."""
    return gained_by(s, seat, card)[number - OWN] if number >= OWN else s.duel.entries[card][number]


def ambushed(s: ConquestState, seat: int, card: int) -> list[int]:
    """The planets at which a card in hand may be deployed as if it had Ambush."""
    found: list[int] = []
    planets = [s.duel.planet(position) for position in s.open_planets()]
    for each in s.modifiers(Ambushes).of_player(seat).concerning(card):
        found += [site for site in planets if each.modifier.at.has(s, site, each.use, each.it, seat)]
    for entry in s.duel.inhand[card]:  # the card in hand may have such an effect itself
        use = use_of(s, card, entry, seat)
        for own in entry.modifiers(Ambushes):
            if entry.ability.only.holds(s, use, card, seat):
                found += [site for site in planets if own.at.has(s, site, use, card, seat)]
    return found


def _uses(s: ConquestState, action: int, card: int, entry: AbilityEntry, seat: int) -> list[int]:
    if entry.phase >= 0 and entry.phase != s.phase:
        return []  # wrong phase: most abilities name the one phase in which they may be used
    use = use_of(s, card, entry, seat)
    if obstacle_before_targets(s, use) is not None:
        return []
    if entry.slots and not chooses_x(s, card, entry) and entry.slots[0].least(s, use) > 0:
        targets = open_targets(s, use, 0)
        if defines_x(use):
            targets = [target for target in targets if cost_of(s, aimed_at(s, use, 0, target)) <= s.resources[seat]]
        if not targets or not changes_something(s, use):
            return []
        return [option(action, card, number_of(s, seat, card, entry), target) for target in targets]
    # Without a target, with one that depends on X, or with "up to", nothing is chosen yet, and perhaps never.
    if not completable(s, with_most_x(s, use)) or not changes_something(s, use):
        return []
    return [option(action, card, number_of(s, seat, card, entry), NO_FIRST)]


def chooses_x(s: ConquestState, card: int, entry: AbilityEntry) -> bool:
    chosen = s.duel.cost_x[card] and entry.ability.zone != ANYWHERE and entry.ability.x_is == NONE_TO_PAY
    return chosen or entry.by_x


def use_of(s: ConquestState, card: int, entry: AbilityEntry, seat: int) -> AbilityUse:
    return AbilityUse(entry, card, seat, s.place[card], s.births[card])


def take(s: ConquestState, seat: int, code: int) -> None:
    """Carry out the chosen option."""
    action, card, number, first = parts(code)
    if action == DEPLOY_CARD:
        begin_deployment(s, seat, card, first)
        return
    if action == LAY_CARD:
        lay_in_reserve(s, seat, card, first - s.duel.cards)
        return
    use = use_of(s, card, entry_of(s, seat, card, number), seat)
    if s.floating:  # permissions for the next Action end with this Action
        s.floating = tuple([each for each in s.floating if each.until != NEXT_ACTION or each.use.controller != seat])
        s.changed = True
    announce(s, use if first == NO_FIRST else aimed_at(s, use, 0, first))
