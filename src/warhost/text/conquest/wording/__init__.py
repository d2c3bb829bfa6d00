"""Phrases of Conquest's card texts for the words that only its card language has.

Words that both card games have are rendered by `text/wording`.
"""

from ...wording import piles
from . import changes, conditions, effects, things
from .renderers import RENDERERS

__all__ = ["RENDERERS", "changes", "conditions", "effects", "piles", "things"]
