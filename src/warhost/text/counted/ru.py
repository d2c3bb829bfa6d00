"""Counted things in Russian, as objects (losing 2 cards) and in the cases that some verbs want."""

from typing import Final

DAMAGE: Final = "{number, plural, one {# повреждение} few {# повреждения} other {# повреждений}}"
WITH_DAMAGE: Final = "{number, plural, one {# повреждением} other {# повреждениями}}"
RESOURCES: Final = "{number, plural, one {# ресурс} few {# ресурса} other {# ресурсов}}"
TOKENS: Final = "{number, plural, one {# фишку ресурса} few {# фишки ресурсов} other {# фишек ресурсов}}"
WITH_TOKENS: Final = "{number, plural, one {# фишкой ресурса} other {# фишками ресурсов}}"
CARDS: Final = "{number, plural, one {# карту} few {# карты} other {# карт}}"
OF_CARDS: Final = "{number, plural, one {# карты} other {# карт}}"
KEYWORDS: Final = "{number, plural, one {# ключевое слово} few {# ключевых слова} other {# ключевых слов}}"
SHIELDS: Final = "{number, plural, one {# символ} few {# символа} other {# символов}}"
COPIES: Final = "{count, plural, one {# копия} few {# копии} other {# копий}}"
IN_DECK: Final = "В колоде {count, plural, one {# карта} few {# карты} other {# карт}}"
