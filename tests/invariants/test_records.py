"""A record names the card that everyone saw, wherever it is now: in views, and in samples of hidden cards.

Every way of becoming hidden is tested with every kind of record.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.invariants.records import named_openly, still_there
from warhost.conquest import CONQUEST
from warhost.conquest.words import DECK as CONQUEST_DECK
from warhost.effects.language.ability_use import AbilityUse, PossibleResponse, TextReferences
from warhost.effects.language.floating import Floating
from warhost.effects.language.lasting import END_OF_TURN, UNTIL_USED
from warhost.effects.views.reasking import ask_again
from warhost.engine import Perspective, Rng
from warhost.engine.rng import seeded
from warhost.invasion import INVASION
from warhost.invasion.rules.actions.window import Occasions
from warhost.invasion.rules.movement.control import release, take_control
from warhost.invasion.rules.movement.developments import turn_facedown
from warhost.invasion.rules.movement.experience import lay_beneath
from warhost.invasion.rules.movement.piles import shuffle
from warhost.invasion.words import ACTION_TRIGGERED, LEAVES_PLAY, SEATS
from warhost.invasion.words import DECK as INVASION_DECK
from warhost.invasion.words import HAND as INVASION_HAND

Hiding = Callable[[Any, int], None]
Recording = Callable[[Any, int], None]


def invasion() -> Any:
    return INVASION.place(
        {
            "turn": {"seat": 1, "phase": "capital"},
            "seat 1": {"capital": "dwarf", "hand": ["Innovation"], "resources": 5, "kingdom": ["Runesmith"]},
            "seat 2": {
                "capital": "high-elf",
                "quest": ["Mage of Loec"],
                "developments": {"quest": ["Silver Helm Brigade", "Lion Chariot of Chrace", "Tiranoc Chariot"]},
                "hand": ["Tiranoc Chariot", "Silver Helm Brigade"],
            },
        }
    )


def to_deck(s: Any, card: int) -> None:
    s.births[card] += 1  # it has left play
    s.shift(card, INVASION_DECK * SEATS + 1)
    shuffle(s, 1)


def to_hand_unseen(s: Any, card: int) -> None:
    """Move a card visibly into the hand, then put a card facedown from that hand, so that others cannot tell which one
    it was.
    """
    s.births[card] += 1
    s.shift(card, INVASION_HAND * SEATS + 1)
    s.seen[card] = 0


HIDINGS: dict[str, Hiding] = {"deck": to_deck, "hand": to_hand_unseen, "facedown": turn_facedown}


def link(s: Any, card: int) -> None:
    s.chain.append(used(s, card))


def chance(s: Any, card: int) -> None:
    s.chances = (*s.chances, PossibleResponse(s.record(ACTION_TRIGGERED, card, 1, s.place[card]), 0, ()))


def occasion(s: Any, card: int) -> None:
    mine = next(each for each in s.piles[0] if s.titled(each) == "Runesmith")
    happened = s.record(ACTION_TRIGGERED, card, 1, s.place[card], by=card, aimed=card)
    entry = s.duel.entries[card][0]
    s.occasions = (*s.occasions, AbilityUse(entry, mine, 0, s.place[mine], s.births[mine], occurrence=happened))


def left_behind(s: Any, card: int) -> None:
    """A floating ability that the card's own text created for it, and an ability that it triggered."""
    use = used(s, card)
    s.floating = (*s.floating, Floating(use.ability, use, card, s.births[card], UNTIL_USED))
    own = AbilityUse(use.ability, card, 1, s.place[card], s.births[card], topic=TextReferences(card, s.births[card]))
    s.occasions = (*s.occasions, own)


def limit(s: Any, card: int) -> None:
    s.mark_used(card, s.duel.entries[card][0])


def history(s: Any, card: int) -> None:
    s.happen(next(iter(sorted(s.duel.remembered))), card, 1)


RECORDINGS: dict[str, Recording] = {
    "link": link,
    "chance": chance,
    "occasion": occasion,
    "left behind": left_behind,
    "limit": limit,
    "history": history,
}


APART = {("left behind", "facedown")}  # INV-4.16: a card that an effect waits for is not shuffled with the others


def used(s: Any, card: int) -> AbilityUse:
    return AbilityUse(s.duel.entries[card][0], card, s.controller[card], s.place[card], s.births[card])


@pytest.mark.parametrize("hiding", HIDINGS)
@pytest.mark.parametrize("recording", RECORDINGS)
def test_a_record_refers_to_the_same_card_wherever_it_is(recording: str, hiding: str) -> None:
    state = invasion()
    (card,) = [each for each in state.piles[1 * SEATS + 1] if state.titled(each) == "Mage of Loec"]
    RECORDINGS[recording](state, card)
    HIDINGS[hiding](state, card)
    state.refresh()
    ask_again(state)
    assert state.is_seen_by(0, card) == ((recording, hiding) in APART)
    kept_in_samples(state)


def test_a_played_event_that_is_shuffled_away_stays_identified() -> None:
    state: Any = CONQUEST.place(
        {
            "turn": {"seat": 1, "phase": "command"},
            "seat 1": {"warlord": "Nazdreg", "resources": 5},
            "seat 2": {"warlord": "Packmaster Kith", "hand": ["A Thousand Cuts", "Raid", "Archon's Terror"], "deck": 8},
        }
    )
    (card,) = [each for each in state.hand(1) if state.duel.defs[each].name == "A Thousand Cuts"]
    state.seen[card] = 255
    use = used(state, card)
    happened = state.record(1, card, 1, state.place[card], use=use)
    state.fresh = (AbilityUse(state.duel.entries[card][0], 0, 0, 0, 0, occurrence=happened),)
    state.shift(card, CONQUEST_DECK * SEATS + 1)
    state.seen[card] = 0
    assert not state.is_seen_by(0, card)
    kept_in_samples(state)


def test_no_number_reveals_a_source_of_damage_that_is_shuffled_away_before_the_shields() -> None:
    state: Any = CONQUEST.place(
        {
            "turn": {"seat": 2, "window": "deploy"},
            "seat 1": {"warlord": "Nazdreg", "hand": ["Battle Cry"], "planets": {"Plannum": ["Goff Nob"]}},
            "seat 2": {"warlord": "Zarathur, High Sorcerer", "resources": 3, "hand": ["Tzeentch's Firestorm"]},
        }
    )
    for answer in ("play Tzeentch's Firestorm", "x 1"):
        state.choose(state.notations().index(answer))
    while "no shield" not in state.notations():
        state.choose(0)
    by = state.view(0)["damage"]["by"]
    assert state.titled(by) == "Tzeentch's Firestorm"
    state.shift(by, CONQUEST_DECK * SEATS + 1)
    state.seen[by] = 0
    assert state.seat == 0
    assert not state.is_seen_by(0, by)
    kept_in_samples(state)


def test_birth_numbers_do_not_reveal_cards_of_a_shuffled_deck() -> None:
    state = invasion()
    card = state.piles[1 * SEATS + 1][0]
    state.births[card] = 3
    to_deck(state, card)
    deck = state.piles[state.place[card]]
    assert len(deck) > 1
    assert len({state.births[each] for each in deck}) == 1
    assert state.births[card] > 3


def test_the_last_claim_on_a_card_counts_even_if_the_source_of_the_first_is_hidden() -> None:
    """INV-17.2: in every sample the card stays with its holder; the earlier claim does not become the later one."""
    state = invasion()
    (unit,) = [each for each in state.piles[0] if state.titled(each) == "Runesmith"]
    (source,) = [each for each in state.piles[1 * SEATS + 1] if state.titled(each) == "Mage of Loec"]
    take_control(state, unit, 1, END_OF_TURN, source)
    take_control(state, unit, 0, END_OF_TURN, state.hand(0)[0])
    to_deck(state, source)
    state.rules.settle(state)
    ask_again(state)
    assert not state.is_seen_by(0, source)
    for guess in range(12):
        sample: Any = Perspective(state, 0).sample(Rng(seeded(f"guess {guess}")))
        sample.changed = True
        sample.rules.settle(sample)
        assert sample.controller[unit] == state.controller[unit] == 0
        assert len(sample.claims) == len(state.claims) == 2


def test_a_claim_on_a_card_that_came_back_is_not_the_one_on_the_card_that_it_was() -> None:
    """INV-17.3, INV-FAQ-38: a player who takes control again comes after those who claimed it in between."""
    state = invasion()
    (unit,) = [each for each in state.piles[0] if state.titled(each) == "Runesmith"]
    take_control(state, unit, 1, END_OF_TURN, unit)
    (first,) = state.claims
    release(state, [unit])
    state.births[unit] += 1
    take_control(state, unit, 1, END_OF_TURN, unit)
    assert first not in state.claims[-1:]
    state.rules.settle(state)
    assert first not in state.claims
    assert state.controller[unit] == 1


def kept_in_samples(state: Any) -> None:
    """True if the records are the same in every sample for a seat that does not know where the card is."""
    told = [state.code_of(card) for card in named_openly(state)]
    assert told
    perspective = Perspective(state, 0)
    view = state.view(0)
    assert view == perspective.view()
    for guess in range(12):
        sample: Any = perspective.sample(Rng(seeded(f"guess {guess}")))
        assert [sample.code_of(card) for card in named_openly(sample)] == told
        assert still_there(sample) == still_there(state)
        assert sample.view(0) == view


def test_a_development_being_played_reveals_nothing() -> None:
    """A player who plays a card facedown does not show it: without hidden information, both games are equal."""
    blinded = []
    for name in ("Tiranoc Chariot", "Silver Helm Brigade"):
        state: Any = INVASION.place(
            {
                "turn": {"seat": 2, "phase": "capital"},
                "seat 1": {"capital": "dwarf", "hand": ["Innovation"], "resources": 5},
                "seat 2": {"capital": "high-elf", "hand": ["Tiranoc Chariot", "Silver Helm Brigade"], "deck": 1},
            }
        )
        state.choose(state.notations().index(f"develop {name} > quest"))
        assert [use.ability.unseen for use in state.chain] == [True]
        blind = state.blind(0)
        blinded.append((blind.view(0), [use.saved() for use in blind.chain], blind.history, blind.place))
    assert blinded[0] == blinded[1]


def test_a_waiting_action_of_a_card_that_was_shuffled_away_is_asked_for_by_its_name_and_by_no_number() -> None:
    """Its player learns which card it belongs to, in every sample of the card's position (INV-23.12)."""
    state: Any = INVASION.place(
        {
            "turn": {"seat": 1, "phase": "capital"},
            "seat 1": {"capital": "chaos", "hand": ["Innovation"], "quest": ["Cackling Hexwraith"], "deck": 9},
            "seat 2": {"capital": "high-elf"},
        }
    )
    (card,) = [each for each in state.piles[1 * SEATS] if state.titled(each) == "Cackling Hexwraith"]
    happened = state.record(LEAVES_PLAY, card, 0, state.place[card])
    entry = next(each for each in state.duel.entries[card] if each.ability.when.kind == LEAVES_PLAY)
    state.occasions = (AbilityUse(entry, card, 0, state.place[card], state.births[card], occurrence=happened),)
    state.births[card] += 1
    state.shift(card, INVASION_DECK * SEATS)
    shuffle(state, 0)
    window, state.question = state.question, None
    Occasions(0, window.card, 0, window.number).run(state)
    assert state.view(0)["options"] == ["pass", "use Cackling Hexwraith"]
    assert "id" not in state.view(0)["moves"][1]
    kept_in_samples(state)


def test_birth_numbers_do_not_reveal_experience_cards() -> None:
    state = invasion()
    host = next(each for each in state.piles[0] if state.titled(each) == "Runesmith")
    first, second = state.piles[INVASION_DECK * SEATS][:2]
    state.births[first] = 4
    for card in (second, first):
        lay_beneath(state, card, host)
    assert not state.is_seen_by(1, first)
    assert state.births[first] == state.births[second]
