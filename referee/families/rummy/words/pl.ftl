# Polish: lines of Rummy, Rummy 500 and Gin.

rummy-takes = { $count ->
    [0] { $winner } kończy, a { $player } ma jeszcze na ręku { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
   *[other] { $winner } kończy, a { $player } ma jeszcze na ręku { CARD($cards, form: "row") }, { $points ->
       [one] { $points } punkt
       [few] { $points } punkty
      *[many] { $points } punktów
   }.
}
rummy-melded = { $player } ma na stole { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
rummy-held = { $count ->
    [0] { $player } ma jeszcze na ręku { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
   *[other] { $player } ma jeszcze na ręku { CARD($cards, form: "row") }, { $points ->
       [one] { $points } punkt
       [few] { $points } punkty
      *[many] { $points } punktów
   }.
}
rummy-out = { $player } kończy: dodatkowo { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.

rummy-rummy = { $points ->
    [0] { $player } wykłada wszystko naraz: runda liczy się { $times ->
        [one] { $times } raz
        [few] { $times } razy
       *[many] { $times } razy
    }.
   *[other] { $times ->
        [1] { $player } wykłada wszystko naraz: dodatkowo { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
       *[other] { $player } wykłada wszystko naraz: runda liczy się { $times } razy i dodatkowo { $points ->
           [one] { $points } punkt
           [few] { $points } punkty
          *[many] { $points } punktów
       }.
    }
}

rummy-nobody-out = Nikt nie kończy, więc nikt nie dostaje punktów.
rummy-blocked = { $count ->
    [0] Nikt nie kończy, a { $player } ma jeszcze na ręku { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
   *[other] Nikt nie kończy, a { $player } ma jeszcze na ręku { CARD($cards, form: "row") }, { $points ->
       [one] { $points } punkt
       [few] { $points } punkty
      *[many] { $points } punktów
   }.
}
rummy-fewest = { $count ->
    [0] Nikt nie kończy, a { $player } ma jeszcze na ręku { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, najmniej ze wszystkich: { $won ->
        [one] { $won } punkt
        [few] { $won } punkty
       *[many] { $won } punktów
    }.
   *[other] Nikt nie kończy, a { $player } ma jeszcze na ręku { CARD($cards, form: "row") }, { $points ->
       [one] { $points } punkt
       [few] { $points } punkty
      *[many] { $points } punktów
   }, najmniej ze wszystkich: { $won ->
       [one] { $won } punkt
       [few] { $won } punkty
      *[many] { $won } punktów
   }.
}
rummy-not-fewest = { $count ->
    [0] { $player } ma jeszcze na ręku { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, nie najmniej.
   *[other] { $player } ma jeszcze na ręku { CARD($cards, form: "row") }, { $points ->
       [one] { $points } punkt
       [few] { $points } punkty
      *[many] { $points } punktów
   }, nie najmniej.
}
rummy-equal = Nikt nie kończy, a { $players } mają na ręku tak samo mało punktów, więc nikt ich nie dostaje.

rummy-gin = { $player } ma gina, a { $other } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} w luźnych kartach.
rummy-knock = { $player } puka, mając { $deadwood }, a { $other } ma { $against }.
rummy-undercut = { $player } puka, mając { $deadwood }, ale { $other } ma tylko { $against }.
rummy-undercut-equal = { $player } puka, mając { $deadwood }, a { $other } ma tyle samo, nie więcej.
rummy-bonus = { $kind ->
    [gin] Gin, { $player }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
    [big_gin] Duży gin, { $player }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
   *[undercut] Podcięcie, { $player }: { $points ->
       [one] { $points } punkt
       [few] { $points } punkty
      *[many] { $points } punktów
   }.
}
rummy-nobody-knocked = Nikt nie puka, więc nikt nie dostaje punktów.

rummy-box = { $player } ma { $rounds ->
    [one] { $rounds } wygraną rundę
    [few] { $rounds } wygrane rundy
   *[many] { $rounds } wygranych rund
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
rummy-shutout = { $player } wygrywa, a nikt inny nie ma ani punktu: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
rummy-game = { $player } wygrywa grę: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.

rummy-out-missing = Kto kończy? Podaj out albo "out": null, jeśli nikt.
rummy-rummy-without-out = Wykłada wszystko naraz tylko ten, kto kończy; podaj tę osobę jako out.
rummy-held-missing = Podaj left (karty) albo deadwood (ich punkty) każdego, kto nie kończy.
rummy-points-held-missing = { $side }: co jest na ręku? Podaj deadwood dla { $id }.
rummy-out-holds-no-card = { $player } kończy, więc nie ma kart na ręku.
rummy-out-holds-nothing = { $player } kończy, więc nie ma nic na ręku, a podano punkty: { $points }.
rummy-more-than-dealt = { $player }: kart na ręku podano { $cards }, a rozdano po { $dealt }.
rummy-holds-a-card = { $player } nie kończy, więc ma co najmniej jedną kartę.
rummy-cards-total = { $count ->
    [0] Brak kart jest wart { $counted }, a nie { $given }.
   *[other] { CARD($cards, form: "row") } to razem { $counted }, a nie { $given }.
}
rummy-total-too-large = { $player } nie może mieć { $points }: kart jest { $cards }, warte są najwyżej { $most }.
rummy-total-between = { $player } nie może mieć { $points }: z kart najbliżej wychodzi { $nearest }.
rummy-all-too-much = Razem byłoby { $points }, a { $cards } kart z tej talii jest warte najwyżej { $most }.
rummy-table-missing = Podaj melds (karty na stole) albo melded (ich punkty) każdego gracza.
rummy-melded-missing = { $side }: co jest na stole? Podaj melded dla { $id }; 0, jeśli nic.
rummy-melded-total = { $player }: karty na stole są warte { $counted }, a nie { $given }.
rummy-out-without-melds = { $player } kończy, więc ma coś na stole, a nie podano stamtąd żadnej karty.
rummy-whose-meld = Kto wykłada ten układ? Podaj player.
rummy-paid-by-holdings = Za rundę płaci się według tego, co kto ma na ręku. Podaj, kto kończy i co mają inni.

rummy-nobody-knocks = W tych zasadach się nie puka. Pomiń { $name }.
rummy-no-knock = Nikt nie puka. Pomiń { $name }.
rummy-ends-by-a-knock = Runda gina kończy się pukaniem. Pomiń { $name }.
rummy-table-scores-nothing = W tych zasadach karty na stole nic nie dają. Pomiń { $name }.

rummy-knock-missing = Kto puka? Podaj knock albo "knock": null, jeśli nikt.
rummy-deadwood-missing = { $side }: ile w luźnych kartach? Podaj deadwood dla { $id } albo karty.
rummy-knocked-with-too-much = { $knock ->
    [big_gin] { $player } puka, mając { $deadwood }; na dużego gina można mieć najwyżej { $most }.
   *[plain] { $player } puka, mając { $deadwood }; można mieć najwyżej { $most }.
}
rummy-cards-at-the-end = { $player }: kart podano { $cards }, a na koniec rundy jest ich { $dealt }.
rummy-melds-of-another = To układy, które ma { $player }, a podano { $given }.
rummy-laid-off-in-answer = Karty dołożone do układów po zapukaniu podaje się w answer. Tu pomiń laid_off.
rummy-nothing-laid-off = Przy ginie nic się nie dokłada.
rummy-no-such-meld = Układów po zapukaniu jest na stole { $melds }, więc nie ma układu { $number }.
rummy-jokers-stay = Jokery zostają tam, gdzie leżą.

rummy-meld-too-small = { $count ->
    [0] Bez kart nie ma układu: układ to co najmniej trzy karty.
   *[other] { CARD($cards, form: "row") } to nie układ: układ to co najmniej trzy karty.
}
rummy-jokers-alone = Same jokery to nie układ.
rummy-set-of-equal-suits = { CARD($cards, form: "row") } to tu nie grupa: karty grupy są w różnych kolorach.
rummy-set-too-large = { CARD($cards, form: "row") } to tu nie grupa: kart może być najwyżej { $most }.
rummy-set-of-several-ranks = { CARD($cards, form: "row") } to nie grupa: karty grupy są jednej wysokości.
rummy-run-of-several-suits = { CARD($cards, form: "row") } to nie sekwens: karty sekwensu są w jednym kolorze.
rummy-run-round-the-corner = { $ace ->
    [low] { CARD($cards, form: "row") } to tu nie sekwens: as jest najniższy.
   *[either] { CARD($cards, form: "row") } to tu nie sekwens: sekwens nie przechodzi przez asa.
}
rummy-run-with-gaps = { CARD($cards, form: "row") } to nie sekwens: karty sekwensu idą po kolei, bez luk.
rummy-meld-must-stay-one = { $kinds ->
    [set] { CARD($cards, form: "row") } to grupa i musi nią zostać, a jokery zostają na miejscu.
    [run] { CARD($cards, form: "row") } to sekwens i musi nim zostać, a jokery zostają na miejscu.
   *[set_or_run] { CARD($cards, form: "row") } to grupa albo sekwens i musi tak zostać, a jokery zostają na miejscu.
}
rummy-which-suit = W jakim kolorze jest { CARD($rank, form: "kto") }? Tu kolor ma znaczenie.
rummy-which-suit-of-meld = W jakim kolorze jest { CARD($rank, form: "kto") }? W układach kolor ma znaczenie.
rummy-which-suit-with-jokers = W jakim kolorze jest { CARD($rank, form: "kto") }? Z jokerami może to być sekwens.

rummy-not-held = { CARD($cards, form: "row") } schodzi z ręki, ale na ręku tego nie podano.
rummy-holding-before-the-discard = Przed odrzuceniem na ręku jest kart: { $cards }; podano { $given }.
rummy-pile-not-so-deep = Kart na stosie jest tu { $cards }, więc nie można sięgnąć na głębokość { $depth }.

rummy-two-play-gin = players.max to { $players }, ale score.method to gin, a w gina grają dwie osoby.
rummy-no-deal = deal.cards nie mówi, ile kart dostaje każdy, gdy graczy jest { $players }; mówi to dla { $named }.
rummy-pack-too-small = Graczy jest { $players }, kart na gracza { $each }: razem trzeba { $cards } kart i jednej do odkrycia, a talia ma { $size }.
rummy-everybody-wants-points = end.best to lowest, ale przy { $method } wszyscy zbierają punkty.
rummy-nobody-wants-points = end.best to highest, ale przy penalties nikt nie chce punktów.
rummy-paid-each-round = stakes.payout to each_round, ale przy { $method } nie dostaje się punktów za to, co mają inni.
rummy-no-equal-cards = melds.suits to any, ale w jednej talii nie ma dwóch takich samych kart.
rummy-rummy-doubles-nothing = score.rummy.times to { $times }, ale przy { $method } wyłożenie wszystkiego naraz niczego nie mnoży.
rummy-no-bonus = { $method ->
    [penalties] { $option } to { $points }, ale przy penalties nikt nie chce punktów.
   *[gin] { $option } to { $points }, ale przy gin rundę kończy pukanie.
}
rummy-every-ace-low = score.ace_low_run to { $points }, ale przy ace: low każdy as jest niski.
rummy-table-not-counted = score.ace_low_run to { $points }, ale przy { $method } nie liczy się kart na stole.
rummy-blocked-in-its-own-way = score.blocked to { $blocked }, ale przy { $method } zablokowaną rundę liczy się inaczej.
rummy-knock-without-gin = out.knock to { $deadwood }, ale score.method to { $method }.
rummy-gin-without-knock = out.knock to null, ale score.method to gin, gdzie rundę kończy pukanie.

rummy-ask-out = Kto kończy?
rummy-tap-out = Dotknij, kto kończy
rummy-who-went-out = { $name } kończy
rummy-nobody-goes-out = W tych zasadach nikt nie kończy; rundę kończy pukanie.
rummy-form-nobody-went-out = Nikt nie kończy
rummy-ask-knock = Kto puka?
rummy-tap-knock = Dotknij, kto puka
rummy-who-knocked = { $name } puka
rummy-form-nobody-knocked = Nikt nie puka: nikt nie dostaje punktów.
rummy-form-points = Punkty na ręku
rummy-form-cards = Karty na ręku
rummy-form-deadwood = Luźne karty
rummy-row-held = na ręku
rummy-hint-points = punkty
rummy-ask-points = Ile punktów na ręku ma { $name }?
rummy-ask-cards = Jakie karty na ręku ma { $name }?
rummy-row-melded = na stole
rummy-ask-melded = Ile na stole ma { $name }?
rummy-row-rummy = Wszystko naraz
rummy-hint-rummy = Koniec w jednym ruchu, bez wcześniejszych układów
rummy-row-deadwood = luźne karty
rummy-ask-deadwood = Ile w luźnych kartach ma { $name }?
rummy-zero-gin = Gin
rummy-row-big-gin = Duży gin
rummy-hint-big-gin = Wszystkie jedenaście kart w układach

rummy-count-ended = Skończone rundy
rummy-count-at-one-go = Wszystko naraz lub gin
rummy-ratio-share-ended = Udział skończonych rund

rummy-due-paid = Wypłata za luźne karty dla osoby, która wygrywa rundę

rummy-claim-meld = Czy te karty to układ?
rummy-claim-lay-off = Czy można dołożyć te karty do tego układu?
rummy-claim-draw = Czy można teraz stąd dobrać?
rummy-claim-take = Czy można wziąć tyle kart ze stosu?
rummy-claim-discard = Czy można odrzucić tę kartę?
rummy-claim-go-out = Czy ten ruch kończy rundę?
rummy-claim-knock = Czy można zapukać z tymi kartami?
rummy-claim-deadwood = Ile najmniej jest tu w luźnych kartach?

rummy-label-meld = Układ
rummy-about-meld = Układ tak, jak leży na stole
rummy-about-added = Co się dokłada
rummy-about-laid-on = Karty dołożone do układu.
rummy-label-player-has-melded = Już wyłożone
rummy-about-player-has-melded = W tej rundzie; niektóre zasady tego wymagają
rummy-from-stock = Z talii
rummy-from-pile = Ze stosu
rummy-label-pile = Stos
rummy-about-pile-size = Karty na stosie
rummy-label-drawn = Już dobrane
rummy-about-drawn = Czy w tym ruchu już dobrano
rummy-label-melded = Już wyłożone
rummy-about-melded = Czy w tym ruchu już coś wyłożono
rummy-about-pile = Stos, wierzchnia karta na końcu
rummy-label-depth = Ile kart
rummy-about-depth = Ile kart bierze się z wierzchu
rummy-about-holding-before = Wszystkie karty na ręku przed tym
rummy-about-melds = Układy na stole
rummy-label-taken = Wzięta karta
rummy-about-taken = Karta wzięta w tym ruchu ze stosu, jeśli jakąś wzięto
rummy-about-holding-drawn = Wszystkie karty po dobraniu, także te z układów i ta odrzucana
rummy-about-laid-down = Co się wykłada
rummy-label-laid-off = Dołożone
rummy-label-discard = Odrzucona karta
rummy-label-melded-before = Wyłożone wcześniej
rummy-about-melded-before = Czy wcześniej w tej rundzie coś wyłożono lub dołożono
rummy-about-holding-of-knock = Wszystkie karty po dobraniu, o jedną więcej, niż rozdano
rummy-label-shown = Pokazane układy
rummy-about-shown = Układy osoby, która puka, do dokładania; przy ginie żadne

rummy-goes-out = { $rummy ->
    [yes] Wszystkie karty schodzą zgodnie z zasadami: to koniec, wszystko naraz.
    [perhaps] Wszystkie karty schodzą zgodnie z zasadami: to koniec, a wszystko naraz, jeśli to pierwszy ruch z układem.
   *[no] Wszystkie karty schodzą zgodnie z zasadami: to koniec.
}
rummy-last-card-discarded = Ostatnią kartę trzeba odrzucić.
rummy-cards-would-be-left = Zostałoby { CARD($cards, form: "row") }, a kto kończy, nie ma już kart.
rummy-one-meld-a-turn = W jednym ruchu można wyłożyć jeden układ; kilka tylko ten, kto kończy jednym ruchem.
rummy-melded-before = Czy ta osoba coś wyłożyła lub dołożyła we wcześniejszym ruchu tej rundy.

rummy-no-knocking = W tych zasadach się nie puka.
rummy-too-much-deadwood = W luźnych kartach jest co najmniej { $deadwood }, bez { CARD($card, form: "row") }; żeby zapukać, można mieć najwyżej { $most }.
rummy-may-knock = Po odrzuceniu { CARD($card, form: "row") } zostaje { $deadwood }; żeby zapukać, można mieć najwyżej { $most }.
rummy-is-big-gin = Wszystkie karty ({ $cards }) są też w układach: to duży gin.
rummy-least-deadwood = W luźnych kartach jest co najmniej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $parts }.
rummy-arranged = { $place ->
    [melded] { CARD($cards, form: "row") } w układzie
    [laid_off] { CARD($cards, form: "row") } do dołożenia
   *[left] { CARD($cards, form: "row") } zostaje
}
rummy-nothing-left = nic nie zostaje

rummy-is-meld = { $kinds ->
    [set] { CARD($cards, form: "row") } to grupa.
    [run] { CARD($cards, form: "row") } to sekwens.
   *[set_or_run] { CARD($cards, form: "row") } to grupa albo sekwens.
}
rummy-is-still-meld = { $when ->
    [after_knock] { $kind ->
        [set] { CARD($cards, form: "row") } to nadal grupa; można tak dołożyć, gdy ktoś zapuka, chyba że to gin.
       *[run] { CARD($cards, form: "row") } to nadal sekwens; można tak dołożyć, gdy ktoś zapuka, chyba że to gin.
    }
   *[any] { $kind ->
        [set] { CARD($cards, form: "row") } to nadal grupa.
       *[run] { CARD($cards, form: "row") } to nadal sekwens.
    }
}
rummy-no-laying-off = W tych zasadach nic się nie dokłada.
rummy-own-meld-first = Dokładać może tylko ten, kto ma w tej rundzie własny układ.
rummy-own-meld-not-told = Dokładać może tylko ten, kto ma w tej rundzie własny układ, a nie podano, czy tak jest.
rummy-melded-in-this-round = Czy ta osoba ma już układ w tej rundzie.

rummy-top-discard-may-be-taken = Wierzchnią kartę stosu, { CARD($card, form: "kogo") }, można wziąć.
rummy-taken-and-used = { $above ->
    [0] { CARD($card, form: "row") }: tę kartę można wziąć, ale trzeba ją od razu wyłożyć albo dołożyć, a to jest możliwe.
   *[other] { CARD($card, form: "row") }: tę kartę można wziąć ze wszystkimi nad nią, ale trzeba ją od razu wyłożyć albo dołożyć, a to jest możliwe.
}
rummy-only-the-top-discard = Można wziąć tylko wierzchnią kartę stosu.
rummy-cannot-be-used = { CARD($card, form: "row") }: tej karty nie da się od razu wyłożyć ani dołożyć, więc stosu od niej brać nie wolno.
rummy-use-not-known = { CARD($card, form: "row") }: tę kartę trzeba od razu wyłożyć albo dołożyć; z tego, co wiadomo, nie wynika, czy to możliwe.
rummy-melded-to-lay-off = Czy ta osoba ma już układ w tej rundzie, a więc może dokładać.
rummy-seeing-a-meld = Karty na ręku, które tworzą układ z kartą { CARD($card, form: "row") }.
rummy-card-in-hand = { CARD($card, form: "row") } na ręku.
rummy-one-in-hand = Jedna z tych kart na ręku: { CARD($cards, form: "row") }.

rummy-one-draw-a-turn = W jednym ruchu dobiera się raz, a to już było.
rummy-draw-comes-first = Ruch zaczyna się od dobrania, zanim coś się wyłoży.
rummy-may-be-drawn = { $from ->
    [stock] Ruch zaczyna się od jednego dobrania; można dobrać wierzchnią kartę talii.
    [pile_if_used] Ruch zaczyna się od jednego dobrania; można wziąć wierzchnią kartę stosu, jeśli od razu się ją wyłoży albo dołoży.
   *[pile] Ruch zaczyna się od jednego dobrania; można wziąć wierzchnią kartę stosu.
}
rummy-stock-ends-gin = Gdy w talii zostaje kart: { $cards }, runda się kończy, a nikt nie puka.
rummy-pile-empty = Stos kart odrzuconych jest pusty.
rummy-stock-ends-round = Talia się skończyła: jeśli osoba, której kolej, nie weźmie karty ze stosu, runda się kończy.
rummy-nothing-to-shuffle = Talia się skończyła, a pod wierzchnią kartą stosu nie ma czego tasować.
rummy-stock-and-pile-empty = Talia się skończyła, stos też.
rummy-stock-renewed-first = { $how ->
    [turn] Talia się skończyła: najpierw odwraca się stos, bez tasowania, albo bierze się jego wierzchnią kartę.
   *[shuffle] Talia się skończyła: najpierw tasuje się stos bez wierzchniej karty albo bierze się tę kartę.
}

rummy-may-be-discarded = { CARD($card, form: "row") }: tę kartę można odrzucić.
rummy-taken-in-this-turn = { CARD($card, form: "row") } pochodzi ze stosu z tego samego ruchu, więc nie może tam jeszcze wrócić.
rummy-equal-card-may-go = Wzięta karta, { CARD($card, form: "kto") }, nie może wrócić w tym samym ruchu, ale taka sama może.
rummy-another-held = Czy na ręku była już wcześniej druga taka karta, { CARD($card, form: "kto") }.

rummy-column-ended-by = Kończy
rummy-column-how = Jak
rummy-ended-how = { $how ->
    [points] punkty
    [blocked] pat
    [big_gin] duży gin
    [knock] puka
    [gin] gin
    [rummy] wszystko naraz
   *[out] koniec
}

rummy-about = Wykładaj grupy i sekwensy
rummy-variant-rummy = Kto kończy, dostaje to, co inni mają na ręku; za wszystko naraz podwójnie
rummy-variant-rummy-block = Przez talię przechodzi się raz; gdy się skończy, każdy może stracić to, co ma na ręku
rummy-variant-rummy-penalty = Każdemu liczy się to, co zostało na ręku, a wygrywa najniższy wynik
rummy-variant-rummy-500 = Karty na stole liczą się na plus, na ręku na minus; cały stos odrzuconych leży odkryty
rummy-variant-gin = Dla dwóch osób, układy zostają na ręku; kto puka z niewieloma punktami w luźnych kartach, dostaje różnicę
rummy-name = Remik
rummy-name-rummy = Remik (prosty)
rummy-name-rummy-penalty = Remik, wygrywa najmniej punktów
rummy-name-rummy-500 = Remik 500
rummy-name-gin = Remik gin
rummy-house-rule-ace-high-or-low-11 = As jest wysoki albo niski i liczy się za 11
rummy-house-rule-ace-high-or-low-15 = As jest wysoki albo niski i liczy się za 15
rummy-house-rule-round-the-corner = Sekwens może iść dalej przez asa
rummy-house-rule-spots-count-five = Karty od 2 do 9 liczą się po pięć
rummy-house-rule-aces-always-15 = Asy zawsze liczą się za 15
rummy-house-rule-several-melds = Kilka układów w jednym ruchu
rummy-house-rule-lay-off-after-own = Dokładać można dopiero po własnym układzie
rummy-house-rule-last-discard = Ostatnią kartę trzeba odrzucić
rummy-house-rule-ten-for-rummy = Dziesięć punktów za wszystko naraz
rummy-house-rule-25-for-going-out = 25 punktów za zakończenie
rummy-house-rule-two-jokers = Dwa jokery w talii
rummy-house-rule-top-discard-used = Wierzchniej odrzuconej też trzeba od razu użyć
rummy-house-rule-shuffle-the-pile = Gdy talia się skończy, tasuje się odrzucone karty
rummy-house-rule-lowest-wins-blocked = Gdy nikt nie kończy, wygrywa najmniej punktów na ręku
rummy-house-rule-to-200 = Do 200 punktów
rummy-house-rule-to-300 = Do 300 punktów
rummy-house-rule-to-1000 = Do 1000 punktów
rummy-house-rule-ten-rounds = Dziesięć rund
rummy-house-rule-north-american = Punkty północnoamerykańskie: 25 za gin, 25 za podcięcie, 31 za duży gin

rummy-body-out = kto kończy
rummy-body-knock = w ginie: kto puka
