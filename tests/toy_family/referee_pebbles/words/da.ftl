pebbles-name = Småsten
pebbles-name-left = Småsten mod uret
