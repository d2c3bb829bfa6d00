"""Constructed decks: every deck building rule, and legal cards that cannot be played yet."""

from string import Formatter
from typing import Any

import pytest

from warhost.decks import Problem, plain
from warhost.engine.errors import BadDeck
from warhost.invasion.decks.deck import PROBLEMS, SIDE, Deck, checked, limit, listed_as, problems, read_deck
from warhost.invasion.decks.lists import BANNED, CATACLYSM, DUEL, FORMATS, RESTRICTED
from warhost.invasion.library import official, titles
from warhost.text import LANGUAGES, phrasebook
from warhost.text.invasion.decks import deck_problem

RANGER = "core-010"  # restricted, so not in the decks below


def core(first: int, last: int) -> list[str]:
    return [f"core-{number:03}" for number in range(first, last + 1)]


def dwarfs(size: int = 50) -> list[str]:
    """This many Dwarf cards, at most three of each, none of them restricted or banned."""
    return [code for code in core(1, 24) if code != RANGER for _ in range(3)][:size]


def with_cards(cards: dict[str, int], capital: str = "dwarf", size: int = 50) -> Deck:
    """A legal Dwarf deck with some cards replaced."""
    brought = [code for code, count in cards.items() for _ in range(count)]
    return Deck(capital, dwarfs(size - len(brought)) + brought)


def illegal(deck: Deck, form: str = DUEL) -> list[Problem]:
    return [each for each in problems(deck, form) if each.illegal]


def broken(deck: Deck, form: str = DUEL) -> list[tuple[str, str, str]]:
    """The illegal problems of a deck: name, rule and card."""
    return [(each.name, each.rule, each.card) for each in illegal(deck, form)]


def test_a_deck_of_one_race_is_legal_and_playable() -> None:
    """INV-28.1, INV-28.2, INV-28.7"""
    assert problems(with_cards({})) == []
    assert checked(with_cards({})).capital == "dwarf"


# --- size ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "wrong"), [(49, "too-few"), (50, ""), (100, ""), (101, "too-many"), (0, "too-few")])
def test_a_deck_has_fifty_to_a_hundred_cards(size: int, wrong: str) -> None:
    """INV-28.1"""
    many = [code for code in core(1, 55) if not listed_as(official()[code], DUEL) for _ in range(3)]
    assert broken(Deck("dwarf", many[:size])) == ([(wrong, "INV-28.1", "")] if wrong else [])


# --- copies -------------------------------------------------------------------------------------------------------


def test_three_copies_of_a_title() -> None:
    """INV-28.2, INV-CON-19"""
    assert broken(with_cards({"core-051": 3})) == []
    found = illegal(with_cards({"core-051": 4}))
    assert [(each.name, each.rule, each.card, each.args) for each in found] == [
        ("copies", "INV-28.2", "core-051", {"count": 4, "most": 3})
    ]


def test_a_title_printed_twice_counts_once() -> None:
    """INV-28.11: two of one printing and two of the other are four of Innovation."""
    assert broken(with_cards({"core-119": 2, "assault-on-ulthuan-057": 1})) == []
    assert broken(with_cards({"core-119": 2, "assault-on-ulthuan-057": 2})) == [("copies", "INV-28.2", "core-119")]


@pytest.mark.parametrize(
    ("code", "errata"),
    [("core-116", "INV-ERR-15"), ("days-of-blood-020", "INV-ERR-44"), ("faith-and-steel-120", "INV-ERR-46")],
)
def test_errata_limit_three_cards_to_one_per_deck(code: str, errata: str) -> None:
    """INV-28.5, INV-15.19, INV-ERR-15, INV-ERR-44, INV-ERR-46"""
    assert errata in official()[code].errata
    assert broken(with_cards({code: 1})) == []
    assert broken(with_cards({code: 2})) == [("deck-limit", "INV-28.5", code)]


@pytest.mark.parametrize("code", ["realm-of-the-phoenix-king-039", "rising-dawn-020"])
def test_two_cards_print_their_limit(code: str) -> None:
    """INV-28.5, INV-15.19: Spoils of War and Heroic Task."""
    assert broken(with_cards({code: 1})) == []
    assert broken(with_cards({code: 3})) == [("deck-limit", "INV-28.5", code)]


def test_one_card_allows_six_copies() -> None:
    """INV-28.2, INV-1.6: the Rat Swarm says so."""
    assert limit(official()["hidden-kingdoms-021"]) == 6
    rats = {"hidden-kingdoms-021": 6}
    assert broken(Deck("skaven", _neutral("destruction", 44) + ["hidden-kingdoms-021"] * 6)) == []
    assert broken(with_cards({**rats, "hidden-kingdoms-021": 7}))[-1] == ("copies", "INV-28.2", "hidden-kingdoms-021")


def _neutral(side: str, size: int) -> list[str]:
    """Neutral cards that a side may hold."""
    free = [
        card.code
        for card in official().values()
        if card.race == "neutral" and card.deck_only == (side,) and not listed_as(card, DUEL)
    ]
    return [code for code in free for _ in range(3)][:size]


# --- sides and capitals -------------------------------------------------------------------------------------------


def test_races_of_one_side_mix_freely() -> None:
    """INV-28.3, INV-1.4, INV-OPEN-19: with any board of the side."""
    mixed = {"core-026": 3, "core-051": 3}
    for capital in ("dwarf", "empire", "high-elf"):
        assert broken(with_cards(mixed, capital)) == []


def test_order_and_destruction_never_share_a_deck() -> None:
    """INV-28.3: one problem for each card of the other side."""
    deck = with_cards({"core-056": 3, "core-081": 1})
    assert broken(deck) == [("other-side", "INV-28.3", "core-056"), ("other-side", "INV-28.3", "core-081")]
    assert "Destruction" in deck_problem(phrasebook("en"), problems(deck)[0])


@pytest.mark.parametrize("capital", ["orc", "chaos", "dark-elf"])
def test_the_capital_is_of_the_side_of_the_deck(capital: str) -> None:
    """INV-28.7, INV-OPEN-19: reported once, not for each card."""
    assert broken(Deck(capital, dwarfs())) == [("capital-side", "INV-28.7", "")]


def test_an_unknown_capital_is_the_only_problem_reported() -> None:
    """INV-28.7: no further problems are reported."""
    assert broken(Deck("bretonnia", ["core-001"])) == [("unknown-capital", "INV-28.7", "")]


def test_neutral_cards_fit_both_sides() -> None:
    """INV-28.4, INV-1.5"""
    assert broken(with_cards({"core-111": 2, "core-120": 1})) == []
    orcs = [code for code in core(56, 79) for _ in range(3)]
    assert broken(Deck("orc", [*orcs[:47], "core-111", "core-111", "core-120"])) == []


def test_neutral_cards_may_be_marked_for_a_side() -> None:
    """INV-28.4, INV-15.18: the Alliances, for instance."""
    assert broken(with_cards({"core-122": 1})) == []
    assert broken(with_cards({"core-125": 1})) == [("side-only", "INV-28.4", "core-125")]


def test_cards_for_one_race_need_its_capital() -> None:
    """INV-OPEN-17: Iron Defenders are Dwarf only."""
    iron = "battle-for-the-old-world-045"
    assert broken(with_cards({iron: 1})) == []
    assert broken(with_cards({iron: 1}, "empire")) == [("capital-only", "INV-OPEN-17", iron)]


def test_cards_for_all_races_but_one_need_another_capital() -> None:
    """INV-OPEN-17: the Dwarf Embassy is non-Dwarf only."""
    embassy = "hidden-kingdoms-040"
    assert broken(with_cards({embassy: 1}, "empire")) == []
    assert broken(with_cards({embassy: 1})) == [("not-capital", "INV-OPEN-17", embassy)]


@pytest.mark.parametrize(
    ("code", "capital"),
    [("hidden-kingdoms-003", "lizardmen"), ("hidden-kingdoms-013", "wood-elf"), ("hidden-kingdoms-026", "skaven")],
)
def test_cards_of_the_hidden_kingdoms_need_their_capital(code: str, capital: str) -> None:
    """INV-OPEN-17"""
    cards = [*_neutral(SIDE[capital], 49), code]
    assert broken(Deck(capital, cards)) == []
    other = "dwarf" if SIDE[capital] == "order" else "orc"
    assert broken(Deck(other, cards)) == [("capital-only", "INV-OPEN-17", code)]


def test_undead_cards_need_a_destruction_deck() -> None:
    """INV-15.20, INV-OPEN-17, INV-ERR-40: Drakenhof Castle became Undead only, and stays Destruction only."""
    castle, terror = "the-accursed-dead-056", "hidden-kingdoms-029"
    assert official()[castle].deck_only == ("destruction", "undead")
    for capital in ("orc", "chaos", "dark-elf", "undead"):
        assert broken(Deck(capital, [*_neutral("destruction", 48), castle, terror])) == []
    assert broken(with_cards({terror: 1})) == [("side-only", "INV-OPEN-17", terror)]


# --- cards that are in no deck ------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", core(128, 131))
def test_draft_cards_are_never_part_of_a_deck(code: str) -> None:
    """INV-28.6, INV-2.6"""
    assert broken(with_cards({code: 1})) == [("draft-card", "INV-28.6", code)]


def test_fulcrums_are_never_part_of_a_deck() -> None:
    """INV-31.2: they are on the table."""
    found = problems(with_cards({"cataclysm-054": 1}), CATACLYSM)
    assert [(each.name, each.rule) for each in found] == [("fulcrum", "INV-31.2")]


def test_unknown_cards_are_all_named() -> None:
    found = broken(with_cards({"core-132": 1, "Dwarf Baker": 1}))
    assert found == [("unknown-card", "INV-2.7", "core-132"), ("unknown-card", "INV-2.7", "Dwarf Baker")]


# --- lists --------------------------------------------------------------------------------------------------------


def test_one_restricted_title_in_any_number_of_copies() -> None:
    """INV-28.8"""
    assert broken(with_cards({RANGER: 3})) == []
    assert broken(with_cards({"core-119": 1, "assault-on-ulthuan-057": 2})) == []  # one title (INV-28.11)


def test_a_second_restricted_title_is_one_too_many() -> None:
    """INV-28.8: all of them are reported, because the player chooses which one stays."""
    found = illegal(with_cards({RANGER: 1, "core-049": 1, "core-116": 1}))
    assert [(each.name, each.rule, each.card, each.args) for each in found] == [
        ("restricted", "INV-28.8", code, {"count": 3}) for code in (RANGER, "core-049", "core-116")
    ]


def test_a_banned_title_is_not_allowed_at_all() -> None:
    """INV-28.9"""
    assert broken(with_cards({"omens-of-ruin-008": 1})) == [("banned", "INV-28.9", "omens-of-ruin-008")]


def test_each_format_has_its_own_lists() -> None:
    """INV-28.10, INV-31.1: Warpstone Excavation is restricted in duels, Master Rune of Valaya in Cataclysm."""
    deck = with_cards({RANGER: 1, "core-116": 1})
    assert [each[0] for each in broken(deck, DUEL)] == ["restricted"] * 2
    assert broken(deck, CATACLYSM) == []
    deck = with_cards({RANGER: 1, "core-025": 1})
    assert broken(deck, DUEL) == []
    assert [each[0] for each in broken(deck, CATACLYSM)] == ["restricted"] * 2
    visit = official()["omens-of-ruin-008"]
    assert [listed_as(visit, form) for form in FORMATS] == ["banned", "restricted"]
    wurrzag = official()["battle-for-the-old-world-041"]
    assert [listed_as(wurrzag, form) for form in FORMATS] == ["restricted", "banned"]


def test_the_lists_are_those_of_the_faq() -> None:
    """INV-28.8, INV-28.9: every title exists, and they are as many as printed."""
    for title in {each for lists in (RESTRICTED, BANNED) for form in FORMATS for each in lists[form]}:
        assert plain(title) in titles(), title
    assert [len(RESTRICTED[form]) for form in FORMATS] == [20, 12]
    assert [len(BANNED[form]) for form in FORMATS] == [1, 11]


def test_an_unknown_format_is_refused() -> None:
    with pytest.raises(BadDeck, match="the format is one of duel, cataclysm, not 'house'"):
        problems(with_cards({}), "house")


# --- what cannot be played yet --------------------------------------------------------------------------------------


def test_a_legal_card_that_cannot_be_played_yet_is_not_illegal() -> None:
    """INV-28.12: the problem differs from a broken rule, but the deck cannot be played."""
    deck = with_cards({"cataclysm-001": 2})
    assert broken(deck) == []
    found = problems(deck)
    assert [(each.name, each.illegal, each.rule, each.card) for each in found] == [
        ("not-playable", False, "", "cataclysm-001")
    ]
    with pytest.raises(BadDeck, match=r"deck dwarf: Thane of Karak Norn cannot be played here yet$"):
        checked(deck)


def test_boards_with_unknown_rules_cannot_be_played_yet() -> None:
    """INV-28.13"""
    found = problems(Deck("skaven", _neutral("destruction", 50)))
    assert (found[0].name, found[0].rule) == ("capital-not-playable", "INV-28.13")
    assert not any(each.illegal for each in found)


def test_broken_rules_are_listed_before_unimplemented_cards() -> None:
    found = problems(with_cards({"cataclysm-001": 4}))
    assert [each.illegal for each in found] == [True, False]
    with pytest.raises(
        BadDeck, match=r"4 copies of Thane of Karak Norn, at most 3 are allowed \(INV-28.2\) \(and 1 more\)"
    ):
        checked(with_cards({"cataclysm-001": 4}))


# --- in words -------------------------------------------------------------------------------------------------------


def all_problems() -> list[Problem]:
    """One problem of every kind, as the checker creates it."""
    decks = [
        Deck("bretonnia", []),
        Deck("orc", dwarfs()),
        Deck("skaven", []),
        with_cards({"core-051": 1}, size=99 + 3),
        with_cards({"core-132": 1, "core-116": 2, RANGER: 4, "core-056": 1, "core-125": 1, "core-128": 1}),
        with_cards({"hidden-kingdoms-040": 1, "hidden-kingdoms-003": 1, "cataclysm-054": 1, "omens-of-ruin-008": 1}),
        with_cards({"cataclysm-015": 1}),  # nobody knows its text
    ]
    many = Deck("dwarf", dwarfs(69) + core(26, 48) + core(26, 48))
    return [each for deck in [*decks, many] for each in problems(deck)]


def test_every_problem_has_a_message_in_every_language() -> None:
    found = {each.name: each for each in all_problems()}
    assert set(found) | {"own-set"} == set(PROBLEMS)  # tests/cli/test_own_card.py has a card of a set
    for language in LANGUAGES:
        book = phrasebook(language)
        for each in found.values():
            said = deck_problem(book, each)
            assert said.endswith(".")
            assert "{" not in said
            assert "{" not in str(each)
            if each.card in official() and language == "en":
                assert official()[each.card].name in said


def test_capitals_and_sides_are_shown_by_name() -> None:
    found = problems(Deck("orc", dwarfs()))[0]
    assert deck_problem(phrasebook("en"), found) == "The capital (Orcs) does not fit the cards: they belong to Order."
    assert "(Orki)" in deck_problem(phrasebook("pl"), found)
    assert "Порядок" in deck_problem(phrasebook("ru"), found)


def test_the_plain_words_need_only_the_arguments_of_a_problem() -> None:
    given = {"card", "name", "capitals"}
    for each in all_problems():
        needed = {name for _, name, _, _ in Formatter().parse(PROBLEMS[each.name]) if name}
        assert needed <= given | set(each.args), each.name


# --- decks as data ---------------------------------------------------------------------------------------------------


def test_a_deck_is_read_from_a_list_or_from_counts() -> None:
    counted = read_deck({"capital": "dwarf", "cards": {"core-001": 2, "core-003": 1}, "name": "Mine"})
    assert (counted.capital, counted.cards, counted.name) == ("dwarf", ["core-001", "core-001", "core-003"], "Mine")
    assert read_deck({"capital": "dwarf", "cards": ["core-001"]}).name == "dwarf"
    again = read_deck(counted.written())
    assert (again.capital, again.cards, again.name) == (counted.capital, counted.cards, "Mine")


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("dwarf", "a deck is an object with capital and cards"),
        ({"cards": []}, "a deck is an object with capital and cards"),
        ({"capital": 3, "cards": []}, "a deck is an object with capital and cards"),
        ({"capital": "dwarf"}, "a list of codes"),
        ({"capital": "dwarf", "cards": [1]}, "a list of codes"),
        ({"capital": "dwarf", "cards": {"core-001": 0}}, "copies from 1 to 99"),
        ({"capital": "dwarf", "cards": {"core-001": True}}, "copies from 1 to 99"),
        ({"capital": "dwarf", "cards": {"core-001": 100}}, "copies from 1 to 99"),
        ({"capital": "dwarf", "cards": [], "army": "orcs"}, "not army"),
        ({"capital": "dwarf", "cards": [], "name": 3}, "the name of a deck is a text"),
        ({"capital": "dwarf", "cards": [], "game": "lords"}, "for another game"),
    ],
)
def test_what_is_no_deck_is_refused_in_one_line(data: Any, said: str) -> None:
    with pytest.raises(BadDeck) as caught:
        read_deck(data)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)
