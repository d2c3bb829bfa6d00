"""Exceptions of Warhost; each message is one line that a user can act on."""


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
