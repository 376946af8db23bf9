# French: lines of Authors and Go Fish.

books-laid-down = { $count ->
    [0] { $player } n’a posé { $set ->
        [book] aucun carré
       *[pair] aucune paire
    }.
   *[other] { $player } a posé { $set ->
        [book] { $count ->
            [one] { $count } carré
           *[other] { $count } carrés
        }
       *[pair] { $count ->
           [one] { $count } paire
          *[other] { $count } paires
       }
    }.
}
books-ranks = { $set ->
    [book] { $player } a posé { $count ->
        [one] { $count } carré
       *[other] { $count } carrés
    } : { CARD($ranks, form: "plusieurs") }.
   *[pair] { $player } a posé { $count ->
       [one] { $count } paire
      *[other] { $count } paires
   } : { CARD($ranks, form: "plusieurs") }.
}
books-ranks-and-points = { $set ->
    [book] { $player } a posé { $count ->
        [one] { $count } carré
       *[other] { $count } carrés
    } : { CARD($ranks, form: "plusieurs") }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[pair] { $player } a posé { $count ->
       [one] { $count } paire
      *[other] { $count } paires
   } : { CARD($ranks, form: "plusieurs") }, { $points ->
       [one] { $points } point
      *[other] { $points } points
   }.
}

books-gives = { $set ->
    [book] { $player } donne un carré à { $other } pour une mauvaise demande.
   *[pair] { $player } donne une paire à { $other } pour une mauvaise demande.
}
books-gives-rank = { $set ->
    [book] { $player } donne un carré { CARD($rank, form: "de") } à { $other } pour une mauvaise demande.
   *[pair] { $player } donne une paire { CARD($rank, form: "de") } à { $other } pour une mauvaise demande.
}
books-gets = { $set ->
    [book] { $other } donne un carré à { $player }.
   *[pair] { $other } donne une paire à { $player }.
}
books-gets-rank = { $set ->
    [book] { $other } donne un carré { CARD($rank, form: "de") } à { $player }.
   *[pair] { $other } donne une paire { CARD($rank, form: "de") } à { $player }.
}
