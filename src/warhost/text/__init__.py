"""How the games are put into words: prompts, log, reasons and card text in every language of our players."""

from .phrasebook import LANGUAGES, Phrasebook, phrasebook
from .speaker import Players, Speaker

__all__ = ["LANGUAGES", "Phrasebook", "Players", "Speaker", "phrasebook"]
