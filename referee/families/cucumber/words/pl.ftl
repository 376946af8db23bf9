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

cucumber-ask-taker = Kto bierze ostatnią lewę?
cucumber-tap-taker = Dotknij, kto bierze ostatnią lewę
cucumber-who-took = { $name } bierze ostatnią lewę
cucumber-ask-loser = Kto przegrywa rozdanie?
cucumber-tap-loser = Dotknij, kto przegrywa rozdanie
cucumber-who-lost = { $name } przegrywa rozdanie
cucumber-ask-lowest = Kto ma najniższą kartę?
cucumber-tap-lowest = Dotknij, kto ma najniższą kartę
cucumber-who-had-the-lowest = { $name } ma najniższą kartę
cucumber-ask-leader = Kto wychodzi do ostatniej lewy?
cucumber-tap-leader = Dotknij, kto wychodzi do ostatniej lewy
cucumber-who-led = { $name } wychodzi do ostatniej lewy
cucumber-ask-declarer = Kto zgłasza najniższą kartę?
cucumber-tap-declarer = Dotknij, kto zgłasza najniższą kartę
cucumber-who-declared = { $name } zgłasza najniższą kartę
cucumber-form-nobody-declared = Nikt nie zgłasza
cucumber-form-taker = Kto bierze
cucumber-form-loser = Kto przegrywa
cucumber-form-lowest = Kto ma najniższą
cucumber-form-cards = Wszystkie karty
cucumber-row-card-of-taker = Kartą
cucumber-ask-card-of-taker = Jaką kartą bierze { $name }?
cucumber-row-tied = Taka sama
cucumber-row-lowest = Najniższa
cucumber-row-doubling-card = W niej: { CARD($rank, form: "kto") }
cucumber-ask-doubling-card = Czy pada w niej { CARD($rank, form: "kto") }?
cucumber-row-card = Karta
cucumber-ask-card = Co zagrywa { $name }?
cucumber-row-leader = Poprzednia lewa
cucumber-ask-winner-before = Kto bierze poprzednią lewę?
cucumber-row-kontra = Kontra
cucumber-fold-kontra = Czy ktoś mówi „kontra”?
cucumber-fold-rassi = Czy ktoś rzuca karty albo podwaja?
cucumber-row-rassi-free = Rzucone karty
cucumber-hint-rassi-free = za darmo
cucumber-row-rassi-times = Mnożnik
cucumber-hint-rassi-times = podwojenie 2, ponowne 4
cucumber-row-doubles = Podwojenia
cucumber-ask-doubles = Kto podwaja?
cucumber-row-double-after = po lewie
cucumber-ask-refused = Kto odmawia?
cucumber-row-exchange = Wymiana kart
cucumber-fold-exchange = Czy ktoś wymienia karty?
cucumber-ask-exchange = Kto wymienia karty?
cucumber-row-changed = kart

cucumber-count-hands-played = Rozdania
cucumber-count-hands-lost = Przegrane
cucumber-count-penalty-points = Punkty karne
cucumber-count-cucumbers = Ogórki
cucumber-count-buy-ins = Ponowne wkupy
cucumber-count-longest-run = Rozdania z rzędu bez płacenia
cucumber-ratio-average-penalty = Punkty na rozdanie

cucumber-due-buy-in = Wpłata za ponowny wkup
cucumber-due-fall = Wpłata za odpadnięcie

cucumber-form-missing = Podaj jedno z trzech: last_trick (karty wszystkich), outcome (kto bierze i jaką kartą) albo tricks (wszystkie lewy).
cucumber-infractions = { $count ->
    [1] Jest { $count } przewinienie: { $players }. Aby wpisać rozdanie mimo to, wyślij accept_infractions.
   *[other] Przewinień jest { $count }: { $players }. Aby wpisać rozdanie mimo to, wyślij accept_infractions.
}
cucumber-no-trick-any-more = Wszyscy inni odmawiają, więc wygrywa { $players }: następnych lew już nie ma.
cucumber-plays-once = { $player } zagrywa do lewy tylko raz.
cucumber-as-many-as-led = Liczba kart w wyjściu: { $led }. Każdy zagrywa { $led }, a nie { $given }.
cucumber-did-not-play = Do tej lewy nie ma zagrania: { $players }. Na rękach byłoby po różnej liczbie kart. Niezapisaną kartę podaje się jako null.
cucumber-more-than-dealt = W lewach jest { $cards } kart każdego gracza, a rozdano po { $dealt }.
cucumber-last-trick-of-one-card = Na ostatnią lewę każdemu zostaje jedna karta, a podano kilka.
cucumber-pack-cannot-deal = Talia nie wystarczy: kart na gracza { $cards }, graczy { $players }.
cucumber-more-than-the-pack = W talii jest tylko { $holds } × { CARD($card, form: "row") }; podano więcej.

cucumber-plays-once-to-the-trick = { $player } zagrywa do tej lewy tylko raz.
cucumber-comes-to-the-left = Po lewej stronie gra się dalej: { $before }, potem { $due }, a nie { $player }.
cucumber-one-card-led = W tych zasadach wychodzi się jedną kartą, a podano { $given }.
cucumber-holding-size = Kart na ręku podano { $cards }, a holding_size to { $given }.
cucumber-holding-missing = Podaj karty na ręku (holding) albo holding_size: ile ich było przed zagraniem.
cucumber-holding-too-small = Kart na ręku nie może być { $given }: podano ich { $cards }.
cucumber-holding-too-large = Kart na ręku nie może być { $given }: każdemu rozdano { $cards }.
cucumber-one-card-left = Na ostatnią lewę każdemu zostaje jedna karta.
cucumber-not-in-the-holding = { $held ->
    [0] Na ręku nie podano karty { CARD($card, form: "row") }, a musiało tam być { $needed } × { CARD($card, form: "row") }.
   *[other] Na ręku podano { $held } × { CARD($card, form: "row") }, a musiało tam być { $needed } × { CARD($card, form: "row") }.
}
cucumber-another-won-the-trick = Lewę { $trick } bierze { $winner }, więc { $player } nie może wtedy podwoić.
cucumber-goes-first = Zaczyna { $player }: podaj, ile kart wymienia { $player }; 0, jeśli żadnej.
cucumber-changes-once = { $player } ma już tę kolej za sobą; każdy wymienia karty raz.
cucumber-comes-before = { $player } jest przed: { $other }, zgodnie z ruchem wskazówek zegara.
cucumber-changes-next = Kolejność: { $before }, potem { $player }. Podaj, ile kart wymienia { $player }; 0, jeśli żadnej.
cucumber-more-often-than-the-pack = Kart { CARD($card, form: "row") } jest na ręku więcej niż w talii.
cucumber-each-is-dealt = Każdemu rozdaje się { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}, a nie { $given }.
cucumber-asked-for-this-double = To podwojenie zapowiada { $player } i nie może go odmówić.
cucumber-cannot-refuse = { $player } nie może odmówić: już nie gra w tym rozdaniu albo jest na liście dwa razy.
cucumber-credit-twice = { $player } jest na liście dwa razy, z { $first } i z { $second }.

cucumber-keep-highest-without-cards = limit.falls zawiera keep_highest, ale kart się nie zachowuje: do tego potrzebne jest score: face_up.
cucumber-face-up-and-reward = last_trick.payers to taker_rewards_tied, co odejmuje punkty, a wynik to suma odkrytych kart, która tego nie pokaże.
cucumber-face-up-and-reincarnation = limit.falls zawiera reincarnate, co daje wynik kogoś innego, a wynik to suma odkrytych kart, która tego nie pokaże.
cucumber-face-up-and-buy-ins = stakes.buy_ins.each to { $times }: wkup daje wynik kogoś innego, a wynik to suma odkrytych kart, która tego nie pokaże.
cucumber-face-up-and-doubling-card = last_trick.doubled_by podwaja karę, a wynik to suma odkrytych kart, która tego nie pokaże.
cucumber-face-up-and-calls = last_trick.calls mnoży karę, a wynik to suma odkrytych kart, która tego nie pokaże.
cucumber-face-up-without-points = score to face_up, ale przy points: none nie ma wyniku, dla którego zachowuje się karty.
cucumber-cucumbers-of-another-deck = points to cucumbers, a te ma tylko talia five_cucumbers.
cucumber-deck-without-prices = pack.deck to five_cucumbers, a te karty nie kosztują { $points }.
cucumber-no-fall-ends = end.when to falls, ale nic w limit.falls nie jest end_game.
cucumber-fall-ends-otherwise = limit.falls zawiera end_game, ale end.when to { $when }.
cucumber-no-fall-marks = end.when to one_unmarked, ale nic w limit.falls nie jest mark.
cucumber-no-fall-eliminates = end.when to one_left, ale nic w limit.falls nie jest eliminate: nikt by nigdy nie odpadł.
cucumber-loser-and-all-win = end.winner to not_the_loser, więc ktoś przegrywa, ale end.all_out to all_win.
cucumber-falls-without-limit = limit.points to null, więc nikt nie może go przekroczyć, ale limit.falls mówi, co wtedy.
cucumber-end-without-limit = limit.points to null, więc gra kończy się tylko za zgodą, a nie przez { $when }.
cucumber-limit-without-falls = limit.points to { $points }, ale limit.falls nie mówi, co daje jego przekroczenie.
cucumber-leader-without-dealer = deal.leader to { $leader }, ale deal.dealer to nobody.
cucumber-match-without-dealer = exchange to match_dealer, gdzie zaczyna rozdający, ale deal.dealer to nobody.
cucumber-wild-without-sets = pack.joker_rank to wild, a do tego trzeba zagrywać po kilka kart; play.sets to false.
cucumber-deck-without-jokers = pack.jokers to { $jokers }, ale talia { $deck } nie ma jokerów.
cucumber-deck-without-aces = Talia { $deck } nie ma asów, którymi można by zatrzymać.
cucumber-deck-without-pictures = exchange to rassi, ale talia { $deck } nie ma figur.
cucumber-no-such-rank = W tej talii nie ma karty { CARD($rank, form: "row") }.
cucumber-empty-group = W grupie najwyższych kart jest co najmniej jedna karta.
cucumber-no-such-top-card = W tej talii nie ma karty { CARD($card, form: "row") }, która biłaby wszystkie inne.
cucumber-top-card-without-suit = W jakim kolorze jest { $rank }? Najwyższa jest jedna konkretna karta, na przykład { $rank }C.
cucumber-top-card-twice = Karta { CARD($card, form: "row") } jest w top_cards więcej niż raz.
cucumber-pack-too-small = Graczy jest { $players }, kart na gracza { $each }: razem trzeba { $cards } kart, a talia ma { $size }.
cucumber-no-score-limit = points to none, więc nie liczy się punktów, ale limit.points ustala ich limit.
cucumber-no-score-calls = points to none, więc nie liczy się punktów, ale last_trick.calls je mnoży.
cucumber-no-score-doubled = points to none, więc nie liczy się punktów, ale doubled_by je podwaja.
cucumber-no-score-reward = points to none, więc nie liczy się punktów, ale taker_rewards_tied je odejmuje.
cucumber-no-score-deal = points to none, więc nie liczy się punktów, ale przy deal.then: losing_card rozdaje się według punktów za kartę.
cucumber-no-score-payout = points to none, więc nie liczy się punktów, ale przy stakes.payout: differences płaci się według wyniku.
cucumber-bet-without-lowest = points to bet, czyli stawka, którą tracą wszyscy oprócz osoby z najniższą kartą; last_trick.payers musi to mówić.
cucumber-lowest-without-bet = last_trick.payers to all_but_lowest: wszyscy oni tracą stawkę, a points to nie bet.
cucumber-bet-without-credits = points to bet: traci się kredyty z limit.points, ale to jest null.
cucumber-doubling-without-bet = last_trick.calls to doubling, ale points to { $points }: nie ma stawki, którą można podwoić.
cucumber-bet-and-low-cards = points to bet, więc karty nic nie kosztują, ale pack.low_in_last_trick daje niektórym cenę.
cucumber-bet-and-calls = points to bet, więc karty nic nie kosztują, ale last_trick.calls mnoży ich cenę.
cucumber-bet-and-differences = points to bet: kredyty się traci, ale nikt ich nie wygrywa.
cucumber-bet-and-reincarnation = points to bet: bez kredytów nie można grać dalej z wynikiem kogoś innego.
cucumber-bet-and-buy-ins = points to bet: straconych kredytów nie można odkupić.
cucumber-no-card-decides-doubling = { $because ->
    [bet] points to bet, więc karty nic nie kosztują, ale last_trick.doubled_by podwaja ich cenę.
   *[declared] Najniższą kartę się zgłasza, więc żadna karta nie rozstrzyga rozdania, ale last_trick.doubled_by podwaja jej cenę.
}
cucumber-no-card-decides-face-up = { $because ->
    [bet] points to bet, więc karty nic nie kosztują, ale score to face_up: kto płaci, zachowuje kartę.
   *[declared] Najniższą kartę się zgłasza, więc żadna karta nie rozstrzyga rozdania, ale score to face_up: kto płaci, zachowuje kartę.
}
cucumber-no-card-decides-deal = { $because ->
    [bet] points to bet, więc karty nic nie kosztują, ale deal.then to losing_card: rozdaje się według karty, która rozstrzyga.
   *[declared] Najniższą kartę się zgłasza, więc żadna karta nie rozstrzyga rozdania, ale deal.then to losing_card: rozdaje się według karty, która rozstrzyga.
}
cucumber-declarer-without-declaration = last_trick.payers to by_declaration, ale według last_trick.calls nikt nie może zgłaszać.
cucumber-declaration-without-declarer = last_trick.calls to declaration, ale last_trick.payers to { $payers }.
cucumber-declaration-without-points = last_trick.payers to by_declaration, co liczy punkty, ale points to none.
cucumber-declaration-and-sets = Zgłasza się jedną ostatnią kartę, ale play.sets pozwala wychodzić kilkoma.
cucumber-nobody-takes-dealer = deal.dealer to { $dealer }, ale ostatniej lewy nikt nie bierze: last_trick.payers to { $payers }.
cucumber-nobody-takes-leader = deal.leader to payer, ale ostatniej lewy nikt nie bierze: last_trick.payers to { $payers }.
cucumber-nobody-takes-equal = last_trick.all_equal to { $all_equal }, ale ostatniej lewy nikt nie bierze: last_trick.payers to { $payers }.
cucumber-kille-points-of-another-deck = points to { $points }, a to jest tylko dla talii kille.
cucumber-kille-without-prices = pack.deck to kille, a te karty nie kosztują { $points }.
cucumber-kille-and-low-cards = pack.deck to kille, a te karty mają w ostatniej lewie taką samą wysokość jak w innych.
cucumber-restart-without-elimination = last_trick.all_equal to { $all_equal }, co przywraca tych, którzy odpadli, ale według limit.falls nikt nie odpada.
cucumber-restart-and-buy-ins = last_trick.all_equal to { $all_equal }, a potem nikt nie musi się wkupywać.
cucumber-restart-and-face-up = last_trick.all_equal to { $all_equal }, potem wszyscy mają 0 punktów, ale score to face_up: karty zostają.
cucumber-most-without-exchange = exchange_at_most to { $most }, ale nikt nie wymienia kart: exchange to null.
cucumber-most-above-the-deal = exchange_at_most to { $most }, ale każdy dostaje { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}.
cucumber-silence-for-nothing = last_trick.declaration zawiera lowest_pays, ale wrong to 0, więc nie byłoby za co płacić.
cucumber-buy-ins-without-pot = Przy stakes.payout: differences nikt nie płaci do puli, ale wkupy są dozwolone.
cucumber-no-entry-anyway = stakes.entry to 0, ale przy stakes.payout: differences i tak nikt nie płaci na początku.
cucumber-nobody-ever-pays = stakes.entry to 0, a stakes.falls to null, więc nikt nigdy nic nie płaci.
cucumber-falls-without-pot = Przy stakes.payout: differences nikt nie płaci do puli, ale według stakes.falls płaci się za odpadnięcie.
