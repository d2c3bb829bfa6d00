"""Being asked reveals nothing of a hand: whatever a player holds, a patient game asks the same questions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.games import CASES, Case
from tests.helpers import chooser
from tests.invariants.games import mixed_setup
from warhost.conquest.secrets import SECRETS as CONQUEST_SECRETS
from warhost.engine import Rng
from warhost.engine.rng import seeded
from warhost.invasion.secrets import SECRETS as INVASION_SECRETS

RENAME: dict[str, Any] = {"invasion": INVASION_SECRETS.rename, "conquest": CONQUEST_SECRETS.rename}
TRIES = 6  # number of other hands tried for each question
OFTEN = {"Window", "ActionWindow", "DeployTurn"}  # frequent questions, of which only some are checked


def put_with(s: Any, one: int, other: int) -> Any:
    """The game with two cards swapped that the other player cannot distinguish, and its question asked again."""
    twin = s.clone()
    twin.patient = True
    names = list(range(s.duel.objects))
    names[one], names[other] = other, one
    RENAME[s.game.name](twin, names)
    question = twin.question
    twin.question, twin.options, twin.seat = None, [], -1
    question.run(twin)
    return twin


def seen_by_orders(s: Any) -> tuple[object, ...]:
    """The information that standing orders use to answer or to leave the question to the player."""
    question = s.question
    trigger = question.trigger(s)
    beside = (question.trigger_uses(s), question.beside(s)) if trigger else ()
    return question.window(s), question.subject(s), question.settled(s), trigger, beside


def told(case: Case, s: Any, rng: Rng) -> list[str]:
    """The hands with which the player would not be asked the same question, although nothing visible to others differs.

    Standing orders must not see another question either: otherwise they would answer with one hand and not with the
    other.
    """
    found = []
    for group in case.hidden(s, 1 - s.seat):
        hand = [card for card in group if card in s.hand(s.seat)]
        for _ in range(TRIES if hand else 0):
            one, other = hand[rng.below(len(hand))], group[rng.below(len(group))]
            twin = put_with(s, one, other)
            if twin.question is None and (twin.decisions != s.decisions or min(s.options) < 0):  # it may be omitted
                found.append(f"{type(s.question).__name__} {s.notations()} with {s.duel.code(other)} for {one}")
            elif twin.question is not None and s.patient and seen_by_orders(twin) != seen_by_orders(s):
                seen = f"{seen_by_orders(s)} not {seen_by_orders(twin)}"
                found.append(f"{type(s.question).__name__}: {seen} with {s.duel.code(other)} for {one}")
    return found


@pytest.mark.parametrize("game", ["invasion", "conquest"])
@pytest.mark.parametrize("seed", [1, 2, 17, 23])
def test_a_question_reveals_nothing_about_a_hand(game: str, seed: int) -> None:
    """Only mandatory actions that are impossible are not asked about; then everyone sees that nothing happens."""
    case = next(each for each in CASES if each.game.name == game)
    s: Any = case.game.start(mixed_setup(game, seed), seed)
    s.patient = True
    pick, rng = chooser(seed=seed), Rng(seeded(f"asking {seed}"))
    looked = 0
    for _ in range(700):
        if s.outcome is not None:
            break
        if type(s.question).__name__ not in OFTEN or rng.below(20) == 0:
            assert told(case, s, rng) == []
            looked += 1
        s.choose(pick(s))
    assert looked > 20


@pytest.mark.parametrize(
    ("called", "zones"), [("Vile Sorceress", ["kingdom", "quest", "battlefield"]), ("The Ebonblades", ["battlefield"])]
)
def test_where_a_card_of_a_hand_goes_is_asked_however_many_places_it_has(called: str, zones: list[str]) -> None:
    """Nobody else knows the card yet, so they must not learn that it may go to one zone only."""
    case = next(each for each in CASES if each.game.name == "invasion")
    hand = ["Call of the Kraken", "Chaos Knights", called]
    seat = {"capital": "dark-elf", "resources": 20, "hand": hand}
    s = case.game.place({"turn": {"seat": 1, "phase": "capital"}, "seat 1": seat, "seat 2": {"capital": "dwarf"}})
    s.patient = True
    s.choose("play Call of the Kraken > Chaos Knights")
    while s.notations() == ["pass"]:
        s.choose("pass")
    s.choose(f"choose {called}")
    assert (s.seat, s.notations()) == (0, [f"put into {zone}" for zone in zones])
