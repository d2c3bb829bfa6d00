"""Mutation tests of card definitions: change one thing in a definition, and a scenario must fail."""
