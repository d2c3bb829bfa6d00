"""Hidden information in Lords of War: hands and deck orders are hidden, everything else is public."""

from typing import Any

from warhost.engine import SPECTATOR
from warhost.lords import LORDS, LordsState

TEAMS: dict[str, Any] = {
    "options": {"players": 4},
    "turn": {"seat": 1, "phase": "reinforce"},
    "seat 1": {"hand": ["orc-butcher"], "deck": ["orc-catapult", "orc-ravager-a"], "board": {"0,0": "orc-warhog-a"}},
    "seat 2": {"hand": ["dwa-slugger-a", "dwa-slugger-b"], "board": {"9,9": "dwa-slugger-c"}},
    "seat 3": {"hand": ["elf-archer"]},
    "seat 4": {"hand": ["und-banshee"]},
}


def seen(state: LordsState, seat: int, holder: int) -> list[str]:
    """The codes of the holder's cards that the seat's view shows."""
    hand: Any = state.view(seat)["hands"]
    return [card["code"] for card in hand[holder]["cards"]]


def hidden(state: LordsState, seat: int, holder: int) -> int:
    hand: Any = state.view(seat)["hands"]
    return int(hand[holder]["hidden"])


def test_hands_are_hidden_and_their_sizes_open() -> None:
    """LOW-3.4, LOW-16.6"""
    state = LORDS.start({"decks": ["orcs", "dwarves"], "options": {"first": "1"}}, 1)
    assert len(seen(state, 0, 0)) == 6
    assert (seen(state, 0, 1), hidden(state, 0, 1)) == ([], 6)
    assert (seen(state, 1, 0), hidden(state, 1, 0)) == ([], 6)
    assert [hidden(state, SPECTATOR, holder) for holder in (0, 1)] == [6, 6]
    view: Any = state.view(1)
    assert view["decks"] == [30, 30]
    assert view["options"] == []  # they would reveal the other's hand


def test_board_captures_and_deck_sizes_are_open() -> None:
    """LOW-7.6, LOW-16.6"""
    position = {
        "seat 1": {"hand": ["orc-butcher"], "captured": ["dwa-slugger-a"], "board": {"a1": "orc-catapult"}},
        "seat 2": {"hand": ["dwa-slugger-b"], "deck": ["dwa-dowager-a"], "board": {"g6": "dwa-marauder-a"}},
    }
    state = LORDS.place(position)
    for seat in (0, 1, SPECTATOR):
        view: Any = state.view(seat)
        assert [(unit["square"], unit["code"]) for unit in view["units"]] == [
            ("a1", "orc-catapult"),
            ("g6", "dwa-marauder-a"),
        ]
        assert [card["code"] for card in view["captured"][0]] == ["dwa-slugger-a"]
        assert view["decks"] == [0, 1]


def test_a_drawn_card_is_unseen_and_a_recalled_one_is_known() -> None:
    """LOW-10.2, LOW-16.6"""
    state = LORDS.place(TEAMS)
    state.choose("draw")
    assert seen(state, 0, 0) == ["orc-butcher", "orc-catapult"]
    assert (seen(state, 1, 0), hidden(state, 1, 0)) == ([], 2)
    state.choose("recall 0,0")
    assert (seen(state, 1, 0), hidden(state, 1, 0)) == (["orc-warhog-a"], 3)  # the last card was drawn automatically
    drawn = [entry for entry in state.shown_log(1) if entry["kind"] == "drew"]
    assert drawn
    assert all("card" not in entry for entry in drawn)
    assert all("card" in entry for entry in state.shown_log(0) if entry["kind"] == "drew")


def test_a_forced_deployment_reveals_the_rest_of_the_hand() -> None:
    """LOW-5.8, LOW-16.6: cards drawn afterwards stay hidden."""
    position = {
        "seat 1": {"hand": ["orc-deathbringer-b", "orc-goblin-shanker-c"], "deck": ["orc-butcher"]},
        "seat 2": {"hand": ["dwa-slugger-a"], "board": {"d6": "dwa-slugger-b"}},
    }
    state = LORDS.place(position)
    assert hidden(state, 1, 0) == 2
    state.choose("deploy orc-deathbringer-b d5")
    for seat in (1, SPECTATOR):
        assert (seen(state, seat, 0), hidden(state, seat, 0)) == (["orc-goblin-shanker-c"], 1)
        assert [entry["card"] for entry in state.shown_log(seat) if entry["kind"] == "revealed"] == [
            "orc-goblin-shanker-c"
        ]


def test_partners_do_not_see_each_others_hands() -> None:
    """LOW-16.6, Q-34"""
    state = LORDS.place(TEAMS)
    assert (seen(state, 2, 0), hidden(state, 2, 0)) == ([], 1)


def test_partners_see_each_others_hands_by_agreement() -> None:
    """LOW-16.6, Q-34: with the option open_partners; the other team sees no more than before."""
    state = LORDS.place({**TEAMS, "options": {"players": 4, "open_partners": True}})
    assert seen(state, 2, 0) == ["orc-butcher"]
    assert seen(state, 3, 1) == ["dwa-slugger-a", "dwa-slugger-b"]
    assert [hidden(state, 1, holder) for holder in (0, 2)] == [1, 1]
    assert hidden(state, SPECTATOR, 0) == 1
    state.choose("draw")
    assert [entry.get("card") for entry in state.shown_log(2) if entry["kind"] == "drew"] == ["orc-catapult"]
    assert [entry.get("card") for entry in state.shown_log(3) if entry["kind"] == "drew"] == [None]


def test_the_general_in_the_middle_is_hidden_from_nobody() -> None:
    """LOW-15.E2, LOW-16.6, Q-34"""
    state = LORDS.start({"decks": ["orcs", "dwarves"], "options": {"players": 3}}, 1)
    for seat in (0, 1, 2, SPECTATOR):
        view: Any = state.view(seat)
        assert view["middle"]["code"] == "dwa-krod-klouthammer"
    assert (seen(state, 1, 2), hidden(state, 1, 2)) == ([], 3)
