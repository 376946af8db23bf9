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

patience-in-words = { $count }
patience-may-go = { $pile ->
    [f] Leyfilegt: { CARD($cards, form: "row") } á grunnstafla.
    [c] Leyfilegt: { CARD($cards, form: "row") } í reit { $number }.
   *[t] Leyfilegt: { CARD($cards, form: "row") } í dálk { $number }.
}
patience-lies-there-already = { $pile ->
    [t] Það er þegar í dálki { $number }.
    [c] Það er þegar í reit { $number }.
    [f] { $suit ->
        [C] Það er þegar á grunnstafla laufs.
        [D] Það er þegar á grunnstafla tíguls.
        [H] Það er þegar á grunnstafla hjarta.
       *[S] Það er þegar á grunnstafla spaða.
    }
   *[waste] Það er þegar í kastbunkanum.
}
patience-from-cell-to-cell = Ekkert vinnst við að færa úr einum reit í annan.
patience-from-foundation-to-column = Af grunnstafla fer spil aðeins í dálk.
patience-only-stock-to-waste = Í kastbunkann fara aðeins spil úr stokknum.
patience-stays-on-foundation = Í þessum reglum liggur spil kyrrt á grunnstafla.
patience-pile-has-no-card = { $pile ->
    [c] Í reit { $number } er ekkert spil.
    [f] { $suit ->
        [C] Á grunnstafla laufs er ekkert spil.
        [D] Á grunnstafla tíguls er ekkert spil.
        [H] Á grunnstafla hjarta er ekkert spil.
       *[S] Á grunnstafla spaða er ekkert spil.
    }
   *[waste] Í kastbunkanum er ekkert spil.
}
patience-one-card-from = { $pile ->
    [c] Úr reit { $number } er tekið eitt spil, ekki { $count }.
    [f] { $suit ->
        [C] Af grunnstafla laufs er tekið eitt spil, ekki { $count }.
        [D] Af grunnstafla tíguls er tekið eitt spil, ekki { $count }.
        [H] Af grunnstafla hjarta er tekið eitt spil, ekki { $count }.
       *[S] Af grunnstafla spaða er tekið eitt spil, ekki { $count }.
    }
   *[waste] Úr kastbunkanum er tekið eitt spil, ekki { $count }.
}
patience-column-has = { $up ->
    [0] Dálkur { $number } er tómur; ekki er hægt að færa { $count }.
    [one] Í dálki { $number } er { $up } opið spil; ekki er hægt að færa { $count }.
   *[other] Í dálki { $number } eru { $up } opin spil; ekki er hægt að færa { $count }.
}
patience-turn-last-up = Í dálki { $number } er ekkert opið spil; snúðu því síðasta upp.
patience-one-by-one = Spil fara eitt í einu á grunnstafla, ekki { $count }.
patience-other-foundation = { $card } fer á grunnstafla { $suit ->
    [C] laufs
    [D] tíguls
    [H] hjarta
   *[S] spaða
}, ekki { $other ->
    [C] laufs
    [D] tíguls
    [H] hjarta
   *[S] spaða
}.
patience-has-to-wait = { $suit ->
    [C] Laufið er komið að { CARD($reached, form: "row") }; { $card } bíður eftir að { $missing } komi fyrst.
    [D] Tígullinn er kominn að { CARD($reached, form: "row") }; { $card } bíður eftir að { $missing } komi fyrst.
    [H] Hjartað er komið að { CARD($reached, form: "row") }; { $card } bíður eftir að { $missing } komi fyrst.
   *[S] Spaðinn er kominn að { CARD($reached, form: "row") }; { $card } bíður eftir að { $missing } komi fyrst.
}
patience-waits-for-the-first = { $suit ->
    [C] Laufið er ekki byrjað; { $card } bíður eftir að { $missing } komi fyrst.
    [D] Tígullinn er ekki byrjaður; { $card } bíður eftir að { $missing } komi fyrst.
    [H] Hjartað er ekki byrjað; { $card } bíður eftir að { $missing } komi fyrst.
   *[S] Spaðinn er ekki byrjaður; { $card } bíður eftir að { $missing } komi fyrst.
}
patience-one-card-in-a-cell = Í reit fer eitt spil, ekki { $count }.
patience-cell-is-taken = Í reit { $number } er { $card }; reitur rúmar eitt spil.
patience-no-sequence = { CARD($cards, form: "row") } er ekki röð: hvert spil á að vera einum lægra en það á undan og í hinum litnum.
patience-move-together = Í þessum reglum færist saman: { CARD($cards, form: "row") }.
patience-does-not-fit = { $rank ->
    [none] Á { $last } fer ekkert í dálki, ekki heldur { $card }.
   *[other] Á { $last } fer { $rank ->
        [A] { $colour ->
            [red] rauður
           *[black] svartur
        } ás
        [J] { $colour ->
            [red] rauður
           *[black] svartur
        } gosi
        [2] { $colour ->
            [red] rauður
           *[black] svartur
        } tvistur
        [3] { $colour ->
            [red] rauður
           *[black] svartur
        } þristur
        [4] { $colour ->
            [red] rauður
           *[black] svartur
        } fjarki
        [Q] { $colour ->
            [red] rauð
           *[black] svört
        } drottning
        [5] { $colour ->
            [red] rauð
           *[black] svört
        } fimma
        [6] { $colour ->
            [red] rauð
           *[black] svört
        } sexa
        [7] { $colour ->
            [red] rauð
           *[black] svört
        } sjöa
        [8] { $colour ->
            [red] rauð
           *[black] svört
        } átta
        [9] { $colour ->
            [red] rauð
           *[black] svört
        } nía
        [10] { $colour ->
            [red] rauð
           *[black] svört
        } tía
       *[other] { $colour ->
            [red] rautt
           *[black] svart
        } spil { $rank }
    }, ekki { $card }.
}
patience-only-a-king = Dálkur { $number } er tómur: þangað fer kóngur, ekki { $card }.
patience-one-at-a-time = Í þessum reglum er eitt spil fært í einu, ekki { $count }.
patience-no-room = Laust á leiðinni: { $cells ->
    [one] { $cells } reitur
   *[other] { $cells } reitir
}{ $columns ->
    [0] {""}
    [one] {" "}og { $columns } dálkur
   *[other] {" "}og { $columns } dálkar
}. { $empty ->
    [yes] Í tóman dálk
   *[no] Í dálk { $number }
} má færa { $room } spil, ekki { $count }. Ef fleiri komast yfir um aðra dálka, segðu þá frá hverjum leik fyrir sig.
patience-stock-comes-by-waste = Spil úr stokknum koma um kastbunkann: flettu þeim fyrst.
patience-nothing-on-the-stock = Ekkert er lagt á stokkinn.
patience-stock-is-empty = Stokkurinn er tómur.
patience-cards-in-words = { $count ->
    [0] ekkert spil
   *[other] { $count } spil
}
patience-so-many-are-turned = Úr stokknum er flett { $count ->
    [one] { $count } spili
   *[other] { $count } spilum
}, ekki { $given }.
patience-so-many-may-be-turned = Úr stokknum má fletta { $count ->
    [one] { $count } spili
   *[other] { $count } spilum
}.
patience-stock-has-cards = { $count ->
    [one] Í stokknum er enn { $count } spil; kastbunkanum er snúið við þegar stokkurinn er tómur.
   *[other] Í stokknum eru enn { $count } spil; kastbunkanum er snúið við þegar stokkurinn er tómur.
}
patience-nothing-to-turn-over = Kastbunkinn er tómur; engu er að snúa við.
patience-so-often = { $passes ->
    [1] einu sinni
    [2] tvisvar
    [3] þrisvar
    [one] { $passes } sinni
   *[other] { $passes } sinnum
}
patience-no-pass-left = Fara má { patience-so-often } í gegnum stokkinn, og þetta er { $pass }. skiptið.
patience-waste-turned-whole = Kastbunkanum er snúið við í heilu lagi: { patience-cards-in-words }, ekki { $given }.
patience-waste-may-be-turned = Kastbunkanum má snúa við: hann verður að stokki.
patience-moves-can-be-made = { $count ->
    [0] Enginn leikur er mögulegur.
    [one] { $count } leikur er mögulegur.
   *[other] { $count } leikir eru mögulegir.
}
patience-moves-not-allowed = Óleyfilegir leikir: { $wrong } af { $moves }.
patience-every-move-allowed = Allir leikirnir voru leyfilegir.
patience-layout-can-be = Ekkert mælir gegn þessari stöðu.
patience-dealt-rightly = Spilin eru rétt gefin.
patience-all-up = Öll { $cards } spilin eru á grunnstöflum.
patience-so-many-up = { $cards ->
    [one] Á grunnstöflum er { $cards } spil af { $size }.
   *[other] Á grunnstöflum eru { $cards } spil af { $size }.
}
patience-rest-goes-up = Afgangurinn gengur örugglega upp: lægsta spilið er alltaf hægt að leggja á grunnstafla.
patience-rest-unseen = Meðan sum spil eru óséð er ekki víst að afgangurinn gangi upp.
patience-rest-uncertain = Ekki er víst að afgangurinn gangi upp.
patience-nothing-left = Ekkert er lengur hægt að gera.
patience-can-go = { $pile ->
    [f] Mögulegt: { CARD($cards, form: "row") } á grunnstafla.
    [c] Mögulegt: { CARD($cards, form: "row") } í reit { $number }.
   *[t] Mögulegt: { CARD($cards, form: "row") } í dálk { $number }.
}
patience-comes-by-the-waste = { $card } kemur um kastbunkann, og það spil er hægt að leggja.
patience-unseen-may-come = Óséð spil sem hægt er að leggja gæti komið: { $cards }.
patience-others = { $count ->
    [one] { $count } annað
   *[other] { $count } önnur
}
patience-only-from-foundations = Aðeins er hægt að færa spil af grunnstöflum; óvíst er hvort það hjálpar.
patience-turn-the-stock = Það skæri úr að fletta stokknum eða vita hvaða spil eru í honum.
patience-play-on = Það skæri úr að spila áfram þaðan: taktu spil aftur og spurðu á ný.
patience-piles-of-these-rules = { $piles ->
    [tableau] Í þessum reglum eru dálkarnir { $known }; nefndir eru { $given }.
   *[cells] Í þessum reglum eru reitirnir { $known }; nefndir eru { $given }.
}
patience-pack-lacks = Sagt er frá { $given ->
    [one] { $given } spili
   *[other] { $given } spilum
}; enn vantar { $count }{ $seen ->
    [yes] : { CARD($cards, form: "row") }.
   *[no] .
}
patience-open-but-unseen = { $count ->
    [one] Öll spil eru gefin opin; óséð er { $count }.
   *[other] Öll spil eru gefin opin; óséð eru { $count }.
}
patience-column-no-sequence = { CARD($cards, form: "row") } í dálki { $number } er ekki röð.
patience-others-must-lie-between = Milli opnu spilanna verða að liggja önnur, en þau eru annars staðar.
patience-face-down-at-most = { $count ->
    [0] Í dálki { $number } liggur ekkert spil á grúfu; sagt er frá { $given }.
    [one] Í dálki { $number } getur mest verið { $count } spil á grúfu, ekki { $given }.
   *[other] Í dálki { $number } geta mest verið { $count } spil á grúfu, ekki { $given }.
}
patience-stock-and-waste-at-most = Í stokknum og kastbunkanum eru mest { $most } spil, ekki { $given }.
patience-passes-at-most = Fara má { patience-so-often } í gegnum stokkinn, ekki { $given ->
    [1] einu sinni
    [2] tvisvar
    [3] þrisvar
    [one] { $given } sinni
   *[other] { $given } sinnum
}.
patience-nothing-up-when-dealt = { $count ->
    [one] Þegar gefið hefur verið er ekkert á grunnstöflum; hér er þar { $count } spil.
   *[other] Þegar gefið hefur verið er ekkert á grunnstöflum; hér eru þar { $count } spil.
}
patience-column-is-dealt = { $count ->
    [0] Í dálk { $number } fer ekkert spil á grúfu og eitt opið, ekki { $down } á grúfu og { $up } opin.
   *[other] Í dálk { $number } fara { $count } spil á grúfu og eitt opið, ekki { $down } á grúfu og { $up } opin.
}
patience-left-for-the-stock = Í stokknum verða eftir { $most } spil, ekki { $given }.
patience-waste-empty-when-dealt = Þegar gefið hefur verið er kastbunkinn tómur.
patience-first-pass-when-dealt = Farið er í gegnum stokkinn í fyrsta sinn; { $pass }. skiptið getur það ekki verið.
patience-columns-are-dealt = Í dálkana fara { CARD($dealt, form: "row") } spil, ekki { CARD($given, form: "row") }.
patience-cells-empty-when-dealt = Þegar gefið hefur verið eru reitirnir tómir.

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

patience-column-cards-up = Á grunnstöflum
patience-column-won = Gekk upp
patience-cell-won = gekk upp

patience-about-freecell = Kapall með öll spil opin, fyrir einn spilara
patience-about-klondike = Kapall með stokki, fyrir einn spilara
patience-variant-freecell = Öll spil opin, fjórir reitir, átta dálkar
patience-variant-klondike = Eitt spil í einu, eins oft í gegnum stokkinn og þú vilt
patience-variant-klondike-three = Þrjú spil í einu, þrisvar í gegnum stokkinn
patience-variant-klondike-vegas = Umferðin kostar 52 og hvert spil gefur 5: þrjú spil í einu, þrisvar í gegn
patience-variant-klondike-vegas-one = Umferðin kostar 52 og hvert spil gefur 5: eitt spil í einu, einu sinni í gegn
patience-variant-klondike-points = Stig fyrir það sem gerist á borðinu, þrjú spil í einu
patience-name-klondike-three = Klondike, þrjú spil
patience-name-klondike-vegas-one = Vegas Klondike, eitt spil
patience-name-klondike-points = Klondike með stigum
patience-house-rule-two-cells = Tveir reitir
patience-house-rule-three-cells = Þrír reitir
patience-house-rule-six-cells = Sex reitir
patience-house-rule-kings-to-a-space = Aðeins kóngar í auðan dálk
patience-house-rule-one-at-a-time = Eitt spil fært í einu
patience-house-rule-any-card-to-a-space = Hvaða spil sem er í auðan dálk
patience-house-rule-no-taking-back = Ekkert er tekið aftur af grunnstafla
patience-house-rule-whole-sequences = Aðeins heilar raðir eru færðar
patience-house-rule-one-pass = Einu sinni í gegnum stokkinn
patience-house-rule-three-passes = Þrisvar í gegnum stokkinn
patience-house-rule-by-itself = Hver umferð ein og sér

patience-label-layout = Staða
patience-label-start = Í byrjun
patience-label-moves = Leikir
patience-label-events = Atvik
patience-label-accept-infractions = Þrátt fyrir brot
patience-label-stock = Stokkur
patience-label-waste = Kastbunki
patience-label-pass = Ferð um stokkinn
patience-label-foundations = Grunnstaflar
patience-label-tableau = Dálkar
patience-label-down = Á grúfu
patience-label-up = Opin
patience-label-cells = Reitir
patience-label-from = Frá
patience-label-to = Til
patience-label-count = Fjöldi
patience-label-drawn = Dregin
patience-label-turned = Snúið upp

patience-body-cards = hve mörg eru á grunnstöflum
patience-body-foundations = hve langt hver sort er komin
patience-body-layout = hvar spilin liggja
patience-body-start = hvernig þau voru lögð, með öllum leikjum
patience-body-results = hjá nokkrum spilurum

patience-claim-move = Má leika þennan leik?
patience-claim-moves = Hvaða leiki má leika?
patience-claim-layout = Geta spilin legið svona?
patience-claim-start = Eru spilin rétt lögð?
patience-claim-won = Gekk kapallinn upp?
patience-claim-stuck = Er ekkert meira hægt að gera?
patience-claim-audit = Var hver leikur leyfilegur?
