"""Battles: attacks, damage, Deep Strikes, and winning planets."""
