"""What Warhammer 40,000: Conquest calls its kinds, marks and occurrences."""

from typing import Final

from ....conquest import words
from ....conquest.language.vocabulary import ALL_ICONS
from ..vocabulary import Vocabulary

CONQUEST: Final = Vocabulary(
    kinds={
        words.UNIT: "unit",
        words.ARMY | words.TOKEN: "non-warlord",
        words.WARLORD: "warlord",
        words.ARMY: "army",
        words.TOKEN: "token",
        words.ATTACHMENT: "attachment",
        words.SUPPORT: "support",
        words.EVENT: "event",
        words.PLANET: "planet",
        words.HEADQUARTERS: "headquarters",
    },
    marks={
        words.EXHAUSTED: "exhausted",
        words.BLOODIED: "bloodied",
        words.ATTACKING: "attacking",
        words.DEFENDING: "defending",
    },
    stats=words.STATS,
    phases=words.PHASE_KEYS,
    factions=words.FACTION_KEYS,
    occurrences={
        words.WHEN_DEPLOYED: "deployed",
        words.WHEN_ASSIGNED: "assigned",
        words.WHEN_LEAVES: "leaves",
        words.WHEN_DESTROYED: "destroyed",
        words.WHEN_EXHAUSTS: "exhausts",
        words.WHEN_STRUGGLE_BEGINS: "struggle-begins",
        words.WHEN_EVENT_PLAYED: "event-played",
        words.WHEN_TARGETED: "targeted",
        words.WHEN_SHIELDED: "shielded",
        words.WHEN_ATTACK_DECLARED: "attack-declared",
        words.AFTER_DEPLOYED: "after-deployed",
        words.AFTER_ENTERS: "after-enters",
        words.AFTER_ASSIGNED: "after-assigned",
        words.AFTER_DAMAGED: "after-damaged",
        words.AFTER_LEAVES: "after-leaves",
        words.AFTER_DESTROYED: "after-destroyed",
        words.AFTER_DISCARDED: "after-discarded",
        words.AFTER_COMMITS: "after-commits",
        words.AFTER_MOVES: "after-moves",
        words.AFTER_STRUGGLE_WON: "after-struggle-won",
        words.AFTER_ATTACKER: "after-attacker",
        words.AFTER_DECLARED: "after-declared",
        words.AFTER_EVENT_PLAYED: "after-event-played",
        words.AFTER_ASSIGNED_BY_ATTACK: "after-assigned-by-attack",
        words.AFTER_DAMAGED_BY_ATTACK: "after-damaged-by-attack",
    },
    times={words.AFTER_PHASE_BEGINS: "phase-begins", words.AT_PHASE_END: "phase-ends"},
    signed=(words.ATTACK, words.HIT_POINTS, words.COMMAND),
    placed=(words.WHEN_STRUGGLE_BEGINS, words.WHEN_SHIELDED, words.AFTER_STRUGGLE_WON),
    going=(words.AFTER_COMMITS, words.AFTER_MOVES),
    all_from=ALL_ICONS,
    briefly={"army": "unit", "non-warlord": "unit"},
    about={words.WHEN_EVENT_PLAYED: "event", words.AFTER_EVENT_PLAYED: "event"},
    opposites={"exhausted": "ready", "damaged": "undamaged"},
    enemies=True,
    usually="phase",
    aimed=(words.WHEN_TARGETED,),
)
BEFORE_IT_HAPPENS: Final = range(words.WHEN_DEPLOYED, words.AFTER_DEPLOYED)  # what interrupts wait for (CON-16.7)
