"""Options of Hand and Foot, its variants and its house rules."""
