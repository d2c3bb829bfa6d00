"""Texts of the games in every language: prompts, log, refusals and card texts."""

from .phrasebook import LANGUAGES, Phrasebook, phrasebook
from .speaker import Players, Speaker

__all__ = ["LANGUAGES", "Phrasebook", "Players", "Speaker", "phrasebook"]
