"""Games in which generals fall often: the extra turns are given correctly in every variant (LOW-9)."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.lords import rule_options
from tests.helpers import chooser, decisions, examples
from warhost.engine import Event
from warhost.lords import LORDS, LordsState
from warhost.lords.units import DIRECTIONS

CHIEF = {
    "rank": "general",
    "class": "infantry",
    "defence": 1,
    "arrows": dict.fromkeys(DIRECTIONS, 1),
}  # weak unit that eliminates nobody
RAIDER = {"rank": "recruit", "class": "berserker", "defence": 4, "arrows": {"n": 3, "ne": 2, "s": 2, "nw": 2}}
RIDER = {"rank": "elite", "class": "cavalry", "defence": 3, "arrows": {"n": 1, "e": 2, "sw": 2}, "moves": "n e w"}
CARDS = {"chief": CHIEF, "raider": RAIDER, "rider": RIDER, "archer": {"like": "orc-catapult"}}
LONG_ENOUGH = 120  # decisions


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    """The start of a game whose decks are half generals; nobody wins by commanders, and hardly anyone by units."""
    players = draw(st.sampled_from([2, 2, 2, 3, 4, 6]))
    options = {"players": players, **draw(rule_options()), "commanders": 0, "units": 200}
    options["general_refill"], options["team_moves"] = draw(st.booleans()), draw(st.booleans())
    if players < 4:
        options["borderless"] = draw(st.booleans())
    codes = st.sampled_from(["chief", "chief", "chief", "raider", "rider", "archer"])
    position: dict[str, Any] = {"options": options, "cards": CARDS}
    for seat in range(players):
        side = {"hand": draw(st.lists(codes, min_size=3, max_size=6)), "army": "orcs", "first turn": True}
        if players != 3 or seat != 2:  # partners of variant E share the second deck
            side["deck"] = draw(st.lists(codes, min_size=10, max_size=40))
        position[f"seat {seat + 1}"] = side
    return position


class Rewards:
    """The seat that must have the turn, computed from the log alone."""

    def __init__(self, state: LordsState) -> None:
        battle = state.battle
        self.order, self.side = battle.order, battle.side
        self.is_general = battle.general
        self.card_side = battle.card_side
        self.place, self.active = 0, battle.order[0]
        self.owed: list[int] = []
        self.fallen = [0, 0]
        self.granted = 0

    def read(self, events: list[Event]) -> None:
        for event in events:
            if event.kind == "eliminated":
                self.fallen[self.card_side[event.card]] += self.is_general[event.card]
                continue
            if event.kind == "generals-fell":
                assert all(self.fallen)
                self.fallen = [0, 0]
            elif event.kind == "extra-turn":
                loser = 0 if self.fallen[0] else 1
                assert self.fallen[loser]
                assert not self.fallen[1 - loser]
                self.fallen[loser] -= 1
                assert event.seat == self.next_of(1 - loser)
                self.owed.append(event.seat)
                self.granted += 1
            else:
                assert event.kind == "ended" or self.fallen == [0, 0], "a general fell and nobody was told"
            if event.kind == "turn":
                assert event.seat == self.due()
                self.active = event.seat

    def next_of(self, side: int) -> int:
        """Q-34: the member whose turn it is, else the next member of the side in turn order."""
        if self.side[self.active] == side:
            return self.active
        row = self.order[self.place + 1 :] + self.order[: self.place + 1]
        return next(seat for seat in row if self.side[seat] == side)

    def due(self) -> int:
        if self.owed:
            return self.owed.pop(0)
        self.place = (self.place + 1) % len(self.order)
        return self.order[self.place]


def test_every_fallen_general_gives_the_turn_that_is_due() -> None:
    """LOW-4.2, LOW-9.1, LOW-9.3, LOW-9.4, LOW-9.5, LOW-9.6, LOW-15.E3, LOW-15.F4"""

    @examples(25)
    @given(positions(), st.integers(0, 2**32))
    def check(position: dict[str, Any], seed: int) -> None:
        state = LORDS.place(position)
        rewards = Rewards(state)
        read = 0
        for _ in decisions(state, chooser(seed=seed), LONG_ENOUGH):
            log = state.log or []
            rewards.read(log[read:])
            read = len(log)

    check()
