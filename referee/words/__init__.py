"""Sentences as values, and their words in a language: a message's id and its arguments in, text out."""
