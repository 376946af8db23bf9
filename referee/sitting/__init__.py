"""One sitting: its acts and their corrections, what it owes, what it counts for."""
