# Polish: lines of Bourré.

bourre-short = { $sentence } Na to jest tylko { $paid }.

bourre-antes = { $player } wpłaca ante: { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.
bourre-stays = { $player } płaci za grę { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.

bourre-barred = { $fault ->
    [corrected] { $player } poprawia fałszywy renons i nie może wygrać tej puli.
    [out_of_turn] { $player } zagrywa poza kolejnością i nie może wygrać tej puli.
    [spoke_early] { $player } odzywa się poza kolejnością i nie może wygrać tej puli.
   *[renege] { $player } popełnia fałszywy renons i nie może wygrać tej puli.
}
bourre-pays-for-fault = { $fault ->
    [corrected] { $player } poprawia fałszywy renons i płaci { $chips ->
        [one] { $chips } żeton
        [few] { $chips } żetony
       *[many] { $chips } żetonów
    }.
    [out_of_turn] { $player } zagrywa poza kolejnością i płaci { $chips ->
        [one] { $chips } żeton
        [few] { $chips } żetony
       *[many] { $chips } żetonów
    }.
    [spoke_early] { $player } odzywa się poza kolejnością i płaci { $chips ->
        [one] { $chips } żeton
        [few] { $chips } żetony
       *[many] { $chips } żetonów
    }.
   *[renege] { $player } popełnia fałszywy renons i płaci { $chips ->
       [one] { $chips } żeton
       [few] { $chips } żetony
      *[many] { $chips } żetonów
   }.
}
bourre-loses-deal = { $fault ->
    [corrected] { $player } poprawia fałszywy renons i traci następną kolej rozdawania.
    [out_of_turn] { $player } zagrywa poza kolejnością i traci następną kolej rozdawania.
    [spoke_early] { $player } odzywa się poza kolejnością i traci następną kolej rozdawania.
   *[renege] { $player } popełnia fałszywy renons i traci następną kolej rozdawania.
}
bourre-bourre = { $player } gra, nie bierze ani jednej lewy i płaci { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.
bourre-exempt = { $player } nie wpłaca ante w następnym rozdaniu.

bourre-wins = { $player } ma { $tricks ->
    [one] { $tricks } lewę
    [few] { $tricks } lewy
   *[many] { $tricks } lew
} i bierze { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.
bourre-wins-with-most-tricks = { $player } ma najwięcej lew i bierze { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.
bourre-wins-alone = Gra tylko { $player } i bierze { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.
bourre-wins-as-dealer = Wszyscy pasują, a { $player } rozdaje i bierze { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.
bourre-shares = { $player } remisuje i dostaje { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.

bourre-carried-above-limit = Z jednej puli można wygrać najwyżej { $most ->
    [one] { $most } żeton
    [few] { $most } żetony
   *[many] { $most } żetonów
}: na następne rozdanie { $chips ->
    [one] zostaje { $chips } żeton
    [few] zostają { $chips } żetony
   *[many] zostaje { $chips } żetonów
}.
bourre-carried-as-all-pass = Wszyscy pasują: na następne rozdanie { $chips ->
    [one] zostaje { $chips } żeton
    [few] zostają { $chips } żetony
   *[many] zostaje { $chips } żetonów
}.
bourre-carried-from-dealer = Wszyscy pasują, a { $dealer } nie może wygrać: na następne rozdanie { $chips ->
    [one] zostaje { $chips } żeton
    [few] zostają { $chips } żetony
   *[many] zostaje { $chips } żetonów
}.
bourre-carried-by-tie = { $then ->
    [played_off] { $players } mają po { $tricks ->
        [one] { $tricks } lewie
        [few] { $tricks } lewy
       *[many] { $tricks } lew
    } i grają o pulę dalej: na następne rozdanie { $chips ->
        [one] zostaje { $chips } żeton
        [few] zostają { $chips } żetony
       *[many] zostaje { $chips } żetonów
    }.
   *[left] { $players } mają po { $tricks ->
       [one] { $tricks } lewie
       [few] { $tricks } lewy
      *[many] { $tricks } lew
   }: na następne rozdanie { $chips ->
       [one] zostaje { $chips } żeton
       [few] zostają { $chips } żetony
      *[many] zostaje { $chips } żetonów
   }.
}
bourre-carried-by-uncounted-tie = { $then ->
    [played_off] { $players } mają najwięcej lew, po tyle samo, i grają o pulę dalej: na następne rozdanie { $chips ->
        [one] zostaje { $chips } żeton
        [few] zostają { $chips } żetony
       *[many] zostaje { $chips } żetonów
    }.
   *[left] { $players } mają najwięcej lew, po tyle samo: na następne rozdanie { $chips ->
       [one] zostaje { $chips } żeton
       [few] zostają { $chips } żetony
      *[many] zostaje { $chips } żetonów
   }.
}
bourre-carried-for-one = { $players } mają po { $tricks ->
    [one] { $tricks } lewie
    [few] { $tricks } lewy
   *[many] { $tricks } lew
}, a pulę może wygrać tylko { $winner }: na następne rozdanie { $chips ->
    [one] zostaje { $chips } żeton
    [few] zostają { $chips } żetony
   *[many] zostaje { $chips } żetonów
}.
bourre-carried-for-one-uncounted = { $players } mają najwięcej lew, po tyle samo, a pulę może wygrać tylko { $winner }: na następne rozdanie { $chips ->
    [one] zostaje { $chips } żeton
    [few] zostają { $chips } żetony
   *[many] zostaje { $chips } żetonów
}.
bourre-carried-from-barred = Bez prawa do tej puli: { $players }; na następne rozdanie { $chips ->
    [one] zostaje { $chips } żeton
    [few] zostają { $chips } żetony
   *[many] zostaje { $chips } żetonów
}.
bourre-carried-without-majority = Nikt nie ma więcej niż połowy lew: na następne rozdanie { $chips ->
    [one] zostaje { $chips } żeton
    [few] zostają { $chips } żetony
   *[many] zostaje { $chips } żetonów
}.

bourre-out = { $because ->
    [ante] { $chips ->
        [0] { $player } nie może wpłacić następnego ante i odpada.
       *[other] { $player } nie może wpłacić następnego ante i odpada. { $chips ->
           [one] Ostatni żeton trafia
           [few] Ostatnie { $chips } żetony trafiają
          *[many] Ostatnie { $chips } żetonów trafia
       } do puli.
    }
   *[short] { $chips ->
        [0] { $player } nie może zapłacić całości i odpada.
       *[other] { $player } nie może zapłacić całości i odpada. { $chips ->
           [one] Ostatni żeton trafia
           [few] Ostatnie { $chips } żetony trafiają
          *[many] Ostatnie { $chips } żetonów trafia
       } do puli.
    }
}
bourre-gets-of-what-is-left = { $player } dostaje { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
} z tego, co zostało w puli.

bourre-takes-new-chips = { $player } bierze { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
} i gra znowu.
bourre-adjustment-from-pot = Decyzja: { $player } dostaje { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
} z puli. { $reason }
bourre-adjustment-into-pot = Decyzja: { $player } wpłaca { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
} do puli. { $reason }
bourre-joins = { $player } dosiada się; wygrane żetony: 0.
bourre-leaves = { $status ->
    [in] { $player } odchodzi od stołu i odpada z gry.
   *[out] { $player } odchodzi od stołu.
}

bourre-not-at-the-table = { $player } nie siedzi przy stole w tym rozdaniu. Przy stole: { $players }.
bourre-out-of-the-game = { $player } już nie gra. Przy stole: { $players }.
bourre-named-twice = { $player } jest na liście dwa razy.

bourre-not-in-pack = W tej talii nie ma karty { CARD($card, form: "row") }. Są w niej 52 karty, od asa do dwójki w czterech kolorach.
bourre-suit-missing = W jakim kolorze jest { CARD($card, form: "kto") }? Wpisz { $cards }.
bourre-card-twice = W talii jest jedna taka karta, { CARD($card, form: "kto") }, a podano ją dwa razy.
bourre-no-suit = „{ $text }” to nie kolor. Wpisz C, D, H albo S, albo podaj odkrytą kartę jako `card`.

bourre-only-one-at-the-table = Przy stole muszą być dwie osoby, a jest tylko { $player }.
bourre-nobody-at-the-table = Przy stole muszą być dwie osoby, a nie ma nikogo.
bourre-only-tied-stay = O pulę grają dalej tylko { $tied }, więc nie mogą grać: { $players }.
bourre-one-form = Podaj jedno z trzech: taken, tricks albo winner. Podano: { $given }.
bourre-no-form = Podaj jedno z trzech: taken, tricks albo winner.
bourre-stayers-missing = Podaj, kto gra, a przy dwóch lub więcej osobach też ich lewy; stay jest puste, jeśli wszyscy pasują.
bourre-one-stays-without-tricks = Gdy gra tylko { $player }, lew się nie rozgrywa; pomiń { $member }.
bourre-nobody-stays-without-tricks = Gdy nikt nie gra, lew się nie rozgrywa; pomiń { $member }.
bourre-tricks-of-all-who-stay = Podaj lewy wszystkich, którzy grają, i nikogo więcej. Grają: { $players }.
bourre-fewer-than-no-tricks = Lew nie może być mniej niż 0: { $players }.
bourre-tricks-do-not-add-up = Lew w rozdaniu jest { $tricks }, a podano { $count }.
bourre-trump-missing = Jaki kolor jest atutowy? Podaj odkrytą kartę albo kolor jako trump.
bourre-no-fault = „{ $text }” to nie przewinienie. Są: { $known }.
bourre-fault-without-cards = { $player } nie zagrywa w tym rozdaniu żadnej karty.
bourre-fault-in-no-trick = { $player } nie może tego zrobić w lewie { $trick }: lew jest { $tricks }.
bourre-fault-without-trick = { $player } popełnia fałszywy renons, ale nie podano, w której lewie.
bourre-fault-was-none = { $player } gra w lewie { $trick } zgodnie z zasadami.
bourre-nobody-tied = Nie można podzielić puli za zgodą: nikt nie remisuje.
bourre-nothing-to-agree-on = Nie można podzielić puli za zgodą: w tych zasadach nie ma się na co umawiać.
bourre-ante-is-fixed = W tych zasadach ante wynosi { $chips }; rozdający go nie ustala.
bourre-nobody-antes = { $players } grają dalej o pulę i nikt nie wpłaca ante; pomiń je.

bourre-leader-follows = To, kto pierwszy się odzywa i wychodzi, zależy od tego, kto rozdaje; podaj, kto rozdaje.
bourre-abandoned = Gra została przerwana; nic więcej nie można wpisać.
bourre-over = Gra jest skończona, wygrywa: { $winners }. Nic więcej nie można wpisać.
bourre-no-new-chips = W tych zasadach nie bierze się nowych żetonów.
bourre-has-left = { $player } już nie siedzi przy stole.
bourre-is-in = { $player } jest w grze; nowe żetony bierze tylko ktoś, kto już nie gra.
bourre-new-chips-already = { $player } ma już nowe żetony tyle razy, ile pozwalają te zasady.
bourre-pot-is-too-small = W puli { $chips ->
    [one] jest { $chips } żeton
    [few] są { $chips } żetony
   *[many] jest { $chips } żetonów
}, więcej nie można z niej wziąć.
bourre-adjustment-of-nothing = Decyzja o 0 nie przesuwa żetonów: podaj, ile jest z puli, a z minusem, ile do puli.
bourre-too-few-chips = { $player } ma { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
} i nie może zapłacić { $count }.
bourre-full = W tych zasadach graczy jest najwyżej { $most }, a tu jest { $here }.
bourre-has-left-already = { $player } już nie siedzi przy stole.

bourre-winner-stays-alone = Pulę bierze { $players }, bo gra tylko { $stayers }.
bourre-winner-as-dealer = Pulę bierze { $players }, bo nikt nie gra.
bourre-no-winner-of-one = Nikt nie bierze puli, bo gra tylko { $stayers }.
bourre-no-winner-of-none = Nikt nie bierze puli, bo nikt nie gra.
bourre-did-not-stay = Poza grą w tym rozdaniu: { $players }. Lewy albo ich brak podaje się tylko dla tych, którzy grają.
bourre-winner-is-barred = { $player } nie może wygrać tej puli z powodu przewinienia.
bourre-winner-without-trick = { $player } nie może wziąć puli bez żadnej lewy.
bourre-winner-and-tie = Pulę bierze tylko { $player }; pomiń tied.
bourre-tied-missing = Nikt nie bierze całej puli: podaj jako tied, kto ma najwięcej lew.
bourre-tied-alone = Najwięcej lew ma tylko { $player } i bierze pulę.
bourre-tied-are-barred = Bez prawa do tej puli z powodu przewinienia: { $players }. Pulę wygrywa najlepszy wynik wśród pozostałych.
bourre-tied-without-trick = Nie można mieć najwięcej lew i ani jednej: { $players }.
bourre-tricks-cannot-be-shared = { $count ->
    [1] Lew ({ $tricks }) nie da się tak podzielić: najwięcej – { $players }, mniej – inni ({ $others }). Kto nie ma żadnej?
   *[other] Lew ({ $tricks }) nie da się tak podzielić: najwięcej, po tyle samo – { $players }, mniej – inni ({ $others }). Kto nie ma żadnej?
}

bourre-ask-winner = Kto bierze pulę?
bourre-tap-winner = Dotknij, kto bierze pulę
bourre-who-takes-the-pot = { $name } bierze pulę
bourre-nobody-takes-the-pot = Nikt nie bierze całej puli
bourre-form-result = Kto bierze pulę
bourre-form-taken = Liczba lew
bourre-form-cards = Wszystkie karty
bourre-row-tied = Najwięcej lew
bourre-ask-tied = Kto ma najwięcej lew?
bourre-row-bourre = Bez lewy
bourre-row-passed = Pas
bourre-all-others-passed = Wszyscy inni pasują
bourre-all-passed = Wszyscy pasują
bourre-row-tricks = lewy
bourre-ask-tricks = Kto bierze lewy ({ $tricks })?
bourre-hint-tricks = puste: pas
bourre-row-ante = Ante od każdego
bourre-hint-ante = zwykle { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}
bourre-row-split = Podział puli
bourre-hint-split = Tylko gdy kilka osób ma najwięcej lew; inaczej pula zostaje
bourre-row-faults = Przewinienia
bourre-fold-faults = Czy zgłoszono przewinienie?
bourre-choice-fault = { $fault ->
    [corrected] poprawiony fałszywy renons
    [out_of_turn] zagranie poza kolejnością
    [spoke_early] odezwanie się poza kolejnością
   *[renege] fałszywy renons
}
bourre-choice-fault-with-penalties = { bourre-choice-fault } ({ AND($penalties) })
bourre-fault-costs = { $penalty ->
    [pay] płaci jak za bourré
    [bar] nie może wygrać
   *[lose_deal] traci rozdawanie
}
bourre-row-away = Nieobecni
bourre-hint-away = Nie dostają kart i nie płacą ante
bourre-fold-away = Czy kogoś nie ma?

bourre-count-hands-played = Rozdania
bourre-count-hands-stayed = Zagrane
bourre-count-pots-won = Wygrane pule
bourre-count-hands-lost = Bourré
bourre-count-penalty-points = Żetony karne
bourre-ratio-pots-per-stay = Pule na zagrane rozdanie

bourre-due-ante = Wpłata do puli przed grą
bourre-due-stay = Wpłata za grę
bourre-due-bourre = Wpłata za grę bez lewy
bourre-due-fault = Wpłata za przewinienie
bourre-due-payout = Wygrana z puli
bourre-due-out = Ostatnie żetony osoby, która odpada
bourre-due-left = Część tego, co na koniec było w puli
bourre-due-adjustment = Decyzja prowadzącego

bourre-pot-too-large = W puli byłoby { $chips } żetonów, a liczy się najwyżej { $most }. Umówcie się na limit albo zakończcie tę grę i zacznijcie nową.
bourre-score-too-large = { $player }: byłoby { $chips } żetonów, a liczy się najwyżej { $most }. Umówcie się na limit albo zakończcie tę grę i zacznijcie nową.
bourre-trick-refused = Lewa { $trick }: { $reason } Zgłoś fałszywy renons albo podaj, że nikt go nie zgłosił i rozdanie liczy się tak, jak je rozegrano.
bourre-tricks-of-a-hand = Kart na gracza i lew w rozdaniu jest { $cards }, a podano { $given }.
bourre-does-not-stay = { $player } nie gra w tym rozdaniu. Do lewy zagrywają: { $players }.
bourre-did-not-play = Do tej lewy nie ma zagrania: { $players }. Na rękach byłoby po różnej liczbie kart.
bourre-order-of-a-trick = Kolejność w lewie { $trick } to { $players }, a nie { $given }.
bourre-upcard-of-nobody = Odkryta karta, { CARD($card, form: "kto") }, nie należy do nikogo, a zagrywa ją { $player }.
bourre-upcard-of-the-dealer = Odkrytą kartę, { CARD($card, form: "kogo") }, ma { $dealer } jako rozdający, a zagrywa ją { $player }.
bourre-upcard-not-played = { $player } nie dobiera, więc ma odkrytą kartę, { CARD($card, form: "kogo") }, ale jej nie zagrywa.
bourre-passed-without-winner = Kto pasuje, podaje się tylko razem z winner; poza tym podaj w stay, kto gra.
bourre-threw-away-more = Liczba odrzuconych kart, { $player }: { $cards }. Dobranych: { $drew }.
bourre-draws-at-most = Gdy graczy jest { $players }, każdy może dobrać od 0 do { $most ->
    [one] { $most } karty
   *[many] { $most } kart
}, a nie { $given }.
bourre-stock-too-small = Dobrano { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}, a w talii jest { $stock } i nic się do niej nie wtasowuje.
bourre-dealer-must-stay = { $must ->
    [dealer_with_ace] { $player } rozdaje i musi grać: gdy odkryty jest as, rozdający gra zawsze.
    [ace_holder] { $player } rozdaje i musi grać: kto ma asa atutowego, gra zawsze.
   *[dealer] { $player } rozdaje i musi grać: rozdający gra zawsze.
}
bourre-tricks-of-two = Lewy rozgrywają co najmniej dwie osoby; kto gra bez przeciwników, bierze pulę bez lew.

bourre-cards-in-these-rules = W tych zasadach każdy ma { $most ->
    [one] { $most } kartę
    [few] { $most } karty
   *[many] { $most } kart
}, a nie { $given }.
bourre-cards-at-most = W tych zasadach każdy ma najwyżej { $most ->
    [one] { $most } kartę
    [few] { $most } karty
   *[many] { $most } kart
}, a nie { $given }.
bourre-upcard-of-nobody-yet = Przed dobieraniem odkryta karta, { CARD($card, form: "kto") }, nie należy do nikogo, a na ręku podaje ją { $player }.
bourre-upcard-of-a-holding = { $is ->
    [in] Odkrytą kartę, { CARD($card, form: "kogo") }, ma rozdający, a podano ją na ręku: { $player }.
   *[out] Odkrytą kartę, { CARD($card, form: "kogo") }, ma rozdający, a na ręku jej nie podano: { $player }.
}
bourre-players-of-a-table = Te zasady są dla { $fewest }–{ $most } graczy, a podano { $given }.
bourre-played-clockwise = Gra się zgodnie z ruchem wskazówek zegara: { $player } nie gra w tej lewie zaraz po: { $other }.
bourre-in-the-holding-and-elsewhere = W talii jest jedna taka karta, { CARD($card, form: "kto") }, a podano ją na ręku i gdzie indziej.
bourre-tricks-in-these-rules = W tych zasadach lew w rozdaniu jest { $tricks }, więc nikt nie ma { $given }.
bourre-holding-missing = Podaj karty na ręku (holding) albo holding_size, ile ich było.
bourre-holding-size = holding_size to { $given }, a na ręku podano { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}.
bourre-not-in-the-holding = Karta { CARD($card, form: "row") } jest zagrana lub znana, a na ręku jej nie podano.

bourre-nobody-to-exempt = ante.by to dealer, więc nikt inny nie płaci ante i nie ma kogo z niego zwolnić.
bourre-dealer-chooses = ante.by to dealer, ale ante.chosen pozwala rozdającemu ustalać, ile płacą inni.
bourre-fixed-without-chips = bourre.pays to fixed, ale bourre.chips nie mówi, ile.
bourre-chips-without-fixed = bourre.pays to pot, więc bourre.chips nic nie znaczy.
bourre-nothing-to-limit = bourre.pays to fixed, więc nie ma czego ograniczać.
bourre-out-and-to-stay = chips.short to out, co zależy od ante płaconego przez wszystkich, ale ante.to_stay to { $chips }.
bourre-out-and-chosen-ante = chips.short to out, co zależy od ante płaconego przez wszystkich, ale ante.chosen pozwala rozdającemu ustalać dowolne.
bourre-out-and-dealer-antes = chips.short to out, co zależy od ante płaconego przez wszystkich, ale ante.by to dealer.
bourre-out-without-start = chips.short to out, ale chips.start nie mówi, ile jest żetonów.
bourre-start-below-ante = chips.start to { $chips }, co nie wystarcza na pierwsze ante.
bourre-rebuys-without-start = chips.rebuys to { $rebuys }, ale chips.start nie mówi, ile żetonów się wtedy bierze.
bourre-rebuys-of-nobody = chips.rebuys to { $rebuys }, ale przy chips.short: owes nikt nie odpada.
bourre-pack-too-small = Graczy jest { $players }, kart na gracza { $each }: razem trzeba { $cards } kart, a { $upcard ->
    [out] bez odkrytej jest ich { $available }
   *[in] jest ich { $available }
}.
bourre-more-drawn-than-dealt = draw.at_most to { $most }, ale każdy dostaje tylko { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}.
bourre-more-drawn-at-larger-tables = draw.from pozwala dobrać więcej kart, niż się rozdaje ({ $cards }).
bourre-end-without-chips = end.when to { $when }, ale chips.start nikomu nie daje żetonów.
bourre-target-missing = end.when to target, a do tego end.target musi być wyższe niż chips.start.
bourre-target-otherwise = end.target to { $target }, ale end.when to { $when }.
bourre-won-but-not-broken = play.lead zawiera trump_if_won, co wymaga atutów, których zabrania not_before_broken.
bourre-no-sure-tricks = play.cinch_trumping to always, ale tylko cinch z play.cinch: sure_tricks obowiązuje tych, którzy dokładają.
bourre-majority-is-carried = pot.won_by to majority, gdzie niewygrana pula przechodzi dalej, ale pot.tie to { $tie }.
bourre-no-upcard-of-the-dealer = stay.must to dealer_with_ace, ale przy deal.trump: { $trump } odkryta karta nie należy do rozdającego.

bourre-suit = { $suit ->
    [C] trefle
    [D] kara
    [H] kiery
   *[S] piki
}
bourre-duty = { $duty ->
    [follow] trzeba dokładać do koloru
    [head] dokładając do koloru, trzeba przebić lewę
    [void] trzeba przebijać atutem tak, jak mówią zasady
    [cinch] mając pewną ponad połowę lew, trzeba zagrać najwyższy atut
   *[lead] trzeba wychodzić tak, jak mówią zasady
}
bourre-only-card = { $asker ->
    [you] { $card } to twoja jedyna karta, więc trzeba ją zagrać.
   *[player] { $card } to jedyna karta na ręku, więc trzeba ją zagrać.
}
bourre-any-card = Można zagrać dowolną kartę.
bourre-asks-for = { $may ->
    [yes] Trzeba więc zagrać { $cards }: { $card } – tak, wolno.
   *[no] Trzeba więc zagrać { $cards }: { $card } – nie, nie wolno.
}
bourre-follows = { $asker ->
    [you] Masz kolor wyjścia ({ bourre-suit }), więc musisz do niego dokładać.
   *[player] { $player } ma kolor wyjścia ({ bourre-suit }), więc musi do niego dokładać.
}
bourre-heads = { $asker ->
    [you] Możesz dołożyć do koloru i przebić lewę, więc musisz zrobić jedno i drugie.
   *[player] { $player } może dołożyć do koloru i przebić lewę, więc musi zrobić jedno i drugie.
}
bourre-void-without-trumps = { $asker ->
    [you] Nie masz koloru wyjścia ({ bourre-suit }) ani atutów.
   *[player] { $player } nie ma koloru wyjścia ({ bourre-suit }) ani atutów.
}
bourre-void-without-winning-trump = { $asker ->
    [you] Nie masz koloru wyjścia ({ bourre-suit }) ani atutu, który przebija lewę.
   *[player] { $player } nie ma koloru wyjścia ({ bourre-suit }) ani atutu, który przebija lewę.
}
bourre-void = { $asker ->
    [you] Nie masz koloru wyjścia ({ bourre-suit }).
   *[player] { $player } nie ma koloru wyjścia ({ bourre-suit }).
}
bourre-void-trumps = { $asker ->
    [you] Nie masz koloru wyjścia ({ bourre-suit }), więc musisz zagrać atut.
   *[player] { $player } nie ma koloru wyjścia ({ bourre-suit }), więc musi zagrać atut.
}
bourre-void-highest-trump = { $asker ->
    [you] Nie masz koloru wyjścia ({ bourre-suit }), więc musisz zagrać najwyższy atut.
   *[player] { $player } nie ma koloru wyjścia ({ bourre-suit }), więc musi zagrać najwyższy atut.
}
bourre-void-winning-trump = { $asker ->
    [you] Nie masz koloru wyjścia ({ bourre-suit }), więc musisz przebić lewę atutem.
   *[player] { $player } nie ma koloru wyjścia ({ bourre-suit }), więc musi przebić lewę atutem.
}
bourre-ace-king-queen = { $asker ->
    [you] Od początku rozdania masz asa, króla i damę atutową, więc musisz nimi wychodzić w tej kolejności.
   *[player] { $player } od początku rozdania ma asa, króla i damę atutową, więc musi nimi wychodzić w tej kolejności.
}
bourre-cinch = { $asker ->
    [you] Masz { $taken } z { $cards } lew, a pewnych w atutach jeszcze { $sure }. Gdy to ponad połowa, trzeba zagrać najwyższy atut.
   *[player] { $player } ma { $taken } z { $cards } lew, a pewnych w atutach jeszcze { $sure }. Gdy to ponad połowa, trzeba zagrać najwyższy atut.
}
bourre-may-lead = { $asker ->
    [you] Możesz wychodzić.
   *[player] { $player } może wychodzić.
}
bourre-lead-duties = { $duties }.
bourre-lead-duty = { $duty ->
    [high_trump_first] { $place ->
        [first] Kto wychodzi do pierwszej lewy i ma asa, króla lub damę atutową, wychodzi najwyższym atutem
       *[later] kto wychodzi do pierwszej lewy i ma asa, króla lub damę atutową, wychodzi najwyższym atutem
    }
    [trump_ace] { $place ->
        [first] Kto wychodzi do pierwszej lewy i ma asa atutowego, wychodzi nim
       *[later] kto wychodzi do pierwszej lewy i ma asa atutowego, wychodzi nim
    }
    [trump_if_won] { $place ->
        [first] Kto bierze lewę i ma atut, do następnej wychodzi atutem
       *[later] kto bierze lewę i ma atut, do następnej wychodzi atutem
    }
    [not_before_broken] { $place ->
        [first] Atutem nie wychodzi się, dopóki żaden nie padnie, chyba że ma się same atuty
       *[later] atutem nie wychodzi się, dopóki żaden nie padnie, chyba że ma się same atuty
    }
   *[all_trumps_left] { $place ->
        [first] Kto ma atuty i wie, że innych już nie ma, wychodzi atutem
       *[later] kto ma atuty i wie, że innych już nie ma, wychodzi atutem
    }
}
bourre-may-be-played-whatever = Jakiekolwiek są nieznane karty, { $card } – wolno to zagrać.
bourre-may-be-played-not-known = Czy wolno zagrać { $card }, zależy od kart, których nie znamy.
bourre-convicted = { $asker ->
    [you] Masz { $cards }, a { bourre-duty }: { $card } – nie wolno.
   *[player] { $player } ma { $cards }, a { bourre-duty }: { $card } – nie wolno.
}
bourre-convicted-whatever = { $asker ->
    [you] Jakiekolwiek są nieznane karty, { $card } – nie wolno: { bourre-duty }.
   *[player] Jakiekolwiek są nieznane karty, { $card } – nie wolno ({ $player }): { bourre-duty }.
}
bourre-seeing-cards = Rozstrzygnęłaby to karta na ręku: { $cards }; wtedy nie było wolno.
bourre-any-of-suit = { $suit ->
    [C] dowolny trefl
    [D] dowolne karo
    [H] dowolny kier
   *[S] dowolny pik
}
bourre-seeing-trumps = Rozstrzygnęłyby to wszystkie atuty na ręku.
bourre-played-by-the-rules = Każdą kartę zagrano zgodnie z zasadami.
bourre-in-a-trick = Lewa { $trick }: { $explanation }
bourre-may-pass = { $player } może pasować.
bourre-may-pass-in-play-off = { $player } może pasować: w dogrywce o pulę nikt nie musi grać.
bourre-may-pass-not-known = Czy { $player } może pasować, zależy od tego, czego nie podano.
bourre-must-stay = { $player } musi grać.
bourre-must-stay-with = { $player } ma { $cards }, więc musi grać.
bourre-seeing-for-pass = { $what ->
    [upcard] Odkryta karta.
    [suit] Kolor atutowy.
    [both] Kolor atutowy i wszystkie karty na ręku.
   *[holding] Wszystkie karty na ręku.
}
bourre-may-draw = Gdy graczy jest { $players }, { $player } może dobrać najwyżej { $most ->
    [one] { $most } kartę.
    [few] { $most } karty.
   *[many] { $most } kart.
}

bourre-unit-chips = żetony
bourre-column-winner = Wygrywa
bourre-column-pot = Pula
bourre-column-tricks = Lewy
bourre-column-next-pot = Nast. pula
bourre-mark-won = wygrana pula
bourre-mark-bourre = bourré
bourre-mark-new-chips = nowe żetony
bourre-drawing-chip = przekreślony żeton
bourre-end-in-short = grę kończy { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}

bourre-about = Gra na lewy o pulę, z Luizjany
bourre-variant-bourre = Pięć kart, jedno dobieranie, przymus atutu; kto gra i nie bierze ani jednej lewy, płaci pulę jeszcze raz
bourre-variant-bourre-denexa = Bourré, w którym cinch obowiązuje wszystkich, a za fałszywy renons tylko się płaci
bourre-variant-boure = Wszyscy mówią, zanim ktoś dobierze; atut trzeba zagrać tylko wtedy, gdy bije, a cinch nie obowiązuje
bourre-variant-boo-ray = Odkryta karta jest niczyja, dobiera się do czterech, a najpierw wychodzi się wysokim atutem
bourre-variant-booray-winning-moves = Po 200 żetonów; kto nie może zapłacić, odpada, a 400 wygrywa
bourre-variant-boo-ray-four = Cztery karty i tylko jeden obowiązek: dokładać do koloru
bourre-name-boo-ray-four = Boo-Ray z czterema kartami
bourre-house-rule-limit = Najwyżej 20 żetonów z puli i za bourré
bourre-house-rule-double-ante = Podwójne ante: gra kosztuje jeszcze jedno
bourre-house-rule-draw-four = Dobiera się do czterech kart
bourre-house-rule-draw-fewer = W sześć osób dobiera się do czterech kart, w siedem do trzech, w osiem do dwóch
bourre-house-rule-three-from-seven = Od siedmiu osób dobiera się do trzech kart
bourre-house-rule-split = Przy remisie pulę się dzieli
bourre-house-rule-agree = Przy remisie można się umówić na podział puli
bourre-house-rule-two-chips = Bourré kosztuje dwa żetony
bourre-house-rule-tied-ante = Z ante zwalnia tylko bourré
bourre-house-rule-trick-takers-exempt = Kto bierze lewę, nie płaci ante
bourre-house-rule-ace-king-queen = Asem, królem i damą atutową wychodzi się w tej kolejności
bourre-house-rule-any-misplay = Za każdy błąd w grze się płaci
bourre-house-rule-majority = Wygrywa więcej niż połowa lew
bourre-house-rule-dealer-names = Rozdający wybiera atut
bourre-house-rule-broken-trumps = Atutem nie wychodzi się, zanim padnie pierwszy atut
bourre-house-rule-dealer-antes = Rozdający wpłaca ante za wszystkich
bourre-house-rule-play-off = Kto remisuje, gra dalej o pulę
bourre-house-rule-dealers-pot = Gdy wszyscy pasują, pulę bierze rozdający
bourre-house-rule-chosen-ante = Rozdający ustala ante
bourre-house-rule-dealers-sixth = Rozdający może wziąć odkrytą kartę z talii
bourre-house-rule-next-best = Gdy osobie z największą liczbą lew nie wolno wygrać, wygrywa najlepsza z pozostałych
bourre-house-rule-rebuys = Po dwadzieścia żetonów, a kto odpadnie, raz dostaje drugie tyle

bourre-body-stay = kto zostaje w grze
bourre-body-taken = ile lew ma każda osoba
bourre-body-tricks = wszystkie karty
bourre-body-winner = kto bierze pulę
bourre-body-card = karta
bourre-body-cards = lista z tą jedną kartą
bourre-body-upcard = odkryta karta
bourre-body-suit = kolor atutowy

bourre-claim-play = Czy można zagrać tę kartę?
bourre-claim-pass = Czy ta osoba może spasować?
bourre-claim-draw = Czy można dobrać tyle kart?
bourre-claim-audit = Czy rozdanie jest zgodne z zasadami?
