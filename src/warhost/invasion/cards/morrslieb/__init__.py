"""The texts of the Morrslieb Cycle, a file for each faction."""
