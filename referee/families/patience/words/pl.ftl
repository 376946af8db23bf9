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

patience-pile = { $pile ->
    [t] kolumna { $number }
    [c] wolne pole { $number }
    [f] { $suit ->
        [C] stos bazowy trefli
        [D] stos bazowy kar
        [H] stos bazowy kierów
        [S] stos bazowy pików
       *[none] stosy bazowe
    }
    [stock] talia
   *[waste] odkryte
}
patience-uncovers-nothing = Ten ruch nie odkrywa żadnej karty ({ patience-pile }).
patience-shows-unseen-card = { $pile ->
    [t] W kolumnie { $number } na wierzchu jest karta, której nie podano; podaj, jaka.
    [c] Na wolnym polu { $number } jest karta, której nie podano; podaj, jaka.
   *[waste] Wśród odkrytych na wierzchu jest karta, której nie podano; podaj, jaka.
}
patience-another-card-lies-there = Leży tam { CARD($card, form: "row") }, a nie { CARD($other, form: "row") }.
patience-card-lies-elsewhere = { CARD($card, form: "row") } leży już gdzie indziej; w talii jest jedna taka karta.
patience-card-told-twice = { CARD($card, form: "row") }: podano { $times ->
    [2] dwa razy
   *[other] { $times } razy
}; w talii jest jedna taka karta.
patience-which-suit = W jakim kolorze jest { CARD($card, form: "kto") }? Każda karta musi mieć kolor, na przykład { $example }.
patience-not-in-pack = W tej talii nie ma karty { CARD($card, form: "row") }.
patience-cards-of-a-foundation = Na stosie bazowym jest od 0 do { $most } kart, a nie { $given }.
patience-so-many-piles = { $piles ->
    [tableau] Kolumn w tych zasadach jest { $known }; podano { $given }.
   *[cells] Wolnych pól w tych zasadach jest { $known }; podano { $given }.
}
patience-which-foundation = Który stos bazowy? Podaj fC, fD, fH albo fS.
patience-cards-drawn = Odkrywa się kart: { $counted }, a nie { $given }.
patience-no-such-pile = Nie ma stosu „{ $name }”. Są: t1–t{ $columns }{ $cells ->
    [0] {""}
   *[other] , c1–c{ $cells }
}{ $stock ->
    [yes] , waste, stock
   *[no] {""}
}, f, fC, fD, fH i fS.

patience-only-results = Podaj tylko results, czyli wynik rozdania każdego gracza, a poza tym nic.
patience-results-missing = { $side }: ile kart jest na stosach bazowych? Podaj results dla { $id }.
patience-cards-missing = Ile kart jest na stosach bazowych? Podaj cards, foundations, layout albo start i moves.
patience-cards-of-a-pack = W talii jest { $most } kart: na stosach bazowych może ich być od 0 do { $most }, a nie { $given }.
patience-cards-total = { $by ->
    [foundations] Według foundations na stosach bazowych jest kart: { $counted }, a nie { $given }.
    [layout] Według layout na stosach bazowych jest kart: { $counted }, a nie { $given }.
   *[moves] Według tych ruchów na stosach bazowych jest kart: { $counted }, a nie { $given }.
}
patience-foundation-missing = { $suit ->
    [C] Jak daleko doszły trefle? Podaj C; 0, jeśli nie ma żadnego.
    [D] Jak daleko doszły kara? Podaj D; 0, jeśli nie ma żadnego.
    [H] Jak daleko doszły kiery? Podaj H; 0, jeśli nie ma żadnego.
   *[S] Jak daleko doszły piki? Podaj S; 0, jeśli nie ma żadnego.
}
patience-foundation-by-layout = { $suit ->
    [C] Według layout trefle doszły do { $counted }, a nie do { $given }.
    [D] Według layout kara doszły do { $counted }, a nie do { $given }.
    [H] Według layout kiery doszły do { $counted }, a nie do { $given }.
   *[S] Według layout piki doszły do { $counted }, a nie do { $given }.
}
patience-foundation-by-moves = { $suit ->
    [C] Według tych ruchów trefle doszły do { $counted }, a nie do { $given }.
    [D] Według tych ruchów kara doszły do { $counted }, a nie do { $given }.
    [H] Według tych ruchów kiery doszły do { $counted }, a nie do { $given }.
   *[S] Według tych ruchów piki doszły do { $counted }, a nie do { $given }.
}
patience-start-and-moves = Do rozdania podanego ruchami potrzebne są start i moves; brakuje { $name }.
patience-move-refused = Ruch { $number }: { $reason }
patience-is-won = Wszystkie karty ({ $cards }) są na stosach bazowych, więc rozdanie jest wygrane.
patience-not-won = Kart na stosach bazowych jest { $cards }{ $missing ->
    [0] .
    [1] ; brakuje jednej: { AND($named) }.
    [2] ; brakuje dwóch: { AND($named) }.
    [3] ; brakuje trzech: { AND($named) }.
   *[other] ; brakuje { $missing }.
}
patience-the-card = { $card }

patience-events-missing = W tych zasadach są punkty za to, co się dzieje: podaj events, czyli co ile razy.
patience-events-by-moves = Według tych ruchów { $event ->
    [waste_to_tableau] karta z odkrytych do kolumny
    [waste_to_foundation] karta z odkrytych na stos bazowy
    [tableau_to_foundation] karta z kolumny na stos bazowy
    [foundation_to_tableau] karta cofnięta ze stosu bazowego
    [turned] karta odkryta w kolumnie
   *[recycled] odkryte odwrócone na talię
}: { $times ->
    [1] { $times } raz
   *[other] { $times } razy
}, a nie { $given }.
patience-events-add-up = Karty dołożone na stosy bazowe ({ $brought }) bez cofniętych ({ $back }) to { $left }, a nie { $given }.
patience-turned-at-most = W kolumnach można odkryć najwyżej { $most ->
    [one] { $most } kartę
    [few] { $most } karty
   *[many] { $most } kart
}, a nie { $given }.
patience-from-the-waste-at-most = Z odkrytych może przyjść najwyżej { $most ->
    [one] { $most } karta
    [few] { $most } karty
   *[many] { $most } kart
}, a nie { $given }.
patience-none-taken-back = W tych zasadach karta zostaje na stosie bazowym; cofniętych być nie może, a podano { $given }.
patience-turned-over-at-most = Odkryte można odwrócić na talię najwyżej { $most ->
    [1] { $most } raz
   *[other] { $most } razy
}, a nie { $given }.
patience-came-to-light = Karty rozdane odkryte ({ $dealt }), odkryte w kolumnach ({ $turned }) i z odkrytych ({ $waste }) to razem { $sum }; na stosach bazowych nie może być { $given }.
patience-turned-by-layout = Według layout w kolumnach odkryto { $counted ->
    [one] { $counted } kartę
    [few] { $counted } karty
   *[many] { $counted } kart
}, a nie { $given }.
patience-from-the-waste-by-layout = Według layout z odkrytych { $counted ->
    [one] przyszła { $counted } karta
    [few] przyszły { $counted } karty
   *[many] przyszło { $counted } kart
}, a nie { $given }.
patience-turned-over-by-layout = Według layout odkryte odwrócono na talię { $counted ->
    [1] { $counted } raz
   *[other] { $counted } razy
}, a nie { $given }.

patience-pass-by-moves = Według tych ruchów to przejście przez talię ma numer { $counted }, a nie { $given }.
patience-with-the-moves = Razem z ruchami: { $reason }
patience-column-by-moves = Według tych ruchów w kolumnie { $number } jest { $held }, a nie { $given }.
patience-pile-by-moves = { $pile ->
    [stock] Według tych ruchów w talii jest { $held }, a nie { $given }.
    [waste] Według tych ruchów wśród odkrytych jest { $held }, a nie { $given }.
   *[cells] Według tych ruchów na wolnych polach jest { $held }, a nie { $given }.
}
patience-held = { $down ->
    [0] { patience-held-open }
    [one] { $down } karta zakryta i { patience-held-open }
    [few] { $down } karty zakryte i { patience-held-open }
   *[many] { $down } kart zakrytych i { patience-held-open }
}
patience-held-open = { $count ->
    [0] żadna odkryta
   *[other] { $seen ->
        [yes] { CARD($cards, form: "row") }
       *[no] { $count ->
           [one] { $count } karta
           [few] { $count } karty
          *[many] { $count } kart
        }
    }
}

patience-in-words = { $count }
patience-may-go = { $pile ->
    [f] Wolno przełożyć { CARD($cards, form: "row") } na stos bazowy.
    [c] Wolno przełożyć { CARD($cards, form: "row") } na wolne pole { $number }.
   *[t] Wolno przełożyć { CARD($cards, form: "row") } do kolumny { $number }.
}
patience-lies-there-already = { $pile ->
    [t] To już leży w kolumnie { $number }.
    [c] To już leży na wolnym polu { $number }.
    [f] { $suit ->
        [C] To już leży na stosie bazowym trefli.
        [D] To już leży na stosie bazowym kar.
        [H] To już leży na stosie bazowym kierów.
       *[S] To już leży na stosie bazowym pików.
    }
   *[waste] To już leży wśród odkrytych.
}
patience-from-cell-to-cell = Przełożenie z wolnego pola na wolne pole nic nie daje.
patience-from-foundation-to-column = Ze stosu bazowego karta idzie tylko do kolumny.
patience-only-stock-to-waste = Do odkrytych idą tylko karty z talii.
patience-stays-on-foundation = W tych zasadach karta zostaje na stosie bazowym.
patience-pile-has-no-card = { $pile ->
    [c] Na wolnym polu { $number } nie ma karty.
    [f] { $suit ->
        [C] Na stosie bazowym trefli nie ma karty.
        [D] Na stosie bazowym kar nie ma karty.
        [H] Na stosie bazowym kierów nie ma karty.
       *[S] Na stosie bazowym pików nie ma karty.
    }
   *[waste] Wśród odkrytych nie ma karty.
}
patience-one-card-from = { $pile ->
    [c] Z wolnego pola { $number } bierze się jedną kartę, a nie { $count }.
    [f] { $suit ->
        [C] Ze stosu bazowego trefli bierze się jedną kartę, a nie { $count }.
        [D] Ze stosu bazowego kar bierze się jedną kartę, a nie { $count }.
        [H] Ze stosu bazowego kierów bierze się jedną kartę, a nie { $count }.
       *[S] Ze stosu bazowego pików bierze się jedną kartę, a nie { $count }.
    }
   *[waste] Z odkrytych bierze się jedną kartę, a nie { $count }.
}
patience-column-has = { $up ->
    [0] Kolumna { $number } jest pusta; nie da się przełożyć { $count }.
    [one] W kolumnie { $number } jest { $up } odkryta karta; nie da się przełożyć { $count }.
    [few] W kolumnie { $number } są { $up } odkryte karty; nie da się przełożyć { $count }.
   *[many] W kolumnie { $number } jest { $up } odkrytych kart; nie da się przełożyć { $count }.
}
patience-turn-last-up = W kolumnie { $number } nie ma odkrytej karty; odkryj ostatnią.
patience-one-by-one = Karty idą na stos bazowy pojedynczo, a nie { $count } naraz.
patience-other-foundation = { CARD($card, form: "row") } idzie na stos bazowy { $suit ->
    [C] trefli
    [D] kar
    [H] kierów
   *[S] pików
}, a nie { $other ->
    [C] trefli
    [D] kar
    [H] kierów
   *[S] pików
}.
patience-has-to-wait = { $suit ->
    [C] Trefle doszły do { CARD($reached, form: "row") }; { CARD($card, form: "row") } musi poczekać, aż przyjdzie { CARD($missing, form: "row") }.
    [D] Kara doszły do { CARD($reached, form: "row") }; { CARD($card, form: "row") } musi poczekać, aż przyjdzie { CARD($missing, form: "row") }.
    [H] Kiery doszły do { CARD($reached, form: "row") }; { CARD($card, form: "row") } musi poczekać, aż przyjdzie { CARD($missing, form: "row") }.
   *[S] Piki doszły do { CARD($reached, form: "row") }; { CARD($card, form: "row") } musi poczekać, aż przyjdzie { CARD($missing, form: "row") }.
}
patience-waits-for-the-first = { $suit ->
    [C] Trefli jeszcze nie ma; { CARD($card, form: "row") } musi poczekać, aż przyjdzie { CARD($missing, form: "row") }.
    [D] Kar jeszcze nie ma; { CARD($card, form: "row") } musi poczekać, aż przyjdzie { CARD($missing, form: "row") }.
    [H] Kierów jeszcze nie ma; { CARD($card, form: "row") } musi poczekać, aż przyjdzie { CARD($missing, form: "row") }.
   *[S] Pików jeszcze nie ma; { CARD($card, form: "row") } musi poczekać, aż przyjdzie { CARD($missing, form: "row") }.
}
patience-one-card-in-a-cell = Na wolnym polu mieści się jedna karta, a nie { $count }.
patience-cell-is-taken = Na wolnym polu { $number } leży { CARD($card, form: "row") }; mieści się tam jedna karta.
patience-no-sequence = { CARD($cards, form: "row") } nie jest sekwensem: każda karta ma być o jeden niższa od poprzedniej i drugiego koloru, czerwona albo czarna.
patience-move-together = W tych zasadach przekłada się razem: { CARD($cards, form: "row") }.
patience-does-not-fit = { $rank ->
    [none] Na { CARD($last, form: "row") } w kolumnie nic nie idzie, więc i nie { CARD($card, form: "row") }.
    [A] Na { CARD($last, form: "row") } idzie { $colour ->
        [red] czerwony
       *[black] czarny
    } as, a nie { CARD($card, form: "row") }.
    [J] Na { CARD($last, form: "row") } idzie { $colour ->
        [red] czerwony
       *[black] czarny
    } walet, a nie { CARD($card, form: "row") }.
   *[other] Na { CARD($last, form: "row") } idzie { $colour ->
        [red] czerwona
       *[black] czarna
    } { $rank ->
        [Q] dama
        [2] dwójka
        [3] trójka
        [4] czwórka
        [5] piątka
        [6] szóstka
        [7] siódemka
        [8] ósemka
        [9] dziewiątka
        [10] dziesiątka
       *[other] karta { $rank }
    }, a nie { CARD($card, form: "row") }.
}
patience-only-a-king = Kolumna { $number } jest pusta: idzie tam król, a nie { CARD($card, form: "row") }.
patience-one-at-a-time = W tych zasadach przekłada się jedną kartę naraz, a nie { $count }.
patience-no-room = Wolne po drodze: { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
   *[many] { $cells } pól
}{ $columns ->
    [0] {""}
    [one] {" "}i { $columns } kolumna
    [few] {" "}i { $columns } kolumny
   *[many] {" "}i { $columns } kolumn
}. { $empty ->
    [yes] Do pustej kolumny
   *[no] Do kolumny { $number }
} można przełożyć { $room ->
    [one] { $room } kartę
    [few] { $room } karty
   *[many] { $room } kart
}, a nie { $count }. Jeśli przez inne kolumny da się przenieść więcej, podaj ruchy pojedynczo.
patience-stock-comes-by-waste = Karty z talii idą przez odkryte: najpierw je odkryj.
patience-nothing-on-the-stock = Na talię nic się nie kładzie.
patience-stock-is-empty = Talia jest pusta.
patience-cards-in-words = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
patience-so-many-are-turned = Z talii odkrywa się { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}, a nie { $given }.
patience-so-many-may-be-turned = Z talii wolno odkryć { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
patience-stock-has-cards = { $count ->
    [few] W talii są jeszcze { patience-cards-in-words }; odkryte odwraca się dopiero, gdy jest pusta.
   *[other] W talii jest jeszcze { patience-cards-in-words }; odkryte odwraca się dopiero, gdy jest pusta.
}
patience-nothing-to-turn-over = Odkrytych nie ma; nie ma czego odwrócić.
patience-so-often = { $passes ->
    [1] raz
    [2] dwa razy
   *[other] { $passes } razy
}
patience-no-pass-left = Przez talię wolno przejść { patience-so-often }, a to jest przejście numer { $pass }.
patience-waste-turned-whole = Odkryte odwraca się w całości: { patience-cards-in-words }, a nie { $given }.
patience-waste-may-be-turned = Odkryte wolno odwrócić: stają się talią.
patience-moves-can-be-made = { $count ->
    [0] Żaden ruch nie jest możliwy.
   *[other] Możliwych ruchów jest { $count }.
}
patience-moves-not-allowed = Ruchów było { $moves }, z tego niedozwolonych { $wrong }.
patience-every-move-allowed = Wszystkie ruchy były dozwolone.
patience-layout-can-be = Nic nie wyklucza takiego ułożenia kart.
patience-dealt-rightly = Karty są dobrze rozdane.
patience-all-up = Na stosach bazowych są wszystkie karty ({ $cards }).
patience-so-many-up = Kart na stosach bazowych jest { $cards } z { $size }.
patience-rest-goes-up = Reszta na pewno wejdzie: najniższą kartę zawsze można dołożyć.
patience-rest-unseen = Dopóki niektóre karty są nieznane, nie jest pewne, że reszta wejdzie.
patience-rest-uncertain = Nie jest pewne, że reszta wejdzie.
patience-nothing-left = Nie ma już nic do zrobienia.
patience-can-go = { $pile ->
    [f] Można przełożyć { CARD($cards, form: "row") } na stos bazowy.
    [c] Można przełożyć { CARD($cards, form: "row") } na wolne pole { $number }.
   *[t] Można przełożyć { CARD($cards, form: "row") } do kolumny { $number }.
}
patience-comes-by-the-waste = { CARD($card, form: "row") } przyjdzie przez odkryte i da się dołożyć.
patience-unseen-may-come = Może przyjść nieznana karta, którą da się dołożyć: { $cards }.
patience-others = { $count ->
    [one] { $count } inna
    [few] { $count } inne
   *[many] { $count } innych
}
patience-only-from-foundations = Można ruszyć tylko karty ze stosów bazowych; nie jest pewne, czy to pomoże.
patience-turn-the-stock = Rozstrzygnęłoby to odkrycie kart z talii albo podanie, jakie w niej leżą.
patience-play-on = Rozstrzygnęłaby to dalsza gra: cofnij kartę i zapytaj jeszcze raz.
patience-piles-of-these-rules = { $piles ->
    [tableau] Kolumn w tych zasadach jest { $known }; podano { $given }.
   *[cells] Wolnych pól w tych zasadach jest { $known }; podano { $given }.
}
patience-pack-lacks = Podano { $given ->
    [one] { $given } kartę
    [few] { $given } karty
   *[many] { $given } kart
}; brakuje { $count }{ $seen ->
    [yes] : { CARD($cards, form: "row") }.
   *[no] .
}
patience-open-but-unseen = Wszystkie karty rozdaje się odkryte; nieznanych jest { $count }.
patience-column-no-sequence = { CARD($cards, form: "row") } w kolumnie { $number } nie jest sekwensem.
patience-others-must-lie-between = Między odkrytymi kartami muszą leżeć inne, a te leżą gdzie indziej.
patience-face-down-at-most = Zakrytych kart w kolumnie { $number } może być najwyżej { $count }, a nie { $given }.
patience-stock-and-waste-at-most = Kart w talii i wśród odkrytych jest razem najwyżej { $most }, a nie { $given }.
patience-passes-at-most = Przez talię wolno przejść { patience-so-often }, a nie { $given ->
    [1] raz
    [2] dwa razy
   *[other] { $given } razy
}.
patience-nothing-up-when-dealt = Po rozdaniu na stosach bazowych nie ma kart; tu jest ich { $count }.
patience-column-is-dealt = Do kolumny { $number } idzie zakrytych kart { $count } i jedna odkryta, a nie { $down } i { $up }.
patience-left-for-the-stock = W talii zostaje kart { $most }, a nie { $given }.
patience-waste-empty-when-dealt = Po rozdaniu odkrytych jeszcze nie ma.
patience-first-pass-when-dealt = Przez talię przechodzi się pierwszy raz; przejściem numer { $pass } to być nie może.
patience-columns-are-dealt = Do kolumn idzie kart { CARD($dealt, form: "row") }, a nie { CARD($given, form: "row") }.
patience-cells-empty-when-dealt = Po rozdaniu wolne pola są puste.

patience-bank-without-vegas = stakes.payout to bank, gdzie płaci się za rozdanie, ale score.method to nie vegas.
patience-nobody-to-win-from = stakes.payout to { $payout }, ale kto gra bez przeciwników, nie ma od kogo wygrać.
patience-vegas-without-stock = score.method to vegas, co jest dla talii, z której się odkrywa; tu wszystkie karty leżą odkryte.
patience-nothing-is-bought = score.{ $name } jest dla rozdań, które się kupuje; tu nikt ich nie kupuje.

patience-form-cards = Liczba kart
patience-form-suits = Według kolorów
patience-row-cards = na stosach
patience-ask-cards = { $table ->
    [several] Ile kart na stosach bazowych ma { $name }?
   *[alone] Ile kart jest na stosach bazowych?
}
patience-row-suit = { $suit ->
    [C] Trefle
    [D] Kara
    [H] Kiery
   *[S] Piki
}
patience-ask-suit = { $suit ->
    [C] { $table ->
        [several] { $name }: jak daleko doszły trefle? As to 1, król { $king }.
       *[alone] Jak daleko doszły trefle? As to 1, król { $king }.
    }
    [D] { $table ->
        [several] { $name }: jak daleko doszły kara? As to 1, król { $king }.
       *[alone] Jak daleko doszły kara? As to 1, król { $king }.
    }
    [H] { $table ->
        [several] { $name }: jak daleko doszły kiery? As to 1, król { $king }.
       *[alone] Jak daleko doszły kiery? As to 1, król { $king }.
    }
   *[S] { $table ->
        [several] { $name }: jak daleko doszły piki? As to 1, król { $king }.
       *[alone] Jak daleko doszły piki? As to 1, król { $king }.
    }
}
patience-row-event = { $event ->
    [waste_to_tableau] odkryte do kolumny
    [waste_to_foundation] odkryte na stos
    [tableau_to_foundation] kolumna na stos
    [foundation_to_tableau] cofnięte
    [turned] odsłonięte
   *[recycled] odwrócenie odkrytych
}
patience-hint-event = { $event ->
    [turned] w kolumnach
   *[foundation_to_tableau] ze stosu bazowego
}
patience-ask-event = { $table ->
    [several] { $name }: ile kart z kolumn na stosy bazowe?
   *[alone] Ile kart z kolumn na stosy bazowe?
}
patience-shortcut-won = Wyszedł
patience-shortcut-won-about = Wyszedł: wszystkie karty są na stosach bazowych

patience-count-deals-won = Wygrane rozdania
patience-count-cards-up = Karty na stosach
patience-count-best-deal = Najlepsze rozdanie
patience-count-longest-run = Wygrane z rzędu
patience-ratio-average-cards = Karty na stosach na rozdanie

patience-due-deal-cost = Wpłata do banku za rozdanie
patience-due-cards-earned = Wypłata z banku za karty na stosach bazowych

patience-column-cards-up = Na stosach
patience-column-won = Wyszedł
patience-cell-won = wyszedł

patience-about-freecell = Pasjans z odkrytymi kartami, dla jednej osoby
patience-about-klondike = Pasjans z talią, dla jednej osoby
patience-variant-freecell = Wszystkie karty odkryte, cztery wolne pola, osiem kolumn
patience-variant-klondike = Po jednej karcie, przez talię tyle razy, ile chcesz
patience-variant-klondike-three = Po trzy karty, trzy razy przez talię
patience-variant-klondike-vegas = Rozdanie kosztuje 52, każda karta daje 5: po trzy karty, trzy razy przez talię
patience-variant-klondike-vegas-one = Rozdanie kosztuje 52, każda karta daje 5: po jednej karcie, raz przez talię
patience-variant-klondike-points = Punkty za to, co dzieje się na stole, po trzy karty
patience-name-klondike-three = Klondike, trzy karty
patience-name-klondike-vegas-one = Vegas Klondike, jedna karta
patience-name-klondike-points = Klondike na punkty
patience-house-rule-two-cells = Dwa wolne pola
patience-house-rule-three-cells = Trzy wolne pola
patience-house-rule-six-cells = Sześć wolnych pól
patience-house-rule-kings-to-a-space = Na pustą kolumnę tylko król
patience-house-rule-one-at-a-time = Przenosi się po jednej karcie
patience-house-rule-any-card-to-a-space = Na pustą kolumnę dowolna karta
patience-house-rule-no-taking-back = Ze stosów bazowych nic się nie cofa
patience-house-rule-whole-sequences = Przenosi się tylko całe sekwensy
patience-house-rule-one-pass = Raz przez talię
patience-house-rule-three-passes = Trzy razy przez talię
patience-house-rule-by-itself = Każde rozdanie osobno

patience-label-layout = Ułożenie
patience-label-start = Na początku
patience-label-moves = Ruchy
patience-label-events = Zdarzenia
patience-label-accept-infractions = Mimo przewinień
patience-label-stock = Talia
patience-label-waste = Odkryte
patience-label-pass = Przejście
patience-label-foundations = Stosy bazowe
patience-label-tableau = Kolumny
patience-label-down = Zakryte
patience-label-up = Odkryte
patience-label-cells = Wolne pola
patience-label-from = Skąd
patience-label-to = Dokąd
patience-label-count = Ile
patience-label-drawn = Dobrane
patience-label-turned = Odsłonięta

patience-body-cards = ile kart na stosach bazowych
patience-body-foundations = jak daleko doszedł każdy kolor
patience-body-layout = gdzie leżą karty
patience-body-start = jak je rozłożono, ze wszystkimi ruchami
patience-body-results = kilku graczy

patience-claim-move = Czy ten ruch jest dozwolony?
patience-claim-moves = Jakie ruchy są dozwolone?
patience-claim-layout = Czy karty mogą tak leżeć?
patience-claim-start = Czy karty są dobrze rozłożone?
patience-claim-won = Czy pasjans wyszedł?
patience-claim-stuck = Czy nic już nie da się zrobić?
patience-claim-audit = Czy każdy ruch był dozwolony?
