"""The options, section by section, each told in one place."""
