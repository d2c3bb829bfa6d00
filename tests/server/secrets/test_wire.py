"""Messages to a viewer contain no information that is hidden from them."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.games import Case, Walk, each_game, walks
from tests.conformance.test_secrets import onlookers, pairs, untold
from tests.helpers import decisions, examples
from tests.server.people import Person, server
from warhost.engine import SPECTATOR, Rng
from warhost.engine.rng import seeded
from warhost.lords import LORDS
from warhost.server.protocol import Answer, Preview, Undo, WhyNot
from warhost.server.store import Store
from warhost.server.tables.records.records import Chair, TableRow
from warhost.server.tables.services.bot_processes import BotProcesses
from warhost.server.tables.services.services import Services
from warhost.server.tables.table import Table
from warhost.server.tables.views import updates
from warhost.server.tables.views.updates import messages
from warhost.server.tables.views.viewer import Viewer
from warhost.server.writer import Writer

STRIDE = (
    7  # decisions between two checks: not a multiple of the number of viewers, so that each sees every kind of moment
)


def services() -> Services:
    return Services(Writer(Store("sqlite://")), BotProcesses(1))


def row(seats: int, **beginning: Any) -> TableRow:
    """A table at which user 1 has seat 0, user 2 seat 1, and so on."""
    chairs = [Chair("person", user, f"user {user}", deck="") for user in range(1, seats + 1)]
    return TableRow(
        "t", "lords", LORDS.version, "running", chairs, {}, 1, 0, seed="7", order=list(range(seats)), **beginning
    )


@each_game
def test_games_that_differ_in_hidden_cards_look_the_same_on_joining(case: Case) -> None:
    """At random moments of random games two hidden cards are swapped: the first message must be identical to the byte.

    From a random moment on every seventh moment is checked, for each viewer in turn.
    """
    shared = services()

    @examples(8, case.effort)
    @given(walks(case), st.integers(0, 2**32))
    def check(walk: Walk, seed: int) -> None:
        state = walk.start()
        rng = Rng(seeded(seed))
        seats = len(onlookers(state)) - 1
        beginning = row(seats, setup=walk.setup)
        beginning.game, beginning.version = case.game.name, case.game.version
        table = Table(beginning, [], shared)
        assert table.play is not None
        start = rng.below(STRIDE)
        for number in decisions(state, walk.chooser()):
            if number % STRIDE == start:
                seat = onlookers(state)[number // STRIDE % (seats + 1)]
                table.play.match.state = state
                known = Viewer(seat + 1 if seat != SPECTATOR else 99)
                sent = messages(known, table.projection)
                for one, other in pairs(case, state, seat, rng):
                    twin = case.swapped(state, one, other)
                    if twin is not None:  # otherwise the question answers itself, and this moment does not occur
                        twin.log = untold(state.log or [], seat, one, other)
                        table.play.match.state = twin
                        assert messages(Viewer(known.user), table.projection) == sent

    check()


POSITION: dict[str, Any] = {
    "options": {"hand": 2},
    "seat 1": {
        "army": "orcs",
        "hand": ["orc-goblin-bow-pest", "orc-warhog-b"],
        "deck": ["orc-warhog-b", "orc-goblin-bow-pest", "orc-goblin-spikeman-b", "orc-goblin-bow-pest"],
        "board": {"c3": "orc-warhog-b"},
    },
    "seat 2": {
        "army": "dwarves",
        "hand": ["dwa-slugger-b", "dwa-impaler-a", "dwa-ballista"],
        "deck": ["dwa-berserker-a", "dwa-slugger-b", "dwa-impaler-a"],
        "board": {"d4": "dwa-slugger-b"},
    },
}


def other_position() -> dict[str, Any]:
    """The same position for seat 1 with another card in the second hand, and both decks in another order where nobody
    draws.
    """
    one, two = POSITION["seat 1"], POSITION["seat 2"]
    return {
        **POSITION,
        "seat 1": {**one, "deck": [*one["deck"][:2], *one["deck"][:1:-1]]},
        "seat 2": {
            **two,
            "hand": ["dwa-slugger-b", "dwa-impaler-a", "dwa-berserker-a"],
            "deck": ["dwa-ballista", "dwa-impaler-a", "dwa-slugger-b"],
        },
    }


def test_a_whole_turn_of_both_sends_equal_bytes_in_games_a_viewer_cannot_distinguish(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Changes, refusals, reasons and previews; for the first seat and for a spectator (LOW-16.6)."""
    monkeypatch.setattr(time, "time", lambda: 1_700_000_000.0)  # the time of an absence is shown

    async def sent(position: dict[str, Any], plan: list[tuple[int, str]]) -> list[bytes]:
        shared = services()
        beginning = row(2, position=position)
        await shared.writer.call(shared.writer.store.add_user, "user 1")
        await shared.writer.call(shared.writer.store.add_user, "user 2")
        await shared.writer.call(shared.writer.store.add_table, beginning, [])
        table = Table(beginning, [], shared)
        table.start()
        eyes = [Viewer(1), Viewer(99)]
        bytes_sent: list[bytes] = []
        for viewer in eyes:
            table.join(viewer)
        for number, (seat, option) in enumerate(plan):
            play = table.play
            assert play is not None
            for viewer in eyes:
                await table.handle(viewer, WhyNot(number, play.moment, 0, "deploy orc-warhog-b a1"))
                await table.handle(viewer, Preview(number, play.moment, 0, "deploy"))
                await table.handle(viewer, Answer(number, play.moment, 0, "deploy dwa-ballista c5"))
                await table.handle(viewer, Undo(number, play.moment - 1, 0))
            await table.handle(Viewer(seat + 1), Answer(number, play.moment, seat, option))
            assert play.moment == number + 1, option
            for viewer in eyes:
                bytes_sent += messages(viewer, table.projection)
        await table.stop()
        await shared.writer.close()
        return bytes_sent

    plan = planned(POSITION)
    assert {seat for seat, _ in plan} == {0, 1}
    first = asyncio.run(sent(POSITION, plan))
    second = asyncio.run(sent(other_position(), plan))
    assert first == second
    assert sum(b'"changed"' in each for each in first) >= len(plan)


def planned(position: dict[str, Any]) -> list[tuple[int, str]]:
    """Answers that are possible in both games: cards that the second seat holds in both, and draws."""
    from warhost.games import find_game

    game = find_game("lords")
    states = [game.place(position), game.place(other_position())]
    plan = []
    for _ in range(4):
        options = [option for option in states[0].notations() if option in states[1].notations()]
        seat = states[0].seat
        if seat != states[1].seat or not options:
            break
        plan.append((seat, options[0]))
        for state in states:
            state.choose(options[0])
    return plan


def test_every_eighth_change_has_a_checksum(monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that is out of sync notices it soon, and other changes have no extra cost."""
    monkeypatch.setattr(updates, "CHECKED", 8)
    with server() as client:
        ada = Person(client)
        table = ada.table({"kind": "me", "deck": "orcs"}, {"kind": "me", "deck": "elves"})
        with ada.join(table["id"]) as seat:
            while len([text for text in seat.raw if '"changed"' in text]) < 20:
                seat.catch_up(seat.answer()["moment"])
                assert seat.wait_to_be_asked()
            messages = [msgspec.json.decode(text) for text in seat.raw]
            changes = [each for each in messages if each["type"] == "changed"]
            assert [bool(each["check"]) for each in changes] == [each["seq"] % 8 == 0 for each in changes]
            assert len([each for each in changes if each["check"]]) >= 2
            assert all(each["check"] for each in messages if each["type"] == "joined")
