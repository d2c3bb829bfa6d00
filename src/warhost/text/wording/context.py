"""Context of a sentence: its targets, the card that "it" refers to, and the player who acts."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from .renderer import DO, GENDERS, NounSpec, Renderer

YOU = "yours"  # key of the person: the player of the card
HE = "his"  # key of the person: each player or opponent in turn
FIVE = 5
MANY_KINDS = 1
CONTROLLER = "its"  # key of the person: the controller of a card that was mentioned


class NounPhrase:
    """A noun phrase that is introduced once ("target unit") and referred to afterwards ("that unit")."""

    def __init__(
        self,
        context: SentenceContext,
        spec: NounSpec,
        how: str,
        many: bool = False,
        numeral: int | str = 1,
        up_to: bool = False,
    ) -> None:
        self.context = context
        self.spec = spec
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
        self.repeats = False  # True if the next mention is no pronoun, which would mean something else
        self.apart = False  # True if it can be the same type of card, so that "this unit" would mean the card itself
        self.alone = False  # True if the trigger mentions no other card, so that "it" can only mean this one
        self.near = True  # True if nothing else has been mentioned since
        self.far = False  # True if something else has been mentioned in the same clause

    @property
    def plural(self) -> bool:
        few = isinstance(self.numeral, int) and self.numeral < FIVE
        if self.many and self.numeral != 1 and not few and self.context.renderer.genitive_subject:
            return False
        return self.many or self.spec.pair is not None

    @property
    def gender(self) -> str:
        again = replace(self.spec, heads=self.called) if self.said else self.spec
        return self.context.renderer.gender(again)

    @property
    def called(self) -> list[str]:
        """The noun for later mentions: "card" after "a unit or a support"."""
        briefly = self.context.renderer.vocabulary.briefly
        heads = list(dict.fromkeys([briefly.get(head, head) for head in self.spec.heads]))
        return ["card"] if len(heads) > MANY_KINDS and not self.spec.fixed else heads[:1]

    def is_brief(self, case: str) -> bool:
        """True if a pronoun is used in this case."""
        leaning = case in self.context.renderer.leaning_cases
        if self.repeats:
            return False
        if not self.said:
            return self.spec.brief and not self.spec.notes and leaning
        if self.role and self.again == "that" and self.rivals():
            return False
        return self.briefly or (
            leaning
            and (
                self.leans or ((self.apart or self.is_alone()) and self.near and not self.far and self.again == "that")
            )
        )

    def is_alone(self) -> bool:
        """True if this is the one card spoken of, and nothing named since has its number and gender."""
        renderer, spoken = self.context.renderer, self.context.spoken
        later = spoken[spoken.index(self) + 1 :] if self.alone and self in spoken else []
        return self.alone and not any(
            each.plural == self.plural and (renderer.tells_that or each.gender == self.gender)
            for each in later
            if not each.spec.fixed and each.spec != self.spec
        )

    def rivals(self) -> list[NounPhrase]:
        """Other mentioned things with the same noun, which "that unit" could also mean."""
        renderer, fixed = self.context.renderer, ("",) if self.context.renderer.tells_that else ("", "this")
        others = [each for each in self.context.spoken if each is not self and each.said and each.spec.fixed in fixed]
        alike = [
            each for each in others if each.plural == self.plural and renderer.sounds_alike(each.called, self.called)
        ]
        return [each for each in alike if each.spec != self.spec]

    def could_be_itself(self) -> bool:
        """True if "that card" would mean this card, in a language with one word for "this" and "that"."""
        renderer = self.context.renderer
        if renderer.tells_that or self.apart or self.spec.fixed or self.plural:
            return False
        return any(renderer.sounds_alike(self.called or ["card"], [own]) for own in ("card", self.context.card))

    def _briefly(self, spec: NounSpec) -> NounSpec:
        """ "This card" instead of "this card of support", unless the text has mentioned another card."""
        if self.context.renderer.tells_that or spec.fixed != "this" or spec.heads != ["support"]:
            return spec
        others = [each.spec for each in self.context.spoken if each.spec.fixed != "this"]
        return (
            spec
            if any(set(each.heads or ["card"]) & {"card", "support"} for each in others)
            else replace(spec, heads=["card"])
        )

    def form(self, case: str) -> str:
        renderer, spec = self.context.renderer, self._briefly(self.spec)
        whose = renderer.whose(self.context.who, self.context.doing and case != "nom")
        if spec.pair is not None:
            one, other = spec.pair
            return renderer.say("pair", one=one.form(case), other=other.form(case))
        if self.said:
            if self.is_brief(case):
                return renderer.pronoun(spec, case, self.many)
            self.repeats = False
            again = NounSpec(self.called, fixed=spec.fixed)
            again_as = "yonder" if self.apart and self.again == "that" else self.again
            if self.again == "that" and self.role and (self.rivals() or self.could_be_itself()):
                again_as = self.role
            return renderer.noun(again, again_as, case, self.many, whose)
        self.said = True
        self.context.spoken.append(self)
        if spec.sides is not None:
            sides = [renderer.noun(each, self.how, case, self.many, whose) for each in spec.sides]
            within = any(renderer.phrases["or"] in each for each in sides)  # an alternative contains "or"
            either = "and" if self.how == "each" else "or.sides" if within else "or"
            behind = renderer.behind(spec, whose, self.many)
            if within and spec.zone:  # behind the last alternative only, the place would not belong to the others
                return renderer.phrases[either].join([" ".join([each, *behind]) for each in sides])
            return " ".join([renderer.phrases[either].join(sides), *behind])
        if self.numeral != 1 or self.up_to:
            return renderer.numbered(spec, self.how, case, self.numeral, self.up_to, whose)
        return renderer.noun(spec, self.how, case, self.many, whose)


@dataclass(frozen=True)
class RenderedPhrase:
    """A noun phrase that has already been rendered."""

    text: str
    plural: bool
    gender: str = GENDERS[0]

    def form(self, case: str) -> str:
        return self.text


@dataclass(frozen=True)
class SentenceContext:
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
    after_cost: bool = False  # True right after a cost and "to": a second step is a sentence, no part of the purpose
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

    def beside(self) -> SentenceContext:
        """A context for one alternative, whose mentions the other alternatives do not see."""
        return replace(self, spoken=list(self.spoken))

    def about(self, it: NounPhrase) -> SentenceContext:
        return replace(self, it=it)

    def after(self, that: NounPhrase) -> SentenceContext:
        """The context after a trigger, which mentions a card and possibly its source."""
        doer = that.spec.doer
        known = doer if isinstance(doer, NounPhrase) else None
        card = that.spec.fixed in ("this", "attached") and that.spec.heads != ["zone"]  # "this zone" is not a card
        itself = that.spec.fixed if card and known is None else ""
        return replace(self, it=that, that=that, doer=known, itself=itself)

    def aiming(self, target: NounPhrase) -> SentenceContext:
        return replace(self, it=target, slots=(*self.slots, target))

    def by(self, who: str, mood: int) -> SentenceContext:
        return replace(self, who=who, mood=mood, after_cost=False)

    def in_mood(self, mood: int) -> SentenceContext:
        return replace(self, mood=mood, after_cost=False)
