"""Authors and Go Fish: cards are asked for by name, and whoever has a whole set lays it down."""
