"""Use cases: load, decide, append, view. HTTP stands above, the store and the games below.

Every use case takes the transaction it works in, so that whoever calls can put more into the same one.
"""
