"""The texts of the Corruption Cycle, a file for each faction."""
