"""Any game: rounds of which the table says what everybody scored."""
