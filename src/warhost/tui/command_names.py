"""The names of the commands that can be typed."""

from collections.abc import Sequence
from typing import Final

from ..text.speaker import Speaker

COMMANDS: Final = (
    "help", "undo", "why", "inspect", "hint", "options", "board", "hand", "log", "captures", "rules", "save", "back",
    "resign", "quit",
)  # fmt: skip
SHORT: Final = {
    "?": "help",
    "h": "help",
    "u": "undo",
    "w": "why",
    "i": "inspect",
    "b": "back",
    "q": "quit",
    "exit": "quit",
}


def command_names(speaker: Speaker, commands: Sequence[str] = COMMANDS) -> dict[str, str]:
    """Every name of a command, in English and in the player's language, with its command."""
    own = {speaker.book.say(f"tui.command.{name}"): name for name in commands}
    short = {word: name for word, name in SHORT.items() if name in commands}
    return {**short, **{name: name for name in commands}, **own}
