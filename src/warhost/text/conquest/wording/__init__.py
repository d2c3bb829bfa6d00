"""Phrases of Conquest's card texts for the words that only its card language has.

Words that both card games have are rendered by `text/wording`.
"""

from ...wording import card_piles
from . import changes, conditions, effects, selectors
from .renderers import RENDERERS

__all__ = ["RENDERERS", "card_piles", "changes", "conditions", "effects", "selectors"]
