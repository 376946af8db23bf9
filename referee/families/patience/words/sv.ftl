# Swedish: lines of Klondike, FreeCell and their like.

patience-begins-at-0 = Varje patiens börjar på 0: de { SIGNED($points) } från förut räknas inte längre.
patience-costs = Patiensen kostar { $points }.
patience-won = Alla { $cards } kort ligger på svithögarna: patiensen gick ut för { $player }.

patience-cards = { $cards } kort på svithögarna, en poäng för varje.
patience-cards-earn = { $cards } kort på svithögarna: { $cards } × { $each } = { $points }.

patience-event = { $event ->
    [waste_to_tableau] Ett kort från kasthögen till en kolumn
    [waste_to_foundation] Ett kort från kasthögen till en svithög
    [tableau_to_foundation] Ett kort från en kolumn till en svithög
    [foundation_to_tableau] Ett kort tillbaka från en svithög
    [turned] Ett kort vänt i en kolumn
   *[recycled] Kasthögen vänd till ny talong
}, { $times ->
    [one] { $times } gång
   *[other] { $times } gånger
}: { $times } × { SIGNED($each) } = { SIGNED($points) }.
patience-nothing = Inget som ger poäng hände.
patience-floor = Patiensen gav { SIGNED($points) }; den räknas inte lägre än { SIGNED($floor) }.

patience-pile = { $pile ->
    [t] kolumn { $number }
    [c] cell { $number }
    [f] { $suit ->
        [C] svithögen i klöver
        [D] svithögen i ruter
        [H] svithögen i hjärter
        [S] svithögen i spader
       *[none] svithögarna
    }
    [stock] talongen
   *[waste] kasthögen
}
patience-uncovers-nothing = Det här draget frilägger inget kort: inget vänds i { patience-pile }.
patience-shows-unseen-card = { $pile ->
    [t] I kolumn { $number } syns ett kort som inte har angetts; ange vilket det är.
    [c] I cell { $number } syns ett kort som inte har angetts; ange vilket det är.
   *[waste] På kasthögen syns ett kort som inte har angetts; ange vilket det är.
}
patience-another-card-lies-there = Där ligger { $card }, inte { $other }.
patience-card-lies-elsewhere = { $card } ligger redan någon annanstans; leken har bara en.
patience-card-told-twice = { $card } har angetts { $times ->
    [2] två gånger
    [3] tre gånger
   *[other] { $times } gånger
}; leken har bara en.

patience-which-suit = Vilken färg har { $card }? Varje kort måste ha sin färg, till exempel { $example }.
patience-not-in-pack = Kortet { $card } finns inte i den här leken.
patience-cards-of-a-foundation = En svithög har 0 till { $most } kort, inte { $given }.
patience-so-many-piles = { $piles ->
    [tableau] De här reglerna har { $known } kolumner; { $given } har angetts.
   *[cells] De här reglerna har { $known } celler; { $given } har angetts.
}
patience-which-foundation = Vilken svithög? Skriv fC, fD, fH eller fS.
patience-cards-drawn = Det dras { $counted } kort, inte { $given }.

patience-no-such-pile = Det finns ingen hög ”{ $name }”. Högarna är t1 till t{ $columns }{ $cells ->
    [0] {""}
   *[other] , c1 till c{ $cells }
}{ $stock ->
    [yes] , waste, stock
   *[no] {""}
}, f, fC, fD, fH och fS.

patience-only-results = Ange results, hur det gick för vars och ens patiens, och inget mer om patienserna.
patience-results-missing = Hur många kort fick { $side } upp på svithögarna? Ange results för { $id }.
patience-cards-missing = Hur många kort ligger på svithögarna? Ange cards, foundations, layout eller start med moves.
patience-cards-of-a-pack = En lek har { $most } kort: 0 till { $most } kan ligga på svithögarna, inte { $given }.
patience-cards-total = { $by ->
    [foundations] På svithögarna ligger { $counted } kort, inte { $given }.
    [layout] Enligt layout ligger { $counted } kort på svithögarna, inte { $given }.
   *[moves] Enligt dragen ligger { $counted } kort på svithögarna, inte { $given }.
}
patience-foundation-missing = { $suit ->
    [C] Hur långt kom klöver? Ange C, 0 om den inte har börjat.
    [D] Hur långt kom ruter? Ange D, 0 om den inte har börjat.
    [H] Hur långt kom hjärter? Ange H, 0 om den inte har börjat.
   *[S] Hur långt kom spader? Ange S, 0 om den inte har börjat.
}

patience-foundation-by-layout = { $suit ->
    [C] Enligt layout har klöver nått { $counted }, inte { $given }.
    [D] Enligt layout har ruter nått { $counted }, inte { $given }.
    [H] Enligt layout har hjärter nått { $counted }, inte { $given }.
   *[S] Enligt layout har spader nått { $counted }, inte { $given }.
}
patience-foundation-by-moves = { $suit ->
    [C] Enligt dragen har klöver nått { $counted }, inte { $given }.
    [D] Enligt dragen har ruter nått { $counted }, inte { $given }.
    [H] Enligt dragen har hjärter nått { $counted }, inte { $given }.
   *[S] Enligt dragen har spader nått { $counted }, inte { $given }.
}

patience-start-and-moves = En patiens som anges drag för drag har start och moves; { $name } saknas.

patience-move-refused = Drag { $number }: { $reason }
patience-is-won = Alla { $cards } kort ligger på svithögarna, så patiensen har gått ut.

patience-not-won = { $cards } kort ligger på svithögarna{ $missing ->
    [0] .
    [1] ; { AND($named) } saknas.
    [2] ; { AND($named) } saknas.
    [3] ; { AND($named) } saknas.
   *[other] ; { $missing } saknas.
}
patience-the-card = { $card }

patience-events-missing = De här reglerna ger poäng för det som händer: ange events, hur ofta varje sak hände.
patience-events-by-moves = Enligt dragen { $event ->
    [waste_to_tableau] ett kort från kasthögen till en kolumn
    [waste_to_foundation] ett kort från kasthögen till en svithög
    [tableau_to_foundation] ett kort från en kolumn till en svithög
    [foundation_to_tableau] ett kort tillbaka från en svithög
    [turned] ett kort vänt i en kolumn
   *[recycled] kasthögen vänd till ny talong
}: { $times ->
    [1] { $times } gång
   *[other] { $times } gånger
}, inte { $given }.
patience-events-add-up = När { $brought } kort har lagts upp och { $back } tagits tillbaka ligger { $left } på svithögarna, inte { $given }.
patience-turned-at-most = Högst { $most } kort kan vändas i kolumnerna, inte { $given }.
patience-from-the-waste-at-most = Högst { $most } kort kan komma från kasthögen, inte { $given }.
patience-none-taken-back = Med de här reglerna ligger ett kort kvar på sin svithög; inget tas tillbaka, inte heller { $given }.
patience-turned-over-at-most = Kasthögen kan vändas högst { $most ->
    [1] { $most } gång
   *[other] { $most } gånger
}, inte { $given }.
patience-came-to-light = { $dealt } öppna kort från början, { $turned } vända och { $waste } från kasthögen är { $sum }; { $given } kan inte ligga på svithögarna.
patience-turned-by-layout = Enligt layout har { $counted } kort vänts i kolumnerna, inte { $given }.
patience-from-the-waste-by-layout = Enligt layout kom { $counted } kort från kasthögen, inte { $given }.
patience-turned-over-by-layout = Enligt layout har kasthögen vänts { $counted ->
    [1] { $counted } gång
   *[other] { $counted } gånger
}, inte { $given }.

patience-pass-by-moves = Enligt dragen är det genomgång nummer { $counted }, inte { $given }.
patience-with-the-moves = Tillsammans med dragen: { $reason }
patience-column-by-moves = Enligt dragen har kolumn { $number } { $held }, inte { $given }.
patience-pile-by-moves = { $pile ->
    [stock] Enligt dragen har talongen { $held }, inte { $given }.
    [waste] Enligt dragen har kasthögen { $held }, inte { $given }.
   *[cells] Enligt dragen har cellerna { $held }, inte { $given }.
}
patience-held = { $down ->
    [0] { patience-held-open }
    [1] { $down } dolt kort och { patience-held-open }
   *[other] { $down } dolda kort och { patience-held-open }
}
patience-held-open = { $count ->
    [0] inget
   *[other] { $seen ->
        [yes] { CARD($cards, form: "row") }
       *[no] { $count } kort
    }
}

patience-in-words = { $count }
patience-may-go = { $pile ->
    [f] { CARD($cards, form: "row") } får läggas på svithögen.
    [c] { CARD($cards, form: "row") } får läggas i cell { $number }.
   *[t] { CARD($cards, form: "row") } får läggas i kolumn { $number }.
}
patience-lies-there-already = { $pile ->
    [t] I kolumn { $number } ligger det redan.
    [c] I cell { $number } ligger det redan.
    [f] { $suit ->
        [C] På svithögen i klöver ligger det redan.
        [D] På svithögen i ruter ligger det redan.
        [H] På svithögen i hjärter ligger det redan.
       *[S] På svithögen i spader ligger det redan.
    }
   *[waste] På kasthögen ligger det redan.
}
patience-from-cell-to-cell = Från cell till cell vinns ingenting.
patience-from-foundation-to-column = Från en svithög kan ett kort bara läggas i en kolumn.
patience-only-stock-to-waste = På kasthögen läggs bara kort från talongen.
patience-stays-on-foundation = Med de här reglerna ligger ett kort kvar på sin svithög.
patience-pile-has-no-card = { $pile ->
    [c] I cell { $number } finns inget kort.
    [f] { $suit ->
        [C] På svithögen i klöver finns inget kort.
        [D] På svithögen i ruter finns inget kort.
        [H] På svithögen i hjärter finns inget kort.
       *[S] På svithögen i spader finns inget kort.
    }
   *[waste] På kasthögen finns inget kort.
}
patience-one-card-from = Ett kort tas från { patience-pile }, inte { $count }.
patience-column-has = Kolumn { $number } { $up ->
    [0] är tom
    [1] har ett öppet kort
   *[other] har { $up } öppna kort
}; { $count } kan inte flyttas.
patience-turn-last-up = I kolumn { $number } ligger inget kort öppet; vänd det sista.
patience-one-by-one = Kort läggs på svithögarna ett i taget, inte { $count } på en gång.
patience-other-foundation = { $card } läggs på svithögen i { $suit ->
    [C] klöver
    [D] ruter
    [H] hjärter
   *[S] spader
}, inte i { $other ->
    [C] klöver
    [D] ruter
    [H] hjärter
   *[S] spader
}.
patience-has-to-wait = { $suit ->
    [C] Klöver har nått { CARD($reached, form: "row") }; { $card } får vänta på { $missing }.
    [D] Ruter har nått { CARD($reached, form: "row") }; { $card } får vänta på { $missing }.
    [H] Hjärter har nått { CARD($reached, form: "row") }; { $card } får vänta på { $missing }.
   *[S] Spader har nått { CARD($reached, form: "row") }; { $card } får vänta på { $missing }.
}
patience-waits-for-the-first = { $suit ->
    [C] Klöver har inte börjat; { $card } får vänta på { $missing }.
    [D] Ruter har inte börjat; { $card } får vänta på { $missing }.
    [H] Hjärter har inte börjat; { $card } får vänta på { $missing }.
   *[S] Spader har inte börjat; { $card } får vänta på { $missing }.
}
patience-one-card-in-a-cell = I en cell läggs ett kort, inte { $count }.
patience-cell-is-taken = I cell { $number } ligger { $card }; en cell har plats för ett kort.
patience-no-sequence = { CARD($cards, form: "row") } är ingen följd: varje kort ska vara ett steg lägre än det före och ha den andra färgen.
patience-move-together = Med de här reglerna flyttas { CARD($cards, form: "row") } tillsammans.
patience-does-not-fit = { $rank ->
    [none] På { $last } läggs inget i en kolumn, inte heller { $card }.
    [A] På { $last } läggs ett { $colour ->
        [red] rött
       *[black] svart
    } ess, inte { $card }.
   *[other] På { $last } läggs en { $colour ->
        [red] röd
       *[black] svart
    } { $rank ->
        [J] knekt
        [Q] dam
        [2] tvåa
        [3] trea
        [4] fyra
        [5] femma
        [6] sexa
        [7] sjua
        [8] åtta
        [9] nia
        [10] tia
       *[other] { $rank }:a
    }, inte { $card }.
}
patience-only-a-king = Kolumn { $number } är tom: där läggs en kung, inte { $card }.
patience-one-at-a-time = Med de här reglerna flyttas ett kort i taget, inte { $count }.
patience-no-room = Ledigt på vägen: { $cells } { $cells ->
    [one] cell
   *[other] celler
}{ $columns ->
    [0] {""}
    [one] {" "}och { $columns } kolumn
   *[other] {" "}och { $columns } kolumner
}. { $empty ->
    [yes] Till en tom kolumn
   *[no] Till kolumn { $number }
} kan { $room } kort flyttas, inte { $count }. Kan fler komma över via andra kolumner, ange dragen ett för ett.
patience-stock-comes-by-waste = Talongens kort kommer via kasthögen: vänd dem först.
patience-nothing-on-the-stock = Inget läggs på talongen.
patience-stock-is-empty = Talongen är tom.
patience-cards-in-words = { $count ->
    [0] inga kort
   *[other] { $count } kort
}
patience-so-many-are-turned = { $count } kort vänds från talongen, inte { $given }.
patience-so-many-may-be-turned = { $count } kort får vändas från talongen.
patience-stock-has-cards = Talongen har ännu { patience-cards-in-words }; kasthögen vänds först när den är tom.
patience-nothing-to-turn-over = Kasthögen är tom; det finns inget att vända.
patience-so-often = { $passes ->
    [1] en gång
    [2] två gånger
   *[other] { $passes } gånger
}
patience-no-pass-left = Talongen får gås igenom { patience-so-often }, och det här är gång nummer { $pass }.
patience-waste-turned-whole = Kasthögen vänds hel: { patience-cards-in-words }, inte { $given }.
patience-waste-may-be-turned = Kasthögen får vändas: den blir ny talong.
patience-moves-can-be-made = { $count ->
    [0] Inget drag är möjligt.
    [one] { $count } drag är möjligt.
   *[other] { $count } drag är möjliga.
}
patience-moves-not-allowed = { $wrong } av { $moves } drag var inte { $wrong ->
    [one] tillåtet
   *[other] tillåtna
}.
patience-every-move-allowed = Alla drag var tillåtna.
patience-layout-can-be = Inget talar emot den här uppställningen.
patience-dealt-rightly = Korten är rätt utlagda.
patience-all-up = Alla { $cards } kort ligger på svithögarna.
patience-so-many-up = { $cards } av { $size } kort ligger på svithögarna.
patience-rest-goes-up = Resten går garanterat ut: det lägsta kortet kan alltid läggas på sin svithög.
patience-rest-unseen = Så länge några kort är okända är det inte säkert att resten går ut.
patience-rest-uncertain = Det är inte säkert att resten går ut.
patience-nothing-left = Det finns inget mer att göra.
patience-can-go = { $pile ->
    [f] { CARD($cards, form: "row") } kan läggas på svithögen.
    [c] { CARD($cards, form: "row") } kan läggas i cell { $number }.
   *[t] { CARD($cards, form: "row") } kan läggas i kolumn { $number }.
}
patience-comes-by-the-waste = { $card } kommer fram på kasthögen och kan läggas.
patience-unseen-may-come = Ett okänt kort som kan läggas kommer kanske fram: { $cards }.
patience-others = { $count ->
    [one] { $count } annat
   *[other] { $count } andra
}
patience-only-from-foundations = Bara kort från svithögarna kan flyttas; om det hjälper är inte säkert.
patience-turn-the-stock = Att vända talongens kort, eller att veta vilka som ligger i den.
patience-play-on = Att spela vidare därifrån: ta tillbaka ett kort och fråga igen.
patience-piles-of-these-rules = { $piles ->
    [tableau] De här reglerna har { $known } { $known ->
        [one] kolumn
       *[other] kolumner
    }; { $given } har angetts.
   *[cells] De här reglerna har { $known } { $known ->
        [one] cell
       *[other] celler
    }; { $given } har angetts.
}
patience-pack-lacks = { $given } kort har angetts; { $count } saknas{ $seen ->
    [yes] : { CARD($cards, form: "row") }.
   *[no] .
}
patience-open-but-unseen = Alla kort läggs öppna; { $count } av dem har ingen sett.
patience-column-no-sequence = { CARD($cards, form: "row") } i kolumn { $number } är ingen följd.
patience-others-must-lie-between = Mellan de öppna korten måste andra ligga, men de ligger någon annanstans.
patience-face-down-at-most = I kolumn { $number } kan högst { $count } kort ligga dolda, inte { $given }.
patience-stock-and-waste-at-most = Talongen och kasthögen har högst { $most } kort tillsammans, inte { $given }.
patience-passes-at-most = Talongen får gås igenom { patience-so-often }, inte { $given ->
    [1] en gång
    [2] två gånger
   *[other] { $given } gånger
}.
patience-nothing-up-when-dealt = När korten har lagts ut ligger inget på svithögarna; här ligger där { $count } kort.
patience-column-is-dealt = I kolumn { $number } läggs { $count } { $count ->
    [one] dolt
   *[other] dolda
} kort och ett öppet, inte { $down } dolda och { $up } öppna.
patience-left-for-the-stock = { $most } kort blir kvar till talongen, inte { $given }.
patience-waste-empty-when-dealt = När korten har lagts ut är kasthögen tom.
patience-first-pass-when-dealt = Talongen gås igenom för första gången, inte för gång nummer { $pass }.
patience-columns-are-dealt = Kolumnerna får { CARD($dealt, form: "row") } kort, inte { CARD($given, form: "row") }.
patience-cells-empty-when-dealt = När korten har lagts ut är cellerna tomma.

patience-bank-without-vegas = stakes.payout är bank, som betalas för en patiens, men score.method är inte vegas.
patience-nobody-to-win-from = stakes.payout är { $payout }, men den som spelar ensam har ingen att vinna av.
patience-vegas-without-stock = score.method är vegas, som är till för en talong som vänds; här ligger alla kort öppna.
patience-nothing-is-bought = score.{ $name } är till för patienser som köps; här köper ingen någon patiens.

patience-form-cards = Kort på svithögarna
patience-form-suits = Efter färg
patience-row-cards = på svithögarna
patience-ask-cards = { $table ->
    [several] Hur många kort har { $name } på svithögarna?
   *[alone] Hur många kort ligger på svithögarna?
}

patience-row-suit = { $suit ->
    [C] Klöver
    [D] Ruter
    [H] Hjärter
   *[S] Spader
}
patience-ask-suit = { $suit ->
    [C] { $table ->
        [several] Hur långt kom klöver för { $name }? Ess är 1, kung { $king }.
       *[alone] Hur långt kom klöver? Ess är 1, kung { $king }.
    }
    [D] { $table ->
        [several] Hur långt kom ruter för { $name }? Ess är 1, kung { $king }.
       *[alone] Hur långt kom ruter? Ess är 1, kung { $king }.
    }
    [H] { $table ->
        [several] Hur långt kom hjärter för { $name }? Ess är 1, kung { $king }.
       *[alone] Hur långt kom hjärter? Ess är 1, kung { $king }.
    }
   *[S] { $table ->
        [several] Hur långt kom spader för { $name }? Ess är 1, kung { $king }.
       *[alone] Hur långt kom spader? Ess är 1, kung { $king }.
    }
}

patience-row-event = { $event ->
    [waste_to_tableau] kast till kolumn
    [waste_to_foundation] kast till svithög
    [tableau_to_foundation] kolumn till svithög
    [foundation_to_tableau] tillbaka
    [turned] vända
   *[recycled] kasthögen vänd
}

patience-hint-event = { $event ->
    [turned] i kolumnerna
   *[foundation_to_tableau] från en svithög
}
patience-ask-event = { $table ->
    [several] Hur många kort lade { $name } från en kolumn till en svithög?
   *[alone] Hur många kort gick från en kolumn till en svithög?
}

patience-shortcut-won = Gick ut
patience-shortcut-won-about = Gick ut: alla kort ligger på svithögarna

patience-count-deals-won = Gick ut
patience-count-cards-up = Kort på svithögarna
patience-count-best-deal = Bästa patiens
patience-count-longest-run = Gick ut i rad
patience-ratio-average-cards = Kort per patiens

patience-due-deal-cost = Betalt till banken för en patiens
patience-due-cards-earned = Betalt av banken för kort på svithögarna

patience-column-cards-up = Kort uppe
patience-column-won = Gick ut
patience-cell-won = gick ut

patience-about-freecell = Patiens med alla kort öppna, för en
patience-about-klondike = Patiens med talong, för en
patience-variant-freecell = Alla kort öppna, fyra celler, åtta kolumner
patience-variant-klondike = Ett kort i taget, hur många gånger som helst genom talongen
patience-variant-klondike-three = Tre kort i taget, tre gånger genom talongen
patience-variant-klondike-vegas = 52 för en patiens och 5 för varje kort: tre kort i taget, tre gånger genom talongen
patience-variant-klondike-vegas-one = 52 för en patiens och 5 för varje kort: ett kort i taget, en gång genom talongen
patience-variant-klondike-points = Poäng för det som händer på bordet, tre kort i taget
patience-name-klondike-three = Klondike, tre kort
patience-name-klondike-vegas-one = Vegas Klondike, ett kort
patience-name-klondike-points = Klondike med poäng
patience-house-rule-two-cells = Två celler
patience-house-rule-three-cells = Tre celler
patience-house-rule-six-cells = Sex celler
patience-house-rule-kings-to-a-space = Bara kungar i en tom kolumn
patience-house-rule-one-at-a-time = Ett kort flyttas i taget
patience-house-rule-any-card-to-a-space = Vilket kort som helst i en tom kolumn
patience-house-rule-no-taking-back = Det som ligger på en svithög stannar där
patience-house-rule-whole-sequences = Bara hela följder flyttas
patience-house-rule-one-pass = En gång genom talongen
patience-house-rule-three-passes = Tre gånger genom talongen
patience-house-rule-by-itself = Varje patiens för sig

patience-label-layout = Uppställning
patience-label-start = Vid start
patience-label-moves = Drag
patience-label-events = Händelser
patience-label-accept-infractions = Trots regelbrott
patience-label-stock = Talong
patience-label-waste = Kasthög
patience-label-pass = Genomgång
patience-label-foundations = Svithögar
patience-label-tableau = Kolumner
patience-label-down = Dolda
patience-label-up = Öppna
patience-label-cells = Celler
patience-label-from = Från
patience-label-to = Till
patience-label-count = Antal
patience-label-drawn = Vända
patience-label-turned = Uppvänt

patience-body-cards = hur många som är upplagda
patience-body-foundations = hur långt varje färg har kommit
patience-body-layout = var korten ligger
patience-body-start = hur de lades upp, med alla drag
patience-body-results = för flera spelare

patience-claim-move = Är det här draget tillåtet?
patience-claim-moves = Vilka drag är tillåtna?
patience-claim-layout = Kan korten ligga så här?
patience-claim-start = Är korten rätt upplagda?
patience-claim-won = Har patiensen gått ut?
patience-claim-stuck = Finns det inget mer att göra?
patience-claim-audit = Var alla drag tillåtna?
