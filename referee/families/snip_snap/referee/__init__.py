"""Verdicts: on plays, passes, words and fines, and on whole deals."""
