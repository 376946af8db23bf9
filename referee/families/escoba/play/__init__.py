"""Rounds as they are told, and how they are read."""
