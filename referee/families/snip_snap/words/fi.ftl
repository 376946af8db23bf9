# Finnish: lines of Snip Snap Snorem.

snip_snap-out-first = { $player } pääsi ensin eroon korteistaan.

snip_snap-ante = { $player } panee pottiin { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
}.
snip_snap-short-hand = { $player } sai jaossa { $cards ->
    [one] { $cards } kortin
   *[other] { $cards } korttia
}, muut { $others }: { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
} lisää.
snip_snap-passes = { $player } passasi { $passes ->
    [1] kerran
   *[other] { $passes } kertaa
}: { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
}.
snip_snap-passes-shared = Kukaan ei laskenut, ketkä passasivat: { $player } maksaa osuutensa, { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
}.
snip_snap-takes-pot = { $player } pääsi ensin eroon korteistaan ja saa potin.

snip_snap-cards-left = { $player }: käteen jäi { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}, maksettavaa { $counters ->
    [one] { $counters } merkki
   *[other] { $counters } merkkiä
}.
snip_snap-collects = { $player } saa { $counters ->
    [one] { $counters } merkin
   *[other] { $counters } merkkiä
}. Maksaja: { $payer }.

snip_snap-begins = { $player } saa alussa { $counters ->
    [one] { $counters } merkin
   *[other] { $counters } merkkiä
}.
snip_snap-fines = { $player } maksoi kassaan { $counters ->
    [one] { $counters } merkin
   *[other] { $counters } merkkiä
}.
snip_snap-out-of-counters = { $player } on ilman merkkejä ja ulkona pelistä.
snip_snap-takes-pool = { $player } on viimeinen, jolla on merkkejä, ja saa kassan.
snip_snap-shares-pool = { $player } saa osuuden kassasta.

snip_snap-not-in-pack = Tässä pakassa ei ole korttia { CARD($card, form: "row") }. Siinä on neljä maata kakkosesta ässään.
snip_snap-which-suit = Mikä { CARD($card, form: "ysi") }? Anna maa.
snip_snap-card-or-cards = Anna card, tai cards, jos kerralla pelataan useita, mutta ei molempia.
snip_snap-out-missing = Kuka pääsi ensin eroon korteistaan? Anna out.
snip_snap-passes-missing = Montako kertaa { $side } passasi? Anna passes tunnukselle { $id } (0, jos ei kertaakaan) tai pot, kaikki potin merkit.
snip_snap-left-missing = { $side }: mitä jäi käteen? Anna left tunnukselle { $id }: montako korttia tai mitkä.
snip_snap-paid-missing = Paljonko { $side } maksoi? Anna paid tunnukselle { $id } (0, jos ei mitään).

snip_snap-too-many-left = { $led ->
    [1] { $player } sai jaossa { $cards ->
        [one] { $cards } kortin
       *[other] { $cards } korttia
    } ja aloitti yhdellä; käteen ei voi jäädä { $left }.
   *[other] { $player } sai jaossa { $cards ->
       [one] { $cards } kortin
      *[other] { $cards } korttia
   }; käteen ei voi jäädä { $left }.
}
snip_snap-out-with-cards = { $player } pääsi eroon korteistaan, mutta käteen jäi { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}. Kuka pääsi ensin?
snip_snap-others-have-cards = { $player } pääsi ensin eroon korteistaan, joten käteen jäi ainakin yksi kortti: { $other }.

snip_snap-no-fines = Näissä säännöissä ei makseta sakkoja merkkeinä (chips.kind: { $kind }).
snip_snap-counters-to-pay = { $player }: merkkejä on { $counters }, joten enempää ei makseta.
snip_snap-counters-to-take-off = { $player }: merkkejä on { $counters }, joten { $points } on liikaa vähennettäväksi.
snip_snap-fines-of-a-deal = Maksettu on { $counters ->
    [one] { $counters } merkki
   *[other] { $counters } merkkiä
}; jako, jossa on { $ranks } arvoa, maksaa enintään { $most }.

snip_snap-no-pot = Näissä säännöissä merkkejä ei panna pottiin (chips.kind: { $kind }).
snip_snap-pot-by-passes = Passien mukaan merkkejä on potissa { $counted }, ei { $given }.
snip_snap-pot-too-small = Potissa on jo ennen peliä { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
}; { $pot } ei voi olla siinä kaikki.
snip_snap-pot-without-passes = Näissä säännöissä passi ei maksa mitään: potissa on { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
}, ei { $pot }.
snip_snap-pot-of-no-passes = Passi maksaa { $each ->
    [one] { $each } merkin
   *[other] { $each } merkkiä
}, joten { $least } ja siihen lisää { $more } ei ole mahdollinen.

snip_snap-left-by-turns = { $player }: vuorojen mukaan kortteja jäi { $counted }, ei { $given }.
snip_snap-count-by-turns = { $player }: vuorojen mukaan luku on { $counted }, ei { $given }.
snip_snap-turns-go-on = { $kind ->
    [fines] Näiden vuorojen jälkeen joku voi vielä pelata. Anna kaikki vuorot, tai lyhyesti, mitä maksettiin.
   *[other] Näiden vuorojen jälkeen kaikilla on vielä kortteja. Anna kaikki vuorot, tai lyhyesti, kuka pääsi eroon korteistaan.
}
snip_snap-out-by-turns = Vuorojen mukaan { $player } pääsi ensin eroon korteistaan.
snip_snap-nobody-out-by-turns = Vuorojen mukaan kaikille jäi kortteja; jätä out pois.

snip_snap-target-with-fines = Sakoilla pelattaessa peli päättyy merkkeihin, ei tavoitteeseen (chips.kind: fines).
snip_snap-several-with-fines = Sakoilla pelattaessa pelataan yksi kortti kerrallaan, muuten maksaja jäisi epäselväksi (chips.kind: fines).
snip_snap-three-fines = Kohdassa chips.fines on kolme lukua, snip, snap ja snorem, ei { $count }.
snip_snap-deals-pay-nothing = Yksittäisestä jaosta kukaan ei saa mitään (chips.kind: { $kind }).
snip_snap-pack-too-small = { $players } pelaajalle { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
} kullekin on enemmän kuin pakan { $size }.

snip_snap-ask-out = Kuka pääsi ensin korteistaan?
snip_snap-tap-out = Napauta ensin korteistaan päässyttä
snip_snap-was-out = { $name } pääsi ensin korteistaan
snip_snap-form-out = Kuka pääsi ensin
snip_snap-form-out-and-left = Ja jääneet kortit
snip_snap-form-left = Jääneet kortit
snip_snap-form-pot = Potin merkit
snip_snap-form-passes = Passit pelaajittain
snip_snap-form-fines = Maksetut merkit
snip_snap-row-left = kortteja jäi
snip_snap-ask-left = Mitä jäi käteen, { $name }?
snip_snap-fold-left = Mitä muille jäi?
snip_snap-row-passes = passit
snip_snap-ask-passes = Montako passia, { $name }?
snip_snap-row-fines = sakot
snip_snap-ask-fines = Montako merkkiä maksoi { $name }?
snip_snap-row-pot = Potin merkit
snip_snap-ask-pot = Montako merkkiä potissa on?

snip_snap-count-first-out = Ensin korteistaan

snip_snap-due-chips = Maksettu merkkeinä jaosta

snip_snap-claim-play = Saako tämän kortin pelata?
snip_snap-claim-pass = Saako passata?
snip_snap-claim-word = Mitä sanotaan, ja kuka aloittaa?
snip_snap-claim-fine = Mitä vastaava kortti maksaa?
snip_snap-claim-audit = Pelattiinko jako sääntöjen mukaan?

snip_snap-label-pile = Pöydällä
snip_snap-about-pile = Mitä pöydällä on, päällimmäinen viimeisenä; tyhjä, kun aloitetaan
snip_snap-about-card = Pelattava kortti
snip_snap-about-card-or-pass = Pelattu kortti; tyhjä, jos passattiin
snip_snap-about-cards = Sen sijaan, jos pelataan monta korttia kerralla
snip_snap-about-holding = Kaikki käden kortit
snip_snap-about-holding-played = Kaikki käden kortit, pelattavat mukana
snip_snap-label-passes = Passit
snip_snap-about-passes = Passit edellisen kortin jälkeen; merkitsee vain, jos kaikkia kortteja ei jaeta
snip_snap-label-seen = Nähdyt kortit
snip_snap-about-seen = Muualla nähdyt kortit: aiemmin pelatut tai näytetyt
snip_snap-about-player = Kuka pelasi päällimmäisen kortin
snip_snap-label-word = Sana
snip_snap-about-word = Mitä sanottiin
snip_snap-label-counters = Merkit
snip_snap-about-counters = Maksajan merkit
snip_snap-label-turns = Vuorot
snip_snap-about-turns = Kaikki vuorot järjestyksessä
snip_snap-about-turn = Kortti tai passi.
snip_snap-about-leader = Kuka aloitti; muuten kuten pelissä
snip_snap-label-left = Jäljellä
snip_snap-about-left = Mitä pelaajilla on lopussa kädessä: kortit tai niiden määrä

snip_snap-card-twice = Tässä pakassa on yksi { $card }, ja se on annettu kahdesti: { $first } ja { $second }.
snip_snap-left-with = käteen jäänyt ({ $player })
snip_snap-played-by = pelattu ({ $player })
snip_snap-place = { $place ->
    [hand] kädessä
   *[pile] pinossa
}

snip_snap-turn-refused = Vuoro { $number }: { $reason }
snip_snap-left-of-dealt = { $player } sai jaossa { $dealt } ja pelasi { $played }; käteen ei voi jäädä { $left }.
snip_snap-card-missing = Kerro, mikä kortti pelataan.
snip_snap-counters-in-all = Kukin saa alussa { $counters ->
    [one] { $counters } merkin
   *[other] { $counters } merkkiä
}, joten niitä on enintään { $most }.
snip_snap-any-card-may-lead = Aloittaja saa pelata minkä kortin tahansa.
snip_snap-matches = { $cards } on samaa arvoa kuin { $card }.
snip_snap-not-held = { $cards }: ei voi pelata, ei ole kädessä.
snip_snap-one-card-at-a-turn = Vuorolla pelataan yksi kortti.
snip_snap-rank-to-match = { $cards }: ei voi pelata. Nyt pelataan arvoa { $rank }, kunnes kaikki neljä on pelattu.
snip_snap-these-too = Kaikki samanarvoiset pelataan kerralla, myös { $cards }.
snip_snap-all-four-out = Kun { $cards } on pelattu, kaikki neljä ovat pöydässä.
snip_snap-hand-not-known = Kaikki samanarvoiset pelataan kerralla, eikä kättä tunneta.
snip_snap-another-would-settle = Käsi ratkaisisi asian: onko siinä toinen { $rank }.
snip_snap-leader-plays = Aloittaja pelaa kortin, minkä tahansa.
snip_snap-pass-at-will = Näissä säännöissä saa passata halutessaan.
snip_snap-must-match = Jos kädessä on samanarvoinen kortti, se on pelattava: { $cards }.
snip_snap-none-in-the-hand = Kädessä ei ole yhtään tätä arvoa: { $rank }.
snip_snap-all-seen-elsewhere = Kaikki neljä arvon { $rank } korttia nähdään muualla.
snip_snap-rank-not-known = Ei tiedetä, onko kädessä { $rank }.
snip_snap-hand-would-settle = Käsi ratkaisisi asian, samoin { $rank }, jonka pelaaja pelaa tai näyttää myöhemmin.
snip_snap-no-word = Arvon ensimmäisestä kortista ei sanota mitään.
snip_snap-word = { $word ->
    [snip] Snip: arvon { $rank } kortteja on pelattu { $count }.
    [snap] Snap: arvon { $rank } kortteja on pelattu { $count }.
   *[snorem] Snorem: arvon { $rank } kortteja on pelattu { $count }.
}
snip_snap-leads = { $player } aloittaa millä kortilla tahansa.
snip_snap-leads-who-played-it = Sen pelannut aloittaa millä kortilla tahansa.
snip_snap-match-costs-nothing = Näissä säännöissä kukaan ei maksa siitä, että seuraavalla on sama arvo.
snip_snap-fine = { $word ->
    [snip] Snip maksaa { $counters ->
        [1] { $counters } merkin
       *[other] { $counters } merkkiä
    } yhteiseen kassaan.
    [snap] Snap maksaa { $counters ->
        [1] { $counters } merkin
       *[other] { $counters } merkkiä
    } yhteiseen kassaan.
   *[snorem] Snorem maksaa { $counters ->
        [1] { $counters } merkin
       *[other] { $counters } merkkiä
    } yhteiseen kassaan.
}
snip_snap-only-so-many = Maksaa voi vain { $counters ->
    [1] { $counters } merkin
   *[other] { $counters } merkkiä
}.
snip_snap-out-without-counters = Kun merkit loppuvat, on ulkona pelistä.
snip_snap-every-turn-allowed = Jokainen vuoro oli sääntöjen mukainen.
snip_snap-passes-not-settled = Tiedossa ei ole mitään sääntöjen vastaista, mutta kaikki passit eivät ratkea.
snip_snap-cards-would-settle = Kortit, jotka { $player } yhä pitää kädessään, ratkaisisivat passin, kun pöydässä oli { $card }.
snip_snap-turn-of-another = Vuorossa oli { $turn }, ei { $player }.
snip_snap-had-to-lead = Aloitusvuorossa oli { $player }: jokin kortti oli pelattava.
snip_snap-played-several = Vuorolla pelataan yksi kortti; { $player } pelasi { $cards }.
snip_snap-played-another-rank = { $player } pelasi { $cards }, mutta vuorossa oli { $rank }.
snip_snap-played-them-all = { $player } sai { $cards } korttia ja on pelannut ne kaikki.
snip_snap-deal-was-over = Jako oli ohi, ennen kuin vuoroon tuli { $player }.
snip_snap-no-counters-left = { $player } on ilman merkkejä eikä pelaa enää.
snip_snap-passed-and = { $player } passasi, kun pöydässä oli { $card }, ja { $proofs }.
snip_snap-played-alone-and = { $player } pelasi vain { $cards } ja { $proofs }.
snip_snap-proof = { $how ->
    [held] piti loppuun asti kortin { $card }
   *[played] pelasi myöhemmin kortin { $card }
}

snip_snap-column-out = Ensin ulos
snip_snap-column-cards-left = Kortteja jäljellä
snip_snap-column-passes = Passit
snip_snap-column-pot = Potti
snip_snap-column-fines = Sakot

snip_snap-about = Pelaa samanarvoinen kortti kuin pöydässä
snip_snap-variant-snip-snap-snorem = Pelataan samaa arvoa kuin pöydässä on; ensin korteistaan päässyt voittaa
snip_snap-variant-snip-snap-pot = Merkki ennen jakoa ja joka passista; ensin korteistaan päässyt saa potin
snip_snap-variant-snip-snap-counters = Ensin korteistaan päässyt saa muilta merkin jokaisesta käteen jääneestä kortista
snip_snap-variant-snip-snap-fines = Maksat, kun seuraava pelaa päälle: snip, snap tai snorem; viimeinen, jolla on merkkejä, voittaa
snip_snap-name-snip-snap-pot = Snip Snap Snorem ja potti
snip_snap-name-snip-snap-counters = Snip Snap Snorem, merkki jokaisesta jääneestä kortista
snip_snap-name-snip-snap-fines = Snip Snap Snorem, viisi merkkiä kullakin
snip_snap-house-rule-several = Useita kortteja kerralla
snip_snap-house-rule-pass-at-will = Saa passata, milloin haluaa
snip_snap-house-rule-no-short-hand = Vajaasta kädestä ei makseta lisämerkkiä
snip_snap-house-rule-three-counters = Kolme merkkiä kullekin
snip_snap-house-rule-ten-counters = Kymmenen merkkiä kullekin
snip_snap-house-rule-equal-fines = Jokainen sakko on yksi merkki
snip_snap-house-rule-five-cards = Viisi korttia kullekin

snip_snap-body-out = kuka pääsi ensin eroon korteistaan
snip_snap-body-paid = sakkoina maksetut merkit
snip_snap-body-turns = vuoro vuorolta
