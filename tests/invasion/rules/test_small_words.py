"""Common words of card texts: instead, blank, multiplied, put into play, this card; and the order of triggers."""

import pytest

from tests.invasion.demo import shows, turn

pytestmark = pytest.mark.usefixtures("demo_cards")


def test_a_replacement_does_not_undo_the_event() -> None:
    """INV-38.15, INV-12.13: the unit goes to the hand instead, but counts as destroyed."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"kingdom": ["Field Hospital", "Mourner"], "quest": ["Guard"], "hand": ["Slay", "Spark"]},
        },
        [{1: ["play Slay > Guard", "pass"]}],
        {"seat 1": {"hand": ["Guard", "Spark"], "discard": ["Slay"], "resources": 1}},
    )


def test_blanking_a_text_box_leaves_the_tokens() -> None:
    """INV-12.14: they have no effect: a blank Vigil gets no further one."""
    quest = {"card": "Vigil", "tokens": 2, "unit": "Guard", "attached": ["Silence"]}
    blank = {"turn": turn("beginning"), "seat 1": {"quest": [quest], "hand": ["Innovation"]}}
    shows(blank, [], {"Vigil": {"tokens": 2}})
    quest = {"card": "Vigil", "tokens": 2, "unit": "Guard"}
    shows({**blank, "seat 1": {"quest": [quest], "hand": ["Innovation"]}}, [], {"Vigil": {"tokens": 3}})


@pytest.mark.parametrize(("many", "damage"), [(1, 2), (2, 3), (3, 4)])
def test_multipliers_add_up(many: int, damage: int) -> None:
    """INV-38.11, INV-14.19: n doublings give n + 1 times the damage, outside combat too; sections are not units."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"kingdom": ["Frenzy"] * many, "hand": ["Spark", "Spark", "Innovation"]},
            "seat 2": {"quest": ["Giant"]},
        },
        [{1: ["play Spark > Giant", "pass", "play Spark > enemy quest", "pass"]}],
        {"Giant": {"damage": damage}, "seat 2": {"quest damage": 1}},
    )


def test_combat_damage_is_multiplied_as_it_is_assigned() -> None:
    """INV-14.19: 1 assigned becomes 2; Toughness comes after."""
    shows(
        {
            "turn": turn("battlefield"),
            "seat 1": {"kingdom": ["Frenzy"], "battlefield": ["Recruit"]},
            "seat 2": {"quest": ["Hammerer of Karak Azul"]},
        },
        [
            {1: ["attack quest", "attacker Recruit"]},
            {2: "defender Hammerer of Karak Azul"},
            {2: {"can": "no attack"}},
        ],
        {"Hammerer of Karak Azul": {"damage": 1}, "Recruit": "gone"},
    )


def test_each_unit_that_is_healed_is_one_healing() -> None:
    """INV-14.21, INV-14.20: two damaged units are healed, the third has nothing to heal."""
    match = shows(
        {
            "turn": turn("capital"),
            "seat 1": {
                "quest": [{"card": "Giant", "damage": 2}, {"card": "Guard", "damage": 1}, "Wyrm"],
                "hand": ["Mend", "Innovation"],
            },
        },
        [{1: ["play Mend", "pass"]}],
        {"Giant": {"damage": 1}, "Guard": {"damage": 0}},
    )
    assert len([event for event in match.log if event.kind == "healed"]) == 2


# --- put into play --------------------------------------------------------------------------------------------


def test_put_into_play_follows_restrictions_but_neither_cost_nor_timing() -> None:
    """INV-23.3, INV-3.4, INV-15.15: in the battlefield phase, without cost; not outside its zone,
    and no second copy.
    """
    position = {
        "turn": turn("battlefield"),
        "seat 1": {"discard": ["Ironclaw's Horde", "Twin", "Giant"], "hand": ["Raise", "Spark"], "quest": ["Twin"]},
    }
    shows(
        position,
        [
            {1: ["play Raise > Ironclaw's Horde", "pass"]},
        ],
        {"seat 1": {"battlefield": ["Ironclaw's Horde"], "resources": 0}},
    )
    shows(
        position,
        [{1: ["play Raise > Twin", "pass"]}],
        {"seat 1": {"quest": ["Twin"], "discard": ["Giant", "Ironclaw's Horde", "Raise", "Twin"]}},
    )


def test_only_cards_out_of_play_can_be_put_into_play() -> None:
    """INV-23.16: neither a unit in play nor one on the chain is offered."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"discard": ["Giant"], "hand": ["Raise", "Recruit", "Innovation"], "quest": ["Guard"]},
        },
        [{1: "play Recruit > quest"}],
        {"chain": ["Recruit"], "options": ["pass", "play Raise > Giant", "play Innovation"]},
    )


def test_of_several_copies_of_a_unique_unit_one_stays() -> None:
    """INV-3.5, INV-12.10: the others are sacrificed at once, and only the one that stays triggers "enters play"."""
    match = shows(
        {"turn": turn("capital"), "seat 1": {"discard": ["Twin", "Guard", "Twin"], "hand": ["Muster", "Spark"]}},
        [{1: ["play Muster", "pass"]}],
        {"seat 1": {"quest": ["Guard", "Twin"], "discard": ["Muster", "Twin"], "resources": 1}},
    )
    assert [event.kind for event in match.log if event.kind == "sacrificed"] == ["sacrificed"]


def test_a_card_that_left_the_discard_pile_and_came_back_is_a_new_card() -> None:
    """INV-25.6, INV-23.9: the first Raise does not refer to the Recruit that the second one put into play and that was
    destroyed.
    """
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {
                "capital": "orc",
                "discard": ["Recruit"],
                "hand": ["Raise", "Raise", "We'z Bigga!", "Spark", "Slay"],
            },
        },
        [
            {1: ["play Raise > Recruit", "play Raise > Recruit", "pass"]},
            {1: "put into quest"},
            {"check": {"seat 1": {"quest": ["Recruit"]}}},
        ],
        {"events": ["entered Recruit", "fizzled INV-11.8"]},
    )


# --- moving ---------------------------------------------------------------------------------------------------


def test_a_unit_stays_that_an_action_cannot_move() -> None:
    """INV-24.6, INV-FAQ-31: a Hero cannot enter a zone with another Hero; other units move."""
    position = {
        "turn": turn("capital"),
        "seat 1": {"battlefield": ["Urguck"], "quest": ["Thyrus Gorman", "Guard"], "hand": ["Drive Out", "Spark"]},
    }
    shows(
        position,
        [{1: ["play Drive Out > Thyrus Gorman", "pass"]}],
        {"seat 1": {"discard": ["Drive Out"], "battlefield": ["Urguck"], "quest": ["Thyrus Gorman", "Guard"]}},
    )
    shows(position, [{1: ["play Drive Out > Guard", "pass"]}], {"Guard": {"zone": "battlefield"}})


def test_attacking_as_though_in_the_battlefield_is_not_being_there() -> None:
    """INV-13.39, INV-13.4: the Outrider attacks from the quest zone without its bonuses in the battlefield."""
    shows(
        {
            "turn": turn("battlefield"),
            "seat 1": {"quest": ["Outrider", "Guard"], "battlefield": ["Recruit"]},
        },
        [
            {1: "attack quest"},
            {1: {"cannot": "attacker Guard", "because": "INV-13.4"}},
            {1: ["attacker Outrider", "done"]},
            {"check": {"Outrider": {"power": 1, "zone": "quest"}}},
            {2: {"can": "no attack"}},
        ],
        {"seat 2": {"quest damage": 1}},
    )


def test_quests_that_count_as_supports_are_supports_of_both_players() -> None:
    """INV-19.11: including the quests of Scaffold's controller."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {
                "capital": "orc",
                "kingdom": ["Scaffold"],
                "quest": ["Vigil"],
                "hand": ["Pillage"],
                "resources": 3,
            },
            "seat 2": {"quest": ["Defend the Border"]},
        },
        [],
        {"offered": ["play Pillage > Scaffold", "play Pillage > Vigil", "play Pillage > Defend the Border"]},
    )


# --- the order of triggers -----------------------------------------------------------------------------


def test_constant_effects_come_before_forced_ones_and_the_active_player_goes_first() -> None:
    """INV-9.7, INV-9.8, INV-10.1, INV-10.3: both Seers, the active player's first; only then the Physician."""
    match = shows(
        {
            "turn": turn("capital", 2),
            "seat 1": {"kingdom": ["Physician", "Seer"], "quest": ["Giant"]},
            "seat 2": {"kingdom": ["Seer"], "hand": ["Spark", "Innovation"]},
        },
        [{2: ["play Spark > Giant", "pass"]}],
        {"seat 1": {"resources": 1}, "seat 2": {"resources": 1}, "Giant": {"damage": 0}},
    )
    after = [(event.kind, event.seat) for event in match.log if event.kind in ("damaged", "earned", "healed")]
    assert after == [("damaged", 0), ("earned", 1), ("earned", 0), ("healed", 0)]


def test_a_trigger_is_dealt_with_in_the_middle_of_an_effect() -> None:
    """INV-6.20, INV-10.8, INV-26.3: the Physician heals between the two Sparks of one tactic."""
    match = shows(
        {
            "turn": turn("capital"),
            "seat 1": {"kingdom": ["Physician"], "quest": ["Giant"], "hand": ["Two Sparks", "Innovation"]},
        },
        [{1: ["play Two Sparks > Giant", "pass"]}],
        {"Giant": {"damage": 0}},
    )
    told = [event.kind for event in match.log if event.kind in ("damaged", "healed")]
    assert told == ["damaged", "healed", "damaged", "healed"]


def test_consequences_of_an_effect_resolve_before_the_next_effect() -> None:
    """INV-10.7: depth first: everything that the first departure triggers resolves before the second one's effect."""
    match = shows(
        {
            "turn": turn("capital"),
            "seat 1": {"battlefield": ["Fledgling Chaos Spawn", "Fledgling Chaos Spawn"], "hand": ["Cull", "Spark"]},
            "seat 2": {"battlefield": ["Scholar"], "deck": 9},
        },
        [
            {1: ["play Cull", "pass", "discard Fledgling Chaos Spawn"]},
            {1: "resolve Fledgling Chaos Spawn"},
        ],
        {"Scholar": "gone"},
    )
    told = [event.kind for event in match.log if event.kind in ("damaged", "drew")]
    assert told == ["damaged", "drew", "damaged", "drew"]


def test_only_what_says_this_card_sees_its_own_leaving() -> None:
    """INV-12.12, INV-23.12, INV-23.14: the Keener refers to units in general, so its own destruction does not trigger
    it.
    """
    shows(
        {"turn": turn("capital"), "seat 1": {"quest": ["Keener", "Guard"], "hand": ["Slay", "Slay", "Spark"]}},
        [
            {1: ["play Slay > Guard", "pass"]},
            {"check": {"seat 1": {"resources": 1}}},
            {1: ["play Slay > Keener", "pass"]},
        ],
        {"seat 1": {"resources": 1, "quest": []}},
    )


def test_a_cost_that_sets_something_off_is_followed_before_the_window_goes_on() -> None:
    """INV-6.11, INV-10.2: the sacrifice for Offering triggers the Keener before anyone acts."""
    match = shows(
        {
            "turn": turn("capital"),
            "seat 1": {"quest": ["Keener", "Guard"], "hand": ["Offering", "Innovation"]},
            "seat 2": {"hand": ["Innovation"]},
        },
        [{1: ["play Offering", "sacrifice Guard"]}],
        {"chain": ["Offering"], "asked": 2, "seat 1": {"resources": 1}},
    )
    told = [event.kind for event in match.log if event.kind in ("sacrificed", "earned", "plays")]
    assert told == ["plays", "sacrificed", "earned"]  # a cost is reported after the use that it pays for


def test_the_end_of_temporary_effects_triggers_nothing() -> None:
    """INV-10.5, INV-10.11: at the end of the turn the bonus still applies; when it ends, the unit is destroyed without
    triggers.
    """
    shows(
        {
            "turn": turn("beginning"),
            "seat 1": {"quest": [{"card": "Doomed", "damage": 1}], "hand": ["Bolster", "Bolt", "Innovation"]},
            "seat 2": {"hand": ["Innovation"]},
        },
        [
            {1: ["play Bolster > Doomed", "pass", "play Bolt > Doomed", "pass"]},
            {"check": {"Doomed": {"damage": 4, "hit points": 5}}},
            {1: "no attack"},
            {1: "pass"},
            {2: {"can": "develop Innovation > quest"}},
        ],
        {"Doomed": "gone", "seat 1": {"resources": 4, "discard": ["Bolster", "Bolt", "Doomed"]}},
    )
