"""Prose check: spelling, banned idioms and commit subjects in everything that people read in English."""
