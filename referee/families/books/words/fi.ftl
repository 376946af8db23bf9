# Finnish: lines of Authors and Go Fish.

books-laid-down = { $count ->
    [0] { $player } ei laskenut pöytään yhtään { $set ->
        [book] sarjaa
       *[pair] paria
    }.
   *[other] { $player } laski pöytään { $set ->
        [book] { $count ->
            [one] { $count } sarjan
           *[other] { $count } sarjaa
        }
       *[pair] { $count ->
           [one] { $count } parin
          *[other] { $count } paria
       }
    }.
}
books-ranks = { $player } laski pöytään { $set ->
    [book] { $count ->
        [one] { $count } sarjan
       *[other] { $count } sarjaa
    }
   *[pair] { $count ->
       [one] { $count } parin
      *[other] { $count } paria
   }
}: { CARD($ranks, form: "ysit") }.
books-ranks-and-points = { $player } laski pöytään { $set ->
    [book] { $count ->
        [one] { $count } sarjan
       *[other] { $count } sarjaa
    }
   *[pair] { $count ->
       [one] { $count } parin
      *[other] { $count } paria
   }
}: { CARD($ranks, form: "ysit") }, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.

books-gives = { $set ->
    [book] { $player } antaa sarjan väärästä kysymyksestä; sen saa { $other }.
   *[pair] { $player } antaa parin väärästä kysymyksestä; sen saa { $other }.
}
books-gives-rank = { $set ->
    [book] { $player } antaa sarjan ({ CARD($rank, form: "ysit") }) väärästä kysymyksestä; sen saa { $other }.
   *[pair] { $player } antaa parin ({ CARD($rank, form: "ysit") }) väärästä kysymyksestä; sen saa { $other }.
}
books-gets = { $set ->
    [book] { $player } saa sarjan; sen antaa { $other }.
   *[pair] { $player } saa parin; sen antaa { $other }.
}
books-gets-rank = { $set ->
    [book] { $player } saa sarjan ({ CARD($rank, form: "ysit") }); sen antaa { $other }.
   *[pair] { $player } saa parin ({ CARD($rank, form: "ysit") }); sen antaa { $other }.
}
