"""Texts of Conquest's cards: a phrase for every word that only this game's card language has.

Words that both card games have are rendered by `text/wording`.
"""

from ...wording import piles
from . import changes, conditions, effects, things
from .renderers import RENDERERS

__all__ = ["RENDERERS", "changes", "conditions", "effects", "piles", "things"]
