"""Verdicts: on plays, on whole hands, on passing and drawing."""
