"""Mutation testing of card definitions: after any single change of a definition, some scenario must fail."""
