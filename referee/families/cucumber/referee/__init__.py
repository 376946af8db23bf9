"""Verdicts: on plays, on whole hands, on changes of cards."""
