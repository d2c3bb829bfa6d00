"""The card language: selectors, numbers, conditions, verbs and abilities, and how card texts are resolved."""
