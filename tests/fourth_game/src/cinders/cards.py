"""The cards and the two decks of Cinders."""

from warhost.decks.simple import SimpleCard, SimpleDecks

CARDS = {
    card.code: card
    for card in (
        SimpleCard("spark", "Spark", {"heat": 1}),
        SimpleCard("ember", "Ember", {"heat": 2}),
        SimpleCard("blaze", "Blaze", {"heat": 3}),
        SimpleCard("bellows", "Bellows", {"heat": 1}, (("draw", 1),)),
        SimpleCard("downpour", "Downpour", {"heat": 0}, (("douse", 2),)),
    )
}

DECKS = SimpleDecks(
    "cinders",
    CARDS,
    {
        "hearth": {"spark": 4, "ember": 4, "blaze": 2, "bellows": 4},
        "storm": {"spark": 3, "ember": 4, "blaze": 3, "downpour": 4},
    },
    size=(12, 20),
    copies=4,
    rule="CIN-1.2",
)
