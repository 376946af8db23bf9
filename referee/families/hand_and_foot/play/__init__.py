"""What is recorded at a table, and how it is read."""
