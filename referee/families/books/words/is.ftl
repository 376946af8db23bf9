# Icelandic: lines of Authors and Go Fish.

books-laid-down = { $count ->
    [0] { $player } lagði { $set ->
        [book] engan slag
       *[pair] ekkert par
    } á borðið.
   *[other] { $player } lagði { $set ->
        [book] { $count ->
            [one] { $count } slag
           *[other] { $count } slagi
        }
       *[pair] { $count ->
           [one] { $count } par
          *[other] { $count } pör
       }
    } á borðið.
}
books-ranks = { $player } lagði á borðið { $set ->
    [book] { $count ->
        [one] { $count } slag
       *[other] { $count } slagi
    }
   *[pair] { $count ->
       [one] { $count } par
      *[other] { $count } pör
   }
}: { CARD($ranks, form: "tvistar") }.
books-ranks-and-points = { $player } lagði á borðið { $set ->
    [book] { $count ->
        [one] { $count } slag
       *[other] { $count } slagi
    }
   *[pair] { $count ->
       [one] { $count } par
      *[other] { $count } pör
   }
}: { CARD($ranks, form: "tvistar") }, { $points } stig.

books-gives = { $set ->
    [book] { $player } gefur slag fyrir ranga spurningu; { $other } fær hann.
   *[pair] { $player } gefur par fyrir ranga spurningu; { $other } fær það.
}
books-gives-rank = { $set ->
    [book] { $player } gefur slag ({ CARD($rank, form: "tvistar") }) fyrir ranga spurningu; { $other } fær hann.
   *[pair] { $player } gefur par ({ CARD($rank, form: "tvistar") }) fyrir ranga spurningu; { $other } fær það.
}
books-gets = { $set ->
    [book] { $player } fær slag; { $other } gefur hann.
   *[pair] { $player } fær par; { $other } gefur það.
}
books-gets-rank = { $set ->
    [book] { $player } fær slag ({ CARD($rank, form: "tvistar") }); { $other } gefur hann.
   *[pair] { $player } fær par ({ CARD($rank, form: "tvistar") }); { $other } gefur það.
}
