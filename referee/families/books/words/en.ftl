# Lines of Authors and Go Fish. A set is a book, four cards of a rank, or a pair. $count is how many somebody has
# laid down, and $ranks are theirs.

books-laid-down = { $count ->
    [0] { $player } laid down no { $set ->
        [book] book
       *[pair] pair
    }.
    [1] { $player } laid down { $count } { $set ->
        [book] book
       *[pair] pair
    }.
   *[other] { $player } laid down { $count } { $set ->
        [book] books
       *[pair] pairs
    }.
}
books-ranks = { $player } laid down { $count } { $count ->
    [1] { $set ->
        [book] book
       *[pair] pair
    }
   *[other] { $set ->
        [book] books
       *[pair] pairs
    }
}: { CARD($ranks, form: "several") }.
books-ranks-and-points = { $player } laid down { $count } { $count ->
    [1] { $set ->
        [book] book
       *[pair] pair
    }
   *[other] { $set ->
        [book] books
       *[pair] pairs
    }
}: { CARD($ranks, form: "several") }, { $points ->
    [1] { $points } point
   *[other] { $points } points
}.

# A set that $player gives away for a wrong ask, or gets for that.
books-gives = { $set ->
    [book] { $player } gives a book to { $other } for a wrong ask.
   *[pair] { $player } gives a pair to { $other } for a wrong ask.
}
books-gives-rank = { $set ->
    [book] { $player } gives a book of { CARD($rank, form: "several") } to { $other } for a wrong ask.
   *[pair] { $player } gives a pair of { CARD($rank, form: "several") } to { $other } for a wrong ask.
}
books-gets = { $set ->
    [book] { $player } gets a book from { $other }.
   *[pair] { $player } gets a pair from { $other }.
}
books-gets-rank = { $set ->
    [book] { $player } gets a book of { CARD($rank, form: "several") } from { $other }.
   *[pair] { $player } gets a pair of { CARD($rank, form: "several") } from { $other }.
}
