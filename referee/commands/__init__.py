"""The commands of `referee`, each with what it alone needs."""
