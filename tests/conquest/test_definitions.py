"""What the definitions of the cards repeat of the printed facts, they repeat rightly."""

from typing import Any

import pytest

from warhost.conquest.card import Card, army_unit
from warhost.conquest.decks.pool import official
from warhost.conquest.duel import LIBRARY
from warhost.conquest.words import FACTION_KEYS, KIND_KEYS, LOYAL, ORKS, STATS, SYMBOL_KEYS

LOYALTIES = ("common", "loyal", "signature")


def defined(card: Card) -> dict[str, Any]:
    """The facts that a definition gives, in the words of the lists."""
    return {
        "name": card.name,
        "kind": KIND_KEYS[card.kind],
        "faction": FACTION_KEYS[card.faction],
        "loyalty": LOYALTIES[card.loyalty],
        "unique": card.unique,
        "cost": card.cost,
        "attack": card.attack,
        "hit_points": card.hit_points,
        "command": card.command,
        "shields": card.shields,
        "traits": sorted(card.traits),
        "keywords": {STATS[stat]: number for stat, number in card.keywords},
        "copies": card.copies,
        "hand": card.hand,
        "resources": card.resources,
        "bloodied": card.bloodied,
        "symbols": [key for at, key in enumerate(SYMBOL_KEYS) if card.symbols >> at & 1],
        "bonus": card.bonus,
    }


def printed(code: str) -> dict[str, Any]:
    """The facts of the lists; what is not printed counts as 0, as in a definition."""
    card = official()[code]
    return {
        "name": card.name,
        "kind": card.kind,
        "faction": card.faction or "neutral",
        "loyalty": card.loyalty or "common",
        "unique": card.unique,
        "cost": card.cost or 0,
        "attack": card.attack or 0,
        "hit_points": card.hit_points or 0,
        "command": card.command or 0,
        "shields": card.shields or 0,
        "traits": sorted(card.traits),
        "keywords": dict(card.keywords),
        "copies": card.copies,
        "hand": card.hand or 0,
        "resources": card.resources or 0,
        "bloodied": (card.bloodied_attack or 0, card.bloodied_hit_points or 0),
        "symbols": list(card.symbols),
        "bonus": (card.card_bonus or 0, card.resource_bonus or 0),
    }


def test_a_definition_is_compared_with_every_fact() -> None:
    """Guards the guard: one wrong number is found."""
    traits = ["Warrior", "Nob", "Elite"]
    right = army_unit("core-059", "Goff Nob", ORKS, 5, 6, 6, 0, traits, loyalty=LOYAL)
    wrong = army_unit("core-059", "Goff Nob", ORKS, 5, 6, 5, 0, traits, loyalty=LOYAL, keywords=["brutal"])
    assert defined(right) == printed("core-059")
    facts = printed("core-059")
    assert {key for key, value in defined(wrong).items() if facts[key] != value} == {"hit_points", "keywords"}


@pytest.mark.parametrize("code", sorted(LIBRARY))
def test_a_definition_says_what_is_printed(code: str) -> None:
    assert defined(LIBRARY[code]) == printed(code)


def test_every_playable_card_is_defined() -> None:
    assert set(LIBRARY) == {code for code, card in official().items() if card.playable}
