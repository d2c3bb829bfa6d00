"""Polish phrases for replacement effects of leaving play."""

from typing import Final

PHRASES: Final = {
    "would.destroyed": "jeśli {of} <ma|mają> zostać <zniszczony/zniszczona/zniszczone|zniszczone>, {text}",
    "would.is-destroyed": "gdy {of} zostaje <zniszczony/zniszczona/zniszczone|zniszczone>, {text}",
    "would.discarded": "jeśli {of} ma trafić z gry na stos kart odrzuconych, {text}",
    "would.discarded-or-returned": "jeśli {of} ma trafić z gry na stos kart odrzuconych lub na rękę, {text}",
    "would.leave": "jeśli {of} ma opuścić grę, {text}",
    "instead.spend": "[wydaj|wydać] {amount:resource}",
    "instead.token": "[usuń|usunąć] z {this:gen} 1 żeton zasobów",
    "instead.sacrifice": "[poświęć|poświęcić] {this:acc}",
    "instead.and": "zamiast tego {cost}, {text}",
    "instead.hand": "zamiast tego [cofnij|cofnąć] {of:acc} na rękę właściciela",
    "instead.deck": "zamiast tego [połóż|położyć] {of:acc} na spodzie talii właściciela",
    "instead.development": "zamiast tego [połóż|położyć] {of:acc} zakrytą w tej samej strefie jako rozwinięcie",
    "instead.kingdom": (
        "[umieść|umieścić] {of:acc} w grze w swoim Królestwie, "
        "zamiast kłaść <go/ją/je|je> na swój stos kart odrzuconych"
    ),
    "instead.stays": "[zostaw|zostawić] {of:acc} w grze i [wylecz|wyleczyć] wszystkie <jego/jej/jego|ich> obrażenia",
    "instead.kept": "zamiast tego [dołącz|dołączyć] {of:acc} do {this:gen} (poza grą)",
    "turn-ends.hosts": "pod koniec tury gracza kontrolującego jednostkę z tą kartą",
    "attach-this.that": "[dołącz|dołączyć] {this:acc} do tamtej jednostki",
    "attach-this": "[dołącz|dołączyć] {this:acc} do {to:gen}",
    "as-attachment": "Po dołączeniu liczy się jako karta wsparcia z cechą Dodatek i tekstem „{text}”.",
    "kept-here": "przy {this:loc}",
    "total-cost": "łączny wydrukowany koszt {of:gen}",
    "put-together.noted": "[umieść|umieścić] te karty jednocześnie w grze {zone}",
    "note-which": "wybierz {of:acc}",
    "when.enters-from-hand": "[kiedy|gdy następnym razem] {of} wejdzie do gry z twojej ręki",
    "keep-some.battlefield": (
        "każdy gracz wybiera {most:acc} na swoim Polu Bitwy; "
        "wszystkie inne jednostki w tych strefach zostają poświęcone"
    ),
    "keep-some.every": (
        "każdy gracz wybiera {most:acc} w każdej swojej strefie; wszystkie inne jednostki zostają poświęcone"
    ),
    "keep-some.every.one": (
        "każdy gracz wybiera najwyżej jedną jednostkę w każdej swojej strefie; "
        "wszystkie inne jednostki zostają poświęcone"
    ),
    "attack-struck": "ten atak zadał obrażenia strefie Stolicy przeciwnika",
    "examine": "[podejrzyj|podejrzeć] wszystkie rozwinięcia w broniącej się strefie. Następnie możesz {text}",
}
