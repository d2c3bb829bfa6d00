"""What a player might hold, judged from public information; whether they are asked depends on this, not on their hand.

Other players know the factions of the deck, what revealed cards say about the ally and the remaining copies, the
resources, the number of cards in hand, and the table (CON-16.26).
"""

from __future__ import annotations

from typing import Final

from ....effects.language.abilities import AbilityEntry
from ....effects.language.ability_use import NO_OCCURRENCE, AbilityUse, Occurrence, PossibleResponse
from ...changes.common import Ambushes
from ...library import LIBRARY
from ...possible_cards import most_copies
from ...state import ConquestState
from ...words import ASIDE, COMBAT_PHASE, DISCARD, HAND, PLAYING, SEATS, WHEN_DEPLOYED
from ..battles.deep_strike import all_reserves
from ..elsewhere import playable_elsewhere
from .reacting import cheapest
from .using import obstacle, silenced

HELP: Final = 3  # how far interrupts usually reduce a cost, at most


class Unknown:
    """What a player cannot hold any more: titles of which no copy is left, and factions that are not their ally."""

    __slots__ = ("codes", "factions")

    def __init__(self, s: ConquestState, seat: int) -> None:
        duel = s.duel
        counts: dict[str, int] = {}
        for card in in_the_open(s, seat):
            code = duel.code(card)
            counts[code] = counts.get(code, 0) + 1
        self.codes = {code for code, count in counts.items() if count >= most_copies(code)}
        allies = duel.holdable(seat).allies
        seen = set(allies) & {LIBRARY[code].faction for code in counts}
        self.factions = set(allies) - seen if seen else set()

    def rules_out(self, code: str) -> bool:
        return code in self.codes or LIBRARY[code].faction in self.factions


def in_the_open(s: ConquestState, seat: int) -> list[int]:
    """A player's own cards in public places."""
    found = s.in_play()
    for zone in (DISCARD, PLAYING, ASIDE):
        for side in range(SEATS):
            found += s.piles[zone * SEATS + side]
    return [card for card in found if card < s.duel.first_token and s.duel.owner[card] == seat]


def could_answer(s: ConquestState, seat: int, alerts: tuple[PossibleResponse, ...]) -> bool:
    """True if a card that a player might hold could respond now."""
    mine = [alert for alert in alerts if alert.seat == seat]
    if not mine or silenced(s, seat) or (not s.hand(seat) and not playable_elsewhere(s, seat, False)):
        return False
    unknown = Unknown(s, seat)
    for alert in mine:
        for entry in alert.entries:
            if could_use(s, seat, entry, alert.occurrence, unknown):
                return True
    return False


def could_act(s: ConquestState, seat: int) -> bool:
    """True if a card that a player might hold, or have in reserve, could be used for an action now."""
    if silenced(s, seat):
        return False
    might = s.duel.holdable(seat)
    if might.acts_in_reserve and all_reserves(s, seat):
        return True
    if not s.hand(seat):
        return False
    unknown = Unknown(s, seat)
    for entry in might.actions:
        if (entry.phase < 0 or entry.phase == s.phase) and could_use(s, seat, entry, NO_OCCURRENCE, unknown):
            return True
    if s.phase != COMBAT_PHASE:
        return False
    helped = [source for source, _ in s.listeners.get(WHEN_DEPLOYED, ()) if s.controller[source] == seat]
    rich = s.resources[seat] + cheapest(s) + (HELP if helped else 0)
    if Ambushes in s.in_force or s.floating:
        return True
    return bool([code for code, cost in might.ambushers if cost <= rich and not unknown.rules_out(code)])


def could_use(s: ConquestState, seat: int, entry: AbilityEntry, occurrence: Occurrence, unknown: Unknown) -> bool:
    """True if an ability could be used from hand if the player held its card, including payment, targets and effect."""
    might = s.duel.holdable(seat)
    code = entry.key.partition(":")[0]
    if might.prices[entry.key] > s.resources[seat] + cheapest(s) or unknown.rules_out(code):
        return False
    if entry.considers_hidden() or might.speaks_of_itself(entry):
        return True  # unknown: it depends on cards that other players do not see, or on the card itself
    return obstacle(s, AbilityUse(entry, -1, seat, HAND * SEATS + seat, 0, occurrence=occurrence)) is None
