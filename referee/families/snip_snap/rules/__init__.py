"""The options of Snip Snap Snorem, the variants and the house rules."""
