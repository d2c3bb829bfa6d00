"""How the games are said: prompts, log, reasons and card text in every language of our players."""

from .conquest.speaker import ConquestSpeaker
from .invasion.speaker import InvasionSpeaker
from .lords.cards import card_sentences
from .lords.speaker import LordsSpeaker
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
