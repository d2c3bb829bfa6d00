"""Texts of Invasion's cards: a phrase for every word that only this game's card language has.

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
