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
