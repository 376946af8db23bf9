# German: lines of Hand and Foot.

hand_and_foot-melded = { $side }: Die Karten auf dem Tisch zählen { $points }.
hand_and_foot-books = { $kind ->
    [clean] { $side }: { $books ->
        [one] { $books } reines Canasta
       *[other] { $books } reine Canastas
    }, je { $each }.
    [dirty] { $side }: { $books ->
        [one] { $books } gemischtes Canasta
       *[other] { $books } gemischte Canastas
    }, je { $each }.
   *[wild] { $side }: { $books ->
       [one] { $books } wildes Canasta
      *[other] { $books } wilde Canastas
   }, je { $each }.
}
hand_and_foot-red-threes = { $side }: { $threes ->
    [one] { $threes } rote Drei
   *[other] { $threes } rote Dreien
} auf dem Tisch, je { $each }.

hand_and_foot-held = { $side }: Die Karten, die noch auf der Hand sind, zählen { $points }.
hand_and_foot-held-red-threes = { $side }: { $threes ->
    [one] { $threes } rote Drei
   *[other] { $threes } rote Dreien
} noch auf der Hand, je { $each }.

hand_and_foot-went-out = { $side }: { $points } fürs Schlussmachen.
hand_and_foot-exact-cut = { $player } hat genau abgehoben: { $points }.

hand_and_foot-penalty = { $kind ->
    [out_refused] { $side }: { $points } fürs Schlussmachen trotz des Neins im eigenen Team.
    [cannot_go_out] { $side }: { $points } für die Frage nach dem Schlussmachen, das dann nicht möglich war.
   *[pile_unusable] { $side }: { $points } für die genommene Ablage, die nicht zu gebrauchen war.
}

hand_and_foot-out-missing = Wer hat Schluss gemacht? Gib out an, oder "out": null, wenn es niemand war.
hand_and_foot-side-missing = Zu { $side } fehlen die Angaben. Gib sides für { $id } an.
hand_and_foot-melded-missing = Was liegt von { $side } auf dem Tisch? Gib melded an (Punkte aller Karten dort) oder melds (die Karten).
hand_and_foot-held-missing = Was ist von { $side } noch auf der Hand? Gib held an (Punkte) oder held_cards; 0, wenn es nichts ist.
hand_and_foot-melded-total = Die Karten auf dem Tisch zählen { $counted }, nicht { $given }.
hand_and_foot-held-total = { $count ->
    [0] Ohne Karten sind es { $counted }, nicht { $given }.
    [one] { CARD($cards, form: "row") } zählt { $counted }, nicht { $given }.
   *[other] { CARD($cards, form: "row") } zählen { $counted }, nicht { $given }.
}
hand_and_foot-red-threes-total = Rote Dreien sind darunter { $counted }, nicht { $given }.
hand_and_foot-books-total = { $kind ->
    [clean] Reine Canastas sind es hier { $counted }, nicht { $given }.
    [dirty] Gemischte Canastas sind es hier { $counted }, nicht { $given }.
   *[wild] Wilde Canastas sind es hier { $counted }, nicht { $given }.
}
hand_and_foot-no-such-books = { $kind ->
    [dirty] Gemischte Canastas gibt es nach diesen Regeln nicht. Lass dirty weg.
   *[wild] Wilde Canastas gibt es nach diesen Regeln nicht. Lass wild weg.
}
hand_and_foot-by-fives = { $points } geht für { $side } nicht: Alle Karten zählen ein Vielfaches von { $unit }, es sind also { $below } oder { $above }.
hand_and_foot-melded-too-little = { $side } { $players ->
    [1] hat
   *[other] haben
} { $books }, deren Karten mindestens { $least } zählen; { $points } ist weniger.
hand_and_foot-some-books = { $kind ->
    [clean] { $books ->
        [one] { $books } reines Canasta
       *[other] { $books } reine Canastas
    }
    [dirty] { $books ->
        [one] { $books } gemischtes Canasta
       *[other] { $books } gemischte Canastas
    }
   *[wild] { $books ->
        [one] { $books } wildes Canasta
       *[other] { $books } wilde Canastas
    }
}
hand_and_foot-below-minimum = Die erste Meldung zählt in dieser Runde mindestens { $minimum }, also geht { $points } für { $side } nicht.
hand_and_foot-out-holds-nothing = { $player } hat Schluss gemacht und damit nichts mehr auf der Hand.
hand_and_foot-cuts-once = { $player } hebt in jeder Runde nur einmal ab.
hand_and_foot-no-exact-cut = Genaues Abheben bringt nach diesen Regeln nichts. Lass exact_cut weg.

hand_and_foot-too-many-red-threes = Rote Dreien sind { $threes } genannt, aber { $packs ->
    [one] { $packs } Kartenspiel hat
   *[other] { $packs } Kartenspiele haben
} nur { $most }.
hand_and_foot-too-many-points = Die Karten aller Seiten zählen { $points }, alle Karten aus { $packs ->
    [one] { $packs } Kartenspiel
   *[other] { $packs } Kartenspielen
} aber nur { $most }.
hand_and_foot-too-many-books = { $kind ->
    [natural] So viele Canastas brauchen mindestens { $cards } natürliche Karten, aber es gibt nur { $most }.
   *[wild] So viele Canastas brauchen mindestens { $cards } wilde Karten, aber es gibt nur { $most }.
}

hand_and_foot-teams-of-nobody = teams ist { $teams }, aber bei { $fewest } bis { $most } am Tisch lässt sich so nicht aufteilen.
hand_and_foot-teams-of-equal-size = Gleich große Teams gehen mit { $fit } am Tisch; es sind { $players }.
hand_and_foot-pack-too-small = { $players } am Tisch mit je { $hand } Karten für die Hand und { $foot } für den Fuß brauchen { $cards } Karten und eine zum Aufdecken; { $packs ->
    [one] { $packs } Kartenspiel hat
   *[other] { $packs } Kartenspiele haben
} { $size }.
hand_and_foot-no-wild-books = out.books.wild ist { $books }, aber melds.all_wild ist false: Wilde Canastas gibt es nicht.
hand_and_foot-no-partner = { $option } ist true, aber teams ist null, also spielt niemand zusammen.
hand_and_foot-minimum-empty = minimum ist leer; wo von der ersten Meldung nichts verlangt wird, ist es 0.

hand_and_foot-threes-not-melded = { CARD($cards, form: "row") } geht nicht als Meldung: Dreien werden nicht gemeldet.
hand_and_foot-meld-of-several-ranks = { CARD($cards, form: "row") } geht nicht als Meldung: Alle Karten müssen denselben Wert haben.
hand_and_foot-meld-too-small = { $count ->
    [0] Nichts geht nicht als Meldung: Es müssen mindestens drei Karten sein.
   *[other] { CARD($cards, form: "row") } geht nicht als Meldung: Es müssen mindestens drei Karten sein.
}
hand_and_foot-only-wild = { CARD($cards, form: "row") } geht hier nicht als Meldung: Zu wilden Karten gehören natürliche.
hand_and_foot-meld-too-large = { CARD($cards, form: "row") } ist zu groß: { $book } Karten sind ein Canasta, und mehr hat keine Meldung.
hand_and_foot-too-many-wilds = { $most ->
    [0] { CARD($cards, form: "row") } geht hier nicht als Meldung: Von { $count } Karten darf keine wild sein; hier sind es { $wilds }.
   *[other] { CARD($cards, form: "row") } geht hier nicht als Meldung: Von { $count } Karten dürfen { $most } wild sein; hier sind es { $wilds }.
}
hand_and_foot-several-open-melds = Genannt sind { $melds } offene Meldungen mit { CARD($rank, form: "mehrere") }; bis zum Canasta ist es nur eine.
hand_and_foot-several-open-wild-melds = Genannt sind { $melds } offene Meldungen aus wilden Karten; bis zum Canasta ist es nur eine.
hand_and_foot-which-suit = { $rank }: Welche Farbe? Rote Dreien zählen anders als schwarze.

hand_and_foot-needs-books = Zum Schlussmachen braucht es { AND($needed) } { $last ->
    [1] Canasta
   *[other] Canastas
}; { $players ->
    [0] vorhanden:
    [1] { $side } hat
   *[other] { $side } haben
} { AND($has) }.
hand_and_foot-books-of-kind = { $kind ->
    [clean] { $books ->
        [1] { $books } reines
       *[other] { $books } reine
    }
    [dirty] { $books ->
        [1] { $books } gemischtes
       *[other] { $books } gemischte
    }
   *[wild] { $books ->
        [1] { $books } wildes
       *[other] { $books } wilde
    }
}
hand_and_foot-only-books = { $kind ->
    [clean] { $books ->
        [0] kein reines
        [1] nur { $books } reines
       *[other] nur { $books } reine
    }
    [dirty] { $books ->
        [0] kein gemischtes
        [1] nur { $books } gemischtes
       *[other] nur { $books } gemischte
    }
   *[wild] { $books ->
        [0] kein wildes
        [1] nur { $books } wildes
       *[other] nur { $books } wilde
    }
}

hand_and_foot-round-missing = Welche Runde ist es? Solange die Seite nichts gemeldet hat, gilt für die erste Meldung ein Minimum.
hand_and_foot-also-not-held = Nicht alle Karten von also sind auf der Hand: { $ranks }.
hand_and_foot-open-meld-of-another-rank = open_meld ist die Meldung der Seite mit dem Wert der obersten Karte; gibt es keine, lass es weg.
hand_and_foot-books-of-the-packs = Ein Canasta hat { $cards } Karten; alle Karten zusammen ergeben höchstens { $most }.

hand_and_foot-ask-out = Wer hat Schluss gemacht?
hand_and_foot-tap-out = Tipp an, wer Schluss gemacht hat
hand_and_foot-who-went-out = { $name } macht Schluss
hand_and_foot-nobody-out = Niemand macht Schluss
hand_and_foot-form-figures = Canastas und Punkte
hand_and_foot-row-books = { $kind ->
    [clean] Rein
    [dirty] Gemischt
   *[wild] Wild
}
hand_and_foot-row-threes = Rote Dreien
hand_and_foot-row-held-threes = Rote Dreien auf der Hand
hand_and_foot-hint-each = je { FIGURE($points) }
hand_and_foot-row-melded = Auf dem Tisch
hand_and_foot-hint-melded = Punkte, mit Canastas
hand_and_foot-ask-melded = Was zählen alle Karten von { $name } auf dem Tisch?
hand_and_foot-row-held = Auf der Hand
hand_and_foot-hint-held = Punkte
hand_and_foot-ask-held = Was zählt die Hand von { $name }?
hand_and_foot-row-exact-cut = Genau abgehoben
hand_and_foot-fold-exact-cut = Hat jemand genau abgehoben?
hand_and_foot-row-penalties = Strafen
hand_and_foot-fold-penalties = Gab es eine Strafe?
hand_and_foot-choice-penalty = { $kind ->
    [out_refused] Schluss trotz Nein
    [cannot_go_out] gefragt und konnte nicht Schluss machen
   *[pile_unusable] nahm eine unbrauchbare Ablage
}

hand_and_foot-count-went-out = Schluss gemacht
hand_and_foot-count-books = Canastas

hand_and_foot-claim-draw = Darf ein Zug so mit Ziehen beginnen?
hand_and_foot-claim-meld = Darf man diese Karten melden?
hand_and_foot-claim-open = Zählt diese erste Meldung genug?
hand_and_foot-claim-take-pile = Darf man die Ablage nehmen?
hand_and_foot-claim-go-out = Darf man hier Schluss machen?
hand_and_foot-claim-book = Was für ein Canasta ist das?

hand_and_foot-from-stock = Vom Stapel
hand_and_foot-from-pile = Von der Ablage
hand_and_foot-label-drawn = Gezogen
hand_and_foot-about-drawn = Wie viele gezogen wurden, ohne rote Dreien
hand_and_foot-label-on = Angelegt an
hand_and_foot-about-on = Die offene Meldung der Seite, wenn angelegt wird
hand_and_foot-label-round = Runde
hand_and_foot-about-round = Ab 1; das Minimum steigt mit ihr
hand_and_foot-label-top = Oberste Karte
hand_and_foot-about-top = Die Karte oben auf der Ablage
hand_and_foot-about-holding = Alle Karten auf der Hand
hand_and_foot-label-opened = Hat schon gemeldet
hand_and_foot-about-opened = Ob die Seite in dieser Runde schon gemeldet hat
hand_and_foot-about-round-needed = Nötig, wenn die Seite noch nicht gemeldet hat
hand_and_foot-label-open-meld = Offene Meldung
hand_and_foot-about-open-meld = Die offene Meldung der Seite mit dem Wert der obersten Karte; gibt es sie, hat die Seite gemeldet
hand_and_foot-label-also = Außerdem
hand_and_foot-about-also = Weitere Meldungen aus der Hand, die mit ausgelegt werden
hand_and_foot-label-books = Canastas
hand_and_foot-about-books = Wie viele Canastas jeder Art.
hand_and_foot-label-clean = Rein
hand_and_foot-about-clean = Ohne wilde Karten
hand_and_foot-label-dirty = Gemischt
hand_and_foot-about-dirty = Mit wilden Karten
hand_and_foot-label-wild = Wild
hand_and_foot-about-wild = Nur aus wilden Karten
hand_and_foot-label-partner-in-foot = Fuß aufgenommen
hand_and_foot-about-partner-in-foot = Ob die andere Person im Team den Fuß aufgenommen hat
hand_and_foot-label-partner-said = Ja aus dem Team
hand_and_foot-about-partner-said = Was die andere Person im Team gesagt hat: ja oder nein

hand_and_foot-is-meld = { $kind ->
    [clean] { CARD($cards, form: "row") } ist ein reines Canasta.
    [dirty] { CARD($cards, form: "row") } ist ein gemischtes Canasta.
    [wild] { CARD($cards, form: "row") } ist ein wildes Canasta.
   *[open] { CARD($cards, form: "row") } ist eine offene Meldung.
}
hand_and_foot-first-melds = Das zählt { $points ->
    [1] { $points } Punkt
   *[other] { $points } Punkte
}; die erste Meldung zählt in dieser Runde mindestens { $minimum }.
hand_and_foot-three-on-top = Liegt oben eine Drei, darf die Ablage nicht genommen werden.
hand_and_foot-takes-pile = { $card } wird mit zwei Karten von der Hand gemeldet, und die Ablage wird genommen.
hand_and_foot-no-room = In der offenen Meldung ist Platz für { $room ->
    [1] { $room } Karte
   *[other] { $room } Karten
}, und zur obersten Karte kommen noch zwei.
hand_and_foot-too-little-for-the-pile = Die oberste Karte, die zwei dazu und was sonst gemeldet wird, zählen { $points }; die erste Meldung zählt in dieser Runde mindestens { $minimum }.
hand_and_foot-pair-to-take-pile = { $wild ->
    [yes] Wer die Ablage nimmt, meldet zu { $card } zwei { CARD($rank, form: "mehrere") } von der Hand, oder nur eine solche Karte und eine wilde.
   *[no] Wer die Ablage nimmt, meldet zu { $card } zwei { CARD($rank, form: "mehrere") } von der Hand.
}
hand_and_foot-seeing-pair = { $wild ->
    [yes] Zwei { CARD($rank, form: "mehrere") } auf der Hand, oder nur eine solche Karte und eine wilde.
   *[no] Zwei { CARD($rank, form: "mehrere") } auf der Hand.
}
hand_and_foot-stock-or-pile = Ein Zug beginnt mit zwei Karten vom Stapel oder mit der Ablage, nicht mit etwas von beidem.
hand_and_foot-may-begin-with-pile = Ein Zug darf mit der Ablage beginnen, wenn ihre oberste Karte gleich gemeldet werden kann.
hand_and_foot-stock-used-up = Von den zwei Karten hat der Stapel nur noch { $cards }; es geht mit der Ablage weiter, bis niemand sie nimmt.
hand_and_foot-two-cards-not = Ein Zug beginnt mit zwei Karten vom Stapel, nicht mit { $drawn }; eine rote Drei wird ausgelegt und ersetzt.
hand_and_foot-two-cards = Ein Zug beginnt mit zwei Karten vom Stapel; eine rote Drei darunter wird ausgelegt und ersetzt.
hand_and_foot-may-go-out = Die Canastas sind da, und auch sonst spricht nichts gegen das Schlussmachen.
hand_and_foot-partner-needs-foot = Vorher muss auch die andere Person im Team den Fuß aufgenommen haben.
hand_and_foot-seeing-the-foot = Ob die andere Person im Team den Fuß aufgenommen hat.
hand_and_foot-partner-must-agree = Vorher muss die andere Person im Team dem Schlussmachen zugestimmt haben.
hand_and_foot-word-of-partner = Was die andere Person im Team gesagt hat.

hand_and_foot-column-out = Schluss
hand_and_foot-column-books = Reine, gemischte und wilde Canastas

hand_and_foot-about = Canastas aus sieben Karten, mit Hand und Fuß
hand_and_foot-variant-hand-and-foot = Zwei Teams melden Canastas aus sieben Karten, rein, gemischt oder wild; zu jeder Hand gehört noch ein Fuß
hand_and_foot-variant-hand-and-foot-pagat = Hand und Fuß zu je dreizehn Karten; genaues Abheben bringt nichts
hand_and_foot-variant-hand-and-foot-bicycle = Jede Meldung mit wilden Karten hat mindestens vier natürliche, und zum Schluss genügen ein reines und ein gemischtes Canasta
hand_and_foot-variant-hand-and-foot-alone = Zwei bis sechs Personen, alle für sich; rote Dreien kosten 500, wo sie auch sind
hand_and_foot-name-hand-and-foot-pagat = Hand and Foot, je 13 Karten
hand_and_foot-name-hand-and-foot-bicycle = Hand and Foot, vier natürliche Karten
hand_and_foot-name-hand-and-foot-alone = Hand and Foot, alle für sich (Simpson)
hand_and_foot-house-rule-black-threes-0 = Schwarze Dreien zählen nichts
hand_and_foot-house-rule-four-to-nine-five = Karten von 4 bis 9 zählen fünf
hand_and_foot-house-rule-red-threes-500 = Rote Dreien kosten 500, wo sie auch sind
hand_and_foot-house-rule-three-wilds = Drei wilde Karten in einem Canasta, aber weniger als natürliche
hand_and_foot-house-rule-whole-pile = Die ganze Ablage wird genommen
hand_and_foot-house-rule-wild-in-the-pair = Von den zwei Karten zur Ablage darf eine wild sein
hand_and_foot-house-rule-one-clean-one-dirty = Zum Schlussmachen ein reines und ein gemischtes Canasta
hand_and_foot-house-rule-last-discard = Die letzte Karte muss abgelegt werden
hand_and_foot-house-rule-no-exact-cut = Genaues Abheben bringt nichts
hand_and_foot-house-rule-minimum-from-60 = Erste Meldungen ab 60, 90, 120 und 150
hand_and_foot-house-rule-to-10000 = Bis 10.000

hand_and_foot-body-sides = dazu, wer Schluss gemacht hat
