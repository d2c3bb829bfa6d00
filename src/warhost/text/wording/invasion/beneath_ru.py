"""Experience, and the words of the last cards: their phrases in Russian."""

from typing import Final

PHRASES: Final = {
    "with-cards": "с присоединённой картой",
    "for-each-card-on": " за каждую карту, присоединённую к {of:dat}",
    "cards-on": "число карт, присоединённых к {of:dat}",
    "gain-experience.one": (
        "[присоедините|присоединить] к {of:dat} верхнюю карту своей колоды рубашкой вверх как карту опыта"
    ),
    "gain-experience": (
        "[присоедините|присоединить] к {of:dat} {amount:card} с верха своей колоды рубашкой вверх как карты опыта"
    ),
    "lay-beneath": "[присоедините|присоединить] {of:acc} рубашкой вверх к {to:dat} как карту опыта",
    "take-experience": "[возьмите|взять] {of:acc} в руку",
    "you-struck-capital": "сразу после нанесения боевых повреждений столице противника",
}
