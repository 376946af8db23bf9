"""Referee: the scorekeeper and referee for card games played with real cards."""
