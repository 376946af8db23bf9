"""The rules of scoring in words."""
