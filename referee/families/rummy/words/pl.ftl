# Polish: lines of Rummy, Rummy 500 and Gin.

rummy-takes = { $count ->
    [0] { $winner } kończy, a { $player } ma jeszcze na ręku { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
   *[other] { $winner } kończy, a { $player } ma jeszcze na ręku { CARD($cards, form: "row") }, { $points ->
       [one] { $points } punkt
       [few] { $points } punkty
      *[many] { $points } punktów
   }.
}
rummy-melded = { $player } ma na stole { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
rummy-held = { $count ->
    [0] { $player } ma jeszcze na ręku { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
   *[other] { $player } ma jeszcze na ręku { CARD($cards, form: "row") }, { $points ->
       [one] { $points } punkt
       [few] { $points } punkty
      *[many] { $points } punktów
   }.
}
rummy-out = { $player } kończy: dodatkowo { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.

rummy-rummy = { $points ->
    [0] { $player } wykłada wszystko naraz: runda liczy się { $times ->
        [one] { $times } raz
        [few] { $times } razy
       *[many] { $times } razy
    }.
   *[other] { $times ->
        [1] { $player } wykłada wszystko naraz: dodatkowo { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
       *[other] { $player } wykłada wszystko naraz: runda liczy się { $times } razy i dodatkowo { $points ->
           [one] { $points } punkt
           [few] { $points } punkty
          *[many] { $points } punktów
       }.
    }
}

rummy-nobody-out = Nikt nie kończy, więc nikt nie dostaje punktów.
rummy-blocked = { $count ->
    [0] Nikt nie kończy, a { $player } ma jeszcze na ręku { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
   *[other] Nikt nie kończy, a { $player } ma jeszcze na ręku { CARD($cards, form: "row") }, { $points ->
       [one] { $points } punkt
       [few] { $points } punkty
      *[many] { $points } punktów
   }.
}
rummy-fewest = { $count ->
    [0] Nikt nie kończy, a { $player } ma jeszcze na ręku { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, najmniej ze wszystkich: { $won ->
        [one] { $won } punkt
        [few] { $won } punkty
       *[many] { $won } punktów
    }.
   *[other] Nikt nie kończy, a { $player } ma jeszcze na ręku { CARD($cards, form: "row") }, { $points ->
       [one] { $points } punkt
       [few] { $points } punkty
      *[many] { $points } punktów
   }, najmniej ze wszystkich: { $won ->
       [one] { $won } punkt
       [few] { $won } punkty
      *[many] { $won } punktów
   }.
}
rummy-not-fewest = { $count ->
    [0] { $player } ma jeszcze na ręku { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, nie najmniej.
   *[other] { $player } ma jeszcze na ręku { CARD($cards, form: "row") }, { $points ->
       [one] { $points } punkt
       [few] { $points } punkty
      *[many] { $points } punktów
   }, nie najmniej.
}
rummy-equal = Nikt nie kończy, a { $players } mają na ręku tak samo mało punktów, więc nikt ich nie dostaje.

rummy-gin = { $player } ma gina, a { $other } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} w luźnych kartach.
rummy-knock = { $player } puka, mając { $deadwood }, a { $other } ma { $against }.
rummy-undercut = { $player } puka, mając { $deadwood }, ale { $other } ma tylko { $against }.
rummy-undercut-equal = { $player } puka, mając { $deadwood }, a { $other } ma tyle samo, nie więcej.
rummy-bonus = { $kind ->
    [gin] Gin, { $player }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
    [big_gin] Duży gin, { $player }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
   *[undercut] Podcięcie, { $player }: { $points ->
       [one] { $points } punkt
       [few] { $points } punkty
      *[many] { $points } punktów
   }.
}
rummy-nobody-knocked = Nikt nie puka, więc nikt nie dostaje punktów.

rummy-box = { $player } ma { $rounds ->
    [one] { $rounds } wygraną rundę
    [few] { $rounds } wygrane rundy
   *[many] { $rounds } wygranych rund
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
rummy-shutout = { $player } wygrywa, a nikt inny nie ma ani punktu: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
rummy-game = { $player } wygrywa grę: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
