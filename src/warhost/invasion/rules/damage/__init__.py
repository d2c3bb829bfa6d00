"""Damage: assigned, cancelled, redirected, divided and dealt (INV-14)."""
