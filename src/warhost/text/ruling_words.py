"""What the rulings of cards are called in each language; sent with them, so that no client needs these words before."""

from typing import Final

WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "erratum": "Erratum",
        "unread": "Erratum not read",
        "ruling": "Ruling",
        "decision": "Our decision",
        "rule": "Rule",
        "unread.whole": (
            "The publisher's FAQ has an erratum for this card that we could not read. "
            "The card is here as it is printed."
        ),
        "unread.part": (
            "We could read only the first words of this card's erratum in the publisher's FAQ. "
            "They agree with the text here."
        ),
    },
    "pl": {
        "erratum": "Errata",
        "unread": "Nieznana errata",
        "ruling": "Orzeczenie",
        "decision": "Nasza decyzja",
        "rule": "Zasada",
        "unread.whole": (
            "FAQ wydawcy ma erratę do tej karty, której nie udało nam się przeczytać. "
            "Karta jest tu taka, jak ją wydrukowano."
        ),
        "unread.part": (
            "Z erraty do tej karty w FAQ wydawcy udało nam się przeczytać tylko pierwsze słowa. "
            "Zgadzają się z tekstem podanym tutaj."
        ),
    },
    "ru": {
        "erratum": "Исправление",
        "unread": "Неизвестное исправление",
        "ruling": "Разъяснение",
        "decision": "Наше решение",
        "rule": "Правило",
        "unread.whole": (
            "В FAQ издателя есть исправление к этой карте, которое нам не удалось прочитать. "
            "Карта здесь такая, как напечатана."
        ),
        "unread.part": (
            "Из исправления к этой карте в FAQ издателя нам удалось прочитать только первые слова. "
            "Они совпадают с текстом, приведённым здесь."
        ),
    },
}
