"""Rules text of an Invasion card, generated from its definition so that text and behaviour never differ."""

from typing import Final

from ...effects.language.choices import Target
from ...invasion.card import COST_X, Card, Text, read_text
from ...invasion.words import AS_ATTACHMENT, NEUTRAL, RACE_KEYS
from ..duel.cards import CardTexts
from ..phrasebook import Phrasebook
from ..wording.ability import names_x
from ..wording.context import NounPhrase, SentenceContext
from ..wording.effects import effect_text
from ..wording.renderer import TO, Renderer, listed
from ..wording.selectors import noun_spec
from ..wording.twins import said_together
from .wording import RENDERERS
from .wording.ability import ability_text, legal_words
from .wording.expansions import whole_card

WITHOUT_NUMBER: Final = ("scout", "limited", "necromancy")


def text_lines(book: Phrasebook, card: Card, text: Text) -> list[str]:
    """The text box of a card with this text: restrictions, keywords, then the abilities."""
    renderer = RENDERERS[book.cards]
    keywords = card_keywords(book, card)
    lines = card_limits(book, card)
    if keywords:
        lines.append(" ".join([f"{each}." for each in keywords]))
    host = _host(renderer, card, text)
    own = [each for each in text.abilities if each.zone != AS_ATTACHMENT]
    said = said_together(renderer, own, lambda each: ability_text(renderer, word(card), each, host))
    quoted = [ability_text(renderer, "support", each) for each in text.abilities if each.zone == AS_ATTACHMENT]
    if quoted:
        said.append(renderer.say("as-attachment", text=" ".join(quoted).removesuffix(".")))
    if card.cost == COST_X and card.kind != "tactic" and names_x(text.abilities):
        said.append(renderer.phrases["x-paid"])  # says that X was paid when the card was played
    whole = whole_card(text, SentenceContext(renderer, word(card)))
    return [*lines, *whole, *_played(renderer, card, text), *said]


def card_keywords(book: Phrasebook, card: Card) -> list[str]:
    """The keywords with their numbers; a hero's limit is one of them."""
    renderer = RENDERERS[book.cards]
    said = []
    for name, number in card.keywords:
        if number < 0:
            continue  # a keyword with X is explained by the card's text
        key = f"keyword.{name}"
        said.append(renderer.phrases[key] if name in WITHOUT_NUMBER else renderer.say(key, number=number))
    return said


def card_limits(book: Phrasebook, card: Card) -> list[str]:
    """Sentences about the whole card: where it may be, and in which decks."""
    renderer = RENDERERS[book.cards]
    said = []
    if card.zone_only:
        said.append(renderer.phrases[f"zone-only.{card.zone_only}"])
    said += [renderer.phrases[f"deck-only.{each}"] for each in card.deck_only]
    if card.deck_limit:
        several = card.deck_limit > 1 and "deck-limit.several" in renderer.phrases
        said.append(renderer.say("deck-limit.several" if several else "deck-limit", number=card.deck_limit))
    if card.hero:
        said.append(renderer.phrases["one-hero"])
    if card.race == RACE_KEYS[NEUTRAL] and card.symbols:
        races = [renderer.say("symbols.race", race=renderer.phrases[f"faction.{race}"]) for race in card.symbols]
        said.append(renderer.sentence(renderer.say("symbols", races=listed(races, renderer.phrases["and"]))))
    return said


def word(card: Card) -> str:
    """The noun by which a card names itself."""
    return card.kind


def _host(renderer: Renderer, card: Card, text: Text) -> str:
    """The noun by which an attachment names the card it is attached to."""
    if text.host is None:
        return "unit"
    spec = noun_spec(text.host, SentenceContext(renderer, word(card)))
    heads = [name for each in spec.sides or [spec] for name in each.heads or [each.trait.lower()]]
    either = "-or-".join(heads)  # some languages name both types, others call both a card
    return either if len(heads) == 1 or f"noun.{either}" in renderer.phrases else "card"


def _played(renderer: Renderer, card: Card, text: Text) -> list[str]:
    """The effect of playing the card: a tactic's Action, the host of an attachment, the effect of a draft card."""
    if card.kind == "draft":
        return [renderer.phrases[f"draft.{card.code}"]]
    if card.kind == "tactic":
        return [*legal_words(renderer, word(card), text.play), ability_text(renderer, word(card), text.play)]
    effect = text.play.effect
    if text.play.instead:
        said = [
            effect_text(each, SentenceContext(renderer, word(card), doing=True, mood=TO)) for each in text.play.instead
        ]
        return [renderer.sentence(renderer.say("instead", text=renderer.phrases["and"].join(said)))]
    if not isinstance(effect, Target):
        return []
    context = SentenceContext(renderer, word(card), doing=True)
    host = NounPhrase(context, noun_spec(effect.of, context), "target")
    said = [renderer.sentence(renderer.say("attach", of=host))]
    more = effect_text(effect.effect, context.aiming(host))
    return [*said, renderer.sentence(more)] if more else said


TEXTS: Final = CardTexts(text_lines, read_text, card_keywords)
card_lines: Final = TEXTS.lines
