"""How fast the service is, measured by hand: see README.md beside this file."""
