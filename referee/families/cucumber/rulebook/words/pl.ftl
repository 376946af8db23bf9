# Polish: the rules of Cucumber.

cucumber_rules-heading-cards = Karty
cucumber_rules-heading-deal = Rozdawanie
cucumber_rules-heading-changing = Wymiana kart
cucumber_rules-heading-play = Rozgrywka
cucumber_rules-heading-last-trick = Ostatnia lewa
cucumber_rules-heading-costs = Ile to kosztuje
cucumber_rules-heading-limit = Limit
cucumber_rules-heading-score = Zapis
cucumber_rules-heading-buying-in = Ponowny wkup
cucumber_rules-heading-end = Koniec gry
cucumber_rules-heading-money = Pieniądze
cucumber_rules-heading-people = Dosiadanie się i odchodzenie

cucumber_rules-the-card = { CARD($card, form: "kto") }
cucumber_rules-a-card = { CARD($card, form: "kto") }
cucumber_rules-a-name = { $cards }
cucumber_rules-equal = { $cards } (równe)
cucumber_rules-together = { CARD($cards, form: "play") }
cucumber_rules-amount = { $unit ->
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
cucumber_rules-limit-amount = { $unit ->
    [credit] { $points ->
        [one] { $points } stracony kredyt
        [few] { $points } stracone kredyty
       *[many] { $points } straconych kredytów
    }
   *[other] { cucumber_rules-amount }
}
cucumber_rules-packs = { $packs ->
    [1] jedna talia
    [2] dwie talie
    [3] trzy talie
    [4] cztery talie
    [5] pięć talii
    [6] sześć talii
    [7] siedem talii
    [8] osiem talii
    [9] dziewięć talii
    [10] dziesięć talii
    [few] { $packs } talie
   *[other] { $packs } talii
}
cucumber_rules-cards = { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
cucumber_rules-first = { $first ->
    [leader] osoba wychodząca
    [dealer] osoba rozdająca
   *[forehand] osoba po lewej ręce rozdającego
}

cucumber_rules-opening = Gra dla { $range ->
    [same] { $fewest ->
        [2] dwóch osób
        [3] trzech osób
        [4] czterech osób
        [5] pięciu osób
        [6] sześciu osób
        [7] siedmiu osób
        [8] ośmiu osób
        [9] dziewięciu osób
        [10] dziesięciu osób
       *[other] { $fewest } osób
    }
    [next] { $fewest } lub { $most } osób
   *[far] { $fewest }–{ $most } osób
}. Gra się na lewy, zgodnie z ruchem wskazówek zegara, i { $aim ->
    [declaration] liczy się tylko karta, która po nich zostaje: celem jest mieć najniższą.
    [lowest] liczy się tylko ostatnia lewa rozdania: celem jest mieć w niej najniższą kartę.
   *[highest] liczy się tylko ostatnia lewa rozdania: celem jest nie mieć w niej najwyższej karty.
}

cucumber_rules-players-min-title = Najmniejsza liczba graczy
cucumber_rules-players-min-value = { $value }
cucumber_rules-players-max-title = Największa liczba graczy
cucumber_rules-players-max-value = { $value }

cucumber_rules-pack-deck-title = Karty w talii
cucumber_rules-pack-deck-french = 52 karty, od asa do dwójki w czterech kolorach
cucumber_rules-pack-deck-five-cucumbers = 60 kart, po cztery z każdą liczbą od 1 do 15, bez kolorów
cucumber_rules-pack-deck-kille = 42 karty Kille, po dwie jednakowe, bez kolorów
cucumber_rules-pack-packs-title = Ile talii
cucumber_rules-pack-packs-value = { cucumber_rules-packs }
cucumber_rules-pack-packs-by-players = jedna talia do { $above ->
    [1] jednej osoby
    [2] dwóch osób
    [3] trzech osób
    [4] czterech osób
    [5] pięciu osób
    [6] sześciu osób
    [7] siedmiu osób
    [8] ośmiu osób
    [9] dziewięciu osób
    [10] dziesięciu osób
   *[other] { $above } osób
}, a gdy jest ich więcej, jedna { $each ->
    [1] na każdą osobę
    [2] na każde rozpoczęte dwie osoby
    [3] na każde rozpoczęte trzy osoby
    [4] na każde rozpoczęte cztery osoby
    [5] na każde rozpoczęte pięć osób
    [6] na każde rozpoczęte sześć osób
    [7] na każde rozpoczęte siedem osób
    [8] na każde rozpoczęte osiem osób
    [9] na każde rozpoczęte dziewięć osób
    [10] na każde rozpoczęte dziesięć osób
    [few] na każde rozpoczęte { $each } osoby
   *[other] na każde rozpoczęte { $each } osób
}
cucumber_rules-pack-jokers-title = Jokery w talii
cucumber_rules-pack-jokers-value = { cucumber_rules-jokers }
cucumber_rules-jokers = { $jokers ->
    [0] brak jokerów
    [1] jeden joker
    [2] dwa jokery
    [3] trzy jokery
    [4] cztery jokery
    [5] pięć jokerów
    [6] sześć jokerów
    [7] siedem jokerów
    [8] osiem jokerów
    [few] { $jokers } jokery
   *[other] { $jokers } jokerów
}
cucumber_rules-pack-joker-rank-title = Czym jest joker, jeśli gra się z jokerami
cucumber_rules-pack-joker-rank-above-ace = joker jest wyższy niż as
cucumber_rules-pack-joker-rank-as-ace = joker to jeszcze jeden as, równy pozostałym i tak samo drogi
cucumber_rules-pack-joker-rank-wild = joker zastępuje w grze dowolną kartę, a w ostatniej lewie jest wyższy niż as
cucumber_rules-pack-top-cards-title = Karty wyższe od wszystkich innych
cucumber_rules-pack-top-cards-none = nie ma takich
cucumber_rules-pack-top-cards-value = { $groups }
cucumber_rules-top-group = { $cards } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $count ->
    [1] {""}
   *[other] {" "}każda
}{ $fatal ->
    [yes] , a kto nią płaci, od razu odpada
   *[no] {""}
})
cucumber_rules-then = { $first }, potem { $second }
cucumber_rules-pack-top-cards-part-cards = Równe sobie.
cucumber_rules-pack-top-cards-part-fatal = Kto płaci taką kartą, od razu odpada.
cucumber_rules-pack-low-in-last-trick-title = Karty najniższe tylko w ostatniej lewie
cucumber_rules-pack-low-in-last-trick-none = nie ma takich
cucumber_rules-pack-low-in-last-trick-value = { CARD($ranks, form: "wiele") }, po 1 punkcie

cucumber_rules-pack-of = { cucumber_rules-packs }{ $packs ->
    [1] : { $deck ->
        [five_cucumbers] { cucumber_rules-pack-deck-five-cucumbers }
        [kille] { cucumber_rules-pack-deck-kille }
       *[french] { cucumber_rules-pack-deck-french }
    }
   *[other] , w każdej { $deck ->
        [five_cucumbers] { cucumber_rules-pack-deck-five-cucumbers }
        [kille] { cucumber_rules-pack-deck-kille }
       *[french] { cucumber_rules-pack-deck-french }
    }
}{ $jokers ->
    [0] {""}
   *[other] , plus łącznie { cucumber_rules-jokers }
}
cucumber_rules-each-pack = Każda talia ma { $deck ->
    [five_cucumbers] { cucumber_rules-pack-deck-five-cucumbers }
    [kille] { cucumber_rules-pack-deck-kille }
   *[french] { cucumber_rules-pack-deck-french }
}{ $jokers ->
    [0] {""}
   *[other] , plus łącznie { cucumber_rules-jokers }
}.
cucumber_rules-packs-settled = Liczbę talii ustala się na początku gry i nie zmienia się ona, gdy ktoś odpada albo dosiada się później.
cucumber_rules-packs-at-table = Przy { $players } osobach: { cucumber_rules-packs }, razem { $cards ->
    [few] { $cards } karty
   *[other] { $cards } kart
}.
cucumber_rules-ranking = Od najwyższej do najniższej: { $ranks }.
cucumber_rules-low-ranks = W ostatniej lewie, i tylko w niej, { CARD($ranks, form: "wiele") } są najniższe{ $count ->
    [1] {""}
   *[other] , równe sobie
}.
cucumber_rules-suits-of = Kolor ma znaczenie tylko tu: { $cards }.
cucumber_rules-no-suits = Kolory nie mają znaczenia.

cucumber_rules-points-title = Ile kosztuje karta
cucumber_rules-points-costs = { $costs }
cucumber_rules-points-none = nic, bo nie liczy się punktów
cucumber_rules-points-bet = tyle, ile wynosi wtedy stawka rozdania, niezależnie od karty
cucumber_rules-cost = { $points } ({ $ranks })
cucumber_rules-cost-number = liczba na karcie ({ $ranks })

cucumber_rules-deal-cards-title = Po ile kart w pierwszym rozdaniu
cucumber_rules-deal-cards-value = { $value }
cucumber_rules-deal-then-title = Ile kart
cucumber_rules-deal-then-same = w każdym rozdaniu każdy dostaje { cucumber_rules-cards }
cucumber_rules-deal-then-losing-card = w pierwszym rozdaniu każdy dostaje { cucumber_rules-cards }, a potem tyle, ile punktów ma karta, która rozstrzygnęła poprzednie rozdanie
cucumber_rules-deal-then-countdown = w pierwszym rozdaniu każdy dostaje { cucumber_rules-cards }, a w każdym następnym o jedną mniej, aż do 1, potem znowu { $cards } i tak dalej
cucumber_rules-deal-then-zigzag = w pierwszym rozdaniu każdy dostaje { cucumber_rules-cards }, a w każdym następnym o jedną mniej, aż do 1, { $peaks ->
    [0] {""}
    [1] potem w górę do { $first } i w dół do 1,{" "}
    [2] potem w górę do { $first } i w dół do 1, w górę do { $second } i w dół do 1,{" "}
    [3] potem w górę do { $first } i w dół do 1, w górę do { $second } i w dół do 1, w górę do { $third } i w dół do 1,{" "}
    [4] potem w górę do { $first } i w dół do 1, w górę do { $second } i w dół do 1, w górę do { $third } i w dół do 1, w górę do { $fourth } i w dół do 1,{" "}
   *[other] potem w górę do { $first } i w dół do 1, w górę do { $second } i w dół do 1, i tak dalej, aż do 2 w górę i do 1 w dół,{" "}
}i wszystko od początku
cucumber_rules-deal-then-all = w każdym rozdaniu każdy dostaje tyle kart, ile da się rozdać po równo
cucumber_rules-deal-at-most-title = Po ile kart najwyżej
cucumber_rules-deal-at-most-none = bez ograniczenia
cucumber_rules-deal-at-most-value = nikt nigdy nie dostaje więcej niż { cucumber_rules-cards }
cucumber_rules-deal-short-title = Gdy talia nie wystarcza
cucumber_rules-deal-short-equal = karty rozdaje się po równo, aż zostanie ich mniej niż graczy
cucumber_rules-deal-short-seven = każdy dostaje { $seven } kart, a gdy talia nie wystarcza nawet na to, karty rozdaje się po równo, aż zostanie ich mniej niż graczy
cucumber_rules-deal-dealer-title = Kto rozdaje
cucumber_rules-deal-dealer-rotates = po każdym rozdaniu rozdaje następna osoba z lewej, która jest w grze
cucumber_rules-deal-dealer-payer = kto płaci za rozdanie, rozdaje następne{ $out ->
    [yes] , nawet jeśli przez nie odpada
   *[no] {""}
}
cucumber_rules-deal-dealer-lowest = następna rozdaje osoba, która zagrywa najniższą kartę do ostatniej lewy (z równych liczy się zagrana pierwsza)
cucumber_rules-deal-dealer-nobody = nikt nie jest wyznaczony do rozdawania, a tasować i rozdawać może każdy
cucumber_rules-deal-leader-title = Kto wychodzi pierwszy
cucumber_rules-deal-leader-forehand = do pierwszej lewy wychodzi następna osoba na lewo od rozdającego, która jest w grze
cucumber_rules-deal-leader-dealer = do pierwszej lewy wychodzi osoba rozdająca
cucumber_rules-deal-leader-payer = kto bierze ostatnią lewę rozdania, wychodzi do pierwszej lewy następnego, a jeśli odpada, wychodzi następna osoba z lewej, która jest w grze
cucumber_rules-deal-rematch-dealer-title = Następna gra przy tym samym stole
cucumber_rules-deal-rematch-dealer-next-left = pierwsza rozdaje osoba na lewo od tej, która rozdawała ostatnio
cucumber_rules-deal-rematch-dealer-winner = pierwsza rozdaje osoba, która wygrała tę grę

cucumber_rules-losing-card = Jeśli rozdanie rozstrzyga { CARD($card, form: "kto") }, w następnym każdy dostaje więc { cucumber_rules-cards }.
cucumber_rules-losing-card-own = Liczą się tu własne punkty karty, niezależnie od tego, ile razy liczy się kara.
cucumber_rules-losing-card-free = Po karcie, która nic nie kosztuje, każdy dostaje 1 kartę.
cucumber_rules-pack-short = Gdy talia na to nie wystarcza, { $short ->
    [seven] { cucumber_rules-deal-short-seven }
   *[equal] { cucumber_rules-deal-short-equal }
}.
cucumber_rules-left-over = Pozostałe karty nie biorą udziału w rozdaniu.
cucumber_rules-left-over-stock = Pozostałe karty to talon.
cucumber_rules-first-hand = W pierwszym rozdaniu przy { $players } osobach każda dostaje { cucumber_rules-cards }, a { $left ->
    [one] { $left } zostaje
    [few] { $left } zostają
   *[many] { $left } zostaje
} { $stock ->
    [yes] w talonie
   *[no] z boku
}.
cucumber_rules-payers-draw = Jeśli płaci kilka osób, losują kartami, która z nich rozdaje.
cucumber_rules-dealer-is-out = Jeśli ta osoba odpadła, rozdaje za nią następna z lewej, która jest w grze.
cucumber_rules-first-dealer = Kto rozdaje pierwszy, ustala się przy stole.
cucumber_rules-rematch = Jeśli przy tym samym stole gra się jeszcze raz, { $dealer ->
    [winner] { cucumber_rules-deal-rematch-dealer-winner }
   *[next_left] { cucumber_rules-deal-rematch-dealer-next-left }
}.
cucumber_rules-first-leader = Kto wychodzi w pierwszym rozdaniu, ustala się przy stole.
cucumber_rules-leader-is-out = Jeśli osoba rozdająca odpadła, wychodzi za nią następna z lewej, która jest w grze.

cucumber_rules-exchange-title = Wymiana kart przed rozgrywką
cucumber_rules-exchange-none = nikt nie wymienia kart
cucumber_rules-exchange-match = { cucumber_rules-first } może wymienić dowolną liczbę kart, a każda inna potem dokładnie tyle samo albo żadnej
cucumber_rules-exchange-up-to = { cucumber_rules-first } może wymienić dowolną liczbę kart, a każda inna potem najwyżej tyle samo
cucumber_rules-exchange-no-more-than-before = { cucumber_rules-first } może wymienić dowolną liczbę kart, a każda inna potem najwyżej tyle, ile osoba tuż przed nią
cucumber_rules-exchange-free = każdy po kolei może raz wymienić dowolną liczbę kart; zaczyna { cucumber_rules-first }
cucumber_rules-exchange-match-dealer = osoba rozdająca może wymienić dowolną liczbę kart, byle zachować co najmniej dwie, a każda inna potem dokładnie tyle samo albo żadnej
cucumber_rules-exchange-rassi = { $doubles ->
    [yes] każdy, kto nie ma króla, damy ani waleta, może raz wymienić za darmo całą rękę, potem wszyscy mogą wymienić rękę i tym podwoić, a kto to zrobił, może wymienić ją jeszcze raz i podwoić ponownie
   *[no] każdy, kto nie ma króla, damy ani waleta, może raz wymienić za darmo całą rękę, potem wszyscy mogą wymienić rękę, a kto to zrobił, może wymienić ją jeszcze raz
}
cucumber_rules-exchange-at-most-title = Ile kart najwyżej wymienić
cucumber_rules-exchange-at-most-none = bez ograniczenia
cucumber_rules-exchange-at-most-value = nikt nie może wymienić więcej niż { $value ->
    [1] jedną kartę
    [2] dwie karty
    [3] trzy karty
    [4] cztery karty
    [5] pięć kart
    [6] sześć kart
    [7] siedem kart
    [8] osiem kart
    [9] dziewięć kart
    [10] dziesięć kart
    [few] { $value } karty
   *[other] { $value } kart
}

cucumber_rules-before-the-play = Przed pierwszą lewą { $exchange ->
    [up_to] { cucumber_rules-exchange-up-to }
    [no_more_than_before] { cucumber_rules-exchange-no-more-than-before }
    [free] { cucumber_rules-exchange-free }
    [match_dealer] { cucumber_rules-exchange-match-dealer }
    [rassi] { cucumber_rules-exchange-rassi }
   *[match] { cucumber_rules-exchange-match }
}.
cucumber_rules-to-change = Żeby wymienić karty, odłóż je zakryte i dobierz tyle samo z talonu. Kolej idzie zgodnie z ruchem wskazówek zegara.
cucumber_rules-none-at-all = Jeśli { cucumber_rules-first } nie wymienia żadnej, nikt nie może.
cucumber_rules-within-stock = Nikt nie może wymienić więcej kart, niż zostało w talonie.
cucumber_rules-all-or-none = Gdy w talonie jest mniej kart, niż wymieniła { cucumber_rules-first }, można wymienić dokładnie tyle, ile ich zostało, albo żadnej; gdy jest pusty, nikt już nie może wymieniać.
cucumber_rules-none-after = Gdy ktoś nie wymieni żadnej, potem nikt już nie może.
cucumber_rules-really-changed = Liczy się, ile kart naprawdę wymieniono, także wtedy, gdy w talonie było ich mniej, niż ktoś chciał.
cucumber_rules-whole-holding = Można wymienić także całą rękę.
cucumber_rules-no-picture = As { $jokers ->
    [yes] lub joker{" "}
   *[no] {""}
}nie przeszkadza w darmowej wymianie.
cucumber_rules-as-a-whole = Rękę wymienia się tylko w całości i tylko dopóki w talonie jest na to dość kart.

cucumber_rules-play-beat-title = Co trzeba pobić
cucumber_rules-play-beat-highest = { $sets ->
    [yes] do pobicia są karty, do których lewa w tej chwili należy
   *[no] do pobicia jest najwyższa dotąd karta w lewie
}
cucumber_rules-play-beat-previous = { $sets ->
    [yes] do pobicia są karty poprzedniej osoby
   *[no] do pobicia jest karta poprzedniej osoby
}
cucumber_rules-play-beat-led = { $sets ->
    [yes] do pobicia są karty, którymi zaczęto lewę
   *[no] do pobicia jest karta, którą zaczęto lewę
}
cucumber_rules-play-equal-title = Czy równa karta wystarcza
cucumber_rules-play-equal-yes = równa karta wystarcza, żeby pobić, i każda wyższa też
cucumber_rules-play-equal-no = bije tylko wyższa karta, a równa nie
cucumber_rules-play-duty-title = Co możesz dołożyć do lewy
cucumber_rules-play-duty-choice = { $sets ->
    [yes] musisz pobić albo zagrać swoje najniższe karty, jak wolisz
   *[no] musisz pobić albo zagrać swoją najniższą kartę, jak wolisz
}
cucumber_rules-play-duty-beat-if-able = { $sets ->
    [yes] musisz pobić, jeśli możesz, a tylko gdy nie możesz, zagrać swoje najniższe karty
   *[no] musisz pobić, jeśli możesz, a tylko gdy nie możesz, zagrać swoją najniższą kartę
}
cucumber_rules-play-duty-lowest-that-beats = { $sets ->
    [yes] musisz zagrać najniższe karty, które biją, a tylko gdy żadne nie biją, po prostu swoje najniższe
   *[no] musisz zagrać najniższą kartę, która bije, a tylko gdy żadna nie bije, po prostu swoją najniższą
}
cucumber_rules-play-duty-same-rank-first = { $sets ->
    [yes] musisz zagrać karty tej samej wysokości co te do pobicia, jeśli możesz, w przeciwnym razie pobić, jeśli możesz, a tylko gdy nie możesz ani tego, ani tego, zagrać swoje najniższe karty
   *[no] musisz zagrać kartę tej samej wysokości co ta do pobicia, jeśli możesz, w przeciwnym razie pobić, jeśli możesz, a tylko gdy nie możesz ani tego, ani tego, zagrać swoją najniższą kartę
}
cucumber_rules-play-ace-stops-title = Czy można pobić asa
cucumber_rules-play-ace-stops-yes = nic nie bije asa
cucumber_rules-play-ace-stops-no = asa bije każda dość wysoka karta
cucumber_rules-play-lead-title = Czym wolno wyjść
cucumber_rules-play-lead-any = wyjść można dowolnie
cucumber_rules-play-lead-lowest = wyjść trzeba swoją najniższą kartą
cucumber_rules-play-sets-title = Iloma kartami się wychodzi
cucumber_rules-play-sets-yes = wychodzi się jedną kartą albo kilkoma tej samej wysokości, byle na ręku została co najmniej jedna
cucumber_rules-play-sets-no = do każdej lewy wychodzi się jedną kartą
cucumber_rules-play-set-won-by-title = Lewa zaczęta kilkoma kartami, jeśli to dozwolone
cucumber_rules-play-set-won-by-dominance = biorą ją najwyższe karty, czy są tej samej wysokości, czy nie
cucumber_rules-play-set-won-by-matched = mogą ją wziąć tylko karty tej samej wysokości, i biorą najwyższe z nich

cucumber_rules-tricks = { $fewer ->
    [yes] Lew jest o jedną mniej niż kart na ręku.
   *[no] Lew jest tyle, ile kart na ręku.
}
cucumber_rules-clockwise = Kto wychodzi, gra do lewy pierwszy, a potem pozostali, zgodnie z ruchem wskazówek zegara.
cucumber_rules-lowest-rank-only = Kilkoma kartami wolno wyjść tylko wtedy, gdy wszystkie są takie najniższe.
cucumber_rules-own-rank = Karta { $card } nie jest równa żadnej innej i wychodzi się nią osobno.
cucumber_rules-own-ranks = { $cards } nie są równe innym kartom: razem wychodzi się tylko takimi, które są równe sobie
cucumber_rules-one-back = Karta, która zostaje na ręku, jest na ostatnią lewę: nawet równymi ostatnimi kartami nie wychodzi się razem.
cucumber_rules-as-many = Wszyscy inni zagrywają tyle kart, iloma zaczęto lewę; nie muszą być tej samej wysokości.
cucumber_rules-compare = Żeby porównać kilka kart, ułóż jedne i drugie od najwyższej do najniższej: twoje biją, jeśli każda z nich bije kartę naprzeciwko.
cucumber_rules-follow = Gdy dokładasz do lewy, { $duty ->
    [beat_if_able] { cucumber_rules-play-duty-beat-if-able }
    [lowest_that_beats] { cucumber_rules-play-duty-lowest-that-beats }
    [same_rank_first] { cucumber_rules-play-duty-same-rank-first }
   *[choice] { cucumber_rules-play-duty-choice }
}.
cucumber_rules-lowest-cards = Karty są twoimi najniższymi, jeśli nie zostawiasz żadnej niższej od którejś z nich.
cucumber_rules-any-lowest = Z równie niskich kart może to być dowolna.
cucumber_rules-ace-to-beat = { $sets ->
    [yes] Gdy wśród kart do pobicia jest as, zagrywasz swoje najniższe karty.
   *[no] Gdy do pobicia jest as, zagrywasz swoją najniższą kartę.
}
cucumber_rules-ace-to-beat-not-even = { $sets ->
    [yes] Gdy wśród kart do pobicia jest as, zagrywasz swoje najniższe karty: nie bije go nawet { $higher }.
   *[no] Gdy do pobicia jest as, zagrywasz swoją najniższą kartę: nie bije go nawet { $higher }.
}
cucumber_rules-bound-by-ace = { $beat ->
    [previous] Dotyczy to tylko osoby, która gra tuż po asie.
    [led] Dotyczy to wszystkich w lewie zaczętej asem.
   *[highest] Dotyczy to wszystkich, którzy grają po asie.
}
cucumber_rules-joker-stops = Tak samo zatrzymuje joker.
cucumber_rules-wild-joker = Jokera zagrywa się tylko razem z co najmniej jedną zwykłą kartą i ma on wysokość jednej z nich, tej najkorzystniejszej. W ostatniej lewie gra się nim jak każdą inną kartą.
cucumber_rules-wild-joker-last = Gdy zagrywasz swoje najniższe karty, jokery idą na końcu: zagraj je tylko wtedy, gdy zabraknie ci zwykłych kart.
cucumber_rules-wild-jokers-alone = Tylko gdy na ręku są same jokery, wolno je zagrać bez innych kart; liczą się wtedy jak asy.
cucumber_rules-highest-takes = Lewę bierze najwyższa karta, a z równych ta zagrana ostatnia.
cucumber_rules-highest-of-one-takes = Lewę zaczętą jedną kartą bierze najwyższa karta, a z równych ta zagrana ostatnia.
cucumber_rules-set-takes = { $won_by ->
    [matched] Lewę zaczętą kilkoma kartami mogą wziąć tylko karty tej samej wysokości: biorą ją najwyższe z nich, a z równych te zagrane ostatnie.
   *[dominance] Lewa zaczęta kilkoma kartami należy do nich, aż ktoś zagra karty co najmniej tak wysokie, karta po karcie; wtedy należy do tych, i tak dalej. Biorą ją te, do których należy na końcu.
}
cucumber_rules-beaten-not-taken = Można więc pobić to, co jest do pobicia, a lewy i tak nie wziąć.
cucumber_rules-lowest-ace-takes = As zagrany jako najniższa karta i tak bierze lewę, jeśli jest ostatnią z najwyższych kart.
cucumber_rules-taker-leads = Kto bierze lewę, wychodzi do następnej.

cucumber_rules-example-beat = Przykład: w lewie jest { $trick }, więc do pobicia { $size ->
    [several] są
   *[one] jest
} { $target }. Z ręki { $held } w grę { $size ->
    [several] wchodzą
   *[one] wchodzi
} { $count ->
    [1] tylko{" "}
   *[other] {""}
}{ $beating }.
cucumber_rules-example-beat-or-lowest = Przykład: w lewie jest { $trick }, więc do pobicia { $size ->
    [several] są
   *[one] jest
} { $target }. Z ręki { $held } w grę { $size ->
    [several] wchodzą
   *[one] wchodzi
} { $beating } albo { $size ->
    [several] twoje najniższe karty
   *[one] twoja najniższa karta
}, { $lowest }.
cucumber_rules-example-lowest = Przykład: w lewie jest { $trick }, więc do pobicia { $size ->
    [several] są
   *[one] jest
} { $target }. Z ręki { $held } w grę { $size ->
    [several] wchodzą tylko twoje najniższe karty
   *[one] wchodzi tylko twoja najniższa karta
}, { $lowest }.

cucumber_rules-last-trick-payers-title = Kto płaci
cucumber_rules-last-trick-payers-taker = płaci tylko osoba, która bierze lewę
cucumber_rules-last-trick-payers-taker-rewards-tied = płaci osoba, która bierze lewę, a każdej innej, która zagrała równą kartę, odejmuje się tyle samo punktów
cucumber_rules-last-trick-payers-all-tied = płaci osoba, która bierze lewę, a także każda inna, która zagrała równą kartę
cucumber_rules-last-trick-payers-all-but-lowest = płaci każdy, kto ma kartę w ostatniej lewie, oprócz osoby, która pierwsza zagrała najniższą
cucumber_rules-last-trick-payers-by-declaration = jeśli ktoś zgłosi swoją kartę jako najniższą, wszyscy pokazują karty i płaci każdy oprócz tych, którzy mają najniższą
cucumber_rules-last-trick-doubled-by-title = Karta, która podwaja karę
cucumber_rules-last-trick-doubled-by-none = żadna karta jej nie podwaja
cucumber_rules-last-trick-doubled-by-value = jeśli ktoś zagra do ostatniej lewy { CARD($card, form: "kogo") }, kara liczy się podwójnie, i nie więcej, gdy zrobi to kilka osób
cucumber_rules-last-trick-calls-title = Podwyższanie kary
cucumber_rules-last-trick-calls-none = nikt nie może jej podwyższyć
cucumber_rules-last-trick-calls-kontra = jedna osoba może powiedzieć „kontra”, a wtedy każda kara liczy się podwójnie, lecz jej własna poczwórnie
cucumber_rules-last-trick-calls-rassi = kto podwaja, płaci podwójną karę, a kto podwaja ponownie, poczwórną
cucumber_rules-last-trick-calls-doubling = kto bierze lewę, może przed wyjściem do następnej zaproponować podwojenie stawki, a każda inna osoba w rozdaniu zgadza się albo odmawia i traci dotychczasową stawkę
cucumber_rules-last-trick-calls-declaration = gdy każdemu została jedna karta, każdy po kolei, począwszy od osoby, która wzięła ostatnią rozegraną lewę, może zgłosić swoją kartę jako najniższą, aż ktoś to zrobi
cucumber_rules-last-trick-declaration-title = Błędne zgłoszenie i brak zgłoszenia
cucumber_rules-last-trick-declaration-value = jeśli ktoś inny ma kartę równie niską albo niższą, osoba, która zgłosiła, płaci { $wrong }, { $adds ->
    [yes] a do tego punkty karty
   *[no] ale nie punkty karty
}, a jeśli nikt nie zgłosi, { $nobody ->
    [lowest_pays] każdy, kto ma najniższą kartę, płaci { $wrong }
   *[nothing] nikt nie płaci
}
cucumber_rules-last-trick-declaration-part-wrong = Ile płaci osoba, która zgłosiła, gdy ktoś inny ma kartę równie niską albo niższą.
cucumber_rules-last-trick-declaration-part-wrong-adds = Czy do tego dochodzą punkty zgłoszonej karty.
cucumber_rules-last-trick-declaration-part-nobody = Co się dzieje, gdy nikt nie zgłosi.
cucumber_rules-last-trick-all-equal-title = Gdy wszystkie ostatnie karty są równe
cucumber_rules-last-trick-all-equal-none = to remis jak każdy inny
cucumber_rules-last-trick-all-equal-restart = jeśli wszystkie karty w ostatniej lewie są tej samej wysokości, nikt nie płaci i zaczyna się nowa runda, w której wszyscy przy stole znowu są w grze, od 0 punktów
cucumber_rules-last-trick-all-equal-restart-if-all-fall = jeśli wszystkie karty w ostatniej lewie są tej samej wysokości i wszyscy by przez nią odpadli, nikt nie płaci i zaczyna się nowa runda, w której wszyscy przy stole znowu są w grze, od 0 punktów

cucumber_rules-last-card = { $payers ->
    [all_but_lowest] Wszyscy, którzy są jeszcze w rozdaniu, zagrywają ostatnią kartę, a najniższa wygrywa rozdanie: z równych ta zagrana pierwsza.
    [by_declaration] Ostatniej karty, która każdemu zostaje, się nie zagrywa.
   *[taker] Wszyscy zagrywają ostatnią kartę: lewę bierze najwyższa, a z równych ta zagrana ostatnia.
}
cucumber_rules-low-in-it = Tutaj { CARD($ranks, form: "wiele") } są najniższe: biorą lewę tylko wtedy, gdy nie ma w niej nic innego.
cucumber_rules-example-taker = Przykład: jeśli w ostatniej lewie jest { $trick }, lewę bierze { $taker ->
    [2] druga
   *[3] trzecia
} osoba i płaci{ $unit ->
    [none] {""}
   *[other] {" "}{ cucumber_rules-amount }
}{ $payers ->
    [taker_rewards_tied] , a pierwszej odejmuje się { $unit ->
        [none] tyle samo
       *[other] { cucumber_rules-amount }
    }
    [all_tied] , a pierwsza, z równą kartą, też płaci{ $unit ->
        [none] {""}
       *[other] {" "}{ cucumber_rules-amount }
    }
   *[taker] {""}
}.
cucumber_rules-example-lowest-wins = Przykład: jeśli w ostatniej lewie jest { $trick }, rozdanie wygrywa druga osoba, a { $players ->
    [2] pierwsza traci
   *[other] pozostałe tracą
} stawkę.
cucumber_rules-example-declared = Przykład: jeśli ostatnie karty to { $cards } i zgłasza druga osoba, nie płaci ona nic, a pierwsza płaci { $first }.
cucumber_rules-example-matched = Przykład: jeśli ostatnie karty to { $cards } i zgłasza druga osoba, płaci ona { $wrong }{ $adds ->
    [yes] {" "}i { $own } za kartę
   *[no] {""}
}, bo ktoś ma kartę równie niską; pierwsza płaci { $first }, a trzecia nic.

cucumber_rules-bet = Każde rozdanie zaczyna się od stawki 1 kredytu. Kto płaci, traci tyle, ile stawka wtedy wynosi.
cucumber_rules-card-costs = Osobie, która płaci, dopisuje się tyle, ile kosztuje jej karta z ostatniej lewy:
cucumber_rules-shown-card-costs = Osobie, która płaci, dopisuje się tyle, ile kosztuje pokazana karta:
cucumber_rules-column-card = Karta
cucumber_rules-column-points = Punkty
cucumber_rules-column-cucumbers = Ogórki
cucumber_rules-its-number = liczba na karcie
cucumber_rules-kontra = Przed pierwszą lewą każdy po kolei mówi „kontra” albo pasuje, aż ktoś powie „kontra” albo wszyscy spasują; zaczyna { cucumber_rules-first }.
cucumber_rules-doubling-when = Stawkę można podwoić po każdej lewie oprócz ostatniej, raz między dwiema lewami, a ta sama osoba nigdy dwa razy z rzędu.
cucumber_rules-doubling-credits = Każdy w rozdaniu, także osoba, która chce podwoić, musi mieć kredyty na podwojoną stawkę; sprawdza się to, zanim ktokolwiek odpowie.
cucumber_rules-doubling-refused = Jeśli wszyscy inni odmówią, wygrywa osoba, która chciała podwoić: ostatniej lewy nie ma i nikt nie traci podwojonej stawki.
cucumber_rules-lower-by-rank = Która karta jest niższa, zależy od kolejności kart, także gdy kosztują tyle samo.
cucumber_rules-multiply = To się mnoży: dwa razy podwójnie to poczwórnie.

cucumber_rules-limit-points-title = Limit
cucumber_rules-limit-points-none = nie ma limitu
cucumber_rules-limit-points-value = { cucumber_rules-limit-amount }
cucumber_rules-limit-exactly-title = Kiedy limit jest przekroczony
cucumber_rules-limit-exactly-out = { $unit ->
    [none] kto osiąga limit, ten go przekracza
   *[other] kto osiąga { cucumber_rules-limit-amount }, przekracza limit
}
cucumber_rules-limit-exactly-safe = { $unit ->
    [none] kto ma więcej niż limit, przekracza go, a dokładnie tyle jeszcze nie szkodzi
   *[other] kto ma więcej niż { cucumber_rules-limit-amount }, przekracza limit, a dokładnie { $points } jeszcze nie szkodzi
}
cucumber_rules-limit-exactly-reset = { $unit ->
    [none] wynik równy limitowi wraca do 0, a kto ma więcej, przekracza go
   *[other] wynik, który wynosi dokładnie { cucumber_rules-limit-amount }, wraca do 0, a kto ma więcej, przekracza limit
}
cucumber_rules-limit-falls-title = Kto przekracza limit
cucumber_rules-limit-falls-none = tego nie ma, bo nie ma limitu
cucumber_rules-limit-falls-value = { $falls }
cucumber_rules-fall = { $fall ->
    [reincarnate] traci życie i gra dalej z najwyższym wynikiem pozostałych w grze
    [keep_highest] oddaje wszystkie zachowane karty oprócz najwyższej
    [mark] dostaje znak i gra dalej
    [end_game] kończy grę
   *[eliminate] odpada z gry
}
cucumber_rules-fall-at = za { cucumber_rules-ordinal } razem { cucumber_rules-fall }
cucumber_rules-fall-from = a od { $time ->
    [1] pierwszego
    [2] drugiego
    [3] trzeciego
    [4] czwartego
    [5] piątego
    [6] szóstego
    [7] siódmego
    [8] ósmego
    [9] dziewiątego
    [10] dziesiątego
   *[other] { $time }.
} razu { cucumber_rules-fall }
cucumber_rules-ordinal = { $time ->
    [1] pierwszym
    [2] drugim
    [3] trzecim
    [4] czwartym
    [5] piątym
    [6] szóstym
    [7] siódmym
    [8] ósmym
    [9] dziewiątym
    [10] dziesiątym
   *[other] { $time }.
}

cucumber_rules-fatal = Kto płaci kartą { $cards }, od razu odpada, niezależnie od wyniku.
cucumber_rules-kept-go-too = Razem z wynikiem znikają zachowane karty: wtasowuje się je z powrotem do talii.
cucumber_rules-crosses = Kto przekracza limit, { $falls }.
cucumber_rules-crossing-together = Nie bierze się przy tym pod uwagę wyników tych, którzy przekraczają limit w tym samym rozdaniu, a jeśli nikt inny nie jest w grze, nowy wynik to 0.
cucumber_rules-card-kept = Punkty karty, która zostaje, to nowy wynik{ $deals ->
    [yes] {" "}i liczba kart w następnym rozdaniu
   *[no] {""}
}. Pozostałe karty wracają do talii.
cucumber_rules-last-kept-stays = Z równych najwyższych kart zostaje ta, która doszła ostatnia.
cucumber_rules-takers-card-deals = Jeśli w tym samym rozdaniu karta zostaje kilku osobom, o liczbie kart decyduje karta tej, która bierze lewę.
cucumber_rules-marked = Kto ma znak, ma go do końca, dostaje karty i płaci jak wszyscy.
cucumber_rules-order = { $steps ->
    [reset] Kolejność jest taka: najpierw dolicza się kary, potem wynik, który wynosi dokładnie { cucumber_rules-limit-amount }, wraca do 0, a potem sprawdza się limit.
    [both] Kolejność jest taka: najpierw dolicza się kary, potem wynik, który wynosi dokładnie { cucumber_rules-limit-amount }, wraca do 0, potem sprawdza się limit, a na końcu odejmuje się punkty.
   *[rewards] Kolejność jest taka: najpierw dolicza się kary, potem sprawdza się limit, a na końcu odejmuje się punkty.
}
cucumber_rules-never-below = Odjęte punkty nigdy nie dają wyniku poniżej 0 i nigdy nie przywracają życia.

cucumber_rules-score-title = Jak prowadzi się zapis
cucumber_rules-score-running = kary sumuje się na papierze, a karty zawsze rozdaje się z całej talii
cucumber_rules-score-face-up = kto płaci, zostawia przed sobą na stole odkrytą kartę z ostatniej lewy, a wynik to suma punktów zachowanych kart
cucumber_rules-no-score = Nie liczy się punktów: notuje się tylko, kto płaci za każde rozdanie.
cucumber_rules-credits = Wynik to liczba kredytów, które ktoś stracił. Przepadają i nikt ich nie dostaje.
cucumber_rules-begins = Wszyscy zaczynają od 0.
cucumber_rules-kept-cards = Zachowanych kart nie ma w talii do końca gry{ $back ->
    [yes] {" "}albo do chwili, gdy oddaje się je po przekroczeniu limitu
   *[no] {""}
}, nawet jeśli odpadnie osoba, do której należą.

cucumber_rules-stakes-buy-ins-each-title = Ponowny wkup
cucumber_rules-stakes-buy-ins-each-value = { $value ->
    [0] nikt nie może wkupić się ponownie
    [1] każdy może wkupić się ponownie raz w grze
    [2] każdy może wkupić się ponownie dwa razy w grze
   *[other] każdy może wkupić się ponownie { $value } razy w grze
}
cucumber_rules-stakes-buy-ins-others-in-title = Ile innych osób musi być w grze
cucumber_rules-stakes-buy-ins-others-in-value = w grze { $value ->
    [1] musi być co najmniej jedna inna osoba
    [2] muszą być co najmniej dwie inne osoby
    [3] muszą być co najmniej trzy inne osoby
    [4] muszą być co najmniej cztery inne osoby
    [5] musi być co najmniej pięć innych osób
    [6] musi być co najmniej sześć innych osób
    [7] musi być co najmniej siedem innych osób
    [8] musi być co najmniej osiem innych osób
    [9] musi być co najmniej dziewięć innych osób
    [10] musi być co najmniej dziesięć innych osób
    [few] muszą być co najmniej { $value } inne osoby
   *[other] musi być co najmniej { $value } innych osób
}
cucumber_rules-stakes-buy-ins-cost-title = Cena ponownego wkupu, jeśli wolno się wkupić
cucumber_rules-stakes-buy-ins-cost-stake = ponowny wkup kosztuje jeszcze jedną stawkę, wpłacaną do puli
cucumber_rules-stakes-buy-ins-cost-free = ponowny wkup jest za darmo
cucumber_rules-between-hands = Można to zrobić między rozdaniami, będąc w grze albo poza nią, a { cucumber_rules-stakes-buy-ins-others-in-value }.
cucumber_rules-buy-in-score = Nowy wynik to najwyższy wynik pozostałych w grze.
cucumber_rules-buy-in-lowers = Kto jest w grze, może się wkupić tylko wtedy, gdy obniża to wynik; kto odpadł, może zawsze.
cucumber_rules-out-for-good = Kto odpada i nie może się już wkupić, odpada na dobre.

cucumber_rules-end-when-title = Koniec gry
cucumber_rules-end-when-one-left = gra się kończy, gdy w grze jest już tylko jedna osoba
cucumber_rules-end-when-falls = gra się kończy rozdaniem, w którym ktoś przekracza limit{ $time ->
    [1] {""}
    [2] {" "}po raz drugi
    [3] {" "}po raz trzeci
    [4] {" "}po raz czwarty
    [5] {" "}po raz piąty
    [6] {" "}po raz szósty
    [7] {" "}po raz siódmy
    [8] {" "}po raz ósmy
    [9] {" "}po raz dziewiąty
    [10] {" "}po raz dziesiąty
   *[other] {" "}po raz { $time }.
}
cucumber_rules-end-when-one-unmarked = gra się kończy, gdy z osób w grze tylko jedna nie ma znaku
cucumber_rules-end-when-agreed = gra się kończy, gdy tak się ustali przy stole
cucumber_rules-end-winner-title = Kto wygrywa
cucumber_rules-end-winner-last-in = wygrywa ostatnia osoba w grze
cucumber_rules-end-winner-lowest-score = z osób w grze wygrywa ta, która ma najniższy wynik
cucumber_rules-end-winner-not-the-loser = kto kończy grę, przegrywa, a wszyscy inni w grze wygrywają wspólnie
cucumber_rules-end-all-out-title = Gdy wszyscy, którzy byli w grze, odpadają w tym samym rozdaniu
cucumber_rules-end-all-out-lowest-score = wygrywa wśród nich najniższy wynik, a przy równych wygrywają wspólnie
cucumber_rules-end-all-out-all-win = wszyscy wygrywają wspólnie
cucumber_rules-all-out = Jeśli wszyscy, którzy byli w grze, { $went ->
    [ends] kończą grę
   *[out] odpadają
} w tym samym rozdaniu, { $winner ->
    [all_win] { cucumber_rules-end-all-out-all-win }
   *[lowest_score] { cucumber_rules-end-all-out-lowest-score }
}.
cucumber_rules-last-in-wins = { $when ->
    [falls] Wszyscy w grze, którzy jej nie zakończyli, wygrywają wspólnie.
    [one_unmarked] Wygrywa osoba bez znaku.
   *[other] Wygrywa ostatnia osoba w grze.
}
cucumber_rules-lowest-share = Przy równych najniższych wynikach wygrywa się wspólnie.
cucumber_rules-best-standing = { $standing ->
    [hands] z osób w grze wygrywa ta, która płaciła za najmniej rozdań, a przy równej liczbie wygrywa się wspólnie
    [crossed] z osób w grze wygrywa ta, która najrzadziej przekraczała limit, z kilku takich ta z najniższym wynikiem, a przy równych wygrywa się wspólnie
   *[score] z osób w grze wygrywa ta, która ma najniższy wynik, a przy równych wygrywa się wspólnie
}
cucumber_rules-agreed-before = Jeśli przy stole ustali się, że gra kończy się wcześniej, { cucumber_rules-best-standing }.

cucumber_rules-stakes-payout-title = Stawki
cucumber_rules-stakes-payout-pot = { $entry ->
    [0] pulę dostaje osoba, która wygrywa
   *[1] wszyscy wpłacają do puli taką samą stawkę, a pulę dostaje osoba, która wygrywa
}
cucumber_rules-stakes-payout-differences = każda osoba, która przegrywa, płaci tej, która wygrywa, różnicę ich wyników razy stawka za punkt
cucumber_rules-stakes-entry-title = Ile płaci się na początku
cucumber_rules-stakes-entry-value = { $value ->
    [0] na początku nikt nic nie płaci
   *[1] na początku każdy wpłaca jedną stawkę
}
cucumber_rules-stakes-falls-title = Opłata za odpadnięcie
cucumber_rules-stakes-falls-none = odpadnięcie nic nie kosztuje
cucumber_rules-stakes-falls-value = { $who ->
    [first] kto odpada pierwszy w rundzie, a więc każdy, kto odpada w tym rozdaniu, wpłaca
   *[all] kto odpada przez limit, wpłaca
} do puli { cucumber_rules-stakes }
cucumber_rules-stakes-falls-pictures = { cucumber_rules-stakes-falls-value }, a { $more }, jeśli rozstrzygającą kartą był { $pictures }
cucumber_rules-stakes = { $stakes ->
    [1] jedną stawkę
    [2] dwie stawki
    [3] trzy stawki
    [4] cztery stawki
    [5] pięć stawek
    [6] sześć stawek
    [7] siedem stawek
    [8] osiem stawek
    [9] dziewięć stawek
    [10] dziesięć stawek
    [few] { $stakes } stawki
   *[other] { $stakes } stawek
}
cucumber_rules-stakes-falls-part-who = Czyje odpadnięcie kosztuje.
cucumber_rules-stakes-falls-part-stakes = Ile stawek kosztuje.
cucumber_rules-stakes-falls-part-picture-stakes = Ile kosztuje, gdy rozstrzygająca karta to figura.
cucumber_rules-stakes-falls-part-pictures = Karty, które są figurami.
cucumber_rules-for-money = Gdy gra się na pieniądze, { $payout ->
    [differences] { cucumber_rules-stakes-payout-differences }
   *[pot] { cucumber_rules-stakes-payout-pot }
}.
cucumber_rules-several-winners = { $payout ->
    [differences] Jeśli wygrywa kilka osób, dzielą między siebie każdą wypłatę po równo. Pozostałe monety dostają po jednej, w kolejności miejsc, od pierwszego.
   *[pot] Jeśli wygrywa kilka osób, dzielą się pulą po równo. Pozostałe monety dostają po jednej, w kolejności miejsc, od pierwszego.
}
cucumber_rules-new-round-pot = Nowa runda w tej samej grze nie zmienia puli.

cucumber_rules-leaves = { $pot ->
    [stake] Kto odchodzi od stołu, od razu odpada. Stawka zostaje w puli.
    [paid] Kto odchodzi od stołu, od razu odpada. To, co wpłacone, zostaje w puli.
   *[none] Kto odchodzi od stołu, od razu odpada.
}
cucumber_rules-one-left = Jeśli w grze zostaje potem tylko jedna osoba, gra się kończy i ta osoba wygrywa.
cucumber_rules-joins = Między rozdaniami ktoś jeszcze może się dosiąść na nowym ostatnim miejscu{ $score ->
    [yes] , z najwyższym wynikiem spośród grających
   *[no] {""}
}, o ile talia wystarczy dla wszystkich, a przy stole { $most ->
    [few] są najwyżej { $most } osoby
   *[other] jest najwyżej { $most } osób
}.
