"""The card language that Invasion and Conquest share: selectors, verbs, joints, triggers, lasting effects."""
