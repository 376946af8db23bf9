"""The options of any game, the variants and the house rules."""
