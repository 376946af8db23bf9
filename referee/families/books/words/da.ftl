# Danish: lines of Authors and Go Fish.

books-laid-down = { $count ->
    [0] { $player } lagde ingen { $set ->
        [book] kvartetter
       *[pair] par
    }.
    [one] { $player } lagde { $count } { $set ->
        [book] kvartet
       *[pair] par
    }.
   *[other] { $player } lagde { $count } { $set ->
        [book] kvartetter
       *[pair] par
    }.
}
books-ranks = { $player } lagde { $count } { $count ->
    [one] { $set ->
        [book] kvartet
       *[pair] par
    }
   *[other] { $set ->
        [book] kvartetter
       *[pair] par
    }
}: { CARD($ranks, form: "several") }.
books-ranks-and-points = { $player } lagde { $count } { $count ->
    [one] { $set ->
        [book] kvartet
       *[pair] par
    }
   *[other] { $set ->
        [book] kvartetter
       *[pair] par
    }
}: { CARD($ranks, form: "several") }, { $points } point.

books-gives = { $set ->
    [book] { $player } giver en kvartet til { $other } for at have spurgt forkert.
   *[pair] { $player } giver et par til { $other } for at have spurgt forkert.
}
books-gives-rank = { $set ->
    [book] { $player } giver en kvartet i { CARD($rank, form: "several") } til { $other } for at have spurgt forkert.
   *[pair] { $player } giver et par i { CARD($rank, form: "several") } til { $other } for at have spurgt forkert.
}
books-gets = { $set ->
    [book] { $player } får en kvartet af { $other }.
   *[pair] { $player } får et par af { $other }.
}
books-gets-rank = { $set ->
    [book] { $player } får en kvartet i { CARD($rank, form: "several") } af { $other }.
   *[pair] { $player } får et par i { CARD($rank, form: "several") } af { $other }.
}
