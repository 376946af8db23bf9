"""The service over HTTP: one module per resource, on the foundation they share."""
