# Polish: refusals of corrections.

sitting-round-breaks = { $round ->
    [round] Runda { $number } już by się nie zgadzała: { $reason }
   *[other] Rozdanie { $number } już by się nie zgadzało: { $reason }
}
sitting-act-breaks = { $act ->
    [dealer] Wybór rozdającego
    [adjustment] Decyzja
    [join] Dosiadanie się
    [withdrawal] Odejście
    [end] Koniec gry
    [buy_in] Ponowny wkup
   *[other] Wpis
} { $round ->
    [round] przed rundą { $number } przestaje się zgadzać: { $reason }
   *[other] przed rozdaniem { $number } przestaje się zgadzać: { $reason }
} Jeśli ma się nie liczyć, cofnij ten wpis w tym samym żądaniu: take_back={ $event }.
sitting-another-seat = { $name }: miejsce byłoby inne.
sitting-no-such-hand = W tej grze nie ma rozdania { $number }.
sitting-no-such-act = Zdarzenie { $event } nie wniosło do zapisu niczego, co można by poprawić.
