"""Experience, and the words of the last cards: their phrases in Polish."""

from typing import Final

PHRASES: Final = {
    "with-cards": "z dołączoną kartą",
    "for-each-card-on": " za każdą kartę dołączoną do {of:gen}",
    "cards-on": "liczba kart dołączonych do {of:gen}",
    "gain-experience.one": "[dołącz|dołączyć] do {of:gen} zakrytą wierzchnią kartę swojej talii jako doświadczenie",
    "gain-experience": "[dołącz|dołączyć] do {of:gen} zakryte jako doświadczenie {amount:card} z wierzchu swojej talii",
    "lay-beneath": "[dołącz|dołączyć] {of:acc} zakrytą do {to:gen} jako doświadczenie",
    "take-experience": "[weź|wziąć] {of:acc} na rękę",
    "you-struck-capital": "tuż po zadaniu w walce obrażeń Stolicy przeciwnika",
}
