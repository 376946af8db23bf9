"""The rules in words: the rule book, the differences, the options as a schema."""
