# German: lines of Cucumber.

cucumber-amount = { $unit ->
    [cucumber] { $points ->
        [one] { $points } Gurke
       *[other] { $points } Gurken
    }
    [credit] { $points } Guthaben
   *[point] { $points ->
       [one] { $points } Punkt
      *[other] { $points } Punkte
   }
}

cucumber-took = { $face ->
    [up] { $player } macht den letzten Stich mit { CARD($card, form: "einem") }: { cucumber-amount }. Die Karte bleibt offen liegen.
   *[down] { $player } macht den letzten Stich mit { CARD($card, form: "einem") }: { cucumber-amount }.
}
cucumber-also-had = { $face ->
    [up] { $player } hat auch { CARD($card, form: "einen") }: { cucumber-amount }. Die Karte bleibt offen liegen.
   *[down] { $player } hat auch { CARD($card, form: "einen") }: { cucumber-amount }.
}
cucumber-took-and-lost = { $player } macht den letzten Stich und verliert die Runde.
cucumber-took-with-and-lost = { $player } macht den letzten Stich mit { CARD($card, form: "einem") } und verliert die Runde.
cucumber-also-had-and-lost = { $player } hat auch { CARD($card, form: "einen") } und verliert die Runde.

cucumber-bonus = { $end ->
    [zero] { $player } hat auch { CARD($card, form: "einen") }, und { $taker } macht den Stich: { cucumber-amount } weniger. Der Stand war { $score }, und unter 0 geht er nicht.
   *[above] { $player } hat auch { CARD($card, form: "einen") }, und { $taker } macht den Stich: { cucumber-amount } weniger.
}

cucumber-doubled-by-card = { CARD($rank, form: "Ein") } fiel im letzten Stich: doppelte Strafe.
cucumber-kontra = { $player } sagt Kontra: doppelte Strafe.
cucumber-kontra-lost = { $player } sagt Kontra und verliert: insgesamt vierfache Strafe.
cucumber-rassi = { $times ->
    [4] { $player } verdoppelt noch einmal: vierfache Strafe.
   *[2] { $player } verdoppelt: doppelte Strafe.
}

cucumber-bet-lost = { $player } hat nicht die niedrigste Karte und verliert den Einsatz, { cucumber-amount }.
cucumber-bet-refused = { $player } geht nicht mit, als { $by } verdoppelt, und verliert den bisherigen Einsatz, { cucumber-amount }.

cucumber-showed = { $player } hat { CARD($card, form: "einen") }: { cucumber-amount }.
cucumber-declared-wrongly = { $how ->
    [equal] { $player } sagt { CARD($card, form: "einen") } als niedrigste Karte an, aber { $other } hat { CARD($lower, form: "einen") }, also genauso niedrig: { cucumber-amount }.
   *[lower] { $player } sagt { CARD($card, form: "einen") } als niedrigste Karte an, aber { $other } hat { CARD($lower, form: "einen") }, und das ist niedriger: { cucumber-amount }.
}
cucumber-nobody-declared = Niemand sagt an, und { $player } hat die niedrigste Karte, { CARD($card, form: "einen") }: { cucumber-amount }.

cucumber-fatal-card = { $player } zahlt mit einer fatalen Karte und ist sofort raus.
cucumber-reset = { $kept ->
    [some] { $player } hat genau { $limit }: Der Stand geht zurück auf 0. Die offen liegenden Karten kommen zurück ins Kartenspiel.
   *[none] { $player } hat genau { $limit }: Der Stand geht zurück auf 0.
}
cucumber-reincarnated = { $player } { $how ->
    [reached] erreicht
   *[over] überschreitet
} { $limit } mit { $points }: ein Leben verloren. Weiter geht es mit { $score }, { $others ->
    [some] dem höchsten Stand der anderen, die noch drin sind
   *[none] weil sonst niemand mehr drin ist
}.
cucumber-half = { $player } { $how ->
    [reached] erreicht
   *[over] überschreitet
} { $limit } mit { $points }: eine halbe Gurke. Alle offen liegenden Karten bis auf die höchste, { CARD($card, form: "einen") }, kommen zurück ins Kartenspiel.
cucumber-half-without-cards = { $player } { $how ->
    [reached] erreicht
   *[over] überschreitet
} { $limit } mit { $points }: eine halbe Gurke. Alle offen liegenden Karten kommen zurück ins Kartenspiel.
cucumber-eliminated = { $player } { $how ->
    [reached] erreicht
   *[over] überschreitet
} { $limit } mit { $points } und ist raus.
cucumber-marked = { $player } { $how ->
    [reached] erreicht
   *[over] überschreitet
} { $limit } mit { $points }: gezeichnet, spielt aber weiter.
cucumber-ends-game = { $player } { $how ->
    [reached] erreicht
   *[over] überschreitet
} { $limit } mit { $points }, und damit ist das Spiel aus.

cucumber-fall-paid = { $player } scheidet mit { CARD($card, form: "einem") } aus und zahlt { $stakes ->
    [one] { $stakes } Einsatz
   *[other] { $stakes } Einsätze
} in den Pott.
cucumber-fall-paid-without-card = { $player } scheidet aus und zahlt { $stakes ->
    [one] { $stakes } Einsatz
   *[other] { $stakes } Einsätze
} in den Pott.

cucumber-restarted = { $status ->
    [in] Alle Karten im letzten Stich waren gleich: Es geht von vorn los. { $player } beginnt mit 0.
   *[out] Alle Karten im letzten Stich waren gleich: Es geht von vorn los. { $player } ist wieder dabei, mit 0.
}

cucumber-bought-in = { $player } kauft sich wieder ein: Weiter geht es mit { $points }, dem höchsten Stand der anderen, die noch drin sind.
cucumber-adjustment-added = Korrektur für { $player }: { cucumber-amount } mehr. { $reason }
cucumber-adjustment-taken-off = Korrektur für { $player }: { cucumber-amount } weniger. { $reason }
cucumber-joins = { $because ->
    [highest] { $player } steigt mit { $points } ein, dem höchsten Stand derer, die noch drin sind.
   *[fresh] { $player } steigt mit { $points } ein, denn gespielt wurde noch nichts.
}
cucumber-joins-by-hands = { $player } steigt mit { $hands ->
    [one] { $hands } verlorenen Runde
   *[other] { $hands } verlorenen Runden
} ein; mehr hat niemand im Spiel.
cucumber-leaves = { $status ->
    [in] { $player } verlässt den Tisch und ist raus.
   *[out] { $player } verlässt den Tisch.
}
