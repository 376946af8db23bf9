"""Golf and Pebbles, families that nobody here knows, installed and taken through everything."""
