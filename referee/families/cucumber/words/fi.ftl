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
cucumber-joins-by-hands = { $player } tulee mukaan, ja hävittyjä jakoja on { $hands }, yhtä monta kuin mukana olevilla enimmillään.
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

cucumber-ask-taker = Kuka sai viimeisen tikin?
cucumber-tap-taker = Napauta viimeisen tikin saajaa
cucumber-who-took = { $name } sai viimeisen tikin
cucumber-ask-loser = Kuka hävisi jaon?
cucumber-tap-loser = Napauta jaon häviäjää
cucumber-who-lost = { $name } hävisi jaon
cucumber-ask-lowest = Kenellä oli matalin kortti?
cucumber-tap-lowest = Napauta, kenellä oli matalin kortti
cucumber-who-had-the-lowest = Matalin kortti: { $name }
cucumber-ask-leader = Kuka aloitti viimeisen tikin?
cucumber-tap-leader = Napauta viimeisen tikin aloittajaa
cucumber-who-led = { $name } aloitti viimeisen tikin
cucumber-ask-declarer = Kuka ilmoitti matalimman kortin?
cucumber-tap-declarer = Napauta matalimman ilmoittajaa
cucumber-who-declared = { $name } ilmoitti matalimman kortin
cucumber-form-nobody-declared = Kukaan ei ilmoittanut
cucumber-form-taker = Kuka sai sen
cucumber-form-loser = Kuka hävisi
cucumber-form-lowest = Kenellä matalin
cucumber-form-cards = Joka kortti

cucumber-row-card-of-taker = Kortilla
cucumber-ask-card-of-taker = Millä kortilla tikin sai { $name }?

cucumber-row-tied = Sama kortti
cucumber-row-lowest = Matalin

cucumber-row-doubling-card = Siinä oli { CARD($rank, form: "ysi") }
cucumber-ask-doubling-card = Pelattiinko siinä { CARD($rank, form: "ysi") }?
cucumber-row-card = Kortti
cucumber-ask-card = Minkä kortin pelasi { $name }?
cucumber-row-leader = Voitti edellisen
cucumber-ask-winner-before = Kuka voitti edellisen tikin?
cucumber-row-kontra = Kontra
cucumber-fold-kontra = Sanoiko joku kontran?

cucumber-fold-rassi = Vaihtoiko joku kätensä tai tuplasiko?
cucumber-row-rassi-free = Vaihtoi käden
cucumber-hint-rassi-free = ilmaiseksi
cucumber-row-rassi-times = Kerroin
cucumber-hint-rassi-times = tuplattu 2, uudelleen 4
cucumber-row-doubles = Tuplaukset
cucumber-ask-doubles = Kuka tuplasi?

cucumber-row-double-after = tikin jälkeen
cucumber-ask-refused = Kuka kieltäytyi?
cucumber-row-exchange = Vaihtoi
cucumber-fold-exchange = Vaihtoiko joku kortteja?
cucumber-ask-exchange = Kuka vaihtoi kortteja?

cucumber-row-changed = korttia

cucumber-count-hands-played = Pelatut jaot
cucumber-count-hands-lost = Hävityt jaot
cucumber-count-penalty-points = Miinuspisteet
cucumber-count-cucumbers = Kurkut
cucumber-count-buy-ins = Takaisinostot
cucumber-count-longest-run = Peräkkäin maksamatta
cucumber-ratio-average-penalty = Pisteitä jakoa kohti

cucumber-due-buy-in = Maksettu takaisinostosta
cucumber-due-fall = Maksettu putoamisesta

cucumber-form-missing = Anna yksi näistä: last_trick (kaikkien kortit), outcome (kuka sai tikin ja millä kortilla) tai tricks (kaikki tikit).
cucumber-infractions = { $count ->
    [1] Rikkeitä on { $count }: { $players }. Kirjaa se lähettämällä accept_infractions.
   *[other] Rikkeitä on { $count }: { $players }. Kirjaa ne lähettämällä accept_infractions.
}
cucumber-no-trick-any-more = Kaikki muut ovat kieltäytyneet, joten voitto on selvä: { $players }. Tikkejä ei enää pelata.
cucumber-plays-once = { $player } pelaa tikkiin vain kerran.
cucumber-as-many-as-led = { $led ->
    [1] Aloituksessa oli { $led } kortti, joten kaikki pelaavat yhden, ei { $given }.
   *[other] Aloituksessa oli { $led } korttia, joten kaikki pelaavat { $led }, ei { $given }.
}
cucumber-did-not-play = Tähän tikkiin ei pelannut: { $players }. Käsissä on siis eri määrä kortteja. Muistiin merkitsemätön kortti on null.
cucumber-more-than-dealt = Tikeissä on kultakin { $cards } korttia, mutta jaossa niitä sai { $dealt }.
cucumber-last-trick-of-one-card = Viimeiseen tikkiin jää jokaiselle yksi kortti, mutta siihen pelattiin useampia.
cucumber-pack-cannot-deal = Pakka ei riitä: { $players } pelaajaa, { $cards } korttia kullekin.
cucumber-more-than-the-pack = Pakassa on vain { $holds } × { $card }; tässä niitä on enemmän.

cucumber-plays-once-to-the-trick = { $player } pelaa tikkiin vain kerran.
cucumber-comes-to-the-left = Pelaajan { $before } jälkeen vuorossa on vasemmalla { $due }, ei { $player }.
cucumber-one-card-led = Näissä säännöissä tikki aloitetaan yhdellä kortilla, ei { $given }.
cucumber-holding-size = Kädessä on { $cards } korttia, mutta holding_size on { $given }.
cucumber-holding-missing = Anna käsi, tai holding_size: montako korttia kädessä oli ennen peliä.
cucumber-holding-too-small = Kädessä ei voi olla { $given }: siitä on mainittu { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}.
cucumber-holding-too-large = Kädessä ei voi olla { $given }: kullekin jaettiin { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}.
cucumber-one-card-left = Viimeisessä tikissä jokaisella on yksi kortti jäljellä.
cucumber-not-in-the-holding = { $held ->
    [0] Kortti { $card } puuttuu kädestä, mutta siinä on täytynyt olla { $needed } × { $card }.
   *[other] Kädessä on { $held } × { $card }, mutta siinä on täytynyt olla { $needed } × { $card }.
}
cucumber-another-won-the-trick = Tikin { $trick } voitti { $winner }, joten { $player } ei ole voinut silloin tuplata.
cucumber-goes-first = { $player } aloittaa vaihdon: kerro, montako korttia vaihdettiin, 0 jos ei yhtään.
cucumber-changes-once = { $player } on jo ollut vuorossa; kukin vaihtaa kortteja kerran.
cucumber-comes-before = Myötäpäivään { $player } on ennen kuin { $other }.
cucumber-changes-next = Pelaajan { $before } jälkeen vaihtaa { $player }: kerro, montako korttia, 0 jos ei yhtään.
cucumber-more-often-than-the-pack = Kortteja { $card } on kädessä enemmän kuin pakassa.
cucumber-each-is-dealt = Kullekin jaetaan { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}, ei { $given }.
cucumber-asked-for-this-double = { $player } pyysi itse tuplausta eikä voi kieltäytyä siitä.
cucumber-cannot-refuse = { $player } ei voi kieltäytyä: ei enää mukana jaossa, tai mainittu kahdesti.
cucumber-credit-twice = { $player } on mainittu kahdesti: { $first } ja { $second }.

cucumber-keep-highest-without-cards = limit.falls sisältää arvon keep_highest, mutta kortteja ei säilytetä: tarvitaan score face_up.
cucumber-face-up-and-reward = last_trick.payers on taker_rewards_tied, joka vähentää pisteitä, mutta tulos on näkyviin jääneiden korttien summa, joka ei voi näyttää sitä.
cucumber-face-up-and-reincarnation = limit.falls sisältää arvon reincarnate, joka antaa toisen pelaajan tuloksen, mutta tulos on näkyviin jääneiden korttien summa, joka ei voi näyttää sitä.
cucumber-face-up-and-buy-ins = stakes.buy_ins.each on { $times }: takaisin ostaessa saa toisen tuloksen, mutta tulos on näkyviin jääneiden korttien summa, joka ei voi näyttää sitä.
cucumber-face-up-and-doubling-card = last_trick.doubled_by kaksinkertaistaa rangaistuksen, mutta tulos on näkyviin jääneiden korttien summa, joka ei voi näyttää sitä.
cucumber-face-up-and-calls = last_trick.calls kertoo rangaistuksen, mutta tulos on näkyviin jääneiden korttien summa, joka ei voi näyttää sitä.
cucumber-face-up-without-points = score on face_up, mutta kun points on none, ei ole tulosta, jota varten säilyttää kortteja.
cucumber-cucumbers-of-another-deck = points on cucumbers, ja niitä on vain pakassa five_cucumbers.
cucumber-deck-without-prices = pack.deck on five_cucumbers, jonka korttien hinta ei ole { $points }.
cucumber-no-fall-ends = end.when on falls, mutta kohdassa limit.falls ei ole arvoa end_game.
cucumber-fall-ends-otherwise = limit.falls sisältää arvon end_game, mutta end.when on { $when }.
cucumber-no-fall-marks = end.when on one_unmarked, mutta kohdassa limit.falls ei ole arvoa mark.
cucumber-no-fall-eliminates = end.when on one_left, mutta kohdassa limit.falls ei ole arvoa eliminate: kukaan ei putoaisi koskaan.
cucumber-loser-and-all-win = end.winner on not_the_loser, joten joku häviää, mutta end.all_out on all_win.
cucumber-falls-without-limit = limit.points on null, joten kukaan ei voi ylittää rajaa, mutta limit.falls kertoo, mitä siitä seuraa.
cucumber-end-without-limit = limit.points on null, joten peli päättyy vain sopimalla, ei arvolla { $when }.
cucumber-limit-without-falls = limit.points on { $points }, mutta limit.falls ei kerro, mitä rajan ylittämisestä seuraa.
cucumber-leader-without-dealer = deal.leader on { $leader }, mutta deal.dealer on nobody.
cucumber-match-without-dealer = exchange on match_dealer, jossa jakaja aloittaa, mutta deal.dealer on nobody.
cucumber-wild-without-sets = pack.joker_rank on wild, mikä vaatii usean kortin aloituksia, mutta play.sets on false.
cucumber-deck-without-jokers = pack.jokers on { $jokers }, mutta pakassa { $deck } ei ole jokereita.
cucumber-deck-without-aces = Pakassa { $deck } ei ole ässiä, joilla pysäyttää.
cucumber-deck-without-pictures = exchange on rassi, mutta pakassa { $deck } ei ole kuvakortteja.
cucumber-no-such-rank = Tässä pakassa ei ole arvoa { $rank }.
cucumber-empty-group = Ylimpien korttien ryhmässä on ainakin yksi kortti.
cucumber-no-such-top-card = Tässä pakassa ei ole korttia { $card }, joka voittaisi kaiken.
cucumber-top-card-without-suit = Mikä maa, { $rank }? Ylin kortti on yksi kortti, esimerkiksi { $rank }C.
cucumber-top-card-twice = Kortti { $card } on useassa kohdassa: top_cards.
cucumber-pack-too-small = { $players } pelaajaa, kullakin { $each }: tarvitaan { $cards } korttia, ja pakassa niitä on { $size }.
cucumber-no-score-limit = points on none, joten pisteitä ei lasketa, mutta limit.points asettaa niille rajan.
cucumber-no-score-calls = points on none, joten pisteitä ei lasketa, mutta last_trick.calls kertoo ne.
cucumber-no-score-doubled = points on none, joten pisteitä ei lasketa, mutta doubled_by kaksinkertaistaa ne.
cucumber-no-score-reward = points on none, joten pisteitä ei lasketa, mutta taker_rewards_tied vähentää niitä.
cucumber-no-score-deal = points on none, joten pisteitä ei lasketa, mutta kun deal.then on losing_card, jaetaan kortin pisteiden mukaan.
cucumber-no-score-payout = points on none, joten pisteitä ei lasketa, mutta kun stakes.payout on differences, maksetaan niiden mukaan.
cucumber-bet-without-lowest = points on bet, jonka menettävät kaikki muut paitsi matalimman kortin pelannut.
cucumber-lowest-without-bet = last_trick.payers on all_but_lowest, ja he kaikki menettävät panoksen.
cucumber-bet-without-credits = points on bet, ja se maksetaan krediiteistä, jotka ovat kohdassa limit.points, mutta se on null.
cucumber-doubling-without-bet = last_trick.calls on doubling, mutta points on { $points }: ei ole panosta, jota tuplata.
cucumber-bet-and-low-cards = points on bet, joten korteilla ei ole hintaa, mutta pack.low_in_last_trick antaa joillekin sellaisen.
cucumber-bet-and-calls = points on bet, joten korteilla ei ole hintaa, mutta last_trick.calls kertoo sen.
cucumber-bet-and-differences = points on bet: krediittejä menetetään, eikä kukaan voita niitä.
cucumber-bet-and-reincarnation = points on bet: kaikki krediittinsä menettänyt ei voi jatkaa toisen krediiteillä.
cucumber-bet-and-buy-ins = points on bet: menetettyjä krediittejä ei osteta takaisin.
cucumber-no-card-decides-doubling = { $because ->
    [bet] points on bet, joten korteilla ei ole hintaa, mutta last_trick.doubled_by kaksinkertaistaa sen.
   *[declared] Matalin kortti ilmoitetaan, joten mikään kortti ei ratkaise jakoa, mutta last_trick.doubled_by kaksinkertaistaa sen.
}
cucumber-no-card-decides-face-up = { $because ->
    [bet] points on bet, joten korteilla ei ole hintaa, mutta score on face_up, jolloin maksajan kortti säilytetään.
   *[declared] Matalin kortti ilmoitetaan, joten mikään kortti ei ratkaise jakoa, mutta score on face_up, jolloin maksajan kortti säilytetään.
}
cucumber-no-card-decides-deal = { $because ->
    [bet] points on bet, joten korteilla ei ole hintaa, mutta deal.then on losing_card, jolloin jaetaan ratkaisseen kortin mukaan.
   *[declared] Matalin kortti ilmoitetaan, joten mikään kortti ei ratkaise jakoa, mutta deal.then on losing_card, jolloin jaetaan ratkaisseen kortin mukaan.
}
cucumber-declarer-without-declaration = last_trick.payers on by_declaration, mutta last_trick.calls ei anna kenenkään ilmoittaa.
cucumber-declaration-without-declarer = last_trick.calls on declaration, mutta last_trick.payers on { $payers }.
cucumber-declaration-without-points = last_trick.payers on by_declaration, jolloin lasketaan pisteitä, mutta points on none.
cucumber-declaration-and-sets = Jokainen ilmoittaa yhden viimeisen kortin, mutta play.sets sallii aloittaa usealla.
cucumber-nobody-takes-dealer = deal.dealer on { $dealer }, mutta kukaan ei saa viimeistä tikkiä: last_trick.payers on { $payers }.
cucumber-nobody-takes-leader = deal.leader on payer, mutta kukaan ei saa viimeistä tikkiä: last_trick.payers on { $payers }.
cucumber-nobody-takes-equal = last_trick.all_equal on { $all_equal }, mutta kukaan ei saa viimeistä tikkiä: last_trick.payers on { $payers }.
cucumber-kille-points-of-another-deck = points on { $points }, mikä koskee vain pakkaa kille.
cucumber-kille-without-prices = pack.deck on kille, jonka korttien hinta ei ole { $points }.
cucumber-kille-and-low-cards = pack.deck on kille, jonka kortit ovat viimeisessä tikissä samassa järjestyksessä kuin muissakin.
cucumber-restart-without-elimination = last_trick.all_equal on { $all_equal }, joka tuo pudonneet takaisin, mutta limit.falls ei pudota ketään.
cucumber-restart-and-buy-ins = last_trick.all_equal on { $all_equal }, jonka jälkeen kenenkään ei tarvitse ostaa itseään takaisin.
cucumber-restart-and-face-up = last_trick.all_equal on { $all_equal }, jonka jälkeen kaikilla on 0 pistettä, mutta score on face_up: kortit jäävät.
cucumber-most-without-exchange = exchange_at_most on { $most }, mutta kortteja ei vaihdeta: exchange on null.
cucumber-most-above-the-deal = exchange_at_most on { $most }, mutta kullekin jaetaan { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}.
cucumber-silence-for-nothing = last_trick.declaration sisältää arvon lowest_pays, mutta wrong on 0, joten mitään ei maksettaisi.
cucumber-buy-ins-without-pot = stakes.payout on differences, jolloin pottiin ei makseta, mutta takaisinostot ovat sallittuja.
cucumber-no-entry-anyway = stakes.entry on 0, mutta kun stakes.payout on differences, alussa ei makseta muutenkaan mitään.
cucumber-nobody-ever-pays = stakes.entry on 0 ja stakes.falls on null, joten kukaan ei maksaisi koskaan mitään.
cucumber-falls-without-pot = stakes.payout on differences, jolloin pottiin ei makseta, mutta stakes.falls vaatii putoavilta maksua.
cucumber-cards = { $count ->
    [1] { CARD($cards, form: "ysi") }
   *[other] { CARD($cards, form: "play") }
}
cucumber-cards-first = { $count ->
    [1] { CARD($cards, form: "Ysi") }
   *[other] { CARD($cards, form: "Play") }
}
cucumber-target = { $count ->
    [1] { CARD($target, form: "ysin") }
   *[other] { CARD($target, form: "play") }
}
cucumber-lowest-cards = { $count ->
    [1] matalin kortti ({ CARD($lowest, form: "ysi") })
   *[other] matalimmat kortit ({ CARD($lowest, form: "play") })
}
cucumber-what-beats = { $count ->
    [1] { $how ->
        [higher] kortti, joka on korkeampi kuin { CARD($target, form: "ysi") }
        [highest] { CARD($target, form: "ysi") } tai yhtä korkea kortti
       *[equal] { CARD($target, form: "ysi") } tai jotain korkeampaa
    }
   *[other] { $how ->
        [higher] { $count } korttia, jotka ovat kortti kortilta korkeampia kuin { CARD($target, form: "play") }
       *[equal] { $count } korttia, jotka ovat kortti kortilta vähintään yhtä korkeita kuin { CARD($target, form: "play") }
    }
}
cucumber-beating = { $count ->
    [1] { $how ->
        [same] { cucumber-cards-first } on yhtä korkea kuin { CARD($target, form: "ysi") }, ja se riittää
       *[beats] { cucumber-cards-first } voittaa { cucumber-target }
    }
   *[other] { $how ->
        [same] { cucumber-cards-first } ovat yhtä korkeita kuin { cucumber-target }, ja se riittää
        [higher] { cucumber-cards-first } ovat kortti kortilta korkeampia kuin { cucumber-target }
        [least] { cucumber-cards-first } ovat kortti kortilta vähintään yhtä korkeita kuin { cucumber-target }
       *[beats] { cucumber-cards-first } riittävät: korkeampia kuin { cucumber-target }
    }
}
cucumber-only-card = { $asker ->
    [you] Se on ainoa korttisi, joten se on pelattava.
   *[player] Se on käden ainoa kortti, joten se on pelattava.
}
cucumber-nothing-but-jokers = { $asker ->
    [you] Sinulla on pelkkiä jokereita. Silloin niitä saa pelata, ja ne ovat ässiä.
   *[player] Kädessä on pelkkiä jokereita ({ $player }). Silloin niitä saa pelata, ja ne ovat ässiä.
}
cucumber-may-lead = { $sets ->
    [several] { $asker ->
        [you] Saat aloittaa millä tahansa kortilla tai usealla samanarvoisella, kunhan vähintään yksi kortti jää käteen.
       *[player] { $player } saa aloittaa millä tahansa kortilla tai usealla samanarvoisella, kunhan vähintään yksi kortti jää käteen.
    }
   *[one] { $asker ->
        [you] Saat aloittaa millä tahansa kortilla.
       *[player] { $player } saa aloittaa millä tahansa kortilla.
    }
}
cucumber-must-lead-lowest = { $sets ->
    [several] { $asker ->
        [you] Sinun on aloitettava matalimmalla kortillasi ({ CARD($lowest, form: "ysi") }), yksin tai muiden samanarvoisten kanssa, kunhan vähintään yksi kortti jää käteen.
       *[player] Aloitettava on käden matalimmalla kortilla ({ CARD($lowest, form: "ysi") }), yksin tai muiden samanarvoisten kanssa, kunhan vähintään yksi kortti jää käteen. Vuorossa on { $player }.
    }
   *[one] { $asker ->
        [you] Sinun on aloitettava matalimmalla kortillasi ({ CARD($lowest, form: "ysi") }).
       *[player] Aloitettava on käden matalimmalla kortilla ({ CARD($lowest, form: "ysi") }). Vuorossa on { $player }.
    }
}
cucumber-nothing-beats-an-ace = { $asker ->
    [you] Mikään ei voita ässää, joten sinun on pelattava { cucumber-lowest-cards }.
   *[player] Mikään ei voita ässää, joten pelattava on { cucumber-lowest-cards }. Vuorossa on { $player }.
}
cucumber-cannot-beat = { $asker ->
    [you] Kädessäsi ei ole mitään, mikä voittaa { cucumber-target }, joten sinun on pelattava { cucumber-lowest-cards }.
   *[player] Kädessä ei ole mitään, mikä voittaa { cucumber-target }, joten pelattava on { cucumber-lowest-cards }. Vuorossa on { $player }.
}
cucumber-may-play = { $asker ->
    [you] Saat pelata jommankumman: { cucumber-what-beats }, tai { cucumber-lowest-cards }.
   *[player] { $player } saa pelata jommankumman: { cucumber-what-beats }, tai { cucumber-lowest-cards }.
}
cucumber-must-beat = { $asker ->
    [you] Pystyt voittamaan { cucumber-target }, joten sinun on voitettava. Siihen käy { cucumber-what-beats }.
   *[player] { $player } pystyy voittamaan { cucumber-target }, joten on voitettava. Siihen käy { cucumber-what-beats }.
}
cucumber-must-play-lowest-that-beats = { $count ->
    [1] { $asker ->
        [you] Sinun on pelattava matalin kortti, joka voittaa { CARD($target, form: "ysin") }: { CARD($least, form: "ysi") }.
       *[player] Pelattava on matalin kortti, joka voittaa { CARD($target, form: "ysin") }: { CARD($least, form: "ysi") }. Vuorossa on { $player }.
    }
   *[other] { $asker ->
        [you] Sinun on pelattava matalimmat kortit, jotka ovat korkeampia kuin { CARD($target, form: "play") }: { CARD($least, form: "play") }.
       *[player] Pelattava on matalimmat kortit, jotka ovat korkeampia kuin { CARD($target, form: "play") }: { CARD($least, form: "play") }. Vuorossa on { $player }.
    }
}
cucumber-must-play-the-same = { $count ->
    [1] { $asker ->
        [you] Sinulla on { CARD($same, form: "ysi") }, sama kuin voitettava, ja se on pelattava.
       *[player] Kädessä on { CARD($same, form: "ysi") }, sama kuin voitettava, ja se on pelattava. Vuorossa on { $player }.
    }
   *[other] { $asker ->
        [you] Sinulla on { CARD($same, form: "play") }, sama kuin voitettava, ja se on pelattava.
       *[player] Kädessä on { CARD($same, form: "play") }, sama kuin voitettava, ja se on pelattava. Vuorossa on { $player }.
    }
}
cucumber-may-be-led = { $count ->
    [1] Aloittaa saa { CARD($cards, form: "ysilla") }.
   *[other] Aloittaa saa: { CARD($cards, form: "play") }.
}
cucumber-is-the-lowest = { cucumber-cards-first } { $count ->
    [1] on matalin kortti
   *[other] ovat matalimmat kortit
}.
cucumber-is-not-the-lowest = { cucumber-cards-first } { $count ->
    [1] ei ole matalin kortti
   *[other] eivät ole matalimmat kortit
}.
cucumber-is-their-lowest = { $count ->
    [1] { $asker ->
        [you] { cucumber-cards-first } on matalin korttisi.
       *[player] { cucumber-cards-first } on käden matalin kortti.
    }
   *[other] { $asker ->
        [you] { cucumber-cards-first } ovat matalimmat korttisi.
       *[player] { cucumber-cards-first } ovat käden matalimmat kortit.
    }
}
cucumber-beats = { cucumber-beating }.
cucumber-wins-nothing = Ne eivät voita mitään: vain samanarvoiset kortit voittavat.
cucumber-is-that = { cucumber-cards-first } { $count ->
    [1] käy
   *[other] käyvät
}.
cucumber-beats-but-is-not-that = { cucumber-beating }, mutta nyt on pelattava muuta.
cucumber-is-neither = { cucumber-cards-first } { $count ->
    [1] ei ole
   *[other] eivät ole
} kumpaakaan.
cucumber-does-not = { cucumber-cards-first } { $count ->
    [1] ei riitä
   *[other] eivät riitä
}.
cucumber-is-no-such-lead = { CARD($cards, form: "Play") } ei ole tällainen aloitus.
cucumber-joker-needs-a-card = Jokeri pelataan vain yhdessä tavallisen kortin kanssa.
cucumber-one-card-is-led = Jokainen tikki aloitetaan yhdellä kortilla, ja tässä on { $count }: { CARD($cards, form: "play") }.
cucumber-not-of-one-rank = { CARD($cards, form: "Play") } eivät ole samanarvoisia, ja vain sellaisilla aloitetaan yhdessä.
cucumber-joker-alone = { $asker ->
    [you] Jokeri pelataan ilman tavallista korttia vain, jos kädessäsi oli pelkkiä jokereita.
   *[player] Jokeri pelataan ilman tavallista korttia vain, jos kädessä oli pelkkiä jokereita ({ $player }).
}
cucumber-lowest-must-be-led = On aloitettava matalimmalla kortilla, joten kädessä ei saanut olla mitään matalampaa kuin { cucumber-cards }.
cucumber-must-be-the-lowest = { $count ->
    [1] { $asker ->
        [you] Mikään ei voita ässää, joten matalimman korttisi täytyy olla { cucumber-cards }.
       *[player] Mikään ei voita ässää, joten käden matalimman kortin täytyy olla { cucumber-cards }.
    }
   *[other] { $asker ->
        [you] Mikään ei voita ässää, joten matalimpien korttiesi täytyy olla { cucumber-cards }.
       *[player] Mikään ei voita ässää, joten käden matalimpien korttien täytyy olla { cucumber-cards }.
    }
}
cucumber-beats-where-not-the-same = { $asker ->
    [you] { cucumber-beating }, ja se on sallittua vain, jos et voi pelata samaa.
   *[player] { cucumber-beating }, ja se on sallittua vain, jos { $player } ei voi pelata samaa.
}
cucumber-beats-where-nothing-lower-does = { $asker ->
    [you] { cucumber-beating }, ja se on sallittua vain, jos mikään matalampi kädessäsi ei siihen riitä.
   *[player] { cucumber-beating }, ja se on sallittua vain, jos mikään matalampi kädessä ei siihen riitä.
}
cucumber-does-not-beat = { $count ->
    [1] { cucumber-cards-first } on matalampi kuin { CARD($target, form: "ysi") } ja sallittu vain käden matalimpana korttina
   *[other] { cucumber-cards-first } eivät voita tätä: { cucumber-target }, ja ovat sallittuja vain käden matalimpina kortteina
}{ $duty ->
    [same] { $asker ->
        [you] , ja vain jos et voi voittaa etkä pelata samaa.
       *[player] , ja vain jos { $player } ei voi voittaa eikä pelata samaa.
    }
    [beat] { $asker ->
        [you] , ja vain jos et voi voittaa.
       *[player] , ja vain jos { $player } ei voi voittaa.
    }
   *[choice] .
}
cucumber-rest-does-not-matter = { $asker ->
    [you] Muilla korteillasi ei ole merkitystä.
   *[player] Käden muilla korteilla ei ole merkitystä ({ $player }).
}
cucumber-all-is-accounted-for = Jokainen kortti, joka puhuisi sitä vastaan, on tiedossa.
cucumber-but-held = { $asker ->
    [you] Mutta kädessäsi oli { $cards }, joten se ei ollut sallittua.
   *[player] Mutta kädessä oli { $cards }, joten se ei ollut sallittua ({ $player }).
}
cucumber-but-could-have-played = { $asker ->
    [you] Mutta olisit voinut pelata näin: { CARD($cards, form: "play") }. Siksi se ei ollut sallittua.
   *[player] Mutta { $player } olisi voinut pelata näin: { CARD($cards, form: "play") }. Siksi se ei ollut sallittua.
}
cucumber-no-holding = Se ei ole mahdollista millään kädellä, jonka pakka vielä sallii.
cucumber-not-all-known = { $asker ->
    [you] Kaikki korttisi eivät ole tiedossa.
   *[player] Kaikki käden kortit eivät ole tiedossa.
}
cucumber-seeing-a-card = { $asker ->
    [you] Oliko sinulla myös { $open ->
        [lower] matalampi kortti kuin { CARD($cards, form: "ysi") }
       *[cards] { $cards }
    }? Jos oli, se ei ollut sallittua.
   *[player] Oliko kädessä ({ $player }) myös { $open ->
        [lower] matalampi kortti kuin { CARD($cards, form: "ysi") }
       *[cards] { $cards }
    }? Jos oli, se ei ollut sallittua.
}
cucumber-seeing-able-cards = { $asker ->
    [you] Olisivatko korttisi yhdessä riittäneet: { cucumber-able }? Jos olisivat, se ei ollut sallittua.
   *[player] Olisivatko käden kortit yhdessä riittäneet: { cucumber-able }? Jos olisivat, se ei ollut sallittua.
}
cucumber-seeing-a-card-or-able-cards = { $asker ->
    [you] Oliko sinulla myös { $open ->
        [lower] matalampi kortti kuin { CARD($cards, form: "ysi") }
       *[cards] { $cards }
    }, tai olisivatko korttisi yhdessä riittäneet: { cucumber-able }? Jos näin oli, se ei ollut sallittua.
   *[player] Oliko kädessä ({ $player }) myös { $open ->
        [lower] matalampi kortti kuin { CARD($cards, form: "ysi") }
       *[cards] { $cards }
    }, tai olisivatko kortit yhdessä riittäneet: { cucumber-able }? Jos näin oli, se ei ollut sallittua.
}
cucumber-seeing-an-ordinary-card = { $asker ->
    [you] Oliko sinulla myös jokin muu kortti kuin jokeri? Jos oli, se ei ollut sallittua.
   *[player] Oliko kädessä ({ $player }) myös jokin muu kortti kuin jokeri? Jos oli, se ei ollut sallittua.
}
cucumber-a-card = { CARD($card, form: "ysi") }
cucumber-able = { $able ->
    [fewer] voittamaan { CARD($target, form: "play") } vähemmillä jokereilla
    [make] muodostamaan { CARD($target, form: "play") }
    [either] muodostamaan tai voittamaan { CARD($target, form: "play") }
   *[beat] voittamaan { CARD($target, form: "play") }
}
cucumber-settled-by-sizes = Montako korttia kussakin aiemmassa tikissä oli.
cucumber-settled-by-cards-before = Kortit, jotka pelattiin aiemmin tässä tikissä.
cucumber-had-to-lead-first = Ensimmäisen tikin aloittaa { $leader }, ei { $player }.
cucumber-had-to-lead-next = { $leader } sai edellisen tikin ja aloittaa, ei { $player }.
cucumber-out-of-turn = Vuorojärjestys vasemmalle: { $before }, sitten { $due }, ei { $player }.
cucumber-never-allowed = { $lower ->
    [held] Mitä tahansa aiemmin pelattiinkin merkitsemättä, { $card } ei ollut sallittu: kädessä oli matalampia kortteja ({ $player }).
   *[unknown] Mitä tahansa aiemmin pelattiinkin merkitsemättä, { $player } ei saanut pelata tätä: { $card }.
}
cucumber-nobody-changes = Näillä säännöillä kortteja ei vaihdeta.
cucumber-need-not-change = Kenenkään ei tarvitse vaihtaa kortteja.
cucumber-holding-is-smaller = Kädessä on { $holding } korttia, joten { $count } ei voi vaihtaa.
cucumber-most-to-change = Kukaan ei saa vaihtaa enempää kuin { $most ->
    [1] { $most } kortin
   *[other] { $most } korttia
}.
cucumber-stock-left = { $enough ->
    [yes] Pakassa on jäljellä { $left }; { $count } riittää.
   *[no] Pakassa on jäljellä { $left }, liian vähän: tarvitaan { $count }.
}
cucumber-first-changed-none = Ensimmäinen ei vaihtanut yhtään, joten kukaan ei saa vaihtaa.
cucumber-stock-is-used-up = Pakka on lopussa, joten kukaan ei saa enää vaihtaa.
cucumber-as-many-or-none = Ensimmäinen vaihtoi { $first }: yhtä monta tai ei yhtään.
cucumber-whole-stock-or-none = Ensimmäinen vaihtoi { $first }, ja pakassa on vain { $left }: kaikki tai ei yhtään.
cucumber-dealer-keeps-two = Jakaja pitää vähintään kaksi korttia; tässä jäisi { $left }.
cucumber-no-more-than-first = Ensimmäinen vaihtoi { $first }, eikä kukaan saa vaihtaa enempää.
cucumber-before-changed-none = Edellinen ei vaihtanut yhtään, joten kukaan ei saa enää vaihtaa.
cucumber-no-more-than-before = Edellinen vaihtoi { $before }, eikä kukaan saa vaihtaa enempää.
cucumber-cannot-have-been = Niin ei ole voinut olla.
cucumber-whole-holding-is-changed = Vain koko käsi vaihdetaan, kaikki { $holding } korttia.
cucumber-three-changes = Käsi vaihdetaan enintään kolmesti: ilmaiseksi, tuplaten ja vielä kerran tuplaten.
cucumber-third-change = Kolmannen kerran saa vaihtaa vain, jos ensimmäinen oli ilmainen.
cucumber-seeing-first-holding = Ensimmäinen käsi: oliko siinä kuningas, kuningatar tai sotilas? Jos oli, se ei ollut sallittua.
cucumber-change-doubles = Käden saa vaihtaa tuplatakseen ja vielä kerran tuplatakseen uudelleen.
cucumber-nobody-throws-in = Näillä säännöillä kukaan ei vaihda kättään ilmaiseksi.
cucumber-has-a-picture = Kädessä on kuvakortti: { $card }.
cucumber-no-picture-yet = Kortteja on { $each }, tiedossa { $count }, eikä vielä yhtään kuvaa.
cucumber-seeing-the-others = Muut kortit: onko niissä kuningas, kuningatar tai sotilas.
cucumber-no-picture = { $also ->
    [high] Kädessä ei ole kuningasta, kuningatarta eikä sotilasta, ja ässät ja jokerit eivät ole kuvia.
   *[none] Kädessä ei ole kuningasta, kuningatarta eikä sotilasta.
}
cucumber-bets-are-not-doubled = Näillä säännöillä ei tuplata.
cucumber-hand-is-won = Kaikki muut luopuivat, joten { $player } voitti: jako on ohi.
cucumber-alone-in-the-hand = Mukana on vain { $player }, joten ei ole jakoa, jossa tuplata.
cucumber-out-of-the-hand = { $player } ei ole enää mukana jaossa. Mukana: { $others }.
cucumber-doubled-last = { $player } tuplasi viimeksi; ensin jonkun muun on tuplattava.
cucumber-double-between-tricks = Tikin { $trick } jälkeen ei voi tuplata. Tuplataan kahden tikin välissä: tikistä 1 tikkiin { $last }.
cucumber-double-comes-later = Tikin { $trick } jälkeen ei voi tuplata. Kahden tikin välissä tuplataan kerran, ja edellinen oli tikin { $before } jälkeen.
cucumber-double-needs = Tähän tuplaukseen jokainen jaossa tarvitsee { cucumber-amount }; { $have }.
cucumber-has = { $player }: { $points }
cucumber-only-winner-doubles = Vain edellisen tikin saanut saa tuplata, ja se ei ole { $player }.
cucumber-may-double = { $player } saa tuplata: kaikkien jaossa varat riittävät ({ cucumber-amount }).
cucumber-nobody-declares = Näillä säännöillä ei ilmoiteta.
cucumber-all-have-declined = Kaikki kieltäytyivät, joten kukaan ei ilmoita.
cucumber-word-of-another = Sananvuorossa on { $player }: kysytään vuorotellen, ensin viimeisen tikin saaneelta.
cucumber-may-declare = Sananvuorossa on { $player }, joten { $player } saa ilmoittaa.

cucumber-unit-hands-lost = hävityt jaot
cucumber-unit-credits = krediitit
cucumber-column-taker = Tikin saaja
cucumber-column-card = Kortti
cucumber-mark-fell = putosi
cucumber-mark-half = puolikas kurkku
cucumber-mark-reset = takaisin nollaan
cucumber-mark-anew = uusi kierros
cucumber-mark-bought-in = takaisinosto
cucumber-act-buys-in = takaisinosto
cucumber-drawing-whole = kurkku
cucumber-drawing-half = puolikas kurkku
cucumber-why-rampo = Viimeisen tikin kortit olivat kaikki yhtä korkeita: uusi kierros.
cucumber-why-silent = Kukaan ei ilmoittanut.
cucumber-why-declared = { $player } ilmoitti, eikä kukaan maksanut.
cucumber-limit = raja
cucumber-limit-in-short = { $reached ->
    [credits] krediitit lopussa: { $falls }
    [safe] yli { $limit }: { $falls }
    [reset] tasan { $limit } palaa nollaan; enemmän: { $falls }
   *[out] { $limit } tai enemmän: { $falls }
}
cucumber-then = { $first }, sitten { $then }
cucumber-fall-in-short = { $fall ->
    [reincarnate] elämä menee
    [keep_highest] puolikas kurkku
    [eliminate] ulkona
    [mark] merkki
   *[end_game] peli päättyy
}

cucumber-name = Kurkku
cucumber-about = Vältä viimeistä tikkiä
cucumber-variant-agurk = Seitsemän korttia, kaksi elämää; viimeisessä tikissä tasan jääneiltä muilta vähennetään pisteitä
cucumber-variant-agurk-denexa = Agurk, jossa on voitettava korkeammalla kortilla, jos pystyy, ja tasan 21 ei vielä haittaa
cucumber-variant-gurka = Kuusi korttia, 30 pisteellä ulos; kerran pelissä saa ostaa itsensä takaisin
cucumber-variant-gurka-modern = Gurka, jossa voitettava on vain edellinen kortti eikä mikään voita ässää
cucumber-variant-ogorek = Kuusi korttia, 50 pisteellä ulos; on voitettava, jos pystyy, ja ässä on viimeisessä tikissä matalin
cucumber-variant-ogorek-classic = Ogórek kuten ennen: 21 pisteellä ulos
cucumber-variant-ogorek-kontra = Ogórek, jossa joku saa tuplata rangaistuksen, mutta maksaa itse hävitessään nelinkertaisesti
cucumber-variant-kurkku = Kuusi korttia; peli päättyy, kun joku saavuttaa 30, ja alin tulos voittaa
cucumber-variant-matapesa = Koko pakka, ei pisteitä: viimeisen tikin saaja jakaa seuraavan
cucumber-variant-kurko = Jokerit ovat ässiä, viimeisessä tikissä molemmat matalimpia; pelataan, kunnes 30 on täynnä kaikilla paitsi yhdellä
cucumber-variant-rassi = Kuvattoman käden saa vaihtaa ilmaiseksi, sitten tuplaten, vaikka kahdesti; 50 pisteellä ulos
cucumber-variant-gurka-norway = Seitsemän korttia, 21 pisteellä heti ulos, ei toista elämää
cucumber-variant-norwegian = Ratkaissut kortti määrää seuraavan jaon kortit, matalimman pelannut jakaa ja jakaja aloittaa
cucumber-variant-gurka-iceland = Ensin kymmenen korttia, sitten yhdeksän, sitten kahdeksan; aloittaa saa usealla samanarvoisella; 6♣ voittaa kaiken, ja tasan 21 palautuu nollaan
cucumber-variant-concombre = Ratkaisseet kortit jäävät näkyviin ja määräävät seuraavan jaon; toisella kurkun puolikkaalla häviää
cucumber-variant-five-cucumbers = Friesen peli korteilla 1–15: yli viisi kurkkua, ja olet ulkona
cucumber-variant-twenty-two = Aloittaa saa usealla samanarvoisella, kortteja saa vaihtaa, ja ratkaisseet kortit jäävät näkyviin: 22, ja olet ulkona
cucumber-variant-twenty-two-rasmussen = Twenty-Two, jossa aloituksen kortit on voitettava, jos pystyy; pisteet lasketaan paperilla
cucumber-variant-twenty-six = Twenty-Two kahdella pakalla ja neljällä jokerilla, jotka käyvät minä korttina tahansa; 26 pisteellä ulos
cucumber-variant-minibluff = Matalin kortti voittaa jaon: kullakin kymmenen krediittiä, ja panoksen tuplaamisesta saa kieltäytyä
cucumber-variant-krypkille = Kille-korteilla: pelattaessa ei ole valinnanvaraa, lopuksi ilmoitat korttisi matalimmaksi
cucumber-variant-rokkar = Putoava maksaa, kuvalla kaksinkertaisesti; jos viimeiset kortit ovat kaikki yhtä korkeita, alkaa uusi kierros
cucumber-variant-vidivallagurka = Seitsemän korttia, aloittaa saa usealla samanarvoisella, mustat seiskat ylimpinä; vaihda enintään yhtä monta korttia kuin edellinen
cucumber-name-agurk-denexa = Kurkku (Denexa)
cucumber-name-gurka-modern = Gurka nykysäännöin
cucumber-name-ogorek-classic = Ogórek, raja 21
cucumber-name-ogorek-kontra = Ogórek kontralla
cucumber-name-gurka-norway = Gurka (Norja)
cucumber-name-norwegian = Norjalainen kurkku
cucumber-name-five-cucumbers = Five Cucumbers
cucumber-house-rule-three-jokers = Kolme jokeria ässiä korkeampina, 15 pistettä kukin
cucumber-house-rule-exchange = Aloittaja saa vaihtaa kortteja; muut yhtä monta tai ei yhtään
cucumber-house-rule-kept-cards = Ratkaisseet kortit jäävät näkyviin, ei vähennyksiä, yksi elämä, yli 21 pisteellä ulos
cucumber-house-rule-all-tied-pay = Kaikki viimeisessä tikissä tasan jääneet maksavat
cucumber-house-rule-first-over-21-loses = Ensimmäisenä 21 ylittävä päättää pelin ja häviää sen
cucumber-house-rule-exactly-21-resets = Tasan 21 palautuu nollaan
cucumber-house-rule-losing-card-deal = Ratkaissut kortti määrää, montako korttia kukin saa seuraavaksi
cucumber-house-rule-previous-card = Vain edellisen pelaajan kortti on voitettava
cucumber-house-rule-must-beat = Jos pystyy voittamaan, on voitettava
cucumber-house-rule-same-rank-first = Jos kädessä on samanarvoinen kuin voitettava kortti, se on pelattava
cucumber-house-rule-ace-stops = Mikään ei voita ässää
cucumber-house-rule-lead-lowest = Aloittajan on pelattava matalin korttinsa
cucumber-house-rule-to-20 = 20 pisteellä ulos
cucumber-house-rule-free-rebuy = Yksi ilmainen takaisinosto, kun panos on kiinteä
cucumber-house-rule-three-jokers-kurko = Kolme jokeria kahden sijasta
cucumber-house-rule-jokers-as-aces = Kaksi jokeria lisä-ässinä
cucumber-house-rule-exchange-up-to = Aloittaja saa vaihtaa kortteja; muut enintään yhtä monta
cucumber-house-rule-six-of-clubs-fatal = Joka maksaa kortilla 6♣, on heti ulkona
cucumber-house-rule-black-sevens-equal = Mustat seiskat ovat korkeimmat ja yhtä korkeat, 21 pistettä kumpikin; 6♣ on tavallinen kutonen
cucumber-house-rule-black-sevens-ranked = 7♠ (16 pistettä) on korkein, sitten 7♣ (15); 6♣ on tavallinen kutonen
cucumber-house-rule-five-cards = Viisi korttia kullekin joka jaossa
cucumber-house-rule-zigzag = Kuudesta kortista alas yhteen, ylös viiteen, alas yhteen, ylös neljään ja niin edelleen
cucumber-house-rule-prague-must-beat = Jos pystyy voittamaan korkeimman kortin, on voitettava
cucumber-house-rule-prague-previous = Voita edellinen kortti tai pelaa matalin
cucumber-house-rule-prague-previous-must-beat = Jos pystyy voittamaan edellisen kortin, on voitettava
cucumber-house-rule-prague-lowest-that-beats = Pelaa matalin kortti, joka voittaa edellisen, muuten matalin: vain aloitus on vapaa
cucumber-house-rule-prague-all-tied-pay = Kaikki viimeisessä tikissä tasan jääneet maksavat
cucumber-house-rule-prague-taker-pays = Vain viimeisen tikin saaja maksaa
cucumber-house-rule-all-win = Jos viimeiset putoavat yhdessä, he kaikki voittavat
cucumber-house-rule-lowest-total-wins = Jos viimeiset putoavat yhdessä, heistä voittaa alin tulos
cucumber-house-rule-varmland = Kuten Värmlannissa: enintään kolme korttia vaihdetaan, harlekin on 50, 100 pisteellä ulos; matalimmalla kortilla vaiti jäänyt maksaa 10 (arvaus)
cucumber-house-rule-wrong-adds = Väärä ilmoitus maksaa 10 ja lisäksi kortin pisteet
cucumber-house-rule-first-to-fall-pays = Vain ensimmäisenä putoava maksaa, ja kaikki samassa jaossa putoavat
cucumber-house-rule-equal-only-if-all-fall = Yhtä korkeat viimeiset kortit aloittavat uuden kierroksen vain, jos kaikki putoaisivat niihin

cucumber-body-last-trick = kaikkien kortit
cucumber-body-outcome = kuka sai tikin ja millä kortilla
cucumber-body-tricks = kaikki tikit
cucumber-body-no-last-trick = päättyi ilman viimeistä tikkiä

cucumber-claim-play = Saako nämä kortit pelata?
cucumber-claim-audit = Pelattiinko jako sääntöjen mukaan?
cucumber-claim-exchange = Saako näin monta korttia vaihtaa?
cucumber-claim-rassi = Saako käden vaihtaa ilmaiseksi (Rassi)?
cucumber-claim-double = Saako panoksen tuplata?
cucumber-claim-declare = Kuka saa ilmoittaa matalimman kortin?
