"""The cards of the Warlord cycle, a file for each faction."""
