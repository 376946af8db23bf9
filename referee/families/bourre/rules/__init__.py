"""Which rules there are: options, variants and house rules, read and checked."""
