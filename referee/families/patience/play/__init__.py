"""Deals of patience, read and carried out."""
