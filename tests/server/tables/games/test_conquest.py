"""Warhammer 40,000: Conquest at a table: decks, views, secrets, and a whole game."""

from __future__ import annotations

import json
from typing import Any

from tests.server.people import Person, server
from tests.server.secrets.test_wire import row
from warhost.conquest import CONQUEST, LIBRARY
from warhost.conquest.decks.pool import warlords
from warhost.conquest.decks.starters import starter
from warhost.conquest.library import all_cards, official
from warhost.engine import Scenario
from warhost.engine.requirements import Refusal, Requirement
from warhost.server.games.conquest import ADAPTER
from warhost.server.games.conquest_pool import fits
from warhost.server.protocol import Deck
from warhost.server.tables.game.table_game import TableGame
from warhost.server.tables.records.records import Record
from warhost.server.tables.replays.report import scenario

SICARIUS, NAZDREG = "core-001", "core-003"


def test_decks_left_to_chance_are_learning_decks_and_the_same_for_the_same_seed() -> None:
    drawn = [ADAPTER.setup({}, ["surprise", "surprise"], seed)["decks"] for seed in range(60)]
    assert {deck for decks in drawn for deck in decks} == {army.key for army in ADAPTER.info().armies}
    assert len(ADAPTER.info().armies) == 7
    assert drawn == [ADAPTER.setup({}, ["surprise", "surprise"], seed)["decks"] for seed in range(60)]


def test_a_place_shows_the_faction_of_its_deck() -> None:
    assert ADAPTER.army("orks") == "orks"
    assert ADAPTER.army(Deck(NAZDREG, "", {})) == "orks"
    assert ADAPTER.army("surprise") == ""


def test_constructed_decks_are_checked_with_their_rules() -> None:
    report = ADAPTER.check(Deck(NAZDREG, "", {"core-061": 4}), {})
    assert {each.key for each in report.problems} == {
        "conquest.deck.too-few",
        "conquest.deck.squad",
        "conquest.deck.copies",
    }
    assert ADAPTER.check(Deck("orks"), {}).problems == []


def test_decks_come_back_from_every_form_of_file() -> None:
    for form in ADAPTER.pool().forms:
        read = ADAPTER.read_deck(ADAPTER.write_deck(Deck("orks"), form))
        assert (read.army, read.cards) == (NAZDREG, starter("orks").counts())


def test_every_card_has_its_facts() -> None:
    cards = {card.code: card for card in ADAPTER.cards()}
    assert set(cards) == set(all_cards()) > set(LIBRARY)
    assert cards[SICARIUS].facts["bloodied"] == [2, 5]
    planets = [card.facts for card in cards.values() if card.facts["kind"] == "planet"]
    assert len(planets) == 20  # with those of the Veros sector
    assert all(planet["symbols"] and sum(planet["bonus"]) for planet in planets)


def test_the_pool_has_every_official_card_and_what_each_warlord_may_hold() -> None:
    pool = ADAPTER.pool()
    cards = {card.code: card for card in pool.cards}
    assert len(cards.keys() & official().keys()) == len(official()) == 710
    assert {army.key for army in pool.armies} == set(warlords())
    assert cards[SICARIUS].facts["allies"]["factions"] == ["astra-militarum", "tau"]
    assert list(cards["core-008"].fits) == [SICARIUS]
    assert all(cards[code].playable for code in LIBRARY if code in cards)


def test_what_fits_a_warlord_is_what_deck_checking_lets_pass() -> None:
    """A deck of one card and its warlord has no problem with the card's origin exactly if the pool lists the card for
    the warlord.
    """
    strangers = {"no-ally", "loyal", "ally-army", "ally-trait", "other-squad", "neutral-army"}
    for warlord in list(warlords().values())[::5]:
        for card in list(official().values())[::7]:
            if card.kind in ("warlord", "planet", "token", "synapse"):
                continue
            problems = ADAPTER.check(Deck(warlord.code, "", {card.code: 1}), {}).problems
            found = {each.key.rpartition(".")[2] for each in problems}
            assert fits(card, warlord) == (not found & strangers), (warlord.name, card.name)


def test_a_refusal_names_only_faceup_planets() -> None:
    state = CONQUEST.start({"decks": ["space-marines", "orks"], "options": {"first": "1"}}, 3)
    sites = [state.duel.planet(position) for position in (0, 6)]
    seen = [ADAPTER.refusal(state, Refusal(Requirement("face-up-planet", "CON-2.10"), site)) for site in sites]
    assert (seen[0].card, seen[0].place) == (state.view(0)["planets"][0]["code"], "planet-1")
    assert (seen[1].card, seen[1].place) == ("", "planet-7")
    headquarters = ADAPTER.refusal(state, Refusal(Requirement("to-a-planet", "CON-6.6"), state.duel.headquarters(1)))
    assert headquarters.place == "hq-2"


def dialling() -> Any:
    """The first player has set their dial, and the second is asked."""
    state = CONQUEST.start({"decks": ["space-marines", "orks"], "options": {"first": "1"}}, 3)
    while type(state.question).__name__ != "Dial":
        names = state.notations()
        state.choose("keep" if "keep" in names else "pass" if "pass" in names else names[0])
    return state


def test_a_dial_is_shown_to_nobody_else_before_both_are_set() -> None:
    """Whatever the first player chooses, the other player and a spectator are sent the same."""
    sent = []
    for option in ("dial 1", "dial 4"):
        state = dialling()
        assert state.seat == 0
        state.choose(option)
        assert state.view(0)["players"][0]["dial"] is not None
        assert state.view(1)["players"][0]["dialled"]
        sent.append([json.dumps(state.view(seat)) for seat in (1, -1)])
    assert sent[0] == sent[1]


def test_a_whole_game_against_the_computer_over_the_line() -> None:
    with server() as client:
        ada = Person(client)
        places = [{"kind": "me", "deck": "space-marines"}, {"kind": "bot", "bot": "random", "deck": "orks"}]
        table = ada.table(*places, game="conquest")
        with ada.join(table["id"]) as seat:
            answered = 0
            while seat.wait_to_be_asked():
                if seat.you["passing"]:  # the table passes automatically
                    seat.receive()
                    continue
                moment = seat.info["moment"]
                assert seat.answer(seat.view["options"][-1])["type"] == "done"
                answered += 1
                seat.catch_up(moment + 1)
            assert answered >= 10
            assert seat.info["outcome"] == seat.view["outcome"]


def test_a_report_holds_a_late_position_and_few_answers() -> None:
    """Not the whole game, so that a reader sees the error at once."""
    made = row(2, setup={"decks": ["space-marines", "orks"], "options": {"first": "1"}})
    made.game, made.version, made.seed = CONQUEST.name, CONQUEST.version, "11"
    play = TableGame(made, [])
    while play.state.view(0)["turn"]["number"] < 3:  # type: ignore[index]
        options = play.state.notations()
        kind: Any = "answer" if len(options) > 1 else "forced"
        play.apply(Record(play.moment, kind, play.state.seat, options[play.moment * 5 % len(options)]))
    found = scenario(play)
    assert found["position"]["turn"]["number"] >= 2
    assert len(found["script"]) < len(play.match.answers) / 3
    match = Scenario(found, "report").run(CONQUEST)
    assert match is not None
    view: dict[str, Any] = match.state.view(0)
    assert view["turn"]["number"] == 3
