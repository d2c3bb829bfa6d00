"""The playout policy of Invasion makes reasonable choices."""

from __future__ import annotations

from typing import Any

from warhost.bots import find_bot
from warhost.bots.invasion.plans import InvasionPlans
from warhost.bots.invasion.playout_policy import keeps_hand, play_values, policy_choice
from warhost.bots.invasion.search_evaluation import InvasionSearchEvaluation
from warhost.bots.invasion.static_evaluation import advantage, card_worth, damage_penalty
from warhost.effects.language.floating import Boost
from warhost.effects.language.lasting import END_OF_TURN
from warhost.engine import Perspective, Rng
from warhost.invasion import INVASION
from warhost.invasion.state import InvasionState
from warhost.invasion.words import POWER


def placed(phase: str, window: str, mine: dict[str, Any], theirs: dict[str, Any]) -> InvasionState:
    """Orcs in a phase of their turn, against Dwarfs."""
    state = INVASION.place(
        {
            "turn": {"seat": 1, "phase": phase, "window": window},
            "seat 1": {"capital": "orc", **mine},
            "seat 2": {"capital": "dwarf", **theirs},
        }
    )
    assert isinstance(state, InvasionState)
    return state


def usual(state: InvasionState) -> str:
    return state.notations()[policy_choice(state, Rng(1))]


def test_no_attack_is_declared_without_attackers() -> None:
    """INV-13.5."""
    state = placed("battlefield", "attack", {"kingdom": ["Boar Boyz"]}, {})
    assert usual(state) == "no attack"
    assert InvasionPlans(state, state.seat).candidates(state, 6, 100) == [0]


def test_a_damaged_zone_is_attacked_again() -> None:
    """INV-4.3: two burning sections win, so damage is concentrated."""
    state = placed("battlefield", "attack", {"battlefield": ["Boar Boyz"] * 2}, {"damage": {"quest": 5}})
    assert usual(state) == "attack quest"
    spread = placed("battlefield", "attack", {}, {"damage": {"quest": 3, "kingdom": 3}})
    heaped = placed("battlefield", "attack", {}, {"damage": {"quest": 6}})
    assert damage_penalty(heaped, 1) > damage_penalty(spread, 1)


def test_units_that_would_only_die_do_not_attack() -> None:
    """INV-13.15: the defenders strike back."""
    guards = {zone: ["Mountain Brigade"] * 3 for zone in ("kingdom", "quest", "battlefield")}
    state = placed("battlefield", "attack", {"battlefield": ["Squig Herders"]}, guards)
    assert usual(state) == "no attack"


def test_a_hero_is_not_buried_as_a_development() -> None:
    """INV-4.13."""
    state = placed("capital", "capital", {"hand": ["Grimgor Ironhide", "Squig Herders"], "resources": 0}, {})
    values = dict(zip(state.notations(), play_values(state), strict=True))
    buried = [value for name, value in values.items() if "Grimgor Ironhide" in name]
    assert buried
    assert max(buried) < 0
    hero, herder = (card for card in state.hand(0))
    assert card_worth(state, hero) > 2 * card_worth(state, herder)


def test_a_crowded_hand_develops_its_least_useful_card() -> None:
    """INV-4.13: nine cards are more than will be played; a hero is never played facedown before a useless card."""
    hand = ["Grimgor Ironhide", "Urguck", "Lobber Crew", "Boar Boyz", "Spider Riders", *["Squig Herders"] * 4]
    state = placed("capital", "capital", {"hand": hand, "resources": 0}, {})
    values = play_values(state)
    worths = {state.notations()[index]: value for index, value in enumerate(values)}
    heroes = [worths[each] for each in worths if each.startswith(("develop Grimgor", "develop Urguck"))]
    herders = [worths[each] for each in worths if each.startswith("develop Squig Herders")]
    assert heroes
    assert max(heroes) < min(herders)
    assert usual(state).startswith("develop ")
    looked_at = [
        usual(state),
        *[state.notations()[index] for index in InvasionSearchEvaluation(state, state.seat).options_to_try(state)],
    ]
    assert not [each for each in looked_at if each.startswith(("develop Grimgor", "develop Urguck"))]


def test_the_kingdom_and_the_quest_zone_are_built_before_the_army() -> None:
    """INV-5.9, INV-5.13: resources and cards first."""
    state = placed("capital", "capital", {"hand": ["Squig Herders"], "resources": 3}, {})
    assert usual(state).endswith(("kingdom", "quest"))


def test_temporary_power_is_worth_nothing_in_the_wrong_phase() -> None:
    """INV-9.11: a bonus that ends with the turn does not improve a position."""
    state = placed("capital", "capital", {"battlefield": ["Boar Boyz"]}, {})
    before = advantage(state, 0)
    unit = state.piles[4][0]
    state.boosts = (Boost(unit, state.births[unit], POWER, 3, END_OF_TURN),)
    state.changed = True
    state.rules.settle(state)
    assert state.power[unit] == state.duel.power[unit] + 3
    assert advantage(state, 0) == before


def test_all_units_defend_a_section_that_would_burn() -> None:
    """INV-4.4."""
    theirs = {"quest": ["Mountain Brigade"], "damage": {"quest": 4}}
    state = placed("battlefield", "attack", {"battlefield": ["Boar Boyz"] * 3}, theirs)
    state.choose("attack quest")
    while state.seat == 0:
        state.choose(policy_choice(state, Rng(1)))
    assert usual(state).startswith("defender")


def test_a_hand_without_cheap_power_is_replaced() -> None:
    """INV-1.9."""
    cheap = placed("capital", "capital", {"hand": ["Squig Herders"] * 3}, {})
    dear = placed("capital", "capital", {"hand": ["Grimgor Ironhide"] + ["Pillage"] * 3}, {})
    assert keeps_hand(cheap, 0)
    assert not keeps_hand(dear, 0)


def test_a_cheap_hand_without_power_is_replaced() -> None:
    """INV-1.9: attachments, units without power, and cards of another race, which are expensive because of loyalty,
    give no power.
    """
    hand = ["Disc of Tzeentch"] * 2 + ["Horrific Mutation"] * 2 + ["Fledgling Chaos Spawn"] * 2 + ["Wurrzag"]
    chaos = {"capital": "chaos", "hand": hand}
    assert not keeps_hand(placed("capital", "capital", chaos, {}), 0)


def test_one_card_to_build_with_is_enough_where_the_deck_has_few() -> None:
    """INV-1.9: a new hand would not be better."""
    hand = ["Squig Herders"] + ["Grimgor Ironhide"] * 3
    few = placed("capital", "capital", {"hand": hand, "deck": ["Pillage"] * 20}, {})
    many = placed("capital", "capital", {"hand": hand, "deck": ["Squig Herders"] * 20}, {})
    assert keeps_hand(few, 0)
    assert not keeps_hand(many, 0)


def test_a_captain_wins_when_it_can() -> None:
    """INV-32.1: the second section burns."""
    mine = {"battlefield": ["Boar Boyz"] * 3}
    state = placed("battlefield", "attack", mine, {"burning": ["kingdom"], "damage": {"quest": 6}})
    bot = find_bot("captain", 3, 0)
    while state.outcome is None and state.seat == 0:
        state.choose(bot.choose(Perspective(state, 0)))
    while state.outcome is None:
        state.choose(policy_choice(state, Rng(1)))
    assert state.outcome.winners == (0,)


def test_a_section_that_is_about_to_burn_is_guarded() -> None:
    """INV-32.1: one section burns already, and the enemy has just enough power to burn another and win."""
    army = {"battlefield": ["Boar Boyz"] * 3}
    hurt = {"burning": ["kingdom"], "damage": {"quest": 5}, "battlefield": ["Squig Herders"]}
    state = placed("capital", "capital", {**hurt, "hand": ["Black Orc Squad"], "resources": 4}, army)
    for seed in (1, 2, 3):
        chosen = state.notations()[find_bot("warlord@24", seed, 0).choose(Perspective(state, 0))]
        assert chosen == "play Black Orc Squad > quest"
