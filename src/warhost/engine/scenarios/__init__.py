"""Scenarios (a position, a script, expected results): their format, expectations and JSON schema."""
