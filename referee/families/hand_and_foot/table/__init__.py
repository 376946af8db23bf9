"""What lies on the table: melds of one rank, and books."""
