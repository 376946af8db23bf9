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
    [layout] Nach dem Layout { $counted ->
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
    [C] Im Layout steht Kreuz bei { $counted }, nicht bei { $given }.
    [D] Im Layout steht Karo bei { $counted }, nicht bei { $given }.
    [H] Im Layout steht Herz bei { $counted }, nicht bei { $given }.
   *[S] Im Layout steht Pik bei { $counted }, nicht bei { $given }.
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
patience-turned-by-layout = Nach dem Layout { $counted ->
    [1] wurde { $counted } Karte
   *[other] wurden { $counted } Karten
} in den Spalten aufgedeckt, nicht { $given }.
patience-from-the-waste-by-layout = Nach dem Layout { $counted ->
    [1] kam { $counted } Karte
   *[other] kamen { $counted } Karten
} von der Ablage, nicht { $given }.
patience-turned-over-by-layout = Nach dem Layout wurde die Ablage { $counted ->
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
