"""The cards of the Death World cycle, a file for each faction."""
