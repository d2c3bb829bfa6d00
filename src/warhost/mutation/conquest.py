"""What the definitions of Warhammer 40,000: Conquest add to the changes of the shared language."""

from typing import Final

from ..conquest.words import (
    ARMY,
    ATTACK,
    END_OF_COMBAT_ROUND,
    END_OF_STRUGGLE,
    HIT_POINTS,
    NEXT_ACTION,
    NEXT_ATTACK,
    NEXT_COMBAT_ROUND,
    NEXT_COMBAT_TURN,
    UNIT,
    WARLORD,
)
from ..effects.language.abilities import FORCED, REACTION
from ..effects.language.lasting import END_OF_ATTACK, END_OF_COMBAT, END_OF_PHASE, END_OF_TURN
from .conquest_domains import DOMAINS
from .conquest_errata import ERRATA
from .tables import Tables, neighbours

TABLES: Final = Tables(
    codes={
        "until": {
            **neighbours(NEXT_ATTACK, END_OF_ATTACK, END_OF_COMBAT_ROUND, END_OF_COMBAT, END_OF_PHASE, END_OF_TURN),
            END_OF_STRUGGLE: (END_OF_PHASE,),
            NEXT_ACTION: (END_OF_PHASE,),
            NEXT_COMBAT_TURN: (END_OF_COMBAT,),
            NEXT_COMBAT_ROUND: (END_OF_COMBAT,),
        },
        "stat": {ATTACK: (HIT_POINTS,), HIT_POINTS: (ATTACK,)},
        "kinds": {ARMY: (UNIT,), UNIT & ~WARLORD: (UNIT,)},
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
