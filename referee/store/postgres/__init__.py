"""The store in PostgreSQL: several services on several machines share it."""
