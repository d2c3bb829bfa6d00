"""How the cards of Conquest are said: a phrase for everything that only this game's language has.

The words that both card games have are said in `text/wording`.
"""

from ...wording import piles
from . import changes, conditions, effects, things
from .tongues import TONGUES

__all__ = ["TONGUES", "changes", "conditions", "effects", "piles", "things"]
