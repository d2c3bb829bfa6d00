"""The keywords with triggered abilities, written in the card language (INV-15.1).

X is the number of the keyword, fixed when it triggers: it does not depend on its source later (INV-15.7).
"""

from __future__ import annotations

from typing import Final

from ...effects.language.abilities import CONSTANT, TRIGGERED, Ability, When
from ...effects.language.choices import Choose, Target
from ...effects.language.combinators import Each, EachOpponent
from ...effects.language.conditions import ThereAre
from ...effects.language.effect import X
from ...effects.language.lasting import END_OF_COMBAT, Blank, Create
from ...effects.language.sets import FIRST, IT, THIS
from ...effects.language.verbs import Deal, DiscardAtRandom, Earn
from .. import words
from ..duel import BOOK, KEYWORDS
from .combatants import ATTACKERS, FACED
from .conditions import DealsInCombat
from .select import FIGHTERS, UNITS
from .zones import CORRESPONDING

# INV-15.2 to 15.7: the defending player chooses one attacker; the damage is combat damage and cannot be cancelled.  It
# is dealt at the front where the unit defends (INV-46.4).  A unit that deals no damage in combat deals none of this.
COUNTERSTRIKE_ABILITY: Final = Ability(
    TRIGGERED,
    Choose(FIGHTERS & FACED, Deal(X, uncancellable=True, combat=True)),
    When(words.DEFENDS, THIS),
    only=DealsInCombat(),
)
# INV-15.12 to 15.14: each unit makes the opponent discard one card: Scout has no number that could add up (INV-9.11).
SCOUT_ABILITY: Final = Ability(TRIGGERED, EachOpponent(DiscardAtRandom(1)), When(words.SURVIVES_COMBAT, THIS))
# INV-15.26
RAIDER_ABILITY: Final = Ability(TRIGGERED, Earn(X), When(words.SURVIVES_COMBAT, THIS & ATTACKERS))
# INV-15.27
SAVAGE_ABILITY: Final = Ability(
    TRIGGERED, Target(UNITS & CORRESPONDING, Deal(X)), When(words.IS_DAMAGED, THIS), optional=True
)

# INV-40.8: the text boxes are blank as long as it attacks.
FEARED_ABILITY: Final = Ability(
    TRIGGERED,
    Target(
        UNITS,
        Each(
            FIRST,
            Create(Ability(CONSTANT, changes=(Blank(IT),), only=ThereAre(1, THIS & ATTACKERS)), END_OF_COMBAT),
        ),
        X,
        up_to=True,
    ),
    When(words.ATTACKS, THIS),
)


def publish_keywords() -> None:
    """Register the keywords in the book."""
    for stat, name, ability in (
        (words.COUNTERSTRIKE, "counterstrike", COUNTERSTRIKE_ABILITY),
        (words.SCOUT, "scout", SCOUT_ABILITY),
        (words.RAIDER, "raider", RAIDER_ABILITY),
        (words.SAVAGE, "savage", SAVAGE_ABILITY),
        (words.FEARED, "feared", FEARED_ABILITY),
    ):
        KEYWORDS[stat] = BOOK.enter(f"keyword-{name}", (ability,))[0]
        KEYWORDS[stat].stat = stat
