"""Options of the Rummy family, its variants and its house rules."""
