"""The options of the family, its variants and house rules."""
