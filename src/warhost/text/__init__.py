"""How the games are said: prompts, log, reasons and card text in every language of our players."""

from .conquest_speaker import ConquestSpeaker
from .invasion_speaker import InvasionSpeaker
from .lords import LordsSpeaker
from .lords_cards import card_sentences
from .phrasebook import LANGUAGES, Phrasebook, phrasebook
from .speaker import Players, Speaker

__all__ = [
    "LANGUAGES",
    "ConquestSpeaker",
    "InvasionSpeaker",
    "LordsSpeaker",
    "Phrasebook",
    "Players",
    "Speaker",
    "card_sentences",
    "phrasebook",
]
