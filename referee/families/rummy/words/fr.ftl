# French: lines of Rummy, Rummy 500 and Gin.

rummy-takes = { $count ->
    [0] { $winner } finit, et { $player } a encore { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en main.
   *[other] { $winner } finit, et { $player } a encore { CARD($cards, form: "row") } en main, { $points ->
       [one] { $points } point
      *[other] { $points } points
   }.
}
rummy-melded = { $player } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la table.
rummy-held = { $count ->
    [0] { $player } a encore { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en main.
   *[other] { $player } a encore { CARD($cards, form: "row") } en main, { $points ->
       [one] { $points } point
      *[other] { $points } points
   }.
}
rummy-out = { $player } finit : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.

rummy-rummy = { $points ->
    [0] { $player } pose tout d’un coup : la manche compte { $times } fois.
   *[other] { $times ->
        [1] { $player } pose tout d’un coup : { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de plus.
       *[other] { $player } pose tout d’un coup : la manche compte { $times } fois, et { $points ->
           [one] { $points } point
          *[other] { $points } points
       } de plus.
    }
}

rummy-nobody-out = Personne n’a fini, donc personne ne marque.
rummy-blocked = { $count ->
    [0] Personne n’a fini, et { $player } a encore { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en main.
   *[other] Personne n’a fini, et { $player } a encore { CARD($cards, form: "row") } en main, { $points ->
       [one] { $points } point
      *[other] { $points } points
   }.
}
rummy-fewest = { $count ->
    [0] Personne n’a fini, et { $player } a encore { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en main, le moins de tous : { $won ->
        [one] { $won } point
       *[other] { $won } points
    }.
   *[other] Personne n’a fini, et { $player } a encore { CARD($cards, form: "row") } en main, { $points ->
       [one] { $points } point
      *[other] { $points } points
   }, le moins de tous : { $won ->
       [one] { $won } point
      *[other] { $won } points
   }.
}
rummy-not-fewest = { $count ->
    [0] { $player } a encore { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en main, pas le moins de tous.
   *[other] { $player } a encore { CARD($cards, form: "row") } en main, { $points ->
       [one] { $points } point
      *[other] { $points } points
   }, pas le moins de tous.
}
rummy-equal = Personne n’a fini, et { $players } sont à égalité avec le moins de points en main, donc personne ne marque.

rummy-gin = { $player } fait gin, et { $other } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} de cartes isolées.
rummy-knock = { $player } frappe avec { $deadwood }, et { $other } a { $against }.
rummy-undercut = { $player } frappe avec { $deadwood }, mais { $other } n’a que { $against }.
rummy-undercut-equal = { $player } frappe avec { $deadwood }, et { $other } en a autant, pas plus.
rummy-bonus = { $kind ->
    [gin] Gin pour { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [big_gin] Grand gin pour { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[undercut] Undercut pour { $player } : { $points ->
       [one] { $points } point
      *[other] { $points } points
   }.
}
rummy-nobody-knocked = Personne n’a frappé, donc personne ne marque.

rummy-box = { $player } a gagné { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rummy-shutout = { $player } gagne sans que personne d’autre ait jamais marqué : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
rummy-game = { $player } gagne la partie : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
