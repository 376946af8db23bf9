# German: lines of Snip Snap Snorem.

snip_snap-out-first = { $player } war zuerst fertig.

snip_snap-ante = { $player } legt { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} in den Pott.
snip_snap-short-hand = { $player } hat { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} bekommen, andere { $others }: { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
} mehr.
snip_snap-passes = { $player } hat { $passes ->
    [1] einmal
   *[other] { $passes }-mal
} gepasst: { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}.
snip_snap-passes-shared = Niemand hat gezählt, wer gepasst hat: Der Anteil von { $player } ist { $chips ->
    [one] { $chips } Chip
   *[other] { $chips } Chips
}.
snip_snap-takes-pot = { $player } war zuerst fertig und nimmt den Pott.

snip_snap-cards-left = { $player } hatte noch { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}: { $counters ->
    [one] { $counters } Marke
   *[other] { $counters } Marken
}.
snip_snap-collects = { $player } bekommt { $counters ->
    [one] { $counters } Marke
   *[other] { $counters } Marken
} von { $payer }.

snip_snap-begins = { $player } beginnt mit { $counters ->
    [one] { $counters } Marke
   *[other] { $counters } Marken
}.
snip_snap-fines = { $player } hat { $counters ->
    [one] { $counters } Marke
   *[other] { $counters } Marken
} in die Kasse gezahlt.
snip_snap-out-of-counters = { $player } hat keine Marken mehr und ist raus.
snip_snap-takes-pool = Nur { $player } hat noch Marken und nimmt die Kasse.
snip_snap-shares-pool = { $player } bekommt einen Anteil der Kasse.

snip_snap-not-in-pack = { $card } gibt es in diesem Kartenspiel nicht. Es hat 2 bis Ass in vier Farben.
snip_snap-which-suit = { $card }: Welche Farbe? Gib sie an.
snip_snap-card-or-cards = Gib card an, oder cards, wenn mehrere auf einmal gespielt werden, nicht beides.
snip_snap-out-missing = Wer war zuerst fertig? Gib out an.
snip_snap-passes-missing = Wie oft hat { $side } gepasst? Gib passes für { $id } an, 0 für nie; oder pot, alle Chips im Pott.
snip_snap-left-missing = Was hatte { $side } noch? Gib left für { $id } an: wie viele Karten oder welche.
snip_snap-paid-missing = Was hat { $side } gezahlt? Gib paid für { $id } an, 0 für nichts.

snip_snap-too-many-left = { $led ->
    [1] { $player } hat { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } bekommen und eine ausgespielt; { $left } können nicht übrig sein.
   *[other] { $player } hat { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } bekommen; { $left } können nicht übrig sein.
}
snip_snap-out-with-cards = { $player } war fertig und hat noch { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}. Wer war zuerst fertig?
snip_snap-others-have-cards = { $player } war zuerst fertig, also hat { $other } noch mindestens eine Karte.

snip_snap-no-fines = Nach diesen Regeln zahlt niemand Strafen in Marken (chips.kind: { $kind }).
snip_snap-counters-to-pay = { $player } hat { $counters ->
    [one] { $counters } Marke
   *[other] { $counters } Marken
} und zahlt dann nur { $counters }.
snip_snap-counters-to-take-off = { $player } hat { $counters ->
    [one] { $counters } Marke
   *[other] { $counters } Marken
}; { $points } lassen sich nicht abziehen.
snip_snap-fines-of-a-deal = { $counters ->
    [one] { $counters } Marke wurde
   *[other] { $counters } Marken wurden
} gezahlt; eine Runde mit { $ranks } Werten kostet höchstens { $most }.

snip_snap-no-pot = Nach diesen Regeln kommen keine Chips in einen Pott (chips.kind: { $kind }).
snip_snap-pot-by-passes = Rechnet man, wie oft gepasst wurde, sind im Pott { $counted }, nicht { $given }.
snip_snap-pot-too-small = { $chips ->
    [one] { $chips } Chip liegt
   *[other] { $chips } Chips liegen
} im Pott, bevor das Spiel beginnt; { $pot } können nicht alle sein.
snip_snap-pot-without-passes = Passen kostet nach diesen Regeln nichts: Im Pott { $chips ->
    [one] liegt { $chips } Chip
   *[other] liegen { $chips } Chips
}, nicht { $pot }.
snip_snap-pot-of-no-passes = Einmal Passen kostet { $each ->
    [one] { $each } Chip
   *[other] { $each } Chips
}, also können es nicht { $least } und dazu { $more } sein.

snip_snap-left-by-turns = Übrige Karten bei { $player } nach den Zügen: { $counted }, nicht { $given }.
snip_snap-count-by-turns = Nach den Zügen sind es bei { $player } { $counted }, nicht { $given }.
snip_snap-turns-go-on = { $kind ->
    [fines] Nach diesen Zügen kann noch jemand spielen. Gib alle Züge an oder kurz, was gezahlt wurde.
   *[other] Nach diesen Zügen ist noch niemand fertig. Gib alle Züge an oder kurz, wer fertig war.
}
snip_snap-out-by-turns = Nach den Zügen war { $player } zuerst fertig.
snip_snap-nobody-out-by-turns = Nach den Zügen hatten alle noch Karten; lass out weg.

snip_snap-target-with-fines = Bei Strafen beenden die Marken das Spiel, kein Punkteziel (chips.kind: fines).
snip_snap-several-with-fines = Bei Strafen wird immer nur eine Karte gespielt, sonst wäre unklar, wer zahlt (chips.kind: fines).
snip_snap-three-fines = chips.fines hat drei Zahlen, für Snip, Snap und Snorem, nicht { $count }.
snip_snap-deals-pay-nothing = Eine Runde für sich bringt niemandem etwas ein (chips.kind: { $kind }).
snip_snap-pack-too-small = Je { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} für { $players } am Tisch: Das Kartenspiel hat nur { $size }.

snip_snap-ask-out = Wer war zuerst fertig?
snip_snap-tap-out = Tipp an, wer zuerst fertig war
snip_snap-was-out = { $name } war zuerst fertig
snip_snap-form-out = Wer zuerst fertig war
snip_snap-form-out-and-left = Mit den übrigen Karten
snip_snap-form-left = Übrige Karten
snip_snap-form-pot = Chips im Pott
snip_snap-form-passes = Wie oft gepasst
snip_snap-form-fines = Gezahlte Marken
snip_snap-row-left = Karten übrig
snip_snap-ask-left = Was hatte { $name } noch?
snip_snap-fold-left = Was hatten die anderen noch?
snip_snap-row-passes = gepasst
snip_snap-ask-passes = Wie oft hat { $name } gepasst?
snip_snap-row-fines = Strafen
snip_snap-ask-fines = Was hat { $name } gezahlt?
snip_snap-row-pot = Chips im Pott
snip_snap-ask-pot = Wie viele Chips sind im Pott?

snip_snap-count-first-out = Zuerst fertig

snip_snap-due-chips = In Chips für eine Runde gezahlt

snip_snap-claim-play = Darf man diese Karte spielen?
snip_snap-claim-pass = Darf man passen?
snip_snap-claim-word = Was sagt man, und wer spielt aus?
snip_snap-claim-fine = Was kostet es, wenn jemand nachlegt?
snip_snap-claim-audit = War eine Runde nach den Regeln?

snip_snap-card-twice = { $card } gibt es im Kartenspiel nur einmal, genannt ist die Karte zweimal: { $first } und { $second }.
snip_snap-left-with = bei { $player }
snip_snap-played-by = gespielt von { $player }
snip_snap-place = { $place ->
    [hand] auf der Hand
   *[pile] im Stapel
}
snip_snap-turn-refused = Zug { $number }: { $reason }
snip_snap-left-of-dealt = { $player } hat { $dealt } Karten bekommen und { $played } gespielt; { $left } können nicht übrig sein.
snip_snap-card-missing = Gib an, welche Karte gespielt wird.
snip_snap-counters-in-all = Alle beginnen mit { $counters ->
    [1] { $counters } Marke
   *[other] { $counters } Marken
}, also gibt es höchstens { $most }.
