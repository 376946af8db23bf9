"""The deal as it was read, its lines, and the counters."""
