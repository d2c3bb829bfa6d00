"""Planets of the sectors of the community sets (COM-6.1)."""
