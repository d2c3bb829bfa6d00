"""A redeal of hidden cards changes the facts of those cards, and nothing else."""

from warhost.conquest import CONQUEST
from warhost.conquest.duel import RedealtDuel
from warhost.conquest.words import HAND, SEATS
from warhost.engine import Perspective, Rng
from warhost.engine.rng import seeded


def test_every_fact_of_a_duel_is_redealt() -> None:
    """A new column of the facts must not be forgotten in a redeal."""
    duel = CONQUEST.start({"decks": ["space-marines", "orks"]}, 1).duel
    same = RedealtDuel(duel, list(range(duel.objects)))
    names = [name for name in dir(duel) if not name.startswith("_") and not callable(getattr(duel, name))]
    assert {"cost", "attack", "shields", "owner", "hidden", "held"} <= set(names)
    assert same.moves == {}  # a cache of offered moves is no fact: games with the same decks fill it gradually
    for name in set(names) - {"moves"}:
        assert getattr(same, name) == getattr(duel, name), name


def test_a_redeal_swaps_the_facts_of_two_cards() -> None:
    duel = CONQUEST.start({"decks": ["space-marines", "orks"]}, 1).duel
    names = list(range(duel.objects))
    names[3], names[9] = 9, 3
    other = RedealtDuel(duel, names)
    assert (other.code(3), other.code(9)) == (duel.code(9), duel.code(3))
    assert other.cost[3] == duel.cost[9]
    assert other.source()["decks"][0][3] == duel.code(9)


def test_a_sample_keeps_the_numbers_of_hidden_cards() -> None:
    """Ids of places stay; only the cards there are redealt."""
    s = CONQUEST.start({"decks": ["space-marines", "orks"]}, 3)
    samples = [Perspective(s, s.seat).sample(Rng(seeded(number))) for number in range(8)]
    hand = HAND * SEATS + 1 - s.seat
    assert all(each.piles == samples[0].piles and each.options == samples[0].options for each in samples)
    assert len({tuple(each.duel.code(card) for card in each.piles[hand]) for each in samples}) > 1
    assert all(sorted(each.duel.decks[1]) == sorted(s.duel.decks[1]) for each in samples)
