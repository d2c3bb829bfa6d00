"""What a sentence has come to speak of: its targets, the card it calls "it", and who carries it out."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .tongue import DO, Thing, Tongue

YOU = "yours"  # the player whose card it is
HE = "his"  # each player or opponent in turn
CONTROLLER = "its"  # the controller of what is spoken of


class Mention:
    """A thing that is introduced once ("target unit") and spoken of afterwards ("that unit")."""

    def __init__(
        self, speech: Speech, thing: Thing, how: str, many: bool = False, numeral: int | str = 1, up_to: bool = False
    ) -> None:
        self.speech = speech
        self.thing = thing
        self.how = how
        self.many = many or numeral != 1
        self.numeral = numeral
        self.up_to = up_to
        self.said = False
        self.briefly = False  # "it" will do
        self.again = "that"  # how it is spoken of afterwards

    @property
    def plural(self) -> bool:
        return self.many or self.thing.pair is not None

    def form(self, case: str) -> str:
        tongue, whose, thing = self.speech.tongue, self.speech.who, self.thing
        if thing.pair is not None:
            one, other = thing.pair
            return tongue.say("pair", one=one.form(case), other=other.form(case))
        if self.said:
            if self.briefly:
                return tongue.pronoun(thing, case, self.many)
            briefly = tongue.vocabulary.briefly
            again = Thing([briefly.get(head, head) for head in thing.heads[:1]], fixed=thing.fixed)
            return tongue.noun(again, self.again, case, self.many, whose)
        self.said = True
        if thing.sides is not None:
            said = tongue.phrases["or"].join(
                [tongue.noun(each, self.how, case, self.many, whose) for each in thing.sides]
            )
            return " ".join([said, *tongue.behind(thing, whose, self.many)])
        if self.numeral != 1 or self.up_to:
            return tongue.numbered(thing, self.how, case, self.numeral, self.up_to, whose)
        return tongue.noun(thing, self.how, case, self.many, whose)


@dataclass(frozen=True)
class Told:
    """A noun phrase that has been put into words already."""

    text: str
    plural: bool

    def form(self, case: str) -> str:
        return self.text


@dataclass(frozen=True)
class Speech:
    """The context of a part of a text.  `card` is what the text stands on: unit, support, quest, tactic, card."""

    tongue: Tongue
    card: str
    who: str = YOU
    mood: int = DO
    it: Mention | None = None
    slots: tuple[Mention, ...] = ()
    that: Mention | None = None  # what set the sentence off
    doer: Mention | None = None  # what did the thing that set the sentence off
    host: str = "unit"  # the kind of card that an attachment is attached to

    def about(self, it: Mention) -> Speech:
        return replace(self, it=it)

    def after(self, that: Mention) -> Speech:
        """Set off by something that happened to a card, done perhaps by another one."""
        doer = that.thing.doer
        return replace(self, it=that, that=that, doer=doer if isinstance(doer, Mention) else None)

    def aiming(self, target: Mention) -> Speech:
        return replace(self, it=target, slots=(*self.slots, target))

    def by(self, who: str, mood: int) -> Speech:
        return replace(self, who=who, mood=mood)

    def in_mood(self, mood: int) -> Speech:
        return replace(self, mood=mood)
