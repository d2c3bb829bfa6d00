"""Polish phrases for control, cards played by effects, and cards revealed or turned facedown."""

from typing import Final

PHRASES: Final = {
    "take-control.zone.yours": (
        "[przejmij|przejąć] kontrolę nad {of:ins} i [przesuń|przesunąć] <go/ją/je|je> do swojej odpowiadającej strefy"
    ),
    "take-control.zone.his": (
        "[przejmij|przejąć] kontrolę nad {of:ins} i [przesuń|przesunąć] <go/ją/je|je> do swojej odpowiadającej strefy"
    ),
    "take-control.any.yours": (
        "[przejmij|przejąć] kontrolę nad {of:ins} i [przesuń|przesunąć] <go/ją/je|je> do wybranej swojej strefy"
    ),
    "take-control.any.his": (
        "[przejmij|przejąć] kontrolę nad {of:ins} i [przesuń|przesunąć] <go/ją/je|je> do wybranej swojej strefy"
    ),
    "take-control.defending.yours": (
        "[przejmij|przejąć] kontrolę nad {of:ins}, [przesuń|przesunąć] <go/ją/je|je> do zaatakowanej strefy i "
        "[wyznacz|wyznaczyć] do obrony"
    ),
    "play-now": "[zagraj|zagrać] {of:acc}{zone}{pays}",
    "pays.all": " (płacąc wszystkie koszty)",
    "pays.no-loyalty": " (płacąc jej koszt, ale ignorując lojalność)",
    "pays.loyalty": " (wydając zamiast kosztu tyle zasobów, ile wynosi lojalność karty)",
    "pays.free": " bez kosztu",
    "pays.no-costs": " (nie płacąc żadnych kosztów)",
    "pays.all.less": " (płacąc wszystkie koszty obniżone o {less})",
    "put-each.yours": "[umieść|umieścić] w grze {of:acc}{how}, wybierając strefę dla każdej karty,",
    "put-each.his": "[umieść|umieścić] w grze {of:acc}{how}, wybierając strefę dla każdej karty,",
    "reveal-from-hand": "[odkryj|odkryć] {of:acc}",
    "reveal-card": "[odkryj|odkryć] {of:acc}",
    "discard-rest": "[odrzuć|odrzucić] pozostałe",
    "turn-facedown": "[zamień|zamienić] {of:acc} w <zakryte rozwinięcie|zakryte rozwinięcia>",
    "develop-at-random.yours": "[połóż|położyć] zakrytą losową kartę z ręki w broniącej się strefie jako rozwinięcie",
    "develop-at-random.his": "[połóż|położyć] zakrytą losową kartę z ręki w broniącej się strefie jako rozwinięcie",
    "reveal-developments": ("[odkryj|odkryć] wszystkie rozwinięcia w {of:loc}, po czym [zakryj|zakryć] je ponownie"),
    "on-top.yours": "z wierzchu swojej talii",
    "on-top.his": "z wierzchu swojej talii",
    "title-word": "ze słowem „{word}” lub „{word}s” w angielskiej nazwie",
    "mark.unique": "unikatowa",
    "with-zone-ability": "ze zdolnością „{zones}”",
    "with-keyword.ambush": "z Zasadzką",
    "discard-locked": "karty nie mogą opuszczać stosów kart odrzuconych twoich przeciwników",
    "any-time": "możesz zagrać tę kartę z ręki zawsze wtedy, gdy możesz wykonać akcję",
    "searches-more": "za każdym razem, gdy przeglądasz swoją talię, możesz przejrzeć jedną kartę więcej",
    "search.random": "{found}; z jedną z nich, wybraną losowo, możesz zrobić, co następuje: {text}",
    "search.shuffled": "{found}. Potasuj swoją talię, a następnie {text}",
    "put-into.that": "w tej samej strefie",
    "put.defending": ", wyznaczając <go/ją/je|je> do obrony",
    "put-together.then": "{said}. {text}",
    "indirect.uncancellable": "[otrzymaj|otrzymać] {amount:indirect}, bez możliwości anulowania",
    "put-into.any.many": "w swoich strefach (wybierając strefę dla każdej z nich)",
    "discarded-cost": "wydrukowany koszt odrzuconej karty",
    "cost-spread": "różnica między wydrukowanymi kosztami tych kart",
    "just-used": "właśnie aktywowanej",
    "search.random.shuffled": "{found}. Potasuj swoją talię, wybierz losowo jedną ze znalezionych kart i {text}",
    "put-into-play.it": "[umieść|umieścić] {of:acc} w grze {zone}{how}",
    "draw-limit": "twoi przeciwnicy nie mogą wylosować w turze więcej niż {most:card}",
    "draws-fewer": "twoi przeciwnicy losują w swojej fazie Misji o {fewer:card} mniej (do minimum {least})",
    "plays-from": "możesz zagrywać {of:acc} tak, jakby <była|były> na twojej ręce",
    "plays-from.either": "możesz zagrywać {of:acc} tak, jakby <była|były> na twojej ręce, także jako rozwinięcie",
    "plays-from.developed": (
        "możesz zagrywać {of:acc} jako rozwinięcia w tej strefie tak, jakby <była|były> na twojej ręce"
    ),
    "plays-from.necromancy": (
        "możesz zagrywać {of:acc} tak, jakby <była|były> na twoim stosie kart odrzuconych i <miała|miały> Nekromancję"
    ),
    "plays-from.no-loyalty": ", ignorując lojalność",
    "wins-empty": "jeśli nie masz kart na ręce ani w talii, wygrywasz grę, zamiast przegrać",
    "target-price.card": "przeciwnicy muszą odrzucić z ręki kartę za każdy efekt, którego celem <jest|są> {of}",
    "chooses-discard": (
        "jeśli karta miałaby zostać losowo odrzucona z ręki gracza kontrolującego jednostkę z tą kartą, możesz "
        "zamiast tego podejrzeć tę rękę i wybrać kartę"
    ),
    "instead": "możesz {text}, aby obniżyć koszt tej karty do 0",
    "cost.free": "{of} <kosztuje|kosztują> 0",
    "put.declared": ", wyznaczając <go/ją/je|je> na atakującego",
    "from-hand": "Użyj tej zdolności z ręki.",
    "when.played-into.any": "[kiedy|gdy następnym razem] ktoś zagra {of:acc} do tej strefy",
    "when.played-into.yours": "[kiedy|gdy następnym razem] zagrasz {of:acc} do tej strefy",
    "when.played-into.enemy": "[kiedy|gdy następnym razem] przeciwnik zagra {of:acc} do tej strefy",
    "when.is-discarded.yours": "[kiedy|gdy następnym razem] twój efekt odrzuci {of:acc} z twojej ręki",
    "when.is-discarded.enemy": ("[kiedy|gdy następnym razem] efekt przeciwnika odrzuci {of:acc} z twojej ręki"),
    "damage-in-all": "suma obrażeń na tej jednostce i przydzielonych jej",
}
