"""Sets and runs on the table, and those that a holding can make."""
