# Icelandic: lines of Klondike, FreeCell and their like.

patience-begins-at-0 = Hver umferð byrjar í 0: fyrri staða, { SIGNED($points) }, gildir ekki lengur.
patience-costs = Umferðin kostar { $points }.
patience-won = { $player } vann umferðina: öll spilin ({ $cards }) eru á grunnstöflum.

patience-cards = Á grunnstöflum: { $cards } spil, eitt stig fyrir hvert.
patience-cards-earn = Á grunnstöflum: { $cards } spil, { $cards } × { $each } = { $points }.

patience-event = { $event ->
    [waste_to_tableau] Spil úr kastbunka í dálk
    [waste_to_foundation] Spil úr kastbunka á grunnstafla
    [tableau_to_foundation] Spil úr dálki á grunnstafla
    [foundation_to_tableau] Spil tekið aftur af grunnstafla
    [turned] Spili snúið upp í dálki
   *[recycled] Kastbunkanum snúið við
}, { $times ->
    [one] { $times } sinni
   *[other] { $times } sinnum
}: { $times } × { SIGNED($each) } = { SIGNED($points) }.
patience-nothing = Ekkert gerðist sem telur til stiga.
patience-floor = Umferðin gaf { SIGNED($points) }; staðan fer ekki niður fyrir { SIGNED($floor) }.

patience-pile = { $pile ->
    [t] dálkur { $number }
    [c] reitur { $number }
    [f] { $suit ->
        [C] grunnstafli laufs
        [D] grunnstafli tíguls
        [H] grunnstafli hjarta
        [S] grunnstafli spaða
       *[none] grunnstaflar
    }
    [stock] stokkur
   *[waste] kastbunki
}
patience-uncovers-nothing = Þessi leikur afhjúpar ekkert spil: engu er snúið upp ({ patience-pile }).
patience-shows-unseen-card = { $pile ->
    [t] Í dálki { $number } sést spil sem ekki var sagt frá; segðu hvert það er.
    [c] Í reit { $number } sést spil sem ekki var sagt frá; segðu hvert það er.
   *[waste] Í kastbunkanum sést spil sem ekki var sagt frá; segðu hvert það er.
}
patience-another-card-lies-there = Þar er { $card }, ekki { $other }.
patience-card-lies-elsewhere = { $card } er þegar annars staðar; í stokknum er eitt.
patience-card-told-twice = { $card } er nefnt { $times } sinnum; í stokknum er eitt.

patience-which-suit = Af hvaða sort er { $card }? Hvert spil þarf sort, t.d. { $example }.
patience-not-in-pack = Í þessum stokki er ekkert { $card }.
patience-cards-of-a-foundation = Á grunnstafla eru 0–{ $most } spil, ekki { $given }.
patience-so-many-piles = { $piles ->
    [tableau] Í þessum reglum eru dálkarnir { $known }; nefndir eru { $given }.
   *[cells] Í þessum reglum eru reitirnir { $known }; nefndir eru { $given }.
}
patience-which-foundation = Hvaða grunnstafli? Skrifaðu fC, fD, fH eða fS.
patience-cards-drawn = Dregin spil eru { $counted }, ekki { $given }.
patience-no-such-pile = Bunkinn „{ $name }“ er ekki til. Bunkarnir eru t1 til t{ $columns }{ $cells ->
    [0] {""}
   *[other] , c1 til c{ $cells }
}{ $stock ->
    [yes] , waste, stock
   *[no] {""}
}, f, fC, fD, fH og fS.

patience-only-results = Gefðu upp results, hvernig hverjum gekk, og ekkert annað um umferðina.
patience-results-missing = Hve mörg spil á { $side } á grunnstöflum? Gefðu upp results fyrir { $id }.
patience-cards-missing = Hve mörg spil eru á grunnstöflum? Gefðu upp cards, foundations eða layout, eða start með moves.
patience-cards-of-a-pack = Í stokki eru { $most } spil: á grunnstöflum geta verið 0–{ $most }, ekki { $given }.
patience-cards-total = { $by ->
    [foundations] Á uppgefnum grunnstöflum eru { $counted } spil, ekki { $given }.
    [layout] Samkvæmt stöðunni eru { $counted } spil á grunnstöflum, ekki { $given }.
   *[moves] Samkvæmt leikjunum eru { $counted } spil á grunnstöflum, ekki { $given }.
}
patience-foundation-missing = { $suit ->
    [C] Hve langt komst laufið? Gefðu upp C, 0 ef það er ekki byrjað.
    [D] Hve langt komst tígullinn? Gefðu upp D, 0 ef hann er ekki byrjaður.
    [H] Hve langt komst hjartað? Gefðu upp H, 0 ef það er ekki byrjað.
   *[S] Hve langt komst spaðinn? Gefðu upp S, 0 ef hann er ekki byrjaður.
}
patience-foundation-by-layout = { $suit ->
    [C] Samkvæmt stöðunni er laufið komið í { $counted }, ekki { $given }.
    [D] Samkvæmt stöðunni er tígullinn kominn í { $counted }, ekki { $given }.
    [H] Samkvæmt stöðunni er hjartað komið í { $counted }, ekki { $given }.
   *[S] Samkvæmt stöðunni er spaðinn kominn í { $counted }, ekki { $given }.
}
patience-foundation-by-moves = { $suit ->
    [C] Samkvæmt leikjunum er laufið komið í { $counted }, ekki { $given }.
    [D] Samkvæmt leikjunum er tígullinn kominn í { $counted }, ekki { $given }.
    [H] Samkvæmt leikjunum er hjartað komið í { $counted }, ekki { $given }.
   *[S] Samkvæmt leikjunum er spaðinn kominn í { $counted }, ekki { $given }.
}

patience-start-and-moves = Umferð sem er sögð með leikjum þarf start og moves; { $name } vantar.

patience-move-refused = Leikur { $number }: { $reason }
patience-is-won = Öll spilin ({ $cards }) eru á grunnstöflum: umferðin gekk upp.
patience-not-won = Á grunnstöflum: { $cards ->
    [1] { $cards } spil
   *[other] { $cards } spil
}{ $missing ->
    [0] .
    [1] ; enn vantar { AND($named) }.
    [2] ; enn vantar { AND($named) }.
    [3] ; enn vantar { AND($named) }.
   *[other] ; enn vantar { $missing }.
}
patience-the-card = { $card }

patience-events-missing = Þessar reglur gefa stig fyrir það sem gerist: gefðu upp events, hve oft hvað gerðist.
patience-events-by-moves = Samkvæmt leikjunum: { $event ->
    [waste_to_tableau] spil úr kastbunka í dálk
    [waste_to_foundation] spil úr kastbunka á grunnstafla
    [tableau_to_foundation] spil úr dálki á grunnstafla
    [foundation_to_tableau] spil tekið aftur af grunnstafla
    [turned] spili snúið upp í dálki
   *[recycled] kastbunkanum snúið við
} { $times ->
    [1] { $times } sinni
   *[other] { $times } sinnum
}, ekki { $given }.
patience-events-add-up = Á grunnstafla { $brought ->
    [1] fór { $brought } spil
   *[other] fóru { $brought } spil
} og { $back } aftur þaðan: eftir eru { $left }, ekki { $given }.
patience-turned-at-most = Í dálkum er mest hægt að snúa upp { $most } spilum, ekki { $given }.
patience-from-the-waste-at-most = Úr kastbunka geta mest komið { $most } spil, ekki { $given }.
patience-none-taken-back = Í þessum reglum liggur spil kyrrt á grunnstafla; ekkert er tekið aftur, ekki { $given }.
patience-turned-over-at-most = Kastbunkanum er mest hægt að snúa við { $most ->
    [1] { $most } sinni
   *[other] { $most } sinnum
}, ekki { $given }.
patience-came-to-light = { $dealt } spil gefin opin, { $turned } snúið upp og { $waste } úr kastbunkanum eru { $sum }; { $given } geta ekki verið á grunnstöflum.
patience-turned-by-layout = Samkvæmt stöðunni var snúið upp { $counted ->
    [1] { $counted } spili
   *[other] { $counted } spilum
} í dálkunum, ekki { $given }.
patience-from-the-waste-by-layout = Samkvæmt stöðunni { $counted ->
    [1] kom { $counted } spil
   *[other] komu { $counted } spil
} úr kastbunkanum, ekki { $given }.
patience-turned-over-by-layout = Samkvæmt stöðunni var kastbunkanum snúið við { $counted ->
    [1] { $counted } sinni
   *[other] { $counted } sinnum
}, ekki { $given }.
patience-pass-by-moves = Samkvæmt leikjunum er farið í gegnum stokkinn í { $counted }. sinn, ekki { $given }.
patience-with-the-moves = Með því sem leikirnir segja: { $reason }
patience-column-by-moves = Samkvæmt leikjunum er í dálki { $number }: { $held }, ekki { $given }.
patience-pile-by-moves = { $pile ->
    [stock] Samkvæmt leikjunum er í stokknum: { $held }, ekki { $given }.
    [waste] Samkvæmt leikjunum er í kastbunkanum: { $held }, ekki { $given }.
   *[cells] Samkvæmt leikjunum er í reitunum: { $held }, ekki { $given }.
}
patience-held = { $down ->
    [0] { patience-held-open }
    [1] { $down } spil á grúfu og { patience-held-open }
   *[other] { $down } spil á grúfu og { patience-held-open }
}
patience-held-open = { $count ->
    [0] ekkert
   *[other] { $seen ->
        [yes] { CARD($cards, form: "row") }
       *[no] { $count ->
            [1] { $count } spil
           *[other] { $count } spil
        }
    }
}
patience-bank-without-vegas = stakes.payout er bank, sem fær borgað fyrir umferð, en score.method er ekki vegas.
patience-nobody-to-win-from = stakes.payout er { $payout }, en sá sem spilar einn hefur engan að vinna af.
patience-vegas-without-stock = score.method er vegas, sem á við þegar stokki er flett; hér liggja öll spil opin.
patience-nothing-is-bought = score.{ $name } á við umferðir sem eru keyptar; hér kaupir enginn umferð.

patience-form-cards = Á grunnstöflum
patience-form-suits = Eftir sortum
patience-row-cards = á grunni
patience-ask-cards = { $table ->
    [several] { $name }: hve mörg á grunnstöflum?
   *[alone] Hve mörg spil eru á grunnstöflum?
}

patience-row-suit = { $suit ->
    [C] Lauf
    [D] Tígull
    [H] Hjarta
   *[S] Spaði
}
patience-ask-suit = { $suit ->
    [C] { $table ->
        [several] { $name }: hve langt er laufið? Ás 1, kóngur { $king }
       *[alone] Hve langt er laufið? Ás er 1, kóngur { $king }
    }
    [D] { $table ->
        [several] { $name }: hve langt er tígullinn? Ás 1, kóngur { $king }
       *[alone] Hve langt er tígullinn? Ás er 1, kóngur { $king }
    }
    [H] { $table ->
        [several] { $name }: hve langt er hjartað? Ás 1, kóngur { $king }
       *[alone] Hve langt er hjartað? Ás er 1, kóngur { $king }
    }
   *[S] { $table ->
        [several] { $name }: hve langt er spaðinn? Ás 1, kóngur { $king }
       *[alone] Hve langt er spaðinn? Ás er 1, kóngur { $king }
    }
}

patience-row-event = { $event ->
    [waste_to_tableau] úr kastbunka í dálk
    [waste_to_foundation] úr kastbunka á grunn
    [tableau_to_foundation] úr dálki á grunn
    [foundation_to_tableau] tekið aftur
    [turned] snúið upp
   *[recycled] kastbunka snúið við
}

patience-hint-event = { $event ->
    [turned] í dálkum
   *[foundation_to_tableau] af grunnstafla
}
patience-ask-event = { $table ->
    [several] { $name }: hve mörg úr dálki á grunn?
   *[alone] Hve mörg spil úr dálki á grunnstafla?
}

patience-shortcut-won = Gekk upp
patience-shortcut-won-about = Gekk upp: öll spilin eru á grunnstöflum

patience-count-deals-won = Unnar umferðir
patience-count-cards-up = Spil á grunnstöflum
patience-count-best-deal = Besta umferð
patience-count-longest-run = Unnar í röð
patience-ratio-average-cards = Spil á grunnstöflum í umferð

patience-due-deal-cost = Borgað bankanum fyrir umferð
patience-due-cards-earned = Bankinn borgaði fyrir spil á grunnstöflum
