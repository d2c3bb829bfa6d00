"""The texts of Legions of Death, a file for each faction."""
