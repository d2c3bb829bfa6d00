"""How the cards of Invasion are said: a phrase for everything that only this game's language has.

The words that both card games have are said in `text/wording`.
"""

from ...wording import piles
from . import beneath, changes, conditions, effects, later, leaving, taking, things, zones
from .tongues import TONGUES

__all__ = [
    "TONGUES",
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
