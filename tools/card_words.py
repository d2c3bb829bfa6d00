"""Write the reference of the card language, docs/reference/words-*.md: `python tools/card_words.py`."""

from __future__ import annotations

import sys
from pathlib import Path

from warhost.games import all_kits
from warhost.text.card_words import CARD_WORDS, GROUPS, CardWords, Word

ROOT = Path(__file__).resolve().parent.parent
REFERENCE = ROOT / "docs" / "reference"
HEADINGS = {
    "part": ("Abilities and other parts of a text", "What `text` takes behind a card's code, one after the other."),
    "event": ("What happens", "What abilities wait for: `after(...)` it has happened, `when(...)` it is about to."),
    "when": ("Waiting", "What sets an ability off."),
    "verb": (
        "Verbs and combinators",
        "What is done; without a set behind it, to the card that is spoken of (`IT`).",
    ),
    "set": ("Sets", "Cards: `&` is both, `|` either, `-` without."),
    "number": ("Numbers", "Read from the table when they are needed; `-n` and `n * 2` are numbers, too."),
    "condition": ("Conditions", "What must hold; `&` is both."),
    "change": ("Changes", "What `constant(...)` says."),
    "constant": ("Names", "Zones, phases, keywords and how long something lasts."),
}
SHOWN = 6  # maximum number of cards in a row


def row(found: CardWords, word: Word) -> str:
    """A table row for a word: its notation, its meaning, its rendered text, and the cards that use it."""
    word = found.first(word)
    names = found.names(word)
    more = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
    said = f"*{found.said(word)}*" if word.cards else ""
    meaning = " ".join([each for each in (word.meaning, said) if each])
    shared = "" if found.shared(word) else "own"
    cells = [f"`{word.written}`", meaning, shared, ", ".join(names[:SHOWN]) + more]
    return f"| {' | '.join([cell.replace('|', chr(92) + '|') for cell in cells])} |"


def page(found: CardWords, title: str) -> str:
    """The reference page of one game."""
    words = list(found.words.values())
    lines = [
        f"# The words of {title}",
        "",
        "Every word that the cards of the game are written in. Its meaning comes first, then in italics a line of a",
        "card that uses it. *Selected* cards are those that the selector in the brackets matches. Words marked *own*",
        "exist in this game only, the others in both card games. Written by",
        "`python tools/card_words.py`; `warhost words "
        + found.game
        + "` shows it in the terminal, with the cards of all sets.",
    ]
    for group in GROUPS:
        title, about = HEADINGS[group]
        own = [word for word in words if word.group == group]
        if own:
            lines += [
                "",
                f"## {title}",
                "",
                about,
                "",
                "| word | what it means, how it is stated | | cards |",
                "|---|---|---|---|",
            ]
            lines += [row(found, word) for word in own]
    return "\n".join(lines) + "\n"


def pages() -> dict[Path, str]:
    made: dict[Path, str] = {}
    for kit in all_kits():
        words = kit.get(CARD_WORDS)
        if words is not None and (ROOT / "src" / "warhost" / kit.name).is_dir():
            made[REFERENCE / f"words-{kit.name}.md"] = page(words, kit.messages["en"][f"{kit.name}.title"])
    return made


def main() -> None:
    for path, text in pages().items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            sys.stdout.write(f"renewed {path.name}\n")


if __name__ == "__main__":
    main()
