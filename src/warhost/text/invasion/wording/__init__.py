"""Phrases of Invasion's card texts for the words that only its card language has.

Words that both card games have are rendered by `text/wording`.
"""

from ...wording import piles
from . import beneath, changes, conditions, effects, later, leaving, taking, things, zones
from .renderers import RENDERERS

__all__ = [
    "RENDERERS",
    "beneath",
    "changes",
    "conditions",
    "effects",
    "later",
    "leaving",
    "piles",
    "taking",
    "things",
    "zones",
]
