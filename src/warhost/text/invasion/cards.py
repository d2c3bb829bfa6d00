"""The rules text of a card of Warhammer: Invasion, made from its definition: text and behaviour cannot part."""

from typing import Final

from ...effects.language.choices import Target
from ...invasion.card import COST_X, Card, Text, read_text
from ...invasion.words import AS_ATTACHMENT, NEUTRAL, RACE_KEYS
from ..duel.cards import CardTexts
from ..phrasebook import Phrasebook
from ..wording.ability import names_x
from ..wording.effects import effect_text
from ..wording.speech import Mention, Speech
from ..wording.things import thing_of
from ..wording.tongue import TO, Tongue, listed
from ..wording.twins import said_together
from .wording import TONGUES
from .wording.ability import ability_text, legal_words
from .wording.later import whole_card

WITHOUT_NUMBER: Final = ("scout", "limited", "necromancy")


def text_lines(book: Phrasebook, card: Card, text: Text) -> list[str]:
    """Restrictions, keywords, then the abilities, if this were the card's text."""
    tongue = TONGUES[book.cards]
    keywords = card_keywords(book, card)
    lines = card_limits(book, card)
    if keywords:
        lines.append(" ".join([f"{each}." for each in keywords]))
    host = _host(tongue, card, text)
    own = [each for each in text.abilities if each.zone != AS_ATTACHMENT]
    said = said_together(tongue, own, lambda each: ability_text(tongue, word(card), each, host))
    quoted = [ability_text(tongue, "support", each) for each in text.abilities if each.zone == AS_ATTACHMENT]
    if quoted:
        said.append(tongue.say("as-attachment", text=" ".join(quoted).removesuffix(".")))
    if card.cost == COST_X and card.kind != "tactic" and names_x(text.abilities):
        said.append(tongue.phrases["x-paid"])  # paid long before
    whole = whole_card(text, Speech(tongue, word(card)))
    return [*lines, *whole, *_played(tongue, card, text), *said]


def card_keywords(book: Phrasebook, card: Card) -> list[str]:
    """The keywords with their numbers; a hero's limit is one of them."""
    tongue = TONGUES[book.cards]
    said = []
    for name, number in card.keywords:
        if number < 0:
            continue  # X: the text says how much it is
        key = f"keyword.{name}"
        said.append(tongue.phrases[key] if name in WITHOUT_NUMBER else tongue.say(key, number=number))
    return said


def card_limits(book: Phrasebook, card: Card) -> list[str]:
    """Where the card may be, in which decks it may be, and other sentences about the whole card."""
    tongue = TONGUES[book.cards]
    said = []
    if card.zone_only:
        said.append(tongue.phrases[f"zone-only.{card.zone_only}"])
    said += [tongue.phrases[f"deck-only.{each}"] for each in card.deck_only]
    if card.deck_limit:
        said.append(tongue.say("deck-limit", number=card.deck_limit))
    if card.hero:
        said.append(tongue.phrases["one-hero"])
    if card.race == RACE_KEYS[NEUTRAL] and card.symbols:
        races = [tongue.say("symbols.race", race=tongue.phrases[f"faction.{race}"]) for race in card.symbols]
        said.append(tongue.sentence(tongue.say("symbols", races=listed(races, tongue.phrases["and"]))))
    return said


def word(card: Card) -> str:
    """What a card calls itself."""
    return card.kind


def _host(tongue: Tongue, card: Card, text: Text) -> str:
    """What an attachment calls the card that it is attached to."""
    if text.host is None:
        return "unit"
    heads = thing_of(text.host, Speech(tongue, word(card))).heads
    return heads[0] if len(heads) == 1 else "card"


def _played(tongue: Tongue, card: Card, text: Text) -> list[str]:
    """What playing the card does: a tactic's Action, what an attachment is attached to, what a draft card does."""
    if card.kind == "draft":
        return [tongue.phrases[f"draft.{card.code}"]]
    if card.kind == "tactic":
        return [*legal_words(tongue, word(card), text.play), ability_text(tongue, word(card), text.play)]
    effect = text.play.effect
    if text.play.instead:
        said = [effect_text(each, Speech(tongue, word(card), doing=True, mood=TO)) for each in text.play.instead]
        return [tongue.sentence(tongue.say("instead", text=tongue.phrases["and"].join(said)))]
    if not isinstance(effect, Target):
        return []
    speech = Speech(tongue, word(card), doing=True)
    host = Mention(speech, thing_of(effect.of, speech), "target")
    said = [tongue.say("attach", of=host)]
    more = effect_text(effect.effect, speech.aiming(host))
    return [*said, tongue.sentence(more)] if more else said


TEXTS: Final = CardTexts(text_lines, read_text, card_keywords)
card_lines: Final = TEXTS.lines
