# German: lines of Escoba.

escoba-escobas = { $side }: { $escobas ->
    [one] { $escobas } Escoba
   *[other] { $escobas } Escobas
}.

escoba-has = { $side } { $players ->
    [1] hat
   *[other] haben
} { $category ->
    [cards] die meisten Karten
    [coins] die meisten Münzen
    [velo] die Sieben der Münzen
    [setenta] die Setenta
    [sevens] die meisten Siebenen
    [all_cards] alle Karten
    [all_coins] alle Münzen
   *[all_sevens] alle Siebenen
}.
escoba-has-as-others = { $side } { $players ->
    [1] hat
   *[other] haben
} { $category ->
    [cards] die meisten Karten
    [coins] die meisten Münzen
    [setenta] die Setenta
   *[sevens] die meisten Siebenen
}, ebenso wie andere.
escoba-has-figure = { $side } { $players ->
    [1] hat
   *[other] haben
} { $category ->
    [cards] die meisten Karten
    [coins] die meisten Münzen
    [setenta] die Setenta
   *[sevens] die meisten Siebenen
}: { $figure } zu { AND($others) }.
escoba-has-figure-as-others = { $side } { $players ->
    [1] hat
   *[other] haben
} { $category ->
    [cards] die meisten Karten
    [coins] die meisten Münzen
    [setenta] die Setenta
   *[sevens] die meisten Siebenen
}, ebenso wie andere: { $figure } zu { AND($others) }.
escoba-under-ten = Punkte für { $side }: Für die anderen blieben weniger als zehn Karten.

escoba-setenta = { $count ->
    [0] nichts
   *[other] { $points ->
        [0] { CARD($cards, form: "row") }
       *[other] { CARD($cards, form: "row") } ({ $points })
    }
}

escoba-nobody = { $category ->
    [cards] Niemand bekommt Punkte für die meisten Karten.
    [coins] Niemand bekommt Punkte für die meisten Münzen.
    [velo] Niemand bekommt Punkte für die Sieben der Münzen.
    [setenta] Niemand bekommt Punkte für die Setenta.
   *[sevens] Niemand bekommt Punkte für die meisten Siebenen.
}
escoba-equal = { $category ->
    [cards] { $sides } liegen mit den meisten Karten gleichauf: Niemand bekommt Punkte.
    [coins] { $sides } liegen mit den meisten Münzen gleichauf: Niemand bekommt Punkte.
    [setenta] { $sides } liegen mit der Setenta gleichauf: Niemand bekommt Punkte.
   *[sevens] { $sides } liegen mit den meisten Siebenen gleichauf: Niemand bekommt Punkte.
}
escoba-equal-figure = { $category ->
    [cards] { $sides } liegen mit den meisten Karten gleichauf ({ $figure }): Niemand bekommt Punkte.
    [coins] { $sides } liegen mit den meisten Münzen gleichauf ({ $figure }): Niemand bekommt Punkte.
    [setenta] { $sides } liegen mit der Setenta gleichauf ({ $figure }): Niemand bekommt Punkte.
   *[sevens] { $sides } liegen mit den meisten Siebenen gleichauf ({ $figure }): Niemand bekommt Punkte.
}

escoba-category = { $category ->
    [cards] die meisten Karten
    [coins] die meisten Münzen
    [velo] die Sieben der Münzen
    [setenta] die Setenta
    [sevens] die meisten Siebenen
    [all_cards] alle Karten
    [all_coins] alle Münzen
    [all_sevens] alle Siebenen
    [under_ten] weniger als zehn Karten bei den anderen
   *[escoba] eine Escoba
}

escoba-no-such-rank = { $pack ->
    [spanish] { $rank ->
        [8] Eine { $rank } gibt es bei Escoba nicht; { $rank } zählt die Sota.
        [9] Eine { $rank } gibt es bei Escoba nicht; { $rank } zählt das Caballo.
       *[other] { $rank } gibt es bei Escoba nicht, nur 1 bis 7, 10, 11 und 12.
    }
   *[french] { $rank ->
        [8] Eine { $rank } gibt es bei Escoba nicht; { $rank } zählt der Bube.
        [9] Eine { $rank } gibt es bei Escoba nicht; { $rank } zählt die Dame.
        [10] Eine { $rank } gibt es bei Escoba nicht; { $rank } zählt der König.
       *[other] { $rank } gibt es bei Escoba nicht, nur A bis 7, J, Q und K.
    }
}
escoba-no-spanish-card = „{ $text }“ ist keine spanische Karte. Schreib 1 bis 7, 10, 11 oder 12 und O, C, E oder B, etwa 7O oder 12E.
escoba-which-suit = { $card }: Welche Farbe? Schreib { $cards }.
escoba-card-twice = { $card } gibt es im Kartenspiel nur einmal, genannt ist die Karte { $times ->
    [2] zweimal
   *[other] { $times }-mal
}: { AND($places) }.
escoba-place-of-side = bei { $side }
escoba-place = { $place ->
    [hand] auf der Hand
    [left] als übrige Karte
    [left_over] übrig auf dem Tisch
    [played] als gespielte Karte
   *[table] auf dem Tisch
}
escoba-rank-too-often = Vom Wert { $rank } gibt es im Kartenspiel vier Karten; genannt sind { $count }.

escoba-forms-missing = Gib piles, counts, outcome oder deals mit table an.
escoba-unread = Lass { $name } weg: Das gilt nur zusammen mit { $forms }.

escoba-counts-missing = Was hat { $side } genommen? Gib counts für { $id } an.
escoba-count-missing = { $member ->
    [cards] Wie viele Karten hat { $side }? Gib cards für { $id } an.
    [coins] Wie viele Münzen hat { $side }? Gib coins für { $id } an.
   *[sevens] Wie viele Siebenen hat { $side }? Gib sevens für { $id } an.
}
escoba-counts-make = { $member ->
    [cards] { $figures } Karten sind zusammen { $sum }; es gibt { $all }.
    [coins] { $figures } Münzen sind zusammen { $sum }; es gibt { $all }.
   *[sevens] { $figures } Siebenen sind zusammen { $sum }; es gibt { $all }.
}
escoba-velo-twice = { $card } ist für { $sides } angegeben, aber nur einmal im Spiel.
escoba-velo-missing = Wer hat { $card }? Gib für diese Seite velo: true an.
escoba-velo-counts = { $member ->
    [coins] { $card } zählt zu den Münzen; { $side } kann die Karte nicht haben und trotzdem keine Münzen.
   *[sevens] { $card } zählt zu den Siebenen; { $side } kann die Karte nicht haben und trotzdem keine Siebenen.
}
escoba-more-coins-and-sevens = Für { $side } { $cards ->
    [1] ist { $cards } Karte
   *[other] sind { $cards } Karten
} angegeben; Münzen und Siebenen allein sind schon { $least }.
escoba-escobas-missing = Wie viele Escobas hat { $side }? Gib escobas für { $id } an.
escoba-escobas-of-few-cards = { $escobas ->
    [1] { $escobas } Escoba braucht
   *[other] { $escobas } Escobas brauchen
} mindestens { $least } Karten; für { $side } sind es { $cards }.
escoba-escobas-in-all = { $escobas } Escobas brauchen mindestens { $least } Karten; es gibt { $all }.
escoba-setenta-missing = Wer hat die beste Setenta? Gib setenta für jede Seite an: den besten Wert in jeder Farbe, weniger als vier, wo eine Farbe fehlt.
escoba-setenta-of-a-rank = { $count } Karten vom Wert { CARD($rank, form: "row") } sind genannt; es gibt vier.
escoba-setenta-of-sevens = { $side } nennt { $named ->
    [1] { $named } Sieben
   *[other] { $named } Siebenen
} und hat { $sevens }.
escoba-setenta-of-suits = Nach den übrigen Angaben kann { $side } nicht Karten aus { $suits } Farben nennen.
escoba-setenta-without-velo = { $side } hat { $card }, also ist unter den besten Karten eine Sieben.

escoba-category-missing = Wer bekommt Punkte für { escoba-category }? Gib { $name } an: eine Seite{ $or ->
    [null] , oder null, wenn es niemand ist
   *[no] {""}
}.
escoba-named-twice = { $side } ist für { escoba-category } zweimal genannt.
escoba-only-one-side = Punkte für { escoba-category } bekommt nur eine Seite; genannt sind { $sides }.
escoba-captured-nothing = { $side } soll nichts genommen haben und trotzdem Punkte bekommen für { AND($has) }.
escoba-velo-in-a-pile = Jemand hat etwas genommen, also liegt am Ende jede Karte in einem Stapel. Wer hat { $card }?
escoba-implied = { $side } kann nicht für { escoba-category } Punkte bekommen, ohne sie allein auch für { $other } zu bekommen.

escoba-piles-missing = Was hat { $side } genommen? Gib piles für { $id } an.
escoba-left-make = Die übrigen Karten ergeben { $sum }: Einmal wurde etwas genommen, was keine Fünfzehn war.
escoba-last-capture-missing = Wer hat zuletzt genommen? Die übrigen Karten gehen an diese Seite: Gib last_capture an.
escoba-empty-pile = { $side } hat einen leeren Stapel, kann also nicht zuletzt genommen haben.
escoba-in-no-pile = { $more ->
    [0] { $count ->
        [1] { CARD($cards, form: "row") } liegt in keinem Stapel.
       *[other] { CARD($cards, form: "row") } liegen in keinem Stapel.
    }
   *[other] { CARD($cards, form: "row") } und { $more } weitere liegen in keinem Stapel.
}
escoba-table-missing = Welche Karten wurden auf den Tisch gelegt? Gib zu deals auch table an.
escoba-cards-dealt-to-the-table = Auf den Tisch kommen { $expected } Karten; genannt sind { $given }.
escoba-deals-of-a-round = Zu einer Runde gehört { $expected }-mal Geben; angegeben ist { $given }.
escoba-cards-of-a-deal = Bei jedem Geben werden { $expected } Karten gespielt; genannt sind { $given }.

escoba-count-otherwise = { $side } hat { $member }: { CARD($expected, form: "row") }, nicht { CARD($given, form: "row") }.
escoba-left-otherwise = { $count ->
    [0] Nach den Zügen bleibt nichts auf dem Tisch,
    [1] Nach den Zügen bleibt { CARD($cards, form: "row") } auf dem Tisch,
   *[other] Nach den Zügen bleiben { CARD($cards, form: "row") } auf dem Tisch,
} nicht { $claimed ->
    [0] nichts
   *[other] { CARD($given, form: "row") }
}.
escoba-in-the-pile = { $count ->
    [1] Nach den Zügen liegt { CARD($cards, form: "row") } im Stapel von { $side }, ist aber nicht angegeben.
   *[other] Nach den Zügen liegen { CARD($cards, form: "row") } im Stapel von { $side }, sind aber nicht angegeben.
}
escoba-not-in-the-pile = { $count ->
    [1] Nach den Zügen liegt { CARD($cards, form: "row") } nicht im Stapel von { $side }, ist aber angegeben.
   *[other] Nach den Zügen liegen { CARD($cards, form: "row") } nicht im Stapel von { $side }, sind aber angegeben.
}
escoba-last-capture-otherwise = Nach den Zügen hat { $last } zuletzt genommen, nicht { $side }.
escoba-escobas-total = Escobas von { $side }: { $counted }, nicht { $given }.
escoba-captured-something = Nach den übrigen Angaben hat { $side } etwas genommen.
escoba-category-otherwise = Für { escoba-category } ist es { $sides }, nicht { $others }.

escoba-setenta-of-four = Eine Setenta hat je eine Karte aus vier Farben; genannt sind { $cards }.
escoba-piles-or-ranks = Gib piles an, oder die Werte jeder Seite.

escoba-deal-for-nobody = Mit { $table } Karten auf dem Tisch und je { $hand } auf der Hand gehen die 40 Karten für keine dieser Zahlen von Mitspielenden auf.
escoba-pack-left-over = Für { $players } am Tisch gehen die Karten nicht auf: { $left } nach dem Tisch, { $cards } bei jedem Geben. Auf gehen sie für { $count ->
    [0] nichts
   *[other] { $fit }
}.
escoba-teams-of-equal-size = Gleich große Teams gehen mit 4 oder 6 am Tisch; es sind { $players }.
escoba-under-ten-of-two = score.under_ten vergleicht zwei Seiten; { $players } am Tisch, die alle für sich spielen, sind { $players } Seiten.
escoba-no-capture-of-two = Mit score.no_capture_loses gewinnt die andere von zwei Seiten; { $players } am Tisch, die alle für sich spielen, sind { $players } Seiten.
escoba-none-left = play.missed ist next_player, aber mit play.capture { $capture } bleibt keine liegen.

escoba-card = { $card }
escoba-way = { CARD($cards, form: "sum") }
escoba-other-ways = andere

escoba-makes-no-fifteen = { $card } macht hier keine Fünfzehn und bleibt auf dem Tisch.
escoba-cannot-be-taken = Nehmen lässt sich { CARD($cards, form: "row") } nicht: Auf dem Tisch liegt { $count ->
    [0] nichts
   *[other] { CARD($table, form: "row") }
}.
escoba-no-fifteen = { $figures } ergibt { $sum }, nicht 15.
escoba-fifteen = { $figures } ergibt { $sum }.
escoba-may-be-left = { $card } könnte { $ways } nehmen, aber eine Fünfzehn darf man liegen lassen.
escoba-has-to-take = { $card } macht 15 mit { $ways } und muss nehmen.
escoba-no-other-makes-fifteen = { $others ->
    [unseen] { $card } macht hier keine Fünfzehn, und keine andere Karte, die noch auf der Hand sein kann, macht eine.
   *[held] { $card } macht hier keine Fünfzehn, und keine andere Karte auf der Hand macht eine.
}
escoba-could-have-taken = { $card } hätte { $ways } nehmen können: Wer nehmen kann, spielt eine Karte, die nimmt.
escoba-others-not-known = { $card } macht hier keine Fünfzehn; ob eine andere Karte auf der Hand eine macht, ist nicht bekannt.
escoba-rest-of-the-hand = Die übrige Hand: Mit { CARD($card, form: "einem") }, die Karte nimmt { $ways }, war es nicht erlaubt.
escoba-not-in-the-hand = { $card } ist nicht auf der Hand.
escoba-legal-plays = { $count ->
    [1] Erlaubt ist nur ein Zug.
   *[other] Erlaubt sind { $count } Züge.
}
escoba-no-card-to-play = Ohne Karte lässt sich nichts spielen.

escoba-nothing-taken = Es wurde nichts genommen.
escoba-still-on-the-table = Auf dem Tisch liegt noch { CARD($cards, form: "row") }.
escoba-is-one = Auf dem Tisch liegt nichts mehr: eine Escoba.

escoba-overlooked-stays = Nach diesen Regeln bleibt eine übersehene Fünfzehn liegen.
escoba-nothing-overlooked = Im Zug davor blieb keine Karte liegen, mit der eine Fünfzehn übersehen wurde.
escoba-overlooked-otherwise = Übersehen wurde eine Fünfzehn mit { $card }.
escoba-was-overlooked = Sie wurde übersehen, also darf nehmen, wer als Nächstes dran ist.

escoba-nobody-takes-what-is-dealt = Die Karten ergeben { $sum }; nach diesen Regeln nimmt niemand, was auf den Tisch gegeben wird.
escoba-takes-what-is-dealt = { $taker ->
    [leader] Die Karten ergeben { $sum }: Wer ausspielt, nimmt sie und hat { $escobas ->
        [1] eine Escoba
       *[other] zwei Escobas
    }.
   *[dealer] Die Karten ergeben { $sum }: Wer gibt, nimmt sie und hat { $escobas ->
        [1] eine Escoba
       *[other] zwei Escobas
    }.
}
escoba-dealt-do-not-split = Die Karten ergeben 30, lassen sich aber nicht in 15 und 15 teilen: Niemand nimmt sie.
escoba-nobody-takes-them = Die Karten ergeben { $sum }, und niemand nimmt sie.

escoba-comes-out = Die übrigen Karten ergeben { $sum }, also geht die Runde auf.
escoba-does-not-come-out = Die übrigen Karten ergeben { $sum }, nicht 10, 25, 40 oder 55: Einmal wurde etwas genommen, was keine Fünfzehn war.
escoba-best-setenta = { $count ->
    [1] { $sides } hat die Setenta.
   *[other] { $sides } haben die Setenta.
}
escoba-equal-setentas = { $sides } liegen gleichauf: Niemand bekommt Punkte.
escoba-no-whole-setenta = Niemand hat Karten aus allen vier Farben.

escoba-turn-of-another = Dran war { $turn }, nicht { $player }.
escoba-played-all-cards = { $player } hat { $cards ->
    [1] die eine Karte
    [2] beide Karten
    [3] alle drei Karten
    [4] alle vier Karten
    [5] alle fünf Karten
    [6] alle sechs Karten
    [7] alle sieben Karten
    [8] alle acht Karten
    [9] alle neun Karten
    [10] alle zehn Karten
   *[other] alle { $cards } Karten
} dieses Gebens schon gespielt.
escoba-card-seen-before = { $card } wurde schon gespielt oder lag schon auf dem Tisch; die Karte gibt es nur einmal.
escoba-every-play-allowed = Alle Züge waren erlaubt.
escoba-plays-not-settled = Nichts ist sicher gegen die Regeln; bei einigen Zügen reichen die Angaben nicht.
escoba-against-the-rules = Gegen die Regeln: { $places }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
}.
escoba-place-in-a-round = Geben { $deal }, Zug { $play }

escoba-form-outcome = Wer was hat
escoba-form-counts = Gezählt
escoba-row-category = { $category ->
    [cards] Meiste Karten
    [coins] Meiste Münzen
    [velo] Sieben der Münzen
    [setenta] Die Setenta
    [sevens] Meiste Siebenen
    [all_cards] Alle Karten
    [all_coins] Alle Münzen
    [all_sevens] Alle Siebenen
   *[under_ten] Weniger als zehn Karten bei den anderen
}
escoba-ask-category = { $category ->
    [cards] Wer hat die meisten Karten?
    [coins] Wer hat die meisten Münzen?
    [velo] Wer hat die Sieben der Münzen?
    [setenta] Wer hat die Setenta?
   *[sevens] Wer hat die meisten Siebenen?
}
escoba-fold-extras = Hat jemand alles von etwas?
escoba-row-no-capture = Nichts genommen
escoba-row-counted = { $counted ->
    [cards] Karten
    [coins] Münzen
   *[sevens] Siebenen
}
escoba-ask-counted = { $counted ->
    [cards] Wie viele Karten hat { $name }?
    [coins] Wie viele Münzen hat { $name }?
   *[sevens] Wie viele Siebenen hat { $name }?
}
escoba-row-setenta = Beste je Farbe
escoba-ask-setenta = Welche Karten bilden die Setenta?
escoba-row-escobas = Escobas

escoba-count-escobas = Escobas
escoba-count-velos = Sieben der Münzen

escoba-claim-capture = Darf man diese Karte so spielen?
escoba-claim-plays = Was darf man spielen?
escoba-claim-dealt-table = Wer nimmt, was auf den Tisch gegeben wurde?
escoba-claim-missed = Darf man das Übersehene nehmen?
escoba-claim-setenta = Wer hat die Setenta?
escoba-claim-left = Gehen die übrigen Karten auf?
escoba-claim-audit = Wurde diese Runde nach den Regeln gespielt?
escoba-claim-escoba = Ist das eine Escoba?

escoba-label-table = Auf dem Tisch
escoba-about-table = Die Karten, die dort liegen
escoba-about-table-before = Was vorher dort lag
escoba-about-dealt = Was auf den Tisch gegeben wurde
escoba-about-dealt-table = Was auf den Tisch gegeben wurde
escoba-about-card = Die gespielte Karte
escoba-label-take = Nimmt
escoba-about-take = Was die Karte nimmt
escoba-about-take-or-stay = Was die Karte nimmt; leer, wenn sie liegen bleibt
escoba-about-holding = Das Blatt, auch die gespielte Karte
escoba-about-whole-hand = Das ganze Blatt
escoba-label-unseen = Ungesehen
escoba-about-unseen = Statt des Blatts: die Karten, die noch niemand gesehen hat
escoba-label-left = Liegen geblieben
escoba-about-card-left = Die Karte, die gespielt wurde und liegen blieb
escoba-about-take-of-next = Was die nächste Person nimmt, auch die liegen gebliebene Karte
escoba-label-piles = Genommene Karten
escoba-about-piles = Alles, was jede Seite genommen hat
escoba-label-ranks = Werte
escoba-about-ranks = Stattdessen: der beste Wert jeder Farbe, die sie hat
escoba-about-left = Die am Ende übrig sind
escoba-label-deals = Alle Züge
escoba-about-deals = Geben für Geben, die Züge der Reihe nach
escoba-about-dealer = Wer gegeben hat; sonst, wer in der Runde gibt
escoba-about-played = Die gespielte Karte
escoba-about-taken = Was die Karte genommen hat; leer, wenn sie liegen blieb
escoba-label-missed = Übersehen
escoba-about-missed = Was vorher genommen wurde, weil es die Person davor übersehen hat; nur wenn die Regeln es so wollen
escoba-about-play = Eine Karte, wie sie gespielt wurde.
escoba-label-cards-left = Übrig
escoba-label-last-capture = Zuletzt genommen
escoba-label-accept-infractions = Trotz Regelverstößen

escoba-end-in-short = { $target }{ $tie ->
    [alone] {" "}und allein vorn gewinnt
   *[shared] {" "}gewinnt
}

escoba-about = Auf fünfzehn kommen und den Tisch leeren
escoba-variant-escoba = Auf fünfzehn kommen; Punkte bringen Karten, Münzen, die Sieben der Münzen, die Setenta und jede Escoba; bis 21
escoba-variant-escoba-fournier = Zwei Seiten ab vier Personen; Siebenen statt der Setenta, und etwas extra für alle davon
escoba-variant-escoba-del-15 = Bis 15, und eine Fünfzehn darf liegen bleiben
escoba-house-rule-to-15 = Bis 15
escoba-house-rule-to-30 = Bis 30
escoba-house-rule-to-31 = Bis 31
escoba-house-rule-setenta-by-points = Die Setenta nach Punkten
escoba-house-rule-most-sevens = Die meisten Siebenen statt der Setenta
escoba-house-rule-must-take = Wer nehmen kann, muss
escoba-house-rule-may-leave = Eine Fünfzehn darf liegen bleiben
escoba-house-rule-overlooked-for-the-next = Übersehene Fünfzehner darf die nächste Person nehmen
escoba-house-rule-ties-score-for-all = Bei Gleichstand punkten alle
escoba-house-rule-leader-takes-the-table = Was anfangs auf dem Tisch fünfzehn ergibt, nimmt, wer beginnt
escoba-house-rule-clockwise = Im Uhrzeigersinn
escoba-house-rule-partners = Zwei Teams
escoba-house-rule-spanish-cards = Spanische Karten
escoba-house-rule-all-coins = Einen Punkt mehr für alle Münzen
escoba-house-rule-all-sevens = Einen Punkt mehr für alle Siebenen
escoba-house-rule-all-cards = Einen Punkt mehr für alle Karten
escoba-house-rule-under-ten = Zwei Punkte mehr, wenn die andere Seite unter zehn Karten bleibt
escoba-house-rule-no-capture-loses = Wer in einer Runde nichts nimmt, verliert das Spiel

escoba-body-piles = alle Karten
escoba-body-counts = die Zahlen
escoba-body-outcome = wer was bekommen hat
escoba-body-deals = jeder Zug
