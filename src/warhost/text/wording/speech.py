"""Context of a sentence: its targets, the card that "it" refers to, and the player who acts."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from .renderer import DO, GENDERS, Renderer, Thing

YOU = "yours"  # key of the person: the player of the card
HE = "his"  # key of the person: each player or opponent in turn
FIVE = 5
MANY_KINDS = 1
CONTROLLER = "its"  # key of the person: the controller of a card that was mentioned


class NounPhrase:
    """A noun phrase that is introduced once ("target unit") and referred to afterwards ("that unit")."""

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
        self.several = False  # True for several chosen cards, which the text later calls "the found cards"
        self.briefly = False  # True if later mentions are pronouns
        self.leans = False  # True if later mentions are pronouns, unless they are the subject
        self.again = "that"  # key of the determiner of later mentions
        # What the text did with the thing (revealed, sacrificed, destroyed): its name if "that" is ambiguous.
        self.role = ""
        self.apart = False  # True if it can be the same type of card, so that "this unit" would mean the card itself
        self.near = True  # True if nothing else has been mentioned since
        self.far = False  # True if something else has been mentioned in the same clause

    @property
    def plural(self) -> bool:
        few = isinstance(self.numeral, int) and self.numeral < FIVE
        if self.many and self.numeral != 1 and not few and self.speech.renderer.genitive_subject:
            return False
        return self.many or self.thing.pair is not None

    @property
    def gender(self) -> str:
        again = replace(self.thing, heads=self.called) if self.said else self.thing
        return self.speech.renderer.gender(again)

    @property
    def called(self) -> list[str]:
        """The noun for later mentions: "card" after "a unit or a support"."""
        briefly = self.speech.renderer.vocabulary.briefly
        heads = list(dict.fromkeys([briefly.get(head, head) for head in self.thing.heads]))
        return ["card"] if len(heads) > MANY_KINDS and not self.thing.fixed else heads[:1]

    def is_brief(self, case: str) -> bool:
        """True if a pronoun is used in this case."""
        leaning = case in self.speech.renderer.leaning_cases
        if not self.said:
            return self.thing.brief and not self.thing.notes and leaning
        if self.role and self.again == "that" and self.rivals():
            return False
        return self.briefly or (
            leaning and (self.leans or (self.apart and self.near and not self.far and self.again == "that"))
        )

    def rivals(self) -> list[NounPhrase]:
        """Other mentioned things with the same noun, which "that unit" could also mean."""
        renderer, fixed = self.speech.renderer, ("",) if self.speech.renderer.tells_that else ("", "this")
        others = [each for each in self.speech.spoken if each is not self and each.said and each.thing.fixed in fixed]
        alike = [
            each for each in others if each.plural == self.plural and renderer.sounds_alike(each.called, self.called)
        ]
        return [each for each in alike if each.thing != self.thing]

    def could_be_itself(self) -> bool:
        """True if "that card" would mean this card, in a language with one word for "this" and "that"."""
        renderer = self.speech.renderer
        if renderer.tells_that or self.apart or self.thing.fixed or self.plural:
            return False
        return any(renderer.sounds_alike(self.called or ["card"], [own]) for own in ("card", self.speech.card))

    def _briefly(self, thing: Thing) -> Thing:
        """ "This card" instead of "this card of support", unless the text has mentioned another card."""
        if self.speech.renderer.tells_that or thing.fixed != "this" or thing.heads != ["support"]:
            return thing
        others = [each.thing for each in self.speech.spoken if each.thing.fixed != "this"]
        return (
            thing
            if any(set(each.heads or ["card"]) & {"card", "support"} for each in others)
            else replace(thing, heads=["card"])
        )

    def form(self, case: str) -> str:
        renderer, thing = self.speech.renderer, self._briefly(self.thing)
        whose = renderer.whose(self.speech.who, self.speech.doing and case != "nom")
        if thing.pair is not None:
            one, other = thing.pair
            return renderer.say("pair", one=one.form(case), other=other.form(case))
        if self.said:
            if self.is_brief(case):
                return renderer.pronoun(thing, case, self.many)
            again = Thing(self.called, fixed=thing.fixed)
            again_as = "yonder" if self.apart and self.again == "that" else self.again
            if self.again == "that" and self.role and (self.rivals() or self.could_be_itself()):
                again_as = self.role
            return renderer.noun(again, again_as, case, self.many, whose)
        self.said = True
        self.speech.spoken.append(self)
        if thing.sides is not None:
            sides = [renderer.noun(each, self.how, case, self.many, whose) for each in thing.sides]
            within = any(renderer.phrases["or"] in each for each in sides)  # an alternative contains "or"
            either = "and" if self.how == "each" else "or.sides" if within else "or"
            said = renderer.phrases[either].join(sides)
            return " ".join([said, *renderer.behind(thing, whose, self.many)])
        if self.numeral != 1 or self.up_to:
            return renderer.numbered(thing, self.how, case, self.numeral, self.up_to, whose)
        return renderer.noun(thing, self.how, case, self.many, whose)


@dataclass(frozen=True)
class Told:
    """A noun phrase that has already been rendered."""

    text: str
    plural: bool
    gender: str = GENDERS[0]

    def form(self, case: str) -> str:
        return self.text


@dataclass(frozen=True)
class Speech:
    """The context of a part of a text.  `card` is the kind of card: unit, support, quest, tactic, card."""

    renderer: Renderer
    card: str
    who: str = YOU
    mood: int = DO
    it: NounPhrase | None = None
    slots: tuple[NounPhrase, ...] = ()
    that: NounPhrase | None = None  # the card that the ability's trigger mentions
    doer: NounPhrase | None = None  # the card that caused the event of the trigger
    host: str = "unit"  # type of the card to which an attachment is attached
    doing: bool = False  # True if "you" are the subject of the current sentence
    aside: bool = False  # True inside an alternative of an "or"
    itself: str = ""  # the card just mentioned: "this", or the card that this one is "attached" to; "" if neither
    spoken: list[NounPhrase] = field(default_factory=list, compare=False)  # noun phrases mentioned so far

    @property
    def whose(self) -> str:
        """The possessive of the acting player: "your own" if "you" are the subject."""
        return self.renderer.whose(self.who, self.doing)

    def known(self) -> dict[NounPhrase, bool]:
        """The noun phrases so far, and whether each has been mentioned."""
        return {each: each.said for each in (self.it, self.that, self.doer, *self.slots) if each is not None}

    def forget(self, known: dict[NounPhrase, bool]) -> None:
        """Restore an earlier result of `known`, as if nothing had been mentioned since."""
        for each, said in known.items():
            each.said = said

    def beside(self) -> Speech:
        """A context for one alternative, whose mentions the other alternatives do not see."""
        return replace(self, spoken=list(self.spoken))

    def about(self, it: NounPhrase) -> Speech:
        return replace(self, it=it)

    def after(self, that: NounPhrase) -> Speech:
        """The context after a trigger, which mentions a card and possibly its source."""
        doer = that.thing.doer
        known = doer if isinstance(doer, NounPhrase) else None
        card = that.thing.fixed in ("this", "attached") and that.thing.heads != ["zone"]  # "this zone" is not a card
        itself = that.thing.fixed if card and known is None else ""
        return replace(self, it=that, that=that, doer=known, itself=itself)

    def aiming(self, target: NounPhrase) -> Speech:
        return replace(self, it=target, slots=(*self.slots, target))

    def by(self, who: str, mood: int) -> Speech:
        return replace(self, who=who, mood=mood)

    def in_mood(self, mood: int) -> Speech:
        return replace(self, mood=mood)
