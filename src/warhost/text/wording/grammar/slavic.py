"""Grammar of Polish and Russian: genders, cases, and numerals that govern them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from ....effects.language.verbs import EVERYTHING
from ...catalogue import plural_rules
from ..renderer import LAST, NounSpec, Renderer, agreeing, in_order, listed
from ..vocabulary import Vocabulary
from .adjustment import adjust_prepositions, adjust_pronouns

CASES: Final = {"nom": 0, "gen": 1, "dat": 2, "acc": 3, "ins": 4, "loc": 5}
PLURAL: Final = "pl"
FEMININE: Final = "f"
ANIMATE: Final = "*"  # suffix of the gender in a `Noun` that means a person

Forms = tuple[str, ...]  # forms of a word, one for each of CASES
Noun = tuple[str, Forms, Forms]  # gender, singular forms, plural forms
Declension = Mapping[str, Forms]  # forms of an adjective or pronoun by gender, and for the plural


FOUND: Final[Mapping[str, tuple[list[str], str]]] = {  # for found cards, by determiner: adjectives before, phrase after
    "all": (["all", "this"], ""),
    "bare": (["this"], ""),
    "each": (["each"], "fixed.each-found"),
    "one": (["one"], "fixed.one-found"),
}
DETERMINERS: Final = (
    "target",
    "each",
    "all",
    "that",
    "one",
    "first",
    "next",
    "any",
    "yonder",
    "such",
    "deployed",
    "sacrificed",
    "discarded",
    "returned",
    "played",
    "revealed",
    "found",
    "destroyed",
    "wounded",
    "departing",
)
YOURS: Final = "yours"
POSSESSIVES: Final = {"yours": "your", "his": "own"}  # by owner: key; the third person uses the reflexive
OWN: Final = "his"  # key of the owner for whom the possessive is reflexive, in all persons
INFINITIVES: Final = ("ć", "ть", "ти", "чь")
IRREGULAR: Final = {
    "przenieść": "przeniósł",
    "навести": "навёл",
    "ввести": "ввёл",
    "провести": "провёл",
    "нанести": "нанёс",
    "найти": "нашёл",
    "obejrzeć": "obejrzał",
    "podejrzeć": "podejrzał",
    "przejrzeć": "przejrzał",
}
POLISH: Final = ("z", "ze", "do", "na", "od", "dla", "bez", "przy", "w", "o", "po", "nad", "obok", "wśród", "przez")
RUSSIAN: Final = ("за", "на", "в", "с", "со", "к", "у", "из", "от", "до", "для", "без", "по", "под", "среди")
PREPOSITIONS: Final = frozenset((*POLISH, *RUSSIAN))
JOINED: Final = "i|lub|albo|a|ani|oraz|tylko|niż|ale|lecz|także|i|или|либо|а|но|только|чем|даже|как"  # no comma after
STRAY: Final = re.compile(r",(?=[.,;:)”»])")
IS: Final = "to "  # Polish copula before a noun: "is a"
OPENINGS: Final = ("po", "gdy", "kiedy", "после", "когда", "jeśli", "если")  # words that begin a subordinate clause
CLAUSE_ENDS: Final = re.compile(f"[,.;:{LAST}]")


class Slavic(Renderer):
    """Renderer for Polish and Russian; adjectives agree with the first noun."""

    tells_that = False
    leaning_cases = ("dat", "acc", "ins", "loc")

    def __init__(
        self,
        vocabulary: Vocabulary,
        phrases: Mapping[str, str],
        counted: Mapping[str, tuple[str, ...]],
        names: Mapping[str, str],
        nouns: Mapping[str, Noun],
        adjectives: Mapping[str, Declension],
        pronouns: Declension,
        leaning: Mapping[str, str],
        one_for_all_tens: bool,
    ) -> None:
        super().__init__(vocabulary, phrases, counted, names)
        self.nouns = nouns
        self.adjectives = adjectives
        self.untils = tuple([said for key, said in phrases.items() if key.startswith("until.")])
        words = "|".join(phrases.get("comma-before", "").split()) or "(?!)"
        self.commas = re.compile(rf"(?<!\w)(?!(?:{JOINED}) )([\w)”]+) ({words})(?= )", re.IGNORECASE)
        self.classifying = frozenset(phrases.get("adjectives-after", "").split())  # adjectives after the noun
        denials = [said for key, said in phrases.items() if key == "non-trait" or key.startswith("non-faction")]
        self.denials = tuple([said.split("{")[0] for said in denials])  # how "non-Elite" and others begin
        self.pronouns = pronouns
        self.leans = leaning  # by pronoun: its form after a preposition
        self.genitive_subject = not one_for_all_tens
        self.one_for_all_tens = one_for_all_tens  # True in Russian, where 21 takes the singular; False in Polish

    def plural_form(self, numeral: int | str) -> int:
        if not isinstance(numeral, int):
            return 2
        return ("one", "few", "many").index(plural_rules("ru" if self.one_for_all_tens else "pl").category(numeral))

    def noun(self, spec: NounSpec, how: str, case: str, many: bool, whose: str) -> str:
        if spec.fixed:
            fixed = "own" if spec.fixed == "your" and whose == OWN else spec.fixed
            keys = (f"fixed.{spec.fixed}.{(spec.heads or ['card'])[0]}", f"fixed.{spec.fixed}")
            front = [fixed] if fixed in self.adjectives and keys[0] not in self.phrases else []
            behind = [self.phrases[key] for key in keys if key in self.phrases][:1]
            if spec.brief and not spec.notes and case in self.leaning_cases:
                return self.pronoun(spec, case, many)
            heads = ["card"] if spec.unclear else spec.heads  # both could be "this unit"
            return self._phrase(NounSpec(heads), front, case, many, whose, [*behind, *spec.notes])
        # "This zone" as a section of a capital.
        if spec.heads == ["section"] and spec.zone == "here" and not spec.adjectives:
            return self._phrase(NounSpec(["section"], owner=spec.owner), ["this"], case, False, whose, [])
        if self.found(spec) and how in FOUND:
            before, end = FOUND[how]
            if not end:  # plural: "all these cards"
                return self._phrase(NounSpec(["card"]), before, case, True, whose, [])
            agreed = [self._adjective(each, self.nouns["card"][0], case) for each in before]
            return " ".join([*agreed, self.phrases[end]])
        if how in ("any-number", "one-or-more"):
            spec, own = self.possessive(spec, how, whose)
            agrees = "one-or-more.agrees" in self.phrases and how == "one-or-more" and case not in ("nom", "acc")
            said = self._phrase(spec, own, case if agrees else "gen", True, whose, self.behind(spec, whose, True))
            return f"{self._of_any(how, case)} {said}"
        many = many or how == "all"
        how = "target" if how in ("chosen", "targeted") else how
        front = [how] if how in DETERMINERS and not spec.definite else []
        spec, own = self.possessive(spec, how, whose)
        front += own
        together = many and how in ("all", "bare")  # as in "number of units and supports"
        behind = self.behind(self.spread(spec, how), whose, many)
        return self._phrase(spec, front, case, many, whose, behind, together=together)

    def possessive(self, spec: NounSpec, how: str, whose: str) -> tuple[NounSpec, list[str]]:
        """The thing and the possessive pronoun before it: "your units" for "units under your control".

        Not after "target", where it would read as a description, nor before two nouns, where it would belong to the
        first only.
        """
        whose = {"yours": whose, "mine": YOURS}.get(spec.owner, "")
        zoned = f"zone.{spec.zone}.{whose}" in self.phrases  # "in your battlefield" contains the possessive already
        if whose not in POSSESSIVES or how == "target" or len(spec.heads) > 1 or "section" in spec.heads or zoned:
            return spec, []
        return replace(spec, owner=""), [POSSESSIVES[whose]]

    def _of_any(self, how: str, case: str) -> str:
        """Any number, one or more: with a special case if the language has one for it."""
        return self.phrases.get(f"{how}.{case}", self.phrases[how])

    def numbered(self, spec: NounSpec, how: str, case: str, numeral: int | str, up_to: bool, whose: str) -> str:
        front = ["target"] if how == "target" else []
        spec, own = self.possessive(spec, how, whose)
        front += own
        if up_to and numeral == EVERYTHING:
            agrees = "one-or-more.agrees" in self.phrases and case not in ("nom", "acc")
            number, wanted = self._of_any("one-or-more", case), case if agrees else "gen"
        elif up_to:
            number, wanted = self._up_to(spec, numeral, case)
        else:
            number = str(numeral)
            wanted = "gen" if self.plural_form(numeral) == 2 and case in ("nom", "acc") else case
        if numeral == 1 and not up_to:
            return f"1 {self._phrase(spec, front, case, False, whose, self.behind(spec, whose, False))}"
        few = self.one_for_all_tens and not up_to and self.plural_form(numeral) == 1 and case in ("nom", "acc")
        return f"{number} {self._phrase(spec, front, wanted, True, whose, self.behind(spec, whose, True), few)}"

    def _up_to(self, spec: NounSpec, numeral: int | str, case: str) -> tuple[str, str]:
        """ "Up to" a number, and the case of the noun after it; "up-to.2" has a word for each case."""
        gender = self.nouns[(spec.heads or ["card"])[0]][0].removesuffix(ANIMATE)
        words = self.phrases.get(f"up-to.{numeral}.{gender}", self.phrases.get(f"up-to.{numeral}", ""))
        if self.one_for_all_tens and case in ("nom", "acc"):
            return self.phrases["up-to"].format(number=words.split()[CASES["gen"]] if words else numeral), "gen"
        said = self.phrases["up-to.case"].format(number=words.split()[CASES[case]] if words else numeral)
        return said, case if words or case not in ("nom", "acc") else "gen"

    def least(self, spec: NounSpec, numeral: int, whose: str, case: str) -> str:
        many = numeral > 1
        if many and (self.plural_form(numeral) == 2 or self.phrases["least.many.case"] == "gen"):
            case = "gen"
        said = self._phrase(spec, [], case, many, whose, self.behind(spec, whose, many))
        return f"{self.phrases['least.many']} {numeral} {said}" if many else said

    def opened(self, opening: str, text: str) -> str:
        clause = set(opening.replace(",", "").split()) & set(self.phrases["clause-words"].split())
        return f"{opening}, {text}" if clause else f"{opening} {self._until_last(text)}"

    def _until_last(self, text: str) -> str:
        """Move a duration to the end: "po ataku do końca tury ..." would be read as one time."""
        for until in self.untils:
            if not text.startswith(f"{until} "):
                continue
            said = text.removeprefix(f"{until} ")
            if said.split()[0].strip(",") in OPENINGS:
                return text
            end = CLAUSE_ENDS.search(said)
            cut = end.start() if end else len(said)
            return f"{said[:cut]} {until}{said[cut:]}"
        return text

    def whose(self, who: str, reflexive: bool) -> str:
        return OWN if reflexive and who == YOURS else who

    def past(self, words: str) -> str:
        """The past form of an infinitive after "aby" or "чтобы", from a table or by rule."""
        first, blank, rest = words.partition(" ")
        if first.endswith(INFINITIVES):
            first = IRREGULAR.get(first) or first.removesuffix("ть").removesuffix("ć") + (
                "ł" if first[-1] == "ć" else "л"
            )
        return first + blank + rest

    def leaning(self, before: str, words: str) -> str:
        if not words or words not in self.leans or not before.endswith(" "):
            return words
        return self.leans[words] if before.split()[-1].lower() in PREPOSITIONS else words

    def smoothed(self, text: str) -> str:
        return adjust_pronouns(text)

    def sentence(self, text: str) -> str:
        """The sentence with commas before subordinate clauses, and without a comma before a full stop."""
        return STRAY.sub("", adjust_prepositions(adjust_pronouns(self.commas.sub(r"\1, \2", super().sentence(text)))))

    def gender(self, spec: NounSpec) -> str:
        return self._gender(["card"] if spec.unclear else spec.heads)

    def _gender(self, heads: list[str]) -> str:
        return self.nouns[heads[0] if heads else "card"][0].removesuffix(ANIMATE)

    def sounds_alike(self, one: list[str], other: list[str]) -> bool:
        """True if two types have the same noun: a support and a tactic are "karta" (card) as well."""
        first, second = [self.nouns[each[0]][1][0].split()[0] if each else "" for each in (one, other)]
        return first == second

    def again(self, spec: NounSpec) -> str:
        """The pronoun that repeats a subject: none in Polish, one in Russian."""
        return self.pronoun(spec, "nom", False) if self.one_for_all_tens else ""

    def going_on(self, text: str) -> str:
        """Continue a clause with a repeated subject: "Ta jednostka to Wojownik" becomes "jest to Wojownik"."""
        return self.phrases["it-is"].format(thing=text[len(IS) :]) if text.startswith(IS) else text

    def pronoun(self, spec: NounSpec, case: str, many: bool) -> str:
        return self.pronouns[PLURAL if many else self._gender(spec.heads)][CASES[case]]

    def behind(self, spec: NounSpec, whose: str, many: bool) -> list[str]:
        marks = []
        if spec.faction and spec.faction not in self.adjectives:
            marks.append(self.phrases[f"faction.{spec.faction}"])
        if spec.trait:
            marks.append(self._of_trait(spec.trait))
        if spec.title:
            marks.append(self.phrases["title"].format(name=spec.title))
        marks += [self.phrases[f"post.{each}"] for each in spec.adjectives if f"post.{each}" in self.phrases]
        return marks + super().behind(spec, whose, many)

    def _of_trait(self, trait: str) -> str:
        """A trait after its noun: "with the trait Elite", "without the trait Vehicle"."""
        people = self.phrases.get(f"people.{trait}")
        if people is not None:  # traits that are peoples: "a unit of the Skaven"
            return people
        had = [part for part in trait.split(self.phrases["traits-both"]) if not part.startswith(self.denials)]
        if not had:
            return trait
        return self.phrases["with-traits" if len(had) > 1 else "with-trait"].format(trait=trait)

    def _phrase(
        self,
        spec: NounSpec,
        front: list[str],
        case: str,
        many: bool,
        whose: str,
        behind: list[str],
        few: bool = False,
        together: bool = False,
    ) -> str:
        """The words in order.  `few` (Russian, two to four): noun in genitive singular, adjectives in plural.

        Then adjectives are in the genitive, before feminine nouns in the nominative: "2 верхние карты".
        """
        heads = spec.heads or ["card"]
        agree = PLURAL if many else self.nouns[heads[0]][0]
        described = "nom" if few and self._gender(heads) == FEMININE else "gen" if few else case
        case = "gen" if few else case
        if spec.other and "other" not in front:  # position of "other": "another target unit", "each other unit"
            own = [each for each in front if each in POSSESSIVES.values()]  # "your other", in this order
            how = [each for each in front if each not in own]
            front = ["other", *how, *own] if how == ["target"] else [*how, "other", *own]
        words = [self._adjective(each, agree, described) for each in front]
        agreeing_words = [each for each in in_order(spec.adjectives) if f"post.{each}" not in self.phrases]
        words += [self._adjective(each, agree, described) for each in agreeing_words if each not in self.classifying]
        if spec.faction in self.adjectives:
            words.append(self._adjective(spec.faction, agree, described))
        joint = self.phrases["and" if together else "or"]
        said = listed([self._head(spec, head, case, many and not few, whose) for head in heads], joint)
        said = " ".join(
            [said, *[self._adjective(each, agree, case) for each in agreeing_words if each in self.classifying]]
        )
        mixed = len({self.nouns[head][0] for head in heads}) > 1  # heads of two genders
        told = [agreeing(each, many or (mixed and each.startswith(",")), self.gender(spec)) for each in behind]
        return " ".join([*words, said, *told])

    def _head(self, spec: NounSpec, head: str, case: str, many: bool, whose: str) -> str:
        gender, one, several = self.nouns[head]
        word = (several if many else one)[CASES[case]]
        apart, agree = spec.apart.get(head, []), PLURAL if many else gender
        own = [self._adjective(each, agree, case) for each in apart if f"post.{each}" not in self.phrases]
        after = [self.phrases[f"post.{each}"] for each in apart if f"post.{each}" in self.phrases]
        if head == "section":
            owner = {"yours": whose, "mine": "yours", "enemy": "enemy"}.get(spec.owner, "any")
            word = f"{word} {self.phrases[f'section.{owner}']}"
        return " ".join([*own, word, *([self._of_trait(spec.traits[head])] if head in spec.traits else []), *after])

    def _adjective(self, key: str, gender: str, case: str) -> str:
        if key == "fighting":
            both = [self._adjective(each, gender, case) for each in ("attacking", "defending")]
            return self.phrases["or"].join(both)
        if gender.endswith(ANIMATE):  # for a person the accusative equals the genitive
            return self._adjective(key, gender.removesuffix(ANIMATE), "gen" if case == "acc" else case)
        if key in self.adjectives:
            return self.adjectives[key][gender][CASES[case]]
        word = self.adjectives[key[1:]][gender][CASES[case]]
        return f"{self.phrases['not']}{word}"


def declined(stem: str, endings: Declension, after: str = "") -> Declension:
    """An adjective by its stem: `after` follows the ending."""
    return {gender: tuple([stem + each + after for each in forms]) for gender, forms in endings.items()}
