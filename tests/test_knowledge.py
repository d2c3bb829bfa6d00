"""What a seat has seen of a hidden card stays with it: in views, samples, saves and positions, until a shuffle."""

from __future__ import annotations

from typing import Any

import pytest

from warhost.conquest import CONQUEST
from warhost.conquest.positions.report import position_of as conquest_position
from warhost.conquest.rules.drawing import draw as conquest_draw
from warhost.conquest.rules.drawing import shuffle as conquest_shuffle
from warhost.effects.knowledge import EVERYBODY_KNOWS, learn
from warhost.engine import SPECTATOR, Game, Perspective, Rng
from warhost.engine.rng import seeded
from warhost.invasion import INVASION
from warhost.invasion.positions.report import position_of as invasion_position
from warhost.invasion.rules.drawing import draw as invasion_draw
from warhost.invasion.rules.leaving import shuffle as invasion_shuffle

INVASION_CARDS = ["Grudge Thrower", "Runesmith", "Demolition!", "Hammerer of Karak Azul", "Defender of the Hold"]
CONQUEST_CARDS = ["Battle Cry", "Goff Nob", "Shoota Mob", "Cybork Body", "Snotling Attack"]
GAMES: list[Any] = [
    pytest.param(INVASION, INVASION_CARDS, invasion_draw, invasion_shuffle, invasion_position, id="invasion"),
    pytest.param(CONQUEST, CONQUEST_CARDS, conquest_draw, conquest_shuffle, conquest_position, id="conquest"),
]
HEADS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "invasion": ({"capital": "dwarf"}, {"capital": "orc"}),
    "conquest": ({"warlord": "Nazdreg"}, {"warlord": "Nazdreg"}),
}


def placed(game: Game, names: list[str], known: Any) -> Any:
    """Seat 1 has these cards in its deck, the first on top; the second of them is known to some."""
    one, two = HEADS[game.name]
    deck = [names[0], {"card": names[1], "known": known}, *names[2:]]
    return game.place({"seat 1": {**one, "deck": deck, "hand": names[2:4]}, "seat 2": {**two, "hand": []}})


def known_to(s: Any, seat: int) -> list[tuple[int, str]]:
    return [(each["above"], each["code"]) for each in s.view(seat)["players"][0]["known"]]


@pytest.mark.parametrize(("game", "names", "draw", "shuffle", "position_of"), GAMES)
def test_a_seat_that_looked_goes_on_knowing(
    game: Game, names: list[str], draw: Any, shuffle: Any, position_of: Any
) -> None:
    """In the deck, after it was drawn, and in every guess at the rest; others know as little as before."""
    s = placed(game, names, [2])
    card = s.deck(0)[-2]
    code = s.duel.code(card)
    assert known_to(s, 1) == [(1, code)]
    assert known_to(s, 0) == known_to(s, SPECTATOR) == []
    others = set()
    for seed in range(12):
        sample: Any = Perspective(s, 1).sample(Rng(seeded(seed)))
        assert sample.duel.code(sample.deck(0)[-2]) == code
        assert known_to(sample, 1) == [(1, code)]
        others.add(sample.duel.code(sample.deck(0)[-1]))
    assert len(others) > 1, "the card above it is anybody's guess"
    loaded: Any = game.load(s.save())
    assert known_to(loaded, 1) == [(1, code)]
    position = position_of(s)
    assert position is not None
    assert {"card": names[1], "known": [2]} in position["seat 1"]["deck"]
    drawn = s.clone()
    draw(drawn, 0, 2)
    assert [each["code"] for each in drawn.view(1)["players"][0]["hand"]["cards"]] == [code]
    assert drawn.view(SPECTATOR)["players"][0]["hand"]["cards"] == []
    shuffle(s, 0)
    assert known_to(s, 1) == []


@pytest.mark.parametrize(("game", "names", "draw", "shuffle", "position_of"), GAMES)
def test_what_everybody_has_seen_everybody_knows(
    game: Game, names: list[str], draw: Any, shuffle: Any, position_of: Any
) -> None:
    s = placed(game, names, True)
    code = s.duel.code(s.deck(0)[-2])
    assert [known_to(s, seat) for seat in (0, 1, SPECTATOR)] == [[(1, code)]] * 3
    assert s.seen[s.deck(0)[-2]] == EVERYBODY_KNOWS
    learn(s, s.deck(0)[-1:], 0)
    assert [len(known_to(s, seat)) for seat in (0, 1, SPECTATOR)] == [2, 1, 1]
    s.shift(s.deck(0)[-1], s.place[s.deck(0)[-1]], bottom=True)
    assert known_to(s, 0)[-1][0] == len(s.deck(0)) - 1, "put at the bottom, it is known there"
