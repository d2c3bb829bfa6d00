"""Polish phrases for experience and for single cards."""

from typing import Final

PHRASES: Final = {
    "with-cards": "z dołączoną kartą",
    "for-each-card-on": " za każdą kartę dołączoną do {of:gen}",
    "cards-on": "liczba kart dołączonych do {of:gen}",
    "gain-experience.one": "[dołącz|dołączyć] do {of:gen} zakrytą wierzchnią kartę swojej talii jako doświadczenie",
    "gain-experience": "[dołącz|dołączyć] do {of:gen} zakryte jako doświadczenie {amount:card} z wierzchu swojej talii",
    "lay-beneath": "[dołącz|dołączyć] {of:acc} zakrytą do {to:gen} jako doświadczenie",
    "take-experience": "[weź|wziąć] na rękę {of:acc}",
    "you-struck-capital": "tuż po zadaniu w walce obrażeń Stolicy przeciwnika",
    "controlled-like": "pod kontrolą gracza, który kontroluje jednostkę z tym Dodatkiem",
    "switch-quest": (
        "[cofnij|cofnąć] {of:acc} na rękę właściciela i [umieść|umieścić] w grze na jej miejscu {other:acc}; "
        "wszystkie żetony zasobów i jednostki z cofniętej misji przechodzą na nową"
    ),
    "as-if-ambushed": (
        "[użyj|użyć] <jego/jej/jego|ich> zdolności ataku z zasadzki, jakby {of} właśnie z niej "
        "<zaatakował/zaatakowała/zaatakowało|zaatakowały>,"
    ),
    "draw-up-to": "[losuj|losować] karty, aż będziesz mieć na ręce {most:card}",
    "no-entry": "karty z lojalnością mniejszą niż {loyalty} nie mogą wejść do tej strefy (zakryte karty jej nie mają)",
    "action-tax": (
        "każda inna Akcja, której celem jest {of}, zostaje anulowana, chyba że gracz, który jej używa, zapłaci {price} "
        "przy jej rozpatrywaniu"
    ),
    "diverts": "efekty przeciwników, których celem jest {of}, działają zamiast tego na {to:acc}, jeśli to możliwe",
    "hand-limit": "gdy masz na ręce więcej niż {most:card}, natychmiast odrzuć karty tak, aby zostało {most:card}",
    "joins-others": (
        "możesz wyznaczyć {of:acc} na atakującego, gdy atakuje inny gracz, jeśli to nie ty jesteś atakowany "
        "(w pojedynku jesteś nim zawsze)"
    ),
    "starts-in-play": (
        "Zacznij grę z tą kartą w grze i z dołączoną do niej zakrytą kartą, którą wybierasz ze swojej talii. "
        "Nie możesz wymienić startowej ręki."
    ),
    "when.played-into.any-zone.yours": "[kiedy|gdy następnym razem] zagrasz {of:acc}",
    "from-hand-played": "została zagrana z ręki",
    "strike-with": (
        "[{by} zadaje obrażenia równe swojej sile {of:dat}|sprawić, by {by} zadała obrażenia równe sile {of:dat}]"
    ),
    "take-or-attach": (
        "[weź|wziąć] kartę, która była do niej dołączona, na rękę; jeśli jest to {of}, możesz zamiast tego dołączyć "
        "ją do {to:gen}"
    ),
}
