# Polish: lines of Cucumber.

cucumber-amount = { $unit ->
    [cucumber] { $points ->
        [one] { $points } ogórek
        [few] { $points } ogórki
       *[many] { $points } ogórków
    }
    [credit] { $points ->
        [one] { $points } kredyt
        [few] { $points } kredyty
       *[many] { $points } kredytów
    }
   *[point] { $points ->
       [one] { $points } punkt
       [few] { $points } punkty
      *[many] { $points } punktów
   }
}

cucumber-took = { $face ->
    [up] { $player } bierze ostatnią lewę { CARD($card, form: "kim") }: { cucumber-amount }. Karta zostaje odkryta.
   *[down] { $player } bierze ostatnią lewę { CARD($card, form: "kim") }: { cucumber-amount }.
}
cucumber-also-had = { $face ->
    [up] { $player } też ma { CARD($card, form: "kogo") }: { cucumber-amount }. Karta zostaje odkryta.
   *[down] { $player } też ma { CARD($card, form: "kogo") }: { cucumber-amount }.
}
cucumber-took-and-lost = { $player } bierze ostatnią lewę i przegrywa rozdanie.
cucumber-took-with-and-lost = { $player } bierze ostatnią lewę { CARD($card, form: "kim") } i przegrywa rozdanie.
cucumber-also-had-and-lost = { $player } też ma { CARD($card, form: "kogo") } i przegrywa rozdanie.

cucumber-bonus = { $end ->
    [zero] { $player } też ma { CARD($card, form: "kogo") }, a lewę bierze { $taker }: { cucumber-amount } mniej. Było { $score }, więc wynik zatrzymuje się na 0.
   *[above] { $player } też ma { CARD($card, form: "kogo") }, a lewę bierze { $taker }: { cucumber-amount } mniej.
}

cucumber-doubled-by-card = W ostatniej lewie pada { CARD($rank, form: "kto") }: kara podwójna.
cucumber-kontra = { $player } mówi „kontra”: kara podwójna.
cucumber-kontra-lost = { $player } mówi „kontra” i przegrywa: razem kara poczwórna.
cucumber-rassi = { $times ->
    [4] { $player } podwaja ponownie: kara poczwórna.
   *[2] { $player } podwaja: kara podwójna.
}

cucumber-bet-lost = { $player } nie ma najniższej karty i traci stawkę: { cucumber-amount }.
cucumber-bet-refused = { $by } podwaja, a { $player } odmawia i traci dotychczasową stawkę: { cucumber-amount }.

cucumber-showed = { $player } pokazuje { CARD($card, form: "kogo") }: { cucumber-amount }.
cucumber-declared-wrongly = { $how ->
    [equal] { $player } zgłasza { CARD($card, form: "kogo") } jako najniższą kartę, ale { $other } ma { CARD($lower, form: "kogo") }, równie nisko: { cucumber-amount }.
   *[lower] { $player } zgłasza { CARD($card, form: "kogo") } jako najniższą kartę, ale { $other } ma { CARD($lower, form: "kogo") }, czyli niżej: { cucumber-amount }.
}
cucumber-nobody-declared = Nikt nie zgłasza, a najniższą kartę, { CARD($card, form: "kogo") }, ma { $player }: { cucumber-amount }.

cucumber-fatal-card = { $player } płaci za fatalną kartę i od razu odpada.
cucumber-reset = { $kept ->
    [some] { $player } ma dokładnie { $limit }: wynik wraca do 0. Zachowane karty wracają do talii.
   *[none] { $player } ma dokładnie { $limit }: wynik wraca do 0.
}
cucumber-reincarnated = { $player } { $how ->
    [reached] osiąga
   *[over] przekracza
} limit { $limit } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}): jedno życie mniej. Nowy wynik to { $score }, { $others ->
    [some] najwyższy spośród pozostałych w grze
   *[none] bo nikt inny już nie gra
}.
cucumber-half = { $player } { $how ->
    [reached] osiąga
   *[over] przekracza
} limit { $limit } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}): pół ogórka. Z zachowanych kart zostaje tylko najwyższa, { CARD($card, form: "kto") }; pozostałe wracają do talii.
cucumber-half-without-cards = { $player } { $how ->
    [reached] osiąga
   *[over] przekracza
} limit { $limit } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}): pół ogórka. Wszystkie zachowane karty wracają do talii.
cucumber-eliminated = { $player } { $how ->
    [reached] osiąga
   *[over] przekracza
} limit { $limit } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}) i odpada z gry.
cucumber-marked = { $player } { $how ->
    [reached] osiąga
   *[over] przekracza
} limit { $limit } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}) i gra dalej ze znakiem.
cucumber-ends-game = { $player } { $how ->
    [reached] osiąga
   *[over] przekracza
} limit { $limit } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}), co kończy grę.

cucumber-fall-paid = { $player } odpada przez { CARD($card, form: "kogo") } i wpłaca do puli { $stakes ->
    [one] { $stakes } stawkę
    [few] { $stakes } stawki
   *[many] { $stakes } stawek
}.
cucumber-fall-paid-without-card = { $player } odpada i wpłaca do puli { $stakes ->
    [one] { $stakes } stawkę
    [few] { $stakes } stawki
   *[many] { $stakes } stawek
}.

cucumber-restarted = { $status ->
    [in] Wszystkie karty ostatniej lewy są równe: zaczyna się nowa runda. { $player } zaczyna ją od 0.
   *[out] Wszystkie karty ostatniej lewy są równe: zaczyna się nowa runda. { $player } gra znowu, od 0.
}

cucumber-bought-in = { $player } wkupuje się ponownie: nowy wynik to { $points }, najwyższy spośród pozostałych w grze.
cucumber-adjustment-added = Decyzja, { $player }: dodano { cucumber-amount }. { $reason }
cucumber-adjustment-taken-off = Decyzja, { $player }: odjęto { cucumber-amount }. { $reason }
cucumber-joins = { $because ->
    [highest] { $player } dosiada się z wynikiem { $points }, najwyższym spośród grających.
   *[fresh] { $player } dosiada się z wynikiem { $points }, bo nic jeszcze nie rozegrano.
}
cucumber-joins-by-hands = { $player } dosiada się i ma na koncie { $hands ->
    [one] { $hands } przegrane rozdanie
    [few] { $hands } przegrane rozdania
   *[many] { $hands } przegranych rozdań
}, tyle, ile najwięcej ma ktoś z grających.
cucumber-leaves = { $status ->
    [in] { $player } odchodzi od stołu i odpada z gry.
   *[out] { $player } odchodzi od stołu.
}
