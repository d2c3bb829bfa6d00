"""Damage: what it does to cards, how it is cancelled, redirected, divided and dealt (INV-14)."""
