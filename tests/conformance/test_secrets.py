"""A seat cannot find out hidden information from its view, its options, its log or its perspective."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.helpers import chooser, decisions, examples, play, shown_to
from warhost.engine import SPECTATOR, Event, Perspective, Rng, State
from warhost.engine.rng import seeded

from .games import Case, Walk, each_game, seats_of, walks

WORD = re.compile(r"[\w-]+")


def onlookers(state: State) -> list[int]:
    """Every seat, and a spectator."""
    return [*range(seats_of(state)), SPECTATOR]


def pairs(case: Case, state: State, seat: int, rng: Rng) -> list[tuple[int, int]]:
    """Pairs of different cards that the seat cannot distinguish, from at most two groups of such cards."""
    codes = case.codes(state)
    found = []
    groups = case.hidden(state, seat)
    rng.shuffle(groups)
    for group in groups[:2]:
        if group:
            one = group[rng.below(len(group))]
            others = [card for card in group if codes[card] != codes[one]]
            if others:
                found.append((one, others[rng.below(len(others))]))
    return found


def untold(log: list[Event], seat: int, one: int, other: int) -> list[Event]:
    """The log of a game in which two cards are exchanged, unless the seat was shown one of them."""
    change = {one: other, other: one}
    return [
        e
        if e.tells(seat)
        else Event(e.kind, e.rule, e.seat, change.get(e.card, e.card), e.place, e.other, e.number, e.seen)
        for e in log
    ]


@each_game
def test_swapping_two_cards_that_a_seat_cannot_see_changes_nothing_for_it(case: Case) -> None:
    """For every seat and for a spectator: view, options, log and perspective are identical to the byte; LOW-16.6.

    Checked at some decisions and at the end, less often with more seats: a view takes longer than thirty decisions.
    """

    @examples(20, case.effort)
    @given(walks(case), st.integers(0, 2**32))
    def check(walk: Walk, seed: int) -> None:
        state = walk.start()
        rng = Rng(seeded(seed))

        def compare() -> None:
            for seat in onlookers(state):
                known = shown_to(state, seat)
                blind = state.blind(seat).save()
                for one, other in pairs(case, state, seat, rng):
                    twin = case.swapped(state, one, other)
                    if twin is not None:
                        twin.log = untold(state.log or [], seat, one, other)
                        twin.reseed(seed)  # future random numbers are hidden, too
                        assert twin.save() != state.save()
                        assert shown_to(twin, seat) == known
                        assert twin.blind(seat).save() == blind

        often = 4 * len(onlookers(state))
        for number in decisions(state, walk.chooser()):
            if number % often == 0:
                compare()
        compare()

    check()


@each_game
def test_a_question_that_depends_on_hidden_cards_does_not_reveal_them(case: Case) -> None:
    """Every pair of hidden cards is swapped; a player who is not asked cannot see which rule
    applies to the asked one.
    """
    for position in case.close_calls:
        state = case.game.place(position)
        compared = 0
        for seat in onlookers(state):
            groups = case.hidden(state, seat) if seat != state.seat else []
            known, blind = shown_to(state, seat), state.blind(seat).save()
            for one, other in [(a, b) for group in groups for a in group for b in group if a < b]:
                twin = case.swapped(state, one, other)
                if twin is not None:
                    twin.log = untold(state.log or [], seat, one, other)
                    assert shown_to(twin, seat) == known
                    assert twin.blind(seat).save() == blind
                    compared += (twin.question.saved(), twin.options) != (state.question.saved(), state.options)
        assert compared, "no pair changes the question: the position shows nothing"


@each_game
def test_a_view_holds_nothing_of_hidden_cards(case: Case) -> None:
    """Every id in a view is that of a visible card; every code in it is on a card that the seat sees."""

    @examples(12, case.effort)
    @given(walks(case))
    def check(walk: Walk) -> None:
        state = walk.start()
        codes = set(case.codes(state))
        ever: dict[int, set[str]] = {seat: set() for seat in onlookers(state)}

        def look() -> None:
            for seat, seen in ever.items():
                cards = case.visible(state, seat)
                seen |= set(cards.values())
                view = state.view(seat)
                assert set(ids_in(view)) <= set(cards)  # a card may also be mentioned in the options
                said = set(WORD.findall(json.dumps(view))) & codes
                assert said <= set(cards.values())

        for number in decisions(state, walk.chooser()):
            if number % 5 == 0:
                look()
            else:  # cards may enter and leave between two checks
                for seat, seen in ever.items():
                    seen |= set(case.visible(state, seat).values())
        look()
        for seat, seen in ever.items():
            assert set(WORD.findall(json.dumps(state.shown_log(seat)))) & codes <= seen

    check()


def ids_in(data: Any) -> Iterator[int]:
    """All card ids in a view."""
    if isinstance(data, dict):
        if "id" in data:
            yield data["id"]
        for value in data.values():
            yield from ids_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from ids_in(value)


@each_game
def test_a_view_is_an_independent_copy_of_plain_data(case: Case) -> None:
    """A view is unchanged by a round trip through JSON, and modifying it does not affect the game."""
    state = play(case.game.start(case.fixed[0], 3), chooser(seed=3), 40)
    before = state.save()
    for seat in onlookers(state):
        view = state.view(seat)
        assert json.loads(json.dumps(view)) == view
        scribble(view)
        assert state.save() == before


def scribble(data: Any) -> None:
    for value in list(data.values() if isinstance(data, dict) else data):
        if isinstance(value, dict | list):
            scribble(value)
    data.clear()


@each_game
def test_a_sample_keeps_everything_the_seat_has_seen(case: Case) -> None:
    """A sample has the same view, sizes and cards per deck, and the same visible cards; and it can be played.

    Samples are drawn at every thirteenth decision, for the seat that is asked and for one that is not; a third of them
    are played to the end.
    """

    @examples(12, case.effort)
    @given(walks(case), st.integers(0, 2**32))
    def check(walk: Walk, seed: int) -> None:
        state = walk.start()
        for number in decisions(state, walk.chooser()):
            if number % 13 == 0:
                before = state.save()
                everyone = onlookers(state)
                for seat in (state.seat, everyone[state.seat + 1 - len(everyone)]):
                    perspective = Perspective(state, seat)
                    assert perspective.notations() == (state.notations() if seat == state.seat else [])
                    assert len(perspective.options) == len(perspective.notations())
                    assert json.dumps(perspective.view()) == json.dumps(state.view(seat))
                    sample = perspective.sample(Rng(seeded(seed + number)))
                    assert json.dumps(sample.view(seat)) == json.dumps(state.view(seat))
                    assert case.visible(sample, seat) == case.visible(state, seat)
                    assert unseen(case, sample, seat) == unseen(case, state, seat)
                    if number % 39 == 0:
                        play(sample, chooser(seed=seed))
                        assert sample.outcome is not None
                    assert state.save() == before

    check()


def unseen(case: Case, state: State, seat: int) -> list[list[str]]:
    """By group: the cards of which a seat knows nothing."""
    codes = case.codes(state)
    return [sorted([codes[card] for card in group]) for group in case.hidden(state, seat)]


@each_game
def test_a_sample_is_the_same_question(case: Case) -> None:
    """At every decision: the same options in the same order with the same numbers, so that a search can use them."""

    @examples(10, case.effort)
    @given(walks(case), st.integers(0, 2**32))
    def check(walk: Walk, seed: int) -> None:
        state = walk.start()
        rng = Rng(seeded(seed))
        for _ in decisions(state, walk.chooser(), 300):
            perspective = Perspective(state, state.seat)
            sample = perspective.sample(rng)
            assert sample.seat == state.seat
            assert type(sample.question) is type(state.question)
            assert sample.options == perspective.options
            assert sample.notations() == perspective.notations() == state.notations()

    check()


@each_game
def test_samples_differ_from_each_other_and_follow_their_seed(case: Case) -> None:
    """If several cards are hidden, two seeds deal differently, and the same seed deals the same."""

    @examples(6, case.effort)
    @given(walks(case), st.integers(0, 2**32))
    def check(walk: Walk, seed: int) -> None:
        state = walk.start()
        for number in decisions(state, walk.chooser()):
            if number % 29 == 0:
                perspective = Perspective(state, state.seat)
                deals = [without_rng(perspective.sample(Rng(seeded(seed + each)))) for each in (1, 2, 1)]
                assert deals[0] == deals[2]
                if any(len(group) > 8 for group in case.hidden(state, state.seat)):
                    assert deals[0] != deals[1]

    check()


def without_rng(state: State) -> dict[str, Any]:
    return {key: value for key, value in json.loads(state.save()).items() if key != "rng"}


@each_game
def test_samples_are_equal_for_games_the_seat_cannot_distinguish(case: Case) -> None:
    """So the true hidden cards have no influence on a bot's samples."""

    @examples(6, case.effort)
    @given(walks(case), st.integers(0, 2**32))
    def check(walk: Walk, seed: int) -> None:
        state = walk.start()
        rng = Rng(seeded(seed))
        for number in decisions(state, walk.chooser()):
            if number % 17 == 0:
                seat = state.seat
                dealt = Perspective(state, seat).sample(Rng(seeded(seed))).save()
                for one, other in pairs(case, state, seat, rng):
                    twin = case.swapped(state, one, other)
                    assert twin is not None
                    assert Perspective(twin, seat).sample(Rng(seeded(seed))).save() == dealt

    check()


@each_game
def test_a_seat_that_is_not_asked_has_no_options(case: Case) -> None:
    """Another seat's options could reveal its hand."""
    state = play(case.game.start(case.fixed[0], 5), chooser(seed=5), 30)
    for seat in onlookers(state):
        perspective = Perspective(state, seat)
        assert (perspective.notations() == []) == (seat != state.seat)
        assert (perspective.options == []) == (seat != state.seat)
        assert (perspective.view()["options"] == []) == (seat != state.seat)
