"""What can happen at a table, read and carried out."""
