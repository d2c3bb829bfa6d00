"""Mutations for the parts of the card language that only Invasion has."""

from dataclasses import replace
from typing import Any, Final

from ..effects.language.abilities import Ability
from ..effects.language.choices import Target
from ..effects.language.lasting import END_OF_ATTACK, END_OF_COMBAT, END_OF_PHASE, END_OF_TURN, UNTIL_USED
from ..invasion.card import Attaches
from ..invasion.words import HIT_POINTS, NEXT_BATTLE, POWER
from .domains.invasion import DOMAINS
from .invasion_errata import ERRATA
from .tables import Tables, neighbours


def attached_as_played(old: Any, new: Any) -> Any:
    """Repair a mutant: the host of an attachment stays consistent with what the card is played on."""
    if isinstance(old, Attaches) and isinstance(old.play.effect, Target) and isinstance(new.play.effect, Target):
        if old.host == old.play.effect.of and new.play.effect.of != old.host:
            return replace(new, host=new.play.effect.of)
    return new


def is_asked_anyway(word: object, field: str) -> bool:
    """True for `optional` of a text in a hand: its player is asked whether they hold the card or not (INV-39.17)."""
    return field == "optional" and isinstance(word, Ability) and word.hand


TABLES: Final = Tables(
    codes={
        "until": {
            **neighbours(END_OF_ATTACK, END_OF_COMBAT, END_OF_PHASE, END_OF_TURN, UNTIL_USED),
            NEXT_BATTLE: (END_OF_TURN,),
        },
        "stat": {POWER: (HIT_POINTS,), HIT_POINTS: (POWER,)},
    },
    skipped=frozenset({"Attaches.host"}),
    repairs=(attached_as_played,),
    idle=(is_asked_anyway,),
    text_facts=("keywords", "zone_only"),
    number_facts=("cost", "loyalty", "power", "powers", "hit_points", "traits", "unique", "symbols"),
    errata=ERRATA,
    domains=DOMAINS,
)
