"""Words of Conquest for sets of cards."""

from __future__ import annotations

from typing import Final

from ....effects.language.sets import OfFaction
from ... import words
from ..planets import (
    ADJACENT,
    APART,
    AT_BATTLE,
    AT_FIRST_PLANET,
    AT_HEADQUARTERS,
    AT_LAST_PLANET,
    AT_PLANETS,
    BEYOND_FIRST_PLANET,
    DESTINATION,
    HERE,
    INFESTED,
    LEFT_HERE,
    PLANETS,
    TOGETHER,
    AdjacentTo,
    At,
)
from ..select import (
    ARMY_UNITS,
    ATTACHMENT_CARDS,
    ATTACHMENTS,
    ATTACKED,
    ATTACKERS,
    BLOODIED_CARDS,
    BOTH_HEADQUARTERS,
    BY,
    DEFENDERS,
    EVENT_CARDS,
    EXHAUSTED_CARDS,
    IN_ANY_DISCARD,
    LIMITED_CARDS,
    NON_WARLORD_UNITS,
    OF_THAT_TYPE,
    PLAYED_FROM_DISCARD,
    READY,
    RESERVES,
    SUPPORT_CARDS,
    SUPPORTS,
    SYNAPSES,
    TOKENS,
    UNIT_CARDS,
    UNITS,
    WARLORDS,
    WITH_SHIELDS,
    YOUR_WARLORD,
    CostWithin,
    DamagedBy,
    DoneTo,
    UsedFor,
    WithLabel,
)

SPACE_MARINES: Final = OfFaction(words.SPACE_MARINES)
ASTRA_MILITARUM: Final = OfFaction(words.ASTRA_MILITARUM)
ORKS: Final = OfFaction(words.ORKS)
CHAOS: Final = OfFaction(words.CHAOS)
DARK_ELDAR: Final = OfFaction(words.DARK_ELDAR)
ELDAR: Final = OfFaction(words.ELDAR)
TAU: Final = OfFaction(words.TAU)
TYRANIDS: Final = OfFaction(words.TYRANIDS)
NECRONS: Final = OfFaction(words.NECRONS)
NEUTRAL: Final = OfFaction(words.NEUTRAL)
HEADQUARTERS: Final = BOTH_HEADQUARTERS
at = At
adjacent_to = AdjacentTo
done_by = DoneTo
cost_within = CostWithin
damaged_by = DamagedBy
used_for = UsedFor
with_label = WithLabel


__all__ = [
    "ADJACENT",
    "APART",
    "ARMY_UNITS",
    "ASTRA_MILITARUM",
    "ATTACHMENTS",
    "ATTACHMENT_CARDS",
    "ATTACKED",
    "ATTACKERS",
    "AT_BATTLE",
    "AT_FIRST_PLANET",
    "AT_HEADQUARTERS",
    "AT_LAST_PLANET",
    "AT_PLANETS",
    "BEYOND_FIRST_PLANET",
    "BLOODIED_CARDS",
    "BY",
    "CHAOS",
    "DARK_ELDAR",
    "DEFENDERS",
    "DESTINATION",
    "ELDAR",
    "EVENT_CARDS",
    "EXHAUSTED_CARDS",
    "HEADQUARTERS",
    "HERE",
    "INFESTED",
    "IN_ANY_DISCARD",
    "LEFT_HERE",
    "LIMITED_CARDS",
    "NECRONS",
    "NEUTRAL",
    "NON_WARLORD_UNITS",
    "OF_THAT_TYPE",
    "ORKS",
    "PLANETS",
    "PLAYED_FROM_DISCARD",
    "READY",
    "RESERVES",
    "SPACE_MARINES",
    "SUPPORTS",
    "SUPPORT_CARDS",
    "SYNAPSES",
    "TAU",
    "TOGETHER",
    "TOKENS",
    "TYRANIDS",
    "UNITS",
    "UNIT_CARDS",
    "WARLORDS",
    "WITH_SHIELDS",
    "YOUR_WARLORD",
    "adjacent_to",
    "at",
    "cost_within",
    "damaged_by",
    "done_by",
    "used_for",
    "with_label",
]
