"""The texts of the Bloodquest Cycle, a file for each faction."""
