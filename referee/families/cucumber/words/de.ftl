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

cucumber-left-the-hand = { $player } ist aus der Runde ausgestiegen. Noch dabei: { $others }.
cucumber-listed-twice = { $player } steht zweimal da.
cucumber-listed-twice-in-trick = { $player } steht zweimal da; im letzten Stich haben alle nur eine Karte.
cucumber-missing-in-trick = { $player } fehlt. Dabei sind { $others }, mit je einer Karte.
cucumber-order = { $way ->
    [backwards] Die Liste läuft gegen den Uhrzeigersinn: Links von { $before } sitzt { $after }, nicht { $given }.
   *[mixed] Die Reihenfolge stimmt nicht: Links von { $before } sitzt { $after }, nicht { $given }.
}

cucumber-not-in-pack = { $card } gibt es in diesem Kartenspiel nicht. Es hat { $jokers ->
    [0] { $low } bis { $high }
   *[other] { $low } bis { $high } und { $jokers } Joker
}.
cucumber-suit-missing = Welche Farbe hat { CARD($rank, form: "row") }? { $cards } { $count ->
    [one] steht
   *[other] stehen
} über allem, deshalb kommt es hier auf die Farbe an.
cucumber-too-many-of-a-card = { $count } × { $card } in diesem Stich, aber das Kartenspiel hat nur { $holds }.
cucumber-card-lies-face-up = { $count } × { $card } in diesem Stich, aber möglich sind nur { $left }: Das Kartenspiel hat { $holds }, und offen liegt die Karte schon vor { $owners }.
cucumber-owner = { $player } ({ $count })

cucumber-other-calls = { $call } gibt es nach diesen Regeln nicht, nur { $known }.
cucumber-no-calls = { $call } gibt es nach diesen Regeln nicht und auch keine andere Ansage.
cucumber-multiplier = Der Faktor ist 1, 2 (verdoppelt) oder 4 (noch einmal verdoppelt), nicht { $given }.
cucumber-no-exchange = Nach diesen Regeln werden keine Karten getauscht.

cucumber-taker-missing = Wer hat den letzten Stich gemacht? In der Kurzform muss das dabeistehen.
cucumber-card-missing = Mit welcher Karte wurde der letzte Stich gemacht? Nach diesen Regeln kommt es darauf an.
cucumber-tied-twice = { $player } steht zweimal unter denen mit der höchsten Karte.
cucumber-doubling-missing = Hat jemand im letzten Stich { CARD($rank, form: "einen") } gespielt? Das verdoppelt hier die Strafe.
cucumber-no-doubling = Nach diesen Regeln verdoppelt keine Karte die Strafe.
cucumber-doubling-cannot-be = Niemand kann { CARD($rank, form: "einen") } gespielt haben: Eine niedrigere Karte hatte niemand.
cucumber-doubling-must-be = Jemand muss { CARD($rank, form: "einen") } gespielt haben: Eine andere Karte ist nicht mehr übrig.
cucumber-lowest-missing = Wer hatte die niedrigste Karte (bei mehreren: zuerst gespielt)? Wer sie hatte, gibt als Nächstes.
cucumber-lowest-cannot-be = { $why ->
    [highest] { $player } hatte die höchste Karte, also nicht als Erstes die niedrigste.
   *[last] { $player } hat von den gleichen Karten die letzte gespielt, also nicht als Erstes die niedrigste.
}
cucumber-too-many-equal = { $kept ->
    [0] { $count } am Tisch können nicht { CARD($card, form: "einen") } oder eine gleich hohe Karte gehabt haben: Das Kartenspiel hat { $holds }.
   *[other] { $count } am Tisch können nicht { CARD($card, form: "einen") } oder eine gleich hohe Karte gehabt haben: Das Kartenspiel hat { $holds }, davon { $kept } offen auf dem Tisch.
}
cucumber-too-few-lower = { $lower ->
    [0] Niedrigere Karten als { $card } müssten von { $players } gekommen sein, aber niedriger ist keine. Wer hatte noch { CARD($rank, form: "einen") }?
    [one] Niedrigere Karten als { $card } müssten von { $players } gekommen sein, aber niedriger ist nur { $lower } Karte. Wer hatte noch { CARD($rank, form: "einen") }?
   *[other] Niedrigere Karten als { $card } müssten von { $players } gekommen sein, aber niedriger sind nur { $lower } Karten. Wer hatte noch { CARD($rank, form: "einen") }?
}
cucumber-different-equal-cards = Verschiedene Karten sind hier gleich hoch und bleiben offen liegen: Trag den letzten Stich Karte für Karte ein.
cucumber-last-trick-unknown = Der letzte Stich muss Karte für Karte bekannt sein, und davor darf nichts fehlen.
cucumber-all-have-refused = Sonst ist niemand mitgegangen, also gewinnt { $player }: Einen letzten Stich gibt es nicht.
cucumber-winner-missing = Wer hatte die niedrigste Karte (bei mehreren: zuerst gespielt)? Wer sie hatte, gewinnt die Runde.
cucumber-declaration-missing = Hat jemand angesagt? Gib an, wer, oder null, wenn es niemand war.
cucumber-cards-instead-of-outcome = Hier zählt jede letzte Karte: Gib die Karten als last_trick an, oder keine, wenn niemand angesagt hat.
cucumber-cards-missing = Alle zeigen ihre Karten, und jede zählt: Gib die letzten Karten von allen an.

cucumber-nobody-deals-at-first = Nach diesen Regeln gibt niemand; gib an, wer ausspielt.
cucumber-leader-follows = Wer ausspielt, hängt nach diesen Regeln davon ab, wer gibt ({ $rule }).
cucumber-abandoned = Das Spiel wurde abgebrochen; mehr lässt sich nicht eintragen.
cucumber-over = Das Spiel ist aus, nach { $hands ->
    [one] { $hands } Runde
   *[other] { $hands } Runden
}. Gewonnen: { $winners }. Mehr lässt sich nicht eintragen.
cucumber-pack-is-too-small = { $kept ->
    [one] { $kept } Karte liegt
   *[other] { $kept } Karten liegen
} offen, und übrig sind { $stock }: Das Kartenspiel reicht für keine Runde mehr.
cucumber-no-buy-ins = Nach diesen Regeln kann sich niemand wieder einkaufen.
cucumber-has-left = { $player } hat den Tisch verlassen.
cucumber-bought-in-already = { $player } hat sich schon wieder eingekauft; nach diesen Regeln geht das je Spiel höchstens { $most }-mal.
cucumber-buy-in-needs-others = { $player } kann sich nur wieder einkaufen, solange noch mindestens { $needed ->
    [one] { $needed } andere Person im Spiel ist
   *[other] { $needed } andere im Spiel sind
}; jetzt sind es { $others }.
cucumber-buy-in-is-no-better = { $player } ist noch im Spiel, mit { $score }; nach dem Einkaufen wären es { $points }, und das ist nicht besser.
cucumber-nobody-deals = Nach diesen Regeln gibt niemand.
cucumber-not-among-drawers = Ums Geben ziehen { $players }, nicht { $player }.
cucumber-cannot-deal = { $player } ist raus und kann nicht geben.
cucumber-no-score = Nach diesen Regeln wird kein Stand geführt.
cucumber-adjustment-too-large = { $player } hat { $score }: Eine Korrektur ist nicht 0 und zieht höchstens { $score } ab.
cucumber-full = Nach diesen Regeln spielen höchstens { $most } mit, und { $here } sind schon da.
cucumber-pack-serves-too-few = Für { $players } am Tisch reicht das Kartenspiel nicht.
cucumber-has-left-already = { $player } hat den Tisch schon verlassen.

cucumber-ask-taker = Wer hat den letzten Stich gemacht?
cucumber-tap-taker = Tipp an, wer den letzten Stich gemacht hat
cucumber-who-took = { $name } macht den letzten Stich
cucumber-ask-loser = Wer hat die Runde verloren?
cucumber-tap-loser = Tipp an, wer die Runde verloren hat
cucumber-who-lost = { $name } verliert die Runde
cucumber-ask-lowest = Wer hatte die niedrigste Karte?
cucumber-tap-lowest = Tipp an, wer die niedrigste Karte hatte
cucumber-who-had-the-lowest = { $name } hatte die niedrigste Karte
cucumber-ask-leader = Wer hat den letzten Stich ausgespielt?
cucumber-tap-leader = Tipp an, wer den letzten Stich ausgespielt hat
cucumber-who-led = { $name } hat den letzten Stich ausgespielt
cucumber-ask-declarer = Wer hat die niedrigste Karte angesagt?
cucumber-tap-declarer = Tipp an, wer die niedrigste Karte angesagt hat
cucumber-who-declared = { $name } hat die niedrigste Karte angesagt
cucumber-form-nobody-declared = Niemand hat angesagt
cucumber-form-taker = Wer ihn gemacht hat
cucumber-form-loser = Wer verloren hat
cucumber-form-lowest = Wer die niedrigste hatte
cucumber-form-cards = Jede Karte
cucumber-row-card-of-taker = Mit
cucumber-ask-card-of-taker = Mit welcher Karte machte { $name } ihn?
cucumber-row-tied = Gleich hoch
cucumber-row-lowest = Niedrigste
cucumber-row-doubling-card = { CARD($rank, form: "Ein") } fiel darin
cucumber-ask-doubling-card = Hat darin jemand { CARD($rank, form: "einen") } gespielt?
cucumber-row-card = Karte
cucumber-ask-card = Was hat { $name } gespielt?
cucumber-row-leader = Stich davor
cucumber-ask-winner-before = Wer hat den Stich davor gemacht?
cucumber-row-kontra = Kontra
cucumber-fold-kontra = Hat jemand Kontra gesagt?
cucumber-fold-rassi = Hat jemand hingeworfen oder verdoppelt?
cucumber-row-rassi-free = Hingeworfen
cucumber-hint-rassi-free = kostet nichts
cucumber-row-rassi-times = Faktor
cucumber-hint-rassi-times = verdoppelt 2, noch einmal 4
cucumber-row-doubles = Verdoppelt
cucumber-ask-doubles = Wer hat verdoppelt?
cucumber-row-double-after = nach Stich
cucumber-ask-refused = Wer ist nicht mitgegangen?
cucumber-row-exchange = Getauscht
cucumber-fold-exchange = Hat jemand Karten getauscht?
cucumber-ask-exchange = Wer hat Karten getauscht?
cucumber-row-changed = Karten

cucumber-count-hands-played = Runden gespielt
cucumber-count-hands-lost = Runden verloren
cucumber-count-penalty-points = Strafpunkte
cucumber-count-cucumbers = Gurken
cucumber-count-buy-ins = Wieder eingekauft
cucumber-count-longest-run = Runden in Folge ohne Strafe
cucumber-ratio-average-penalty = Punkte je Runde

cucumber-due-buy-in = Für den Wiedereinkauf gezahlt
cucumber-due-fall = Fürs Ausscheiden gezahlt

cucumber-nobody-changes = Nach diesen Regeln tauscht niemand Karten.
cucumber-need-not-change = Tauschen muss niemand.
cucumber-holding-is-smaller = Ein Blatt hat { $holding } Karten, also können nicht { $count } getauscht werden.
cucumber-most-to-change = Niemand darf mehr als { $most ->
    [1] { $most } Karte
   *[other] { $most } Karten
} tauschen.
cucumber-stock-left = { $enough ->
    [yes] Im Stapel sind noch { $left }, genug für { $count }.
   *[no] Im Stapel sind noch { $left }, zu wenig für { $count }.
}
cucumber-first-changed-none = Wer zuerst dran war, hat keine Karte getauscht, also darf es niemand.
cucumber-stock-is-used-up = Der Stapel ist aufgebraucht, also darf niemand mehr tauschen.
cucumber-as-many-or-none = Wer zuerst dran war, hat { $first } getauscht: genauso viele oder keine.
cucumber-whole-stock-or-none = Wer zuerst dran war, hat { $first } getauscht, und im Stapel sind nur noch { $left }: alle oder keine.
cucumber-dealer-keeps-two = Wer gibt, behält mindestens zwei Karten; so blieben { $left }.
cucumber-no-more-than-first = Wer zuerst dran war, hat { $first } getauscht, und mehr darf niemand tauschen.
cucumber-before-changed-none = Unmittelbar davor wurde keine Karte getauscht, also darf es niemand mehr.
cucumber-no-more-than-before = Unmittelbar davor wurden { $before } getauscht, und mehr darf niemand tauschen.
cucumber-cannot-have-been = Das kann nicht gewesen sein.
cucumber-whole-holding-is-changed = Getauscht wird nur das ganze Blatt, alle { $holding } Karten.
cucumber-three-changes = Ein Blatt wird höchstens dreimal getauscht: frei, verdoppelt, noch einmal verdoppelt.
cucumber-third-change = Ein drittes Mal darf nur getauscht werden, wenn das erste Mal frei war.
cucumber-seeing-first-holding = Das erste Blatt: ob darin König, Dame oder Bube war; dann war es nicht erlaubt.
cucumber-change-doubles = Ein Blatt darf getauscht werden, um zu verdoppeln, und noch einmal, um wieder zu verdoppeln.
cucumber-nobody-throws-in = Nach diesen Regeln wirft niemand umsonst hin.
cucumber-has-a-picture = Im Blatt ist ein Bild: { $card }.
cucumber-no-picture-yet = { $count } von { $each } Karten sind bekannt, und noch kein Bild.
cucumber-seeing-the-others = Die anderen Karten: ob König, Dame oder Bube darunter ist.
cucumber-no-picture = { $also ->
    [high] Im Blatt ist kein König, keine Dame und kein Bube; Asse und Joker sind keine Bilder.
   *[none] Im Blatt ist kein König, keine Dame und kein Bube.
}
cucumber-bets-are-not-doubled = Nach diesen Regeln wird nicht verdoppelt.
cucumber-hand-is-won = Sonst ist niemand mitgegangen, also gewinnt { $player }: Die Runde ist aus.
cucumber-alone-in-the-hand = Nur { $player } ist dabei; eine Runde, in der verdoppelt werden könnte, gibt es nicht.
cucumber-out-of-the-hand = { $player } ist aus der Runde ausgestiegen. Noch dabei: { $others }.
cucumber-doubled-last = { $player } hat zuletzt verdoppelt; erst muss jemand anderes verdoppeln.
cucumber-double-between-tricks = Nach Stich { $trick } kann nicht verdoppelt werden. Verdoppelt wird zwischen zwei Stichen: nach Stich 1 bis { $last }.
cucumber-double-comes-later = Nach Stich { $trick } kann nicht verdoppelt werden. Zwischen zwei Stichen geht das einmal, und zuletzt war es nach Stich { $before }.
cucumber-double-needs = Alle in der Runde brauchen dafür { cucumber-amount }; { $have }.
cucumber-has = { $player } hat { $points }
cucumber-only-winner-doubles = Verdoppeln darf nur, wer den Stich davor gemacht hat, und das war nicht { $player }.
cucumber-may-double = { $player } darf verdoppeln: Das Guthaben von allen in der Runde reicht, { cucumber-amount }.
cucumber-nobody-declares = Nach diesen Regeln sagt niemand an.
cucumber-all-have-declined = Alle haben verzichtet, also sagt niemand an.
cucumber-word-of-another = Die Ansage liegt bei { $player }: Gefragt wird reihum, zuerst, wer den letzten Stich gemacht hat.
cucumber-may-declare = Die Ansage liegt bei { $player }, also darf { $player } ansagen.
