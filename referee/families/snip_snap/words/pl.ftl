# Polish: lines of Snip Snap Snorem.

snip_snap-out-first = { $player } najszybciej pozbywa się kart.

snip_snap-ante = { $player } wpłaca do puli { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.
snip_snap-short-hand = { $player } dostaje { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}, inni { $others }: dopłata { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.
snip_snap-passes = { $player } pasuje { $passes ->
    [1] raz
   *[other] { $passes } razy
}: { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.
snip_snap-passes-shared = Nikt nie liczył, kto pasuje: { $player } dokłada swoją część, { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
   *[many] { $chips } żetonów
}.
snip_snap-takes-pot = { $player } najszybciej pozbywa się kart i bierze pulę.

snip_snap-cards-left = { $player } ma jeszcze { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}: { $counters ->
    [one] { $counters } żeton
    [few] { $counters } żetony
   *[many] { $counters } żetonów
}.
snip_snap-collects = { $player } dostaje { $counters ->
    [one] { $counters } żeton
    [few] { $counters } żetony
   *[many] { $counters } żetonów
}, płaci { $payer }.

snip_snap-begins = { $player } zaczyna z { $counters ->
    [one] { $counters } żetonem
    [few] { $counters } żetonami
   *[many] { $counters } żetonami
}.
snip_snap-fines = { $player } wpłaca do kasy { $counters ->
    [one] { $counters } żeton
    [few] { $counters } żetony
   *[many] { $counters } żetonów
}.
snip_snap-out-of-counters = { $player } nie ma już żetonów i odpada z gry.
snip_snap-takes-pool = Już tylko { $player } ma żetony i bierze kasę.
snip_snap-shares-pool = { $player } dostaje część kasy.

snip_snap-not-in-pack = W tej talii nie ma karty { CARD($card, form: "row") }. Są w niej karty od dwójki do asa w czterech kolorach.
snip_snap-which-suit = W jakim kolorze jest { CARD($card, form: "kto") }? Podaj kolor.
snip_snap-card-or-cards = Podaj card albo, gdy zagrywa się kilka naraz, cards, ale nie jedno i drugie.
snip_snap-out-missing = Kto najszybciej pozbywa się kart? Podaj out.
snip_snap-passes-missing = Ile razy pasuje { $side }? Podaj passes dla { $id } (0, jeśli ani razu) albo pot, wszystkie żetony w puli.
snip_snap-left-missing = Co zostaje na ręku: { $side }? Podaj left dla { $id }: ile kart albo które.
snip_snap-paid-missing = Ile płaci { $side }? Podaj paid dla { $id } (0, jeśli nic).

snip_snap-too-many-left = { $led ->
    [1] { $player } dostaje { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } i jedną wychodzi; nie może zostać { $left }.
   *[other] { $player } dostaje { $cards ->
       [one] { $cards } kartę
       [few] { $cards } karty
      *[many] { $cards } kart
   }; nie może zostać { $left }.
}
snip_snap-out-with-cards = { $player } pozbywa się kart, a ma jeszcze { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}. Kto kończy najszybciej?
snip_snap-others-have-cards = { $player } najszybciej pozbywa się kart, więc { $other } ma jeszcze co najmniej jedną.

snip_snap-no-fines = W tych zasadach nie płaci się kar w żetonach (chips.kind: { $kind }).
snip_snap-counters-to-pay = { $player } ma { $counters ->
    [one] { $counters } żeton
    [few] { $counters } żetony
   *[many] { $counters } żetonów
} i tyle płaci, nie więcej.
snip_snap-counters-to-take-off = { $player } ma { $counters ->
    [one] { $counters } żeton
    [few] { $counters } żetony
   *[many] { $counters } żetonów
}; nie można odjąć { $points }.
snip_snap-fines-of-a-deal = Wpłacono { $counters ->
    [one] { $counters } żeton
    [few] { $counters } żetony
   *[many] { $counters } żetonów
}; rozdanie, w którym wysokości kart jest { $ranks }, kosztuje najwyżej { $most }.

snip_snap-no-pot = W tych zasadach żetony nie idą do puli (chips.kind: { $kind }).
snip_snap-pot-by-passes = Według pasów żetonów w puli jest { $counted }, a nie { $given }.
snip_snap-pot-too-small = Zanim ktokolwiek zagra, w puli { $chips ->
    [one] jest { $chips } żeton
    [few] są { $chips } żetony
   *[many] jest { $chips } żetonów
}; { $pot } to nie może być wszystko.
snip_snap-pot-without-passes = W tych zasadach pas nic nie kosztuje: w puli { $chips ->
    [one] jest { $chips } żeton
    [few] są { $chips } żetony
   *[many] jest { $chips } żetonów
}, a nie { $pot }.
snip_snap-pot-of-no-passes = Pas kosztuje { $each ->
    [one] { $each } żeton
    [few] { $each } żetony
   *[many] { $each } żetonów
}, więc { $least } i jeszcze { $more } to niemożliwe.

snip_snap-left-by-turns = Według przebiegu gry { $player } ma jeszcze { $counted ->
    [one] { $counted } kartę
    [few] { $counted } karty
   *[many] { $counted } kart
}, a nie { $given }.
snip_snap-count-by-turns = Według przebiegu gry { $player } ma { $counted }, a nie { $given }.
snip_snap-turns-go-on = { $kind ->
    [fines] Po tych ruchach ktoś może jeszcze zagrać. Podaj wszystkie ruchy albo w skrócie, ile kto płaci.
   *[other] Po tych ruchach wszyscy mają jeszcze karty. Podaj wszystkie ruchy albo w skrócie, kto pozbywa się kart.
}
snip_snap-out-by-turns = Według przebiegu gry najszybciej pozbywa się kart { $player }.
snip_snap-nobody-out-by-turns = Według przebiegu gry wszyscy mają jeszcze karty; pomiń out.

snip_snap-target-with-fines = Przy karach grę kończą żetony, a nie cel (chips.kind: fines).
snip_snap-several-with-fines = Przy karach zagrywa się po jednej karcie, inaczej nie wiadomo, kto płaci (chips.kind: fines).
snip_snap-three-fines = W chips.fines są trzy liczby, za snip, snap i snorem, a nie { $count }.
snip_snap-deals-pay-nothing = Samo rozdanie nikomu nic nie daje (chips.kind: { $kind }).
snip_snap-pack-too-small = Gdy graczy jest { $players }, po { $cards ->
    [one] { $cards } karcie
    [few] { $cards } karty
   *[many] { $cards } kart
} to więcej, niż ma talia ({ $size }).

snip_snap-ask-out = Kto najszybciej pozbywa się kart?
snip_snap-tap-out = Dotknij, kto najszybciej pozbywa się kart
snip_snap-was-out = { $name } najszybciej pozbywa się kart
snip_snap-form-out = Kto pozbywa się kart
snip_snap-form-out-and-left = Z pozostałymi kartami
snip_snap-form-left = Pozostałe karty
snip_snap-form-pot = Żetony w puli
snip_snap-form-passes = Pasy każdego gracza
snip_snap-form-fines = Wpłacone żetony
snip_snap-row-left = reszta kart
snip_snap-ask-left = Co zostaje na ręku: { $name }?
snip_snap-fold-left = Co zostaje na ręku innym?
snip_snap-row-passes = pasy
snip_snap-ask-passes = Ile razy pasuje { $name }?
snip_snap-row-fines = kary
snip_snap-ask-fines = Ile płaci { $name }?
snip_snap-row-pot = Żetony w puli
snip_snap-ask-pot = Ile żetonów jest w puli?

snip_snap-count-first-out = Najszybciej bez kart

snip_snap-due-chips = Wpłata w żetonach za rozdanie

snip_snap-claim-play = Czy można zagrać tę kartę?
snip_snap-claim-pass = Czy można spasować?
snip_snap-claim-word = Co się mówi i kto wychodzi?
snip_snap-claim-fine = Ile kosztuje dołożenie takiej samej karty?
snip_snap-claim-audit = Czy rozdanie jest zgodne z zasadami?

snip_snap-label-pile = Na stole
snip_snap-about-pile = Co leży na stole, wierzchnia karta na końcu; puste przy wyjściu
snip_snap-about-card = Zagrywana karta
snip_snap-about-card-or-pass = Zagrana karta; nic przy pasie
snip_snap-about-cards = Zamiast tego, gdy zagrywa się kilka kart naraz
snip_snap-about-holding = Wszystkie karty na ręku
snip_snap-about-holding-played = Wszystkie karty na ręku, także zagrywane
snip_snap-label-passes = Pasy
snip_snap-about-passes = Pasy od ostatniej karty; ważne tylko wtedy, gdy nie rozdaje się wszystkich kart
snip_snap-label-seen = Widziane
snip_snap-about-seen = Karty widziane gdzie indziej: zagrane wcześniej albo pokazane
snip_snap-about-player = Kto zagrywa wierzchnią kartę
snip_snap-label-word = Słowo
snip_snap-about-word = Co powiedziano
snip_snap-label-counters = Żetony
snip_snap-about-counters = Żetony osoby, która płaci
snip_snap-label-turns = Ruchy
snip_snap-about-turns = Wszystkie ruchy po kolei
snip_snap-about-turn = Karta albo pas.
snip_snap-about-leader = Kto zaczyna; inaczej jak w grze
snip_snap-label-left = Zostają
snip_snap-about-left = Co zostaje graczom na ręku: karty albo ile ich jest

snip_snap-card-twice = W talii jest jedna taka karta, { CARD($card, form: "kto") }, a podano ją dwa razy: { $first } i { $second }.
snip_snap-left-with = na ręku ({ $player })
snip_snap-played-by = jako zagraną ({ $player })
snip_snap-place = { $place ->
    [hand] na ręku
   *[pile] na stosie
}
snip_snap-turn-refused = Ruch { $number }: { $reason }
snip_snap-left-of-dealt = { $player }: kart rozdano { $dealt }, zagrano { $played }; nie może zostać { $left }.
snip_snap-card-missing = Podaj, jaka karta jest zagrana.
snip_snap-counters-in-all = Każdy zaczyna z { $counters ->
    [one] { $counters } żetonem
   *[many] { $counters } żetonami
}, więc wszystkich jest najwyżej { $most }.

snip_snap-any-card-may-lead = Kto wychodzi, może zagrać dowolną kartę.
snip_snap-matches = { $cards } pasuje do { CARD($card, form: "row") }.
snip_snap-not-held = { $cards }: nie można tego zagrać, bo nie ma tego na ręku.
snip_snap-one-card-at-a-turn = W jednej kolejce zagrywa się jedną kartę.
snip_snap-rank-to-match = { $cards }: nie można tego zagrać. Pasuje tylko { CARD($rank, form: "kto") }, dopóki nie wyjdą wszystkie cztery.
snip_snap-these-too = Wszystkie pasujące karty zagrywa się naraz, te też: { $cards }.
snip_snap-all-four-out = { $cards }: tym samym wyszły wszystkie cztery.
snip_snap-hand-not-known = Wszystkie pasujące karty zagrywa się naraz, a ręki nie znamy.
snip_snap-another-would-settle = Rozstrzygnęłaby to ręka: czy jest tam jeszcze { CARD($rank, form: "kto") }.
snip_snap-leader-plays = Kto wychodzi, zagrywa dowolną kartę.
snip_snap-pass-at-will = W tych zasadach można pasować, kiedy się chce.
snip_snap-must-match = Kto może dołożyć, musi: trzeba zagrać { $cards }.
snip_snap-none-in-the-hand = Takiej karty na ręku nie ma: { CARD($rank, form: "kto") }.
snip_snap-all-seen-elsewhere = Wszystkie cztery karty { CARD($rank, form: "row") } są gdzie indziej.
snip_snap-rank-not-known = Nie wiadomo, czy na ręku jest { CARD($rank, form: "kto") }.
snip_snap-hand-would-settle = Rozstrzygnęłaby to ręka albo { CARD($rank, form: "kto") }, gdyby ta osoba zagrała ją lub pokazała później.
snip_snap-no-word = Przy pierwszej karcie danej wysokości nic się nie mówi.
snip_snap-word = { $word ->
    [snip] Snip: kart { CARD($rank, form: "row") } wyszło już { $count }.
    [snap] Snap: kart { CARD($rank, form: "row") } wyszło już { $count }.
   *[snorem] Snorem: kart { CARD($rank, form: "row") } wyszło już { $count }.
}
snip_snap-leads = { $player } wychodzi dowolną kartą.
snip_snap-leads-who-played-it = Kto ją zagrywa, wychodzi dowolną kartą.
snip_snap-match-costs-nothing = W tych zasadach nikt nie płaci za to, że ktoś dołoży taką samą kartę.
snip_snap-fine = { $word ->
    [snip] Snip kosztuje { $counters ->
        [one] { $counters } żeton
        [few] { $counters } żetony
       *[many] { $counters } żetonów
    }, wpłacane do kasy.
    [snap] Snap kosztuje { $counters ->
        [one] { $counters } żeton
        [few] { $counters } żetony
       *[many] { $counters } żetonów
    }, wpłacane do kasy.
   *[snorem] Snorem kosztuje { $counters ->
        [one] { $counters } żeton
        [few] { $counters } żetony
       *[many] { $counters } żetonów
    }, wpłacane do kasy.
}
snip_snap-only-so-many = Zapłacić można tylko { $counters ->
    [one] { $counters } żeton.
    [few] { $counters } żetony.
   *[many] { $counters } żetonów.
}
snip_snap-out-without-counters = Kto nie ma już żetonów, odpada z gry.
snip_snap-every-turn-allowed = Każdy ruch był zgodny z zasadami.
snip_snap-passes-not-settled = Z tego, co wiadomo, nic nie jest wbrew zasadom, ale nie każdy pas jest rozstrzygnięty.
snip_snap-cards-would-settle = Pas na kartę { CARD($card, form: "row") } rozstrzygnęłoby to, co { $player } ma jeszcze na ręku.
snip_snap-turn-of-another = Kolej na ruch ma { $turn }, a nie { $player }.
snip_snap-had-to-lead = { $player } musi wyjść, dowolną kartą.
snip_snap-played-several = W jednej kolejce zagrywa się jedną kartę, a { $player } zagrywa { $cards }.
snip_snap-played-another-rank = { $player } zagrywa { $cards }, a pasuje tu tylko { CARD($rank, form: "kto") }.
snip_snap-played-them-all = { $player }: rozdanych kart było { $cards } i wszystkie są już zagrane.
snip_snap-deal-was-over = Rozdanie skończyło się, zanim przyszła ta kolej: { $player }.
snip_snap-no-counters-left = { $player } nie ma już żetonów i dalej nie gra.
snip_snap-passed-and = { $player } pasuje na kartę { CARD($card, form: "row") }, a { $proofs }.
snip_snap-played-alone-and = { $player } zagrywa tylko { $cards }, a { $proofs }.
snip_snap-proof = { $how ->
    [held] ma { CARD($card, form: "kogo") } do końca
   *[played] zagrywa { CARD($card, form: "kogo") } później
}

snip_snap-column-out = Bez kart
snip_snap-column-cards-left = Pozostałe karty
snip_snap-column-passes = Pasy
snip_snap-column-pot = Pula
snip_snap-column-fines = Kary

snip_snap-about = Dołóż taką kartę, jaka leży na stole
snip_snap-variant-snip-snap-snorem = Dokłada się tę samą wysokość, jaka leży; kto pierwszy pozbędzie się kart, wygrywa
snip_snap-variant-snip-snap-pot = Żeton przed rozdaniem i za każdy pas; kto pierwszy pozbędzie się kart, bierze pulę
snip_snap-variant-snip-snap-counters = Kto pierwszy pozbędzie się kart, dostaje zapłatę za karty, które zostały innym
snip_snap-variant-snip-snap-fines = Kto dostaje snip, snap lub snorem od następnej osoby, płaci; wygrywa, kto ostatni ma żetony
snip_snap-name-snip-snap-pot = Snip Snap Snorem z pulą
snip_snap-name-snip-snap-counters = Snip Snap Snorem, żeton za każdą pozostałą kartę
snip_snap-name-snip-snap-fines = Snip Snap Snorem, po pięć żetonów
snip_snap-house-rule-several = Kilka kart naraz
snip_snap-house-rule-pass-at-will = Pasować można, kiedy się chce
snip_snap-house-rule-no-short-hand = Bez dodatkowego żetonu za mniej kart na ręku
snip_snap-house-rule-three-counters = Po trzy żetony
snip_snap-house-rule-ten-counters = Po dziesięć żetonów
snip_snap-house-rule-equal-fines = Każda kara to jeden żeton
snip_snap-house-rule-five-cards = Po pięć kart

snip_snap-body-out = kto pierwszy pozbywa się kart
snip_snap-body-paid = żetony wpłacone jako kary
snip_snap-body-turns = ruch po ruchu
