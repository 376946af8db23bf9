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
