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
