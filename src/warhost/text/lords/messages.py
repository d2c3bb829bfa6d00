"""The messages and card names of this game by language."""

from typing import Final

from ..catalogue import game_card_names, game_messages

MESSAGES: Final = game_messages("lords")
CARD_NAMES: Final = game_card_names("lords")
