"""The options, section by section, each defined in one place."""
