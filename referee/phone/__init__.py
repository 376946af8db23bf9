"""The engine in the phone: the API of games without a server, and the files that a phone needs for it."""
