# Spanish: lines of Authors and Go Fish.

books-laid-down = { $count ->
    [0] { $player } no bajó { $set ->
        [book] ningún cuarteto
       *[pair] ninguna pareja
    }.
   *[other] { $player } bajó { $set ->
        [book] { $count ->
            [one] { $count } cuarteto
           *[other] { $count } cuartetos
        }
       *[pair] { $count ->
           [one] { $count } pareja
          *[other] { $count } parejas
       }
    }.
}
books-ranks = { $set ->
    [book] { $player } bajó { $count ->
        [one] { $count } cuarteto
       *[other] { $count } cuartetos
    }: { CARD($ranks, form: "varios") }.
   *[pair] { $player } bajó { $count ->
       [one] { $count } pareja
      *[other] { $count } parejas
   }: { CARD($ranks, form: "varios") }.
}
books-ranks-and-points = { $set ->
    [book] { $player } bajó { $count ->
        [one] { $count } cuarteto
       *[other] { $count } cuartetos
    }: { CARD($ranks, form: "varios") }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[pair] { $player } bajó { $count ->
       [one] { $count } pareja
      *[other] { $count } parejas
   }: { CARD($ranks, form: "varios") }, { $points ->
       [one] { $points } punto
      *[other] { $points } puntos
   }.
}

books-gives = { $set ->
    [book] { $player } pidió mal y le da un cuarteto a { $other }.
   *[pair] { $player } pidió mal y le da una pareja a { $other }.
}
books-gives-rank = { $set ->
    [book] { $player } pidió mal y le da un cuarteto de { CARD($rank, form: "varios") } a { $other }.
   *[pair] { $player } pidió mal y le da una pareja de { CARD($rank, form: "varios") } a { $other }.
}
books-gets = { $set ->
    [book] { $player } recibe un cuarteto de { $other }.
   *[pair] { $player } recibe una pareja de { $other }.
}
books-gets-rank = { $set ->
    [book] { $other } le da un cuarteto de { CARD($rank, form: "varios") } a { $player }.
   *[pair] { $other } le da una pareja de { CARD($rank, form: "varios") } a { $player }.
}
