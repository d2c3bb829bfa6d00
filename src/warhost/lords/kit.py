"""Lords of War as a game kit: everything that the server, bots and texts need from a game."""

from typing import Final

from ..kit import own_kit

KIT: Final = own_kit(
    "lords",
    rank=1,
    without=("library.official", "library.mutation", "library.sets", "texts.card_words", "screens.terminal_words"),
)
