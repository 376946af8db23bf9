# Polish: lines of Klondike, FreeCell and their like.

patience-begins-at-0 = Każde rozdanie zaczyna się od 0: wcześniejszy wynik { SIGNED($points) } już się nie liczy.
patience-costs = Rozdanie kosztuje { $points }.
patience-won = Wszystkie karty ({ $cards }) są na stosach bazowych: { $player } wygrywa rozdanie.

patience-cards = Na stosach bazowych { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}, po punkcie za każdą.
patience-cards-earn = Na stosach bazowych { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}: { $cards } × { $each } = { $points }.

patience-event = { $event ->
    [waste_to_tableau] Karta z odkrytych do kolumny
    [waste_to_foundation] Karta z odkrytych na stos bazowy
    [tableau_to_foundation] Karta z kolumny na stos bazowy
    [foundation_to_tableau] Karta cofnięta ze stosu bazowego
    [turned] Karta odkryta w kolumnie
   *[recycled] Odkryte odwrócone z powrotem na talię
}, { $times ->
    [one] { $times } raz
    [few] { $times } razy
   *[many] { $times } razy
}: { $times } × { SIGNED($each) } = { SIGNED($points) }.
patience-nothing = Nie było nic do punktowania.
patience-floor = Z rozdania wyszło { SIGNED($points) }; wynik nie spada poniżej { SIGNED($floor) }.
