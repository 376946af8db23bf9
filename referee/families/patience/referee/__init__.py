"""Verdicts: on layouts, on moves, on whole deals."""
