"""Snip Snap Snorem: play a card of the rank that lies there, or pass."""
