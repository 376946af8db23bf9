# German: lines of Klondike, FreeCell and their like.

patience-begins-at-0 = Jede Runde beginnt bei 0: Die { SIGNED($points) } von vorher zählen nicht mehr.
patience-costs = Die Runde kostet { $points }.
patience-won = Alle { $cards } Karten liegen oben: Für { $player } ist die Patience aufgegangen.

patience-cards = { $cards ->
    [one] { $cards } Karte liegt
   *[other] { $cards } Karten liegen
} oben, je ein Punkt.
patience-cards-earn = { $cards ->
    [one] { $cards } Karte liegt
   *[other] { $cards } Karten liegen
} oben: { $cards } × { $each } = { $points }.

patience-event = { $event ->
    [waste_to_tableau] Eine Karte von der Ablage in eine Spalte
    [waste_to_foundation] Eine Karte von der Ablage auf einen Zielstapel
    [tableau_to_foundation] Eine Karte aus einer Spalte auf einen Zielstapel
    [foundation_to_tableau] Eine Karte von einem Zielstapel zurückgeholt
    [turned] Eine Karte in einer Spalte aufgedeckt
   *[recycled] Die Ablage umgedreht
}, { $times ->
    [1] einmal
   *[other] { $times }-mal
}: { $times } × { SIGNED($each) } = { SIGNED($points) }.
patience-nothing = Nichts getan, was Punkte bringt.
patience-floor = Die Runde kam auf { SIGNED($points) }; sie zählt aber mindestens { SIGNED($floor) }.

patience-pile = { $pile ->
    [t] Spalte { $number }
    [c] Zelle { $number }
    [f] { $suit ->
        [C] Zielstapel Kreuz
        [D] Zielstapel Karo
        [H] Zielstapel Herz
        [S] Zielstapel Pik
       *[none] Zielstapel
    }
    [stock] Talon
   *[waste] Ablage
}
patience-uncovers-nothing = Bei diesem Zug wird keine Karte aufgedeckt: { patience-pile }.
patience-shows-unseen-card = { $pile ->
    [t] In Spalte { $number } liegt eine Karte offen, die nicht genannt ist; gib an, welche.
    [c] In Zelle { $number } liegt eine Karte, die nicht genannt ist; gib an, welche.
   *[waste] Auf der Ablage liegt eine Karte offen, die nicht genannt ist; gib an, welche.
}
patience-another-card-lies-there = Dort liegt { $card }, nicht { $other }.
patience-card-lies-elsewhere = { $card } liegt schon woanders; die Karte gibt es nur einmal.
patience-card-told-twice = { $card } ist { $times ->
    [2] zweimal
    [3] dreimal
   *[other] { $times }-mal
} genannt; die Karte gibt es nur einmal.
patience-which-suit = { $card }: Welche Farbe? Jede Karte braucht ihre Farbe, etwa { $example }.
patience-not-in-pack = { $card } gibt es in diesem Kartenspiel nicht.
patience-cards-of-a-foundation = Ein Zielstapel hat 0 bis { $most } Karten, nicht { $given }.
patience-so-many-piles = { $piles ->
    [tableau] Nach diesen Regeln gibt es { $known } Spalten; angegeben sind { $given }.
   *[cells] Nach diesen Regeln gibt es { $known } Zellen; angegeben sind { $given }.
}
patience-which-foundation = Welcher Zielstapel? Schreib fC, fD, fH oder fS.
patience-cards-drawn = Gezogene Karten: { $counted }, nicht { $given }.
patience-no-such-pile = Einen Stapel „{ $name }“ gibt es nicht. Es gibt t1 bis t{ $columns }{ $cells ->
    [0] {""}
   *[other] , c1 bis c{ $cells }
}{ $stock ->
    [yes] , waste, stock
   *[no] {""}
}, f, fC, fD, fH und fS.

patience-only-results = Gib results an, was bei jeder Runde herauskam, und sonst nichts über eine Runde.
patience-results-missing = Wie viele Karten liegen bei { $side } oben? Gib results für { $id } an.
patience-cards-missing = Wie viele Karten liegen oben? Gib cards an, oder foundations, layout, oder start mit moves.
patience-cards-of-a-pack = Ein Kartenspiel hat { $most } Karten: 0 bis { $most } können oben liegen, nicht { $given }.
patience-cards-total = { $by ->
    [foundations] Nach den Zielstapeln { $counted ->
        [1] liegt { $counted } Karte
       *[other] liegen { $counted } Karten
    } oben, nicht { $given }.
    [layout] Nach der Auslage { $counted ->
        [1] liegt { $counted } Karte
       *[other] liegen { $counted } Karten
    } oben, nicht { $given }.
   *[moves] Nach diesen Zügen { $counted ->
        [1] liegt { $counted } Karte
       *[other] liegen { $counted } Karten
    } oben, nicht { $given }.
}
patience-foundation-missing = { $suit ->
    [C] Wie weit kam Kreuz? Gib C an, 0, wenn noch nichts liegt.
    [D] Wie weit kam Karo? Gib D an, 0, wenn noch nichts liegt.
    [H] Wie weit kam Herz? Gib H an, 0, wenn noch nichts liegt.
   *[S] Wie weit kam Pik? Gib S an, 0, wenn noch nichts liegt.
}
patience-foundation-by-layout = { $suit ->
    [C] In der Auslage steht Kreuz bei { $counted }, nicht bei { $given }.
    [D] In der Auslage steht Karo bei { $counted }, nicht bei { $given }.
    [H] In der Auslage steht Herz bei { $counted }, nicht bei { $given }.
   *[S] In der Auslage steht Pik bei { $counted }, nicht bei { $given }.
}
patience-foundation-by-moves = { $suit ->
    [C] Nach diesen Zügen steht Kreuz bei { $counted }, nicht bei { $given }.
    [D] Nach diesen Zügen steht Karo bei { $counted }, nicht bei { $given }.
    [H] Nach diesen Zügen steht Herz bei { $counted }, nicht bei { $given }.
   *[S] Nach diesen Zügen steht Pik bei { $counted }, nicht bei { $given }.
}
patience-start-and-moves = Eine Runde in Zügen hat start und moves; { $name } fehlt.
patience-move-refused = Zug { $number }: { $reason }
patience-is-won = Alle { $cards } Karten liegen oben: Die Patience ist aufgegangen.
patience-not-won = { $cards ->
    [1] { $cards } Karte liegt oben
   *[other] { $cards } Karten liegen oben
}{ $missing ->
    [0] .
    [1] ; es fehlt { AND($named) }.
    [2] ; es fehlen { AND($named) }.
    [3] ; es fehlen { AND($named) }.
   *[other] ; es fehlen { $missing }.
}
patience-the-card = { $card }

patience-events-missing = Nach diesen Regeln gibt es Punkte für das, was geschieht: Gib mit events an, was wie oft geschah.
patience-events-by-moves = Nach diesen Zügen: { $event ->
    [waste_to_tableau] eine Karte von der Ablage in eine Spalte
    [waste_to_foundation] eine Karte von der Ablage auf einen Zielstapel
    [tableau_to_foundation] eine Karte aus einer Spalte auf einen Zielstapel
    [foundation_to_tableau] eine Karte von einem Zielstapel zurückgeholt
    [turned] eine Karte in einer Spalte aufgedeckt
   *[recycled] die Ablage umgedreht
}, { $times ->
    [1] { $times }-mal
   *[other] { $times }-mal
}, nicht { $given }.
patience-events-add-up = { $brought ->
    [1] { $brought } Karte
   *[other] { $brought } Karten
} nach oben gelegt und { $back } zurückgeholt: Das macht { $left } oben, nicht { $given }.
patience-turned-at-most = In den Spalten { $most ->
    [1] lässt sich höchstens { $most } Karte
   *[other] lassen sich höchstens { $most } Karten
} aufdecken, nicht { $given }.
patience-from-the-waste-at-most = Von der Ablage { $most ->
    [1] kann höchstens { $most } Karte
   *[other] können höchstens { $most } Karten
} kommen, nicht { $given }.
patience-none-taken-back = Nach diesen Regeln bleibt eine Karte auf dem Zielstapel; zurückgeholt wird keine, nicht { $given }.
patience-turned-over-at-most = Die Ablage lässt sich höchstens { $most ->
    [1] { $most }-mal
   *[other] { $most }-mal
} umdrehen, nicht { $given }.
patience-came-to-light = { $dealt } offen gegebene, { $turned } aufgedeckte und { $waste } Karten von der Ablage sind { $sum }; { $given } können nicht oben liegen.
patience-turned-by-layout = Nach der Auslage { $counted ->
    [1] wurde { $counted } Karte
   *[other] wurden { $counted } Karten
} in den Spalten aufgedeckt, nicht { $given }.
patience-from-the-waste-by-layout = Nach der Auslage { $counted ->
    [1] kam { $counted } Karte
   *[other] kamen { $counted } Karten
} von der Ablage, nicht { $given }.
patience-turned-over-by-layout = Nach der Auslage wurde die Ablage { $counted ->
    [1] { $counted }-mal
   *[other] { $counted }-mal
} umgedreht, nicht { $given }.

patience-pass-by-moves = Nach diesen Zügen ist es Durchgang { $counted }, nicht { $given }.
patience-with-the-moves = Mit dem, was die Züge ergeben: { $reason }
patience-column-by-moves = Spalte { $number } nach diesen Zügen: { $held }, nicht { $given }.
patience-pile-by-moves = { $pile ->
    [stock] Talon nach diesen Zügen: { $held }, nicht { $given }.
    [waste] Ablage nach diesen Zügen: { $held }, nicht { $given }.
   *[cells] Reihe der Zellen nach diesen Zügen: { $held }, nicht { $given }.
}
patience-held = { $down ->
    [0] { patience-held-open }
    [1] { $down } verdeckte Karte und { patience-held-open }
   *[other] { $down } verdeckte Karten und { patience-held-open }
}
patience-held-open = { $count ->
    [0] nichts
   *[other] { $seen ->
        [yes] { CARD($cards, form: "row") }
       *[no] { $count ->
            [1] { $count } Karte
           *[other] { $count } Karten
        }
    }
}

patience-in-words = { $count }
patience-may-go = { $pile ->
    [f] Erlaubt: { CARD($cards, form: "row") } nach oben.
    [c] Erlaubt: { CARD($cards, form: "row") } in Zelle { $number }.
   *[t] Erlaubt: { CARD($cards, form: "row") } in Spalte { $number }.
}
patience-lies-there-already = { $pile ->
    [t] In Spalte { $number } liegt es schon.
    [c] In Zelle { $number } liegt es schon.
    [f] { $suit ->
        [C] Auf dem Zielstapel Kreuz liegt es schon.
        [D] Auf dem Zielstapel Karo liegt es schon.
        [H] Auf dem Zielstapel Herz liegt es schon.
       *[S] Auf dem Zielstapel Pik liegt es schon.
    }
   *[waste] Auf der Ablage liegt es schon.
}
patience-from-cell-to-cell = Von Zelle zu Zelle ist nichts gewonnen.
patience-from-foundation-to-column = Von einem Zielstapel geht eine Karte nur in eine Spalte.
patience-only-stock-to-waste = Auf die Ablage kommen nur Karten vom Talon.
patience-stays-on-foundation = Nach diesen Regeln bleibt eine Karte auf dem Zielstapel.
patience-pile-has-no-card = { $pile ->
    [c] In Zelle { $number } liegt keine Karte.
    [f] { $suit ->
        [C] Auf dem Zielstapel Kreuz liegt keine Karte.
        [D] Auf dem Zielstapel Karo liegt keine Karte.
        [H] Auf dem Zielstapel Herz liegt keine Karte.
       *[S] Auf dem Zielstapel Pik liegt keine Karte.
    }
   *[waste] Auf der Ablage liegt keine Karte.
}
patience-one-card-from = { $pile ->
    [c] Aus Zelle { $number } nimmt man eine Karte, nicht { $count }.
    [f] { $suit ->
        [C] Vom Zielstapel Kreuz nimmt man eine Karte, nicht { $count }.
        [D] Vom Zielstapel Karo nimmt man eine Karte, nicht { $count }.
        [H] Vom Zielstapel Herz nimmt man eine Karte, nicht { $count }.
       *[S] Vom Zielstapel Pik nimmt man eine Karte, nicht { $count }.
    }
   *[waste] Von der Ablage nimmt man eine Karte, nicht { $count }.
}
patience-column-has = { $up ->
    [0] Spalte { $number } ist leer; { $count ->
        [1] eine Karte lässt sich nicht bewegen
       *[other] { $count } Karten lassen sich nicht bewegen
    }.
    [1] In Spalte { $number } liegt eine Karte offen; { $count ->
        [1] eine Karte lässt sich nicht bewegen
       *[other] { $count } Karten lassen sich nicht bewegen
    }.
   *[other] In Spalte { $number } liegen { $up } Karten offen; { $count ->
        [1] eine Karte lässt sich nicht bewegen
       *[other] { $count } Karten lassen sich nicht bewegen
    }.
}
patience-turn-last-up = In Spalte { $number } liegt keine Karte offen; deck die letzte auf.
patience-one-by-one = Karten gehen einzeln nach oben, nicht { $count } auf einmal.
patience-other-foundation = { $card } gehört auf den Zielstapel { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}, nicht auf { $other ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}.
patience-has-to-wait = { $suit ->
    [C] Kreuz ist bei { CARD($reached, form: "row") }; { $card } muss auf { $missing } warten.
    [D] Karo ist bei { CARD($reached, form: "row") }; { $card } muss auf { $missing } warten.
    [H] Herz ist bei { CARD($reached, form: "row") }; { $card } muss auf { $missing } warten.
   *[S] Pik ist bei { CARD($reached, form: "row") }; { $card } muss auf { $missing } warten.
}
patience-waits-for-the-first = { $suit ->
    [C] Kreuz hat noch nicht begonnen; { $card } muss auf { $missing } warten.
    [D] Karo hat noch nicht begonnen; { $card } muss auf { $missing } warten.
    [H] Herz hat noch nicht begonnen; { $card } muss auf { $missing } warten.
   *[S] Pik hat noch nicht begonnen; { $card } muss auf { $missing } warten.
}
patience-one-card-in-a-cell = In eine Zelle passt eine Karte, nicht { $count }.
patience-cell-is-taken = In Zelle { $number } liegt { $card }; in eine Zelle passt eine Karte.
patience-no-sequence = { CARD($cards, form: "row") } ist keine Folge: Jede Karte ist um eins niedriger als die davor und von der anderen Farbe, rot oder schwarz.
patience-move-together = Nach diesen Regeln gehen nur zusammen: { CARD($cards, form: "row") }.
patience-does-not-fit = { $rank ->
    [none] Auf { $last } geht in einer Spalte nichts, auch nicht { $card }.
    [A] Auf { $last } geht ein { $colour ->
        [red] rotes
       *[black] schwarzes
    } Ass, nicht { $card }.
    [J] Auf { $last } geht ein { $colour ->
        [red] roter
       *[black] schwarzer
    } Bube, nicht { $card }.
    [Q] Auf { $last } geht eine { $colour ->
        [red] rote
       *[black] schwarze
    } Dame, nicht { $card }.
   *[other] Auf { $last } geht eine { $colour ->
        [red] rote
       *[black] schwarze
    } { $rank }, nicht { $card }.
}
patience-only-a-king = Spalte { $number } ist leer: Dorthin geht ein König, nicht { $card }.
patience-one-at-a-time = Nach diesen Regeln geht eine Karte auf einmal, nicht { $count }.
patience-no-room = Unterwegs frei: { $cells } { $cells ->
    [1] Zelle
   *[other] Zellen
}{ $columns ->
    [0] {""}
    [1] {" "}und { $columns } Spalte
   *[other] {" "}und { $columns } Spalten
}. { $empty ->
    [yes] In eine leere Spalte
   *[no] In Spalte { $number }
} { $room ->
    [1] geht { $room } Karte
   *[other] gehen { $room } Karten
}, nicht { $count }. Wenn über andere Spalten mehr hinüberkommen, gib die Züge einzeln an.
patience-stock-comes-by-waste = Karten vom Talon kommen über die Ablage: Deck sie erst auf.
patience-nothing-on-the-stock = Auf den Talon wird nichts gelegt.
patience-stock-is-empty = Der Talon ist leer.
patience-cards-in-words = { $count ->
    [0] keine Karten
    [1] { $count } Karte
   *[other] { $count } Karten
}
patience-so-many-are-turned = { $count ->
    [1] Vom Talon wird { $count } Karte aufgedeckt, nicht { $given }.
   *[other] Vom Talon werden { $count } Karten aufgedeckt, nicht { $given }.
}
patience-so-many-may-be-turned = { $count ->
    [1] Vom Talon darf { $count } Karte aufgedeckt werden.
   *[other] Vom Talon dürfen { $count } Karten aufgedeckt werden.
}
patience-stock-has-cards = Der Talon hat noch { patience-cards-in-words }; die Ablage wird erst umgedreht, wenn er leer ist.
patience-nothing-to-turn-over = Die Ablage ist leer; es gibt nichts umzudrehen.
patience-so-often = { $passes ->
    [1] einmal
    [2] zweimal
   *[other] { $passes }-mal
}
patience-no-pass-left = Der Talon darf { patience-so-often } durchgesehen werden, und dies ist Durchgang { $pass }.
patience-waste-turned-whole = Die Ablage wird ganz umgedreht: { patience-cards-in-words }, nicht { $given }.
patience-waste-may-be-turned = Die Ablage darf umgedreht werden: Sie wird zum Talon.
patience-moves-can-be-made = { $count ->
    [0] Kein Zug ist möglich.
    [1] { $count } Zug ist möglich.
   *[other] { $count } Züge sind möglich.
}
patience-moves-not-allowed = { $wrong } von { $moves ->
    [1] { $moves } Zug
   *[other] { $moves } Zügen
} { $wrong ->
    [1] war
   *[other] waren
} nicht erlaubt.
patience-every-move-allowed = Alle Züge waren erlaubt.
patience-layout-can-be = Nichts spricht gegen diese Auslage.
patience-dealt-rightly = Die Karten sind richtig ausgelegt.
patience-all-up = Alle { $cards } Karten liegen oben.
patience-so-many-up = { $cards ->
    [1] { $cards } von { $size } Karten liegt oben.
   *[other] { $cards } von { $size } Karten liegen oben.
}
patience-rest-goes-up = Der Rest geht sicher auf: Die niedrigste Karte kann immer nach oben.
patience-rest-unseen = Solange manche Karten unbekannt sind, ist nicht sicher, dass der Rest aufgeht.
patience-rest-uncertain = Es ist nicht sicher, dass der Rest aufgeht.
patience-nothing-left = Es ist nichts mehr zu tun.
patience-can-go = { $pile ->
    [f] Möglich: { CARD($cards, form: "row") } nach oben.
    [c] Möglich: { CARD($cards, form: "row") } in Zelle { $number }.
   *[t] Möglich: { CARD($cards, form: "row") } in Spalte { $number }.
}
patience-comes-by-the-waste = { $card } kommt über die Ablage und lässt sich anlegen.
patience-unseen-may-come = Vielleicht kommt eine unbekannte Karte, die sich anlegen lässt: { $cards }.
patience-others = { $count ->
    [1] { $count } andere
   *[other] { $count } andere
}
patience-only-from-foundations = Nur Karten von den Zielstapeln lassen sich bewegen; ob das hilft, ist nicht sicher.
patience-turn-the-stock = Den Talon aufdecken oder sagen, welche Karten darin liegen, würde es klären.
patience-play-on = Von dort weiterspielen würde es klären: Hol eine Karte zurück und frag noch einmal.
patience-piles-of-these-rules = { $piles ->
    [tableau] Nach diesen Regeln gibt es { $known } { $known ->
        [1] Spalte
       *[other] Spalten
    }; angegeben sind { $given }.
   *[cells] Nach diesen Regeln gibt es { $known } { $known ->
        [1] Zelle
       *[other] Zellen
    }; angegeben sind { $given }.
}
patience-pack-lacks = { $given ->
    [1] { $given } Karte ist angegeben
   *[other] { $given } Karten sind angegeben
}; { $count ->
    [1] { $count } fehlt
   *[other] { $count } fehlen
}{ $seen ->
    [yes] : { CARD($cards, form: "row") }.
   *[no] .
}
patience-open-but-unseen = Alle Karten werden offen ausgelegt; { $count } davon hat niemand gesehen.
patience-column-no-sequence = { CARD($cards, form: "row") } in Spalte { $number } ist keine Folge.
patience-others-must-lie-between = Zwischen den offenen Karten müssen andere liegen, die aber woanders liegen.
patience-face-down-at-most = In Spalte { $number } { $count ->
    [0] kann keine Karte
    [1] kann höchstens { $count } Karte
   *[other] können höchstens { $count } Karten
} verdeckt liegen, nicht { $given }.
patience-stock-and-waste-at-most = Talon und Ablage haben zusammen höchstens { $most } Karten, nicht { $given }.
patience-passes-at-most = Der Talon darf { patience-so-often } durchgesehen werden, nicht { $given ->
    [1] einmal
    [2] zweimal
   *[other] { $given }-mal
}.
patience-nothing-up-when-dealt = Nach dem Auslegen liegt nichts oben; hier { $count ->
    [1] liegt { $count } Karte oben
   *[other] liegen { $count } Karten oben
}.
patience-column-is-dealt = In Spalte { $number } kommen { patience-cards-in-words } verdeckt und eine offen, nicht { $down } verdeckt und { $up } offen.
patience-left-for-the-stock = Für den Talon bleiben { $most } Karten, nicht { $given }.
patience-waste-empty-when-dealt = Nach dem Auslegen ist die Ablage leer.
patience-first-pass-when-dealt = Der Talon wird zum ersten Mal durchgesehen; Durchgang { $pass } kann es nicht sein.
patience-columns-are-dealt = Die Spalten bekommen { CARD($dealt, form: "row") } Karten, nicht { CARD($given, form: "row") }.
patience-cells-empty-when-dealt = Nach dem Auslegen sind die Zellen leer.

patience-bank-without-vegas = stakes.payout ist bank und wird je Runde gezahlt, aber score.method ist nicht vegas.
patience-nobody-to-win-from = stakes.payout ist { $payout }, aber allein kann man von niemandem gewinnen.
patience-vegas-without-stock = score.method ist vegas und braucht einen Talon; hier liegen alle Karten offen.
patience-nothing-is-bought = score.{ $name } ist für gekaufte Runden; hier kauft niemand eine.

patience-form-cards = Karten oben
patience-form-suits = Nach Farben
patience-row-cards = Karten oben
patience-ask-cards = { $table ->
    [several] Wie viele Karten von { $name } liegen oben?
   *[alone] Wie viele Karten liegen oben?
}
patience-row-suit = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}
patience-ask-suit = { $suit ->
    [C] { $table ->
        [several] Wie weit kam Kreuz bei { $name }? Ass ist 1, König { $king }.
       *[alone] Wie weit kam Kreuz? Ass ist 1, König { $king }.
    }
    [D] { $table ->
        [several] Wie weit kam Karo bei { $name }? Ass ist 1, König { $king }.
       *[alone] Wie weit kam Karo? Ass ist 1, König { $king }.
    }
    [H] { $table ->
        [several] Wie weit kam Herz bei { $name }? Ass ist 1, König { $king }.
       *[alone] Wie weit kam Herz? Ass ist 1, König { $king }.
    }
   *[S] { $table ->
        [several] Wie weit kam Pik bei { $name }? Ass ist 1, König { $king }.
       *[alone] Wie weit kam Pik? Ass ist 1, König { $king }.
    }
}
patience-row-event = { $event ->
    [waste_to_tableau] Ablage in Spalte
    [waste_to_foundation] Ablage auf Ziel
    [tableau_to_foundation] Spalte auf Ziel
    [foundation_to_tableau] zurückgeholt
    [turned] aufgedeckt
   *[recycled] Ablage umgedreht
}
patience-hint-event = { $event ->
    [turned] in den Spalten
   *[foundation_to_tableau] von einem Zielstapel
}
patience-ask-event = { $table ->
    [several] Wie viele Karten von { $name } kamen aus einer Spalte auf einen Zielstapel?
   *[alone] Wie viele Karten kamen aus einer Spalte auf einen Zielstapel?
}
patience-shortcut-won = Aufgegangen
patience-shortcut-won-about = Aufgegangen: Alle Karten liegen oben

patience-count-deals-won = Aufgegangen
patience-count-cards-up = Karten oben
patience-count-best-deal = Beste Runde
patience-count-longest-run = In Folge aufgegangen
patience-ratio-average-cards = Karten oben je Runde

patience-due-deal-cost = Für eine Runde an die Bank gezahlt
patience-due-cards-earned = Von der Bank für Karten auf den Zielstapeln

patience-column-cards-up = Karten oben
patience-column-won = Aufgegangen
patience-cell-won = ja

patience-about-freecell = Patience, alle Karten offen, für eine Person
patience-about-klondike = Patience mit Talon, für eine Person
patience-variant-freecell = Alle Karten offen, vier Zellen, acht Spalten
patience-variant-klondike = Immer eine Karte, beliebig oft durch den Talon
patience-variant-klondike-three = Immer drei Karten, dreimal durch den Talon
patience-variant-klondike-vegas = 52 kostet das Geben, 5 bringt jede Karte: immer drei Karten, dreimal durch den Talon
patience-variant-klondike-vegas-one = 52 kostet das Geben, 5 bringt jede Karte: immer eine Karte, einmal durch den Talon
patience-variant-klondike-points = Punkte für das, was auf dem Tisch geschieht, immer drei Karten
patience-name-klondike-three = Klondike, drei Karten
patience-name-klondike-vegas-one = Vegas Klondike, eine Karte
patience-name-klondike-points = Klondike mit Punkten
patience-house-rule-two-cells = Zwei Zellen
patience-house-rule-three-cells = Drei Zellen
patience-house-rule-six-cells = Sechs Zellen
patience-house-rule-kings-to-a-space = Nur Könige in eine leere Spalte
patience-house-rule-one-at-a-time = Karten werden einzeln bewegt
patience-house-rule-any-card-to-a-space = Jede Karte darf in eine leere Spalte
patience-house-rule-no-taking-back = Was oben liegt, bleibt oben
patience-house-rule-whole-sequences = Nur ganze Folgen werden bewegt
patience-house-rule-one-pass = Ein Durchgang
patience-house-rule-three-passes = Drei Durchgänge
patience-house-rule-by-itself = Jede Runde für sich

patience-label-layout = Auslage
patience-label-start = Am Anfang
patience-label-moves = Züge
patience-label-events = Ereignisse
patience-label-accept-infractions = Trotz Regelverstößen
patience-label-stock = Talon
patience-label-waste = Ablage
patience-label-pass = Durchgang
patience-label-foundations = Zielstapel
patience-label-tableau = Spalten
patience-label-down = Verdeckt
patience-label-up = Offen
patience-label-cells = Zellen
patience-label-from = Von
patience-label-to = Nach
patience-label-count = Anzahl
patience-label-drawn = Gezogen
patience-label-turned = Aufgedeckt

patience-body-cards = wie viele oben liegen
patience-body-foundations = wie weit jede Farbe gekommen ist
patience-body-layout = wo die Karten liegen
patience-body-start = wie sie ausgelegt waren, mit allen Zügen
patience-body-results = von mehreren Personen

patience-claim-move = Darf man diesen Zug machen?
patience-claim-moves = Welche Züge darf man machen?
patience-claim-layout = Können die Karten so liegen?
patience-claim-start = Sind die Karten richtig ausgelegt?
patience-claim-won = Ist die Patience aufgegangen?
patience-claim-stuck = Geht nichts mehr?
patience-claim-audit = War jeder Zug erlaubt?
