"""Mutations for the parts of the card language that only Conquest has."""

from typing import Final

from ..conquest import words
from ..effects.language.abilities import FORCED, REACTION
from ..effects.language.lasting import END_OF_ATTACK, END_OF_COMBAT, END_OF_PHASE, END_OF_TURN
from .conquest_errata import ERRATA
from .domains.conquest import DOMAINS
from .tables import Tables, neighbours

TABLES: Final = Tables(
    codes={
        "until": {
            **neighbours(
                words.NEXT_ATTACK, END_OF_ATTACK, words.END_OF_COMBAT_ROUND, END_OF_COMBAT, END_OF_PHASE, END_OF_TURN
            ),
            words.END_OF_GAME: (END_OF_TURN,),
            words.END_OF_STRUGGLE: (END_OF_PHASE,),
            words.NEXT_ACTION: (END_OF_PHASE,),
            words.NEXT_COMBAT_TURN: (END_OF_COMBAT,),
            words.NEXT_COMBAT_ROUND: (END_OF_COMBAT,),
        },
        "stat": {words.ATTACK: (words.HIT_POINTS,), words.HIT_POINTS: (words.ATTACK,)},
        "kinds": {words.ARMY: (words.UNIT,), words.UNIT & ~words.WARLORD: (words.UNIT,)},
        "Ability.kind": {REACTION: (FORCED,), FORCED: (REACTION,)},
    },
    text_facts=("keywords",),
    number_facts=(
        *("cost", "attack", "hit_points", "command", "shields", "traits", "unique", "hand", "resources"),
        *("bloodied_attack", "bloodied_hit_points", "symbols", "card_bonus", "resource_bonus", "bonus_at"),
    ),
    errata=ERRATA,
    domains=DOMAINS,
)
