"""The draft before a game (INV-30)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

import pytest

from tests.helpers import chooser, play
from warhost.engine import SPECTATOR
from warhost.engine.errors import BadSetup
from warhost.invasion import INVASION, LIBRARY, InvasionState
from warhost.invasion.card import Card
from warhost.invasion.decks.deck import capitals_for, limit
from warhost.invasion.library import cycles
from warhost.invasion.words import ASIDE, DECK, DESTRUCTION, DRAFT, HAND, ORDER, PICKED, RACE_KEYS, SEATS

SETUP = {"decks": ["order", "destruction"]}
ROUND = [*["Pick"] * 4, *["Remove"] * 2] * 3 + ["Pick"] * 4  # questions of a round without draft cards


def started(seed: int = 1) -> InvasionState:
    state = INVASION.start(SETUP, seed)
    assert isinstance(state, InvasionState)
    return state


def names(state: InvasionState, zone: int, seat: int) -> list[str]:
    return [state.duel.defs[card].name for card in state.piles[zone * SEATS + seat]]


def size(state: InvasionState, zone: int, seat: int) -> int:
    return len(state.piles[zone * SEATS + seat])


def is_draft(state: InvasionState, card: int) -> bool:
    return bool(state.duel.kinds[card] & DRAFT)


def plain(state: InvasionState) -> None:
    """Answer with the first card that is not a draft card, if there is one."""
    options = [at for at, option in enumerate(state.options) if option >= 0 and not is_draft(state, option)]
    state.choose(options[0] if options else 0)


def until(state: InvasionState, kind: str, answer: Callable[[InvasionState], None] = plain) -> InvasionState:
    while type(state.question).__name__ != kind:
        answer(state)
    return state


def with_in_pack(name: str, seat: int = 0, removing: bool = False) -> InvasionState:
    """A draft in which a seat can take a card of this name from a pack at its first pick, or at its first removal."""
    for seed in range(200):
        state = started(seed)
        if removing:
            until(state, "Remove")
        while state.seat != seat:
            plain(state)
        verb = "remove" if removing else "pick"
        if f"{verb} {name}" in state.notations():
            return state
    raise AssertionError(f"no draft begins with {name}")


def take(state: InvasionState, name: str) -> None:
    verb = "remove" if type(state.question).__name__ == "Remove" else "pick"
    state.choose(f"{verb} {name}")


# --- the piles ------------------------------------------------------------------------------------------------


def test_one_pile_is_of_order_and_one_of_destruction() -> None:
    """INV-30.1, INV-30.2, INV-30.3, INV-30.4, INV-30.5: 108 cards each, all of one side's races."""
    state = started()
    for seat, side in enumerate((ORDER, DESTRUCTION)):
        races = [RACE_KEYS[race] for race in side]
        codes = state.duel.decks[seat]
        cards = [LIBRARY[code] for code in codes]
        assert len(cards) == 108
        assert Counter(card.race for card in cards if card.race in races).total() == 85
        assert {card.race for card in cards} == {*races, "neutral"}
        alliances = [card for card in cards if card.name.endswith("Alliance")]
        neutral = [card for card in cards if card.race == "neutral" and card.kind != "draft" and card not in alliances]
        assert len(alliances) == len({card.code for card in alliances}) == 3
        assert len(neutral) == 10
    both = Counter(code for deck in state.duel.decks for code in deck)
    assert all(count <= (LIBRARY[code].copies or 0) for code, count in both.items())


def test_each_side_has_a_set_of_ten_draft_cards() -> None:
    """INV-30.13, INV-2.6, INV-CON-17"""
    for deck in started().duel.decks:
        counts = Counter(LIBRARY[code].name for code in deck if LIBRARY[code].kind == "draft")
        assert counts == {"Cut Supply Lines": 3, "Reinforcements": 3, "Sabotage": 3, "Shifting Tides": 1}
    assert [f"core-{number}" in LIBRARY for number in range(128, 132)] == [True] * 4


def test_the_players_agree_on_who_takes_which_pile() -> None:
    """INV-30.5: either way, but not both the same, and not against a deck; each pile is shuffled."""
    other = INVASION.start({"decks": ["destruction", "order"]}, 1)
    assert isinstance(other, InvasionState)
    assert LIBRARY[other.duel.decks[0][0]].race in [RACE_KEYS[race] for race in DESTRUCTION]
    for decks in (["order", "order"], ["order", "dwarf"]):
        with pytest.raises(BadSetup, match=r"INV-30\.1"):
            INVASION.start({"decks": decks}, 1)
    assert names(started(1), HAND, 0) != names(started(2), HAND, 0)


# --- a round --------------------------------------------------------------------------------------------------


def test_a_round_without_draft_cards() -> None:
    """INV-EX-11, INV-30.6, INV-30.7, INV-30.8, INV-30.9: 15, 13, 12, 10, 9, 7, 6, 4 cards; 8 picked, 4 removed."""
    state = started()
    sizes = [(size(state, HAND, 0), size(state, HAND, 1))]
    asked = []
    for _ in ROUND:
        asked.append(type(state.question).__name__)
        plain(state)
        now = (size(state, HAND, 0), size(state, HAND, 1))
        if now[0] == now[1] and now != sizes[-1] and size(state, PICKED, 0) == size(state, PICKED, 1):
            sizes.append(now)
    assert asked == ROUND
    assert [each[0] for each in sizes[:8]] == [
        15,
        13,
        12,
        10,
        9,
        7,
        6,
        15,
    ]  # four are left over, and a new pack is made
    for seat in range(SEATS):
        assert size(state, PICKED, seat) == 8
        assert size(state, ASIDE, seat) == 3 + 4
        assert size(state, DECK, seat) == 108 - 2 * 15


def test_five_rounds_make_a_deck_of_forty_and_the_game_begins() -> None:
    """INV-30.10, INV-30.12, INV-EX-11: the minimum of 50 cards does not apply; no draft card is in a deck."""
    state = until(started(), "ChooseCapital")
    assert [size(state, PICKED, seat) for seat in range(SEATS)] == [40, 40]
    assert state.notations() == ["capital dwarf", "capital empire"]
    state.choose("capital dwarf")
    assert state.notations() == ["capital orc", "capital chaos"]
    state.choose("capital orc")
    assert type(state.question).__name__ == "Mulligan"
    for seat in range(SEATS):
        assert size(state, HAND, seat) + size(state, DECK, seat) == 40
        cards = [*state.hand(seat), *state.deck(seat)]
        assert not [card for card in cards if is_draft(state, card)]
    play(state, chooser(seed=5))
    assert state.outcome is not None


def test_picks_are_secret_and_removals_are_revealed_together() -> None:
    """INV-30.7, INV-30.11: nobody learns the picked cards; removed cards are shown when both players have chosen."""
    state = started()
    first = state.notations()[0].removeprefix("pick ")
    code = next(card.code for card in LIBRARY.values() if card.name == first)
    plain(state)
    for seat, knows in ((0, True), (1, False), (SPECTATOR, False)):
        told = [event for event in state.shown_log(seat) if event["kind"] == "picked"]
        assert [event.get("card") == code for event in told] == [knows]
    until(state, "Remove")
    plain(state)
    assert not [event for event in state.log or [] if event.kind == "removed"]
    plain(state)
    for seat in (0, 1, SPECTATOR):
        told = [event for event in state.shown_log(seat) if event["kind"] == "removed"]
        assert len(told) == 2
        assert all("card" in event for event in told)


# --- draft cards ----------------------------------------------------------------------------------------------


def test_a_draft_card_is_revealed_at_once_and_never_joins_a_deck() -> None:
    """INV-30.11, INV-30.12"""
    state = with_in_pack("Sabotage")
    take(state, "Sabotage")
    until(state, "Remove")
    for seat in (0, 1, SPECTATOR):
        assert [event["card"] for event in state.shown_log(seat) if event["kind"] == "draft-card"] == ["core-130"]
    assert "Sabotage" not in names(state, PICKED, 0)
    assert "Sabotage" in names(state, ASIDE, 0)


@pytest.mark.parametrize("removing", [False, True])
def test_cut_supply_lines_lessens_the_opponents_packs(removing: bool) -> None:
    """INV-30.14: one card fewer in every new pack, whether it was picked or removed from the opponent's pack."""
    state = with_in_pack("Cut Supply Lines", removing=removing)
    take(state, "Cut Supply Lines")
    made = len([event for event in state.log or [] if event.kind == "pack"])
    while len([event for event in state.log or [] if event.kind == "pack"]) == made:
        plain(state)
    assert (size(state, HAND, 0), size(state, HAND, 1)) == (15, 14)


def test_several_cut_supply_lines_add_up() -> None:
    """INV-30.14"""
    state = edited(started(), [2, 3, 0, 0])
    for _ in ROUND:
        plain(state)
    assert (size(state, HAND, 0), size(state, HAND, 1)) == (13, 12)


def edited(state: InvasionState, draft: list[int]) -> InvasionState:
    """The same draft with other numbers of cut supply lines and Sabotages."""
    data = json.loads(state.save())
    data["columns"]["draft"] = draft
    again = INVASION.load(json.dumps(data))
    assert isinstance(again, InvasionState)
    again.log = state.log
    return again


def test_reinforcements_add_one_of_five_cards() -> None:
    """INV-30.15: the other four go under the player's own draft pile."""
    state = with_in_pack("Reinforcements")
    take(state, "Reinforcements")
    while type(state.question).__name__ != "Reinforce":
        plain(state)
    assert state.seat == 0
    five = list(state.deck(0)[-5:][::-1])
    assert state.looked == tuple(five)
    assert len(state.options) <= 5
    picked, below = size(state, PICKED, 0), size(state, DECK, 0)
    chosen = state.options[0]
    state.choose(0)
    assert size(state, PICKED, 0) == picked + 1
    assert chosen in state.piles[PICKED * SEATS]
    assert size(state, DECK, 0) == below - 1
    assert set(state.deck(0)[:4]) == set(five) - {chosen}


def test_sabotage_removes_one_more_card() -> None:
    """INV-30.16: kept until it is used: it is sacrificed for the second removal, which is optional."""
    state = edited(started(), [0, 0, 1, 0])
    until(state, "Remove")
    assert state.seat == 0
    plain(state)
    assert state.seat == 0
    assert "done" in state.notations()
    before = size(state, HAND, 1)
    plain(state)  # the first option is "done"; `plain` takes a card
    assert state.draft == (0, 0, 0, 0)
    assert state.seat == 1
    plain(state)
    assert size(state, HAND, 1) == before - 2
    held = edited(started(), [0, 0, 1, 0])
    until(held, "Remove")
    plain(held)
    held.choose("done")
    assert held.draft == (0, 0, 1, 0)


def test_shifting_tides_replaces_the_pack_it_came_from() -> None:
    """INV-30.17: the pack is shuffled back into its owner's pile, and a new one of the same size is drawn; the other
    pack stays.
    """
    state = with_in_pack("Shifting Tides")
    other = Counter(names(state, HAND, 1))
    take(state, "Shifting Tides")
    plain(state)
    kept = Counter(names(state, HAND, 0))
    until(state, "Remove")
    assert size(state, HAND, 0) == 13
    assert Counter(names(state, HAND, 0)) != kept
    assert not Counter(names(state, HAND, 1)) - other
    assert size(state, DECK, 0) == 108 - 15


def test_shifting_tides_is_resolved_before_another_draft_card() -> None:
    """INV-30.18: picked together with Reinforcements it resolves first, whichever was picked first."""
    for seed in range(3000):
        state = started(seed)
        offered = set(state.notations())
        if {"pick Shifting Tides", "pick Reinforcements"} <= offered:
            break
    take(state, "Reinforcements")
    take(state, "Shifting Tides")
    while type(state.question).__name__ == "Pick":
        plain(state)
    told = [(event.kind, event.rule) for event in state.log or [] if event.kind in ("pack", "draft-card")]
    assert told[-1] == ("pack", "INV-30.17")
    assert type(state.question).__name__ == "Reinforce"


def test_a_pack_that_runs_out_is_exhausted() -> None:
    """INV-30.19: with six cards in a pack there are four picks in the round; the draft continues
    with the next packs.
    """
    for seed in range(100):
        state = edited(started(seed), [9, 0, 0, 0])
        for _ in ROUND:
            plain(state)
        assert (size(state, HAND, 0), size(state, HAND, 1)) == (6, 15)
        made = len([event for event in state.log or [] if event.kind == "pack"])
        while len([event for event in state.log or [] if event.kind == "pack"]) == made:
            plain(state)
        if not [event for event in state.log or [] if event.kind == "draft-card"]:
            break
    assert size(state, PICKED, 0) == 8 + 4
    assert size(state, PICKED, 1) == 8 + 8
    assert (size(state, HAND, 0), size(state, HAND, 1)) == (6, 15)


# --- other sets -----------------------------------------------------------------------------------------------


def drafted(sets: str, seed: int = 1) -> InvasionState:
    state = INVASION.start({**SETUP, "options": {"draft": sets}}, seed)
    assert isinstance(state, InvasionState)
    return state


def cards_of(state: InvasionState, seat: int) -> list[Card]:
    return [LIBRARY[code] for code in state.duel.decks[seat] if LIBRARY[code].kind != "draft"]


@pytest.mark.parametrize(
    ("sets", "boxes"),
    [
        ("corruption", {"corruption"}),
        ("legends+enemy", {"legends", "enemy"}),
        ("all", set(cycles())),
    ],
)
def test_other_sets_can_be_drafted_from(sets: str, boxes: set[str]) -> None:
    """INV-30.20, INV-30.21: 85 cards of the side and 13 neutral ones, none more often than a deck may hold it."""
    state = drafted(sets)
    for seat, side in enumerate((ORDER, DESTRUCTION)):
        cards = cards_of(state, seat)
        races = [RACE_KEYS[race] for race in side]
        assert len(state.duel.decks[seat]) == 108
        assert Counter(card.race in races for card in cards) == {True: 85, False: 13}
        assert {card.race for card in cards} <= {*races, "neutral"}
        assert {card.card_set.cycle for card in cards} <= boxes
        assert all(count <= limit(card) for card, count in Counter(cards).items())
        assert all(set(races) <= set(capitals_for(card)) for card in cards)


def test_sets_too_small_for_a_pile_are_made_up_for_by_the_core_set() -> None:
    """INV-30.21"""
    for seat in range(SEATS):
        cards = cards_of(drafted("arcane-fire"), seat)
        own = {card.code for card in cards if card.card_set.key == "arcane-fire"}
        assert len(cards) == 98
        assert len(own) >= 9
        assert {card.card_set.key for card in cards} == {"arcane-fire", "core"}
        assert all(Counter(cards)[LIBRARY[code]] == limit(LIBRARY[code]) for code in own)


def test_three_boxes_or_cycles_are_chosen_at_random() -> None:
    """INV-30.20: they depend on the seed only."""

    def boxes(seed: int) -> frozenset[str]:
        state = drafted("random", seed)
        return frozenset(card.card_set.cycle for seat in range(SEATS) for card in cards_of(state, seat))

    found = [boxes(seed) for seed in range(5)]
    assert found == [boxes(seed) for seed in range(5)]
    assert len(set(found)) > 1
    assert all(len(each - {"core"}) <= 3 for each in found)


def test_a_draft_from_other_sets_allows_all_boards_of_the_side() -> None:
    """INV-30.22"""
    state = until(drafted("corruption"), "ChooseCapital")
    assert state.notations() == ["capital dwarf", "capital empire", "capital high-elf"]
    state.choose("capital high-elf")
    assert state.notations() == ["capital orc", "capital chaos", "capital dark-elf"]


def test_a_game_with_drafted_cards_of_all_sets_comes_to_an_end() -> None:
    for seed in range(3):
        assert play(drafted("all", seed), chooser(seed=seed)).outcome is not None


def test_a_set_that_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(BadSetup, match="there is no set 'atlantis'"):
        drafted("core+atlantis")
