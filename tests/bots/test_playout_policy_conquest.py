"""The playout policy of Conquest makes reasonable choices."""

from __future__ import annotations

from warhost.bots.conquest.evaluation import ConquestEvaluation
from warhost.bots.conquest.expected import expected_answer
from warhost.bots.conquest.playout_policy import is_warlord_doomed, keeps_hand, random_planet, retreating, shield
from warhost.bots.conquest.static_evaluation import advantage, planet_value, prospect, strength, victory_progress, worth
from warhost.bots.plans import find_plans
from warhost.bots.series.playing import Fixture, play
from warhost.conquest import CONQUEST
from warhost.conquest.pending import PendingDamage
from warhost.conquest.state import ConquestState
from warhost.conquest.words import ARMY, ATTACK, COMBAT_PHASE, WARLORD
from warhost.effects.language.floating import Boost
from warhost.effects.language.lasting import END_OF_PHASE
from warhost.engine import Rng
from warhost.engine.rng import seeded

SETUP = {"decks": ["orks", "space-marines"], "options": {"first": "1"}}


def asked(name: str, seed: int) -> ConquestState:
    """A game played by the playout policy until a question of this kind is asked."""
    state = CONQUEST.start(SETUP, seed)
    assert isinstance(state, ConquestState)
    plans = find_plans("conquest")
    rng = Rng(seed)
    while type(state.question).__name__ != name:
        assert state.outcome is None, f"nobody was asked for {name}"
        state.choose(plans.make(state, state.seat).policy_choice(state, rng))
    return state


def test_a_planet_is_worth_what_its_symbols_bring_to_victory() -> None:
    """CON-4.1: three of one type win."""
    state = asked("Dial", 1)
    fresh = [planet_value(state, position, 0) for position in state.open_planets()]
    assert min(fresh) > 0
    assert victory_progress([2, 0, 0]) > victory_progress([1, 1, 0]) > victory_progress([1, 0, 0])


def test_attack_for_a_phase_is_worth_nothing_where_nobody_fights() -> None:
    """CON-16.22: a bonus that ends with the command phase does not improve a position."""
    state = asked("Dial", 1)
    unit = next(card for card in state.in_play() if state.kinds[card] & ARMY)
    seat = state.controller[unit]

    def judged() -> tuple[float, float]:
        return ConquestEvaluation(state, seat).advantage(state), advantage(state, seat)

    def lend(*boosts: Boost) -> tuple[float, float]:
        state.boosts = boosts
        state.changed = True
        state.rules.settle(state)
        assert state.attack[unit] == state.duel.attack[unit] + 2 * len(boosts)
        return judged()

    boost = Boost(unit, state.births[unit], ATTACK, 2, END_OF_PHASE)
    assert lend(boost) == lend()
    state.phase = COMBAT_PHASE
    assert all(now > then for now, then in zip(lend(boost), lend()))


def test_the_warlords_planet_varies() -> None:
    """CON-7.1: a predictable dial is a disadvantage."""
    state = asked("Dial", 2)
    assert len({random_planet(state, Rng(seeded(seed))) for seed in range(40)}) > 1


def test_the_opponents_dial_is_not_predicted() -> None:
    """CON-7.1: the opponent is expected to be able to choose any planet."""
    state = asked("Dial", 2)
    count = len(state.options)
    found = [expected_answer(state, Rng(seeded(seed))) for seed in range(60 * count)]
    assert min(found.count(index) for index in range(count)) > 10


def test_the_opponent_is_expected_to_retreat_less_often() -> None:
    """CON-9.10: real opponents' units usually keep fighting."""
    for seed in range(1, 40):
        state = asked("Retreat", seed)
        mine, theirs = (strength(state, state.battle, each) for each in (state.seat, 1 - state.seat))
        if 1.6 * mine < theirs < 3.0 * mine and not state.warlord_at(state.battle, state.seat):
            break
    else:
        raise AssertionError("nobody was outnumbered")
    assert retreating(state) != 0
    assert expected_answer(state, Rng(1)) == 0


def test_the_first_planet_is_undecided_while_units_can_be_deployed() -> None:
    """CON-6.1, CON-7.3: units that players can still pay for and units at the headquarters may come; a player who has
    passed deploys no more.
    """
    state = asked("DeployTurn", 1)
    first, seat = state.first_planet(), state.seat
    assert state.units_at(first, 0) == state.units_at(first, 1) == []
    promised = prospect(state, first, seat)
    assert promised > 0
    poorer = state.clone()
    poorer.resources[1 - seat] = 0
    assert prospect(poorer, first, seat) > promised
    state.choose(state.notations().index("pass"))
    assert prospect(state, first, seat) < promised


def test_what_a_struggle_yields_is_taken_whole() -> None:
    """CON-7.13: the whole bonus is taken, even if a few lucky playouts favour less."""
    state = asked("TakeBonus", 1)
    plans = find_plans("conquest")
    assert len(state.options) > 1
    assert plans.make(state, state.seat, None).candidates(state, 6, 100) == [0]


def test_a_shield_is_used_to_save_a_unit_and_not_against_minor_damage() -> None:
    """CON-11.4: a warlord who would be bloodied is shielded; minor damage is worth less than the card."""
    state = asked("Shield", 3)
    number = state.question.number if state.question is not None else 0
    pending = state.awaited(PendingDamage)
    unit, _, flags = pending.hits[number]
    deadly = state.rules.needed_to_destroy(state, unit)
    shields = max(state.duel.shields[option] for option in state.options if option >= 0)
    hits = list(pending.hits)
    hits[number] = (unit, deadly + shields - 1, flags)
    state.amend(pending, pending.hitting(tuple(hits)))
    saved = shield(state, number)
    hits[number] = (unit, deadly + shields, flags)
    state.amend(state.awaited(PendingDamage), pending.hitting(tuple(hits)))
    if not state.kinds[unit] & WARLORD:
        assert shield(state, number) == 0  # it would be destroyed anyway
    assert saved != 0 or worth(state, unit) < 2.5


def test_a_hand_without_units_goes_back() -> None:
    """CON-3.9."""
    state = CONQUEST.start(SETUP, 5)
    assert isinstance(state, ConquestState)
    seat = state.seat
    cheap = [card for card in state.hand(seat) if state.duel.kinds[card] == ARMY and state.duel.cost[card] <= 3]
    assert keeps_hand(state, seat) == (len(cheap) >= 2)


def test_a_captain_plays_a_whole_game() -> None:
    played = play(Fixture("conquest", SETUP, 6, ("captain@2", "greedy")))
    assert not played.error
    assert played.reason


def test_a_warlord_without_enemies_is_not_doomed() -> None:
    state = asked("Dial", 4)
    state.battle = next(each for each in state.open_planets() if not state.units_at(each, 1))
    assert not is_warlord_doomed(state, state.duel.warlords[0])
