"""Bourré: a pot for whoever takes most tricks, and whoever takes none pays it again."""
