"""Verdicts: on asks, answers, draws, turns and sets."""
