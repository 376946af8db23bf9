# German: lines of Authors and Go Fish.

books-laid-down = { $count ->
    [0] { $player } hat { $set ->
        [book] kein Quartett
       *[pair] kein Paar
    } abgelegt.
   *[other] { $player } hat { $set ->
        [book] { $count ->
            [one] { $count } Quartett
           *[other] { $count } Quartette
        }
       *[pair] { $count ->
           [one] { $count } Paar
          *[other] { $count } Paare
       }
    } abgelegt.
}
books-ranks = { $set ->
    [book] { $player } hat { $count ->
        [one] { $count } Quartett
       *[other] { $count } Quartette
    } abgelegt: { CARD($ranks, form: "mehrere") }.
   *[pair] { $player } hat { $count ->
       [one] { $count } Paar
      *[other] { $count } Paare
   } abgelegt: { CARD($ranks, form: "mehrere") }.
}
books-ranks-and-points = { $set ->
    [book] { $player } hat { $count ->
        [one] { $count } Quartett
       *[other] { $count } Quartette
    } abgelegt: { CARD($ranks, form: "mehrere") }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[pair] { $player } hat { $count ->
       [one] { $count } Paar
      *[other] { $count } Paare
   } abgelegt: { CARD($ranks, form: "mehrere") }, { $points ->
       [one] { $points } Punkt
      *[other] { $points } Punkte
   }.
}

books-gives = { $set ->
    [book] { $player } hat falsch gefragt und gibt ein Quartett an { $other } ab.
   *[pair] { $player } hat falsch gefragt und gibt ein Paar an { $other } ab.
}
books-gives-rank = { $set ->
    [book] { $player } hat falsch gefragt und gibt ein Quartett ({ CARD($rank, form: "mehrere") }) an { $other } ab.
   *[pair] { $player } hat falsch gefragt und gibt ein Paar ({ CARD($rank, form: "mehrere") }) an { $other } ab.
}
books-gets = { $set ->
    [book] { $player } bekommt ein Quartett von { $other }.
   *[pair] { $player } bekommt ein Paar von { $other }.
}
books-gets-rank = { $set ->
    [book] { $player } bekommt ein Quartett ({ CARD($rank, form: "mehrere") }) von { $other }.
   *[pair] { $player } bekommt ein Paar ({ CARD($rank, form: "mehrere") }) von { $other }.
}
