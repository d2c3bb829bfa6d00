"""The texts of the core set, a file for each faction."""
