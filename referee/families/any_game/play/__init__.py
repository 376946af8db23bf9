"""Rounds as they are recorded."""
