pebbles-name = Småsten
pebbles-name-left = Småsten mod uret
pebbles-deal-word = håndfuld
pebbles-deals-word = håndfulde
