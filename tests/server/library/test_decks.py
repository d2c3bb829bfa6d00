"""Deck building over HTTP: the pool of a game, problems of a deck, files, and playing with decks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.people import Person, server
from warhost.conquest.decks.pool import warlords
from warhost.conquest.decks.starters import STARTERS as CONQUEST_STARTERS
from warhost.conquest.decks.starters import starter as conquest_starter
from warhost.conquest.library import all_cards
from warhost.conquest.library import official as conquest_cards
from warhost.invasion.decks.deck import BOARDS_TO_COME, SIDE
from warhost.invasion.library import official
from warhost.server.games.adapter import adapters
from warhost.server.protocol import Deck

BOT = {"kind": "bot", "bot": "random", "deck": "surprise"}


def ready(army: str) -> dict[str, int]:
    """The cards of an initial deck."""
    found = next(each for each in adapters()["invasion"].pool().ready if each.army == army)
    assert found.cards is not None
    return dict(found.cards)


def problems(client: TestClient[Any], deck: dict[str, Any], form: str = "") -> list[dict[str, Any]]:
    answer = client.post("/api/decks/check", json={"game": "invasion", "deck": deck, "format": form})
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["problems"]
    return found


@pytest.mark.parametrize("game", adapters())
def test_every_game_has_a_pool_whose_ready_decks_may_be_played(game: str) -> None:
    with server() as client:
        pool = client.get(f"/api/decks/pool/{game}").json()
        armies = {army["key"] for army in pool["armies"]}
        codes = {card["code"]: card for card in pool["cards"]}
        assert len(codes) == len(pool["cards"])
        assert pool["ready"]
        for deck in pool["ready"]:
            assert pool["least"] <= sum(deck["cards"].values()) <= (pool["most"] or 99)
            assert set(deck["cards"]) <= set(codes)
            body = {"game": game, "deck": deck}
            assert client.post("/api/decks/check", json=body).json()["problems"] == []
            for form in pool["forms"]:
                text = client.post("/api/decks/write", json={**body, "form": form}).json()["text"]
                assert (
                    client.post("/api/decks/read", json={"game": game, "text": text}).json()["cards"] == deck["cards"]
                )
        assert all(set(card.get("fits", [])) <= armies for card in pool["cards"])
        assert client.get("/api/decks/pool/chess").status_code == 404


def test_the_pool_of_invasion_holds_every_official_card() -> None:
    pool = adapters()["invasion"].pool()
    cards = {card.code: card for card in pool.cards}
    assert set(cards) == set(official())
    assert {army.key for army in pool.armies if not army.playable} == set(BOARDS_TO_COME)
    assert cards["core-116"].listed == {"duel": "restricted"}
    assert cards["core-116"].limit == 1  # by its errata (INV-28.5)
    assert {card.kind for card in cards.values() if not card.limit} == {"draft", "fulcrum"}
    assert cards["core-122"].facts["symbols"] == ["dwarf", "empire"]
    assert "symbols" not in cards["core-021"].facts  # a tactic is never in play (INV-3.12)
    assert all("cost" in card.facts for card in cards.values())
    titles = Counter(card.name for card in cards.values())
    assert titles["Innovation"] == 2


def test_a_card_fits_the_capitals_whose_decks_may_hold_it() -> None:
    """INV-28.3, INV-28.4, INV-OPEN-17"""
    fits = {card.code: list(card.fits) for card in adapters()["invasion"].pool().cards}
    order = [capital for capital, side in SIDE.items() if side == "order"]
    assert fits["core-001"] == order
    assert fits["core-122"] == order  # an Alliance
    assert fits["core-111"] == list(SIDE)
    assert fits["core-128"] == []  # a draft card
    only = next(card for card in official().values() if card.deck_only == ("dwarf",))
    other = next(card for card in official().values() if card.deck_only == ("non-dwarf",))
    assert fits[only.code] == ["dwarf"]
    assert "dwarf" not in fits[other.code]


def test_cards_that_are_not_playable_yet_are_reported_separately_from_illegal_ones() -> None:
    later = next(card for card in official().values() if not card.playable and card.race == "dwarf")
    with server() as client:
        deck = {"army": "dwarf", "cards": {**ready("dwarf"), later.code: 1}}
        [found] = problems(client, deck)
        assert (found["key"], found["illegal"], found["rule"]) == ("invasion.deck.not-playable", False, "")
        assert (found["card"], found["args"]["name"]) == (later.code, later.name)
        [few] = problems(client, {"army": "chaos", "cards": {"core-081": 3}})
        assert (few["key"], few["illegal"], few["rule"]) == ("invasion.deck.too-few", True, "INV-28.1")


def test_the_lists_of_a_format_hold() -> None:
    """INV-28.10: Wurrzag is restricted in duels and banned in Cataclysm."""
    wurrzag = next(card for card in adapters()["invasion"].pool().cards if card.name == "Wurrzag")
    assert wurrzag.listed == {"duel": "restricted", "cataclysm": "banned"}
    deck = {"army": "orc", "cards": {**ready("orc"), wurrzag.code: 1}}
    with server() as client:
        assert problems(client, deck, "duel") == []  # one restricted card is allowed
        assert problems(client, deck) == problems(client, deck, "duel")
        [banned] = [each for each in problems(client, deck, "cataclysm") if each["illegal"]]
        assert (banned["key"], banned["rule"], banned["card"]) == ("invasion.deck.banned", "INV-28.9", wurrzag.code)
        body = {"game": "invasion", "deck": deck, "format": "chess"}
        assert client.post("/api/decks/check", json=body).status_code == 400


def test_a_saved_deck_is_played_and_one_with_a_card_to_come_is_refused_with_the_card() -> None:
    later = next(card for card in official().values() if not card.playable and card.race == "dwarf")
    with server() as client:
        ada = Person(client)
        cards = {**ready("dwarf"), "core-010": 3}
        saved = ada.post(
            "/api/decks", {"game": "invasion", "deck": {"army": "dwarf", "name": "Grudge", "cards": cards}}
        )
        deck = saved.json()["deck"]
        made = ada.post("/api/tables", {"game": "invasion", "places": [{"kind": "me", "deck": deck}, BOT]})
        assert made.status_code == 201, made.text
        assert (made.json()["state"], made.json()["places"][0]["deck"]) == ("running", "Grudge")
        deck["cards"][later.code] = 1
        refused = ada.post("/api/tables", {"game": "invasion", "places": [{"kind": "me", "deck": deck}, BOT]})
        assert refused.status_code == 400
        refusal = refused.json()["refusal"]
        assert (refusal["key"], refusal["card"]) == ("invasion.deck.not-playable", later.code)
        assert refusal["args"]["name"] == later.name


def test_the_pool_of_conquest_has_every_official_card_and_the_allies_of_each_warlord() -> None:
    """CON-18.1 to CON-18.12"""
    pool = adapters()["conquest"].pool()
    cards = {card.code: card for card in pool.cards}
    assert set(cards) == set(all_cards())  # with the planets of other sectors
    assert set(conquest_cards()) <= set(cards)
    assert {army.key for army in pool.armies} == set(warlords())
    assert {card.kind for card in cards.values() if not card.limit} == {"warlord", "planet", "token"}
    cato, gorzod = cards["core-001"].facts, cards["planetfall-049"].facts
    comes = {army.key: army.cards for army in pool.armies}
    assert comes["core-001"] == {"core-008": 4, "core-009": 1, "core-010": 2, "core-011": 1}
    assert {army.key: army.hand for army in pool.armies} == {code: card.hand for code, card in warlords().items()}
    assert set(cato["allies"]["factions"]) == {"astra-militarum", "tau"}
    assert (cato["allies"]["chooses"], gorzod["allies"]["chooses"]) == (True, False)
    assert gorzod["allies"]["trait"] == "Vehicle"
    assert list(cards["core-008"].fits) == ["core-001"]  # a signature card
    assert list(cards["core-012"].fits)[:3] == [
        "core-001",
        "core-002",
        "core-007",
    ]  # a common card: its own faction and the possible allies
    loyal = next(card for card in cards.values() if card.facts.get("loyalty") == "loyal" and card.family == "orks")
    assert {warlords()[code].faction for code in loyal.fits} == {"orks"}


def test_a_card_says_what_it_costs_beyond_its_print_in_each_deck_that_may_hold_it() -> None:
    """INV-3.9, INV-3.10: its loyalty cost, one less if the capital is of its race."""
    fits = {card.code: card.fits for card in adapters()["invasion"].pool().cards}
    loyal = next(card for card in official().values() if card.race == "dwarf" and (card.loyalty or 0) > 1)
    assert loyal.loyalty is not None
    assert fits[loyal.code]["dwarf"] == loyal.loyalty - 1
    assert {fits[loyal.code][capital] for capital in ("empire", "high-elf")} == {loyal.loyalty}
    assert set(fits["core-111"].values()) == {0}  # a neutral card


def families(game: str, deck: dict[str, Any], ally: str = "") -> tuple[dict[str, dict[str, Any]], dict[str, Any]]:
    """The races or factions of a deck by name, in the server's order, and the rest of the report."""
    with server() as client:
        report = client.post("/api/decks/check", json={"game": game, "deck": deck, "ally": ally}).json()
        return {each.pop("family"): each for each in report.pop("families")}, report


def test_loyalty_is_asked_for_by_cards_and_given_by_the_capital_by_cards_in_play_and_by_alliances() -> None:
    """INV-3.11, INV-3.12: core-122 is an Alliance of Dwarf and Empire, core-021 a tactic, core-026 an Empire card."""
    cards = official()
    assert (cards["core-021"].kind, cards["core-122"].race) == ("tactic", "neutral")
    found, _ = families(
        "invasion", {"army": "dwarf", "cards": {"core-001": 3, "core-021": 1, "core-027": 2, "core-122": 2}}
    )
    assert list(found) == ["dwarf", "empire", "neutral"]
    asks = max(cards["core-001"].loyalty or 0, cards["core-021"].loyalty or 0)
    assert found["dwarf"] == {"cards": 4, "joins": "own", "asks": asks, "gives": 1 + 3 + 2}
    empire = cards["core-027"].loyalty or 0
    assert found["empire"] == {"cards": 2, "joins": "ally", "asks": empire, "gives": 2 + 2}
    assert found["neutral"] == {"cards": 2, "joins": "neutral", "asks": 0, "gives": 0}
    assert families("invasion", {"army": "orc", "cards": {}})[0] == {
        "orc": {"cards": 0, "joins": "own", "asks": 0, "gives": 1}
    }
    strange, _ = families("invasion", {"army": "orc", "cards": {"core-001": 1}})
    assert strange["dwarf"]["joins"] == "stranger"
    assert families("invasion", {"army": "nobody", "cards": {"core-001": 1}})[0] == {}


def test_one_of_two_allies_joins_a_warlord_and_keeps_the_other_out() -> None:
    """CON-18.4: the chosen one, otherwise the one with most cards; squad cards do not count."""
    cards = conquest_cards()

    def common(faction: str) -> str:
        found = [c for c in cards.values() if c.faction == faction and c.kind == "army" and c.loyalty == "common"]
        return found[0].code

    guard, tau, orks, neutral = map(common, ("astra-militarum", "tau", "orks", "neutral"))
    squad = {"core-008": 4, "core-009": 1, "core-010": 2, "core-011": 1}
    deck = {"army": "core-001", "cards": {**squad, guard: 1, tau: 2, orks: 3, neutral: 1}}
    found, report = families("conquest", deck)
    joins = {faction: (each["joins"], each["cards"]) for faction, each in found.items()}
    assert joins == {
        "orks": ("stranger", 3),
        "tau": ("ally", 2),
        "astra-militarum": ("stranger", 1),
        "neutral": ("neutral", 1),
    }
    assert (report["ally"], report["closed"]) == ("tau", ["astra-militarum"])
    found, report = families("conquest", deck, "astra-militarum")
    assert (report["ally"], report["closed"]) == ("astra-militarum", ["tau"])
    assert found["tau"]["joins"] == "stranger"
    _, report = families("conquest", deck, "none")
    assert (report["ally"], set(report["closed"])) == ("none", {"tau", "astra-militarum"})
    _, report = families("conquest", deck, "orks")  # they cannot join, so there is no choice
    assert report["ally"] == "tau"
    _, report = families("conquest", {"army": "core-001", "cards": squad})
    assert (report["ally"], report["closed"]) == ("", [])
    found, report = families("conquest", {"army": "planetfall-049", "cards": {orks: 1, guard: 1}})
    assert (report["ally"], report["closed"]) == ("", [])
    assert {faction: each["joins"] for faction, each in found.items()}["astra-militarum"] == "ally"


def test_a_custom_army_requires_the_variant_that_allows_it() -> None:
    """Lords of War, variants C and D; the other games have no such options."""
    needs = adapters()["lords"].needs
    box = adapters()["lords"].pool().ready[0]
    assert (needs(Deck("orcs")), needs(box)) == ({}, {})
    assert needs(Deck("orcs", "", {"orc-catapult": 4})) == {"armies": "personal"}
    assert needs(Deck("orcs", "", {"orc-catapult": 2, "liz-quillshot": 2})) == {"armies": "mercenary"}
    with server() as client:
        ada = Person(client)
        deck = {"army": "orcs", "cards": {"liz-quillshot": 2}}
        assert ada.post("/api/decks", {"game": "lords", "deck": deck}).json()["needs"] == {"armies": "mercenary"}
        assert [each["needs"] for each in ada.get("/api/decks").json()] == [{"armies": "mercenary"}]
        body = {"game": "lords", "deck": deck, "options": {"armies": "mercenary"}}
        assert client.post("/api/decks/check", json=body).json()["needs"] == {"armies": "mercenary"}


def test_the_first_deck_is_the_learning_deck_with_more_copies_of_its_cards() -> None:
    """CON-18.7, CON-18.13; the learning deck may be played, but is not a constructed deck."""
    boxed = {deck.army: deck.cards for deck in adapters()["conquest"].pool().ready if not deck.name}
    assert set(boxed) == set(CONQUEST_STARTERS.values())
    for faction, warlord in CONQUEST_STARTERS.items():
        box, made = conquest_starter(faction).counts(), boxed[warlord]
        assert made is not None
        assert (set(made), sum(made.values())) == (set(box), 50)
        assert all(made[code] == count for code, count in box.items() if conquest_cards()[code].unique)
    learning = {"army": "core-003", "cards": conquest_starter("orks").counts()}
    with server() as client:
        report = client.post("/api/decks/check", json={"game": "conquest", "deck": learning}).json()
        assert report["problems"] == []
        body = {"game": "conquest", "deck": learning, "format": "constructed"}
        [few] = client.post("/api/decks/check", json=body).json()["problems"]
        assert (few["key"], few["rule"]) == ("conquest.deck.too-few", "CON-18.7")
        ada = Person(client)
        made_of = {"kind": "me", "deck": {**learning, "name": "Waaagh"}}
        made_table = ada.post("/api/tables", {"game": "conquest", "places": [made_of, BOT]})
        assert made_table.status_code == 201, made_table.text
        assert made_table.json()["places"][0]["deck"] == "Waaagh"


def test_a_form_that_a_game_does_not_have_is_refused() -> None:
    with server() as client:
        body = {"game": "lords", "deck": {"army": "orcs"}, "form": "o8d"}
        refused = client.post("/api/decks/write", json=body)
        assert refused.status_code == 400
        assert "text or json" in refused.json()["refusal"]["args"]["text"]


@pytest.mark.parametrize(("game", "cards"), [("invasion", official), ("conquest", conquest_cards)])
def test_a_ready_deck_has_the_face_of_one_of_its_leaders_or_units(game: str, cards: Any) -> None:
    decks = adapters()[game].info().decks
    assert len(decks) >= 24
    for deck in decks:
        assert cards()[deck.face].kind in ("legend", "unit", "warlord"), deck.key
