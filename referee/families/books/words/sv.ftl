# Swedish: lines of Authors and Go Fish.

books-laid-down = { $count ->
    [0] { $player } lade ut inga { $set ->
        [book] fyrtal
       *[pair] par
    }.
   *[other] { $player } lade ut { $count } { $set ->
        [book] fyrtal
       *[pair] par
    }.
}
books-ranks = { $player } lade ut { $count } { $set ->
    [book] fyrtal
   *[pair] par
}: { CARD($ranks, form: "several") }.
books-ranks-and-points = { $player } lade ut { $count } { $set ->
    [book] fyrtal
   *[pair] par
}: { CARD($ranks, form: "several") }, { $points } poäng.

books-gives = { $set ->
    [book] { $player } frågade fel och ger ett fyrtal till { $other }.
   *[pair] { $player } frågade fel och ger ett par till { $other }.
}
books-gives-rank = { $set ->
    [book] { $player } frågade fel och ger ett fyrtal i { CARD($rank, form: "several") } till { $other }.
   *[pair] { $player } frågade fel och ger ett par i { CARD($rank, form: "several") } till { $other }.
}
books-gets = { $set ->
    [book] { $player } får ett fyrtal av { $other }.
   *[pair] { $player } får ett par av { $other }.
}
books-gets-rank = { $set ->
    [book] { $player } får ett fyrtal i { CARD($rank, form: "several") } av { $other }.
   *[pair] { $player } får ett par i { CARD($rank, form: "several") } av { $other }.
}
