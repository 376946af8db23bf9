"""What lies on the table: sets and runs, and what a holding makes of itself."""
