# Finnish: the rules of Cucumber.

cucumber_rules-heading-cards = Kortit
cucumber_rules-heading-deal = Jako
cucumber_rules-heading-changing = Korttien vaihto
cucumber_rules-heading-play = Pelaaminen
cucumber_rules-heading-last-trick = Viimeinen tikki
cucumber_rules-heading-costs = Mitä se maksaa
cucumber_rules-heading-limit = Raja
cucumber_rules-heading-score = Pisteenlasku
cucumber_rules-heading-buying-in = Takaisinosto
cucumber_rules-heading-end = Pelin loppu
cucumber_rules-heading-money = Raha
cucumber_rules-heading-people = Mukaan tulo ja lähtö

cucumber_rules-the-card = { CARD($card, form: "ysi") }
cucumber_rules-a-card = { CARD($card, form: "ysi") }
cucumber_rules-a-name = { $cards }
cucumber_rules-equal = { $cards } (yhtä korkeat)
cucumber_rules-together = { CARD($cards, form: "play") }
cucumber_rules-amount = { $unit ->
    [cucumber] { $points ->
        [one] { $points } kurkku
       *[other] { $points } kurkkua
    }
    [credit] { $points ->
        [one] { $points } krediitti
       *[other] { $points } krediittiä
    }
   *[point] { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
}
cucumber_rules-limit-amount = { $unit ->
    [credit] { $points ->
        [one] { $points } menetetty krediitti
       *[other] { $points } menetettyä krediittiä
    }
   *[other] { cucumber_rules-amount }
}
cucumber_rules-packs = { $packs ->
    [1] yksi pakka
    [2] kaksi pakkaa
    [3] kolme pakkaa
    [4] neljä pakkaa
    [5] viisi pakkaa
    [6] kuusi pakkaa
    [7] seitsemän pakkaa
    [8] kahdeksan pakkaa
    [9] yhdeksän pakkaa
    [10] kymmenen pakkaa
   *[other] { $packs } pakkaa
}
cucumber_rules-cards = { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}
cucumber_rules-first = { $first ->
    [leader] aloittaja
    [dealer] jakaja
   *[forehand] jakajan vasemmalla puolella istuva
}

cucumber_rules-opening = Peli { $range ->
    [same] { $fewest ->
        [2] kahdelle pelaajalle
        [3] kolmelle pelaajalle
        [4] neljälle pelaajalle
        [5] viidelle pelaajalle
        [6] kuudelle pelaajalle
        [7] seitsemälle pelaajalle
        [8] kahdeksalle pelaajalle
        [9] yhdeksälle pelaajalle
        [10] kymmenelle pelaajalle
       *[other] { $fewest } pelaajalle
    }
    [next] { $fewest } tai { $most } pelaajalle
   *[far] { $fewest }–{ $most } pelaajalle
}. Pelataan tikkejä myötäpäivään, ja { $aim ->
    [declaration] vain niiden jälkeen jäljelle jäävä kortti ratkaisee: tavoitteena on, että se on matalin.
    [lowest] vain jaon viimeinen tikki ratkaisee: tavoitteena on pelata siihen matalin kortti.
   *[highest] vain jaon viimeinen tikki ratkaisee: tavoitteena on, ettei siihen joudu pelaamaan korkeinta korttia.
}

cucumber_rules-players-min-title = Pelaajia vähintään
cucumber_rules-players-min-value = { $value }
cucumber_rules-players-max-title = Pelaajia enintään
cucumber_rules-players-max-value = { $value }

cucumber_rules-pack-deck-title = Pakan kortit
cucumber_rules-pack-deck-french = 52 korttia, neljä maata ässästä kakkoseen
cucumber_rules-pack-deck-five-cucumbers = 60 korttia, neljä kutakin lukua 1–15, ei maita
cucumber_rules-pack-deck-kille = 42 Kille-korttia, kutakin kaksi, ei maita
cucumber_rules-pack-packs-title = Montako pakkaa
cucumber_rules-pack-packs-value = { cucumber_rules-packs }
cucumber_rules-pack-packs-by-players = yksi pakka, kun pelaajia on enintään { $above ->
    [1] yksi
    [2] kaksi
    [3] kolme
    [4] neljä
    [5] viisi
    [6] kuusi
    [7] seitsemän
    [8] kahdeksan
    [9] yhdeksän
    [10] kymmenen
   *[other] { $above }
}, ja kun heitä on enemmän, yksi pakka { $each ->
    [1] jokaista pelaajaa kohti
    [2] jokaista alkavaa kahta pelaajaa kohti
    [3] jokaista alkavaa kolmea pelaajaa kohti
    [4] jokaista alkavaa neljää pelaajaa kohti
    [5] jokaista alkavaa viittä pelaajaa kohti
    [6] jokaista alkavaa kuutta pelaajaa kohti
    [7] jokaista alkavaa seitsemää pelaajaa kohti
    [8] jokaista alkavaa kahdeksaa pelaajaa kohti
    [9] jokaista alkavaa yhdeksää pelaajaa kohti
    [10] jokaista alkavaa kymmentä pelaajaa kohti
   *[other] jokaista alkavaa { $each } pelaajaa kohti
}
cucumber_rules-pack-jokers-title = Jokereita pakassa
cucumber_rules-pack-jokers-value = { cucumber_rules-jokers }
cucumber_rules-jokers = { $jokers ->
    [0] ei jokereita
    [1] yksi jokeri
    [2] kaksi jokeria
    [3] kolme jokeria
    [4] neljä jokeria
    [5] viisi jokeria
    [6] kuusi jokeria
    [7] seitsemän jokeria
    [8] kahdeksan jokeria
   *[other] { $jokers } jokeria
}
cucumber_rules-pack-joker-rank-title = Mikä jokeri on, jos niitä on
cucumber_rules-pack-joker-rank-above-ace = jokeri on korkeampi kuin ässä
cucumber_rules-pack-joker-rank-as-ace = jokeri on yksi ässä lisää, yhtä korkea ja yhtä kallis kuin muut
cucumber_rules-pack-joker-rank-wild = jokeri käy pelattaessa minä korttina tahansa, ja viimeisessä tikissä se on korkeampi kuin ässä
cucumber_rules-pack-top-cards-title = Kaikkia muita korkeammat kortit
cucumber_rules-pack-top-cards-none = sellaisia ei ole
cucumber_rules-pack-top-cards-value = { $groups }
cucumber_rules-top-group = { $cards } ({ $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}{ $count ->
    [1] {""}
   *[other] {" "}kukin
}{ $fatal ->
    [yes] , ja sillä maksava putoaa heti
   *[no] {""}
})
cucumber_rules-then = { $first }, sitten { $second }
cucumber_rules-pack-top-cards-part-cards = Keskenään yhtä korkeat.
cucumber_rules-pack-top-cards-part-fatal = Tällaisella kortilla maksava putoaa heti.
cucumber_rules-pack-low-in-last-trick-title = Vain viimeisessä tikissä matalimmat kortit
cucumber_rules-pack-low-in-last-trick-none = sellaisia ei ole
cucumber_rules-pack-low-in-last-trick-value = { CARD($ranks, form: "ysit") }, 1 piste kustakin

cucumber_rules-pack-of = { cucumber_rules-packs }{ $packs ->
    [1] : { $deck ->
        [five_cucumbers] { cucumber_rules-pack-deck-five-cucumbers }
        [kille] { cucumber_rules-pack-deck-kille }
       *[french] { cucumber_rules-pack-deck-french }
    }
   *[other] , kussakin { $deck ->
        [five_cucumbers] { cucumber_rules-pack-deck-five-cucumbers }
        [kille] { cucumber_rules-pack-deck-kille }
       *[french] { cucumber_rules-pack-deck-french }
    }
}{ $jokers ->
    [0] {""}
   *[other] , ja lisäksi yhteensä { cucumber_rules-jokers }
}
cucumber_rules-each-pack = Kussakin pakassa on { $deck ->
    [five_cucumbers] { cucumber_rules-pack-deck-five-cucumbers }
    [kille] { cucumber_rules-pack-deck-kille }
   *[french] { cucumber_rules-pack-deck-french }
}{ $jokers ->
    [0] {""}
   *[other] , ja lisäksi yhteensä { cucumber_rules-jokers }
}.
cucumber_rules-packs-settled = Pakkojen määrä päätetään pelin alkaessa, eikä se muutu, vaikka joku putoaa tai tulee mukaan myöhemmin.
cucumber_rules-packs-at-table = Pelaajia on { $players }: { cucumber_rules-packs }, yhteensä { $cards } korttia.
cucumber_rules-ranking = Järjestys korkeimmasta matalimpaan: { $ranks }.
cucumber_rules-low-ranks = Viimeisessä tikissä, ja vain siinä, { CARD($ranks, form: "ysit") } ovat matalimpia{ $count ->
    [1] {""}
   *[other] , keskenään yhtä korkeita
}.
cucumber_rules-suits-of = Maalla on väliä vain tässä: { $cards }.
cucumber_rules-no-suits = Mailla ei ole väliä.

cucumber_rules-points-title = Mitä kortti maksaa
cucumber_rules-points-costs = { $costs }
cucumber_rules-points-none = ei mitään, koska pisteitä ei lasketa
cucumber_rules-points-bet = jaon sen hetkisen panoksen verran, oli kortti mikä tahansa
cucumber_rules-cost = { $points } ({ $ranks })
cucumber_rules-cost-number = kortin luku ({ $ranks })

cucumber_rules-deal-cards-title = Kortteja kullekin ensimmäisessä jaossa
cucumber_rules-deal-cards-value = { $value }
cucumber_rules-deal-then-title = Montako korttia
cucumber_rules-deal-then-same = joka jaossa jokaiselle jaetaan { cucumber_rules-cards }
cucumber_rules-deal-then-losing-card = ensimmäisessä jaossa jokaiselle jaetaan { cucumber_rules-cards } ja sen jälkeen aina niin monta kuin edellisen jaon ratkaisseessa kortissa on pisteitä
cucumber_rules-deal-then-countdown = ensimmäisessä jaossa jokaiselle jaetaan { cucumber_rules-cards } ja kussakin seuraavassa yksi vähemmän, kunnes jaetaan enää 1, ja sitten taas { $cards }, ja niin edelleen
cucumber_rules-deal-then-zigzag = ensimmäisessä jaossa jokaiselle jaetaan { cucumber_rules-cards } ja kussakin seuraavassa yksi vähemmän, kunnes jaetaan enää 1, { $peaks ->
    [0] {""}
    [1] sitten noustaan lukuun { $first } ja lasketaan lukuun 1,{" "}
    [2] sitten noustaan lukuun { $first } ja lasketaan lukuun 1, noustaan lukuun { $second } ja lasketaan lukuun 1,{" "}
    [3] sitten noustaan lukuun { $first } ja lasketaan lukuun 1, noustaan lukuun { $second } ja lasketaan lukuun 1, noustaan lukuun { $third } ja lasketaan lukuun 1,{" "}
    [4] sitten noustaan lukuun { $first } ja lasketaan lukuun 1, noustaan lukuun { $second } ja lasketaan lukuun 1, noustaan lukuun { $third } ja lasketaan lukuun 1, noustaan lukuun { $fourth } ja lasketaan lukuun 1,{" "}
   *[other] sitten noustaan lukuun { $first } ja lasketaan lukuun 1, noustaan lukuun { $second } ja lasketaan lukuun 1, ja niin edelleen, kunnes noustaan lukuun 2 ja lasketaan lukuun 1,{" "}
}ja sitten kaikki alusta
cucumber_rules-deal-then-all = joka jaossa jokaiselle jaetaan niin monta korttia kuin tasan jakaen riittää
cucumber_rules-deal-at-most-title = Kortteja kullekin enintään
cucumber_rules-deal-at-most-none = enimmäismäärää ei ole
cucumber_rules-deal-at-most-value = kenellekään ei koskaan jaeta enempää kuin { cucumber_rules-cards }
cucumber_rules-deal-short-title = Jos pakka ei riitä
cucumber_rules-deal-short-equal = kortit jaetaan tasan, kunnes niitä on jäljellä vähemmän kuin pelaajia
cucumber_rules-deal-short-seven = jokaiselle jaetaan { $seven } korttia, ja jos pakka ei riitä siihenkään, kortit jaetaan tasan, kunnes niitä on jäljellä vähemmän kuin pelaajia
cucumber_rules-deal-dealer-title = Kuka jakaa
cucumber_rules-deal-dealer-rotates = jokaisen jaon jälkeen jakovuoro siirtyy vasemmalla seuraavalle mukana olevalle
cucumber_rules-deal-dealer-payer = jaosta maksava jakaa seuraavan{ $out ->
    [yes] , silloinkin kun putoaa siinä
   *[no] {""}
}
cucumber_rules-deal-dealer-lowest = seuraavan jakaa se, joka pelaa viimeiseen tikkiin matalimman kortin (yhtä matalista ensimmäisenä pelatun)
cucumber_rules-deal-dealer-nobody = varsinaista jakajaa ei ole, vaan kuka tahansa saa sekoittaa ja jakaa
cucumber_rules-deal-leader-title = Kuka aloittaa ensin
cucumber_rules-deal-leader-forehand = ensimmäisen tikin aloittaa jakajan vasemmalla puolella istuva tai, jos hän on ulkona, seuraava mukana oleva vasemmalla
cucumber_rules-deal-leader-dealer = ensimmäisen tikin aloittaa jakaja
cucumber_rules-deal-leader-payer = jaon viimeisen tikin saaja aloittaa seuraavan jaon ensimmäisen tikin tai, jos hän on ulkona, seuraava mukana oleva vasemmalla
cucumber_rules-deal-rematch-dealer-title = Seuraava peli samassa pöydässä
cucumber_rules-deal-rematch-dealer-next-left = ensimmäisenä jakaa viimeisen jakajan vasemmalla puolella istuva
cucumber_rules-deal-rematch-dealer-winner = ensimmäisenä jakaa tämän pelin voittaja

cucumber_rules-losing-card = Jos jaon ratkaisee { CARD($card, form: "ysi") }, seuraavassa jokaiselle jaetaan siis { cucumber_rules-cards }.
cucumber_rules-losing-card-own = Tässä ratkaisevat kortin omat pisteet, laskettiinpa rangaistus kuinka monta kertaa tahansa.
cucumber_rules-losing-card-free = Jos ratkaissut kortti ei maksa mitään, seuraavassa jokaiselle jaetaan 1 kortti.
cucumber_rules-pack-short = Jos pakka ei riitä siihen, { $short ->
    [seven] { cucumber_rules-deal-short-seven }
   *[equal] { cucumber_rules-deal-short-equal }
}.
cucumber_rules-left-over = Yli jäävät kortit eivät ole mukana jaossa.
cucumber_rules-left-over-stock = Yli jäävät kortit ovat nostopakka.
cucumber_rules-first-hand = Ensimmäisessä jaossa { $players } pelaajaa saa kukin { $cards ->
    [one] { $cards } kortin
   *[other] { $cards } korttia
}, ja { $stock ->
    [yes] nostopakkaan
   *[no] yli
} jää { $left }.
cucumber_rules-payers-draw = Jos maksajia on useita, he nostavat kortit siitä, kuka heistä jakaa.
cucumber_rules-dealer-is-out = Jos hän on ulkona, hänen sijastaan jakaa seuraava mukana oleva vasemmalla.
cucumber_rules-first-dealer = Ensimmäisen jaon jakajasta sovitaan pöydässä.
cucumber_rules-rematch = Jos samassa pöydässä pelataan toinen peli, { $dealer ->
    [winner] { cucumber_rules-deal-rematch-dealer-winner }
   *[next_left] { cucumber_rules-deal-rematch-dealer-next-left }
}.
cucumber_rules-first-leader = Ensimmäisen jaon aloittajasta sovitaan pöydässä.
cucumber_rules-leader-is-out = Jos jakaja on ulkona, hänen sijastaan aloittaa seuraava mukana oleva vasemmalla.

cucumber_rules-exchange-title = Korttien vaihto ennen pelaamista
cucumber_rules-exchange-none = kortteja ei vaihdeta
cucumber_rules-exchange-match = { cucumber_rules-first } saa vaihtaa niin monta korttia kuin haluaa, ja kukin muu sen jälkeen täsmälleen yhtä monta tai ei yhtään
cucumber_rules-exchange-up-to = { cucumber_rules-first } saa vaihtaa niin monta korttia kuin haluaa, ja kukin muu sen jälkeen enintään yhtä monta
cucumber_rules-exchange-no-more-than-before = { cucumber_rules-first } saa vaihtaa niin monta korttia kuin haluaa, ja kukin muu sen jälkeen enintään yhtä monta kuin juuri edellinen
cucumber_rules-exchange-free = jokainen saa vuorollaan vaihtaa kerran niin monta korttia kuin haluaa, ensimmäisenä { cucumber_rules-first }
cucumber_rules-exchange-match-dealer = jakaja saa vaihtaa niin monta korttia kuin haluaa, kunhan pitää vähintään kaksi, ja kukin muu sen jälkeen täsmälleen yhtä monta tai ei yhtään
cucumber_rules-exchange-rassi = { $doubles ->
    [yes] käden, jossa ei ole kuningasta, kuningatarta eikä sotilasta, saa vaihtaa kerran kokonaan ilmaiseksi, sen jälkeen kuka tahansa saa vaihtaa kätensä tuplaten, ja niin tehnyt saa vaihtaa sen vielä kerran tuplaten uudelleen
   *[no] käden, jossa ei ole kuningasta, kuningatarta eikä sotilasta, saa vaihtaa kerran kokonaan ilmaiseksi, sen jälkeen kuka tahansa saa vaihtaa kätensä, ja niin tehnyt saa vaihtaa sen vielä kerran
}
cucumber_rules-exchange-at-most-title = Vaihdettavia kortteja enintään
cucumber_rules-exchange-at-most-none = enimmäismäärää ei ole
cucumber_rules-exchange-at-most-value = kukaan ei saa vaihtaa enempää kuin { $value ->
    [1] yhden kortin
    [2] kaksi korttia
    [3] kolme korttia
    [4] neljä korttia
    [5] viisi korttia
    [6] kuusi korttia
    [7] seitsemän korttia
    [8] kahdeksan korttia
    [9] yhdeksän korttia
    [10] kymmenen korttia
   *[other] { $value } korttia
}

cucumber_rules-before-the-play = Ennen ensimmäistä tikkiä { $exchange ->
    [up_to] { cucumber_rules-exchange-up-to }
    [no_more_than_before] { cucumber_rules-exchange-no-more-than-before }
    [free] { cucumber_rules-exchange-free }
    [match_dealer] { cucumber_rules-exchange-match-dealer }
    [rassi] { cucumber_rules-exchange-rassi }
   *[match] { cucumber_rules-exchange-match }
}.
cucumber_rules-to-change = Kun vaihdat kortteja, pane ne sivuun kuvapuoli alaspäin ja nosta yhtä monta nostopakasta. Vuoro kiertää myötäpäivään.
cucumber_rules-none-at-all = Jos { cucumber_rules-first } ei vaihda yhtään, kukaan muukaan ei saa.
cucumber_rules-within-stock = Kukaan ei voi vaihtaa enempää kortteja kuin nostopakassa on jäljellä.
cucumber_rules-all-or-none = Jos nostopakassa on vähemmän kortteja kuin { cucumber_rules-first } vaihtoi, saa vaihtaa täsmälleen sen verran kuin niitä on jäljellä tai ei yhtään; kun se on tyhjä, kukaan ei voi enää vaihtaa.
cucumber_rules-none-after = Jos joku ei vaihda yhtään, kukaan ei saa enää vaihtaa hänen jälkeensä.
cucumber_rules-really-changed = Ratkaisevaa on, montako korttia todella vaihdettiin, silloinkin kun nostopakassa oli vähemmän kuin joku olisi halunnut.
cucumber_rules-whole-holding = Myös koko käden saa vaihtaa.
cucumber_rules-no-picture = Ässä { $jokers ->
    [yes] tai jokeri{" "}
   *[no] {""}
}ei estä ilmaista vaihtoa.
cucumber_rules-as-a-whole = Käsi vaihdetaan aina kokonaan, ja vain niin kauan kuin nostopakassa on siihen tarpeeksi kortteja.

cucumber_rules-play-beat-title = Mikä on voitettava
cucumber_rules-play-beat-highest = { $sets ->
    [yes] voitettavat kortit ovat ne, jotka ovat sillä hetkellä voittamassa tikin
   *[no] voitettava kortti on tikin siihen asti korkein kortti
}
cucumber_rules-play-beat-previous = { $sets ->
    [yes] voitettavat kortit ovat edellisen pelaajan kortit
   *[no] voitettava kortti on edellisen pelaajan kortti
}
cucumber_rules-play-beat-led = { $sets ->
    [yes] voitettavat kortit ovat ne, joilla tikki aloitettiin
   *[no] voitettava kortti on se, jolla tikki aloitettiin
}
cucumber_rules-play-equal-title = Riittääkö yhtä korkea
cucumber_rules-play-equal-yes = yhtä korkea kortti riittää voittamaan, samoin jokainen korkeampi
cucumber_rules-play-equal-no = vain korkeampi kortti voittaa, yhtä korkea ei
cucumber_rules-play-duty-title = Mitä toisen aloittamaan tikkiin saa pelata
cucumber_rules-play-duty-choice = { $sets ->
    [yes] sinun on voitettava tai pelattava matalimmat korttisi, kummin haluat
   *[no] sinun on voitettava tai pelattava matalin korttisi, kummin haluat
}
cucumber_rules-play-duty-beat-if-able = { $sets ->
    [yes] sinun on voitettava, jos pystyt, ja vain jos et pysty, pelattava matalimmat korttisi
   *[no] sinun on voitettava, jos pystyt, ja vain jos et pysty, pelattava matalin korttisi
}
cucumber_rules-play-duty-lowest-that-beats = { $sets ->
    [yes] sinun on pelattava matalimmat kortit, joilla pystyt voittamaan, ja vain jos et pysty, matalimmat korttisi
   *[no] sinun on pelattava matalin kortti, jolla pystyt voittamaan, ja vain jos et pysty, matalin korttisi
}
cucumber_rules-play-duty-same-rank-first = { $sets ->
    [yes] sinun on pelattava samanarvoiset kortit kuin voitettavat, jos pystyt, muuten voitettava, jos pystyt, ja vain jos et pysty kumpaankaan, pelattava matalimmat korttisi
   *[no] sinun on pelattava samanarvoinen kortti kuin voitettava, jos pystyt, muuten voitettava, jos pystyt, ja vain jos et pysty kumpaankaan, pelattava matalin korttisi
}
cucumber_rules-play-ace-stops-title = Ässän voittaminen
cucumber_rules-play-ace-stops-yes = mikään ei voita ässää
cucumber_rules-play-ace-stops-no = ässän voittaa mikä tahansa riittävän korkea kortti
cucumber_rules-play-lead-title = Millä saa aloittaa
cucumber_rules-play-lead-any = aloittaja valitsee vapaasti, millä aloittaa
cucumber_rules-play-lead-lowest = aloittajan on pelattava matalin korttinsa
cucumber_rules-play-sets-title = Montako korttia aloitukseen pelataan
cucumber_rules-play-sets-yes = tikki aloitetaan yhdellä kortilla tai usealla samanarvoisella, kunhan vähintään yksi kortti jää käteen
cucumber_rules-play-sets-no = jokainen tikki aloitetaan yhdellä kortilla
cucumber_rules-play-set-won-by-title = Usealla kortilla aloitettu tikki, jos sellainen on sallittu
cucumber_rules-play-set-won-by-dominance = sen saavat korkeimmat kortit, olivat ne samanarvoisia tai eivät
cucumber_rules-play-set-won-by-matched = sen voivat saada vain samanarvoiset kortit, ja niistä korkeimmat saavat sen

cucumber_rules-tricks = { $fewer ->
    [yes] Tikkejä on yksi vähemmän kuin kullakin kortteja.
   *[no] Tikkejä on yhtä monta kuin kullakin kortteja.
}
cucumber_rules-clockwise = Aloittaja pelaa tikkiin ensin, ja sitten muut myötäpäivään.
cucumber_rules-lowest-rank-only = Usealla kortilla saa aloittaa vain, jos ne kaikki ovat näitä matalimpia.
cucumber_rules-own-rank = { $card } ei ole minkään muun kanssa samanarvoinen, ja sillä aloitetaan yksin.
cucumber_rules-own-ranks = { $cards } eivät ole muiden kanssa samanarvoisia: yhdessä niillä aloitetaan vain, jos ne ovat keskenään yhtä korkeita
cucumber_rules-one-back = Käteen jätettävä kortti on viimeistä tikkiä varten: edes samanarvoisia viimeisiä kortteja ei pelata yhdessä aloitukseen.
cucumber_rules-as-many = Kaikki muut pelaavat yhtä monta korttia kuin aloituksessa oli; niiden ei tarvitse olla samanarvoisia.
cucumber_rules-compare = Kun vertaat useita kortteja, pane molempien kortit järjestykseen korkeimmasta matalimpaan: sinun korttisi voittavat, jos jokainen niistä voittaa vastapäisen kortin.
cucumber_rules-follow = Kun pelaat toisen aloittamaan tikkiin, { $duty ->
    [beat_if_able] { cucumber_rules-play-duty-beat-if-able }
    [lowest_that_beats] { cucumber_rules-play-duty-lowest-that-beats }
    [same_rank_first] { cucumber_rules-play-duty-same-rank-first }
   *[choice] { cucumber_rules-play-duty-choice }
}.
cucumber_rules-lowest-cards = Kortit ovat matalimpiasi, jos käteesi ei jää mitään, mikä on yhtäkään niistä matalampi.
cucumber_rules-any-lowest = Yhtä matalista korteista kelpaa mikä tahansa.
cucumber_rules-ace-to-beat = { $sets ->
    [yes] Kun voitettavien korttien joukossa on ässä, pelaat matalimmat korttisi.
   *[no] Kun voitettava kortti on ässä, pelaat matalimman korttisi.
}
cucumber_rules-ace-to-beat-not-even = { $sets ->
    [yes] Kun voitettavien korttien joukossa on ässä, pelaat matalimmat korttisi: edes { $higher } ei voita sitä.
   *[no] Kun voitettava kortti on ässä, pelaat matalimman korttisi: edes { $higher } ei voita sitä.
}
cucumber_rules-bound-by-ace = { $beat ->
    [previous] Tämä koskee vain sitä, joka pelaa heti ässän jälkeen.
    [led] Tämä koskee kaikkia tikissä, joka on aloitettu ässällä.
   *[highest] Tämä koskee kaikkia, jotka pelaavat ässän jälkeen.
}
cucumber_rules-joker-stops = Jokeri pysäyttää samalla tavalla.
cucumber_rules-wild-joker = Jokeri pelataan vain yhdessä vähintään yhden tavallisen kortin kanssa, ja se saa niistä jonkin arvon, sen, joka on pelaajalle paras. Viimeisessä tikissä se pelataan kuten mikä tahansa muu kortti.
cucumber_rules-wild-joker-last = Kun pelaat matalimmat korttisi, jokerit tulevat viimeisinä: pelaa niitä vain, jos tavalliset korttisi eivät riitä.
cucumber_rules-wild-jokers-alone = Vain jos kädessä on pelkkiä jokereita, niitä saa pelata ilman muita kortteja; silloin ne ovat ässiä.
cucumber_rules-highest-takes = Korkein kortti saa tikin, ja yhtä korkeista viimeksi pelattu.
cucumber_rules-highest-of-one-takes = Yhdellä kortilla aloitetun tikin saa korkein kortti, ja yhtä korkeista viimeksi pelattu.
cucumber_rules-set-takes = { $won_by ->
    [matched] Usealla kortilla aloitetun tikin voivat saada vain samanarvoiset kortit: niistä korkeimmat saavat sen, ja yhtä korkeista viimeksi pelatut.
   *[dominance] Usealla kortilla aloitetussa tikissä aloituskortit ovat voittamassa, kunnes jonkun kortit ovat kortti kortilta vähintään yhtä korkeat; silloin ne ovat voittamassa, ja niin edelleen. Tikin saavat ne, jotka ovat lopussa voittamassa.
}
cucumber_rules-beaten-not-taken = Voit siis voittaa sen, mikä on voitettava, ja jäädä silti ilman tikkiä.
cucumber_rules-lowest-ace-takes = Matalimpana korttina pelattu ässäkin saa tikin, jos se on korkeimmista korteista viimeinen.
cucumber_rules-taker-leads = Tikin saaja aloittaa seuraavan.

cucumber_rules-example-beat = Esimerkki: tikissä on { $trick }, joten { $size ->
    [several] voitettavat kortit ovat
   *[one] voitettava kortti on
} { $target }. Kädestä { $held } { $count ->
    [1] on pelattava
   *[other] käy
} { $beating }.
cucumber_rules-example-beat-or-lowest = Esimerkki: tikissä on { $trick }, joten { $size ->
    [several] voitettavat kortit ovat
   *[one] voitettava kortti on
} { $target }. Kädestä { $held } käy { $beating }, tai sitten { $size ->
    [several] matalimmat korttisi
   *[one] matalin korttisi
}, { $lowest }.
cucumber_rules-example-lowest = Esimerkki: tikissä on { $trick }, joten { $size ->
    [several] voitettavat kortit ovat
   *[one] voitettava kortti on
} { $target }. Kädestä { $held } on pelattava { $size ->
    [several] matalimmat korttisi
   *[one] matalin korttisi
}, { $lowest }.

cucumber_rules-last-trick-payers-title = Kuka maksaa
cucumber_rules-last-trick-payers-taker = vain tikin saaja maksaa
cucumber_rules-last-trick-payers-taker-rewards-tied = tikin saaja maksaa, ja jokaiselta muulta, joka pelasi yhtä korkean kortin, vähennetään yhtä monta pistettä
cucumber_rules-last-trick-payers-all-tied = tikin saaja maksaa, ja samoin jokainen muu, joka pelasi yhtä korkean kortin
cucumber_rules-last-trick-payers-all-but-lowest = jokainen viimeiseen tikkiin pelannut maksaa, paitsi se, joka pelasi ensimmäisenä matalimman arvoisen kortin
cucumber_rules-last-trick-payers-by-declaration = jos joku ilmoittaa, että oma kortti on matalin, kaikki näyttävät korttinsa, ja kaikki muut paitsi matalimman kortin haltijat maksavat
cucumber_rules-last-trick-doubled-by-title = Kortti, joka kaksinkertaistaa rangaistuksen
cucumber_rules-last-trick-doubled-by-none = mikään kortti ei kaksinkertaista sitä
cucumber_rules-last-trick-doubled-by-value = jos joku pelaa viimeiseen tikkiin { CARD($card, form: "ysin") }, rangaistus on kaksinkertainen, eikä sen enempää, vaikka sen pelaisi useampi
cucumber_rules-last-trick-calls-title = Rangaistuksen korottaminen
cucumber_rules-last-trick-calls-none = kukaan ei voi korottaa sitä
cucumber_rules-last-trick-calls-kontra = yksi pelaaja saa sanoa kontran, ja silloin jokainen rangaistus on kaksinkertainen, mutta hänen omansa nelinkertainen
cucumber_rules-last-trick-calls-rassi = tuplannut maksaa kaksinkertaisen rangaistuksen ja uudelleen tuplannut nelinkertaisen
cucumber_rules-last-trick-calls-doubling = tikin saaja saa ennen seuraavan tikin aloittamista pyytää panoksen tuplaamista, ja jokainen muu jaossa mukana oleva joko suostuu tai kieltäytyy ja menettää panoksen sellaisena kuin se oli
cucumber_rules-last-trick-calls-declaration = kun jokaisella on yksi kortti jäljellä, kukin saa vuorollaan, viimeksi pelatun tikin saajasta alkaen, ilmoittaa, että se on matalin, kunnes joku ilmoittaa
cucumber_rules-last-trick-declaration-title = Väärä ilmoitus, ja jos kukaan ei ilmoita
cucumber_rules-last-trick-declaration-value = jos jollakulla muulla on yhtä matala tai matalampi kortti, ilmoittaja maksaa { $wrong }, { $adds ->
    [yes] ja kortin pisteet lisäksi
   *[no] mutta ei kortin pisteitä
}, ja jos kukaan ei ilmoita, { $nobody ->
    [lowest_pays] jokainen matalimman kortin haltija maksaa { $wrong }
   *[nothing] kukaan ei maksa
}
cucumber_rules-last-trick-declaration-part-wrong = Mitä ilmoittaja maksaa, jos jollakulla muulla on yhtä matala tai matalampi kortti.
cucumber_rules-last-trick-declaration-part-wrong-adds = Maksaako ilmoittaja lisäksi korttinsa pisteet.
cucumber_rules-last-trick-declaration-part-nobody = Mitä tapahtuu, jos kukaan ei ilmoita.
cucumber_rules-last-trick-all-equal-title = Jos viimeiset kortit ovat kaikki yhtä korkeita
cucumber_rules-last-trick-all-equal-none = se on tasatilanne kuten muutkin
cucumber_rules-last-trick-all-equal-restart = jos kaikki viimeisen tikin kortit ovat samanarvoisia, kukaan ei maksa, vaan alkaa uusi kierros, jossa kaikki pöydässä olevat ovat taas mukana ja aloittavat nollasta
cucumber_rules-last-trick-all-equal-restart-if-all-fall = jos kaikki viimeisen tikin kortit ovat samanarvoisia ja kaikki putoaisivat siihen, kukaan ei maksa, vaan alkaa uusi kierros, jossa kaikki pöydässä olevat ovat taas mukana ja aloittavat nollasta

cucumber_rules-last-card = { $payers ->
    [all_but_lowest] Jokainen jaossa vielä mukana oleva pelaa ainoan jäljellä olevan korttinsa, ja matalin kortti voittaa jaon: yhtä matalista ensimmäisenä pelattu.
    [by_declaration] Jokaiselle jäljelle jäävää yhtä korttia ei pelata.
   *[taker] Jokainen pelaa ainoan jäljellä olevan korttinsa: korkein kortti saa tikin, ja yhtä korkeista viimeksi pelattu.
}
cucumber_rules-low-in-it = Tässä tikissä { CARD($ranks, form: "ysit") } ovat matalimpia: ne saavat tikin vain, jos siinä ei ole mitään muuta.
cucumber_rules-example-taker = Esimerkki: jos viimeisessä tikissä on { $trick }, { $taker ->
    [2] toinen
   *[3] kolmas
} pelaaja saa tikin{ $unit ->
    [none] {" "}ja maksaa
   *[other] ; hänelle lisätään { cucumber_rules-amount }
}{ $payers ->
    [taker_rewards_tied] {" "}ja ensimmäiseltä vähennetään { $unit ->
        [none] yhtä paljon
       *[other] { cucumber_rules-amount }
    }
    [all_tied] { $unit ->
        [none] , ja ensimmäinen, jolla on yhtä korkea kortti, maksaa myös
       *[other] {" "}ja ensimmäiselle, jolla on yhtä korkea kortti, samoin { cucumber_rules-amount }
    }
   *[taker] {""}
}.
cucumber_rules-example-lowest-wins = Esimerkki: jos viimeisessä tikissä on { $trick }, toinen pelaaja voittaa jaon, ja { $players ->
    [2] ensimmäinen menettää
   *[other] muut menettävät
} panoksen.
cucumber_rules-example-declared = Esimerkki: jos viimeiset kortit ovat { $cards } ja toinen pelaaja ilmoittaa, hän ei maksa mitään, ja ensimmäiselle lisätään { $first }.
cucumber_rules-example-matched = Esimerkki: jos viimeiset kortit ovat { $cards } ja toinen pelaaja ilmoittaa, hänelle lisätään { $wrong }{ $adds ->
    [yes] {" "}ja kortista { $own }
   *[no] {""}
}, koska jollakulla on yhtä matala kortti; ensimmäiselle lisätään { $first }, eikä kolmas maksa mitään.

cucumber_rules-bet = Jokaisen jaon alussa panos on 1 krediitti. Maksaja menettää sen verran kuin panos silloin on.
cucumber_rules-card-costs = Maksajalle lisätään se, mitä hänen korttinsa viimeisessä tikissä maksaa:
cucumber_rules-shown-card-costs = Maksajalle lisätään se, mitä hänen näyttämänsä kortti maksaa:
cucumber_rules-column-card = Kortti
cucumber_rules-column-points = Pisteet
cucumber_rules-column-cucumbers = Kurkut
cucumber_rules-its-number = kortin luku
cucumber_rules-kontra = Ennen ensimmäistä tikkiä jokainen vuorollaan, ensimmäisenä { cucumber_rules-first }, sanoo kontran tai passaa, kunnes joku on sanonut kontran tai kaikki ovat passanneet.
cucumber_rules-doubling-when = Panoksen saa tuplata jokaisen tikin jälkeen paitsi viimeisen, kerran kahden tikin välissä, eikä sama pelaaja koskaan kahdesti peräkkäin.
cucumber_rules-doubling-credits = Jokaisella jaossa mukana olevalla, myös tuplausta pyytävällä, on oltava krediittejä tuplattuun panokseen; se selvitetään, ennen kuin kukaan vastaa.
cucumber_rules-doubling-refused = Jos kaikki muut kieltäytyvät, tuplausta pyytänyt on voittanut: viimeistä tikkiä ei pelata, eikä kukaan menetä tuplattua panosta.
cucumber_rules-lower-by-rank = Kortin mataluuden ratkaisee sen paikka järjestyksessä, myös yhtä kalliiden korttien kesken.
cucumber_rules-multiply = Nämä kerrotaan keskenään: kaksinkertainen ja kaksinkertainen on nelinkertainen.

cucumber_rules-limit-points-title = Raja
cucumber_rules-limit-points-none = rajaa ei ole
cucumber_rules-limit-points-value = { cucumber_rules-limit-amount }
cucumber_rules-limit-exactly-title = Milloin raja ylittyy
cucumber_rules-limit-exactly-out = { $unit ->
    [none] raja ylittyy, kun sen saavuttaa
   *[other] raja ylittyy, kun tulos on vähintään { cucumber_rules-limit-amount }
}
cucumber_rules-limit-exactly-safe = { $unit ->
    [none] raja ylittyy, kun tulos on sitä korkeampi, mutta tasan rajalla se ei vielä ylity
   *[other] raja ylittyy, kun tulos on enemmän kuin { cucumber_rules-limit-amount }, mutta tasan { $points } ei vielä riitä
}
cucumber_rules-limit-exactly-reset = { $unit ->
    [none] täsmälleen rajalla oleva tulos palaa nollaan, ja sitä korkeammalla raja ylittyy
   *[other] jos tulos on täsmälleen { cucumber_rules-limit-amount }, se palaa nollaan, ja sitä korkeammalla raja ylittyy
}
cucumber_rules-limit-falls-title = Kun pelaaja ylittää rajan
cucumber_rules-limit-falls-none = sitä ei tapahdu, koska rajaa ei ole
cucumber_rules-limit-falls-value = { $falls }
cucumber_rules-fall = { $fall ->
    [reincarnate] menettää elämän ja jatkaa muiden mukana olevien korkeimmasta tuloksesta
    [keep_highest] luovuttaa takaisin kaikki säilytetyt korttinsa paitsi korkeimman
    [mark] saa merkin ja jatkaa
    [end_game] päättää pelin
   *[eliminate] putoaa pelistä
}
cucumber_rules-fall-at = { cucumber_rules-ordinal } kerralla { cucumber_rules-fall }
cucumber_rules-fall-from = ja { $time ->
    [1] ensimmäisestä
    [2] toisesta
    [3] kolmannesta
    [4] neljännestä
    [5] viidennestä
    [6] kuudennesta
    [7] seitsemännestä
    [8] kahdeksannesta
    [9] yhdeksännestä
    [10] kymmenennestä
   *[other] { $time }.
} kerrasta alkaen { cucumber_rules-fall }
cucumber_rules-ordinal = { $time ->
    [1] ensimmäisellä
    [2] toisella
    [3] kolmannella
    [4] neljännellä
    [5] viidennellä
    [6] kuudennella
    [7] seitsemännellä
    [8] kahdeksannella
    [9] yhdeksännellä
    [10] kymmenennellä
   *[other] { $time }.
}

cucumber_rules-fatal = Jos maksajan kortti on { $cards }, hän putoaa heti, oli tulos mikä tahansa.
cucumber_rules-kept-go-too = Myös säilytetyt kortit menevät silloin: ne sekoitetaan takaisin pakkaan.
cucumber_rules-crosses = Kun pelaaja ylittää rajan, hän { $falls }.
cucumber_rules-crossing-together = Tässä ei oteta huomioon samassa jaossa rajan ylittävien tuloksia, ja jos muita ei ole mukana, uusi tulos on 0.
cucumber_rules-card-kept = Jäljelle jääneen kortin pisteistä tulee uusi tulos{ $deals ->
    [yes] , ja ne määräävät seuraavan jaon korttien määrän
   *[no] {""}
}. Muut kortit menevät takaisin pakkaan.
cucumber_rules-last-kept-stays = Yhtä korkeista korkeimmista korteista jää se, joka saatiin viimeksi.
cucumber_rules-takers-card-deals = Jos samassa jaossa useammalle jää kortti, määrän ratkaisee tikin saajan kortti.
cucumber_rules-marked = Merkitty pelaaja pysyy merkittynä loppuun asti, saa kortteja ja maksaa kuten muutkin.
cucumber_rules-order = { $steps ->
    [reset] Järjestys on tämä: ensin lisätään rangaistukset, sitten tulos, joka on täsmälleen { cucumber_rules-limit-amount }, palaa nollaan, ja sitten katsotaan rajan ylitykset.
    [both] Järjestys on tämä: ensin lisätään rangaistukset, sitten tulos, joka on täsmälleen { cucumber_rules-limit-amount }, palaa nollaan, sitten katsotaan rajan ylitykset ja viimeiseksi vähennetään pisteitä.
   *[rewards] Järjestys on tämä: ensin lisätään rangaistukset, sitten katsotaan rajan ylitykset ja viimeiseksi vähennetään pisteitä.
}
cucumber_rules-never-below = Vähennys ei koskaan vie tulosta alle nollan eikä anna takaisin elämää.

cucumber_rules-score-title = Miten pisteet lasketaan
cucumber_rules-score-running = rangaistukset lasketaan yhteen paperilla, ja joka jako jaetaan koko pakasta
cucumber_rules-score-face-up = maksaja jättää viimeiseen tikkiin pelaamansa kortin eteensä pöydälle kuvapuoli ylöspäin, ja tulos on näin säilytettyjen korttien pisteiden summa
cucumber_rules-no-score = Pisteitä ei lasketa: merkitään vain muistiin, kuka mistäkin jaosta maksoi.
cucumber_rules-credits = Tulos on pelaajan menettämien krediittien määrä. Ne ovat poissa, eikä kukaan saa niitä.
cucumber_rules-begins = Kaikki aloittavat nollasta.
cucumber_rules-kept-cards = Säilytetyt kortit ovat poissa pakasta pelin loppuun asti{ $back ->
    [yes] {" "}tai kunnes raja palauttaa ne
   *[no] {""}
}, vaikka niiden haltija putoaisi.

cucumber_rules-stakes-buy-ins-each-title = Takaisinosto
cucumber_rules-stakes-buy-ins-each-value = { $value ->
    [0] kukaan ei saa ostaa itseään takaisin
    [1] kukin saa ostaa itsensä takaisin kerran pelissä
    [2] kukin saa ostaa itsensä takaisin kahdesti pelissä
   *[other] kukin saa ostaa itsensä takaisin { $value } kertaa pelissä
}
cucumber_rules-stakes-buy-ins-others-in-title = Montako muuta on oltava mukana
cucumber_rules-stakes-buy-ins-others-in-value = vähintään { $value ->
    [1] yhden muun pelaajan
    [2] kahden muun pelaajan
    [3] kolmen muun pelaajan
    [4] neljän muun pelaajan
    [5] viiden muun pelaajan
    [6] kuuden muun pelaajan
    [7] seitsemän muun pelaajan
    [8] kahdeksan muun pelaajan
    [9] yhdeksän muun pelaajan
    [10] kymmenen muun pelaajan
   *[other] { $value } muun pelaajan
} on oltava mukana
cucumber_rules-stakes-buy-ins-cost-title = Takaisinoston hinta, jos niitä on
cucumber_rules-stakes-buy-ins-cost-stake = takaisinosto maksaa uuden panoksen, joka pannaan pottiin
cucumber_rules-stakes-buy-ins-cost-free = takaisinosto on ilmainen
cucumber_rules-between-hands = Sen voi tehdä jakojen välissä, oli itse mukana tai ulkona, ja { cucumber_rules-stakes-buy-ins-others-in-value }.
cucumber_rules-buy-in-score = Uusi tulos on muiden mukana olevien korkein tulos.
cucumber_rules-buy-in-lowers = Mukana oleva saa ostaa itsensä takaisin vain, jos tulos siitä alenee; ulkona oleva saa aina.
cucumber_rules-out-for-good = Pelaaja, joka putoaa eikä enää voi ostaa itseään takaisin, on ulkona lopullisesti.

cucumber_rules-end-when-title = Pelin loppu
cucumber_rules-end-when-one-left = peli päättyy, kun mukana on enää yksi pelaaja
cucumber_rules-end-when-falls = peli päättyy jakoon, jossa joku ylittää rajan{ $time ->
    [1] {""}
    [2] {" "}toisen kerran
    [3] {" "}kolmannen kerran
    [4] {" "}neljännen kerran
    [5] {" "}viidennen kerran
    [6] {" "}kuudennen kerran
    [7] {" "}seitsemännen kerran
    [8] {" "}kahdeksannen kerran
    [9] {" "}yhdeksännen kerran
    [10] {" "}kymmenennen kerran
   *[other] {" "}{ $time }. kerran
}
cucumber_rules-end-when-one-unmarked = peli päättyy, kun mukana olevista kaikilla paitsi yhdellä on merkki
cucumber_rules-end-when-agreed = peli päättyy, kun pöydässä niin sovitaan
cucumber_rules-end-winner-title = Kuka voittaa
cucumber_rules-end-winner-last-in = viimeisenä mukana oleva voittaa
cucumber_rules-end-winner-lowest-score = mukana olevista voittaa se, jolla on alin tulos
cucumber_rules-end-winner-not-the-loser = pelin päättänyt häviää, ja kaikki muut mukana olevat voittavat yhdessä
cucumber_rules-end-all-out-title = Jos kaikki mukana olleet putoavat samassa jaossa
cucumber_rules-end-all-out-lowest-score = heistä voittaa se, jolla on alin tulos, ja jos se on usealla, he voittavat yhdessä
cucumber_rules-end-all-out-all-win = he voittavat kaikki yhdessä
cucumber_rules-all-out = Jos kaikki mukana olleet { $went ->
    [ends] päättävät pelin
   *[out] putoavat
} samassa jaossa, { $winner ->
    [all_win] { cucumber_rules-end-all-out-all-win }
   *[lowest_score] { cucumber_rules-end-all-out-lowest-score }
}.
cucumber_rules-last-in-wins = { $when ->
    [falls] Kaikki mukana olevat, jotka eivät päättäneet peliä, voittavat yhdessä.
    [one_unmarked] Pelaaja, jolla ei ole merkkiä, voittaa.
   *[other] Viimeisenä mukana oleva voittaa.
}
cucumber_rules-lowest-share = Jos alin tulos on usealla, he voittavat yhdessä.
cucumber_rules-best-standing = { $standing ->
    [hands] mukana olevista voittaa se, joka on maksanut harvimmista jaoista, ja jos heitä on useita, he voittavat yhdessä
    [crossed] mukana olevista voittaa se, joka on ylittänyt rajan harvimmin, useista se, jolla on alin tulos, ja tasatilanteessa he voittavat yhdessä
   *[score] mukana olevista voittaa se, jolla on alin tulos, ja jos se on usealla, he voittavat yhdessä
}
cucumber_rules-agreed-before = Jos pöydässä sovitaan, että peli lopetetaan aiemmin, { cucumber_rules-best-standing }.

cucumber_rules-stakes-payout-title = Panokset
cucumber_rules-stakes-payout-pot = { $entry ->
    [0] voittaja saa potin
   *[1] jokainen maksaa pottiin saman panoksen, ja voittaja saa potin
}
cucumber_rules-stakes-payout-differences = jokainen hävinnyt maksaa voittajalle heidän tulostensa erotuksen kerrottuna yhden pisteen panoksella
cucumber_rules-stakes-entry-title = Mitä alussa maksetaan
cucumber_rules-stakes-entry-value = { $value ->
    [0] alussa kukaan ei maksa mitään
   *[1] alussa jokainen maksaa yhden panoksen
}
cucumber_rules-stakes-falls-title = Maksu putoamisesta
cucumber_rules-stakes-falls-none = putoaminen ei maksa mitään
cucumber_rules-stakes-falls-value = { $who ->
    [first] kierroksen ensimmäinen putoaja, ja siis jokainen siinä jaossa putoava, maksaa
   *[all] rajan takia putoava maksaa
} pottiin { cucumber_rules-stakes }
cucumber_rules-stakes-falls-pictures = { cucumber_rules-stakes-falls-value }, tai { $more }, jos ratkaissut kortti oli { $pictures }
cucumber_rules-stakes = { $stakes ->
    [1] yhden panoksen
    [2] kaksi panosta
    [3] kolme panosta
    [4] neljä panosta
    [5] viisi panosta
    [6] kuusi panosta
    [7] seitsemän panosta
    [8] kahdeksan panosta
    [9] yhdeksän panosta
    [10] kymmenen panosta
   *[other] { $stakes } panosta
}
cucumber_rules-stakes-falls-part-who = Kenen putoaminen maksaa.
cucumber_rules-stakes-falls-part-stakes = Montako panosta se maksaa.
cucumber_rules-stakes-falls-part-picture-stakes = Montako se maksaa, jos ratkaissut kortti on kuva.
cucumber_rules-stakes-falls-part-pictures = Arvot, jotka ovat kuvia.
cucumber_rules-for-money = Kun pelataan rahasta, { $payout ->
    [differences] { cucumber_rules-stakes-payout-differences }
   *[pot] { cucumber_rules-stakes-payout-pot }
}.
cucumber_rules-several-winners = { $payout ->
    [differences] Jos voittajia on useita, he jakavat jokaisen häviäjän maksun tasan. Yli jäävät kolikot saavat voittajat yksi kerrallaan istumajärjestyksessä ensimmäisestä paikasta alkaen.
   *[pot] Jos voittajia on useita, he jakavat potin tasan. Yli jäävät kolikot saavat voittajat yksi kerrallaan istumajärjestyksessä ensimmäisestä paikasta alkaen.
}
cucumber_rules-new-round-pot = Kun samassa pelissä alkaa uusi kierros, potti jää ennalleen.

cucumber_rules-leaves = { $pot ->
    [stake] Pöydästä lähtevä on heti ulkona. Panos jää pottiin.
    [paid] Pöydästä lähtevä on heti ulkona. Hänen maksamansa jää pottiin.
   *[none] Pöydästä lähtevä on heti ulkona.
}
cucumber_rules-one-left = Jos mukaan jää sen jälkeen vain yksi pelaaja, peli päättyy ja hän voittaa.
cucumber_rules-joins = Jakojen välissä uusi pelaaja saa tulla mukaan uudelle viimeiselle paikalle{ $score ->
    [yes] {" "}ja aloittaa mukana olevien korkeimmasta tuloksesta
   *[no] {""}
}, jos pakka riittää kaikille ja pöydässä on enintään { $most } pelaajaa.
