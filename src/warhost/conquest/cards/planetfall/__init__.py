"""The cards of the Planetfall cycle, a file for each faction."""
