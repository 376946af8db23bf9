"""Pebbles, a made-up game: the smallest family that uses everything a family can declare."""
