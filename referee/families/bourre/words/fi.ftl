# Finnish: lines of Bourré.

bourre-short = { $sentence } Merkkejä on vain { $paid }.

bourre-antes = { $player } maksaa alkupanoksen: { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
}.
bourre-stays = { $player } jää mukaan ja maksaa { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
}.

bourre-barred = { $fault ->
    [corrected] { $player } pelasi väärin, korjasi sen eikä voi voittaa tätä pottia.
    [out_of_turn] { $player } pelasi väärällä vuorolla eikä voi voittaa tätä pottia.
    [spoke_early] { $player } puhui väärällä vuorolla eikä voi voittaa tätä pottia.
   *[renege] { $player } pelasi väärin eikä voi voittaa tätä pottia.
}
bourre-pays-for-fault = { $fault ->
    [corrected] { $player } pelasi väärin, korjasi sen ja maksaa { $chips ->
        [one] { $chips } merkin
       *[other] { $chips } merkkiä
    }.
    [out_of_turn] { $player } pelasi väärällä vuorolla ja maksaa { $chips ->
        [one] { $chips } merkin
       *[other] { $chips } merkkiä
    }.
    [spoke_early] { $player } puhui väärällä vuorolla ja maksaa { $chips ->
        [one] { $chips } merkin
       *[other] { $chips } merkkiä
    }.
   *[renege] { $player } pelasi väärin ja maksaa { $chips ->
       [one] { $chips } merkin
      *[other] { $chips } merkkiä
   }.
}
bourre-loses-deal = { $fault ->
    [corrected] { $player } pelasi väärin, korjasi sen ja menettää seuraavan jakovuoron.
    [out_of_turn] { $player } pelasi väärällä vuorolla ja menettää seuraavan jakovuoron.
    [spoke_early] { $player } puhui väärällä vuorolla ja menettää seuraavan jakovuoron.
   *[renege] { $player } pelasi väärin ja menettää seuraavan jakovuoron.
}
bourre-bourre = { $player } jäi mukaan, ei saanut yhtään tikkiä ja maksaa { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
}.
bourre-exempt = { $player } ei maksa alkupanosta seuraavasta jaosta.

bourre-wins = { $player } sai { $tricks ->
    [one] { $tricks } tikin
   *[other] { $tricks } tikkiä
} ja ottaa { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
}.
bourre-wins-with-most-tricks = { $player } sai eniten tikkejä ja ottaa { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
}.
bourre-wins-alone = { $player } jäi yksin mukaan ja ottaa { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
}.
bourre-wins-as-dealer = Kaikki passasivat, ja { $player } saa jakajana { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
}.
bourre-shares = { $player } jäi tasan ja saa { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
}.

bourre-carried-above-limit = Yhdestä potista voi voittaa enintään { $most ->
    [one] { $most } merkin
   *[other] { $most } merkkiä
}: seuraavaan jakoon jää { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
}.
bourre-carried-as-all-pass = Kaikki passasivat: seuraavaan jakoon jää { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
}.
bourre-carried-from-dealer = Kaikki passasivat, eikä { $dealer } voi voittaa: seuraavaan jakoon jää { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
}.
bourre-carried-by-tie = { $then ->
    [played_off] { $players } saivat yhtä monta tikkiä ({ $tricks }) ja pelaavat potista: seuraavaan jakoon jää { $chips ->
        [one] { $chips } merkki
       *[other] { $chips } merkkiä
    }.
   *[left] { $players } saivat yhtä monta tikkiä ({ $tricks }): seuraavaan jakoon jää { $chips ->
       [one] { $chips } merkki
      *[other] { $chips } merkkiä
   }.
}
bourre-carried-by-uncounted-tie = { $then ->
    [played_off] { $players } saivat yhtä monta tikkiä, eniten kaikista, ja pelaavat potista: seuraavaan jakoon jää { $chips ->
        [one] { $chips } merkki
       *[other] { $chips } merkkiä
    }.
   *[left] { $players } saivat yhtä monta tikkiä, eniten kaikista: seuraavaan jakoon jää { $chips ->
       [one] { $chips } merkki
      *[other] { $chips } merkkiä
   }.
}
bourre-carried-for-one = { $players } saivat yhtä monta tikkiä ({ $tricks }), ja potin voi voittaa vain { $winner }: seuraavaan jakoon jää { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
}.
bourre-carried-for-one-uncounted = { $players } saivat yhtä monta tikkiä, eniten kaikista, ja potin voi voittaa vain { $winner }: seuraavaan jakoon jää { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
}.
bourre-carried-from-barred = Ilman oikeutta tähän pottiin: { $players }; seuraavaan jakoon jää { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
}.
bourre-carried-without-majority = Kukaan ei saanut yli puolta tikeistä: seuraavaan jakoon jää { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
}.

bourre-out = { $because ->
    [ante] { $chips ->
        [0] { $player } ei pysty maksamaan seuraavaa alkupanosta ja on ulkona.
       *[other] { $player } ei pysty maksamaan seuraavaa alkupanosta ja on ulkona. { $chips ->
           [one] Viimeinen merkki menee
          *[other] Viimeiset { $chips } merkkiä menevät
       } pottiin.
    }
   *[short] { $chips ->
        [0] { $player } ei pysty maksamaan kaikkea ja on ulkona.
       *[other] { $player } ei pysty maksamaan kaikkea ja on ulkona. { $chips ->
           [one] Viimeinen merkki menee
          *[other] Viimeiset { $chips } merkkiä menevät
       } pottiin.
    }
}
bourre-gets-of-what-is-left = { $player } saa { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
} siitä, mitä potissa on jäljellä.

bourre-takes-new-chips = { $player } ottaa { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
} ja pelaa taas.
bourre-adjustment-from-pot = Päätös: { $player } saa potista { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
}. { $reason }
bourre-adjustment-into-pot = Päätös: { $player } maksaa pottiin { $chips ->
    [one] { $chips } merkin
   *[other] { $chips } merkkiä
}. { $reason }
bourre-joins = { $player } tulee mukaan; voitettuja merkkejä on 0.
bourre-leaves = { $status ->
    [in] { $player } lähtee pöydästä ja on ulkona pelistä.
   *[out] { $player } lähtee pöydästä.
}

bourre-not-at-the-table = { $player } ei ole pöydässä tässä jaossa. Pöydässä: { $players }.
bourre-out-of-the-game = { $player } on ulkona pelistä. Pöydässä: { $players }.
bourre-named-twice = { $player } on mainittu kahdesti.

bourre-not-in-pack = Tässä pakassa ei ole korttia { CARD($card, form: "row") }. Siinä on 52 korttia, neljä maata ässästä kakkoseen.
bourre-suit-missing = Mitä maata on { CARD($card, form: "ysi") }? Kirjoita { $cards }.
bourre-card-twice = Pakassa on vain yksi { CARD($card, form: "ysi") }, ja se on annettu kahdesti.
bourre-no-suit = ”{ $text }” ei ole maa. Kirjoita C, D, H tai S, tai anna käännetty kortti kohdassa `card`.

bourre-only-one-at-the-table = Pöydässä on oltava kaksi, ja siellä on vain { $player }.
bourre-nobody-at-the-table = Pöydässä on oltava kaksi, eikä siellä ole ketään.
bourre-only-tied-stay = Potista pelaavat vain { $tied }, joten mukaan ei voi jäädä: { $players }.
bourre-one-form = Anna vain yksi näistä: taken, tricks tai winner. Annettu: { $given }.
bourre-no-form = Anna yksi näistä: taken, tricks tai winner.
bourre-stayers-missing = Kerro, ketkä jäävät mukaan, ja jos heitä on vähintään kaksi, myös heidän tikkinsä; stay on tyhjä, jos kaikki passasivat.
bourre-one-stays-without-tricks = Tikkejä ei pelata, kun vain { $player } jää mukaan; jätä { $member } pois.
bourre-nobody-stays-without-tricks = Tikkejä ei pelata, kun kukaan ei jää mukaan; jätä { $member } pois.
bourre-tricks-of-all-who-stay = Anna kaikkien mukaan jääneiden tikit, ei muiden. Mukana: { $players }.
bourre-fewer-than-no-tricks = Tikkejä ei voi olla alle 0: { $players }.
bourre-tricks-do-not-add-up = Jaossa on { $tricks } tikkiä, mutta annettu on { $count }.
bourre-trump-missing = Mikä maa on valtti? Anna käännetty kortti tai maa kohdassa trump.
bourre-no-fault = ”{ $text }” ei ole virhe. Virheet ovat { $known }.
bourre-fault-without-cards = { $player } ei pelannut tässä jaossa yhtään korttia.
bourre-fault-in-no-trick = { $player } ei ole voinut tehdä sitä tikissä { $trick }: tikkejä on { $tricks }.
bourre-fault-without-trick = { $player } pelasi väärin, mutta missä tikissä? Sitä ei ole annettu.
bourre-fault-was-none = { $player } pelasi tikissä { $trick } sääntöjen mukaan.
bourre-nobody-tied = Pottia ei voi jakaa sopimalla: kukaan ei jäänyt tasan.
bourre-nothing-to-agree-on = Pottia ei voi jakaa sopimalla: näissä säännöissä ei ole siinä mitään sovittavaa.
bourre-ante-is-fixed = Alkupanos on näissä säännöissä { $chips }; jakaja ei päätä siitä.
bourre-nobody-antes = { $players } pelaavat potista, eikä kukaan maksa alkupanosta; jätä se pois.

bourre-leader-follows = Ensimmäinen puhuja ja aloittaja määräytyvät jakajan mukaan; nimeä jakaja.
bourre-abandoned = Peli on keskeytetty; mitään ei voi enää kirjata.
bourre-over = Peli on päättynyt. Voitto: { $winners }. Mitään ei voi enää kirjata.
bourre-no-new-chips = Näissä säännöissä ei oteta uusia merkkejä.
bourre-has-left = { $player } on lähtenyt pöydästä.
bourre-is-in = { $player } on mukana; uusia merkkejä saa ottaa vain ulkona oleva.
bourre-new-chips-already = { $player } on jo ottanut uusia merkkejä niin monta kertaa kuin näissä säännöissä saa.
bourre-pot-is-too-small = Potissa on { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
}, eikä siitä voi ottaa enempää.
bourre-adjustment-of-nothing = Päätös 0 ei siirrä merkkejä: anna potista tulevien määrä, tai miinus, kun maksetaan pottiin.
bourre-too-few-chips = { $player }: merkkejä on { $chips }, joten { $count } ei ole maksettavissa.
bourre-full = Näissä säännöissä pelaajia on enintään { $most }, ja täällä heitä on { $here }.
bourre-has-left-already = { $player } on jo lähtenyt pöydästä.

bourre-winner-stays-alone = Potin saa { $players }, koska vain { $stayers } jää mukaan.
bourre-winner-as-dealer = Potin saa { $players }, koska kukaan ei jää mukaan.
bourre-no-winner-of-one = Kukaan ei saa pottia, koska vain { $stayers } jää mukaan.
bourre-no-winner-of-none = Kukaan ei saa pottia, koska kukaan ei jää mukaan.
bourre-did-not-stay = Ei jäänyt mukaan: { $players }. Tikit tai niiden puute kirjataan vain mukaan jääneille.
bourre-winner-is-barred = { $player } ei voi voittaa tätä pottia virheen vuoksi.
bourre-winner-without-trick = { $player } ei voi saada pottia ilman yhtään tikkiä.
bourre-winner-and-tie = { $player } saa potin yksin; jätä tied pois.
bourre-tied-missing = Kukaan ei saa pottia yksin: kerro kohdassa tied, keillä on eniten tikkejä.
bourre-tied-alone = { $player } sai yksin eniten tikkejä ja saa potin.
bourre-tied-are-barred = Ilman oikeutta tähän pottiin virheen vuoksi: { $players }. Potin saa muista paras.
bourre-tied-without-trick = Ei voi olla sekä eniten tikkejä että ei yhtään: { $players }.
bourre-tricks-cannot-be-shared = { $count ->
    [1] Tikkejä ({ $tricks }) ei voi jakaa näin: eniten – { $players }, vähemmän – muut ({ $others }). Kuka jäi ilman?
   *[other] Tikkejä ({ $tricks }) ei voi jakaa näin: eniten, yhtä monta – { $players }, vähemmän – muut ({ $others }). Kuka jäi ilman?
}

bourre-ask-winner = Kuka saa potin?
bourre-tap-winner = Napauta potin saajaa
bourre-who-takes-the-pot = { $name } saa potin
bourre-nobody-takes-the-pot = Kukaan ei saa pottia yksin
bourre-form-result = Kuka saa potin
bourre-form-taken = Laske tikit
bourre-form-cards = Joka kortti

bourre-row-tied = Eniten tikkejä
bourre-ask-tied = Kenellä on eniten tikkejä?
bourre-row-bourre = Ei tikkiä
bourre-row-passed = Passasi
bourre-all-others-passed = Kaikki muut passasivat
bourre-all-passed = Kaikki passasivat
bourre-row-tricks = tikit
bourre-ask-tricks = Kuka sai nämä { $tricks } tikkiä?
bourre-hint-tricks = tyhjä: passasi

bourre-row-ante = Jakaja pyytää
bourre-hint-ante = muuten { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
}
bourre-row-split = Potti jaetaan
bourre-hint-split = Vain kun eniten tikkejä on usealla; muuten potti siirtyy
bourre-row-faults = Virheet
bourre-fold-faults = Huomautettiinko virheestä?

bourre-choice-fault = { $fault ->
    [corrected] pelasi väärin, korjasi
    [out_of_turn] pelasi väärällä vuorolla
    [spoke_early] puhui väärällä vuorolla
   *[renege] pelasi väärin
}
bourre-choice-fault-with-penalties = { bourre-choice-fault } ({ AND($penalties) })
bourre-fault-costs = { $penalty ->
    [pay] maksaa kuin bourrésta
    [bar] ei voi voittaa
   *[lose_deal] menettää jakovuoron
}
bourre-row-away = Poissa
bourre-hint-away = Ei saa kortteja eikä maksa alkupanosta
bourre-fold-away = Onko joku poissa?

bourre-count-hands-played = Pelatut jaot
bourre-count-hands-stayed = Mukana jaoissa
bourre-count-pots-won = Voitetut potit
bourre-count-hands-lost = Bourrét
bourre-count-penalty-points = Sakkomerkit
bourre-ratio-pots-per-stay = Potteja mukanaoloa kohti

bourre-due-ante = Maksettu pottiin ennen peliä
bourre-due-stay = Maksettu mukaan jäämisestä
bourre-due-bourre = Jäi mukaan eikä saanut tikkiä
bourre-due-fault = Maksettu sääntöjen rikkomisesta
bourre-due-payout = Voitettu potista
bourre-due-out = Ulkona olevan pelaajan viimeiset merkit
bourre-due-left = Osuus siitä, mitä potissa oli lopussa
bourre-due-adjustment = Kilpailunjohtajan siirtämä

bourre-pot-too-large = Pottiin tulisi { $chips } merkkiä. Enempää kuin { $most } ei lasketa: sopikaa ylärajasta, tai päättäkää tämä peli ja aloittakaa uusi.
bourre-score-too-large = { $player }: merkkejä tulisi { $chips }. Enempää kuin { $most } ei lasketa: sopikaa ylärajasta, tai päättäkää tämä peli ja aloittakaa uusi.

bourre-trick-refused = Tikki { $trick }: { $reason } Merkitse se virheeksi, tai kerro, ettei kukaan huomauttanut ja jako lasketaan niin kuin se pelattiin.
bourre-tricks-of-a-hand = Kullakin on { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}, joten tikkejä on yhtä monta, ei { $given }.
bourre-does-not-stay = { $player } ei jää mukaan. Tikissä pelaavat: { $players }.
bourre-did-not-play = Tähän tikkiin ei pelannut: { $players }. Käsissä on siis eri määrä kortteja.

bourre-order-of-a-trick = Tikin { $trick } järjestys on { $players }, ei { $given }.
bourre-upcard-of-nobody = Käännetty kortti { $card } ei ole kenenkään, mutta sen pelasi { $player }.
bourre-upcard-of-the-dealer = Käännetty kortti { $card } kuuluu jakajalle ({ $dealer }), mutta sen pelasi { $player }.
bourre-upcard-not-played = { $player } ei nostanut kortteja, joten käännetty kortti { $card } oli kädessä, mutta sitä ei pelattu.
bourre-passed-without-winner = Kun kerrot voittajan (winner), kerro, ketkä passasivat; muuten kerro kohdassa stay, ketkä jäävät mukaan.
bourre-threw-away-more = { $player } heitti pois { $cards ->
    [one] { $cards } kortin
   *[other] { $cards } korttia
} mutta nosti { $drew }.
bourre-draws-at-most = Kun pelaajia on { $players }, saa nostaa 0–{ $most } korttia, ei { $given }.
bourre-stock-too-small = Nostettiin { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}, mutta nostopakassa on { $stock }, eikä siihen sekoiteta lisää.
bourre-dealer-must-stay = { $must ->
    [dealer_with_ace] { $player } jakaa ja jää mukaan: jakajan on jäätävä, kun käännetty kortti on ässä.
    [ace_holder] { $player } jakaa ja jää mukaan: sen on jäätävä, jolla on valttiässä.
   *[dealer] { $player } jakaa ja jää mukaan: jakajan on aina jäätävä.
}
bourre-tricks-of-two = Tikkejä pelataan, kun mukana on vähintään kaksi; yksin jäävä saa potin ilman tikkejä.

bourre-cards-in-these-rules = Näissä säännöissä kullakin on { $most } korttia, ei { $given }.
bourre-cards-at-most = Näissä säännöissä kullakin on enintään { $most } korttia, ei { $given }.
bourre-upcard-of-nobody-yet = Käännetty kortti { $card } ei ole ennen nostoja kenenkään, mutta se on annettu pelaajan { $player } kädessä.

bourre-upcard-of-a-holding = { $is ->
    [in] Käännetty kortti { $card } on jakajan, mutta se on annettu pelaajan { $player } kädessä.
   *[out] Käännetty kortti { $card } on jakajan, mutta se puuttuu kädestä: { $player }.
}
bourre-players-of-a-table = Nämä säännöt ovat { $fewest }–{ $most } pelaajalle, ei { $given }.
bourre-played-clockwise = Kortit pelataan myötäpäivään: pelaajan { $other } jälkeen ei tässä tikissä tule { $player }.
bourre-in-the-holding-and-elsewhere = Pakassa on yksi { $card }, ja se on annettu sekä kädessä että muualla.
bourre-tricks-in-these-rules = Jaossa on näissä säännöissä { $tricks ->
    [one] { $tricks } tikki
   *[other] { $tricks } tikkiä
}, joten { $given } ei ole mahdollinen.
bourre-holding-missing = Anna käsi, tai kohdassa holding_size sen korttien määrä.
bourre-holding-size = holding_size on { $given }, mutta kädessä on annettu { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}.
bourre-not-in-the-holding = { $card } on pelattu tai tiedossa, mutta se ei ole kädessä.

bourre-nobody-to-exempt = ante.by on dealer, joten kukaan muu ei maksa alkupanosta, josta voisi vapautua.
bourre-dealer-chooses = ante.by on dealer, mutta ante.chosen antaa jakajan määrätä, mitä muut maksavat.
bourre-fixed-without-chips = bourre.pays on fixed, mutta bourre.chips ei kerro, montako.
bourre-chips-without-fixed = bourre.pays on pot, joten kohdalla bourre.chips ei ole merkitystä.
bourre-nothing-to-limit = bourre.pays on fixed, joten ei ole mitään rajoitettavaa.
bourre-out-and-to-stay = chips.short on out, mikä perustuu kaikkien maksamaan alkupanokseen, mutta ante.to_stay on { $chips }.
bourre-out-and-chosen-ante = chips.short on out, mikä perustuu kaikkien maksamaan alkupanokseen, mutta ante.chosen antaa jakajan määrätä sen.
bourre-out-and-dealer-antes = chips.short on out, mikä perustuu kaikkien maksamaan alkupanokseen, mutta ante.by on dealer.
bourre-out-without-start = chips.short on out, mutta chips.start ei kerro, montako merkkiä on.
bourre-start-below-ante = chips.start on { $chips }, eikä se riitä ensimmäiseen alkupanokseen.
bourre-rebuys-without-start = chips.rebuys on { $rebuys }, mutta chips.start ei kerro, montako merkkiä otetaan.
bourre-rebuys-of-nobody = chips.rebuys on { $rebuys }, mutta kukaan ei putoa, kun chips.short on owes.

bourre-pack-too-small = { $upcard ->
    [out] { $players } pelaajaa, kullakin { $each }: tarvitaan { $cards } korttia, ja niitä on { $available } ilman käännettyä korttia.
   *[in] { $players } pelaajaa, kullakin { $each }: tarvitaan { $cards } korttia, ja niitä on { $available }.
}
bourre-more-drawn-than-dealt = draw.at_most on { $most }, mutta kullekin jaetaan vain { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}.
bourre-more-drawn-at-larger-tables = draw.from sallii nostaa enemmän kortteja kuin jaetaan; niitä jaetaan { $cards }.
bourre-end-without-chips = end.when on { $when }, mutta chips.start ei anna kenellekään merkkejä.
bourre-target-missing = end.when on target, joten end.target on annettava, ja sen on oltava suurempi kuin chips.start.
bourre-target-otherwise = end.target on { $target }, mutta end.when on { $when }.
bourre-won-but-not-broken = play.lead sisältää arvon trump_if_won, joka vaatii valtteja, mutta not_before_broken kieltää ne.
bourre-no-sure-tricks = play.cinch_trumping on always, mutta vain play.cinch sure_tricks sitoo myös muita kuin aloittajaa.
bourre-majority-is-carried = pot.won_by on majority, jolloin voittamaton potti siirtyy, mutta pot.tie on { $tie }.
bourre-no-upcard-of-the-dealer = stay.must on dealer_with_ace, mutta kun deal.trump on { $trump }, käännetty kortti ei ole jakajan.
bourre-suit = { $suit ->
    [C] risti
    [D] ruutu
    [H] hertta
   *[S] pata
}
bourre-duty = { $duty ->
    [follow] maata on tunnustettava
    [head] maata tunnustettaessa on voitettava tikki, kun voi
    [void] on valttattava sääntöjen mukaan
    [cinch] on pelattava korkein valtti, kun yli puolet tikeistä on varmoja
   *[lead] on aloitettava sääntöjen mukaan
}
bourre-only-card = { $asker ->
    [you] { $card } on ainoa korttisi, joten se on pelattava.
   *[player] { $card } on käden ainoa kortti, joten se on pelattava.
}
bourre-any-card = Minkä tahansa kortin saa pelata.
bourre-asks-for = { $may ->
    [yes] Siihen käy { $cards }: kortin { $card } saa pelata.
   *[no] Siihen käy { $cards }: korttia { $card } ei saa pelata.
}
bourre-follows = { $asker ->
    [you] Aloitettu maa on { bourre-suit }, ja sitä on kädessäsi: maata on tunnustettava.
   *[player] Aloitettu maa on { bourre-suit }, ja { $player } pystyy tunnustamaan: maata on tunnustettava.
}
bourre-heads = { $asker ->
    [you] Pystyt tunnustamaan maata ja voittamaan tikin, joten sinun on tehtävä molemmat.
   *[player] { $player } pystyy tunnustamaan maata ja voittamaan tikin, joten on tehtävä molemmat.
}
bourre-void-without-trumps = { $asker ->
    [you] Maa on { bourre-suit }. Kädessäsi ei ole sitä eikä valttia.
   *[player] Maa on { bourre-suit }. Kädessä ei ole sitä eikä valttia ({ $player }).
}
bourre-void-without-winning-trump = { $asker ->
    [you] Maa on { bourre-suit }. Kädessäsi ei ole sitä eikä valttia, joka voittaa tikin.
   *[player] Maa on { bourre-suit }. Kädessä ei ole sitä eikä valttia, joka voittaa tikin ({ $player }).
}
bourre-void = { $asker ->
    [you] Maa on { bourre-suit }, ja sitä ei ole kädessäsi.
   *[player] Maa on { bourre-suit }, ja sitä ei ole kädessä ({ $player }).
}
bourre-void-trumps = { $asker ->
    [you] Maa on { bourre-suit }, ja sitä ei ole kädessäsi: on valttattava.
   *[player] Maa on { bourre-suit }, ja sitä ei ole kädessä: on valttattava ({ $player }).
}
bourre-void-highest-trump = { $asker ->
    [you] Maa on { bourre-suit }, ja sitä ei ole kädessäsi: on pelattava korkein valtti.
   *[player] Maa on { bourre-suit }, ja sitä ei ole kädessä: on pelattava korkein valtti ({ $player }).
}
bourre-void-winning-trump = { $asker ->
    [you] Maa on { bourre-suit }, ja sitä ei ole kädessäsi: tikki on voitettava valtilla.
   *[player] Maa on { bourre-suit }, ja sitä ei ole kädessä: tikki on voitettava valtilla ({ $player }).
}
bourre-ace-king-queen = { $asker ->
    [you] Sinulla on tai oli valttiässä, -kuningas ja -kuningatar, ja niillä on aloitettava tässä järjestyksessä.
   *[player] Kädessä ({ $player }) on tai oli valttiässä, -kuningas ja -kuningatar, ja niillä on aloitettava tässä järjestyksessä.
}
bourre-cinch = { $asker ->
    [you] Kaikkiaan { $cards } tikistä sinulla on jo { $taken }, ja valteilla varmoja lisää { $sure }. Kun yli puolet on varmoja, korkein valtti on pelattava.
   *[player] { $player }: kaikkiaan { $cards } tikistä jo { $taken }, ja valteilla varmoja lisää { $sure }. Kun yli puolet on varmoja, korkein valtti on pelattava.
}
bourre-may-lead = { $asker ->
    [you] Saat aloittaa.
   *[player] { $player } saa aloittaa.
}
bourre-lead-duties = { $duties }.
bourre-lead-duty = { $duty ->
    [high_trump_first] { $place ->
        [first] Ensimmäisen tikin aloittajan, jolla on valttiässä, -kuningas tai -kuningatar, on aloitettava korkeimmalla valtilla
       *[later] ensimmäisen tikin aloittajan, jolla on valttiässä, -kuningas tai -kuningatar, on aloitettava korkeimmalla valtilla
    }
    [trump_ace] { $place ->
        [first] Ensimmäisen tikin aloittajan, jolla on valttiässä, on aloitettava sillä
       *[later] ensimmäisen tikin aloittajan, jolla on valttiässä, on aloitettava sillä
    }
    [trump_if_won] { $place ->
        [first] Tikin saanut aloittaa seuraavan valtilla, jos sellainen on
       *[later] tikin saanut aloittaa seuraavan valtilla, jos sellainen on
    }
    [not_before_broken] { $place ->
        [first] Valtilla ei aloiteta, ennen kuin valttia on pelattu, paitsi jos kädessä on pelkkiä valtteja
       *[later] valtilla ei aloiteta, ennen kuin valttia on pelattu, paitsi jos kädessä on pelkkiä valtteja
    }
   *[all_trumps_left] { $place ->
        [first] Se, jolla on valtteja ja joka tietää muiden valttien menneen, aloittaa valtilla
       *[later] se, jolla on valtteja ja joka tietää muiden valttien menneen, aloittaa valtilla
    }
}
bourre-may-be-played-whatever = Olivatpa tuntemattomat kortit mitä tahansa, kortin { $card } saa pelata.
bourre-may-be-played-not-known = Se, saako kortin { $card } pelata, riippuu korteista, joita ei tunneta.
bourre-convicted = { $asker ->
    [you] Kädessäsi on { $cards }, ja { bourre-duty }: korttia { $card } ei saa pelata.
   *[player] Kädessä ({ $player }) on { $cards }, ja { bourre-duty }: korttia { $card } ei saa pelata.
}
bourre-convicted-whatever = { $asker ->
    [you] Olivatpa tuntemattomat kortit mitä tahansa, korttia { $card } ei saa pelata: { bourre-duty }.
   *[player] Olivatpa tuntemattomat kortit mitä tahansa, { $player } ei saa pelata korttia { $card }: { bourre-duty }.
}
bourre-seeing-cards = Onko kädessä { $cards }: silloin se ei olisi sallittua.
bourre-any-of-suit = { $suit ->
    [C] mikä tahansa risti
    [D] mikä tahansa ruutu
    [H] mikä tahansa hertta
   *[S] mikä tahansa pata
}
bourre-seeing-trumps = Kaikki käden valtit.
bourre-played-by-the-rules = Jokainen kortti pelattiin sääntöjen mukaan.
bourre-in-a-trick = Tikki { $trick }: { $explanation }
bourre-may-pass = { $player } saa passata.
bourre-may-pass-in-play-off = { $player } saa passata: ratkaisupelissä kenenkään ei tarvitse jäädä.
bourre-may-pass-not-known = Se, saako { $player } passata, riippuu siitä, mitä ei ole kerrottu.
bourre-must-stay = { $player }: on jäätävä mukaan.
bourre-must-stay-with = { $player }: kädessä on { $cards }, joten on jäätävä mukaan.
bourre-seeing-for-pass = { $what ->
    [upcard] Käännetty kortti.
    [suit] Valttimaa.
    [both] Valttimaa ja kaikki käden kortit.
   *[holding] Kaikki käden kortit.
}
bourre-may-draw = { $player } saa nostaa enintään { $most ->
    [1] { $most } kortin
   *[other] { $most } korttia
}, kun pöydässä on { $players }.

bourre-unit-chips = merkit
bourre-column-winner = Voittaja
bourre-column-pot = Potti
bourre-column-tricks = Tikit
bourre-column-next-pot = Uusi potti
bourre-mark-won = voitti potin
bourre-mark-bourre = bourré
bourre-mark-new-chips = uudet merkit
bourre-drawing-chip = yliviivattu merkki
bourre-end-in-short = peli päättyy, kun jollakulla on { $chips ->
    [one] { $chips } merkki
   *[other] { $chips } merkkiä
}

bourre-about = Tikkipeli potista, Louisianasta
bourre-variant-bourre = Viisi korttia, yksi nosto, valttipakko; joka jää mukaan eikä saa tikkiäkään, maksaa potin uudelleen
bourre-variant-bourre-denexa = Bourré, jossa cinch sitoo kaikkia ja väärin pelaamisesta vain maksetaan
bourre-variant-boure = Kaikki puhuvat ennen kuin kukaan nostaa; valttipakko vain, jos valtilla voittaa, eikä cinchiä
bourre-variant-boo-ray = Käännetty kortti ei ole kenenkään, neljä saa nostaa, ja ensin aloitetaan korkealla valtilla
bourre-variant-booray-winning-moves = 200 merkkiä kullekin; joka ei pysty maksamaan, on ulkona, ja 400 merkillä voittaa
bourre-variant-boo-ray-four = Neljä korttia, eikä muuta pakkoa kuin tunnustaa maata
bourre-name-boo-ray-four = Boo-Ray neljällä kortilla
bourre-house-rule-limit = Potista saa ja bourrésta maksaa enintään 20 merkkiä
bourre-house-rule-double-ante = Kaksinkertainen alkupanos: mukaan jääminen maksaa toisen mokoman
bourre-house-rule-draw-four = Kortteja saa nostaa enintään neljä
bourre-house-rule-draw-fewer = Kuuden pöydässä saa nostaa enintään neljä korttia, seitsemän pöydässä kolme, kahdeksan kaksi
bourre-house-rule-three-from-seven = Seitsemästä pelaajasta alkaen saa nostaa enintään kolme korttia
bourre-house-rule-split = Tasan jääneet jakavat potin
bourre-house-rule-agree = Tasan jääneet saavat sopia potin jakamisesta
bourre-house-rule-two-chips = Bourré maksaa kaksi merkkiä
bourre-house-rule-tied-ante = Vain bourrén maksanut säästyy alkupanokselta
bourre-house-rule-trick-takers-exempt = Tikin saanut säästyy alkupanokselta
bourre-house-rule-ace-king-queen = Valttiässällä, -kuninkaalla ja -kuningattarella aloitetaan tässä järjestyksessä
bourre-house-rule-any-misplay = Jokaisesta virheestä maksetaan
bourre-house-rule-majority = Voittoon tarvitaan yli puolet tikeistä
bourre-house-rule-dealer-names = Jakaja valitsee valtin
bourre-house-rule-broken-trumps = Valtilla ei aloiteta, ennen kuin valttia on pelattu
bourre-house-rule-dealer-antes = Jakaja maksaa alkupanoksen kaikkien puolesta
bourre-house-rule-play-off = Tasan jääneet pelaavat potista
bourre-house-rule-dealers-pot = Jos kaikki passaavat, jakaja saa potin
bourre-house-rule-chosen-ante = Jakaja päättää alkupanoksen
bourre-house-rule-dealers-sixth = Jakaja saa ottaa nostopakan päältä käännetyn kortin
bourre-house-rule-next-best = Jos eniten tikkejä saanut ei voi voittaa, voittaa muista paras
bourre-house-rule-rebuys = Kaksikymmentä merkkiä kullekin, ja ulkona oleva saa ne kerran uudelleen

bourre-body-stay = ketkä jäävät mukaan
bourre-body-taken = montako tikkiä kukin sai
bourre-body-tricks = kaikki kortit
bourre-body-winner = kuka saa potin
bourre-body-card = kortti
bourre-body-cards = luettelo, jossa on tuo yksi kortti
bourre-body-upcard = käännetty kortti
bourre-body-suit = valttimaa

bourre-claim-play = Saako tämän kortin pelata?
bourre-claim-pass = Saako tämä pelaaja passata?
bourre-claim-draw = Saako näin monta korttia nostaa?
bourre-claim-audit = Pelattiinko jako sääntöjen mukaan?
