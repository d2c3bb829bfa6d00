"""Counted things in English."""

from typing import Final

DAMAGE: Final = "{number} damage"
RESOURCES: Final = "{number, plural, one {# resource} other {# resources}}"
TOKENS: Final = "{number, plural, one {# resource token} other {# resource tokens}}"
CARDS: Final = "{number, plural, one {# card} other {# cards}}"
KEYWORDS: Final = "{number, plural, one {# keyword} other {# keywords}}"
SHIELDS: Final = "{number, plural, one {# shield icon} other {# shield icons}}"
COPIES: Final = "{count, plural, one {# copy} other {# copies}}"
IN_DECK: Final = "{count, plural, one {# card} other {# cards}} in the deck"
