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
cucumber-fold-rassi = Czy ktoś wymienia rękę albo podwaja?
cucumber-row-rassi-free = Wymiana ręki
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

cucumber-form-missing = Podaj jedno z trzech: last_trick (karty wszystkich), outcome (kto bierze lewę i jaką kartą) albo tricks (wszystkie lewy).
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
cucumber-cards = { $count ->
    [1] { CARD($cards, form: "kto") }
   *[other] { CARD($cards, form: "play") }
}
cucumber-cards-first = { $count ->
    [1] { CARD($cards, form: "Kto") }
   *[other] { CARD($cards, form: "Play") }
}
cucumber-target = { $count ->
    [1] { CARD($target, form: "kogo") }
   *[other] { CARD($target, form: "play") }
}
cucumber-lowest-cards = { $count ->
    [1] najniższą kartę ({ CARD($lowest, form: "kto") })
   *[other] najniższe karty ({ CARD($lowest, form: "play") })
}
cucumber-what-beats = { $count ->
    [1] { $how ->
        [higher] kartę wyższą niż { CARD($target, form: "kto") }
        [highest] { CARD($target, form: "kogo") } albo kartę równie wysoką
       *[equal] { CARD($target, form: "kogo") } albo coś wyższego
    }
   *[other] { $how ->
        [higher] karty (tyle: { $count }) wyższe niż { CARD($target, form: "play") }, karta po karcie
       *[equal] karty (tyle: { $count }) co najmniej tak wysokie jak { CARD($target, form: "play") }, karta po karcie
    }
}
cucumber-beating = { $count ->
    [1] { $how ->
        [same] { cucumber-cards-first } to tyle samo co { CARD($target, form: "kto") }, i to wystarcza
       *[beats] { cucumber-cards-first } bije { cucumber-target }
    }
   *[other] { $how ->
        [same] { cucumber-cards-first } to tyle samo co { cucumber-target }, i to wystarcza
        [higher] { cucumber-cards-first } to karty wyższe niż { cucumber-target }, karta po karcie
        [least] { cucumber-cards-first } to karty co najmniej tak wysokie jak { cucumber-target }, karta po karcie
       *[beats] { cucumber-cards-first } biją { cucumber-target }
    }
}
cucumber-only-card = { $asker ->
    [you] To twoja jedyna karta, więc trzeba ją zagrać.
   *[player] To jedyna karta na ręku, więc trzeba ją zagrać.
}
cucumber-nothing-but-jokers = { $asker ->
    [you] Masz same jokery. Wtedy wolno je zagrać i liczą się jak asy.
   *[player] { $player } ma same jokery. Wtedy wolno je zagrać i liczą się jak asy.
}
cucumber-may-lead = { $sets ->
    [several] { $asker ->
        [you] Możesz wyjść dowolną kartą albo kilkoma tej samej wysokości, byle została co najmniej jedna.
       *[player] { $player } może wyjść dowolną kartą albo kilkoma tej samej wysokości, byle została co najmniej jedna.
    }
   *[one] { $asker ->
        [you] Możesz wyjść dowolną kartą.
       *[player] { $player } może wyjść dowolną kartą.
    }
}
cucumber-must-lead-lowest = { $sets ->
    [several] { $asker ->
        [you] Musisz wyjść swoją najniższą kartą ({ CARD($lowest, form: "kto") }), samą albo z innymi tej wysokości, byle została co najmniej jedna.
       *[player] { $player } musi wyjść swoją najniższą kartą ({ CARD($lowest, form: "kto") }), samą albo z innymi tej wysokości, byle została co najmniej jedna.
    }
   *[one] { $asker ->
        [you] Musisz wyjść swoją najniższą kartą ({ CARD($lowest, form: "kto") }).
       *[player] { $player } musi wyjść swoją najniższą kartą ({ CARD($lowest, form: "kto") }).
    }
}
cucumber-nothing-beats-an-ace = { $asker ->
    [you] Tu nic nie bije asa, więc musisz zagrać { cucumber-lowest-cards }.
   *[player] Tu nic nie bije asa, więc { $player } musi zagrać { cucumber-lowest-cards }.
}
cucumber-cannot-beat = { $asker ->
    [you] Nie masz nic na { cucumber-target }, więc musisz zagrać { cucumber-lowest-cards }.
   *[player] { $player } nie ma nic na { cucumber-target }, więc musi zagrać { cucumber-lowest-cards }.
}
cucumber-may-play = { $asker ->
    [you] Możesz zagrać { cucumber-what-beats }, albo { cucumber-lowest-cards }.
   *[player] { $player } może zagrać { cucumber-what-beats }, albo { cucumber-lowest-cards }.
}
cucumber-must-beat = { $asker ->
    [you] Możesz pobić { cucumber-target }, więc musisz: zagraj { cucumber-what-beats }.
   *[player] { $player } może pobić { cucumber-target }, więc musi. Trzeba zagrać { cucumber-what-beats }.
}
cucumber-must-play-lowest-that-beats = { $count ->
    [1] { $asker ->
        [you] Musisz zagrać najniższą kartę, która bije { CARD($target, form: "kogo") }: { CARD($least, form: "kto") }.
       *[player] { $player } musi zagrać najniższą kartę, która bije { CARD($target, form: "kogo") }: { CARD($least, form: "kto") }.
    }
   *[other] { $asker ->
        [you] Musisz zagrać najniższe karty, które biją { CARD($target, form: "play") }: { CARD($least, form: "play") }.
       *[player] { $player } musi zagrać najniższe karty, które biją { CARD($target, form: "play") }: { CARD($least, form: "play") }.
    }
}
cucumber-must-play-the-same = { $count ->
    [1] { $asker ->
        [you] Masz { CARD($same, form: "kogo") }, czyli to samo, co było do pobicia, i trzeba to zagrać.
       *[player] { $player } ma { CARD($same, form: "kogo") }, czyli to samo, co było do pobicia, i trzeba to zagrać.
    }
   *[other] { $asker ->
        [you] Masz { CARD($same, form: "play") }, czyli to samo, co było do pobicia, i trzeba to zagrać.
       *[player] { $player } ma { CARD($same, form: "play") }, czyli to samo, co było do pobicia, i trzeba to zagrać.
    }
}
cucumber-may-be-led = { $count ->
    [1] Wolno wyjść { CARD($cards, form: "kim") }.
   *[other] Wolno wyjść: { CARD($cards, form: "play") }.
}
cucumber-is-the-lowest = { cucumber-cards-first } to { $count ->
    [1] najniższa karta
   *[other] najniższe karty
}.
cucumber-is-not-the-lowest = { cucumber-cards-first } to nie { $count ->
    [1] najniższa karta
   *[other] najniższe karty
}.
cucumber-is-their-lowest = { $count ->
    [1] { $asker ->
        [you] { cucumber-cards-first } to twoja najniższa karta.
       *[player] { cucumber-cards-first } to najniższa karta na ręku.
    }
   *[other] { $asker ->
        [you] { cucumber-cards-first } to twoje najniższe karty.
       *[player] { cucumber-cards-first } to najniższe karty na ręku.
    }
}
cucumber-beats = { cucumber-beating }.
cucumber-wins-nothing = Nic nie wygrywają: wygrywają tylko karty tej samej wysokości.
cucumber-is-that = { cucumber-cards-first } to właśnie to.
cucumber-beats-but-is-not-that = { cucumber-beating }, ale to nie to, co trzeba zagrać.
cucumber-is-neither = { cucumber-cards-first } to ani jedno, ani drugie.
cucumber-does-not = { cucumber-cards-first } do tego nie wystarcza.
cucumber-is-no-such-lead = { CARD($cards, form: "Play") } to nie takie wyjście.
cucumber-joker-needs-a-card = Jokera zagrywa się tylko razem ze zwykłą kartą.
cucumber-one-card-is-led = Do każdej lewy wychodzi się jedną kartą, a { CARD($cards, form: "play") } to { $count }.
cucumber-not-of-one-rank = { CARD($cards, form: "Play") } to karty różnej wysokości, a razem wychodzi się tylko kartami tej samej.
cucumber-joker-alone = { $asker ->
    [you] Jokera bez zwykłej karty zagrywa się tylko wtedy, gdy na ręku masz same jokery.
   *[player] Jokera bez zwykłej karty zagrywa się tylko wtedy, gdy { $player } ma na ręku same jokery.
}
cucumber-lowest-must-be-led = Trzeba wyjść najniższą kartą, więc na ręku nie mogło być nic niższego niż { cucumber-cards }.
cucumber-must-be-the-lowest = { $count ->
    [1] { $asker ->
        [you] Tu nic nie bije asa, więc { cucumber-cards } musi być twoją najniższą kartą.
       *[player] Tu nic nie bije asa, więc { cucumber-cards } musi być najniższą kartą na ręku.
    }
   *[other] { $asker ->
        [you] Tu nic nie bije asa, więc { cucumber-cards } muszą być twoimi najniższymi kartami.
       *[player] Tu nic nie bije asa, więc { cucumber-cards } muszą być najniższymi kartami na ręku.
    }
}
cucumber-beats-where-not-the-same = { $asker ->
    [you] { cucumber-beating }, a to wolno tylko wtedy, gdy nie możesz zagrać tego samego.
   *[player] { cucumber-beating }, a to wolno tylko wtedy, gdy { $player } nie może zagrać tego samego.
}
cucumber-beats-where-nothing-lower-does = { $asker ->
    [you] { cucumber-beating }, a to wolno tylko wtedy, gdy nie bije nic niższego z twojej ręki.
   *[player] { cucumber-beating }, a to wolno tylko wtedy, gdy nie bije nic niższego z tej ręki.
}
cucumber-does-not-beat = { cucumber-cards-first } to za mało na { cucumber-target }; { $count ->
    [1] wolno to zagrać tylko jako najniższą kartę z ręki
   *[other] wolno to zagrać tylko jako najniższe karty z ręki
}{ $duty ->
    [same] { $asker ->
        [you] , i tylko wtedy, gdy nie możesz ani pobić, ani zagrać tego samego.
       *[player] , i tylko wtedy, gdy { $player } nie może ani pobić, ani zagrać tego samego.
    }
    [beat] { $asker ->
        [you] , i tylko wtedy, gdy nie możesz pobić.
       *[player] , i tylko wtedy, gdy { $player } nie może pobić.
    }
   *[choice] .
}
cucumber-rest-does-not-matter = { $asker ->
    [you] Co jeszcze jest u ciebie na ręku, nie ma znaczenia.
   *[player] Co jeszcze ma { $player }, nie ma znaczenia.
}
cucumber-all-is-accounted-for = O każdej karcie, która by temu przeczyła, wiadomo, gdzie jest.
cucumber-but-held = { $asker ->
    [you] Ale masz na ręku: { $cards }, więc nie było wolno.
   *[player] Ale { $player } ma na ręku: { $cards }, więc nie było wolno.
}
cucumber-but-could-have-played = { $asker ->
    [you] Ale można było zagrać { CARD($cards, form: "play") }, więc nie było ci wolno.
   *[player] Ale { $player } może zagrać { CARD($cards, form: "play") }, więc nie było wolno.
}
cucumber-no-holding = Żadna ręka, na którą talia jeszcze pozwala, na to nie pozwala.
cucumber-not-all-known = { $asker ->
    [you] Nie znamy wszystkich twoich kart.
   *[player] Nie znamy wszystkich kart na tym ręku.
}
cucumber-seeing-a-card = { $asker ->
    [you] Rozstrzygnęłoby to, czy masz też { $open ->
        [lower] kartę niższą niż { CARD($cards, form: "kto") }
       *[cards] { $cards }
    }; jeśli tak, nie było wolno.
   *[player] Rozstrzygnęłoby to, czy { $player } ma też { $open ->
        [lower] kartę niższą niż { CARD($cards, form: "kto") }
       *[cards] { $cards }
    }; jeśli tak, nie było wolno.
}
cucumber-seeing-able-cards = { $asker ->
    [you] Rozstrzygnęłoby to, czy twoje karty razem mogą { cucumber-able }; jeśli tak, nie było wolno.
   *[player] Rozstrzygnęłoby to, czy karty na ręku razem mogą { cucumber-able }; jeśli tak, nie było wolno.
}
cucumber-seeing-a-card-or-able-cards = { $asker ->
    [you] Rozstrzygnęłoby to, czy masz też { $open ->
        [lower] kartę niższą niż { CARD($cards, form: "kto") }
       *[cards] { $cards }
    } albo czy twoje karty razem mogą { cucumber-able }; jeśli tak, nie było wolno.
   *[player] Rozstrzygnęłoby to, czy { $player } ma też { $open ->
        [lower] kartę niższą niż { CARD($cards, form: "kto") }
       *[cards] { $cards }
    } albo czy te karty razem mogą { cucumber-able }; jeśli tak, nie było wolno.
}
cucumber-seeing-an-ordinary-card = { $asker ->
    [you] Rozstrzygnęłoby to, czy masz też kartę inną niż joker; jeśli tak, nie było wolno.
   *[player] Rozstrzygnęłoby to, czy { $player } ma też kartę inną niż joker; jeśli tak, nie było wolno.
}
cucumber-a-card = { CARD($card, form: "kogo") }
cucumber-able = { $able ->
    [fewer] pobić { CARD($target, form: "play") } mniejszą liczbą jokerów
    [make] złożyć { CARD($target, form: "play") }
    [either] złożyć albo pobić { CARD($target, form: "play") }
   *[beat] pobić { CARD($target, form: "play") }
}
cucumber-settled-by-sizes = Po ile kart miała każda wcześniejsza lewa.
cucumber-settled-by-cards-before = Karty zagrane wcześniej w tej lewie.
cucumber-had-to-lead-first = Do pierwszej lewy wychodzi { $leader }, nie { $player }.
cucumber-had-to-lead-next = Poprzednią lewę bierze { $leader } i to ta osoba wychodzi, nie { $player }.
cucumber-out-of-turn = Kolejność w lewo: { $before }, potem { $due }, a nie { $player }.
cucumber-never-allowed = { $lower ->
    [held] Cokolwiek wcześniej zagrano i nie zapisano, nie było wolno zagrać: { $card }. { $player } ma niższe karty.
   *[unknown] Cokolwiek wcześniej zagrano i nie zapisano, { $player } nie może zagrać: { $card }.
}
cucumber-nobody-changes = W tych zasadach nikt nie wymienia kart.
cucumber-need-not-change = Nikt nie musi wymieniać kart.
cucumber-holding-is-smaller = Liczba kart na ręku: { $holding }, więc nie można wymienić { $count }.
cucumber-most-to-change = Nikt nie może wymienić więcej kart niż { $most }.
cucumber-stock-left = { $enough ->
    [yes] W talonie zostało kart: { $left }, dość na { $count }.
   *[no] W talonie zostało kart: { $left }, za mało na { $count }.
}
cucumber-first-changed-none = Pierwsza osoba nie wymieniła żadnej, więc nikt nie może.
cucumber-stock-is-used-up = Talon się skończył, więc nikt już nie może wymieniać.
cucumber-as-many-or-none = Pierwsza osoba wymieniła { $first }: tyle samo albo żadnej.
cucumber-whole-stock-or-none = Pierwsza osoba wymieniła { $first }, a w talonie zostało tylko { $left }: wszystkie albo żadna.
cucumber-dealer-keeps-two = Rozdającemu zostają co najmniej dwie karty; tu zostałoby { $left }.
cucumber-no-more-than-first = Pierwsza osoba wymieniła { $first } i nikt nie może wymienić więcej.
cucumber-before-changed-none = Poprzednia osoba nie wymieniła żadnej, więc nikt już nie może.
cucumber-no-more-than-before = Poprzednia osoba wymieniła { $before } i nikt nie może wymienić więcej.
cucumber-cannot-have-been = Tak nie mogło być.
cucumber-whole-holding-is-changed = Wymienia się tylko całą rękę, wszystkie karty ({ $holding }).
cucumber-three-changes = Rękę wymienia się najwyżej trzy razy: za darmo, z podwojeniem i z ponownym podwojeniem.
cucumber-third-change = Trzecia wymiana jest możliwa tylko wtedy, gdy pierwsza była za darmo.
cucumber-seeing-first-holding = Rozstrzygnęłaby pierwsza ręka: czy był w niej król, dama albo walet; jeśli tak, nie było wolno.
cucumber-change-doubles = Rękę wolno wymienić, żeby podwoić, i jeszcze raz, żeby podwoić ponownie.
cucumber-nobody-throws-in = W tych zasadach nikt nie wymienia ręki za darmo.
cucumber-has-a-picture = Na ręku jest figura: { $card }.
cucumber-no-picture-yet = Znanych kart: { $count } z { $each }, na razie bez figury.
cucumber-seeing-the-others = Pozostałe karty: czy jest wśród nich król, dama albo walet.
cucumber-no-picture = { $also ->
    [high] Na ręku nie ma króla, damy ani waleta, a asy i jokery to nie figury.
   *[none] Na ręku nie ma króla, damy ani waleta.
}
cucumber-bets-are-not-doubled = W tych zasadach się nie podwaja.
cucumber-hand-is-won = Wszyscy inni odmówili, więc wygrywa { $player }: rozdanie się skończyło.
cucumber-alone-in-the-hand = W grze jest tylko { $player }, więc nie ma rozdania, w którym można by podwoić.
cucumber-out-of-the-hand = { $player } nie gra już w tym rozdaniu. Grają: { $others }.
cucumber-doubled-last = Ostatnie podwojenie: { $player }; najpierw musi podwoić ktoś inny.
cucumber-double-between-tricks = Po lewie { $trick } nie można podwoić. Podwaja się między dwiema lewami: po lewach od 1 do { $last }.
cucumber-double-comes-later = Po lewie { $trick } nie można podwoić. Między dwiema lewami podwaja się raz, a poprzednie podwojenie było po lewie { $before }.
cucumber-double-needs = Do tego podwojenia każda osoba w rozdaniu musi mieć { cucumber-amount }; { $have }.
cucumber-has = { $player } ma { $points }
cucumber-only-winner-doubles = Podwoić może tylko ten, kto wziął poprzednią lewę, a nie jest to { $player }.
cucumber-may-double = { $player } może podwoić: każda osoba w rozdaniu ma na to kredyt, { cucumber-amount }.
cucumber-nobody-declares = W tych zasadach nikt nie zgłasza.
cucumber-all-have-declined = Wszyscy odmówili, więc nikt nie zgłasza.
cucumber-word-of-another = Głos ma { $player }: pyta się po kolei, zaczynając od osoby, która wzięła ostatnią lewę.
cucumber-may-declare = Głos ma { $player }, więc może zgłosić.

cucumber-unit-hands-lost = przegrane rozdania
cucumber-unit-credits = kredyty
cucumber-column-taker = Bierze
cucumber-column-card = Karta
cucumber-mark-fell = spada
cucumber-mark-half = pół ogórka
cucumber-mark-reset = z powrotem na 0
cucumber-mark-anew = nowa runda
cucumber-mark-bought-in = ponowny wkup
cucumber-act-buys-in = wkup
cucumber-drawing-whole = ogórek
cucumber-drawing-half = pół ogórka
cucumber-why-rampo = Wszystkie karty ostatniej lewy są równe: zaczyna się nowa runda.
cucumber-why-silent = Nikt nie zgłasza.
cucumber-why-declared = { $player } zgłasza i nikt nie płaci.
cucumber-limit = limit
cucumber-limit-in-short = { $reached ->
    [credits] brak kredytów: { $falls }
    [safe] więcej niż { $limit }: { $falls }
    [reset] równo { $limit } wraca na 0; więcej: { $falls }
   *[out] { $limit } lub więcej: { $falls }
}
cucumber-then = { $first }, potem { $then }
cucumber-fall-in-short = { $fall ->
    [reincarnate] utrata życia
    [keep_highest] pół ogórka
    [eliminate] poza grą
    [mark] znak
   *[end_game] koniec gry
}

cucumber-name = Ogórek
cucumber-about = Nie bierz ostatniej lewy
cucumber-variant-agurk = Siedem kart, dwa życia; przy remisie w ostatniej lewie innym odejmuje się punkty
cucumber-variant-agurk-denexa = Agurk, w którym trzeba pobić wyższą kartą, jeśli się da, a równo 21 jest bezpieczne
cucumber-variant-gurka = Sześć kart, przy 30 odpadasz; raz w grze możesz się wkupić ponownie
cucumber-variant-gurka-modern = Gurka, w której bije się tylko poprzednią kartę, a asa nic nie bije
cucumber-variant-ogorek = Sześć kart, przy 50 odpadasz; trzeba pobić, jeśli się da, a as jest w ostatniej lewie najniższy
cucumber-variant-ogorek-classic = Ogórek jak dawniej: przy 21 odpadasz
cucumber-variant-ogorek-kontra = Ogórek, w którym można podwoić karę, ale po przegranej płaci się wtedy poczwórnie
cucumber-variant-kurkku = Sześć kart; kto pierwszy dojdzie do 30, kończy grę, a wygrywa najniższy wynik
cucumber-variant-matapesa = Cała talia, bez punktów: kto bierze ostatnią lewę, rozdaje kolejny raz
cucumber-variant-kurko = Jokery to też asy, w ostatniej lewie jedne i drugie najniższe; gra się, aż tylko jedna osoba ma mniej niż 30
cucumber-variant-rassi = Rękę bez figur można wymienić za darmo, potem podwajać, nawet dwa razy; przy 50 odpadasz
cucumber-variant-gurka-norway = Siedem kart, przy 21 od razu odpadasz, bez drugiego życia
cucumber-variant-norwegian = Rozstrzygająca karta ustala następne rozdanie, osoba z najniższą kartą rozdaje i wychodzi
cucumber-variant-gurka-iceland = Dziesięć kart, potem dziewięć, potem osiem; wyjść można kilkoma równymi; 6♣ bije wszystko, a równo 21 to zero
cucumber-variant-concombre = Rozstrzygające karty zostają odkryte i ustalają następne rozdanie; kto dostaje drugie pół ogórka, przegrywa
cucumber-variant-five-cucumbers = Gra Friesego z kartami od 1 do 15: powyżej pięciu ogórków odpadasz
cucumber-variant-twenty-two = Wyjść można kilkoma równymi, karty można wymieniać, a te, którymi płacisz, zostają odkryte: przy 22 odpadasz
cucumber-variant-twenty-two-rasmussen = Twenty-Two, w którym trzeba pobić karty wyjścia, jeśli się da, z zapisem na papierze
cucumber-variant-twenty-six = Twenty-Two z dwiema taliami i czterema jokerami, które zastępują dowolną kartę; przy 26 odpadasz
cucumber-variant-minibluff = Rozdanie wygrywa najniższa karta: po dziesięć kredytów, a podwojenia stawki można nie przyjąć
cucumber-variant-krypkille = Z kartami Kille: podczas gry nie ma wyboru, a na koniec zgłaszasz swoją kartę jako najniższą
cucumber-variant-rokkar = Kto odpada, płaci, przy figurze podwójnie; przy równych ostatnich kartach zaczyna się nowa runda
cucumber-variant-vidivallagurka = Siedem kart, wyjść można kilkoma równymi, czarne siódemki na górze; wymieniasz najwyżej tyle kart, ile osoba przed tobą
cucumber-name-agurk-denexa = Ogórek (Denexa)
cucumber-name-gurka-modern = Gurka według dzisiejszych zasad
cucumber-name-ogorek-classic = Ogórek do 21
cucumber-name-ogorek-kontra = Ogórek z kontrą
cucumber-name-gurka-norway = Gurka (Norwegia)
cucumber-name-norwegian = Ogórek norweski
cucumber-name-five-cucumbers = Five Cucumbers
cucumber-house-rule-three-jokers = Trzy jokery wyższe niż asy, po 15 punktów
cucumber-house-rule-exchange = Kto pierwszy wychodzi, może wymienić karty; inni tyle samo albo żadnej
cucumber-house-rule-kept-cards = Karty, którymi się płaci, zostają odkryte, nic się nie odejmuje, jedno życie, powyżej 21 odpadasz
cucumber-house-rule-all-tied-pay = Płacą wszyscy, którzy remisują w ostatniej lewie
cucumber-house-rule-first-over-21-loses = Kto pierwszy przekroczy 21, kończy grę i przegrywa
cucumber-house-rule-exactly-21-resets = Równo 21 wraca do zera
cucumber-house-rule-losing-card-deal = Rozstrzygająca karta mówi, po ile kart rozdaje się następnym razem
cucumber-house-rule-previous-card = Bije się tylko kartę poprzedniej osoby
cucumber-house-rule-must-beat = Kto może pobić, musi
cucumber-house-rule-same-rank-first = Kto ma kartę równą tej do pobicia, musi ją zagrać
cucumber-house-rule-ace-stops = Nic nie bije asa
cucumber-house-rule-lead-lowest = Wyjść trzeba swoją najniższą kartą
cucumber-house-rule-to-20 = Przy 20 odpadasz
cucumber-house-rule-free-rebuy = Jeden ponowny wkup za darmo, przy stałej stawce
cucumber-house-rule-three-jokers-kurko = Trzy jokery zamiast dwóch
cucumber-house-rule-jokers-as-aces = Dwa jokery to jeszcze dwa asy
cucumber-house-rule-exchange-up-to = Kto pierwszy wychodzi, może wymienić karty; inni najwyżej tyle samo
cucumber-house-rule-six-of-clubs-fatal = Kto płaci kartą 6♣, od razu odpada
cucumber-house-rule-black-sevens-equal = Czarne siódemki są najwyższe i równe, po 21 punktów; 6♣ to zwykła szóstka
cucumber-house-rule-black-sevens-ranked = 7♠ (16 punktów) jest najwyższa, potem 7♣ (15); 6♣ to zwykła szóstka
cucumber-house-rule-five-cards = Po pięć kart w każdym rozdaniu
cucumber-house-rule-zigzag = Od sześciu kart w dół do jednej, w górę do pięciu, w dół do jednej, w górę do czterech i tak dalej
cucumber-house-rule-prague-must-beat = Kto może pobić najwyższą kartę, musi
cucumber-house-rule-prague-previous = Pobij poprzednią kartę albo zagraj najniższą
cucumber-house-rule-prague-previous-must-beat = Kto może pobić poprzednią kartę, musi
cucumber-house-rule-prague-lowest-that-beats = Zagraj najniższą kartę, która bije poprzednią, a jak nie, to najniższą: dowolne jest tylko wyjście
cucumber-house-rule-prague-all-tied-pay = Płacą wszyscy, którzy remisują w ostatniej lewie
cucumber-house-rule-prague-taker-pays = Płaci tylko osoba, która bierze ostatnią lewę
cucumber-house-rule-all-win = Jeśli ostatnie osoby odpadają razem, wszystkie wygrywają
cucumber-house-rule-lowest-total-wins = Jeśli ostatnie osoby odpadają razem, wygrywa najniższy wynik wśród nich
cucumber-house-rule-varmland = Jak w Värmlandzie: wymienia się najwyżej trzy karty, harlekin to 50, przy 100 odpadasz; kto milczy z najniższą kartą, płaci 10 (to domysł)
cucumber-house-rule-wrong-adds = Błędne zgłoszenie kosztuje 10 i jeszcze punkty karty
cucumber-house-rule-first-to-fall-pays = Płaci tylko osoba, która odpada pierwsza, i każda, która odpada w tym samym rozdaniu
cucumber-house-rule-equal-only-if-all-fall = Przy równych ostatnich kartach nowa runda zaczyna się tylko wtedy, gdy inaczej odpadliby wszyscy

cucumber-body-last-trick = karty wszystkich
cucumber-body-outcome = kto bierze lewę i jaką kartą
cucumber-body-tricks = wszystkie lewy
cucumber-body-no-last-trick = koniec bez ostatniej lewy

cucumber-claim-play = Czy można zagrać te karty?
cucumber-claim-audit = Czy rozdanie jest zgodne z zasadami?
cucumber-claim-exchange = Czy można wymienić tyle kart?
cucumber-claim-rassi = Czy można wymienić rękę za darmo (Rassi)?
cucumber-claim-double = Czy można podwoić stawkę?
cucumber-claim-declare = Kto może zgłosić najniższą kartę?
