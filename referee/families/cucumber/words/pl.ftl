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

cucumber-left-the-hand = { $player } już nie gra w tym rozdaniu. W grze: { $others }.
cucumber-listed-twice = { $player } jest na liście dwa razy.
cucumber-listed-twice-in-trick = { $player } jest na liście dwa razy; w ostatniej lewie każdy ma jedną kartę.
cucumber-missing-in-trick = Brakuje na liście: { $player }. W grze, z jedną kartą: { $others }.
cucumber-order = { $way ->
    [backwards] Lista idzie przeciwnie do ruchu wskazówek zegara. Kolejność w lewo: { $before }, { $after }, a nie { $given }.
   *[mixed] Lista nie jest w kolejności. Kolejność w lewo: { $before }, { $after }, a nie { $given }.
}

cucumber-not-in-pack = W tej talii nie ma karty { CARD($card, form: "row") }. Są w niej { $jokers ->
    [0] { CARD($low, form: "row") }–{ CARD($high, form: "row") }
    [one] { CARD($low, form: "row") }–{ CARD($high, form: "row") } i { $jokers } joker
    [few] { CARD($low, form: "row") }–{ CARD($high, form: "row") } i { $jokers } jokery
   *[many] { CARD($low, form: "row") }–{ CARD($high, form: "row") } i { $jokers } jokerów
}.
cucumber-suit-missing = O którą kartę { CARD($rank, form: "row") } chodzi? { $cards } { $count ->
    [one] bije
    [few] biją
   *[many] biją
} wszystkie inne, więc trzeba tu podać kolor.
cucumber-too-many-of-a-card = W tej lewie jest { $count } × { CARD($card, form: "row") }, a w talii { $holds }.
cucumber-card-lies-face-up = W tej lewie jest { $count } × { CARD($card, form: "row") }, a może być najwyżej { $left }: w talii { $holds }, z tego odkryte: { $owners }.
cucumber-owner = { $player } ({ $count })

cucumber-other-calls = W tych zasadach nie ma zapowiedzi { $call }. Są: { $known }.
cucumber-no-calls = W tych zasadach nie ma zapowiedzi { $call } ani żadnych innych.
cucumber-multiplier = Mnożnik to 1, 2 (podwojenie) albo 4 (ponowne podwojenie), a nie { $given }.
cucumber-no-exchange = W tych zasadach nie wymienia się kart.

cucumber-taker-missing = Kto bierze ostatnią lewę? W krótkiej formie trzeba to podać.
cucumber-card-missing = Jaką kartą wzięto ostatnią lewę? W tych zasadach to ma znaczenie.
cucumber-tied-twice = { $player } jest dwa razy wśród tych, którzy mają najwyższą kartę.
cucumber-doubling-missing = Czy w ostatniej lewie pada { CARD($rank, form: "kto") }? Ta karta podwaja karę.
cucumber-no-doubling = W tych zasadach żadna karta nie podwaja kary.
cucumber-doubling-cannot-be = Nikt nie mógł zagrać karty { CARD($rank, form: "row") }: nikt nie ma niższej.
cucumber-doubling-must-be = Ktoś na pewno zagrywa { CARD($rank, form: "kogo") }: nic innego nie zostało.
cucumber-lowest-missing = Kto ma najniższą kartę, a jeśli jest ich kilka, to pierwszą z nich? Ta osoba rozdaje następna.
cucumber-lowest-cannot-be = { $why ->
    [highest] { $player } ma najwyższą kartę, więc nie pierwszą z najniższych.
   *[last] { $player } zagrywa ostatnią z równych kart, więc nie pierwszą z najniższych.
}
cucumber-too-many-equal = { $kept ->
    [0] Tylu graczy ({ $count }) nie może mieć karty { CARD($card, form: "row") } ani równej: w talii jest takich { $holds }.
   *[other] Tylu graczy ({ $count }) nie może mieć karty { CARD($card, form: "row") } ani równej: w talii jest takich { $holds }, z tego odkrytych { $kept }.
}
cucumber-too-few-lower = { $lower ->
    [0] Nie ma kart niższych niż { CARD($card, form: "kto") }, a niższą powinni mieć: { $players }. Kto jeszcze ma { CARD($rank, form: "kogo") }?
   *[other] Kart niższych niż { CARD($card, form: "kto") } jest tylko { $lower }, a niższą powinni mieć: { $players }. Kto jeszcze ma { CARD($rank, form: "kogo") }?
}
cucumber-different-equal-cards = Tu różne karty są równe i zostają odkryte: podaj ostatnią lewę karta po karcie.
cucumber-last-trick-unknown = Ostatnią lewę trzeba podać karta po karcie i niczego przed nią nie pominąć.
cucumber-all-have-refused = Wszyscy inni odmawiają, więc wygrywa { $player }: ostatniej lewy nie ma.
cucumber-winner-missing = Kto ma najniższą kartę, a jeśli jest ich kilka, to pierwszą z nich? Ta osoba wygrywa rozdanie.
cucumber-declaration-missing = Czy ktoś zgłasza? Podaj kto, albo null, jeśli nikt.
cucumber-cards-instead-of-outcome = Tu liczy się każda ostatnia karta: podaj je jako last_trick albo nie podawaj żadnych, jeśli nikt nie zgłasza.
cucumber-cards-missing = Wszyscy pokazują karty i liczy się każda: podaj ostatnie karty wszystkich.

cucumber-nobody-deals-at-first = W tych zasadach nikt nie rozdaje; podaj, kto wychodzi.
cucumber-leader-follows = W tych zasadach to, kto wychodzi, zależy od tego, kto rozdaje ({ $rule }).
cucumber-abandoned = Gra została przerwana; nic więcej nie można wpisać.
cucumber-over = Gra jest skończona, po { $hands ->
    [one] { $hands } rozdaniu
    [few] { $hands } rozdaniach
   *[many] { $hands } rozdaniach
} wygrywa: { $winners }. Nic więcej nie można wpisać.
cucumber-pack-is-too-small = Kart odkrytych jest { $kept }, a zostało { $stock }: talia nie wystarczy na następne rozdanie.
cucumber-no-buy-ins = W tych zasadach nie można się wkupić ponownie.
cucumber-has-left = { $player } już nie siedzi przy stole.
cucumber-bought-in-already = { $player } ma już ponowny wkup; w tych zasadach w jednej grze można najwyżej { $most ->
    [1] raz
   *[other] { $most } razy
}.
cucumber-buy-in-needs-others = { $player } może się wkupić, gdy innych w grze jest co najmniej { $needed }; teraz jest { $others }.
cucumber-buy-in-is-no-better = { $player } gra z wynikiem { $score }; po wkupie byłoby { $points }, czyli nie lepiej.
cucumber-nobody-deals = W tych zasadach nikt nie rozdaje.
cucumber-not-among-drawers = { $player } nie bierze udziału w losowaniu, kto rozdaje. Losują: { $players }.
cucumber-cannot-deal = { $player } już nie gra i nie może rozdawać.
cucumber-no-score = W tych zasadach nie liczy się punktów.
cucumber-adjustment-too-large = { $player } ma wynik { $score }: decyzja nie może wynosić 0, a odjąć można najwyżej { $score }.
cucumber-full = W tych zasadach graczy jest najwyżej { $most }, a tu jest { $here }.
cucumber-pack-serves-too-few = Talia nie wystarczy, gdy graczy jest { $players }.
cucumber-has-left-already = { $player } już nie siedzi przy stole.
