"""The texts of Tides in every language: `words.tsv` has a line for each key and a column for each language."""

from importlib.resources import files

LINES = [line.split("\t") for line in (files(__package__) / "words.tsv").read_text(encoding="utf-8").splitlines()]
LANGUAGES = {language: column for column, language in enumerate(LINES[0]) if column}


def part(prefix: str, language: str) -> dict[str, str]:
    """The messages of one part, by the rest of their keys."""
    column = LANGUAGES[language]
    return {line[0].removeprefix(prefix): line[column] for line in LINES if line[0].startswith(prefix) and line[column]}


def counted(language: str) -> dict[str, tuple[str, ...]]:
    return {key: tuple(forms.split("|")) for key, forms in part("counted.", language).items()}


MESSAGES = {language: {f"tides.{key}": said for key, said in part("", language).items()} for language in LANGUAGES}
CARD_NAMES = {language: part("card.", language) for language in ("pl", "ru")}
