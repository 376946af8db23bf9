"""The score sheet in the browser: a client of the public API, served as plain files."""
