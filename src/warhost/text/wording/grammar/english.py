"""English grammar: articles, plurals and word order."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ....effects.language.verbs import EVERYTHING
from ..renderer import Renderer, Thing, agreeing, in_order, listed
from .easing import spoken

SOUNDS_LIKE_YOU: Final = ("uni",)
WORDS: Final = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five"}


class English(Renderer):
    """English has no cases: a noun phrase is a determiner, adjectives, nouns and notes."""

    leaning_cases = ("acc", "dat")

    def plural_form(self, numeral: int | str) -> int:
        return 0 if numeral == 1 else 1

    def noun(self, thing: Thing, how: str, case: str, many: bool, whose: str) -> str:
        if thing.brief and not thing.notes and case in self.leaning_cases:
            return self.pronoun(thing, case, many)
        if thing.fixed:
            return " ".join([self._fixed(thing, whose), *thing.notes])
        if self.found(thing) and f"fixed.{how}-found" in self.phrases:
            return self.phrases[f"fixed.{how}-found"]
        many = many or how in ("all", "any-number", "one-or-more")
        nouns = self._nouns(thing, many, whose, " and " if many else " or ")
        behind = self.behind(self.spread(thing, how), whose, many)
        return " ".join([*self._determiner(thing, how, many, nouns), nouns, *[agreeing(each, many) for each in behind]])

    def numbered(self, thing: Thing, how: str, case: str, numeral: int | str, up_to: bool, whose: str) -> str:
        number = WORDS.get(numeral, str(numeral)) if isinstance(numeral, int) else numeral
        nouns = self._nouns(thing, numeral != 1, whose, " or ")
        target = [*(["other"] if thing.other else []), *(["target"] if how == "target" else [])]
        if thing.definite:  # "the top five cards"
            front = ["the", self.phrases["fixed.top"], number]
            nouns = self._nouns(replace(thing, adjectives=thing.adjectives[1:]), numeral != 1, whose, " or ")
            return " ".join([*front, nouns, *self.behind(thing, whose, numeral != 1)])
        if up_to and numeral == EVERYTHING:
            return " ".join(["one or more", *target, nouns, *self.behind(thing, whose, True)])
        front = [*(["up to"] if up_to else []), number, *target]
        return " ".join([*front, nouns, *self.behind(thing, whose, numeral != 1)])

    def least(self, thing: Thing, numeral: int, whose: str, case: str) -> str:
        nouns = self._nouns(thing, numeral > 1, whose, " or ")
        if numeral == 1:
            front = "another" if thing.other else _article(nouns)
            return " ".join([front, nouns, *self.behind(thing, whose, False)])
        number = WORDS.get(numeral, str(numeral))
        number += " other" if thing.other else ""
        return " ".join(["at least", number, nouns, *self.behind(thing, whose, numeral > 1)])

    def pronoun(self, thing: Thing, case: str, many: bool) -> str:
        return "them" if many else "it"

    def _fixed(self, thing: Thing, whose: str) -> str:
        word = self.phrases[f"noun.{thing.heads[0]}"]
        if thing.fixed in ("this", "that", "attached"):
            return f"{thing.fixed} {word}"
        if thing.fixed in ("first", "last", "same"):
            return f"the {thing.fixed} {word}"
        if thing.fixed in ("own", "your"):
            return f"{self.phrases[f'own.{whose}']} {word}"
        return self.phrases.get(f"fixed.{thing.fixed}", word)

    def _determiner(self, thing: Thing, how: str, many: bool, nouns: str) -> list[str]:
        if thing.definite:
            return ["the"]
        if how == "target":
            return ["another target" if thing.other else "target"]
        if how in ("a", "one") and thing.title and not thing.heads and not thing.adjectives:
            return []  # a card that is called by its name has no determiner
        if how == "a" and not many:
            return ["another" if thing.other else _article(nouns)]
        if how == "one":
            return ["one other" if thing.other else "one"]
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
        return [*words.get(how, []), *(["other"] if thing.other else [])]

    def _nouns(self, thing: Thing, many: bool, whose: str, joint: str) -> str:
        shared = [self._adjective(each) for each in in_order(thing.adjectives)]
        if thing.faction:
            shared.append(self.phrases[f"faction.{thing.faction}"])
        if thing.trait:
            shared.append(thing.trait)
        if thing.title:
            shared.append(thing.title.removesuffix("s") if thing.heads == ["token"] else thing.title)  # "Cultist token"
        said = []
        if thing.title and not thing.heads:
            return " ".join(shared)
        for head in thing.heads or ["card"]:
            own = [self._adjective(each) for each in thing.apart.get(head, [])]
            own += [thing.traits[head]] if head in thing.traits else []
            word = self.phrases[f"noun.{head}.many" if many else f"noun.{head}"]
            if head == "section":
                owner = {"yours": whose, "mine": "yours", "enemy": "enemy"}.get(thing.owner, "any")
                word = f"{word} {self.phrases[f'section.{owner}']}"
            said.append(" ".join([*own, word]))
        return " ".join([*shared, listed(said, joint)])

    def sentence(self, text: str) -> str:
        return spoken(super().sentence(text))

    def _adjective(self, key: str) -> str:
        return f"non-{self.phrases[f'mark.{key[1:]}']}" if key.startswith("-") else self.phrases[f"mark.{key}"]


def _article(word: str) -> str:
    return "a" if word.startswith(SOUNDS_LIKE_YOU) or word[0] not in "aeiouAEIOU" else "an"
