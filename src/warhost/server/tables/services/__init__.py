"""Services that all tables share: process pools, bots, clocks and timers."""
