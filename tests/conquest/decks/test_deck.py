"""Constructed decks: every deck building rule, and legal cards that cannot be played yet."""

from collections.abc import Iterator
from string import Formatter
from typing import Any

import pytest

from tests.conquest.unwritten import unwritten
from warhost.conquest.card import Card
from warhost.conquest.decks.alliance import WHEEL, alliance
from warhost.conquest.decks.deck import CONSTRUCTED, LEARNING, PROBLEMS, Deck, checked, problems, read_deck
from warhost.conquest.decks.decks import seated_decks
from warhost.conquest.decks.pool import FACTIONS, NEUTRAL, squad, warlords
from warhost.conquest.decks.starters import starter
from warhost.conquest.library import official
from warhost.decks import Problem
from warhost.engine.errors import BadDeck, BadSetup
from warhost.text import LANGUAGES, phrasebook
from warhost.text.conquest.decks import deck_problem

CATO, STRAKEN, NAZDREG, ZARATHUR, KITH, ELDORATH, SHADOWSUN = [f"core-00{number}" for number in range(1, 8)]
STARBLAZE, GORZOD = "planetfall-006", "planetfall-049"
NAHUMEKH, OLD_ONE_EYE = "legions-001", "devourer-001"
SYNAPSE, OTHER_SYNAPSE = "devourer-011", "devourer-012"
VOID_PIRATE, PROMETHIUM_MINE = "core-170", "core-173"  # a neutral army unit and a neutral support


@pytest.fixture
def later() -> Iterator[str]:
    """A common card of the Space Marines that cannot be played yet."""
    with unwritten("deathworld-048") as card:
        yield card.code


def own_cards(warlord: str) -> list[str]:
    """Three copies of each card of the warlord's faction outside squads, playable ones first."""
    faction = warlords()[warlord].faction
    found = [card for card in official().values() if card.faction == faction and not card.squad]
    kept = [card for card in found if card.kind not in ("token", "synapse")]
    return [card.code for card in sorted(kept, key=lambda card: not card.playable) for _ in range(3)]


def deck_of(warlord: str, brought: dict[str, int] | None = None, size: int = 50) -> Deck:
    """A legal deck of this size, with some cards replaced."""
    synapse = [SYNAPSE] if warlords()[warlord].faction == "tyranids" else []
    more = [code for code, count in (brought or {}).items() for _ in range(count)]
    cards = [code for code, count in squad(warlord).items() for _ in range(count)]
    others = [code for code in own_cards(warlord) if code not in more]
    return Deck(warlord, cards + others[: size - len(cards) - len(more)] + more + synapse)


def without(deck: Deck, code: str, count: int = 1) -> Deck:
    cards = list(deck.cards)
    for _ in range(count):
        cards.remove(code)
    return Deck(deck.warlord, cards)


def illegal(deck: Deck, form: str = CONSTRUCTED) -> list[Problem]:
    return [each for each in problems(deck, form) if each.illegal]


def broken(deck: Deck, form: str = CONSTRUCTED) -> list[tuple[str, str, str]]:
    """The illegal problems of a deck: name, rule and card."""
    return [(each.name, each.rule, each.card) for each in illegal(deck, form)]


def some(faction: str, kind: str = "army", loyalty: str = "common", trait: str = "", but: str = "") -> str:
    """The first matching card outside squads."""
    for card in official().values():
        if (card.faction, card.kind, card.loyalty) == (faction, kind, loyalty) and not card.squad:
            if (not trait or trait in card.traits) and (not but or but not in card.traits):
                return card.code
    raise AssertionError((faction, kind, loyalty, trait))


@pytest.mark.parametrize("warlord", [CATO, STRAKEN, NAZDREG, ZARATHUR, KITH, ELDORATH, SHADOWSUN])
def test_a_deck_of_one_faction_is_legal_and_playable(warlord: str) -> None:
    """CON-18.1, CON-18.3, CON-18.6, CON-18.7"""
    assert problems(deck_of(warlord)) == []
    assert checked(deck_of(warlord)).warlord == warlord


@pytest.mark.parametrize("warlord", sorted(warlords()))
def test_every_warlord_may_lead_a_deck(warlord: str) -> None:
    """CON-18.1: some later warlords are only not implemented yet."""
    deck = deck_of(warlord)
    assert broken(deck) == []
    assert (problems(deck) == []) == all(official()[code].playable for code in (warlord, *deck.cards))


# --- warlord and squad ----------------------------------------------------------------------------------------------


def test_an_unknown_warlord_is_the_only_problem_reported() -> None:
    """CON-18.1: no further problems are reported."""
    assert broken(Deck("core-008", ["core-009"])) == [("unknown-warlord", "CON-18.1", "")]


def test_the_squad_is_there_exactly() -> None:
    """CON-18.1: neither fewer nor more of its cards."""
    chosen, hall = "core-008", "core-009"
    fewer = without(deck_of(CATO, size=52), chosen, 2)
    found = illegal(fewer)
    assert [(each.name, each.rule, each.card, each.args) for each in found] == [
        ("squad", "CON-18.1", chosen, {"count": 2, "wanted": 4})
    ]
    assert broken(without(deck_of(CATO, size=51), hall)) == [("squad", "CON-18.1", hall)]
    assert broken(deck_of(CATO, {hall: 1})) == [("squad", "CON-18.1", hall)]


def test_four_of_a_squad_card_are_no_fourth_copy() -> None:
    """CON-18.1, CON-18.6"""
    assert deck_of(CATO).counts()["core-008"] == 4
    assert broken(deck_of(CATO)) == []


@pytest.mark.parametrize("strange", ["core-031", "warlord-002"])
def test_signature_cards_of_others_are_not_allowed(strange: str) -> None:
    """CON-18.2: of an ally or of another warlord of the faction; reported once, not as an ally problem, too."""
    assert broken(deck_of(CATO, {strange: 1})) == [("other-squad", "CON-18.2", strange)]


@pytest.mark.parametrize("warlord", [CATO, "warlord-001", NAZDREG])
def test_no_warlord_is_among_the_cards(warlord: str) -> None:
    """CON-18.8: neither another one nor a second copy."""
    assert broken(deck_of(CATO, {warlord: 1})) == [("second-warlord", "CON-18.8", warlord)]


def test_planets_and_tokens_are_never_part_of_a_deck() -> None:
    """CON-1.4"""
    assert broken(deck_of(CATO, {"core-175": 1})) == [("planet", "CON-1.4", "core-175")]
    assert broken(deck_of(STRAKEN, {"core-186": 1})) == [("token", "CON-17.13", "core-186")]


def test_unknown_cards_are_all_named() -> None:
    """CON-1.4"""
    found = broken(deck_of(CATO, {"core-189": 1, "Space Baker": 2}))
    assert found == [("unknown-card", "CON-1.4", "core-189"), ("unknown-card", "CON-1.4", "Space Baker")]


# --- size and copies ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "legal"), [(49, False), (50, True), (51, True), (150, True)])
def test_a_deck_has_at_least_fifty_cards_and_no_limit(size: int, legal: bool) -> None:
    """CON-18.7: including the squad, without the warlord."""
    deck = deck_of(CATO, size=size)
    assert len(deck.cards) == len(deck.drawn) == size
    assert broken(deck) == ([] if legal else [("too-few", "CON-18.7", "")])


def test_three_copies_of_a_title() -> None:
    """CON-18.6: also of allied and neutral cards."""
    assert broken(deck_of(CATO, {VOID_PIRATE: 3})) == []
    found = illegal(deck_of(CATO, {VOID_PIRATE: 4}))
    assert [(each.name, each.rule, each.card, each.args) for each in found] == [
        ("copies", "CON-18.6", VOID_PIRATE, {"count": 4, "most": 3})
    ]
    ally = some("tau")
    assert broken(deck_of(CATO, {ally: 4})) == [("copies", "CON-18.6", ally)]


# --- factions -------------------------------------------------------------------------------------------------------


def test_own_and_neutral_cards_need_nothing_else() -> None:
    """CON-18.3: loyal or not."""
    loyal = some("space-marines", "army", "loyal")
    assert broken(deck_of(CATO, {loyal: 3, VOID_PIRATE: 3, PROMETHIUM_MINE: 3})) == []


def test_the_wheel_is_a_ring_of_seven() -> None:
    """CON-18.5"""
    assert WHEEL == ("space-marines", "tau", "eldar", "dark-eldar", "chaos", "orks", "astra-militarum")
    leaders = {warlords()[f"core-00{number}"].faction: warlords()[f"core-00{number}"] for number in range(1, 8)}
    neighbours = {faction: set(alliance(leader).factions) for faction, leader in leaders.items()}
    assert neighbours["space-marines"] == {"astra-militarum", "tau"}
    assert neighbours["astra-militarum"] == {"orks", "space-marines"}
    assert all(one in neighbours[other] for one in neighbours for other in neighbours[one])
    assert all(len(each) == 2 for each in neighbours.values())


@pytest.mark.parametrize("warlord", [CATO, STRAKEN, NAZDREG, ZARATHUR, KITH, ELDORATH, SHADOWSUN])
def test_an_ally_is_a_neighbour_on_the_wheel(warlord: str) -> None:
    """CON-18.4, CON-18.5, CON-18.11: cards of the four others, of Tyranids and of Necrons are refused."""
    own = warlords()[warlord].faction
    at = WHEEL.index(own)
    near = {WHEEL[at - 1], WHEEL[(at + 1) % 7]}
    for faction in FACTIONS:
        card = some(faction)
        rule = "CON-18.4" if faction in WHEEL else "CON-18.11"
        expected = [] if faction in {own, *near} else [("no-ally", rule, card)]
        assert broken(deck_of(warlord, {card: 1})) == expected


@pytest.mark.parametrize("kind", ["army", "attachment", "support", "event"])
def test_common_cards_of_every_kind_may_be_taken_from_an_ally(kind: str) -> None:
    """CON-18.4"""
    assert broken(deck_of(CATO, {some("tau", kind): 3})) == []


def test_loyal_cards_stay_with_their_faction() -> None:
    """CON-18.4"""
    card = some("tau", "army", "loyal")
    assert broken(deck_of(CATO, {card: 1})) == [("loyal", "CON-18.4", card)]
    assert broken(deck_of(SHADOWSUN, {card: 1})) == []


def test_one_ally_only() -> None:
    """CON-18.4: both allies are reported, because the player chooses which one stays."""
    found = illegal(deck_of(CATO, {some("tau"): 3, some("tau", "event"): 1, some("astra-militarum"): 2}))
    assert [(each.name, each.rule, each.args["faction"], each.args["count"]) for each in found] == [
        ("allies", "CON-18.4", "tau", 4),
        ("allies", "CON-18.4", "astra-militarum", 2),
    ]
    assert {(each.args["factions"], each.args["most"]) for each in found} == {(2, 1)}


def test_a_card_that_must_go_anyway_makes_no_second_ally() -> None:
    """CON-18.4"""
    loyal = some("astra-militarum", "army", "loyal")
    assert broken(deck_of(CATO, {some("tau"): 3, loyal: 1})) == [("loyal", "CON-18.4", loyal)]


# --- Necrons and Tyranids -------------------------------------------------------------------------------------------


def test_necrons_enslave_common_army_units_of_the_whole_wheel() -> None:
    """CON-18.9: of all seven factions at once, and neutral cards."""
    slaves = {some(faction): 1 for faction in WHEEL}
    assert broken(deck_of(NAHUMEKH, {**slaves, VOID_PIRATE: 3, PROMETHIUM_MINE: 3})) == []


@pytest.mark.parametrize("kind", ["attachment", "support", "event"])
def test_necrons_take_only_army_units(kind: str) -> None:
    """CON-18.9"""
    card = some("orks", kind)
    assert broken(deck_of(NAHUMEKH, {card: 1})) == [("ally-army", "CON-18.9", card)]


def test_necrons_take_neither_loyal_units_nor_tyranids() -> None:
    """CON-18.9, CON-18.11"""
    loyal, bug = some("orks", "army", "loyal"), some("tyranids")
    assert broken(deck_of(NAHUMEKH, {loyal: 1})) == [("loyal", "CON-18.9", loyal)]
    assert broken(deck_of(NAHUMEKH, {bug: 1})) == [("no-ally", "CON-18.11", bug)]
    assert broken(deck_of(NAHUMEKH, {"core-008": 1})) == [("other-squad", "CON-18.2", "core-008")]


@pytest.mark.parametrize("faction", WHEEL)
def test_tyranids_ally_with_nobody(faction: str) -> None:
    """CON-18.10"""
    card = some(faction)
    assert broken(deck_of(OLD_ONE_EYE, {card: 1})) == [("no-ally", "CON-18.10", card)]


def test_tyranids_take_neutral_cards_that_are_no_army_units() -> None:
    """CON-18.10"""
    neutral = [card for card in official().values() if card.faction == NEUTRAL]
    for card in neutral:
        expected = [("neutral-army", "CON-18.10", card.code)] if card.kind == "army" else []
        assert broken(deck_of(OLD_ONE_EYE, {card.code: 1})) == expected
    assert {card.kind for card in neutral} == {"army", "attachment", "event", "support"}


def test_a_tyranid_deck_has_one_synapse_unit_outside_the_count() -> None:
    """CON-18.10: it is in the list of cards, but is neither drawn nor counted."""
    deck = deck_of(OLD_ONE_EYE)
    assert (len(deck.cards), len(deck.drawn), deck.synapse) == (51, 50, SYNAPSE)
    assert broken(deck) == []
    assert broken(deck_of(OLD_ONE_EYE, size=49)) == [("too-few", "CON-18.7", "")]
    none, second = without(deck, SYNAPSE), Deck(OLD_ONE_EYE, [*deck.cards, SYNAPSE])
    third = Deck(OLD_ONE_EYE, [*second.cards, OTHER_SYNAPSE])
    for wrong, count in ((none, 0), (second, 2), (third, 3)):
        assert [(each.name, each.rule, each.args["count"]) for each in illegal(wrong)] == [
            ("synapse", "CON-18.10", count)
        ]
    assert none.synapse == ""


def test_nobody_else_has_a_synapse_unit() -> None:
    """CON-18.11"""
    deck = Deck(CATO, [*deck_of(CATO).cards, SYNAPSE])
    assert broken(deck) == [("no-ally", "CON-18.11", SYNAPSE)]


# --- warlords with their own rules -------------------------------------------------------------------------------


def test_starblaze_allies_with_the_astra_militarum_only() -> None:
    """CON-18.12: with common cards of every kind, and with none of the neighbours on the wheel."""
    brought = {some("astra-militarum", kind): 1 for kind in ("army", "attachment", "support", "event")}
    assert broken(deck_of(STARBLAZE, {**brought, VOID_PIRATE: 1})) == []
    for faction in ("space-marines", "eldar", "orks"):
        card = some(faction)
        assert broken(deck_of(STARBLAZE, {card: 1})) == [("no-ally", "CON-18.12", card)]
    loyal = some("astra-militarum", "army", "loyal")
    assert broken(deck_of(STARBLAZE, {loyal: 1})) == [("loyal", "CON-18.12", loyal)]
    assert broken(deck_of(SHADOWSUN, {some("astra-militarum"): 1}))[0][:2] == ("no-ally", "CON-18.4")


def test_gorzod_takes_vehicles_of_two_factions() -> None:
    """CON-18.12: of both at once, but only common units, and nothing of Chaos, the neighbour on the wheel."""
    vehicles = {some(faction, trait="Vehicle"): 3 for faction in ("astra-militarum", "space-marines")}
    assert broken(deck_of(GORZOD, {**vehicles, VOID_PIRATE: 1})) == []
    foot = some("astra-militarum", but="Vehicle")
    support = some("space-marines", "support")
    assert broken(deck_of(GORZOD, {foot: 1})) == [("ally-trait", "CON-18.12", foot)]
    assert broken(deck_of(GORZOD, {support: 1})) == [("ally-trait", "CON-18.12", support)]
    chaos = some("chaos")
    assert broken(deck_of(GORZOD, {chaos: 1})) == [("no-ally", "CON-18.12", chaos)]
    assert broken(deck_of(NAZDREG, {foot: 1})) == []


# --- learning decks -------------------------------------------------------------------------------------------------


def test_a_learning_deck_is_recognised_by_its_cards() -> None:
    """CON-18.13: it would be too small as a constructed deck."""
    deck = starter("orks")
    assert broken(deck, LEARNING) == []
    assert broken(deck) == [("too-few", "CON-18.7", "")]
    assert checked(Deck(deck.warlord, deck.cards[::-1], "Mine")).name == "Mine"


def test_a_changed_learning_deck_is_not_legal_as_such() -> None:
    """CON-18.13: every difference is reported by card."""
    deck = without(starter("orks"), VOID_PIRATE)
    deck.cards.append("core-058")
    found = illegal(deck, LEARNING)
    assert [(each.name, each.rule, each.card, each.args) for each in found] == [
        ("not-the-box", "CON-18.13", "core-058", {"count": 2, "wanted": 1}),
        ("not-the-box", "CON-18.13", VOID_PIRATE, {"count": 0, "wanted": 1}),
    ]
    with pytest.raises(BadDeck, match=r"deck Nazdreg: 35 cards, at least 50 are needed \(CON-18\.7\)$"):
        checked(deck)


def test_later_warlords_have_no_learning_deck() -> None:
    """CON-18.13"""
    assert broken(deck_of("warlord-001"), LEARNING) == [("no-learning-deck", "CON-18.13", "warlord-001")]


def test_an_unknown_format_is_refused() -> None:
    with pytest.raises(BadDeck, match="the format is one of constructed, learning, not 'house'"):
        problems(deck_of(CATO), "house")


# --- what cannot be played yet --------------------------------------------------------------------------------------


def test_a_legal_card_that_cannot_be_played_yet_is_not_illegal(later: str) -> None:
    """CON-18.3: the problem differs from a broken rule, but the deck cannot be played."""
    deck = deck_of(CATO, {later: 2})
    assert broken(deck) == []
    assert [(each.name, each.illegal, each.rule, each.card) for each in problems(deck)] == [
        ("not-playable", False, "", later)
    ]
    with pytest.raises(BadDeck, match=f"{official()[later].name} cannot be played here yet$"):
        checked(deck)


def test_broken_rules_are_listed_before_unimplemented_cards(later: str) -> None:
    deck = deck_of(CATO, {later: 1}, 49)
    found = problems(deck)
    assert [found[0].name, found[1].name, found[1].card] == ["too-few", "not-playable", later]
    assert sorted(each.illegal for each in found) == [each.illegal for each in found][::-1]


# --- in words -------------------------------------------------------------------------------------------------------


def all_problems(later: str) -> list[Problem]:
    """One problem of every kind, as the checker creates it."""
    constructed = [
        Deck("nobody", []),
        Deck(CATO, ["core-999", "core-009"]),
        deck_of(CATO, {VOID_PIRATE: 4, "core-031": 1, NAZDREG: 1, "core-175": 1, "core-185": 1, some("chaos"): 1}),
        deck_of(CATO, {some("tau"): 1, some("astra-militarum"): 1, some("tau", "army", "loyal"): 1}),
        deck_of(NAHUMEKH, {some("orks", "event"): 1}),
        deck_of(GORZOD, {some("astra-militarum", "event"): 1}),
        deck_of(CATO, {later: 1}),
        without(deck_of(OLD_ONE_EYE, {VOID_PIRATE: 1}), SYNAPSE),
    ]
    learning = [deck_of("warlord-001"), Deck(CATO, [])]
    return [each for deck in constructed for each in problems(deck)] + [
        each for deck in learning for each in problems(deck, LEARNING)
    ]


def test_every_problem_has_a_message_in_every_language(later: str) -> None:
    found = {each.name: each for each in all_problems(later)}
    assert set(found) | {"own-set"} == set(PROBLEMS)  # tests/cli/test_own_card.py has a card of a set
    for language in LANGUAGES:
        book = phrasebook(language)
        for each in found.values():
            said = deck_problem(book, each)
            assert said.endswith(".")
            assert "{" not in said + str(each)
            assert f"({each.rule})" in str(each) or not each.rule
            if each.card in official():
                called = book.own_name("conquest", each.card) or official()[each.card].name
                assert called in said


def test_factions_are_shown_by_name() -> None:
    found = problems(deck_of(CATO, {some("chaos"): 1}))[0]
    assert "its faction (Chaos) is no ally" in deck_problem(phrasebook("en"), found)
    slaves = problems(deck_of(NAHUMEKH, {some("dark-eldar", "event"): 1}))[0]
    assert "(Mroczni Eldarzy)" in deck_problem(phrasebook("pl"), slaves)
    assert "(Тёмные эльдары)" in deck_problem(phrasebook("ru"), slaves)


def test_factions_and_kinds_have_names() -> None:
    for language in LANGUAGES:
        book = phrasebook(language)
        for card in official().values():
            assert card.kind == "planet" or book.has(f"conquest.faction.{card.faction}")
            assert book.has(f"conquest.kind.{card.kind}")


def test_the_plain_words_need_only_the_arguments_of_a_problem(later: str) -> None:
    for each in all_problems(later):
        needed = {name for _, name, _, _ in Formatter().parse(PROBLEMS[each.name]) if name}
        assert needed <= {"card", "name"} | set(each.args), each.name


# --- decks as data --------------------------------------------------------------------------------------------------


def test_a_deck_is_read_from_a_list_or_from_counts() -> None:
    counted = read_deck({"warlord": CATO, "cards": {"core-008": 2, "core-012": 1}, "name": "Mine"})
    assert (counted.warlord, counted.cards, counted.name) == (CATO, ["core-008", "core-008", "core-012"], "Mine")
    assert read_deck({"warlord": CATO, "cards": ["core-008"]}).name == "Captain Cato Sicarius"
    again = read_deck(counted.written())
    assert (again.warlord, again.cards, again.name) == (counted.warlord, counted.cards, "Mine")
    assert "name" not in read_deck({"warlord": CATO, "cards": []}).written()


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("orks", "a deck is an object with warlord and cards"),
        ({"cards": []}, "a deck is an object with warlord and cards"),
        ({"warlord": 3, "cards": []}, "a deck is an object with warlord and cards"),
        ({"warlord": CATO}, "a list of codes"),
        ({"warlord": CATO, "cards": {"core-008": 0}}, "copies from 1 to 99"),
        ({"warlord": CATO, "cards": [], "capital": "dwarf"}, "not capital"),
        ({"warlord": CATO, "cards": [], "name": 3}, "the name of a deck is a text"),
        ({"warlord": CATO, "cards": [], "game": "invasion"}, "for another game"),
    ],
)
def test_what_is_no_deck_is_refused_in_one_line(data: Any, said: str) -> None:
    with pytest.raises(BadDeck) as caught:
        read_deck(data)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_the_decks_of_a_setup_are_read(later: str) -> None:
    """CON-1.1: learning decks are given by faction, other decks by their cards if they are legal."""
    mine = deck_of(KITH)
    decks = seated_decks(["orks", {"warlord": KITH, "cards": mine.counts()}])
    assert [deck.warlord for deck in decks] == [NAZDREG, KITH]
    assert [deck.drawn for deck in decks] == [starter("orks").cards, mine.cards]
    with pytest.raises(BadDeck, match=f"{official()[later].name} cannot be played here yet"):
        seated_decks(["orks", deck_of(CATO, {later: 1}).written()])
    with pytest.raises(BadDeck, match="there is no learning deck 'necrons'"):
        seated_decks(["orks", "necrons"])
    for wrong in ("orks", ["orks"], ["orks"] * 3, None):
        with pytest.raises(BadSetup, match="Conquest is played with 2 decks"):
            seated_decks(wrong)


def test_cards_of_the_pool_are_frozen() -> None:
    card: Card = official()["core-001"]
    with pytest.raises(AttributeError):
        card.cost = 0  # type: ignore[misc]
