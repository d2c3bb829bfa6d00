"""Moderation that players and the operator set up: mutes and blocks, forbidden words, limits of new accounts."""
