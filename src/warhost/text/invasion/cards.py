"""The rules text of a card of Warhammer: Invasion, made from its definition: text and behaviour cannot part."""

from ...effects.joints import Target
from ...invasion.card import ANY_ZONE, Card
from ...invasion.decks.pool import KIND_KEYS, WITHOUT_NUMBER
from ...invasion.words import AMBUSH, DRAFT, NEUTRAL, QUEST_CARD, RACE_KEYS, STATS, TACTIC, ZONE_NAMES
from ..phrasebook import Phrasebook
from ..wording import TONGUES, Tongue, ability_text, legal_words
from ..wording.effects import effect_text
from ..wording.speech import Mention, Speech
from ..wording.things import thing_of


def card_lines(book: Phrasebook, card: Card) -> list[str]:
    """Everything the text box says, a line for each: restrictions, keywords, then the abilities."""
    tongue = TONGUES["invasion"][book.language]
    keywords = card_keywords(book, card)
    lines = card_limits(book, card)
    if keywords:
        lines.append(" ".join([f"{each}." for each in keywords]))
    return [*lines, *_played(tongue, card), *[ability_text(tongue, word(card), each) for each in card.abilities]]


def card_keywords(book: Phrasebook, card: Card) -> list[str]:
    """The keywords with their numbers; a hero's limit is one of them."""
    tongue = TONGUES["invasion"][book.language]
    said = []
    for stat, number in card.keywords:
        shown = number - 1 if stat == AMBUSH else number
        key = f"keyword.{STATS[stat]}"
        said.append(tongue.phrases[key] if stat in WITHOUT_NUMBER else tongue.say(key, number=shown))
    return said


def card_limits(book: Phrasebook, card: Card) -> list[str]:
    """Where the card may lie, in which decks it may be, and what else is said of it as a whole."""
    tongue = TONGUES["invasion"][book.language]
    said = []
    if card.zone_only != ANY_ZONE and card.kind != QUEST_CARD:
        said.append(tongue.phrases[f"zone-only.{ZONE_NAMES[card.zone_only]}"])
    if card.deck_only:
        said.append(tongue.phrases[f"deck-only.{card.deck_only}"])
    if card.deck_limit:
        said.append(tongue.say("deck-limit", number=card.deck_limit))
    if card.hero:
        said.append(tongue.phrases["one-hero"])
    if card.race == NEUTRAL and card.symbols:
        races = ", ".join([book.say(f"invasion.race.{RACE_KEYS[race]}") for race in card.symbols])
        said.append(tongue.say("symbols", races=races))
    return said


def word(card: Card) -> str:
    """What a card calls itself."""
    return KIND_KEYS[card.kind]


def _played(tongue: Tongue, card: Card) -> list[str]:
    """What playing the card does: a tactic's Action, what an attachment is attached to, what a draft card does."""
    if card.kind == DRAFT:
        return [tongue.phrases[f"draft.{card.code}"]]
    if card.kind == TACTIC:
        return [*legal_words(tongue, word(card), card.play), ability_text(tongue, word(card), card.play)]
    effect = card.play.effect
    if not isinstance(effect, Target):
        return []
    speech = Speech(tongue, word(card))
    host = Mention(speech, thing_of(effect.of, speech), "target")
    said = [tongue.say("attach", of=host)]
    more = effect_text(effect.effect, speech.aiming(host))
    return [*said, tongue.sentence(more)] if more else said
