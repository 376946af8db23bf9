# Norwegian: lines of Authors and Go Fish.

books-laid-down = { $count ->
    [0] { $player } la ned ingen { $set ->
        [book] kvartetter
       *[pair] par
    }.
    [one] { $player } la ned { $count } { $set ->
        [book] kvartett
       *[pair] par
    }.
   *[other] { $player } la ned { $count } { $set ->
        [book] kvartetter
       *[pair] par
    }.
}
books-ranks = { $player } la ned { $count } { $count ->
    [one] { $set ->
        [book] kvartett
       *[pair] par
    }
   *[other] { $set ->
        [book] kvartetter
       *[pair] par
    }
}: { CARD($ranks, form: "several") }.
books-ranks-and-points = { $player } la ned { $count } { $count ->
    [one] { $set ->
        [book] kvartett
       *[pair] par
    }
   *[other] { $set ->
        [book] kvartetter
       *[pair] par
    }
}: { CARD($ranks, form: "several") }, { $points } poeng.

books-gives = { $set ->
    [book] { $player } spurte feil og gir en kvartett til { $other }.
   *[pair] { $player } spurte feil og gir et par til { $other }.
}
books-gives-rank = { $set ->
    [book] { $player } spurte feil og gir en kvartett i { CARD($rank, form: "several") } til { $other }.
   *[pair] { $player } spurte feil og gir et par i { CARD($rank, form: "several") } til { $other }.
}
books-gets = { $set ->
    [book] { $player } får en kvartett av { $other }.
   *[pair] { $player } får et par av { $other }.
}
books-gets-rank = { $set ->
    [book] { $player } får en kvartett i { CARD($rank, form: "several") } av { $other }.
   *[pair] { $player } får et par i { CARD($rank, form: "several") } av { $other }.
}
