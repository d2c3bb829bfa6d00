"""Stored data of a table: its row, its answers with their facts, and the journal made from them."""
