"""English grammar: articles, plurals and word order."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ....effects.language.verbs import EVERYTHING
from ..renderer import NounSpec, Renderer, agreeing, capitalized, in_order, listed
from .adjustment import adjust_word_order

SOUNDS_LIKE_YOU: Final = ("uni",)
WORDS: Final = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five"}


class English(Renderer):
    """English has no cases: a noun phrase is a determiner, adjectives, nouns and notes."""

    leaning_cases = ("acc", "dat")

    def plural_form(self, numeral: int | str) -> int:
        return 0 if numeral == 1 else 1

    def noun(self, spec: NounSpec, how: str, case: str, many: bool, whose: str) -> str:
        if spec.brief and not spec.notes and case in self.leaning_cases:
            return self.pronoun(spec, case, many)
        if spec.fixed:
            return " ".join([self._fixed(spec, whose), *spec.notes])
        if self.found(spec) and f"fixed.{how}-found" in self.phrases:
            return self.phrases[f"fixed.{how}-found"]
        many = many or how in ("all", "any-number", "one-or-more")
        nouns = self._nouns(spec, many, whose, " and " if many else " or ")
        behind = self.behind(self.spread(spec, how), whose, many)
        return " ".join([*self._determiner(spec, how, many, nouns), nouns, *[agreeing(each, many) for each in behind]])

    def numbered(self, spec: NounSpec, how: str, case: str, numeral: int | str, up_to: bool, whose: str) -> str:
        number = WORDS.get(numeral, str(numeral)) if isinstance(numeral, int) else numeral
        nouns = self._nouns(spec, numeral != 1, whose, " or ")
        target = [*(["other"] if spec.other else []), *(["target"] if how == "target" else [])]
        if spec.definite:  # "the top five cards"
            front = ["the", self.phrases["fixed.top"], number]
            nouns = self._nouns(replace(spec, adjectives=spec.adjectives[1:]), numeral != 1, whose, " or ")
            return " ".join([*front, nouns, *self.behind(spec, whose, numeral != 1)])
        if up_to and numeral == EVERYTHING:
            return " ".join(["one or more", *target, nouns, *self.behind(spec, whose, True)])
        front = [*(["up to"] if up_to else []), number, *target]
        return " ".join([*front, nouns, *self.behind(spec, whose, numeral != 1)])

    def least(self, spec: NounSpec, numeral: int, whose: str, case: str) -> str:
        nouns = self._nouns(spec, numeral > 1, whose, " or ")
        if numeral == 1:
            front = "another" if spec.other else _article(nouns)
            return " ".join([front, nouns, *self.behind(spec, whose, False)])
        number = WORDS.get(numeral, str(numeral))
        number += " other" if spec.other else ""
        return " ".join(["at least", number, nouns, *self.behind(spec, whose, numeral > 1)])

    def pronoun(self, spec: NounSpec, case: str, many: bool) -> str:
        return "them" if many else "it"

    def _fixed(self, spec: NounSpec, whose: str) -> str:
        word = self.phrases[f"noun.{spec.heads[0]}"]
        if spec.fixed in ("this", "that", "attached"):
            return f"{spec.fixed} {word}"
        if spec.fixed in ("first", "last", "same"):
            return f"the {spec.fixed} {word}"
        if spec.fixed in ("own", "your"):
            return f"{self.phrases[f'own.{whose}']} {word}"
        return self.phrases.get(f"fixed.{spec.fixed}", word)

    def _determiner(self, spec: NounSpec, how: str, many: bool, nouns: str) -> list[str]:
        if spec.definite:
            return ["the"]
        if how == "target":
            return ["another target" if spec.other else "target"]
        if how in ("a", "one") and spec.title and not spec.heads and not spec.adjectives:
            return []  # a card that is called by its name has no determiner
        if how == "a" and not many:
            return ["another" if spec.other else _article(nouns)]
        if how == "one":
            return ["another" if spec.other else "one"]
        words = {"each": ["each"], "all": ["all"], "that": ["those" if many else "that"], "first": ["the first"]}
        words |= {"next": ["the next"], "such": ["that"]}
        words |= {"any": ["any"], "any-number": ["any number of"], "one-or-more": ["one or more"]}
        words |= {
            "chosen": ["the chosen"],
            "sacrificed": ["the sacrificed"],
            "discarded": ["the discarded"],
            "returned": ["the returned"],
            "played": ["the played"],
            "targeted": ["the targeted"],
            "revealed": ["the revealed"],
            "found": ["the found"],
            "destroyed": ["the destroyed"],
            "wounded": ["the damaged"],
            "departing": ["the departing"],
            "without": [_article(nouns)],
        }
        return [*words.get(how, []), *(["other"] if spec.other else [])]

    def _nouns(self, spec: NounSpec, many: bool, whose: str, joint: str) -> str:
        shared = [self._adjective(each) for each in in_order(spec.adjectives)]
        if spec.faction:
            shared.append(self.phrases[f"faction.{spec.faction}"])
        if spec.trait:
            shared.append(spec.trait)
        if spec.title:
            shared.append(spec.title.removesuffix("s") if spec.heads == ["token"] else spec.title)  # "Cultist token"
        said = []
        if spec.title and not spec.heads:
            return " ".join(shared)
        for head in spec.heads or ["card"]:
            own = [self._adjective(each) for each in spec.apart.get(head, [])]
            own += [spec.traits[head]] if head in spec.traits else []
            word = self.phrases[f"noun.{head}.many" if many else f"noun.{head}"]
            if head == "section":
                owner = {"yours": whose, "mine": "yours", "enemy": "enemy"}.get(spec.owner, "any")
                word = f"{word} {self.phrases[f'section.{owner}']}"
            said.append(" ".join([*own, word]))
        return " ".join([*shared, listed(said, joint)])

    def sentence(self, text: str) -> str:
        return capitalized(adjust_word_order(super().sentence(text)))

    def _adjective(self, key: str) -> str:
        said = self.phrases.get(f"mark.{key}")
        return f"non-{self.phrases[f'mark.{key[1:]}']}" if said is None else said


def _article(word: str) -> str:
    return "a" if word.startswith(SOUNDS_LIKE_YOU) or word[0] not in "aeiouAEIOU" else "an"
