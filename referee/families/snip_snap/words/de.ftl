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
snip_snap-claim-audit = Wurde die Runde nach den Regeln gespielt?

snip_snap-label-pile = Auf dem Tisch
snip_snap-about-pile = Was auf dem Tisch liegt, die oberste zuletzt; leer beim Ausspielen
snip_snap-about-card = Die gespielte Karte
snip_snap-about-card-or-pass = Die gespielte Karte; keine beim Passen
snip_snap-about-cards = Stattdessen, wenn mehrere Karten auf einmal gespielt werden
snip_snap-about-holding = Alle Karten auf der Hand
snip_snap-about-holding-played = Alle Karten auf der Hand, auch die gespielten
snip_snap-label-passes = Gepasst
snip_snap-about-passes = Wie oft seit der letzten Karte gepasst wurde; zählt nur, wo nicht alle Karten gegeben werden
snip_snap-label-seen = Gesehen
snip_snap-about-seen = Anderswo gesehene Karten: früher gespielt oder gezeigt
snip_snap-about-player = Wer die oberste Karte gespielt hat
snip_snap-label-word = Wort
snip_snap-about-word = Was gesagt wurde
snip_snap-label-counters = Marken
snip_snap-about-counters = Marken der Person, die zahlt
snip_snap-label-turns = Züge
snip_snap-about-turns = Alle Züge der Reihe nach
snip_snap-about-turn = Eine Karte, oder gepasst.
snip_snap-about-leader = Wer zuerst ausgespielt hat; sonst wie im Spiel
snip_snap-label-left = Übrig
snip_snap-about-left = Was am Ende auf der Hand ist: die Karten, oder wie viele

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

snip_snap-any-card-may-lead = Wer ausspielt, darf jede Karte spielen.
snip_snap-matches = { $cards } passt zu { $card }.
snip_snap-not-held = { $cards } kann nicht gespielt werden: nicht auf der Hand.
snip_snap-one-card-at-a-turn = In jedem Zug wird nur eine Karte gespielt.
snip_snap-rank-to-match = { $cards } kann nicht gespielt werden: Verlangt ist { $rank }, bis alle vier liegen.
snip_snap-these-too = Alle passenden Karten werden auf einmal gespielt, also auch { $cards }.
snip_snap-all-four-out = Mit { $cards } liegen alle vier.
snip_snap-hand-not-known = Alle passenden Karten werden auf einmal gespielt, und das Blatt ist nicht bekannt.
snip_snap-another-would-settle = Das Blatt würde es klären: ob darin noch { CARD($rank, form: "einen") } ist.
snip_snap-leader-plays = Wer ausspielt, muss eine Karte spielen, gleich welche.
snip_snap-pass-at-will = Nach diesen Regeln darf man passen, wann man will.
snip_snap-must-match = Wer passend spielen kann, muss: Zu spielen ist { $cards }.
snip_snap-none-in-the-hand = Im Blatt ist davon nichts: { $rank }.
snip_snap-all-seen-elsewhere = Alle vier Karten dieses Werts ({ $rank }) sind anderswo zu sehen.
snip_snap-rank-not-known = Ob im Blatt { CARD($rank, form: "einen") } ist, ist nicht bekannt.
snip_snap-hand-would-settle = Das Blatt würde es klären, und ebenso, wenn später { CARD($rank, form: "einen") } daraus gespielt oder gezeigt wird.
snip_snap-no-word = Bei der ersten Karte eines Werts wird nichts gesagt.
snip_snap-word = { $word ->
    [snip] Snip: { $count } Karten dieses Werts ({ $rank }) liegen.
    [snap] Snap: { $count } Karten dieses Werts ({ $rank }) liegen.
   *[snorem] Snorem: { $count } Karten dieses Werts ({ $rank }) liegen.
}
snip_snap-leads = { $player } spielt aus, gleich was.
snip_snap-leads-who-played-it = Wer sie gespielt hat, spielt aus, gleich was.
snip_snap-match-costs-nothing = Nach diesen Regeln kostet es nichts, wenn jemand passend nachspielt.
snip_snap-fine = { $word ->
    [snip] Snip kostet { $counters ->
        [1] { $counters } Marke
       *[other] { $counters } Marken
    } in die Kasse.
    [snap] Snap kostet { $counters ->
        [1] { $counters } Marke
       *[other] { $counters } Marken
    } in die Kasse.
   *[snorem] Snorem kostet { $counters ->
        [1] { $counters } Marke
       *[other] { $counters } Marken
    } in die Kasse.
}
snip_snap-only-so-many = Gezahlt werden { $counters ->
    [1] kann nur { $counters } Marke
   *[other] können nur { $counters } Marken
}.
snip_snap-out-without-counters = Wer keine mehr hat, ist raus.
snip_snap-every-turn-allowed = Jeder Zug war nach den Regeln.
snip_snap-passes-not-settled = Nach dem, was bekannt ist, war nichts gegen die Regeln, aber nicht jedes Passen ist geklärt.
snip_snap-cards-would-settle = Was { $player } noch auf der Hand hat, würde das Passen bei { $card } klären.
snip_snap-turn-of-another = Am Zug war { $turn }, nicht { $player }.
snip_snap-had-to-lead = { $player } musste ausspielen, gleich was.
snip_snap-played-several = In jedem Zug wird nur eine Karte gespielt; { $player } hat { $cards } gespielt.
snip_snap-played-another-rank = { $player } hat { $cards } gespielt, verlangt war aber { $rank }.
snip_snap-played-them-all = { $player } hat { $cards } Karten bekommen und alle schon gespielt.
snip_snap-deal-was-over = Die Runde war zu Ende, bevor { $player } an der Reihe war.
snip_snap-no-counters-left = { $player } hatte keine Marken mehr und spielt nicht mehr mit.
snip_snap-passed-and = { $player } hat bei { $card } gepasst und { $proofs }.
snip_snap-played-alone-and = { $player } hat nur { $cards } gespielt und { $proofs }.
snip_snap-proof = { $how ->
    [held] { $card } bis zum Schluss behalten
   *[played] { $card } später gespielt
}

snip_snap-column-out = Zuerst fertig
snip_snap-column-cards-left = Karten übrig
snip_snap-column-passes = Gepasst
snip_snap-column-pot = Pott
snip_snap-column-fines = Strafen

snip_snap-about = Den gleichen Wert wie die letzte Karte spielen
snip_snap-variant-snip-snap-snorem = Den gleichen Wert wie die letzte Karte spielen; wer zuerst keine Karten mehr hat, gewinnt
snip_snap-variant-snip-snap-pot = Ein Chip vor dem Geben und einer für jedes Passen; wer zuerst fertig ist, nimmt den Pott
snip_snap-variant-snip-snap-counters = Wer zuerst fertig ist, bekommt eine Marke für jede Karte, die die anderen noch haben
snip_snap-variant-snip-snap-fines = Snip, Snap oder Snorem von der nächsten Person kostet Marken; wer als Letztes noch welche hat, gewinnt
snip_snap-name-snip-snap-pot = Snip Snap Snorem mit Pott
snip_snap-name-snip-snap-counters = Snip Snap Snorem, eine Marke je übriger Karte
snip_snap-name-snip-snap-fines = Snip Snap Snorem mit je fünf Marken
snip_snap-house-rule-several = Mehrere Karten auf einmal
snip_snap-house-rule-pass-at-will = Passen, wann man will
snip_snap-house-rule-no-short-hand = Kein zusätzlicher Chip für eine Karte weniger
snip_snap-house-rule-three-counters = Drei Marken für alle
snip_snap-house-rule-ten-counters = Zehn Marken für alle
snip_snap-house-rule-equal-fines = Jede Strafe ist eine Marke
snip_snap-house-rule-five-cards = Fünf Karten für alle

snip_snap-body-out = wer zuerst fertig war
snip_snap-body-paid = als Strafe gezahlte Marken
snip_snap-body-turns = Zug um Zug
