"""The rules of Authors and Go Fish in words."""
