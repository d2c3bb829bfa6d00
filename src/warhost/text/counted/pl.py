"""Counted things in Polish, as objects (losing 2 cards) and in the cases that some verbs want."""

from typing import Final

DAMAGE: Final = "{number, plural, one {# obrażenie} few {# obrażenia} other {# obrażeń}}"
DAMAGE_DATIVE: Final = "{number, plural, one {# obrażeniu} other {# obrażeniom}}"
WITH_DAMAGE: Final = "{number, plural, one {# obrażeniem} other {# obrażeniami}}"
RESOURCES: Final = "{number, plural, one {# zasób} few {# zasoby} other {# zasobów}}"
TOKENS: Final = "{number, plural, one {# żeton zasobów} few {# żetony zasobów} other {# żetonów zasobów}}"
WITH_TOKENS: Final = "{number, plural, one {# żetonem zasobów} other {# żetonami zasobów}}"
CARDS: Final = "{number, plural, one {# kartę} few {# karty} other {# kart}}"
OF_CARDS: Final = "{number, plural, one {# karty} other {# kart}}"
KEYWORDS: Final = "{number, plural, one {# słowo kluczowe} few {# słowa kluczowe} other {# słów kluczowych}}"
SHIELDS: Final = "{number, plural, one {# symbol} few {# symbole} other {# symboli}}"
COPIES: Final = "{count, plural, one {# kopia} few {# kopie} other {# kopii}}"
IN_DECK: Final = "W talii {count, plural, one {jest # karta} few {są # karty} other {jest # kart}}"
