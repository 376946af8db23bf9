# Danish: lines of Klondike, FreeCell and their like.

patience-begins-at-0 = Hver kabale begynder på 0: de { SIGNED($points) } fra før tæller ikke længere.
patience-costs = Kabalen koster { $points }.
patience-won = Alle { $cards } kort er lagt op: kabalen gik op for { $player }.

patience-cards = { $cards } kort lagt op, ét point for hvert.
patience-cards-earn = { $cards } kort lagt op: { $cards } × { $each } = { $points }.

patience-event = { $event ->
    [waste_to_tableau] Et vendt kort lagt til en kolonne
    [waste_to_foundation] Et vendt kort lagt til en grundbunke
    [tableau_to_foundation] Et kort fra en kolonne lagt til en grundbunke
    [foundation_to_tableau] Et kort taget tilbage fra en grundbunke
    [turned] Et kort vendt i en kolonne
   *[recycled] De vendte kort lagt tilbage som talon
}, { $times ->
    [one] { $times } gang
   *[other] { $times } gange
}: { $times } × { SIGNED($each) } = { SIGNED($points) }.
patience-nothing = Der er ikke gjort noget, der giver point.
patience-floor = Kabalen gav { SIGNED($points) }; den tæller ikke mindre end { SIGNED($floor) }.

patience-pile = { $pile ->
    [t] kolonne { $number }
    [c] celle { $number }
    [f] { $suit ->
        [C] grundbunken i klør
        [D] grundbunken i ruder
        [H] grundbunken i hjerter
        [S] grundbunken i spar
       *[none] grundbunkerne
    }
    [stock] talonen
   *[waste] de vendte kort
}
patience-uncovers-nothing = Dette træk frilægger intet kort: der vendes ikke noget i { patience-pile }.
patience-shows-unseen-card = { $pile ->
    [t] I kolonne { $number } ses et kort, der ikke er angivet; angiv, hvilket det er.
    [c] I celle { $number } ses et kort, der ikke er angivet; angiv, hvilket det er.
   *[waste] Blandt de vendte kort ses et, der ikke er angivet; angiv, hvilket det er.
}
patience-another-card-lies-there = Der ligger { $card }, ikke { $other }.
patience-card-lies-elsewhere = { $card } ligger allerede et andet sted; der findes kun én.
patience-card-told-twice = { $card } er angivet { $times ->
    [2] to gange
    [3] tre gange
   *[other] { $times } gange
}; der findes kun én.

patience-which-suit = Hvilken kulør har { $card }? Hvert kort skal have sin kulør, for eksempel { $example }.
patience-not-in-pack = Kortet { $card } findes ikke her.
patience-cards-of-a-foundation = En grundbunke har 0 til { $most } kort, ikke { $given }.
patience-so-many-piles = { $piles ->
    [tableau] Disse regler har { $known } kolonner; der er angivet { $given }.
   *[cells] Disse regler har { $known } celler; der er angivet { $given }.
}
patience-which-foundation = Hvilken grundbunke? Skriv fC, fD, fH eller fS.
patience-cards-drawn = Der vendes { $counted } kort, ikke { $given }.

patience-no-such-pile = Der er ingen bunke »{ $name }«. Bunkerne er t1 til t{ $columns }{ $cells ->
    [0] {""}
   *[other] , c1 til c{ $cells }
}{ $stock ->
    [yes] , waste, stock
   *[no] {""}
}, f, fC, fD, fH og fS.

patience-only-results = Angiv results, det vil sige hvordan hver spillers kabale gik, og intet om kabalerne derudover.
patience-results-missing = Hvor mange kort fik { $side } lagt op? Angiv results for { $id }.
patience-cards-missing = Hvor mange kort er lagt op? Angiv cards, foundations, layout eller start sammen med moves.
patience-cards-of-a-pack = Et spil kort har { $most }: der kan være lagt 0 til { $most } op, ikke { $given }.
patience-cards-total = { $by ->
    [foundations] På grundbunkerne ligger { $counted } kort, ikke { $given }.
    [layout] Efter layout er { $counted } kort lagt op, ikke { $given }.
   *[moves] Efter disse træk er { $counted } kort lagt op, ikke { $given }.
}
patience-foundation-missing = { $suit ->
    [C] Hvor langt kom klør? Angiv C, 0 hvis den ikke er begyndt.
    [D] Hvor langt kom ruder? Angiv D, 0 hvis den ikke er begyndt.
    [H] Hvor langt kom hjerter? Angiv H, 0 hvis den ikke er begyndt.
   *[S] Hvor langt kom spar? Angiv S, 0 hvis den ikke er begyndt.
}

patience-foundation-by-layout = { $suit ->
    [C] Efter layout er klør nået til { $counted }, ikke til { $given }.
    [D] Efter layout er ruder nået til { $counted }, ikke til { $given }.
    [H] Efter layout er hjerter nået til { $counted }, ikke til { $given }.
   *[S] Efter layout er spar nået til { $counted }, ikke til { $given }.
}
patience-foundation-by-moves = { $suit ->
    [C] Efter disse træk er klør nået til { $counted }, ikke til { $given }.
    [D] Efter disse træk er ruder nået til { $counted }, ikke til { $given }.
    [H] Efter disse træk er hjerter nået til { $counted }, ikke til { $given }.
   *[S] Efter disse træk er spar nået til { $counted }, ikke til { $given }.
}

patience-start-and-moves = En kabale, der angives træk for træk, har start og moves; { $name } mangler.

patience-move-refused = Træk { $number }: { $reason }
patience-is-won = Alle { $cards } kort er lagt op, så kabalen er gået op.

patience-not-won = { $cards } kort er lagt op{ $missing ->
    [0] .
    [1] ; { AND($named) } mangler.
    [2] ; { AND($named) } mangler.
    [3] ; { AND($named) } mangler.
   *[other] ; { $missing } mangler.
}
patience-the-card = { $card }

patience-events-missing = Disse regler giver point for det, der sker: angiv events, hvor ofte hver ting skete.
patience-events-by-moves = Efter disse træk { $event ->
    [waste_to_tableau] et vendt kort lagt til en kolonne
    [waste_to_foundation] et vendt kort lagt til en grundbunke
    [tableau_to_foundation] et kort fra en kolonne lagt til en grundbunke
    [foundation_to_tableau] et kort taget tilbage fra en grundbunke
    [turned] et kort vendt i en kolonne
   *[recycled] de vendte kort lagt tilbage som talon
}: { $times ->
    [1] { $times } gang
   *[other] { $times } gange
}, ikke { $given }.
patience-events-add-up = Når { $brought } kort er lagt op og { $back } taget tilbage, er { $left } lagt op, ikke { $given }.
patience-turned-at-most = Der kan højst vendes { $most } kort i kolonnerne, ikke { $given }.
patience-from-the-waste-at-most = Der kan højst komme { $most } kort fra de vendte kort, ikke { $given }.
patience-none-taken-back = I disse regler bliver et kort på grundbunken; intet tages tilbage, heller ikke { $given }.
patience-turned-over-at-most = De vendte kort kan højst lægges tilbage som talon { $most ->
    [1] { $most } gang
   *[other] { $most } gange
}, ikke { $given }.
patience-came-to-light = { $dealt } kort lagt åbent, { $turned } vendt og { $waste } fra de vendte kort giver { $sum }; der kan ikke være lagt { $given } op.
patience-turned-by-layout = Efter layout er { $counted } kort vendt i kolonnerne, ikke { $given }.
patience-from-the-waste-by-layout = Efter layout kom { $counted } kort fra de vendte kort, ikke { $given }.
patience-turned-over-by-layout = Efter layout er de vendte kort lagt tilbage som talon { $counted ->
    [1] { $counted } gang
   *[other] { $counted } gange
}, ikke { $given }.

patience-pass-by-moves = Efter disse træk er det gennemgang nummer { $counted }, ikke { $given }.
patience-with-the-moves = Sammen med trækkene: { $reason }
patience-column-by-moves = Efter disse træk har kolonne { $number } { $held }, ikke { $given }.
patience-pile-by-moves = { $pile ->
    [stock] Efter disse træk har talonen { $held }, ikke { $given }.
    [waste] Efter disse træk er de vendte kort { $held }, ikke { $given }.
   *[cells] Efter disse træk har cellerne { $held }, ikke { $given }.
}
patience-held = { $down ->
    [0] { patience-held-open }
   *[other] { $down } kort med bagsiden op og { patience-held-open }
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
    [f] { CARD($cards, form: "row") } må lægges op.
    [c] { CARD($cards, form: "row") } må lægges i celle { $number }.
   *[t] { CARD($cards, form: "row") } må lægges til kolonne { $number }.
}
patience-lies-there-already = { $pile ->
    [t] I kolonne { $number } ligger det allerede.
    [c] I celle { $number } ligger det allerede.
    [f] { $suit ->
        [C] På grundbunken i klør ligger det allerede.
        [D] På grundbunken i ruder ligger det allerede.
        [H] På grundbunken i hjerter ligger det allerede.
       *[S] På grundbunken i spar ligger det allerede.
    }
   *[waste] Blandt de vendte kort ligger det allerede.
}
patience-from-cell-to-cell = Fra celle til celle vindes der ingenting.
patience-from-foundation-to-column = Fra en grundbunke kan et kort kun lægges til en kolonne.
patience-only-stock-to-waste = Kun kort fra talonen lægges til de vendte kort.
patience-stays-on-foundation = I disse regler bliver et kort på grundbunken.
patience-pile-has-no-card = { $pile ->
    [c] I celle { $number } er der intet kort.
    [f] { $suit ->
        [C] På grundbunken i klør er der intet kort.
        [D] På grundbunken i ruder er der intet kort.
        [H] På grundbunken i hjerter er der intet kort.
       *[S] På grundbunken i spar er der intet kort.
    }
   *[waste] Der er ingen vendte kort.
}
patience-one-card-from = Der tages ét kort fra { patience-pile }, ikke { $count }.
patience-column-has = Kolonne { $number } { $up ->
    [0] er tom
    [1] har ét åbent kort
   *[other] har { $up } åbne kort
}; { $count } kan ikke flyttes.
patience-turn-last-up = I kolonne { $number } ligger der intet åbent kort; vend det sidste.
patience-one-by-one = Kort lægges op ét ad gangen, ikke { $count } på én gang.
patience-other-foundation = { $card } lægges på grundbunken i { $suit ->
    [C] klør
    [D] ruder
    [H] hjerter
   *[S] spar
}, ikke i { $other ->
    [C] klør
    [D] ruder
    [H] hjerter
   *[S] spar
}.
patience-has-to-wait = { $suit ->
    [C] Klør er nået til { CARD($reached, form: "row") }; { $card } må vente på { $missing }.
    [D] Ruder er nået til { CARD($reached, form: "row") }; { $card } må vente på { $missing }.
    [H] Hjerter er nået til { CARD($reached, form: "row") }; { $card } må vente på { $missing }.
   *[S] Spar er nået til { CARD($reached, form: "row") }; { $card } må vente på { $missing }.
}
patience-waits-for-the-first = { $suit ->
    [C] Klør er ikke begyndt; { $card } må vente på { $missing }.
    [D] Ruder er ikke begyndt; { $card } må vente på { $missing }.
    [H] Hjerter er ikke begyndt; { $card } må vente på { $missing }.
   *[S] Spar er ikke begyndt; { $card } må vente på { $missing }.
}
patience-one-card-in-a-cell = I en celle lægges der ét kort, ikke { $count }.
patience-cell-is-taken = I celle { $number } ligger { $card }; en celle har plads til ét kort.
patience-no-sequence = { CARD($cards, form: "row") } er ingen række: hvert kort skal være én lavere end det forrige og have den anden farve.
patience-move-together = I disse regler flyttes { CARD($cards, form: "row") } samlet.
patience-does-not-fit = { $rank ->
    [none] På { $last } lægges der intet i en kolonne, heller ikke { $card }.
    [A] På { $last } lægges et { $colour ->
        [red] rødt
       *[black] sort
    } es, ikke { $card }.
   *[other] På { $last } lægges en { $colour ->
        [red] rød
       *[black] sort
    } { $rank ->
        [J] bonde
        [Q] dame
        [2] toer
        [3] treer
        [4] firer
        [5] femmer
        [6] sekser
        [7] syver
        [8] otter
        [9] nier
        [10] tier
       *[other] { $rank }’er
    }, ikke { $card }.
}
patience-only-a-king = Kolonne { $number } er tom: dér lægges en konge, ikke { $card }.
patience-one-at-a-time = I disse regler flyttes ét kort ad gangen, ikke { $count }.
patience-no-room = Frit undervejs: { $cells } { $cells ->
    [one] celle
   *[other] celler
}{ $columns ->
    [0] {""}
    [one] {" "}og { $columns } kolonne
   *[other] {" "}og { $columns } kolonner
}. { $empty ->
    [yes] Til en tom kolonne
   *[no] Til kolonne { $number }
} kan der flyttes { $room } kort, ikke { $count }. Kan flere komme over via andre kolonner, så angiv trækkene ét for ét.
patience-stock-comes-by-waste = Talonens kort skal først vendes: de kommer via de vendte kort.
patience-nothing-on-the-stock = Der lægges ingenting på talonen.
patience-stock-is-empty = Talonen er tom.
patience-cards-in-words = { $count ->
    [0] ingen kort
   *[other] { $count } kort
}
patience-so-many-are-turned = Der vendes { $count } kort fra talonen, ikke { $given }.
patience-so-many-may-be-turned = Der må vendes { $count } kort fra talonen.
patience-stock-has-cards = Talonen har endnu { patience-cards-in-words }; de vendte kort lægges først tilbage, når den er tom.
patience-nothing-to-turn-over = Der er ingen vendte kort, og derfor intet at lægge tilbage.
patience-so-often = { $passes ->
    [1] én gang
    [2] to gange
   *[other] { $passes } gange
}
patience-no-pass-left = Talonen må gennemgås { patience-so-often }, og dette er gang nummer { $pass }.
patience-waste-turned-whole = De vendte kort lægges tilbage alle sammen: { patience-cards-in-words }, ikke { $given }.
patience-waste-may-be-turned = De vendte kort må lægges tilbage: de bliver til talon.
patience-moves-can-be-made = { $count ->
    [0] Intet træk er muligt.
    [one] { $count } træk er muligt.
   *[other] { $count } træk er mulige.
}
patience-moves-not-allowed = { $wrong } af { $moves } træk var ikke tilladt.
patience-every-move-allowed = Alle træk var tilladt.
patience-layout-can-be = Intet taler imod denne opstilling.
patience-dealt-rightly = Kortene er lagt rigtigt ud.
patience-all-up = Alle { $cards } kort er lagt op.
patience-so-many-up = { $cards } af { $size } kort er lagt op.
patience-rest-goes-up = Resten kommer med sikkerhed op: det laveste kort kan altid lægges op.
patience-rest-unseen = Så længe nogle kort er ukendte, er det ikke sikkert, at resten kommer op.
patience-rest-uncertain = Det er ikke sikkert, at resten kommer op.
patience-nothing-left = Der er ikke mere at gøre.
patience-can-go = { $pile ->
    [f] { CARD($cards, form: "row") } kan lægges op.
    [c] { CARD($cards, form: "row") } kan lægges i celle { $number }.
   *[t] { CARD($cards, form: "row") } kan lægges til kolonne { $number }.
}
patience-comes-by-the-waste = { $card } kommer frem blandt de vendte kort og kan lægges.
patience-unseen-may-come = Et ukendt kort, der kan lægges, kommer måske frem: { $cards }.
patience-others = { $count ->
    [one] { $count } andet
   *[other] { $count } andre
}
patience-only-from-foundations = Kun kort fra grundbunkerne kan flyttes; om det hjælper, er ikke sikkert.
patience-turn-the-stock = At vende talonens kort, eller at få at vide, hvilke der ligger i den.
patience-play-on = At spille videre derfra: tag et kort tilbage, og spørg igen.
patience-piles-of-these-rules = { $piles ->
    [tableau] Disse regler har { $known } { $known ->
        [one] kolonne
       *[other] kolonner
    }; der er angivet { $given }.
   *[cells] Disse regler har { $known } { $known ->
        [one] celle
       *[other] celler
    }; der er angivet { $given }.
}
patience-pack-lacks = Der er angivet { $given } kort; der mangler { $count }{ $seen ->
    [yes] : { CARD($cards, form: "row") }.
   *[no] .
}
patience-open-but-unseen = Alle kort lægges åbent; { $count } af dem har ingen set.
patience-column-no-sequence = { CARD($cards, form: "row") } i kolonne { $number } er ingen række.
patience-others-must-lie-between = Mellem de åbne kort må der ligge andre, men de ligger andre steder.
patience-face-down-at-most = I kolonne { $number } kan der højst ligge { $count } kort med bagsiden op, ikke { $given }.
patience-stock-and-waste-at-most = Talonen og de vendte kort har højst { $most } kort tilsammen, ikke { $given }.
patience-passes-at-most = Talonen må gennemgås { patience-so-often }, ikke { $given ->
    [1] én gang
    [2] to gange
   *[other] { $given } gange
}.
patience-nothing-up-when-dealt = Når kortene er lagt ud, er intet lagt op; her er der lagt { $count } kort op.
patience-column-is-dealt = I kolonne { $number } lægges { patience-cards-in-words } med bagsiden op og ét åbent, ikke { $down } med bagsiden op og { $up } åbne.
patience-left-for-the-stock = Der er { $most } kort tilbage til talonen, ikke { $given }.
patience-waste-empty-when-dealt = Når kortene er lagt ud, er der endnu ingen vendte kort.
patience-first-pass-when-dealt = Talonen gennemgås første gang, ikke gang nummer { $pass }.
patience-columns-are-dealt = Kolonnerne får { CARD($dealt, form: "row") } kort, ikke { CARD($given, form: "row") }.
patience-cells-empty-when-dealt = Når kortene er lagt ud, er cellerne tomme.

patience-bank-without-vegas = stakes.payout er bank, som betales for en kabale, men score.method er ikke vegas.
patience-nobody-to-win-from = stakes.payout er { $payout }, men den, der spiller alene, har ingen at vinde fra.
patience-vegas-without-stock = score.method er vegas, som er til en talon, der vendes; her ligger alle kort åbent.
patience-nothing-is-bought = score.{ $name } er til kabaler, der købes; her køber ingen en kabale.

patience-form-cards = Kort lagt op
patience-form-suits = Efter kulør
patience-row-cards = lagt op
patience-ask-cards = { $table ->
    [several] Hvor mange kort har { $name } lagt op?
   *[alone] Hvor mange kort er lagt op?
}

patience-row-suit = { $suit ->
    [C] Klør
    [D] Ruder
    [H] Hjerter
   *[S] Spar
}
patience-ask-suit = { $suit ->
    [C] { $table ->
        [several] Hvor langt kom klør for { $name }? Es er 1, konge { $king }.
       *[alone] Hvor langt kom klør? Es er 1, konge { $king }.
    }
    [D] { $table ->
        [several] Hvor langt kom ruder for { $name }? Es er 1, konge { $king }.
       *[alone] Hvor langt kom ruder? Es er 1, konge { $king }.
    }
    [H] { $table ->
        [several] Hvor langt kom hjerter for { $name }? Es er 1, konge { $king }.
       *[alone] Hvor langt kom hjerter? Es er 1, konge { $king }.
    }
   *[S] { $table ->
        [several] Hvor langt kom spar for { $name }? Es er 1, konge { $king }.
       *[alone] Hvor langt kom spar? Es er 1, konge { $king }.
    }
}

patience-row-event = { $event ->
    [waste_to_tableau] vendt til kolonne
    [waste_to_foundation] vendt til grundbunke
    [tableau_to_foundation] kolonne til grundbunke
    [foundation_to_tableau] taget tilbage
    [turned] vendt
   *[recycled] lagt tilbage som talon
}

patience-hint-event = { $event ->
    [turned] i kolonnerne
   *[foundation_to_tableau] fra en grundbunke
}
patience-ask-event = { $table ->
    [several] Hvor mange kort lagde { $name } fra en kolonne til en grundbunke?
   *[alone] Hvor mange kort gik fra en kolonne til en grundbunke?
}

patience-shortcut-won = Gik op
patience-shortcut-won-about = Gik op: alle kort er lagt op

patience-count-deals-won = Gik op
patience-count-cards-up = Kort lagt op
patience-count-best-deal = Bedste kabale
patience-count-longest-run = Gik op i træk
patience-ratio-average-cards = Kort pr. kabale

patience-due-deal-cost = Betalt til banken for en kabale
patience-due-cards-earned = Betalt af banken for kort på grundbunkerne

patience-column-cards-up = Kort oppe
patience-column-won = Gik op
patience-cell-won = gik op

patience-about-freecell = Kabale med alle kort åbne, for én
patience-about-klondike = Kabale med talon, for én
patience-variant-freecell = Alle kort åbne, fire celler, otte kolonner
patience-variant-klondike = Ét kort ad gangen, så mange gange gennem talonen, man vil
patience-variant-klondike-three = Tre kort ad gangen, tre gange gennem talonen
patience-variant-klondike-vegas = 52 for en kabale og 5 for hvert kort: tre kort ad gangen, tre gange gennem talonen
patience-variant-klondike-vegas-one = 52 for en kabale og 5 for hvert kort: ét kort ad gangen, én gang gennem talonen
patience-variant-klondike-points = Point for det, der sker på bordet, tre kort ad gangen
patience-name-klondike-three = Klondike, tre kort
patience-name-klondike-vegas-one = Vegas Klondike, ét kort
patience-name-klondike-points = Klondike med point
patience-house-rule-two-cells = To celler
patience-house-rule-three-cells = Tre celler
patience-house-rule-six-cells = Seks celler
patience-house-rule-kings-to-a-space = Kun konger i en tom kolonne
patience-house-rule-one-at-a-time = Ét kort flyttes ad gangen
patience-house-rule-any-card-to-a-space = Alle kort må lægges i en tom kolonne
patience-house-rule-no-taking-back = Det, der er lagt op, bliver oppe
patience-house-rule-whole-sequences = Kun hele rækker flyttes
patience-house-rule-one-pass = Én gang gennem talonen
patience-house-rule-three-passes = Tre gange gennem talonen
patience-house-rule-by-itself = Hver kabale for sig

patience-label-layout = Opstilling
patience-label-start = Ved start
patience-label-moves = Træk
patience-label-events = Hændelser
patience-label-accept-infractions = Trods regelbrud
patience-label-stock = Talon
patience-label-waste = Vendte kort
patience-label-pass = Gennemgang
patience-label-foundations = Grundbunker
patience-label-tableau = Kolonner
patience-label-down = Lukkede
patience-label-up = Åbne
patience-label-cells = Celler
patience-label-from = Fra
patience-label-to = Til
patience-label-count = Antal
patience-label-drawn = Vendte
patience-label-turned = Vendt op

patience-body-cards = hvor mange der er lagt op
patience-body-foundations = hvor langt hver kulør er kommet
patience-body-layout = hvor kortene ligger
patience-body-start = hvordan de blev lagt, med alle træk
patience-body-results = for flere spillere

patience-claim-move = Er dette træk tilladt?
patience-claim-moves = Hvilke træk er tilladt?
patience-claim-layout = Kan kortene ligge sådan?
patience-claim-start = Er kortene lagt rigtigt?
patience-claim-won = Er kabalen gået op?
patience-claim-stuck = Er der ikke mere at gøre?
patience-claim-audit = Var alle træk tilladt?
