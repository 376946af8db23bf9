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
