"""A game of Snip Snap Snorem on the score sheet, on paper and as text."""
