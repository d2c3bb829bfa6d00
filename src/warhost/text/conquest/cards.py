"""Rules text of a Conquest card, generated from its definition so that text and behaviour never differ."""

from typing import Final

from ...conquest.card import Allies, Card, Text, read_text
from ...conquest.words import AREA_EFFECT, AS_ATTACHMENT, DEEP_STRIKE, FACTION_KEYS, STATS, UNIT
from ..duel.cards import CardTexts
from ..phrasebook import Phrasebook
from ..wording.context import NounPhrase, SentenceContext
from ..wording.renderer import Amount, Renderer
from ..wording.selectors import noun_spec
from ..wording.twins import said_together
from .wording import RENDERERS
from .wording.ability import ability_text


def text_lines(book: Phrasebook, card: Card, text: Text) -> list[str]:
    """The text box of a card with this text: keywords, attachment rules, then the abilities."""
    renderer = RENDERERS[book.cards]
    keywords = card_keywords(book, card)
    lines = [" ".join([f"{each}." for each in keywords])] if keywords else []
    if text.host is not None and not card.kind_bit & UNIT:
        lines.append(" ".join([_host(renderer, card, text), *_limits(renderer, text)]))
    elif text.one_relic:
        lines.append(renderer.phrases["one-relic"])
    if text.discards:
        lines.append(renderer.say("deploy-cost", amount=Amount(text.discards)))
    if card.bonus_at:
        lines.append(_bonus(renderer, card))
    if text.allies is not None:
        lines.append(_allies(renderer, text.allies))
    own = [each for each in text.abilities if each.zone != AS_ATTACHMENT]
    lines += said_together(renderer, own, lambda each: ability_text(renderer, word(card), each))
    if text.host is not None and card.kind_bit & UNIT:
        lines.append(_attached_form(renderer, card, text))
    if card.labels and text.abilities:
        # a specialization is printed before the last ability
        labels = ", ".join([renderer.label(each) for each in card.labels])
        lines[-1] = f"{labels} {renderer.phrases['dash']} {lines[-1]}"
    return lines


def _allies(renderer: Renderer, allies: Allies) -> str:
    """The cards that a warlord's deck may contain (CON-18.12)."""
    named = [renderer.phrases[f"faction.{FACTION_KEYS[each]}"] for each in allies.factions]
    key = "allies.trait" if allies.trait else "allies"
    return renderer.sentence(
        renderer.say(key, factions=renderer.phrases["and"].join(named), trait=renderer.trait(allies.trait))
    )


def _bonus(renderer: Renderer, card: Card) -> str:
    """The bonus that a unit has at some planets only (CON-7.14)."""
    cards, resources = card.bonus
    parts = [(cards, "card"), (resources, "resource")]
    said = renderer.phrases["and"].join([f"+{renderer.count(number, what)}" for number, what in parts if number])
    return renderer.say(f"bonus-at.{card.bonus_at}", bonus=said)


def card_keywords(book: Phrasebook, card: Card) -> list[str]:
    """The keywords with their numbers."""
    renderer = RENDERERS[book.cards]
    counted = (STATS[AREA_EFFECT], STATS[DEEP_STRIKE])
    said = [renderer.phrases[f"keyword.{name}"] for name, _ in card.keywords if name not in counted]
    said += [renderer.say(f"keyword.{name}", number=cost) for name, cost in card.keywords if name == STATS[DEEP_STRIKE]]
    area = card.keyword(AREA_EFFECT)
    return [*said, renderer.say("keyword.area-effect", number=area)] if area else said


def card_limits(book: Phrasebook, card: Card) -> list[str]:
    """The limits on copies of the card on a unit, or under a player's control."""
    return _limits(RENDERERS[book.cards], card.text)


def _limits(renderer: Renderer, text: Text) -> list[str]:
    said = [renderer.phrases["one-each"]] if text.one_each else []
    return [*said, renderer.phrases["one-relic"]] if text.one_relic else said


def word(card: Card) -> str:
    """The noun by which a card names itself."""
    return "unit" if card.kind_bit & UNIT else card.kind


def _host(renderer: Renderer, card: Card, text: Text) -> str:
    assert text.host is not None
    context = SentenceContext(renderer, word(card), doing=True)
    return renderer.sentence(renderer.say("attach", of=NounPhrase(context, noun_spec(text.host, context), "a")))


def _attached_form(renderer: Renderer, card: Card, text: Text) -> str:
    """Text of an army unit that may be deployed as an attachment (CON-6.13)."""
    said = [ability_text(renderer, "attachment", each) for each in text.abilities if each.zone == AS_ATTACHMENT]
    return renderer.say("attach-form", text=" ".join([_host(renderer, card, text), *said]))


TEXTS: Final = CardTexts(text_lines, read_text, card_keywords)
card_lines: Final = TEXTS.lines
