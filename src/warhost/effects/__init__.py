"""The card language that the card games share: selectors, verbs, combinators, triggers, lasting effects."""
