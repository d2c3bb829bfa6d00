"""Training: weights from games that the thinking bot plays against itself, and reports on them."""
