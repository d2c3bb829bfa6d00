"""The texts of Tides: the shared wording of the card language with the game's phrases, in three languages."""

from warhost.effects.language import abilities as kinds
from warhost.effects.language.abilities import Ability
from warhost.text.phrasebook import Phrasebook
from warhost.text.simple import SimpleSpeaker
from warhost.text.wording.ability import body_text, limit_words
from warhost.text.wording.amounts import counted
from warhost.text.wording.complete import check
from warhost.text.wording.context import SentenceContext
from warhost.text.wording.effects import renders_effect
from warhost.text.wording.grammar import nouns_pl, nouns_ru
from warhost.text.wording.grammar.english import English
from warhost.text.wording.grammar.slavic import Noun, Slavic
from warhost.text.wording.phrases import en, pl, ru
from warhost.text.wording.renderer import Renderer
from warhost.text.wording.vocabulary import Vocabulary

from . import words
from .cards import TidesCard
from .kit import KIT
from .language import BOAT, ENTERED, GALE, LEFT, STRENGTH, Land

KINDS = {BOAT: "boat", GALE: "gale"}


def ability_text(renderer: Renderer, card: str, ability: Ability) -> str:
    label = {kinds.FORCED: "label.forced", kinds.ACTION: "label.action"}.get(ability.kind)
    said = renderer.sentence(body_text(ability, SentenceContext(renderer, card)))
    return " ".join([*([renderer.phrases[label]] if label else []), said, *limit_words(renderer, ability.limit)])


TIDES = Vocabulary(
    kinds=KINDS,
    marks={},
    stats=("strength", "hull"),
    phases=(),
    factions=(),
    occurrences={ENTERED: "enters", LEFT: "leaves"},
    times={},
    signed=(STRENGTH,),
    quoted=ability_text,
)


@renders_effect(Land)
def _land(of: Land, context: SentenceContext) -> str:
    amount = counted(of.amount, context)
    return context.renderer.say("land", context.mood, amount=amount) + amount.tail


def boat(language: str) -> Noun:
    """The noun "boat" with its gender, six singular and six plural forms."""
    gender, *forms = words.part("noun.", language)["boat"].split("|")
    return gender, tuple(forms[:6]), tuple(forms[6:])


def renderer(language: str) -> Renderer:
    shared = {"en": en, "pl": pl, "ru": ru}[language]
    phrases = {**shared.PHRASES, **words.part("phrase.", language)}
    things = {**shared.COUNTED, **words.counted(language)}
    if language == "en":
        return English(TIDES, {**phrases, "noun.boat": "boat", "noun.boat.many": "boats"}, things, {})
    slavic = {"pl": nouns_pl, "ru": nouns_ru}[language]
    nouns = {**slavic.NOUNS, "boat": boat(language)}
    grammar = (nouns, slavic.ADJECTIVES, slavic.PRONOUNS, slavic.LEANING)
    return Slavic(TIDES, phrases, things, {}, *grammar, one_for_all_tens=language == "ru")


RENDERERS = {language: renderer(language) for language in words.LANGUAGES}


def text_of(language: str, card: TidesCard, abilities: tuple[Ability, ...]) -> list[str]:
    return [ability_text(RENDERERS[language], KINDS[card.kind], each) for each in abilities]


def check_text(language: str, card: TidesCard) -> None:
    """Refuse a text that leaves out a part of its definition."""
    check(f"{card.name} ({language})", card.abilities, lambda parts: text_of(language, card, parts))


class TidesSpeaker(SimpleSpeaker):
    """Speaker of Tides; card texts are generated from their definitions."""

    def lines(self, card: TidesCard) -> list[str]:  # type: ignore[override]
        return text_of(self.book.cards, card, card.abilities)


def speaker(book: Phrasebook) -> TidesSpeaker:
    return TidesSpeaker(book, KIT)
