# Polish: lists, cards and other words that all share.

common-and = { $most } i { $last }
common-or = { $most } lub { $last }
common-comma = { $first }, { $second }
common-nobody = nikt

common-letter = { $rank ->
    [A] A
    [K] K
    [Q] D
    [J] W
   *[other] { common-rank }
}
common-rank = { $rank ->
    [A] as
    [K] król
    [Q] dama
    [J] walet
    [joker] joker
    [blaren] blaren
    [blompottan] blompottan
    [kransen] kransen
    [vardshus] värdshus
    [kavall] kavall
    [husu] husu
    [husar] husar
    [kuku] kuku
    [harlekin] harlekin
   *[other] { $rank }
}
common-face = { $suit ->
    [C] { common-letter }♣
    [D] { common-letter }♦
    [H] { common-letter }♥
    [S] { common-letter }♠
   *[none] { common-rank }
}
common-card = { $form ->
    [kto] { $suit ->
        [none] { $rank ->
            [1] jedynka
            [2] dwójka
            [3] trójka
            [4] czwórka
            [5] piątka
            [6] szóstka
            [7] siódemka
            [8] ósemka
            [9] dziewiątka
            [10] dziesiątka
            [11] jedenastka
            [12] dwunastka
           *[other] { common-rank }
        }
       *[other] { common-face }
    }
    [Kto] { $suit ->
        [none] { $rank ->
            [1] Jedynka
            [2] Dwójka
            [3] Trójka
            [4] Czwórka
            [5] Piątka
            [6] Szóstka
            [7] Siódemka
            [8] Ósemka
            [9] Dziewiątka
            [10] Dziesiątka
            [11] Jedenastka
            [12] Dwunastka
            [A] As
            [K] Król
            [Q] Dama
            [J] Walet
            [joker] Joker
           *[other] { common-rank }
        }
       *[other] { common-face }
    }
    [kogo] { $suit ->
        [none] { $rank ->
            [1] jedynkę
            [2] dwójkę
            [3] trójkę
            [4] czwórkę
            [5] piątkę
            [6] szóstkę
            [7] siódemkę
            [8] ósemkę
            [9] dziewiątkę
            [10] dziesiątkę
            [11] jedenastkę
            [12] dwunastkę
            [A] asa
            [K] króla
            [Q] damę
            [J] waleta
            [joker] jokera
           *[other] { common-rank }
        }
       *[other] { common-face }
    }
    [kim] { $suit ->
        [none] { $rank ->
            [1] jedynką
            [2] dwójką
            [3] trójką
            [4] czwórką
            [5] piątką
            [6] szóstką
            [7] siódemką
            [8] ósemką
            [9] dziewiątką
            [10] dziesiątką
            [11] jedenastką
            [12] dwunastką
            [A] asem
            [K] królem
            [Q] damą
            [J] waletem
            [joker] jokerem
           *[other] kartą { common-rank }
        }
       *[other] kartą { common-face }
    }
    [wiele] { $rank ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
        [6] szóstki
        [7] siódemki
        [8] ósemki
        [9] dziewiątki
        [10] dziesiątki
        [11] jedenastki
        [12] dwunastki
        [A] asy
        [K] króle
        [Q] damy
        [J] walety
        [joker] jokery
       *[other] { common-rank }
    }
    [row] { $suit ->
        [none] { common-letter }
       *[other] { common-face }
    }
   *[plain] { common-face }
}

common-spanish-rank = { $rank }
common-spanish-name = { common-spanish-rank }{ $suit }
common-spanish-card = { $suit ->
    [none] { common-card }
   *[other] { common-spanish-name }
}
common-spanish-cards = { $first } { $last }

common-range = { $first }–{ $last }

common-sentences = { $sentences }
common-more = I jeszcze { $count }.

common-name-of-several = Imię „{ $name }” ma więcej graczy ({ $count }). Podaj, o kogo chodzi: { $players }.
common-nobody-is = Nie ma tu nikogo o imieniu „{ $name }”. Gracze to { $players }.
common-out-of-the-game = { $player } już nie gra. W grze: { $others }.
common-named-once = { $side }: można podać tylko raz.

common-no-teams = W tych zasadach każdy gra dla siebie; nie podawaj drużyn.
common-teams-of-equal-size = Graczy jest { $players }, drużyn ma być { $teams }: nie wyjdą równe.
common-partners-sit-apart = Partnerzy nie siedzą obok siebie, więc drużyny to { $teams }. Posadź graczy inaczej.

common-no-card = „{ $text }” to nie karta. Podaj wysokość, a gdy trzeba, też kolor: A K Q J 10 … 2 oraz C D H S, na przykład 10 albo QS, albo joker.
common-cards-told-of = Podano { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}, a talia ma { $size }.
common-too-few-cards-left = Nieznanych kart na ręku jest { $unknown }, a { $left ->
    [0] nie została już żadna, która mogłaby nią być
    [one] została tylko { $left }, która mogłaby nią być
    [few] zostały tylko { $left }, które mogłyby tam być
   *[many] zostało tylko { $left }, które mogłyby tam być
}.

common-question-too-long = To wymagałoby ponad { $steps } kroków. Będzie prościej, gdy mniej będzie kart zagranych, na ręku albo niezapisanych, gdy mniej będzie ruchów, lew lub rozdań albo gdy historia będzie krótsza.

common-at-a-place = { $path }: { $sentence }
common-in-the-body = Treść żądania: { $sentence }

common-refused = odrzucono: { $reason } ({ $codes })

common-round = { $noun ->
    [hand] rozdanie
    [deal] rozdanie
   *[round] runda
}
common-rounds = { $noun ->
    [hand] rozdania
    [deal] rozdania
   *[round] rundy
}

common-count-rounds = Rundy
common-count-rounds-won = Wygrane rundy
common-count-points = Punkty

common-due-stake = Stawka na wejście
common-due-payout = Wygrana z puli
common-due-settlement = Wypłata dla osoby, która wygrywa
common-due-refund = Zwrot z puli

common-act-dealer = Wybór rozdającego
common-act-dealer-about = Kto rozdaje następny: osoba wylosowana albo ta, która naprawdę rozdaje
common-act-adjustment = Decyzja
common-act-adjustment-about = Kara lub poprawka prowadzącego, osobno od tego, co dają zasady
common-act-join = Dosiadanie się
common-act-join-about = Ktoś dosiada się między rozdaniami: ostatnie miejsce i najwyższy wynik spośród grających
common-act-withdrawal = Odejście
common-act-withdrawal-about = Ktoś odchodzi między rozdaniami i odpada; jeśli zostaje jedna osoba, gra się kończy
common-label-player = Gracz
common-label-points = Punkty
common-label-reason = Powód
common-label-name = Imię
common-label-member = Członek klubu
common-label-card = Karta
common-label-cards = Karty
common-label-holding = Karty na ręku
common-label-known = Znane karty
common-label-stock = Karty do dobrania
common-about-stock = Ile kart zostało do dobrania
common-label-dealer = Kto rozdaje
common-label-leader = Kto wychodzi
common-about-adjusted-points = Dodane do wyniku albo od niego odjęte
common-about-name = W grze klubu: imię gościa
common-about-member = Członek klubu, do którego należy gra

common-unit-points = punkty
common-mark-out = poza grą
common-mark-leaves = odchodzi
common-mark-joins = dosiada się
common-drawing-star = gwiazdka
common-drawing-cross = krzyżyk
common-drawing-ring = kółko

common-no-such-family = Nie ma rodziny „{ $name }”. Są: { $known }.
common-no-such-variant = Nie ma wariantu „{ $name }”. Są: { $known }.
common-no-variant-but-near = Nie ma wariantu „{ $name }”. Czy chodzi o { $near }?
