"""Use cases: load, decide, append, show. HTTP is above, the store and the games are below.

Every use case takes the transaction it works in, so that its caller can do more in the same one.
"""
