# Finnish: lines of Escoba.

escoba-escobas = { $side }: { $escobas ->
    [one] { $escobas } escoba
   *[other] { $escobas } escobaa
}.

escoba-has = { $side } { $players ->
    [1] sai
   *[other] saivat
} { $category ->
    [cards] eniten kortteja
    [coins] eniten kolikoita
    [velo] kolikkoseiskan
    [setenta] parhaan setentan
    [sevens] eniten seiskoja
    [all_cards] kaikki kortit
    [all_coins] kaikki kolikot
   *[all_sevens] kaikki seiskat
}.
escoba-has-as-others = { $side } { $players ->
    [1] sai
   *[other] saivat
} { $category ->
    [cards] eniten kortteja
    [coins] eniten kolikoita
    [setenta] parhaan setentan
   *[sevens] eniten seiskoja
}, tasan muiden kanssa.
escoba-has-figure = { $side } { $players ->
    [1] sai
   *[other] saivat
} { $category ->
    [cards] eniten kortteja
    [coins] eniten kolikoita
    [setenta] parhaan setentan
   *[sevens] eniten seiskoja
}: { $figure } vastaan { AND($others) }.
escoba-has-figure-as-others = { $side } { $players ->
    [1] sai
   *[other] saivat
} { $category ->
    [cards] eniten kortteja
    [coins] eniten kolikoita
    [setenta] parhaan setentan
   *[sevens] eniten seiskoja
}, tasan muiden kanssa: { $figure } vastaan { AND($others) }.
escoba-under-ten = { $side }: pisteitä siitä, että muille jäi alle kymmenen korttia.

escoba-setenta = { $count ->
    [0] ei mitään
   *[other] { $points ->
        [0] { CARD($cards, form: "row") }
       *[other] { CARD($cards, form: "row") } ({ $points })
    }
}

escoba-nobody = { $category ->
    [cards] Kukaan ei saa pisteitä korteista.
    [coins] Kukaan ei saa pisteitä kolikoista.
    [velo] Kukaan ei saa pisteitä kolikkoseiskasta.
    [setenta] Kukaan ei saa pisteitä setentasta.
   *[sevens] Kukaan ei saa pisteitä seiskoista.
}
escoba-equal = { $category ->
    [cards] { $sides } ovat tasan korteissa: kukaan ei saa pisteitä.
    [coins] { $sides } ovat tasan kolikoissa: kukaan ei saa pisteitä.
    [setenta] { $sides } ovat tasan setentassa: kukaan ei saa pisteitä.
   *[sevens] { $sides } ovat tasan seiskoissa: kukaan ei saa pisteitä.
}
escoba-equal-figure = { $category ->
    [cards] { $sides } ovat tasan korteissa ({ $figure }): kukaan ei saa pisteitä.
    [coins] { $sides } ovat tasan kolikoissa ({ $figure }): kukaan ei saa pisteitä.
    [setenta] { $sides } ovat tasan setentassa ({ $figure }): kukaan ei saa pisteitä.
   *[sevens] { $sides } ovat tasan seiskoissa ({ $figure }): kukaan ei saa pisteitä.
}

escoba-category = { $category ->
    [cards] eniten kortteja
    [coins] eniten kolikoita
    [velo] kolikkoseiska
    [setenta] setenta
    [sevens] eniten seiskoja
    [all_cards] kaikki kortit
    [all_coins] kaikki kolikot
    [all_sevens] kaikki seiskat
    [under_ten] muille alle kymmenen korttia
   *[escoba] escoba
}

escoba-no-such-rank = { $pack ->
    [spanish] { $rank ->
        [8] Escobassa ei ole arvoa { $rank }; { $rank } on sotan arvo.
        [9] Escobassa ei ole arvoa { $rank }; { $rank } on caballon arvo.
       *[other] Escobassa ei ole arvoa { $rank }; arvot ovat 1–7, 10, 11 ja 12.
    }
   *[french] { $rank ->
        [8] Escobassa ei ole arvoa { $rank }; { $rank } on sotilaan arvo.
        [9] Escobassa ei ole arvoa { $rank }; { $rank } on kuningattaren arvo.
        [10] Escobassa ei ole arvoa { $rank }; { $rank } on kuninkaan arvo.
       *[other] Escobassa ei ole arvoa { $rank }; arvot ovat A–7, J, Q ja K.
    }
}
escoba-no-spanish-card = ”{ $text }” ei ole espanjalainen kortti. Kirjoita 1–7, 10, 11 tai 12 ja O, C, E tai B, esimerkiksi 7O tai 12E.

escoba-which-suit = Mitä maata on { $card }? Kirjoita { $cards }.

escoba-card-twice = Tässä pakassa on yksi { $card }, ja se on annettu { $times ->
    [2] kahdesti
   *[other] { $times } kertaa
}: { AND($places) }.
escoba-place-of-side = { $side }
escoba-place = { $place ->
    [hand] kädessä
    [left] jääneenä korttina
    [left_over] pöytään jääneenä
    [played] pelattuna korttina
   *[table] pöydällä
}
escoba-rank-too-often = Tässä pakassa arvoa { $rank } on neljä korttia; annettu on { $count }.

escoba-forms-missing = Anna piles, counts tai outcome, tai deals ja table.

escoba-unread = Jätä { $name } pois: se käy vain näiden kanssa: { $forms }.

escoba-counts-missing = Mitä sai { $side }? Anna counts tunnukselle { $id }.
escoba-count-missing = { $member ->
    [cards] Montako korttia sai { $side }? Anna cards tunnukselle { $id }.
    [coins] Montako kolikkoa sai { $side }? Anna coins tunnukselle { $id }.
   *[sevens] Montako seiskaa sai { $side }? Anna sevens tunnukselle { $id }.
}

escoba-counts-make = { $member ->
    [cards] Kortteja on { $figures }, yhteensä { $sum }; niitä on { $all }.
    [coins] Kolikoita on { $figures }, yhteensä { $sum }; niitä on { $all }.
   *[sevens] Seiskoja on { $figures }, yhteensä { $sum }; niitä on { $all }.
}
escoba-velo-twice = Kortti { $card } on annettu usealle: { $sides }. Niitä on yksi.
escoba-velo-missing = Kenellä on { $card }? Anna sille puolelle velo: true.
escoba-velo-counts = { $member ->
    [coins] { $card } on yksi kolikoista, joten { $side } ei voi saada sitä ilman kolikoita.
   *[sevens] { $card } on yksi seiskoista, joten { $side } ei voi saada sitä ilman seiskoja.
}
escoba-more-coins-and-sevens = { $side }: annettu on { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}; jo kolikoita ja seiskoja on { $least }.
escoba-escobas-missing = Montako escobaa sai { $side }? Anna escobas tunnukselle { $id }.
escoba-escobas-of-few-cards = { $escobas ->
    [one] { $escobas } escoba
   *[other] { $escobas } escobaa
} vaatii vähintään { $least } korttia; { $side }: kortteja on { $cards }.
escoba-escobas-in-all = { $escobas } escobaa vaatii vähintään { $least } korttia; niitä on { $all }.
escoba-setenta-missing = Kenen setenta on paras? Anna setenta joka puolelle: kunkin maan paras arvo, alle neljä, jos jokin maa puuttuu.
escoba-setenta-of-a-rank = Arvoa { CARD($rank, form: "row") } on annettu { $count }; niitä on neljä.
escoba-setenta-of-sevens = { $side }: setentassa on { $named ->
    [one] { $named } seiska
   *[other] { $named } seiskaa
}, mutta saatuja on { $sevens }.
escoba-setenta-of-suits = { $side }: setentassa ei voi olla { $suits } maata, kun otetaan huomioon kaikki annettu.
escoba-setenta-without-velo = { $side }: { $card } on saatu, joten parhaiden korttien joukossa on seiska.

escoba-category-missing = Kuka saa pisteet: { escoba-category }? Anna { $name }: puoli{ $or ->
    [null] {" "}tai null, jos ei kukaan
   *[no] {""}
}.
escoba-named-twice = { $side } on mainittu kahdesti: { escoba-category }.
escoba-only-one-side = Pisteet voi saada vain yksi puoli: { escoba-category }. Mainittu: { $sides }.

escoba-captured-nothing = { $side }: annettu on, ettei mitään saatu, ja silti: { AND($has) }.
escoba-velo-in-a-pile = Joku on ottanut kortteja, joten lopussa jokainen kortti on jonkun pinossa. Kenellä on { $card }?

escoba-implied = { $side } ei voi saada pisteitä tästä: { escoba-category }, ellei samalla yksin tästä: { $other }.

escoba-piles-missing = Mitä sai { $side }? Anna piles tunnukselle { $id }.
escoba-left-make = Pöytään jääneiden summa on { $sum }: yksi otto ei ollut viisitoista.
escoba-last-capture-missing = Kuka otti viimeksi? Pöytään jääneet kuuluvat sille puolelle: anna last_capture.
escoba-empty-pile = { $side }: pino on tyhjä, joten viimeinen otto ei voi olla sen.

escoba-in-no-pile = { $more ->
    [0] Ei kenenkään pinossa: { CARD($cards, form: "row") }.
   *[other] Ei kenenkään pinossa: { CARD($cards, form: "row") } ja vielä { $more }.
}
escoba-table-missing = Mitä jaettiin pöytään? Kun annat deals, anna myös table.
escoba-cards-dealt-to-the-table = Pöytään jaetaan { $expected } korttia; annettu on { $given }.
escoba-deals-of-a-round = Kierroksessa on { $expected } jakoa; annettu on { $given }.
escoba-cards-of-a-deal = Jaossa pelataan { $expected } korttia; annettu on { $given }.

escoba-count-otherwise = { $side }: { $member } on { CARD($expected, form: "row") }, ei { CARD($given, form: "row") }.

escoba-left-otherwise = Siirtojen mukaan pöytään jää { $count ->
    [0] ei mitään
   *[other] { CARD($cards, form: "row") }
}, annettu on { $claimed ->
    [0] ei mitään
   *[other] { CARD($given, form: "row") }
}.
escoba-in-the-pile = Siirtojen mukaan pinossa ({ $side }) on { CARD($cards, form: "row") }, mutta sitä ei ole annettu.
escoba-not-in-the-pile = Siirtojen mukaan pinossa ({ $side }) ei ole { CARD($cards, form: "row") }, mutta se on annettu.

escoba-last-capture-otherwise = Siirtojen mukaan viimeinen ottaja on { $last }, annettu on { $side }.
escoba-escobas-total = { $side }: escobia on { $counted }, ei { $given }.
escoba-captured-something = { $side }: muun annetun mukaan jotain on saatu.

escoba-category-otherwise = { escoba-category }: { $sides }, annettu on { $others }.

escoba-setenta-of-four = Setentassa on kortti jokaisesta neljästä maasta; annettu on { $cards }.
escoba-piles-or-ranks = Anna piles, tai kunkin puolen arvot.

escoba-deal-for-nobody = Kun pöytään jaetaan { $table } ja kullekin { $hand }, 40 korttia ei mene tasan millään näistä pelaajamääristä.

escoba-pack-left-over = Pakka ei mene tasan { $players } pelaajalle: pöydän jälkeen kortteja on { $left }, ja jakoon tarvitaan { $cards }. Tasan menee: { $count ->
    [0] ei millään
   *[other] { $fit }
}.
escoba-teams-of-equal-size = Yhtä suuriin joukkueisiin tarvitaan 4 tai 6 pelaajaa; pelaajia on { $players }.
escoba-under-ten-of-two = score.under_ten vertaa kahta puolta, mutta kun { $players } pelaa yksin, puolia on { $players }.
escoba-no-capture-of-two = score.no_capture_loses antaa voiton kahdesta puolesta toiselle, mutta kun { $players } pelaa yksin, puolia on { $players }.
escoba-none-left = play.missed on next_player, mutta kun play.capture on { $capture }, mitään ei jää.

escoba-card = { $card }
escoba-way = { CARD($cards, form: "sum") }

escoba-other-ways = muita

escoba-makes-no-fifteen = Kortista { $card } ei tule tässä viittätoista, joten se jää pöytään.

escoba-cannot-be-taken = Tätä ei voi ottaa: { CARD($cards, form: "row") }. Pöydällä on { $count ->
    [0] tyhjää
   *[other] { CARD($table, form: "row") }
}.

escoba-no-fifteen = { $figures } on yhteensä { $sum }, ei 15.
escoba-fifteen = { $figures } on yhteensä { $sum }.
escoba-may-be-left = Kortilla { $card } voisi ottaa: { $ways }, mutta viisitoista saa jättää ottamatta.
escoba-has-to-take = { $card } tekee 15 näiden kanssa: { $ways }, joten on otettava.
escoba-no-other-makes-fifteen = { $others ->
    [unseen] Kortista { $card } ei tule tässä viittätoista, eikä mistään muustakaan, joka kädessä voi olla.
   *[held] Kortista { $card } ei tule tässä viittätoista, eikä mistään muustakaan kädessä.
}
escoba-could-have-taken = Kortilla { $card } olisi voinut ottaa: { $ways }. Kun voi ottaa, pelataan kortti, joka ottaa.
escoba-others-not-known = Kortista { $card } ei tule tässä viittätoista; käden muista korteista ei tiedetä.

escoba-rest-of-the-hand = Loput kädestä: jos siinä on { CARD($card, form: "ysi") }, joka ottaa { $ways }, tämä ei ollut sallittua.
escoba-not-in-the-hand = Korttia { $card } ei ole kädessä.
escoba-legal-plays = { $count ->
    [1] Sallittuja siirtoja on yksi.
   *[other] Sallittuja siirtoja on { $count }.
}
escoba-no-card-to-play = Ilman kortteja ei voi pelata.

escoba-nothing-taken = Mitään ei otettu.
escoba-still-on-the-table = Pöydällä on vielä { CARD($cards, form: "row") }.
escoba-is-one = Pöytä tyhjeni: escoba.

escoba-overlooked-stays = Näissä säännöissä huomaamatta jäänyt viisitoista jää paikalleen.
escoba-nothing-overlooked = Edellinen pelaaja ei jättänyt korttia, jolla viisitoista olisi jäänyt huomaamatta.
escoba-overlooked-otherwise = Huomaamatta jäi viisitoista, jossa on { $card }.
escoba-was-overlooked = Se jäi huomaamatta, joten seuraava pelaaja saa ottaa sen.

escoba-nobody-takes-what-is-dealt = Korttien summa on { $sum }; näissä säännöissä kukaan ei saa sitä, mitä jaetaan pöytään.
escoba-takes-what-is-dealt = { $taker ->
    [leader] Korttien summa on { $sum }: aloittaja saa ne ja { $escobas ->
        [1] yhden escoban
       *[other] kaksi escobaa
    }.
   *[dealer] Korttien summa on { $sum }: jakaja saa ne ja { $escobas ->
        [1] yhden escoban
       *[other] kaksi escobaa
    }.
}
escoba-dealt-do-not-split = Korttien summa on 30, mutta ne eivät jakaudu kahdeksi viideksitoista: kukaan ei saa niitä.
escoba-nobody-takes-them = Korttien summa on { $sum }, eikä kukaan saa niitä.

escoba-comes-out = Pöytään jääneiden summa on { $sum }, joten kierros täsmää.
escoba-does-not-come-out = Pöytään jääneiden summa on { $sum }, ei 10, 25, 40 eikä 55: yksi otto ei ollut viisitoista.
escoba-best-setenta = { $count ->
    [1] { $sides } sai setentan.
   *[other] { $sides } saivat setentan.
}
escoba-equal-setentas = { $sides } ovat tasan: kukaan ei saa pisteitä.
escoba-no-whole-setenta = Kenelläkään ei ole korttia kaikista neljästä maasta.

escoba-turn-of-another = Vuorossa oli { $turn }, ei { $player }.
escoba-played-all-cards = { $cards ->
    [1] { $player } on jo pelannut tämän jaon ainoan kortin.
   *[other] { $player } on jo pelannut tämän jaon kaikki { $cards } korttia.
}
escoba-card-seen-before = { $card } on jo pelattu tai ollut pöydällä; pakassa niitä on yksi.
escoba-every-play-allowed = Kaikki siirrot olivat sallittuja.
escoba-plays-not-settled = Mikään ei ole varmasti sääntöjen vastaista; joitakin siirtoja annetut tiedot eivät ratkaise.

escoba-against-the-rules = Sääntöjen vastaista: { $places }{ $more ->
    [0] {""}
   *[other] {" "}ja vielä { $more }
}.
escoba-place-in-a-round = jako { $deal }, siirto { $play }

escoba-form-outcome = Kuka sai mitä
escoba-form-counts = Määrät
escoba-row-category = { $category ->
    [cards] Eniten kortteja
    [coins] Eniten kolikoita
    [velo] Kolikkoseiska
    [setenta] Setenta
    [sevens] Eniten seiskoja
    [all_cards] Kaikki kortit
    [all_coins] Kaikki kolikot
    [all_sevens] Kaikki seiskat
   *[under_ten] Muille alle kymmenen korttia
}
escoba-ask-category = { $category ->
    [cards] Kenellä on eniten kortteja?
    [coins] Kenellä on eniten kolikoita?
    [velo] Kenellä on kolikkoseiska?
    [setenta] Kenellä on setenta?
   *[sevens] Kenellä on eniten seiskoja?
}
escoba-fold-extras = Saiko joku kaikki?
escoba-row-no-capture = Ei saanut mitään
escoba-row-counted = { $counted ->
    [cards] Kortit
    [coins] Kolikot
   *[sevens] Seiskat
}
escoba-ask-counted = { $counted ->
    [cards] Montako korttia, { $name }?
    [coins] Montako kolikkoa, { $name }?
   *[sevens] Montako seiskaa, { $name }?
}
escoba-row-setenta = Maiden parhaat
escoba-ask-setenta = Mistä korteista setenta tulee?
escoba-row-escobas = Escobat

escoba-count-escobas = Escobat
escoba-count-velos = Kolikkoseiskat

escoba-claim-capture = Saako tämän kortin pelata näin?
escoba-claim-plays = Mitä saa pelata?
escoba-claim-dealt-table = Kuka saa pöytään jaetut?
escoba-claim-missed = Saako huomaamatta jääneen ottaa?
escoba-claim-setenta = Kenellä on setenta?
escoba-claim-left = Täsmäävätkö pöytään jääneet?
escoba-claim-audit = Pelattiinko kierros sääntöjen mukaan?
escoba-claim-escoba = Onko tämä escoba?

escoba-label-table = Pöydällä
escoba-about-table = Siellä olevat kortit
escoba-about-table-before = Mitä siellä oli ennen sitä
escoba-about-dealt = Pöytään jaetut kortit
escoba-about-dealt-table = Pöytään jaetut kortit
escoba-about-card = Pelattava kortti
escoba-label-take = Otetaan
escoba-about-take = Mitä kortti ottaa
escoba-about-take-or-stay = Mitä kortti ottaa; tyhjä, jos se jää pöytään
escoba-about-holding = Käsi, pelattava kortti mukana
escoba-about-whole-hand = Koko käsi
escoba-label-unseen = Näkemättömät
escoba-about-unseen = Käden sijaan: kortit, joita kukaan ei ole vielä nähnyt
escoba-label-left = Jätetty kortti
escoba-about-card-left = Kortti, joka pelattiin ja jäi pöytään
escoba-about-take-of-next = Mitä seuraava ottaa, jätetty kortti mukana
escoba-label-piles = Saadut kortit
escoba-about-piles = Kaikki, mitä kukin puoli on saanut
escoba-label-ranks = Arvot
escoba-about-ranks = Sen sijaan: puolen paras arvo kustakin maasta
escoba-about-left = Lopussa pöytään jääneet
escoba-label-deals = Jaot
escoba-about-deals = Jako jaolta, kortit siinä järjestyksessä kuin ne pelattiin
escoba-about-dealer = Kuka jakoi; muuten kierroksen jakaja
escoba-about-played = Pelattu kortti
escoba-about-taken = Mitä kortti otti; tyhjä, jos se jäi pöytään
escoba-label-missed = Jäi huomaamatta
escoba-about-missed = Mitä otettiin ensin, koska edellinen ei huomannut sitä; vain jos säännöt niin sanovat
escoba-about-play = Kortti niin kuin se pelattiin.
escoba-label-cards-left = Jäljellä
escoba-label-last-capture = Otti viimeksi
escoba-label-accept-infractions = Rikkeistä huolimatta

escoba-end-in-short = { $target }{ $tie ->
    [alone] {" "}ja yksin johdossa voittaa
   *[shared] {" "}voittaa
}

escoba-about = Kerää viisitoista ja tyhjennä pöytä
escoba-variant-escoba = Ota viidentoista summia; pisteitä korteista, kolikoista, kolikkoseiskasta, setentasta ja joka escobasta; 21 pisteeseen
escoba-variant-escoba-fournier = Neljästä pelaajasta alkaen kaksi puolta; seiskat setentan tilalla, lisäpisteitä, jos saa ne kaikki
escoba-variant-escoba-del-15 = 15 pisteeseen, ja viisitoista saa jättää ottamatta
escoba-house-rule-to-15 = 15 pisteeseen
escoba-house-rule-to-30 = 30 pisteeseen
escoba-house-rule-to-31 = 31 pisteeseen
escoba-house-rule-setenta-by-points = Setenta pisteiden mukaan
escoba-house-rule-most-sevens = Eniten seiskoja setentan tilalla
escoba-house-rule-must-take = Jos voi ottaa, on otettava
escoba-house-rule-may-leave = Viisitoista saa jättää ottamatta
escoba-house-rule-overlooked-for-the-next = Huomaamatta jäänyt viisitoista on seuraavan pelaajan
escoba-house-rule-ties-score-for-all = Tasatilanteessa pisteet saavat kaikki
escoba-house-rule-leader-takes-the-table = Aloittaja saa pöytään jaetut, jos niistä tulee viisitoista
escoba-house-rule-clockwise = Myötäpäivään
escoba-house-rule-partners = Pelataan pareittain
escoba-house-rule-spanish-cards = Espanjalaiset kortit
escoba-house-rule-all-coins = Lisäpiste, jos saa kaikki kolikot
escoba-house-rule-all-sevens = Lisäpiste, jos saa kaikki seiskat
escoba-house-rule-all-cards = Lisäpiste, jos saa kaikki kortit
escoba-house-rule-under-ten = Kaksi pistettä lisää, jos toiselle jää alle kymmenen korttia
escoba-house-rule-no-capture-loses = Puoli, joka ei saa mitään, häviää pelin

escoba-body-piles = kaikki kortit
escoba-body-counts = määrät
escoba-body-outcome = kuka sai mitä
escoba-body-deals = jokainen siirto
