# German: lines of every game by rounds.

rounds-begins = { $side }: Anfangsstand { $points }.

rounds-points = { $side }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
rounds-points-on-paper = { $side }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, auf Papier gezählt.

rounds-adjustment-added = Korrektur für { $side }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr. { $reason }
rounds-adjustment-taken-off = Korrektur für { $side }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger. { $reason }

rounds-joins = { $because ->
    [fresh] { $player } steigt mit { $points } ein, denn gespielt wurde noch nichts.
    [first] { $player } steigt mit { $points } ein, wie alle anderen am Anfang.
    [balanced] { $player } steigt mit { $points } ein, denn was die einen gewinnen, verlieren die anderen.
   *[last] { $player } steigt mit { $points } ein, so viel, wie auf dem letzten Platz steht.
}
rounds-leaves = { $player } verlässt den Tisch mit { $points } und spielt nicht mehr mit.

rounds-players-at-the-start = Diese Regeln sind für { $seats } Personen; hier sind { $players }.
rounds-players-with-one-more = Diese Regeln sind für { $seats } Personen; so wären es { $players }.
rounds-players-stay = Wer mitspielt, steht von Anfang an fest; beende das Spiel und beginn ein neues.
rounds-teams-stay = Die Teams bleiben, wie sie sind; beende stattdessen das Spiel.
rounds-left-already = { $player } hat den Tisch schon verlassen.
rounds-leader-follows = Wer ausspielt, richtet sich bei diesen Regeln danach, wer gibt.
rounds-nobody-deals = Bei diesen Regeln gibt niemand.

rounds-abandoned = Das Spiel wurde abgebrochen; eingetragen werden kann nichts mehr.
rounds-over = { $noun ->
   *[round] Das Spiel ist nach { $rounds } { $rounds ->
       [one] Runde
      *[other] Runden
   } aus; gewonnen: { $winners }. Eingetragen werden kann nichts mehr.
}

rounds-points-missing = Wie viele Punkte waren es für { $side }? Gib points für { $id } an; 0, wenn es nichts war.
rounds-points-say-all = Die Punkte sagen schon alles über die Runde. Lass { $name } weg, oder die Punkte.
rounds-adjustment-by-nothing = Eine Korrektur zählt Punkte dazu oder zieht mit einem Minus welche ab; 0 ändert nichts.
rounds-no-such-team = Ein Team { $name } gibt es hier nicht; die Teams sind { $teams }.
rounds-team = { $id } ({ $side })

rounds-form-points = Nur die Punkte
rounds-row-points = Punkte
rounds-ask-points = Wie viele Punkte hat { $name } gemacht?

rounds-to-target = bis { $target }
rounds-so-many = { $rounds ->
    [1] eine Runde
   *[other] { $rounds } Runden
}
rounds-target-or-rounds = bis { $target } oder { $rounds }

rounds-body-points = nur die Punkte
