# Polish: lines of Escoba.

escoba-escobas = { $side }: { $escobas ->
    [one] { $escobas } escoba
    [few] { $escobas } escoby
   *[many] { $escobas } escob
}.

escoba-has = { $side } { $players ->
    [1] ma
   *[other] mają
} { $category ->
    [cards] najwięcej kart
    [coins] najwięcej monet
    [velo] siódemkę monet
    [setenta] najlepszą setentę
    [sevens] najwięcej siódemek
    [all_cards] wszystkie karty
    [all_coins] wszystkie monety
   *[all_sevens] wszystkie siódemki
}.
escoba-has-as-others = { $side } { $players ->
    [1] ma
   *[other] mają
} { $category ->
    [cards] najwięcej kart
    [coins] najwięcej monet
    [setenta] najlepszą setentę
   *[sevens] najwięcej siódemek
}, na równi z innymi.
escoba-has-figure = { $side } { $players ->
    [1] ma
   *[other] mają
} { $category ->
    [cards] najwięcej kart
    [coins] najwięcej monet
    [setenta] najlepszą setentę
   *[sevens] najwięcej siódemek
}: { $figure } do { AND($others) }.
escoba-has-figure-as-others = { $side } { $players ->
    [1] ma
   *[other] mają
} { $category ->
    [cards] najwięcej kart
    [coins] najwięcej monet
    [setenta] najlepszą setentę
   *[sevens] najwięcej siódemek
}, na równi z innymi: { $figure } do { AND($others) }.
escoba-under-ten = { $side }: punkty za to, że innym zostało mniej niż dziesięć kart.

escoba-setenta = { $count ->
    [0] nic
   *[other] { $points ->
        [0] { CARD($cards, form: "row") }
       *[other] { CARD($cards, form: "row") } ({ $points })
    }
}

escoba-nobody = { $category ->
    [cards] Za karty nikt nie dostaje punktów.
    [coins] Za monety nikt nie dostaje punktów.
    [velo] Za siódemkę monet nikt nie dostaje punktów.
    [setenta] Za setentę nikt nie dostaje punktów.
   *[sevens] Za siódemki nikt nie dostaje punktów.
}
escoba-equal = { $category ->
    [cards] { $sides } mają po tyle samo kart: nikt nie dostaje punktów.
    [coins] { $sides } mają po tyle samo monet: nikt nie dostaje punktów.
    [setenta] { $sides } mają równe setenty: nikt nie dostaje punktów.
   *[sevens] { $sides } mają po tyle samo siódemek: nikt nie dostaje punktów.
}
escoba-equal-figure = { $category ->
    [cards] { $sides } mają po tyle samo kart ({ $figure }): nikt nie dostaje punktów.
    [coins] { $sides } mają po tyle samo monet ({ $figure }): nikt nie dostaje punktów.
    [setenta] { $sides } mają równe setenty ({ $figure }): nikt nie dostaje punktów.
   *[sevens] { $sides } mają po tyle samo siódemek ({ $figure }): nikt nie dostaje punktów.
}

escoba-category = { $category ->
    [cards] najwięcej kart
    [coins] najwięcej monet
    [velo] siódemkę monet
    [setenta] setentę
    [sevens] najwięcej siódemek
    [all_cards] wszystkie karty
    [all_coins] wszystkie monety
    [all_sevens] wszystkie siódemki
    [under_ten] mniej niż dziesięć kart u innych
   *[escoba] escobę
}

escoba-no-such-rank = { $pack ->
    [spanish] { $rank ->
        [8] W Escobie nie ma karty { $rank }; { $rank } liczy się sota.
        [9] W Escobie nie ma karty { $rank }; { $rank } liczy się caballo.
       *[other] W Escobie nie ma karty { $rank }; są 1–7, 10, 11 i 12.
    }
   *[french] { $rank ->
        [8] W Escobie nie ma karty { $rank }; { $rank } liczy się walet.
        [9] W Escobie nie ma karty { $rank }; { $rank } liczy się dama.
        [10] W Escobie nie ma karty { $rank }; { $rank } liczy się król.
       *[other] W Escobie nie ma karty { $rank }; są A–7, J, Q i K.
    }
}
escoba-no-spanish-card = „{ $text }” to nie karta hiszpańska. Wpisz 1–7, 10, 11 albo 12 oraz O, C, E albo B, na przykład 7O albo 12E.
escoba-which-suit = W jakim kolorze jest { CARD($card, form: "kto") }? Podaj { $cards }.
escoba-card-twice = W talii jest jedna taka karta, { CARD($card, form: "kto") }, a podano ją { $times ->
    [2] dwa razy
   *[other] { $times } razy
}: { AND($places) }.
escoba-place-of-side = wśród wziętych ({ $side })
escoba-place = { $place ->
    [hand] na ręku
    [left] jako pozostałą kartę
    [left_over] pozostałą na stole
    [played] jako zagraną
   *[table] na stole
}
escoba-rank-too-often = W talii są cztery karty { $rank }, a podano ich { $count }.

escoba-forms-missing = Podaj piles, counts, outcome albo deals razem z table.
escoba-unread = Pomiń { $name }: podaje się to tylko razem z { $forms }.

escoba-counts-missing = { $side }: co jest wzięte? Podaj counts dla { $id }.
escoba-count-missing = { $member ->
    [cards] { $side }: ile kart? Podaj cards dla { $id }.
    [coins] { $side }: ile monet? Podaj coins dla { $id }.
   *[sevens] { $side }: ile siódemek? Podaj sevens dla { $id }.
}
escoba-counts-make = { $member ->
    [cards] Kart podano { $figures }, razem { $sum }; jest ich { $all }.
    [coins] Monet podano { $figures }, razem { $sum }; jest ich { $all }.
   *[sevens] Siódemek podano { $figures }, razem { $sum }; jest ich { $all }.
}
escoba-velo-twice = { CARD($card, form: "row") } jest w talii jedna, a mają ją mieć { $sides }.
escoba-velo-missing = Kto ma kartę { CARD($card, form: "row") }? Podaj przy tej stronie velo: true.
escoba-velo-counts = { $member ->
    [coins] { CARD($card, form: "row") } liczy się do monet, więc { $side } nie może jej mieć bez monet.
   *[sevens] { CARD($card, form: "row") } liczy się do siódemek, więc { $side } nie może jej mieć bez siódemek.
}
escoba-more-coins-and-sevens = { $side }: kart podano { $cards }, a samych monet i siódemek jest { $least }.
escoba-escobas-missing = { $side }: ile escob? Podaj escobas dla { $id }.
escoba-escobas-of-few-cards = { $escobas ->
    [one] { $escobas } escoba
    [few] { $escobas } escoby
   *[many] { $escobas } escob
} to co najmniej { $least } kart; { $side } ma { $cards }.
escoba-escobas-in-all = { $escobas ->
    [one] { $escobas } escoba
    [few] { $escobas } escoby
   *[many] { $escobas } escob
} to co najmniej { $least } kart; wszystkich jest { $all }.
escoba-setenta-missing = Czyja setenta jest najlepsza? Podaj setenta każdej strony: najlepszą kartę każdego jej koloru, mniej niż cztery, gdy jakiegoś koloru brakuje.
escoba-setenta-of-a-rank = Kart { CARD($rank, form: "row") } podano { $count }; są cztery.
escoba-setenta-of-sevens = { $side }: siódemek podano tu { $named }, a jest ich { $sevens }.
escoba-setenta-of-suits = Kolorów w setencie nie może być { $suits } ({ $side }): nie zgadza się to z resztą.
escoba-setenta-without-velo = { $side } ma kartę { CARD($card, form: "row") }, więc wśród najlepszych jest siódemka.

escoba-category-missing = { $or ->
    [null] Kto dostaje punkty za { escoba-category }? Podaj { $name }: stronę albo null, jeśli nikt.
   *[no] Kto dostaje punkty za { escoba-category }? Podaj { $name }: stronę.
}
escoba-named-twice = Za { escoba-category } podano dwa razy: { $side }.
escoba-only-one-side = Punkty za { escoba-category } może dostać tylko jedna strona; podano: { $sides }.
escoba-captured-nothing = { $side }: podano, że nic nie jest wzięte, a jednak punkty są za { AND($has) }.
escoba-velo-in-a-pile = Ktoś coś wziął, więc na koniec każda karta jest na czyimś stosie. Kto ma kartę { CARD($card, form: "row") }?
escoba-implied = Kto dostaje punkty za { escoba-category }, dostaje je też za { $other }, i to bez innych: { $side }.

escoba-piles-missing = { $side }: co jest wzięte? Podaj piles dla { $id }.
escoba-left-make = Pozostałe karty to razem { $sum }: jakieś wzięcie nie dawało piętnastu.
escoba-last-capture-missing = Czyje jest ostatnie wzięcie? Tam idą pozostałe karty: podaj last_capture.
escoba-empty-pile = { $side } ma pusty stos, więc nie może mieć ostatniego wzięcia.
escoba-in-no-pile = { $more ->
    [0] Na żadnym stosie nie ma: { CARD($cards, form: "row") }.
   *[other] Na żadnym stosie nie ma: { CARD($cards, form: "row") } i jeszcze { $more }.
}
escoba-table-missing = Co rozdano na stół? Podaj table razem z deals.
escoba-cards-dealt-to-the-table = Na stół rozdaje się kart: { $expected }; podano { $given }.
escoba-deals-of-a-round = Rozdań w rundzie jest { $expected }; podano { $given }.
escoba-cards-of-a-deal = Kart w rozdaniu zagrywa się { $expected }; podano { $given }.

escoba-count-otherwise = { $side } ma { $member }: { CARD($expected, form: "row") }, a nie { CARD($given, form: "row") }.
escoba-left-otherwise = Według zagrań na stole { $count ->
    [0] nic nie zostaje
   *[other] zostaje { CARD($cards, form: "row") }
}; podano: { $claimed ->
    [0] nic
   *[other] { CARD($given, form: "row") }
}.
escoba-in-the-pile = Według zagrań na tym stosie ({ $side }) jest { CARD($cards, form: "row") }, a tego nie podano.
escoba-not-in-the-pile = Według zagrań na tym stosie ({ $side }) nie ma { CARD($cards, form: "row") }, a podano, że jest.
escoba-last-capture-otherwise = Ostatnie wzięcie według zagrań: { $last }, a nie { $side }.
escoba-escobas-total = { $side }: escob jest { $counted }, a nie { $given }.
escoba-captured-something = Z reszty danych wynika, że { $side } coś bierze.
escoba-category-otherwise = Punkty za { escoba-category }: { $sides }, a nie { $others }.

escoba-setenta-of-four = W setencie jest karta każdego z czterech kolorów; podano kart: { $cards }.
escoba-piles-or-ranks = Podaj piles albo wysokości kart każdej strony.

escoba-deal-for-nobody = Gdy kart na stole jest { $table }, a na ręku { $hand }, 40 kart nie rozejdzie się przy żadnej z tych liczb graczy.
escoba-pack-left-over = Gdy graczy jest { $players }, talia się nie rozejdzie: po rozdaniu na stół zostaje { $left }, a jedno rozdanie to { $cards }. { $count ->
    [0] Nie rozejdzie się przy żadnej liczbie graczy.
   *[other] Rozejdzie się, gdy graczy jest { $fit }.
}
escoba-teams-of-equal-size = Równe drużyny są możliwe, gdy graczy jest 4 albo 6; teraz jest { $players }.
escoba-under-ten-of-two = score.under_ten porównuje dwie strony, a { $players } graczy bez drużyn to tyle samo stron: { $players }.
escoba-no-capture-of-two = score.no_capture_loses daje wygraną drugiej z dwóch stron, a { $players } graczy bez drużyn to tyle samo stron: { $players }.
escoba-none-left = play.missed to next_player, ale przy play.capture: { $capture } nic nie zostaje przeoczone.

escoba-card = { $card }
escoba-way = { CARD($cards, form: "sum") }
escoba-other-ways = inne

escoba-makes-no-fifteen = { CARD($card, form: "row") } nie daje tu piętnastu, więc zostaje na stole.
escoba-cannot-be-taken = Nie można wziąć: { CARD($cards, form: "row") }. Na stole { $count ->
    [0] nic nie ma
   *[other] jest { CARD($table, form: "row") }
}.
escoba-no-fifteen = { $figures } to razem { $sum }, a nie 15.
escoba-fifteen = { $figures } to razem { $sum }.
escoba-may-be-left = { CARD($card, form: "row") } może wziąć { $ways }, ale piętnastu brać nie trzeba.
escoba-has-to-take = { CARD($card, form: "row") } daje 15: { $ways }. Trzeba brać.
escoba-no-other-makes-fifteen = { $others ->
    [unseen] { CARD($card, form: "row") } nie daje tu piętnastu i nie daje ich żadna inna karta, która może być na ręku.
   *[held] { CARD($card, form: "row") } nie daje tu piętnastu i nie daje ich żadna inna karta z ręki.
}
escoba-could-have-taken = { CARD($card, form: "row") } może wziąć { $ways }: kto może brać, zagrywa kartę, która bierze.
escoba-others-not-known = { CARD($card, form: "row") } nie daje tu piętnastu; nie wiadomo, czy daje je inna karta z ręki.
escoba-rest-of-the-hand = Reszta ręki: jeśli jest w niej { CARD($card, form: "kto") }, która może wziąć { $ways }, tak zagrać nie było wolno.
escoba-not-in-the-hand = { CARD($card, form: "row") }: tej karty nie ma na ręku.
escoba-legal-plays = { $count ->
    [one] Dozwolone jest jedno zagranie.
    [few] Dozwolone są { $count } zagrania.
   *[many] Dozwolonych jest { $count } zagrań.
}
escoba-no-card-to-play = Bez kart nie można nic zagrać.

escoba-nothing-taken = Nic nie zostało wzięte.
escoba-still-on-the-table = Na stole leży jeszcze { CARD($cards, form: "row") }.
escoba-is-one = Na stole nic nie zostaje: escoba.

escoba-overlooked-stays = W tych zasadach przeoczona piętnastka zostaje na stole.
escoba-nothing-overlooked = Poprzednie zagranie nie zostawia karty, którą przeoczono by piętnastkę.
escoba-overlooked-otherwise = Przeoczona jest piętnastka z kartą { CARD($card, form: "row") }.
escoba-was-overlooked = Została przeoczona, więc można ją wziąć w następnym ruchu.

escoba-nobody-takes-what-is-dealt = Karty to razem { $sum }; w tych zasadach nikt nie bierze tego, co rozdano na stół.
escoba-takes-what-is-dealt = { $taker ->
    [leader] Karty to razem { $sum }: bierze je ten, kto wychodzi, i ma { $escobas ->
        [1] jedną escobę
       *[other] dwie escoby
    }.
   *[dealer] Karty to razem { $sum }: bierze je rozdający i ma { $escobas ->
        [1] jedną escobę
       *[other] dwie escoby
    }.
}
escoba-dealt-do-not-split = Karty to razem 30, ale nie dzielą się na 15 i 15: nikt ich nie bierze.
escoba-nobody-takes-them = Karty to razem { $sum } i nikt ich nie bierze.

escoba-comes-out = Pozostałe karty to razem { $sum }, więc runda się zgadza.
escoba-does-not-come-out = Pozostałe karty to razem { $sum }, a nie 10, 25, 40 ani 55: jakieś wzięcie nie dawało piętnastu.
escoba-best-setenta = { $count ->
    [1] Setentę ma { $sides }.
   *[other] Setentę mają { $sides }.
}
escoba-equal-setentas = { $sides } mają po równo: nikt nie dostaje punktów.
escoba-no-whole-setenta = Nikt nie ma kart we wszystkich czterech kolorach.

escoba-turn-of-another = Kolej ma { $turn }, a nie { $player }.
escoba-played-all-cards = { $player } nie ma już kart z tego rozdania: zagrane są wszystkie ({ $cards }).
escoba-card-seen-before = { CARD($card, form: "row") }: ta karta już była zagrana albo leżała na stole, a w talii jest jedna.
escoba-every-play-allowed = Wszystkie zagrania były dozwolone.
escoba-plays-not-settled = Nic na pewno nie jest niezgodne z zasadami; niektórych zagrań nie da się rozstrzygnąć z tego, co podano.
escoba-against-the-rules = { $more ->
    [0] Niezgodne z zasadami: { $places }.
   *[other] Niezgodne z zasadami: { $places } i jeszcze { $more }.
}
escoba-place-in-a-round = rozdanie { $deal }, zagranie { $play }

escoba-form-outcome = Kto co dostaje
escoba-form-counts = Liczby
escoba-row-category = { $category ->
    [cards] Najwięcej kart
    [coins] Najwięcej monet
    [velo] Siódemka monet
    [setenta] Setenta
    [sevens] Najwięcej siódemek
    [all_cards] Wszystkie karty
    [all_coins] Wszystkie monety
    [all_sevens] Wszystkie siódemki
   *[under_ten] U innych mniej niż dziesięć kart
}
escoba-ask-category = { $category ->
    [cards] Kto ma najwięcej kart?
    [coins] Kto ma najwięcej monet?
    [velo] Kto ma siódemkę monet?
    [setenta] Kto ma setentę?
   *[sevens] Kto ma najwięcej siódemek?
}
escoba-fold-extras = Wszystkie karty jednego rodzaju
escoba-row-no-capture = Nic nie bierze
escoba-row-counted = { $counted ->
    [cards] Karty
    [coins] Monety
   *[sevens] Siódemki
}
escoba-ask-counted = { $counted ->
    [cards] Ile kart ma { $name }?
    [coins] Ile monet ma { $name }?
   *[sevens] Ile siódemek ma { $name }?
}
escoba-row-setenta = Setenta
escoba-ask-setenta = Jakie karty są w setencie?
escoba-row-escobas = Escoby

escoba-count-escobas = Escoby
escoba-count-velos = Siódemki monet

escoba-claim-capture = Czy można tak zagrać tę kartę?
escoba-claim-plays = Co można zagrać?
escoba-claim-dealt-table = Kto bierze to, co rozdano na stół?
escoba-claim-missed = Czy można wziąć to, co przeoczono?
escoba-claim-setenta = Kto ma setentę?
escoba-claim-left = Czy pozostałe karty się zgadzają?
escoba-claim-audit = Czy tę rundę rozegrano zgodnie z zasadami?
escoba-claim-escoba = Czy to escoba?

escoba-label-table = Na stole
escoba-about-table = Karty, które tam leżą
escoba-about-table-before = Co leżało tam wcześniej
escoba-about-dealt = Karty rozdane na stół
escoba-about-dealt-table = Karty rozdane na stół
escoba-about-card = Zagrywana karta
escoba-label-take = Bierze
escoba-about-take = Co karta bierze
escoba-about-take-or-stay = Co karta bierze; puste, jeśli zostaje na stole
escoba-about-holding = Karty na ręku, także zagrywana
escoba-about-whole-hand = Wszystkie karty na ręku
escoba-label-unseen = Niewidziane
escoba-about-unseen = Zamiast kart na ręku: te, których nikt jeszcze nie zna
escoba-label-left = Zostawiona karta
escoba-about-card-left = Karta zagrana i zostawiona na stole
escoba-about-take-of-next = Co bierze następna osoba, razem z zostawioną kartą
escoba-label-piles = Zebrane karty
escoba-about-piles = Wszystko, co zebrała każda strona
escoba-label-ranks = Wysokości
escoba-about-ranks = Zamiast tego: najlepsza wysokość strony w każdym kolorze
escoba-about-left = Te, które zostają na końcu
escoba-label-deals = Rozdania
escoba-about-deals = Rozdanie po rozdaniu, zagrania po kolei
escoba-about-dealer = Kto rozdaje; inaczej kto rozdaje w tej rundzie
escoba-about-played = Zagrana karta
escoba-about-taken = Co karta wzięła; puste, jeśli została na stole
escoba-label-missed = Przeoczone
escoba-about-missed = Co wzięto najpierw, bo przeoczyła to poprzednia osoba; tylko jeśli tak mówią zasady
escoba-about-play = Karta tak, jak ją zagrano.
escoba-label-cards-left = Zostają
escoba-label-last-capture = Bierze na końcu
escoba-label-accept-infractions = Mimo przewinień

escoba-end-in-short = { $target }{ $tie ->
    [alone] {" "}i samodzielne prowadzenie wygrywa
   *[shared] {" "}wygrywa
}

escoba-about = Bierz piętnastki i czyść stół
escoba-variant-escoba = Bierz piętnastki; punkty za karty, monety, siódemkę monet, setentę i każdą escobę; do 21
escoba-variant-escoba-fournier = Od czterech osób dwie strony; siódemki zamiast setenty i coś ekstra za wszystkie
escoba-variant-escoba-del-15 = Do 15, a piętnastkę można zostawić
escoba-house-rule-to-15 = Do 15 punktów
escoba-house-rule-to-30 = Do 30 punktów
escoba-house-rule-to-31 = Do 31 punktów
escoba-house-rule-setenta-by-points = Setenta według punktów
escoba-house-rule-most-sevens = Najwięcej siódemek zamiast setenty
escoba-house-rule-must-take = Kto może wziąć, musi
escoba-house-rule-may-leave = Piętnastkę można zostawić
escoba-house-rule-overlooked-for-the-next = Przeoczoną piętnastkę może wziąć następna osoba
escoba-house-rule-ties-score-for-all = Przy remisie punkty dostają wszyscy
escoba-house-rule-leader-takes-the-table = Kto zaczyna, bierze karty ze stołu, jeśli to piętnastka
escoba-house-rule-clockwise = Zgodnie z ruchem wskazówek zegara
escoba-house-rule-partners = Gra w parach
escoba-house-rule-spanish-cards = Karty hiszpańskie
escoba-house-rule-all-coins = Dodatkowy punkt za wszystkie monety
escoba-house-rule-all-sevens = Dodatkowy punkt za wszystkie siódemki
escoba-house-rule-all-cards = Dodatkowy punkt za wszystkie karty
escoba-house-rule-under-ten = Dwa dodatkowe punkty, jeśli druga strona ma mniej niż dziesięć kart
escoba-house-rule-no-capture-loses = Strona, która nic nie weźmie, przegrywa grę

escoba-body-piles = wszystkie karty
escoba-body-counts = liczby
escoba-body-outcome = kto co dostaje
escoba-body-deals = każdy ruch
