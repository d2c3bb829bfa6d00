"""Exceptions of Warhost; each message is one line that a user can act on, for errors in card definitions too."""

from __future__ import annotations

import traceback
from typing import Final

CHECKED: Final = "`mypy FILE` names the word that does not fit"


class WarhostError(Exception):
    """Base class for invalid input and external failures; its text is the one line shown to the user."""


class IllegalChoice(WarhostError):
    """An answer that is not among the options of the moment: illegal, misspelled or too late."""


class BadNotation(WarhostError):
    """A text that names no action of the game at all."""


class BadSetup(WarhostError):
    """Options, decks or armies from which no game can be started."""


class BadDeck(BadSetup):
    """A deck that cannot be read or that breaks the deck rules."""


class BadSave(WarhostError):
    """A saved state that cannot be read back."""


class BadJournal(WarhostError):
    """A journal that is damaged or does not reproduce."""


class OtherVersion(BadJournal):
    """A journal or save of another format or rules version, which this build cannot use."""


class BadCard(WarhostError):
    """A card whose line of facts or whose text cannot be read: which card, in which file, and what to do."""


class BadScenario(WarhostError):
    """A scenario file with content that the format does not define."""


def failed_line(wrong: Exception, file: str) -> tuple[str, int]:
    """The path and the line of a definition file at which reading failed; ("", 0) if it was elsewhere.

    `file` is the path in the repository, with `src` first.
    """
    if isinstance(wrong, SyntaxError):
        return (wrong.filename or "", wrong.lineno or 0) if _is_file(wrong.filename or "", file) else ("", 0)
    for each in reversed(traceback.extract_tb(wrong.__traceback__)):
        if each.lineno is not None and _is_file(each.filename, file):
            return each.filename, each.lineno
    return "", 0


def failure(wrong: Exception) -> str:
    """What is wrong, without the line, and what to do."""
    message = str(wrong.msg) if isinstance(wrong, SyntaxError) else str(wrong)
    return message if isinstance(wrong, (ValueError, WarhostError)) else f"{message}; {CHECKED}"


def _is_file(path: str, file: str) -> bool:
    return path.replace("\\", "/").endswith(file.removeprefix("src"))
