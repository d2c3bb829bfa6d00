"""The card language that the card games share: selectors, verbs, joints, triggers, lasting effects."""
