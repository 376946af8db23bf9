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

books-form-counts = { $set ->
    [book] Ile kompletów
   *[pair] Ile par
}
books-form-sets = { $set ->
    [book] Które komplety
   *[pair] Które pary
}
books-row-sets = { $set ->
    [book] komplety
   *[pair] pary
}
books-ask-counts = { $set ->
    [book] Ile kompletów ma { $name }?
   *[pair] Ile par ma { $name }?
}
books-ask-sets = { $set ->
    [book] Czyje są pozostałe komplety?
   *[pair] Czyje są pozostałe pary?
}
books-row-forfeits = Kto oddaje sąsiadowi z lewej?
books-fold-forfeits = Czy ktoś oddaje komplet lub parę?

books-count-sets = Komplety i pary

books-claim-ask = Czy można o to zapytać?
books-claim-answer = Jakie karty trzeba oddać?
books-claim-draw = Czy trzeba dobrać kartę?
books-claim-next = Kto pyta następny?
books-claim-set = Czy można wyłożyć te karty?

books-about-asker = Kto pyta
books-about-card = Karta, o którą się pyta; ona albo wysokość
books-label-rank = Wysokość
books-about-rank = Wysokość, o którą się pyta
books-label-of = Kogo
books-about-of = Kogo się pyta
books-about-asked = Kogo zapytano
books-about-asking-hand = Karty osoby, która pyta
books-about-asked-hand = Karty osoby, którą się pyta
books-label-history = Przebieg
books-about-history = Wszystko, co w tym rozdaniu widzieli wszyscy, po kolei: co z tego wynika, to wiadomo
books-about-step = Pytanie z odpowiedzią, dobrane karty albo wyłożony zestaw.
books-about-turn = Czyja była kolej
books-label-given = Oddane karty
books-about-given = Ile kart oddano
books-about-given-or-none = Ile kart oddano; inaczej 0
books-about-given-now = Ile się oddaje; 0 to „nie mam”
books-label-drew = Dobrane karty
books-about-drew = Karty z talii; inaczej tyle, ile mówią zasady
books-label-shown = Pokazana karta
books-about-shown = Dobrana karta, jeśli widzieli ją wszyscy
books-label-set = Zestaw
books-about-set = Wysokość wyłożonego zestawu
books-label-cards-each = Kart na osobę
books-about-cards-each = Karty rozdane każdej osobie na początku; inaczej według zasad
books-about-stock = Nierozdane karty; inaczej według zasad
books-label-drawn = Dobrane
books-about-drawn = Ile dobrano albo pokazana karta
books-about-cards-drawn = Ile kart dobrano albo pokazana karta
books-label-asker = Kto pyta
books-label-asked = Kogo zapytano
books-label-wanted = O co pytano
books-about-wanted = Karta lub wysokość, o którą pytano
books-label-completes = Uzupełnia zestaw
books-about-completes = Czy dobrana karta uzupełniła zestaw

books-rank-too-often = { $most ->
    [1] { CARD($rank, form: "wiele") }: komplet jest jeden, a podano więcej: { AND($owners) }.
   *[other] { CARD($rank, form: "wiele") }: par w rozdaniu jest { $most }, a podano więcej: { AND($owners) }.
}
books-laid-by = { $times ->
    [1] { $player }
   *[other] { $player } ({ $times } razy)
}

books-impossible-ask = Krok { $step } ({ $player } pyta o { $suit ->
    [none] { CARD($request, form: "wiele") }
   *[known] { CARD($request, form: "kogo") }
}, odpowiada { $other }; oddane karty: { $given }) nie pasuje do tego, co podano wcześniej: { books-impossible }.
books-impossible-set = Krok { $step } ({ $player } wykłada { CARD($rank, form: "wiele") }) nie pasuje do tego, co podano wcześniej: { books-impossible }.
books-impossible-draw = Krok { $step } ({ $player } dobiera) nie pasuje do tego, co podano wcześniej: { books-impossible }.
books-impossible = { $why ->
    [asked_oneself] pytać trzeba kogoś innego
    [more_handed_over] pytano o jedną kartę, a oddano więcej
    [known_there] wiadomo, że ta karta tam jest
    [known_elsewhere] wiadomo, że ta karta jest gdzie indziej
    [no_stock] nie ma talii do dobierania
    [known_in_a_hand] wiadomo, że ta karta jest na ręku
    [held_too_many] nikt nie może mieć ich tyle
    [with_nobody] nikt nie miałby tej karty
    [hand_too_small] na ręku nie ma tylu kart
   *[no_deal] żadne rozdanie talii do tego nie pasuje
}
books-hand-by-what-was-seen = Ta ręka nie pasuje do tego, co wszyscy widzieli: { CARD($ranks, form: "wiele") }.

books-asked-for = { $suit ->
    [none] { CARD($request, form: "wiele") }
   *[known] { CARD($request, form: "kogo") }
}
books-so-many-of-a-rank = { $count ->
    [1] { CARD($rank, form: "kogo") }
   *[other] { $count } { CARD($rank, form: "wiele") }
}
books-asks-oneself = { $player } musi pytać kogoś innego.
books-no-cards-left = { $player } nie ma już kart; pytaj kogoś, kto ma.
books-own-card = { $player } ma na ręku { CARD($card, form: "kogo") }, a o własną kartę pytać nie wolno.
books-must-hold = Kto pyta o { CARD($rank, form: "wiele") }, musi mieć na ręku { CARD($rank, form: "kogo") }.
books-has-none = { $seen ->
    [hand] { $player } nie ma ani jednej takiej karty.
   *[history] Z tego, co wszyscy widzieli, wynika: { $player } nie ma ani jednej takiej karty.
}
books-set-goes-left = { $player } oddaje zestaw; dostaje go osoba po lewej.
books-holding-not-known = Z tego, co wszyscy widzieli, nie wiadomo, czy { $player } ma { CARD($rank, form: "kogo") }.
books-card-not-known = { $player } ma { CARD($rank, form: "kogo") }; nie wiadomo, czy to właśnie { CARD($card, form: "kto") }.
books-may-ask = { $seen ->
    [hand] { $player } ma { CARD($rank, form: "kogo") }, więc może pytać o { books-asked-for }.
   *[history] Z tego, co wszyscy widzieli, wynika: { $player } ma { CARD($rank, form: "kogo") }, więc może pytać o { books-asked-for }.
}
books-hand-would-settle = Rozstrzygnęłaby to ręka ({ $player }) albo następne pytania tej osoby.
books-goes-on = { $player } gra dalej.
books-asks-next = Teraz pyta { $player }.
books-gift = Karty zostały oddane.
books-no-gift = Nic nie oddano.
books-no-gift-and-no-draw = Nic nie oddano i nic nie dobrano.
books-drawn-not-shown = Nic nie oddano, a dobranej karty nie pokazano.
books-drawn = { $asked_for ->
    [yes] Dobrana karta jest tą, o którą pytano.
   *[no] Dobrana karta nie jest tą, o którą pytano.
}
books-completes = { $set ->
    [yes] Dobrana karta uzupełnia zestaw.
   *[no] Dobrana karta nie uzupełnia żadnego zestawu.
}
books-drawn-not-told = Nic nie oddano, a nie podano, co dobrano.
books-completed-would-settle = Rozstrzygnęłoby to, czy dobrana karta uzupełnia zestaw: podaj drawn i completes.
books-drawn-would-settle = Rozstrzygnęłaby to dobrana karta: podaj drawn.
books-suits-drawn-would-settle = Rozstrzygnęłyby to kolory karty dobranej i tej, o którą pytano.
books-must-be-handed-over = Trzeba oddać { $cards }.
books-nothing-to-give = Nie ma czego oddać, takiej karty tu nie ma: { CARD($card, form: "kto") }.
books-none-is-true = „Nie mam” to prawda, takiej karty tu nie ma: { CARD($card, form: "kto") }.
books-handed-over-otherwise = { $many ->
    [too_few] { $given ->
        [one] { $given } karta to byłoby za mało.
        [few] { $given } karty to byłoby za mało.
       *[many] { $given } kart to byłoby za mało.
    }
   *[too_many] { $given ->
        [one] { $given } karta to byłoby za dużo.
        [few] { $given } karty to byłoby za dużo.
       *[many] { $given } kart to byłoby za dużo.
    }
}
books-suit-not-told = Jest tu karta tej wysokości, której koloru nie podano; może to { CARD($card, form: "kto") }.
books-suits-would-settle = Rozstrzygnęłyby to kolory kart na ręku.
books-one-by-its-name = Pytanie jest o jedną konkretną kartę ({ CARD($rank, form: "kto") }); { $given ->
    [one] { $given } karta nie może się zgadzać.
    [few] { $given } karty nie mogą się zgadzać.
   *[many] { $given } kart nie może się zgadzać.
}
books-every-one-there = Są tu wszystkie { CARD($rank, form: "wiele") }; oddaje się jedną kartę.
books-name-not-told = Pytanie jest o jedną konkretną kartę ({ CARD($rank, form: "kto") }), ale nie podano o którą.
books-card-would-settle = Rozstrzygnęłaby to karta, o którą pytano: podaj card.
books-no-draw-after-a-gift = Gdy karty oddano, nikt nie dobiera; ta sama osoba pyta dalej.
books-draws-one-card = Nic nie oddano, więc osoba, która pyta, dobiera jedną kartę.
books-nothing-to-draw = Nic nie oddano, ale nie ma talii, z której można dobrać.
books-drawn-otherwise = { $drawn ->
    [one] { $drawn } karta nie może się zgadzać.
    [few] { $drawn } karty nie mogą się zgadzać.
   *[many] { $drawn } kart nie może się zgadzać.
}
books-no-set = { $set ->
    [book] Komplet to karty jednej wysokości ({ $size }); { $cards } to nie komplet.
   *[pair] Para to karty jednej wysokości ({ $size }); { $cards } to nie para.
}
books-this-is-no-set = { $set ->
    [book] Komplet to karty jednej wysokości ({ $size }); to nie jest komplet.
   *[pair] Para to karty jednej wysokości ({ $size }); to nie jest para.
}
books-is-set = { $set ->
    [book] Komplet to karty jednej wysokości ({ $size }), tak jak te: można je od razu wyłożyć.
   *[pair] Para to karty jednej wysokości ({ $size }), tak jak te: można je od razu wyłożyć.
}
books-two-pairs = { $cards } to dwie pary: obie można od razu wyłożyć.
books-colours-of-a-pair = Obie karty pary są czerwone albo obie czarne.
books-one-of-each = { $cards } to jedna czerwona i jedna czarna.
books-pair-may-be-laid-down = { $cards }: tę parę można od razu wyłożyć.
books-both-suits-would-settle = Rozstrzygnęłyby to kolory obu kart.

books-column-sets = Komplety i pary
books-column-given-away = Oddane

books-name = Authors i Go Fish
books-about = Pytaj o karty i wykładaj czwórki
books-variant-authors = Pytasz o jedną konkretną kartę; cztery tej samej wysokości to komplet
books-variant-authors-dealt-out = Authors bez talii: rozdaje się wszystkie karty
books-variant-go-fish = Pytasz o wysokość i dostajesz wszystkie takie karty albo dobierasz; cztery tej samej wysokości to komplet
books-variant-go-fish-pagat = Od trzech osób po pięć kart; następna pyta osoba zapytana, a pusta ręka kończy rozdanie
books-variant-go-fish-pairs = Go Fish dla najmłodszych: wykłada się pary
books-name-authors-dealt-out = Authors, rozdaje się wszystkie karty
books-name-go-fish = Go Fish
books-name-go-fish-pagat = Go Fish, pięć kart
books-name-go-fish-pairs = Go Fish z parami
books-house-rule-five-cards = Po pięć kart
books-house-rule-one-colour = Pary jednej barwy
books-house-rule-any-card = Można pytać o każdą kartę
books-house-rule-lucky-set = Szczęśliwe dobranie daje drugi ruch tylko wtedy, gdy uzupełnia komplet lub parę
books-house-rule-no-second-turn = Po dobraniu nie ma drugiego ruchu
books-house-rule-asked-goes-on = Następna pyta osoba zapytana
books-house-rule-new-hand = Gdy karty się kończą, dobiera się nowe
books-house-rule-by-rank = Komplety liczą się według wysokości
books-house-rule-ten-points = Do dziesięciu punktów, przez kilka rozdań
books-house-rule-book-for-a-wrong-ask = Za błędne pytanie oddaje się komplet lub parę

books-body-sets = które
books-body-counts = ile
