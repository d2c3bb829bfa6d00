"""Positions of card games as scenarios write them: laid out, written down again, and what may be expected of them."""
