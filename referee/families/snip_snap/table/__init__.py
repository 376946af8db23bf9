"""The deal of Snip Snap Snorem, and reading what a table says."""
