""" "Up to": fewer may be chosen, at least one, or none if the rest of the text does not need it."""

from __future__ import annotations

from typing import Any

import pytest

from warhost.conquest import CONQUEST
from warhost.scenarios import load_scenario, scenarios_folder

# By scenario: answers in its position, then an answer that chooses fewer than possible.
LESS: dict[str, tuple[list[str], str]] = {
    "astra-militarum/047-preemptive-barrage": (["play Preemptive Barrage > Guardsman"], "done"),
    "warlord/010-smash-n-bash": (["play Smash 'n Bash > Barlus", "choose Goff Nob"], "done"),
    "warlord/051-know-no-fear": (["play Know No Fear", "choose Eager Recruit", "move to Barlus"], "done"),
    "warlord/104-slake-the-thirst": (["play Slake the Thirst", "option 2"], "x 1"),
    "devourer/002-lurking-hormagaunt": (
        ["attacker Rokkitboy", "defender Lurking Hormagaunt", "use Lurking Hormagaunt"],
        "reassign 1",
    ),
    "devourer/054-boss-zugnog-shield": (["use Boss Zugnog > Goff Nob"], "done"),
    "planetfall/058-inspirational-fervor": (
        ["play Inspirational Fervor", "target Ferrin", "choose Stalwart Ogryn"],
        "done",
    ),
    "planetfall/066-prototype-crisis-suit": (
        ["deploy Prototype Crisis Suit > Barlus", "use Prototype Crisis Suit", "take Repulsor Impact Field"],
        "take nothing",
    ),
    "planetfall/100-cathedral-of-saint-camila": (["use Cathedral of Saint Camila > Rokkitboy"], "done"),
    "planetfall/107-rapid-assault": (["play Rapid Assault > Ferrin", "choose Kabalite Strike Force"], "done"),
    "planetfall/109-eldritch-storm-one": (["play Eldritch Storm > Goff Nob"], "done"),
    "legions/029-reanimation-protocol-max": (["play Reanimation Protocol"], "remove 1"),
    "deathworld/052-brutal-cunning-elite": (["play Brutal Cunning > Goff Nob"], "move 1"),
    "deathworld/072-enginseer-mechanic": (
        ["attacker Goff Nob", "defender Leman Russ Battle Tank", "use Enginseer Mechanic"],
        "prevent 1",
    ),
    "deathworld/085-mucolid-spores": (
        ["attacker Goff Nob", "defender Mucolid Spores", "use Mucolid Spores", "target Ork Kannon"],
        "done",
    ),
    "deathworld/101-kabalite-blackguard": (["use Kabalite Blackguard"], "x 1"),
    "deathworld/124-piercing-wail-one": (["play Piercing Wail", "choose Bad Dok"], "done"),
}


@pytest.mark.parametrize("name", LESS)
def test_fewer_may_be_chosen(name: str) -> None:
    answers, less = LESS[name]
    scenario = load_scenario(scenarios_folder() / "conquest" / "cards" / f"{name}.yaml")
    state: Any = CONQUEST.place(scenario.position)
    for answer in answers:
        while answer not in state.notations() and state.question.idle(state) in state.options:
            state.choose(
                state.options.index(state.question.idle(state))
            )  # the player may do something else, and does nothing
        state.choose(answer)
    assert less in state.notations()
    assert len(state.notations()) > 1
    state.choose(less)
