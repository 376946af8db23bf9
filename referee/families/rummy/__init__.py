"""Rummy, Rummy 500 and Gin: cards go into sets and runs, and what is left in hand counts."""
