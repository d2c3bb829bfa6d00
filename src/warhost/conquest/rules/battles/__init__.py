"""Battles: attacks, damage, strikes, and what is won."""
