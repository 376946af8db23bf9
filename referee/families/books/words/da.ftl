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
books-row-forfeits = Hvem gav et sæt til venstre?
books-fold-forfeits = Blev der givet noget væk?

books-count-sets = Sæt

books-claim-ask = Må man spørge efter det?
books-claim-answer = Hvilke kort skal gives fra sig?
books-claim-draw = Skal der trækkes et kort?
books-claim-next = Hvem spørger nu?
books-claim-set = Må disse kort lægges?

books-about-asker = Hvem der spørger
books-about-card = Kortet, der spørges efter; det eller værdien
books-label-rank = Værdi
books-about-rank = Værdien, der spørges efter
books-label-of = Hos hvem
books-about-of = Hvem der bliver spurgt
books-about-asked = Hvem der blev spurgt
books-about-asking-hand = Hånden hos den, der spørger
books-about-asked-hand = Hånden hos den, der bliver spurgt
books-label-history = Forløb
books-about-history = Alt, hvad alle så i denne runde, i rækkefølge: det, der følger af det, vides
books-about-step = Et spørgsmål med svar, trukne kort eller et lagt sæt.
books-about-turn = Hvis tur det var
books-label-given = Givne kort
books-about-given = Hvor mange kort der blev givet
books-about-given-or-none = Hvor mange kort der blev givet; ellers 0
books-about-given-now = Hvor mange der gives; 0 er »jeg har ingen«
books-label-drew = Trukne kort
books-about-drew = Kort fra bunken; ellers så mange, som reglerne siger
books-label-shown = Vist kort
books-about-shown = Det trukne kort, hvis alle så det
books-label-set = Lagt sæt
books-about-set = Værdien af et sæt, der blev lagt
books-label-cards-each = Kort til hver
books-about-cards-each = Kort givet til hver, før forløbet; ellers som i reglerne
books-about-stock = Kort, der ikke blev givet; ellers som i reglerne
books-label-drawn = Trukket
books-about-drawn = Hvor mange der blev trukket, eller kortet, der blev vist
books-about-cards-drawn = Hvor mange kort der blev trukket, eller kortet, der blev vist
books-label-asker = Hvem spurgte
books-label-asked = Hvem blev spurgt
books-label-wanted = Spurgt efter
books-about-wanted = Kortet eller værdien, der blev spurgt efter
books-label-completes = Fuldender et sæt
books-about-completes = Om det trukne kort fuldendte et sæt

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
}, passer ikke med det, der er oplyst før: { books-impossible }.
books-impossible-set = Skridt { $step }, hvor { $player } lægger { CARD($rank, form: "several") }, passer ikke med det, der er oplyst før: { books-impossible }.
books-impossible-draw = Skridt { $step }, hvor { $player } trækker, passer ikke med det, der er oplyst før: { books-impossible }.
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

books-asked-for = { $suit ->
    [none] { CARD($request, form: "several") }
   *[known] { $request }
}
books-so-many-of-a-rank = { $count ->
    [1] { CARD($rank, form: "et") }
   *[other] { $count } { CARD($rank, form: "several") }
}
books-asks-oneself = { $player } skal spørge en anden end sig selv.
books-no-cards-left = { $player } har ingen kort tilbage; spørg en, der har.
books-own-card = { $player } har selv { $card }, og man må ikke spørge efter sit eget kort.
books-must-hold = For at spørge efter { CARD($rank, form: "several") } skal man selv have { CARD($rank, form: "et") }.
books-has-none = { $seen ->
    [hand] { $player } har ingen.
   *[history] Efter det, alle har set, har { $player } ingen.
}
books-set-goes-left = Et sæt fra { $player } går til naboen til venstre.
books-holding-not-known = Om { $player } har { CARD($rank, form: "et") }, vides ikke efter det, alle har set.
books-card-not-known = { $player } har { CARD($rank, form: "et") }; om det netop er { $card }, vides ikke.
books-may-ask = { $seen ->
    [hand] { $player } har { CARD($rank, form: "et") } og må derfor spørge efter { books-asked-for }.
   *[history] { $player } har efter det, alle har set, { CARD($rank, form: "et") } og må derfor spørge efter { books-asked-for }.
}
books-hand-would-settle = Det, { $player } har på hånden eller spørger efter de næste gange, ville afgøre det.
books-goes-on = { $player } fortsætter.
books-asks-next = { $player } spørger som den næste.
books-gift = Der blev givet kort.
books-no-gift = Der blev ikke givet kort.
books-no-gift-and-no-draw = Der blev hverken givet eller trukket kort.
books-drawn-not-shown = Der blev ikke givet kort, og det trukne kort blev ikke vist.
books-drawn = { $asked_for ->
    [yes] Det trukne kort er det, der blev spurgt efter.
   *[no] Det trukne kort er ikke det, der blev spurgt efter.
}
books-completes = { $set ->
    [yes] Det trukne kort fuldender et sæt.
   *[no] Det trukne kort fuldender ikke noget sæt.
}
books-drawn-not-told = Der blev ikke givet kort, og det er ikke oplyst, hvad der blev trukket.
books-completed-would-settle = Om det trukne kort fuldendte et sæt, ville afgøre det: angiv drawn og completes.
books-drawn-would-settle = Det trukne kort ville afgøre det: angiv drawn.
books-suits-drawn-would-settle = Kuløren på det trukne kort og på det, der blev spurgt efter, ville afgøre det.
books-must-be-handed-over = { $cards } skal gives fra hånden.
books-nothing-to-give = Der er ikke noget at give: ingen { $card }.
books-none-is-true = »Ingen« passer: der er ingen { $card }.
books-handed-over-otherwise = { $many ->
    [too_few] { $given } kort ville være for lidt.
   *[too_many] { $given } kort ville være for meget.
}
books-suit-not-told = Der er et kort af den værdi, hvis kulør ikke er oplyst; det kan være { $card }.
books-suits-would-settle = Kulørerne på kortene på hånden ville afgøre det.
books-one-by-its-name = Der spørges efter ét bestemt kort med værdien { $rank }; { $given } kort kan ikke være rigtigt.
books-every-one-there = Alle kort med værdien { $rank } er der; ét af dem gives.
books-name-not-told = Der spørges efter ét bestemt kort med værdien { $rank }, og det er ikke oplyst hvilket.
books-card-would-settle = Det kort, der blev spurgt efter, ville afgøre det: angiv card.
books-no-draw-after-a-gift = Når der er givet kort, trækker ingen; den, der spurgte, fortsætter.
books-draws-one-card = Der blev ikke givet noget, så den, der spurgte, trækker ét kort.
books-nothing-to-draw = Der blev ikke givet noget, men der er ingen bunke at trække fra.
books-drawn-otherwise = { $drawn } kort kan ikke være rigtigt.
books-no-set = { $set ->
    [book] En kvartet er { $size } kort af samme værdi; det er { $cards } ikke.
   *[pair] Et par er { $size } kort af samme værdi; det er { $cards } ikke.
}
books-this-is-no-set = { $set ->
    [book] En kvartet er { $size } kort af samme værdi; det er dette ikke.
   *[pair] Et par er { $size } kort af samme værdi; det er dette ikke.
}
books-is-set = { $set ->
    [book] En kvartet er { $size } kort af samme værdi, og det er disse: de må lægges med det samme.
   *[pair] Et par er { $size } kort af samme værdi, og det er disse: de må lægges med det samme.
}
books-two-pairs = { $cards } er to par: begge må lægges med det samme.
books-colours-of-a-pair = Begge kort i et par er røde, eller begge er sorte.
books-one-of-each = { $cards } er ét af hver farve.
books-pair-may-be-laid-down = { $cards } må lægges med det samme.
books-both-suits-would-settle = Kulørerne på begge kort ville afgøre det.

books-column-sets = Sæt
books-column-given-away = Givet væk

books-name = Authors og Fisk
books-about = Spørg efter kort, og saml fire ens
books-variant-authors = Spørg efter ét bestemt kort; fire af samme værdi er en kvartet
books-variant-authors-dealt-out = Authors uden bunke: alle kort deles ud
books-variant-go-fish = Spørg efter en værdi og få alle kort af den, eller træk fra bunken; fire ens er en kvartet
books-variant-go-fish-pagat = Fem kort fra tre spillere og op; den, der blev spurgt, fortsætter, og runden slutter, når en hånd er tom
books-variant-go-fish-pairs = Fisk for de yngste: der lægges par
books-name-authors-dealt-out = Authors, alle kort deles ud
books-name-go-fish = Fisk
books-name-go-fish-pagat = Fisk, fem kort
books-name-go-fish-pairs = Fisk med par
books-house-rule-five-cards = Fem kort til hver
books-house-rule-one-colour = Par i samme farve, begge røde eller begge sorte
books-house-rule-any-card = Man må spørge efter alle kort, også sine egne
books-house-rule-lucky-set = Et heldigt træk giver kun en tur til, når det fuldender et sæt
books-house-rule-no-second-turn = Ingen ekstra tur, når man har trukket
books-house-rule-asked-goes-on = Den, der blev spurgt, fortsætter
books-house-rule-new-hand = Nye kort, når hånden er tom
books-house-rule-by-rank = Kvartetter tæller efter værdi
books-house-rule-ten-points = Til ti point over flere runder
books-house-rule-book-for-a-wrong-ask = Det koster en kvartet at spørge forkert

books-body-sets = hvilke
books-body-counts = hvor mange
