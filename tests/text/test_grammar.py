"""Known grammar errors, by language, that no card text may contain."""

import re
from pathlib import Path

import pytest

from tests.text.test_adjustment import messages
from warhost.text import LANGUAGES

SNAPSHOTS = Path(__file__).parent / "snapshots"
EVERYWHERE = {
    "a mark that was left in": r"[<>\[\]{}|\x1f]|\bNone\b",
    "stops that stumble over each other": r",[,.;:)]|\.\.(?!\.)|\s[,.;]|  ",
    "what X is stands in front of where it goes": (
        r"(?:where X is|gdzie X to|где X —) [^,.;]*,? (?:to its owner|into play|na rękę|w jednej ze|в руку)"
    ),
}
SLIPS = {
    "en": {},
    "pl": {
        "choosing what is chosen": r"[Ww]ybierz wybran",
        "an infinitive that opens a sentence": (
            r"(?:^|[.:] )(?!Umieść|Zapłać|Odporność|Dzikość)[A-ZŻŚĆŁÓ]\w+(?:ać|ić|yć|eć|ść)\s"
        ),
        "a clause without its comma": r"\b(?!(?:i|lub|albo|a|ani|oraz|tylko|niż)\b)\w+ (?:jeśli|gdy|dopóki)\s",
        "your own where you are not the subject": r"gdzie X to [^,.;]*\bswoj|[Ww]ybierz jedną [^.]*pod twoją kontrolą",
        "the wrong number": r"najwyżej 1 \w+(?:ń|ek|ów|ia)\b|\bdo 1 kart\b|wziąć ją na rękę.{0,3}karty",
        "words that the FAQ defines otherwise": r"[Pp]rzeszuk|[Oo]bejrz|[Ww]prowad(?:ź|zi)|\bpotem\b",
        "a faction that is a crowd": r"neutralnych\b",
        "a unit named twice with nothing between that could be meant": (
            r"\b[Tt](?:a|ej|ę|ą) jednost\w+ (?:(?!jednost|kart|plane|stref|tali[aię]|ręk|Akcj|misj)[^.;:„])*?"
            r"\b(?:tę jednostkę|tej jednostce)\b"
        ),
    },
    "ru": {
        "choosing what is chosen": r"[Вв]ыберите выбранн",
        "a clause without its comma": (
            r"\b(?!(?:и|или|либо|а|но|только|чем|даже|как)\b)\w+ (?:если|когда|пока|кроме|чтобы)\s"
        ),
        "a preposition that stumbles": (
            r"\b[Сс] (?:сво|всем|всех|мно)|\b[Вв] в[бгджзклмнпрстфхцчшщ]|\bоб [бвгджзклмнпрст]"
        ),
        "the same small word twice": r"\b(в|с|на|и|не|к|из|под|по|за|для|от|до|о) \1\b",
        "a number and the wrong form": (
            r"\b1 (?:карт|ресурсов|фишек|повреждений|развитий|отрядов)\b"
            r"|(?<!более )(?<!менее )(?<!меньше )(?<!больше )(?<!чем )(?<!до )\b[234] (?:карт|ресурсов|фишек|отрядов)\b"
            r"|\b(?:[5-9]|1\d) (?:карты|ресурса|фишки|повреждения|развития|отряда)\b"
            r"|следующие 1\b|до 1 \w+|не более 1 (?:карту|повреждение)\b"
        ),
        "a gender that does not agree": (
            r"(?:легенда|карта|тактика|зона) (?:\([^)]*\) )?(?:под \w+ контролем )?(?:будет \w+н|не? ?\w+ал|\w+лся)\b"
            r"|(?:эту|одну|выбранную) (?:легенду|карту)(?: поддержки)? объявят \w+им\b"
        ),
        "your own where something else is the subject": (
            r"^(?:\w+\. )?(?:Эт\w+ )?(?:[Оо]тряд|[Кк]арта|[Лл]егенда|[Тт]актика)[^.:]*\bиз сво(?:его|ей)\b"
            r"|где X — [^,.;]*\bсво(?:его|ей|ём|их)\b"
        ),
        "somebody who must, in a purpose": r"чтобы [^.,]*\bдолж(?:ен|на|ны)\b",
        "words that the rulebook has others for": (
            r"лиц\w+ вниз|защитник|жетон\w* ресурс|на руке|приготов|утом|приложени|лояльност|\((?:Wargear|Relic)\)"
        ),
        "one hand of several owners": r"в (?:руку|колоду) владельцев|колоды владельцев\b(?<!в колоды владельцев)",
        "a unit named twice with nothing between that could be meant": (
            r"\b[Ээ]т(?:от|ого|ому|им) отряд\w* (?:(?!отряд|против|игрок|полковод|жетон)[^.;:«])*?"
            r"\b(?:этому отряду|(?:те|ть) этот отряд|этом отряде)\b"
        ),
        "a row of choices with a gap": r"[Лл]ибо [^.,;]*, (?!либо|а |где |чтобы|кроме|которы)[^.,;]*, либо",
    },
}


def cards(language: str, game: str = "*") -> list[tuple[str, str]]:
    """Every sentence of every card, with the card."""
    found, name = [], ""
    for path in sorted(SNAPSHOTS.glob(f"{game}-{language}.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("  "):
                found.append((name, line.strip()))
            else:
                name = line
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_text_repeats_a_known_mistake(language: str) -> None:
    said = cards(language)
    assert len(said) > 2000
    slips = EVERYWHERE | SLIPS[language]
    assert [
        (what, name, text) for what, pattern in slips.items() for name, text in said if re.search(pattern, text)
    ] == []


MESSAGES = {
    "pl": {
        "words of no rulebook": r"[Pp]rzeszuk|unikaln|\bpacz(?:k[aęi]|ek)\b|[Dd]esant|żeton jednostki",
        "defending without oneself": r"nie może bronić\b(?! się)|Kto broni\?|\{card\} (?:nie )?broni\.",
        "speaking to men only": r"\bwybierasz sam\b|\bgrałeś\b|\bwygrałeś\b|\bprzegrałeś\b",
    }
}


@pytest.mark.parametrize("language", MESSAGES)
def test_no_message_repeats_a_known_mistake(language: str) -> None:
    said = list(messages(language))
    assert len(said) > 2000
    slips = MESSAGES[language].items()
    assert [(what, text) for what, pattern in slips for text in said if re.search(pattern, text)] == []
