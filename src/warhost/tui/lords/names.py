"""Card names shortened to the width of a cell, keeping the distinguishing words."""

from collections import Counter
from dataclasses import dataclass

from ...lords.units import Unit
from ...text.lords.speaker import LordsSpeaker

TITLES = ("The", "Father", "Brother")  # words that may be omitted at the beginning of a name
ROOM_FOR_MORE = 8  # width in characters below which a name is cut without an ellipsis


@dataclass(frozen=True)
class ShortName:
    """Variants of a name in order of preference: the first one that fits is used."""

    candidates: tuple[str, ...]
    cut: str  # the variant of the name that is cut if no variant fits

    def within(self, width: int, more: str) -> str:
        """The name in at most this many columns."""
        for candidate in self.candidates:
            if len(candidate) <= width:
                return candidate
        return self.cut[: width - len(more)] + more if width >= ROOM_FOR_MORE else self.cut[:width]


class Names:
    """The short names of all cards in one language."""

    def __init__(self, speaker: LordsSpeaker) -> None:
        self._speaker = speaker
        full = {speaker.card(code) for code in speaker.units}
        firsts = Counter([name.split()[0] for name in full])
        # Words like "Orc" and "Dwarf", which do not distinguish cards.
        self._common = {word for word, count in firsts.items() if count > 1}

    def of(self, unit: Unit) -> ShortName:
        """The short name of a card: leaders by first name, others by their type."""
        name = self._speaker.card(unit.code)
        words = name.split()
        if len(words) > 1 and words[0] in TITLES:
            words = words[1:]
        first = [" ".join(words[:count]) for count in range(len(words), 0, -1)]
        last = [" ".join(words[count:]) for count in range(1, len(words))]
        if unit.commander and words[0] not in self._common:
            return ShortName((name, words[0]), words[0])
        if words[0] in self._common:
            return ShortName((name, *last), words[-1])
        return ShortName((name, *last, *first), words[0])
