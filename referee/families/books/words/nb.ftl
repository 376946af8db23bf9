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

books-form-counts = { $set ->
    [book] Hvor mange kvartetter
   *[pair] Hvor mange par
}
books-form-sets = { $set ->
    [book] Hvilke kvartetter
   *[pair] Hvilke par
}
books-row-sets = { $set ->
    [book] kvartetter
   *[pair] par
}
books-ask-counts = { $set ->
    [book] Hvor mange kvartetter har { $name }?
   *[pair] Hvor mange par har { $name }?
}
books-ask-sets = { $set ->
    [book] Hvem har de andre kvartettene?
   *[pair] Hvem har de andre parene?
}
books-row-forfeits = Hvem ga bort til venstre?
books-fold-forfeits = Ble noe gitt bort?

books-count-sets = Lagt ned

books-claim-ask = Kan det spørres etter dette?
books-claim-answer = Hvilke kort må gis fra seg?
books-claim-draw = Må det trekkes et kort?
books-claim-next = Hvem spør nå?
books-claim-set = Kan disse kortene legges ned?

books-rank-too-often = { $most ->
    [1] Det er bare én kvartett i { CARD($rank, form: "several") }, og den er oppgitt { AND($owners) }.
   *[other] Det er { $most } par i { CARD($rank, form: "several") }, og de er oppgitt { AND($owners) }.
}
books-laid-by = { $times ->
    [1] hos { $player }
    [2] to ganger hos { $player }
   *[other] { $times } ganger hos { $player }
}

books-impossible-ask = { $suit ->
    [none] { $given ->
        [0] Steg { $step }: { $player } spør { $other } etter { CARD($request, form: "several") } og får ingen. Det passer ikke med det som er oppgitt før: { books-impossible }.
       *[other] Steg { $step }: { $player } spør { $other } etter { CARD($request, form: "several") } og får { $given }. Det passer ikke med det som er oppgitt før: { books-impossible }.
    }
   *[known] { $given ->
        [0] Steg { $step }: { $player } spør { $other } etter { $request } og får det ikke. Det passer ikke med det som er oppgitt før: { books-impossible }.
       *[other] Steg { $step }: { $player } spør { $other } etter { $request } og får { $given }. Det passer ikke med det som er oppgitt før: { books-impossible }.
    }
}
books-impossible-set = Steg { $step }: { $player } legger ned { CARD($rank, form: "several") }. Det passer ikke med det som er oppgitt før: { books-impossible }.
books-impossible-draw = Steg { $step }: { $player } trekker. Det passer ikke med det som er oppgitt før: { books-impossible }.
books-impossible = { $why ->
    [asked_oneself] noen andre må spørres
    [more_handed_over] det ble spurt etter ett kort, og flere ble gitt fra seg
    [known_there] kortet er sikkert der
    [known_elsewhere] kortet er sikkert et annet sted
    [no_stock] det er ingen trekkbunke å trekke fra
    [known_in_a_hand] kortet er sikkert på en hånd
    [held_too_many] ingen kan ha så mange
    [with_nobody] ingen ville ha det kortet
    [hand_too_small] det er ikke så mange kort på hånden
   *[no_deal] kortene kan ikke ha vært gitt slik
}
books-hand-by-what-was-seen = Denne hånden passer ikke med det alle så av { CARD($ranks, form: "several") }.
