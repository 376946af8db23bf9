# Norwegian: lines of Klondike, FreeCell and their like.

patience-begins-at-0 = Hver kabal begynner på 0: de { SIGNED($points) } fra før teller ikke lenger.
patience-costs = Kabalen koster { $points }.
patience-won = Alle { $cards } kortene er lagt opp: kabalen gikk opp for { $player }.

patience-cards = { $cards } kort lagt opp, ett poeng for hvert.
patience-cards-earn = { $cards } kort lagt opp: { $cards } × { $each } = { $points }.

patience-event = { $event ->
    [waste_to_tableau] Et snudd kort lagt til en kolonne
    [waste_to_foundation] Et snudd kort lagt til en grunnbunke
    [tableau_to_foundation] Et kort fra en kolonne lagt til en grunnbunke
    [foundation_to_tableau] Et kort tatt tilbake fra en grunnbunke
    [turned] Et kort snudd i en kolonne
   *[recycled] De snudde kortene lagt tilbake som trekkbunke
}, { $times ->
    [one] { $times } gang
   *[other] { $times } ganger
}: { $times } × { SIGNED($each) } = { SIGNED($points) }.
patience-nothing = Det skjedde ikke noe som gir poeng.
patience-floor = Kabalen ga { SIGNED($points) }; den teller ikke mindre enn { SIGNED($floor) }.

patience-pile = { $pile ->
    [t] kolonne { $number }
    [c] celle { $number }
    [f] { $suit ->
        [C] grunnbunken i kløver
        [D] grunnbunken i ruter
        [H] grunnbunken i hjerter
        [S] grunnbunken i spar
       *[none] grunnbunkene
    }
    [stock] trekkbunken
   *[waste] bunken med snudde kort
}
patience-uncovers-nothing = Dette trekket avdekker ikke noe kort: ingenting snus i { patience-pile }.
patience-shows-unseen-card = { $pile ->
    [t] Kolonne { $number } viser et kort som ikke er oppgitt; oppgi hvilket.
    [c] Celle { $number } viser et kort som ikke er oppgitt; oppgi hvilket.
   *[waste] De snudde kortene viser et kort som ikke er oppgitt; oppgi hvilket.
}
patience-another-card-lies-there = Der ligger { $card }, ikke { $other }.
patience-card-lies-elsewhere = { $card } ligger allerede et annet sted; det finnes bare én.
patience-card-told-twice = { $card } er oppgitt { $times ->
    [2] to ganger
    [3] tre ganger
   *[other] { $times } ganger
}; det finnes bare én.
patience-which-suit = Oppgi fargen på { $card }. Alle kort må ha farge, for eksempel { $example }.
patience-not-in-pack = Kortet { $card } finnes ikke i denne kortstokken.
patience-cards-of-a-foundation = En grunnbunke har 0 til { $most } kort, ikke { $given }.
patience-so-many-piles = { $piles ->
    [tableau] Med disse reglene er det { $known } kolonner; det er oppgitt { $given }.
   *[cells] Med disse reglene er det { $known } celler; det er oppgitt { $given }.
}
patience-which-foundation = Hvilken grunnbunke? Skriv fC, fD, fH eller fS.
patience-cards-drawn = Det ble trukket { $counted } kort, ikke { $given }.
patience-no-such-pile = Det finnes ingen bunke «{ $name }». Bunkene er t1 til t{ $columns }{ $cells ->
    [0] {""}
   *[other] , c1 til c{ $cells }
}{ $stock ->
    [yes] , waste, stock
   *[no] {""}
}, f, fC, fD, fH og fS.

patience-only-results = Oppgi results, det som kom ut av hver kabal, og ellers ingenting om kabalen.
patience-results-missing = Hvor mange kort har { $side } lagt opp? Oppgi results for { $id }.
patience-cards-missing = Hvor mange kort er lagt opp? Oppgi cards, eller foundations, layout, eller start med moves.
patience-cards-of-a-pack = En kortstokk har { $most } kort: 0 til { $most } kan være lagt opp, ikke { $given }.
patience-cards-total = { $by ->
    [foundations] Etter grunnbunkene er { $counted } kort lagt opp, ikke { $given }.
    [layout] Etter oppstillingen er { $counted } kort lagt opp, ikke { $given }.
   *[moves] Etter disse trekkene er { $counted } kort lagt opp, ikke { $given }.
}
patience-foundation-missing = { $suit ->
    [C] Hvor langt kom kløver? Oppgi C, 0 hvis den ikke er begynt.
    [D] Hvor langt kom ruter? Oppgi D, 0 hvis den ikke er begynt.
    [H] Hvor langt kom hjerter? Oppgi H, 0 hvis den ikke er begynt.
   *[S] Hvor langt kom spar? Oppgi S, 0 hvis den ikke er begynt.
}
patience-foundation-by-layout = { $suit ->
    [C] I oppstillingen er kløver kommet til { $counted }, ikke til { $given }.
    [D] I oppstillingen er ruter kommet til { $counted }, ikke til { $given }.
    [H] I oppstillingen er hjerter kommet til { $counted }, ikke til { $given }.
   *[S] I oppstillingen er spar kommet til { $counted }, ikke til { $given }.
}
patience-foundation-by-moves = { $suit ->
    [C] Etter disse trekkene er kløver kommet til { $counted }, ikke til { $given }.
    [D] Etter disse trekkene er ruter kommet til { $counted }, ikke til { $given }.
    [H] Etter disse trekkene er hjerter kommet til { $counted }, ikke til { $given }.
   *[S] Etter disse trekkene er spar kommet til { $counted }, ikke til { $given }.
}
patience-start-and-moves = En kabal som oppgis med trekkene, har start og moves; { $name } mangler.
patience-move-refused = Trekk { $number }: { $reason }
patience-is-won = Alle { $cards } kortene er lagt opp, så kabalen gikk opp.
patience-not-won = { $cards } kort er lagt opp{ $missing ->
    [0] .
    [1] ; { AND($named) } mangler.
    [2] ; { AND($named) } mangler.
    [3] ; { AND($named) } mangler.
   *[other] ; { $missing } mangler.
}
patience-the-card = { $card }

patience-events-missing = Disse reglene gir poeng for det som skjer: oppgi events, hvor ofte hver ting skjedde.
patience-events-by-moves = Etter disse trekkene: { $event ->
    [waste_to_tableau] et snudd kort lagt til en kolonne
    [waste_to_foundation] et snudd kort lagt til en grunnbunke
    [tableau_to_foundation] et kort fra en kolonne lagt til en grunnbunke
    [foundation_to_tableau] et kort tatt tilbake fra en grunnbunke
    [turned] et kort snudd i en kolonne
   *[recycled] de snudde kortene lagt tilbake som trekkbunke
}: { $times ->
    [one] { $times } gang
   *[other] { $times } ganger
}, ikke { $given }.
patience-events-add-up = { $brought } kort lagt opp og { $back } tatt tilbake gir { $left }, ikke { $given }.
patience-turned-at-most = Høyst { $most } kort kan snus i kolonnene, ikke { $given }.
patience-from-the-waste-at-most = Høyst { $most } kort kan komme fra de snudde kortene, ikke { $given }.
patience-none-taken-back = Med disse reglene blir et kort liggende på grunnbunken; ingen tas tilbake, heller ikke { $given }.
patience-turned-over-at-most = De snudde kortene kan legges tilbake som trekkbunke høyst { $most ->
    [one] { $most } gang
   *[other] { $most } ganger
}, ikke { $given }.
patience-came-to-light = { $dealt } kort lagt ut åpent, { $turned } snudd og { $waste } fra de snudde kortene er { $sum }; { $given } kan ikke være lagt opp.
patience-turned-by-layout = Etter oppstillingen ble { $counted } kort snudd i kolonnene, ikke { $given }.
patience-from-the-waste-by-layout = Etter oppstillingen kom { $counted } kort fra de snudde kortene, ikke { $given }.
patience-turned-over-by-layout = Etter oppstillingen ble de snudde kortene lagt tilbake { $counted ->
    [one] { $counted } gang
   *[other] { $counted } ganger
}, ikke { $given }.

patience-pass-by-moves = Etter disse trekkene er det gang nummer { $counted } gjennom trekkbunken, ikke { $given }.
patience-with-the-moves = Sammen med trekkene: { $reason }
patience-column-by-moves = Etter disse trekkene har kolonne { $number } { $held }, ikke { $given }.
patience-pile-by-moves = { $pile ->
    [stock] Etter disse trekkene har trekkbunken { $held }, ikke { $given }.
    [waste] Etter disse trekkene er de snudde kortene { $held }, ikke { $given }.
   *[cells] Etter disse trekkene har rekken av celler { $held }, ikke { $given }.
}
patience-held = { $down ->
    [0] { patience-held-open }
    [1] { $down } skjult kort og { patience-held-open }
   *[other] { $down } skjulte kort og { patience-held-open }
}
patience-held-open = { $count ->
    [0] ingenting
   *[other] { $seen ->
        [yes] { CARD($cards, form: "row") }
       *[no] { $count } kort
    }
}

patience-in-words = { $count }
patience-may-go = { $pile ->
    [f] Det er lov å legge { CARD($cards, form: "row") } opp.
    [c] Det er lov å legge { CARD($cards, form: "row") } i celle { $number }.
   *[t] Det er lov å legge { CARD($cards, form: "row") } i kolonne { $number }.
}
patience-lies-there-already = { $pile ->
    [t] I kolonne { $number } ligger det allerede.
    [c] I celle { $number } ligger det allerede.
    [f] { $suit ->
        [C] På grunnbunken i kløver ligger det allerede.
        [D] På grunnbunken i ruter ligger det allerede.
        [H] På grunnbunken i hjerter ligger det allerede.
       *[S] På grunnbunken i spar ligger det allerede.
    }
   *[waste] Blant de snudde kortene ligger det allerede.
}
patience-from-cell-to-cell = Fra celle til celle er det ingenting å vinne.
patience-from-foundation-to-column = Fra en grunnbunke kan et kort bare legges i en kolonne.
patience-only-stock-to-waste = Bare kort fra trekkbunken legges til de snudde kortene.
patience-stays-on-foundation = Med disse reglene blir et kort liggende på grunnbunken.
patience-pile-has-no-card = { $pile ->
    [c] I celle { $number } er det ikke noe kort.
    [f] { $suit ->
        [C] På grunnbunken i kløver er det ikke noe kort.
        [D] På grunnbunken i ruter er det ikke noe kort.
        [H] På grunnbunken i hjerter er det ikke noe kort.
       *[S] På grunnbunken i spar er det ikke noe kort.
    }
   *[waste] Det er ingen snudde kort.
}
patience-one-card-from = Det tas ett kort fra { patience-pile }, ikke { $count }.
patience-column-has = Kolonne { $number } { $up ->
    [0] er tom
    [1] har ett åpent kort
   *[other] har { $up } åpne kort
}; { $count } kan ikke flyttes.
patience-turn-last-up = I kolonne { $number } ligger ingen kort åpent; snu det siste.
patience-one-by-one = Kort legges opp ett om gangen, ikke { $count } på én gang.
patience-other-foundation = { $card } legges på grunnbunken i { $suit ->
    [C] kløver
    [D] ruter
    [H] hjerter
   *[S] spar
}, ikke i { $other ->
    [C] kløver
    [D] ruter
    [H] hjerter
   *[S] spar
}.
patience-has-to-wait = { $suit ->
    [C] Kløver har kommet til { CARD($reached, form: "row") }; { $card } må vente på { $missing }.
    [D] Ruter har kommet til { CARD($reached, form: "row") }; { $card } må vente på { $missing }.
    [H] Hjerter har kommet til { CARD($reached, form: "row") }; { $card } må vente på { $missing }.
   *[S] Spar har kommet til { CARD($reached, form: "row") }; { $card } må vente på { $missing }.
}
patience-waits-for-the-first = { $suit ->
    [C] Kløver har ikke begynt; { $card } må vente på { $missing }.
    [D] Ruter har ikke begynt; { $card } må vente på { $missing }.
    [H] Hjerter har ikke begynt; { $card } må vente på { $missing }.
   *[S] Spar har ikke begynt; { $card } må vente på { $missing }.
}
patience-one-card-in-a-cell = I en celle legges ett kort, ikke { $count }.
patience-cell-is-taken = I celle { $number } ligger { $card }; en celle har plass til ett kort.
patience-no-sequence = { CARD($cards, form: "row") } er ingen rekke: hvert kort skal være ett trinn lavere enn det forrige og ha den andre fargen.
patience-move-together = Med disse reglene flyttes { CARD($cards, form: "row") } samlet.
patience-does-not-fit = { $rank ->
    [none] På { $last } legges ingenting i en kolonne, heller ikke { $card }.
    [A] På { $last } legges et { $colour ->
        [red] rødt
       *[black] svart
    } ess, ikke { $card }.
   *[other] På { $last } legges en { $colour ->
        [red] rød
       *[black] svart
    } { $rank ->
        [J] knekt
        [Q] dame
        [2] toer
        [3] treer
        [4] firer
        [5] femmer
        [6] sekser
        [7] sjuer
        [8] åtter
        [9] nier
        [10] tier
       *[other] { $rank }-er
    }, ikke { $card }.
}
patience-only-a-king = Kolonne { $number } er tom: der legges en konge, ikke { $card }.
patience-one-at-a-time = Med disse reglene flyttes ett kort om gangen, ikke { $count }.
patience-no-room = Ledig på veien: { $cells } { $cells ->
    [one] celle
   *[other] celler
}{ $columns ->
    [0] {""}
    [one] {" "}og { $columns } kolonne
   *[other] {" "}og { $columns } kolonner
}. { $empty ->
    [yes] Til en tom kolonne
   *[no] Til kolonne { $number }
} kan { $room } kort flyttes, ikke { $count }. Hvis flere kan komme over via andre kolonner, oppgi trekkene ett for ett.
patience-stock-comes-by-waste = Kortene i trekkbunken må først snus: de kommer via de snudde kortene.
patience-nothing-on-the-stock = Ingenting legges på trekkbunken.
patience-stock-is-empty = Trekkbunken er tom.
patience-cards-in-words = { $count ->
    [0] ingen kort
   *[other] { $count } kort
}
patience-so-many-are-turned = Det snus { $count } kort fra trekkbunken, ikke { $given }.
patience-so-many-may-be-turned = Det er lov å snu { $count } kort fra trekkbunken.
patience-stock-has-cards = Trekkbunken har ennå { patience-cards-in-words }; de snudde kortene legges først tilbake når den er tom.
patience-nothing-to-turn-over = Det er ingen snudde kort, og derfor ingenting å legge tilbake.
patience-so-often = { $passes ->
    [1] én gang
    [2] to ganger
   *[other] { $passes } ganger
}
patience-no-pass-left = Det er lov å gå gjennom trekkbunken { patience-so-often }, og dette er gang nummer { $pass }.
patience-waste-turned-whole = De snudde kortene legges tilbake alle sammen: { patience-cards-in-words }, ikke { $given }.
patience-waste-may-be-turned = Det er lov å legge de snudde kortene tilbake: de blir ny trekkbunke.
patience-moves-can-be-made = { $count ->
    [0] Ingen trekk er mulige.
    [one] { $count } trekk er mulig.
   *[other] { $count } trekk er mulige.
}
patience-moves-not-allowed = { $wrong } av { $moves } trekk var ikke { $wrong ->
    [one] lovlig
   *[other] lovlige
}.
patience-every-move-allowed = Alle trekk var lovlige.
patience-layout-can-be = Ingenting taler mot denne oppstillingen.
patience-dealt-rightly = Kortene er riktig lagt ut.
patience-all-up = Alle { $cards } kortene er lagt opp.
patience-so-many-up = { $cards } av { $size } kort er lagt opp.
patience-rest-goes-up = Resten går garantert opp: det laveste kortet kan alltid legges opp.
patience-rest-unseen = Så lenge noen kort er ukjente, er det ikke sikkert at resten går opp.
patience-rest-uncertain = Det er ikke sikkert at resten går opp.
patience-nothing-left = Det er ikke mer å gjøre.
patience-can-go = { $pile ->
    [f] { CARD($cards, form: "row") } kan legges opp.
    [c] { CARD($cards, form: "row") } kan legges i celle { $number }.
   *[t] { CARD($cards, form: "row") } kan legges i kolonne { $number }.
}
patience-comes-by-the-waste = { $card } kommer fram blant de snudde kortene og kan legges.
patience-unseen-may-come = Et ukjent kort som kan legges, kommer kanskje fram: { $cards }.
patience-others = { $count ->
    [one] { $count } annet
   *[other] { $count } andre
}
patience-only-from-foundations = Bare kort fra grunnbunkene kan flyttes; om det hjelper, er ikke sikkert.
patience-turn-the-stock = Å snu kortene i trekkbunken, eller å få vite hvilke som ligger der.
patience-play-on = Å spille videre derfra: ta et kort tilbake og spør igjen.
patience-piles-of-these-rules = { $piles ->
    [tableau] Med disse reglene er det { $known } { $known ->
        [one] kolonne
       *[other] kolonner
    }; det er oppgitt { $given }.
   *[cells] Med disse reglene er det { $known } { $known ->
        [one] celle
       *[other] celler
    }; det er oppgitt { $given }.
}
patience-pack-lacks = Det er oppgitt { $given } kort; det mangler { $count }{ $seen ->
    [yes] : { CARD($cards, form: "row") }.
   *[no] .
}
patience-open-but-unseen = Alle kort legges åpent; { $count } av dem har ingen sett.
patience-column-no-sequence = { CARD($cards, form: "row") } i kolonne { $number } er ingen rekke.
patience-others-must-lie-between = Mellom de åpne kortene må det ligge andre, men de ligger andre steder.
patience-face-down-at-most = I kolonne { $number } kan høyst { $count } kort ligge skjult, ikke { $given }.
patience-stock-and-waste-at-most = Trekkbunken og de snudde kortene er til sammen høyst { $most } kort, ikke { $given }.
patience-passes-at-most = Det er lov å gå gjennom trekkbunken { patience-so-often }, ikke { $given ->
    [1] én gang
    [2] to ganger
   *[other] { $given } ganger
}.
patience-nothing-up-when-dealt = Når kortene er lagt ut, er ingenting lagt opp; her er { $count } kort lagt opp.
patience-column-is-dealt = I kolonne { $number } legges { $count } { $count ->
    [one] skjult
   *[other] skjulte
} kort og ett åpent, ikke { $down } skjulte og { $up } åpne.
patience-left-for-the-stock = Det blir { $most } kort igjen til trekkbunken, ikke { $given }.
patience-waste-empty-when-dealt = Når kortene er lagt ut, er ingen kort snudd ennå.
patience-first-pass-when-dealt = Trekkbunken gås gjennom for første gang, ikke for gang nummer { $pass }.
patience-columns-are-dealt = Kolonnene får { CARD($dealt, form: "row") } kort, ikke { CARD($given, form: "row") }.
patience-cells-empty-when-dealt = Når kortene er lagt ut, er cellene tomme.

patience-bank-without-vegas = stakes.payout er bank, som betales for hver kabal, men score.method er ikke vegas.
patience-nobody-to-win-from = stakes.payout er { $payout }, men den som legger kabal alene, har ingen å vinne fra.
patience-vegas-without-stock = score.method er vegas, som krever en trekkbunke å snu fra; her ligger alle kort åpent.
patience-nothing-is-bought = score.{ $name } er for kabaler som kjøpes; her kjøper ingen noen.

patience-form-cards = Kort lagt opp
patience-form-suits = Etter farge
patience-row-cards = lagt opp
patience-ask-cards = { $table ->
    [several] Hvor mange kort har { $name } lagt opp?
   *[alone] Hvor mange kort er lagt opp?
}
patience-row-suit = { $suit ->
    [C] Kløver
    [D] Ruter
    [H] Hjerter
   *[S] Spar
}
patience-ask-suit = { $suit ->
    [C] { $table ->
        [several] Hvor langt kom kløver for { $name }? Ess er 1, konge { $king }.
       *[alone] Hvor langt kom kløver? Ess er 1, konge { $king }.
    }
    [D] { $table ->
        [several] Hvor langt kom ruter for { $name }? Ess er 1, konge { $king }.
       *[alone] Hvor langt kom ruter? Ess er 1, konge { $king }.
    }
    [H] { $table ->
        [several] Hvor langt kom hjerter for { $name }? Ess er 1, konge { $king }.
       *[alone] Hvor langt kom hjerter? Ess er 1, konge { $king }.
    }
   *[S] { $table ->
        [several] Hvor langt kom spar for { $name }? Ess er 1, konge { $king }.
       *[alone] Hvor langt kom spar? Ess er 1, konge { $king }.
    }
}
patience-row-event = { $event ->
    [waste_to_tableau] snudd til kolonne
    [waste_to_foundation] snudd til grunnbunke
    [tableau_to_foundation] kolonne til grunnbunke
    [foundation_to_tableau] tatt tilbake
    [turned] avdekket
   *[recycled] bunken vendt
}
patience-hint-event = { $event ->
    [turned] i kolonnene
   *[foundation_to_tableau] fra en grunnbunke
}
patience-ask-event = { $table ->
    [several] Hvor mange kort la { $name } fra en kolonne til en grunnbunke?
   *[alone] Hvor mange kort gikk fra en kolonne til en grunnbunke?
}
patience-shortcut-won = Gikk opp
patience-shortcut-won-about = Gikk opp: alle kort er lagt opp

patience-count-deals-won = Gikk opp
patience-count-cards-up = Kort lagt opp
patience-count-best-deal = Beste kabal
patience-count-longest-run = Gikk opp på rad
patience-ratio-average-cards = Kort lagt opp per kabal

patience-due-deal-cost = Betalt til banken for en kabal
patience-due-cards-earned = Betalt av banken for kort på grunnbunkene

patience-column-cards-up = Lagt opp
patience-column-won = Gikk opp
patience-cell-won = gikk opp

patience-about-freecell = Kabal med alle kort åpne, for én
patience-about-klondike = Kabal med trekkbunke, for én
patience-variant-freecell = Alle kort åpne, fire celler, åtte kolonner
patience-variant-klondike = Ett kort om gangen, så mange ganger gjennom trekkbunken du vil
patience-variant-klondike-three = Tre kort om gangen, tre ganger gjennom trekkbunken
patience-variant-klondike-vegas = 52 for en kabal og 5 for hvert kort: tre kort om gangen, tre ganger gjennom trekkbunken
patience-variant-klondike-vegas-one = 52 for en kabal og 5 for hvert kort: ett kort om gangen, én gang gjennom trekkbunken
patience-variant-klondike-points = Poeng for det som skjer på bordet, tre kort om gangen
patience-name-klondike-three = Klondike, tre kort
patience-name-klondike-vegas-one = Vegas Klondike, ett kort
patience-name-klondike-points = Klondike med poeng
patience-house-rule-two-cells = To celler
patience-house-rule-three-cells = Tre celler
patience-house-rule-six-cells = Seks celler
patience-house-rule-kings-to-a-space = Bare konger i en tom kolonne
patience-house-rule-one-at-a-time = Ett kort flyttes om gangen
patience-house-rule-any-card-to-a-space = Alle kort kan legges i en tom kolonne
patience-house-rule-no-taking-back = Det som er lagt opp, blir der
patience-house-rule-whole-sequences = Bare hele rekker flyttes
patience-house-rule-one-pass = Én gang gjennom trekkbunken
patience-house-rule-three-passes = Tre ganger gjennom trekkbunken
patience-house-rule-by-itself = Hver kabal for seg

patience-label-layout = Oppstilling
patience-label-start = Ved start
patience-label-moves = Trekk
patience-label-events = Hendelser
patience-label-accept-infractions = Tross regelbrudd
patience-label-stock = Trekkbunke
patience-label-waste = Snudde kort
patience-label-pass = Gjennomgang
patience-label-foundations = Grunnbunker
patience-label-tableau = Kolonner
patience-label-down = Skjulte
patience-label-up = Åpne
patience-label-cells = Celler
patience-label-from = Fra
patience-label-to = Til
patience-label-count = Antall
patience-label-drawn = Snudde
patience-label-turned = Avdekket

patience-body-cards = hvor mange som er lagt opp
patience-body-foundations = hvor langt hver farge er kommet
patience-body-layout = hvor kortene ligger
patience-body-start = hvordan de ble lagt, med alle trekk
patience-body-results = for flere spillere

patience-claim-move = Er dette trekket tillatt?
patience-claim-moves = Hvilke trekk er tillatt?
patience-claim-layout = Kan kortene ligge slik?
patience-claim-start = Er kortene lagt riktig?
patience-claim-won = Har kabalen gått opp?
patience-claim-stuck = Er det ikke mer å gjøre?
patience-claim-audit = Var alle trekkene tillatt?
