# Finnish: lines of Cucumber.

cucumber-amount = { $unit ->
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

cucumber-took = { $face ->
    [up] { $player } sai viimeisen tikin { CARD($card, form: "ysilla") }: { cucumber-amount }. Kortti jää näkyviin.
   *[down] { $player } sai viimeisen tikin { CARD($card, form: "ysilla") }: { cucumber-amount }.
}
cucumber-also-had = { $face ->
    [up] Myös { $player } pelasi { CARD($card, form: "ysin") }: { cucumber-amount }. Kortti jää näkyviin.
   *[down] Myös { $player } pelasi { CARD($card, form: "ysin") }: { cucumber-amount }.
}
cucumber-took-and-lost = { $player } sai viimeisen tikin ja hävisi jaon.
cucumber-took-with-and-lost = { $player } sai viimeisen tikin { CARD($card, form: "ysilla") } ja hävisi jaon.
cucumber-also-had-and-lost = Myös { $player } pelasi { CARD($card, form: "ysin") } ja hävisi jaon.

cucumber-bonus = { $end ->
    [zero] Myös { $player } pelasi { CARD($card, form: "ysin") }, ja tikin sai { $taker }: vähennetään { cucumber-amount }. Pisteitä oli { $score }, ja vähennys pysähtyy nollaan.
   *[above] Myös { $player } pelasi { CARD($card, form: "ysin") }, ja tikin sai { $taker }: vähennetään { cucumber-amount }.
}

cucumber-doubled-by-card = Viimeisessä tikissä pelattiin { CARD($rank, form: "ysi") }: rangaistus on kaksinkertainen.
cucumber-kontra = { $player } sanoi kontran: rangaistus on kaksinkertainen.
cucumber-kontra-lost = { $player } sanoi kontran ja hävisi: rangaistus on kaikkiaan nelinkertainen.
cucumber-rassi = { $times ->
    [4] { $player } tuplasi uudelleen: rangaistus on nelinkertainen.
   *[2] { $player } tuplasi: rangaistus on kaksinkertainen.
}

cucumber-bet-lost = { $player } ei pelannut matalinta korttia ja menettää panoksen: { cucumber-amount }.
cucumber-bet-refused = { $by } tuplasi, mutta { $player } kieltäytyi ja menettää panoksen sellaisena kuin se oli: { cucumber-amount }.

cucumber-showed = { $player } näytti { CARD($card, form: "ysin") }: { cucumber-amount }.
cucumber-declared-wrongly = { $how ->
    [equal] { $player } ilmoitti, että { CARD($card, form: "ysi") } on matalin kortti, mutta { $other } näytti { CARD($lower, form: "ysin") }, joka on yhtä matala: { cucumber-amount }.
   *[lower] { $player } ilmoitti, että { CARD($card, form: "ysi") } on matalin kortti, mutta { $other } näytti { CARD($lower, form: "ysin") }, joka on matalampi: { cucumber-amount }.
}
cucumber-nobody-declared = Kukaan ei ilmoittanut, ja matalin kortti, { CARD($card, form: "ysi") }, oli pelaajalla { $player }: { cucumber-amount }.

cucumber-fatal-card = { $player } maksoi kohtalokkaasta kortista ja on heti ulkona.
cucumber-reset = { $kept ->
    [some] { $player } on täsmälleen rajalla { $limit }: pisteet palaavat nollaan. Säilytetyt kortit menevät takaisin pakkaan.
   *[none] { $player } on täsmälleen rajalla { $limit }: pisteet palaavat nollaan.
}
cucumber-reincarnated = { $player } { $how ->
    [reached] saavutti
   *[over] ylitti
} rajan { $limit } ({ $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}): yksi elämä meni. Pisteiksi tulee { $score }, { $others ->
    [some] muiden mukana olevien korkein tulos
   *[none] koska muita ei ole enää mukana
}.
cucumber-half = { $player } { $how ->
    [reached] saavutti
   *[over] ylitti
} rajan { $limit } ({ $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}): puolikas kurkku. Säilytetyistä korteista jää vain korkein, { CARD($card, form: "ysi") }; muut menevät takaisin pakkaan.
cucumber-half-without-cards = { $player } { $how ->
    [reached] saavutti
   *[over] ylitti
} rajan { $limit } ({ $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}): puolikas kurkku. Kaikki säilytetyt kortit menevät takaisin pakkaan.
cucumber-eliminated = { $player } { $how ->
    [reached] saavutti
   *[over] ylitti
} rajan { $limit } ({ $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}) ja on ulkona pelistä.
cucumber-marked = { $player } { $how ->
    [reached] saavutti
   *[over] ylitti
} rajan { $limit } ({ $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}) ja jatkaa merkittynä.
cucumber-ends-game = { $player } { $how ->
    [reached] saavutti
   *[over] ylitti
} rajan { $limit } ({ $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}), ja peli päättyy siihen.

cucumber-fall-paid = { $player } putosi { CARD($card, form: "ysilla") } ja maksaa pottiin { $stakes ->
    [one] { $stakes } panoksen
   *[other] { $stakes } panosta
}.
cucumber-fall-paid-without-card = { $player } putosi ja maksaa pottiin { $stakes ->
    [one] { $stakes } panoksen
   *[other] { $stakes } panosta
}.

cucumber-restarted = { $status ->
    [in] Kaikki viimeisen tikin kortit olivat yhtä korkeita: alkaa uusi kierros. { $player } aloittaa sen nollasta.
   *[out] Kaikki viimeisen tikin kortit olivat yhtä korkeita: alkaa uusi kierros. { $player } on taas mukana ja aloittaa nollasta.
}

cucumber-bought-in = { $player } ostaa itsensä takaisin: pisteiksi tulee { $points }, muiden mukana olevien korkein tulos.
cucumber-adjustment-added = Päätös, { $player }: lisätään { cucumber-amount }. { $reason }
cucumber-adjustment-taken-off = Päätös, { $player }: vähennetään { cucumber-amount }. { $reason }
cucumber-joins = { $because ->
    [highest] { $player } tulee mukaan ja aloittaa { $points } pisteestä, mukana olevien korkeimmasta tuloksesta.
   *[fresh] { $player } tulee mukaan ja aloittaa { $points } pisteestä, koska mitään ei ole vielä pelattu.
}
cucumber-joins-by-hands = { $player } tulee mukaan; hävityiksi lasketaan { $hands ->
    [one] { $hands } jako
   *[other] { $hands } jakoa
}, yhtä monta kuin mukana olevilla enimmillään.
cucumber-leaves = { $status ->
    [in] { $player } lähtee pöydästä ja on ulkona pelistä.
   *[out] { $player } lähtee pöydästä.
}

cucumber-left-the-hand = { $player } ei ole enää mukana tässä jaossa. Mukana: { $others }.
cucumber-listed-twice = { $player } on luettelossa kahdesti.
cucumber-listed-twice-in-trick = { $player } on luettelossa kahdesti; viimeisessä tikissä jokaisella on yksi kortti.
cucumber-missing-in-trick = { $player } puuttuu. Mukana, kullakin yksi kortti: { $others }.
cucumber-order = { $way ->
    [backwards] Luettelo kulkee vastapäivään: pelaajan { $before } jälkeen vasemmalla on { $after } eikä { $given }.
   *[mixed] Luettelo on väärässä järjestyksessä: pelaajan { $before } jälkeen vasemmalla on { $after } eikä { $given }.
}

cucumber-not-in-pack = Tässä pakassa ei ole korttia { CARD($card, form: "row") }. Siinä on { $jokers ->
    [0] { CARD($low, form: "row") }–{ CARD($high, form: "row") }
    [one] { CARD($low, form: "row") }–{ CARD($high, form: "row") } ja { $jokers } jokeri
   *[other] { CARD($low, form: "row") }–{ CARD($high, form: "row") } ja { $jokers } jokeria
}.
cucumber-suit-missing = Mikä { CARD($rank, form: "ysi") }? { $cards } { $count ->
    [one] voittaa
   *[other] voittavat
} kaikki muut kortit, joten tässä tarvitaan maa.
cucumber-too-many-of-a-card = Tässä tikissä on { $count } × { CARD($card, form: "row") }, mutta pakassa niitä on { $holds }.
cucumber-card-lies-face-up = Tässä tikissä on { $count } × { CARD($card, form: "row") }, mutta niitä voi olla enintään { $left }: pakassa on { $holds }, ja näkyvissä ovat { $owners }.
cucumber-owner = { $player } ({ $count })

cucumber-other-calls = Näissä säännöissä ei ole ilmoitusta { $call }. Ilmoitukset: { $known }.
cucumber-no-calls = Näissä säännöissä ei ole ilmoitusta { $call } eikä muitakaan ilmoituksia.
cucumber-multiplier = Kerroin on 1, 2 (tuplattu) tai 4 (tuplattu uudelleen), ei { $given }.
cucumber-no-exchange = Näissä säännöissä kortteja ei vaihdeta.

cucumber-taker-missing = Kuka sai viimeisen tikin? Lyhyessä muodossa se on kerrottava.
cucumber-card-missing = Millä kortilla viimeinen tikki saatiin? Näissä säännöissä sillä on merkitystä.
cucumber-tied-twice = { $player } on kahdesti niiden joukossa, joilla oli korkein kortti.
cucumber-doubling-missing = Pelattiinko viimeisessä tikissä { CARD($rank, form: "ysi") }? Se kaksinkertaistaa rangaistuksen.
cucumber-no-doubling = Näissä säännöissä mikään kortti ei kaksinkertaista rangaistusta.
cucumber-doubling-cannot-be = Kukaan ei ole voinut pelata korttia { CARD($rank, form: "row") }: matalampaa korttia ei ollut kenelläkään.
cucumber-doubling-must-be = Jonkun on täytynyt pelata { CARD($rank, form: "ysi") }: muuta korttia ei ole jäljellä.
cucumber-lowest-missing = Kenellä oli matalin kortti, tai ensimmäinen niistä, jos niitä oli useita? Se pelaaja jakaa seuraavaksi.
cucumber-lowest-cannot-be = { $why ->
    [highest] { $player } pelasi korkeimman kortin, joten se ei ole matalimmista ensimmäinen.
   *[last] { $player } pelasi yhtä korkeista korteista viimeisen, joten se ei ole matalimmista ensimmäinen.
}
cucumber-too-many-equal = { $kept ->
    [0] Korttia { CARD($card, form: "row") } tai yhtä korkeaa ei ole voinut olla { $count } pelaajalla: pakassa niitä on { $holds }.
   *[other] Korttia { CARD($card, form: "row") } tai yhtä korkeaa ei ole voinut olla { $count } pelaajalla: pakassa niitä on { $holds }, ja niistä näkyvissä { $kept }.
}
cucumber-too-few-lower = { $lower ->
    [0] Matalampia kortteja kuin { CARD($card, form: "ysi") } ei ole, mutta sellainen pitäisi olla: { $players }. Kenellä muulla oli { CARD($rank, form: "ysi") }?
   *[other] Matalampia kortteja kuin { CARD($card, form: "ysi") } on vain { $lower }, mutta sellainen pitäisi olla: { $players }. Kenellä muulla oli { CARD($rank, form: "ysi") }?
}
cucumber-different-equal-cards = Tässä eri kortit voivat olla yhtä korkeita ja jäävät näkyviin: anna viimeinen tikki kortti kortilta.
cucumber-last-trick-unknown = Viimeinen tikki on annettava kortti kortilta, eikä mitään sitä ennen saa jättää pois.
cucumber-all-have-refused = Kaikki muut ovat kieltäytyneet, joten { $player } on voittanut: viimeistä tikkiä ei ole.
cucumber-winner-missing = Kenellä oli matalin kortti, tai ensimmäinen niistä, jos niitä oli useita? Se pelaaja voittaa jaon.
cucumber-declaration-missing = Ilmoittiko joku? Kerro kuka, tai null, jos ei kukaan.
cucumber-cards-instead-of-outcome = Tässä jokainen viimeinen kortti lasketaan: anna kortit kohdassa last_trick, tai jätä ne pois, jos kukaan ei ilmoittanut.
cucumber-cards-missing = Kaikki näyttävät korttinsa, ja jokainen kortti lasketaan: anna kaikkien viimeiset kortit.

cucumber-nobody-deals-at-first = Näissä säännöissä kukaan ei jaa; nimeä aloittaja.
cucumber-leader-follows = Näissä säännöissä aloittaja määräytyy jakajan mukaan ({ $rule }).
cucumber-abandoned = Peli on keskeytetty; mitään ei voi enää kirjata.
cucumber-over = Peli on päättynyt { $hands } jaon jälkeen. Voitto: { $winners }. Mitään ei voi enää kirjata.
cucumber-pack-is-too-small = Kortteja on näkyvissä { $kept } ja jäljellä { $stock }: pakka ei riitä enää yhteenkään jakoon.
cucumber-no-buy-ins = Näissä säännöissä ei voi ostaa itseään takaisin.
cucumber-has-left = { $player } on lähtenyt pöydästä.
cucumber-bought-in-already = { $player } on jo ostanut itsensä takaisin; näissä säännöissä sen saa tehdä enintään { $most ->
    [1] kerran
   *[other] { $most } kertaa
} pelissä.
cucumber-buy-in-needs-others = { $player } voi ostaa itsensä takaisin, kun muita on mukana vähintään { $needed }; nyt heitä on { $others }.
cucumber-buy-in-is-no-better = { $player } on mukana, pisteitä { $score }; takaisin ostamalla niitä olisi { $points }, eikä se olisi parempi.
cucumber-nobody-deals = Näissä säännöissä kukaan ei jaa.
cucumber-not-among-drawers = { $player } ei ole mukana, kun jakaja arvotaan. Mukana: { $players }.
cucumber-cannot-deal = { $player } on ulkona eikä voi jakaa.
cucumber-no-score = Näissä säännöissä ei lasketa pisteitä.
cucumber-adjustment-too-large = { $player }: pisteitä on { $score }. Päätös ei voi olla 0, ja vähentää se voi enintään { $score }.
cucumber-full = Näissä säännöissä pelaajia on enintään { $most }, ja täällä heitä on { $here }.
cucumber-pack-serves-too-few = Pakka ei riitä { $players } pelaajalle.
cucumber-has-left-already = { $player } on jo lähtenyt pöydästä.
