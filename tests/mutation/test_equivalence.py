"""Mutations of selectors that are proved equivalent; the assumptions of the proofs are tested in random games."""

import os
from typing import Any

import pytest

from tests.helpers import chooser
from tests.invariants.games import mixed_setup
from tests.mutation import probing
from warhost.conquest import words
from warhost.conquest.changes.common import Ambushes
from warhost.conquest.language.entering import PutTokens
from warhost.conquest.language.moving import Infest
from warhost.conquest.language.planets import HERE, PLANETS, At
from warhost.conquest.language.select import ARMY_UNITS, UNITS, DoneTo, PrintedKind, WithStat
from warhost.conquest.language.verbs import Exhaust
from warhost.conquest.library import LIBRARY
from warhost.conquest.state import ConquestState
from warhost.effects.circumstances import NOTHING
from warhost.effects.language.abilities import ACTION, CONSTANT, FORCED, REACTION, Ability, AbilityEntry, When
from warhost.effects.language.ability_use import AbilityUse
from warhost.effects.language.choices import Target
from warhost.effects.language.numbers import CostAtLeast, CostAtMost
from warhost.effects.language.select import ALL, Selector
from warhost.effects.language.sets import (
    ENEMY,
    FIRST,
    IN_HAND,
    THAT,
    YOURS,
    Damaged,
    InHand,
    Marked,
    Named,
    OfFaction,
    OfKind,
    OfTrait,
    Unique,
)
from warhost.effects.language.verbs import SACRIFICED, Deal, Draw, Leave, SacrificeOne
from warhost.effects.state.card_table import NO_HOST
from warhost.mutation.definitions import Definitions
from warhost.mutation.domains.conquest import ATTACHES, DOMAINS, SUBJECTS, UNIT_NUMBERS, truth
from warhost.mutation.domains.conquest_piles import CARDS, IN_PILE
from warhost.mutation.domains.printed import PRINTED
from warhost.mutation.language import NO_TEXT

EVERYTHING = bool(os.environ.get("WARHOST_PROOFS"))
SEEDS = range(40 if EVERYTHING else 2)


def reason(before: Any, path: str, after: Any) -> str:
    return DOMAINS.reason((before,), f"text[0]{path}", (after,))


def waiting(kind: int, of: Any) -> Ability:
    return Ability(REACTION, Draw(1), When(kind, of))


def test_an_occurrence_of_units_needs_no_word_for_units() -> None:
    before, after = waiting(words.AFTER_DAMAGED, UNITS & ENEMY), waiting(words.AFTER_DAMAGED, ENEMY)
    assert "CON-11" in reason(before, ".when.of", after)


def test_other_cards_leave_play_too() -> None:
    before, after = waiting(words.AFTER_LEAVES, UNITS & ENEMY), waiting(words.AFTER_LEAVES, ENEMY)
    assert reason(before, ".when.of", after) == ""


def test_another_player_s_units_are_other_units() -> None:
    before, after = waiting(words.AFTER_DAMAGED, UNITS & ENEMY), waiting(words.AFTER_DAMAGED, UNITS)
    assert reason(before, ".when.of", after) == ""


def test_army_units_are_not_all_units() -> None:
    before, after = waiting(words.AFTER_DAMAGED, ARMY_UNITS & HERE), waiting(words.AFTER_DAMAGED, UNITS & HERE)
    assert reason(before, ".when.of.one.kinds", after) == ""
    deployed = waiting(words.AFTER_DEPLOYED, ARMY_UNITS), waiting(words.AFTER_DEPLOYED, UNITS)
    assert "CON-6.2" in reason(deployed[0], ".when.of.kinds", deployed[1])


def test_a_destroyed_support_is_not_at_a_planet() -> None:
    kind = words.AFTER_DESTROYED
    assert "CON-6.7" in reason(waiting(kind, UNITS & HERE), ".when.of", waiting(kind, HERE))
    assert reason(waiting(kind, UNITS & ENEMY), ".when.of", waiting(kind, ENEMY)) == ""


def test_a_headquarters_is_not_here() -> None:
    before, after = (
        Ability(REACTION, PutTokens("Cultist", PLANETS & HERE)),
        Ability(REACTION, PutTokens("Cultist", HERE)),
    )
    assert "CON-17.1" in reason(before, ".effect.at", after)


def test_what_only_one_kind_of_card_has_needs_no_word_for_the_kind() -> None:
    """Tokens have no cost, attachments no damage, and no support is a Termagant; but some tokens are Cultists."""
    for spare, of in (
        (OfKind(words.ARMY), CostAtMost(2)),
        (UNITS, Damaged()),
        (OfKind(words.TOKEN), Named("Termagant")),
    ):
        before, after = (Ability(REACTION, Target(each, Draw(1))) for each in (spare & of, of))
        expected = "" if spare == OfKind(words.ARMY) else "CON-1.6"  # attachments and supports have costs too
        assert expected in reason(before, ".effect.of", after)
    army, units = (Ability(REACTION, Target(each & CostAtMost(2), Draw(1))) for each in (ARMY_UNITS, UNITS))
    assert "CON-1.6" in reason(army, ".effect.of.one.kinds", units)
    army, units = (Ability(REACTION, Target(each & OfTrait("Cultist"), Draw(1))) for each in (ARMY_UNITS, UNITS))
    assert reason(army, ".effect.of.one.kinds", units) == ""


def test_what_attacks_is_a_unit() -> None:
    for kind, proved in ((words.AFTER_DAMAGED_BY_ATTACK, True), (words.AFTER_DAMAGED, False)):
        before, after = waiting(kind, DoneTo(UNITS & ENEMY)), waiting(kind, DoneTo(ENEMY))
        assert bool(reason(before, ".when.of.by", after)) == proved


def test_what_happens_at_a_planet_is_not_in_a_headquarters() -> None:
    for kind, proved in ((words.AFTER_STRUGGLE_WON, True), (words.AFTER_LEAVES, False)):
        before, after = (
            Ability(REACTION, PutTokens("Cultist", at), When(kind, ALL)) for at in (PLANETS & At(THAT), At(THAT))
        )
        assert bool(reason(before, ".effect.at", after)) == proved


def constant_text(change: Any) -> Ability:
    return Ability(CONSTANT, changes=(change,))


def test_what_would_not_be_done_is_not_chosen() -> None:
    """A support cannot be damaged, and an exhausted card cannot be exhausted; but both may be moved."""
    ready = ALL - Marked(words.EXHAUSTED)
    for effect, left_out, proved in (
        (Deal(1), UNITS, True),
        (Exhaust(), ready, True),
        (Exhaust(), UNITS, False),
        (Leave(SACRIFICED), UNITS, False),
        (Leave(SACRIFICED), ready, False),
    ):
        before, after = (Ability(REACTION, Target(of, effect)) for of in (left_out & ENEMY, ENEMY))
        assert bool(reason(before, ".effect.of", after)) == proved


def test_a_cost_of_sacrificing_is_paid_with_own_units() -> None:
    sacrificed = (Leave(SACRIFICED, FIRST),)
    for cost, proved in ((sacrificed, True), ((), False)):
        before, after = (Ability(ACTION, Target(of, Draw(1)), cost=cost) for of in (UNITS & YOURS, UNITS))
        assert bool(reason(before, ".effect.of", after)) == proved
    others = OfKind(words.UNIT & ~words.WARLORD)
    before, after = (Ability(ACTION, Draw(1), cost=(SacrificeOne(of & HERE),)) for of in (others, UNITS))
    assert "CON-12.8" in reason(before, ".cost[0].of.one.kinds", after)


def test_only_planets_are_infested() -> None:
    before, after = (Ability(REACTION, Infest(of)) for of in (PLANETS & HERE, HERE))
    assert "CON-19.4" in reason(before, ".effect.of", after)


def test_ambush_is_asked_of_cards_in_their_players_hand() -> None:
    in_hand, anywhere, enemys = (
        constant_text(Ambushes(OfTrait("Genestealer") & of, PLANETS)) for of in (IN_HAND, ALL, InHand(opponents=True))
    )
    assert "CON-15.3" in reason(in_hand, ".changes[0].of", anywhere)
    assert reason(enemys, ".changes[0].of", anywhere) == ""


def test_cards_of_a_pile_are_compared_by_what_is_printed() -> None:
    """No Tau attachment costs more than 2; Ork army units cost 3 and 4."""
    tau, orks = PrintedKind(words.ATTACHMENT) & OfFaction(2), PrintedKind(words.ARMY) & OfFaction(6)
    for cards, most, proved in ((tau, 2, True), (orks, 3, False)):
        before, after = (
            Ability(REACTION, Target(IN_HAND & cards & CostAtMost(at), Draw(1))) for at in (most, most + 1)
        )
        assert bool(reason(before, ".effect.of.other.most", after)) == proved


def differently_printed(s: ConquestState, sets: list[Selector]) -> list[str]:
    """The cards in hands and discard piles for which a set disagrees with the proofs."""
    use = AbilityUse(AbilityEntry("proof:0", 0, Ability(ACTION)), NOTHING, 0, 0, 0)
    held = [card for seat in range(2) for card in (*s.hand(seat), *s.discard_pile(seat))]
    numbers = {each.code: IN_PILE | at for at, each in enumerate(CARDS)}
    return [
        f"{s.name_of(card)}: {of}"
        for card in held
        for of in sets
        if truth(of, numbers[s.duel.code(card)]) != of.has(s, card, use, card, 0)
    ]


def outside(s: ConquestState, sets: list[Selector]) -> list[str]:
    """The cards in play that are in a set which, according to the proofs, contains no card of their kind."""
    use = AbilityUse(AbilityEntry("proof:0", 0, Ability(ACTION)), NOTHING, 0, 0, 0)
    found = []
    for card in s.in_play():
        printed = s.duel.kinds[card]
        if printed == words.ARMY and s.duel.defs[card].text.host is not None and s.kinds[card] == words.ATTACHMENT:
            printed = ATTACHES
        kind = s.kinds[card] if s.kinds[card] == printed else s.kinds[card] | printed << PRINTED
        if s.host[card] != NO_HOST and not s.kinds[card] & words.ATTACHMENT:
            found.append(f"{s.name_of(card)} is attached")
        found += [
            f"{s.name_of(card)}: {of}" for of in sets if truth(of, kind) is False and of.has(s, card, use, card, 0)
        ]
    return found


@pytest.mark.long
@pytest.mark.parametrize("seed", SEEDS)
def test_cards_in_play_have_only_what_the_proofs_say(seed: int) -> None:
    """A trait, a faction, a cost, damage, a part in an attack, a combat keyword."""
    cards = LIBRARY.official().values()
    sets: list[Selector] = [Damaged(), Marked(words.ATTACKING), Marked(words.DEFENDING), CostAtMost(9), CostAtLeast(0)]
    sets += [OfTrait(trait) for trait in sorted({trait for card in cards for trait in card.traits})]
    sets += [OfFaction(faction) for faction in range(len(words.FACTION_KEYS))]
    printed = [*sets[3:], *(PrintedKind(kind) for kind in (words.ARMY, words.EVENT, words.ATTACHMENT)), Unique()]
    sets += [WithStat(stat) for stat in sorted(UNIT_NUMBERS)]
    state: Any = Definitions("conquest").rules.start(mixed_setup("conquest", seed), seed)
    pick, asked = chooser(seed=seed), 0
    while state.outcome is None:
        if asked % 5 == 0:
            assert outside(state, sets) == []
            assert differently_printed(state, printed) == []
        state.choose(pick(state))
        asked += 1
    assert asked > 50


def test_a_change_outside_of_sets_is_not_judged() -> None:
    assert reason(Ability(REACTION, Draw(1)), ".effect.amount", Ability(REACTION, Draw(2))) == ""


def probe() -> tuple[Ability, ...]:
    """A test text that draws a card whenever an event concerns a thing outside its domain."""
    found = []
    for kind, domain in SUBJECTS.items():
        expected = OfKind(sum({each & 0xFFFF for each in domain.kinds}), site_kinds=True)
        found.append(Ability(FORCED, Draw(1), When(kind, ALL - expected)))
    return tuple(found)


def course(definitions: Definitions, seed: int, text: tuple[Any, ...]) -> list[tuple[int, list[str]]]:
    """The questions of a random game in which the warlords have this text."""
    setup = mixed_setup("conquest", seed)
    warlords = {deck["warlord"] for deck in setup["decks"]}
    return probing.course(definitions, setup, warlords, seed, text)


@pytest.mark.long
@pytest.mark.parametrize("seed", SEEDS)
def test_occurrences_are_about_what_the_proofs_say(seed: int) -> None:
    """The probe never triggers: the game is the same as with warlords without text."""
    definitions = Definitions("conquest")
    assert course(definitions, seed, probe()) == course(definitions, seed, (NO_TEXT,))


def test_the_probe_detects_its_occurrence() -> None:
    """Otherwise the test above would prove nothing."""
    definitions = Definitions("conquest")
    noticing = (Ability(FORCED, Draw(1), When(words.AFTER_DEPLOYED)),)
    assert course(definitions, 0, noticing) != course(definitions, 0, (NO_TEXT,))
