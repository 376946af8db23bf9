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
books-no-stock-to-draw-from = Alle kort gis, så det er ingen trekkbunke å trekke fra (ask.empty: { $empty }).
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
books-row-forfeits = Hvem ga et sett til venstre?
books-fold-forfeits = Ble noe gitt bort?

books-count-sets = Lagt ned

books-claim-ask = Kan det spørres etter dette?
books-claim-answer = Hvilke kort må gis fra seg?
books-claim-draw = Må det trekkes et kort?
books-claim-next = Hvem spør nå?
books-claim-set = Kan disse kortene legges ned?

books-about-asker = Hvem som spør
books-about-card = Kortet det spørres etter; det eller verdien
books-label-rank = Verdi
books-about-rank = Verdien det spørres etter
books-label-of = Hos hvem
books-about-of = Hvem som blir spurt
books-about-asked = Hvem som ble spurt
books-about-asking-hand = Hånden til den som spør
books-about-asked-hand = Hånden til den som blir spurt
books-label-history = Forløp
books-about-history = Alt alle så i denne runden, i rekkefølge: det som følger av det, er kjent
books-about-step = Et spørsmål med svar, trukne kort eller et sett som er lagt ned.
books-about-turn = Hvem sin tur det var
books-label-given = Gitte kort
books-about-given = Hvor mange kort som ble gitt
books-about-given-or-none = Hvor mange kort som ble gitt; ellers 0
books-about-given-now = Hvor mange som gis; 0 er «jeg har ingen»
books-label-drew = Trukne kort
books-about-drew = Kort fra trekkbunken; ellers så mange som reglene sier
books-label-shown = Vist kort
books-about-shown = Kortet som ble trukket, hvis alle så det
books-label-set = Lagt ned
books-about-set = Verdien på et sett som ble lagt ned
books-label-cards-each = Kort til hver
books-about-cards-each = Kort gitt til hver, før forløpet; ellers som i reglene
books-about-stock = Kort som ikke ble gitt; ellers som i reglene
books-label-drawn = Trukket
books-about-drawn = Hvor mange som ble trukket, eller kortet som ble vist
books-about-cards-drawn = Hvor mange kort som ble trukket, eller kortet som ble vist
books-label-asker = Hvem spurte
books-label-asked = Hvem ble spurt
books-label-wanted = Spurt etter
books-about-wanted = Kortet eller verdien det ble spurt etter
books-label-completes = Fullfører et sett
books-about-completes = Om kortet som ble trukket, fullførte et sett

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
    [known_there] det er kjent at kortet er der
    [known_elsewhere] det er kjent at kortet er et annet sted
    [no_stock] det er ingen trekkbunke å trekke fra
    [known_in_a_hand] det er kjent at kortet er på en hånd
    [held_too_many] ingen kan ha så mange
    [with_nobody] ingen ville ha det kortet
    [hand_too_small] det er ikke så mange kort på hånden
   *[no_deal] kortene kan ikke ha vært gitt slik
}
books-hand-by-what-was-seen = Denne hånden passer ikke med det alle så av { CARD($ranks, form: "several") }.

books-asked-for = { $suit ->
    [none] { CARD($request, form: "several") }
   *[known] { $request }
}
books-so-many-of-a-rank = { $count ->
    [1] { CARD($rank, form: "et") }
   *[other] { $count } { CARD($rank, form: "several") }
}
books-asks-oneself = { $player } må spørre noen andre.
books-no-cards-left = { $player } har ingen kort igjen; spør noen som har kort.
books-own-card = { $player } har selv { $card }, og ingen får spørre etter sitt eget kort.
books-must-hold = For å spørre etter { CARD($rank, form: "several") } må du selv ha { CARD($rank, form: "et") }.
books-has-none = { $seen ->
    [hand] { $player } har ingen.
   *[history] Etter det alle har sett, har { $player } ingen.
}
books-set-goes-left = Et sett fra { $player } går til naboen til venstre.
books-holding-not-known = Ut fra det alle har sett, er det ikke kjent om { $player } har { CARD($rank, form: "et") }.
books-card-not-known = { $player } har { CARD($rank, form: "et") }; om det er selve { $card }, er ikke kjent.
books-may-ask = { $seen ->
    [hand] { $player } har { CARD($rank, form: "et") } og får derfor spørre etter { books-asked-for }.
   *[history] Etter det alle har sett, har { $player } { CARD($rank, form: "et") } og får derfor spørre etter { books-asked-for }.
}
books-hand-would-settle = Hånden til { $player } ville avgjøre det, eller de neste spørsmålene fra { $player }.
books-goes-on = { $player } fortsetter.
books-asks-next = { $player } er den neste som spør.
books-gift = Det ble gitt kort.
books-no-gift = Det ble ikke gitt noe kort.
books-no-gift-and-no-draw = Det ble ikke gitt noe kort, og ingenting ble trukket.
books-drawn-not-shown = Det ble ikke gitt noe kort, og kortet som ble trukket, ble ikke vist.
books-drawn = { $asked_for ->
    [yes] Kortet som ble trukket, er det som ble spurt etter.
   *[no] Kortet som ble trukket, er ikke det som ble spurt etter.
}
books-completes = { $set ->
    [yes] Kortet som ble trukket, fullfører et sett.
   *[no] Kortet som ble trukket, fullfører ikke noe sett.
}
books-drawn-not-told = Det ble ikke gitt noe kort, og hva som ble trukket, er ikke oppgitt.
books-completed-would-settle = Det avgjøres av om kortet som ble trukket, fullførte et sett: oppgi drawn og completes.
books-drawn-would-settle = Kortet som ble trukket, ville avgjøre det: oppgi drawn.
books-suits-drawn-would-settle = Fargene på kortet som ble trukket, og kortet det ble spurt etter, ville avgjøre det.
books-must-be-handed-over = Dette må gis fra seg: { $cards }.
books-nothing-to-give = Det er ingenting å gi: { $card } finnes ikke på hånden.
books-none-is-true = «Ingen» er riktig: { $card } finnes ikke på hånden.
books-handed-over-otherwise = { $many ->
    [too_few] { $given ->
        [1] { $given } kort ville være for lite.
       *[other] { $given } kort ville være for få.
    }
   *[too_many] { $given ->
        [1] { $given } kort ville være for mye.
       *[other] { $given } kort ville være for mange.
    }
}
books-suit-not-told = Det er et kort av den verdien der fargen ikke er oppgitt; det kan være { $card }.
books-suits-would-settle = Fargene på kortene på hånden ville avgjøre det.
books-one-by-its-name = Det spørres etter ett bestemt kort ({ $rank }); { $given } kort kan ikke stemme.
books-every-one-there = Alle fire er der ({ $rank }); ett av dem gis bort.
books-name-not-told = Det spørres etter ett bestemt kort ({ $rank }), men hvilket er ikke oppgitt.
books-card-would-settle = Kortet det ble spurt etter, ville avgjøre det: oppgi card.
books-no-draw-after-a-gift = Når det er gitt kort, trekker ingen; den som spurte, fortsetter.
books-draws-one-card = Ingenting ble gitt, så den som spurte, trekker ett kort.
books-nothing-to-draw = Ingenting ble gitt, men det er ingen trekkbunke å trekke fra.
books-drawn-otherwise = { $drawn } kort kan ikke stemme.
books-no-set = { $set ->
    [book] En kvartett er { $size } kort av samme verdi; { $cards } er ingen kvartett.
   *[pair] Et par er { $size } kort av samme verdi; { $cards } er ikke noe par.
}
books-this-is-no-set = { $set ->
    [book] En kvartett er { $size } kort av samme verdi; dette er ingen kvartett.
   *[pair] Et par er { $size } kort av samme verdi; dette er ikke noe par.
}
books-is-set = { $set ->
    [book] En kvartett er { $size } kort av samme verdi, og det er disse: de kan legges ned med en gang.
   *[pair] Et par er { $size } kort av samme verdi, og det er disse: de kan legges ned med en gang.
}
books-two-pairs = { $cards } er to par: begge kan legges ned med en gang.
books-colours-of-a-pair = Begge kortene i et par er røde, eller begge er svarte.
books-one-of-each = { $cards } er ett av hver farge.
books-pair-may-be-laid-down = { $cards } kan legges ned med en gang.
books-both-suits-would-settle = Fargene på begge kortene ville avgjøre det.

books-column-sets = Sett
books-column-given-away = Gitt bort

books-name = Authors og Go Fish
books-about = Spør etter kort, og samle fire like
books-variant-authors = Spør etter ett bestemt kort; fire av samme verdi er en kvartett
books-variant-authors-dealt-out = Authors uten trekkbunke: alle kort deles ut
books-variant-go-fish = Spør etter en verdi og få alle kortene av den, eller trekk fra bunken; fire like er en kvartett
books-variant-go-fish-pagat = Fem kort fra tre spillere og oppover; den som ble spurt, fortsetter, og runden slutter når en hånd er tom
books-variant-go-fish-pairs = Go Fish for de yngste: det legges ned par
books-name-authors-dealt-out = Authors, alle kort deles ut
books-name-go-fish = Go Fish
books-name-go-fish-pagat = Go Fish, fem kort
books-name-go-fish-pairs = Go Fish med par
books-house-rule-five-cards = Fem kort til hver
books-house-rule-one-colour = Par i rødt eller svart, ikke blandet
books-house-rule-any-card = Det er lov å spørre etter alle kort, også sine egne
books-house-rule-lucky-set = Et heldig trekk gir en ny tur bare når det fullfører et sett
books-house-rule-no-second-turn = Ingen ny tur etter å ha trukket
books-house-rule-asked-goes-on = Den som ble spurt, fortsetter
books-house-rule-new-hand = Nye kort når hånden er tom
books-house-rule-by-rank = Kvartetter teller etter verdi
books-house-rule-ten-points = Til ti poeng over flere runder
books-house-rule-book-for-a-wrong-ask = Det koster en kvartett å spørre feil

books-body-sets = hvilke
books-body-counts = hvor mange
