"""What a seat knows of a hidden card is kept in views, samples, saves and positions, until a shuffle."""

from __future__ import annotations

from typing import Any

import pytest

from warhost.conquest import CONQUEST
from warhost.conquest.language.searching import ToBottom
from warhost.conquest.language.vocabulary import search as conquest_search
from warhost.conquest.positions.report import position_of as conquest_position
from warhost.conquest.rules.battles.deep_strike import strike
from warhost.conquest.rules.drawing import draw as conquest_draw
from warhost.conquest.rules.drawing import shuffle as conquest_shuffle
from warhost.effects.hidden.knowledge import EVERYBODY_KNOWS
from warhost.effects.language.abilities import ACTION, Ability, AbilityEntry
from warhost.effects.language.ability_use import AbilityUse
from warhost.effects.language.select import ALL
from warhost.effects.language.verbs import TakeToHand
from warhost.engine import SPECTATOR, Game, Match, Perspective, Rng
from warhost.engine.history.journal import Header
from warhost.engine.rng import seeded
from warhost.invasion import INVASION
from warhost.invasion.language.vocabulary import search as invasion_search
from warhost.invasion.positions.report import position_of as invasion_position
from warhost.invasion.rules.effect_questions import Rearranging
from warhost.invasion.rules.movement.drawing import draw as invasion_draw
from warhost.invasion.rules.movement.piles import shuffle as invasion_shuffle

INVASION_CARDS = ["Grudge Thrower", "Runesmith", "Demolition!", "Hammerer of Karak Azul", "Defender of the Hold"]
CONQUEST_CARDS = ["Battle Cry", "Goff Nob", "Shoota Mob", "Cybork Body", "Snotling Attack"]
GAMES: list[Any] = [
    pytest.param(INVASION, INVASION_CARDS, invasion_draw, invasion_shuffle, invasion_position, id="invasion"),
    pytest.param(CONQUEST, CONQUEST_CARDS, conquest_draw, conquest_shuffle, conquest_position, id="conquest"),
]
HEADS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "invasion": ({"capital": "dwarf"}, {"capital": "orc"}),
    "conquest": ({"warlord": "Nazdreg"}, {"warlord": "Nazdreg"}),
}


def placed(game: Game, names: list[str], known: Any) -> Any:
    """A position in which seat 1 has these cards in its deck, the first on top; some seats know the second one."""
    one, two = HEADS[game.name]
    deck = [names[0], {"card": names[1], "known": known}, *names[2:]]
    return game.place({"seat 1": {**one, "deck": deck, "hand": names[2:4]}, "seat 2": {**two, "hand": []}})


def known_to(s: Any, seat: int) -> list[tuple[int, str]]:
    return [(each["above"], each["code"]) for each in s.view(seat)["players"][0]["known"]]


@pytest.mark.parametrize(("game", "names", "draw", "shuffle", "position_of"), GAMES)
def test_a_seat_that_looked_goes_on_knowing(
    game: Game, names: list[str], draw: Any, shuffle: Any, position_of: Any
) -> None:
    """In the deck, after it was drawn, and in every sample; others know as little as before."""
    s = placed(game, names, [2])
    card = s.deck(0)[-2]
    code = s.duel.code(card)
    assert known_to(s, 1) == [(1, code)]
    assert known_to(s, 0) == known_to(s, SPECTATOR) == []
    others = set()
    for seed in range(12):
        sample: Any = Perspective(s, 1).sample(Rng(seeded(seed)))
        assert sample.duel.code(sample.deck(0)[-2]) == code
        assert known_to(sample, 1) == [(1, code)]
        others.add(sample.duel.code(sample.deck(0)[-1]))
    assert len(others) > 1, "the card above it is anybody's guess"
    loaded: Any = game.load(s.save())
    assert known_to(loaded, 1) == [(1, code)]
    position = position_of(s)
    assert position is not None
    assert {"card": names[1], "known": [2]} in position["seat 1"]["deck"]
    drawn = s.clone()
    draw(drawn, 0, 2)
    assert [each["code"] for each in drawn.view(1)["players"][0]["hand"]["cards"]] == [code]
    assert drawn.view(SPECTATOR)["players"][0]["hand"]["cards"] == []
    shuffle(s, 0)
    assert known_to(s, 1) == []


@pytest.mark.parametrize(("game", "names", "draw", "shuffle", "position_of"), GAMES)
def test_cards_that_all_players_have_seen_are_known_to_all(
    game: Game, names: list[str], draw: Any, shuffle: Any, position_of: Any
) -> None:
    s = placed(game, names, True)
    code = s.duel.code(s.deck(0)[-2])
    assert [known_to(s, seat) for seat in (0, 1, SPECTATOR)] == [[(1, code)]] * 3
    assert s.seen[s.deck(0)[-2]] == EVERYBODY_KNOWS
    s.learn(s.deck(0)[-1:], 0)
    assert [len(known_to(s, seat)) for seat in (0, 1, SPECTATOR)] == [2, 1, 1]
    s.shift(s.deck(0)[-1], s.place[s.deck(0)[-1]], bottom=True)
    assert known_to(s, 0)[-1][0] == len(s.deck(0)) - 1, "put at the bottom, it is known there"


def seen_by_all(game: Game, names: list[str]) -> Any:
    """A position in which everyone knows the three top cards of the first deck."""
    one, two = HEADS[game.name]
    deck = [*[{"card": name, "known": True} for name in names[:3]], *names]
    return game.place({"seat 1": {**one, "deck": deck}, "seat 2": {**two, "hand": []}})


def goes_on_with(s: Any, *steps: Any) -> None:
    """Replace the pending steps by these."""
    s.question = None
    s.then(*steps)
    s.advance()


def under(game: Game, cards: tuple[int, ...]) -> Any:
    """The first seat puts cards under its deck, in an order of its choice."""
    return Rearranging(0, 0, cards, 0, len(cards)) if game is INVASION else ToBottom(0, cards)


EACH_GAME = pytest.mark.parametrize(("game", "names"), [(INVASION, INVASION_CARDS), (CONQUEST, CONQUEST_CARDS)])


@EACH_GAME
def test_only_the_player_who_orders_cards_knows_them(game: Game, names: list[str]) -> None:
    """From the first card on: otherwise the known positions of the others would reveal which one was moved."""
    s = seen_by_all(game, names)
    deck = s.deck(0)
    goes_on_with(s, under(game, deck[-3:][::-1]))
    for left in (3, 2):
        assert len(s.options) == left
        s.choose(f"bottom {s.name_of(s.options[-1] % 512)}")
        assert known_to(s, 1) == known_to(s, SPECTATOR) == []
        assert len(known_to(s, 0)) == 3
    assert [above for above, _ in known_to(s, 0)] == [5, 6, 7]
    assert set(s.deck(0)[:3]) == set(deck[-3:])


@EACH_GAME
def test_of_a_single_card_all_see_where_it_goes(game: Game, names: list[str]) -> None:
    s = seen_by_all(game, names)
    top = s.deck(0)[-1]
    goes_on_with(s, under(game, (top,)))
    assert s.deck(0)[0] == top
    for seat in (0, 1, SPECTATOR):
        assert known_to(s, seat)[-1] == (7, s.duel.code(top))


@EACH_GAME
def test_what_is_taken_unseen_may_be_any_of_those_that_were_looked_at(game: Game, names: list[str]) -> None:
    search: Any = invasion_search if game is INVASION else conquest_search
    s = seen_by_all(game, names)
    ability = Ability(ACTION, effect=search(2, ALL, TakeToHand(seen=False)))
    entry = AbilityEntry("demo:0", 0, ability)
    source = s.deck(1)[0] if s.deck(1) else s.duel.objects - 1
    s.question = None
    ability.effect.perform(s, AbilityUse(entry, source, 0, s.place[source], 0), -1, 0)
    top, second = s.deck(0)[-1], s.deck(0)[-2]
    s.choose(f"take {s.name_of(second)}")
    assert s.hand(0)[-1] == second
    hands = [[each["code"] for each in s.view(seat)["players"][0]["hand"]["cards"]] for seat in (1, SPECTATOR)]
    assert hands == [[], []]
    for seat in (1, SPECTATOR):
        assert s.duel.code(top) not in [code for _, code in known_to(s, seat)]
        assert len(known_to(s, seat)) == 1, "the third card was not looked at"


@EACH_GAME
def test_undo_keeps_what_each_seat_knows(game: Game, names: list[str]) -> None:
    """Undo restores knowledge that the answer removed, and removes knowledge that it gave."""
    s = seen_by_all(game, names)
    goes_on_with(s, under(game, s.deck(0)[-3:][::-1]))
    match = Match(Header(game.name, game.version, 0), s)
    before = [s.view(seat) for seat in (0, 1, SPECTATOR)]
    match.choose(1)
    match.state.learn(match.state.deck(1)[:2], 0)  # type: ignore[attr-defined]
    assert known_to(match.state, 1) == []
    match.undo()
    assert [match.state.view(seat) for seat in (0, 1, SPECTATOR)] == before
    assert len(known_to(match.state, 1)) == 3
    guess: Any = Perspective(match.state, 1).sample(Rng(seeded(1)))
    assert known_to(guess, 1) == known_to(match.state, 1)


# --- laid facedown out of a hand of which some cards are known (INV-22.1, CON-19.9) ------------------------------

LAID: dict[str, Any] = {
    "invasion": ("develop {} > battlefield", ["Runesmith", "Grudge Thrower", "Demolition!"]),
    "conquest": ("reserve {} > Plannum", ["Run Down", "Mandrake Cutthroat", "Repulsor Minefield"]),
}


def laid_out_of(game: Game, known: Any, laid: int, more: tuple[str, ...] = ()) -> Any:
    """A position in which seat 1 has put one of its cards facedown; some seats knew the first two."""
    answer, names = LAID[game.name]
    one, two = HEADS[game.name]
    one = {**one, "warlord": "Packmaster Kith"} if game is CONQUEST else one
    hand: list[Any] = [*[{"card": name, "known": known} for name in names[:2]], names[2], *more]
    table: dict[str, Any] = {"planets": ["Plannum", "Barlus"]} if game is CONQUEST else {}
    s: Any = game.place({**table, "seat 1": {**one, "resources": 5, "hand": hand}, "seat 2": {**two, "hand": []}})
    s.log = []
    s.choose(answer.format(names[laid]))
    return s


def facedown(s: Any) -> list[int]:
    """The card that seat 1 has put facedown."""
    if s.game is CONQUEST:
        return list(s.reserves(0, 0))
    return [card for card in s.in_play() if not s.shows_face(card)]


def names_of(s: Any, cards: Any) -> list[str]:
    return [s.duel.defs[card].name for card in cards]


def suspected_of(s: Any, seat: int) -> list[str]:
    return sorted(names_of(s, [each.card for each in s.suspects if each.knower == seat]))


@pytest.mark.parametrize("game", [INVASION, CONQUEST])
@pytest.mark.parametrize(("known", "knowers"), [([2], (1,)), (True, (1, SPECTATOR))])
@pytest.mark.parametrize("laid", range(3))
def test_what_was_known_of_a_hand_is_there_or_was_laid_out_of_it(
    game: Game, known: Any, knowers: tuple[int, ...], laid: int
) -> None:
    """No one learns which; every sample has the known cards in the hand or facedown, and both occur."""
    names = LAID[game.name][1]
    s = laid_out_of(game, known, laid)
    if not facedown(s):  # an action waits on the chain in Invasion
        s.choose("pass") if "pass" in s.notations() else s.choose(0)
    for seat in (1, SPECTATOR):
        assert s.view(seat)["players"][0]["hand"]["cards"] == []
        assert suspected_of(s, seat) == (sorted(names[:2]) if seat in knowers else [])
    lying, held = set(), set()
    for seed in range(40):
        guess: Any = Perspective(s, 1).sample(Rng(seeded(seed)))
        there = [*names_of(guess, guess.hand(0)), *names_of(guess, facedown(guess))]
        assert {*names[:2]} <= {*there}
        lying |= {*names_of(guess, facedown(guess))}
        held |= {*names_of(guess, guess.hand(0))}
        assert suspected_of(guess, 1) == suspected_of(s, 1)
        again: Any = game.load(guess.save())
        assert again.save() == guess.save()
    assert lying >= {*names[:2]}
    assert held >= {*names[:2]}


def test_what_is_turned_up_out_of_reserve_rules_the_others_out_of_there() -> None:
    """CON-19.9: a player who knew two cards of a hand knows that the second is in it when the first
    one Deep Strikes.
    """
    position = {
        "planets": ["Plannum", "Barlus"],
        "seat 1": {
            "warlord": {"card": "Packmaster Kith", "at": "Plannum"},
            "resources": 5,
            "hand": [{"card": "Mandrake Cutthroat", "known": [2]}, {"card": "Run Down", "known": [2]}],
        },
        "seat 2": {"warlord": {"card": "Nazdreg", "at": "Plannum"}, "hand": []},
    }
    s: Any = CONQUEST.place(position)
    s.choose("reserve Mandrake Cutthroat > Plannum")
    assert suspected_of(s, 1) == ["Mandrake Cutthroat", "Run Down"]
    before = s.clone()
    card = s.reserves(0, 0)[0]
    s.question = None
    strike(s, 0, card, s.duel.planet(0))
    s.advance()
    assert suspected_of(s, 1) == []
    assert [each["code"] for each in s.view(1)["players"][0]["hand"]["cards"]] == [s.duel.code(s.hand(0)[0])]
    assert suspected_of(before, 1) == ["Mandrake Cutthroat", "Run Down"], "what was copied before knows no more"


@pytest.mark.parametrize(("game", "names", "draw", "shuffle", "position_of"), GAMES)
@pytest.mark.parametrize(("known", "seen"), [(True, True), ([2], True), ([1], False), (False, False)])
def test_a_scenario_checks_what_the_opponent_knows(
    game: Game, names: list[str], draw: Any, shuffle: Any, position_of: Any, known: Any, seen: bool
) -> None:
    """Of the hand and of the deck; cards that only the holder has seen are not included."""
    s = placed(game, names, known)
    shown = [names[1]] if seen else []
    assert game.differences(s, {"seat 1": {"known deck": shown, "known hand": []}, "seat 2": {"known deck": []}}) == []
    draw(s, 0, 2)
    assert game.differences(s, {"seat 1": {"known deck": [], "known hand": shown}}) == []
    assert game.differences(s, {"seat 1": {"known hand": [names[0]]}}) != []
