"""The texts of the Capital Cycle, a file for each faction."""
