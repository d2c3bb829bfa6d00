"""A facedown card has no characteristics (INV-22.2): no word of the card language can distinguish two of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from warhost.effects.language.ability_use import AbilityUse, TextReferences, UseChoices
from warhost.effects.language.effect import Number
from warhost.effects.language.floating import Boost, Floating
from warhost.effects.language.lasting import END_OF_TURN
from warhost.effects.language.resolution import Resolve
from warhost.effects.language.select import Selector
from warhost.effects.language.verbs import Draw
from warhost.games import find_game
from warhost.invasion.language.select import FacedownFace, WithKeyword
from warhost.invasion.library import LIBRARY
from warhost.invasion.rules.actions.resolving import cancel_link
from warhost.invasion.rules.movement.developments import develop, rearrange
from warhost.invasion.rules.movement.expiry import expire
from warhost.invasion.state import InvasionState
from warhost.invasion.words import DEVELOPMENT, POWER, UNIT

RULES = find_game("invasion")
# Cards of every kind: cheap and expensive, loyal and not, unique, Heroes, with an X, keywords or traits.
FACES = [
    "Innovation",
    "Bladelord",
    "Grimgor's Camp",
    "King Kazador",
    "Tunnel Fighter",
    "A Glorious Death",
    "Troll Vomit",
]


def of_its_owner(word: Selector | Number) -> bool:
    """True if a word refers to the face that only the owner of a facedown card sees, or to Ambush."""
    return isinstance(word, (FacedownFace, WithKeyword)) or getattr(word, "facedown", False)


def words(value: Any) -> Iterator[Selector | Number]:
    """All sets and numbers in a definition, at any depth."""
    if isinstance(value, (Selector, Number)):
        yield value
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from words(getattr(value, field.name))
    elif isinstance(value, tuple):
        for part in value:
            yield from words(part)


def all_words() -> list[Selector | Number]:
    found: dict[str, Selector | Number] = {}
    for card in LIBRARY.everything():
        for word in words(card.text):
            if not any(of_its_owner(each) for each in words(word)):
                found.setdefault(repr(word), word)
    return list(found.values())


def placed(face: str, counts_as_unit: bool) -> tuple[Any, int]:
    """A position with one facedown development, and that card."""
    seat = {"kingdom": ["Kairos Fateweaver"]} if counts_as_unit else {}
    state = RULES.place(
        {
            "seat 1": {
                "capital": "empire",
                "hand": ["Innovation"],
                "quest": ["Jade Acolyte"],
                "developments": {"quest": 1},
            },
            "seat 2": {"capital": "chaos", **seat, "developments": {"kingdom": [face]}},
        }
    )
    (card,) = [each for each in state.in_play() if state.controller[each] == 1 and state.kinds[each] & DEVELOPMENT]
    assert bool(state.kinds[card] & UNIT) == counts_as_unit
    return state, card


def source(state: Any) -> int:
    """The card that has the text."""
    return next(card for card in state.in_play() if state.titled(card) == "Jade Acolyte")


def told(word: Selector | Number, state: Any, card: int, speaker: int, who: int) -> object:
    """The results of a word for a card as target, as found card and as "it"."""
    entry, place, births = state.duel.entries[speaker][0], state.place[speaker], state.births
    use = AbilityUse(
        entry,
        speaker,
        who,
        place,
        births[speaker],
        UseChoices(((card,),), ((births[card],),)),
        topic=TextReferences(found=(card,)),
    )
    if isinstance(word, Selector):
        return word.has(state, card, use, card, who)
    return word.value(state, use, card, who)


@pytest.mark.parametrize("counts_as_unit", [False, True], ids=["development", "also a unit"])
def test_no_word_distinguishes_facedown_cards(counts_as_unit: bool) -> None:
    """INV-22.2, INV-39.50."""
    tables = [placed(face, counts_as_unit) for face in FACES]
    telling = []
    for word in all_words():
        for who in range(2):
            said = [told(word, state, card, source(state), who) for state, card in tables]
            if said != [said[0]] * len(FACES):
                telling.append(f"{word!r} says {dict(zip(FACES, said))}")
    assert not telling, "\n".join(telling)


def test_a_card_that_came_back_to_the_hand_is_not_known_when_one_is_laid_facedown() -> None:
    """INV-4.14: counting how often cards have been in play does not reveal which card of the hand was put facedown."""
    hand = ["Innovation", "Bladelord", "King Kazador"]
    for laid in hand:
        state = RULES.place({"seat 1": {"capital": "empire", "hand": hand}, "seat 2": {"capital": "chaos"}})
        assert isinstance(state, InvasionState)
        held = state.hand(0)
        # returned to the hand three times
        state.births[next(card for card in held if state.titled(card) == "Bladelord")] = 3
        develop(state, [card for card in held if state.titled(card) == laid], state.place[state.duel.section(0)])
        assert {state.births[card] for card in held} == {4}


def test_facedown_cards_that_are_shuffled_have_been_in_play_equally_often() -> None:
    """INV-4.16: except for a target, which must stay distinguishable from the others."""
    sides = {"seat 1": {"capital": "empire", "developments": {"kingdom": FACES[:3]}}, "seat 2": {"capital": "chaos"}}
    state = RULES.place(sides)
    assert isinstance(state, InvasionState)
    aimed, other, last = laid = state.piles[state.place[state.duel.section(0)]]
    state.births[other] = 7
    state.steps.append(Resolve(Draw(1), aiming_at(state, aimed), aimed, 0))
    rearrange(state, state.place[aimed])
    assert [state.births[card] for card in (aimed, other, last)] == [0, 8, 8]
    state.steps.pop()
    rearrange(state, state.place[aimed])
    assert {state.births[card] for card in laid} == {9}


def laid_beside_a_target() -> tuple[InvasionState, int]:
    """A development that is the target of a link of the chain, while another card that was in play before is put
    facedown.
    """
    sides = {"seat 1": {"capital": "empire", "hand": FACES[:1], "developments": {"kingdom": FACES[1:2]}}}
    state = RULES.place({**sides, "seat 2": {"capital": "chaos"}})
    assert isinstance(state, InvasionState)
    place = state.place[state.duel.section(0)]
    (aimed,), (held,) = state.piles[place], state.hand(0)
    state.births[held] = 3
    state.chain.append(aiming_at(state, aimed))
    develop(state, [held], place)
    assert (state.births[aimed], state.births[held]) == (0, 3)
    return state, aimed


def alike(state: InvasionState, place: int = 0) -> bool:
    """True if the facedown cards of a zone are indistinguishable and have been shuffled."""
    return len({state.births[card] for card in state.piles[place]}) == 1


def test_a_target_is_shuffled_with_the_others_when_its_effect_is_over() -> None:
    """INV-4.16: when the effect has resolved, was cancelled, or was not paid for."""
    for over in (lambda s: cancel_link(s, 0), lambda s: s.rules.end_text(s, s.chain.pop())):
        state, _ = laid_beside_a_target()
        before = state.rng
        over(state)
        assert alike(state)
        assert state.rng != before, "they were not shuffled"


def test_a_target_that_moves_is_shuffled_with_the_others_of_its_new_zone() -> None:
    """INV-4.16: although the text continues after it has moved ("then, you may ...")."""
    held = ["Burlock's Ingenuity"]
    developments = {"kingdom": FACES[:1], "battlefield": FACES[1:3]}
    sides = {"seat 1": {"capital": "dwarf", "hand": held, "resources": 9, "developments": developments}}
    state = RULES.place({**sides, "seat 2": {"capital": "chaos"}, "turn": {"phase": "capital"}})
    assert isinstance(state, InvasionState)
    (moved,) = state.piles[state.place[state.duel.section(0)]]
    state.births[moved] = 5
    for said in ("play Burlock's Ingenuity", "move to battlefield", "accept"):
        while not any(each.startswith(said) for each in state.notations()):
            state.choose(state.notations().index("pass"))
        state.choose(next(at for at, each in enumerate(state.notations()) if each.startswith(said)))
    assert len(state.piles[state.place[moved]]) == 3
    assert alike(state, state.place[moved])


def test_what_lasts_for_a_while_on_a_facedown_card_stays_on_it_while_another_is_laid() -> None:
    """INV-4.16: the other development has been in play more often; when the effect ends, they
    become indistinguishable.
    """
    state, aimed = laid_beside_a_target()
    use = state.chain.pop()
    state.boosts = (Boost(aimed, state.births[aimed], POWER, 2, END_OF_TURN),)
    state.floating = (Floating(use.ability, use, aimed, state.births[aimed], END_OF_TURN),)
    rearrange(state, state.place[aimed])
    assert state.births[aimed] == state.boosts[0].birth == state.floating[0].age
    expire(state, END_OF_TURN)
    assert alike(state)


def test_what_concerned_the_card_that_it_was_does_not_tell_a_facedown_card_from_others() -> None:
    """INV-4.16, INV-23.9: a card that was a target, or was changed or awaited by an effect, before it left play and was
    put facedown.
    """
    state, aimed = laid_beside_a_target()
    use = state.chain.pop()
    earlier = state.births[aimed]
    state.births[aimed] = 6
    for left in ("chain", "boosts", "floating"):
        state.births[aimed] += 1
        state.chain[:] = [use] if left == "chain" else []
        state.boosts = (Boost(aimed, earlier, POWER, 2, END_OF_TURN),) if left == "boosts" else ()
        floating = Floating(use.ability, use, aimed, earlier, END_OF_TURN)
        state.floating = (floating,) if left == "floating" else ()
        assert not alike(state)
        rearrange(state, state.place[aimed])
        assert alike(state), left


def aiming_at(state: InvasionState, card: int) -> AbilityUse:
    """A use of a card out of play that targets another card."""
    entry = next(entries[0] for entries in state.duel.entries if entries)
    return AbilityUse(
        entry, card, 0, state.place[card], state.births[card], UseChoices(((card,),), ((state.births[card],),))
    )


def test_a_facedown_card_that_counts_as_a_unit_shows_its_numbers_and_not_which_it_is() -> None:
    """INV-22.2: Kairos Fateweaver turns developments into units; everyone sees their numbers."""
    laid = {"capital": "chaos", "legend": ["Kairos Fateweaver"], "developments": {"quest": ["Bladelord"]}}
    state = RULES.place({"turn": {"seat": 1, "phase": "capital"}, "seat 1": laid, "seat 2": {"capital": "orc"}})
    for seat, known in ((0, True), (1, False), (-1, False)):
        shown = [each for each in _developments(state.view(seat)) if each.get("slot") is not None]
        assert [(each["power"], each["hit_points"], each["remaining"]) for each in shown] == [(2, 2, 2)]
        assert [("code" in each, "id" in each) for each in shown] == [(known, known)]


def _developments(view: Any) -> list[dict[str, Any]]:
    """Every development that a view shows."""
    if isinstance(view, dict):
        own = [view] if view.get("development") else []
        return own + [each for part in view.values() for each in _developments(part)]
    return [each for part in view for each in _developments(part)] if isinstance(view, list) else []
