# Norwegian: lines and refusals of Authors and Go Fish.

books-laid-down = { $count ->
    [0] { $player } la ned ingen { $set ->
        [book] kvartetter
       *[pair] par
    }.
    [one] { $player } la ned { $count } { $set ->
        [book] kvartett
       *[pair] par
    }.
   *[other] { $player } la ned { $count } { $set ->
        [book] kvartetter
       *[pair] par
    }.
}
books-ranks = { $player } la ned { $count } { $count ->
    [one] { $set ->
        [book] kvartett
       *[pair] par
    }
   *[other] { $set ->
        [book] kvartetter
       *[pair] par
    }
}: { CARD($ranks, form: "several") }.
books-ranks-and-points = { $player } la ned { $count } { $count ->
    [one] { $set ->
        [book] kvartett
       *[pair] par
    }
   *[other] { $set ->
        [book] kvartetter
       *[pair] par
    }
}: { CARD($ranks, form: "several") }, { $points } poeng.

books-gives = { $set ->
    [book] { $player } spurte feil og gir en kvartett til { $other }.
   *[pair] { $player } spurte feil og gir et par til { $other }.
}
books-gives-rank = { $set ->
    [book] { $player } spurte feil og gir en kvartett i { CARD($rank, form: "several") } til { $other }.
   *[pair] { $player } spurte feil og gir et par i { CARD($rank, form: "several") } til { $other }.
}
books-gets = { $set ->
    [book] { $player } får en kvartett av { $other }.
   *[pair] { $player } får et par av { $other }.
}
books-gets-rank = { $set ->
    [book] { $player } får en kvartett i { CARD($rank, form: "several") } av { $other }.
   *[pair] { $player } får et par i { CARD($rank, form: "several") } av { $other }.
}

books-not-in-pack = Kortet { $card } finnes ikke i denne kortstokken. Kortstokken går fra 2 til ess i fire farger.
books-too-many-cards = Det finnes { $count } × { $card }; her er det oppgitt flere.
books-sets-or-counts = Oppgi sets, verdiene hver spiller la ned, eller counts, hvor mange.
books-sets-with-ranks = Her kommer det an på verdien: oppgi sets med verdiene, ikke bare counts.
books-count-of-ranks = { $counted ->
    [0] Ingen verdier er { $counted }, ikke { $given }.
   *[other] { CARD($ranks, form: "row") } er { $counted }, ikke { $given }.
}
books-sets-of-a-deal = { $set ->
    [book] { $count ->
        [one] Det er oppgitt { $count } kvartett; til en runde hører { $whole }.
       *[other] Det er oppgitt { $count } kvartetter; til en runde hører { $whole }.
    }
   *[pair] Det er oppgitt { $count } par; til en runde hører { $whole }.
}
books-sets-missing = Hvem la ned { CARD($ranks, form: "several") }?
books-no-forfeits = Med disse reglene gir ingen bort noe for å ha spurt feil (set.wrong_ask).
books-rank-of-forfeit = Her kommer det an på verdien: oppgi verdien på det som ble gitt bort.
books-forfeit-to-another = { $player } gir det til en annen.
books-no-set-to-give = { $player } har da ingenting å gi bort.
books-no-rank-to-give = { $player } har da ingen { CARD($rank, form: "several") } å gi bort.

books-request-missing = Oppgi hva det spørres etter: en verdi som Q eller et kort som QS.
books-step-missing = Et steg er et spørsmål (til hvem og etter hva), en kvartett eller et par som legges ned, eller kort som trekkes.
books-hand-by-history = Ifølge forløpet er det { $cards } kort på hånden, ikke { $given }.
books-deal-missing = Disse reglene sier ikke hvor mange kort { $players ->
    [one] { $players } spiller
   *[other] { $players } spillere
} får. Oppgi hvor mange hver fikk: cards_each.
books-deal-too-large = { $cards } kort til hver av { $players } spillere er flere enn kortstokken har.
books-stock = Etter denne kortgivingen er det { $cards } kort i trekkbunken, ikke { $given }.

books-no-deal = deal.cards sier ingenting om { $players } spillere.
books-pack-too-small = { $cards } kort til hver av { $players } spillere er flere enn de { $size } i kortstokken.
books-no-stock-to-draw-from = Alle kort gis, så det er ingen bunke å trekke fra (ask.empty: { $empty }).
books-no-stock-to-be-gone = Alle kort gis, så det er ingen trekkbunke som kan ta slutt (deal.cards: all).
books-colours-of-four = Fire kort av samme verdi er aldri alle røde eller alle svarte (set.size: 4).
books-colours-and-cards = Par i rødt eller svart hører til når det spørres etter verdier (ask.for: card).
