"""Money: transfers, stakes, accounts and what settles them."""
