"""Domains: the cards and places that a selector in a definition can apply to, to prove mutants equivalent."""
