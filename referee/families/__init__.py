"""Families of games: what every one offers, the list of them, and each in a package of its own."""
