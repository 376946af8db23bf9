pebbles-name = Pebbles
pebbles-name-left = Left Pebbles
pebbles-deal-word = deal
pebbles-deals-word = deals
