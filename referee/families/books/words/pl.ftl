# Polish: lines of Authors and Go Fish.

books-laid-down = { $count ->
    [0] { $player } nie ma na stole { $set ->
        [book] żadnego kompletu
       *[pair] żadnej pary
    }.
   *[other] { $player } wykłada { $set ->
        [book] { $count ->
            [one] { $count } komplet
            [few] { $count } komplety
           *[many] { $count } kompletów
        }
       *[pair] { $count ->
           [one] { $count } parę
           [few] { $count } pary
          *[many] { $count } par
       }
    }.
}
books-ranks = { $player } wykłada { $set ->
    [book] { $count ->
        [one] { $count } komplet
        [few] { $count } komplety
       *[many] { $count } kompletów
    }
   *[pair] { $count ->
       [one] { $count } parę
       [few] { $count } pary
      *[many] { $count } par
   }
}: { CARD($ranks, form: "wiele") }.
books-ranks-and-points = { $player } wykłada { $set ->
    [book] { $count ->
        [one] { $count } komplet
        [few] { $count } komplety
       *[many] { $count } kompletów
    }
   *[pair] { $count ->
       [one] { $count } parę
       [few] { $count } pary
      *[many] { $count } par
   }
}: { CARD($ranks, form: "wiele") }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.

books-gives = { $set ->
    [book] { $player } oddaje komplet za błędne pytanie; dostaje go { $other }.
   *[pair] { $player } oddaje parę za błędne pytanie; dostaje ją { $other }.
}
books-gives-rank = { $set ->
    [book] { $player } oddaje komplet ({ CARD($rank, form: "wiele") }) za błędne pytanie; dostaje go { $other }.
   *[pair] { $player } oddaje parę ({ CARD($rank, form: "wiele") }) za błędne pytanie; dostaje ją { $other }.
}
books-gets = { $set ->
    [book] { $player } dostaje komplet; oddaje go { $other }.
   *[pair] { $player } dostaje parę; oddaje ją { $other }.
}
books-gets-rank = { $set ->
    [book] { $player } dostaje komplet ({ CARD($rank, form: "wiele") }); oddaje go { $other }.
   *[pair] { $player } dostaje parę ({ CARD($rank, form: "wiele") }); oddaje ją { $other }.
}

books-not-in-pack = W tej talii nie ma karty { CARD($card, form: "row") }. Są w niej karty od dwójki do asa w czterech kolorach.
books-too-many-cards = W tej talii jest { $count } × { CARD($card, form: "row") }; podano więcej.
books-sets-or-counts = Podaj sets, czyli co każdy wykłada, albo counts, czyli ile.
books-sets-with-ranks = Punkty zależą tu od wysokości kart: podaj sets z wysokościami, a nie same liczby.
books-count-of-ranks = { $counted ->
    [0] Bez wysokości jest { $counted }, a nie { $given }.
   *[other] { CARD($ranks, form: "row") } to razem { $counted }, a nie { $given }.
}
books-sets-of-a-deal = { $set ->
    [book] Kompletów podano { $count }; w rozdaniu jest ich { $whole }.
   *[pair] Par podano { $count }; w rozdaniu jest ich { $whole }.
}
books-sets-missing = Brakujące karty: { CARD($ranks, form: "wiele") }.
books-no-forfeits = W tych zasadach za błędne pytanie nic się nie oddaje (set.wrong_ask).
books-rank-of-forfeit = Punkty zależą tu od wysokości kart: podaj, jaką wysokość oddano.
books-forfeit-to-another = { $player } musi oddać komuś innemu.
books-no-set-to-give = { $player } nie ma wtedy nic do oddania.
books-no-rank-to-give = { $player } nie ma wtedy do oddania: { CARD($rank, form: "wiele") }.

books-request-missing = Podaj, o co pada pytanie: wysokość, np. Q, albo karta, np. QS.
books-step-missing = Krok to pytanie (kogo i o co), wyłożony komplet lub para albo dobrane karty.
books-hand-by-history = Według przebiegu gry kart na ręku jest { $cards }, a nie { $given }.
books-deal-missing = Te zasady nie mówią, ile kart rozdać, gdy graczy jest { $players }. Podaj, ile ma każdy: cards_each.
books-deal-too-large = Gdy graczy jest { $players }, po { $cards ->
    [one] { $cards } karcie
    [few] { $cards } karty
   *[many] { $cards } kart
} to więcej, niż ma talia.
books-stock = Po tym rozdaniu w talii { $cards ->
    [one] zostaje { $cards } karta
    [few] zostają { $cards } karty
   *[many] zostaje { $cards } kart
}, a nie { $given }.

books-no-deal = deal.cards nie mówi nic o tym, gdy graczy jest { $players }.
books-pack-too-small = Gdy graczy jest { $players }, po { $cards ->
    [one] { $cards } karcie
    [few] { $cards } karty
   *[many] { $cards } kart
} to więcej, niż ma talia ({ $size }).
books-no-stock-to-draw-from = Rozdane są wszystkie karty, więc nie ma z czego dobierać (ask.empty: { $empty }).
books-no-stock-to-be-gone = Rozdane są wszystkie karty, więc nie ma talii, która by się skończyła (deal.cards: all).
books-colours-of-four = Cztery karty jednej wysokości nigdy nie są jednej barwy (set.size: 4).
books-colours-and-cards = Pary jednej barwy wymagają pytania o wysokości (ask.for: card).
