"""A redeal of hidden cards changes the facts of those cards, and nothing else."""

from warhost.invasion import INVASION
from warhost.invasion.duel import RedealtDuel


def test_every_fact_of_a_duel_is_redealt() -> None:
    """A new column of the facts must not be forgotten in a redeal."""
    s = INVASION.start({"decks": ["dwarf", "orc"]}, 1)
    duel = s.duel
    same = RedealtDuel(duel, list(range(duel.objects)))
    names = [name for name in dir(duel) if not name.startswith("_") and not callable(getattr(duel, name))]
    assert {"cost", "power", "limited", "owner", "hidden"} <= set(names)
    assert same.moves == {}  # a cache of offered moves is no fact: games with the same decks fill it gradually
    for name in set(names) - {"moves"}:
        assert getattr(same, name) == getattr(duel, name), name


def test_a_redeal_swaps_the_facts_of_two_cards() -> None:
    s = INVASION.start({"decks": ["dwarf", "orc"]}, 1)
    names = list(range(s.duel.objects))
    names[0], names[9] = 9, 0
    other = RedealtDuel(s.duel, names)
    assert (other.code(0), other.code(9)) == (s.duel.code(9), s.duel.code(0))
    assert other.power[0] == s.duel.power[9]
    assert other.source()["decks"][0][0] == s.duel.code(9)
