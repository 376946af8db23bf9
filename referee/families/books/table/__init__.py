"""The deal of Authors and Go Fish, and reading what a table says."""
