"""The facts of all official cards: complete, unique, and consistent with the contents of the boxes."""

from collections import Counter
from importlib.resources import files

import pytest

from warhost.conquest.card import KINDS, Card
from warhost.conquest.decks.pool import FACTIONS, NEUTRAL, squad, warlords
from warhost.conquest.library import CORE, official, packs, titles
from warhost.decks import VARIABLE

OFFICIAL_CARDS = 710
PLAYER_KINDS = ("warlord", "army", "attachment", "support", "event", "synapse")
HERE = files("warhost") / "conquest" / "facts"


def core(first: int = 1, last: int = 188) -> list[Card]:
    return [official()[f"core-{number:03}"] for number in range(first, last + 1)]


def printed(cards: list[Card]) -> int:
    """The number of copies of a card in the box."""
    return sum(card.copies or 0 for card in cards)


# --- the whole pool -------------------------------------------------------------------------------------------------


def test_every_number_of_every_pack_is_there() -> None:
    """CON-18.3: the deck check needs all cards."""
    expected = [code for pack in packs() for code in pack.codes()]
    assert list(official()) == expected
    assert len(expected) == len(set(expected)) == OFFICIAL_CARDS
    assert Counter(card.pack.cycle for card in official().values()) == {
        "core": 188, "warlord": 134, "devourer": 64, "planetfall": 138, "legions": 56, "deathworld": 130,
    }  # fmt: skip


def test_there_are_cards_of_every_kind() -> None:
    """CON-1.4"""
    assert Counter(card.kind for card in official().values()) == {
        "warlord": 31, "army": 322, "event": 128, "support": 108, "attachment": 100, "synapse": 6, "planet": 10,
        "token": 5,
    }  # fmt: skip
    assert {card.kind for card in official().values()} == set(KINDS)
    assert {card.faction for card in official().values() if card.kind == "synapse"} == {"tyranids"}


def test_there_are_nine_factions_and_neutral_cards() -> None:
    """CON-1.3: seven of them in the core set."""
    assert len(FACTIONS) == 9
    found = {card.faction for card in official().values() if card.kind != "planet"}
    assert found == {*FACTIONS, NEUTRAL}
    in_core = {card.faction for card in core() if card.kind != "planet"}
    assert {*FACTIONS, NEUTRAL} - in_core == {"tyranids", "necrons"}


def test_no_title_was_printed_twice() -> None:
    """CON-18.6: so a title identifies a code."""
    assert len([codes for codes in titles().values() if codes[0] in official()]) == OFFICIAL_CARDS


def test_the_lists_hold_facts_and_no_text() -> None:
    for cycle in dict.fromkeys(pack.cycle for pack in packs()):
        head, *rows = [line.split("\t") for line in (HERE / f"{cycle}.tsv").read_text(encoding="utf-8").splitlines()]
        for row in rows:
            assert len(row) == len(head), row
            assert all(len(cell) <= 50 for cell in row), row
            assert all("." not in cell for cell in row[1:]), row


def test_packs_of_a_cycle_have_sixty_cards() -> None:
    """CON-18.6: three copies of every title except the warlord and the squad, from which the numbers of copies are
    known.
    """
    small = [pack for pack in packs() if pack.name != pack.cycle_name]
    assert len(small) == 18
    for pack in small:
        assert printed([official()[code] for code in pack.codes()]) == 60, pack.name


# --- the core set ---------------------------------------------------------------------------------------------------


def test_the_core_set_adds_up() -> None:
    """CON-1.2: 222 player cards, 10 planets and 40 token units."""
    by_kind = {kind: [card for card in core() if card.kind == kind] for kind in KINDS}
    assert printed([card for kind in PLAYER_KINDS for card in by_kind[kind]]) == 222
    assert printed(by_kind["planet"]) == len(by_kind["planet"]) == 10
    assert (len(by_kind["token"]), printed(by_kind["token"])) == (4, 40)


def test_the_222_cards_are_warlords_squads_factions_and_neutrals() -> None:
    """CON-1.2a: 7 + 7 x 8 + 7 x 21 + 6 x 2"""
    players = [card for card in core() if card.kind in PLAYER_KINDS]
    leaders = [card for card in players if card.kind == "warlord"]
    squads = [card for card in players if card.squad and card.kind != "warlord"]
    neutral = [card for card in players if card.faction == NEUTRAL]
    others = [card for card in players if not card.squad and card.faction != NEUTRAL]
    assert [printed(cards) for cards in (leaders, squads, others, neutral)] == [7, 56, 147, 12]
    for faction in [card.faction for card in leaders]:
        assert printed([card for card in squads if card.faction == faction]) == 8
        own = [card for card in others if card.faction == faction]
        assert (len(own), printed(own)) == (19, 21)
    assert [card.copies for card in neutral] == [2] * 6


@pytest.mark.parametrize(
    ("first", "last", "faction"),
    [
        (8, 30, "space-marines"),
        (31, 53, "astra-militarum"),
        (54, 76, "orks"),
        (77, 99, "chaos"),
        (100, 122, "dark-eldar"),
        (123, 145, "eldar"),
        (146, 168, "tau"),
        (169, 174, "neutral"),
    ],
)
def test_numbers_of_the_core_set_tell_the_faction(first: int, last: int, faction: str) -> None:
    """CON-18.14"""
    assert {card.faction for card in core(first, last)} == {faction}
    assert {card.kind for card in core(first, last)} == {"army", "attachment", "support", "event"}


def test_numbers_of_the_core_set_tell_warlords_planets_and_tokens() -> None:
    """CON-18.14"""
    assert {card.kind for card in core(1, 7)} == {"warlord"}
    assert [card.faction for card in core(1, 7)] == [
        "space-marines", "astra-militarum", "orks", "chaos", "dark-eldar", "eldar", "tau",
    ]  # fmt: skip
    assert {card.kind for card in core(175, 184)} == {"planet"}
    assert {card.kind for card in core(185, 188)} == {"token"}
    assert {card.code for card in core()} <= {card.code for card in official().values() if card.playable}


# --- what is printed on which kinds of cards ------------------------------------------------------------------------


def test_numbers_are_where_the_rules_print_them() -> None:
    """CON-1.6: army units have cost, attack, hit points and icons; warlords and tokens have neither cost nor icons."""
    for card in official().values():
        units = card.kind in ("warlord", "army", "token", "synapse")
        assert (card.attack is not None) == (card.hit_points is not None) == units, card.code
        if card.kind == "army":
            assert card.cost is not None
            assert card.command is not None
            assert 0 <= card.command <= (4 if card.pack.cycle == CORE else 5), card.code
        if card.kind in ("warlord", "token"):
            assert card.cost is None
            assert not card.command


def test_only_events_and_attachments_have_shields() -> None:
    """CON-1.7"""
    for card in official().values():
        if card.kind in ("event", "attachment"):
            assert card.shields in (0, 1, 2, 3), card.code
        else:
            assert card.shields is None, card.code


@pytest.mark.parametrize(
    ("code", "name", "cards", "resources", "symbols"),
    [
        ("core-175", "Plannum", 1, 1, "strongpoint tech"),
        ("core-176", "Atrox Prime", 1, 1, "material tech"),
        ("core-177", "Barlus", 2, 0, "strongpoint"),
        ("core-178", "Elouith", 2, 0, "tech"),
        ("core-179", "Carnath", 1, 1, "material tech"),
        ("core-180", "Tarrus", 1, 1, "material strongpoint"),
        ("core-181", "Osus IV", 0, 2, "strongpoint"),
        ("core-182", "Ferrin", 0, 2, "material"),
        ("core-183", "Y'varn", 0, 1, "material strongpoint tech"),
        ("core-184", "Iridial", 1, 0, "material strongpoint tech"),
    ],
)
def test_planets_have_symbols_and_bonuses(code: str, name: str, cards: int, resources: int, symbols: str) -> None:
    """CON-1.8: as section 17b of the rules lists them."""
    planet = official()[code]
    assert (planet.name, planet.card_bonus, planet.resource_bonus) == (name, cards, resources)
    assert planet.symbols == tuple(symbols.split())


def test_warlords_have_two_sides_and_a_start() -> None:
    assert len(warlords()) == 31
    for card in warlords().values():
        assert None not in (card.hand, card.resources, card.bloodied_attack, card.bloodied_hit_points), card.code
        assert card.unique
    cato = official()["core-001"]
    assert (cato.hand, cato.resources, cato.attack, cato.hit_points) == (7, 7, 2, 6)
    assert (cato.bloodied_attack, cato.bloodied_hit_points) == (2, 5)


def test_every_warlord_has_a_squad_of_eight() -> None:
    """CON-18.1, CON-18.2: 31 squads, each with its own number."""
    assert len({card.squad for card in warlords().values()}) == 31
    for code, card in warlords().items():
        cards = squad(code)
        assert sum(cards.values()) == 8, code
        assert {official()[each].faction for each in cards} == {card.faction}
        assert {official()[each].loyalty for each in cards} == {"signature"}
    in_squads = [code for warlord in warlords() for code in squad(warlord)]
    signed = [card.code for card in official().values() if card.loyalty == "signature" and card.kind != "warlord"]
    assert sorted(in_squads) == sorted(signed)


def test_a_squad_taken_from_the_pool_may_be_changed_without_harm() -> None:
    squad("core-001").clear()
    assert sum(squad("core-001").values()) == 8


def test_what_varies_and_what_nobody_knows() -> None:
    deceiver = official()["deathworld-130"]
    assert (deceiver.attack, deceiver.hit_points) == (VARIABLE, VARIABLE)
    assert dict(official()["legions-027"].keywords)["area-effect"] == VARIABLE
    assert official()["deathworld-061"].cost is None  # printed cost "-": it can only be Deep Struck (CON-19.12)
    assert official()["devourer-011"].copies is None
    assert {card.pack.cycle for card in official().values() if card.copies is None} == {"devourer", "legions"}


def test_bonuses_of_units_may_be_bound_to_planets() -> None:
    bound = Counter(card.bonus_at for card in official().values() if card.bonus_at)
    assert bound == {"material": 3, "tech": 2, "infested": 1}
    free = [card for card in official().values() if card.kind != "planet" and card.card_bonus is not None]
    assert len(free) == 9
    void_pirate = official()["core-170"]
    assert (void_pirate.card_bonus, void_pirate.resource_bonus, void_pirate.bonus_at) == (1, 0, "")


def test_labels_in_front_of_a_text_are_no_keywords() -> None:
    """CON-15.14: Hive Mind, Unstoppable, Goes Fasta! and Bloodthirst are only headings of a text without a rule
    meaning.
    """
    labelled = [card for card in official().values() if card.labels]
    labels = {label for card in labelled for label in card.labels}
    assert {"Hive Mind", "Unstoppable", "Goes Fasta!", "Bloodthirst"} <= labels
    words = {keyword for card in official().values() for keyword in card.keywords}
    assert not labels & {str(word) for word in words}
