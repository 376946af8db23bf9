"""Pebbles, a family that nobody here knows, installed and taken through everything."""
