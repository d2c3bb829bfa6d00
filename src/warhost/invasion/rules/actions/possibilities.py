"""Which actions a player could have in a window, judged from public information; the window's key is made from these.

Other players know which cards are in a player's deck and which are revealed, the player's resources, and the table.
The key of a window depends on these, never on which of the hidden cards are in the hand (INV-6.24).
"""

from __future__ import annotations

from typing import Final

from ....effects.language.abilities import PLAY
from ....effects.language.ability_use import AbilityUse
from ... import words
from ...changes.common import CostChange, IgnoresLoyalty, PaysWithTokens, PlaysFrom
from ...duel import DEVELOP
from ...state import InvasionState
from .costs import spent_on
from .openings import closed_capital, obstacle, offers_targets, risen, why_not_develop, why_not_take
from .paying import price, wealth
from .stops import (
    POOR,
    POOR_CAPITAL,
    RESOLVE,
    RESPONSE,
    RESPONSE_TO_ABILITY,
    RESPONSE_TO_DEVELOPMENT,
    RESPONSE_TO_SUPPORT,
    RESPONSE_TO_UNIT,
    SPENT,
)

CAPITAL: Final = words.WINDOW_KEYS[words.CAPITAL_WINDOW]
FOR_THE_RICH: Final = (RESPONSE, words.WINDOW_KEYS[words.DEFENDERS_WINDOW])  # windows in which few actions cost nothing


def window_key(s: InvasionState, who: int, base: int) -> str:
    """The key of the action window in which a seat is asked; with links on the chain it is a response."""
    if not could_act(s, who, base):
        return SPENT
    key = chain_key(s, who) if len(s.chain) > base else words.WINDOW_KEYS[s.window]
    if key == CAPITAL and who == s.active and only_tactics(s, who, base):
        return POOR_CAPITAL
    return POOR if key in FOR_THE_RICH and not wealth(s, who) and not acts_in_play(s, who) else key


def chain_key(s: InvasionState, who: int) -> str:
    """The key of the window of a response, by the kind of action that it would respond to."""
    link = s.chain[-1]
    if link.controller == who:
        return RESOLVE
    if link.ability is DEVELOP:
        return RESPONSE_TO_DEVELOPMENT
    if link.ability.kind != PLAY:
        return RESPONSE if aims_at(s, link, who) else RESPONSE_TO_ABILITY
    kinds = s.duel.kinds[link.source]
    if kinds & words.UNIT:
        return RESPONSE_TO_UNIT
    return RESPONSE if kinds & words.TACTIC else RESPONSE_TO_SUPPORT


def aims_at(s: InvasionState, link: AbilityUse, who: int) -> bool:
    """True if a link of the chain targets a card, a section or a link of a player."""
    first = s.facts.first_link
    whose = [s.chain[each - first].controller if each >= first else s.controller[each] for each in link.aims()]
    return who in whose


def could_act(s: InvasionState, who: int, base: int) -> bool:
    """True if a player can use an ability in play, or might hold a card that can be played now."""
    if acts_in_play(s, who) or plays_from_elsewhere(s, who):
        return True
    if not s.hand(who):
        return False
    if [each for each in s.chances if each.seat == who]:
        return True
    capital = closed_capital(s, who, base) is None
    if capital and why_not_develop(s, who, base) is None:
        return True
    return might_pay(s, who, capital)


def only_tactics(s: InvasionState, who: int, base: int) -> bool:
    """True if a player without resources can do nothing in the capital phase but play a tactic that costs nothing."""
    if wealth(s, who) or [each for each in s.chances if each.seat == who] or plays_from_elsewhere(s, who):
        return False
    if why_not_develop(s, who, base) is None and s.hand(who):
        return False
    return not acts_in_play(s, who) and not might_pay(s, who, True, tactics=False)


def plays_from_elsewhere(s: InvasionState, who: int) -> bool:
    """True if a player might play a card that is not in the hand."""
    return bool(risen(s, who)) or PlaysFrom in s.in_force


def acts_in_play(s: InvasionState, who: int) -> bool:
    """True if a player has an Action in play that can be used now."""
    rich = wealth(s, who)
    for card, entry in s.actors[who]:
        if entry.considers_hidden():
            return True
        if entry.phase < 0 or entry.phase == s.phase:
            use = AbilityUse(entry, card, who, s.place[card], s.births[card])
            if obstacle(s, use, spent_on(s, use), rich) is None and offers_targets(s, use):
                return True
    return bool([use for use in s.occasions if use.controller == who and why_not_take(s, use) is None])


def might_pay(s: InvasionState, who: int, capital: bool, tactics: bool = True) -> bool:
    """True if the player can pay for a hidden card of their deck that could be played now.

    `capital` includes cards other than tactics, `tactics` includes tactics.
    """
    if CostChange in s.in_force or PaysWithTokens in s.in_force or IgnoresLoyalty in s.in_force:
        return True
    rich, duel = wealth(s, who), s.duel
    for card in range(duel.cards):
        if duel.owner[card] == who and (tactics or not duel.kinds[card] & words.TACTIC) and lies_hidden(s, card):
            if capital or duel.kinds[card] & words.TACTIC or duel.any_time[card]:
                if lowest_cost(s, who, card) <= rich:
                    return True
    return False


def lowest_cost(s: InvasionState, who: int, card: int) -> int:
    """The lowest possible cost of a card; an X of 0 does nothing."""
    duel = s.duel
    if duel.cost_x[card]:
        return 1
    if duel.firm[card]:
        return duel.cost[card]
    return 0 if duel.play[card].ability.instead else price(s, who, card)


def lies_hidden(s: InvasionState, card: int) -> bool:
    """True if a card is in a hand, in a deck or facedown, so that other players cannot tell where it is."""
    return s.place[card] // words.SEATS in (words.HAND, words.DECK) or bool(s.marks[card] & words.FACEDOWN)
