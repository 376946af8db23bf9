"""Melds of one rank, and books."""
