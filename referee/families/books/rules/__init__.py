"""The options of Authors and Go Fish, the variants and the house rules."""
