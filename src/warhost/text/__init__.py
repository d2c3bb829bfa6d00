"""How the games are said: prompts, log, reasons and card text in every language of our players."""

from .lords import LordsSpeaker, Players
from .lords_cards import card_sentences
from .phrasebook import LANGUAGES, Phrasebook, phrasebook

__all__ = ["LANGUAGES", "LordsSpeaker", "Phrasebook", "Players", "card_sentences", "phrasebook"]
