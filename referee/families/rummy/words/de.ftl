# German: lines of Rummy, Rummy 500 and Gin.

rummy-takes = { $count ->
    [0] { $winner } macht Schluss, und { $player } hat noch { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } auf der Hand.
   *[other] { $winner } macht Schluss, und { $player } hat noch { CARD($cards, form: "row") } auf der Hand, { $points ->
       [one] { $points } Punkt
      *[other] { $points } Punkte
   }.
}
rummy-melded = { $player } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} auf dem Tisch.
rummy-held = { $count ->
    [0] { $player } hat noch { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } auf der Hand.
   *[other] { $player } hat noch { CARD($cards, form: "row") } auf der Hand, { $points ->
       [one] { $points } Punkt
      *[other] { $points } Punkte
   }.
}
rummy-out = { $player } macht Schluss: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} extra.

rummy-rummy = { $points ->
    [0] { $player } macht Handrommé: Die Runde zählt { $times }-fach.
   *[other] { $times ->
        [1] { $player } macht Handrommé: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } extra.
       *[other] { $player } macht Handrommé: Die Runde zählt { $times }-fach und { $points ->
           [one] { $points } Punkt
          *[other] { $points } Punkte
       } extra.
    }
}

rummy-nobody-out = Niemand hat Schluss gemacht, also bekommt niemand Punkte.
rummy-blocked = { $count ->
    [0] Niemand hat Schluss gemacht, und { $player } hat noch { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } auf der Hand.
   *[other] Niemand hat Schluss gemacht, und { $player } hat noch { CARD($cards, form: "row") } auf der Hand, { $points ->
       [one] { $points } Punkt
      *[other] { $points } Punkte
   }.
}
rummy-fewest = { $count ->
    [0] Niemand hat Schluss gemacht, und { $player } hat noch { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } auf der Hand, am wenigsten von allen: { $won ->
        [one] { $won } Punkt
       *[other] { $won } Punkte
    }.
   *[other] Niemand hat Schluss gemacht, und { $player } hat noch { CARD($cards, form: "row") } auf der Hand, { $points ->
       [one] { $points } Punkt
      *[other] { $points } Punkte
   }, am wenigsten von allen: { $won ->
       [one] { $won } Punkt
      *[other] { $won } Punkte
   }.
}
rummy-not-fewest = { $count ->
    [0] { $player } hat noch { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } auf der Hand, nicht am wenigsten.
   *[other] { $player } hat noch { CARD($cards, form: "row") } auf der Hand, { $points ->
       [one] { $points } Punkt
      *[other] { $points } Punkte
   }, nicht am wenigsten.
}
rummy-equal = Niemand hat Schluss gemacht, und { $players } haben gleich wenige Punkte auf der Hand, also bekommt niemand Punkte.

rummy-gin = { $player } hat Gin, und { $other } hat noch { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} an losen Karten.
rummy-knock = { $player } klopft mit { $deadwood }, und { $other } hat { $against }.
rummy-undercut = { $player } klopft mit { $deadwood }, aber { $other } hat nur { $against }.
rummy-undercut-equal = { $player } klopft mit { $deadwood }, und { $other } hat genauso viel, nicht mehr.
rummy-bonus = { $kind ->
    [gin] Gin für { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
    [big_gin] Big Gin für { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[undercut] Unterboten von { $player }: { $points ->
       [one] { $points } Punkt
      *[other] { $points } Punkte
   }.
}
rummy-nobody-knocked = Niemand hat geklopft, also bekommt niemand Punkte.

rummy-box = { $player } hat { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} gewonnen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
rummy-shutout = { $player } gewinnt, und sonst hat niemand je gepunktet: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
rummy-game = { $player } gewinnt das Spiel: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
