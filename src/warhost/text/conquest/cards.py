"""The rules text of a card of Conquest, made from its definition: text and behaviour cannot part."""

from typing import Final

from ...conquest.card import Allies, Card, Text, read_text
from ...conquest.words import AREA_EFFECT, AS_ATTACHMENT, DEEP_STRIKE, FACTION_KEYS, STATS, UNIT
from ..duel.cards import CardTexts
from ..phrasebook import Phrasebook
from ..wording.speech import Mention, Speech
from ..wording.things import thing_of
from ..wording.tongue import Amount, Tongue
from ..wording.twins import said_together
from .wording import TONGUES
from .wording.ability import ability_text


def text_lines(book: Phrasebook, card: Card, text: Text) -> list[str]:
    """Keywords, what it is attached to, then the abilities, if this were the card's text."""
    tongue = TONGUES[book.cards]
    keywords = card_keywords(book, card)
    lines = [" ".join([f"{each}." for each in keywords])] if keywords else []
    if text.host is not None and not card.kind_bit & UNIT:
        lines.append(" ".join([_host(tongue, card, text), *_limits(tongue, text)]))
    elif text.one_relic:
        lines.append(tongue.phrases["one-relic"])
    if text.discards:
        lines.append(tongue.say("deploy-cost", amount=Amount(text.discards)))
    if card.bonus_at:
        lines.append(_bonus(tongue, card))
    if text.allies is not None:
        lines.append(_allies(tongue, text.allies))
    own = [each for each in text.abilities if each.zone != AS_ATTACHMENT]
    lines += said_together(tongue, own, lambda each: ability_text(tongue, word(card), each))
    if text.host is not None and card.kind_bit & UNIT:
        lines.append(_attached_form(tongue, card, text))
    if card.labels and text.abilities:
        # a specialization is printed before the last ability
        labels = ", ".join([tongue.label(each) for each in card.labels])
        lines[-1] = f"{labels} {tongue.phrases['dash']} {lines[-1]}"
    return lines


def _allies(tongue: Tongue, allies: Allies) -> str:
    """Whose cards a warlord's deck may hold (CON-18.12)."""
    named = [tongue.phrases[f"faction.{FACTION_KEYS[each]}"] for each in allies.factions]
    key = "allies.trait" if allies.trait else "allies"
    return tongue.sentence(
        tongue.say(key, factions=tongue.phrases["and"].join(named), trait=tongue.trait(allies.trait))
    )


def _bonus(tongue: Tongue, card: Card) -> str:
    """The bonus that a unit has at some planets only (CON-7.14)."""
    cards, resources = card.bonus
    parts = [(cards, "card"), (resources, "resource")]
    said = ", ".join([f"+{tongue.count(number, what)}" for number, what in parts if number])
    return tongue.say(f"bonus-at.{card.bonus_at}", bonus=said)


def card_keywords(book: Phrasebook, card: Card) -> list[str]:
    """The keywords with their numbers."""
    tongue = TONGUES[book.cards]
    counted = (STATS[AREA_EFFECT], STATS[DEEP_STRIKE])
    said = [tongue.phrases[f"keyword.{name}"] for name, _ in card.keywords if name not in counted]
    said += [tongue.say(f"keyword.{name}", number=cost) for name, cost in card.keywords if name == STATS[DEEP_STRIKE]]
    area = card.keyword(AREA_EFFECT)
    return [*said, tongue.say("keyword.area-effect", number=area)] if area else said


def card_limits(book: Phrasebook, card: Card) -> list[str]:
    """How many of it there may be on a unit, or under a player's control."""
    return _limits(TONGUES[book.cards], card.text)


def _limits(tongue: Tongue, text: Text) -> list[str]:
    said = [tongue.phrases["one-each"]] if text.one_each else []
    return [*said, tongue.phrases["one-relic"]] if text.one_relic else said


def word(card: Card) -> str:
    """What a card calls itself."""
    return "unit" if card.kind_bit & UNIT else card.kind


def _host(tongue: Tongue, card: Card, text: Text) -> str:
    assert text.host is not None
    speech = Speech(tongue, word(card), doing=True)
    return tongue.sentence(tongue.say("attach", of=Mention(speech, thing_of(text.host, speech), "a")))


def _attached_form(tongue: Tongue, card: Card, text: Text) -> str:
    """What an army unit says that may be deployed as an attachment (CON-6.13)."""
    said = [ability_text(tongue, "attachment", each) for each in text.abilities if each.zone == AS_ATTACHMENT]
    return " ".join([tongue.phrases["attach-form"], _host(tongue, card, text), *said])


TEXTS: Final = CardTexts(text_lines, read_text, card_keywords)
card_lines: Final = TEXTS.lines
