"""Tides: two fishing fleets; the first with fifteen tons of fish wins.  Its cards are written in the card language."""
