"""The values that parts of a card definition can have in play: by them, changes are proved equivalent."""
