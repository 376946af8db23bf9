# Danish: lines and refusals of Authors and Go Fish.

books-laid-down = { $count ->
    [0] { $player } lagde ingen { $set ->
        [book] kvartetter
       *[pair] par
    }.
    [one] { $player } lagde { $count } { $set ->
        [book] kvartet
       *[pair] par
    }.
   *[other] { $player } lagde { $count } { $set ->
        [book] kvartetter
       *[pair] par
    }.
}
books-ranks = { $player } lagde { $count } { $count ->
    [one] { $set ->
        [book] kvartet
       *[pair] par
    }
   *[other] { $set ->
        [book] kvartetter
       *[pair] par
    }
}: { CARD($ranks, form: "several") }.
books-ranks-and-points = { $player } lagde { $count } { $count ->
    [one] { $set ->
        [book] kvartet
       *[pair] par
    }
   *[other] { $set ->
        [book] kvartetter
       *[pair] par
    }
}: { CARD($ranks, form: "several") }, { $points } point.

books-gives = { $set ->
    [book] { $player } giver en kvartet til { $other } for at have spurgt forkert.
   *[pair] { $player } giver et par til { $other } for at have spurgt forkert.
}
books-gives-rank = { $set ->
    [book] { $player } giver en kvartet i { CARD($rank, form: "several") } til { $other } for at have spurgt forkert.
   *[pair] { $player } giver et par i { CARD($rank, form: "several") } til { $other } for at have spurgt forkert.
}
books-gets = { $set ->
    [book] { $player } får en kvartet af { $other }.
   *[pair] { $player } får et par af { $other }.
}
books-gets-rank = { $set ->
    [book] { $player } får en kvartet i { CARD($rank, form: "several") } af { $other }.
   *[pair] { $player } får et par i { CARD($rank, form: "several") } af { $other }.
}

books-not-in-pack = Kortet { $card } findes ikke her: kortene går fra 2 til es i fire kulører.
books-too-many-cards = Der findes { $count } × { $card }; her er der angivet flere.
books-sets-or-counts = Angiv sets, de værdier, som hver spiller lagde, eller counts, hvor mange.
books-sets-with-ranks = Her kommer det an på værdien: angiv sets med værdierne, ikke kun counts.

books-count-of-ranks = { $counted ->
    [0] Ingen værdier er { $counted }, ikke { $given }.
   *[other] { CARD($ranks, form: "row") } er { $counted }, ikke { $given }.
}
books-sets-of-a-deal = { $set ->
    [book] { $count ->
        [one] Der er angivet { $count } kvartet; til en runde hører { $whole }.
       *[other] Der er angivet { $count } kvartetter; til en runde hører { $whole }.
    }
   *[pair] Der er angivet { $count } par; til en runde hører { $whole }.
}
books-sets-missing = Hvem lagde { CARD($ranks, form: "several") }?
books-no-forfeits = I disse regler giver man ikke noget væk for at have spurgt forkert (set.wrong_ask).
books-rank-of-forfeit = Her kommer det an på værdien: angiv værdien af det, der blev givet væk.
books-forfeit-to-another = { $player } giver det til en anden.
books-no-set-to-give = { $player } har på det tidspunkt ikke noget at give væk.
books-no-rank-to-give = { $player } har på det tidspunkt ingen { CARD($rank, form: "several") } at give væk.

books-request-missing = Angiv, hvad der spørges efter: en værdi som Q eller et kort som QS.
books-step-missing = Et skridt er et spørgsmål (til hvem og efter hvad), en kvartet eller et par, der bliver lagt, eller kort, der bliver trukket.
books-hand-by-history = Ifølge forløbet er der { $cards } kort på hånden, ikke { $given }.
books-deal-missing = Disse regler siger intet om kort til { $players ->
    [one] { $players } spiller
   *[other] { $players } spillere
}. Angiv, hvor mange hver fik: cards_each.
books-deal-too-large = { $cards } kort til hver af { $players } spillere er mere, end kortene rækker til.
books-stock = Efter denne kortgivning er der { $cards } kort i bunken, ikke { $given }.

books-no-deal = deal.cards siger intet om { $players } spillere.
books-pack-too-small = { $cards } kort til hver af { $players } spillere er flere end de { $size }, der er.
books-no-stock-to-draw-from = Alle kort gives, så der er ingen bunke at trække fra (ask.empty: { $empty }).
books-no-stock-to-be-gone = Alle kort gives, så der er ingen bunke, der kan slippe op (deal.cards: all).
books-colours-of-four = Fire kort af samme værdi er aldrig alle røde eller alle sorte (set.size: 4).
books-colours-and-cards = Par i rødt eller sort hører til, når der spørges efter værdier (ask.for: card).

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
    [book] Hvem har de andre kvartetter?
   *[pair] Hvem har de andre par?
}
books-row-forfeits = Hvem gav noget til venstre?
books-fold-forfeits = Blev der givet noget væk?

books-count-sets = Sæt

books-claim-ask = Må man spørge efter det?
books-claim-answer = Hvilke kort skal gives fra sig?
books-claim-draw = Skal der trækkes et kort?
books-claim-next = Hvem spørger nu?
books-claim-set = Må disse kort lægges?

books-rank-too-often = { $most ->
    [1] Der er angivet { CARD($rank, form: "several") } { AND($owners) }; de kan kun lægges én gang.
   *[other] Der er angivet { CARD($rank, form: "several") } { AND($owners) }; der er kun { $most } par af dem i en runde.
}
books-laid-by = { $times ->
    [1] hos { $player }
    [2] to gange hos { $player }
   *[other] { $times } gange hos { $player }
}

books-impossible-ask = Skridt { $step }, hvor { $player } spørger { $other } efter { $suit ->
    [none] { CARD($request, form: "several") }
   *[known] { $request }
} og får { $given ->
    [0] ingen
   *[other] { $given }
}, passer ikke med det, der er fortalt før: { books-impossible }.
books-impossible-set = Skridt { $step }, hvor { $player } lægger { CARD($rank, form: "several") }, passer ikke med det, der er fortalt før: { books-impossible }.
books-impossible-draw = Skridt { $step }, hvor { $player } trækker, passer ikke med det, der er fortalt før: { books-impossible }.
books-impossible = { $why ->
    [asked_oneself] man skal spørge en anden end sig selv
    [more_handed_over] der blev spurgt efter ét kort og givet flere
    [known_there] man ved, at det kort er der
    [known_elsewhere] man ved, at det kort er et andet sted
    [no_stock] der er ingen bunke at trække fra
    [known_in_a_hand] man ved, at det kort er på en hånd
    [held_too_many] ingen kan have så mange
    [with_nobody] ingen ville have det kort
    [hand_too_small] der er ikke så mange kort på hånden
   *[no_deal] kortene kan ikke være givet sådan
}
books-hand-by-what-was-seen = Denne hånd passer ikke med det, alle har set af { CARD($ranks, form: "several") }.
