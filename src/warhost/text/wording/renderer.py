"""Renderer base class: templates with cases and moods, noun phrases, counted nouns.

In a template `{name}` is a word, `{name:acc}` a noun phrase in that case, `{name:resource}` an amount of something;
`[do|to]` are the imperative and the infinitive after "must", "may" or "to"; `<one|many>` agrees in number with the
argument named `of`, `<he/she/it|many>` in gender too.  In a note both agree with the noun before it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar, Final, Protocol

from .vocabulary import Vocabulary

DO: Final = 0  # mood of a verb: imperative, "sacrifice a unit"
TO: Final = 1  # mood of a verb: infinitive after "must", "may", "to"
SHALL: Final = 2  # mood of a verb after "so that a player ...": past tense in Slavic languages

MOODS: Final = re.compile(r"\[([^\[\]|]*)\|([^\[\]|]*)\]")
NUMBERS: Final = re.compile(r"<([^<>|]*)\|([^<>|]*)>")
PLACES: Final = re.compile(r"\{(\w+)(?::([\w-]+))?\}")
GENDERS: Final = "mfn"
LAST: Final = "\x1f"  # character before words that are moved to the end of their sentence
TO_LAST: Final = re.compile(f"{LAST}([^{LAST}]*){LAST}")
ENDS: Final = re.compile(r"(\.\s|;)")
SENTENCE: Final = re.compile(r"(^|[.!?]\s+)(\w)")


class Unrenderable(ValueError):
    """The language cannot express a part of a card definition; no text is better than a wrong one."""


ONCE: Final = ("owner", "zone", "faction", "title", "fixed", "other")  # attributes of a Thing that can only be set once


class Quality(str):
    """A note that describes a thing, not its place: it is put next to the noun."""


@dataclass
class NounSpec:
    """Meaning of a selector, independent of the language.  Raises Unrenderable for contradictory parts."""

    heads: list[str] = field(default_factory=list)  # keys of nouns: unit, support; several are joined by "or"
    adjectives: list[str] = field(default_factory=list)  # attacking, damaged; a hyphen negates: "-burning"
    owner: str = ""  # key of the controller: yours, enemy; "mine" means yours while another player acts
    zone: str = ""  # key of the place: here, corresponding, kingdom, undeveloped ...
    other: bool = False  # True if this card, or the earlier target, is excluded
    faction: str = ""
    trait: str = ""
    title: str = ""  # name that the card must have
    definite: bool = False  # True if only one card can be meant: "the topmost ..."
    notes: list[str] = field(default_factory=list)  # phrases after the noun
    fixed: str = ""  # key of a reference that replaces the description: this card, the attached unit
    apart: dict[str, list[str]] = field(default_factory=dict)  # adjectives by head, if they do not apply to all
    traits: dict[str, str] = field(default_factory=dict)  # traits by head, if they do not apply to all heads
    unclear: bool = False  # True if the sentence mentions another thing of the same kind
    brief: bool = False  # True if it was just mentioned, so that a pronoun is enough
    pair: tuple[Inflectable, Inflectable] | None = None  # two noun phrases joined by "and"
    sides: tuple[NounSpec, NounSpec] | None = None  # two alternatives joined by "or", each with its own attributes
    company: str = ""  # text of the last note as a destination: the place where certain cards are
    doer: Inflectable | None = None  # the card that acts on this one
    targeted: bool = False  # True if an ability targets it
    count: int = 0  # number of cards in "the top five cards"; 0 otherwise

    def __setattr__(self, name: str, value: object) -> None:
        if name in ONCE and value and (had := getattr(self, name, None)):
            narrower = isinstance(value, str) and isinstance(had, str) and value != had and value.startswith(had)
            if not narrower:
                raise Unrenderable(f"a noun has one {name}, not {had!r} and {value!r}")
        object.__setattr__(self, name, value)


class Inflectable(Protocol):
    """A noun phrase that can be put into a case."""

    @property
    def plural(self) -> bool: ...

    @property
    def gender(self) -> str: ...

    def form(self, case: str) -> str: ...


def agreeing(text: str, many: bool, gender: str = GENDERS[0]) -> str:
    """Choose the forms of `<one|many>` by number, and those of `<he/she/it|many>` by gender."""
    return NUMBERS.sub(lambda found: _by_gender(found[2] if many else found[1], gender), text)


def _by_gender(words: str, gender: str) -> str:
    forms = words.split("/")
    return forms[GENDERS.index(gender)] if len(forms) == len(GENDERS) else words


@dataclass(frozen=True)
class Amount:
    """A number in a sentence: a numeral, and its explanation after the noun."""

    numeral: int | str
    tail: str = ""


def in_order(adjectives: list[str]) -> list[str]:
    """Sort adjectives: "enemy" comes last, as in "an exhausted enemy unit"."""
    return sorted(adjectives, key=lambda each: each == "enemy")


def listed(parts: list[str], joint: str) -> str:
    """The parts as a list in prose: separated by commas, with the conjunction before the last."""
    return joint.join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else parts[0]


class Renderer:
    """Renderer for one language of one game: its phrases, counted nouns and noun phrases."""

    tells_that: ClassVar[bool] = True  # True if the language distinguishes "that unit" from "this unit"
    cases: ClassVar[tuple[str, ...]] = ("nom", "gen", "dat", "acc", "ins", "loc")  # English ignores them
    leaning_cases: ClassVar[tuple[str, ...]] = ()  # grammatical cases in which a pronoun may replace a noun

    def __init__(
        self,
        vocabulary: Vocabulary,
        phrases: Mapping[str, str],
        counted: Mapping[str, tuple[str, ...]],
        names: Mapping[str, str],
    ) -> None:
        self.vocabulary = vocabulary
        self.phrases = phrases
        self.counted = counted
        self.genitive_subject = False  # True if a subject of five or X things takes a singular verb
        self.names = names  # translated card names by English name, for cards that name other cards
        self.leaning_words = tuple(phrases["leaning"].split())  # words that belong to the next word, such as "your"

    def name(self, title: str) -> str:
        """The title of a card in this language, given its English title."""
        return self.names.get(title, title)

    def trait(self, name: str) -> str:
        """The name of a trait in this language."""
        return self.phrases.get(f"trait.{name}", name)

    def label(self, name: str) -> str:
        """The name of an ability word in this language (CON-15.14)."""
        return self.phrases.get(f"ability-word.{name}", name)

    def sounds_alike(self, one: list[str], other: list[str]) -> bool:
        """True if two kinds of things have the same noun in this language."""
        return one == other

    def say(self, key: str, mood: int = DO, **words: Inflectable | Amount | str | int) -> str:
        """The phrase for a key in a grammatical mood, with its placeholders filled in."""
        subject, text = words.get("of"), self.phrases[key]
        if isinstance(subject, Amount | str | int | None):
            text = agreeing(text, False)
        else:
            text = agreeing(text, subject.plural, subject.gender)
        text = MOODS.sub(lambda found: self.past(found[2]) if mood == SHALL else found[1 + mood], text)
        return PLACES.sub(lambda found: self.leaning(text[: found.start()], self._filled(key, found, words)), text)

    def note(self, key: str, **words: Inflectable | Amount) -> str:
        """The phrase of a note, which agrees with the noun before it."""
        return PLACES.sub(lambda found: self._filled(key, found, words), self.phrases[key])

    def gender(self, spec: NounSpec) -> str:
        """The grammatical gender of a noun."""
        return GENDERS[0]

    def past(self, words: str) -> str:
        """An infinitive in the form for "so that a player"."""
        return words

    def leaning(self, before: str, words: str) -> str:
        """A noun phrase after a preposition: in some languages pronouns change their form there."""
        return words

    def _filled(self, key: str, place: re.Match[str], words: Mapping[str, Inflectable | Amount | str | int]) -> str:
        """The words for a placeholder of a phrase."""
        name, wanted = place[1], place[2]
        if name not in words:
            raise Unrenderable(f"the phrase {key!r} has {place[0]}; its places are {', '.join(words)}")
        value = words[name]
        if isinstance(value, str | int):
            return str(value)
        known = self.counted if isinstance(value, Amount) else self.cases
        if wanted and wanted not in known:
            raise Unrenderable(f"the phrase {key!r} has {place[0]}; after the colon it may have {', '.join(known)}")
        if isinstance(value, Amount):
            return self.count(value.numeral, wanted) if wanted else str(value.numeral)
        return value.form(wanted or "nom")

    def count(self, numeral: int | str, what: str) -> str:
        """A numeral with its counted noun."""
        return f"{numeral} {self.counted[what][self.plural_form(numeral)]}"

    def plural_form(self, numeral: int | str) -> int:
        """The index of the plural form for a numeral."""
        raise NotImplementedError

    def found(self, spec: NounSpec) -> bool:
        """True if a thing means just "the found cards"."""
        return spec == NounSpec(["card"], notes=[self.phrases["among-found"]])

    def noun(self, spec: NounSpec, how: str, case: str, many: bool, whose: str) -> str:
        """A noun phrase.  `how` is a, target, each, all, bare or that; `whose` the player who acts."""
        raise NotImplementedError

    def numbered(self, spec: NounSpec, how: str, case: str, numeral: int | str, up_to: bool, whose: str) -> str:
        """A noun phrase with a number of things."""
        raise NotImplementedError

    def least(self, spec: NounSpec, numeral: int, whose: str, case: str) -> str:
        """ "At least" a number of things, as the object or the subject of the verb."""
        raise NotImplementedError

    def whose(self, who: str, reflexive: bool) -> str:
        """The possessive for a player; `reflexive`: "you" are the subject of the sentence."""
        return who

    def opened(self, opening: str, text: str) -> str:
        """A sentence after its opening, with a comma if the language needs one."""
        return f"{opening}, {text}"

    def again(self, spec: NounSpec) -> str:
        """The subject of a second clause about what has just been named."""
        return "it"

    def going_on(self, text: str) -> str:
        """A clause after that subject."""
        return text

    def pronoun(self, spec: NounSpec, case: str, many: bool) -> str:
        """The pronoun "it" or "them"."""
        raise NotImplementedError

    def behind(self, spec: NounSpec, whose: str, many: bool) -> list[str]:
        """The phrases after a noun: its owner, its place, and its notes."""
        said: list[str] = []
        owner = {"yours": whose, "mine": "yours", "enemy": "enemy"}.get(spec.owner, "")
        if "section" in spec.heads:
            owner = ""
        zoned = f"zone.{spec.zone}.{owner or 'any'}"
        if spec.zone and zoned in self.phrases:
            said.append(self._agreeing(zoned, many))
            owner = ""  # "in your battlefield" contains the owner already
        elif spec.zone:
            said.append(self._agreeing(f"zone.{spec.zone}", many))
        if owner:
            said.insert(0, self._agreeing(f"owner.{owner}", many))
        qualities = [note for note in spec.notes if isinstance(note, Quality)]
        first = said[:1] if owner and self.tells_that else []  # English puts the owner first: "you control with Savage"
        rest = [note for note in spec.notes if not isinstance(note, Quality)]
        return [*first, *qualities, *said[len(first) :], *rest]

    def spread(self, spec: NounSpec, how: str) -> NounSpec:
        """The thing with a distributive place: "each unit at each adjacent planet"."""
        each = f"{spec.zone}.each"
        return replace(spec, zone=each) if how in ("each", "all") and f"zone.{each}" in self.phrases else spec

    def _agreeing(self, key: str, many: bool) -> str:
        return self.phrases.get(f"{key}.many", self.phrases[key]) if many else self.phrases[key]

    def smoothed(self, text: str) -> str:
        """The text of two merged abilities with its pronouns and word order adjusted."""
        return text

    def sentence(self, text: str) -> str:
        """The text with capital letters at the beginning of sentences, and a full stop."""
        tidy = agreeing(last_words_last(text), False).strip().replace(" ,", ",")
        said = capitalized(tidy)
        return said if said.endswith((".", "!", "?", ".”", ".)”", ".»", ".)»")) else f"{said}."


def capitalized(text: str) -> str:
    """The text with a capital letter at the beginning of each sentence."""
    return SENTENCE.sub(lambda found: found[1] + found[2].upper(), text)


def last_words_last(text: str) -> str:
    """Move the definition of X to the end of its sentence, and drop repetitions."""
    parts = ENDS.split(text)
    for n, part in enumerate(parts):
        last = dict.fromkeys(TO_LAST.findall(part))
        if last:
            stop = "." if part.endswith(".") else ""
            parts[n] = TO_LAST.sub("", part).removesuffix(".").rstrip() + "".join(last) + stop
    return "".join(parts)
