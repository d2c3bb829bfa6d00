"""Moves as data, as in the options of views: the server converts them to notation, and reveals nothing hidden."""

from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest

from warhost.effects.state.world import World
from warhost.engine.errors import BadNotation
from warhost.engine.rng import Rng, seeded
from warhost.engine.state import State
from warhost.server.games.adapter import find_adapter
from warhost.server.protocol import MoveData, ThingData

DECKS = {"invasion": ["dwarf", "orc"], "conquest": ["space-marines", "orks"], "lords": ["orcs", "dwarves"]}
DUELS = ("invasion", "conquest")
POINTED = (
    "play",
    "deploy",
    "develop",
    "use",
    "target",
    "attack",
    "attacker",
    "defender",
    "assign",
    "retreat",
    "shield",
)
POINTED_AT_SQUARES = ("deploy", "move", "shoot", "advance", "recall")
NAMES = ("id", "place", "slot", "square", "code")


def moments(game: str, seed: int, count: int = 300) -> Iterator[State]:
    """A random game, question by question."""
    state = find_adapter(game)[0].start({"decks": DECKS[game], "options": {}}, seed)
    rng = Rng(seeded(f"meant {seed}"))
    for _ in range(count):
        if state.question is None:
            return
        yield state
        state.choose(rng.below(len(state.options)))


def thing(told: dict[str, Any]) -> ThingData | None:
    """The reference to a thing in a view, in the form of a request."""
    named = {name: told[name] for name in NAMES if name in told}
    if "square" in named or "code" in named:
        named.pop("id", None)
    return msgspec.convert(named, ThingData) if named else None


@pytest.mark.parametrize("game", DECKS)
def test_what_a_view_offers_is_put_into_the_notation_of_the_game(game: str) -> None:
    adapter, verbs = find_adapter(game)[1], POINTED_AT_SQUARES if game == "lords" else POINTED
    met = set()
    for state in (each for seed in (1, 2, 3) for each in moments(game, seed)):
        moves = cast(list[dict[str, Any]], state.view(state.seat)["moves"])
        for text, told in zip(state.notations(), moves, strict=True):
            plain = not {"ability", "what", "copy", "link"} & {*told, *told.get("to", {})} and " #" not in text
            aimed = bool(told.get("to")) == (" > " in text) or game == "lords"  # the target may be implied
            if told["verb"] in verbs and plain and aimed and not (told["verb"] == "shield" and "amount" in told):
                move = MoveData(told["verb"], thing(told), thing(told.get("to", {})), told.get("amount", -1))
                assert adapter.notation_of(state, state.seat, move) == text
                met.add(told["verb"])
    assert len(met) > len(verbs) // 2, met


@pytest.mark.parametrize("game", DUELS)
def test_what_a_seat_does_not_see_has_no_name(game: str) -> None:
    """Neither by its id nor by its place: otherwise the refusal would reveal the card."""
    adapter, tried = find_adapter(game)[1], 0
    for state in moments(game, 4, 120):
        s = cast(World, state)
        for seat in (0, 1):
            for card in [each for each in range(s.facts.cards) if not s.is_seen_by(seat, each)]:
                place = s.place[card]
                lies = ThingData(place=place, slot=s.piles[place].index(card))
                with pytest.raises(BadNotation):
                    adapter.notation_of(state, seat, MoveData("use", ThingData(id=card)))
                try:
                    assert s.titled(card) not in adapter.notation_of(state, seat, MoveData("use", lies))
                except BadNotation:
                    tried += 1
    assert tried > 0


@pytest.mark.parametrize("game", DUELS)
@pytest.mark.parametrize("number", [-2, -1, 10**6, 2**53])
def test_a_move_with_an_unknown_target_is_refused(game: str, number: int) -> None:
    adapter, state = find_adapter(game)[1], next(moments(game, 5))
    for each in (ThingData(id=number), ThingData(place=number, slot=0), ThingData(place=0, slot=number)):
        with pytest.raises(BadNotation):
            adapter.notation_of(state, 0, MoveData("use", each))


@pytest.mark.parametrize("game", DUELS)
def test_why_not_accepts_everything_in_a_view(game: str) -> None:
    """Cards, places and players, with any verb and any other thing: each gives a refusal with a text."""
    adapter = find_adapter(game)[1]
    for state in moments(game, 6, 40):
        facts = cast(World, state).facts
        cards, things = facts.cards, [ThingData(id=each) for each in range(0, facts.first_link, 7)]
        for verb in find_adapter(game)[0].grammar.verbs[::3]:
            for card, to in [(things[0], each) for each in things] + [(each, things[-1]) for each in things]:
                seen = [cast(World, state).is_seen_by(0, each.id) for each in (card, to) if each.id < cards]
                if all(seen):
                    assert adapter.notation_of(state, 0, MoveData(verb.replace(" ", "-"), card, to)).startswith(verb)
