"""The enslavement dial of the Necrons: one other faction at a time (CON-19.7, CON-19.8)."""

from __future__ import annotations

from ...engine.moves import Move, in_word
from ...engine.steps import NO_IDLE_OPTION, Question
from ..state import ConquestState
from ..words import FACTION_KEYS, NECRONS, NEUTRAL, TOKEN, WHEEL


def has_dial(s: ConquestState, seat: int) -> bool:
    """True if a player has a Necron warlord."""
    return s.duel.faction[s.duel.warlords[seat]] == NECRONS


def refuses(s: ConquestState, seat: int, card: int) -> bool:
    """True if the dial prevents a player from deploying a card or putting it into play (CON-19.7)."""
    if not has_dial(s, seat) or s.duel.kinds[card] == TOKEN:
        return False
    return s.duel.faction[card] not in (NECRONS, NEUTRAL, s.enslaved[seat])


def enslave(s: ConquestState, seat: int, faction: int) -> None:
    """Set a player's dial to a faction."""
    s.enslaved = tuple([faction if each == seat else kept for each, kept in enumerate(s.enslaved)])
    s.changed = True
    s.emit("enslaved", "CON-19.8", seat, number=faction)


class Enslave(Question[ConquestState]):
    """A player with a Necron warlord sets the dial, or leaves it as it is (CON-19.8)."""

    def run(self, s: ConquestState) -> None:
        if has_dial(s, self.who):
            s.ask(self, self.who, list(range(1, WHEEL + 1)))

    def answer(self, s: ConquestState, option: int) -> None:
        if option != s.enslaved[self.who]:
            enslave(s, self.who, option)

    def move(self, s: ConquestState, option: int) -> Move:
        return Move("enslave", manner=in_word(FACTION_KEYS[option]))

    def idle(self, s: ConquestState) -> int:
        return s.enslaved[self.who] or NO_IDLE_OPTION
