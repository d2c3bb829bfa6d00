"""Warhammer: Invasion at a table: decks, views, and windows that are passed automatically."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from tests.server.people import Person, server
from tests.server.secrets.test_wire import row
from warhost.engine.errors import BadSetup
from warhost.engine.scenarios.scenario import Scenario
from warhost.games import find_game
from warhost.invasion import INVASION, LIBRARY, InvasionState
from warhost.invasion.rules.actions.stops import WINDOWS
from warhost.server.games.invasion import ADAPTER
from warhost.server.protocol import Deck
from warhost.server.store import Store
from warhost.server.tables.game.recording import answer
from warhost.server.tables.game.table_game import TableGame
from warhost.server.tables.records.records import Record
from warhost.server.tables.replays.report import scenario
from warhost.server.tables.services.bot_processes import BotProcesses
from warhost.server.tables.services.services import Services
from warhost.server.tables.table import Table
from warhost.server.writer import Writer

CAPITAL: dict[str, Any] = {
    "turn": {"seat": 1, "phase": "capital"},
    "seat 1": {"capital": "dwarf", "resources": 6, "hand": ["Runesmith", "Troll Slayers", "Demolition!"]},
    "seat 2": {"capital": "orc", "developments": {"quest": 1}, "kingdom": ["Squig Herders"]},
}


def beginning(position: dict[str, Any] | None = None) -> Any:
    """A table at which one person has both seats."""
    made = row(2, position=position)
    made.game, made.version = INVASION.name, INVASION.version
    for chair in made.chairs:
        chair.user = 1
    return made


def test_decks_left_to_chance_are_out_of_the_box_and_the_same_for_the_same_seed() -> None:
    drawn = [ADAPTER.setup({}, ["surprise", "surprise"], seed)["decks"] for seed in range(40)]
    assert {deck for decks in drawn for deck in decks} == {"dwarf", "empire", "orc", "chaos"}
    assert drawn == [ADAPTER.setup({}, ["surprise", "surprise"], seed)["decks"] for seed in range(40)]


def test_the_opponent_of_a_drafter_drafts_the_other_side() -> None:
    """INV-30.1"""
    setup = ADAPTER.setup({}, ["order", "surprise"], 3)
    assert setup["decks"] == ["order", "destruction"]
    view: dict[str, Any] = INVASION.start(setup, 3).view(0)
    assert view["drafting"]
    assert len(view["players"][0]["hand"]["cards"]) == 15
    assert view["players"][1]["hand"] == {"cards": [], "hidden": 15}
    with pytest.raises(BadSetup):
        INVASION.start(ADAPTER.setup({}, ["order", "dwarf"], 3), 3)


def test_constructed_decks_are_checked_with_their_rules() -> None:
    report = ADAPTER.check(Deck("dwarf", "", {"core-001": 4}), {})
    assert {each.key for each in report.problems} == {"invasion.deck.too-few", "invasion.deck.copies"}
    assert ADAPTER.check(Deck("dwarf"), {}).problems == []


def test_every_card_has_its_facts_and_its_text_in_every_language() -> None:
    cards = {card.code: card for card in ADAPTER.cards()}
    assert set(cards) == set(LIBRARY)
    kazador = cards["core-007"].facts
    assert (kazador["kind"], kazador["unique"], kazador["keywords"]) == ("unit", True, {"toughness": 2})
    assert all(set(card.text) == {"en", "pl", "ru"} for card in cards.values())
    assert all(card.text["en"] for card in cards.values() if card.facts["kind"] in ("tactic", "draft"))


def test_a_refusal_does_not_reveal_facedown_cards() -> None:
    state = cast(InvasionState, find_game("invasion").place(CAPITAL))
    found = state.why_not(0, "play Demolition! > enemy quest")
    assert found is not None
    assert ADAPTER.refusal(state, found).place == "2 quest"
    hidden = next(card for card in state.in_play() if state.marks[card] and state.controller[card] == 1)
    found.card = hidden
    assert ADAPTER.refusal(state, found).card == ""


def test_passing_by_itself_is_taken_back_with_the_answer_before_it() -> None:
    """The response to the player's own action follows; undoing it undoes the action."""
    play = TableGame(beginning(CAPITAL), [])
    texts = [("answer", "play Runesmith > kingdom"), ("forced", "pass"), ("ordered", "pass")]
    for kind, text in texts:
        play.apply(Record(play.moment, cast(Any, kind), play.state.seat, text))
    assert play.steps_back(0) == 2
    play.apply(Record(play.moment, "undo", 0, "2"))
    assert "play Runesmith > kingdom" in play.state.notations()


def test_windows_without_a_choice_are_passed_if_nobody_plays_at_another_screen() -> None:
    """With people at several screens every seat is asked, because not asking would reveal something."""

    async def check(people: int) -> int:
        services = Services(Writer(Store("sqlite://")), BotProcesses(1), pace=1.0, sleep=_for_ever)
        for name in ("user 1", "user 2"):
            await services.writer.call(services.writer.store.add_user, name)
        made = beginning(CAPITAL)
        made.chairs[1].user = people
        await services.writer.call(services.writer.store.add_table, made, [])
        table = Table(made, [], services)
        table.start()
        await table.do(lambda: answer(table, 0, "play Runesmith > kingdom"))
        for _ in range(200):  # until nothing happens automatically any more
            await asyncio.sleep(0)
            await table.do(_nothing)
        assert table.play is not None
        seat = table.play.state.seat
        await table.stop()
        await services.writer.close()
        return seat

    assert asyncio.run(check(people=2)) == 1  # seat 2 can only pass, and is asked nevertheless
    assert asyncio.run(check(people=1)) == 0  # seat 1 may add to its own action


async def _for_ever(_: float) -> None:
    await asyncio.Event().wait()


async def _nothing() -> None:
    pass


def test_every_window_a_question_names_is_listed() -> None:
    keys = {window.key for window in WINDOWS}
    named = set()
    for seed in range(4):
        state = INVASION.start({"decks": ["dwarf", "orc"], "options": {}}, seed)
        state.patient = True
        for number in range(400):
            if state.question is None:
                break
            named.add(state.question.window(state))
            state.choose(number * 7 % len(state.options))
    assert named - {""} <= keys
    assert {"mulligan", "capital", "response", "resolve"} <= named


def test_a_table_against_the_computer_is_made_over_http() -> None:
    with server() as client:
        ada = Person(client, "Ada")
        places = [{"kind": "me", "deck": "dwarf"}, {"kind": "bot", "bot": "random", "deck": "surprise"}]
        made = ada.post("/api/tables", {"game": "invasion", "places": places, "options": {"first": "1"}}).json()
        assert made["state"] == "running"
        assert made["places"][0]["army"] == "dwarf"


def test_a_report_holds_a_late_position_and_few_answers() -> None:
    """Not the whole game, so that a reader sees the error at once."""
    made = beginning()
    made.setup, made.seed = {"decks": ["dwarf", "orc"], "options": {"first": "1"}}, "11"
    play = TableGame(made, [])
    while play.state.view(0)["turn"]["number"] < 7:
        options = play.state.notations()
        kind: Any = "answer" if len(options) > 1 else "forced"
        play.apply(Record(play.moment, kind, play.state.seat, options[play.moment * 5 % len(options)]))
    found = scenario(play)
    assert found["position"]["turn"]["number"] >= 6
    assert len(found["script"]) < len(play.match.answers) / 3
    match = Scenario(found, "report").run(INVASION)
    assert match is not None
    view: dict[str, Any] = match.state.view(0)
    assert view["turn"]["number"] == 7
