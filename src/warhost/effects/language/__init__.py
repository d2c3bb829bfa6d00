"""The words that cards are written in: sets, numbers, conditions, verbs, abilities, and how a text is followed."""
