"""What becomes of cards instead of leaving play: its phrases in Russian."""

from typing import Final

PHRASES: Final = {
    "would.destroyed": "если {of:dat} грозит уничтожение, {text}",
    "would.is-destroyed": "при уничтожении {of:gen} {text}",
    "would.discarded": "если {of} уходит из игры в сброс, {text}",
    "would.discarded-or-returned": "если {of} уходит из игры в сброс или в руку, {text}",
    "would.leave": "если {of} покидает игру, {text}",
    "instead.spend": "[потратьте|потратить] {amount:resource}",
    "instead.token": "[снимите|снять] с {this:gen} 1 фишку ресурса",
    "instead.sacrifice": "[пожертвуйте|пожертвовать] {this:ins}",
    "instead.and": "вместо этого {cost}, {text}",
    "instead.hand": "вместо этого [верните|вернуть] {of:acc} в руку владельца",
    "instead.deck": "вместо этого [положите|положить] {of:acc} под низ колоды владельца",
    "instead.development": "вместо этого [положите|положить] {of:acc} лицом вниз в той же зоне как развитие",
    "instead.kingdom": "[введите|ввести] {of:acc} в игру в своё королевство вместо своего сброса",
    "instead.stays": "[оставьте|оставить] {of:acc} в игре и [вылечите|вылечить] все повреждения",
    "instead.kept": "вместо этого [прикрепите|прикрепить] {of:acc} к {this:dat} (вне игры)",
    "turn-ends.hosts": "в конце хода игрока, контролирующего присоединённый отряд,",
    "attach-this.that": "[присоедините|присоединить] {this:acc} к тому отряду",
    "attach-this": "[присоедините|присоединить] {this:acc} к {to:dat}",
    "as-attachment": "После этого считается картой поддержки с особенностью Присоединение и текстом «{text}».",
    "kept-here": "при {this:loc}",
    "total-cost": "общая напечатанная стоимость {of:gen}",
    "put-together.noted": "[введите|ввести] эти карты одновременно в игру {zone}",
    "note-which": "запомните {of:acc}",
    "when.enters-from-hand": "[после того как|когда в следующий раз] {of} войдёт в игру из вашей руки",
    "keep-some.battlefield": (
        "каждый игрок выбирает {most:acc} на своём поле боя; все остальные отряды в этих зонах приносятся в жертву"
    ),
    "keep-some.every": "каждый игрок выбирает {most:acc} в каждой своей зоне; все остальные отряды приносятся в жертву",
    "keep-some.every.one": (
        "каждый игрок выбирает не более одного отряда в каждой своей зоне; все остальные отряды приносятся в жертву"
    ),
    "attack-struck": "эта атака нанесла повреждения части столицы противника",
    "examine": "[посмотрите|посмотреть] все развития в обороняющейся зоне. Затем вы можете {text}",
}
