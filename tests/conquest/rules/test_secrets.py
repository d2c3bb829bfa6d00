"""Information that only Conquest hides: dials until both are set, and facedown planets."""

from __future__ import annotations

import json

from warhost.conquest import CONQUEST, ConquestState
from warhost.conquest.rules.command import Dial
from warhost.conquest.secrets import lay_planets, unseen_planets
from warhost.engine import SPECTATOR, Perspective, Rng
from warhost.engine.rng import seeded

SETUP = {"decks": ["space-marines", "orks"], "options": {"first": "1"}}


def at_the_dials(answers: tuple[str, ...] = ()) -> ConquestState:
    """A game without deployments in which the dials must be set."""
    state = CONQUEST.start(SETUP, 5)
    for answer in ("keep", "keep", "pass", "pass", *answers):
        state.choose(answer)
    return state


def told(state: ConquestState, seat: int) -> str:
    """Everything that a seat is shown, as text."""
    return json.dumps([state.view(seat), state.shown_log(seat)])


def test_a_dial_is_secret_until_both_are_set() -> None:
    """CON-7.1: neither the opponent nor a spectator can distinguish a 1 from a 5 by view, log or perspective."""
    one, five = at_the_dials(("dial 1",)), at_the_dials(("dial 5",))
    assert isinstance(one.question, Dial)
    assert one.seat == 1
    for seat in (1, SPECTATOR):
        assert told(one, seat) == told(five, seat)
        assert one.blind(seat).save() == five.blind(seat).save()
    assert told(one, 0) != told(five, 0)
    assert one.view(1)["players"][0]["dialled"] is True
    assert one.view(1)["players"][0]["dial"] is None
    assert one.view(0)["players"][0]["dial"] == 0
    one.choose("dial 2")
    assert [player["dial"] for player in one.view(1)["players"]] == [0, 1]


def test_a_sample_draws_the_opponents_dial() -> None:
    """Any faceup planet is possible; the seat's own dial is unchanged."""
    state = at_the_dials(("dial 4",))
    guesses = {Perspective(state, 1).sample(Rng(seeded(seed))).dials[0] for seed in range(60)}
    assert guesses == {0, 1, 2, 3, 4}
    assert {Perspective(state, 0).sample(Rng(seeded(seed))).dials[0] for seed in range(20)} == {3}


def test_facedown_planets_are_hidden_from_everyone() -> None:
    """CON-3.3: the two at the end of the line and the three out of the game can be any of the five unseen ones."""
    state = CONQUEST.start(SETUP, 5)
    unseen = unseen_planets(state)
    assert len(unseen) == 5
    twin = state.clone()
    lay_planets(twin, unseen[::-1])
    twin.log = state.log
    assert twin.planets != state.planets
    for seat in (0, 1, SPECTATOR):
        assert told(state, seat) == told(twin, seat)
        assert state.blind(seat).save() == twin.blind(seat).save()
    samples = [Perspective(state, 0).sample(Rng(seeded(seed))).planets for seed in range(60)]
    assert {planet for sample in samples for planet in sample[5:]} == set(unseen)
    assert {sample[:5] for sample in samples} == {state.planets[:5]}


def laid(card: str, held: str) -> ConquestState:
    """A position in which seat 1 has put one of two cards in reserve and holds the other."""
    position = {
        "planets": ["Plannum", "Barlus"],
        "seat 1": {"warlord": "Packmaster Kith", "resources": 3, "hand": [card, held, "Khymera Den"]},
        "seat 2": {"resources": 3, "hand": ["Shoota Mob"]},
    }
    state = CONQUEST.place(position)
    state.choose(f"reserve {card} > Barlus")
    return state


def test_cards_in_reserve_are_hidden_from_the_opponent() -> None:
    """CON-19.9: the opponent's and a spectator's view, log and perspective do not reveal which card it is."""
    one, two = laid("Run Down", "Mandrake Cutthroat"), laid("Mandrake Cutthroat", "Run Down")
    for seat in (1, SPECTATOR):
        assert told(one, seat) == told(two, seat)
        assert one.view(seat)["planets"][1]["reserves"] == [[{"place": 30, "slot": 0}], []]
    assert told(one, 0) != told(two, 0)
    assert one.view(0)["planets"][1]["reserves"][0][0]["code"] == "deathworld-080"


def test_a_sample_lays_only_cards_with_deep_strike_in_reserve() -> None:
    """CON-19.9: everyone knows that cards in reserve have Deep Strike."""
    state = laid("Run Down", "Mandrake Cutthroat")
    found = set()
    for seed in range(40):
        sample = Perspective(state, 1).sample(Rng(seeded(seed)))
        assert isinstance(sample, ConquestState)
        found |= {sample.duel.defs[card].name for card in sample.reserves(1, 0)}
    assert found == {"Run Down", "Mandrake Cutthroat"}


def test_only_the_holder_sees_which_of_their_cards_could_respond() -> None:
    """So that their client can offer a stop there; whether there is one does not depend on the hand."""
    position = {
        "planets": ["Plannum", "Barlus"],
        "seat 1": {"resources": 3, "hand": ["Indomitable", "Indomitable", "Fall Back!", "Ambush Platform"]},
        "seat 2": {"hand": ["Shoota Mob"]},
    }
    state = CONQUEST.place(position)
    assert state.view(0)["waits"] == {"to-hit": ["core-025"], "to-loss": ["core-172"]}
    assert state.view(1)["waits"] == state.view(SPECTATOR)["waits"] == {}
    passed = {window.key for window in state.windows() if window.mine == "pass"}
    assert {"to-hit", "to-loss"} <= passed
