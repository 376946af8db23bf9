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
