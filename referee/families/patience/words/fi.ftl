# Finnish: lines of Klondike, FreeCell and their like.

patience-begins-at-0 = Jokainen jako alkaa nollasta: aiempi tulos { SIGNED($points) } ei enää ole voimassa.
patience-costs = Jaon hinta on { $points }.
patience-won = Kaikki { $cards } korttia ovat maapakoissa: { $player } voitti jaon.

patience-cards = Maapakoissa { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}, piste kustakin.
patience-cards-earn = Maapakoissa { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}: { $cards } × { $each } = { $points }.

patience-event = { $event ->
    [waste_to_tableau] Kortti avopakasta sarakkeeseen
    [waste_to_foundation] Kortti avopakasta maapakkaan
    [tableau_to_foundation] Kortti sarakkeesta maapakkaan
    [foundation_to_tableau] Kortti takaisin maapakasta
    [turned] Kortti käännetty esiin sarakkeessa
   *[recycled] Avopakka käännetty taas pakaksi
}, { $times ->
    [one] { $times } kerta
   *[other] { $times } kertaa
}: { $times } × { SIGNED($each) } = { SIGNED($points) }.
patience-nothing = Mitään pisteisiin vaikuttavaa ei tapahtunut.
patience-floor = Jaosta tuli { SIGNED($points) }; pienin mahdollinen tulos on { SIGNED($floor) }.

patience-pile = { $pile ->
    [t] sarake { $number }
    [c] vapaakenttä { $number }
    [f] { $suit ->
        [C] ristin maapakka
        [D] ruudun maapakka
        [H] hertan maapakka
        [S] padan maapakka
       *[none] maapakat
    }
    [stock] pakka
   *[waste] avopakka
}
patience-uncovers-nothing = Tämä siirto ei paljasta korttia, joten mitään ei käännetä: { patience-pile }.
patience-shows-unseen-card = { $pile ->
    [t] Sarakkeessa { $number } tulee esiin kortti, jota ei ole kerrottu; kerro, mikä se on.
    [c] Vapaakentässä { $number } tulee esiin kortti, jota ei ole kerrottu; kerro, mikä se on.
   *[waste] Avopakassa tulee esiin kortti, jota ei ole kerrottu; kerro, mikä se on.
}
patience-another-card-lies-there = Siinä on { $card }, ei { $other }.
patience-card-lies-elsewhere = { $card } on jo muualla; pakassa niitä on yksi.
patience-card-told-twice = { $card } on annettu { $times ->
    [2] kahdesti
    [3] kolmesti
   *[other] { $times } kertaa
}; pakassa niitä on yksi.

patience-which-suit = Mitä maata on { $card }? Jokainen kortti tarvitsee maan, esimerkiksi { $example }.
patience-not-in-pack = Tässä pakassa ei ole korttia { $card }.
patience-cards-of-a-foundation = Maapakassa on 0–{ $most } korttia, ei { $given }.
patience-so-many-piles = { $piles ->
    [tableau] Näissä säännöissä sarakkeita on { $known }; annettu on { $given }.
   *[cells] Näissä säännöissä vapaakenttiä on { $known }; annettu on { $given }.
}
patience-which-foundation = Mikä maapakka? Kirjoita fC, fD, fH tai fS.
patience-cards-drawn = Kortteja käännetään { $counted }, ei { $given }.

patience-no-such-pile = Pinoa ”{ $name }” ei ole. Pinot ovat t1–t{ $columns }{ $cells ->
    [0] {""}
   *[other] , c1–c{ $cells }
}{ $stock ->
    [yes] , waste, stock
   *[no] {""}
}, f, fC, fD, fH ja fS.

patience-only-results = Anna results, mitä kunkin jaosta tuli, eikä muuta jaosta.
patience-results-missing = Montako korttia on maapakoissa, { $side }? Anna results tunnukselle { $id }.
patience-cards-missing = Montako korttia on maapakoissa? Anna cards, foundations tai layout, tai start ja moves.
patience-cards-of-a-pack = Pakassa on { $most } korttia: maapakoissa niitä voi olla 0–{ $most }, ei { $given }.
patience-cards-total = { $by ->
    [foundations] Annetuissa maapakoissa on { $counted ->
        [one] { $counted } kortti
       *[other] { $counted } korttia
    }, ei { $given }.
    [layout] Asetelman mukaan maapakoissa on { $counted ->
        [one] { $counted } kortti
       *[other] { $counted } korttia
    }, ei { $given }.
   *[moves] Siirtojen mukaan maapakoissa on { $counted ->
       [one] { $counted } kortti
      *[other] { $counted } korttia
   }, ei { $given }.
}
patience-foundation-missing = { $suit ->
    [C] Mihin asti risti on edennyt? Anna C, 0 jos ei ole alkanut.
    [D] Mihin asti ruutu on edennyt? Anna D, 0 jos ei ole alkanut.
    [H] Mihin asti hertta on edennyt? Anna H, 0 jos ei ole alkanut.
   *[S] Mihin asti pata on edennyt? Anna S, 0 jos ei ole alkanut.
}

patience-foundation-by-layout = { $suit ->
    [C] Asetelman mukaan ristissä ylin on { $counted }, ei { $given }.
    [D] Asetelman mukaan ruudussa ylin on { $counted }, ei { $given }.
    [H] Asetelman mukaan hertassa ylin on { $counted }, ei { $given }.
   *[S] Asetelman mukaan padassa ylin on { $counted }, ei { $given }.
}
patience-foundation-by-moves = { $suit ->
    [C] Siirtojen mukaan ristissä ylin on { $counted }, ei { $given }.
    [D] Siirtojen mukaan ruudussa ylin on { $counted }, ei { $given }.
    [H] Siirtojen mukaan hertassa ylin on { $counted }, ei { $given }.
   *[S] Siirtojen mukaan padassa ylin on { $counted }, ei { $given }.
}

patience-start-and-moves = Kun jako kerrotaan siirtoina, tarvitaan start ja moves; puuttuu { $name }.

patience-move-refused = Siirto { $number }: { $reason }
patience-is-won = Kaikki { $cards } korttia ovat maapakoissa, joten jako on voitettu.

patience-not-won = Maapakoissa on { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}{ $missing ->
    [0] .
    [1] ; puuttuu { AND($named) }.
    [2] ; puuttuvat { AND($named) }.
    [3] ; puuttuvat { AND($named) }.
   *[other] ; puuttuu { $missing }.
}
patience-the-card = { $card }

patience-events-missing = Näissä säännöissä pisteitä tulee tapahtumista: anna events, montako kertaa mitäkin sattui.
patience-events-by-moves = Siirtojen mukaan { $event ->
    [waste_to_tableau] kortti avopakasta sarakkeeseen
    [waste_to_foundation] kortti avopakasta maapakkaan
    [tableau_to_foundation] kortti sarakkeesta maapakkaan
    [foundation_to_tableau] kortti takaisin maapakasta
    [turned] kortti käännetty esiin sarakkeessa
   *[recycled] avopakka käännetty taas pakaksi
}: { $times ->
    [one] { $times } kerran
   *[other] { $times } kertaa
}, ei { $given }.
patience-events-add-up = Kun maapakkoihin on tuotu { $brought ->
    [one] { $brought } kortti
   *[other] { $brought } korttia
} ja otettu takaisin { $back }, niitä on siellä { $left }, ei { $given }.
patience-turned-at-most = Sarakkeissa voidaan kääntää esiin enintään { $most ->
    [one] { $most } kortti
   *[other] { $most } korttia
}, ei { $given }.
patience-from-the-waste-at-most = Avopakasta voi tulla enintään { $most ->
    [one] { $most } kortti
   *[other] { $most } korttia
}, ei { $given }.
patience-none-taken-back = Näissä säännöissä kortti jää maapakkaan; takaisin ei oteta yhtään, ei { $given }.
patience-turned-over-at-most = Avopakan voi kääntää taas pakaksi enintään { $most ->
    [one] { $most } kerran
   *[other] { $most } kertaa
}, ei { $given }.
patience-came-to-light = Avoimena jaettuja on { $dealt }, esiin käännettyjä { $turned } ja avopakasta tulleita { $waste }, yhteensä { $sum }; maapakoissa ei voi olla { $given }.
patience-turned-by-layout = Asetelman mukaan sarakkeissa käännettiin esiin { $counted ->
    [one] { $counted } kortti
   *[other] { $counted } korttia
}, ei { $given }.
patience-from-the-waste-by-layout = Asetelman mukaan avopakasta tuli { $counted ->
    [one] { $counted } kortti
   *[other] { $counted } korttia
}, ei { $given }.
patience-turned-over-by-layout = Asetelman mukaan avopakka käännettiin { $counted ->
    [one] { $counted } kerran
   *[other] { $counted } kertaa
}, ei { $given }.

patience-pass-by-moves = Siirtojen mukaan pakkaa käydään läpi kerran numero { $counted }, ei { $given }.
patience-with-the-moves = Kun siirrot otetaan huomioon: { $reason }
patience-column-by-moves = Siirtojen mukaan sarakkeessa { $number } on { $held }, ei { $given }.
patience-pile-by-moves = { $pile ->
    [stock] Siirtojen mukaan pakassa on { $held }, ei { $given }.
    [waste] Siirtojen mukaan avopakassa on { $held }, ei { $given }.
   *[cells] Siirtojen mukaan vapaakentissä on { $held }, ei { $given }.
}
patience-held = { $down ->
    [0] { patience-held-open }
   *[other] { $down } nurin päin ja { patience-held-open }
}
patience-held-open = { $count ->
    [0] tyhjää
   *[other] { $seen ->
        [yes] { CARD($cards, form: "row") }
       *[no] { $count ->
           [one] { $count } kortti
          *[other] { $count } korttia
       }
    }
}

patience-in-words = { $count }
patience-may-go = { $pile ->
    [f] Sallittu siirto: { CARD($cards, form: "row") } maapakkaan.
    [c] Sallittu siirto: { CARD($cards, form: "row") } vapaakenttään { $number }.
   *[t] Sallittu siirto: { CARD($cards, form: "row") } sarakkeeseen { $number }.
}
patience-lies-there-already = { $pile ->
    [t] Siirrettävä on jo sarakkeessa { $number }.
    [c] Siirrettävä on jo vapaakentässä { $number }.
    [f] { $suit ->
        [C] Siirrettävä on jo ristin maapakassa.
        [D] Siirrettävä on jo ruudun maapakassa.
        [H] Siirrettävä on jo hertan maapakassa.
       *[S] Siirrettävä on jo padan maapakassa.
    }
   *[waste] Siirrettävä on jo avopakassa.
}
patience-from-cell-to-cell = Siirrolla vapaakentästä toiseen ei voita mitään.
patience-from-foundation-to-column = Maapakasta kortti menee vain sarakkeeseen.
patience-only-stock-to-waste = Avopakkaan menee vain pakan kortteja.
patience-stays-on-foundation = Näissä säännöissä kortti jää maapakkaan.
patience-pile-has-no-card = { $pile ->
    [c] Vapaakentässä { $number } ei ole korttia.
    [f] { $suit ->
        [C] Ristin maapakassa ei ole korttia.
        [D] Ruudun maapakassa ei ole korttia.
        [H] Hertan maapakassa ei ole korttia.
       *[S] Padan maapakassa ei ole korttia.
    }
   *[waste] Avopakassa ei ole korttia.
}
patience-one-card-from = { $pile ->
    [c] Vapaakentästä { $number } otetaan yksi kortti, ei { $count }.
    [f] { $suit ->
        [C] Ristin maapakasta otetaan yksi kortti, ei { $count }.
        [D] Ruudun maapakasta otetaan yksi kortti, ei { $count }.
        [H] Hertan maapakasta otetaan yksi kortti, ei { $count }.
       *[S] Padan maapakasta otetaan yksi kortti, ei { $count }.
    }
   *[waste] Avopakasta otetaan yksi kortti, ei { $count }.
}
patience-column-has = { $up ->
    [0] Sarake { $number } on tyhjä; kortteja ei voi siirtää { $count }.
    [one] Sarakkeessa { $number } on esillä { $up } kortti; kortteja ei voi siirtää { $count }.
   *[other] Sarakkeessa { $number } on esillä { $up } korttia; kortteja ei voi siirtää { $count }.
}
patience-turn-last-up = Sarakkeessa { $number } ei ole korttia esillä; käännä viimeinen esiin.
patience-one-by-one = Kortit menevät maapakkaan yksitellen, ei { $count } kerralla.
patience-other-foundation = { $card } menee { $suit ->
    [C] ristin
    [D] ruudun
    [H] hertan
   *[S] padan
} maapakkaan, ei { $other ->
    [C] ristin
    [D] ruudun
    [H] hertan
   *[S] padan
}.
patience-has-to-wait = { $suit ->
    [C] Risti on edennyt korttiin { CARD($reached, form: "row") }; { $card } odottaa, että { $missing } tulee ensin.
    [D] Ruutu on edennyt korttiin { CARD($reached, form: "row") }; { $card } odottaa, että { $missing } tulee ensin.
    [H] Hertta on edennyt korttiin { CARD($reached, form: "row") }; { $card } odottaa, että { $missing } tulee ensin.
   *[S] Pata on edennyt korttiin { CARD($reached, form: "row") }; { $card } odottaa, että { $missing } tulee ensin.
}
patience-waits-for-the-first = { $suit ->
    [C] Risti ei ole alkanut; { $card } odottaa, että { $missing } tulee ensin.
    [D] Ruutu ei ole alkanut; { $card } odottaa, että { $missing } tulee ensin.
    [H] Hertta ei ole alkanut; { $card } odottaa, että { $missing } tulee ensin.
   *[S] Pata ei ole alkanut; { $card } odottaa, että { $missing } tulee ensin.
}
patience-one-card-in-a-cell = Vapaakenttään menee yksi kortti, ei { $count }.
patience-cell-is-taken = Vapaakentässä { $number } on { $card }; siihen mahtuu yksi kortti.
patience-no-sequence = { CARD($cards, form: "row") } ei ole jono: jokainen kortti on yhtä pienempi kuin edellinen ja toista väriä.
patience-move-together = Näissä säännöissä siirretään yhdessä: { CARD($cards, form: "row") }.
patience-does-not-fit = { $rank ->
    [none] Kortin { $last } päälle ei sarakkeessa mene mitään, ei myöskään { $card }.
   *[other] Kortin { $last } päälle menee { $colour ->
        [red] punainen
       *[black] musta
    } { $rank ->
        [A] ässä
        [J] sotilas
        [Q] kuningatar
        [2] kakkonen
        [3] kolmonen
        [4] nelonen
        [5] vitonen
        [6] kutonen
        [7] seiska
        [8] kasi
        [9] ysi
        [10] kymppi
       *[other] { $rank }
    }, ei { $card }.
}
patience-only-a-king = Sarake { $number } on tyhjä: siihen menee kuningas, ei { $card }.
patience-one-at-a-time = Näissä säännöissä siirretään yksi kortti kerrallaan, ei { $count }.
patience-no-room = Vapaana välissä: { $cells ->
    [one] { $cells } vapaakenttä
   *[other] { $cells } vapaakenttää
}{ $columns ->
    [0] {""}
    [one] {" "}ja { $columns } sarake
   *[other] {" "}ja { $columns } saraketta
}. { $empty ->
    [yes] Tyhjään sarakkeeseen
   *[no] Sarakkeeseen { $number }
} voi siirtää { $room ->
    [one] { $room } kortin
   *[other] { $room } korttia
}, ei { $count }. Jos useampi pääsee yli muiden sarakkeiden kautta, kerro siirrot yksitellen.
patience-stock-comes-by-waste = Pakan kortit tulevat avopakan kautta: käännä ne ensin.
patience-nothing-on-the-stock = Pakan päälle ei panna mitään.
patience-stock-is-empty = Pakka on tyhjä.
patience-cards-in-words = { $count ->
    [0] 0 korttia
    [one] { $count } kortti
   *[other] { $count } korttia
}
patience-so-many-are-turned = Pakasta käännetään { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}, ei { $given }.
patience-so-many-may-be-turned = Pakasta saa kääntää { $count ->
    [one] { $count } kortin
   *[other] { $count } korttia
}.
patience-stock-has-cards = Pakassa on vielä { patience-cards-in-words }; avopakka käännetään vasta, kun pakka on tyhjä.
patience-nothing-to-turn-over = Avopakka on tyhjä; käännettävää ei ole.
patience-so-often = { $passes ->
    [1] kerran
    [2] kahdesti
   *[other] { $passes } kertaa
}
patience-no-pass-left = Pakan saa käydä läpi { patience-so-often }, ja tämä on kerta numero { $pass }.
patience-waste-turned-whole = Avopakka käännetään kokonaan: { patience-cards-in-words }, ei { $given }.
patience-waste-may-be-turned = Avopakan saa kääntää: siitä tulee pakka.
patience-moves-can-be-made = { $count ->
    [0] Yhtään siirtoa ei voi tehdä.
   *[other] Mahdollisia siirtoja on { $count }.
}
patience-moves-not-allowed = Siirtoja oli { $moves }, kiellettyjä niistä { $wrong }.
patience-every-move-allowed = Kaikki siirrot olivat sallittuja.
patience-layout-can-be = Mikään ei puhu tätä asetelmaa vastaan.
patience-dealt-rightly = Kortit on jaettu oikein.
patience-all-up = Kaikki { $cards } korttia ovat maapakoissa.
patience-so-many-up = Maapakoissa on { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}; pakassa niitä on { $size }.
patience-rest-goes-up = Loput menevät varmasti: pienimmän kortin voi aina panna maapakkaan.
patience-rest-unseen = Kun osa korteista on tuntemattomia, ei ole varmaa, että loput menevät maapakkoihin.
patience-rest-uncertain = Ei ole varmaa, että loput menevät maapakkoihin.
patience-nothing-left = Mitään ei ole enää tehtävissä.
patience-can-go = { $pile ->
    [f] Mahdollinen siirto: { CARD($cards, form: "row") } maapakkaan.
    [c] Mahdollinen siirto: { CARD($cards, form: "row") } vapaakenttään { $number }.
   *[t] Mahdollinen siirto: { CARD($cards, form: "row") } sarakkeeseen { $number }.
}
patience-comes-by-the-waste = { $card } tulee avopakan kautta, ja sen voi pelata.
patience-unseen-may-come = Esiin voi tulla tuntematon kortti, jonka voi pelata: { $cards }.
patience-others = { $count ->
    [one] { $count } muu
   *[other] { $count } muuta
}
patience-only-from-foundations = Vain maapakkojen kortteja voi siirtää; ei ole varmaa, auttaako se.
patience-turn-the-stock = Asian ratkaisisi pakan kääntäminen tai tieto siitä, mitkä kortit siinä ovat.
patience-play-on = Asian ratkaisisi pelin jatkaminen siitä: ota kortti takaisin ja kysy uudelleen.
patience-piles-of-these-rules = { $piles ->
    [tableau] Näissä säännöissä sarakkeita on { $known }; annettu on { $given }.
   *[cells] Näissä säännöissä vapaakenttiä on { $known }; annettu on { $given }.
}
patience-pack-lacks = Kortteja on annettu { $given }; puuttuu { $count }{ $seen ->
    [yes] : { CARD($cards, form: "row") }.
   *[no] .
}
patience-open-but-unseen = Kaikki kortit jaetaan esille; tuntemattomia on { $count }.
patience-column-no-sequence = { CARD($cards, form: "row") } sarakkeessa { $number } ei ole jono.
patience-others-must-lie-between = Esillä olevien korttien välissä pitäisi olla muita, mutta ne ovat muualla.
patience-face-down-at-most = Sarakkeessa { $number } voi olla nurin enintään { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}, ei { $given }.
patience-stock-and-waste-at-most = Pakassa ja avopakassa on yhteensä enintään { $most } korttia, ei { $given }.
patience-passes-at-most = Pakan saa käydä läpi { patience-so-often }, ei { $given ->
    [1] kerran
    [2] kahdesti
   *[other] { $given } kertaa
}.
patience-nothing-up-when-dealt = Jaettaessa maapakat ovat tyhjiä; nyt niissä on { patience-cards-in-words }.
patience-column-is-dealt = Sarakkeeseen { $number } jaetaan nurin { patience-cards-in-words } ja esille yksi, ei { $down } ja { $up }.
patience-left-for-the-stock = Pakkaan jää { $most } korttia, ei { $given }.
patience-waste-empty-when-dealt = Jaettaessa avopakka on tyhjä.
patience-first-pass-when-dealt = Pakkaa käydään läpi ensimmäistä kertaa; kerta numero { $pass } se ei voi olla.
patience-columns-are-dealt = Sarakkeisiin jaetaan { CARD($dealt, form: "row") } korttia, ei { CARD($given, form: "row") }.
patience-cells-empty-when-dealt = Jaettaessa vapaakentät ovat tyhjiä.

patience-bank-without-vegas = stakes.payout on bank, joka maksaa jaosta, mutta score.method ei ole vegas.
patience-nobody-to-win-from = stakes.payout on { $payout }, mutta yksin pelatessa ei ole ketään, jolta voittaa.
patience-vegas-without-stock = score.method on vegas, joka koskee käännettävää pakkaa; tässä kaikki kortit ovat esillä.
patience-nothing-is-bought = score.{ $name } koskee ostettuja jakoja; tässä kukaan ei osta jakoa.

patience-form-cards = Maapakoissa
patience-form-suits = Maittain
patience-row-cards = maapakoissa
patience-ask-cards = { $table ->
    [several] Montako maapakoissa, { $name }?
   *[alone] Montako korttia on maapakoissa?
}

patience-row-suit = { $suit ->
    [C] Risti
    [D] Ruutu
    [H] Hertta
   *[S] Pata
}
patience-ask-suit = { $suit ->
    [C] { $table ->
        [several] { $name }: mihin asti risti? Ässä 1, kuningas { $king }
       *[alone] Mihin asti risti? Ässä on 1, kuningas { $king }
    }
    [D] { $table ->
        [several] { $name }: mihin asti ruutu? Ässä 1, kuningas { $king }
       *[alone] Mihin asti ruutu? Ässä on 1, kuningas { $king }
    }
    [H] { $table ->
        [several] { $name }: mihin asti hertta? Ässä 1, kuningas { $king }
       *[alone] Mihin asti hertta? Ässä on 1, kuningas { $king }
    }
   *[S] { $table ->
        [several] { $name }: mihin asti pata? Ässä 1, kuningas { $king }
       *[alone] Mihin asti pata? Ässä on 1, kuningas { $king }
    }
}

patience-row-event = { $event ->
    [waste_to_tableau] avopakasta sarakkeeseen
    [waste_to_foundation] avopakasta maapakkaan
    [tableau_to_foundation] sarakkeesta maapakkaan
    [foundation_to_tableau] otettu takaisin
    [turned] käännetty esiin
   *[recycled] avopakka käännetty
}

patience-hint-event = { $event ->
    [turned] sarakkeissa
   *[foundation_to_tableau] maapakasta
}
patience-ask-event = { $table ->
    [several] Montako sarakkeesta maapakkaan, { $name }?
   *[alone] Montako sarakkeesta maapakkaan?
}

patience-shortcut-won = Voitettu
patience-shortcut-won-about = Voitettu: kaikki kortit ovat maapakoissa

patience-count-deals-won = Voitetut jaot
patience-count-cards-up = Kortteja maapakoissa
patience-count-best-deal = Paras jako
patience-count-longest-run = Voittoja peräkkäin
patience-ratio-average-cards = Kortteja maapakoissa jakoa kohti

patience-due-deal-cost = Maksettu pankille jaosta
patience-due-cards-earned = Pankki maksoi maapakkojen korteista

patience-column-cards-up = Kortit
patience-column-won = Läpi
patience-cell-won = läpi

patience-about-freecell = Pasianssi yhdelle, kaikki kortit esillä
patience-about-klondike = Pasianssi yhdelle, osa korteista pakassa
patience-variant-freecell = Kaikki kortit esillä, neljä vapaakenttää, kahdeksan saraketta
patience-variant-klondike = Pakasta kortti kerrallaan, läpi niin usein kuin haluaa
patience-variant-klondike-three = Pakasta kolme korttia kerrallaan, läpi kolmesti
patience-variant-klondike-vegas = Jako maksaa 52, ja joka kortista saa 5: kolme korttia kerrallaan, pakka läpi kolmesti
patience-variant-klondike-vegas-one = Jako maksaa 52, ja joka kortista saa 5: kortti kerrallaan, pakka läpi kerran
patience-variant-klondike-points = Pisteitä siitä, mitä pöydällä tapahtuu, kolme korttia kerrallaan
patience-name-klondike-three = Klondike, kolme korttia
patience-name-klondike-vegas-one = Vegas Klondike, yksi kortti
patience-name-klondike-points = Klondike pisteillä
patience-house-rule-two-cells = Kaksi vapaakenttää
patience-house-rule-three-cells = Kolme vapaakenttää
patience-house-rule-six-cells = Kuusi vapaakenttää
patience-house-rule-kings-to-a-space = Tyhjään sarakkeeseen vain kuninkaita
patience-house-rule-one-at-a-time = Kortteja siirretään yksi kerrallaan
patience-house-rule-any-card-to-a-space = Tyhjään sarakkeeseen käy mikä tahansa kortti
patience-house-rule-no-taking-back = Maapakasta ei oteta takaisin
patience-house-rule-whole-sequences = Vain kokonaisia jonoja siirretään
patience-house-rule-one-pass = Pakka käydään läpi kerran
patience-house-rule-three-passes = Pakka käydään läpi kolmesti
patience-house-rule-by-itself = Jokainen jako erikseen

patience-label-layout = Asetelma
patience-label-start = Alussa
patience-label-moves = Siirrot
patience-label-events = Tapahtumat
patience-label-accept-infractions = Rikkeistä huolimatta
patience-label-stock = Pakka
patience-label-waste = Avopakka
patience-label-pass = Läpikäynti
patience-label-foundations = Maapakat
patience-label-tableau = Sarakkeet
patience-label-down = Nurin
patience-label-up = Esillä
patience-label-cells = Vapaakentät
patience-label-from = Mistä
patience-label-to = Mihin
patience-label-count = Montako
patience-label-drawn = Käännetyt
patience-label-turned = Käännetty esiin

patience-body-cards = montako on maapakoissa
patience-body-foundations = kuinka pitkällä kukin maa on
patience-body-layout = missä kortit ovat
patience-body-start = miten ne jaettiin, kaikkine siirtoineen
patience-body-results = usealta pelaajalta

patience-claim-move = Saako tämän siirron tehdä?
patience-claim-moves = Mitä siirtoja saa tehdä?
patience-claim-layout = Voivatko kortit olla näin?
patience-claim-start = Onko kortit jaettu oikein?
patience-claim-won = Menikö pasianssi läpi?
patience-claim-stuck = Eikö mitään ole enää tehtävissä?
patience-claim-audit = Oliko jokainen siirto sallittu?
