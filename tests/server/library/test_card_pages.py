"""Pages about one card: rules, scenarios and decks that name it."""

from __future__ import annotations

from tests.server.people import Person, server
from warhost.server.tables.places import known_adapter


def code_of(somebody: Person, game: str, name: str) -> str:
    return next(str(card["code"]) for card in somebody.get(f"/api/cards/{game}").json() if card["name"] == name)


def test_a_card_has_its_rulings_its_scenarios_and_its_decks() -> None:
    with server() as client:
        ada = Person(client)
        code = next(
            card["code"] for card in ada.get("/api/cards/invasion").json() if card["name"] == "Dwarf Cannon Crew"
        )
        found = ada.get(f"/api/cards/invasion/{code}").json()
        assert {"INV-FAQ-13", "INV-ERR-4"} <= {rule["id"] for rule in found["rules"]}
        assert "Dwarf Cannon Crew" in found["scenarios"][0]["title"]  # scenarios about the card come first
        assert all(code in deck["cards"] for deck in found["decks"])
        assert found["decks"]


def test_every_game_has_pages_and_unknown_cards_have_none() -> None:
    with server() as client:
        ada = Person(client)
        for game in ("lords", "invasion", "conquest"):
            first = ada.get(f"/api/cards/{game}").json()[0]["code"]
            assert ada.get(f"/api/cards/{game}/{first}").json()["code"] == first
            assert ada.get(f"/api/cards/{game}/no-such-card").status_code == 404
            assert ada.get(f"/api/cards/{game}/{first}?language=xx").status_code == 404


def test_a_page_names_the_set_of_the_card_and_its_number_there() -> None:
    with server() as client:
        ada = Person(client)
        printed = {"core-077": ("Core Set", 77), "legends-001": ("Legends", 1)}
        for code, (pack, number) in printed.items():
            found = ada.get(f"/api/cards/invasion/{code}").json()
            assert (found["pack"], found["number"]) == (pack, number)
        lord = ada.get("/api/cards/lords").json()[0]["code"]
        found = ada.get(f"/api/cards/lords/{lord}").json()
        assert (found["pack"], found["number"]) == ("", 0)


def test_a_page_leads_to_the_cards_before_and_after_it() -> None:
    with server() as client:
        ada = Person(client)
        for game in ("lords", "invasion", "conquest"):
            codes = [card["code"] for card in ada.get(f"/api/cards/{game}").json()]
            for at in (0, 1, len(codes) - 1):
                found = ada.get(f"/api/cards/{game}/{codes[at]}").json()
                assert [found["before"], found["after"]] == ["", *codes, ""][at : at + 3 : 2]


def test_a_card_that_waits_for_its_text_has_no_neighbours() -> None:
    with server() as client:
        ada = Person(client)
        listed = {card["code"] for card in ada.get("/api/cards/invasion").json()}
        waiting = next(card.code for card in known_adapter("invasion")[1].pool().cards if card.code not in listed)
        found = ada.get(f"/api/cards/invasion/{waiting}").json()
        assert (found["before"], found["after"]) == ("", "")


def test_the_rules_of_a_page_are_in_the_readers_language() -> None:
    with server() as client:
        ada = Person(client)
        code = code_of(ada, "conquest", "Gun Drones")
        english, polish = (ada.get(f"/api/cards/conquest/{code}?language={each}").json() for each in ("en", "pl"))
        assert [rule["id"] for rule in polish["rules"]] == [rule["id"] for rule in english["rules"]]
        assert any(mine != theirs for mine, theirs in zip(polish["rules"], english["rules"], strict=True))


def test_rulings_and_errata_of_a_card_in_polish_use_its_polish_name() -> None:
    with server() as client:
        ada = Person(client)
        code = code_of(ada, "invasion", "Dwarf Cannon Crew")
        found = {
            rule["id"]: rule["text"] for rule in ada.get(f"/api/cards/invasion/{code}?language=pl").json()["rules"]
        }
        assert found["INV-ERR-4"].startswith("Załoga krasnoludzkiego działa: Wymuszony:")
        assert "„następnie”" in found["INV-FAQ-13"]


def test_a_ruling_says_what_it_is_in_the_readers_language() -> None:
    with server() as client:
        ada = Person(client)
        for language, label in (("en", "Our decision"), ("pl", "Nasza decyzja"), ("ru", "Наше решение")):
            page = f"/api/cards/conquest/deathworld-071{{}}?language={language}"
            [rule] = ada.get(page.format("")).json()["rules"]
            assert (rule["id"], rule["kind"], rule["label"]) == ("CON-1.6", "decision", label)
            assert ada.get(page.format("/rulings")).json() == {"code": "deathworld-071", "rules": [rule]}


def test_unread_errata_and_uncertain_facts_are_reported() -> None:
    with server() as client:
        ada = Person(client)
        [told] = ada.get("/api/cards/conquest/warlord-008").json()["rules"]
        assert (told["id"], told["kind"]) == ("CON-ERR-2", "erratum")
        found = ada.get("/api/cards/conquest/planetfall-041").json()["rules"]
        assert ("", "unread") in [(each["id"], each["kind"]) for each in found]
        assert ada.get("/api/cards/invasion/fiery-dawn-104").json()["doubts"] == [
            "Uncertain facts: whether it is unique."
        ]


def test_rulings_of_unknown_cards_and_languages_are_refused() -> None:
    with server() as client:
        ada = Person(client)
        for place in (
            "invasion/no-such-card/rulings",
            "chess/core-001/rulings",
            "lords/orc-catapult/rulings?language=xx",
        ):
            assert ada.get(f"/api/cards/{place}").status_code == 404
        assert ada.get("/api/cards/lords/orc-catapult/rulings").json()["rules"] == []
