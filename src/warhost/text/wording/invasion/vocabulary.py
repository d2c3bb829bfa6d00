"""What Warhammer: Invasion calls its kinds, marks and occurrences."""

from typing import Final

from ....invasion import words
from ....invasion.card import ATTACHMENT
from ..vocabulary import Vocabulary

INVASION: Final = Vocabulary(
    kinds={
        words.UNIT: "unit",
        words.LEGEND: "legend",
        words.SUPPORT: "support",
        words.QUEST_CARD: "quest",
        words.TACTIC: "tactic",
        words.DEVELOPMENT: "development",
        words.SECTION: "section",
    },
    marks={
        words.ATTACKING: "attacking",
        words.DEFENDING: "defending",
        words.ATTACKING | words.DEFENDING: "fighting",
        words.CORRUPTED: "corrupted",
        words.BURNING: "burning",
        words.FACEDOWN: "facedown",
    },
    stats=words.STATS,
    opposites={"facedown": "faceup", "damaged": "undamaged"},
    phases=words.PHASE_KEYS,
    factions=words.RACE_KEYS,
    occurrences={
        words.ENTERS_PLAY: "enters-play",
        words.ENTERS_ZONE: "enters-zone",
        words.LEAVES_PLAY: "leaves-play",
        words.IS_DESTROYED: "is-destroyed",
        words.IS_SACRIFICED: "is-sacrificed",
        words.ENTERS_DISCARD: "enters-discard",
        words.IS_DAMAGED: "is-damaged",
        words.DEALS_COMBAT_DAMAGE: "deals-combat-damage",
        words.IS_CORRUPTED: "is-corrupted",
        words.IS_HEALED: "is-healed",
        words.ATTACKS: "attacks",
        words.DEFENDS: "defends",
        words.ZONE_ATTACKED: "is-attacked",
        words.SURVIVES_COMBAT: "survives-combat",
        words.PLAYED: "played",
        words.PLAYED_LIMITED: "played-limited",
        words.PLAYED_DEVELOPMENT: "played-development",
        words.BURNED: "burned",
        words.DRAWN: "drawn",
        words.COLLECTED: "collected",
        words.ENTERS_DISCARD_FROM_PLAY: "enters-discard-from-play",
        words.DISCARDS_FROM_HAND: "discards-from-hand",
        words.IS_OPPOSED: "is-opposed",
        words.AMBUSHES: "ambushes",
        words.IS_RESTORED: "is-restored",
        words.ZONE_NAMED: "zone-named",
    },
    times={
        words.TURN_BEGINS: "turn-begins",
        words.TURN_ENDS: "turn-ends",
        words.PHASE_BEGINS: "phase-begins",
        words.PHASE_ENDS: "phase-ends",
    },
    signed=(words.POWER, words.HIT_POINTS),
    forbidding=(words.CANNOT_ATTACK, words.CANNOT_DEFEND, words.CANNOT_BE_CORRUPTED, words.CANNOT_BE_RESTORED),
    told=(words.MUST_ATTACK, words.MUST_DEFEND),
    zones=words.ZONE_NAMES,
    attachment_trait=ATTACHMENT,
)
