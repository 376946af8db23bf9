pebbles-name = Pebbles
pebbles-name-left = Left Pebbles
