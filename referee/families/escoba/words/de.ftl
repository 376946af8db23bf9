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
