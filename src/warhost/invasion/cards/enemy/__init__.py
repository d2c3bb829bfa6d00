"""The texts of the Enemy Cycle, a file for each faction."""
