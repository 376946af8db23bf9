"""What the referee of Authors and Go Fish knows, and says."""
