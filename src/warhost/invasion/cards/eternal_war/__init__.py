"""The texts of the Eternal War Cycle, a file for each faction."""
